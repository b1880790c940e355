/* SPDX-License-Identifier: MIT */
/*
 * The verdict with its proof.  With two positions to compare the page is as wide as the screen;
 * else the claimed position stands left and the text right.
 */
#include "config.h"

#include <stdlib.h>

#include "text/i18n.h"
#include "train/answer_words.h"
#include "tui/explain_page.h"
#include "tui/layout.h"
#include "tui/proof_steps.h"

enum { PAIRS = 12 };

struct explain {
    struct screen screen;
    struct explain_setup setup;
    int pairs[PAIRS][2];
    int pair_count, pair;
    struct proof_steps steps; /* where the proof can be shown on the board */
    bool why; /* why the other grounds are wrong */
    int skip; /* rows scrolled away */
};

static struct explain_page page_of(const struct explain *explain, const struct app *app)
{
    const struct explain_setup *setup = &explain->setup;
    return (struct explain_page){.app = app,
                                 .setup = setup,
                                 .speaker = {.game = setup->game,
                                             .rules = setup->rules,
                                             .verdict = setup->verdict,
                                             .letters = app->display.letters},
                                 .pair = explain->pair_count > 0 ? explain->pairs[explain->pair]
                                                                 : NULL};
}

static bool is_comparison(const struct explain *explain)
{
    return explain->setup.ply_a != explain->setup.ply_b;
}

/* A pair asked for is the only one. */
static void find_pairs(struct explain *explain, const struct app *app)
{
    const struct explain_setup *setup = &explain->setup;
    struct explain_page page = page_of(explain, app);
    if (is_comparison(explain)) {
        explain->pairs[0][0] = setup->ply_a;
        explain->pairs[0][1] = setup->ply_b;
        explain->pair_count = 1;
        return;
    }
    size_t found = explain_pairs(&page.speaker, explain->pairs, PAIRS);
    explain->pair_count = found < PAIRS ? (int)found : PAIRS;
}

static bool is_beside_board(const struct explain *explain)
{
    return explain->pair_count == 0 && !explain->why;
}

static bool has_steps(const struct explain *explain)
{
    return explain->steps.frames > 0 && is_beside_board(explain);
}

static struct screen *explain_open(struct app *app, const void *argument)
{
    struct explain *explain = calloc(1, sizeof *explain);
    if (explain == NULL)
        return NULL;
    explain->setup = *(const struct explain_setup *)argument;
    find_pairs(explain, app);
    if (is_beside_board(explain))
        proof_steps_init(&explain->steps, &(struct speaker){explain->setup.game,
                                                            explain->setup.rules,
                                                            explain->setup.verdict,
                                                            app->display.letters});
    return &explain->screen;
}

static void explain_close(struct screen *screen)
{
    free(screen);
}

/* --- the page --- */

static struct area page_area(const struct explain *explain, const struct app *app, struct area body)
{
    if (!is_beside_board(explain))
        return body;
    struct area side = layout_board(app->cols, app->rows, body, &app->display).side;
    return area_part(body, side.col - body.col - 1, side.row - body.row, side.cols + 1, side.rows);
}

/* Draws the page into a canvas of its own (canvas_clear it); returns its rows, 0 for memory. */
static int draw_page(const struct explain *explain, const struct app *app, int cols,
                     struct canvas *page)
{
    struct explain_page what = page_of(explain, app);
    if (!canvas_resize(page, cols, PAGE_ROWS))
        return 0;
    page->ascii = app->display.ascii;
    return explain->why ? explain_page_why(page, &what) : explain_page_draw(page, &what);
}

static int page_rows(const struct explain *explain, const struct app *app, int cols)
{
    struct canvas page = {0};
    int rows = draw_page(explain, app, cols, &page);
    canvas_clear(&page);
    return rows;
}

/* --- update --- */

static void scroll(struct explain *explain, struct app *app, enum doing doing)
{
    struct area area = page_area(explain, app, app_body(app));
    scroll_do(&explain->skip, doing, page_rows(explain, app, area.cols), area.rows);
}

