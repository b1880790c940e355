/* SPDX-License-Identifier: MIT */
/*
 * When did it stand on the board?  A row for each position that looks like the claimed one, with
 * the count of its occurrences, and the clock of half-moves below.  Left and right jump from mark
 * to mark; the board below shows the position of the mark.
 */
#include "config.h"

#include <stdlib.h>

#include "base/utf8.h"
#include "text/explain.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "text/phrase.h"
#include "tui/app.h"
#include "tui/layout.h"
#include "tui/screens.h"

enum { LEGEND_LEAST = 36, LABEL_COLS = 4, PLY_COLS = 5, TIMES_COLS = 12, MARK_NONE = -1 };

struct timeline_screen {
    struct screen screen;
    struct explain_setup setup;
    struct timeline timeline;
    int ply;      /* the mark the cursor is on */
    int moved;    /* plies that the window is moved back by, where no mark is */
    int compared; /* a mark put there by `m`, or MARK_NONE */
    bool large;   /* the board in the place of the table */
};

static struct speaker speaker_of(const struct timeline_screen *self, const struct app *app)
{
    return (struct speaker){.game = self->setup.game,
                            .rules = self->setup.rules,
                            .verdict = self->setup.verdict,
                            .letters = app->display.letters};
}

static struct screen *timeline_open(struct app *app, const void *argument)
{
    struct timeline_screen *self = calloc(1, sizeof *self);
    if (self == NULL)
        return NULL;
    self->setup = *(const struct explain_setup *)argument;
    self->compared = MARK_NONE;
    struct speaker speaker = speaker_of(self, app);
    if (!explain_timeline(&self->timeline, &speaker) || self->timeline.row_count == 0) {
        app_warn(app, _("There is nothing to count here."));
        free(self);
        return NULL;
    }
    self->ply = self->timeline.last;
    return &self->screen;
}

static void timeline_close(struct screen *screen)
{
    timeline_clear(&((struct timeline_screen *)screen)->timeline);
    free(screen);
}

/* --- marks --- */

/* How often the row's position has stood there by this ply, 0 when it does not stand there. */
static int mark_at(const struct timeline_row *row, int ply)
{
    for (size_t n = 0; n < row->count; n++) {
        if (row->plies[n] == ply)
            return (int)n + 1;
    }
    return 0;
}

static bool is_mark(const struct timeline *timeline, int ply)
{
    for (size_t n = 0; n < timeline->row_count; n++) {
        if (mark_at(&timeline->rows[n], ply) > 0)
            return true;
    }
    return false;
}

/* False: there is no mark there. */
static bool jump(struct timeline_screen *self, int step)
{
    const struct timeline *timeline = &self->timeline;
    for (int ply = self->ply + step; ply >= timeline->first && ply <= timeline->last; ply += step) {
        if (is_mark(timeline, ply)) {
            self->ply = ply;
            self->moved = 0;
            return true;
        }
    }
    return false;
}

static int end_mark(const struct timeline *timeline, bool first)
{
    int ply = first ? timeline->first : timeline->last;
    while (!is_mark(timeline, ply) && ply > timeline->first - 1 && ply <= timeline->last)
        ply += first ? 1 : -1;
    return ply;
}

/* --- what is seen --- */

/* The plies that fit, around the cursor. */
struct window {
    int first, count;
};

static struct window window_of(const struct timeline_screen *self, int cols)
{
    int total = self->timeline.last - self->timeline.first + 1;
    int count = (cols - LABEL_COLS - TIMES_COLS) / PLY_COLS;
    count = count > total ? total : count;
    int first = self->ply - count + 1 + count / 4;
    int latest = self->timeline.last - count + 1;
    first = (first > latest ? latest : first) - self->moved;
    return (struct window){first < self->timeline.first ? self->timeline.first : first, count};
}

