/* SPDX-License-Identifier: MIT */
/* Tags, comments and lines: tokens that may be long and are taken run by run. */
#include "config.h"

#include <string.h>

#include "pgn/lexer_parts.h"

static bool is_newline(int byte)
{
    return byte == '\n' || byte == '\r';
}

static bool is_name_byte(int byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= 'a' && byte <= 'z') || byte == '_' || byte == '-';
}

static bool is_blank(int byte)
{
    return byte == ' ' || byte == '\t';
}

/* Places the text that is about to be read. */
static void begin_text(struct lexer *lexer, struct token *out)
{
    buf_reset(&lexer->text);
    out->text_line = lexer->bytes.line;
    out->text_column = lexer->bytes.column;
}

static void end_text(struct lexer *lexer, struct token *out, enum token_kind kind)
{
    out->kind = kind;
    out->text = buf_text(&lexer->text);
    out->length = lexer->text.length;
}

/* Appends text up to the limit; the first that is too much is reported, once. */
static void add_text(struct lexer *lexer, struct token *out, const unsigned char *text,
                     size_t length, size_t limit, enum err_code too_long)
{
    if (out->err.code == too_long && too_long != ERR_NONE)
        return;
    if (lexer->text.length + length <= limit) {
        buf_add_bytes(&lexer->text, (const char *)text, length);
    } else if (too_long != ERR_NONE) {
        lexer_complain(out, too_long);
        err_add_number(&out->err, (long)limit);
    }
}

/* Bytes that come next, are ASCII and belong to neither a line's end nor `stop`. */
static size_t plain_run(const struct bytes *bytes, int stop)
{
    size_t at = bytes->at;

    while (at < bytes->end && bytes->data[at] < 0x80 && bytes->data[at] != stop &&
           !is_newline(bytes->data[at]))
        at++;
    return at - bytes->at;
}

/* Takes what comes next and goes on to the next byte that needs a look; false at the end. */
static bool take_run(struct lexer *lexer, struct token *out, int stop, size_t limit,
                     enum err_code too_long)
{
    struct bytes *bytes = &lexer->bytes;
    size_t run;

    if (bytes_next(bytes) < 0)
        return false;
    run = plain_run(bytes, stop);
    if (run > 0) {
        add_text(lexer, out, bytes->data + bytes->at, run, limit, too_long);
        bytes_skip(bytes, run);
    }
    return true;
}

static void take_byte(struct lexer *lexer, struct token *out, size_t limit, enum err_code too_long)
{
    struct bytes *bytes = &lexer->bytes;

    out->is_ascii = out->is_ascii && bytes->data[bytes->at] < 0x80;
    add_text(lexer, out, bytes->data + bytes->at, 1, limit, too_long);
    bytes_take(bytes);
}

/* ---- comments ---- */

/* A tag on a line of its own, as far as one can look ahead: its name's length, else 0. */
static size_t tag_line_name(const unsigned char *text, size_t length, const unsigned char **name)
{
    size_t at = 0, end, name_length;

    while (at < length && is_blank(text[at]))
        at++;
    if (at == length || text[at++] != '[')
        return 0;
    while (at < length && is_blank(text[at]))
        at++;
    *name = text + at;
    while (at < length && is_name_byte(text[at]))
        at++;
    name_length = (size_t)(text + at - *name);
    while (at < length && is_blank(text[at]))
        at++;
    if (at == length || text[at] != '"')
        return 0;
    for (end = ++at; end < length && !is_newline(text[end]);)
        end++;
    if (end == BYTES_WORD) /* it goes on */
        return name_length;
    while (end > at && is_blank(text[end - 1]))
        end--;
    return end > at + 1 && text[end - 1] == ']' ? name_length : 0;
}

/* Does a game begin here, at the start of a line inside a comment?  Then the comment's end was
 * forgotten.  A tag of the usual seven says so, any other one after an empty line. */
