/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "core/ruleset_keys.h"

#include <stddef.h>
#include <string.h>

enum kind { NUMBER, SWITCH, WORD, PART };

struct ruleset_key {
    const char *name;
    enum kind kind;
    size_t offset;            /* of the field in struct ruleset; PART: see `part` */
    unsigned unknown;         /* enum rule_part: the value may be unknown; 0: it may not */
    const char *const *words; /* WORD: by value, NULL at the end */
    int most;                 /* NUMBER */
    unsigned part;            /* PART: enum identity_part */
    size_t article;           /* of the article in struct ruleset */
};

static const char *const repetition_words[] = {"position", "series", NULL};
static const char *const claimant_words[] = {"on-move", "either", NULL};
static const char *const ahead_words[] = {"claim", "offer", NULL};
static const char *const clock_words[] = {"unsaid", "either", "may", "should", NULL};
static const char *const dead_words[] = {"full", "material", "unread", NULL};
static const char *const loss_words[] = {"helpmate",   "outright",   "material",
                                         "lone-minor", "forced-win", "none", NULL};
static const char *const switch_words[] = {"no", "yes", NULL};

#define AT(field)      .offset = offsetof(struct ruleset, field)
#define ARTICLE(field) .article = offsetof(struct ruleset, articles.field)
enum { TIMES_MOST = 100, PLIES_MOST = 1000, SECONDS_MOST = 3600, MEN_MOST = 32 };

static const struct ruleset_key keys[] = {
    {"repetition", WORD, AT(repetition), RULE_SERIES, repetition_words, 0, 0, ARTICLE(threefold)},
    {"identity.castling", PART, 0, RULE_IDENTITY, NULL, 0, IDENTITY_CASTLING,
     ARTICLE(identity_castling)},
    {"identity.en-passant", PART, 0, RULE_IDENTITY, NULL, 0, IDENTITY_EN_PASSANT,
     ARTICLE(identity_en_passant)},
    {"threefold.claim", NUMBER, AT(threefold_claim), 0, NULL, TIMES_MOST, 0, ARTICLE(threefold)},
    {"fivefold.automatic", NUMBER, AT(fivefold_automatic), 0, NULL, TIMES_MOST, 0,
     ARTICLE(fivefold)},
    {"fivefold.consecutive", SWITCH, AT(consecutive), 0, NULL, 0, 0, ARTICLE(fivefold)},
    {"fifty.claim", NUMBER, AT(fifty_claim_plies), RULE_FIFTY, NULL, PLIES_MOST, 0,
     ARTICLE(fifty)},
    {"fifty.from-demand", SWITCH, AT(fifty_from_demand), 0, NULL, 0, 0, ARTICLE(fifty)},
    {"fifty.challenge", SWITCH, AT(fifty_challenge), 0, NULL, 0, 0, ARTICLE(fifty_challenge)},
    {"fifty.least-men", NUMBER, AT(fifty_least_men), 0, NULL, MEN_MOST, 0, ARTICLE(fifty)},
    {"seventyfive.automatic", NUMBER, AT(seventyfive_automatic_plies), 0, NULL, PLIES_MOST, 0,
     ARTICLE(seventyfive)},
    {"director.repetition", NUMBER, AT(director_repetition), 0, NULL, TIMES_MOST, 0,
     ARTICLE(director)},
    {"director.count", NUMBER, AT(director_plies), 0, NULL, PLIES_MOST, 0, ARTICLE(director)},
    {"director.timed-only", SWITCH, AT(director_timed), 0, NULL, 0, 0, ARTICLE(director)},
    {"claim.by", WORD, AT(claimant), RULE_CLAIMANT, claimant_words, 0, 0, ARTICLE(move_made)},
    {"claim.ahead", WORD, AT(ahead), RULE_WRITTEN, ahead_words, 0, 0, ARTICLE(threefold_written)},
    {"claim.clock", WORD, AT(clock), 0, clock_words, 0, 0, ARTICLE(clock_paused)},
    {"claim.before-clock", SWITCH, AT(claim_before_clock), 0, NULL, 0, 0, ARTICLE(before_clock)},
    {"claim.touch-ends", SWITCH, AT(touch_ends_claim), RULE_TOUCH, NULL, 0, 0, ARTICLE(touched)},
    {"claim.must-write", SWITCH, AT(must_write), RULE_FORM, NULL, 0, 0,
     ARTICLE(threefold_written)},
    {"claim.written-fixed", SWITCH, AT(written_fixed), RULE_FORM, NULL, 0, 0,
     ARTICLE(threefold_written)},
    {"claim.written-binds", SWITCH, AT(written_binds), 0, NULL, 0, 0, ARTICLE(claim_incorrect)},
    {"penalty.opponent", NUMBER, AT(penalty_opponent_seconds), RULE_PENALTY, NULL, SECONDS_MOST,
     0, ARTICLE(claim_incorrect)},
    {"penalty.claimant", NUMBER, AT(penalty_claimant_seconds), RULE_PENALTY, NULL, SECONDS_MOST,
     0, ARTICLE(claim_incorrect)},
    {"penalty.claimant-half", SWITCH, AT(penalty_claimant_half), 0, NULL, 0, 0,
     ARTICLE(claim_incorrect)},
    {"dead", WORD, AT(dead_rule), RULE_DEAD, dead_words, 0, 0, ARTICLE(dead)},
    {"flag", WORD, AT(flag_rule), RULE_FLAG, loss_words, 0, 0, ARTICLE(flag)},
    {"resignation", WORD, AT(resignation_rule), RULE_RESIGNATION, loss_words, 0, 0,
     ARTICLE(resignation)},
    {"second-illegal-move", WORD, AT(illegal_rule), RULE_ILLEGAL, loss_words, 0, 0,
     ARTICLE(illegal_move_twice)},
    {"agreement.after", NUMBER, AT(agreement_plies), RULE_AGREEMENT, NULL, PLIES_MOST, 0,
     ARTICLE(agreement)},
};
enum { KEYS = sizeof keys / sizeof *keys };

