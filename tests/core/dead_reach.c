/* SPDX-License-Identifier: MIT */
/*
 * Games by chance against the picture that never changes: no man stands where its set has no
 * square, what is steady neither moves nor is taken, no king leaves his region, and mates come
 * only where the picture lets them.  The sets are asked themselves, not what is proven by them:
 * a rule that forgets a move is seen where the proof fails for other reasons.
 *
 * DRAWCLAIM_DEAD_TIMES=N takes N times as many positions, DRAWCLAIM_DEAD_SEED=N others.
 */
#include "core/dead.h"

#include "core/movegen.h"
#include "tests/core/dead_chance.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

enum { POSITIONS = 1000, SLOW_POSITIONS = 10, GAMES = 4, PLIES = 60 };

static const uint64_t seed = UINT64_C(0x5eed0200);

/* A game, and the picture of its start for a mate by either side. */
struct play {
    struct position start, position;
    struct dead_picture picture[2]; /* by enum color of who would mate */
    bool proves[2];
    square home[64]; /* where the man on a square stood at the start */
};

struct tally {
    uint64_t state;
    long moves;
    int mates, castlings, en_passants, promotions;
    int strays, steady, walls, kings, wrong_mates;
};

static void begin(struct play *play, const struct position *start)
{
    play->start = play->position = *start;
    for (int winner = WHITE; winner <= BLACK; winner++)
        play->proves[winner] = dead_picture(start, (enum color)winner, &play->picture[winner]);
    for (square at = 0; at < 64; at++)
        play->home[at] = at;
}

static move any_of(const struct movelist *moves, uint64_t *state)
{
    return moves->moves[(setup_random(state) >> 33) % (uint64_t)moves->count];
}

/* Moves that change the structure are taken more often. */
static move choose(const struct position *position, const struct movelist *moves, uint64_t *state)
{
    move m = any_of(moves, state);
    for (int tries = 0; tries < 2; tries++) {
        if (move_kind_of(m) != MOVE_PLAIN || position_is_zeroing(position, m))
            break;
        m = any_of(moves, state);
    }
    return m;
}

/* One man goes from one square to another. */
static void check_step(struct tally *tally, const struct play *play, square from, square to)
{
    const struct dead_picture *picture = &play->picture[WHITE];
    square home = play->home[from];
    if (!(picture->reach[home] & bb_of(to)))
        chance_note(&tally->strays, "stands outside its set", &play->start);
    if (from != to && picture->steady & bb_of(home))
        chance_note(&tally->steady, "moves but is steady", &play->start);
    if (picture->walls & bb_of(home) && square_file(from) != square_file(to))
        chance_note(&tally->walls, "leaves its file", &play->start);
    piece man = play->position.board[from];
    if (piece_type_of(man) == KING &&
        !(play->picture[color_other(piece_color(man))].region & bb_of(to)))
        chance_note(&tally->kings, "king out of his region", &play->start);
}

static void check_taken(struct tally *tally, const struct play *play, square at)
{
    const struct dead_picture *picture = &play->picture[WHITE];
    bitboard home = bb_of(play->home[at]);
    if (play->position.board[at] == NO_PIECE)
        return;
    if (picture->steady & home)
        chance_note(&tally->steady, "is taken but steady", &play->start);
    if (picture->walls & home)
        chance_note(&tally->walls, "is taken from its wall", &play->start);
}

/* Each may land where the other stood. */
static void castle(struct tally *tally, struct play *play, square king, square rook)
{
    square king_to = square_make(rook > king ? 6 : 2, square_rank(king));
    square rook_to = square_make(rook > king ? 5 : 3, square_rank(king));
    square king_home = play->home[king], rook_home = play->home[rook];
    check_step(tally, play, king, king_to);
    check_step(tally, play, rook, rook_to);
    play->home[king_to] = king_home;
    play->home[rook_to] = rook_home;
    tally->castlings++;
}

static void step(struct tally *tally, struct play *play, move m)
{
    square from = move_from(m), to = move_to(m);
    bool in_passing = move_kind_of(m) == MOVE_EN_PASSANT;
    check_taken(tally, play, in_passing ? to ^ 8 : to);
    check_step(tally, play, from, to);
    play->home[to] = play->home[from];
    tally->en_passants += in_passing;
    tally->promotions += move_promotion(m) != NO_PIECE_TYPE;
}

static void make(struct tally *tally, struct play *play, move m)
{
    if (move_kind_of(m) == MOVE_CASTLE)
        castle(tally, play, move_from(m), move_to(m));
    else
        step(tally, play, m);
    position_play(&play->position, m, &play->position);
    tally->moves++;
}

static void check_mate(struct tally *tally, const struct play *play)
{
    enum color loser = (enum color)play->position.turn, winner = color_other(loser);
    bitboard king = bb_of(position_king(&play->position, loser));
    tally->mates++;
    if (play->proves[winner] || !(play->picture[winner].attackable & king))
        chance_note(&tally->wrong_mates, "mate where none can be", &play->start);
}

static void play_on(struct tally *tally, struct play *play)
{
    for (int ply = 0; ply < PLIES; ply++) {
        struct movelist moves;
        movegen_legal(&play->position, &moves);
        if (moves.count > 0)
            make(tally, play, choose(&play->position, &moves, &tally->state));
        else if (position_in_check(&play->position, (enum color)play->position.turn))
            check_mate(tally, play);
        if (moves.count == 0)
            return;
    }
}

static void check_start(struct tally *tally, const struct position *start)
{
    struct play play;
    begin(&play, start);
    for (int n = 0; n < GAMES; n++) {
        struct play game = play;
        play_on(tally, &game);
    }
}

static void report(const struct tally *tally, const char *name)
{
    diag("%s: %ld moves, castlings %d, en passant %d, promotions %d, mates %d", name, tally->moves,
         tally->castlings, tally->en_passants, tally->promotions, tally->mates);
    is_int(0, tally->strays, "%s: every man stays in its set", name);
    is_int(0, tally->steady, "%s: what is steady neither moves nor is taken", name);
    is_int(0, tally->walls, "%s: pawns that face each other do so for good", name);
    is_int(0, tally->kings, "%s: kings stay in their regions", name);
    is_int(0, tally->wrong_mates, "%s: mates come where they may", name);
    ok(tap_is_slow() || tally->mates > 0, "%s: there were mates", name);
}

/* The picture speaks of mates to come, not of one on the board. */
static void check_kind(enum chance kind)
{
    struct tally tally = {.state = chance_seed(seed) + kind};
    long count = tap_is_slow() ? SLOW_POSITIONS : POSITIONS * chance_times();
    while (count-- > 0) {
        struct position start = chance_position(kind, &tally.state);
        if (movegen_state(&start) != STATE_CHECKMATE)
            check_start(&tally, &start);
    }
    report(&tally, chance_names[kind]);
}

int main(void)
{
    tap_plan(6 * CHANCES);
    for (int kind = 0; kind < CHANCES; kind++)
        check_kind((enum chance)kind);
    return tap_done();
}
