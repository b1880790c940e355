/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "export/html.h"

#include <string.h>

#include "text/explain.h"
#include "text/i18n.h"

static const char style[] =
    "@page { size: A4; margin: 13mm 14mm; }\n"
    "body { font: 10pt/1.3 \"DejaVu Sans\", Verdana, Arial, sans-serif; color: #000;\n"
    "  background: #fff; max-width: 180mm; margin: 0 auto; padding: 4mm; }\n"
    "@media print { body { max-width: none; padding: 0; } }\n"
    "h1 { font-size: 18pt; margin: 0 0 3mm; } h2 { font-size: 12pt; margin: 0 0 2mm; }\n"
    "p { margin: 0 0 1.2mm; } ol, ul { margin: 0 0 2mm; padding-left: 7mm; }\n"
    ".item { break-inside: avoid; page-break-inside: avoid; border-top: .3mm solid #000;\n"
    "  padding: 3mm 0 2mm; }\n"
    ".side { display: flex; gap: 5mm; align-items: flex-start; }\n"
    ".side > :first-child { flex: 0 0 60mm; } .side > :last-child { flex: 1; min-width: 0; }\n"
    ".board { width: 60mm; height: auto; display: block; }\n"
    ".small { font-size: 8pt; } .right { font-weight: bold; }\n"
    ".box { list-style: none; padding-left: 0; } .box li { margin: 0 0 .6mm; padding-left: 7mm;\n"
    "  position: relative; } .box li::before { content: \"\"; position: absolute; left: 1mm;\n"
    "  top: .8mm; width: 3mm; height: 3mm; border: .35mm solid #000; }\n"
    ".box li.right::after { content: \"\\00d7\"; position: absolute; left: 1.2mm; top: -.5mm;\n"
    "  font-size: 13pt; line-height: 1.2; }\n"
    ".row { display: flex; flex-wrap: wrap; gap: 1mm 8mm; }\n"
    ".line { border-bottom: .3mm solid #000; height: 7mm; }\n"
    "table { border-collapse: collapse; margin: 0 0 4mm; width: 100%; }\n"
    "th, td { border: .2mm solid #888; padding: .8mm 2mm; text-align: left;\n"
    "  vertical-align: top; font-size: 9.5pt; } tr { break-inside: avoid; }\n";

void html_begin(struct buf *out, const struct html_page *page)
{
    buf_add(out, "<!DOCTYPE html>\n<html lang=\"");
    svg_escape(out, page->language);
    buf_add(out,
            "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
            "'unsafe-inline'\"/>\n"
            "<meta name=\"viewport\" content=\"width=device-width\"/>\n");
    html_element(out, "title", NULL, page->title);
    buf_add(out, "<style>\n");
    buf_add(out, style);
    buf_add(out, "</style>\n</head>\n<body>\n");
}

void html_end(struct buf *out)
{
    buf_add(out, "</body>\n</html>\n");
}

static void start_tag(struct buf *out, const char *element, const char *class)
{
    buf_printf(out, "<%s", element);
    if (class)
        buf_printf(out, " class=\"%s\"", class);
    buf_add_char(out, '>');
}

void html_open(struct buf *out, const char *element, const char *class)
{
    start_tag(out, element, class);
    buf_add_char(out, '\n');
}

void html_close(struct buf *out, const char *element)
{
    buf_printf(out, "</%s>\n", element);
}

void html_element(struct buf *out, const char *element, const char *class, const char *text)
{
    start_tag(out, element, class);
    svg_escape(out, text);
    html_close(out, element);
}

void html_paragraphs(struct buf *out, const char *element, const char *class, const char *text)
{
    struct buf line = {0};

    while (*text) {
        size_t length = strcspn(text, "\n");

        buf_reset(&line);
        buf_add_bytes(&line, text, length);
        if (length > 0)
            html_element(out, element, class, buf_text(&line));
        text += length + (text[length] == '\n');
    }
    if (!buf_ok(&line))
        out->failed = true;
    buf_clear(&line);
}

void html_row(struct buf *out, const char *element, const char *const *cells)
{
    buf_add(out, "<tr>");
    for (; *cells; cells++) {
        start_tag(out, element, NULL);
        svg_escape(out, *cells);
        buf_printf(out, "</%s>", element);
    }
    buf_add(out, "</tr>\n");
}

void html_board(struct buf *out, const struct svg_board *board)
{
    struct svg_board titled = *board;
    struct buf men = {0};

    buf_printf(&men, "%s: ", _("White"));
    explain_men(&men, board->position, WHITE);
    buf_printf(&men, " %s: ", _("Black"));
    explain_men(&men, board->position, BLACK);
    if (!titled.title)
        titled.title = buf_text(&men);
    svg_board(out, &titled);
    buf_clear(&men);
}
