/* SPDX-License-Identifier: MIT */
/*
 * Reading goes in two steps.  The text alone becomes a `struct wish`: piece, what is known
 * of the origin, destination, promotion.  Then the board says which legal moves fit it; one
 * must.  When none does, the board also says why.
 */
#include "core/san.h"

#include <string.h>

#include "core/movegen.h"

enum { TEXT_MAX = 32 };

const struct san_letters san_english = {"en", {"K", "Q", "R", "B", "N"}};

/* The piece types in the order of struct san_letters. */
static const enum piece_type letter_types[5] = {KING, QUEEN, ROOK, BISHOP, KNIGHT};

struct span {
    const char *text;
    size_t length;
};

/* A move as the text has it. */
struct wish {
    struct span written;   /* without blanks around it, for messages */
    struct span unknown;   /* a letter where a piece should be, that is none */
    enum piece_type piece; /* PAWN without a letter */
    int file;              /* of the origin, -1: not said */
    int rank;
    square to;
    enum piece_type promotion;
    bool is_capture;
    bool is_promotion;  /* a promotion is written, if only the sign for it */
    bool is_en_passant; /* "e.p." is written */
    bool is_coordinate; /* origin in full and no letter: any man may stand there */
    bool is_castling;   /* then nothing else is said */
    bool is_king_side;
};

static bool span_is(struct span span, const char *text)
{
    return span.length == strlen(text) && memcmp(span.text, text, span.length) == 0;
}

static bool starts_with(struct span span, const char *text)
{
    return span.length >= strlen(text) && memcmp(span.text, text, strlen(text)) == 0;
}

static bool ends_with(struct span span, const char *text)
{
    size_t length = strlen(text);
    return span.length >= length && memcmp(span.text + span.length - length, text, length) == 0;
}

static void skip(struct span *span, size_t bytes)
{
    span->text += bytes;
    span->length -= bytes;
}

static bool is_file(char c)
{
    return c >= 'a' && c <= 'h';
}

static bool is_rank(char c)
{
    return c >= '1' && c <= '8';
}

/* Any alphabet's: all bytes above ASCII count. */
static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (unsigned char)c >= 0x80;
}

static bool fail(struct err *err, enum err_code code, const struct wish *wish)
{
    err_set(err, code);
    err_add_bytes(err, wish->written.text, wish->written.length);
    return false;
}

/* --- letters --- */

struct letter {
    enum piece_type type; /* NO_PIECE_TYPE: none found */
    size_t length;        /* bytes */
};

/* The five figurines of each colour stand in one row, king to knight, white then black:
 * U+2654 to U+2658 and U+265A to U+265E. */
static struct letter figurine_of(struct span text)
{
    struct letter none = {NO_PIECE_TYPE, 0};
    if (!starts_with(text, "\xe2\x99") || text.length < 3)
        return none;
    int n = ((unsigned char)text.text[2] - 0x94) % 6;
    bool is_chessman = (unsigned char)text.text[2] >= 0x94 && (unsigned char)text.text[2] <= 0x9f;
    return is_chessman && n < 5 ? (struct letter){letter_types[n], 3} : none;
}

/* The piece letter that `matches` the text; the longest, as one letter may begin another. */
static struct letter letter_of(struct span text, const struct san_letters *letters,
                               bool (*matches)(struct span, const char *))
{
    struct letter best = {NO_PIECE_TYPE, 0};
    for (int i = 0; i < 5; i++) {
        size_t length = strlen(letters->letter[i]);
        if (length > best.length && matches(text, letters->letter[i]))
            best = (struct letter){letter_types[i], length};
    }
    return best;
}

/* Bytes of the first character. */
static size_t first_character(struct span text)
{
    size_t length = 1;
    while (length < text.length && ((unsigned char)text.text[length] & 0xc0) == 0x80)
        length++;
    return length;
}

static struct span last_character(struct span text)
{
    size_t length = 1;
    while (length < text.length && ((unsigned char)text.text[text.length - length] & 0xc0) == 0x80)
        length++;
    return (struct span){text.text + text.length - length, length};
}

/* --- text to wish --- */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static void trim(struct span *text)
{
    while (text->length > 0 && is_blank(text->text[0]))
        skip(text, 1);
    while (text->length > 0 && is_blank(text->text[text->length - 1]))
        text->length--;
}

