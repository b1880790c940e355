/* SPDX-License-Identifier: MIT */
/* One claim under two rulesets: both verdicts, and the rules that make the difference. */
#include "text/explain.h"

#include "core/other_rules.h"
#include "text/explain_parts.h"
#include "text/key_words.h"

enum { KEYS = 6 };

/* "FIDE Laws 2023 (fide2023), Article 9.2.2: The claim is valid: ..." */
static void add_verdict(struct buf *out, const struct speaker *speaker)
{
    struct buf name = {0}, headline = {0}, rule = {0};

    explain_ruleset(&name, speaker->rules);
    explain_headline(&headline, speaker);
    parts_rule(&rule, speaker, speaker->verdict->article);
    phrase_with(out,
                speaker->verdict->article ? _("{rules}, {article}: {headline}")
                                          : _("{rules}: {headline}"),
                (const struct filling[]){{"rules", buf_text(&name), 0},
                                         {"headline", buf_text(&headline), 0},
                                         {"article", buf_text(&rule), 0},
                                         {0}});
    buf_clear(&name);
    buf_clear(&headline);
    buf_clear(&rule);
}

/* "3 (Article 9.2)" */
static void add_value(struct buf *out, const struct ruleset_key *key,
                      const struct speaker *speaker)
{
    const char *article = ruleset_key_article(key, speaker->rules);

    key_words_value(out, key, speaker->rules);
    if (!article)
        return;
    buf_add(out, " (");
    parts_rule(out, speaker, article);
    buf_add_char(out, ')');
}

static void add_key(struct buf *out, const struct ruleset_key *key, const struct speaker *here,
                    const struct speaker *there)
{
    struct buf left = {0}, right = {0};

    add_value(&left, key, here);
    add_value(&right, key, there);
    /* TRANSLATORS: as in "who may claim: either player - the player who is to move" */
    phrase_with(out, _("{key}: {here} - {there}"),
                (const struct filling[]){{"key", key_words(key), 0},
                                         {"here", buf_text(&left), 0},
                                         {"there", buf_text(&right), 0},
                                         {0}});
    buf_clear(&left);
    buf_clear(&right);
}

static void add_keys(struct buf *out, const struct speaker *here, const struct claim *claim,
                     const struct other_rules *other)
{
    struct speaker there = *here;
    struct judged judged = {here->game, claim, here->rules, here->verdict};
    const struct ruleset_key *keys[KEYS];
    int count = other_rules_keys(other, &judged, keys, KEYS);

    there.rules = other->rules;
    there.verdict = &other->verdict;
    if (count == 0)
        buf_add(out, _("No rule makes the difference alone."));
    for (int n = 0; n < count; n++) {
        buf_add(out, n == 0 ? _("What makes the difference:") : "");
        buf_add_char(out, '\n');
        add_key(out, keys[n], here, &there);
    }
}

void explain_compare(struct buf *out, const struct speaker *here, const struct claim *claim,
                     const struct other_rules *other)
{
    struct speaker there = *here;

    there.rules = other->rules;
    there.verdict = &other->verdict;
    add_verdict(out, here);
    buf_add_char(out, '\n');
    add_verdict(out, &there);
    buf_add_char(out, '\n');
    add_keys(out, here, claim, other);
}
