/* SPDX-License-Identifier: MIT */
/* Moodle XML: well formed, as our schema of Moodle's questions wants it, with texts that are read
 * back as they were, and with fractions that add up. */
#include <libxml/parser.h>
#include <libxml/xmlschemas.h>
#include <libxml/xpath.h>
#include <stdlib.h>
#include <string.h>

#include "export/formats.h"
#include "tests/export/whole.h"
#include "tests/tap/tap.h"

#define TEXT(text) ((const xmlChar *)(text))

static xmlXPathContextPtr xpath;

static void say(void *data, const char *format, ...)
{
    (void)data;
    diag("%s", format);
}

/* -1: no such schema. */
static int validate(xmlDocPtr document)
{
    struct buf path = {0};
    xmlSchemaParserCtxtPtr parser = xmlSchemaNewParserCtxt(tap_data_path(&path, "moodle.xsd"));
    xmlSchemaPtr schema = parser ? xmlSchemaParse(parser) : NULL;
    xmlSchemaValidCtxtPtr valid = schema ? xmlSchemaNewValidCtxt(schema) : NULL;
    int result = -1;
    if (valid) {
        xmlSchemaSetValidErrors(valid, say, say, NULL);
        result = xmlSchemaValidateDoc(valid, document);
    }
    xmlSchemaFreeValidCtxt(valid);
    xmlSchemaFree(schema);
    xmlSchemaFreeParserCtxt(parser);
    buf_clear(&path);
    return result;
}

static double number(const char *format, size_t n)
{
    struct buf path = {0};
    buf_printf(&path, format, n);
    xmlXPathObjectPtr found = xmlXPathEvalExpression(TEXT(buf_text(&path)), xpath);
    double value = found ? xmlXPathCastToNumber(found) : -1;
    xmlXPathFreeObject(found);
    buf_clear(&path);
    return value;
}

static bool is_text(const char *wanted, const char *format, size_t n)
{
    struct buf path = {0};
    buf_printf(&path, format, n);
    xmlXPathObjectPtr found = xmlXPathEvalExpression(TEXT(buf_text(&path)), xpath);
    xmlChar *text = found ? xmlXPathCastToString(found) : NULL;
    bool same = text && strcmp(wanted, (const char *)text) == 0;
    xmlFree(text);
    xmlXPathFreeObject(found);
    buf_clear(&path);
    return same;
}

static bool is_question(size_t n, const struct sheet *sheet)
{
    struct buf question = {0};
    rich_question(&question, sheet, RICH_PICTURE);
    size_t at = n + 2; /* counted from 1, behind the category */
    bool good = is_text(sheet->puzzle->id, "string(/quiz/question[%zu]/idnumber)", at) &&
                is_text(buf_text(&question), "string(/quiz/question[%zu]/questiontext/text)", at) &&
                number("count(/quiz/question[%zu]/answer)", at) == (double)sheet->choice_count &&
                number("count(/quiz/question[%zu]/questiontext/file)", at) == sheet->has_board;
    double right = number("sum(/quiz/question[%zu]/answer[@fraction > 0]/@fraction)", at);
    buf_clear(&question);
    return good && right > 99.9999 && right < 100.0001;
}

static void test_questions(void)
{
    size_t good = 0;
    is_int((long long)whole_count() + 1, (long long)number("count(/quiz/question)", 0),
           "a category, and every puzzle");
    for (size_t n = 0; n < whole_count(); n++) {
        struct sheet sheet;
        if (!sheet_make(&sheet, whole_puzzle(n), "en"))
            bail("no memory");
        bool same = is_question(n, &sheet);
        if (!same)
            diag("%s", whole_puzzle(n)->id);
        good += same;
        sheet_clear(&sheet);
    }
    is_size(whole_count(), good, "every question reads back as it was");
}

int main(void)
{
    struct buf text = {0};
    tap_plan(4);
    whole_export(&text, "moodle-xml", false);
    xmlDocPtr document = xmlReadMemory(buf_text(&text), (int)text.length, "moodle.xml", NULL,
                                       XML_PARSE_HUGE | XML_PARSE_NONET);
    if (!ok(document != NULL, "it is well formed"))
        bail("nothing to look at");
    is_int(0, validate(document), "it is as the schema wants it");
    xpath = xmlXPathNewContext(document);
    test_questions();
    xmlXPathFreeContext(xpath);
    xmlFreeDoc(document);
    xmlCleanupParser();
    buf_clear(&text);
    whole_clear();
    return tap_done();
}
