/* SPDX-License-Identifier: MIT */
/*
 * The text formats, read back by small readers of their own rules: what comes out is what the
 * sheets say, for the whole pack.
 */
#include <stdlib.h>
#include <string.h>

#include "export/csv.h"
#include "export/formats.h"
#include "tests/export/whole.h"
#include "tests/tap/tap.h"
#include "train/catalog.h"

static struct sheet sheet_of(size_t n)
{
    struct sheet sheet;
    if (!sheet_make(&sheet, whole_puzzle(n), "en"))
        bail("no memory");
    return sheet;
}

/* ---- tables: RFC 4180, and Anki's, which differ in the divider and the line's end ---- */

/* Reads one field; *at goes behind its divider.  Returns the divider: , \t \n, or 0 at the end. */
static char read_field(const char **at, char divider, struct buf *out)
{
    bool quoted = **at == '"';
    buf_reset(out);
    *at += quoted;
    for (; **at; ++*at) {
        if (quoted && (*at)[0] == '"' && (*at)[1] == '"')
            ++*at;
        else if (quoted && **at == '"')
            quoted = false, ++*at;
        if (!quoted && (**at == divider || **at == '\n'))
            break;
        if (!quoted && (*at)[0] == '\r' && (*at)[1] == '\n')
            continue;
        buf_add_char(out, **at);
    }
    return **at ? *(*at)++ : '\0';
}

enum { FIELDS_MOST = 32 };

static size_t read_row(const char **at, char divider, struct buf fields[FIELDS_MOST])
{
    size_t count = 0;
    while (count < FIELDS_MOST && read_field(at, divider, &fields[count++]) == divider)
        ;
    return count;
}

static void clear_row(struct buf fields[FIELDS_MOST])
{
    for (int n = 0; n < FIELDS_MOST; n++)
        buf_clear(&fields[n]);
}

/* What csv_cell puts before a formula is not part of the text. */
static bool is_cell(const char *text, const struct buf *cell)
{
    const char *read = buf_text(cell);
    return strcmp(text, read) == 0 || (*read == '\'' && strcmp(text, read + 1) == 0);
}

static bool is_csv_row(const struct buf *fields, const struct sheet *sheet)
{
    enum { TITLE = 4, MOVES = 7, QUESTION = 10, CHOICES = 11, EXPLANATION = 18 };
    bool good = is_cell(sheet->puzzle->id, &fields[0]) &&
                is_cell(buf_text(&sheet->title), &fields[TITLE]) &&
                is_cell(buf_text(&sheet->moves), &fields[MOVES]) &&
                is_cell(buf_text(&sheet->question), &fields[QUESTION]) &&
                is_cell(buf_text(&sheet->explanation), &fields[EXPLANATION]);
    for (size_t n = 0; n < sheet->choice_count; n++)
        good = good && is_cell(buf_text(&sheet->choices[n].text), &fields[CHOICES + n]);
    return good;
}

static void test_csv(void)
{
    struct buf text = {0}, fields[FIELDS_MOST] = {{0}};
    size_t good = 0;
    whole_export(&text, "csv", false);
    const char *at = buf_text(&text);
    is_size(19, read_row(&at, ',', fields), "csv: a header of 19 columns");
    is_string("id", buf_text(&fields[0]), "csv: the id comes first");
    for (size_t n = 0; n < whole_count(); n++) {
        struct sheet sheet = sheet_of(n);
        good += read_row(&at, ',', fields) == 19 && is_csv_row(fields, &sheet);
        sheet_clear(&sheet);
    }
    is_size(whole_count(), good, "csv: every row reads back as it was");
    is_string("", at, "csv: and nothing comes after them");
    clear_row(fields);
    buf_clear(&text);
}

static void test_cells(void)
{
    static const struct {
        const char *text, *cell;
    } rows[] = {{"plain", "plain"},       {"a,b", "\"a,b\""},   {"say \"no\"", "\"say \"\"no\"\"\""},
                {"two\nlines", "\"two\nlines\""}, {"=1+1", "'=1+1"}, {"@a,b", "\"'@a,b\""},
                {"=\"a\",=1", "\"'=\"\"a\"\",=1\""}};
    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++) {
        struct buf cell = {0};
        csv_cell(&cell, rows[n].text);
        is_string(rows[n].cell, buf_text(&cell), "a cell of %s", rows[n].text);
        buf_clear(&cell);
    }
}

