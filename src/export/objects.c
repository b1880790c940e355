/* SPDX-License-Identifier: MIT */
/* JSON: one array, or one object a line. */
#include "config.h"

#include "core/fen.h"
#include "export/formats.h"
#include "text/json_sheet.h"

struct gathered {
    struct json_sheet_choice choices[SHEET_CHOICES];
    const char *hints[SHEET_HINTS];
};

static void gather(struct gathered *out, const struct sheet *sheet)
{
    for (size_t n = 0; n < sheet->choice_count; n++)
        out->choices[n] = (struct json_sheet_choice){
            buf_text(&sheet->choices[n].text), buf_text(&sheet->choices[n].feedback),
            sheet->choices[n].code, sheet->choices[n].right};
    for (size_t n = 0; n < sheet->hint_count; n++)
        out->hints[n] = buf_text(&sheet->hints[n]);
}

static bool add_object(struct buf *out, const struct sheet *sheet)
{
    const struct puzzle *puzzle = sheet->puzzle;
    struct buf start = {0}, fen = {0};
    struct gathered gathered;
    gather(&gathered, sheet);
    if (sheet->has_board) {
        fen_write(&start, game_at(&puzzle->source->pgn.game, 0));
        fen_write(&fen, &sheet->position);
    }
    bool good = json_write_sheet(
        out, &(struct json_sheet){
                 .id = puzzle->id, .kind = puzzle_kind_name(puzzle->kind),
                 .topic = topic_name(puzzle->topic), .title = buf_text(&sheet->title),
                 .ruleset = puzzle->rules_id, .level = puzzle->level,
                 .start = sheet->has_board ? buf_text(&start) : NULL,
                 .fen = sheet->has_board ? buf_text(&fen) : NULL,
                 .moves = buf_text(&sheet->moves), .story = buf_text(&sheet->story),
                 .claim = buf_text(&sheet->claim), .question = buf_text(&sheet->question),
                 .explanation = buf_text(&sheet->explanation),
                 .article = buf_text(&sheet->article), .several = sheet->several,
                 .choices = gathered.choices, .choice_count = sheet->choice_count,
                 .hints = gathered.hints, .hint_count = sheet->hint_count});
    buf_clear(&start);
    buf_clear(&fen);
    return good;
}

static bool add_line(struct buf *out, const struct export_job *job, const struct sheet *sheet)
{
    bool good = add_object(out, sheet);
    (void)job;
    buf_add_char(out, '\n');
    return good;
}

static void begin(struct buf *out, const struct export_job *job)
{
    (void)job;
    buf_add(out, "[\n");
}

static bool add_item(struct buf *out, const struct export_job *job, const struct sheet *sheet)
{
    buf_add(out, job->count > 0 ? ",\n" : "");
    return add_object(out, sheet);
}

static void end(struct buf *out, const struct export_job *job)
{
    (void)job;
    buf_add(out, "\n]\n");
}

const struct export_format export_json = {"json", begin, add_item, end};
const struct export_format export_ndjson = {"ndjson", NULL, add_line, NULL};
