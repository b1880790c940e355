/* SPDX-License-Identifier: MIT */
#include "tests/core/setup.h"

#include <stddef.h>
#include <string.h>

#include "core/fen.h"
#include "core/san.h"
#include "tests/tap/tap.h"

struct position setup_fen(const char *fen)
{
    struct position position;
    struct err err;
    if (!fen_parse(fen, strlen(fen), &position, NULL, &err))
        bail("FEN %s: %s", fen, err_code_name(err.code));
    return position;
}

struct position setup_chess960(const char *fen)
{
    struct position position;
    struct err err;
    if (!fen_parse_chess960(fen, strlen(fen), &position, NULL, &err))
        bail("FEN %s: %s", fen, err_code_name(err.code));
    return position;
}

static move move_of(const struct position *position, const char *san, size_t length)
{
    move m;
    struct err err;
    if (!san_parse(position, san, length, NULL, &m, NULL, &err))
        bail("move %.*s: %s", (int)length, san, err_code_name(err.code));
    return m;
}

move setup_move(const struct position *position, const char *san)
{
    return move_of(position, san, strlen(san));
}

struct position setup_moves(const char *fen, const char *moves)
{
    struct position position;
    if (fen == NULL)
        position_initial(&position);
    else
        position = setup_fen(fen);
    while (*moves != '\0') {
        size_t length = strcspn(moves, " ");
        position_play(&position, move_of(&position, moves, length), &position);
        moves += length;
        moves += strspn(moves, " ");
    }
    return position;
}

square setup_square(const char *name)
{
    square at = san_parse_square(name, strlen(name));
    if (at == SQUARE_NONE)
        bail("square %s", name);
    return at;
}

/* xorshift64 by George Marsaglia */
uint64_t setup_random(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}
