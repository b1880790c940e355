/* SPDX-License-Identifier: MIT */
/* CSV as RFC 4180 has it: a header, CRLF, quotes doubled.  UTF-8. */
#include "config.h"

#include "export/csv.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "core/fen.h"
#include "export/formats.h"

/* What a spreadsheet would take for a formula. */
static bool is_formula(const char *text)
{
    return *text && strchr("=+-@\t\r", *text);
}

static void add_doubling_quotes(struct buf *out, const char *text)
{
    for (; *text; text++) {
        if (*text == '"')
            buf_add_char(out, '"');
        buf_add_char(out, *text);
    }
}

/* The apostrophe stands inside the quotes: before them they would be text, and divide nothing. */
void csv_cell(struct buf *out, const char *text)
{
    const char *apostrophe = is_formula(text) ? "'" : "";
    const char *quote = strpbrk(text, "\",\r\n") ? "\"" : "";
    buf_add(out, quote);
    buf_add(out, apostrophe);
    add_doubling_quotes(out, text);
    buf_add(out, quote);
}

static void begin(struct buf *out, const struct export_job *job)
{
    (void)job;
    buf_add(out, "id,kind,topic,level,title,rules,fen,moves,story,claim,question,choice_1,choice_2,"
                 "choice_3,choice_4,choice_5,right,article,explanation\r\n");
}

static void add_comma(struct buf *out, const char *text)
{
    csv_cell(out, text);
    buf_add_char(out, ',');
}

static void add_start(struct buf *out, const struct sheet *sheet)
{
    struct buf fen = {0};
    if (sheet->has_board)
        fen_write(&fen, game_at(&sheet->puzzle->source->pgn.game, 0));
    add_comma(out, buf_text(&fen));
    buf_clear(&fen);
}

/* "2", or "1 3" where several are wanted. */
static void add_right(struct buf *out, const struct sheet *sheet)
{
    const char *between = "";
    for (size_t n = 0; n < sheet->choice_count; n++)
        if (sheet->choices[n].right) {
            buf_printf(out, "%s%zu", between, n + 1);
            between = " ";
        }
    buf_add_char(out, ',');
}

static bool add_sheet(struct buf *out, const struct export_job *job, const struct sheet *sheet)
{
    const struct puzzle *puzzle = sheet->puzzle;
    (void)job;
    add_comma(out, puzzle->id);
    add_comma(out, puzzle_kind_name(puzzle->kind));
    add_comma(out, topic_name(puzzle->topic));
    buf_printf(out, "%d,", puzzle->level);
    add_comma(out, buf_text(&sheet->title));
    add_comma(out, buf_text(&sheet->rules));
    add_start(out, sheet);
    add_comma(out, buf_text(&sheet->moves));
    add_comma(out, buf_text(&sheet->story));
    add_comma(out, buf_text(&sheet->claim));
    add_comma(out, buf_text(&sheet->question));
    for (size_t n = 0; n < SHEET_CHOICES; n++)
        add_comma(out, n < sheet->choice_count ? buf_text(&sheet->choices[n].text) : "");
    add_right(out, sheet);
    add_comma(out, buf_text(&sheet->article));
    csv_cell(out, buf_text(&sheet->explanation));
    buf_add(out, "\r\n");
    return true;
}

const struct export_format export_csv = {"csv", begin, add_sheet, NULL};

/* --- reviews ----------------------------------------------------------------------------- */

static void add_review(struct buf *out, const struct attempt *attempt)
{
    char text[32] = "";
    time_t when = (time_t)attempt->when;
    struct tm tm;
    if (gmtime_r(&when, &tm))
        strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &tm);
    add_comma(out, attempt->puzzle);
    buf_printf(out, "%d,%s,%" PRId64 "\r\n", (int)attempt->grade, text, attempt->active_ms);
}

void export_reviews(struct buf *out, const struct records *records)
{
    struct attempt attempt;
    buf_add(out, "card_id,review_rating,review_time,review_duration\r\n");
    for (size_t n = 0; records->get(records->data, n, &attempt); n++)
        if (attempt.mode == MODE_QUIZ && attempt.grade != GRADE_NONE)
            add_review(out, &attempt);
}
