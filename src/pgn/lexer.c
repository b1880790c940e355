/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "pgn/lexer_parts.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/fen.h"
#include "pgn/result.h"

#define BOM      "\xef\xbb\xbf"
#define ELLIPSIS "\xe2\x80\xa6" /* U+2026, for "..." */

enum { CONTROL_Z = 0x1a }; /* the end of old DOS files */

struct lexer *lexer_new(struct pgn_source source)
{
    struct lexer *lexer = malloc(sizeof *lexer);

    if (!lexer)
        return NULL;
    bytes_init(&lexer->bytes, source);
    lexer->started = false;
    lexer->text = (struct buf){0};
    return lexer;
}

void lexer_free(struct lexer *lexer)
{
    if (!lexer)
        return;
    buf_clear(&lexer->text);
    free(lexer);
}

void lexer_complain(struct token *token, enum err_code code)
{
    err_set(&token->err, code);
    token->err.line = token->line;
    token->err.column = token->column;
}

bool lexer_is_word_byte(int byte)
{
    static const bool ends_word[128] = {
        ['!'] = true, ['"'] = true, ['$'] = true, ['('] = true,  [')'] = true, ['*'] = true,
        ['.'] = true, [';'] = true, ['<'] = true, ['>'] = true,  ['?'] = true, ['['] = true,
        [']'] = true, ['{'] = true, ['}'] = true, [0x7f] = true,
    };

    return byte >= 0x80 || (byte > ' ' && !ends_word[byte]);
}

static bool is_digit(int byte)
{
    return byte >= '0' && byte <= '9';
}

static bool is_letter(int byte)
{
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') || byte >= 0x80;
}

static bool is_blank(int byte)
{
    return byte == ' ' || byte == '\t';
}

static bool is_newline(int byte)
{
    return byte == '\n' || byte == '\r';
}

/* The byte `ahead` of the next one, -1 where there is none. */
static int peek(const struct bytes *bytes, size_t ahead)
{
    return ahead < bytes_ready(bytes) ? bytes->data[bytes->at + ahead] : -1;
}

static bool follows(const struct bytes *bytes, size_t ahead, const char *text)
{
    size_t length = strlen(text);

    return ahead + length <= bytes_ready(bytes) &&
           memcmp(bytes->data + bytes->at + ahead, text, length) == 0;
}

static bool is_ascii(const char *text, size_t length)
{
    unsigned char all = 0;

    for (size_t i = 0; i < length; i++)
        all |= (unsigned char)text[i];
    return all < 0x80;
}

/* Takes `length` bytes as the token's text.  Only a stray byte may be a line's end. */
static void take_word(struct lexer *lexer, struct token *out, enum token_kind kind, size_t length)
{
    struct bytes *bytes = &lexer->bytes;

    memcpy(lexer->word, bytes->data + bytes->at, length);
    lexer->word[length] = '\0';
    out->kind = kind;
    out->text = lexer->word;
    out->length = length;
    out->is_ascii = is_ascii(lexer->word, length);
    if (out->is_ascii && lexer->word[0] >= ' ')
        bytes_skip(bytes, length);
    else
        for (size_t i = 0; i < length; i++)
            bytes_take(bytes);
}

void lexer_stray(struct lexer *lexer, struct token *out)
{
    take_word(lexer, out, TOKEN_STRAY, 1);
    lexer_complain(out, ERR_STRAY);
    if ((unsigned char)out->text[0] < ' ' || out->text[0] == 0x7f) {
        char shown[8];

        snprintf(shown, sizeof shown, "\\x%02x", (unsigned)out->text[0]);
        err_add_text(&out->err, shown);
    } else {
        err_add_bytes(&out->err, out->text, out->length);
    }
}

static void read_result(struct lexer *lexer, struct token *out, size_t length)
{
    take_word(lexer, out, TOKEN_RESULT, length);
}

/* The length of a result that comes next and touches no other word, else 0. */
static size_t result_length(const struct bytes *bytes)
{
    size_t length;

    result_begin((const char *)bytes->data + bytes->at, bytes_ready(bytes), &length);
    return length > 0 && !lexer_is_word_byte(peek(bytes, length)) ? length : 0;
}

/* Spares most move numbers the table of spellings. */
static bool may_be_result(const struct bytes *bytes)
{
    int first = peek(bytes, 0), second = peek(bytes, 1);

    if (first == '1')
        return second == '-' || second == '/' || second == ':' || second == ' ' || second >= 0x80;
    return first == '0' && !is_digit(second);
}

