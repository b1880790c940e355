/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/explain_page.h"

#include "base/utf8.h"
#include "text/i18n.h"
#include "text/phrase.h"
#include "train/answer_words.h"
#include "tui/column.h"
#include "tui/layout.h"

enum { GAP = 4, TEXT_LEAST = 34, TEXT_MOST = 76 };

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* --- text --- */

struct place {
    struct canvas *page;
    struct area area;
    int row;
};

static void put_text(struct place *place, enum role role, const char *text)
{
    place->row = text_flow(place->page, place->area, place->row, role, text);
}

static void put_told(struct place *place, enum role role,
                     void (*tell)(struct buf *, const struct speaker *),
                     const struct speaker *speaker)
{
    struct buf text = {0};
    tell(&text, speaker);
    put_text(place, role, buf_text(&text));
    buf_clear(&text);
}

static void put_headed(struct place *place, const char *heading, const char *text)
{
    if (text[0] == '\0')
        return;
    place->row++;
    put_text(place, ROLE_HEADING, heading);
    put_text(place, ROLE_TEXT, text);
}

/* --- right or wrong --- */

static void answer_sentence(struct buf *out, const struct explain_page *what)
{
    const struct attempt *attempt = what->setup->attempt;
    const struct verdict *verdict = what->setup->verdict;
    bool verdict_right = attempt->given == attempt->right;
    bool ground_right = !attempt->has_ground || attempt->ground_given == attempt->ground_right;
    const char *format =
        attempt_has_wrong_step(attempt) ? _("Verdict and ground are right.") : _("Right.");
    if (attempt->gave_up)
        format = _("You did not answer.");
    else if (!verdict_right)
        format = _("Wrong: you said “{given}”.");
    else if (!ground_right)
        format = _("The verdict is right, the ground is not: you said “{ground}”, it is "
                   "“{right_ground}”.");
    phrase_with(out, format,
                (struct filling[]){
                    {"given", answer_words(verdict->claim.kind, attempt->given), 0},
                    {"ground", attempt->has_ground ? explain_ground(attempt->ground_given) : "", 0},
                    {"right_ground", explain_ground(attempt->ground_right), 0},
                    {NULL, NULL, 0}});
}

/* What follows: shown where it was asked and not right. */
static void put_steps(struct place *place, const struct explain_page *what)
{
    const struct attempt *attempt = what->setup->attempt;
    for (int ask = 0; attempt != NULL && ask < ASKS; ask++) {
        struct buf sentence = {0};
        if (attempt_step_is_wrong(attempt, (enum ask)ask))
            explain_wrong_step(&sentence, &what->speaker, (enum ask)ask, attempt->steps[ask].given);
        if (sentence.length > 0)
            put_text(place, ROLE_WRONG, buf_text(&sentence));
        buf_clear(&sentence);
    }
}

static void put_result(struct place *place, const struct explain_page *what)
{
    const struct attempt *attempt = what->setup->attempt;
    if (attempt != NULL) {
        struct buf sentence = {0};
        answer_sentence(&sentence, what);
        put_text(place, attempt_is_right(attempt) ? ROLE_RIGHT : ROLE_WRONG, buf_text(&sentence));
        buf_clear(&sentence);
    }
    put_told(place, ROLE_HEADING, explain_headline, &what->speaker);
}

/* --- reasons and what follows --- */

static void put_clock(struct place *place, const struct explain_page *what)
{
    const struct verdict *verdict = what->setup->verdict;
    bool counts_moves =
        verdict->claim.kind == CLAIM_FIFTY || verdict->claim.kind == CLAIM_SEVENTYFIVE;
    if (!counts_moves || what->pair != NULL || verdict->halfmove_clock < 0)
        return;
    struct buf text = {0};
    explain_clock(&text, verdict->halfmove_clock, what->speaker.rules);
    place->row++;
    put_text(place, ROLE_TEXT, buf_text(&text));
    buf_clear(&text);
}

