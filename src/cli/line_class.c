/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/line_class.h"

#include <string.h>

#include "cli/line_command.h"
#include "cli/line_rules.h"
#include "text/i18n.h"
#include "train/answer_words.h"
#include "tui/class_words.h"

struct line_class {
    struct line_desk desk;
    struct class *class;
    const struct class_door *door;
    struct speaker speaker;
    bool leaving_asked; /* `quit` or `skip` with votes asks once */
};

static struct line_class *class_of(struct line_desk *desk)
{
    return desk->owner;
}

static const char *language(const struct line_class *lines)
{
    return lines->desk.mode->language ? lines->desk.mode->language : "en";
}

/* ---- the question ---- */

/* The claim's position, and the game no further. */
static void look_at_claim(struct line_class *lines)
{
    const struct puzzle *puzzle = class_puzzle(lines->class);

    lines->speaker = class_speaker(lines->class, lines->desk.mode->letters);
    lines->desk.view = (struct line_view){
        .game = lines->speaker.game,
        .rules = puzzle->rules ? puzzle->rules : ruleset_default(),
        .letters = lines->speaker.letters,
        .speaker = puzzle->kind == PUZZLE_CLAIM ? &lines->speaker : NULL,
        .ply = puzzle->claim.ply,
        .last = puzzle->claim.ply,
    };
}

static void say_card(struct line_class *lines)
{
    struct buf text = {0};

    explain_claim(&text, &lines->speaker);
    buf_add_char(&text, ' ');
    explain_how(&text, &lines->speaker);
    buf_add_char(&text, ' ');
    explain_turn(&text, &lines->speaker);
    buf_add_char(&text, ' ');
    explain_before(&text, &lines->speaker);
    line_say_buf(lines->desk.mode, &text);
}

static void say_choices(struct line_class *lines, enum class_part part)
{
    const struct class *class = lines->class;
    struct buf question = {0};

    class_question(&question, class, part, language(lines));
    line_say_buf(lines->desk.mode, &question);
    for (size_t i = 0; i < class->choices[part].count; i++)
        line_sayf(lines->desk.mode, "%c %s", class_choice_sign(class, part, i),
                  class_choice(class, part, i, language(lines)));
    if (class_is_law(class) && class_puzzle(class)->several)
        line_say(lines->desk.mode, _("Vote for one that is right."));
}

static void say_question(struct line_class *lines)
{
    const struct class *class = lines->class;
    struct buf rules = {0};

    line_phrase(lines->desk.mode, _("Puzzle {n} of {count}: {title}"),
                (const struct filling[]){
                    {"n", NULL, (long)class->session.at + 1},
                    {"count", NULL, (long)class->session.selection->count},
                    {"title", puzzle_title(class_puzzle(class), language(lines)), 0},
                    {0}});
    puzzle_rules(&rules, class_puzzle(class));
    line_phrase(lines->desk.mode, _("Rules: {rules}."),
                (const struct filling[]){{"rules", buf_text(&rules), 0}, {0}});
    buf_clear(&rules);
    if (!class_is_law(class))
        say_card(lines);
    say_choices(lines, CLASS_ANSWERS);
}

static void say_door(struct line_class *lines)
{
    const struct class_door *door = lines->door;

    if (!door)
        return;
    line_phrase(lines->desk.mode,
                ngettext("Devices join at {address} with the code {code}; {n} has joined.",
                         "Devices join at {address} with the code {code}; {n} have joined.",
                         door->joined),
                (const struct filling[]){{"address", door->address, 0},
                                         {"code", door->code, 0},
                                         {"n", NULL, (long)door->joined},
                                         {0}});
}

/* ---- counting ---- */

static void say_votes(struct line_class *lines)
{
    const struct class *class = lines->class;
    unsigned answers = class_total(class, class->round, CLASS_ANSWERS);

    if (class_asks(class, CLASS_REASONS))
        line_phrase(lines->desk.mode, _("{place}: {answers} votes, {grounds} grounds."),
                    (const struct filling[]){
                        {"place", class_place(class), 0},
                        {"answers", NULL, (long)answers},
                        {"grounds", NULL, (long)class_total(class, class->round, CLASS_REASONS)},
                        {0}});
    else
        line_phrase(lines->desk.mode, _("{place}: {answers} votes."),
                    (const struct filling[]){{"place", class_place(class), 0},
                                             {"answers", NULL, (long)answers},
                                             {0}});
}

/* "valid: 20 of 24, then 3 of 24" */
static void say_count(struct line_class *lines, enum class_part part, size_t choice)
{
    const struct class *class = lines->class;
    const char *sentence = class->round == 0
                               ? _("{choice}: {votes} of {total}")
                               : _("{choice}: {votes} of {total}, then {later} of {later_total}");

    line_phrase(lines->desk.mode, sentence,
                (const struct filling[]){
                    {"choice", class_choice(class, part, choice, language(lines)), 0},
                    {"votes", NULL, (long)class_votes(class, 0, part, choice)},
                    {"total", NULL, (long)class_total(class, 0, part)},
                    {"later", NULL, (long)class_votes(class, 1, part, choice)},
                    {"later_total", NULL, (long)class_total(class, 1, part)},
                    {0}});
}

