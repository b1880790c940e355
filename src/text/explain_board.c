/* SPDX-License-Identifier: MIT */
/* A position in spoken words: men, rights, the clock. */
#include "text/explain.h"

#include "core/san.h"
#include "text/explain_parts.h"

/* --- men --- */

static const enum piece_type spoken[] = {KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN};

/* "King h7.", "Pawns a7, b7, c6." */
static const char *men_pattern(enum piece_type type, int count)
{
    static const struct {
        const char *one;
        const char *many;
    } patterns[] = {
        [PAWN] = {N_("Pawn {squares}."), N_("Pawns {squares}.")},
        [KNIGHT] = {N_("Knight {squares}."), N_("Knights {squares}.")},
        [BISHOP] = {N_("Bishop {squares}."), N_("Bishops {squares}.")},
        [ROOK] = {N_("Rook {squares}."), N_("Rooks {squares}.")},
        [QUEEN] = {N_("Queen {squares}."), N_("Queens {squares}.")},
        [KING] = {N_("King {squares}."), N_("Kings {squares}.")},
    };

    return _(count == 1 ? patterns[type].one : patterns[type].many);
}

/* By files, a to h, as players name them. */
static void list_squares(struct buf *out, bitboard men)
{
    for (int file = 0; file < 8; file++)
        for (bitboard on_file = men & BB_FILE_A << file; on_file;) {
            if (out->length > 0)
                buf_add(out, ", ");
            san_write_square(out, bb_pop(&on_file));
        }
}

void explain_men(struct buf *out, const struct position *position, enum color color)
{
    size_t start = out->length;

    for (size_t n = 0; n < sizeof spoken / sizeof *spoken; n++) {
        bitboard men = position_men(position, color, spoken[n]);
        struct buf squares = {0};

        if (men == 0)
            continue;
        list_squares(&squares, men);
        parts_apart(out, start, ' ');
        phrase_with(out, men_pattern(spoken[n], bb_count(men)),
                    (const struct filling[]){{"squares", buf_text(&squares), 0}, {0}});
        buf_clear(&squares);
    }
}

/* --- rights --- */

enum { KING_SIDE = 1, QUEEN_SIDE = 2 };

static int rights_of(const struct position *position, enum color color)
{
    return (position_castling_rook(position, color, true) != SQUARE_NONE ? KING_SIDE : 0) |
           (position_castling_rook(position, color, false) != SQUARE_NONE ? QUEEN_SIDE : 0);
}

void explain_castling(struct buf *out, const struct position *position)
{
    static const char *const white[] = {
        N_("White has no castling right."), N_("White may still castle on the king's side."),
        N_("White may still castle on the queen's side."),
        N_("White may still castle on the king's side and on the queen's side.")};
    static const char *const black[] = {
        N_("Black has no castling right."), N_("Black may still castle on the king's side."),
        N_("Black may still castle on the queen's side."),
        N_("Black may still castle on the king's side and on the queen's side.")};

    if (position->castling == 0) {
        buf_add(out, _("Nobody has a castling right."));
        return;
    }
    buf_add(out, _(white[rights_of(position, WHITE)]));
    buf_add_char(out, ' ');
    buf_add(out, _(black[rights_of(position, BLACK)]));
}

void explain_en_passant(struct buf *out, const struct position *position)
{
    struct buf capture = {0};

    parts_en_passant(&capture, position);
    if (capture.length == 0)
        buf_add(out, _("none"));
    else
        phrase_with(out, _("{capture} is possible"),
                    (const struct filling[]){{"capture", buf_text(&capture), 0}, {0}});
    buf_clear(&capture);
}

/* --- the clock --- */

/* With its unit, since mixing half-moves and moves is the classic mistake. */
void explain_clock(struct buf *out, int halfmove, const struct ruleset *rules)
{
    int needed = rules->fifty_claim_plies;
    const struct filling fillings[] = {{"n", NULL, halfmove},
                                       {"each", NULL, halfmove / 2},
                                       {"needed", NULL, needed},
                                       {"needed_each", NULL, needed / 2},
                                       {0}};

    if (needed == 0)
        phrase_with(out,
                    ngettext("{n} half-move without capture or pawn move.",
                             "{n} half-moves without capture or pawn move.",
                             (unsigned long)halfmove),
                    fillings);
    else if (halfmove % 2 == 0)
        phrase_with(out,
                    _("{n} half-moves without capture or pawn move: {each} by each side, of "
                      "{needed_each} each."),
                    fillings);
    else
        phrase_with(out,
                    ngettext("{n} half-move without capture or pawn move, of {needed}: "
                             "{needed_each} by each side.",
                             "{n} half-moves without capture or pawn move, of {needed}: "
                             "{needed_each} by each side.",
                             (unsigned long)halfmove),
                    fillings);
}
