/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "base/err.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "tests/tap/tap.h"

static void starts_empty(void)
{
    struct err err;

    memset(&err, 0x55, sizeof err);
    err_set(&err, ERR_MOVE_AMBIGUOUS);
    is_int(ERR_MOVE_AMBIGUOUS, err.code, "the code is set");
    ok(!err.file && err.line == 0 && err.column == 0 && err.game == 0, "the place is not known");
    is_int(-1, err.ply, "the ply is none, because 0 would be the start of the game");
    is_int(ERR_ARG_NONE, err.args[0].kind, "there are no arguments");
}

static void takes_arguments(void)
{
    struct err err;

    err_set(&err, ERR_FEN_RANK_SQUARES);
    err_add_number(&err, 9);
    err_add_number(&err, -7);
    err_add_text(&err, "ppppppppp");
    ok(err.args[0].kind == ERR_ARG_NUMBER && err.args[0].number == 9, "the first argument");
    ok(err.args[1].kind == ERR_ARG_NUMBER && err.args[1].number == -7, "the second argument");
    is_string("ppppppppp", err.args[2].text, "the third argument");
    is_int(ERR_ARG_TEXT, err.args[2].kind, "is a text");
}

static void accepts_null(void)
{
    err_set(NULL, ERR_STRAY);
    err_add_number(NULL, 1);
    err_add_text(NULL, "x");
    err_add_bytes(NULL, "x", 1);
    ok(true, "nobody has to be interested");
}

/* `lead` letters, then the same character again and again. */
static void cut(const char *wanted_end, size_t wanted_length, int lead, const char *character)
{
    struct buf text = {0};
    struct err err;
    const char *seen;

    buf_add_times(&text, 'a', (size_t)lead);
    while (text.length < 200)
        buf_add(&text, character);
    err_set(&err, ERR_STRAY);
    err_add_text(&err, buf_text(&text));
    seen = err.args[0].text;
    is_size(wanted_length, strlen(seen), "%d letters and then %s: length", lead, character);
    ok(strcmp(seen + strlen(seen) - strlen(wanted_end), wanted_end) == 0, "and its end");
    buf_clear(&text);
}

static void cuts_long_text(void)
{
    struct err err;

    cut("b", 79, 10, "b");
    cut("\xE2\x99\x9F", 78, 0, "\xE2\x99\x9F"); /* 26 pawns; 79 is not a multiple of three */
    cut("\xE2\x99\x9F", 79, 1, "\xE2\x99\x9F");
    cut("\xC3\xA9", 79, 1, "\xC3\xA9");
    cut("\xC3\xA9", 78, 0, "\xC3\xA9");
    cut("\xF0\x9F\x8E\xB2", 77, 1, "\xF0\x9F\x8E\xB2");
    cut("\xE9", 79, 0, "\xE9"); /* Latin-1 */
    cut("\x80", 79, 0, "\x80"); /* not UTF-8 either */
    err_set(&err, ERR_STRAY);
    err_add_bytes(&err, "Qxd4", 2);
    is_string("Qx", err.args[0].text, "a length may be shorter than the text");
    err_set(&err, ERR_STRAY);
    err_add_bytes(&err, NULL, 0);
    is_string("", err.args[0].text, "no bytes are an empty text");
}

/* Compares the names with the constants as the header spells them. */
static void names_follow_the_header(void)
{
    struct buf path = {0};
    char *header = tap_read_file(tap_source_path(&path, "src/base/err.h"), NULL);
    const char *at = strstr(header, "enum err_code {");
    int code = 0, wrong = 0;

    if (!at)
        bail("err.h has no enum err_code");
    while ((at = strstr(at, "\n    ERR_"))) {
        const char *name = at + strlen("\n    ERR_");
        size_t length = strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
        struct buf wanted = {0};

        if (length == strlen("COUNT") && strncmp(name, "COUNT", length) == 0)
            break;
        for (size_t i = 0; i < length; i++)
            buf_add_char(&wanted, name[i] == '_' ? '-' : (char)tolower((unsigned char)name[i]));
        if (code >= ERR_COUNT || strcmp(buf_text(&wanted), err_code_name(code)) != 0) {
            diag("constant %d of err.h is called %s", code, buf_text(&wanted));
            wrong++;
        }
        buf_clear(&wanted);
        code++;
        at = name;
    }
    is_int(ERR_COUNT, code, "the header was read to its end");
    is_int(0, wrong, "every code has the name of its constant");
    free(header);
    buf_clear(&path);
}

static void some_names(void)
{
    is_string("none", err_code_name(ERR_NONE), "the first name");
    is_string("history-unknown", err_code_name(ERR_HISTORY_UNKNOWN), "a name with a dash");
    is_string("move-ambiguous", err_code_name(ERR_MOVE_AMBIGUOUS), "another");
    is_string("fen-ep-dropped", err_code_name(ERR_FEN_EP_DROPPED), "with two dashes");
}

static void lists(void)
{
    struct err_list list = {0};
    struct err err;
    bool good = true;

    err_list_clear(NULL);
    err_list_clear(&list);
    err_set(&err, ERR_STRAY);
    is_bool(true, err_list_add(NULL, &err), "without a list an entry is dropped");
    for (int i = 0; i < 50; i++) {
        err.line = i;
        good &= err_list_add(&list, &err);
    }
    ok(good && list.count == 50, "fifty entries");
    is_int(49, list.items[49].line, "in their order");
    err_list_reset(&list);
    ok(list.count == 0 && list.capacity >= 50, "forgetting keeps the memory");
    err_list_clear(&list);
    ok(!list.items && list.capacity == 0, "clearing does not");
}

int main(void)
{
    tap_plan(38);
    starts_empty();
    takes_arguments();
    accepts_null();
    cuts_long_text();
    names_follow_the_header();
    some_names();
    lists();
    return tap_done();
}
