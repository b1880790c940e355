/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/exam_lines.h"

#include <string.h>

bool exam_take_line(struct exam_text *text, char line[EXAM_LINE_MOST])
{
    size_t left = (size_t)(text->end - text->at);
    size_t most = left < EXAM_LINE_MOST ? left : EXAM_LINE_MOST;
    const char *newline = most > 0 ? memchr(text->at, '\n', most) : NULL;
    size_t length = newline ? (size_t)(newline - text->at) : 0;

    if (!newline || memchr(text->at, '\0', length))
        return false;
    memcpy(line, text->at, length);
    line[length] = '\0';
    text->at = newline + 1;
    text->line++;
    return true;
}

/* Behind a word: one blank and another word, or the end. */
static bool pass_blank(const char **at)
{
    if (**at == ' ' && (*at)[1] != ' ' && (*at)[1] != '\0')
        (*at)++;
    else if (**at != '\0')
        return false;
    return true;
}

bool exam_take_word(const char **at, char *word, size_t size)
{
    size_t length = strcspn(*at, " ");

    if (length == 0 || length >= size)
        return false;
    memcpy(word, *at, length);
    word[length] = '\0';
    *at += length;
    return pass_blank(at);
}

bool exam_take_this(const char **at, const char *word)
{
    char taken[EXAM_LINE_MOST];

    return exam_take_word(at, taken, sizeof taken) && strcmp(taken, word) == 0;
}

bool exam_take_number(const char **at, int64_t least, int64_t most, int64_t *out)
{
    enum { DIGITS = 18 };
    char word[DIGITS + 1];
    int64_t number = 0;

    if (!exam_take_word(at, word, sizeof word) || strspn(word, "0123456789") != strlen(word) ||
        (word[0] == '0' && word[1]))
        return false;
    for (const char *digit = word; *digit; digit++)
        number = number * 10 + (*digit - '0');
    *out = number;
    return number >= least && number <= most;
}

bool exam_take_digest(const char **at, char out[DIGEST_SIZE])
{
    return exam_take_word(at, out, DIGEST_SIZE) &&
           strspn(out, "0123456789abcdef") == DIGEST_SIZE - 1;
}

bool exam_is_name(const char *text, size_t size)
{
    static const char letters[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-";
    size_t length = strlen(text);

    return length > 0 && length < size && strspn(text, letters) == length &&
           !strchr("._-", text[0]);
}

bool exam_refuse(struct err *err, enum err_code code, long line, const char *text)
{
    err_set(err, code);
    if (err)
        err->line = line;
    if (text)
        err_add_text(err, text);
    return false;
}