/* The text of a piece of HTML: no tags, and the five entities. */
static void strip(struct buf *out, const char *html)
{
    static const char *const entities[][2] = {
        {"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#39;", "'"}};
    while (*html) {
        size_t skipped = *html == '<' ? strcspn(html, ">") + 1 : 0;
        for (size_t n = 0; n < 5 && !skipped; n++)
            if (strncmp(html, entities[n][0], strlen(entities[n][0])) == 0) {
                buf_add(out, entities[n][1]);
                skipped = strlen(entities[n][0]);
            }
        if (!skipped)
            buf_add_char(out, *html);
        html += skipped ? skipped : 1;
    }
}

static bool has_text(const char *html, const char *text)
{
    struct buf plain = {0};
    strip(&plain, html);
    bool found = strstr(buf_text(&plain), text) != NULL;
    buf_clear(&plain);
    return found;
}

static bool is_anki_row(const struct buf *fields, const struct sheet *sheet)
{
    const char *front = buf_text(&fields[1]), *back = buf_text(&fields[2]);
    bool good = strcmp(sheet->puzzle->id, buf_text(&fields[0])) == 0 &&
                has_text(front, buf_text(&sheet->question)) &&
                !strstr(buf_text(&fields[3]), " drawclaim::level-0") &&
                (strstr(front, "<svg") != NULL) == sheet->has_board;
    for (size_t n = 0; n < sheet->choice_count; n++) {
        good = good && has_text(front, buf_text(&sheet->choices[n].text));
        if (sheet->choices[n].right)
            good = good && has_text(back, buf_text(&sheet->choices[n].text));
    }
    return good;
}

static void test_anki(void)
{
    struct buf text = {0}, fields[FIELDS_MOST] = {{0}};
    size_t good = 0;
    whole_export(&text, "anki", false);
    const char *at = buf_text(&text);
    ok(strncmp(at, "#separator:Tab\n#html:true\n", 26) == 0, "anki: says how it is to be read");
    while (*at == '#')
        at += strcspn(at, "\n") + 1;
    for (size_t n = 0; n < whole_count(); n++) {
        struct sheet sheet = sheet_of(n);
        good += read_row(&at, '\t', fields) == 4 && is_anki_row(fields, &sheet);
        sheet_clear(&sheet);
    }
    is_size(whole_count(), good, "anki: every note reads back as it was");
    is_string("", at, "anki: and nothing comes after them");
    clear_row(fields);
    buf_clear(&text);
}

/* ---- GIFT ---- */

/* Reads up to one of the unescaped characters of `ends`, or the end; escapes are taken off. */
static char read_gift(const char **at, const char *ends, struct buf *out)
{
    buf_reset(out);
    for (; **at && !strchr(ends, **at); ++*at) {
        if (**at != '\\') {
            buf_add_char(out, **at);
            continue;
        }
        ++*at;
        buf_add_char(out, **at == 'n' ? '\n' : **at);
    }
    return **at ? *(*at)++ : '\0';
}

static bool expect(const char **at, const char *text)
{
    size_t length = strlen(text);
    bool good = strncmp(*at, text, length) == 0;
    *at += good ? length : 0;
    return good;
}

/* "=text#feedback" or "~%50%text"; the next sign has been read by whoever read before. */
static bool is_gift_choice(const char **at, char *sign, const struct sheet *sheet, size_t n)
{
    const struct sheet_choice *choice = &sheet->choices[n];
    struct buf text = {0}, fraction = {0}, wanted = {0};
    bool good = *sign == (choice->right && !sheet->several ? '=' : '~');
    if (sheet->several) {
        sheet_fraction(&wanted, sheet, n);
        good = good && expect(at, "%") && read_gift(at, "%", &fraction) == '%' &&
               strcmp(buf_text(&fraction), buf_text(&wanted)) == 0;
    }
    *sign = read_gift(at, "=~#}", &text);
    good = good && has_text(buf_text(&text), buf_text(&choice->text));
    if (*sign == '#' && **at != '#') {
        *sign = read_gift(at, "=~#}", &text);
        good = good && has_text(buf_text(&text), buf_text(&choice->feedback));
    }
    buf_clear(&text);
    buf_clear(&fraction);
    buf_clear(&wanted);
    return good;
}

