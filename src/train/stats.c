/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/stats.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

/* All answers, in the order they were given. */
struct answers {
    struct attempt *items;
    size_t count, capacity;
};

/* The work of one stats_make. */
struct sum {
    struct stats *out;
    const struct weights *weights;
    struct answers answers;
    const struct attempt **by_puzzle; /* by id, then by time */
    int64_t since, today;
};

static bool load(const struct records *records, int64_t today, struct answers *out)
{
    struct attempt attempt;
    for (size_t n = 0; records->get(records->data, n, &attempt); n++) {
        if (attempt.day > today)
            continue;
        if (!mem_grow((void **)&out->items, &out->capacity, out->count + 1, sizeof *out->items))
            return false;
        out->items[out->count++] = attempt;
    }
    return true;
}

static bool is_in(const struct sum *sum, const struct attempt *attempt)
{
    return attempt->day >= sum->since;
}

/* --- single sums ------------------------------------------------------------------------- */

static void count(struct share *share, const struct attempt *attempt)
{
    share->asked++;
    share->right += attempt_is_right(attempt);
}

/* Answers come in the order of days, but for two programs at midnight. */
static bool count_line(struct stats_lines *lines, int64_t day, const struct attempt *attempt)
{
    size_t at = lines->count;
    while (at > 0 && lines->items[at - 1].day > day)
        at--;
    if (at == 0 || lines->items[at - 1].day != day) {
        if (!mem_grow((void **)&lines->items, &lines->capacity, lines->count + 1,
                      sizeof *lines->items))
            return false;
        memmove(&lines->items[at + 1], &lines->items[at],
                (lines->count++ - at) * sizeof *lines->items);
        lines->items[at++] = (struct stats_line){.day = day};
    }
    count(&lines->items[at - 1].share, attempt);
    return true;
}

/* Day 0 was a Thursday. */
static int64_t monday_of(int64_t day)
{
    int64_t behind = (day + 3) % 7;
    return day - (behind < 0 ? behind + 7 : behind);
}

static bool note_confusion(struct stats *out, enum reason right, enum reason given)
{
    for (size_t n = 0; n < out->confusion_count; n++)
        if (out->confusions[n].right == right && out->confusions[n].given == given) {
            out->confusions[n].count++;
            return true;
        }
    if (!mem_grow((void **)&out->confusions, &out->confusion_capacity, out->confusion_count + 1,
                  sizeof *out->confusions))
        return false;
    out->confusions[out->confusion_count++] = (struct confusion){right, given, 1};
    return true;
}

static bool count_ground(struct stats *out, const struct attempt *attempt)
{
    if (attempt->is_question || !attempt->has_ground)
        return true;
    count(&out->grounds[attempt->ground_right], attempt);
    return attempt->ground_given == attempt->ground_right ||
           note_confusion(out, attempt->ground_right, attempt->ground_given);
}

static bool count_attempt(struct stats *out, const struct attempt *attempt)
{
    count(&out->all, attempt);
    count(&out->topics[attempt->topic], attempt);
    return count_ground(out, attempt) && count_line(&out->days, attempt->day, attempt) &&
           count_line(&out->weeks, monday_of(attempt->day), attempt);
}

static int compare_times(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return x < y ? -1 : x > y;
}

static bool find_median(struct sum *sum)
{
    size_t count = 0;
    int64_t *times = malloc((sum->answers.count + 1) * sizeof *times);
    if (!times)
        return false;
    for (size_t n = 0; n < sum->answers.count; n++)
        if (is_in(sum, &sum->answers.items[n]))
            times[count++] = sum->answers.items[n].active_ms;
    qsort(times, count, sizeof *times, compare_times);
    sum->out->median_ms = count ? times[count / 2] : 0;
    free(times);
    return true;
}

/* --- puzzle by puzzle -------------------------------------------------------------------- */

static int compare_attempts(const void *a, const void *b)
{
    const struct attempt *x = *(const struct attempt *const *)a;
    const struct attempt *y = *(const struct attempt *const *)b;
    int order = strcmp(x->puzzle, y->puzzle);
    return order ? order : x < y ? -1 : x > y; /* of one array: in the order of time */
}

static bool sort_by_puzzle(struct sum *sum)
{
    sum->by_puzzle = malloc((sum->answers.count + 1) * sizeof *sum->by_puzzle);
    if (!sum->by_puzzle)
        return false;
    for (size_t n = 0; n < sum->answers.count; n++)
        sum->by_puzzle[n] = &sum->answers.items[n];
    qsort(sum->by_puzzle, sum->answers.count, sizeof *sum->by_puzzle, compare_attempts);
    return true;
}

static bool is_review(const struct attempt *attempt)
{
    return attempt->mode == MODE_QUIZ && attempt->grade != GRADE_NONE;
}