static bool cut_suffix(struct span *text, const char *suffix)
{
    if (!ends_with(*text, suffix))
        return false;
    text->length -= strlen(suffix);
    return true;
}

/* Takes off what carries no move, in whatever order it stands. */
static void cut_suffixes(struct span *text, bool *is_en_passant)
{
    for (bool again = true; again;) {
        again = cut_suffix(text, "+") || cut_suffix(text, "#") || cut_suffix(text, "!") ||
                cut_suffix(text, "?") || cut_suffix(text, " ");
        if (cut_suffix(text, "e.p.") || cut_suffix(text, "ep"))
            again = *is_en_passant = true;
    }
}

static bool is_null_move(struct span text)
{
    return span_is(text, "--") || span_is(text, "Z0") || span_is(text, "null") ||
           span_is(text, "0000");
}

static void read_castling(struct span text, struct wish *wish)
{
    bool is_long = span_is(text, "O-O-O") || span_is(text, "0-0-0") || span_is(text, "o-o-o");
    wish->is_king_side = span_is(text, "O-O") || span_is(text, "0-0") || span_is(text, "o-o");
    wish->is_castling = wish->is_king_side || is_long;
}

/* "=Q" "Q" "(Q)" "/Q", from the end of the text.  The small letters of coordinate moves are
 * English in every language. */
static void read_promotion(struct span *text, const struct san_letters *letters, struct wish *wish)
{
    cut_suffix(text, ")");
    wish->is_promotion = true;
    if (cut_suffix(text, "=") || cut_suffix(text, "/") || cut_suffix(text, "(") ||
        text->length == 0)
        return;
    static const char small[] = "qrbn";
    struct span last = last_character(*text);
    struct letter letter = letter_of(*text, letters, ends_with);
    if (letter.type == NO_PIECE_TYPE)
        letter = figurine_of(last);
    const char *found = *last.text == '\0' ? NULL : strchr(small, *last.text);
    if (letter.type == NO_PIECE_TYPE && found != NULL && is_file(text->text[0]))
        letter = (struct letter){letter_types[1 + found - small], 1};
    if (letter.type == NO_PIECE_TYPE)
        wish->unknown = last;
    wish->promotion = letter.type;
    text->length -= letter.type == NO_PIECE_TYPE ? last.length : letter.length;
    if (!cut_suffix(text, "=") && !cut_suffix(text, "/"))
        cut_suffix(text, "(");
}

static void read_letter(struct span *text, const struct san_letters *letters, struct wish *wish)
{
    struct letter letter = letter_of(*text, letters, starts_with);
    if (letter.type == NO_PIECE_TYPE)
        letter = figurine_of(*text);
    wish->piece = letter.type == NO_PIECE_TYPE ? PAWN : letter.type;
    skip(text, letter.length);
    if (letter.type != NO_PIECE_TYPE || text->length == 0 || is_file(text->text[0]) ||
        is_rank(text->text[0]) || text->text[0] == 'x' || text->text[0] == ':')
        return;
    wish->unknown = (struct span){text->text, first_character(*text)};
    skip(text, wish->unknown.length);
}

/* What is left must be an origin, if any, a sign, if any, and a destination. */
static bool read_squares(struct span text, struct wish *wish)
{
    if (text.length < 2)
        return false;
    wish->to = san_parse_square(text.text + text.length - 2, 2);
    text.length -= 2;
    wish->is_capture = cut_suffix(&text, "x") || cut_suffix(&text, ":");
    if (!wish->is_capture && text.length == 3)
        cut_suffix(&text, "-");
    if (text.length > 0 && is_file(text.text[0])) {
        wish->file = text.text[0] - 'a';
        skip(&text, 1);
    }
    if (text.length > 0 && is_rank(text.text[0])) {
        wish->rank = text.text[0] - '1';
        skip(&text, 1);
    }
    return wish->to != SQUARE_NONE && text.length == 0;
}

