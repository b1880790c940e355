/* SPDX-License-Identifier: MIT */
/*
 * A class before the projector.  Space is the one key that goes on; votes by hand come from keys
 * here, those of bridges and devices go into the class itself (train/class.h) while this screen
 * or another one is shown.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "text/complain.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "text/phrase.h"
#include "train/answer_words.h"
#include "tui/class_screen.h"
#include "tui/class_words.h"
#include "tui/screens.h"

static struct class_screen *of(struct screen *screen)
{
    return (struct class_screen *)screen;
}

/* --- steps --- */

static void say_not_kept(struct app *app, const struct err *err)
{
    struct buf sentence = {0};
    complain_line(&sentence, err, NULL, false);
    app_warn(app, _("These votes could not be kept: %s"), buf_text(&sentence));
    buf_clear(&sentence);
}

/* Another step or another puzzle: the page from its top. */
static void show_step(struct class_screen *screen)
{
    const struct class *class = screen->class;
    screen->has_number = false;
    screen->blank = false;
    screen->skip = 0;
    screen->choices = (struct list){
        .count = (int)class->choices[class_shown_part(class)].count};
}

static void show_puzzle(struct class_screen *screen)
{
    screen->ply = class_puzzle(screen->class)->claim.ply;
    show_step(screen);
}

/* The end; the screen is gone after this. */
static void finish(struct class_screen *screen, struct app *app)
{
    struct class *class = screen->class;
    class_quit(class);
    if (class->result_count == 0 || !app_replace(app, "class-end", class))
        app_close(app, DO_BACK);
}

/* The proof is the page that explains a verdict, or the answer to a law question. */
static bool open_proof(struct class_screen *screen, struct app *app)
{
    const struct session *session = &screen->class->session;
    const struct puzzle *puzzle = class_puzzle(screen->class);
    struct explain_setup claim = {.game = &puzzle->source->pgn.game,
                                  .rules = puzzle->rules,
                                  .verdict = &session->verdict,
                                  .puzzle = puzzle,
                                  .grounds = session->grounds,
                                  .ground_count = session->ground_count,
                                  .space_goes_on = true};
    struct answer_setup law = {.puzzle = puzzle,
                               .choices = session->choices,
                               .choice_count = session->choice_count,
                               .space_goes_on = true};
    return puzzle->kind == PUZZLE_CLAIM ? app_open(app, "explain", &claim)
                                        : app_open(app, "answer", &law);
}

static void go_on(struct class_screen *screen, struct app *app)
{
    size_t at = screen->class->session.at;
    class_go_on(screen->class, app->utc);
    if (screen->class->state == CLASS_ANSWER && screen->class->not_kept)
        say_not_kept(app, &screen->class->err);
    if (screen->class->state == CLASS_OVER)
        finish(screen, app);
    else if (screen->class->state == CLASS_PROOF)
        open_proof(screen, app);
    else if (screen->class->session.at != at)
        show_puzzle(screen);
    else
        show_step(screen);
}

/* --- doings --- */

static void do_go_on(struct class_screen *screen, struct app *app, const struct call *call)
{
    (void)call;
    if (screen->blank) {
        screen->blank = false;
        return;
    }
    go_on(screen, app);
}

/* One vote, or as many as the number typed before says. */
static void vote(struct class_screen *screen, struct app *app, enum class_part part, int code)
{
    struct class *class = screen->class;
    bool good = screen->has_number ? class_hand_set(class, part, code, screen->number)
                                   : class_hand(class, part, code);
    screen->has_number = false;
    if (!good)
        app_warn(app, _("There are no more votes than %d for a choice."), VOTE_COUNT_MOST);
}

static void do_verdict(struct class_screen *screen, struct app *app, const struct call *call)
{
    enum verdict_answer answer = call->doing == DO_VALID     ? VERDICT_VALID
                                 : call->doing == DO_INVALID ? VERDICT_INVALID
                                                             : VERDICT_UNDECIDED;
    vote(screen, app, CLASS_ANSWERS, (int)answer);
}

static void vote_for(struct class_screen *screen, struct app *app, int choice)
{
    enum class_part part = class_shown_part(screen->class);
    if (choice < 0 || choice >= screen->choices.count)
        return;
    screen->choices.chosen = choice;
    vote(screen, app, part, screen->class->choices[part].codes[choice]);
    class_scroll(screen, app, DO_NONE);
}

static bool digits_count(const struct class_screen *screen)
{
    return screen->class->state == CLASS_VOTE && !class_is_law(screen->class);
}

