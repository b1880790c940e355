/* SPDX-License-Identifier: MIT */
/*
 * Field by field.  The placement becomes a bare position first, without rights: what a game
 * can't bring about is asked of that, and castling letters are read on it.
 */
#include "core/fen.h"

#include <string.h>

#include "core/fen_castling.h"

enum {
    FIELD_PLACEMENT,
    FIELD_TURN,
    FIELD_CASTLING,
    FIELD_EN_PASSANT,
    FIELD_CLOCK,
    FIELD_NUMBER,
    FIELDS
};
enum { FIELDS_NEEDED = 4, COUNTER_MAX = 9999 };

struct span {
    const char *text;
    size_t length;
};

/* One FEN while it is read. */
struct reading {
    struct span whole;
    bool is_chess960; /* said from outside */
    struct span field[FIELDS];
    int fields; /* how many were found */
    piece board[64];
    struct position bare; /* the board with nothing else set but the turn */
    enum color turn;
    bitboard castling;
    square en_passant;
    unsigned clock;
    unsigned number;
    struct err_list *warnings;
    struct err *err;
};

static const char piece_letters[] = "PpNnBbRrQqKk"; /* in the order of `piece` */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool span_is(struct span span, const char *text)
{
    return span.length == strlen(text) && memcmp(span.text, text, span.length) == 0;
}

/* In characters, as an editor counts: UTF-8 continuation bytes don't. */
static long column_of(const struct reading *reading, const char *at)
{
    long column = 1;
    for (const char *c = reading->whole.text; c < at; c++)
        if (((unsigned char)*c & 0xc0) != 0x80)
            column++;
    return column;
}

/* Starts the err of a place in the text; false, so that a caller can return it. */
static bool fail(struct reading *reading, enum err_code code, const char *at)
{
    err_set(reading->err, code);
    if (reading->err != NULL)
        reading->err->column = column_of(reading, at);
    return false;
}

static bool fail_span(struct reading *reading, enum err_code code, struct span span)
{
    fail(reading, code, span.text);
    err_add_bytes(reading->err, span.text, span.length);
    return false;
}

static void warn(struct reading *reading, struct err *warning, enum err_code code, const char *at)
{
    err_set(warning, code);
    warning->column = column_of(reading, at);
}

/* Out of memory here only loses a warning. */
static void warn_span(struct reading *reading, enum err_code code, struct span span)
{
    struct err warning;
    warn(reading, &warning, code, span.text);
    err_add_bytes(&warning, span.text, span.length);
    err_list_add(reading->warnings, &warning);
}

static void warn_number(struct reading *reading, enum err_code code, int field, long number)
{
    struct err warning;
    const char *end = reading->whole.text + reading->whole.length;
    warn(reading, &warning, code, field < reading->fields ? reading->field[field].text : end);
    err_add_number(&warning, number);
    err_list_add(reading->warnings, &warning);
}

/* --- fields --- */

static bool next_field(const char **at, const char *end, struct span *out)
{
    while (*at < end && is_blank(**at))
        ++*at;
    out->text = *at;
    while (*at < end && !is_blank(**at))
        ++*at;
    out->length = (size_t)(*at - out->text);
    return out->length > 0;
}

static bool split(struct reading *reading)
{
    const char *at = reading->whole.text;
    const char *end = at + reading->whole.length;
    while (reading->fields < FIELDS && next_field(&at, end, &reading->field[reading->fields]))
        reading->fields++;
    struct span rest;
    if (reading->fields == FIELDS && next_field(&at, end, &rest)) {
        while (is_blank(end[-1]))
            end--;
        rest.length = (size_t)(end - rest.text);
        return fail_span(reading, ERR_FEN_TEXT_AFTER, rest);
    }
    if (reading->fields < FIELDS_NEEDED) {
        fail(reading, ERR_FEN_FIELDS, reading->whole.text);
        err_add_number(reading->err, reading->fields);
        return false;
    }
    return true;
}

/* --- placement --- */

/* Bytes of the character at `at`, for showing it whole. */
static size_t character_length(const char *at, const char *end)
{
    size_t length = 1;
    while (at + length < end && ((unsigned char)at[length] & 0xc0) == 0x80)
        length++;
    return length;
}

