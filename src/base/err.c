/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "base/err.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "base/utf8.h"

/* In the order of enum err_code, without gaps: a code that is forgotten here stops the
 * compiler, one at the wrong place fails the test that reads err.h. */
static const char *const names[] = {
    "none",
    /* the machine */
    "memory",
    "file-open",
    "file-read",
    "file-write",
    "file-too-large",
    "listen",
    "no-game",
    "not-chess",
    /* bytes and tokens of a PGN file */
    "not-utf8",
    "stray",
    "comment-open",
    "tag-form",
    "tag-quotes",
    "tag-too-long",
    "comment-too-long",
    "variation-depth",
    "variation-open",
    "game-too-long",
    "result-missing",
    "result-differs",
    "result-again",
    "result-spelling",
    "result-board",
    "tag-duplicate",
    "variant",
    /* moves; text: the move as written */
    "move-illegal",
    "move-unreachable",
    "move-ambiguous",
    "move-promotion",
    "move-form",
    "move-letter",
    "move-null",
    "move-capture-file",
    "move-check",
    "move-repaired",
    "move-number",
    /* FEN */
    "fen-fields",
    "fen-ranks",
    "fen-rank-squares",
    "fen-digits",
    "fen-piece",
    "fen-turn",
    "fen-castling",
    "fen-en-passant",
    "fen-clock",
    "fen-number",
    "fen-kings",
    "fen-pawn-rank",
    "fen-kings-touch",
    "fen-check",
    "fen-men",
    "fen-checkers",
    "fen-text-after",
    /* FEN repairs: warnings */
    "fen-fields-missing",
    "fen-castling-dropped",
    "fen-ep-dropped",
    "fen-number-zero",
    "fen-clock-large",
    "history-unknown",
    /* claims */
    "claim-form",
    "claim-empty",
    "claim-ply",
    "claim-ply-range",
    "claim-kind",
    "claim-argument",
    "claim-value",
    "claim-needs",
    "claim-clash",
    "claim-variation",
    "expect-form",
    "expect-differs",
    /* puzzles */
    "puzzle-no-id",
    "puzzle-id-form",
    "puzzle-id-spoils",
    "puzzle-id-twice",
    "puzzle-no-claim",
    "puzzle-ruleset",
    "puzzle-topic",
    "puzzle-level",
    "puzzle-set",
    "puzzle-game",
    "puzzle-title",
    "puzzle-lang",
    /* law questions */
    "question-moves",
    "question-claim",
    "question-twice",
    "question-part",
    "question-order",
    "question-empty",
    "question-choices",
    "question-right",
    "question-because",
    "question-long",
    "choice-long",
    "choice-within",
    "puzzle-article",
    "command-form",
    "command-unknown",
    /* settings and command line */
    "config-key",
    "config-value",
    "weight-count",
    "weight-value",
    "option-value",
    "ruleset-unknown",
    "rules-form",
    "rules-base",
    "rules-key",
    "rules-value",
    /* profiles and what they keep */
    "profile-name",
    "profile-none",
    "profile-there",
    "store-no-place",
    "store-open",
    "store-keep",
    "store-lost",
    "store-read-only",
    "store-newer",
    "store-foreign",
    "store-damaged",
    "store-busy",
    "file-there",
    "exam-kind",
    "exam-line",
    "exam-hash",
    "exam-cut",
    "exam-paper",
    "exam-missing",
    "exam-other",
    "exam-few",
    "exam-many",
    "exam-over",
};

_Static_assert(sizeof names / sizeof names[0] == ERR_COUNT,
               "every enum err_code has its name, and no name is left over");

void err_set(struct err *err, enum err_code code)
{
    if (err)
        *err = (struct err){.code = code, .ply = -1};
}

/* The first unused argument, marked as one of `kind`. */
static struct err_arg *next_arg(struct err *err, enum err_arg_kind kind)
{
    int i = 0;

    while (i < ERR_ARGS && err->args[i].kind != ERR_ARG_NONE)
        i++;
    assert(i < ERR_ARGS);
    err->args[i].kind = kind;
    return &err->args[i];
}

void err_add_number(struct err *err, long number)
{
    if (err)
        next_arg(err, ERR_ARG_NUMBER)->number = number;
}

void err_add_text(struct err *err, const char *text)
{
    err_add_bytes(err, text, strlen(text));
}

/* Bytes of text to keep.  A cut in the middle of a character moves back to its start; a cut
 * among bytes that are not UTF-8 stays where it is. */
static size_t kept(const char *text, size_t length)
{
    const size_t most = ERR_TEXT_SIZE - 1;
    size_t start = most, used;

    if (length <= most)
        return length;
    while (start > most - 3 && ((unsigned char)text[start] & 0xC0) == 0x80)
        start--;
    utf8_decode(text + start, length - start, &used);
    return start + used > most ? start : most;
}

void err_add_bytes(struct err *err, const char *text, size_t length)
{
    struct err_arg *arg;
    size_t bytes;

    if (!err)
        return;
    arg = next_arg(err, ERR_ARG_TEXT);
    bytes = kept(text, length);
    if (bytes > 0)
        memcpy(arg->text, text, bytes);
    arg->text[bytes] = '\0';
}

const char *err_code_name(enum err_code code)
{
    assert((size_t)code < ERR_COUNT);
    return names[code];
}

bool err_list_add(struct err_list *list, const struct err *err)
{
    if (!list)
        return true;
    if (!mem_grow((void **)&list->items, &list->capacity, list->count + 1, sizeof *list->items))
        return false;
    list->items[list->count++] = *err;
    return true;
}

void err_list_reset(struct err_list *list)
{
    list->count = 0;
}

void err_list_clear(struct err_list *list)
{
    if (!list)
        return;
    free(list->items);
    *list = (struct err_list){0};
}