static void say_tally(struct line_class *lines)
{
    const struct class *class = lines->class;

    if (class->options.show == SHOW_NEVER) {
        line_say(lines->desk.mode, _("The tally is not shown in this class."));
        return;
    }
    for (int part = 0; part < CLASS_PARTS; part++)
        for (size_t i = 0; class_has_tally(class, (enum class_part)part) &&
                           i < class->choices[part].count; i++)
            say_count(lines, (enum class_part)part, i);
}

/* ---- answer and proof ---- */

static void say_right(struct line_class *lines, enum class_part part, const char *sentence)
{
    struct buf right = {0};

    class_right(&right, lines->class, part, language(lines));
    line_phrase(lines->desk.mode, sentence,
                (const struct filling[]){{"right", buf_text(&right), 0}, {0}});
    buf_clear(&right);
}

static void say_answer(struct line_class *lines)
{
    const struct class *class = lines->class;

    say_right(lines, CLASS_ANSWERS, _("Right is: {right}."));
    if (class_asks(class, CLASS_REASONS))
        say_right(lines, CLASS_REASONS, _("The ground: {right}."));
    if (!class->not_kept)
        return;
    line_say(lines->desk.mode, _("These votes could not be kept:"));
    line_complain(lines->desk.mode, &class->err, false);
}

static void say_told(struct line_class *lines, void (*tell)(struct buf *, const struct speaker *))
{
    struct buf text = {0};

    tell(&text, &lines->speaker);
    line_say_buf(lines->desk.mode, &text);
}

static void say_proof(struct line_class *lines)
{
    struct buf after = {0};
    bool fallback = false;

    lines->desk.view.open = true;
    lines->desk.view.last = lines->speaker.game->plies;
    if (!class_is_law(lines->class)) {
        say_told(lines, explain_headline);
        say_told(lines, explain_reasons);
        say_told(lines, explain_next);
    }
    puzzle_aftermath(&after, class_puzzle(lines->class), language(lines), &fallback);
    line_say_buf(lines->desk.mode, &after);
}

/* ---- one state after the other ---- */

static void say_state(struct line_class *lines)
{
    switch (lines->class->state) {
    case CLASS_VOTE:
        if (lines->class->round == 0) {
            look_at_claim(lines);
            say_question(lines);
        } else {
            say_choices(lines, CLASS_ANSWERS);
        }
        break;
    case CLASS_GROUNDS:
        say_choices(lines, CLASS_REASONS);
        break;
    case CLASS_TALLY:
        say_votes(lines);
        say_tally(lines);
        break;
    case CLASS_ANSWER:
        say_answer(lines);
        break;
    case CLASS_PROOF:
        say_proof(lines);
        break;
    case CLASS_OVER:
        lines->desk.leave = true;
        return;
    }
    line_phrase(lines->desk.mode, _("Next: {next}."),
                (const struct filling[]){{"next", class_next(lines->class), 0}, {0}});
}

static void go_on(struct line_class *lines)
{
    int64_t (*utc)(void) = lines->desk.mode->utc;
    bool new_puzzle = lines->class->state == CLASS_PROOF;

    lines->leaving_asked = false;
    if (!class_go_on(lines->class, utc ? utc() : 0) && lines->class->err.code == ERR_MEMORY)
        line_fail(lines->desk.mode, &lines->class->err);
    if (new_puzzle)
        line_say(lines->desk.mode, "");
    say_state(lines);
}

/* ---- commands ---- */

static void do_next(struct line_desk *desk, const char *argument)
{
    (void)argument;
    go_on(class_of(desk));
}

/* Closes an open vote; its tally is said by the state it leads to. */
static void do_tally(struct line_desk *desk, const char *argument)
{
    struct line_class *lines = class_of(desk);

    (void)argument;
    if (!class_is_open(lines->class)) {
        say_tally(lines);
        return;
    }
    while (class_is_open(lines->class))
        class_go_on(lines->class, 0);
    say_state(lines);
}

static void do_votes(struct line_desk *desk, const char *argument)
{
    (void)argument;
    say_votes(class_of(desk));
}

static void do_question(struct line_desk *desk, const char *argument)
{
    struct line_class *lines = class_of(desk);

    (void)argument;
    say_question(lines);
    if (lines->class->state == CLASS_GROUNDS)
        say_choices(lines, CLASS_REASONS);
}

static void do_join(struct line_desk *desk, const char *argument)
{
    (void)argument;
    say_door(class_of(desk));
    if (!class_of(desk)->door)
        line_say(desk->mode, _("Devices can't join; start the class with --listen for that."));
}

static void do_undo(struct line_desk *desk, const char *argument)
{
    (void)argument;
    if (class_take_back(class_of(desk)->class))
        say_votes(class_of(desk));
    else
        line_say(desk->mode, _("There is no vote by hand to take back."));
}

