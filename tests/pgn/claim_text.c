/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "pgn/claim_text.h"

#include <string.h>

#include "tests/pgn/sketch.h"
#include "tests/tap/tap.h"

/* Text and how it is written again; NULL: just so. */
static const char *const good[][2] = {
    {"threefold", NULL},
    {"fifty", NULL},
    {"fivefold", NULL},
    {"seventyfive", NULL},
    {"stalemate", NULL},
    {"dead", NULL},
    {"checkmate", NULL},
    {"agreement", NULL},
    {"flag,fallen=white", NULL},
    {"flag,fallen=black", NULL},
    {"flag,fallen=both", NULL},
    {"resign,by=white", NULL},
    {"second-illegal-move,by=black", NULL},
    {"threefold,move=Qe2", NULL},
    {"threefold,move=e8=Q+", NULL},
    {"threefold,move=0-0-0", NULL},
    {"threefold,made", NULL},
    {"threefold,made,pressed", NULL},
    {"threefold,pressed,made", "threefold,made,pressed"},
    {"threefold,by=black", NULL},
    {"threefold,made,by=white", "threefold,by=white,made"},
    {"fifty,move=Kh1,touched", NULL},
    {"threefold,move=Kh5,unwritten", NULL},
    {"threefold,changed=Kh1,move=Kh2", "threefold,move=Kh2,changed=Kh1"},
    {"threefold,accepted,no-sheet,again,running,touched",
     "threefold,touched,running,again,no-sheet,accepted"},
    {"flag,fallen=both,last-period", "flag,last-period,fallen=both"},
    {"fifty,flag-fallen=white,made", "fifty,made,flag-fallen=white"},
    {"fivefold,by=black", NULL},
    {"threefold,move=\xe2\x99\x9e"
     "f3",
     NULL},
    {"threefold,move=34.Qe2", "threefold,move=Qe2"},
    {"threefold,move=33...Rd5", "threefold,move=Rd5"},
    {"threefold,move=34. Qe2", "threefold,move=Qe2"},
    {"threefold,move=33\xe2\x80\xa6 Rd5", "threefold,move=Rd5"},
    {"threefold,move=33. ... Rd5,changed=33...Rd4", "threefold,move=Rd5,changed=Rd4"},
    {"threefold,move=12.0-0", "threefold,move=0-0"},
    {"threefold,move=Qa1xh8#", NULL},
};

/* A move in German letters, and the claim that it becomes. */
static const char *const german[][2] = {
    {"threefold,move=34.De2", "threefold,move=Qe2"},
    {"threefold,move=Lb5+,changed=Sxd4", "threefold,move=Bb5,changed=Nxd4"},
    {"threefold,move=exd8=T", "threefold,move=exd8=R"},
    {"threefold,move=O-O-O", NULL},
    {"threefold,move=T1e2", "threefold,move=R1e2"},
    {"threefold,move=e2e4", NULL},
};

static const struct san_letters german_letters = {"de", {"K", "D", "T", "L", "S"}};

struct bad {
    const char *text;
    const char *wanted; /* code, place, arguments */
};

