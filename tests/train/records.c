/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/records.h"

#include <string.h>

#include "tests/tap/tap.h"

static struct attempt attempt_at(const char *puzzle, enum verdict_answer given)
{
    struct attempt attempt = {.right = VERDICT_VALID, .given = given, .ruleset = "fide2023"};

    strcpy(attempt.puzzle, puzzle);
    return attempt;
}

static void rightness(void)
{
    struct attempt attempt = attempt_at("a", VERDICT_VALID);

    ok(attempt_is_right(&attempt), "the right verdict");
    attempt.has_ground = true;
    attempt.ground_given = attempt.ground_right = REASON_THIRD_OCCURRENCE;
    ok(attempt_is_right(&attempt), "with the right ground");
    attempt.ground_given = REASON_COUNTED_SHORT;
    ok(!attempt_is_right(&attempt), "with a wrong one");
    attempt = attempt_at("a", VERDICT_VALID);
    attempt.steps[ASK_ACTION].given_any = true;
    attempt.steps[ASK_ACTION].given = ACTION_CONTINUE;
    attempt.steps[ASK_ACTION].right = ACTION_DRAW;
    ok(attempt_is_right(&attempt), "what the arbiter does is not weighed");
    attempt = attempt_at("a", VERDICT_INVALID);
    ok(!attempt_is_right(&attempt), "a wrong verdict");
    attempt = attempt_at("a", VERDICT_VALID);
    attempt.gave_up = true;
    ok(!attempt_is_right(&attempt), "giving up is not knowing");
}

static void keeps(struct records *records)
{
    struct attempt attempt = attempt_at("a", VERDICT_VALID), seen;
    struct err err;

    ok(!records->lasting, "memory says that it forgets");
    is_size(0, records->count(records->data), "nothing at first");
    ok(!records->get(records->data, 0, &seen), "nothing to get");
    ok(!records->undo(records->data, &err), "nothing to take back");
    ok(records->keep(records->data, &attempt, &err), "one attempt");
    attempt = attempt_at("b", VERDICT_INVALID);
    ok(records->keep(records->data, &attempt, &err), "another");
    attempt = attempt_at("a", VERDICT_INVALID);
    ok(records->keep(records->data, &attempt, &err), "a third");
    is_size(3, records->count(records->data), "are three");
    ok(records->get(records->data, 1, &seen), "the second");
    is_string("b", seen.puzzle, "is that one");
    ok(!records->get(records->data, 3, &seen), "there is no fourth");
}

static void adds_up(struct records *records)
{
    struct tally tally;

    records_tally(records, NULL, &tally);
    is_size(3, tally.asked, "all that were asked");
    is_size(1, tally.right, "and those that were right");
    records_tally(records, "a", &tally);
    is_size(2, tally.asked, "of one puzzle");
    is_size(1, tally.right, "the right ones");
    is_size(2, tally.seen, "and how often it was seen");
    records_tally(records, "c", &tally);
    is_size(0, tally.seen, "one that was never seen");
    ok(records->undo(records->data, NULL), "the latest is taken back");
    records_tally(records, "a", &tally);
    is_size(1, tally.seen, "and is gone");
}

int main(void)
{
    struct records records;

    tap_plan(6 + 11 + 8);
    rightness();
    if (!records_memory(&records))
        bail("no memory");
    keeps(&records);
    adds_up(&records);
    records.free(records.data);
    records.free(NULL);
    return tap_done();
}