const struct ruleset_key *ruleset_key_at(int n)
{
    return n >= 0 && n < KEYS ? &keys[n] : NULL;
}

const struct ruleset_key *ruleset_key_find(const char *name)
{
    for (int n = 0; n < KEYS; n++)
        if (strcmp(keys[n].name, name) == 0)
            return &keys[n];
    return NULL;
}

const char *ruleset_key_name(const struct ruleset_key *key)
{
    return key->name;
}

const char *ruleset_key_article(const struct ruleset_key *key, const struct ruleset *rules)
{
    return *(const char *const *)(const void *)((const char *)rules + key->article);
}

/* --- fields --------------------------------------------------------------------------- */

_Static_assert(sizeof(enum loss_rule) == sizeof(int), "words and numbers are kept alike");

static int get(const struct ruleset_key *key, const struct ruleset *rules)
{
    int value;
    if (key->kind == PART)
        return (rules->identity & key->part) != 0;
    if (key->kind == SWITCH)
        return *(const bool *)((const char *)rules + key->offset);
    memcpy(&value, (const char *)rules + key->offset, sizeof value);
    return value;
}

static void put(const struct ruleset_key *key, struct ruleset *rules, int value)
{
    if (key->kind == PART)
        rules->identity = value ? rules->identity | key->part : rules->identity & ~key->part;
    else if (key->kind == SWITCH)
        *(bool *)((char *)rules + key->offset) = value != 0;
    else
        memcpy((char *)rules + key->offset, &value, sizeof value);
}

/* One list that was not read is known as far as it goes. */
static bool is_unknown(const struct ruleset_key *key, const struct ruleset *rules)
{
    if (key->kind == PART)
        return (rules->identity_unknown & key->part) != 0;
    return (rules->unknown & key->unknown) != 0 && (key->kind != WORD || get(key, rules) == 0);
}

static void put_unknown(const struct ruleset_key *key, struct ruleset *rules, bool unknown)
{
    if (key->kind == PART) {
        rules->identity_unknown = unknown ? rules->identity_unknown | key->part
                                          : rules->identity_unknown & ~key->part;
        unknown = rules->identity_unknown != 0;
    }
    rules->unknown = unknown ? rules->unknown | key->unknown : rules->unknown & ~key->unknown;
}

/* --- texts ---------------------------------------------------------------------------- */

static const char *const *words_of(const struct ruleset_key *key)
{
    return key->kind == WORD ? key->words : switch_words;
}

bool ruleset_key_number(const struct ruleset_key *key, const struct ruleset *rules, int *out)
{
    *out = get(key, rules);
    return key->kind == NUMBER && !is_unknown(key, rules);
}

void ruleset_key_write(struct buf *out, const struct ruleset_key *key,
                       const struct ruleset *rules)
{
    if (is_unknown(key, rules))
        buf_add(out, "unknown");
    else if (key->kind == NUMBER)
        buf_printf(out, "%d", get(key, rules));
    else
        buf_add(out, words_of(key)[get(key, rules)]);
}

void ruleset_key_range(struct buf *out, const struct ruleset_key *key)
{
    if (key->kind == NUMBER)
        buf_printf(out, "0-%d", key->most);
    else
        for (int n = 0; words_of(key)[n]; n++)
            buf_printf(out, "%s%s", n ? "|" : "", words_of(key)[n]);
    if (key->unknown)
        buf_add(out, "|unknown");
}

/* -1 where it can't be. */
static int read_value(const struct ruleset_key *key, const char *text)
{
    if (key->kind != NUMBER) {
        const char *const *words = words_of(key);
        for (int n = 0; words[n]; n++)
            if (strcmp(words[n], text) == 0)
                return n;
        return -1;
    }
    if (!*text || strlen(text) > 4 || text[strspn(text, "0123456789")])
        return -1;
    int number = 0;
    for (; *text; text++)
        number = number * 10 + *text - '0';
    return number <= key->most ? number : -1;
}

bool ruleset_key_set(const struct ruleset_key *key, struct ruleset *rules, const char *value)
{
    bool unknown = strcmp(value, "unknown") == 0 && key->unknown != 0;
    int read = unknown ? 0 : read_value(key, value);
    if (read < 0)
        return false;
    put(key, rules, read);
    put_unknown(key, rules, unknown);
    *(const char **)(void *)((char *)rules + key->article) = NULL;
    if (key->unknown & RULE_PENALTY)
        rules->penalty_doubt = NULL;
    return true;
}