static bool fail_rank(struct reading *reading, enum err_code code, const char *at, struct span text,
                      int rank)
{
    fail(reading, code, at);
    err_add_number(reading->err, rank + 1);
    err_add_bytes(reading->err, text.text, text.length);
    return false;
}

static bool fail_squares(struct reading *reading, struct span text, int files, int rank)
{
    fail(reading, ERR_FEN_RANK_SQUARES, text.text);
    err_add_number(reading->err, files);
    err_add_number(reading->err, rank + 1);
    err_add_bytes(reading->err, text.text, text.length);
    return false;
}

static bool fail_piece(struct reading *reading, const char *at, int rank)
{
    const struct span *field = &reading->field[FIELD_PLACEMENT];
    fail(reading, ERR_FEN_PIECE, at);
    err_add_bytes(reading->err, at, character_length(at, field->text + field->length));
    err_add_number(reading->err, rank + 1);
    return false;
}

static bool read_rank(struct reading *reading, struct span text, int rank)
{
    int files = 0;
    for (size_t i = 0; i < text.length; i++) {
        const char *at = &text.text[i];
        const char *letter = *at == '\0' ? NULL : strchr(piece_letters, *at);
        if (*at >= '1' && *at <= '8') {
            if (i > 0 && is_digit(text.text[i - 1]))
                return fail_rank(reading, ERR_FEN_DIGITS, at, text, rank);
            files += *at - '0';
        } else if (letter == NULL) {
            return fail_piece(reading, at, rank);
        } else {
            if (files < 8)
                reading->board[square_make(files, rank)] = (piece)(letter - piece_letters);
            files++;
        }
    }
    return files == 8 || fail_squares(reading, text, files, rank);
}

static int count_slashes(struct span text)
{
    int count = 0;
    for (size_t i = 0; i < text.length; i++)
        count += text.text[i] == '/';
    return count;
}

static bool read_placement(struct reading *reading)
{
    struct span field = reading->field[FIELD_PLACEMENT];
    int ranks = count_slashes(field) + 1;
    if (ranks != 8) {
        fail(reading, ERR_FEN_RANKS, field.text);
        err_add_number(reading->err, ranks);
        return false;
    }
    memset(reading->board, NO_PIECE, sizeof reading->board);
    const char *end = field.text + field.length;
    for (int rank = 7; rank >= 0; rank--) {
        const char *slash = memchr(field.text, '/', (size_t)(end - field.text));
        field.length = (size_t)((slash == NULL ? end : slash) - field.text);
        if (!read_rank(reading, field, rank))
            return false;
        field.text += field.length + 1;
    }
    position_setup(&reading->bare, reading->board, WHITE, 0, SQUARE_NONE, 0, 1);
    return true;
}

/* --- what a game can't bring about --- */

static bool fail_color(struct reading *reading, enum err_code code, int number, enum color color)
{
    fail(reading, code, reading->field[FIELD_PLACEMENT].text);
    err_add_number(reading->err, number);
    err_add_number(reading->err, color);
    return false;
}

/* More promoted men than pawns are missing are let through: composed positions have them, and
 * the Laws judge what is on the board. */
static bool check_men(struct reading *reading, enum color color)
{
    const struct position *bare = &reading->bare;
    int kings = bb_count(position_men(bare, color, KING));
    int men = bb_count(bare->by_color[color]);
    int pawns = bb_count(position_men(bare, color, PAWN));
    if (kings != 1)
        return fail_color(reading, ERR_FEN_KINGS, kings, color);
    if (men > 16)
        return fail_color(reading, ERR_FEN_MEN, men, color);
    if (pawns > 8)
        return fail_color(reading, ERR_FEN_MEN, pawns, color);
    return true;
}

static bool check_pawns(struct reading *reading)
{
    bitboard wrong = reading->bare.by_type[PAWN] & (BB_RANK_1 | BB_RANK_8);
    if (wrong == 0)
        return true;
    square at = bb_first(wrong);
    char name[2] = {(char)('a' + square_file(at)), (char)('1' + square_rank(at))};
    fail(reading, ERR_FEN_PAWN_RANK, reading->field[FIELD_PLACEMENT].text);
    err_add_bytes(reading->err, name, sizeof name);
    return false;
}

