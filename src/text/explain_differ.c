/* SPDX-License-Identifier: MIT */
/*
 * Why a position that looks the same is another one: the player to move, a right to castle
 * (and the move with which it went), a capture en passant.
 */
#include "text/explain_parts.h"

#include "core/movegen.h"

/* Plies that differ in the same way are told together. */
struct group {
    const struct speaker *speaker;
    struct plies plies;
    unsigned in;
    struct position position; /* of its first ply */
    struct position claimed;
};

/* Says a sentence with {After}: "After 22.Nb5", "After 48.Kc3 and 50.Ne1". */
static void say_group(struct buf *out, const struct group *group, const char *sentence)
{
    struct buf after = {0};

    parts_places(&after, group->speaker, group->plies.items, group->plies.count, true);
    parts_say_with(out, group->speaker, sentence,
                   (const struct filling[]){{"After", buf_text(&after), 0}, {0}});
    buf_clear(&after);
}

/* --- the player to move --- */

static void tell_side(struct buf *out, const struct group *group)
{
    static const struct saying sides = {N_("{After} it was White's move; {placed} it is Black's."),
                                        N_("{After} it was Black's move; {placed} it is White's.")};

    say_group(out, group, parts_pick(sides, (enum color)group->position.turn));
}

/* --- castling --- */

enum wing { WING_KING = 1, WING_QUEEN = 2, WING_BOTH = 3 };
enum loss { LOSS_KING, LOSS_ROOK, LOSS_CAPTURE };

static const struct saying rights[] = {
    [WING_KING] = {N_("{After} White still had the right to castle on the king's side."),
                   N_("{After} Black still had the right to castle on the king's side.")},
    [WING_QUEEN] = {N_("{After} White still had the right to castle on the queen's side."),
                    N_("{After} Black still had the right to castle on the queen's side.")},
    [WING_BOTH] = {N_("{After} White still had the right to castle on either side."),
                   N_("{After} Black still had the right to castle on either side.")},
};

static const char *const losses[] = {
    [LOSS_KING] = N_("It went with {move}, when the king moved."),
    [LOSS_ROOK] = N_("It went with {move}, when the rook moved."),
    [LOSS_CAPTURE] = N_("It went with {move}, when the rook was taken."),
};

/* For both rights at once. */
static const char *const losses_both[] = {
    [LOSS_KING] = N_("Both rights went with {move}, when the king moved."),
    [LOSS_ROOK] = N_("Both rights went with {move}."),
    [LOSS_CAPTURE] = N_("Both rights went with {move}."),
};

static bool position_after(const struct group *group, int ply, struct position *out)
{
    return explain_position(group->speaker, ply, out);
}

/* The ply whose move took away the right with this rook. */
static int ply_of_loss(const struct group *group, square rook)
{
    int last = group->speaker->verdict->claimed_ply;
    struct position position;

    for (int ply = group->plies.items[0] + 1; ply <= last; ply++)
        if (position_after(group, ply, &position) && !(position.castling & bb_of(rook)))
            return ply;
    return last;
}

/* What the move that led to a ply did: was it the king's, the rook's, or did it take the rook? */
static enum loss kind_of_loss(const struct group *group, int ply, square rook, enum color color)
{
    struct position before, after;

    if (!position_after(group, ply - 1, &before) || !position_after(group, ply, &after))
        return LOSS_ROOK;
    if (position_king(&before, color) != position_king(&after, color))
        return LOSS_KING;
    return after.board[rook] != NO_PIECE && piece_color(after.board[rook]) != color ? LOSS_CAPTURE
                                                                                    : LOSS_ROOK;
}

static void tell_loss(struct buf *out, const struct group *group, square rook, enum color color,
                      bool both)
{
    int ply = ply_of_loss(group, rook);
    enum loss loss = kind_of_loss(group, ply, rook, color);
    struct buf label = {0};

    parts_label(&label, group->speaker, ply);
    parts_say_with(out, group->speaker, _(both ? losses_both[loss] : losses[loss]),
                   (const struct filling[]){{"move", buf_text(&label), 0}, {0}});
    buf_clear(&label);
}

static void tell_two_losses(struct buf *out, const struct group *group, square king_rook,
                            square queen_rook)
{
    struct buf first = {0}, second = {0};

    parts_label(&first, group->speaker, ply_of_loss(group, king_rook));
    parts_label(&second, group->speaker, ply_of_loss(group, queen_rook));
    parts_say_with(out, group->speaker,
                   _("The right on the king's side went with {king_move}, the one on the queen's "
                     "side with {queen_move}."),
                   (const struct filling[]){{"king_move", buf_text(&first), 0},
                                            {"queen_move", buf_text(&second), 0},
                                            {0}});
    buf_clear(&first);
    buf_clear(&second);
}

