/* SPDX-License-Identifier: MIT */
/*
 * Can the squares that men may ever stand on make a mate?  For each square of the loser's king:
 * can a check and all his ways out be closed at once?  Each of the winner's men closes what it
 * attacks from one square, each of the loser's own men the square it stands on.
 *
 * A way out is a bit; what can be closed by the men so far is a family of sets of bits.  As
 * closing more is never worse, the family keeps only sets that no other one holds.
 */
#include "config.h"

#include "core/dead_static_inside.h"

enum { NEIGHBOURS = 8, FAMILY_MOST = 126 }; /* sets of 9 bits, none within another: (9 over 4) */

struct family {
    uint16_t set[FAMILY_MOST];
    int count;
};

/* The ways out of one square, and the check. */
struct net {
    const struct web *web;
    enum color winner;
    square king;
    bitboard around; /* where he might go */
    unsigned all;    /* the bits of all of that and the check */
    unsigned check;  /* the bit of the check */
};

static void add(struct family *family, unsigned set)
{
    int kept = 0;
    for (int n = 0; n < family->count; n++) {
        if ((family->set[n] & set) == set)
            return;
        if ((family->set[n] & ~set) != 0)
            family->set[kept++] = family->set[n];
    }
    family->set[kept++] = (uint16_t)set;
    family->count = kept;
}

/* The family after one man more, who closes one of his own family. */
static void join(struct family *family, const struct family *man)
{
    struct family before = *family;
    if (man->count == 0)
        return;
    family->count = 0;
    for (int n = 0; n < before.count; n++)
        for (int m = 0; m < man->count; m++)
            add(family, before.set[n] | man->set[m]);
}

static unsigned bits_of(const struct net *net, bitboard squares)
{
    unsigned bits = squares & bb_of(net->king) ? net->check : 0;
    unsigned bit = 1;
    for (bitboard around = net->around; around; bit <<= 1)
        if (squares & bb_of(bb_pop(&around)))
            bits |= bit;
    return bits;
}

static void add_attacks(const struct net *net, enum piece_type type, bitboard from,
                        struct family *out)
{
    for (from &= ~bb_of(net->king); from;) {
        square at = bb_pop(&from);
        unsigned bits = bits_of(net, bb_piece_attacks(type, net->winner, at, net->web->held));
        if (bits)
            add(out, bits);
    }
}

/* What a man of the winner's closes from the squares that he may stand on. */
static struct family attacker(const struct net *net, square home)
{
    struct family out = {.count = 0};
    enum piece_type type = piece_type_of(net->web->position->board[home]);
    add_attacks(net, PAWN, net->web->as_pawn[home], &out);
    add_attacks(net, type == PAWN ? QUEEN : type, net->web->as_piece[home], &out);
    if (type == PAWN)
        add_attacks(net, KNIGHT, net->web->as_piece[home], &out);
    return out;
}

/* Kings stand apart. */
static struct family attacking_king(const struct net *net)
{
    struct family out = {.count = 0};
    square home = position_king(net->web->position, net->winner);
    bitboard from = net->web->as_piece[home] & ~bb_king_attacks(net->king);
    add_attacks(net, KING, from, &out);
    return out;
}

static struct family blocker(const struct net *net, square home)
{
    struct family out = {.count = 0};
    for (bitboard at = dead_web_reach(net->web, home) & net->around; at;)
        add(&out, bits_of(net, bb_of(bb_pop(&at))));
    return out;
}

static bool holds_all(const struct net *net, const struct family *family)
{
    return family->count > 0 && family->set[0] == net->all;
}

static void join_men(const struct net *net, struct family *family, enum color color)
{
    bitboard kings = net->web->position->by_type[KING];
    for (bitboard men = net->web->position->by_color[color] & ~kings; men;) {
        square home = bb_pop(&men);
        struct family man = color == net->winner ? attacker(net, home) : blocker(net, home);
        join(family, &man);
        if (holds_all(net, family))
            return;
    }
}

bool dead_web_can_close(const struct web *web, enum color winner, bitboard region, square king)
{
    struct net net = {.web = web, .winner = winner, .king = king};
    net.around = bb_king_attacks(king) & region;
    net.check = 1U << bb_count(net.around);
    net.all = 2 * net.check - 1;
    struct family family = {.set = {0}, .count = 1};
    struct family own_king = attacking_king(&net);
    join(&family, &own_king);
    join_men(&net, &family, winner);
    join_men(&net, &family, color_other(winner));
    return holds_all(&net, &family);
}
