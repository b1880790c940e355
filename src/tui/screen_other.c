/* SPDX-License-Identifier: MIT */
/* The claim that was answered, once more under other rules that judge it otherwise: the question,
 * then both verdicts and what makes the difference.  Nothing of it is kept. */
#include "config.h"

#include <stdlib.h>

#include "core/other_rules.h"
#include "text/explain.h"
#include "text/i18n.h"
#include "text/phrase.h"
#include "train/answer_words.h"
#include "tui/app.h"
#include "tui/board_view.h"
#include "tui/layout.h"
#include "tui/screens.h"
#include "tui/widget.h"

enum { ANSWERS = 3, CHOICES = 4, CHOICE_INDENT = 4 };

static const enum verdict_answer answers[ANSWERS] = {VERDICT_VALID, VERDICT_INVALID,
                                                     VERDICT_UNDECIDED};

struct other {
    struct screen screen;
    struct explain_setup setup;
    struct other_rules rules;
    struct list choices;
    bool answered;
    int given; /* index into answers; the last choice is "don't know" */
    int skip;  /* rows of the answer scrolled away */
};

static struct speaker speaker_of(const struct other *other, const struct app *app)
{
    return (struct speaker){.game = other->setup.game,
                            .rules = other->setup.rules,
                            .verdict = other->setup.verdict,
                            .letters = app->display.letters};
}

static void other_close(struct screen *screen)
{
    struct other *other = (struct other *)screen;
    other_rules_clear(&other->rules);
    free(other);
}

/* False: memory, or no rules that were read judge the claim otherwise. */
static bool find(struct other *other, struct app *app)
{
    const struct explain_setup *setup = &other->setup;
    struct judged judged = {setup->game, &setup->puzzle->claim, setup->rules, setup->verdict};
    if (!other_rules_find(&other->rules, &judged, setup->puzzle->content))
        return false;
    if (other->rules.rules == NULL)
        app_warn(app, _("All other rules that were read first-hand judge this claim alike."));
    return other->rules.rules != NULL;
}

static struct screen *other_open(struct app *app, const void *argument)
{
    struct other *other = calloc(1, sizeof *other);
    if (other == NULL)
        return NULL;
    other->setup = *(const struct explain_setup *)argument;
    other->choices.count = CHOICES;
    if (!find(other, app)) {
        other_close(&other->screen);
        return NULL;
    }
    return &other->screen;
}

/* --- text --- */

static void rules_text_of(const struct other *other, struct buf *out)
{
    struct buf rules = {0};
    explain_ruleset(&rules, other->rules.rules);
    phrase_with(out, _("The same claim under other rules: {rules}."),
                (struct filling[]){{"rules", buf_text(&rules), 0}, {NULL, NULL, 0}});
    buf_clear(&rules);
}

static const char *choice_words(const struct other *other, int index)
{
    return index < ANSWERS ? answer_words(other->setup.verdict->claim.kind, answers[index])
                           : _("don't know");
}

static bool is_right(const struct other *other)
{
    return other->given < ANSWERS &&
           answers[other->given] == session_answer_for(&other->rules.verdict);
}

static void result_text(const struct other *other, struct buf *out)
{
    if (is_right(other))
        buf_add(out, _("Right."));
    else if (other->given >= ANSWERS)
        buf_add(out, _("You did not answer."));
    else
        phrase_with(out, _("Wrong: you said “{given}”."),
                    (struct filling[]){{"given", choice_words(other, other->given), 0},
                                       {NULL, NULL, 0}});
}

static void answer_text(const struct other *other, const struct app *app, struct buf *out)
{
    struct speaker speaker = speaker_of(other, app);
    explain_compare(out, &speaker, &other->setup.puzzle->claim, &other->rules);
}

/* --- view --- */

static struct area text_area(const struct app *app, struct area body)
{
    return layout_board(app->cols, app->rows, body, &app->display).side;
}

/* What is left of it below the result. */
static struct area answer_area(const struct app *app, struct area body)
{
    return area_inset(text_area(app, body), 0, 2, 0, 0);
}

