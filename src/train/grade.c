/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/grade.h"

#include <string.h>
#include <strings.h>

#include "text/i18n.h"
#include "text/phrase.h"

enum {
    BUDGET_BASE_MS = 20000, /* to read the question */
    BUDGET_PLY_MS = 750,    /* to look at one half-move */
    BUDGET_LEAST_MS = 30000,
    BUDGET_MOST_MS = 180000,
    SLOW = 2,               /* budgets that are too many */
    QUICK = 3               /* the part of a budget that is less than an expert's time */
};
enum { HINTS_THAT_TELL = 3 };

/* ---- time ---- */

static int first_look_alike(const struct verdict *verdict)
{
    int first = verdict->claimed_ply;

    if (verdict->occurrences.count > 0 && verdict->occurrences.items[0] < first)
        first = verdict->occurrences.items[0];
    if (verdict->differ_count > 0 && verdict->differs[0].ply < first)
        first = verdict->differs[0].ply;
    return first;
}

int grade_plies(const struct verdict *verdict)
{
    switch (verdict->claim.kind) {
    case CLAIM_THREEFOLD:
    case CLAIM_FIVEFOLD:
        return verdict->claimed_ply - first_look_alike(verdict);
    case CLAIM_FIFTY:
    case CLAIM_SEVENTYFIVE:
        return verdict->halfmove_clock > 0 ? verdict->halfmove_clock : 0;
    default:
        return 0;
    }
}

static int64_t budget_ms(int plies)
{
    int64_t budget = BUDGET_BASE_MS + (int64_t)BUDGET_PLY_MS * plies;

    return budget < BUDGET_LEAST_MS  ? BUDGET_LEAST_MS
           : budget > BUDGET_MOST_MS ? BUDGET_MOST_MS
                                     : budget;
}

/* ---- grades ---- */

static bool is_ground_wrong(const struct attempt *attempt)
{
    return attempt->has_ground && attempt->ground_given != attempt->ground_right;
}

/* The verdict, or all of a law question. */
static bool is_wrong(const struct attempt *attempt)
{
    if (attempt->is_question)
        return !attempt_is_right(attempt);
    return attempt->gave_up || attempt->given != attempt->right;
}

static bool is_easy(const struct attempt *attempt, int64_t budget, bool seen)
{
    return attempt->certain && seen && attempt->has_ground && QUICK * attempt->active_ms < budget;
}

/* The first rule that fits. */
static enum grade of_all_four(const struct attempt *attempt, const struct grading *grading,
                              int64_t budget, bool seen)
{
    if (is_wrong(attempt))
        return GRADE_AGAIN;
    if (is_ground_wrong(attempt))
        return grading->lenient ? GRADE_HARD : GRADE_AGAIN;
    if (attempt->hints >= HINTS_THAT_TELL)
        return GRADE_AGAIN;
    if (attempt->hints > 0)
        return GRADE_HARD;
    if (grading->untimed)
        return GRADE_GOOD;
    if (attempt->active_ms > SLOW * budget)
        return GRADE_HARD;
    return is_easy(attempt, budget, seen) ? GRADE_EASY : GRADE_GOOD;
}

enum grade grade_answer(const struct attempt *attempt, const struct grading *grading, int plies,
                        bool seen)
{
    enum grade grade = of_all_four(attempt, grading, budget_ms(plies), seen);

    return grading->binary && grade > GRADE_AGAIN ? GRADE_GOOD : grade;
}

bool grade_may_become(const struct grading *grading, enum grade graded, enum grade wanted)
{
    if (graded <= GRADE_AGAIN || wanted < GRADE_AGAIN || wanted > GRADE_EASY)
        return false;
    return !grading->binary || wanted == GRADE_AGAIN || wanted == GRADE_GOOD;
}

/* ---- in words ---- */

/* TRANSLATORS: what an answer was worth, from forgotten to no effort at all */
static const char *const labels[] = {"", N_("Again"), N_("Hard"), N_("Good"), N_("Easy")};

const char *grade_label(enum grade grade)
{
    return grade == GRADE_NONE ? "" : _(labels[grade]);
}

enum grade grade_find(const char *word)
{
    for (int grade = GRADE_AGAIN; *word && grade <= GRADE_EASY; grade++)
        if (strncasecmp(word, labels[grade], strlen(word)) == 0)
            return (enum grade)grade;
    return GRADE_NONE;
}

void grade_say_next(struct buf *out, const struct attempt *attempt)
{
    if (attempt->grade == GRADE_NONE)
        return;
    if (attempt->interval == 0)
        buf_add(out, _("It comes again today."));
    else
        phrase_with(out,
                    ngettext("Next review in {days} day.", "Next review in {days} days.",
                             (unsigned long)attempt->interval),
                    (struct filling[]){{"days", NULL, attempt->interval}, {NULL, NULL, 0}});
}
