/* SPDX-License-Identifier: MIT */
/* Pieces of HTML that several formats take in. */
#include "config.h"

#include "export/formats.h"
#include "export/html.h"
#include "text/explain.h"
#include "text/i18n.h"
#include "text/notation.h"

void rich_lines(struct buf *out, const char *text)
{
    html_paragraphs(out, "p", NULL, text);
}

/* The men in words: for who can't see the picture. */
static void add_picture(struct buf *out, const struct sheet *sheet)
{
    struct buf men = {0};
    buf_printf(&men, "%s: ", _("White"));
    explain_men(&men, &sheet->position, WHITE);
    buf_printf(&men, " %s: ", _("Black"));
    explain_men(&men, &sheet->position, BLACK);
    buf_add(out, "<p><img src=\"@@PLUGINFILE@@/board.svg\" width=\"320\" height=\"320\" alt=\"");
    svg_escape(out, buf_text(&men));
    buf_add(out, "\"/></p>\n");
    buf_clear(&men);
}

static void add_letters(struct buf *out, const struct sheet *sheet)
{
    struct buf board = {0};
    notation_board(&board, &sheet->position, NULL);
    html_element(out, "pre", NULL, buf_text(&board));
    buf_clear(&board);
}

static void add_board(struct buf *out, const struct sheet *sheet, enum rich_board how)
{
    struct svg_board board = sheet_board(sheet);
    if (!sheet->has_board)
        return;
    if (how == RICH_SVG)
        html_board(out, &board);
    else if (how == RICH_PICTURE)
        add_picture(out, sheet);
    else
        add_letters(out, sheet);
}

void rich_question(struct buf *out, const struct sheet *sheet, enum rich_board how)
{
    struct buf rules = {0};
    buf_printf(&rules, "%s%s", _("Rules: "), buf_text(&sheet->rules));
    rich_lines(out, buf_text(&sheet->title));
    rich_lines(out, buf_text(&rules));
    rich_lines(out, buf_text(&sheet->story));
    add_board(out, sheet, how);
    rich_lines(out, buf_text(&sheet->moves));
    rich_lines(out, buf_text(&sheet->claim));
    html_element(out, "p", NULL, buf_text(&sheet->question));
    buf_clear(&rules);
}

void rich_answer(struct buf *out, const struct sheet *sheet)
{
    struct buf article = {0};
    rich_lines(out, buf_text(&sheet->explanation));
    if (sheet->article.length > 0)
        buf_printf(&article, "%s %s", _("Article"), buf_text(&sheet->article));
    rich_lines(out, buf_text(&article));
    buf_clear(&article);
}