static bool read_wish(struct span text, const struct san_letters *letters, struct wish *wish,
                      struct err *err)
{
    if (text.length > 0 && !is_rank(text.text[text.length - 1]))
        read_promotion(&text, letters, wish);
    read_letter(&text, letters, wish);
    if (!read_squares(text, wish))
        return fail(err, ERR_MOVE_FORM, wish);
    wish->is_coordinate =
        wish->piece == PAWN && wish->unknown.length == 0 && wish->file >= 0 && wish->rank >= 0;
    if (wish->unknown.length > 0 && !is_letter(*wish->unknown.text))
        return fail(err, ERR_MOVE_FORM, wish);
    if (wish->unknown.length > 0) {
        fail(err, ERR_MOVE_LETTER, wish);
        err_add_bytes(err, wish->unknown.text, wish->unknown.length);
        err_add_text(err, letters->language);
        return false;
    }
    if (wish->is_promotion && wish->piece != PAWN)
        return fail(err, ERR_MOVE_FORM, wish);
    return true;
}

/* The whole first step. */
static bool read_text(const char *text, size_t length, const struct san_letters *letters,
                      struct wish *wish, struct err *err)
{
    struct span span = {text, length};
    trim(&span);
    *wish = (struct wish){.written = span, .promotion = NO_PIECE_TYPE, .file = -1, .rank = -1};
    if (span.length == 0 || span.length > TEXT_MAX)
        return fail(err, ERR_MOVE_FORM, wish);
    if (is_null_move(span))
        return fail(err, ERR_MOVE_NULL, wish);
    cut_suffixes(&span, &wish->is_en_passant);
    read_castling(span, wish);
    return wish->is_castling || read_wish(span, letters, wish, err);
}

/* --- wish to move --- */

static bool castle(const struct position *position, square rook, const struct wish *wish, move *out,
                   struct err *err)
{
    square king = position_king(position, (enum color)position->turn);
    move m = move_make(king, rook & 63, MOVE_CASTLE);
    if (wish->is_promotion)
        return fail(err, ERR_MOVE_FORM, wish);
    if (rook == SQUARE_NONE || !movegen_is_legal(position, m))
        return fail(err, ERR_MOVE_ILLEGAL, wish);
    *out = m;
    return true;
}

static square origin_of(const struct wish *wish)
{
    return square_make(wish->file, wish->rank);
}

/* Castling in coordinates: the king takes its rook, or goes two squares or more along its
 * own rank to where castling takes it.  One square is an ordinary move. */
static bool is_coordinate_castling(const struct position *position, const struct wish *wish,
                                   square *rook)
{
    enum color us = (enum color)position->turn;
    square from = origin_of(wish);
    if (position->board[from] != piece_make(KING, us))
        return false;
    *rook = wish->to;
    if ((position_men(position, us, ROOK) & bb_of(wish->to)) != 0)
        return true;
    int files = square_file(wish->to) - square_file(from);
    bool king_side = square_file(wish->to) == 6;
    *rook = position_castling_rook(position, us, king_side);
    return square_rank(wish->to) == square_rank(from) &&
           (king_side || square_file(wish->to) == 2) && (king_side ? files >= 2 : files <= -2);
}

static bitboard squares_said(const struct wish *wish)
{
    bitboard said = ~(bitboard)0;
    if (wish->file >= 0)
        said &= BB_FILE_A << wish->file;
    if (wish->rank >= 0)
        said &= BB_RANK_1 << 8 * wish->rank;
    return said;
}

static void write_letter(struct buf *out, enum piece_type type, const struct san_letters *letters)
{
    for (int i = 0; i < 5; i++)
        if (letter_types[i] == type)
            buf_add(out, letters->letter[i]);
}

/* In English, whatever the move was written in: messages tell the man by it. */
static void add_letter(struct err *err, enum piece_type type)
{
    const char *letter = "";
    for (int i = 0; i < 5; i++)
        if (letter_types[i] == type)
            letter = san_english.letter[i];
    err_add_text(err, letter);
}

/* No legal move fits: which Article forbids it?  `reaching` are the men that could but for
 * their king (3.9.2). */
static bool fail_unfit(const struct wish *wish, bitboard reaching, struct err *err)
{
    if (reaching != 0)
        return fail(err, ERR_MOVE_CHECK, wish);
    char name[2] = {(char)('a' + square_file(wish->to)), (char)('1' + square_rank(wish->to))};
    fail(err, ERR_MOVE_UNREACHABLE, wish);
    add_letter(err, wish->piece);
    err_add_bytes(err, name, sizeof name);
    return false;
}

