/* SPDX-License-Identifier: MIT */
/*
 * GIFT, Moodle's text format: ::title::[html]question {=right#feedback ~wrong#feedback}.  A
 * question ends at an empty line and may not begin with // or [, so line breaks are written as
 * \n, and each question begins with its title.
 */
#include "config.h"

#include <string.h>

#include "export/formats.h"

static void add_escaped(struct buf *out, const char *text)
{
    for (; *text; text++) {
        if (*text == '\n') {
            buf_add(out, "\\n");
            continue;
        }
        if (strchr("\\~=#{}:", *text))
            buf_add_char(out, '\\');
        buf_add_char(out, *text);
    }
}

/* Choices and feedback take over the question's [html]. */
static void add_html(struct buf *out, const char *text)
{
    struct buf html = {0};
    svg_escape(&html, text);
    add_escaped(out, buf_text(&html));
    buf_clear(&html);
}

static void add_choice(struct buf *out, const struct sheet *sheet, size_t n)
{
    const struct sheet_choice *choice = &sheet->choices[n];
    if (sheet->several) {
        buf_add(out, "~%");
        sheet_fraction(out, sheet, n);
        buf_add_char(out, '%');
    } else {
        buf_add_char(out, choice->right ? '=' : '~');
    }
    add_html(out, buf_text(&choice->text));
    if (choice->feedback.length > 0) {
        buf_add_char(out, '#');
        add_html(out, buf_text(&choice->feedback));
    }
    buf_add_char(out, '\n');
}

static void begin(struct buf *out, const struct export_job *job)
{
    (void)job;
    buf_add(out, "$CATEGORY: drawclaim\n\n");
}

static bool add_sheet(struct buf *out, const struct export_job *job, const struct sheet *sheet)
{
    struct buf question = {0}, answer = {0};
    (void)job;
    rich_question(&question, sheet, RICH_LETTERS);
    rich_answer(&answer, sheet);
    buf_add(out, "::");
    add_escaped(out, sheet->puzzle->id);
    buf_add(out, "::[html]");
    add_escaped(out, buf_text(&question));
    buf_add(out, "{\n");
    for (size_t n = 0; n < sheet->choice_count; n++)
        add_choice(out, sheet, n);
    buf_add(out, "####");
    add_escaped(out, buf_text(&answer));
    buf_add(out, "\n}\n\n");
    bool good = buf_ok(&question) && buf_ok(&answer);
    buf_clear(&question);
    buf_clear(&answer);
    return good;
}

const struct export_format export_gift = {"gift", begin, add_sheet, NULL};
