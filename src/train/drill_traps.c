/* SPDX-License-Identifier: MIT */
/*
 * One recipe per trap.  Each plays a game in which the claim at its end is meant to be right, or
 * just not right; which of the two it is, the core says.
 */
#include "config.h"

#include "train/drill_inside.h"

enum { FIFTY = 100, SEVENTYFIVE = 150, PROMOTION_WAIT = 30 };

static const struct position *now(const struct maker *maker)
{
    return game_at(&maker->game, maker->game.plies);
}

static bool begin(struct maker *maker, enum scene_kind kind)
{
    struct position start;
    if (!scene_make(maker, kind, &start))
        return false;
    maker->out_of_memory = !game_reset(&maker->game, &start);
    return !maker->out_of_memory;
}

/* Men that still have a right to castle. */
static bitboard men_at_home(const struct position *position)
{
    bitboard rooks = position->castling, kings = 0;
    for (int color = WHITE; color <= BLACK; color++)
        if (rooks & position->by_color[color])
            kings |= position_men(position, (enum color)color, KING);
    return rooks | kings;
}

/* Moves before the story begins, longer at higher levels. */
static bool lead_in(struct maker *maker, bitboard still)
{
    return walk_on(maker, 2 * (maker->level - 1) + drill_below(maker, 3), still);
}

/* The position comes back `times` more, by longer ways at higher levels. */
static bool come_back(struct maker *maker, int times, bitboard still)
{
    for (int n = 0; n < times; n++) {
        int pairs = maker->level >= 3 && drill_toss(maker) ? 2 : 1;
        if (!walk_cycle(maker, pairs, still))
            return false;
    }
    return true;
}

/* --- repetition ------------------------------------------------------------------------ */

/* The first way out and back is by a king or a rook that could castle. */
static bool make_castling(struct maker *maker)
{
    if (!begin(maker, SCENE_MIDDLE))
        return false;
    bitboard home = men_at_home(now(maker));
    if (!lead_in(maker, home))
        return false;
    bitboard movers = home & now(maker)->by_color[now(maker)->turn];
    return walk_cycle_with(maker, movers, home & ~movers) &&
           come_back(maker, maker->honest ? 2 : 1, men_at_home(now(maker)));
}

static bool is_double_step(const struct position *position, move m)
{
    int ranks = square_rank(move_to(m)) - square_rank(move_from(m));
    return piece_type_of(position->board[move_from(m)]) == PAWN && (ranks == 2 || ranks == -2);
}

/* Has the pawn that has just moved to `at` an enemy pawn beside it? */
static bool has_neighbour(const struct position *position, square at)
{
    bitboard pawns = position_men(position, (enum color)position->turn, PAWN);
    bitboard beside = bb_king_attacks(at) & (BB_RANK_1 << (at & 56));
    return pawns & beside;
}

/* Plays a pawn's double step past one that could take it, or seems to. */
static bool step_past(struct maker *maker, bool capturable)
{
    struct movelist moves;
    movegen_legal(now(maker), &moves);
    for (int n = 0; n < moves.count; n++) {
        struct position after;
        if (!is_double_step(now(maker), moves.moves[n]))
            continue;
        position_play(now(maker), moves.moves[n], &after);
        if (has_neighbour(&after, move_to(moves.moves[n])) && walk_is_calm(&after) &&
            (after.en_passant != SQUARE_NONE) == capturable) {
            maker->out_of_memory = !game_push(&maker->game, moves.moves[n]);
            return !maker->out_of_memory;
        }
    }
    return false;
}

static bool make_passant(struct maker *maker)
{
    return begin(maker, SCENE_PASSANT) && walk_on(maker, 2 * (maker->level - 1), 0) &&
           step_past(maker, true) && come_back(maker, maker->honest ? 3 : 2, 0);
}

/* Nothing was lost: the first time counts. */
static bool make_pinned(struct maker *maker)
{
    bitboard kings;
    if (!begin(maker, SCENE_PINNED))
        return false;
    kings = now(maker)->by_type[KING];
    return walk_on(maker, 2 * drill_below(maker, maker->level), kings) &&
           step_past(maker, false) && come_back(maker, maker->honest ? 2 : 1, 0);
}

