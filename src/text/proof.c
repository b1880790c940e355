/* SPDX-License-Identifier: MIT */
#include "text/proof.h"

#include "text/explain_parts.h"
#include "text/notation.h"

enum { MOVES_MOST = 24, SQUARES_MOST = 20 };

void proof_of(struct proof *out, const struct position *start, const struct dead_side *side,
              enum color winner)
{
    *out = (struct proof){.side = side, .winner = winner, .start = *start, .after = *start};
    for (int n = 0; n < side->line_length; n++)
        position_play(&out->after, side->line[n], &out->after);
    out->has_picture = side->can_mate == DEAD_NO && side->proof == PROOF_STATIC &&
                       dead_picture(&out->after, winner, &out->picture);
}

/* --- pictures ------------------------------------------------------------------------- */

/* What pictures of squares there are, after those of the moves. */
enum picture { PICTURE_KING, PICTURE_MEN, PICTURE_ATTACKS };

/* The winner's men that matter: those that come near the king, or all that can move. */
static bitboard winners_men(const struct proof *proof)
{
    bitboard men = proof->after.by_color[proof->winner] & ~proof->after.by_type[KING];
    return proof->picture.visitors ? proof->picture.visitors : men & ~proof->picture.steady;
}

static bitboard squares_of(const struct proof *proof, enum picture picture)
{
    bitboard squares = 0;
    if (picture == PICTURE_KING)
        return proof->picture.region;
    if (picture == PICTURE_ATTACKS)
        return proof->picture.attackable & proof->picture.region;
    for (bitboard men = winners_men(proof); men;)
        squares |= proof->picture.reach[bb_pop(&men)];
    return squares;
}

static int picture_count(const struct proof *proof)
{
    if (!proof->has_picture)
        return 0;
    return 1 + (winners_men(proof) != 0) + (proof->picture.visitors != 0);
}

/* The moves with the position before them. */
static int move_frames(const struct proof *proof)
{
    return proof->side->line_length > 0 ? proof->side->line_length + 1 : 0;
}

int proof_frames(const struct proof *proof)
{
    return move_frames(proof) + picture_count(proof);
}

bool proof_frame(const struct proof *proof, int n, struct proof_frame *out)
{
    int moves = move_frames(proof);
    if (n < 0 || n >= proof_frames(proof))
        return false;
    *out = (struct proof_frame){.position = proof->start, .last = MOVE_NONE};
    for (int at = 0; at < n && at < proof->side->line_length; at++) {
        out->last = proof->side->line[at];
        position_play(&out->position, out->last, &out->position);
    }
    if (n >= moves) {
        out->last = MOVE_NONE;
        out->marks = squares_of(proof, (enum picture)(n - moves));
    }
    return true;
}

static void add_square(struct buf *out, const struct proof_frame *frame, square at,
                       const struct san_letters *letters)
{
    buf_add_char(out, ' ');
    buf_add_char(out, notation_board_letter(letters, frame->position.board[at]));
    if (frame->marks & bb_of(at))
        buf_add_char(out, '*');
    else if (square_file(at) < 7)
        buf_add_char(out, ' ');
}

void proof_board(struct buf *out, const struct proof_frame *frame,
                 const struct san_letters *letters)
{
    for (int rank = 7; rank >= 0; rank--) {
        buf_printf(out, "%d ", rank + 1);
        for (int file = 0; file < 8; file++)
            add_square(out, frame, square_make(file, rank), letters);
        buf_add_char(out, '\n');
    }
    buf_add(out, "   a  b  c  d  e  f  g  h\n");
}

/* --- moves ---------------------------------------------------------------------------- */

static void add_move(struct buf *out, const struct position *position, move m, bool first,
                     const struct san_letters *letters)
{
    if (first || position->turn == WHITE)
        buf_printf(out, position->turn == WHITE ? "%d." : "%d...", (int)position->fullmove);
    san_write(out, position, m, letters);
}

void proof_moves(struct buf *out, const struct proof *proof, int most,
                 const struct san_letters *letters)
{
    struct position position = proof->start;
    for (int n = 0; n < proof->side->line_length && n < most; n++) {
        if (n > 0)
            buf_add_char(out, ' ');
        add_move(out, &position, proof->side->line[n], n == 0, letters);
        position_play(&position, proof->side->line[n], &position);
    }
}

/* --- words ---------------------------------------------------------------------------- */