static void other_pair(struct explain *explain, int step)
{
    explain->pair = (explain->pair + step + explain->pair_count) % explain->pair_count;
}

static void do_up_down(struct explain *explain, struct app *app, const struct call *call)
{
    if (explain->why || explain->pair_count < 2)
        scroll(explain, app, call->doing);
    else
        other_pair(explain, call->doing == DO_UP ? -1 : 1);
}

static bool has_more(const struct explain *explain, const struct app *app);

static void do_scroll(struct explain *explain, struct app *app, const struct call *call)
{
    if (call->doing == DO_PLAYED && explain->setup.space_goes_on && !has_more(explain, app)) {
        app_close(app, DO_NEXT);
        return;
    }
    scroll(explain, app, call->doing == DO_PLAYED ? DO_PAGE_DOWN : call->doing);
}

static void do_step(struct explain *explain, struct app *app, const struct call *call)
{
    if (has_steps(explain))
        proof_steps_go(&explain->steps, call->doing);
    else
        scroll(explain, app, call->doing);
}

static void do_why(struct explain *explain, struct app *app, const struct call *call)
{
    (void)app;
    (void)call;
    explain->why = !explain->why;
    explain->skip = 0;
}

static void do_cancel(struct explain *explain, struct app *app, const struct call *call)
{
    if (explain->why)
        do_why(explain, app, call);
    else
        app_close(app, DO_BACK);
}

static void do_next(struct explain *explain, struct app *app, const struct call *call)
{
    (void)explain;
    (void)call;
    app_close(app, DO_NEXT);
}

static void do_undo(struct explain *explain, struct app *app, const struct call *call)
{
    (void)explain;
    (void)call;
    app_close(app, DO_UNDO);
}

static void do_timeline(struct explain *explain, struct app *app, const struct call *call)
{
    (void)call;
    app_open(app, "timeline", &explain->setup);
}

static void do_other(struct explain *explain, struct app *app, const struct call *call)
{
    (void)call;
    app_open(app, "other", &explain->setup);
}

static void do_rules(struct explain *explain, struct app *app, const struct call *call)
{
    (void)call;
    struct rules_setup setup = {.rules = explain->setup.rules,
                                .article = explain->setup.verdict->article};
    app_open(app, "rules", &setup);
}

static void do_grade(struct explain *explain, struct app *app, const struct call *call)
{
    struct grade_setup setup = {explain->setup.session};
    (void)call;
    app_open(app, "grade", &setup);
}

static const struct {
    enum doing doing;
    void (*run)(struct explain *explain, struct app *app, const struct call *call);
} doings[] = {
    {DO_UP, do_up_down},       {DO_DOWN, do_up_down},  {DO_PAGE_UP, do_scroll},
    {DO_PAGE_DOWN, do_scroll}, {DO_PLAYED, do_scroll}, {DO_FIRST, do_step},
    {DO_LAST, do_step},        {DO_WHY, do_why},       {DO_CANCEL, do_cancel},
    {DO_CONFIRM, do_next},     {DO_UNDO, do_undo},     {DO_TIMELINE, do_timeline},
    {DO_STEP_BACK, do_step},   {DO_STEP_ON, do_step},
    {DO_RULES, do_rules},      {DO_BACK, do_cancel},   {DO_OTHER, do_other},
    {DO_GRADE, do_grade},
};

static void explain_update(struct screen *screen, struct app *app, const struct call *call)
{
    for (size_t i = 0; i < sizeof doings / sizeof *doings; i++) {
        if (doings[i].doing == call->doing) {
            doings[i].run((struct explain *)screen, app, call);
            return;
        }
    }
}

/* --- view --- */

/* Below the board; no rows where there is no room. */
static struct area caption_area(const struct board_layout *layout, struct area body)
{
    int row = layout->board.row + board_rows(layout->cell);
    int end = layout->across < 0 ? body.row + body.rows : body.row + layout->across;
    return (struct area){layout->board.col + 1, row, layout->board.cols - 1, end - row};
}

