/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "pgn/claim_text.h"

#include <string.h>

#include "base/utf8.h"

enum { NAME_SIZE = 32 }; /* longer than any name of the grammar */

/* One item between commas, cut at its "=". */
struct item {
    const char *text; /* name and value */
    size_t length;
    size_t name_length;
    const char *value; /* NULL: no "=" */
    size_t value_length;
};

struct parser {
    const char *text;
    size_t length;
    size_t at;
    const struct san_letters *letters; /* of the moves; NULL: English */
    struct claim *claim;
    struct err *err;
};

static bool fail_at(struct parser *parser, enum err_code code, const char *at)
{
    long column = 1;
    size_t used;

    for (const char *c = parser->text; c < at; c += used, column++)
        utf8_decode(c, (size_t)(at - c), &used);
    err_set(parser->err, code);
    if (parser->err)
        parser->err->column = column;
    return false;
}

static bool fail_text(struct parser *parser, enum err_code code, const char *at, size_t length)
{
    fail_at(parser, code, at);
    err_add_bytes(parser->err, at, length);
    return false;
}

static bool fail_value(struct parser *parser, const struct item *item)
{
    fail_text(parser, ERR_CLAIM_VALUE, item->text, item->name_length);
    err_add_bytes(parser->err, item->value, item->value_length);
    return false;
}

static bool fail_two(struct parser *parser, enum err_code code, const char *at, const char *first,
                     const char *second)
{
    fail_at(parser, code, at);
    err_add_text(parser->err, first);
    err_add_text(parser->err, second);
    return false;
}

/* ---- items ---- */

static struct item next_item(struct parser *parser)
{
    const char *text = parser->text + parser->at;
    size_t left = parser->length - parser->at;
    const char *comma = left > 0 ? memchr(text, ',', left) : NULL;
    struct item item = {.text = text, .length = comma ? (size_t)(comma - text) : left};
    const char *equals = item.length > 0 ? memchr(text, '=', item.length) : NULL;

    /* a promotion's "=" comes behind the first one */
    item.name_length = equals ? (size_t)(equals - text) : item.length;
    item.value = equals ? equals + 1 : NULL;
    item.value_length = equals ? item.length - item.name_length - 1 : 0;
    parser->at += item.length;
    return item;
}

static bool is(const char *text, size_t length, const char *name)
{
    return strlen(name) == length && memcmp(text, name, length) == 0;
}

/* The name as a string; "" where it is too long to be any. */
static const char *name_of(const struct item *item, char name[NAME_SIZE])
{
    size_t length = item->name_length < NAME_SIZE ? item->name_length : 0;

    memcpy(name, item->text, length);
    name[length] = '\0';
    return name;
}

static bool read_kind(struct parser *parser)
{
    struct item item = next_item(parser);
    char name[NAME_SIZE];

    if (item.length == 0)
        return fail_text(parser, ERR_CLAIM_FORM, item.text, item.length);
    parser->claim->kind = claim_kind_find(name_of(&item, name));
    if (parser->claim->kind == CLAIM_KINDS || item.value)
        return fail_text(parser, ERR_CLAIM_KIND, item.text, item.length);
    return true;
}

/* ---- arguments with a value ---- */

static enum claim_side side_of(const struct item *item, bool both)
{
    if (is(item->value, item->value_length, "white"))
        return SIDE_WHITE;
    if (is(item->value, item->value_length, "black"))
        return SIDE_BLACK;
    return both && is(item->value, item->value_length, "both") ? SIDE_BOTH : SIDE_UNSAID;
}

static bool read_side(struct parser *parser, const struct item *item, enum claim_side *out,
                      bool both)
{
    enum claim_side side = side_of(item, both);

    if (side == SIDE_UNSAID)
        return fail_value(parser, item);
    if (*out != SIDE_UNSAID)
        return fail_text(parser, ERR_CLAIM_FORM, item->text, item->length);
    *out = side;
    return true;
}

/* "34." "33..." "34. ": a move's number in front of it, which says nothing that the ply
 * doesn't.  Castling with zeros begins with a digit too, so there must be a dot. */
static size_t number_length(const char *text, size_t length)
{
    static const char ellipsis[] = "\xe2\x80\xa6";
    size_t at = 0, used = 0;

    while (at < length && text[at] >= '0' && text[at] <= '9')
        at++;
    while (at < length) {
        size_t sign = length - at >= 3 && memcmp(text + at, ellipsis, 3) == 0 ? 3 : 1;

        if (sign == 1 && text[at] != '.' && text[at] != ' ')
            break;
        at += sign;
        used = sign == 3 || text[at - 1] == '.' || used > 0 ? at : 0;
    }
    return used;
}

/* The SAN reader's words, placed where the move stands. */
static bool read_form(struct parser *parser, const char *text, size_t length, struct buf *english)
{
    struct err err;

    if (san_is_move(text, length, parser->letters, english, &err))
        return true;
    fail_at(parser, err.code, text);
    for (int n = 0; n < ERR_ARGS && err.args[n].kind == ERR_ARG_TEXT; n++)
        err_add_text(parser->err, err.args[n].text);
    return false;
}

