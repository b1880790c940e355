/* SPDX-License-Identifier: MIT */
/*
 * How a law question looks: a page with the rules, the question and its choices, over the whole
 * width or beside the board.  Where it has more rows than there are, it is scrolled, and follows
 * the chosen row.
 */
#include "config.h"

#include "text/i18n.h"
#include "text/phrase.h"
#include "tui/quiz.h"

enum { LAW_ROWS = 240, CHOICE_INDENT = 4, MARK_COLS = 4, TEXT_MOST = 76 };

/* The page while it is drawn; rows beyond its canvas are counted all the same. */
struct law_page {
    struct canvas canvas;
    struct area area;
    int rows;
    int chosen_from, chosen_to; /* rows of the chosen choice */
};

/* --- around the page --- */

void law_board(const struct puzzle *puzzle, const struct app *app, struct canvas *canvas,
               struct area body)
{
    struct board_layout layout = layout_board(app->cols, app->rows, body, &app->display);
    struct board_view view =
        board_view_of(game_at(&puzzle->source->pgn.game, 0), &app->display, layout.cell);
    board_draw(canvas, layout.board, &view);
    canvas_upright(canvas, body, layout.upright);
}

struct area law_area(const struct puzzle *puzzle, const struct app *app, struct area body)
{
    if (puzzle->has_diagram)
        return layout_board(app->cols, app->rows, body, &app->display).side;
    int cols = body.cols - 2;
    return area_part(body, 1, 0, cols < TEXT_MOST ? cols : TEXT_MOST, body.rows);
}

/* --- the page --- */

static void put_text(struct law_page *page, enum role role, const char *text)
{
    page->rows = text_flow(&page->canvas, page->area, page->rows, role, text);
}

static void put_rules(struct law_page *page, const struct puzzle *puzzle)
{
    struct buf rules = {0}, text = {0};
    puzzle_rules(&rules, puzzle);
    buf_printf(&text, puzzle->rules != NULL ? _("Rules: %s (R to read)") : _("Rules: %s"),
               buf_text(&rules));
    canvas_put(&page->canvas, page->area, 0, page->rows++, ROLE_HEADING, _("LAW QUESTION"));
    put_text(page, ROLE_DIM, buf_text(&text));
    page->rows++;
    buf_clear(&rules);
    buf_clear(&text);
}

static void put_question(struct law_page *page, const struct puzzle *puzzle, const char *language)
{
    bool fallback = false;
    put_text(page, ROLE_TEXT, words_in(&puzzle->words, language, &fallback));
    if (fallback)
        put_text(page, ROLE_DIM, _("(There is no translation yet.)"));
    page->rows++;
}

static const char *choice_text(const struct quiz *quiz, const struct app *app, int index)
{
    const struct session *session = &quiz->session;
    if (index >= (int)session->choice_count)
        return _("don't know");
    return words_in(&quiz_puzzle(quiz)->choices[session->choices[index]].words,
                    app->context.language, NULL);
}

/* "> 1 [x] the player to move"; "don't know" has its letter where the others have marks. */
static void put_choice(struct law_page *page, const struct quiz *quiz, const struct app *app,
                       int index)
{
    bool chosen = index == quiz->choices.chosen;
    bool known = index < (int)quiz->session.choice_count;
    bool marks = quiz_puzzle(quiz)->several && known;
    const char *mark = !known                                             ? "d"
                       : !marks                                           ? ""
                       : session_is_marked(&quiz->session, (size_t)index) ? "[x]"
                                                                          : "[ ]";
    enum role role = chosen ? ROLE_CHOSEN : ROLE_TEXT;
    int from = page->rows, indent = CHOICE_INDENT + (marks ? MARK_COLS : known ? 0 : 3);
    page->rows = text_flow(&page->canvas, area_inset(page->area, indent, 0, 0, 0), from, role,
                           choice_text(quiz, app, index));
    canvas_printf(&page->canvas, page->area, 0, from, role, "%s%d  %s", chosen ? ">" : " ",
                  index + 1, mark);
    if (!chosen)
        return;
    canvas_tint(&page->canvas, area_part(page->area, 0, from, page->area.cols, page->rows - from),
                ROLE_CHOSEN);
    page->chosen_from = from;
    page->chosen_to = page->rows;
}

static void put_hint(struct law_page *page, const struct quiz *quiz)
{
    struct buf text = {0};
    if (quiz->session.attempt.hints == 0)
        return;
    phrase_with(&text, _("Hint (counts as helped): see article {article}."),
                (struct filling[]){{"article", quiz_puzzle(quiz)->article, 0}, {NULL, NULL, 0}});
    put_text(page, ROLE_TEXT, buf_text(&text));
    buf_clear(&text);
}

/* Draws it (canvas_clear it); false: memory. */
static bool draw_page(struct law_page *page, const struct quiz *quiz, const struct app *app,
                      int cols)
{
    *page = (struct law_page){.rows = 0};
    if (!canvas_resize(&page->canvas, cols, LAW_ROWS))
        return false;
    page->canvas.ascii = app->display.ascii;
    page->area = canvas_area(&page->canvas);
    put_rules(page, quiz_puzzle(quiz));
    put_question(page, quiz_puzzle(quiz), app->context.language);
    for (int index = 0; index < quiz->choices.count; index++)
        put_choice(page, quiz, app, index);
    if (quiz->answered == NULL)
        canvas_put(&page->canvas, page->area, 1, page->rows++, ROLE_DIM,
               quiz->session.attempt.certain ? _("c  [x] certain") : _("c  [ ] certain"));
    put_hint(page, quiz);
    return true;
}

/* --- on the screen --- */

void law_view(const struct quiz *quiz, const struct app *app, struct canvas *canvas,
              struct area body)
{
    const struct puzzle *puzzle = quiz_puzzle(quiz);
    struct area area = law_area(puzzle, app, body);
    struct law_page page;
    if (puzzle->has_diagram)
        law_board(puzzle, app, canvas, body);
    if (!draw_page(&page, quiz, app, area.cols))
        return;
    canvas_copy(canvas, area, &page.canvas, quiz->skip);
    if (quiz->skip + area.rows < page.rows)
        canvas_put_right(canvas, area, 0, ROLE_KEY, _("PgDn more"));
    else if (quiz->skip > 0)
        canvas_put_right(canvas, area, 0, ROLE_KEY, _("PgUp"));
    canvas_cursor(canvas, area, 0, page.chosen_from - quiz->skip);
    canvas_clear(&page.canvas);
}

void law_scroll(struct quiz *quiz, const struct app *app, enum doing doing)
{
    struct area area = law_area(quiz_puzzle(quiz), app, app_body(app));
    struct law_page page;
    if (!draw_page(&page, quiz, app, area.cols))
        return;
    canvas_clear(&page.canvas);
    if (doing != DO_NONE)
        scroll_do(&quiz->skip, doing, page.rows, area.rows);
    else if (page.chosen_from < quiz->skip)
        quiz->skip = page.chosen_from;
    else if (page.chosen_to > quiz->skip + area.rows)
        quiz->skip = page.chosen_to - area.rows;
}
