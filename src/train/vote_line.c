/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/vote_line.h"

/* What is not read yet. */
struct rest {
    const char *at, *end;
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static void pass_blanks(struct rest *rest)
{
    while (rest->at < rest->end && (*rest->at == ' ' || *rest->at == '\t' || *rest->at == '\r'))
        rest->at++;
}

static bool take_letter(struct rest *rest, struct vote_line *out)
{
    static const struct {
        char small, capital;
        enum verdict_answer answer;
    } letters[] = {
        {'v', 'V', VERDICT_VALID}, {'i', 'I', VERDICT_INVALID}, {'a', 'A', VERDICT_UNDECIDED}};
    for (size_t i = 0; rest->at < rest->end && i < sizeof letters / sizeof *letters; i++) {
        if (*rest->at != letters[i].small && *rest->at != letters[i].capital)
            continue;
        rest->at++;
        out->is_letter = true;
        out->answer = letters[i].answer;
        return true;
    }
    return false;
}

/* A number up to VOTE_COUNT_MOST; false: none stands here, or a larger one. */
static bool take_number(struct rest *rest, unsigned *out)
{
    const char *from = rest->at;
    *out = 0;
    for (; rest->at < rest->end && is_digit(*rest->at) && *out <= VOTE_COUNT_MOST; rest->at++)
        *out = *out * 10 + (unsigned)(*rest->at - '0');
    return rest->at > from && *out <= VOTE_COUNT_MOST;
}

static bool take_choice(struct rest *rest, struct vote_line *out)
{
    unsigned number;
    if (take_letter(rest, out))
        return true;
    if (!take_number(rest, &number) || number < 1 || number > 9)
        return false;
    out->number = (int)number;
    return true;
}

/* "12v": the letter right behind the number. */
static bool take_count_first(struct rest rest, struct vote_line *out)
{
    out->has_count = take_number(&rest, &out->count) && take_letter(&rest, out);
    pass_blanks(&rest);
    return out->has_count && rest.at == rest.end;
}

static bool take_choice_first(struct rest rest, struct vote_line *out)
{
    if (!take_choice(&rest, out))
        return false;
    const char *after = rest.at;
    pass_blanks(&rest);
    out->has_count = rest.at < rest.end;
    return !out->has_count || (rest.at > after && take_number(&rest, &out->count) &&
                               (pass_blanks(&rest), rest.at == rest.end));
}

bool vote_line_parse(const char *text, size_t length, struct vote_line *out)
{
    struct rest rest = {text, text + length};
    pass_blanks(&rest);
    *out = (struct vote_line){0};
    if (take_count_first(rest, out))
        return true;
    *out = (struct vote_line){0};
    return take_choice_first(rest, out);
}