static const struct bad bad[] = {
    {"", "claim-form 0:1 \"\""},
    {",made", "claim-form 0:1 \"\""},
    {"fourfold", "claim-kind 0:1 \"fourfold\""},
    {"Threefold", "claim-kind 0:1 \"Threefold\""},
    {" threefold", "claim-kind 0:1 \" threefold\""},
    {"made", "claim-kind 0:1 \"made\""},
    {"threefold=2", "claim-kind 0:1 \"threefold=2\""},
    {"threefold,", "claim-form 0:11 \"\""},
    {"threefold,,made", "claim-form 0:11 \"\""},
    {"threefold, made", "claim-argument 0:11 \" made\""},
    {"threefold,mate", "claim-argument 0:11 \"mate\""},
    {"threefold,made=yes", "claim-argument 0:11 \"made=yes\""},
    {"threefold,piece=Q", "claim-argument 0:11 \"piece=Q\""},
    {"threefold,made,made", "claim-form 0:16 \"made\""},
    {"threefold,by=white,by=white", "claim-form 0:20 \"by=white\""},
    {"threefold,move=a3,move=a4", "claim-form 0:19 \"move=a4\""},
    {"threefold,by", "claim-value 0:11 \"by\" \"\""},
    {"threefold,by=", "claim-value 0:11 \"by\" \"\""},
    {"threefold,by=both", "claim-value 0:11 \"by\" \"both\""},
    {"threefold,by=White", "claim-value 0:11 \"by\" \"White\""},
    {"threefold,move=", "claim-value 0:11 \"move\" \"\""},
    {"threefold,move=exd6 e.p.", "claim-value 0:11 \"move\" \"exd6 e.p.\""},
    {"threefold,move=abcdefghijklmnop", "claim-value 0:11 \"move\" \"abcdefghijklmnop\""},
    {"threefold,move=a\xff", "claim-value 0:11 \"move\" \"a\xff\""},
    {"threefold,move=34.", "claim-value 0:11 \"move\" \"34.\""},
    {"threefold,move=34 Qe2", "claim-value 0:11 \"move\" \"34 Qe2\""},
    {"threefold,move=hello", "move-form 0:16 \"hello\""},
    {"threefold,move=Qh9", "move-form 0:16 \"Qh9\""},
    {"threefold,move=QE2", "move-form 0:16 \"QE2\""},
    {"threefold,move=--", "move-null 0:16 \"--\""},
    {"threefold,move=34.34.Qe2", "move-form 0:19 \"34.Qe2\""},
    {"threefold,move=De2", "move-letter 0:16 \"De2\" \"D\" \"en\""},
    {"threefold,move=Kh1,changed=Kj1", "move-form 0:28 \"Kj1\""},
    {"threefold,flag-fallen=both", "claim-value 0:11 \"flag-fallen\" \"both\""},
    {"threefold,move=\xe2\x99\x9e" "f3,oops", "claim-argument 0:20 \"oops\""},
    {"flag", "claim-needs 0:1 \"flag\" \"fallen\""},
    {"flag,by=white", "claim-needs 0:1 \"flag\" \"fallen\""},
    {"resign", "claim-needs 0:1 \"resign\" \"by\""},
    {"second-illegal-move,again", "claim-needs 0:1 \"second-illegal-move\" \"by\""},
    {"threefold,pressed", "claim-needs 0:11 \"pressed\" \"made\""},
    {"threefold,touched,unwritten", "claim-needs 0:19 \"unwritten\" \"move\""},
    {"threefold,changed=Kh1", "claim-needs 0:11 \"changed\" \"move\""},
    {"threefold,fallen=white", "claim-clash 0:11 \"fallen\" \"threefold\""},
    {"fivefold,move=Kh1", "claim-clash 0:10 \"move\" \"fivefold\""},
    {"dead,by=white,move=Kh1", "claim-clash 0:15 \"move\" \"dead\""},
    {"threefold,move=Kh1,made", "claim-clash 0:20 \"made\" \"move\""},
};

static const struct bad bad_plies[] = {
    {"", "claim-ply 0:1 \"\""},
    {":threefold", "claim-ply 0:1 \"\""},
    {"67", "claim-empty 0:3 \"67\""},
    {"67:", "claim-empty 0:4 \"67:\""},
    {"33c:threefold", "claim-ply 0:1 \"33c\""},
    {"b:threefold", "claim-ply 0:1 \"b\""},
    {"1234567b:threefold", "claim-ply 0:1 \"1234567b\""},
    {"-1:threefold", "claim-ply 0:1 \"-1\""},
    {"threefold", "claim-ply 0:1 \"threefold\""},
    {"20001:threefold", "claim-ply 0:1 \"20001\""},
    {"99999999999999999999:threefold", "claim-ply 0:1 \"99999999999999999999\""},
    {"67:fourfold", "claim-kind 0:4 \"fourfold\""},
    {"67:threefold,oops", "claim-argument 0:14 \"oops\""},
    {"67:threefold,pressed", "claim-needs 0:14 \"pressed\" \"made\""},
};

static const struct bad bad_expectations[] = {
    {"", "expect-form 0:1 \"\""},
    {"true", "expect-form 0:1 \"true\""},
    {"Valid", "expect-form 0:1 \"Valid\""},
    {"invalid,", "expect-form 0:9 \"\""},
    {"invalid,because", "expect-form 0:9 \"because\""},
    {"invalid, counted-short", "expect-form 0:9 \" counted-short\""},
};

enum {
    GOOD = sizeof good / sizeof *good,
    GERMAN = sizeof german / sizeof *german,
    BAD = sizeof bad / sizeof *bad,
    BAD_PLIES = sizeof bad_plies / sizeof *bad_plies,
    BAD_EXPECTATIONS = sizeof bad_expectations / sizeof *bad_expectations
};