static void view_board(const struct other *other, const struct app *app, struct canvas *canvas,
                       struct area body)
{
    struct board_layout layout = layout_board(app->cols, app->rows, body, &app->display);
    const struct position *position =
        game_at(other->setup.game, other->setup.verdict->claim.ply);
    struct board_view view = board_view_of(position, &app->display, layout.cell);
    if (other->setup.verdict->written != MOVE_NONE)
        view.written = board_move_squares(position, other->setup.verdict->written);
    board_draw(canvas, layout.board, &view);
    layout_divide(canvas, body, &layout);
}

static int view_choice(const struct other *other, struct canvas *canvas, struct area area, int row,
                       int index)
{
    bool chosen = index == other->choices.chosen;
    enum role role = chosen ? ROLE_CHOSEN : ROLE_TEXT;
    canvas_printf(canvas, area, 0, row, role, "%s%d", chosen ? ">" : " ", index + 1);
    if (chosen)
        canvas_cursor(canvas, area, 0, row);
    return text_flow(canvas, area_inset(area, CHOICE_INDENT, 0, 0, 0), row, role,
                     choice_words(other, index));
}

static void view_question(const struct other *other, const struct app *app, struct canvas *canvas,
                          struct area area)
{
    struct buf rules = {0}, question = {0}, claim = {0};
    struct speaker speaker = speaker_of(other, app);
    rules_text_of(other, &rules);
    explain_question(&question, &speaker);
    explain_claim(&claim, &speaker);
    buf_add_char(&claim, ' ');
    explain_how(&claim, &speaker);
    int row = text_flow(canvas, area, 0, ROLE_HEADING, buf_text(&rules));
    row = text_flow(canvas, area, row, ROLE_HEADING, buf_text(&question));
    for (int index = 0; index < CHOICES; index++)
        row = view_choice(other, canvas, area, row, index);
    text_flow(canvas, area, row + 1, ROLE_TEXT, buf_text(&claim));
    buf_clear(&rules);
    buf_clear(&question);
    buf_clear(&claim);
}

static void view_answer(const struct other *other, const struct app *app, struct canvas *canvas,
                        struct area body)
{
    struct buf result = {0}, text = {0};
    result_text(other, &result);
    answer_text(other, app, &text);
    text_draw(canvas, text_area(app, body), is_right(other) ? ROLE_RIGHT : ROLE_WRONG,
              buf_text(&result), 0);
    text_draw(canvas, answer_area(app, body), ROLE_TEXT, buf_text(&text), other->skip);
    canvas_cursor(canvas, text_area(app, body), 0, 0);
    buf_clear(&result);
    buf_clear(&text);
}

static void other_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                       struct area body)
{
    const struct other *other = (const struct other *)screen;
    view_board(other, app, canvas, body);
    if (other->answered)
        view_answer(other, app, canvas, body);
    else
        view_question(other, app, canvas, text_area(app, body));
}

/* --- update --- */

static void give(struct other *other, int index)
{
    if (other->answered || index < 0 || index >= CHOICES)
        return;
    other->answered = true;
    other->given = index;
}

static void do_answer(struct other *other, struct app *app, const struct call *call)
{
    static const enum doing doings[CHOICES] = {DO_VALID, DO_INVALID, DO_ARBITER, DO_DONT_KNOW};
    (void)app;
    for (int index = 0; index < CHOICES; index++) {
        if (doings[index] == call->doing)
            give(other, index);
    }
}

static void do_choose(struct other *other, struct app *app, const struct call *call)
{
    (void)app;
    give(other, call->number - 1);
}

static void do_confirm(struct other *other, struct app *app, const struct call *call)
{
    (void)call;
    if (other->answered)
        app_close(app, DO_BACK);
    else
        give(other, other->choices.chosen);
}

static void do_back(struct other *other, struct app *app, const struct call *call)
{
    (void)other;
    (void)call;
    app_close(app, DO_BACK);
}

static void do_scroll(struct other *other, struct app *app, const struct call *call)
{
    if (!other->answered) {
        list_do(&other->choices, call->doing, CHOICES);
        return;
    }
    struct area area = answer_area(app, app_body(app));
    struct buf text = {0};
    answer_text(other, app, &text);
    scroll_do(&other->skip, call->doing == DO_PLAYED ? DO_PAGE_DOWN : call->doing,
              text_rows(buf_text(&text), area.cols), area.rows);
    buf_clear(&text);
}