static bool check_board(struct reading *reading)
{
    if (!check_men(reading, WHITE) || !check_men(reading, BLACK) || !check_pawns(reading))
        return false;
    square white = position_king(&reading->bare, WHITE);
    if ((bb_king_attacks(white) & position_men(&reading->bare, BLACK, KING)) != 0)
        return fail(reading, ERR_FEN_KINGS_TOUCH, reading->field[FIELD_PLACEMENT].text);
    return true;
}

/* A move gives check with the man moved, with one that it uncovers, or with both; en passant
 * uncovers at most two besides, and never with three at once on one king. */
static bool check_checks(struct reading *reading)
{
    const struct position *position = &reading->bare;
    enum color us = reading->turn;
    const char *at = reading->field[FIELD_PLACEMENT].text;
    if (position_in_check(position, color_other(us))) {
        fail(reading, ERR_FEN_CHECK, at);
        err_add_number(reading->err, color_other(us));
        return false;
    }
    bitboard checkers = position_attackers(position, position_king(position, us), color_other(us),
                                           position_occupied(position));
    if (bb_count(checkers) <= 2)
        return true;
    fail(reading, ERR_FEN_CHECKERS, at);
    err_add_number(reading->err, bb_count(checkers));
    return false;
}

/* --- turn, castling, en passant --- */

static bool read_turn(struct reading *reading)
{
    struct span field = reading->field[FIELD_TURN];
    if (!span_is(field, "w") && !span_is(field, "b"))
        return fail_span(reading, ERR_FEN_TURN, field);
    reading->turn = field.text[0] == 'w' ? WHITE : BLACK;
    reading->bare.turn = (uint8_t)reading->turn;
    return true;
}

/* Each side of the king has room for one right. */
static bool has_other_right(const struct reading *reading, bitboard rook)
{
    enum color color = (rook & BB_RANK_1) != 0 ? WHITE : BLACK;
    bitboard below_king = position_men(&reading->bare, color, KING) - 1;
    bitboard side = (rook & below_king) != 0 ? below_king : ~below_king;
    return (reading->castling & reading->bare.by_color[color] & side & ~rook) != 0;
}

static bool read_castling(struct reading *reading)
{
    struct span field = reading->field[FIELD_CASTLING];
    if (span_is(field, "-"))
        return true;
    for (size_t i = 0; i < field.length; i++) {
        struct span flag = {field.text + i, 1};
        if (!fen_castling_is_flag(*flag.text)) {
            fail(reading, ERR_FEN_CASTLING, flag.text);
            err_add_bytes(reading->err, field.text, field.length);
            return false;
        }
        bitboard rook = fen_castling_rook(&reading->bare, *flag.text, field.text, field.length,
                                          reading->is_chess960);
        if (rook == 0 || has_other_right(reading, rook))
            warn_span(reading, ERR_FEN_CASTLING_DROPPED, flag);
        else
            reading->castling |= rook;
    }
    return true;
}

static bool read_en_passant(struct reading *reading)
{
    struct span field = reading->field[FIELD_EN_PASSANT];
    reading->en_passant = SQUARE_NONE;
    if (span_is(field, "-"))
        return true;
    if (field.length != 2 || field.text[0] < 'a' || field.text[0] > 'h' || field.text[1] < '1' ||
        field.text[1] > '8')
        return fail_span(reading, ERR_FEN_EN_PASSANT, field);
    reading->en_passant = square_make(field.text[0] - 'a', field.text[1] - '1');
    return true;
}

/* --- counters --- */

static bool read_counter(struct reading *reading, int field, enum err_code code, unsigned *out)
{
    if (field >= reading->fields)
        return true;
    struct span text = reading->field[field];
    unsigned value = 0;
    for (size_t i = 0; i < text.length; i++) {
        if (!is_digit(text.text[i]) || value > COUNTER_MAX)
            return fail_span(reading, code, text);
        value = value * 10 + (unsigned)(text.text[i] - '0');
    }
    *out = value;
    return value <= COUNTER_MAX || fail_span(reading, code, text);
}

static void warn_clock_large(struct reading *reading)
{
    unsigned most = 2 * (reading->number - 1) + (reading->turn == BLACK);
    if (reading->fields < FIELDS || reading->clock <= most)
        return;
    struct err warning;
    warn(reading, &warning, ERR_FEN_CLOCK_LARGE, reading->field[FIELD_CLOCK].text);
    err_add_number(&warning, reading->clock);
    err_add_number(&warning, most);
    err_list_add(reading->warnings, &warning);
}