static void put_aftermath(struct place *place, const struct explain_page *what)
{
    bool fallback = false;
    struct buf text = {0};
    if (what->setup->puzzle == NULL)
        return;
    puzzle_aftermath(&text, what->setup->puzzle, what->app->context.language, &fallback);
    if (fallback && text.length > 0)
        buf_printf(&text, "\n%s", _("(There is no translation yet.)"));
    put_headed(place, _("The game"), buf_text(&text));
    buf_clear(&text);
}

static void put_reasons(struct place *place, const struct explain_page *what)
{
    struct buf next = {0};
    put_steps(place, what);
    put_told(place, ROLE_TEXT, explain_reasons, &what->speaker);
    put_clock(place, what);
    explain_next(&next, &what->speaker);
    put_headed(place, _("At the board"), buf_text(&next));
    put_aftermath(place, what);
    buf_clear(&next);
}

/* --- two boards --- */

static struct cell_size diff_cell(const struct app *app)
{
    static const struct cell_size cells[LAYOUTS] = {
        [LAYOUT_NONE] = {3, 1}, [LAYOUT_NARROW] = {3, 1}, [LAYOUT_FULL] = {3, 1},
        [LAYOUT_WIDE] = {3, 1}, [LAYOUT_LARGE] = {4, 2},  [LAYOUT_HUGE] = {5, 2}};
    return cells[layout_of(app->cols, app->rows)];
}

/* Above the board; a long one begins further left, so that its end is seen, and what is too long
 * even so ends with a whole word. */
static void put_name(struct place *place, int col, int cols, const char *letter, const char *name)
{
    enum { NAME_COL = 3 };
    struct buf whole = {0}, text = {0};
    buf_printf(&whole, "%s  %s", letter, name);
    column_cut(&text, buf_text(&whole), cols);
    buf_clear(&whole);
    int most = cols - utf8_width(buf_text(&text));
    struct area area = area_part(place->area, col, place->row, cols, 1);
    canvas_put(place->page, area, least(NAME_COL, most > 0 ? most : 0), 0, ROLE_HEADING,
               buf_text(&text));
    buf_clear(&text);
}

static void put_board(struct place *place, const struct explain_page *what, int col,
                      const struct position *position, bitboard squares)
{
    struct cell_size cell = diff_cell(what->app);
    struct area area =
        area_part(place->area, col, place->row + 1, board_cols(cell), board_rows(cell));
    struct board_view view = board_view_of(position, &what->app->display, cell);
    view.matters = squares;
    board_draw(place->page, area, &view);
}

/* --- the rows below them --- */

struct columns {
    int a, b, status; /* where they begin */
    bool articles;    /* is there room for them? */
};

static struct columns diff_columns(int cols)
{
    bool narrow = cols < 76;
    int label = narrow ? 13 : 16, status = narrow ? 11 : 24;
    int each = (cols - label - status) / 2;
    return (struct columns){label, label + each, label + 2 * each, !narrow};
}

static const char *row_status(const struct diff_row *row)
{
    if (!row->counts)
        return _("not compared");
    return row->differs ? _("DIFFERENT") : _("same");
}

static void put_status(struct place *place, const struct diff_row *row, struct columns columns)
{
    enum role role = row->differs && row->counts ? ROLE_DIFFERENCE : ROLE_DIM;
    int col = columns.status;
    col += canvas_put(place->page, place->area, col, place->row, role, row_status(row));
    if (row->article != NULL && columns.articles)
        /* TRANSLATORS: an article of the Laws: "Art. 9.2.3.1" */
        canvas_printf(place->page, place->area, col + 2, place->row, ROLE_DIM, _("Art. %s"),
                      row->article);
}

static void put_value(struct place *place, const char *letter, const char *value)
{
    canvas_printf(place->page, place->area, 2, place->row++, ROLE_TEXT, "%s  %s", letter, value);
}

