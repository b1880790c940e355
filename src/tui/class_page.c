/* SPDX-License-Identifier: MIT */
/*
 * A board as large as the window allows, and beside it one page: the claim or the question, the
 * choices, and their tallies as bars where the room may see them.  A page that is longer than
 * the window is scrolled.
 */
#include "config.h"

#include "text/explain.h"
#include "text/i18n.h"
#include "text/phrase.h"
#include "tui/class_screen.h"
#include "tui/class_words.h"
#include "train/answer_words.h"
#include "tui/layout.h"

enum { CLASS_PAGE_ROWS = 240, INDENT = 5, COUNT_COLS = 11, BAR_MOST = 50, TEXT_MOST = 76 };

/* The page while it is drawn. */
struct page {
    struct canvas canvas;
    struct area area;
    int rows;
    int chosen_from, chosen_to; /* rows of the chosen choice */
    const struct class_screen *screen;
    const struct app *app;
};

/* --- around the page --- */

bool class_has_board(const struct class_screen *screen)
{
    const struct puzzle *puzzle = class_puzzle(screen->class);
    return puzzle->kind == PUZZLE_CLAIM || puzzle->has_diagram;
}

static struct area page_area(const struct class_screen *screen, const struct app *app,
                             struct area body)
{
    if (class_has_board(screen))
        return layout_board(app->cols, app->rows, body, &app->display).side;
    int cols = body.cols - 2;
    return area_part(body, 1, 0, cols < TEXT_MOST ? cols : TEXT_MOST, body.rows);
}

static void draw_board(const struct class_screen *screen, const struct app *app,
                       struct canvas *canvas, struct area body)
{
    struct board_layout layout = layout_board(app->cols, app->rows, body, &app->display);
    const struct game *game = &class_puzzle(screen->class)->source->pgn.game;
    struct board_view view =
        board_view_of(game_at(game, screen->ply), &app->display, layout.cell);
    move written = screen->class->session.verdict.written;
    if (screen->ply > 0)
        view.last = board_move_squares(game_at(game, screen->ply - 1), game->moves[screen->ply - 1]);
    if (screen->ply == class_puzzle(screen->class)->claim.ply && written != MOVE_NONE)
        view.written = board_move_squares(view.position, written);
    board_draw(canvas, layout.board, &view);
    layout_divide(canvas, body, &layout);
}

/* --- the question --- */

static void put_text(struct page *page, enum role role, const char *text)
{
    page->rows = text_flow(&page->canvas, page->area, page->rows, role, text);
}

static void put_told(struct page *page, enum role role,
                     void (*tell)(struct buf *, const struct speaker *))
{
    struct speaker speaker = class_speaker(page->screen->class, page->app->display.letters);
    struct buf text = {0};
    tell(&text, &speaker);
    put_text(page, role, buf_text(&text));
    buf_clear(&text);
}

static void put_rules(struct page *page)
{
    struct buf rules = {0}, text = {0};
    puzzle_rules(&rules, class_puzzle(page->screen->class));
    buf_printf(&text, _("Rules: %s"), buf_text(&rules));
    put_text(page, ROLE_DIM, buf_text(&text));
    buf_clear(&rules);
    buf_clear(&text);
}

/* What is claimed and how; of a law question the question is all there is. */
static void put_card(struct page *page)
{
    if (!class_is_law(page->screen->class)) {
        put_told(page, ROLE_TEXT, explain_claim);
        put_told(page, ROLE_TEXT, explain_how);
        put_told(page, ROLE_TEXT, explain_before);
    }
    put_rules(page);
    page->rows++;
}

static void put_question(struct page *page, enum class_part part)
{
    const struct class *class = page->screen->class;
    struct buf text = {0};
    class_question(&text, class, part, page->app->context.language);
    put_text(page, ROLE_HEADING, buf_text(&text));
    if (class_is_law(class) && class_puzzle(class)->several)
        put_text(page, ROLE_TEXT, _("Vote for one that is right."));
    buf_clear(&text);
}

/* --- bars --- */

