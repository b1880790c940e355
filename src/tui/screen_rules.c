/* SPDX-License-Identifier: MIT */
/*
 * A ruleset as a page to read: the rows of its table in our own words, each with its article
 * in front.  Numbers come from the table.
 */
#include "config.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "text/i18n.h"
#include "text/phrase.h"
#include "tui/app.h"
#include "tui/screens.h"
#include "tui/widget.h"

enum { ARTICLE_COLS = 13, TEXT_COLS = 76, PARTS = 32 };

/* ---- what a rule says ---- */

struct rule {
    const char *heading; /* N_(); NULL: as the one before */
    size_t article;      /* its offset in struct ruleset_articles */
    const char *text;    /* N_(), with the places of fill_number */
};
#define ARTICLE(field) offsetof(struct ruleset_articles, field)

static const struct rule rules[] = {
    {N_("The same position again"), ARTICLE(threefold),
     N_("The player to move may claim a draw when the same position has come up {threefold} times "
        "or more, or is about to. The moves between need not be the same, nor need the occurrences "
        "follow one upon the other.")},
    {NULL, ARTICLE(threefold_written),
     N_("Before the move: the player writes the move that will bring the position, does not play "
        "it, and tells the arbiter. The written move can't be changed.")},
    {NULL, ARTICLE(threefold_board),
     N_("On the board: the position has just come up, and the claimant is to move.")},
    {NULL, ARTICLE(identity),
     N_("Positions are the same when the same player is to move, men of the same kind and colour "
        "stand on the same squares, and all men have the same possible moves. The starting "
        "position counts as an occurrence.")},
    {NULL, ARTICLE(identity_en_passant),
     N_("Not the same: in the first a pawn could have been captured en passant, legally.")},
    {NULL, ARTICLE(identity_castling),
     N_("Not the same: a king or a rook could still castle and has moved since. A right that is "
        "only hindered for a while is still a right.")},
    {N_("Moves without capture and pawn move"), ARTICLE(fifty),
     N_("The player to move may claim a draw when each side has made {fifty} moves without a "
        "capture and without a pawn move ({fifty-plies} half-moves), or is about to.")},
    {NULL, ARTICLE(fifty_written),
     N_("Before the move: the player writes the move that completes the {fifty}, does not play it, "
        "and tells the arbiter.")},
    {NULL, ARTICLE(fifty_board),
     N_("On the board: the {fifty} moves are complete, and the claimant is to move.")},
    {N_("How a claim is made"), ARTICLE(touched),
     N_("Who touches a piece loses the right to claim at this move. It comes back with the next "
        "one.")},
    {NULL, ARTICLE(move_made),
     N_("Who has made the move is no longer to move, and can't claim by what is on the board.")},
    {NULL, ARTICLE(clock_paused),
     N_("The claimant or the arbiter stops the clock. A claim can't be taken back.")},
    {NULL, ARTICLE(claim_is_offer), N_("Each claim is at the same time an offer of a draw.")},
    {NULL, ARTICLE(claim_correct), N_("A correct claim: the game is drawn at once.")},
    {NULL, ARTICLE(claim_incorrect),
     N_("An incorrect claim: the opponent gets {penalty} more, the game goes on, and the written "
        "move must be played.")},
    {N_("Ends by itself, without a claim"), ARTICLE(fivefold),
     N_("The same position has come up {fivefold} times.")},
    {NULL, ARTICLE(seventyfive),
     N_("Each side has made {seventyfive} moves without a capture and without a pawn move "
        "({seventyfive-plies} half-moves). A mate by the last of these moves comes first.")},
    {NULL, ARTICLE(checkmate),
     N_("The king of the player to move is mated: won for the opponent.")},
    {NULL, ARTICLE(stalemate),
     N_("The player to move has no legal move and is not in check: drawn.")},
    {NULL, ARTICLE(dead), N_("Neither player can mate by any series of legal moves: drawn.")},
    {N_("Other ends"), ARTICLE(agreement), N_("The players agree on a draw.")},
    {NULL, ARTICLE(flag),
     N_("A flag has fallen: lost, or drawn if the opponent can't mate by any series of legal "
        "moves.")},
    {NULL, ARTICLE(resignation), N_("A player resigns: won for the opponent.")},
    {NULL, ARTICLE(illegal_move_twice),
     N_("The second illegal move of a player: lost, or drawn if the opponent can't mate by any "
        "series of legal moves.")},
};
enum { RULES = sizeof rules / sizeof rules[0] };