static bool begins_game(struct bytes *bytes, bool after_empty)
{
    static const char *const roster[] = {"Event", "Site",  "Date",  "Round",
                                         "White", "Black", "Result"};
    size_t ready = bytes_fill(bytes, BYTES_WORD);
    const unsigned char *name = NULL;
    size_t length =
        tag_line_name(bytes->data + bytes->at, ready < BYTES_WORD ? ready : BYTES_WORD, &name);

    if (length > 0 && after_empty)
        return true;
    for (size_t i = 0; length > 0 && i < sizeof roster / sizeof *roster; i++)
        if (strlen(roster[i]) == length && memcmp(name, roster[i], length) == 0)
            return true;
    return bytes_begin_with(bytes, "[Event \"");
}

/* Comments do not nest: the first closing brace ends them.  True if there was one. */
static bool take_brace_comment(struct lexer *lexer, struct token *out)
{
    struct bytes *bytes = &lexer->bytes;
    bool after_return = false; /* the line was empty up to its "\r\n" */

    while (take_run(lexer, out, '}', PGN_MAX_COMMENT, ERR_COMMENT_TOO_LONG)) {
        int byte = bytes_next(bytes);
        bool empty = bytes->column == 1 || after_return;

        if (byte == '}') {
            bytes_skip(bytes, 1);
            return true;
        }
        if (byte < 0)
            return false;
        take_byte(lexer, out, PGN_MAX_COMMENT, ERR_COMMENT_TOO_LONG);
        if (is_newline(byte) && bytes->column == 1 && begins_game(bytes, empty))
            return false;
        after_return = empty && byte == '\r' && bytes->column > 1;
    }
    return false;
}

void lexer_brace_comment(struct lexer *lexer, struct token *out)
{
    bytes_skip(&lexer->bytes, 1);
    begin_text(lexer, out);
    if (!take_brace_comment(lexer, out))
        lexer_complain(out, ERR_COMMENT_OPEN);
    end_text(lexer, out, TOKEN_COMMENT);
}

static void take_line(struct lexer *lexer, struct token *out, size_t limit, enum err_code too_long)
{
    while (take_run(lexer, out, -1, limit, too_long)) {
        int byte = bytes_next(&lexer->bytes);

        if (byte < 0 || is_newline(byte))
            return;
        if (byte >= 0x80)
            take_byte(lexer, out, limit, too_long);
    }
}

void lexer_line_comment(struct lexer *lexer, struct token *out)
{
    bytes_skip(&lexer->bytes, 1);
    begin_text(lexer, out);
    take_line(lexer, out, PGN_MAX_COMMENT, ERR_COMMENT_TOO_LONG);
    end_text(lexer, out, TOKEN_COMMENT);
}

void lexer_rest_of_line(struct lexer *lexer, struct token *out)
{
    begin_text(lexer, out);
    take_line(lexer, out, PGN_MAX_TAG, ERR_NONE);
    end_text(lexer, out, TOKEN_LINE);
}

/* ---- tags ---- */

static void skip_blanks(struct bytes *bytes)
{
    while (is_blank(bytes_next(bytes)))
        bytes_skip(bytes, 1);
}

/* [ and the name, up to the opening quote; false if this is no tag. */
static bool take_name(struct lexer *lexer)
{
    struct bytes *bytes = &lexer->bytes;
    size_t length = 0;

    skip_blanks(bytes);
    for (; length < BYTES_WORD && is_name_byte(bytes_next(bytes)); length++) {
        lexer->name[length] = (char)bytes_next(bytes);
        bytes_skip(bytes, 1);
    }
    lexer->name[length] = '\0';
    skip_blanks(bytes);
    return length > 0 && length < BYTES_WORD && bytes_next(bytes) == '"';
}

/* Blanks and the closing bracket that follow a quote: how many bytes, 0 if they don't. */
static size_t closing_length(struct bytes *bytes)
{
    size_t length = 1;

    bytes_fill(bytes, BYTES_WORD);
    while (length < bytes_ready(bytes) && length < BYTES_WORD &&
           is_blank(bytes->data[bytes->at + length]))
        length++;
    return length < bytes_ready(bytes) && bytes->data[bytes->at + length] == ']' ? length + 1 : 0;
}

