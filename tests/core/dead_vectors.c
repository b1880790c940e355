/* SPDX-License-Identifier: MIT */
/*
 * Positions that programs and people got wrong, argued about or composed for the purpose, with
 * answers that were checked elsewhere: tests/data/dead-vectors.tsv.  A `no` there carries a
 * helpmate in coordinates.  None may be answered wrongly, and nearly none left undecided.
 */
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/san.h"
#include "tests/core/dead_evidence.h"
#include "tests/core/setup.h"
#include "tests/core/table.h"
#include "tests/tap/tap.h"

enum column { FEN, QUESTION, ANSWER, CERTIFICATE, KIND, PROVENANCE, COLUMNS };

/* The undecided ones that are allowed at the default budget.  Where everything is slow only
 * every so manieth row is asked, and with less to spend. */
enum { UNDECIDED_MOST = 2, SLOW_STRIDE = 8 };
static const struct dead_budget slow_budget = {.positions = 500, .bytes = (uint64_t)1 << 20};

enum { LINE_MOST = 600 };

/* "h6g5 e8d7 ..."; its length, or -1. */
static int read_line(const struct position *start, const char *text, move line[])
{
    struct position position = *start;
    int length = 0;
    while (*text && length < LINE_MOST) {
        size_t letters = strcspn(text, " ");
        if (!san_parse(&position, text, letters, NULL, &line[length], NULL, NULL))
            return -1;
        position_play(&position, line[length++], &position);
        text += letters;
        text += strspn(text, " ");
    }
    return *text ? -1 : length;
}

/* The side asked about; of a dead position both are. */
static bool asks_about(const char *question, enum color winner)
{
    return strcmp(question, "dead") == 0 ||
           strcmp(question, winner == WHITE ? "unwinnable-for-white" : "unwinnable-for-black") == 0;
}

static bool certificate_replays(const struct position *start, char *fields[])
{
    move line[LINE_MOST];
    bool on_board = strcmp(fields[CERTIFICATE], "(mate on the board)") == 0;
    int length = on_board ? 0 : read_line(start, fields[CERTIFICATE], line);
    bool good = false;
    for (int winner = WHITE; winner <= BLACK && length >= 0; winner++)
        good = good || (asks_about(fields[QUESTION], (enum color)winner) &&
                        evidence_is_mate(start, line, length, (enum color)winner));
    return good;
}

/* The answer to the row's question, in its words. */
static enum dead_answer ask(const struct position *position, const char *question,
                            const struct dead_budget *budget, struct dead_result *result)
{
    if (strcmp(question, "dead") == 0) {
        dead_probe(position, budget, result);
        return dead_is_dead(result);
    }
    enum color winner = asks_about(question, WHITE) ? WHITE : BLACK;
    dead_probe_side(position, winner, budget, result);
    switch (result->side[winner].can_mate) {
    case DEAD_YES:
        return DEAD_NO;
    case DEAD_NO:
        return DEAD_YES;
    default:
        return DEAD_UNDECIDED;
    }
}

/* What costs no search may prove only what is so. */
static bool fast_is_right(const struct position *position, char *fields[])
{
    if (strcmp(fields[ANSWER], "yes") == 0)
        return true;
    if (strcmp(fields[QUESTION], "dead") == 0)
        return dead_fast(position) == PROOF_NONE;
    return dead_fast_side(position, asks_about(fields[QUESTION], WHITE) ? WHITE : BLACK) ==
           PROOF_NONE;
}

/* True: undecided. */
static bool check_row(char *fields[], const struct dead_budget *budget)
{
    struct position position = setup_fen(fields[FEN]);
    struct dead_result result;
    enum dead_answer answer = ask(&position, fields[QUESTION], budget, &result);
    const char *seen = dead_answer_name(answer);
    const char *wanted = answer == DEAD_UNDECIDED ? seen : fields[ANSWER];
    is_string(wanted, seen, "%s %s", fields[FEN], fields[QUESTION]);
    ok(evidence_is_whole(&position, &result) && fast_is_right(&position, fields),
       "its evidence, and what is proven at once");
    dead_result_clear(&result);
    return answer == DEAD_UNDECIDED;
}

static void check_certificate(char *fields[])
{
    struct position position = setup_fen(fields[FEN]);
    if (strcmp(fields[ANSWER], "no") == 0)
        ok(certificate_replays(&position, fields), "%s: the line of the table", fields[FEN]);
    else
        is_string("-", fields[CERTIFICATE], "%s: a proof has no line", fields[FEN]);
}

int main(void)
{
    char *rows = table_read("dead-vectors.tsv");
    char *fields[COLUMNS];
    int count = table_count_lines(rows) - 1;
    int undecided = 0, number = 0, skipped = 0;
    tap_plan(3 * count + 1);
    for (char *line = table_cut(rows, fields, COLUMNS); *line; number++) {
        line = table_cut(line, fields, COLUMNS);
        check_certificate(fields);
        if (!tap_is_slow())
            undecided += check_row(fields, &dead_default_budget);
        else if (number % SLOW_STRIDE == 0)
            check_row(fields, &slow_budget);
        else
            skipped++;
    }
    if (skipped > 0)
        skip(2 * skipped + 1, "%d rows take too long here", skipped);
    else
        ok(undecided <= UNDECIDED_MOST, "%d of %d undecided", undecided, count);
    free(rows);
    return tap_done();
}