static void do_rules(struct other *other, struct app *app, const struct call *call)
{
    (void)call;
    struct rules_setup setup = {.rules = other->rules.rules,
                                .article = other->answered ? other->rules.verdict.article : NULL};
    app_open(app, "rules", &setup);
}

static const struct {
    enum doing doing;
    void (*run)(struct other *other, struct app *app, const struct call *call);
} doings[] = {
    {DO_VALID, do_answer},     {DO_INVALID, do_answer},   {DO_ARBITER, do_answer},
    {DO_DONT_KNOW, do_answer}, {DO_CHOOSE, do_choose},    {DO_CONFIRM, do_confirm},
    {DO_BACK, do_back},        {DO_CANCEL, do_back},      {DO_UP, do_scroll},
    {DO_DOWN, do_scroll},      {DO_PAGE_UP, do_scroll},   {DO_PAGE_DOWN, do_scroll},
    {DO_PLAYED, do_scroll},    {DO_FIRST, do_scroll},     {DO_LAST, do_scroll},
    {DO_RULES, do_rules},
};

static void other_update(struct screen *screen, struct app *app, const struct call *call)
{
    for (size_t i = 0; i < sizeof doings / sizeof *doings; i++) {
        if (doings[i].doing == call->doing) {
            doings[i].run((struct other *)screen, app, call);
            return;
        }
    }
}

/* --- the rest of a screen --- */

static void other_title(const struct screen *screen, const struct app *app, struct buf *left,
                        struct buf *right)
{
    const struct other *other = (const struct other *)screen;
    (void)right;
    /* TRANSLATORS: a claim once more under other rules, then the puzzle's title */
    buf_printf(left, _("OTHER RULES | %s"),
               puzzle_title(other->setup.puzzle, app->context.language));
}

static void other_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    (void)app;
    if (!((const struct other *)screen)->answered)
        buf_add(out, _("For practice: this answer is not kept."));
}

static bool other_works(const struct screen *screen, const struct app *app, enum doing doing)
{
    bool answered = ((const struct other *)screen)->answered;
    (void)app;
    switch (doing) {
    case DO_VALID:
    case DO_INVALID:
    case DO_ARBITER:
    case DO_DONT_KNOW:
    case DO_CHOOSE:
        return !answered;
    case DO_PLAYED:
        return answered;
    default:
        return true;
    }
}

static const struct binding other_keys[] = {
    {'v', DO_VALID, N_("answer"), N_("the claim is valid")},
    {'i', DO_INVALID, N_("answer"), N_("the claim is invalid")},
    {'a', DO_ARBITER, N_("answer"), N_("the Laws leave it to the arbiter")},
    {'d', DO_DONT_KNOW, N_("answer"), N_("don't know: the answer at once")},
    {K_DIGIT, DO_CHOOSE, N_("answer"), N_("the answer of that number")},
    {K_ENTER, DO_CONFIRM, N_("go on"), N_("give the chosen answer; after it: back")},
    {K_SPACE, DO_PLAYED, N_("more"), N_("a page down")},
    {'R', DO_RULES, N_("rules"), N_("the other rules")},
    {'r', DO_RULES, NULL, NULL},
    {'q', DO_BACK, N_("back"), N_("back to the explanation")},
    {K_ESCAPE, DO_CANCEL, NULL, N_("back to the explanation")},
    {K_UP, DO_UP, NULL, N_("the answer above, or a row up")},
    {'k', DO_UP, NULL, NULL},
    {K_DOWN, DO_DOWN, NULL, N_("the answer below, or a row down")},
    {'j', DO_DOWN, NULL, NULL},
    KEYS_OF_PAGES,
    KEYS_OF_ENDS,
    {'f', DO_FLIP, NULL, N_("the board from the other side")},
    KEYS_OF_LOOK,
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_other = {
    .name = "other",
    .keys = other_keys,
    .open = other_open,
    .close = other_close,
    .update = other_update,
    .view = other_view,
    .title = other_title,
    .message = other_message,
    .works = other_works,
};