static void add_digit(struct class_screen *screen, unsigned digit)
{
    unsigned number = screen->has_number ? screen->number * 10 + digit : digit;
    screen->has_number = true;
    screen->number = number > VOTE_COUNT_MOST ? VOTE_COUNT_MOST : number;
}

/* Before a letter digits are a number of votes; where choices have numbers, they are votes. */
static void do_digit(struct class_screen *screen, struct app *app, const struct call *call)
{
    if (digits_count(screen))
        add_digit(screen, (unsigned)call->number);
    else
        vote_for(screen, app, call->number - 1);
}

static void do_confirm(struct class_screen *screen, struct app *app, const struct call *call)
{
    (void)call;
    vote_for(screen, app, screen->choices.chosen);
}

static void do_take_back(struct class_screen *screen, struct app *app, const struct call *call)
{
    (void)call;
    if (screen->has_number) {
        screen->number /= 10;
        screen->has_number = screen->number > 0;
    } else if (!class_take_back(screen->class)) {
        app_say(app, _("There is no vote by hand to take back."));
    }
}

static void do_reopen(struct class_screen *screen, struct app *app, const struct call *call)
{
    (void)call;
    if (class_back(screen->class)) {
        show_step(screen);
        app_say(app, _("The vote is open again."));
    }
}

static void do_blank(struct class_screen *screen, struct app *app, const struct call *call)
{
    (void)app;
    (void)call;
    screen->blank = !screen->blank;
}

static void do_list(struct class_screen *screen, struct app *app, const struct call *call)
{
    list_do(&screen->choices, call->doing, screen->choices.count);
    class_scroll(screen, app, DO_NONE);
}

static void do_scroll(struct class_screen *screen, struct app *app, const struct call *call)
{
    class_scroll(screen, app, call->doing);
}

static void show_ply(struct class_screen *screen, int ply)
{
    int last = class_puzzle(screen->class)->claim.ply;
    screen->ply = ply < 0 ? 0 : ply > last ? last : ply;
}

static void do_step(struct class_screen *screen, struct app *app, const struct call *call)
{
    const int to[] = {[DO_STEP_BACK - DO_STEP_BACK] = screen->ply - 1,
                      [DO_STEP_ON - DO_STEP_BACK] = screen->ply + 1,
                      [DO_FIRST - DO_STEP_BACK] = 0,
                      [DO_LAST - DO_STEP_BACK] = class_puzzle(screen->class)->claim.ply};
    (void)app;
    show_ply(screen, to[call->doing - DO_STEP_BACK]);
}

static void do_cancel(struct class_screen *screen, struct app *app, const struct call *call)
{
    (void)app;
    (void)call;
    if (screen->has_number)
        screen->has_number = false;
    else
        show_ply(screen, class_puzzle(screen->class)->claim.ply);
}

static void do_rules(struct class_screen *screen, struct app *app, const struct call *call)
{
    /* No article: it would name the ground. */
    struct rules_setup setup = {.rules = class_puzzle(screen->class)->rules};
    (void)call;
    app_open(app, "rules", &setup);
}

static bool may_lose(struct class_screen *screen, struct app *app, enum doing doing)
{
    return !class_would_lose(screen->class) ||
           app_sure(app, doing,
                    _("The votes on this puzzle are not kept yet.  Leave it? (y/n)"));
}

static void do_skip(struct class_screen *screen, struct app *app, const struct call *call)
{
    (void)call;
    if (!may_lose(screen, app, DO_NEXT))
        return;
    class_skip(screen->class);
    if (screen->class->state == CLASS_OVER)
        finish(screen, app);
    else
        show_puzzle(screen);
}

static void do_back(struct class_screen *screen, struct app *app, const struct call *call)
{
    (void)call;
    if (may_lose(screen, app, DO_BACK))
        finish(screen, app);
}

static const struct {
    enum doing doing;
    void (*run)(struct class_screen *screen, struct app *app, const struct call *call);
} doings[] = {
    {DO_PLAYED, do_go_on},     {DO_VALID, do_verdict},          {DO_INVALID, do_verdict},
    {DO_ARBITER, do_verdict},  {DO_CHOOSE, do_digit},           {DO_CONFIRM, do_confirm},
    {DO_STEP_UNDONE, do_take_back}, {DO_UNDO, do_reopen},       {DO_BLANK, do_blank},
    {DO_UP, do_list},          {DO_DOWN, do_list},              {DO_PAGE_UP, do_scroll},
    {DO_PAGE_DOWN, do_scroll}, {DO_STEP_BACK, do_step},         {DO_STEP_ON, do_step},
    {DO_FIRST, do_step},       {DO_LAST, do_step},              {DO_CANCEL, do_cancel},
    {DO_RULES, do_rules},      {DO_NEXT, do_skip},              {DO_BACK, do_back},
};

