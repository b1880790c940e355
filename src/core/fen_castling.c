/* SPDX-License-Identifier: MIT */
#include "core/fen_castling.h"

#include <string.h>

enum { FILE_A, FILE_E = 4, FILE_H = 7 };

static enum color color_of(char flag)
{
    return flag < 'a' ? WHITE : BLACK;
}

static char lower_of(char flag)
{
    return (char)(flag | 0x20);
}

bool fen_castling_is_flag(char flag)
{
    return flag != '\0' && strchr("KQkqABCDEFGHabcdefgh", flag) != NULL;
}

/* Rooks that may have castling rights on one side of the king.  A
 * king on the a- or h-file has none: in no array does it stand there. */
static bitboard rooks_beside(const struct position *position, enum color color, bool king_side)
{
    bitboard rank = color == WHITE ? BB_RANK_1 : BB_RANK_8;
    bitboard king = position_men(position, color, KING) & rank & ~(BB_FILE_A | BB_FILE_H);
    bitboard below_king = king - 1;
    bitboard rooks = position_men(position, color, ROOK) & rank;
    if (king == 0)
        return 0;
    return rooks & (king_side ? ~below_king : below_king);
}

/* SQUARE_NONE for an empty set. */
static square outermost(bitboard rooks, bool king_side)
{
    square at = SQUARE_NONE;
    while (rooks != 0) {
        at = bb_pop(&rooks);
        if (!king_side)
            break;
    }
    return at;
}

/* Corner, or a king that shows a game of Chess960. */
static bool is_plain(const struct position *position, enum color color, square rook)
{
    int file = square_file(rook);
    return file == FILE_A || file == FILE_H ||
           square_file(position_king(position, color)) != FILE_E;
}

/* Do the outermost rooks of both colours on that side stand on the same file, and the kings? */
static bool is_mirrored(const struct position *position, bool king_side)
{
    square white = outermost(rooks_beside(position, WHITE, king_side), king_side);
    square black = outermost(rooks_beside(position, BLACK, king_side), king_side);
    return white != SQUARE_NONE && black != SQUARE_NONE &&
           square_file(white) == square_file(black) &&
           square_file(position_king(position, WHITE)) ==
               square_file(position_king(position, BLACK));
}

bitboard fen_castling_rook(const struct position *position, char flag, const char *field,
                           size_t length, bool is_chess960)
{
    enum color color = color_of(flag);
    bool king_side = lower_of(flag) == 'k';
    if (!king_side && lower_of(flag) != 'q') {
        bitboard rooks = rooks_beside(position, color, true) | rooks_beside(position, color, false);
        return rooks & BB_FILE_A << (lower_of(flag) - 'a');
    }
    square rook = outermost(rooks_beside(position, color, king_side), king_side);
    if (rook == SQUARE_NONE)
        return 0;
    if (is_chess960 || is_plain(position, color, rook))
        return bb_of(rook);
    bool is_confirmed = memchr(field, flag ^ 0x20, length) != NULL;
    return is_confirmed && is_mirrored(position, king_side) ? bb_of(rook) : 0;
}

static void write_right(struct buf *out, const struct position *position, enum color color,
                        bool king_side)
{
    square rook = position_castling_rook(position, color, king_side);
    if (rook == SQUARE_NONE)
        return;
    char letter = king_side ? 'k' : 'q';
    if (rook != outermost(rooks_beside(position, color, king_side), king_side))
        letter = (char)('a' + square_file(rook));
    buf_add_char(out, (char)(color == WHITE ? letter & ~0x20 : letter));
}

void fen_castling_write(struct buf *out, const struct position *position)
{
    if (position->castling == 0)
        buf_add_char(out, '-');
    for (int color = WHITE; color <= BLACK; color++) {
        write_right(out, position, (enum color)color, true);
        write_right(out, position, (enum color)color, false);
    }
}