/* What was foretold of a review, from the card that the one before left. */
static void calibrate(struct sum *sum, const struct attempt *before, const struct attempt *now)
{
    int64_t days = now->day - before->day;
    if (days < 1 || before->stability <= 0 || !is_in(sum, now) || before->content != now->content)
        return;
    double recall = schedule_recall(sum->weights, (double)days, before->stability);
    int bin = (int)(recall * STATS_BINS);
    struct calibration *to = &sum->out->bins[bin < STATS_BINS ? bin : STATS_BINS - 1];
    to->predicted += recall;
    to->share.asked++;
    to->share.right += now->grade != GRADE_AGAIN;
}

static void add_review(struct sum *sum, struct stats_line *line, const struct attempt **latest,
                       const struct attempt *now)
{
    if (*latest && now->grade == GRADE_AGAIN && now->day > (*latest)->day)
        line->lapses++; /* once more on the same day is no second one: as schedule_review() */
    if (*latest)
        calibrate(sum, *latest, now);
    line->due = now->day + now->interval;
    *latest = now;
}

static void note_due(struct sum *sum, const struct stats_line *line)
{
    int64_t ahead = line->due - sum->today;
    if (line->due == 0 || ahead > STATS_DAYS_AHEAD)
        return;
    sum->out->due[ahead > 0 ? ahead : 0]++;
}

/* The answers first .. last - 1 of one puzzle. */
static bool add_puzzle(struct sum *sum, size_t first, size_t last)
{
    struct stats_lines *lines = &sum->out->puzzles;
    const struct attempt *latest = NULL;
    struct stats_line line = {.day = sum->by_puzzle[last - 1]->day};
    memcpy(line.name, sum->by_puzzle[first]->puzzle, sizeof line.name);
    for (size_t n = first; n < last; n++) {
        const struct attempt *attempt = sum->by_puzzle[n];
        if (is_review(attempt))
            add_review(sum, &line, &latest, attempt);
        if (is_in(sum, attempt))
            count(&line.share, attempt);
    }
    if (is_in(sum, sum->by_puzzle[first]))
        count(&sum->out->first, sum->by_puzzle[first]);
    note_due(sum, &line);
    if (line.share.asked == 0)
        return true;
    if (!mem_grow((void **)&lines->items, &lines->capacity, lines->count + 1,
                  sizeof *lines->items))
        return false;
    lines->items[lines->count++] = line;
    return true;
}

static bool add_puzzles(struct sum *sum)
{
    size_t first = 0;
    for (size_t n = 1; n <= sum->answers.count; n++) {
        if (n < sum->answers.count &&
            strcmp(sum->by_puzzle[n]->puzzle, sum->by_puzzle[first]->puzzle) == 0)
            continue;
        if (!add_puzzle(sum, first, n))
            return false;
        first = n;
    }
    return true;
}

/* --- the whole --------------------------------------------------------------------------- */

static int compare_confusions(const void *a, const void *b)
{
    const struct confusion *x = a, *y = b;
    if (x->count != y->count)
        return x->count < y->count ? 1 : -1;
    if (x->right != y->right)
        return x->right < y->right ? -1 : 1;
    return x->given < y->given ? -1 : x->given > y->given;
}

static bool count_all(struct sum *sum)
{
    for (size_t n = 0; n < sum->answers.count; n++)
        if (is_in(sum, &sum->answers.items[n]) &&
            !count_attempt(sum->out, &sum->answers.items[n]))
            return false;
    if (sum->out->confusion_count > 1)
        qsort(sum->out->confusions, sum->out->confusion_count, sizeof *sum->out->confusions,
              compare_confusions);
    return true;
}

bool stats_make(const struct records *records, const struct weights *weights, int64_t since,
                int64_t today, struct stats *out)
{
    struct sum sum = {.out = out, .weights = weights, .since = since, .today = today};
    *out = (struct stats){0};
    bool good = load(records, today, &sum.answers) && count_all(&sum) && find_median(&sum) &&
                sort_by_puzzle(&sum) && add_puzzles(&sum);
    free(sum.by_puzzle);
    free(sum.answers.items);
    return good;
}

void stats_clear(struct stats *stats)
{
    free(stats->days.items);
    free(stats->weeks.items);
    free(stats->puzzles.items);
    free(stats->confusions);
    *stats = (struct stats){0};
}

int share_percent(const struct share *share)
{
    if (share->asked == 0)
        return -1;
    return (int)((share->right * 200 + share->asked) / (share->asked * 2));
}

struct calibration stats_calibration(const struct stats *stats)
{
    struct calibration all = {0};
    for (int bin = 0; bin < STATS_BINS; bin++) {
        all.predicted += stats->bins[bin].predicted;
        all.share.asked += stats->bins[bin].share.asked;
        all.share.right += stats->bins[bin].share.right;
    }
    return all;
}

int shares_weakest(const struct share *shares, size_t count, size_t least)
{
    int weakest = -1;
    for (size_t n = 0; n < count; n++) {
        if (shares[n].asked < least || shares[n].asked == 0 || shares[n].right == shares[n].asked)
            continue;
        if (weakest < 0 || shares[n].right * shares[weakest].asked <
                               shares[weakest].right * shares[n].asked)
            weakest = (int)n;
    }
    return weakest;
}
