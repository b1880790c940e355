/* SPDX-License-Identifier: MIT */
/*
 * Moodle XML: a multiple choice question for each puzzle, with feedback for each choice, hints,
 * tags and an id number.  The board is a picture brought along: Moodle takes SVG out of texts.
 */
#include "config.h"

#include <libxml/xmlwriter.h>

#include "export/formats.h"

#define TEXT(text) ((const xmlChar *)(text))

/* --- small elements ---------------------------------------------------------------------- */

static void element(xmlTextWriterPtr writer, const char *name, const char *text)
{
    xmlTextWriterWriteElement(writer, TEXT(name), TEXT(text));
}

static void open(xmlTextWriterPtr writer, const char *name)
{
    xmlTextWriterStartElement(writer, TEXT(name));
}

static void attribute(xmlTextWriterPtr writer, const char *name, const char *value)
{
    xmlTextWriterWriteAttribute(writer, TEXT(name), TEXT(value));
}

static void close(xmlTextWriterPtr writer)
{
    xmlTextWriterEndElement(writer);
}

/* <name format="html"><text>…</text>, still open. */
static void open_html(xmlTextWriterPtr writer, const char *name, const char *html)
{
    open(writer, name);
    attribute(writer, "format", "html");
    element(writer, "text", html);
}

static void html(xmlTextWriterPtr writer, const char *name, const char *text)
{
    open_html(writer, name, text);
    close(writer);
}

/* A text's lines as paragraphs. */
static void lines(xmlTextWriterPtr writer, const char *name, const char *text)
{
    struct buf paragraphs = {0};
    rich_lines(&paragraphs, text);
    html(writer, name, buf_text(&paragraphs));
    buf_clear(&paragraphs);
}

static void text_in(xmlTextWriterPtr writer, const char *name, const char *text)
{
    open(writer, name);
    element(writer, "text", text);
    close(writer);
}

/* --- a question -------------------------------------------------------------------------- */

static void picture(xmlTextWriterPtr writer, const struct sheet *sheet)
{
    struct buf svg = {0};
    struct svg_board board = sheet_board(sheet);
    buf_add(&svg, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    svg_board(&svg, &board);
    open(writer, "file");
    attribute(writer, "name", "board.svg");
    attribute(writer, "path", "/");
    attribute(writer, "encoding", "base64");
    xmlTextWriterWriteBase64(writer, buf_text(&svg), 0, (int)svg.length);
    close(writer);
    buf_clear(&svg);
}

static void question_text(xmlTextWriterPtr writer, const struct sheet *sheet)
{
    struct buf question = {0};
    rich_question(&question, sheet, RICH_PICTURE);
    open_html(writer, "questiontext", buf_text(&question));
    if (sheet->has_board)
        picture(writer, sheet);
    close(writer);
    buf_clear(&question);
}

static void general_feedback(xmlTextWriterPtr writer, const struct sheet *sheet)
{
    struct buf answer = {0};
    rich_answer(&answer, sheet);
    html(writer, "generalfeedback", buf_text(&answer));
    buf_clear(&answer);
}

static void settings(xmlTextWriterPtr writer, const struct sheet *sheet)
{
    element(writer, "defaultgrade", "1.0");
    element(writer, "penalty", "0.3333333");
    element(writer, "hidden", "0");
    element(writer, "idnumber", sheet->puzzle->id);
    element(writer, "single", sheet->several ? "false" : "true");
    element(writer, "shuffleanswers", "true");
    element(writer, "answernumbering", "none");
}

static void answers(xmlTextWriterPtr writer, const struct sheet *sheet)
{
    for (size_t n = 0; n < sheet->choice_count; n++) {
        const struct sheet_choice *choice = &sheet->choices[n];
        struct buf fraction = {0}, text = {0};
        sheet_fraction(&fraction, sheet, n);
        rich_lines(&text, buf_text(&choice->text));
        open(writer, "answer");
        attribute(writer, "fraction", buf_text(&fraction));
        attribute(writer, "format", "html");
        element(writer, "text", buf_text(&text));
        lines(writer, "feedback", buf_text(&choice->feedback));
        close(writer);
        buf_clear(&fraction);
        buf_clear(&text);
    }
}

static void hints_and_tags(xmlTextWriterPtr writer, const struct sheet *sheet)
{
    struct buf level = {0};
    for (size_t n = 0; n < sheet->hint_count; n++)
        lines(writer, "hint", buf_text(&sheet->hints[n]));
    buf_printf(&level, "level-%d", sheet->puzzle->level);
    open(writer, "tags");
    text_in(writer, "tag", topic_name(sheet->puzzle->topic));
    text_in(writer, "tag", buf_text(&level));
    close(writer);
    buf_clear(&level);
}

static void question(xmlTextWriterPtr writer, const struct sheet *sheet)
{
    open(writer, "question");
    attribute(writer, "type", "multichoice");
    text_in(writer, "name", sheet->puzzle->id);
    question_text(writer, sheet);
    general_feedback(writer, sheet);
    settings(writer, sheet);
    answers(writer, sheet);
    hints_and_tags(writer, sheet);
    close(writer);
}

/* --- the whole --------------------------------------------------------------------------- */

static void begin(struct buf *out, const struct export_job *job)
{
    (void)job;
    buf_add(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n"
                 "<question type=\"category\"><category><text>$course$/drawclaim</text></category>"
                 "</question>\n");
}

static bool add_sheet(struct buf *out, const struct export_job *job, const struct sheet *sheet)
{
    xmlBufferPtr buffer = xmlBufferCreate();
    xmlTextWriterPtr writer = buffer ? xmlNewTextWriterMemory(buffer, 0) : NULL;
    bool good = writer != NULL;
    (void)job;
    if (good) {
        question(writer, sheet);
        good = xmlTextWriterFlush(writer) >= 0;
        buf_add_bytes(out, (const char *)xmlBufferContent(buffer), (size_t)xmlBufferLength(buffer));
        buf_add_char(out, '\n');
    }
    xmlFreeTextWriter(writer);
    xmlBufferFree(buffer);
    return good;
}

static void end(struct buf *out, const struct export_job *job)
{
    (void)job;
    buf_add(out, "</quiz>\n");
}

const struct export_format export_moodle = {"moodle-xml", begin, add_sheet, end};