static enum move_kind kind_of(const struct position *position, const struct wish *wish, square from)
{
    if (wish->piece != PAWN)
        return MOVE_PLAIN;
    if (wish->promotion != NO_PIECE_TYPE)
        return (enum move_kind)(MOVE_PROMOTE_KNIGHT + (int)wish->promotion - KNIGHT);
    bool is_diagonal = square_file(from) != square_file(wish->to);
    return is_diagonal && position->board[wish->to] == NO_PIECE ? MOVE_EN_PASSANT : MOVE_PLAIN;
}

/* A pawn's promotion must be said, and where there is none it must not be. */
static bool check_promotion(const struct wish *wish, struct err *err)
{
    bool is_last_rank = (bb_of(wish->to) & (BB_RANK_1 | BB_RANK_8)) != 0;
    if (wish->piece != PAWN || !is_last_rank)
        return !wish->is_promotion || fail(err, ERR_MOVE_FORM, wish);
    if (wish->promotion == NO_PIECE_TYPE)
        return fail(err, ERR_MOVE_PROMOTION, wish);
    return wish->promotion != KING || fail(err, ERR_MOVE_ILLEGAL, wish);
}

/* Is the text worth a warning?  `legal` are all men of the kind that can go there; a full
 * origin square is a notation of its own, not a slip. */
static bool is_slip(const struct position *position, const struct wish *wish, bitboard legal,
                    move m)
{
    bool is_capture = position_is_capture(position, m);
    bool is_en_passant = move_kind_of(m) == MOVE_EN_PASSANT;
    if (wish->is_capture ? !is_capture : is_capture && !wish->is_coordinate)
        return true;
    if (wish->is_en_passant && !is_en_passant)
        return true;
    bool is_partial = (wish->file >= 0) != (wish->rank >= 0);
    return is_partial && (wish->piece == PAWN ? !is_capture : (legal & (legal - 1)) == 0);
}

/* A pawn without its file means a step; a capture must name the file (PGN 8.2.3.3). */
static bitboard steps_only(const struct wish *wish, bitboard origins)
{
    if (wish->piece == PAWN && wish->file < 0)
        origins &= BB_FILE_A << square_file(wish->to);
    return origins;
}

static bool choose(const struct position *position, const struct wish *wish, move *out,
                   bool *repaired, struct err *err)
{
    bitboard reaching;
    bitboard legal = movegen_origins(position, wish->piece, wish->to, &reaching);
    bitboard said = legal & squares_said(wish);
    bitboard fits = steps_only(wish, said);
    reaching &= squares_said(wish);
    if (fits == 0 && steps_only(wish, reaching) != reaching)
        return fail(err, ERR_MOVE_CAPTURE_FILE, wish);
    if (fits == 0)
        return fail_unfit(wish, reaching, err);
    if ((fits & (fits - 1)) != 0) {
        fail(err, ERR_MOVE_AMBIGUOUS, wish);
        err_add_number(err, bb_count(fits));
        return false;
    }
    if (!check_promotion(wish, err))
        return false;
    square from = bb_first(fits);
    *out = move_make(from, wish->to, kind_of(position, wish, from));
    if (repaired != NULL)
        *repaired = is_slip(position, wish, legal, *out);
    return true;
}

static bool find(const struct position *position, struct wish *wish, move *out, bool *repaired,
                 struct err *err)
{
    if (wish->is_coordinate) {
        square rook;
        square from = origin_of(wish);
        if (is_coordinate_castling(position, wish, &rook))
            return castle(position, rook, wish, out, err);
        if ((position->by_color[position->turn] & bb_of(from)) != 0)
            wish->piece = piece_type_of(position->board[from]);
    }
    if (wish->piece == PAWN && wish->is_capture && wish->file < 0)
        return fail(err, ERR_MOVE_CAPTURE_FILE, wish);
    return choose(position, wish, out, repaired, err);
}

bool san_parse(const struct position *position, const char *text, size_t length,
               const struct san_letters *letters, move *out, bool *repaired, struct err *err)
{
    struct wish wish;
    if (letters == NULL)
        letters = &san_english;
    if (repaired != NULL)
        *repaired = false;
    if (!read_text(text, length, letters, &wish, err))
        return false;
    if (wish.is_castling)
        return castle(
            position,
            position_castling_rook(position, (enum color)position->turn, wish.is_king_side), &wish,
            out, err);
    return find(position, &wish, out, repaired, err);
}