static bool is_gift_question(const char **at, const struct sheet *sheet)
{
    struct buf text = {0};
    bool good = expect(at, "::") && read_gift(at, ":", &text) == ':' && expect(at, ":[html]") &&
                strcmp(sheet->puzzle->id, buf_text(&text)) == 0;
    good = good && read_gift(at, "{}=~", &text) == '{' && expect(at, "\n") &&
           has_text(buf_text(&text), buf_text(&sheet->question));
    char sign = good ? *(*at)++ : '\0';
    for (size_t n = 0; n < sheet->choice_count && good; n++)
        good = is_gift_choice(at, &sign, sheet, n);
    good = good && sign == '#' && expect(at, "###") && read_gift(at, "{=~#}", &text) == '}' &&
           expect(at, "\n\n");
    buf_clear(&text);
    return good;
}

static void test_gift(void)
{
    struct buf text = {0};
    size_t good = 0;
    whole_export(&text, "gift", false);
    const char *at = buf_text(&text);
    ok(expect(&at, "$CATEGORY: drawclaim\n\n"), "gift: a category of its own");
    for (size_t n = 0; n < whole_count(); n++) {
        struct sheet sheet = sheet_of(n);
        good += is_gift_question(&at, &sheet);
        sheet_clear(&sheet);
    }
    is_size(whole_count(), good, "gift: every question reads back as it was");
    is_string("", at, "gift: and nothing comes after them");
    buf_clear(&text);
}

/* ---- puzzle files and pages ---- */

static void test_pgn(void)
{
    struct buf text = {0};
    struct pack again = {0};
    struct err_list errors = {0};
    size_t same = 0;
    whole_export(&text, "pgn", false);
    pack_read(&again, "again", buf_text(&text), text.length, &errors, NULL);
    is_size(0, errors.count, "pgn: is a pack without a fault");
    for (size_t n = 0; n < whole_count(); n++) {
        const struct puzzle *puzzle = catalog_find(&again, whole_puzzle(n)->id);
        same += puzzle && puzzle->content == whole_puzzle(n)->content;
    }
    is_size(whole_count(), same, "pgn: with the same puzzles");
    err_list_clear(&errors);
    pack_clear(&again);
    buf_clear(&text);
}

static size_t count_in(const char *text, const char *part)
{
    size_t count = 0;
    for (; (text = strstr(text, part)) != NULL; text += strlen(part))
        count++;
    return count;
}

static void test_html(void)
{
    struct buf paper = {0}, key = {0};
    size_t right = 0;
    whole_export(&paper, "html", false);
    whole_export(&key, "html", true);
    for (size_t n = 0; n < whole_count(); n++) {
        struct sheet sheet = sheet_of(n);
        right += sheet_right_count(&sheet);
        sheet_clear(&sheet);
    }
    is_size(whole_count(), count_in(buf_text(&paper), "<div class=\"item\">"), "html: all of them");
    is_size(0, count_in(buf_text(&paper), "class=\"right\""), "html: nothing given away");
    is_size(right, count_in(buf_text(&key), "<li class=\"right\">"), "html: the key has the answers");
    is_size(0, count_in(buf_text(&key), "http") - count_in(buf_text(&key), "http-equiv") -
                   count_in(buf_text(&key), "http://www.w3.org/2000/svg"),
            "html: nothing is loaded from anywhere");
    buf_clear(&paper);
    buf_clear(&key);
}

/* ---- reviews ---- */

static void test_reviews(void)
{
    struct records records;
    struct buf out = {0};
    struct attempt attempt = {.puzzle = "rooks", .grade = GRADE_GOOD, .when = 1796069096,
                              .active_ms = 12345};
    records_memory(&records);
    records.keep(records.data, &attempt, NULL);
    attempt.mode = MODE_EXAM;
    records.keep(records.data, &attempt, NULL);
    attempt = (struct attempt){.puzzle = "kings"};
    records.keep(records.data, &attempt, NULL);
    export_reviews(&out, &records);
    /* date -u -d @1796069096 */
    is_string("card_id,review_rating,review_time,review_duration\r\n"
              "rooks,3,2026-11-30T20:04:56Z,12345\r\n",
              buf_text(&out), "reviews: those that moved a card");
    buf_clear(&out);
    records.free(records.data);
}

int main(void)
{
    tap_plan(24);
    test_csv();
    test_cells();
    test_anki();
    test_gift();
    test_pgn();
    test_html();
    test_reviews();
    whole_clear();
    return tap_done();
}
