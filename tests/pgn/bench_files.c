/* SPDX-License-Identifier: MIT */
/*
 * Thousands of real games, where they are at hand ($DRAWCLAIM_SHARED/bench): plies, most
 * occurrences and highest clock of each game as in expected.tsv, and for four files every
 * event as in events.tsv.  Both tables come from other programs.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/draws.h"
#include "core/fen.h"
#include "pgn/reader.h"
#include "tests/tap/tap.h"

enum { SHOWN = 3 }; /* differences that are shown for each file */

static const struct file {
    const char *name;
    bool has_events;
} files[] = {
    {"chesscom-clocks.pgn", true}, {"engine-tcec-960.pgn", false}, {"engine-tcec.pgn", false},
    {"human-events.pgn", true},    {"human-mentor.pgn", true},     {"lichess-clocks.pgn", true},
};
enum { FILES = sizeof files / sizeof *files };

/* A table whose rows are looked up by "FILE\tGAME\t", in the order in which they stand. */
struct table {
    char *text;
    const char *at;
};

static char *read_bench(const char *name, size_t *length)
{
    struct buf path = {0};
    char *text;

    buf_printf(&path, "%s/bench/%s", tap_shared_path(), name);
    text = tap_read_file(buf_text(&path), length);
    buf_clear(&path);
    return text;
}

/* Is this game's row the next one?  Then *length is that of its rest. */
static const char *next_row(struct table *table, const char *file, long game, size_t *length)
{
    struct buf key = {0};
    const char *row = NULL;

    buf_printf(&key, "%s\t%ld\t", file, game);
    if (strncmp(table->at, buf_text(&key), key.length) == 0) {
        row = table->at + key.length;
        *length = strcspn(row, "\n");
        table->at = row + *length + (row[*length] == '\n');
    }
    buf_clear(&key);
    return row;
}

/* Goes to the first row of a file. */
static void seek(struct table *table, const char *file)
{
    struct buf key = {0};
    const char *found;

    buf_printf(&key, "\n%s\t1\t", file);
    found = strstr(table->text, buf_text(&key));
    if (!found) { /* its first game has no row */
        buf_reset(&key);
        buf_printf(&key, "\n%s\t", file);
        found = strstr(table->text, buf_text(&key));
    }
    table->at = found ? found + 1 : "";
    buf_clear(&key);
}

/* ---- events in the table's words ---- */

static void add_plies(struct buf *out, const struct event_list *events, const struct event *event)
{
    for (size_t i = 0; i < event->count; i++)
        buf_printf(out, "%c%d", i == 0 ? ':' : ',', events->plies.items[event->first + i]);
}

static void add_event(struct buf *out, const struct event_list *events, const struct event *event)
{
    char by = event->by == WHITE ? 'w' : 'b';

    buf_printf(out, "%d:%s", event->ply, event_kind_name(event->kind));
    if (event->how == EVENT_INTENDED)
        buf_add_char(out, '+');
    if (event->how != EVENT_AUTOMATIC)
        buf_printf(out, ":%c", by);
    if (event->kind == EVENT_THREEFOLD && event->how == EVENT_INTENDED) {
        buf_add_char(out, ':');
        san_write_uci(out, event->intended);
    }
    add_plies(out, events, event);
    if (event->kind == EVENT_FIFTY && event->how == EVENT_ON_BOARD)
        buf_printf(out, ":%d", event->until);
    buf_add_char(out, ';');
}

static bool is_intended(const struct event *event, enum event_kind kind)
{
    return event->kind == kind && event->how == EVENT_INTENDED;
}

/* Of the intended moves of one ply the table has those for fifty moves first. */
static void add_in_order(struct buf *out, const struct event_list *events, size_t at)
{
    const struct event *event = &events->items[at];
    size_t last = at;

    if (event->how == EVENT_INTENDED &&
        (at == 0 || event[-1].how != EVENT_INTENDED || event[-1].ply != event->ply))
        for (; last < events->count && events->items[last].ply == event->ply; last++)
            if (is_intended(&events->items[last], EVENT_FIFTY))
                add_event(out, events, &events->items[last]);
    if (!is_intended(event, EVENT_FIFTY))
        add_event(out, events, event);
}