static const char *article_of(const struct ruleset *ruleset, const struct rule *rule)
{
    const char *const *field =
        (const char *const *)(const void *)((const char *)&ruleset->articles + rule->article);
    return *field;
}

/* "2 minutes", "1 minute", "90 seconds". */
static void write_penalty(struct buf *out, int seconds)
{
    int minutes = seconds / 60;

    if (seconds % 60 != 0)
        buf_printf(out, ngettext("%d second", "%d seconds", (unsigned long)seconds), seconds);
    else
        buf_printf(out, ngettext("%d minute", "%d minutes", (unsigned long)minutes), minutes);
}

static const struct number {
    const char *name;
    size_t offset; /* in struct ruleset */
    int divisor;   /* half-moves to moves by each side */
} numbers[] = {
    {"threefold", offsetof(struct ruleset, threefold_claim), 1},
    {"fivefold", offsetof(struct ruleset, fivefold_automatic), 1},
    {"fifty", offsetof(struct ruleset, fifty_claim_plies), 2},
    {"fifty-plies", offsetof(struct ruleset, fifty_claim_plies), 1},
    {"seventyfive", offsetof(struct ruleset, seventyfive_automatic_plies), 2},
    {"seventyfive-plies", offsetof(struct ruleset, seventyfive_automatic_plies), 1},
};
enum { NUMBERS = sizeof numbers / sizeof numbers[0] };

static bool fill_number(const void *data, struct buf *out, const char *name)
{
    const struct ruleset *ruleset = data;

    if (strcmp(name, "penalty") == 0) {
        write_penalty(out, ruleset->penalty_opponent_seconds);
        return true;
    }
    for (int n = 0; n < NUMBERS; n++) {
        if (strcmp(name, numbers[n].name) != 0)
            continue;
        const char *field = (const char *)ruleset + numbers[n].offset;
        buf_printf(out, "%d", *(const int *)(const void *)field / numbers[n].divisor);
        return true;
    }
    return false;
}

/* ---- the page ---- */

/* A paragraph: an article and its text, or a heading (article NULL). */
struct part {
    const char *article;
    char *text;
};

struct page {
    struct screen screen;
    const struct ruleset *ruleset;
    struct part parts[PARTS];
    int count;
    int asked; /* the part asked for, -1 if none was; marked ">" */
    int skip;  /* rows of the page above the body */
};

/* Takes the text over. */
static void add_part(struct page *page, const char *article, char *text)
{
    if (text && page->count < PARTS)
        page->parts[page->count++] = (struct part){article, text};
    else
        free(text);
}

static void add_rule(struct page *page, const struct rule *rule)
{
    const char *article = article_of(page->ruleset, rule);
    struct buf text = {0};

    if (rule->heading)
        add_part(page, NULL, mem_dup(_(rule->heading)));
    if (!article)
        return; /* no such rule here */
    phrase(&text, _(rule->text), fill_number, page->ruleset);
    add_part(page, article, buf_steal(&text));
}

static void add_doubt(struct page *page)
{
    const struct ruleset *ruleset = page->ruleset;
    struct buf text = {0};

    if (!ruleset->penalty_doubt)
        return;
    buf_printf(&text, _("Doubt %s: whether this penalty holds here is not beyond question."),
               ruleset->penalty_doubt);
    add_part(page, "", buf_steal(&text));
}

static void fill_page(struct page *page)
{
    for (int n = 0; n < RULES; n++) {
        add_rule(page, &rules[n]);
        if (rules[n].article == ARTICLE(claim_incorrect))
            add_doubt(page);
    }
}

/* Columns for the text of a part. */
static int text_cols(struct area body)
{
    int room = body.cols - ARTICLE_COLS - 2;

    return room < TEXT_COLS ? room : TEXT_COLS;
}

/* A heading has a blank row above it, except for the first. */
static int part_rows(const struct page *page, int n, int cols)
{
    return page->parts[n].article ? text_rows(page->parts[n].text, cols) : n > 0 ? 2 : 1;
}

static int rows_before(const struct page *page, int n, int cols)
{
    int rows = 0;

    for (int i = 0; i < n; i++)
        rows += part_rows(page, i, cols);
    return rows;
}

/* "9.2" is asked for, "9.2.1" and "9.4, 1.3" are there: the first that is the article or
 * begins with it, else -1. */
static int find_article(const struct page *page, const char *article)
{
    size_t length = strlen(article);

    for (int n = 0; n < page->count; n++) {
        const char *here = page->parts[n].article;
        if (here && *here && strncmp(here, article, length) == 0 &&
            strchr(".,", here[length]) /* the end, too */)
            return n;
    }
    return -1;
}

