/* SPDX-License-Identifier: MIT */
/*
 * How long core/dead takes.  Arguments are PGN files: some 30,000 positions of their games are
 * asked about, then the positions of tests/data/dead-vectors.tsv, in processor time.
 *
 * The yardstick is the plain closure of the tests, measured in the same run: how many of its
 * positions are made in the time of one answer says something on any machine.  Other solvers'
 * times are known from one where a plain closure made 0.3 million positions a second.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/mem.h"
#include "core/dead.h"
#include "core/fen.h"
#include "pgn/reader.h"
#include "tests/core/dead_plain.h"
#include "tests/core/setup.h"
#include "tests/core/table.h"
#include "tests/tap/tap.h"

enum { EVERY = 20 }; /* so manieth position of the games, all games in one row */

static const double reference_rate = 0.3e6; /* positions of a plain closure a second */

/* Mean processor time a position, of the public solver that is known to be fastest, on positions
 * like these where the closure has the reference rate. */
static const double peer_fast = 2.5e-6, peer_full = 59e-6;

/* ---- positions ---- */

struct sample {
    struct position *items;
    size_t count, capacity;
};

static void add(struct sample *sample, const struct position *position)
{
    if (!mem_grow((void **)&sample->items, &sample->capacity, sample->count + 1,
                  sizeof *sample->items))
        bail("no memory for %zu positions", sample->count);
    sample->items[sample->count++] = *position;
}

static void add_games(struct sample *sample, const char *path, long *seen)
{
    struct pgn_memory memory = {0};
    struct pgn_game game = {0};
    char *text = tap_read_file(path, &memory.length);
    memory.bytes = text;
    struct reader *reader = reader_new(pgn_source_memory(&memory), NULL);
    while (reader && reader_next(reader, &game, NULL) == READ_GAME)
        for (int ply = 0; game.playable && ply <= game.game.plies; ply++)
            if ((*seen)++ % EVERY == 0)
                add(sample, game_at(&game.game, ply));
    pgn_game_clear(&game);
    reader_free(reader);
    free(text);
}

static void add_vectors(struct sample *sample)
{
    char *rows = table_read("dead-vectors.tsv");
    char *fields[1];
    for (char *line = table_cut(rows, fields, 1); *line;) {
        line = table_cut(line, fields, 1);
        struct position position = setup_fen(fields[0]);
        add(sample, &position);
    }
    free(rows);
}

/* ---- measuring ---- */

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

struct outcome {
    long proven, undecided; /* positions */
    uint64_t nodes, bytes;  /* of all; the most of one */
};

static void ask_fast(const struct position *position, struct outcome *outcome)
{
    outcome->proven += dead_fast(position) != PROOF_NONE;
}

static void ask_picture(const struct position *position, struct outcome *outcome)
{
    struct dead_picture picture;
    bool proven = dead_picture(position, WHITE, &picture);
    proven = dead_picture(position, BLACK, &picture) && proven;
    outcome->proven += proven;
}

static void ask_full(const struct position *position, struct outcome *outcome)
{
    struct dead_result result;
    dead_probe(position, &dead_default_budget, &result);
    outcome->proven += dead_is_dead(&result) == DEAD_YES;
    outcome->undecided += dead_is_dead(&result) == DEAD_UNDECIDED;
    outcome->nodes += result.nodes;
    if (result.bytes > outcome->bytes)
        outcome->bytes = result.bytes;
    dead_result_clear(&result);
}

/* What is asked when a flag falls, and what other solvers were asked: can the opponent mate? */
static void ask_side(const struct position *position, struct outcome *outcome)
{
    struct dead_result result;
    enum color winner = color_other((enum color)position->turn);
    dead_probe_side(position, winner, &dead_default_budget, &result);
    outcome->proven += result.side[winner].can_mate == DEAD_NO;
    outcome->undecided += result.side[winner].can_mate == DEAD_UNDECIDED;
    dead_result_clear(&result);
}

struct timing {
    double mean, worst; /* seconds */
    struct outcome outcome;
};

/* The clock costs as much as a quick answer: the whole is timed first, each one after. */
static struct timing measure(const struct sample *sample,
                             void (*ask)(const struct position *, struct outcome *))
{
    struct timing timing = {0};
    double start = seconds();
    for (size_t n = 0; n < sample->count; n++)
        ask(&sample->items[n], &timing.outcome);
    timing.mean = (seconds() - start) / (double)sample->count;
    struct outcome again = {0};
    for (size_t n = 0; n < sample->count; n++) {
        start = seconds();
        ask(&sample->items[n], &again);
        double one = seconds() - start;
        if (one > timing.worst)
            timing.worst = one;
    }
    return timing;
}

/* Positions a second of the plain closure.  It never ends before it is full: a bare king does not
 * mate. */
static double plain_rate(void)
{
    static const char *const starts[] = {
        "4k3/5pp1/8/8/8/8/8/4K3 w - - 0 1",
        "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1",
        "2b1kbn1/3ppp2/8/8/8/8/8/4K3 b - - 0 1",
    };
    enum { MOST = 200000 };
    struct dead_plain plain = {0};
    size_t count = 0;
    double start = seconds();
    for (size_t n = 0; n < sizeof starts / sizeof *starts; n++) {
        struct position position = setup_fen(starts[n]);
        dead_plain_explore(&plain, &position, MOST, PLAIN_MATES);
        count += plain.count;
    }
    double rate = (double)count / (seconds() - start);
    dead_plain_clear(&plain);
    return rate;
}

/* ---- the table ---- */

static void print_row(const char *name, const struct timing *timing, double rate, double peer)
{
    printf("  %-20s %8.2f us   worst %8.2f ms   %8.1f plain positions", name, timing->mean * 1e6,
           timing->worst * 1e3, timing->mean * rate);
    if (peer > 0)
        printf("   %5.2f x peer", timing->mean * rate / reference_rate / peer);
    putchar('\n');
}

static void print_sample(const char *name, const struct sample *sample, double rate, bool has_peer)
{
    struct timing fast = measure(sample, ask_fast);
    struct timing picture = measure(sample, ask_picture);
    struct timing side = measure(sample, ask_side);
    struct timing full = measure(sample, ask_full);
    printf("%s: %zu positions, %ld dead, %ld undecided\n", name, sample->count, full.outcome.proven,
           full.outcome.undecided);
    print_row("dead_fast", &fast, rate, has_peer ? peer_fast : 0);
    print_row("dead_picture", &picture, rate, 0);
    print_row("dead_probe_side", &side, rate, has_peer ? peer_full : 0);
    print_row("dead_probe", &full, rate, has_peer ? peer_full : 0);
    printf("  dead_probe: %.2f million positions a second, at most %.1f MiB\n",
           (double)full.outcome.nodes / (full.mean * (double)sample->count) * 1e-6,
           (double)full.outcome.bytes / (1 << 20));
}

int main(int argc, char **argv)
{
    struct sample games = {0}, vectors = {0};
    long seen = 0;
    double rate = plain_rate();
    printf("plain closure: %.2f million positions a second (the yardstick)\n", rate * 1e-6);
    printf("x peer: the fastest public solver, timed where such a closure made %.1f million\n",
           reference_rate * 1e-6);
    for (int n = 1; n < argc; n++)
        add_games(&games, argv[n], &seen);
    if (games.count > 0)
        print_sample("games", &games, rate, true);
    add_vectors(&vectors);
    print_sample("vectors", &vectors, rate, false);
    free(games.items);
    free(vectors.items);
    return 0;
}