static void class_update(struct screen *screen, struct app *app, const struct call *call)
{
    for (size_t i = 0; i < sizeof doings / sizeof *doings; i++) {
        if (doings[i].doing == call->doing) {
            doings[i].run(of(screen), app, call);
            return;
        }
    }
}

/* From the proof: on to the next puzzle, or back to the answer. */
static void class_resume(struct screen *screen, struct app *app, enum doing how)
{
    if (of(screen)->class->state != CLASS_PROOF)
        return;
    if (how == DO_NEXT)
        go_on(of(screen), app);
    else
        class_back(of(screen)->class);
}

/* Votes as in the plain mode: ":v 12", ":3 12". */
static bool class_command(struct screen *screen, struct app *app, const char *text)
{
    struct class *class = of(screen)->class;
    struct vote_line line;
    enum class_part part;
    int code;
    if (!class_is_open(class) || !vote_line_parse(text, strlen(text), &line) ||
        !class_read(class, &line, &part, &code))
        return false;
    of(screen)->has_number = line.has_count;
    of(screen)->number = line.count;
    vote(of(screen), app, part, code);
    return true;
}

/* --- opening and closing --- */

static void class_close(struct screen *screen)
{
    free(screen);
}

static struct screen *class_open(struct app *app, const void *argument)
{
    const struct class_setup *setup = argument;
    struct class_screen *screen;
    (void)app;
    if (setup == NULL || setup->class->state == CLASS_OVER)
        return NULL;
    screen = calloc(1, sizeof *screen);
    if (screen == NULL)
        return NULL;
    screen->class = setup->class;
    screen->door = setup->door;
    show_puzzle(screen);
    return &screen->screen;
}

/* --- view --- */

static const struct class_screen *seen(const struct screen *screen)
{
    return (const struct class_screen *)screen;
}

static void class_draw(const struct screen *screen, const struct app *app, struct canvas *canvas,
                       struct area body)
{
    if (!seen(screen)->blank && class_puzzle(seen(screen)->class) != NULL)
        class_view(seen(screen), app, canvas, body);
}

static void class_title(const struct screen *screen, const struct app *app, struct buf *left,
                        struct buf *right)
{
    const struct class *class = seen(screen)->class;
    enum class_part part = class_shown_part(class);
    if (class_puzzle(class) == NULL)
        return;
    /* TRANSLATORS: puzzle 7 of 20, then its title */
    buf_printf(left, _("PUZZLE %zu/%zu | %s"), class->session.at + 1,
               class->session.selection->count,
               puzzle_title(class_puzzle(class), app->context.language));
    buf_add(right, class_place(class));
    if (class_is_open(class))
        buf_printf(right, part == CLASS_REASONS ? _("   grounds in: %u") : _("   votes in: %u"),
                   class_total(class, class->round, part));
}

/* "Join: http://192.168.1.5:8080  code K W R T Z  (23 devices)" */
static void add_door(struct buf *out, const struct class_door *door)
{
    phrase_with(out,
                ngettext("Join: {address}  code {code}  ({n} device)",
                         "Join: {address}  code {code}  ({n} devices)", door->joined),
                (struct filling[]){{"address", door->address, 0},
                                   {"code", door->code, 0},
                                   {"n", NULL, (long)door->joined},
                                   {NULL, NULL, 0}});
}

static void class_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct class_screen *class = seen(screen);
    struct speaker speaker = class_speaker(class->class, app->display.letters);
    if (class->blank)
        buf_add(out, _("The screen is blank; b shows it again."));
    else if (class->has_number)
        buf_printf(out, _("%u: v, i or a sets its votes; Enter those of the chosen row."),
                   class->number);
    else if (class->door != NULL)
        add_door(out, class->door);
    else if (!class_is_law(class->class))
        explain_turn(out, &speaker);
}

static bool is_offered(const struct class *class, enum verdict_answer answer)
{
    for (size_t i = 0; i < class->choices[CLASS_ANSWERS].count; i++) {
        if (class->choices[CLASS_ANSWERS].codes[i] == (int)answer)
            return true;
    }
    return false;
}