static void do_reopen(struct line_desk *desk, const char *argument)
{
    struct line_class *lines = class_of(desk);

    (void)argument;
    if (lines->class->state == CLASS_TALLY && class_back(lines->class))
        line_say(desk->mode, _("The vote is open again."));
    else
        line_say(desk->mode, _("There is no vote to open again."));
}

/* Asks once where votes would be lost. */
static bool may_lose(struct line_class *lines)
{
    if (!class_would_lose(lines->class) || lines->leaving_asked)
        return true;
    lines->leaving_asked = true;
    line_say(lines->desk.mode,
             _("The votes on this puzzle are not kept yet. Say it once more to leave it."));
    return false;
}

static void do_skip(struct line_desk *desk, const char *argument)
{
    struct line_class *lines = class_of(desk);

    (void)argument;
    if (!may_lose(lines))
        return;
    lines->leaving_asked = false;
    class_skip(lines->class);
    say_state(lines);
}

static void do_rule(struct line_desk *desk, const char *argument)
{
    const struct puzzle *puzzle = class_puzzle(class_of(desk)->class);

    (void)argument;
    if (puzzle->rules)
        line_rules_say(desk->mode, puzzle->rules);
    else
        line_phrase(desk->mode, _("There is no table of the rules {rules} here."),
                    (const struct filling[]){{"rules", puzzle->rules_id, 0}, {0}});
}

static void do_quit(struct line_desk *desk, const char *argument)
{
    (void)argument;
    if (may_lose(class_of(desk)))
        desk->leave = true;
}

static const struct line_command class_commands[] = {
    {"tally", "", N_("close the vote and say the tally"), do_tally},
    {"next", "", N_("go on: ground, tally, second vote, answer, proof, next puzzle"), do_next},
    {"votes", "", N_("how many votes are in"), do_votes},
    {"undo", "", N_("take the latest vote by hand back"), do_undo},
    {"reopen", "", N_("open the vote again that was closed"), do_reopen},
    {"claim", "", N_("the question once more"), do_question},
    {"join", "", N_("where devices join, and with which code"), do_join},
    {"rule", "", N_("the rules of this puzzle"), do_rule},
    {"skip", "", N_("leave this puzzle out"), do_skip},
    {"quit", "", N_("end with the results"), do_quit},
    {"help", N_("[COMMAND]"), N_("this list"), desk_help},
    {NULL, NULL, NULL, NULL},
};

/* ---- votes ---- */

/* "v", "3", "v 12", "12v"; an empty line goes on. */
static bool take_vote(struct line_desk *desk, const char *text)
{
    struct line_class *lines = class_of(desk);
    struct vote_line line;
    enum class_part part;
    int code;

    if (!text[0]) {
        go_on(lines);
        return true;
    }
    if (!vote_line_parse(text, strlen(text), &line))
        return false;
    if (!class_is_open(lines->class))
        line_say(desk->mode, _("The vote is closed; reopen opens it again."));
    else if (!class_read(lines->class, &line, &part, &code))
        line_say(desk->mode, _("This is not among the choices."));
    else if (line.has_count ? class_hand_set(lines->class, part, code, line.count)
                            : class_hand(lines->class, part, code))
        say_votes(lines);
    return true;
}

/* ---- the whole ---- */

/* "Fischer - Petrosian: 3 of 24 right, then 20 of 24." */
static void say_result(struct line_class *lines, const struct class_result *result)
{
    const struct class_count *first = &result->counts[0][CLASS_ANSWERS];
    const struct class_count *second = &result->counts[1][CLASS_ANSWERS];

    line_phrase(lines->desk.mode,
                second->votes > 0
                    ? _("{title}: {right} of {votes} right, then {later} of {later_votes}.")
                    : _("{title}: {right} of {votes} right."),
                (const struct filling[]){{"title", puzzle_title(result->puzzle, language(lines)), 0},
                                         {"right", NULL, (long)first->right},
                                         {"votes", NULL, (long)first->votes},
                                         {"later", NULL, (long)second->right},
                                         {"later_votes", NULL, (long)second->votes},
                                         {0}});
}

static void say_results(struct line_class *lines)
{
    for (size_t i = 0; i < lines->class->result_count; i++)
        say_result(lines, &lines->class->results[i]);
    if (lines->class->result_count == 0)
        line_say(lines->desk.mode, _("Nobody has voted."));
}

bool line_mode_class(struct line_mode *mode, struct class *class, const struct class_door *door)
{
    struct line_class lines = {
        .desk = {.mode = mode,
                 .tables = {class_commands, line_view_commands, line_proof_commands, NULL},
                 .other = take_vote},
        .class = class,
        .door = door,
    };

    lines.desk.owner = &lines;
    line_say(mode, _("v, i and a or a number add a vote, \"v 12\" sets twelve; tally closes the "
                     "vote, next goes on; help lists all commands."));
    say_door(&lines);
    say_state(&lines);
    desk_run(&lines.desk);
    if (!mode->failed)
        say_results(&lines);
    return line_flush(mode);
}
