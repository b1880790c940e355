/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "export/page.h"

#include "export/formats.h"
#include "export/html.h"
#include "text/i18n.h"

static void add_heading(struct buf *out, const struct sheet *sheet, size_t number)
{
    struct buf heading = {0};
    buf_printf(&heading, "%zu. %s", number, buf_text(&sheet->title));
    html_element(out, "h2", NULL, buf_text(&heading));
    buf_clear(&heading);
}

static void add_labelled(struct buf *out, const char *label, const struct buf *text)
{
    struct buf line = {0};
    if (text->length > 0)
        buf_printf(&line, "%s %s", label, buf_text(text));
    html_paragraphs(out, "p", "small", buf_text(&line));
    buf_clear(&line);
}

static void add_choices(struct buf *out, const struct sheet *sheet, bool key)
{
    html_open(out, "ul", "box");
    for (size_t n = 0; n < sheet->choice_count; n++)
        html_element(out, "li", key && sheet->choices[n].right ? "right" : NULL,
                     buf_text(&sheet->choices[n].text));
    html_close(out, "ul");
}

void page_board(struct buf *out, const struct sheet *sheet)
{
    struct svg_board board = sheet_board(sheet);
    html_open(out, "div", NULL);
    html_board(out, &board);
    html_element(out, "p", "small",
                 sheet->position.turn == WHITE ? _("White to move.") : _("Black to move."));
    html_close(out, "div");
}

static void add_question(struct buf *out, const struct sheet *sheet, bool key)
{
    add_labelled(out, _("Rules:"), &sheet->rules);
    html_paragraphs(out, "p", NULL, buf_text(&sheet->story));
    html_paragraphs(out, "p", NULL, buf_text(&sheet->claim));
    html_paragraphs(out, "p", NULL, buf_text(&sheet->question));
    add_choices(out, sheet, key);
}

/* The choices have boxes to tick; in a key the right ones are ticked, and the explanation stands
 * below. */
static void add_item(struct buf *out, const struct sheet *sheet, size_t number, bool key)
{
    html_open(out, "div", "item");
    add_heading(out, sheet, number);
    if (sheet->has_board) {
        html_open(out, "div", "side");
        page_board(out, sheet);
        html_open(out, "div", NULL);
    }
    add_question(out, sheet, key);
    if (sheet->has_board) {
        html_close(out, "div");
        html_close(out, "div");
    }
    html_paragraphs(out, "p", "small", buf_text(&sheet->moves));
    if (key) {
        html_paragraphs(out, "p", NULL, buf_text(&sheet->explanation));
        add_labelled(out, _("Article"), &sheet->article);
    }
    html_close(out, "div");
}

/* --- the format -------------------------------------------------------------------------- */

static void begin(struct buf *out, const struct export_job *job)
{
    const char *title = job->key ? _("Puzzles with answers") : _("Puzzles");
    html_begin(out, &(struct html_page){title, job->language});
    html_element(out, "h1", NULL, title);
}

static bool add_sheet(struct buf *out, const struct export_job *job, const struct sheet *sheet)
{
    add_item(out, sheet, job->count + 1, job->key);
    return true;
}

static void end(struct buf *out, const struct export_job *job)
{
    (void)job;
    html_end(out);
}

const struct export_format export_html = {"html", begin, add_sheet, end};