/* From mark to mark; where there is none any more, Left moves on to what lies before. */
static void step(struct timeline_screen *self, const struct app *app, enum doing doing)
{
    struct window window = window_of(self, app_body(app).cols);
    if (doing == DO_STEP_ON && self->moved > 0)
        self->moved = self->moved > window.count ? self->moved - window.count : 0;
    else if (!jump(self, doing == DO_STEP_ON ? 1 : -1) && doing == DO_STEP_BACK) {
        int hidden = window.first - self->timeline.first;
        self->moved += hidden < window.count ? hidden : window.count;
    }
}

/* --- update --- */

static void compare(struct timeline_screen *self, struct app *app)
{
    if (self->compared == MARK_NONE || self->compared == self->ply) {
        app_say(app, _("Mark one with m, go to another, then press =."));
        return;
    }
    struct explain_setup setup = self->setup;
    bool in_order = self->compared < self->ply;
    setup.ply_a = in_order ? self->compared : self->ply;
    setup.ply_b = in_order ? self->ply : self->compared;
    setup.can_undo = false;
    setup.attempt = NULL;
    app_open(app, "explain", &setup);
}

static void timeline_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct timeline_screen *self = (struct timeline_screen *)screen;
    switch (call->doing) {
    case DO_STEP_BACK:
    case DO_STEP_ON:
        step(self, app, call->doing);
        break;
    case DO_FIRST:
    case DO_LAST:
        self->ply = end_mark(&self->timeline, call->doing == DO_FIRST);
        self->moved = 0;
        break;
    case DO_CONFIRM:
        self->large = !self->large;
        break;
    case DO_MARK:
        self->compared = self->compared == self->ply ? MARK_NONE : self->ply;
        break;
    case DO_DIFF:
        compare(self, app);
        break;
    case DO_BACK:
        app_close(app, DO_BACK);
        break;
    default:
        break;
    }
}

/* --- the table --- */

static int ply_col(struct window window, int ply)
{
    return LABEL_COLS + (ply - window.first) * PLY_COLS;
}

/* Ends where its column ends. */
static void put_cell(struct canvas *canvas, struct area area, struct window window, int ply,
                     int row, enum role role, const char *text)
{
    int col = ply_col(window, ply) + PLY_COLS - 1 - utf8_width(text);
    canvas_put(canvas, area, col, row, role, text);
}

/* The claimed ply of a written move may lie beyond the game: then the move number is that of the
 * position it was written in. */
static void ply_name(struct buf *out, const struct timeline_screen *self, int ply)
{
    const struct game *game = self->setup.game;
    if (ply <= game->plies) {
        notation_ply(out, game, ply);
        return;
    }
    const struct position *before = game_at(game, ply - 1);
    buf_printf(out, "%d%c", before->fullmove, before->turn == WHITE ? 'w' : 'b');
}

static void draw_names(const struct timeline_screen *self, struct canvas *canvas, struct area area,
                       struct window window)
{
    for (int ply = window.first; ply < window.first + window.count; ply++) {
        struct buf name = {0};
        ply_name(&name, self, ply);
        put_cell(canvas, area, window, ply, 0, ply == self->ply ? ROLE_CHOSEN : ROLE_DIM,
                 buf_text(&name));
        buf_clear(&name);
    }
    int behind = window.first + window.count;
    if (window.first > self->timeline.first)
        canvas_put(canvas, area, LABEL_COLS - 2, 0, ROLE_KEY, "<");
    if (behind <= self->timeline.last)
        canvas_put(canvas, area, ply_col(window, behind) + 1, 0, ROLE_KEY, ">");
}

static void put_times(struct canvas *canvas, struct area area, struct window window, int row,
                      int count)
{
    struct buf text = {0};
    if (count == 1)
        buf_add(&text, _("once"));
    else if (count == 2)
        buf_add(&text, _("twice"));
    else
        buf_printf(&text, ngettext("%d time", "%d times", (unsigned long)count), count);
    canvas_put(canvas, area, ply_col(window, window.first + window.count) + 1, row, ROLE_TEXT,
               buf_text(&text));
    buf_clear(&text);
}