static void check_good(const char *text, const char *wanted, const struct san_letters *letters)
{
    struct buf seen = {0};
    struct claim claim;

    if (claim_text_parse(text, strlen(text), letters, &claim, NULL))
        claim_text_write(&seen, &claim);
    is_string(wanted ? wanted : text, buf_text(&seen), "%s", text);
    buf_clear(&seen);
}

static void check_err(const struct bad *row, bool taken, const struct err *err)
{
    struct buf seen = {0};

    if (!taken)
        sketch_err(&seen, err);
    if (seen.length > 0)
        buf_truncate(&seen, seen.length - 1);
    is_string(row->wanted, buf_text(&seen), "\"%s\" is refused", row->text);
    buf_clear(&seen);
}

static void check_bad(void)
{
    struct claim claim;
    struct expect expect;
    struct err err;
    char place[CLAIM_PLACE_SIZE];

    for (int i = 0; i < BAD; i++)
        check_err(&bad[i], claim_text_parse(bad[i].text, strlen(bad[i].text), NULL, &claim, &err),
                  &err);
    for (int i = 0; i < BAD_PLIES; i++)
        check_err(&bad_plies[i],
                  claim_text_parse_at(bad_plies[i].text, strlen(bad_plies[i].text), NULL, &claim,
                                      place, &err),
                  &err);
    for (int i = 0; i < BAD_EXPECTATIONS; i++)
        check_err(&bad_expectations[i],
                  expect_text_parse(bad_expectations[i].text, strlen(bad_expectations[i].text),
                                    &expect, &err),
                  &err);
}

/* What the fields of a claim become. */
static void check_fields(void)
{
    static const char text[] = "66:threefold,move=Qe2,by=white,touched,flag-fallen=black";
    struct claim claim;
    char place[CLAIM_PLACE_SIZE];

    ok(claim_text_parse_at(text, sizeof text - 1, NULL, &claim, place, NULL),
       "a claim with its ply");
    is_string("", place, "which is a number");
    is_int(66, claim.ply, "ply");
    is_int(CLAIM_THREEFOLD, claim.kind, "kind");
    is_string("Qe2", claim.move, "move");
    is_string("", claim.changed, "no move before it");
    is_int(SIDE_WHITE, claim.by, "by");
    is_int(CLAIM_TOUCHED, claim.flags, "flags");
    is_int(SIDE_UNSAID, claim.fallen, "no flag is asked about");
    is_int(SIDE_BLACK, claim.flag_fallen, "a flag fell");
    ok(claim_text_parse_at("20000:dead", 10, NULL, &claim, place, NULL),
       "the last ply a game can have");
    ok(claim_text_parse_at("33b:threefold", 13, NULL, &claim, place, NULL), "a move for a ply");
    is_string("33b", place, "which is for the game to find");
    ok(claim_text_parse_at("end:dead", 8, NULL, &claim, place, NULL), "the end of the game");
    is_string("end", place, "which is too");
    ok(claim_text_parse("threefold,made", 9, NULL, &claim, NULL) && claim.flags == 0,
       "only as many bytes as said");
}

static void check_expectation(const char *text, enum verdict_answer answer, enum reason reason)
{
    struct expect expect = {VERDICT_RESULT, REASON_AGREED};

    ok(expect_text_parse(text, strlen(text), &expect, NULL), "%s", text);
    is_int(answer, expect.answer, "its answer");
    is_int(reason, expect.reason, "its reason");
}

int main(void)
{
    tap_plan(GOOD + GERMAN + BAD + BAD_PLIES + BAD_EXPECTATIONS + 16 + 5 * 3);
    for (int i = 0; i < GOOD; i++)
        check_good(good[i][0], good[i][1], NULL);
    for (int i = 0; i < GERMAN; i++)
        check_good(german[i][0], german[i][1], &german_letters);
    check_bad();
    check_fields();
    check_expectation("valid", VERDICT_VALID, REASON_COUNT);
    check_expectation("invalid", VERDICT_INVALID, REASON_COUNT);
    check_expectation("invalid,castling-rights", VERDICT_INVALID, REASON_CASTLING_RIGHTS);
    check_expectation("undecided,zeroing-move", VERDICT_UNDECIDED, REASON_ZEROING_MOVE);
    check_expectation("result,opponent-can-mate", VERDICT_RESULT, REASON_OPPONENT_CAN_MATE);
    return tap_done();
}