static bool read_counters(struct reading *reading)
{
    reading->clock = 0;
    reading->number = 1;
    return read_counter(reading, FIELD_CLOCK, ERR_FEN_CLOCK, &reading->clock) &&
           read_counter(reading, FIELD_NUMBER, ERR_FEN_NUMBER, &reading->number);
}

static void warn_counters(struct reading *reading)
{
    if (reading->fields < FIELDS)
        warn_number(reading, ERR_FEN_FIELDS_MISSING, reading->fields, reading->fields);
    if (reading->number == 0) {
        struct err warning;
        warn(reading, &warning, ERR_FEN_NUMBER_ZERO, reading->field[FIELD_NUMBER].text);
        err_list_add(reading->warnings, &warning);
        reading->number = 1;
    }
    warn_clock_large(reading);
    if (reading->clock > 0)
        warn_number(reading, ERR_HISTORY_UNKNOWN, FIELD_CLOCK, (long)reading->clock);
}

static void warn_en_passant(struct reading *reading)
{
    if (reading->en_passant != SQUARE_NONE &&
        !position_en_passant_possible(&reading->bare, reading->en_passant))
        warn_span(reading, ERR_FEN_EP_DROPPED, reading->field[FIELD_EN_PASSANT]);
}

static bool read_all(struct reading *reading, struct position *out)
{
    if (!split(reading) || !read_placement(reading) || !check_board(reading) ||
        !read_turn(reading) || !check_checks(reading) || !read_castling(reading) ||
        !read_en_passant(reading) || !read_counters(reading))
        return false;
    warn_en_passant(reading);
    warn_counters(reading);
    position_setup(out, reading->board, reading->turn, reading->castling, reading->en_passant,
                   reading->clock, reading->number);
    return true;
}

bool fen_parse(const char *text, size_t length, struct position *out, struct err_list *warnings,
               struct err *err)
{
    struct reading reading = {.whole = {text, length}, .warnings = warnings, .err = err};
    return read_all(&reading, out);
}

bool fen_parse_chess960(const char *text, size_t length, struct position *out,
                        struct err_list *warnings, struct err *err)
{
    struct reading reading = {.whole = {text, length}, .warnings = warnings, .err = err};
    reading.is_chess960 = true;
    return read_all(&reading, out);
}

/* --- writing --- */

static void write_rank(struct buf *out, const struct position *position, int rank)
{
    int empty = 0;
    for (int file = 0; file < 8; file++) {
        piece man = position->board[square_make(file, rank)];
        if (man == NO_PIECE) {
            empty++;
            continue;
        }
        if (empty > 0)
            buf_add_char(out, (char)('0' + empty));
        empty = 0;
        buf_add_char(out, piece_letters[man]);
    }
    if (empty > 0)
        buf_add_char(out, (char)('0' + empty));
}

static void write_en_passant(struct buf *out, square at)
{
    if (at == SQUARE_NONE) {
        buf_add_char(out, '-');
        return;
    }
    buf_add_char(out, (char)('a' + square_file(at)));
    buf_add_char(out, (char)('1' + square_rank(at)));
}

void fen_write(struct buf *out, const struct position *position)
{
    for (int rank = 7; rank >= 0; rank--) {
        write_rank(out, position, rank);
        buf_add_char(out, rank > 0 ? '/' : ' ');
    }
    buf_add(out, position->turn == WHITE ? "w " : "b ");
    fen_castling_write(out, position);
    buf_add_char(out, ' ');
    write_en_passant(out, position->en_passant);
    buf_printf(out, " %u %u", position->halfmove, position->fullmove);
}

static bool is_letter_or_digit(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* At least five ranks, whatever they hold: a slip in one letter is still a FEN. */
bool fen_looks_like(const char *text, size_t length)
{
    struct span field;
    const char *at = text;
    if (!next_field(&at, text + length, &field) || count_slashes(field) < 4)
        return false;
    for (size_t i = 0; i < field.length; i++)
        if (field.text[i] != '/' && !is_letter_or_digit(field.text[i]))
            return false;
    return true;
}