static void draw_row(const struct timeline_screen *self, struct canvas *canvas, struct area area,
                     struct window window, size_t index)
{
    const struct timeline_row *row = &self->timeline.rows[index];
    int at = (int)index + 1;
    canvas_printf(canvas, area, 1, at, ROLE_HEADING, "%c", (int)('A' + index % 26));
    for (int ply = window.first; ply < window.first + window.count; ply++) {
        int mark = mark_at(row, ply);
        struct buf text = {0};
        if (mark == 0)
            buf_add(&text, "-");
        else
            buf_printf(&text, ply == self->compared ? "*%d" : "%d", mark);
        put_cell(canvas, area, window, ply, at,
                 mark == 0          ? ROLE_DIM
                 : ply == self->ply ? ROLE_CHOSEN
                                    : ROLE_HEADING,
                 buf_text(&text));
        if (mark > 0 && ply == self->ply)
            canvas_cursor(canvas, area, ply_col(window, ply) + PLY_COLS - 2, at);
        buf_clear(&text);
    }
    put_times(canvas, area, window, at, (int)row->count);
}

/* The clock of one ply; the claimed position of a written move is one beyond the game. */
static int clock_at(const struct timeline_screen *self, int ply)
{
    const struct verdict *verdict = self->setup.verdict;
    if (ply == verdict->claimed_ply && verdict->halfmove_clock >= 0)
        return verdict->halfmove_clock;
    return game_at(self->setup.game, ply)->halfmove;
}

static int draw_clock(const struct timeline_screen *self, struct canvas *canvas, struct area area,
                      struct window window, int row)
{
    const struct ruleset *rules = self->setup.rules;
    int needed = rules->fifty_claim_plies > 0 ? rules->fifty_claim_plies : 100;
    struct buf heading = {0};
    phrase_with(
        &heading, _("half-moves without capture or pawn move ({needed} = {each} each)"),
        (struct filling[]){{"needed", NULL, needed}, {"each", NULL, needed / 2}, {NULL, NULL, 0}});
    canvas_put_cut(canvas, area, 1, row, ROLE_DIM, buf_text(&heading));
    for (int ply = window.first; ply < window.first + window.count; ply++) {
        struct buf number = {0};
        buf_printf(&number, "%d", clock_at(self, ply));
        put_cell(canvas, area, window, ply, row + 1, ROLE_TEXT, buf_text(&number));
        buf_clear(&number);
    }
    buf_clear(&heading);
    return row + 2;
}

static int draw_table(const struct timeline_screen *self, struct canvas *canvas, struct area area)
{
    struct window window = window_of(self, area.cols);
    draw_names(self, canvas, area, window);
    for (size_t n = 0; n < self->timeline.row_count; n++)
        draw_row(self, canvas, area, window, n);
    return draw_clock(self, canvas, area, window, (int)self->timeline.row_count + 1);
}

/* --- legend and board --- */

static void add_place(struct buf *list, const struct timeline_screen *self,
                      const struct speaker *speaker, const struct timeline_row *row, size_t n)
{
    struct buf name = {0};
    const struct verdict *verdict = self->setup.verdict;
    if (verdict->written != MOVE_NONE && row->plies[n] == verdict->claimed_ply)
        notation_intended(&name, speaker->game, verdict->claim.ply, verdict->written,
                          speaker->letters);
    else
        notation_move(&name, speaker->game, row->plies[n], speaker->letters);
    phrase_list_item(list, buf_text(&name), n, row->count);
    buf_clear(&name);
}

static void add_difference(struct buf *out, const struct timeline_row *row)
{
    static const struct {
        unsigned part;
        const char *text;
    } parts[] = {{IDENTITY_SIDE, N_("other side to move")},
                 {IDENTITY_CASTLING, N_("other castling rights")},
                 {IDENTITY_EN_PASSANT, N_("en passant differs")}};
    for (size_t n = 0; n < sizeof parts / sizeof *parts; n++) {
        if (row->in & parts[n].part)
            buf_printf(out, "; %s", _(parts[n].text));
    }
}

