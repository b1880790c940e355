/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "text/rules_text.h"

#include <stddef.h>
#include <string.h>

#include "text/i18n.h"
#include "text/phrase.h"

struct rule {
    const char *heading; /* N_(); NULL: as the one before */
    size_t article;      /* its offset in struct ruleset_articles */
    const char *text;    /* N_(), with the places of fill_number */
};
#define ARTICLE(field) offsetof(struct ruleset_articles, field)

static const struct rule rules[] = {
    {N_("The same position again"), ARTICLE(threefold),
     N_("The player to move may claim a draw when the same position has come up {threefold} times "
        "or more, or is about to. The moves between need not be the same, nor need the occurrences "
        "follow one upon the other.")},
    {NULL, ARTICLE(threefold_written),
     N_("Before the move: the player writes the move that will bring the position, does not play "
        "it, and tells the arbiter. The written move can't be changed.")},
    {NULL, ARTICLE(threefold_board),
     N_("On the board: the position has just come up, and the claimant is to move.")},
    {NULL, ARTICLE(identity),
     N_("Positions are the same when the same player is to move, men of the same kind and colour "
        "stand on the same squares, and all men have the same possible moves. The starting "
        "position counts as an occurrence.")},
    {NULL, ARTICLE(identity_en_passant),
     N_("Not the same: in the first a pawn could have been captured en passant, legally.")},
    {NULL, ARTICLE(identity_castling),
     N_("Not the same: a king or a rook could still castle and has moved since. A right that is "
        "only hindered for a while is still a right.")},
    {N_("Moves without capture and pawn move"), ARTICLE(fifty),
     N_("The player to move may claim a draw when each side has made {fifty} moves without a "
        "capture and without a pawn move ({fifty-plies} half-moves), or is about to.")},
    {NULL, ARTICLE(fifty_written),
     N_("Before the move: the player writes the move that completes the {fifty}, does not play it, "
        "and tells the arbiter.")},
    {NULL, ARTICLE(fifty_board),
     N_("On the board: the {fifty} moves are complete, and the claimant is to move.")},
    {N_("How a claim is made"), ARTICLE(touched),
     N_("Who touches a piece loses the right to claim at this move. It comes back with the next "
        "one.")},
    {NULL, ARTICLE(move_made),
     N_("Who has made the move is no longer to move, and can't claim by what is on the board.")},
    {NULL, ARTICLE(clock_paused),
     N_("The claimant or the arbiter stops the clock. A claim can't be taken back.")},
    {NULL, ARTICLE(claim_is_offer), N_("Each claim is at the same time an offer of a draw.")},
    {NULL, ARTICLE(claim_correct), N_("A correct claim: the game is drawn at once.")},
    {NULL, ARTICLE(claim_incorrect),
     N_("An incorrect claim: the opponent gets {penalty} more, the game goes on, and the written "
        "move must be played.")},
    {N_("Ends by itself, without a claim"), ARTICLE(fivefold),
     N_("The same position has come up {fivefold} times.")},
    {NULL, ARTICLE(seventyfive),
     N_("Each side has made {seventyfive} moves without a capture and without a pawn move "
        "({seventyfive-plies} half-moves). A mate by the last of these moves comes first.")},
    {NULL, ARTICLE(checkmate), N_("The king of the player to move is mated: won for the opponent.")},
    {NULL, ARTICLE(stalemate),
     N_("The player to move has no legal move and is not in check: drawn.")},
    {NULL, ARTICLE(dead),
     N_("Neither player can mate by any series of legal moves: drawn.")},
    {N_("Other ends"), ARTICLE(agreement), N_("The players agree on a draw.")},
    {NULL, ARTICLE(flag),
     N_("A flag has fallen: lost, or drawn if the opponent can't mate by any series of legal "
        "moves.")},
    {NULL, ARTICLE(resignation), N_("A player resigns: won for the opponent.")},
    {NULL, ARTICLE(illegal_move_twice),
     N_("The second illegal move of a player: lost, or drawn if the opponent can't mate by any "
        "series of legal moves.")},
};
enum { RULES = sizeof rules / sizeof rules[0] };

static const char *article_of(const struct ruleset *ruleset, const struct rule *rule)
{
    const char *const *field =
        (const char *const *)(const void *)((const char *)&ruleset->articles + rule->article);
    return *field;
}

/* "2 minutes", "1 minute", "90 seconds". */
static void write_penalty(struct buf *out, int seconds)
{
    int minutes = seconds / 60;

    if (seconds % 60 != 0)
        buf_printf(out, ngettext("%d second", "%d seconds", (unsigned long)seconds), seconds);
    else
        buf_printf(out, ngettext("%d minute", "%d minutes", (unsigned long)minutes), minutes);
}

static const struct number {
    const char *name;
    size_t offset; /* in struct ruleset */
    int divisor;   /* half-moves to moves by each side */
} numbers[] = {
    {"threefold", offsetof(struct ruleset, threefold_claim), 1},
    {"fivefold", offsetof(struct ruleset, fivefold_automatic), 1},
    {"fifty", offsetof(struct ruleset, fifty_claim_plies), 2},
    {"fifty-plies", offsetof(struct ruleset, fifty_claim_plies), 1},
    {"seventyfive", offsetof(struct ruleset, seventyfive_automatic_plies), 2},
    {"seventyfive-plies", offsetof(struct ruleset, seventyfive_automatic_plies), 1},
};
enum { NUMBERS = sizeof numbers / sizeof numbers[0] };

static bool fill_number(const void *data, struct buf *out, const char *name)
{
    const struct ruleset *ruleset = data;

    if (strcmp(name, "penalty") == 0) {
        write_penalty(out, ruleset->penalty_opponent_seconds);
        return true;
    }
    for (int n = 0; n < NUMBERS; n++) {
        if (strcmp(name, numbers[n].name) != 0)
            continue;
        const char *field = (const char *)ruleset + numbers[n].offset;
        buf_printf(out, "%d", *(const int *)(const void *)field / numbers[n].divisor);
        return true;
    }
    return false;
}

/* The penalty's doubt follows it at once. */
static void add_doubt(struct buf *out, const struct ruleset *ruleset)
{
    if (!ruleset->penalty_doubt)
        return;
    buf_add_char(out, ' ');
    buf_printf(out, _("Doubt %s: whether this penalty holds here is not beyond question."),
               ruleset->penalty_doubt);
}

bool rules_text(struct buf *out, const struct ruleset *ruleset, int n, struct rules_paragraph *what)
{
    if (n < 0 || n >= RULES)
        return false;
    what->heading = rules[n].heading ? _(rules[n].heading) : NULL;
    what->article = article_of(ruleset, &rules[n]);
    if (!what->article)
        return true;
    phrase(out, _(rules[n].text), fill_number, ruleset);
    if (rules[n].article == ARTICLE(claim_incorrect))
        add_doubt(out, ruleset);
    return true;
}