static void say(struct buf *out, const struct proof *proof, struct saying saying,
                const struct filling *fillings)
{
    phrase_with(out, parts_pick(saying, proof->winner), fillings);
}

/* By files, as players name them. */
static void add_squares(struct buf *out, bitboard squares)
{
    bool first = true;
    for (int file = 0; file < 8; file++)
        for (bitboard on_file = squares & BB_FILE_A << file; on_file; first = false) {
            if (!first)
                buf_add(out, ", ");
            san_write_square(out, bb_pop(&on_file));
        }
}

/* "e4, e5"; of many only how many. */
static void name_squares(struct buf *out, bitboard squares)
{
    int count = bb_count(squares);
    if (count <= SQUARES_MOST)
        add_squares(out, squares);
    else
        phrase_with(out, ngettext("{n} square", "{n} squares", (unsigned long)count),
                    (const struct filling[]){{"n", NULL, count}, {0}});
}

static void say_squares(struct buf *out, const struct proof *proof, struct saying saying,
                        bitboard squares)
{
    struct buf list = {0};
    name_squares(&list, squares);
    say(out, proof, saying, (const struct filling[]){{"squares", buf_text(&list), 0}, {0}});
    buf_clear(&list);
}

static void tell_mate(struct buf *out, const struct proof *proof,
                      const struct san_letters *letters)
{
    static const struct saying mates = {
        N_("It need not be likely, only possible: {line}, and White has given mate."),
        N_("It need not be likely, only possible: {line}, and Black has given mate.")};
    static const struct saying far = {
        N_("It need not be likely, only possible: there is a series of {n} legal half-moves at "
           "whose end White gives mate, beginning {line}."),
        N_("It need not be likely, only possible: there is a series of {n} legal half-moves at "
           "whose end Black gives mate, beginning {line}.")};
    struct buf line = {0};
    int length = proof->side->line_length;
    if (length == 0)
        return;
    proof_moves(&line, proof, MOVES_MOST, letters);
    say(out, proof, length <= MOVES_MOST ? mates : far,
        (const struct filling[]){{"line", buf_text(&line), 0}, {"n", NULL, length}, {0}});
    buf_clear(&line);
}

static void tell_forced(struct buf *out, const struct proof *proof,
                        const struct san_letters *letters)
{
    struct buf line = {0};
    if (proof->side->line_length == 0)
        return;
    proof_moves(&line, proof, MOVES_MOST, letters);
    phrase_with(out,
                ngettext("There is only one legal move: {line}.",
                         "There is only one legal move each time: {line}.",
                         (unsigned long)proof->side->line_length),
                (const struct filling[]){{"line", buf_text(&line), 0}, {0}});
    buf_add_char(out, '\n');
    buf_clear(&line);
}

/* What stands for ever. */
static void tell_walls(struct buf *out, const struct proof *proof)
{
    static const struct saying faced = {
        N_("These pawns stand face to face and can never leave their files: {squares}."), NULL};
    static const struct saying still = {
        N_("These men can never move and never be taken: {squares}."), NULL};
    bitboard walls = proof->picture.walls, steady = proof->picture.steady & ~walls;
    if (walls)
        say_squares(out, proof, faced, walls);
    if (walls && steady)
        buf_add_char(out, ' ');
    if (steady)
        say_squares(out, proof, still, steady);
    if (walls || steady)
        buf_add_char(out, '\n');
}

static void tell_region(struct buf *out, const struct proof *proof)
{
    static const struct saying all = {
        N_("Wherever the men go, the black king can only ever stand on {squares}."),
        N_("Wherever the men go, the white king can only ever stand on {squares}.")};
    say_squares(out, proof, all, proof->picture.region);
    buf_add_char(out, '\n');
}

static void tell_visitors(struct buf *out, const struct proof *proof)
{
    static const struct saying none = {
        N_("No white man but the king can ever attack one of these squares, so there is no mate."),
        N_("No black man but the king can ever attack one of these squares, so there is no "
           "mate.")};
    static const struct saying some = {
        N_("Of White's men only those that stand now on {men} can ever attack one of these "
           "squares: {squares}. Wherever the black king is in check there, a square beside it "
           "stays open."),
        N_("Of Black's men only those that stand now on {men} can ever attack one of these "
           "squares: {squares}. Wherever the white king is in check there, a square beside it "
           "stays open.")};
    struct buf men = {0}, squares = {0};
    name_squares(&men, proof->picture.visitors);
    name_squares(&squares, proof->picture.attackable & proof->picture.region);
    say(out, proof, proof->picture.visitors ? some : none,
        (const struct filling[]){
            {"men", buf_text(&men), 0}, {"squares", buf_text(&squares), 0}, {0}});
    buf_clear(&men);
    buf_clear(&squares);
}

