/* SPDX-License-Identifier: MIT */
/* The puzzles we ship that ask who can still mate.  What a verdict says is held against nothing
 * but the rules of the moves: a mate is played move by move, and where there is none all
 * positions that can come about are looked at, by a search that knows no short cut. */
#include "config.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "core/movegen.h"
#include "tests/tap/tap.h"
#include "train/puzzle.h"

/* --- a plain search ------------------------------------------------------------------- */

enum { POSITIONS_MOST = 1 << 20 };

/* All positions seen, by their keys of 64 bits. */
struct seen {
    struct position *items;
    size_t count;
    uint64_t *keys; /* open addressing; 0: empty */
};

static void clear_counters(struct position *position)
{
    position->halfmove = 0;
    position->fullmove = 1;
}

/* False: no more room. */
static bool see(struct seen *seen, const struct position *position)
{
    size_t at = position->key & (2 * POSITIONS_MOST - 1);
    while (seen->keys[at] && seen->keys[at] != position->key)
        at = (at + 1) & (2 * POSITIONS_MOST - 1);
    if (seen->keys[at])
        return true;
    if (seen->count == POSITIONS_MOST)
        return false;
    seen->keys[at] = position->key;
    seen->items[seen->count] = *position;
    clear_counters(&seen->items[seen->count++]);
    return true;
}

/* A bare king mates nobody, and one minor man mates no king that has queens only. */
static bool has_too_few(const struct position *position, enum color winner)
{
    const bitboard *type = position->by_type;
    bitboard men = position->by_color[winner] & ~type[KING];
    bitboard others = position->by_color[color_other(winner)];
    return men == 0 || (bb_count(men) == 1 && !(men & ~(type[KNIGHT] | type[BISHOP])) &&
                        !(others & ~(type[KING] | type[QUEEN])));
}

/* Looks at all that follows: does none of it mate the other side?
 * False also where there is no room for all. */
static bool never_mates(struct seen *seen, const struct position *start, enum color winner)
{
    seen->count = 0;
    memset(seen->keys, 0, 2 * POSITIONS_MOST * sizeof *seen->keys);
    see(seen, start);
    for (size_t n = 0; n < seen->count; n++) {
        struct position position = seen->items[n], next;
        struct movelist moves;
        if (has_too_few(&position, winner))
            continue;
        movegen_legal(&position, &moves);
        if (moves.count == 0 && position.turn != winner &&
            position_in_check(&position, (enum color)position.turn))
            return false;
        for (int m = 0; m < moves.count; m++) {
            position_play(&position, moves.moves[m], &next);
            if (!see(seen, &next))
                return false;
        }
    }
    return true;
}

/* --- what verdicts say ---------------------------------------------------------------- */

static bool mates_by_line(const struct position *start, const struct dead_side *side,
                          enum color winner)
{
    struct position position = *start;
    for (int n = 0; n < side->line_length; n++) {
        if (!movegen_is_legal(&position, side->line[n]))
            return false;
        position_play(&position, side->line[n], &position);
    }
    return movegen_state(&position) == STATE_CHECKMATE && position.turn != winner;
}

/* Endings without pawns have too many positions to look at here; that their men can't mate is
 * shown in tests/core.  An answer that is open says nothing. */
static bool is_true_of(struct seen *seen, const struct position *start,
                       const struct dead_side *side, enum color winner)
{
    if (side->can_mate == DEAD_YES)
        return mates_by_line(start, side, winner);
    if (side->can_mate == DEAD_UNDECIDED ||
        (side->proof == PROOF_MATERIAL && side->line_length == 0 && !start->by_type[PAWN]))
        return true;
    return never_mates(seen, start, winner);
}

static bool is_true(struct seen *seen, const struct position *start,
                    const struct dead_result *dead)
{
    return is_true_of(seen, start, &dead->side[WHITE], WHITE) &&
           is_true_of(seen, start, &dead->side[BLACK], BLACK);
}

/* Does the answer follow from who can mate? */
static bool follows(const struct verdict *verdict)
{
    const struct dead_side *side = verdict->dead.side;
    enum color winner =
        verdict->claim.kind == CLAIM_FLAG ? verdict->claim.fallen == SIDE_WHITE ? BLACK : WHITE
                                          : color_other(verdict->by);
    switch (verdict->reason) {
    case REASON_DEAD:
    case REASON_GAME_OVER:
        return dead_is_dead(&verdict->dead) == DEAD_YES;
    case REASON_NOT_DEAD:
        return dead_is_dead(&verdict->dead) == DEAD_NO;
    case REASON_OPPONENT_CAN_MATE:
        return side[winner].can_mate == DEAD_YES;
    default:
        return side[winner].can_mate == DEAD_NO;
    }
}

/* Is who can mate what decides? */
static bool is_concerned(const struct verdict *verdict)
{
    return (verdict->reason == REASON_GAME_OVER && verdict->end_kind == EVENT_DEAD) ||
           verdict->reason == REASON_DEAD || verdict->reason == REASON_NOT_DEAD ||
           verdict->reason == REASON_OPPONENT_CAN_MATE ||
           verdict->reason == REASON_OPPONENT_CANNOT_MATE;
}

static size_t check(struct seen *seen, const struct puzzle *puzzle)
{
    struct verdict verdict;
    if (puzzle->kind == PUZZLE_QUESTION)
        return 0;
    if (!puzzle_verdict(puzzle, &verdict))
        bail("no memory for %s", puzzle->id);
    bool concerned = is_concerned(&verdict);
    if (concerned) {
        const struct position *start = game_at(&puzzle->source->pgn.game, verdict.dead_ply);
        ok(follows(&verdict) && is_true(seen, start, &verdict.dead), "%s: %s", puzzle->id,
           reason_name(verdict.reason));
    }
    verdict_clear(&verdict);
    return concerned;
}

/* --- the pack ------------------------------------------------------------------------- */

static int is_pgn(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);
    return length > 4 && strcmp(entry->d_name + length - 4, ".pgn") == 0;
}

static size_t check_file(struct seen *seen, const char *name)
{
    struct buf inside = {0}, path = {0};
    struct err_list errors = {0}, warnings = {0};
    struct pack pack = {0};
    size_t length, count = 0;
    buf_printf(&inside, "puzzles/%s", name);
    char *text = tap_read_file(tap_source_path(&path, buf_text(&inside)), &length);
    if (!pack_read(&pack, name, text, length, &errors, &warnings))
        bail("no memory for %s", name);
    for (size_t n = 0; n < pack.count; n++)
        count += check(seen, &pack.puzzles[n]);
    pack_clear(&pack);
    err_list_clear(&errors);
    err_list_clear(&warnings);
    buf_clear(&inside);
    buf_clear(&path);
    free(text);
    return count;
}

int main(void)
{
    struct buf path = {0};
    struct dirent **entries;
    struct seen seen = {.items = malloc(POSITIONS_MOST * sizeof *seen.items),
                        .keys = malloc(2 * POSITIONS_MOST * sizeof *seen.keys)};
    size_t count = 0;
    int files = scandir(tap_source_path(&path, "puzzles"), &entries, is_pgn, alphasort);
    if (files < 1 || !seen.items || !seen.keys)
        bail("no puzzles in %s, or no memory", buf_text(&path));
    for (int n = 0; n < files; n++) {
        count += check_file(&seen, entries[n]->d_name);
        free(entries[n]);
    }
    ok(count >= 80, "%zu puzzles ask who can still mate", count);
    tap_plan((int)count + 1);
    free(entries);
    free(seen.items);
    free(seen.keys);
    buf_clear(&path);
    return tap_done();
}