static int draw_legend(const struct timeline_screen *self, const struct app *app,
                       struct canvas *canvas, struct area area, int at)
{
    struct speaker speaker = speaker_of(self, app);
    for (size_t n = 0; n < self->timeline.row_count; n++) {
        const struct timeline_row *row = &self->timeline.rows[n];
        struct buf text = {0}, list = {0};
        for (size_t i = 0; i < row->count; i++)
            add_place(&list, self, &speaker, row, i);
        buf_printf(&text, "%c: ", (int)('A' + n % 26));
        phrase_with(&text, row->claimed ? _("claimed; after {moves}") : _("after {moves}"),
                    (struct filling[]){{"moves", buf_text(&list), 0}, {NULL, NULL, 0}});
        add_difference(&text, row);
        at = text_flow(canvas, area, at, ROLE_TEXT, buf_text(&text));
        buf_clear(&text);
        buf_clear(&list);
    }
    return at;
}

static bool shown_position(const struct timeline_screen *self, const struct app *app,
                           struct position *out)
{
    struct speaker speaker = speaker_of(self, app);
    return explain_position(&speaker, self->ply, out);
}

static void draw_board(const struct timeline_screen *self, const struct app *app,
                       struct canvas *canvas, struct area area, struct cell_size cell)
{
    struct position position;
    if (!shown_position(self, app, &position))
        return;
    struct board_view view = board_view_of(&position, &app->display, cell);
    board_draw(canvas, area, &view);
}

static void view_large(const struct timeline_screen *self, const struct app *app,
                       struct canvas *canvas, struct area body)
{
    struct board_layout layout = layout_board(app->cols, app->rows, body, &app->display);
    draw_board(self, app, canvas, layout.board, layout.cell);
    draw_legend(self, app, canvas, layout.side, 0);
}

static void timeline_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                          struct area body)
{
    const struct timeline_screen *self = (const struct timeline_screen *)screen;
    if (self->large) {
        view_large(self, app, canvas, body);
        return;
    }
    struct area below = area_inset(body, 0, draw_table(self, canvas, body) + 1, 1, 0);
    struct cell_size cell = layout_fit(below.cols - LEGEND_LEAST, below.rows);
    bool board = board_rows(cell) <= below.rows;
    int left = board ? board_cols(cell) + 2 : 1;
    if (board)
        draw_board(self, app, canvas, below, cell);
    draw_legend(self, app, canvas, area_inset(below, left, 0, 0, 0), 0);
}

static void timeline_title(const struct screen *screen, const struct app *app, struct buf *left,
                           struct buf *right)
{
    (void)screen;
    (void)app;
    (void)right;
    buf_add(left, _("TIMELINE  positions that look like the claimed one"));
}

static void timeline_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct timeline_screen *self = (const struct timeline_screen *)screen;
    (void)app;
    explain_clock(out, clock_at(self, self->ply), self->setup.rules);
}

static const struct binding timeline_keys[] = {
    {K_LEFT, DO_STEP_BACK, N_("jump"), N_("to the mark before")},
    {K_RIGHT, DO_STEP_ON, N_("jump"), N_("to the next mark")},
    {K_ENTER, DO_CONFIRM, N_("large board"), N_("that position in large, and back")},
    {'m', DO_MARK, N_("mark"), N_("mark this one to compare it")},
    {'=', DO_DIFF, N_("compare"), N_("compare the marked one with this one")},
    {'q', DO_BACK, N_("back"), N_("back to the explanation")},
    {K_HOME, DO_FIRST, NULL, N_("to the first mark")},
    {K_END, DO_LAST, NULL, N_("to the claim")},
    {'f', DO_FLIP, NULL, N_("the board from the other side")},
    KEYS_OF_LOOK,
    {K_NONE, DO_NONE, NULL, NULL},
};

/* One position alone can't be compared. */
static bool timeline_works(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct timeline_screen *self = (const struct timeline_screen *)screen;
    (void)app;
    return doing != DO_DIFF || self->timeline.row_count > 1 || self->timeline.rows[0].count > 1;
}

const struct screen_ops screen_timeline = {
    .name = "timeline",
    .keys = timeline_keys,
    .open = timeline_open,
    .close = timeline_close,
    .update = timeline_update,
    .view = timeline_view,
    .title = timeline_title,
    .message = timeline_message,
    .works = timeline_works,
};