static int bar_cols(unsigned votes, unsigned total, int room)
{
    int cols = total > 0 ? (int)((unsigned long)votes * (unsigned)room / total) : 0;
    return votes > 0 && cols == 0 ? 1 : cols;
}

/* "1 ########......  12  50 %"; `label` says which vote it is. */
static void put_bar(struct page *page, enum class_part part, size_t choice, int round, char label)
{
    const struct class *class = page->screen->class;
    unsigned votes = class_votes(class, round, part, choice);
    unsigned total = class_total(class, round, part);
    struct area area = area_inset(page->area, INDENT, 0, 0, 0);
    int room = area.cols - 2 - COUNT_COLS;
    room = room > BAR_MOST ? BAR_MOST : room;
    struct buf bar = {0};
    int full = bar_cols(votes, total, room);
    for (int col = 0; col < room; col++)
        buf_add(&bar, col >= full ? "." : page->canvas.ascii ? "#" : "█");
    canvas_printf(&page->canvas, area, 0, page->rows, ROLE_DIM, "%c", label);
    canvas_put(&page->canvas, area, 2, page->rows, ROLE_TEXT, buf_text(&bar));
    canvas_printf(&page->canvas, area, 2 + room, page->rows++, ROLE_TEXT, " %4u %3u %%", votes,
                  total > 0 ? (unsigned)((100ul * votes + total / 2) / total) : 0);
    buf_clear(&bar);
}

/* Of the first vote once there is a second, both. */
static void put_bars(struct page *page, enum class_part part, size_t choice)
{
    const struct class *class = page->screen->class;
    for (int round = 0; round <= class->round; round++)
        put_bar(page, part, choice, round, (char)('1' + round));
}

/* --- choices --- */

static bool is_told(const struct class *class)
{
    return class->state >= CLASS_ANSWER;
}

static void put_choice(struct page *page, enum class_part part, size_t choice, bool can_choose)
{
    const struct class_screen *screen = page->screen;
    bool right = is_told(screen->class) && class_is_right(screen->class, part, choice);
    bool chosen = can_choose && (int)choice == screen->choices.chosen;
    enum role role = chosen ? ROLE_CHOSEN : right ? ROLE_RIGHT : ROLE_TEXT;
    int from = page->rows;
    const char *text = class_choice(screen->class, part, choice, page->app->context.language);
    page->rows = text_flow(&page->canvas, area_inset(page->area, INDENT, 0, 4, 0), from, role, text);
    canvas_printf(&page->canvas, page->area, 0, from, role, "%s %c",
                  chosen  ? ">"
                  : right ? "+"
                          : " ",
                  class_choice_sign(screen->class, part, choice));
    if (class_is_open(screen->class) && screen->class->options.show == SHOW_AFTER)
        canvas_put_right(&page->canvas, page->area, from, ROLE_DIM, "???");
    if (chosen) {
        canvas_tint(&page->canvas,
                    area_part(page->area, 0, from, page->area.cols, page->rows - from),
                    ROLE_CHOSEN);
        page->chosen_from = from;
    }
    if (class_shows_tally(screen->class))
        put_bars(page, part, choice);
    if (chosen)
        page->chosen_to = page->rows;
}

static void put_choices(struct page *page, enum class_part part, bool can_choose)
{
    for (size_t i = 0; i < page->screen->class->choices[part].count; i++)
        put_choice(page, part, i, can_choose);
    page->rows++;
}

/* --- the page by state --- */

/* Devices see from here where to go; the message line has it all the time. */
static void put_door(struct page *page)
{
    const struct class_door *door = page->screen->door;
    if (door == NULL || layout_of(page->app->cols, page->app->rows) < LAYOUT_LARGE)
        return;
    put_text(page, ROLE_DIM, _("Vote with your own device:"));
    put_text(page, ROLE_HEADING, door->address);
    struct buf code = {0};
    for (const char *at = door->code; *at != '\0'; at++)
        buf_printf(&code, "%c ", *at);
    canvas_printf(&page->canvas, page->area, 0, page->rows, ROLE_DIM, "%s", _("Code:"));
    canvas_put(&page->canvas, page->area, 8, page->rows++, ROLE_HEADING, buf_text(&code));
    buf_clear(&code);
}