/* One byte of the value, or two where a backslash stands before quote or backslash. */
static void take_value_byte(struct lexer *lexer, struct token *out)
{
    struct bytes *bytes = &lexer->bytes;
    int byte = bytes_next(bytes), next;

    bytes_fill(bytes, 2);
    next = bytes_ready(bytes) > 1 ? bytes->data[bytes->at + 1] : -1;
    take_byte(lexer, out, PGN_MAX_TAG, ERR_TAG_TOO_LONG);
    if (byte == '\\' && (next == '"' || next == '\\'))
        take_byte(lexer, out, PGN_MAX_TAG, ERR_TAG_TOO_LONG);
}

/* The value as it is written, up to a quote with a bracket behind it.  False if the line
 * ends first.  *quotes becomes true where quotes stand inside without a backslash. */
static bool take_value(struct lexer *lexer, struct token *out, bool *quotes)
{
    struct bytes *bytes = &lexer->bytes;
    int byte;

    for (byte = bytes_next(bytes); byte >= 0 && !is_newline(byte); byte = bytes_next(bytes)) {
        size_t closing = byte == '"' ? closing_length(bytes) : 0;

        if (closing > 0) {
            bytes_skip(bytes, closing);
            return true;
        }
        *quotes = *quotes || byte == '"';
        take_value_byte(lexer, out);
    }
    return false;
}

/* The last quote of the value with a bracket behind it, in a line that ended too early: a
 * backslash before it was no escape ("C:\"). */
static bool find_closing(struct buf *text)
{
    for (size_t at = text->length; at-- > 0;) {
        size_t blanks = at + 1;

        while (blanks < text->length && is_blank(text->data[blanks]))
            blanks++;
        if (text->data[at] == '"' && blanks < text->length && text->data[blanks] == ']') {
            buf_truncate(text, at);
            return true;
        }
    }
    return false;
}

/* Only the bracket is missing? */
static bool find_quote(struct buf *text)
{
    size_t length = text->length;

    while (length > 0 && is_blank(text->data[length - 1]))
        length--;
    if (length == 0 || text->data[length - 1] != '"')
        return false;
    buf_truncate(text, length - 1);
    return true;
}

/* \" and \\ inside a value become the second character.  A backslash at its very end is
 * plain: it is what find_closing() left. */
static void unescape(struct buf *text)
{
    size_t to = 0;

    for (size_t from = 0; from < text->length; from++) {
        if (text->data[from] == '\\' && from + 1 < text->length &&
            (text->data[from + 1] == '"' || text->data[from + 1] == '\\'))
            from++;
        text->data[to++] = text->data[from];
    }
    buf_truncate(text, to);
}

static void read_value(struct lexer *lexer, struct token *out)
{
    bool quotes = false;
    bool closed = take_value(lexer, out, &quotes);
    bool mended = !closed && buf_ok(&lexer->text) && find_closing(&lexer->text);

    if (out->err.code != ERR_NONE) /* too long: nothing more to say */
        return;
    if (mended || (closed && quotes))
        lexer_complain(out, ERR_TAG_QUOTES);
    else if (!closed)
        lexer_complain(out, buf_ok(&lexer->text) && find_quote(&lexer->text) ? ERR_TAG_FORM
                                                                             : ERR_COMMENT_OPEN);
}

/* The rest of a broken tag: up to its bracket or the end of the line. */
static void skip_tag(struct bytes *bytes)
{
    int byte;

    for (byte = bytes_next(bytes); byte >= 0 && !is_newline(byte); byte = bytes_next(bytes)) {
        bytes_take(bytes);
        if (byte == ']')
            return;
    }
}

void lexer_tag(struct lexer *lexer, struct token *out)
{
    bytes_skip(&lexer->bytes, 1);
    if (!take_name(lexer)) {
        lexer_complain(out, ERR_TAG_FORM);
        skip_tag(&lexer->bytes);
        lexer->name[0] = '\0';
        begin_text(lexer, out);
    } else {
        bytes_skip(&lexer->bytes, 1);
        begin_text(lexer, out);
        read_value(lexer, out);
        if (buf_ok(&lexer->text) && lexer->text.length > 0)
            unescape(&lexer->text);
    }
    out->name = lexer->name;
    end_text(lexer, out, TOKEN_TAG);
}
