/* SPDX-License-Identifier: MIT */
/*
 * The list of puzzles and a preview.  It says who asks what and when, never the verdict or
 * what decides it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "base/utf8.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "text/phrase.h"
#include "tui/app.h"
#include "tui/browse_list.h"
#include "tui/column.h"
#include "tui/screens.h"
#include "tui/widget.h"

enum {
    TOPIC_COLS = 15,
    LEVEL_COLS = 7,
    LAST_COLS = 8,
    DUE_COLS = 7,
    CLAIM_COLS = 13, /* where there is room for it: */
    CLAIM_FROM = 88,
    TITLE_COLS = 38,     /* where players have a column, too */
    PLAYERS_FROM = 110,  /* columns of the body */
    PREVIEW_ONE_ROW = 72 /* columns that the preview's longest sentence takes */
};

struct browse {
    struct screen screen;
    struct browse_list puzzles;
    struct list list;
    char filter[LINE_SIZE];
};

/* ---- opening and closing ---- */

static void progress(struct browse *browse, const struct app *app)
{
    const struct deck *deck = app->context.deck;

    browse_list_progress(&browse->puzzles, app->context.records, deck,
                         deck ? deck_day(deck, app->utc) : 0);
}

/* The text that is asked for is shown as the filter, to be changed; the rest stays. */
static bool fill(struct browse *browse, const struct app *app, const struct filter *wanted)
{
    struct filter base = wanted ? *wanted : (struct filter){0};

    base.text = NULL;
    if (!browse_list_init(&browse->puzzles, app->context.pack, &base, run_language(app)))
        return false;
    progress(browse, app);
    if (wanted && wanted->text)
        strncat(browse->filter, wanted->text, sizeof browse->filter - 1);
    browse_list_filter(&browse->puzzles, browse->filter);
    browse->list.count = (int)browse->puzzles.shown_count;
    return true;
}

static struct screen *browse_open(struct app *app, const void *argument)
{
    struct browse *browse = calloc(1, sizeof *browse);

    if (browse && fill(browse, app, argument))
        return &browse->screen;
    free(browse);
    return NULL;
}

static void browse_close(struct screen *screen)
{
    struct browse *browse = (struct browse *)screen;

    browse_list_clear(&browse->puzzles);
    free(browse);
}

/* ---- update ---- */

static int preview_rows(struct area body)
{
    return body.cols < PREVIEW_ONE_ROW ? 4 : 3;
}

/* Rows that the list has on the terminal as it is. */
static int list_rows(struct area body)
{
    return body.rows - 1 - 1 - preview_rows(body); /* column names, line */
}

static struct browse_item *chosen(const struct browse *browse)
{
    return browse->list.chosen < (int)browse->puzzles.shown_count
               ? browse->puzzles.shown[browse->list.chosen]
               : NULL;
}

/* Puts the cursor on an item, wherever it is listed now. */
static void choose(struct browse *browse, const struct browse_item *item, int rows)
{
    browse->list.count = (int)browse->puzzles.shown_count;
    for (int n = 0; n < browse->list.count; n++)
        if (browse->puzzles.shown[n] == item)
            browse->list.chosen = n;
    list_fit(&browse->list, rows);
}

static void filter(struct browse *browse, struct app *app, const char *text)
{
    const struct browse_item *item = chosen(browse);

    browse->filter[0] = '\0';
    strncat(browse->filter, text, sizeof browse->filter - 1);
    browse_list_filter(&browse->puzzles, browse->filter);
    browse->list.chosen = 0;
    choose(browse, item, list_rows(app_body(app)));
    if (browse->puzzles.shown_count == 0)
        app_warn(app,
                 _("No puzzle fits.  Words: topic, level (2-4), new, passed, failed, due, part of "
                   "a title or name, year."));
}

static void sort(struct browse *browse, struct app *app)
{
    const struct browse_item *item = chosen(browse);

    browse_list_sort(&browse->puzzles, (enum browse_sort)((browse->puzzles.sort + 1) % SORTS));
    choose(browse, item, list_rows(app_body(app)));
}

/* To the next row or the one before, round and round. */
static void turn(struct browse *browse, int step, int rows)
{
    int count = browse->list.count;

    if (count > 0)
        browse->list.chosen = (browse->list.chosen + step + count) % count;
    list_fit(&browse->list, rows);
}

static void toggle(struct browse *browse, int rows)
{
    struct browse_item *item = chosen(browse);

    if (item)
        item->selected = !item->selected;
    list_do(&browse->list, DO_DOWN, rows);
}