/* Digits in a row, and their value, which stops growing where it would be too large. */
static size_t digits_length(const struct bytes *bytes, size_t ahead, long *number)
{
    size_t length = 0;

    for (; ahead + length < BYTES_WORD && is_digit(peek(bytes, ahead + length)); length++)
        if (*number < INT_MAX / 16)
            *number = *number * 10 + (peek(bytes, ahead + length) - '0');
    return length;
}

/* Dots in a row, within a word's length. */
static size_t dots_length(const struct bytes *bytes, size_t ahead)
{
    size_t length = 0;

    while (ahead + length + strlen(ELLIPSIS) <= BYTES_WORD) {
        if (peek(bytes, ahead + length) == '.')
            length++;
        else if (peek(bytes, ahead + length) >= 0x80 && follows(bytes, ahead + length, ELLIPSIS))
            length += strlen(ELLIPSIS);
        else
            break;
    }
    return length;
}

static size_t blanks_length(const struct bytes *bytes, size_t ahead)
{
    size_t length = 0;

    while (ahead + length < BYTES_WORD && is_blank(peek(bytes, ahead + length)))
        length++;
    return length;
}

/* Digits, dots and blanks; blanks only where a dot comes after them. */
static void read_number(struct lexer *lexer, struct token *out)
{
    struct bytes *bytes = &lexer->bytes;
    size_t length, blanks, dots;

    length = digits_length(bytes, 0, &out->number);
    do {
        blanks = blanks_length(bytes, length);
        dots = dots_length(bytes, length + blanks);
        length += dots > 0 ? blanks + dots : 0;
    } while (dots > 0);
    take_word(lexer, out, TOKEN_MOVE_NUMBER, length);
}

static void read_nag(struct lexer *lexer, struct token *out)
{
    size_t digits = digits_length(&lexer->bytes, 1, &out->number);

    if (digits > 0)
        take_word(lexer, out, TOKEN_NAG, 1 + digits);
    else
        lexer_stray(lexer, out);
}

/* ! ? !! ?? !? ?! */
static void read_glyph(struct lexer *lexer, struct token *out)
{
    int first = peek(&lexer->bytes, 0), second = peek(&lexer->bytes, 1);

    if (second != '!' && second != '?')
        out->number = first == '!' ? 1 : 2;
    else if (first == second)
        out->number = first == '!' ? 3 : 4;
    else
        out->number = first == '!' ? 5 : 6;
    take_word(lexer, out, TOKEN_NAG, out->number > 2 ? 2 : 1);
}

/* A promotion written as a8(Q): the letter and its brackets belong to the move.  A letter
 * of another language may take several bytes. */
static size_t promotion_length(const struct bytes *bytes, size_t ahead)
{
    int before = ahead > 0 ? peek(bytes, ahead - 1) : -1;
    size_t length = 2;

    if ((before != '8' && before != '1' && before != '=') || peek(bytes, ahead) != '(' ||
        !is_letter(peek(bytes, ahead + 1)))
        return 0;
    while (peek(bytes, ahead + length) >= 0x80 && length < 5)
        length++;
    return peek(bytes, ahead + length) == ')' ? length + 1 : 0;
}

/* "e.p." behind a capture, or what is left of it. */
static size_t en_passant_length(const struct bytes *bytes, size_t ahead)
{
    if (ahead > 0 && peek(bytes, ahead - 1) == 'e' && follows(bytes, ahead, ".p"))
        return peek(bytes, ahead + 2) == '.' ? 3 : 2;
    return ahead > 1 && follows(bytes, ahead - 2, "ep.") ? 1 : 0;
}

static size_t run_length(const struct bytes *bytes, size_t length)
{
    while (length < BYTES_WORD && lexer_is_word_byte(peek(bytes, length)))
        length++;
    return length;
}

static size_t word_length(const struct bytes *bytes)
{
    size_t length = run_length(bytes, 0);
    size_t more = promotion_length(bytes, length) + en_passant_length(bytes, length);

    if (more == 0 || length + more > BYTES_WORD)
        return length;
    return run_length(bytes, length + more); /* a sign of check may follow */
}

