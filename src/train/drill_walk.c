/* SPDX-License-Identifier: MIT */
/* Moves for games made on the spot: quiet ones, and after each of them nothing hangs. */
#include "config.h"

#include "train/drill_inside.h"

#include <string.h>

enum { TRIES = 300 };

/* --- calm ------------------------------------------------------------------------------ */

static const signed char values[] = {[PAWN] = 1, [KNIGHT] = 3, [BISHOP] = 3,
                                     [ROOK] = 5, [QUEEN] = 9,  [KING] = 100};

static int least_value(const struct position *position, bitboard men)
{
    int least = 1000;
    while (men) {
        int value = values[piece_type_of(position->board[bb_pop(&men)])];
        least = value < least ? value : least;
    }
    return least;
}

/* Attacked by something worth less, or attacked and not defended. */
static bool hangs(const struct position *position, square at)
{
    enum color color = piece_color(position->board[at]);
    bitboard occupied = position_occupied(position);
    bitboard attackers = position_attackers(position, at, color_other(color), occupied);
    if (!attackers)
        return false;
    if (least_value(position, attackers) < values[piece_type_of(position->board[at])])
        return true;
    return !position_attackers(position, at, color, occupied);
}

bool walk_is_calm(const struct position *position)
{
    if (position_in_check(position, WHITE) || position_in_check(position, BLACK))
        return false;
    for (bitboard men = position_occupied(position) & ~position->by_type[KING]; men;)
        if (hangs(position, bb_pop(&men)))
            return false;
    return true;
}

/* --- single moves ---------------------------------------------------------------------- */

static const struct position *now(const struct maker *maker)
{
    return game_at(&maker->game, maker->game.plies);
}

static bool push(struct maker *maker, move m)
{
    bool good = game_push(&maker->game, m);
    maker->out_of_memory = maker->out_of_memory || !good;
    return good;
}

static void shuffle(struct maker *maker, struct movelist *list)
{
    for (int count = list->count; count > 1; count--) {
        int pick = drill_below(maker, count);
        move last = list->moves[count - 1];
        list->moves[count - 1] = list->moves[pick];
        list->moves[pick] = last;
    }
}

static bool is_quiet(const struct position *position, move m)
{
    return move_kind_of(m) == MOVE_PLAIN && !position_is_zeroing(position, m);
}

/* The quiet moves of the player to move that keep the calm, by men that are not still, in an
 * order of chance. */
static void quiet_moves(struct maker *maker, const struct position *position, bitboard still,
                        struct movelist *out)
{
    struct movelist all;
    movegen_legal(position, &all);
    out->count = 0;
    for (int n = 0; n < all.count; n++) {
        struct position after;
        if (!is_quiet(position, all.moves[n]) || still & bb_of(move_from(all.moves[n])))
            continue;
        position_play(position, all.moves[n], &after);
        if (walk_is_calm(&after) && movegen_has_legal(&after))
            out->moves[out->count++] = all.moves[n];
    }
    shuffle(maker, out);
}

static bool stands_in_game(const struct maker *maker, const struct position *position)
{
    for (int ply = game_stretch_start(&maker->game, maker->game.plies); ply <= maker->game.plies;
         ply++)
        if (game_at(&maker->game, ply)->key == position->key)
            return true;
    return false;
}

static bool step_on(struct maker *maker, bitboard still)
{
    struct movelist moves;
    quiet_moves(maker, now(maker), still, &moves);
    for (int n = 0; n < moves.count; n++) {
        struct position after;
        position_play(now(maker), moves.moves[n], &after);
        if (!stands_in_game(maker, &after))
            return push(maker, moves.moves[n]);
    }
    return false;
}

bool walk_on(struct maker *maker, int plies, bitboard still)
{
    for (int n = 0; n < plies; n++)
        if (!step_on(maker, still))
            return false;
    return true;
}

/* --- there and back -------------------------------------------------------------------- */

static move reverse(move m)
{
    return move_make(move_to(m), move_from(m), MOVE_PLAIN);
}