/* --- without a board --- */

/* The move as it was meant, in English letters and without signs that carry no move. */
static void write_wish(struct buf *out, const struct wish *wish)
{
    if (wish->is_castling) {
        buf_add(out, wish->is_king_side ? "O-O" : "O-O-O");
        return;
    }
    write_letter(out, wish->piece, &san_english);
    if (wish->file >= 0)
        buf_add_char(out, (char)('a' + wish->file));
    if (wish->rank >= 0)
        buf_add_char(out, (char)('1' + wish->rank));
    if (wish->is_capture)
        buf_add_char(out, 'x');
    san_write_square(out, wish->to);
    if (wish->is_promotion)
        buf_add_char(out, '=');
    if (wish->promotion != NO_PIECE_TYPE)
        write_letter(out, wish->promotion, &san_english);
}

bool san_is_move(const char *text, size_t length, const struct san_letters *letters,
                 struct buf *english, struct err *err)
{
    struct wish wish;
    bool is_english = letters == NULL || letters == &san_english;
    if (!read_text(text, length, is_english ? &san_english : letters, &wish, err))
        return false;
    if (english != NULL && is_english)
        buf_add_bytes(english, text, length);
    else if (english != NULL)
        write_wish(english, &wish);
    return true;
}

/* --- writing --- */

/* PGN 8.2.3.4: the file where it tells the men apart, else the rank, else both. */
static void write_origin(struct buf *out, square from, bitboard others)
{
    bitboard same_file = others & BB_FILE_A << square_file(from);
    bitboard same_rank = others & BB_RANK_1 << 8 * square_rank(from);
    if (others == 0)
        return;
    if (same_file == 0 || same_rank != 0)
        buf_add_char(out, (char)('a' + square_file(from)));
    if (same_file != 0)
        buf_add_char(out, (char)('1' + square_rank(from)));
}

static void write_pawn(struct buf *out, const struct position *position, move m)
{
    if (position_is_capture(position, m)) {
        buf_add_char(out, (char)('a' + square_file(move_from(m))));
        buf_add_char(out, 'x');
    }
    san_write_square(out, move_to(m));
}

static void write_piece(struct buf *out, const struct position *position, move m,
                        const struct san_letters *letters)
{
    enum piece_type type = piece_type_of(position->board[move_from(m)]);
    bitboard others = movegen_origins(position, type, move_to(m), NULL) & ~bb_of(move_from(m));
    write_letter(out, type, letters);
    write_origin(out, move_from(m), others);
    if (position_is_capture(position, m))
        buf_add_char(out, 'x');
    san_write_square(out, move_to(m));
}

static void write_check(struct buf *out, const struct position *position, move m)
{
    struct position next;
    position_play(position, m, &next);
    enum color them = (enum color)next.turn;
    if (position_in_check(&next, them))
        buf_add_char(out, movegen_has_legal(&next) ? '+' : '#');
}

void san_write(struct buf *out, const struct position *position, move m,
               const struct san_letters *letters)
{
    if (letters == NULL)
        letters = &san_english;
    if (move_kind_of(m) == MOVE_CASTLE)
        buf_add(out, move_to(m) > move_from(m) ? "O-O" : "O-O-O");
    else if (piece_type_of(position->board[move_from(m)]) == PAWN)
        write_pawn(out, position, m);
    else
        write_piece(out, position, m, letters);
    if (move_promotion(m) != NO_PIECE_TYPE) {
        buf_add_char(out, '=');
        write_letter(out, move_promotion(m), letters);
    }
    write_check(out, position, m);
}

void san_write_uci(struct buf *out, move m)
{
    san_write_square(out, move_from(m));
    san_write_square(out, move_to(m));
    if (move_promotion(m) != NO_PIECE_TYPE)
        buf_add_char(out, "pnbrqk"[move_promotion(m)]);
}

void san_write_square(struct buf *out, square at)
{
    buf_add_char(out, (char)('a' + square_file(at)));
    buf_add_char(out, (char)('1' + square_rank(at)));
}

square san_parse_square(const char *text, size_t length)
{
    if (length != 2 || !is_file(text[0]) || !is_rank(text[1]))
        return SQUARE_NONE;
    return square_make(text[0] - 'a', text[1] - '1');
}
