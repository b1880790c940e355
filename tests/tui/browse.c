/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "train/session.h"
#include "tui/browse_list.h"
#include "tui/screens.h"
#include "tests/tui/walk.h"

/* ---- the list ---- */

/* Titles shown, by the first word of each. */
static const char *titles(const struct browse_list *list, struct buf *out)
{
    buf_reset(out);
    for (size_t n = 0; n < list->shown_count; n++) {
        const struct browse_item *item = list->shown[n];
        buf_printf(out, "%s%s:%d", n > 0 ? " " : "", topic_name(item->puzzle->topic),
                   item->puzzle->level);
    }
    return buf_text(out);
}

static void filters_by_words(struct walk *walk)
{
    static const struct {
        const char *filter, *shown;
    } cases[] = {
        {"", "threefold:1 threefold:2 threefold:4 fifty:3 stalemate:5"},
        {"repetition", "threefold:1 threefold:2 threefold:4"},
        {"THREEFOLD", "threefold:1 threefold:2 threefold:4"},
        {"fifty", "fifty:3"},
        {"2-4", "threefold:2 threefold:4 fifty:3"},
        {"5", "stalemate:5"},
        {"famous", "threefold:2 stalemate:5"},
        {"1971", "threefold:1 threefold:2"},
        {"petrosian 2", "threefold:2"},
        {"rooks 3", "fifty:3"},
        {"into CORNER", "stalemate:5"},
        {"failed", "threefold:2"},
        {"passed", "threefold:1"},
        {"due", "threefold:2"},
        {"stubborn", ""},
        {"new repetition", "threefold:4"},
        {"nobody", ""},
        {"threefold stalemate", ""},
    };
    struct browse_list list;
    struct buf seen = {0};

    browse_list_init(&list, &walk->pack, NULL, "en");
    browse_list_progress(&list, &walk->records, &walk->deck, WALK_DAY);
    for (size_t n = 0; n < sizeof cases / sizeof cases[0]; n++) {
        browse_list_filter(&list, cases[n].filter);
        is_string(cases[n].shown, titles(&list, &seen), "filter \"%s\"", cases[n].filter);
    }
    browse_list_clear(&list);
    browse_list_clear(&list);
    buf_clear(&seen);
}

static void sorts(struct walk *walk)
{
    static const char *const orders[SORTS] = {
        "threefold:1 threefold:2 threefold:4 fifty:3 stalemate:5",
        "threefold:2 threefold:1 threefold:4 fifty:3 stalemate:5",
        "threefold:1 threefold:2 threefold:4 fifty:3 stalemate:5",
        "threefold:1 threefold:2 fifty:3 threefold:4 stalemate:5",
        "threefold:4 fifty:3 stalemate:5 threefold:1 threefold:2",
    };
    struct browse_list list;
    struct buf seen = {0};

    browse_list_init(&list, &walk->pack, NULL, "en");
    browse_list_progress(&list, &walk->records, &walk->deck, WALK_DAY);
    for (int sort = SORT_FILE; sort < SORTS; sort++) {
        browse_list_sort(&list, (enum browse_sort)sort);
        is_string(orders[sort], titles(&list, &seen), "sorted by %s",
                  browse_sort_label((enum browse_sort)sort));
    }
    browse_list_clear(&list);
    buf_clear(&seen);
}

static void selects(struct walk *walk)
{
    struct browse_list list;
    struct selection selection = {0};

    browse_list_init(&list, &walk->pack, NULL, "en");
    browse_list_sort(&list, SORT_TITLE);
    list.items[0].selected = list.items[3].selected = list.items[4].selected = true;
    browse_list_filter(&list, "fifty");
    is_size(3, browse_list_selected_count(&list), "what is filtered out stays selected");
    ok(browse_list_selected(&list, &selection), "a selection is made");
    is_size(3, selection.count, "of three");
    ok(selection.count == 3 && selection.items[0] == &walk->pack.puzzles[3] &&
           selection.items[1] == &walk->pack.puzzles[0],
       "those that are shown come first");
    selection_clear(&selection);
    browse_list_clear(&list);
}

static void has_no_puzzles(void)
{
    struct browse_list list;

    ok(browse_list_init(&list, NULL, NULL, "en"), "no pack, no trouble");
    browse_list_filter(&list, "fifty");
    is_size(0, list.shown_count, "and nothing to show");
    browse_list_clear(&list);
}