/* The selected ones, or the one at the cursor. */
static void start(struct browse *browse, struct app *app)
{
    struct browse_item *item = chosen(browse);
    struct selection selection = {0};

    if (browse_list_selected_count(&browse->puzzles) > 0) {
        browse_list_selected(&browse->puzzles, &selection);
    } else if (item) {
        bool was = item->selected;
        item->selected = true;
        browse_list_selected(&browse->puzzles, &selection);
        item->selected = was;
    }
    run_open(app, &selection);
}

/* The words in force are shown; what is typed takes their place. */
static void ask_filter(const struct browse *browse, struct app *app)
{
    app_prompt(app, DO_FILTER, "/", browse->filter);
    line_select(&app->prompt);
}

/* Esc takes away what narrows the list, first. */
static void cancel(struct browse *browse, struct app *app)
{
    if (browse->filter[0])
        filter(browse, app, "");
    else
        app_close(app, DO_BACK);
}

static void browse_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct browse *browse = (struct browse *)screen;
    int rows = list_rows(app_body(app));

    if (list_do(&browse->list, call->doing, rows))
        return;
    if (call->doing == DO_CONFIRM)
        start(browse, app);
    else if (call->doing == DO_FILTER && call->text)
        filter(browse, app, call->text);
    else if (call->doing == DO_FILTER)
        ask_filter(browse, app);
    else if (call->doing == DO_SORT)
        sort(browse, app);
    else if (call->doing == DO_PLAYED)
        toggle(browse, rows);
    else if (call->doing == DO_NEXT_MATCH)
        turn(browse, 1, rows);
    else if (call->doing == DO_PREVIOUS_MATCH)
        turn(browse, -1, rows);
    else if (call->doing == DO_CANCEL)
        cancel(browse, app);
}

/* Back from a quiz: what was new may have been passed. */
static void browse_resume(struct screen *screen, struct app *app, enum doing how)
{
    struct browse *browse = (struct browse *)screen;
    const struct browse_item *item = chosen(browse);

    (void)how;
    progress(browse, app);
    browse_list_filter(&browse->puzzles, browse->filter);
    choose(browse, item, list_rows(app_body(app)));
}

static bool browse_works(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct browse *browse = (const struct browse *)screen;

    (void)app;
    switch (doing) {
    case DO_NEXT_MATCH:
    case DO_PREVIOUS_MATCH:
        return browse->filter[0] && browse->list.count > 0;
    case DO_CONFIRM:
    case DO_PLAYED:
        return browse->list.count > 0 || browse_list_selected_count(&browse->puzzles) > 0;
    default:
        return true;
    }
}

/* ---- preview ---- */

static void add_tag(struct buf *out, const struct puzzle *puzzle, const char *name)
{
    const char *value = pgn_game_tag(&puzzle->source->pgn, name);

    if (value)
        utf8_clean(out, value, strlen(value));
}

static void write_players(struct buf *out, const struct puzzle *puzzle)
{
    add_tag(out, puzzle, "White");
    buf_add(out, " - ");
    add_tag(out, puzzle, "Black");
}

/* Year and month as the file has them, without the question marks. */
static void write_occasion(struct buf *out, const struct puzzle *puzzle)
{
    const char *date = pgn_game_tag(&puzzle->source->pgn, "Date");

    write_players(out, puzzle);
    buf_add(out, ", ");
    add_tag(out, puzzle, "Event");
    if (date && strspn(date, "0123456789") == 4)
        buf_printf(out, ", %.4s", date);
}

/* N_() by who asks: a player, or nobody. */
static const char *sentence_of(const struct claim *claim)
{
    return claim_is_made_by_player(claim->kind)
               ? _("{side} claims a draw at move {move}.  {plies} half-moves.  Rules {rules}.")
               : _("The question is put at move {move}.  {plies} half-moves.  Rules {rules}.");
}

static enum color claimant(const struct claim *claim, const struct position *position)
{
    if (claim->by == SIDE_WHITE || claim->by == SIDE_BLACK)
        return claim->by == SIDE_WHITE ? WHITE : BLACK;
    enum color turn = (enum color)position->turn;
    return claim->flags & CLAIM_MADE ? color_other(turn) : turn;
}

static void write_claim(struct buf *out, const struct puzzle *puzzle)
{
    const struct game *game = &puzzle->source->pgn.game;
    const struct claim *claim = &puzzle->claim;
    const struct position *position = game_at(game, claim->ply);

    phrase_with(
        out, sentence_of(claim),
        (struct filling[]){{.name = "side", .text = notation_color_word(claimant(claim, position))},
                           {.name = "move", .number = position->fullmove},
                           {.name = "plies", .number = game->plies},
                           {.name = "rules", .text = puzzle->rules->id},
                           {0}});
}

