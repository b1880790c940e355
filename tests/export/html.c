/* SPDX-License-Identifier: MIT */
/* A page of HTML: escaped, whole, and asking for nothing from outside. */
#include "export/html.h"

#include <string.h>

#include "tests/tap/tap.h"

static bool has(const struct buf *page, const char *text)
{
    return strstr(buf_text(page), text) != NULL;
}

static void test_page(void)
{
    struct position position;
    struct buf out = {0};

    position_initial(&position);
    html_begin(&out, &(struct html_page){.title = "A & B </title>", .language = "en"});
    html_board(&out, &(struct svg_board){.position = &position});
    html_end(&out);
    ok(strncmp(buf_text(&out), "<!DOCTYPE html>\n<html lang=\"en\">", 32) == 0,
       "HTML 5, with its language");
    ok(has(&out, "<title>A &amp; B &lt;/title&gt;</title>"), "the title is escaped");
    ok(has(&out, "<title>White: King e1."), "a board has its men in words");
    ok(!has(&out, "src=") && !has(&out, "href=") && !has(&out, "url(") && !has(&out, "<script") &&
           !has(&out, "@import"),
       "nothing is loaded");
    buf_clear(&out);
}

static void test_parts(void)
{
    struct buf out = {0};
    const char *const cells[] = {"1", "<b>", NULL};

    html_paragraphs(&out, "p", "small", "one\n\ntwo <");
    is_string("<p class=\"small\">one</p>\n<p class=\"small\">two &lt;</p>\n", buf_text(&out),
              "a paragraph for each line that has text");
    buf_reset(&out);
    html_row(&out, "td", cells);
    is_string("<tr><td>1</td><td>&lt;b&gt;</td></tr>\n", buf_text(&out), "a row of a table");
    buf_clear(&out);
}

int main(void)
{
    tap_plan(6);
    test_page();
    test_parts();
    return tap_done();
}
