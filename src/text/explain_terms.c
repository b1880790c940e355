/* SPDX-License-Identifier: MIT */
/*
 * The places of our sentences.  A sentence says {written}, {occurrences} or {offer_rule}; the
 * tables here say what is put there for the claim at hand.
 */
#include "text/explain_parts.h"

#include <stddef.h>
#include <string.h>

#include "text/notation.h"

typedef void write_term(struct buf *out, const struct speaker *speaker);

/* --- numbers --- */

static void write_number(struct buf *out, int n)
{
    buf_printf(out, "%d", n);
}

static void write_times(struct buf *out, const struct speaker *speaker)
{
    parts_times(out, (int)speaker->verdict->occurrences.count);
}

static void write_nth(struct buf *out, const struct speaker *speaker)
{
    parts_nth(out, (int)speaker->verdict->occurrences.count);
}

static void write_same_number(struct buf *out, const struct speaker *speaker)
{
    parts_number(out, (int)speaker->verdict->occurrences.count);
}

static void write_looks_number(struct buf *out, const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;

    parts_number(out, (int)(verdict->occurrences.count + verdict->differ_count));
}

static void write_looks_times(struct buf *out, const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;

    parts_times(out, (int)(verdict->occurrences.count + verdict->differ_count));
}

static void write_times_needed(struct buf *out, const struct speaker *speaker)
{
    parts_times(out, parts_times_needed(speaker));
}

static void write_nth_needed(struct buf *out, const struct speaker *speaker)
{
    parts_nth(out, parts_times_needed(speaker));
}

static void write_plies(struct buf *out, const struct speaker *speaker)
{
    write_number(out, speaker->verdict->halfmove_clock);
}

static void write_board_plies(struct buf *out, const struct speaker *speaker)
{
    write_number(out, game_at(speaker->game, speaker->verdict->claim.ply)->halfmove);
}

static void write_plies_needed(struct buf *out, const struct speaker *speaker)
{
    write_number(out, parts_plies_needed(speaker));
}

static void write_moves_needed(struct buf *out, const struct speaker *speaker)
{
    write_number(out, parts_plies_needed(speaker) / 2);
}

/* The article of a fivefold or seventy-five-move end, which may be told under another claim. */
static void write_end_times(struct buf *out, const struct speaker *speaker)
{
    parts_nth(out, speaker->rules->fivefold_automatic);
}

static void write_end_plies(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->end_ply >= 0)
        write_number(out, game_at(speaker->game, speaker->verdict->end_ply)->halfmove);
}

static void write_end_moves(struct buf *out, const struct speaker *speaker)
{
    write_number(out, speaker->rules->seventyfive_automatic_plies / 2);
}

/* What an incorrect claim costs, also where this one costs nothing. */
static void write_penalty(struct buf *out, const struct speaker *speaker)
{
    parts_duration(out, speaker->rules->penalty_opponent_seconds);
}

static void write_own_penalty(struct buf *out, const struct speaker *speaker)
{
    parts_duration(out, speaker->rules->penalty_claimant_seconds);
}

/* --- moves and places --- */

static void write_last(struct buf *out, const struct speaker *speaker)
{
    notation_move(out, speaker->game, speaker->verdict->claim.ply, speaker->letters);
}

static void write_placed(struct buf *out, const struct speaker *speaker)
{
    int ply = speaker->verdict->claimed_ply;

    parts_places(out, speaker, &ply, 1, false);
}

static void write_placed_capital(struct buf *out, const struct speaker *speaker)
{
    int ply = speaker->verdict->claimed_ply;

    parts_places(out, speaker, &ply, 1, true);
}

static void write_end(struct buf *out, const struct speaker *speaker)
{
    int ply = speaker->verdict->end_ply;
    struct buf label = {0};

    if (ply > 0)
        notation_move(&label, speaker->game, ply, speaker->letters);
    phrase_with(out,
                ply == 0                          ? _("with the position given")
                : speaker->verdict->end_at_latest ? _("with {move} at the latest")
                                                  : _("with {move}"),
                (const struct filling[]){{"move", buf_text(&label), 0}, {0}});
    buf_clear(&label);
}

