/* SPDX-License-Identifier: MIT */
/* Every ruleset can be read: no place left open, and what is not known is said. */
#include "text/rules_text.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "text/explain.h"

static void tell(struct buf *out, const struct ruleset *rules, bool *good)
{
    struct rules_paragraph what;
    struct buf text = {0};

    for (int n = 0; rules_text(&text, rules, n, &what); n++) {
        bool has_text = text.length > 0;
        *good = *good && has_text == (what.article != NULL) &&
                (!has_text || text.data[text.length - 1] == '.');
        buf_add(out, buf_text(&text));
        buf_add_char(out, '\n');
        buf_reset(&text);
    }
    buf_clear(&text);
}

static bool tells_unknown(const struct ruleset *rules, const char *text)
{
    for (int n = 0; n < RULE_PARTS; n++) {
        const char *part = explain_rule_part((enum rule_part)(1u << n));
        if ((strstr(text, part) != NULL) != ((rules->unknown & 1u << n) != 0))
            return false;
    }
    return true;
}

/* Sentences that a ruleset must have, or must not: what our sources bear out of each. */
static const struct {
    const char *id, *text;
    bool is_there;
} sentences[] = {
    {"fide2023", "A player resigns: lost, or drawn if the opponent can't mate", true},
    {"fide2018", "A player resigns: lost, if the opponent can mate at all.", true},
    {"fide2023", "The players agree on a draw, after both have made a move.", true},
    {"fide1928", "not before each has made 30 moves", true},
    {"fide1930", "The player to move may claim", false},
    {"fide1930", "or is about to", false},
    {"chesscom-daily", "or is about to", false},
    {"chesscom-daily", "the claimant is to move", false},
    {"code1883", "the claimant is to move", false},
    {"fide1985", "so any with 6 men or fewer may.", true},
    {"fide1989", "KBB-KN (75 moves)", true},
    {"match1886", "Positions are the same", false},
    {"code1883", "Positions are the same", true},
    {"uscf7", "made 75 moves without a capture and without a pawn move. A mate by the last", true},
    {"fide2017-blitz", "The second illegal move", false},
    {"fide2018-blitz", "The second illegal move", true},
    {"fide2014", "The written move can't be changed.", true},
    {"fide2009", "The written move can't be changed.", false},
    {"fide2009", "The claimant may stop the clocks.", true},
    {"uscf7", "The player should stop both clocks. A claim can't be taken back.", true},
    {"lichess", "Either player may claim a draw when the same position has come up 3 times", true},
    {"lichess", "Before the move", false},
    {"lichess", "Who has offered a draw and then plays the move", true},
    {"fide1928", "In games with clocks the director may declare", true},
    {"fide1930", "challenge the opponent to mate within 50 moves", true},
    {"fide2023-rapid", "is disputed among arbiters", true},
    {"fide2023", "is disputed among arbiters", false},
};
enum { SENTENCES = sizeof sentences / sizeof *sentences };

static void tells_what_was_read(void)
{
    for (int n = 0; n < SENTENCES; n++) {
        struct buf out = {0};
        bool good = true;

        tell(&out, ruleset_find(sentences[n].id), &good);
        is_bool(sentences[n].is_there, strstr(buf_text(&out), sentences[n].text) != NULL,
                "%s: %s", sentences[n].id, sentences[n].text);
        buf_clear(&out);
    }
}

int main(void)
{
    int count = 0;

    while (ruleset_at(count))
        count++;
    tap_plan(2 * count + SENTENCES);
    for (int n = 0; n < count; n++) {
        const struct ruleset *rules = ruleset_at(n);
        struct buf out = {0};
        bool good = true;

        tell(&out, rules, &good);
        ok(good && !strpbrk(buf_text(&out), "{}"), "%s: whole sentences", rules->id);
        ok(tells_unknown(rules, buf_text(&out)), "%s: what is not known, and nothing else",
           rules->id);
        buf_clear(&out);
    }
    tells_what_was_read();
    return tap_done();
}