static bool class_works(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct class *class = seen(screen)->class;
    bool verdicts = class_is_open(class) && !class_is_law(class);
    (void)app;
    switch (doing) {
    case DO_VALID:
    case DO_INVALID:
        return verdicts;
    case DO_ARBITER:
        return verdicts && is_offered(class, VERDICT_UNDECIDED);
    case DO_CHOOSE:
    case DO_CONFIRM:
    case DO_UP:
    case DO_DOWN:
    case DO_STEP_UNDONE:
        return class_is_open(class);
    case DO_UNDO:
        return class->state == CLASS_TALLY;
    case DO_STEP_BACK:
    case DO_STEP_ON:
    case DO_FIRST:
    case DO_LAST:
        return !class_is_law(class);
    case DO_FLIP:
    case DO_PIECES:
    case DO_LARGER:
    case DO_SMALLER:
        return class_has_board(seen(screen));
    case DO_RULES:
        return class_puzzle(class)->rules != NULL;
    default:
        return true;
    }
}

/* Letters where verdicts are on the board, digits where numbers are. */
static bool class_hints(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct class *class = seen(screen)->class;
    (void)app;
    switch (doing) {
    case DO_VALID:
    case DO_INVALID:
    case DO_ARBITER:
        return digits_count(seen(screen));
    case DO_CHOOSE:
        return !digits_count(seen(screen));
    case DO_STEP_UNDONE:
        return class->take_count > 0;
    default:
        return true;
    }
}

static const char *class_label(const struct screen *screen, const struct app *app,
                               enum doing doing)
{
    (void)app;
    return doing == DO_PLAYED ? class_next(seen(screen)->class) : NULL;
}

static void class_about(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct puzzle *puzzle = class_puzzle(seen(screen)->class);
    (void)app;
    buf_printf(out, _("puzzle %s, version %08lx"), puzzle->id,
               (unsigned long)(puzzle->content & 0xffffffff));
}

static const struct binding class_keys[] = {
    {K_SPACE, DO_PLAYED, N_("go on"),
     N_("go on: ground, tally, second vote, both tallies, answer, proof, next puzzle")},
    {'v', DO_VALID, N_("add a vote"), N_("one more vote for valid; 12v sets twelve")},
    {'i', DO_INVALID, N_("add a vote"), N_("one more vote for invalid")},
    {'a', DO_ARBITER, N_("add a vote"), N_("one more vote for left to the arbiter")},
    {K_DIGIT, DO_CHOOSE, N_("add a vote"),
     N_("one more vote for the choice of that number; before v, i and a: how many there are")},
    {'0', DO_CHOOSE, NULL, NULL},
    {K_BACKSPACE, DO_STEP_UNDONE, N_("takes it back"), N_("take the latest vote by hand back")},
    {'u', DO_UNDO, N_("open again"), N_("open the vote again that was closed")},
    {'b', DO_BLANK, N_("blank"), N_("nothing on the screen, and back")},
    {'q', DO_BACK, N_("back"), N_("end the class; asks if votes would be lost")},
    {K_ENTER, DO_CONFIRM, NULL, N_("one more vote for the chosen row")},
    {K_UP, DO_UP, NULL, N_("the row above")},
    {'k', DO_UP, NULL, NULL},
    {K_DOWN, DO_DOWN, NULL, N_("the row below")},
    {'j', DO_DOWN, NULL, NULL},
    {K_ESCAPE, DO_CANCEL, NULL, N_("forget the number; back to the claim's position")},
    {K_LEFT, DO_STEP_BACK, NULL, N_("a move back")},
    {K_RIGHT, DO_STEP_ON, NULL, N_("a move on")},
    {K_HOME, DO_FIRST, NULL, N_("to the start of the game")},
    {K_END, DO_LAST, NULL, N_("to the claim")},
    {K_PAGE_UP, DO_PAGE_UP, NULL, N_("the text up")},
    {K_CTRL('U'), DO_PAGE_UP, NULL, NULL},
    {K_PAGE_DOWN, DO_PAGE_DOWN, NULL, N_("the text down")},
    {K_CTRL('D'), DO_PAGE_DOWN, NULL, NULL},
    {'R', DO_RULES, NULL, N_("the rules of this puzzle")},
    {'r', DO_RULES, NULL, NULL},
    {K_NONE, DO_NEXT, NULL, N_("leave this puzzle out")},
    {'f', DO_FLIP, NULL, N_("the board from the other side")},
    KEYS_OF_LOOK,
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_class = {
    .name = "class",
    .keys = class_keys,
    .open = class_open,
    .close = class_close,
    .update = class_update,
    .view = class_draw,
    .title = class_title,
    .message = class_message,
    .works = class_works,
    .hints = class_hints,
    .label = class_label,
    .command = class_command,
    .resume = class_resume,
    .about = class_about,
};