static void write_occurrences(struct buf *out, const struct speaker *speaker)
{
    const struct plies *plies = &speaker->verdict->occurrences;

    parts_places(out, speaker, plies->items, plies->count, false);
}

/* All but the claimed one. */
static void write_earlier(struct buf *out, const struct speaker *speaker)
{
    const struct plies *plies = &speaker->verdict->occurrences;

    if (plies->count > 0)
        parts_places(out, speaker, plies->items, plies->count - 1, false);
}

static void write_looks(struct buf *out, const struct speaker *speaker)
{
    struct plies looks = {0};

    if (parts_looks(speaker, &looks))
        parts_places(out, speaker, looks.items, looks.count, true);
    plies_clear(&looks);
}

/* The occurrences of a position that a claim did not ask for. */
static void write_occurrences_of(struct buf *out, const struct speaker *speaker, int ply)
{
    struct plies plies = {0};

    if (draws_occurrences(speaker->game, ply, game_at(speaker->game, ply), ruleset_identity(speaker->rules),
                          &plies))
        parts_places(out, speaker, plies.items, plies.count, false);
    plies_clear(&plies);
}

static void write_board_occurrences(struct buf *out, const struct speaker *speaker)
{
    write_occurrences_of(out, speaker, speaker->verdict->claim.ply);
}

static void write_end_occurrences(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->end_ply >= 0)
        write_occurrences_of(out, speaker, speaker->verdict->end_ply);
}

static void write_board_times(struct buf *out, const struct speaker *speaker)
{
    int ply = speaker->verdict->claim.ply;

    parts_times(out, draws_count(speaker->game, ply, game_at(speaker->game, ply),
                                 ruleset_identity(speaker->rules)));
}

/* "since the capture 69.Rxg3": what the count of half-moves begins after. */
static const char *since_pattern(const struct speaker *speaker, int start)
{
    const struct position *before;

    if (start == 0)
        return game_at(speaker->game, 0)->halfmove > 0 ? _("in the score and before it")
                                                       : _("since the start");
    before = game_at(speaker->game, start - 1);
    return position_is_capture(before, speaker->game->moves[start - 1])
               ? _("since the capture {move}")
               : _("since the pawn move {move}");
}

static void write_since_ply(struct buf *out, const struct speaker *speaker, int ply)
{
    int start = game_stretch_start(speaker->game, ply);
    struct buf label = {0};

    notation_move(&label, speaker->game, start, speaker->letters);
    phrase_with(out, since_pattern(speaker, start),
                (const struct filling[]){{"move", buf_text(&label), 0}, {0}});
    buf_clear(&label);
}

static void write_since(struct buf *out, const struct speaker *speaker)
{
    write_since_ply(out, speaker, speaker->verdict->claim.ply);
}

static void write_end_since(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->end_ply >= 0)
        write_since_ply(out, speaker, speaker->verdict->end_ply);
}

/* --- rules --- */

static void write_rule(struct buf *out, const struct speaker *speaker)
{
    parts_rule(out, speaker, speaker->verdict->article);
}

static void write_ruleset(struct buf *out, const struct speaker *speaker)
{
    buf_add(out, _(speaker->rules->name));
}

/* The rule a claim of this kind would have been right by. */
static void write_written_rule(struct buf *out, const struct speaker *speaker)
{
    const struct ruleset_articles *articles = &speaker->rules->articles;

    parts_rule(out, speaker,
               parts_is_count(speaker) ? articles->fifty_written : articles->threefold_written);
}

static void write_board_rule(struct buf *out, const struct speaker *speaker)
{
    const struct ruleset_articles *articles = &speaker->rules->articles;

    parts_rule(out, speaker,
               parts_is_count(speaker) ? articles->fifty_board : articles->threefold_board);
}

