/* SPDX-License-Identifier: MIT */
/*
 * A written move on the board, also one that is not legal.  Were only legal ones marked and
 * shown, the missing marks would answer the question.
 */
#include "config.h"

#include <string.h>

#include "core/movegen.h"
#include "tui/board_view.h"
#include "tui/quiz.h"

/* What a text like "Nbd2", "exd5" or "e2e4" says. */
struct spelled {
    enum piece_type type;
    square to;
    int file, rank; /* of the square it comes from; -1: not said */
};

static bool is_file(char c)
{
    return c >= 'a' && c <= 'h';
}

static bool is_rank(char c)
{
    return c >= '1' && c <= '8';
}

static enum piece_type type_spelled(char c)
{
    static const char letters[] = "PNBRQK";
    const char *found = c != '\0' ? strchr(letters, c) : NULL;
    return found != NULL ? (enum piece_type)(found - letters) : PAWN;
}

/* The last square in the text is where it goes; what stands before it says where from. */
static struct spelled spell(const char *text)
{
    struct spelled out = {type_spelled(text[0]), SQUARE_NONE, -1, -1};
    size_t end = strlen(text);
    while (end >= 2 && !(is_file(text[end - 2]) && is_rank(text[end - 1])))
        end--;
    if (end < 2)
        return out;
    out.to = square_make(text[end - 2] - 'a', text[end - 1] - '1');
    for (size_t i = 0; i + 2 < end; i++) {
        out.file = is_file(text[i]) ? text[i] - 'a' : out.file;
        out.rank = is_rank(text[i]) ? text[i] - '1' : out.rank;
    }
    return out;
}

static bool fits(const struct spelled *spelled, square from)
{
    return (spelled->file < 0 || square_file(from) == spelled->file) &&
           (spelled->rank < 0 || square_rank(from) == spelled->rank);
}

/* A man that could have been meant: better one that sees the square. */
static square origin(const struct position *position, const struct spelled *spelled)
{
    enum color mover = (enum color)position->turn;
    bitboard men = position_men(position, mover, spelled->type);
    square found = SQUARE_NONE;
    while (men != 0) {
        square from = bb_pop(&men);
        bitboard seen = bb_piece_attacks(spelled->type, mover, from, position_occupied(position));
        bool in_reach = (seen & bb_of(spelled->to)) != 0 ||
                        (spelled->type == PAWN && square_file(from) == square_file(spelled->to));
        if (fits(spelled, from) && (found == SQUARE_NONE || in_reach))
            found = from;
    }
    return found;
}

static struct written castling_squares(const struct position *position, const char *text)
{
    bool long_side = strncmp(text, "O-O-O", 5) == 0 || strncmp(text, "0-0-0", 5) == 0;
    square king = position_king(position, (enum color)position->turn);
    return (struct written){king, square_make(long_side ? 2 : 6, square_rank(king))};
}

struct written written_squares(const struct position *position, const struct claim *claim,
                               move legal)
{
    const char *text = claim->move;
    if (legal != MOVE_NONE && move_kind_of(legal) != MOVE_CASTLE)
        return (struct written){move_from(legal), move_to(legal)};
    if (text[0] == 'O' || text[0] == '0')
        return castling_squares(position, text);
    struct spelled spelled = spell(text);
    if (spelled.to == SQUARE_NONE)
        return (struct written){SQUARE_NONE, SQUARE_NONE};
    return (struct written){origin(position, &spelled), spelled.to};
}

void written_position(const struct position *position, const struct claim *claim, move legal,
                      struct position *out)
{
    struct written squares = written_squares(position, claim, legal);
    *out = *position;
    if (legal != MOVE_NONE) {
        position_play(position, legal, out);
        return;
    }
    if (squares.from == SQUARE_NONE || squares.to == SQUARE_NONE || squares.from == squares.to)
        return;
    piece board[64];
    memcpy(board, position->board, sizeof board);
    board[squares.to] = board[squares.from];
    board[squares.from] = NO_PIECE;
    position_setup(out, board, color_other((enum color)position->turn), position->castling,
                   SQUARE_NONE, position->halfmove, position->fullmove);
}