static void view_caption(const struct explain *explain, const struct app *app,
                         struct canvas *canvas, struct area area)
{
    struct buf caption = {0};
    proof_steps_caption(&caption, &explain->steps, app->display.letters);
    if (area.rows > 0)
        text_flow(canvas, area, 0, ROLE_TEXT, buf_text(&caption));
    buf_clear(&caption);
}

/* The squares of a move are told by the position before it. */
static void view_step(const struct explain *explain, const struct app *app,
                      struct canvas *canvas, const struct board_layout *layout)
{
    struct proof_frame frame, before;
    struct proof_steps earlier = explain->steps;
    if (!proof_steps_frame(&explain->steps, &frame))
        return;
    struct board_view view = board_view_of(&frame.position, &app->display, layout->cell);
    view.matters = frame.marks;
    proof_steps_go(&earlier, DO_STEP_BACK);
    if (frame.last != MOVE_NONE && proof_steps_frame(&earlier, &before))
        view.last = board_move_squares(&before.position, frame.last);
    board_draw(canvas, layout->board, &view);
}

static void view_board(const struct explain *explain, const struct app *app, struct canvas *canvas,
                       struct area body)
{
    struct explain_page what = page_of(explain, app);
    struct board_layout layout = layout_board(app->cols, app->rows, body, &app->display);
    struct position position;
    const struct verdict *verdict = explain->setup.verdict;
    layout_divide(canvas, body, &layout);
    if (has_steps(explain)) {
        view_step(explain, app, canvas, &layout);
        view_caption(explain, app, canvas, caption_area(&layout, body));
        return;
    }
    if (!explain_position(&what.speaker, verdict->claimed_ply, &position))
        position = *game_at(what.setup->game, verdict->claim.ply);
    struct board_view view = board_view_of(&position, &app->display, layout.cell);
    if (verdict->written != MOVE_NONE)
        view.written =
            board_move_squares(game_at(what.setup->game, verdict->claim.ply), verdict->written);
    board_draw(canvas, layout.board, &view);
}

/* The cursor stands where reading begins; how far the page goes on is said in the corner. */
static void view_page(const struct explain *explain, const struct app *app, struct canvas *canvas,
                      struct area area)
{
    struct canvas page = {0};
    int rows = draw_page(explain, app, area.cols, &page);
    int most = rows > area.rows ? rows - area.rows : 0;
    int skip = explain->skip < most ? explain->skip : most;
    canvas_copy(canvas, area, &page, skip);
    canvas_clear(&page);
    canvas_cursor(canvas, area, 0, 0);
}

static void explain_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                         struct area body)
{
    const struct explain *explain = (const struct explain *)screen;
    if (is_beside_board(explain))
        view_board(explain, app, canvas, body);
    view_page(explain, app, canvas, page_area(explain, app, body));
}

static void explain_title(const struct screen *screen, const struct app *app, struct buf *left,
                          struct buf *right)
{
    const struct explain *explain = (const struct explain *)screen;
    const struct attempt *attempt = explain->setup.attempt;
    const struct verdict *verdict = explain->setup.verdict;
    (void)app;
    buf_add(left, is_comparison(explain) ? _("COMPARISON") : verdict_words(verdict));
    if (attempt == NULL)
        return;
    if (!attempt->gave_up)
        buf_printf(left, _(" - you said: %s"), answer_words(verdict->claim.kind, attempt->given));
    answer_worth(right, attempt);
}

static bool has_more(const struct explain *explain, const struct app *app)
{
    struct area area = page_area(explain, app, app_body(app));
    return explain->skip + area.rows < page_rows(explain, app, area.cols);
}

static void explain_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct explain *explain = (const struct explain *)screen;
    if (explain->pair_count > 1 && !explain->why)
        buf_printf(out, _("Pair %d of %d.  "), explain->pair + 1, explain->pair_count);
    if (has_steps(explain))
        buf_printf(out, _("Step %d of %d.  "), explain->steps.at + 1, explain->steps.frames);
    if (has_more(explain, app))
        buf_add(out, _("Space: more below.  "));
    if (explain->setup.attempt != NULL)
        session_say_next(out, explain->setup.session, explain->setup.attempt);
}