/* The rook of a right that the position had and the claimed one has no longer. */
static square lost_rook(const struct group *group, enum color color, bool king_side)
{
    square rook = position_castling_rook(&group->position, color, king_side);

    return rook != SQUARE_NONE && !(group->claimed.castling & bb_of(rook)) ? rook : SQUARE_NONE;
}

/* A right counts even where castling was not possible just then: people forget that. */
static void tell_hindered(struct buf *out, const struct group *group, enum color color)
{
    static const struct saying check = {
        N_("That White was in check at that moment changes nothing: the right counts, not the "
           "chance to use it at once."),
        N_("That Black was in check at that moment changes nothing: the right counts, not the "
           "chance to use it at once.")};

    if (group->position.turn == color && position_in_check(&group->position, color)) {
        buf_add_char(out, ' ');
        parts_say_of(out, group->speaker, check, color);
    }
}

static void tell_rights(struct buf *out, const struct group *group, enum color color)
{
    square king_rook = lost_rook(group, color, true);
    square queen_rook = lost_rook(group, color, false);
    unsigned wings =
        (king_rook != SQUARE_NONE ? WING_KING : 0u) | (queen_rook != SQUARE_NONE ? WING_QUEEN : 0u);

    if (wings == 0)
        return;
    say_group(out, group, parts_pick(rights[wings], color));
    buf_add_char(out, ' ');
    if (wings == WING_BOTH && ply_of_loss(group, king_rook) != ply_of_loss(group, queen_rook))
        tell_two_losses(out, group, king_rook, queen_rook);
    else
        tell_loss(out, group, wings & WING_KING ? king_rook : queen_rook, color,
                  wings == WING_BOTH);
    tell_hindered(out, group, color);
}

static void tell_castling(struct buf *out, const struct group *group)
{
    size_t start = out->length;

    tell_rights(out, group, WHITE);
    if (lost_rook(group, BLACK, true) != SQUARE_NONE ||
        lost_rook(group, BLACK, false) != SQUARE_NONE)
        parts_apart(out, start, ' ');
    tell_rights(out, group, BLACK);
}

/* --- en passant --- */

static void tell_en_passant(struct buf *out, const struct group *group)
{
    static const struct saying could = {
        N_("{After} White could take {capture} en passant. That chance lasts for one move only, "
           "so the later positions are different."),
        N_("{After} Black could take {capture} en passant. That chance lasts for one move only, "
           "so the later positions are different.")};
    struct buf after = {0}, capture = {0};

    parts_places(&after, group->speaker, group->plies.items, group->plies.count, true);
    parts_en_passant(&capture, &group->position);
    parts_say_with(out, group->speaker, parts_pick(could, (enum color)group->position.turn),
                   (const struct filling[]){
                       {"After", buf_text(&after), 0}, {"capture", buf_text(&capture), 0}, {0}});
    buf_clear(&after);
    buf_clear(&capture);
}

/* --- groups --- */

/* One cause is enough; the player to move is the plainest. */
static void tell_group(struct buf *out, const struct group *group)
{
    size_t start = out->length;

    if (group->in & IDENTITY_SIDE) {
        tell_side(out, group);
        return;
    }
    if (group->in & IDENTITY_CASTLING)
        tell_castling(out, group);
    if (group->in & IDENTITY_EN_PASSANT) {
        parts_apart(out, start, ' ');
        tell_en_passant(out, group);
    }
}

/* Two plies that differ for the same reason, told in one sentence. */
static bool is_like(const struct group *group, const struct differ *differ)
{
    const struct position *position = game_at(group->speaker->game, differ->ply);

    if (group->in & IDENTITY_SIDE)
        return differ->in & IDENTITY_SIDE;
    return differ->in == group->in && position->castling == group->position.castling &&
           position->en_passant == group->position.en_passant;
}

/* The group that the n-th differing ply begins; false if an earlier one has it already. */
static bool gather(struct group *group, size_t n)
{
    const struct verdict *verdict = group->speaker->verdict;
    const struct differ *first = &verdict->differs[n];

    group->plies.count = 0;
    group->in = first->in;
    group->position = *game_at(group->speaker->game, first->ply);
    for (size_t i = 0; i < verdict->differ_count; i++) {
        if (!is_like(group, &verdict->differs[i]))
            continue;
        if (i < n || !plies_add(&group->plies, verdict->differs[i].ply))
            return false;
    }
    return true;
}

void explain_differs(struct buf *out, const struct speaker *speaker)
{
    struct group group = {.speaker = speaker};
    size_t start = out->length;

    parts_claimed(speaker, &group.claimed);
    for (size_t n = 0; n < speaker->verdict->differ_count; n++)
        if (gather(&group, n)) {
            parts_apart(out, start, ' ');
            tell_group(out, &group);
        }
    plies_clear(&group.plies);
}