/* ---- the screen ---- */

static void looks(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_answer(&walk, 0, true);
    walk_answer(&walk, 1, false);
    walk_open(&walk, "browse", NULL);
    walk_matches(&walk, "browse-80x24");
    walk_resize(&walk, 120, 40);
    walk_keys(&walk, "Down");
    walk_matches(&walk, "browse-120x40");
    walk_resize(&walk, 60, 18);
    walk_keys(&walk, "Space Space / 'repetition' Enter");
    walk_matches(&walk, "browse-60x18");
    walk_end(&walk);
}

static void walks(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "browse", NULL);
    walk_keys(&walk, "Tab Tab Tab");
    ok(strstr(walk_row(&walk, 0), "sort: level") != NULL, "Tab chooses another order");
    walk_keys(&walk, "/ '4' Enter");
    ok(strstr(walk_row(&walk, 0), "PUZZLES  1 of 5   /4") != NULL, "/ narrows the list");
    walk_keys(&walk, "/");
    ok(walk_shows(&walk, "\n /4\n"), "/ again shows the old words");
    walk_keys(&walk, "'nothing like this' Enter");
    ok(walk_shows(&walk, "No puzzle fits."), "a filter that fits nothing says so");
    walk_keys(&walk, "Enter Space n");
    is_string("browse", walk_screen(&walk), "and nothing can be done with nothing");
    ok(strstr(walk_row(&walk, 0), "/nothing") != NULL, "and typing takes their place");
    walk_keys(&walk, "Esc");
    ok(strstr(walk_row(&walk, 0), "PUZZLES  5 of 5") != NULL, "Esc shows all again");
    walk_keys(&walk, "/ 'repetition' Enter Home n n n");
    is_int(2, walk.canvas.cursor_row, "n goes round");
    walk_keys(&walk, "N");
    is_int(4, walk.canvas.cursor_row, "N goes back");
    walk_keys(&walk, "Esc Esc");
    is_string("", walk_screen(&walk), "Esc without a filter leads back");
    walk_end(&walk);
}

static void asks(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "browse", NULL);
    walk_keys(&walk, "Down Enter");
    is_string("quiz", walk_screen(&walk), "Enter asks");
    ok(strstr(walk_row(&walk, 0), "1/1") != NULL, "the one puzzle");
    walk_keys(&walk, "q");
    is_string("browse", walk_screen(&walk), "and back");
    walk_keys(&walk, "Home Space Space Enter");
    ok(strstr(walk_row(&walk, 0), "1/2") != NULL, "or those that are selected");
    walk_end(&walk);
}

static void starts_narrowed(void)
{
    struct filter filter = {.set = "famous", .text = "corner"};
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "browse", &filter);
    ok(strstr(walk_row(&walk, 0), "PUZZLES  1 of 2   /corner") != NULL,
       "opened with a filter: the set is the list, the text can be changed");
    walk_end(&walk);
}

/* What the core says of each puzzle, and its words for it, must not be seen anywhere.  The
 * name of an end that is asked about may be. */
static bool is_given_away(struct walk *walk, const struct puzzle *puzzle)
{
    struct verdict verdict = {0};
    bool seen = walk_shows(walk, "valid") || walk_shows(walk, "1/2");

    puzzle_verdict(puzzle, &verdict);
    seen = seen || (claim_is_made_by_player(puzzle->claim.kind) &&
                    walk_shows(walk, reason_name(verdict.reason)));
    verdict_clear(&verdict);
    return seen;
}

static void gives_nothing_away(void)
{
    struct walk walk;

    walk_start(&walk, 120, 40);
    walk_open(&walk, "browse", NULL);
    for (size_t n = 0; n < walk.pack.count; n++) {
        is_bool(false, is_given_away(&walk, &walk.pack.puzzles[n]), "puzzle %zu gives nothing away",
                n + 1);
        walk_keys(&walk, "Down");
    }
    walk_end(&walk);
}

int main(void)
{
    struct walk walk;

    tap_plan(52);
    walk_start(&walk, 80, 24);
    walk_answer(&walk, 0, true);
    walk_answer(&walk, 1, false);
    filters_by_words(&walk);
    sorts(&walk);
    selects(&walk);
    walk_end(&walk);
    has_no_puzzles();
    looks();
    walks();
    asks();
    starts_narrowed();
    gives_nothing_away();
    return tap_done();
}