/* Words that add nothing to the move before them: "e.p." and a sign of check. */
static bool is_suffix(const char *word)
{
    static const char *const en_passant[] = {"e.p.", "e.p", "ep.", "ep"};

    if (word[0] != 'e' && word[0] != '+' && word[0] != '#') /* most words */
        return false;
    for (size_t i = 0; i < sizeof en_passant / sizeof *en_passant; i++) {
        size_t length = strlen(en_passant[i]);

        if (strncmp(word, en_passant[i], length) == 0) {
            word += length;
            break;
        }
    }
    return word[strspn(word, "+#")] == '\0';
}

/* Of a word without end only the beginning is kept. */
static void read_word(struct lexer *lexer, struct token *out)
{
    take_word(lexer, out, TOKEN_MOVE, word_length(&lexer->bytes));
    if (out->length == BYTES_WORD)
        while (lexer_is_word_byte(bytes_next(&lexer->bytes)))
            bytes_take(&lexer->bytes);
}

static void read_digit(struct lexer *lexer, struct token *out)
{
    struct bytes *bytes = &lexer->bytes;
    size_t length = may_be_result(bytes) ? result_length(bytes) : 0;

    if (length > 0)
        read_result(lexer, out, length);
    else if (follows(bytes, 0, "0-0"))
        read_word(lexer, out);
    else
        read_number(lexer, out);
}

static void read_high(struct lexer *lexer, struct token *out)
{
    size_t length = result_length(&lexer->bytes);

    if (length > 0)
        read_result(lexer, out, length);
    else if (follows(&lexer->bytes, 0, ELLIPSIS))
        read_number(lexer, out);
    else
        read_word(lexer, out);
}

static void read_mark(struct lexer *lexer, struct token *out)
{
    switch (peek(&lexer->bytes, 0)) {
    case '.':
        read_number(lexer, out);
        break;
    case '$':
        read_nag(lexer, out);
        break;
    case '!':
    case '?':
        read_glyph(lexer, out);
        break;
    case '[':
        lexer_tag(lexer, out);
        break;
    case '{':
        lexer_brace_comment(lexer, out);
        break;
    case ';':
        lexer_line_comment(lexer, out);
        break;
    case '(':
        take_word(lexer, out, TOKEN_OPEN, 1);
        break;
    case ')':
        take_word(lexer, out, TOKEN_CLOSE, 1);
        break;
    case '*':
        read_result(lexer, out, 1);
        break;
    default:
        lexer_stray(lexer, out);
        break;
    }
}

static void read_token(struct lexer *lexer, struct token *out)
{
    int byte = bytes_next(&lexer->bytes);

    if (byte < 0) {
        out->kind = TOKEN_END;
        return;
    }
    bytes_fill(&lexer->bytes, BYTES_WORD);
    if (is_digit(byte))
        read_digit(lexer, out);
    else if (byte >= 0x80)
        read_high(lexer, out);
    else if (lexer_is_word_byte(byte))
        read_word(lexer, out);
    else
        read_mark(lexer, out);
}

/* ---- between tokens ---- */

static void skip_line(struct bytes *bytes)
{
    for (int byte = bytes_next(bytes); byte >= 0 && !is_newline(byte); byte = bytes_next(bytes))
        bytes_take(bytes);
}

/* Passes over one blank, or a line that % in its first column hides from readers. */
static bool skip_blank(struct bytes *bytes)
{
    int byte = bytes_next(bytes);

    if (is_blank(byte))
        bytes_skip(bytes, 1);
    else if (is_newline(byte) || byte == '\f' || byte == '\v' || byte == CONTROL_Z)
        bytes_take(bytes);
    else if (byte == '%' && bytes->column == 1)
        skip_line(bytes);
    else
        return false;
    return true;
}

static void skip_bom(struct lexer *lexer)
{
    if (!lexer->started && bytes_begin_with(&lexer->bytes, BOM))
        lexer->bytes.at += strlen(BOM);
    lexer->started = true;
}

/* err stays as it was: clearing it for each token would cost more than the token. */
static void begin(struct lexer *lexer, struct token *out)
{
    out->kind = TOKEN_STRAY;
    out->name = "";
    out->text = "";
    out->length = 0;
    out->number = 0;
    out->line = out->text_line = lexer->bytes.line;
    out->column = out->text_column = lexer->bytes.column;
    out->is_ascii = true;
    out->err.code = ERR_NONE;
}