/* Whether the move is legal is for the verdict; here it must have the form of a move, lest a
 * slip of the pen become a claim that fails. */
static bool read_move(struct parser *parser, const struct item *item, char out[CLAIM_MOVE_SIZE])
{
    size_t number = number_length(item->value, item->value_length);
    size_t length = item->value_length - number;
    const char *text = item->value + number;
    struct buf english = {0};
    bool good;

    if (length == 0 || length >= CLAIM_MOVE_SIZE || utf8_valid_prefix(text, length) < length)
        return fail_value(parser, item);
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)text[i] <= ' ' || text[i] == 0x7f)
            return fail_value(parser, item);
    if (out[0])
        return fail_text(parser, ERR_CLAIM_FORM, item->text, item->length);
    good = read_form(parser, text, length, &english);
    if (good && english.length < CLAIM_MOVE_SIZE)
        strcpy(out, buf_text(&english));
    if (good && (!buf_ok(&english) || !out[0]))
        good = fail_value(parser, item);
    buf_clear(&english);
    return good;
}

static bool read_value(struct parser *parser, const struct item *item)
{
    struct claim *claim = parser->claim;

    if (is(item->text, item->name_length, "by"))
        return read_side(parser, item, &claim->by, false);
    if (is(item->text, item->name_length, "move"))
        return read_move(parser, item, claim->move);
    if (is(item->text, item->name_length, "changed"))
        return read_move(parser, item, claim->changed);
    if (is(item->text, item->name_length, "fallen"))
        return read_side(parser, item, &claim->fallen, true);
    if (is(item->text, item->name_length, "flag-fallen"))
        return read_side(parser, item, &claim->flag_fallen, false);
    return fail_text(parser, ERR_CLAIM_ARGUMENT, item->text, item->length);
}

