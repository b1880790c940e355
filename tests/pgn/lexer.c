/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "pgn/lexer.h"

#include <string.h>

#include "pgn/reader.h"
#include "tests/pgn/sketch.h"
#include "tests/tap/tap.h"

static const struct sketch_case cases[] = {
    {"nothing", "", ""},
    {"blanks only", " \t\r\n \f\v\x1a", ""},

    /* line ends and places */
    {"LF", "e4\ne5\n", "1:1 move e4\n2:1 move e5\n"},
    {"CR LF", "e4\r\ne5\r\n", "1:1 move e4\n2:1 move e5\n"},
    {"CR", "e4\re5\r", "1:1 move e4\n2:1 move e5\n"},
    {"LF CR are two line ends", "e4\n\re5", "1:1 move e4\n3:1 move e5\n"},
    {"columns count characters, not bytes", "{\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80} e4",
     "1:1 comment \xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\n1:7 move e4\n"},
    {"in Latin-1 each byte is a character", "{\xfc\xab\xbb} e4",
     "1:1 comment \xfc\xab\xbb\n1:7 move e4\n"},
    {"a tab is one column", "\te4\te5", "1:2 move e4\n1:5 move e5\n"},

    /* the byte order mark */
    {"BOM at the start",
     "\xef\xbb\xbf"
     "e4",
     "1:1 move e4\n"},
    {"BOM elsewhere is no blank", "e4 \xef\xbb\xbf", "1:1 move e4\n1:4 move \xef\xbb\xbf\n"},

    /* % and ; */
    {"% in the first column hides the line", "% e4 {\ne5\n%\ne6", "2:1 move e5\n4:1 move e6\n"},
    {"% elsewhere does not", "e4 % e5", "1:1 move e4\n1:4 move %\n1:6 move e5\n"},
    {"% in the first column of a comment", "{a\n% b} e4", "1:1 comment a\n% b\n2:6 move e4\n"},
    {"; to the end of the line", "e4 ;x } y\r\ne5",
     "1:1 move e4\n1:4 comment x } y\n2:1 move e5\n"},
    {"; at the end of the text", "e4;", "1:1 move e4\n1:3 comment\n"},
    {"; inside braces is text", "{a ; b} e4", "1:1 comment a ; b\n1:9 move e4\n"},

    /* comments */
    {"braces do not nest", "{a {b} c", "1:1 comment a {b\n1:8 move c\n"},
    {"a comment over two lines", "{a\r\nb} e4", "1:1 comment a\r\nb\n2:4 move e4\n"},
    {"a comment without end", "e4\n {a b", "1:1 move e4\n2:2 comment a b !comment-open\n"},
    {"a comment without end gives way to the next game", "{a b\n[Event \"x\"]\n",
     "1:1 comment a b\n !comment-open\n2:1 tag Event=x\n"},
    {"a bracket in a comment is text", "{a [Event \"x\"]} e4",
     "1:1 comment a [Event \"x\"]\n1:17 move e4\n"},
    {"a closing brace alone", "e4 } e5", "1:1 move e4\n1:4 stray } !stray\n1:6 move e5\n"},

    /* tags */
    {"a tag", "[Event \"Test\"]", "1:1 tag Event=Test\n"},
    {"blanks inside a tag", " [ Event\t \"Test\" ] ", "1:2 tag Event=Test\n"},
    {"no blank before the quote", "[Event\"Test\"]", "1:1 tag Event=Test\n"},
    {"two tags on a line, and a move", "[A \"x\"][B \"y\"]e4",
     "1:1 tag A=x\n1:8 tag B=y\n1:15 move e4\n"},
    {"an empty value", "[A \"\"]", "1:1 tag A=\n"},
    {"escapes", "[A \"a\\\"b\\\\c\\d\"]", "1:1 tag A=a\"b\\c\\d\n"},
    {"an escaped quote before the bracket", "[A \"a\\\"]b\"]", "1:1 tag A=a\"]b\n"},
    {"brackets in the value", "[A \"[x] ]\"]", "1:1 tag A=[x] ]\n"},
    {"quotes in the value", "[A \"the \"big\" one\"] e4",
     "1:1 tag A=the \"big\" one !tag-quotes\n1:21 move e4\n"},
    {"a backslash at the end was no escape", "[A \"C:\\\"]\n[B \"x\"]",
     "1:1 tag A=C:\\ !tag-quotes\n2:1 tag B=x\n"},
    {"a value without end", "[A \"abc\n[B \"x\"]", "1:1 tag A=abc !comment-open\n2:1 tag B=x\n"},
    {"a tag without its bracket", "[A \"abc\" \n[B \"x\"]",
     "1:1 tag A=abc !tag-form\n2:1 tag B=x\n"},
    {"a tag without a value", "[A] e4", "1:1 tag = !tag-form\n1:5 move e4\n"},
    {"a tag without quotes", "[A b]\ne4", "1:1 tag = !tag-form\n2:1 move e4\n"},
    {"a tag without a name", "[\"b\"]\ne4", "1:1 tag = !tag-form\n2:1 move e4\n"},
    {"a bracket alone", "[", "1:1 tag = !tag-form\n"},
    {"a closing bracket alone", "]", "1:1 stray ] !stray\n"},

    /* numbers */
    {"numbers", "1. 12... 3 44. ... 45 . 7.... ...",
     "1:1 number 1. (1)\n1:4 number 12... (12)\n1:10 number 3 (3)\n1:12 number 44. ... (44)\n"
     "1:20 number 45 . (45)\n1:25 number 7.... ... (7)\n"},
    {"dots alone", "... e5", "1:1 number ... (0)\n1:5 move e5\n"},
    {"the sign for three dots",
     "12\xe2\x80\xa6"
     "e5 \xe2\x80\xa6 e6",
     "1:1 number 12\xe2\x80\xa6 (12)\n1:4 move e5\n1:7 number \xe2\x80\xa6 (0)\n1:9 move e6\n"},
    {"a number that touches its move", "1.e4 2e5 3...Nf6",
     "1:1 number 1. (1)\n1:3 move e4\n1:6 number 2 (2)\n1:7 move e5\n1:10 number 3... (3)\n"
     "1:14 move Nf6\n"},
    {"a number stays on its line", "12\n. e4",
     "1:1 number 12 (12)\n2:1 number . (0)\n2:3 move e4\n"},
    {"a number too large", "99999999999999999999. e4",
     "1:1 number 99999999999999999999. (999999999)\n1:23 move e4\n"},

    /* results and castling */
    {"results", "1-0 0-1 1/2-1/2 *",
     "1:1 result 1-0\n1:5 result 0-1\n1:9 result 1/2-1/2\n1:17 result *\n"},
    {"odd results", "0.5-0.5 1/2 0:1 1:0 1 - 0 1/2 - 1/2",
     "1:1 result 0.5-0.5\n1:9 result 1/2\n1:13 result 0:1\n1:17 result 1:0\n1:21 result 1 - 0\n"
     "1:27 result 1/2 - 1/2\n"},
    {"halves", "\xc2\xbd-\xc2\xbd \xc2\xbd \xbd-\xbd",
     "1:1 result \xc2\xbd-\xc2\xbd\n1:5 result \xc2\xbd\n1:7 result \xbd-\xbd\n"},
    {"a long dash",
     "1\xe2\x80\x93"
     "0",
     "1:1 result 1\xe2\x80\x93"
     "0\n"},
    {"results touch anything but a word", "1-0{x} 0-1;y\n1/2-1/2[A \"b\"] e4*",
     "1:1 result 1-0\n1:4 comment x\n1:8 result 0-1\n1:11 comment y\n2:1 result 1/2-1/2\n"
     "2:8 tag A=b\n2:16 move e4\n2:18 result *\n"},
    {"castling with zeros", "0-0 0-0-0 0-0+ 5.0-0",
     "1:1 move 0-0\n1:5 move 0-0-0\n1:11 move 0-0+\n1:16 number 5. (5)\n1:18 move 0-0\n"},

    /* moves */
    {"tokens that touch", "1.e4{a}e5(Nf6)Nf3$1Nc6*",
     "1:1 number 1. (1)\n1:3 move e4\n1:5 comment a\n1:8 move e5\n1:10 open (\n1:11 move Nf6\n"
     "1:14 close )\n1:15 move Nf3\n1:18 nag $1 (1)\n1:20 move Nc6\n1:23 result *\n"},
    {"glyphs", "e4! e5? d4!! d5?? c4!? c5?! a4!!!",
     "1:1 move e4\n1:3 nag ! (1)\n1:5 move e5\n1:7 nag ? (2)\n1:9 move d4\n1:11 nag !! (3)\n"
     "1:14 move d5\n1:16 nag ?\? (4)\n1:19 move c4\n1:21 nag !? (5)\n1:24 move c5\n"
     "1:26 nag ?! (6)\n1:29 move a4\n1:31 nag !! (3)\n1:33 nag ! (1)\n"},
    {"a dollar alone", "e4 $ e5", "1:1 move e4\n1:4 stray $ !stray\n1:6 move e5\n"},
    {"promotions", "a8=Q b1Q c8(N) d8/R e8=(Q)+ h1(\xd0\xa4)",
     "1:1 move a8=Q\n1:6 move b1Q\n1:10 move c8(N)\n1:16 move d8/R\n1:21 move e8=(Q)+\n"
     "1:29 move h1(\xd0\xa4)\n"},
    {"a variation that touches is no promotion", "Ra8(Ra7)",
     "1:1 move Ra8\n1:4 open (\n1:5 move Ra7\n1:8 close )\n"},
    {"e.p.", "exd6 e.p. cxb6e.p.+ axb6 ep. gxh3 ep+ e4",
     "1:1 move exd6\n1:11 move cxb6e.p.+\n1:21 move axb6\n1:30 move gxh3\n1:39 move e4\n"},
    {"a sign of check on its own", "Qh5 + Qf7 #", "1:1 move Qh5\n1:7 move Qf7\n"},
    {"null moves", "-- Z0 @@@@", "1:1 move --\n1:4 move Z0\n1:7 move @@@@\n"},
    {"angle brackets and quotes", "< > \"",
     "1:1 stray < !stray\n1:3 stray > !stray\n1:5 stray \" !stray\n"},
    {"control characters", "\x01 \x7f", "1:1 stray \x01 !stray\n1:3 stray \x7f !stray\n"},
};
enum { CASES = sizeof cases / sizeof *cases };