static void describe(struct buf *out, const struct game *game, const struct event_list *events)
{
    buf_printf(out, "%d\t", game->plies);
    fen_write(out, game_at(game, game->plies));
    buf_printf(out, "\t%d\t%d\t", events->max_occurrences, events->max_halfmove);
    for (size_t i = 0; i < events->count; i++)
        add_in_order(out, events, i);
    if (events->count > 0)
        buf_truncate(out, out->length - 1); /* the last semicolon */
}

/* ---- games ---- */

struct run {
    const struct file *file;
    struct table *expected, *events;
    long games, plies, with_errors, differ, events_differ;
};

static void show(long *count, const struct run *run, const char *wanted, size_t length,
                 const char *seen)
{
    if (++*count <= SHOWN)
        diag("%s game %ld\nwanted: %.*s\n  seen: %s", run->file->name, run->games,
             (int)(length < 2000 ? length : 2000), wanted ? wanted : "", seen);
}

static bool same(const char *wanted, size_t length, const struct buf *seen)
{
    return wanted && length == seen->length && memcmp(wanted, buf_text(seen), length) == 0;
}

static void compare_counts(struct run *run, const struct game *game,
                           const struct event_list *events)
{
    struct buf seen = {0};
    size_t length = 0;
    const char *wanted = next_row(run->expected, run->file->name, run->games, &length);

    buf_printf(&seen, "%d\t%d\t%d", game->plies, events->max_occurrences, events->max_halfmove);
    if (!same(wanted, length, &seen))
        show(&run->differ, run, wanted, length, buf_text(&seen));
    buf_clear(&seen);
}

static void compare_events(struct run *run, const struct game *game,
                           const struct event_list *events)
{
    struct buf seen = {0};
    size_t length = 0;
    const char *wanted = next_row(run->events, run->file->name, run->games, &length);

    describe(&seen, game, events);
    if (!wanted && events->count > 0)
        show(&run->events_differ, run, NULL, 0, buf_text(&seen));
    else if (wanted && !same(wanted, length, &seen))
        show(&run->events_differ, run, wanted, length, buf_text(&seen));
    buf_clear(&seen);
}

static void compare_game(struct run *run, const struct pgn_game *game, struct event_list *events)
{
    run->games++;
    run->plies += game->game.plies;
    run->with_errors += game->errors.count > 0;
    if (!draws_events(&game->game, game->game.plies, ruleset_default(), DEAD_OFF, events))
        bail("no memory for events");
    compare_counts(run, &game->game, events);
    if (run->file->has_events)
        compare_events(run, &game->game, events);
}

static void check_file(const struct file *file, struct table *expected, struct table *events)
{
    struct run run = {.file = file, .expected = expected, .events = events};
    struct pgn_memory memory = {0};
    char *text = read_bench(file->name, &memory.length);
    struct reader *reader;
    struct pgn_game game = {0};
    struct event_list list = {0};

    memory.bytes = text;
    reader = reader_new(pgn_source_memory(&memory), NULL);
    seek(expected, file->name);
    seek(events, file->name);
    while (reader_next(reader, &game, NULL) == READ_GAME)
        compare_game(&run, &game, &list);
    diag("%s: %ld games, %ld plies", file->name, run.games, run.plies);
    is_int(0, run.with_errors, "%s: no game has an error", file->name);
    is_int(0, run.differ, "%s: plies, occurrences and clocks", file->name);
    ok(strncmp(expected->at, file->name, strlen(file->name)) != 0, "%s: all games", file->name);
    is_int(0, run.events_differ, "%s: events", file->name);
    ok(strncmp(events->at, file->name, strlen(file->name)) != 0, "%s: all events", file->name);
    event_list_clear(&list);
    pgn_game_clear(&game);
    reader_free(reader);
    free(text);
}

int main(void)
{
    struct table expected = {0}, events = {0};

    if (!tap_shared_path())
        tap_skip_all("no large files: set DRAWCLAIM_SHARED");
    if (tap_is_slow())
        tap_skip_all("600,000 plies take too long here");
    tap_plan(5 * FILES);
    expected.text = read_bench("expected.tsv", NULL);
    events.text = read_bench("events.tsv", NULL);
    for (int i = 0; i < FILES; i++)
        check_file(&files[i], &expected, &events);
    free(expected.text);
    free(events.text);
    return tap_done();
}