static const struct {
    const char *name;
    size_t article;
} rules[] = {
    {"agreement_rule", offsetof(struct ruleset_articles, agreement)},
    {"correct_rule", offsetof(struct ruleset_articles, claim_correct)},
    {"flag_seen_rule", offsetof(struct ruleset_articles, flag_seen)},
    {"identity_rule", offsetof(struct ruleset_articles, identity)},
    {"incorrect_rule", offsetof(struct ruleset_articles, claim_incorrect)},
    {"made_rule", offsetof(struct ruleset_articles, move_made)},
    {"offer_rule", offsetof(struct ruleset_articles, claim_is_offer)},
    {"pause_rule", offsetof(struct ruleset_articles, clock_paused)},
    {"touch_rule", offsetof(struct ruleset_articles, touched)},
};

static const struct {
    const char *name;
    write_term *write;
} terms[] = {
    {"board_occurrences", write_board_occurrences},
    {"board_plies", write_board_plies},
    {"board_rule", write_board_rule},
    {"board_times", write_board_times},
    {"earlier", write_earlier},
    {"end_moves", write_end_moves},
    {"end_nth", write_end_times},
    {"end_occurrences", write_end_occurrences},
    {"end_plies", write_end_plies},
    {"end_since", write_end_since},
    {"last", write_last},
    {"Looks", write_looks},
    {"looks_number", write_looks_number},
    {"looks_times", write_looks_times},
    {"moves_needed", write_moves_needed},
    {"nth", write_nth},
    {"nth_needed", write_nth_needed},
    {"occurrences", write_occurrences},
    {"own_penalty", write_own_penalty},
    {"penalty", write_penalty},
    {"placed", write_placed},
    {"Placed", write_placed_capital},
    {"plies", write_plies},
    {"plies_needed", write_plies_needed},
    {"rewritten", parts_rewritten},
    {"rule", write_rule},
    {"ruleset", write_ruleset},
    {"same_number", write_same_number},
    {"since", write_since},
    {"times", write_times},
    {"times_needed", write_times_needed},
    {"with_end", write_end},
    {"written", parts_written},
    {"written_rule", write_written_rule},
};

/* What phrase() hands through to fill(). */
struct context {
    const struct speaker *speaker;
    const struct filling *own;
};

static const char *article_at(const struct ruleset_articles *articles, size_t offset)
{
    return *(const char *const *)(const void *)((const char *)articles + offset);
}

static bool fill_rule(const struct speaker *speaker, struct buf *out, const char *name)
{
    for (size_t n = 0; n < sizeof rules / sizeof *rules; n++)
        if (strcmp(rules[n].name, name) == 0) {
            parts_rule(out, speaker, article_at(&speaker->rules->articles, rules[n].article));
            return true;
        }
    return false;
}

static bool fill(const void *data, struct buf *out, const char *name)
{
    const struct context *context = data;

    if (phrase_fill_from(context->own, out, name))
        return true;
    for (size_t n = 0; n < sizeof terms / sizeof *terms; n++)
        if (strcmp(terms[n].name, name) == 0) {
            terms[n].write(out, context->speaker);
            return true;
        }
    return fill_rule(context->speaker, out, name);
}

/* --- saying it --- */

void parts_say_with(struct buf *out, const struct speaker *speaker, const char *sentence,
                    const struct filling *own)
{
    struct context context = {speaker, own};

    phrase(out, sentence, fill, &context);
}

void parts_say(struct buf *out, const struct speaker *speaker, const char *sentence)
{
    parts_say_with(out, speaker, sentence, NULL);
}

const char *parts_pick(struct saying saying, enum color color)
{
    return _(color == BLACK && saying.black ? saying.black : saying.white);
}

void parts_say_of(struct buf *out, const struct speaker *speaker, struct saying saying,
                  enum color color)
{
    parts_say(out, speaker, parts_pick(saying, color));
}

void parts_apart(struct buf *out, size_t start, char by)
{
    if (out->length > start && out->data[out->length - 1] != '\n')
        buf_add_char(out, by);
}

void parts_tell(struct buf *out, size_t start, char by, const struct speaker *speaker,
                parts_teller *tell)
{
    struct buf told = {0};

    tell(&told, speaker);
    if (told.length > 0)
        parts_apart(out, start, by);
    buf_add(out, buf_text(&told));
    if (!buf_ok(&told))
        out->failed = true;
    buf_clear(&told);
}