/* ---- limits and hostile input ---- */

static struct buf text;

static void start_text(const char *before)
{
    buf_reset(&text);
    buf_add(&text, before);
}

/* The first token of `text`, which ends with `after`; *second is the one behind it. */
static void read_two(const char *after, struct token *first, struct token *second)
{
    static struct lexer *lexer;
    static struct pgn_memory memory;

    lexer_free(lexer);
    lexer = NULL;
    if (!first)
        return;
    buf_add(&text, after);
    memory = (struct pgn_memory){.bytes = buf_text(&text), .length = text.length};
    lexer = lexer_new(pgn_source_memory(&memory));
    if (!lexer || !lexer_next(lexer, first, NULL))
        bail("no memory for a lexer");
    /* what the first borrows is looked at before the second is read */
    is_size(first->length, strlen(first->text), "the text ends where it says");
    lexer_next(lexer, second, NULL);
}

static void check_comment(size_t length, enum err_code code)
{
    struct token comment, after;

    start_text("{");
    buf_add_times(&text, 'x', length);
    read_two("} e4", &comment, &after);
    is_int(code, comment.err.code, "a comment of %zu bytes", length);
    is_bool(true, comment.length <= PGN_MAX_COMMENT, "it is bounded");
    is_int(TOKEN_MOVE, after.kind, "what follows is read");
    is_int((long)length + 4, after.column, "at its column");
}