static void put_open(struct page *page)
{
    enum class_part part = class_shown_part(page->screen->class);
    if (part == CLASS_ANSWERS)
        put_card(page);
    put_question(page, part);
    put_choices(page, part, true);
    if (part == CLASS_REASONS)
        put_card(page);
    put_door(page);
}

static void put_votes_only(struct page *page)
{
    const struct class *class = page->screen->class;
    unsigned votes = class_total(class, class->round, CLASS_ANSWERS);
    struct buf text = {0};
    buf_printf(&text, ngettext("The vote is closed: %u vote.", "The vote is closed: %u votes.", votes),
               votes);
    put_text(page, ROLE_HEADING, buf_text(&text));
    page->rows++;
    put_card(page);
    buf_clear(&text);
}

static void put_tallies(struct page *page)
{
    for (int part = 0; part < CLASS_PARTS; part++) {
        if (!class_has_tally(page->screen->class, (enum class_part)part))
            continue;
        put_question(page, (enum class_part)part);
        put_choices(page, (enum class_part)part, false);
    }
}

static void put_answer(struct page *page)
{
    const struct class *class = page->screen->class;
    struct buf text = {0};
    if (class_is_law(class))
        class_right(&text, class, CLASS_ANSWERS, page->app->context.language);
    else
        buf_add(&text, verdict_words(&class->session.verdict));
    put_text(page, ROLE_RIGHT, buf_text(&text));
    buf_clear(&text);
    if (!class_is_law(class))
        put_told(page, ROLE_TEXT, explain_headline);
    page->rows++;
}

static bool draw_page(struct page *page, const struct class_screen *screen, const struct app *app,
                      int cols)
{
    *page = (struct page){.screen = screen, .app = app};
    if (!canvas_resize(&page->canvas, cols, CLASS_PAGE_ROWS))
        return false;
    page->canvas.ascii = app->display.ascii;
    page->area = canvas_area(&page->canvas);
    if (is_told(screen->class))
        put_answer(page);
    if (class_is_open(screen->class))
        put_open(page);
    else if (class_shows_tally(screen->class) || is_told(screen->class))
        put_tallies(page);
    else
        put_votes_only(page);
    return true;
}

/* --- on the screen --- */

/* Rows of the page that are seen; where it goes on, the last row of the area says so. */
static int rows_seen(const struct page *page, struct area area)
{
    return page->rows > area.rows ? area.rows - 1 : area.rows;
}

void class_view(const struct class_screen *screen, const struct app *app, struct canvas *canvas,
                struct area body)
{
    struct area area = page_area(screen, app, body);
    struct page page;
    if (class_has_board(screen))
        draw_board(screen, app, canvas, body);
    if (!draw_page(&page, screen, app, area.cols))
        return;
    int rows = rows_seen(&page, area);
    int most = page.rows > rows ? page.rows - rows : 0;
    int skip = screen->skip < most ? screen->skip : most;
    canvas_copy(canvas, area_part(area, 0, 0, area.cols, rows), &page.canvas, skip);
    if (most > 0)
        canvas_put_right(canvas, area, rows, ROLE_KEY, skip < most ? _("PgDn more") : _("PgUp"));
    canvas_cursor(canvas, area, 0, page.chosen_from - skip);
    canvas_clear(&page.canvas);
}

void class_scroll(struct class_screen *screen, const struct app *app, enum doing doing)
{
    struct area area = page_area(screen, app, app_body(app));
    struct page page;
    if (!draw_page(&page, screen, app, area.cols))
        return;
    int rows = rows_seen(&page, area);
    canvas_clear(&page.canvas);
    if (doing != DO_NONE)
        scroll_do(&screen->skip, doing, page.rows, rows);
    else if (page.chosen_from < screen->skip)
        screen->skip = page.chosen_from;
    else if (page.chosen_to > screen->skip + rows)
        screen->skip = page.chosen_to - rows;
}