static bool has_timeline(const struct verdict *verdict)
{
    return verdict->occurrences.count + verdict->differ_count > 0;
}

static bool explain_works(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct explain *explain = (const struct explain *)screen;
    (void)app;
    switch (doing) {
    case DO_UNDO:
        return explain->setup.can_undo;
    case DO_GRADE:
        return explain->setup.session != NULL &&
               session_may_grade(explain->setup.session, GRADE_AGAIN);
    case DO_WHY:
        return explain->setup.ground_count > 0 && !is_comparison(explain);
    case DO_TIMELINE:
        return has_timeline(explain->setup.verdict) && !is_comparison(explain);
    case DO_OTHER:
        return explain->setup.puzzle != NULL && !is_comparison(explain);
    case DO_CONFIRM:
        return !is_comparison(explain);
    case DO_STEP_BACK:
    case DO_STEP_ON:
        return has_steps(explain);
    default:
        return true;
    }
}

static bool explain_hints(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct explain *explain = (const struct explain *)screen;
    if (doing == DO_UP || doing == DO_DOWN)
        return explain->pair_count > 1 && !explain->why;
    return doing != DO_PLAYED || explain->setup.space_goes_on || has_more(explain, app);
}

static const char *explain_label(const struct screen *screen, const struct app *app,
                                 enum doing doing)
{
    const struct explain *explain = (const struct explain *)screen;
    bool goes_on = doing == DO_PLAYED && !has_more(explain, app);
    return goes_on ? _("next") : NULL;
}

static void explain_about(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct puzzle *puzzle = ((const struct explain *)screen)->setup.puzzle;
    (void)app;
    if (puzzle != NULL)
        buf_printf(out, _("puzzle %s, version %08lx"), puzzle->id,
                   (unsigned long)(puzzle->content & 0xffffffff));
}

static const struct binding explain_keys[] = {
    {K_ENTER, DO_CONFIRM, N_("next"), N_("on to the next puzzle")},
    {K_SPACE, DO_PLAYED, N_("more"), N_("a page down")},
    {K_UP, DO_UP, N_("other pair"), N_("the pair of positions before, or a row up")},
    {K_DOWN, DO_DOWN, N_("other pair"), N_("the next pair of positions, or a row down")},
    {K_LEFT, DO_STEP_BACK, N_("step"), N_("the proof on the board: a step back")},
    {K_RIGHT, DO_STEP_ON, N_("step"), N_("the proof on the board: a step on")},
    {'o', DO_TIMELINE, N_("timeline"), N_("when the position stood on the board")},
    {'w', DO_WHY, N_("why not the others"), N_("why the other grounds are wrong, and back")},
    {'R', DO_RULES, N_("rule"), N_("the article that decides")},
    {'r', DO_RULES, NULL, NULL},
    {'y', DO_OTHER, NULL, N_("the same claim under other rules that judge it otherwise")},
    {'#', DO_GRADE, N_("grade"), N_("another grade for the answer")},
    {'u', DO_UNDO, N_("undo"), N_("take the answer back and answer again")},
    {'q', DO_BACK, N_("back"), N_("back; after a question: end this run")},
    {K_ESCAPE, DO_CANCEL, NULL, N_("back")},
    {'k', DO_UP, NULL, NULL},
    {'j', DO_DOWN, NULL, NULL},
    KEYS_OF_PAGES,
    {K_HOME, DO_FIRST, NULL, N_("to the first step of the proof, or to the top")},
    {K_END, DO_LAST, NULL, N_("to the last step of the proof, or to the end")},
    {'f', DO_FLIP, NULL, N_("the boards from the other side")},
    KEYS_OF_LOOK,
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_explain = {
    .name = "explain",
    .keys = explain_keys,
    .open = explain_open,
    .close = explain_close,
    .update = explain_update,
    .view = explain_view,
    .title = explain_title,
    .message = explain_message,
    .works = explain_works,
    .hints = explain_hints,
    .label = explain_label,
    .about = explain_about,
};