static void check_tag(size_t length, enum err_code code)
{
    struct token tag, after;

    start_text("[A \"");
    buf_add_times(&text, 'x', length);
    read_two("\"]\ne4", &tag, &after);
    is_int(code, tag.err.code, "a tag of %zu bytes", length);
    is_bool(true, tag.length <= PGN_MAX_TAG, "it is bounded");
    is_int(TOKEN_MOVE, after.kind, "what follows is read");
}

static void check_word(void)
{
    struct token word, after;

    start_text("");
    buf_add_times(&text, 'x', 1000000);
    read_two(" e4", &word, &after);
    is_int(TOKEN_MOVE, word.kind, "a word without end is a bad move");
    is_bool(true, word.length < 1000, "it is bounded");
    is_string("e4", after.text, "what follows is read");
}

static void check_name(void)
{
    struct token tag, after;

    start_text("[");
    buf_add_times(&text, 'N', 100000);
    read_two(" \"x\"]\ne4", &tag, &after);
    is_int(ERR_TAG_FORM, tag.err.code, "a tag's name without end");
    is_string("e4", after.text, "what follows is read");
}

static void check_line(void)
{
    struct token comment, after;

    start_text("");
    buf_add_times(&text, ' ', 3000000);
    read_two("{a} e4", &comment, &after);
    is_int(TOKEN_COMMENT, comment.kind, "a line of three million blanks");
    is_int(3000001, comment.column, "its column");
}

static void check_many(char c)
{
    struct buf seen = {0};

    start_text("");
    buf_add_times(&text, c, 200000);
    sketch_tokens(&seen, buf_text(&text), text.length);
    ok(buf_ok(&seen), "200000 times %c", c);
    buf_clear(&seen);
}

/* ---- the source ---- */

static long fail_source(void *data, char *bytes, size_t size)
{
    int *calls = data;

    (void)size;
    if (++*calls > 1)
        return -1;
    memcpy(bytes, "e4 e5 ", 6);
    return 6;
}

static void check_failure(void)
{
    int calls = 0;
    struct lexer *lexer = lexer_new((struct pgn_source){fail_source, &calls});
    struct token token;
    struct err err;
    bool good = true;
    int count = 0;

    for (; good && count < 10; count++)
        good = lexer_next(lexer, &token, &err);
    is_bool(false, good, "a source that fails ends the tokens");
    is_int(ERR_FILE_READ, err.code, "with an error");
    lexer_free(lexer);
    lexer_free(NULL);
}

int main(void)
{
    tap_plan(CASES + 5 * 3 + 4 * 2 + 4 + 3 + 3 + 7 + 2);
    sketch_check_tokens(cases, CASES);
    check_comment(PGN_MAX_COMMENT, ERR_NONE);
    check_comment(PGN_MAX_COMMENT + 1, ERR_COMMENT_TOO_LONG);
    check_comment(3 * PGN_MAX_COMMENT, ERR_COMMENT_TOO_LONG);
    check_tag(PGN_MAX_TAG, ERR_NONE);
    check_tag(PGN_MAX_TAG + 1, ERR_TAG_TOO_LONG);
    check_word();
    check_name();
    check_line();
    for (const char *c = "([{\"\\.-"; *c; c++)
        check_many(*c);
    check_failure();
    read_two(NULL, NULL, NULL);
    buf_clear(&text);
    return tap_done();
}
