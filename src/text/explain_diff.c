/* SPDX-License-Identifier: MIT */
/* Two positions side by side: what holds in each, what differs, and whether it counts. */
#include "text/explain.h"

#include <string.h>

#include "base/utf8.h"
#include "text/explain_parts.h"
#include "text/notation.h"

bool explain_position(const struct speaker *speaker, int ply, struct position *out)
{
    const struct verdict *verdict = speaker->verdict;

    if (verdict->written != MOVE_NONE && ply == verdict->claimed_ply) {
        position_play(game_at(speaker->game, verdict->claim.ply), verdict->written, out);
        return true;
    }
    if (ply < 0 || ply > speaker->game->plies)
        return false;
    *out = *game_at(speaker->game, ply);
    return true;
}

/* --- cells --- */

/* Cuts at a whole cluster. */
static void keep(char *cell, size_t size, const struct buf *text)
{
    size_t length = strlen(buf_text(text));

    for (int columns = (int)size - 1; length >= size; columns--)
        length = utf8_fit(buf_text(text), columns);
    memcpy(cell, buf_text(text), length);
    cell[length] = '\0';
}

/* What the two columns of a row hold, from a position. */
typedef void write_cell(struct buf *out, const struct position *position);

static void cell_pieces(struct buf *out, const struct position *position)
{
    buf_printf(out, "%d", bb_count(position_occupied(position)));
}

static void cell_side(struct buf *out, const struct position *position)
{
    buf_add(out, notation_color_word((enum color)position->turn));
}

/* "K and q as words": which wings, by player. */
static void cell_castling(struct buf *out, const struct position *position)
{
    static const struct saying wings[] = {
        [0] = {NULL, NULL},
        [1] = {N_("White king's side"), N_("Black king's side")},
        [2] = {N_("White queen's side"), N_("Black queen's side")},
        [3] = {N_("White both sides"), N_("Black both sides")},
    };

    for (int color = WHITE; color <= BLACK; color++) {
        int rights =
            (position_castling_rook(position, (enum color)color, true) != SQUARE_NONE) |
            (position_castling_rook(position, (enum color)color, false) != SQUARE_NONE) * 2;
        if (rights == 0)
            continue;
        if (out->length > 0)
            buf_add(out, ", ");
        buf_add(out, parts_pick(wings[rights], (enum color)color));
    }
    if (out->length == 0)
        buf_add(out, _("none"));
}

static void cell_en_passant(struct buf *out, const struct position *position)
{
    struct buf capture = {0};

    parts_en_passant(&capture, position);
    if (capture.length == 0)
        buf_add(out, _("none"));
    else
        phrase_with(out, _("{capture} is legal"),
                    (const struct filling[]){{"capture", buf_text(&capture), 0}, {0}});
    buf_clear(&capture);
}

/* --- rows --- */

static const struct {
    const char *label;
    unsigned part; /* enum identity_part */
    write_cell *write;
} kinds[DIFF_ROWS] = {
    {N_("pieces"), IDENTITY_PLACEMENT, cell_pieces},
    {N_("side to move"), IDENTITY_SIDE, cell_side},
    {N_("castling"), IDENTITY_CASTLING, cell_castling},
    {N_("en passant"), IDENTITY_EN_PASSANT, cell_en_passant},
};

static const char *article_of(const struct ruleset *rules, unsigned part)
{
    switch (part) {
    case IDENTITY_CASTLING:
        return rules->articles.identity_castling;
    case IDENTITY_EN_PASSANT:
        return rules->articles.identity_en_passant;
    default:
        return rules->articles.identity;
    }
}

static void fill_row(struct diff_row *row, const struct diff *diff, const struct ruleset *rules,
                     int kind, unsigned in)
{
    struct buf a = {0}, b = {0};

    kinds[kind].write(&a, &diff->a);
    kinds[kind].write(&b, &diff->b);
    keep(row->a, sizeof row->a, &a);
    keep(row->b, sizeof row->b, &b);
    row->label = _(kinds[kind].label);
    row->differs = in & kinds[kind].part;
    row->counts = (ruleset_identity(rules) | IDENTITY_PLACEMENT) & kinds[kind].part;
    row->article = row->differs && row->counts ? article_of(rules, kinds[kind].part) : NULL;
    buf_clear(&a);
    buf_clear(&b);
}

/* --- squares that matter --- */