/* Plays a line if each move of it is a quiet one into the calm. */
static bool play_line(struct maker *maker, const move *line, int count)
{
    struct position position = *now(maker);
    for (int n = 0; n < count; n++) {
        if (!movegen_is_legal(&position, line[n]) || !is_quiet(&position, line[n]))
            return false;
        position_play(&position, line[n], &position);
        if (!walk_is_calm(&position))
            return false;
    }
    for (int n = 0; n < count; n++)
        if (!push(maker, line[n]))
            return false;
    return true;
}

static bool answer_cycle(struct maker *maker, move out, bitboard still)
{
    struct position after;
    struct movelist replies;
    position_play(now(maker), out, &after);
    quiet_moves(maker, &after, still, &replies);
    for (int n = 0; n < replies.count; n++) {
        move reply = replies.moves[n];
        if (play_line(maker, (move[]){out, reply, reverse(out), reverse(reply)}, 4))
            return true;
    }
    return false;
}

bool walk_cycle_with(struct maker *maker, bitboard movers, bitboard still)
{
    struct movelist moves;
    quiet_moves(maker, now(maker), still | ~movers, &moves);
    for (int n = 0; n < moves.count; n++)
        if (answer_cycle(maker, moves.moves[n], still))
            return true;
    return false;
}

/* A move of chance, played on `position`; MOVE_NONE where there is none. */
static move step_of_chance(struct maker *maker, struct position *position, bitboard still)
{
    struct movelist moves;
    quiet_moves(maker, position, still, &moves);
    if (moves.count == 0)
        return MOVE_NONE;
    position_play(position, moves.moves[0], position);
    return moves.moves[0];
}

/* Two moves each out, the same two back in the other order. */
static bool try_long_cycle(struct maker *maker, bitboard still)
{
    struct position position = *now(maker);
    move out[4];
    for (int n = 0; n < 4; n++) {
        out[n] = step_of_chance(maker, &position, still);
        if (out[n] == MOVE_NONE)
            return false;
    }
    if (out[2] == reverse(out[0]) || out[3] == reverse(out[1]))
        return false;
    return play_line(maker,
                     (move[]){out[0], out[1], out[2], out[3], reverse(out[2]), reverse(out[3]),
                              reverse(out[0]), reverse(out[1])},
                     8);
}

bool walk_cycle(struct maker *maker, int pairs, bitboard still)
{
    if (pairs == 1)
        return walk_cycle_with(maker, ~(bitboard)0, still);
    for (int n = 0; n < TRIES; n++)
        if (try_long_cycle(maker, still))
            return true;
    return false;
}

static bool try_triangle(struct maker *maker, bitboard still)
{
    struct position position = *now(maker);
    struct movelist moves;
    move first = step_of_chance(maker, &position, still);
    move reply = first == MOVE_NONE ? MOVE_NONE : step_of_chance(maker, &position, still);
    if (reply == MOVE_NONE)
        return false;
    quiet_moves(maker, &position, still | ~bb_of(move_to(first)), &moves);
    for (int n = 0; n < moves.count; n++) {
        move second = moves.moves[n];
        move third = move_make(move_to(second), move_from(first), MOVE_PLAIN);
        if (move_to(second) != move_from(first) &&
            play_line(maker, (move[]){first, reply, second, reverse(reply), third}, 5))
            return true;
    }
    return false;
}

bool walk_triangle(struct maker *maker, bitboard still)
{
    for (int n = 0; n < TRIES; n++)
        if (try_triangle(maker, still))
            return true;
    return false;
}

/* --- events ---------------------------------------------------------------------------- */

static bool is_event(const struct position *position, move m, enum walk_event event)
{
    if (event == WALK_PROMOTION)
        return move_kind_of(m) == MOVE_PROMOTE_QUEEN && !position_is_capture(position, m);
    return move_kind_of(m) == MOVE_PLAIN && position_is_capture(position, m);
}

/* Enough men are left on both sides for fifty moves to be played. */
static bool goes_on(const struct position *position)
{
    return walk_is_calm(position) && movegen_has_quiet(position) &&
           bb_count(position_occupied(position)) >= 4;
}