static bool make_mover(struct maker *maker)
{
    if (!begin(maker, SCENE_ENDING) || !lead_in(maker, 0))
        return false;
    if (maker->honest)
        return walk_triangle(maker, 0) && walk_triangle(maker, 0) && come_back(maker, 1, 0);
    return come_back(maker, 1, 0) && walk_triangle(maker, 0);
}

/* Out by a long way and, unless the claim is right, never quite back the third time. */
static bool make_scattered(struct maker *maker)
{
    int last;
    if (!begin(maker, SCENE_ENDING) || !lead_in(maker, 0) || !walk_cycle(maker, 2, 0))
        return false;
    last = maker->game.plies;
    if (!walk_cycle(maker, 2, 0))
        return false;
    if (!maker->honest)
        game_truncate(&maker->game, last + (maker->level < 3 ? 0 : 6));
    return true;
}

/* --- moves without capture and pawn move ------------------------------------------------ */

/* How many moves before the event: the more, the farther is the wrong count from the truth. */
static int plies_before(struct maker *maker)
{
    static const int least[] = {50, 40, 28, 16, 4};
    return least[maker->level - 1] + drill_below(maker, 8);
}

/* Fifty moves of each since the event, or only since the beginning. */
static bool count_on(struct maker *maker, int before)
{
    return walk_on(maker, maker->honest ? FIFTY : FIFTY - before, 0);
}

static bool make_event(struct maker *maker, enum scene_kind kind, enum walk_event event)
{
    int before = plies_before(maker);
    if (!begin(maker, kind) || !walk_on(maker, before, 0))
        return false;
    for (int n = 0; n < PROMOTION_WAIT; n++) {
        if (walk_into(maker, event))
            return count_on(maker, before);
        if (maker->out_of_memory || !walk_on(maker, 1, 0))
            return false;
    }
    return false;
}

static bool make_promotion(struct maker *maker)
{
    return make_event(maker, SCENE_PROMOTION, WALK_PROMOTION);
}

static bool make_capture(struct maker *maker)
{
    return make_event(maker, SCENE_CAPTURE, WALK_CAPTURE);
}

/* Castling is neither a capture nor a pawn move: the count goes on. */
static bool make_castled(struct maker *maker)
{
    static const int short_by[] = {12, 8, 4, 2, 1};
    int plies = maker->honest ? FIFTY : FIFTY - short_by[maker->level - 1];
    if (!begin(maker, SCENE_MIDDLE) ||
        !walk_on(maker, plies_before(maker), men_at_home(now(maker))) || !walk_castle(maker))
        return false;
    return walk_on(maker, plies - maker->game.plies, 0);
}

/* Backwards from a mate; where the claim is meant to be right, another last move. */
static bool make_last_move(struct maker *maker)
{
    struct position mate;
    if (!scene_make(maker, SCENE_MATE, &mate) || !walk_back(maker, &mate, SEVENTYFIVE))
        return false;
    if (!maker->honest)
        return true;
    game_truncate(&maker->game, SEVENTYFIVE - 1);
    return walk_on(maker, 1, 0);
}

/* --- the table ------------------------------------------------------------------------- */

static const struct {
    bool (*make)(struct maker *maker);
    enum claim_kind kind;
} recipes[TRAPS] = {
    [TRAP_CASTLING] = {make_castling, CLAIM_THREEFOLD},
    [TRAP_EN_PASSANT] = {make_passant, CLAIM_THREEFOLD},
    [TRAP_PINNED_PAWN] = {make_pinned, CLAIM_THREEFOLD},
    [TRAP_MOVER] = {make_mover, CLAIM_THREEFOLD},
    [TRAP_SCATTERED] = {make_scattered, CLAIM_THREEFOLD},
    [TRAP_PROMOTION] = {make_promotion, CLAIM_FIFTY},
    [TRAP_CASTLED] = {make_castled, CLAIM_FIFTY},
    [TRAP_CAPTURE] = {make_capture, CLAIM_FIFTY},
    [TRAP_LAST_MOVE] = {make_last_move, CLAIM_SEVENTYFIVE},
};

bool trap_make(struct maker *maker, enum trap trap)
{
    maker->kind = recipes[trap].kind;
    maker->honest = drill_toss(maker);
    maker->ahead = maker->kind != CLAIM_SEVENTYFIVE && drill_toss(maker);
    return recipes[trap].make(maker);
}