static void write_question(struct buf *out, const struct puzzle *puzzle, const char *language)
{
    buf_add(out, words_in(&puzzle->words, language, NULL));
}

static void write_kind(struct buf *out, const struct puzzle *puzzle)
{
    phrase_with(out,
                ngettext("Law question, {choices} choice.  Rules {rules}.",
                         "Law question, {choices} choices.  Rules {rules}.", puzzle->choice_count),
                (struct filling[]){{.name = "choices", .number = (long)puzzle->choice_count},
                                   {.name = "rules", .text = puzzle->rules_id},
                                   {0}});
}

static void write_seen(struct buf *out, const struct app *app, const struct browse_item *item)
{
    struct tally tally = {0};

    if (app->context.records)
        records_tally(app->context.records, item->puzzle->id, &tally);
    if (tally.seen == 0)
        buf_add(out, app->context.records && app->context.records->lasting
                         ? _("Not seen yet.")
                         : _("Not seen yet in this session."));
    else
        phrase_with(
            out,
            ngettext("Seen once, right {right}.", "Seen {seen} times, right {right}.", tally.seen),
            (struct filling[]){{.name = "seen", .number = (long)tally.seen},
                               {.name = "right", .number = (long)tally.right},
                               {0}});
}

static void draw_preview(const struct browse_item *item, const struct app *app,
                         struct canvas *canvas, struct area area)
{
    const bool is_claim = item->puzzle->kind == PUZZLE_CLAIM;
    struct buf line = {0};

    if (is_claim)
        write_occasion(&line, item->puzzle);
    else
        write_kind(&line, item->puzzle);
    canvas_put_cut(canvas, area, 0, 0, ROLE_TEXT, buf_text(&line));
    buf_reset(&line);
    if (is_claim)
        write_claim(&line, item->puzzle);
    else
        write_question(&line, item->puzzle, run_language(app));
    int row = 2;
    if (is_claim)
        row = text_flow(canvas, area, 1, ROLE_TEXT, buf_text(&line));
    else
        canvas_put_cut(canvas, area, 0, 1, ROLE_TEXT, buf_text(&line));
    buf_reset(&line);
    write_seen(&line, app, item);
    canvas_put_cut(canvas, area, 0, row, ROLE_DIM, buf_text(&line));
    buf_clear(&line);
}

/* ---- view ---- */

/* Which columns there is room for. */
struct columns {
    bool claim, players;
};

static struct columns columns_of(struct area body)
{
    return (struct columns){.claim = body.cols >= CLAIM_FROM, .players = body.cols >= PLAYERS_FROM};
}

/* The texts of a row, or the names of the columns. */
struct row_texts {
    const char *topic, *level, *last, *due, *claim, *title, *players;
};

static void add_row(struct buf *out, const struct columns *columns, const struct row_texts *texts)
{
    column_add(out, texts->topic, TOPIC_COLS);
    column_add(out, texts->level, LEVEL_COLS);
    column_add(out, texts->last, LAST_COLS);
    column_add(out, texts->due, DUE_COLS);
    if (columns->claim)
        column_add(out, texts->claim, CLAIM_COLS);
    if (columns->players) {
        column_add(out, texts->title, TITLE_COLS);
        buf_printf(out, "  %s", texts->players);
    } else {
        buf_add(out, texts->title);
    }
}

/* The move as it was written, legal or not: the one must look like the other. */
static void write_move(struct buf *out, const struct puzzle *puzzle, const struct app *app)
{
    const struct game *game = &puzzle->source->pgn.game;
    const struct claim *claim = &puzzle->claim;
    const struct position *position = game_at(game, claim->ply);
    move legal;

    if (san_parse(position, claim->move, strlen(claim->move), NULL, &legal, NULL, NULL)) {
        notation_intended(out, game, claim->ply, legal, app->display.letters);
        return;
    }
    buf_printf(out, "%d.%s", position->fullmove, position->turn == BLACK ? ".." : "");
    utf8_clean(out, claim->move, strlen(claim->move));
}

/* Who claims, and on what: "W 34.Qe2", "B 32 board"; "62" where nobody does. */
static void write_mark(struct buf *out, const struct puzzle *puzzle, const struct app *app)
{
    const struct claim *claim = &puzzle->claim;
    const struct position *position = game_at(&puzzle->source->pgn.game, claim->ply);

    if (claim_is_made_by_player(claim->kind))
        /* TRANSLATORS: the first letters of White and Black, as in a column */
        buf_printf(out, "%s ", claimant(claim, position) == WHITE ? _("W") : _("B"));
    if (claim->move[0])
        write_move(out, puzzle, app);
    else if (claim_is_made_by_player(claim->kind))
        buf_printf(out, _("%d board"), position->fullmove);
    else
        buf_printf(out, "%d", position->fullmove);
}

