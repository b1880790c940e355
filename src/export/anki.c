/* SPDX-License-Identifier: MIT */
/*
 * Anki's text import: fields divided by tabs, the puzzle's id first, so that importing again
 * brings notes up to date instead of doubling them.
 */
#include "config.h"

#include "export/formats.h"
#include "export/html.h"

/* In quotes, which are doubled; no tab and no line break inside. */
static void add_field(struct buf *out, const char *html)
{
    buf_add_char(out, '"');
    for (; *html; html++) {
        if (*html == '"')
            buf_add_char(out, '"');
        buf_add_char(out, *html == '\n' || *html == '\t' ? ' ' : *html);
    }
    buf_add_char(out, '"');
}

static void begin(struct buf *out, const struct export_job *job)
{
    (void)job;
    buf_add(out, "#separator:Tab\n#html:true\n#deck:drawclaim\n#columns:Id\tFront\tBack\tTags\n"
                 "#tags column:4\n");
}

static void add_choices(struct buf *out, const struct sheet *sheet, bool right_only)
{
    html_open(out, "ul", NULL);
    for (size_t n = 0; n < sheet->choice_count; n++)
        if (sheet->choices[n].right || !right_only)
            html_element(out, "li", NULL, buf_text(&sheet->choices[n].text));
    html_close(out, "ul");
}

static bool add_sheet(struct buf *out, const struct export_job *job, const struct sheet *sheet)
{
    struct buf front = {0}, back = {0};
    (void)job;
    rich_question(&front, sheet, RICH_SVG);
    add_choices(&front, sheet, false);
    add_choices(&back, sheet, true);
    rich_answer(&back, sheet);
    add_field(out, sheet->puzzle->id);
    buf_add_char(out, '\t');
    add_field(out, buf_text(&front));
    buf_add_char(out, '\t');
    add_field(out, buf_text(&back));
    buf_printf(out, "\tdrawclaim::%s drawclaim::level-%d\n", topic_name(sheet->puzzle->topic),
               sheet->puzzle->level);
    bool good = buf_ok(&front) && buf_ok(&back);
    buf_clear(&front);
    buf_clear(&back);
    return good;
}

const struct export_format export_anki = {"anki", begin, add_sheet, NULL};