static void tell_static(struct buf *out, const struct proof *proof)
{
    if (!proof->has_picture) {
        buf_add(out, _("Where the men can ever stand rules a mate out, whatever is moved."));
        return;
    }
    tell_walls(out, proof);
    tell_region(out, proof);
    tell_visitors(out, proof);
}

static void tell_closed(struct buf *out, const struct proof *proof)
{
    static const struct saying closed = {
        N_("Every position that can come about and leaves White men enough for a mate was looked "
           "at: {n} in all. In {terminal} of them the game is over, and none is a mate by White."),
        N_("Every position that can come about and leaves Black men enough for a mate was looked "
           "at: {n} in all. In {terminal} of them the game is over, and none is a mate by "
           "Black.")};
    say(out, proof, closed,
        (const struct filling[]){{"n", NULL, (long)proof->side->positions},
                                 {"terminal", NULL, (long)proof->side->terminal},
                                 {0}});
}

static void tell_impossible(struct buf *out, const struct proof *proof)
{
    static const struct saying mated = {
        N_("White is mated on the board."), N_("Black is mated on the board.")};
    static const struct saying men = {
        N_("White has too few men left for a mate, however badly Black plays."),
        N_("Black has too few men left for a mate, however badly White plays.")};
    switch (proof->side->proof) {
    case PROOF_CHECKMATE:
        buf_add(out, parts_pick(mated, proof->winner));
        break;
    case PROOF_STALEMATE:
        buf_add(out, _("The position is stalemate, so no more moves can be made."));
        break;
    case PROOF_MATERIAL:
        buf_add(out, parts_pick(men, proof->winner));
        break;
    case PROOF_FORCED:
        buf_add(out, _("So it goes on to an end without mate, or for ever in a circle."));
        break;
    case PROOF_STATIC:
        tell_static(out, proof);
        break;
    default:
        tell_closed(out, proof);
    }
}

void proof_tell(struct buf *out, const struct proof *proof, const struct san_letters *letters)
{
    switch (proof->side->can_mate) {
    case DEAD_YES:
        tell_mate(out, proof, letters);
        break;
    case DEAD_NO:
        tell_forced(out, proof, letters);
        tell_impossible(out, proof);
        break;
    default:
        break;
    }
}

/* --- captions ------------------------------------------------------------------------- */

static void caption_move(struct buf *out, const struct proof *proof, int n,
                         const struct san_letters *letters)
{
    struct proof_frame before;
    struct buf label = {0};
    int length = proof->side->line_length;
    const char *sentence = n > 0 ? _("{move} ({at} of {n}).")
                                 : ngettext("Before the move.", "Before the {n} half-moves.",
                                            (unsigned long)length);
    if (n == length && proof->side->can_mate == DEAD_YES)
        sentence = _("{move} ({at} of {n}): mate.");
    if (n > 0) {
        proof_frame(proof, n - 1, &before);
        add_move(&label, &before.position, proof->side->line[n - 1], true, letters);
    }
    phrase_with(out, sentence,
                (const struct filling[]){{"move", buf_text(&label), 0},
                                         {"at", NULL, n},
                                         {"n", NULL, length},
                                         {0}});
    buf_clear(&label);
}

void proof_caption(struct buf *out, const struct proof *proof, int n,
                   const struct san_letters *letters)
{
    static const struct saying pictures[] = {
        [PICTURE_KING] = {N_("Marked: the black king can never leave these squares."),
                          N_("Marked: the white king can never leave these squares.")},
        [PICTURE_MEN] = {N_("Marked: where White's men that can move may ever stand."),
                         N_("Marked: where Black's men that can move may ever stand.")},
        [PICTURE_ATTACKS] = {N_("Marked: where White may ever give check."),
                             N_("Marked: where Black may ever give check.")},
    };
    int moves = move_frames(proof);
    if (n < 0 || n >= proof_frames(proof))
        return;
    if (n < moves)
        caption_move(out, proof, n, letters);
    else
        buf_add(out, parts_pick(pictures[n - moves], proof->winner));
}