/* Has reading gone well so far? */
static bool check(const struct lexer *lexer, struct err *err)
{
    if (buf_ok(&lexer->text) && !lexer->bytes.failed)
        return true;
    err_set(err, lexer->bytes.failed ? ERR_FILE_READ : ERR_MEMORY);
    return false;
}

bool lexer_next(struct lexer *lexer, struct token *out, struct err *err)
{
    skip_bom(lexer);
    do {
        while (skip_blank(&lexer->bytes))
            ;
        begin(lexer, out);
        read_token(lexer, out);
    } while (out->kind == TOKEN_MOVE && is_suffix(out->text));
    return check(lexer, err);
}

bool lexer_line(struct lexer *lexer, struct token *out, struct err *err)
{
    skip_bom(lexer);
    do {
        while (is_newline(bytes_next(&lexer->bytes)))
            bytes_take(&lexer->bytes);
        begin(lexer, out);
        if (bytes_next(&lexer->bytes) < 0)
            out->kind = TOKEN_END;
        else
            lexer_rest_of_line(lexer, out);
    } while (out->kind == TOKEN_LINE &&
             (out->text[0] == '#' || out->text[strspn(out->text, " \t")] == '\0'));
    return check(lexer, err);
}

/* ---- what is it? ---- */

/* A move names a square or is castling; one that passes is still meant as one. */
static bool looks_like_move(const char *word)
{
    for (const char *c = word; *c; c++)
        if (c[0] >= 'a' && c[0] <= 'h' && c[1] >= '1' && c[1] <= '8')
            return true;
    return strncmp(word, "O-O", 3) == 0 || strncmp(word, "0-0", 3) == 0 ||
           strncmp(word, "o-o", 3) == 0 || strcmp(word, "--") == 0;
}

/* "1." "1..." "12 " "1e4" */
static bool looks_like_number(const char *word)
{
    const char *after = word + strspn(word, "0123456789");

    if (after == word)
        return false;
    return *after == '.' || *after == '\0' || looks_like_move(after);
}

static bool looks_like_pgn(const char *word, size_t length)
{
    size_t used;

    if (length == 0)
        return false;
    return strchr("[{;%*.", word[0]) || looks_like_number(word) || looks_like_move(word) ||
           result_begin(word, length, &used) != RESULT_NONE;
}

/* "PK\x03\x04": four bytes of a file that is not text, some more of one that is. */
static void show_beginning(const struct bytes *bytes, struct err *err)
{
    struct buf shown = {0};
    size_t most = 16;

    for (size_t i = 0; i < most && i < bytes_ready(bytes) && !is_newline(peek(bytes, i)); i++) {
        int byte = peek(bytes, i);

        if (byte >= ' ' && byte < 0x7f) {
            buf_add_char(&shown, (char)byte);
        } else {
            buf_printf(&shown, "\\x%02x", (unsigned)byte);
            most = i < 4 ? 4 : i;
        }
    }
    err_set(err, ERR_NOT_CHESS);
    err_add_text(err, buf_text(&shown));
    buf_clear(&shown);
}

static enum lexer_sniff sniff_bytes(struct lexer *lexer, struct err *err)
{
    struct bytes *bytes = &lexer->bytes;
    size_t ready = bytes_fill(bytes, BYTES_WORD), length = 0;
    const char *text = (const char *)bytes->data + bytes->at;

    if (ready == 0)
        return SNIFF_EMPTY;
    if (fen_looks_like(text, ready < BYTES_WORD ? ready : BYTES_WORD))
        return SNIFF_FEN;
    for (; length < BYTES_WORD && peek(bytes, length) > ' '; length++)
        lexer->word[length] = text[length];
    lexer->word[length] = '\0';
    if (looks_like_pgn(lexer->word, length))
        return SNIFF_PGN;
    show_beginning(bytes, err);
    return SNIFF_OTHER;
}

enum lexer_sniff lexer_sniff(struct lexer *lexer, struct err *err)
{
    struct bytes *bytes = &lexer->bytes;
    enum lexer_sniff what;

    skip_bom(lexer);
    for (int byte = bytes_next(bytes); byte == '#' || is_blank(byte) || is_newline(byte);
         byte = bytes_next(bytes)) {
        if (byte == '#')
            skip_line(bytes);
        else
            bytes_take(bytes);
    }
    what = sniff_bytes(lexer, err);
    if (what == SNIFF_OTHER && err) {
        err->line = bytes->line;
        err->column = bytes->column;
    }
    return what;
}