static bool needs_value(const struct item *item)
{
    static const char *const names[] = {"by", "move", "changed", "fallen", "flag-fallen"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (is(item->text, item->name_length, names[i]))
            return true;
    return false;
}

/* An empty item, and one that was said before, is no form. */
static bool read_flag(struct parser *parser, const struct item *item)
{
    char name[NAME_SIZE];
    unsigned flag = claim_flag_find(name_of(item, name));

    if (item->length == 0 || (flag & parser->claim->flags))
        return fail_text(parser, ERR_CLAIM_FORM, item->text, item->length);
    if (needs_value(item))
        return fail_value(parser, item);
    if (flag == 0)
        return fail_text(parser, ERR_CLAIM_ARGUMENT, item->text, item->length);
    parser->claim->flags |= flag;
    return true;
}

/* ---- what goes together ---- */

/* Where an argument stands, to point at it. */
static const char *find(const struct parser *parser, const char *name)
{
    struct parser again = *parser;

    for (again.at = 0; again.at < again.length; again.at++) {
        struct item item = next_item(&again);

        if (is(item.text, item.name_length, name))
            return item.text;
    }
    return parser->text;
}

static bool needs(struct parser *parser, const char *what, const char *needed)
{
    return fail_two(parser, ERR_CLAIM_NEEDS, find(parser, what), what, needed);
}

static bool clash(struct parser *parser, const char *what, const char *other)
{
    return fail_two(parser, ERR_CLAIM_CLASH, find(parser, what), what, other);
}

static bool check_needs(struct parser *parser)
{
    const struct claim *claim = parser->claim;

    if (claim->kind == CLAIM_FLAG && claim->fallen == SIDE_UNSAID)
        return needs(parser, "flag", "fallen");
    if ((claim->kind == CLAIM_RESIGN || claim->kind == CLAIM_SECOND_ILLEGAL_MOVE) &&
        claim->by == SIDE_UNSAID)
        return needs(parser, claim_kind_name(claim->kind), "by");
    if ((claim->flags & CLAIM_PRESSED) && !(claim->flags & CLAIM_MADE))
        return needs(parser, "pressed", "made");
    if (claim->changed[0] && !claim->move[0])
        return needs(parser, "changed", "move");
    if ((claim->flags & CLAIM_UNWRITTEN) && !claim->move[0])
        return needs(parser, "unwritten", "move");
    return true;
}

static bool check_clashes(struct parser *parser)
{
    const struct claim *claim = parser->claim;
    const char *kind = claim_kind_name(claim->kind);

    if (claim->fallen != SIDE_UNSAID && claim->kind != CLAIM_FLAG)
        return clash(parser, "fallen", kind);
    if (claim->move[0] && !claim_is_made_by_player(claim->kind))
        return clash(parser, "move", kind);
    if (claim->move[0] && (claim->flags & CLAIM_MADE))
        return clash(parser, "made", "move");
    return true;
}

/* ---- the whole ---- */

static bool parse(struct parser *parser)
{
    if (!read_kind(parser))
        return false;
    while (parser->at < parser->length) {
        struct item item;

        parser->at++; /* the comma */
        item = next_item(parser);
        if (item.value ? !read_value(parser, &item) : !read_flag(parser, &item))
            return false;
    }
    return check_clashes(parser) && check_needs(parser);
}

bool claim_text_parse(const char *text, size_t length, const struct san_letters *letters,
                      struct claim *out, struct err *err)
{
    struct parser parser = {
        .text = text, .length = length, .letters = letters, .claim = out, .err = err};

    *out = (struct claim){0};
    return parse(&parser);
}

/* "33b", "34w", "start", "end": which ply that is only the game can tell. */
static bool is_place(const char *text, size_t length)
{
    size_t digits = 0;

    while (digits < length && text[digits] >= '0' && text[digits] <= '9')
        digits++;
    return is(text, length, "start") || is(text, length, "end") ||
           (digits > 0 && digits + 1 == length && length < CLAIM_PLACE_SIZE &&
            (text[digits] == 'w' || text[digits] == 'b'));
}

/* Digits up to the colon; a ply no game can have is refused here already. */
static bool read_ply(struct parser *parser, size_t length)
{
    int ply = 0;

    for (size_t i = 0; i < length; i++) {
        char c = parser->text[i];

        if (c < '0' || c > '9' || ply > GAME_MAX_PLIES)
            return fail_text(parser, ERR_CLAIM_PLY, parser->text, length);
        ply = ply * 10 + (c - '0');
    }
    if (length == 0 || ply > GAME_MAX_PLIES)
        return fail_text(parser, ERR_CLAIM_PLY, parser->text, length);
    parser->claim->ply = ply;
    return true;
}

static bool read_place(struct parser *parser, size_t length, char place[CLAIM_PLACE_SIZE])
{
    place[0] = '\0';
    if (!is_place(parser->text, length))
        return read_ply(parser, length);
    memcpy(place, parser->text, length);
    place[length] = '\0';
    return true;
}

bool claim_text_parse_at(const char *text, size_t length, const struct san_letters *letters,
                         struct claim *out, char place[CLAIM_PLACE_SIZE], struct err *err)
{
    struct parser parser = {
        .text = text, .length = length, .letters = letters, .claim = out, .err = err};
    const char *colon = length > 0 ? memchr(text, ':', length) : NULL;
    size_t place_length = colon ? (size_t)(colon - text) : length;

    *out = (struct claim){0};
    if (!read_place(&parser, place_length, place))
        return false;
    if (place_length + 1 >= length) {
        fail_at(&parser, ERR_CLAIM_EMPTY, text + length);
        err_add_bytes(err, text, length);
        return false;
    }
    parser.at = place_length + 1;
    return parse(&parser);
}

static void write_side(struct buf *out, const char *name, enum claim_side side)
{
    static const char *const words[] = {NULL, "white", "black", "both"};

    if (side != SIDE_UNSAID)
        buf_printf(out, ",%s=%s", name, words[side]);
}

void claim_text_write(struct buf *out, const struct claim *claim)
{
    buf_add(out, claim_kind_name(claim->kind));
    write_side(out, "by", claim->by);
    if (claim->move[0])
        buf_printf(out, ",move=%s", claim->move);
    if (claim->changed[0])
        buf_printf(out, ",changed=%s", claim->changed);
    for (int n = 0; n < CLAIM_FLAGS; n++)
        if (claim->flags & 1u << n)
            buf_printf(out, ",%s", claim_flag_name((enum claim_flag)(1u << n)));
    write_side(out, "fallen", claim->fallen);
    write_side(out, "flag-fallen", claim->flag_fallen);
}

/* ---- expectations ---- */

static bool find_answer(const char *text, size_t length, enum verdict_answer *out)
{
    static const enum verdict_answer answers[] = {VERDICT_VALID, VERDICT_INVALID, VERDICT_UNDECIDED,
                                                  VERDICT_RESULT};

    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++) {
        *out = answers[i];
        if (is(text, length, verdict_answer_name(answers[i])))
            return true;
    }
    return false;
}

bool expect_text_parse(const char *text, size_t length, struct expect *out, struct err *err)
{
    struct parser parser = {.text = text, .length = length, .err = err};
    struct item answer = next_item(&parser);
    const char *reason = text + answer.length + 1;
    size_t reason_length = answer.length < length ? length - answer.length - 1 : 0;

    out->reason = REASON_COUNT;
    if (!find_answer(answer.text, answer.length, &out->answer))
        return fail_text(&parser, ERR_EXPECT_FORM, answer.text, answer.length);
    if (answer.length == length)
        return true;
    out->reason = reason_find(reason, reason_length);
    return out->reason != REASON_COUNT ||
           fail_text(&parser, ERR_EXPECT_FORM, reason, reason_length);
}