/* Not further than the last page. */
static int fit_skip(const struct page *page, struct area body, int skip)
{
    int most = rows_before(page, page->count, text_cols(body)) - body.rows;

    return skip > most ? (most > 0 ? most : 0) : skip;
}

static struct screen *rules_open(struct app *app, const void *argument)
{
    const struct rules_setup *setup = argument;
    struct page *page = calloc(1, sizeof *page);
    const struct ruleset *given = setup && setup->rules ? setup->rules : app->context.rules;

    if (!page)
        return NULL;
    page->ruleset = given ? given : ruleset_default();
    page->asked = -1;
    fill_page(page);
    if (setup && setup->article)
        page->asked = find_article(page, setup->article);
    if (page->asked >= 0) {
        struct area body = app_body(app);
        page->skip = fit_skip(page, body, rows_before(page, page->asked, text_cols(body)));
    }
    return &page->screen;
}

static void rules_close(struct screen *screen)
{
    struct page *page = (struct page *)screen;

    for (int n = 0; n < page->count; n++)
        free(page->parts[n].text);
    free(page);
}

static void rules_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct page *page = (struct page *)screen;
    struct area body = app_body(app);

    page->skip = fit_skip(page, body, page->skip);
    if (call->doing == DO_CANCEL || call->doing == DO_CONFIRM)
        app_close(app, DO_BACK);
    else
        scroll_do(&page->skip, call->doing, rows_before(page, page->count, text_cols(body)),
                  body.rows);
}

/* Draws one part, whose first row is `row` of the body (above it when negative). */
static void draw_part(const struct page *page, int n, struct canvas *canvas, struct area body,
                      int row)
{
    const struct part *part = &page->parts[n];
    int cols = text_cols(body), rows = part_rows(page, n, cols);
    int skip = row < 0 ? -row : 0;
    struct area area = area_part(body, ARTICLE_COLS + 2, row + skip, cols, rows - skip);

    if (!part->article) {
        if (row + rows - 1 >= 0)
            canvas_put_cut(canvas, body, 0, row + rows - 1, ROLE_HEADING, part->text);
        return;
    }
    if (row >= 0) {
        canvas_put(canvas, body, 0, row, ROLE_KEY, n == page->asked ? ">" : " ");
        canvas_put_cut(canvas, area_part(body, 1, 0, ARTICLE_COLS, body.rows), 0, row, ROLE_KEY,
                       part->article);
    }
    text_draw(canvas, area, ROLE_TEXT, part->text, skip);
}

static void rules_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                       struct area body)
{
    const struct page *page = (const struct page *)screen;
    int cols = text_cols(body), row = -fit_skip(page, body, page->skip);

    (void)app;
    for (int n = 0; n < page->count && row < body.rows; n++) {
        int rows = part_rows(page, n, cols);
        if (row + rows > 0)
            draw_part(page, n, canvas, body, row);
        if (n == page->asked && row >= 0)
            canvas_cursor(canvas, body, 0, row);
        row += rows;
    }
}

static void rules_title(const struct screen *screen, const struct app *app, struct buf *left,
                        struct buf *right)
{
    const struct page *page = (const struct page *)screen;

    (void)app;
    buf_printf(left, _("RULES  %s"), _(page->ruleset->name));
    buf_add(right, page->ruleset->id);
}

static void rules_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    (void)screen;
    (void)app;
    buf_add(out, _("In our own words; the Laws themselves decide."));
}

static const struct binding rules_keys[] = {
    {K_UP, DO_UP, N_("scroll"), N_("up")},
    {K_DOWN, DO_DOWN, N_("scroll"), N_("down")},
    {'k', DO_UP, NULL, NULL},
    {'j', DO_DOWN, NULL, NULL},
    {K_PAGE_DOWN, DO_PAGE_DOWN, N_("page"), N_("a page down")},
    {K_CTRL('D'), DO_PAGE_DOWN, NULL, NULL},
    {K_PAGE_UP, DO_PAGE_UP, NULL, N_("a page up")},
    {K_CTRL('U'), DO_PAGE_UP, NULL, NULL},
    {K_HOME, DO_FIRST, NULL, N_("to the top")},
    {K_END, DO_LAST, NULL, N_("to the end")},
    {K_ENTER, DO_CONFIRM, NULL, N_("back")},
    {K_ESCAPE, DO_CANCEL, N_("back"), N_("back")},
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_rules = {
    .name = "rules",
    .keys = rules_keys,
    .open = rules_open,
    .close = rules_close,
    .update = rules_update,
    .view = rules_view,
    .title = rules_title,
    .message = rules_message,
};