/* Side by side; values too long for that one below the other. */
static void put_row(struct place *place, const struct diff_row *row, struct columns columns)
{
    int room = columns.b - columns.a;
    bool fits = utf8_width(row->a) < room && utf8_width(row->b) < room;
    canvas_put(place->page, place->area, 0, place->row, ROLE_DIM, row->label);
    put_status(place, row, columns);
    if (fits) {
        canvas_put(place->page, place->area, columns.a, place->row, ROLE_TEXT, row->a);
        canvas_put(place->page, place->area, columns.b, place->row, ROLE_TEXT, row->b);
    }
    place->row++;
    if (!fits) {
        put_value(place, "A", row->a);
        put_value(place, "B", row->b);
    }
}

static void put_diff(struct place *place, const struct explain_page *what)
{
    struct diff diff;
    struct cell_size cell = diff_cell(what->app);
    int second = board_cols(cell) + (place->area.cols >= 2 * board_cols(cell) + GAP ? GAP : 2);
    explain_diff(&diff, &what->speaker, what->pair[0], what->pair[1]);
    put_name(place, 0, second, "A", diff.name_a);
    put_name(place, second, place->area.cols - second, "B", diff.name_b);
    put_board(place, what, 0, &diff.a, diff.squares_a);
    put_board(place, what, second, &diff.b, diff.squares_b);
    place->row += board_rows(cell) + 1;
    for (int row = 0; row < DIFF_ROWS; row++)
        put_row(place, &diff.rows[row], diff_columns(place->area.cols));
}

/* --- pages --- */

/* Where there is room, the reasons stand beside the boards, else below. */
int explain_page_draw(struct canvas *page, const struct explain_page *what)
{
    struct area all = area_inset(canvas_area(page), 1, 0, 1, 0);
    struct place head = {page, area_part(all, 0, 0, all.cols, PAGE_ROWS), 0};
    if (what->setup->ply_a != what->setup->ply_b) {
        put_diff(&head, what);
        return head.row;
    }
    put_result(&head, what);
    struct place left = head, right = head;
    int taken = 2 * board_cols(diff_cell(what->app)) + GAP;
    bool beside = what->pair != NULL && all.cols - taken - 2 >= TEXT_LEAST;
    if (beside) {
        left.area = area_part(all, 0, 0, taken, PAGE_ROWS);
        right.area =
            area_part(all, taken + 2, 0, least(all.cols - taken - 2, TEXT_MOST), PAGE_ROWS);
        left.row = ++right.row;
    }
    if (what->pair != NULL)
        put_diff(&left, what);
    if (!beside)
        right.row = left.row + (what->pair != NULL ? 1 : 0);
    put_reasons(&right, what);
    return most(left.row, right.row);
}

static void ground_heading(struct buf *out, const struct explain_page *what, enum reason ground)
{
    const struct attempt *attempt = what->setup->attempt;
    buf_add(out, explain_ground(ground));
    if (ground == what->setup->verdict->reason)
        buf_printf(out, " (%s)", _("right"));
    else if (attempt != NULL && attempt->has_ground && attempt->ground_given == ground)
        buf_printf(out, " (%s)", _("your answer"));
}

int explain_page_why(struct canvas *page, const struct explain_page *what)
{
    struct area all = area_inset(canvas_area(page), 1, 0, 1, 0);
    struct place place = {page, area_part(all, 0, 0, least(all.cols, TEXT_MOST), PAGE_ROWS), 0};
    put_told(&place, ROLE_HEADING, explain_headline, &what->speaker);
    for (size_t i = 0; i < what->setup->ground_count; i++) {
        struct buf heading = {0}, text = {0};
        ground_heading(&heading, what, what->setup->grounds[i]);
        explain_why(&text, &what->speaker, what->setup->grounds[i]);
        put_headed(&place, buf_text(&heading), buf_text(&text));
        buf_clear(&heading);
        buf_clear(&text);
    }
    return place.row;
}
