/* SPDX-License-Identifier: MIT */
/* A tournament's own rules: what is changed, what stays, and where a fault is. */
#include "pgn/ruleset_file.h"

#include <string.h>

#include "base/buf.h"
#include "core/ruleset_keys.h"
#include "tests/tap/tap.h"

static void names_files(void)
{
    ok(ruleset_file_is_name("club.rules"), "by its ending");
    ok(ruleset_file_is_name("./club"), "by a slash");
    ok(!ruleset_file_is_name("fide2023"), "an id is no file");
}

static void changes_what_it_says(void)
{
    static const char text[] = "# ours\r\n\n base = fide2018 # of that day\n"
                               "name = Rules of Our Club\npenalty.opponent=180\n"
                               "threefold.claim = 4\nidentity.castling = unknown\n"
                               "claim.before-clock = yes\nflag = outright";
    struct ruleset_file file;
    struct err err;
    bool good = ruleset_file_read(&file, "events/club.rules", text, strlen(text), &err);
    if (!ok(good, "a file is read"))
        bail("%s at %ld:%ld", err_code_name(err.code), err.line, err.column);
    is_string("club", file.rules.id, "its id is the file's name");
    is_string("Rules of Our Club", file.rules.name, "its name");
    is_int(180, file.rules.penalty_opponent_seconds, "a number");
    is_int(4, file.rules.threefold_claim, "another");
    is_bool(true, file.rules.claim_before_clock, "a switch");
    is_int(LOSS_OUTRIGHT, file.rules.flag_rule, "a word");
    ok(ruleset_is_unknown(&file.rules, RULE_IDENTITY) &&
           file.rules.identity_unknown == IDENTITY_CASTLING, "what is not known");
    is_int(100, file.rules.fifty_claim_plies, "the rest is the base's");
    is_string(NULL, file.rules.articles.claim_incorrect, "what is changed has no article");
    is_string("9.3.1", file.rules.articles.fifty_written, "the rest has");
    ruleset_file_clear(&file);
    ruleset_file_clear(&file);
    ruleset_file_clear(NULL);
}

static void finds_faults(void)
{
    static const struct {
        const char *text;
        enum err_code code;
        long line, column;
    } rows[] = {
        {"", ERR_RULES_BASE, 1, 1},
        {"penalty.opponent = 180\n", ERR_RULES_BASE, 1, 1},
        {"base = fide2023\nbase = fide2018\n", ERR_RULES_BASE, 2, 8},
        {"base = fide1066\n", ERR_RULESET_UNKNOWN, 1, 8},
        {"base = fide2023\n\n  penalty\n", ERR_RULES_FORM, 3, 3},
        {"base = fide2023\n= 3\n", ERR_RULES_FORM, 2, 1},
        {"base = fide2023\n penalty.oponent = 3\n", ERR_RULES_KEY, 2, 2},
        {"base = fide2023\npenalty.opponent = -3\n", ERR_RULES_VALUE, 2, 20},
        {"base = fide2023\npenalty.opponent = 3601\n", ERR_RULES_VALUE, 2, 20},
        {"base = fide2023\npenalty.opponent =\n", ERR_RULES_VALUE, 2, 19},
        {"base = fide2023\nflag = perhaps\n", ERR_RULES_VALUE, 2, 8},
        {"base = fide2023\nfifty.from-demand = unknown\n", ERR_RULES_VALUE, 2, 21},
        {"base = fide2023\nname =\n", ERR_RULES_VALUE, 2, 7},
    };
    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++) {
        struct ruleset_file file;
        struct err err;
        bool good = ruleset_file_read(&file, "x.rules", rows[n].text, strlen(rows[n].text), &err);
        bool same = !good && err.code == rows[n].code && err.line == rows[n].line &&
                    err.column == rows[n].column && strcmp(err.file, "x.rules") == 0;
        if (!ok(same, "fault %d", (int)n))
            diag("%s: %s at %ld:%ld", rows[n].text, good ? "none" : err_code_name(err.code),
                 good ? 0L : err.line, good ? 0L : err.column);
        ruleset_file_clear(&file);
    }
}

/* What is written for each row of the table can be read again. */
static void keeps_every_value(void)
{
    bool good = true;
    for (int n = 0; ruleset_at(n); n++) {
        struct ruleset copy = *ruleset_at(n);
        for (int k = 0; ruleset_key_at(k); k++) {
            const struct ruleset_key *key = ruleset_key_at(k);
            struct buf value = {0}, again = {0};
            ruleset_key_write(&value, key, ruleset_at(n));
            good = good && ruleset_key_find(ruleset_key_name(key)) == key &&
                   ruleset_key_set(key, &copy, buf_text(&value));
            ruleset_key_write(&again, key, &copy);
            good = good && strcmp(buf_text(&value), buf_text(&again)) == 0;
            buf_clear(&value);
            buf_clear(&again);
        }
    }
    ok(good, "values of all rulesets can be written and read");
}

int main(void)
{
    tap_plan(3 + 11 + 13 + 1);
    names_files();
    changes_what_it_says();
    finds_faults();
    keeps_every_value();
    return tap_done();
}
