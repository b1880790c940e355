/* SPDX-License-Identifier: MIT */
#include "text/notation.h"

#include <stdlib.h>
#include <string.h>

#include "text/i18n.h"

/* King, queen, rook, bishop, knight.  Portuguese has one letter that others give to another
 * piece (C is the knight, B the bishop), Hungarian has five of its own. */
static const struct san_letters known[] = {
    {"en", {"K", "Q", "R", "B", "N"}},
    {"es", {"R", "D", "T", "A", "C"}},
    {"de", {"K", "D", "T", "L", "S"}},
    {"fr", {"R", "D", "T", "F", "C"}},
    {"it", {"R", "D", "T", "A", "C"}},
    {"pt", {"R", "D", "T", "B", "C"}},
    {"nl", {"K", "D", "T", "L", "P"}},
    {"hu", {"K", "V", "B", "F", "H"}},
    /* the solid set for both sides: hollow ones turn into them on a dark screen */
    {"figurine", {"\xe2\x99\x9a", "\xe2\x99\x9b", "\xe2\x99\x9c", "\xe2\x99\x9d", "\xe2\x99\x9e"}},
};

enum { KNOWN = sizeof known / sizeof *known };

const struct san_letters *notation_at(int n)
{
    return n >= 0 && n < KNOWN ? &known[n] : NULL;
}

const struct san_letters *notation_find(const char *code)
{
    for (int n = 0; n < KNOWN; n++)
        if (strcmp(known[n].language, code) == 0)
            return &known[n];
    return NULL;
}

void notation_intended(struct buf *out, const struct game *game, int ply, move m,
                       const struct san_letters *letters)
{
    const struct position *position = game_at(game, ply);

    buf_printf(out, position->turn == WHITE ? "%d." : "%d...", position->fullmove);
    san_write(out, position, m, letters);
}

void notation_move(struct buf *out, const struct game *game, int ply,
                   const struct san_letters *letters)
{
    if (ply == 0)
        buf_add(out, _("the starting position"));
    else
        notation_intended(out, game, ply - 1, game->moves[ply - 1], letters);
}

void notation_ply(struct buf *out, const struct game *game, int ply)
{
    int number;

    if (ply == 0)
        buf_add(out, "start");
    else if (game_move_number(game, ply, &number) == WHITE)
        buf_printf(out, "%dw", number);
    else
        buf_printf(out, "%db", number);
}

/* The ply of a move of the given colour, counted from the first move of the game. */
static long ply_of(const struct game *game, long number, enum color color)
{
    const struct position *start = game_at(game, 0);
    long moves = number - start->fullmove;

    return 2 * moves + (start->turn == WHITE) + (color == BLACK);
}

static int within(const struct game *game, long ply)
{
    return ply >= 1 && ply <= game->plies ? (int)ply : -1;
}

int notation_parse_ply(const struct game *game, const char *text)
{
    char *end;
    long number;

    if (strcmp(text, "start") == 0)
        return 0;
    if (strcmp(text, "end") == 0)
        return game->plies;
    if (*text < '1' || *text > '9' || strlen(text) > 6) /* no blanks, signs or 0x of strtol */
        return -1;
    number = strtol(text, &end, 10);
    if (strcmp(end, "b") == 0)
        return within(game, ply_of(game, number, BLACK));
    if (strcmp(end, "w") != 0 && *end != '\0')
        return -1;
    int ply = within(game, ply_of(game, number, WHITE));
    if (ply < 0 && *end == '\0') /* a game that begins with Black's move */
        ply = within(game, ply_of(game, number, BLACK));
    return ply;
}

const char *notation_color_word(enum color color)
{
    return color == WHITE ? _("White") : _("Black");
}

char notation_board_letter(const struct san_letters *letters, piece man)
{
    static const int index[] = {[KING] = 0, [QUEEN] = 1, [ROOK] = 2, [BISHOP] = 3, [KNIGHT] = 4};
    enum piece_type type = piece_type_of(man);
    char letter = 'P';

    if (man == NO_PIECE)
        return '.';
    if (type != PAWN)
        letter = (letters ? letters : &san_english)->letter[index[type]][0];
    if (letter < 'A' || letter > 'Z')
        return notation_board_letter(NULL, man);
    return piece_color(man) == WHITE ? letter : (char)(letter - 'A' + 'a');
}

void notation_board(struct buf *out, const struct position *position,
                    const struct san_letters *letters)
{
    for (int rank = 7; rank >= 0; rank--) {
        buf_printf(out, "%d ", rank + 1);
        for (int file = 0; file < 8; file++)
            buf_printf(out, " %c",
                       notation_board_letter(letters, position->board[square_make(file, rank)]));
        buf_add_char(out, '\n');
    }
    buf_add(out, "   a b c d e f g h");
}