static bool push_event(struct maker *maker, const struct position *before, move slip,
                       enum walk_event event)
{
    struct movelist replies;
    movegen_legal(before, &replies);
    shuffle(maker, &replies);
    for (int n = 0; n < replies.count; n++) {
        struct position after;
        if (!is_event(before, replies.moves[n], event))
            continue;
        position_play(before, replies.moves[n], &after);
        if (goes_on(&after))
            return push(maker, slip) && push(maker, replies.moves[n]);
    }
    return false;
}

bool walk_into(struct maker *maker, enum walk_event event)
{
    struct movelist slips;
    movegen_legal(now(maker), &slips);
    shuffle(maker, &slips);
    for (int n = 0; n < slips.count; n++) {
        struct position before;
        if (!is_quiet(now(maker), slips.moves[n]))
            continue;
        position_play(now(maker), slips.moves[n], &before);
        if (push_event(maker, &before, slips.moves[n], event))
            return true;
    }
    return false;
}

static bool push_castling(struct maker *maker)
{
    struct movelist moves;
    movegen_legal(now(maker), &moves);
    for (int n = 0; n < moves.count; n++) {
        struct position after;
        if (move_kind_of(moves.moves[n]) != MOVE_CASTLE)
            continue;
        position_play(now(maker), moves.moves[n], &after);
        if (walk_is_calm(&after))
            return push(maker, moves.moves[n]);
    }
    return false;
}

bool walk_castle(struct maker *maker)
{
    bitboard home = maker->game.positions[maker->game.plies].castling |
                    now(maker)->by_type[KING];
    return push_castling(maker) || (step_on(maker, home) && push_castling(maker));
}

/* --- backwards ------------------------------------------------------------------------- */

/* The position before a man of the other side than that to move came from `from` to `to`. */
static bool undo_move(const struct position *position, square from, square to,
                      struct position *out)
{
    piece men[64];
    enum color mover = color_other((enum color)position->turn);
    memcpy(men, position->board, sizeof men);
    men[from] = men[to];
    men[to] = NO_PIECE;
    position_setup(out, men, mover, 0, SQUARE_NONE, 0, 1);
    return !position_in_check(out, color_other(mover)) && walk_is_calm(out);
}

static bool stands_among(const struct position *positions, int count, uint64_t key)
{
    for (int n = 0; n < count; n++)
        if (positions[n].key == key)
            return true;
    return false;
}

/* All ways in which a man of the other side than that to move can have come to where it is. */
static void ways_back(struct maker *maker, const struct position *position, struct movelist *out)
{
    enum color mover = color_other((enum color)position->turn);
    bitboard occupied = position_occupied(position);
    out->count = 0;
    for (bitboard men = position->by_color[mover] & ~position->by_type[PAWN]; men;) {
        square to = bb_pop(&men);
        enum piece_type type = piece_type_of(position->board[to]);
        for (bitboard from = bb_piece_attacks(type, mover, to, occupied) & ~occupied; from;)
            out->moves[out->count++] = move_make(bb_pop(&from), to, MOVE_PLAIN);
    }
    shuffle(maker, out);
}

/* One way to come to positions[count - 1]; its move goes to *out. */
static bool step_back(struct maker *maker, struct position *positions, int count, move *out)
{
    struct movelist ways;
    ways_back(maker, &positions[count - 1], &ways);
    for (int n = 0; n < ways.count; n++) {
        *out = ways.moves[n];
        if (undo_move(&positions[count - 1], move_from(*out), move_to(*out), &positions[count]) &&
            !stands_among(positions, count, positions[count].key))
            return true;
    }
    return false;
}

enum { BACK_MOST = 150 };

bool walk_back(struct maker *maker, const struct position *last, int plies)
{
    struct position positions[BACK_MOST + 1];
    move moves[BACK_MOST];
    positions[0] = *last;
    for (int n = 0; n < plies; n++)
        if (!step_back(maker, positions, n + 1, &moves[n]))
            return false;
    if (!game_reset(&maker->game, &positions[plies])) {
        maker->out_of_memory = true;
        return false;
    }
    for (int n = plies; n-- > 0;)
        if (!movegen_is_legal(now(maker), moves[n]) || !push(maker, moves[n]))
            return false;
    return true;
}