struct row_context {
    const struct app *app;
    const struct browse *browse;
    struct columns columns;
};

static void draw_row(const void *data, int index, struct buf *out)
{
    const struct row_context *context = data;
    const struct browse_item *item = context->browse->puzzles.shown[index];
    struct buf level = {0}, due = {0}, mark = {0}, players = {0};

    buf_printf(&level, "%d", item->puzzle->level);
    browse_write_due(&due, item);
    if (item->puzzle->kind == PUZZLE_CLAIM) {
        write_mark(&mark, item->puzzle, context->app);
        write_players(&players, item->puzzle);
    }
    buf_add(out, item->selected ? "* " : "  ");
    add_row(out, &context->columns,
            &(struct row_texts){browse_topic_label(item->puzzle->topic), buf_text(&level),
                                browse_progress_label(item->progress), buf_text(&due),
                                buf_text(&mark), item->title, buf_text(&players)});
    buf_clear(&level);
    buf_clear(&due);
    buf_clear(&mark);
    buf_clear(&players);
}

/* Above the list; its own rows begin behind "> " and the mark of selection. */
static void draw_column_names(struct canvas *canvas, struct area body,
                              const struct columns *columns)
{
    struct buf line = {0};

    add_row(&line, columns,
            &(struct row_texts){_("topic"), _("level"), _("last"), _("due"), _("claim"),
                                _("title"), _("players")});
    canvas_put_cut(canvas, area_inset(body, 4, 0, 0, 0), 0, 0, ROLE_DIM, buf_text(&line));
    buf_clear(&line);
}

static void browse_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                        struct area body)
{
    const struct browse *browse = (const struct browse *)screen;
    struct row_context context = {app, browse, columns_of(body)};
    int rows = list_rows(body);

    draw_column_names(canvas, body, &context.columns);
    list_draw(canvas, area_part(body, 0, 1, body.cols, rows), &browse->list, draw_row, &context,
              true);
    canvas_rule(canvas, body, 1 + rows);
    if (browse->list.count == 0)
        canvas_put(canvas, body, 2, 1, ROLE_TEXT, _("No puzzle fits."));
    else
        draw_preview(browse->puzzles.shown[browse->list.chosen], app, canvas,
                     area_part(body, 1, 2 + rows, body.cols - 2, preview_rows(body)));
}

static void browse_title(const struct screen *screen, const struct app *app, struct buf *left,
                         struct buf *right)
{
    const struct browse *browse = (const struct browse *)screen;

    (void)app;
    buf_printf(left, _("PUZZLES  %zu of %zu"), browse->puzzles.shown_count, browse->puzzles.count);
    if (browse->filter[0]) {
        buf_add(left, "   /");
        utf8_clean(left, browse->filter, strlen(browse->filter));
    }
    buf_printf(right, _("sort: %s"), browse_sort_label(browse->puzzles.sort));
}

static void browse_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct browse *browse = (const struct browse *)screen;
    size_t selected = browse_list_selected_count(&browse->puzzles);

    (void)app;
    if (selected > 0)
        buf_printf(
            out,
            ngettext("%zu selected: Enter asks it.", "%zu selected: Enter asks them.", selected),
            selected);
    else
        buf_add(out, _("Enter asks this one.  Space selects several."));
}

static const struct binding browse_keys[] = {
    {K_ENTER, DO_CONFIRM, N_("open"), N_("ask what is selected, or the puzzle at the cursor")},
    {'/', DO_FILTER, N_("filter"),
     N_("topic, level, claims, questions, new, passed, failed, due, stubborn, part of a title or "
        "name, year")},
    {K_TAB, DO_SORT, N_("sort"), N_("other order: file, due, topic, level, title")},
    {K_SPACE, DO_PLAYED, N_("select"), N_("select it, or no longer")},
    {'n', DO_NEXT_MATCH, N_("next match"), N_("the next that fits")},
    {'N', DO_PREVIOUS_MATCH, NULL, N_("the one before that fits")},
    {K_UP, DO_UP, NULL, N_("up")},
    {'k', DO_UP, NULL, NULL},
    {K_DOWN, DO_DOWN, NULL, N_("down")},
    {'j', DO_DOWN, NULL, NULL},
    KEYS_OF_PAGES,
    KEYS_OF_ENDS,
    {K_ESCAPE, DO_CANCEL, NULL, N_("show all, or back")},
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_browse = {
    .name = "browse",
    .keys = browse_keys,
    .open = browse_open,
    .close = browse_close,
    .update = browse_update,
    .view = browse_view,
    .title = browse_title,
    .message = browse_message,
    .works = browse_works,
    .resume = browse_resume,
};