static bitboard different_men(const struct position *a, const struct position *b)
{
    bitboard squares = 0;

    for (square at = 0; at < 64; at++)
        if (a->board[at] != b->board[at])
            squares |= bb_of(at);
    return squares;
}

/* The rooks whose right the other position has not, and their kings. */
static bitboard lost_rights(const struct position *here, const struct position *there)
{
    bitboard rooks = here->castling & ~there->castling;

    for (int color = WHITE; color <= BLACK; color++)
        if (rooks & here->by_color[color])
            rooks |= bb_of(position_king(here, (enum color)color));
    return rooks;
}

/* The pawn that could be taken, those that could take it, and where they would land. */
static bitboard en_passant_squares(const struct position *position)
{
    square to = position->en_passant;
    enum color turn = (enum color)position->turn;

    if (to == SQUARE_NONE)
        return 0;
    return bb_of(to) | bb_of((square)(turn == WHITE ? to - 8 : to + 8)) |
           (position_men(position, turn, PAWN) & bb_pawn_attacks(to, color_other(turn)));
}

static void mark_squares(struct diff *diff, unsigned in)
{
    diff->squares_a = diff->squares_b = different_men(&diff->a, &diff->b);
    if (in & IDENTITY_CASTLING) {
        bitboard rights = lost_rights(&diff->a, &diff->b) | lost_rights(&diff->b, &diff->a);
        diff->squares_a |= rights;
        diff->squares_b |= rights;
    }
    if (in & IDENTITY_EN_PASSANT) {
        diff->squares_a |= en_passant_squares(&diff->a);
        diff->squares_b |= en_passant_squares(&diff->b);
    }
}

static void name_ply(char *name, size_t size, const struct speaker *speaker, int ply)
{
    struct buf text = {0};

    parts_places(&text, speaker, &ply, 1, false);
    keep(name, size, &text);
    buf_clear(&text);
}

void explain_diff(struct diff *out, const struct speaker *speaker, int ply_a, int ply_b)
{
    *out = (struct diff){.ply_a = ply_a, .ply_b = ply_b};
    if (!explain_position(speaker, ply_a, &out->a) || !explain_position(speaker, ply_b, &out->b))
        return;
    name_ply(out->name_a, sizeof out->name_a, speaker, ply_a);
    name_ply(out->name_b, sizeof out->name_b, speaker, ply_b);
    unsigned in = identity_differ(&out->a, &out->b);
    for (int row = 0; row < DIFF_ROWS; row++)
        fill_row(&out->rows[row], out, speaker->rules, row, in);
    mark_squares(out, in);
}

/* --- pairs --- */

/* The differing position that the reason is about; the last of several, where they are not
 * about the same thing. */
static const struct differ *decider(const struct verdict *verdict)
{
    static const unsigned about[REASON_COUNT] = {
        [REASON_OTHER_SIDE_TO_MOVE] = IDENTITY_SIDE,
        [REASON_CASTLING_RIGHTS] = IDENTITY_CASTLING,
        [REASON_EN_PASSANT] = IDENTITY_EN_PASSANT,
    };
    unsigned part = about[verdict->reason];

    for (size_t n = 0; n < verdict->differ_count; n++)
        if (part == 0 || (verdict->differs[n].in & part &&
                          (part == IDENTITY_SIDE || !(verdict->differs[n].in & IDENTITY_SIDE))))
            return &verdict->differs[n];
    return verdict->differ_count > 0 ? &verdict->differs[0] : NULL;
}

static void add_pair(int pairs[][2], size_t most, size_t *count, int a, int b)
{
    if (*count < most) {
        pairs[*count][0] = a;
        pairs[*count][1] = b;
    }
    ++*count;
}

size_t explain_pairs(const struct speaker *speaker, int pairs[][2], size_t most)
{
    const struct verdict *verdict = speaker->verdict;
    const struct plies *same = &verdict->occurrences;
    const struct differ *first = decider(verdict);
    size_t count = 0;

    if (same->count == 0)
        return 0;
    int last = same->items[same->count - 1];
    bool is_short = verdict->answer != VERDICT_VALID && first;
    if (is_short)
        add_pair(pairs, most, &count, first->ply, last);
    for (size_t n = 0; n + 1 < same->count; n++)
        add_pair(pairs, most, &count, same->items[n], last);
    for (size_t n = 0; n < verdict->differ_count; n++)
        if (!is_short || &verdict->differs[n] != first)
            add_pair(pairs, most, &count, verdict->differs[n].ply, last);
    return count;
}
