/* SPDX-License-Identifier: MIT */
/* The picture of a position that never changes, and what it proves. */
#include "config.h"

#include "core/dead.h"

#include "core/dead_inside.h"
#include "core/dead_static_inside.h"
#include "core/movegen.h"

/* Pawns that stop each other for as long as the game goes. */
static bitboard facing_pawns(const struct web *web)
{
    bitboard firm[2] = {web->firm & web->position->by_color[WHITE],
                        web->firm & web->position->by_color[BLACK]};
    bitboard walls = 0;
    for (bitboard white = firm[WHITE]; white;) {
        square pawn = bb_pop(&white);
        bitboard ahead = firm[BLACK] & (BB_FILE_A << square_file(pawn)) & ~(bb_of(pawn) - 1);
        if (ahead)
            walls |= bb_of(pawn) | bb_of(bb_first(ahead));
    }
    return walls;
}

static void draw(const struct web *web, enum color winner, struct dead_picture *out)
{
    const struct position *position = web->position;
    enum color loser = color_other(winner);
    *out = (struct dead_picture){.steady = web->held, .walls = facing_pawns(web)};
    for (bitboard men = position_occupied(position); men;) {
        square home = bb_pop(&men);
        out->reach[home] = dead_web_reach(web, home);
    }
    out->region = out->reach[position_king(position, loser)] & ~web->guarded[winner];
    for (bitboard men = position->by_color[winner] & ~position->by_type[KING]; men;) {
        square home = bb_pop(&men);
        bitboard attacks = dead_web_attacks(web, home) & out->region;
        out->visitors |= attacks ? bb_of(home) : 0;
        out->attackable |= attacks;
    }
}

static bool can_mate(const struct web *web, enum color winner, const struct dead_picture *picture)
{
    for (bitboard kings = picture->attackable; kings;)
        if (dead_web_can_close(web, winner, picture->region, bb_pop(&kings)))
            return true;
    return false;
}

/* The argument speaks of mates still to come, so a mate on the board is looked at before. */
bool dead_picture(const struct position *position, enum color winner, struct dead_picture *out)
{
    struct web web;
    dead_web_grow(&web, position);
    draw(&web, winner, out);
    return movegen_state(position) != STATE_CHECKMATE && !can_mate(&web, winner, out);
}
