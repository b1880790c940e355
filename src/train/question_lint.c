/* SPDX-License-Identifier: MIT */
/* What an author should mend in a question that can be read and asked. */
#include "config.h"

#include <string.h>
#include <unicase.h>

#include "base/utf8.h"
#include "train/puzzle_internal.h"

/* On 80x24: the whole width, or the panel beside a board; the rows of the body without what is
 * said around question and choices; what stands in front of a choice, and of one to be marked. */
enum {
    CHOICE_COLUMNS = 70,
    WIDE_COLUMNS = 76,
    SIDE_COLUMNS = 40,
    CHOICE_INDENT = 4,
    MARK_COLUMNS = 4,
    ROWS_MOST = 13
};

static bool refuse(struct err *err, enum err_code code, const struct puzzle *puzzle, long line,
                   long column)
{
    err_set(err, code);
    if (!err)
        return false;
    err->file = puzzle->source->file;
    err->game = puzzle->source->pgn.number;
    err->line = line;
    err->column = column;
    return false;
}

/* ---- the article ---- */

/* Is it in a list such as "9.4, 1.3", or a beginning of one in it, as 9.2 is of 9.2.1? */
static bool is_listed(const char *list, const char *article, size_t length)
{
    while (list) {
        list += strspn(list, ", ");
        if (strncmp(list, article, length) == 0 && strchr(".,", list[length]))
            return true;
        list = strchr(list, ',');
    }
    return false;
}

/* All fields of the table are texts. */
_Static_assert(sizeof(struct ruleset_articles) % sizeof(const char *) == 0, "only texts");

static bool is_known(const struct ruleset *rules, const char *article, size_t length)
{
    const char *fields[sizeof rules->articles / sizeof(const char *)];

    memcpy(fields, &rules->articles, sizeof fields);
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++)
        if (fields[i] && is_listed(fields[i], article, length))
            return true;
    return false;
}

/* A dash in front says that the table need not know it; alone, that there is none. */
static bool check_article(const struct puzzle *puzzle, struct err *err)
{
    const char *tag = pgn_game_tag(&puzzle->source->pgn, "Article");
    const char *at = tag ? tag : "";

    if (!puzzle->rules)
        return true;
    do {
        size_t length = strcspn(at, ",");

        if (at[0] != '-' && !is_known(puzzle->rules, at, length)) {
            refuse(err, ERR_PUZZLE_ARTICLE, puzzle, puzzle->line, puzzle->column);
            err_add_bytes(err, at, length);
            err_add_text(err, puzzle->rules_id);
            return false;
        }
        at += length;
        at += strspn(at, ", ");
    } while (*at);
    return true;
}

/* ---- choices ---- */

bool choice_is_part(const char *text, const char *of)
{
    struct buf small = {0}, large = {0};
    const char *const texts[] = {text, of};
    struct buf *const folded[] = {&small, &large};
    size_t used;
    bool part;

    for (int i = 0; i < 2; i++)
        for (size_t at = 0, length = strlen(texts[i]); at < length; at += used)
            utf8_encode(folded[i], uc_tolower(utf8_decode(texts[i] + at, length - at, &used)));
    part = strstr(buf_text(&large), buf_text(&small)) != NULL;
    buf_clear(&small);
    buf_clear(&large);
    return part;
}

static const char *choice_text(const struct puzzle *puzzle, size_t choice)
{
    return words_in(&puzzle->choices[choice].words, "en", NULL);
}

static bool check_within(const struct puzzle *puzzle, size_t choice, struct err *err)
{
    for (size_t other = 0; other < puzzle->choice_count; other++) {
        if (other == choice ||
            !choice_is_part(choice_text(puzzle, choice), choice_text(puzzle, other)))
            continue;
        refuse(err, ERR_CHOICE_WITHIN, puzzle, puzzle->choices[choice].line,
               puzzle->choices[choice].column);
        err_add_text(err, choice_text(puzzle, choice));
        err_add_text(err, choice_text(puzzle, other));
        return false;
    }
    return true;
}

static bool check_width(const struct puzzle *puzzle, const struct choice *choice, struct err *err)
{
    for (size_t i = 0; i < choice->words.count; i++) {
        int columns = utf8_width(choice->words.items[i].text);

        if (columns <= CHOICE_COLUMNS)
            continue;
        refuse(err, ERR_CHOICE_LONG, puzzle, choice->line, choice->column);
        err_add_number(err, columns);
        err_add_number(err, CHOICE_COLUMNS);
        return false;
    }
    return true;
}

static bool check_choices(const struct puzzle *puzzle, struct err *err)
{
    for (size_t i = 0; i < puzzle->choice_count; i++)
        if (!check_width(puzzle, &puzzle->choices[i], err) || !check_within(puzzle, i, err))
            return false;
    return true;
}

/* ---- room on the screen ---- */

static void count_line(void *data, const char *text, size_t length)
{
    (void)text;
    (void)length;
    ++*(int *)data;
}

static int rows_in(const struct puzzle *puzzle, const char *language)
{
    int columns = puzzle->has_diagram ? SIDE_COLUMNS : WIDE_COLUMNS, rows = 0;
    int indent = CHOICE_INDENT + (puzzle->several ? MARK_COLUMNS : 0);

    utf8_wrap(words_in(&puzzle->words, language, NULL), columns, count_line, &rows);
    for (size_t i = 0; i < puzzle->choice_count; i++)
        utf8_wrap(words_in(&puzzle->choices[i].words, language, NULL), columns - indent, count_line,
                  &rows);
    return rows;
}

static bool check_rows(const struct puzzle *puzzle, struct err *err)
{
    for (size_t i = 0; i < puzzle->words.count; i++) {
        int rows = rows_in(puzzle, puzzle->words.items[i].language);

        if (rows <= ROWS_MOST)
            continue;
        refuse(err, ERR_QUESTION_LONG, puzzle, puzzle->line, puzzle->column);
        err_add_number(err, rows);
        err_add_number(err, ROWS_MOST);
        return false;
    }
    return true;
}

bool question_check(const struct puzzle *puzzle, struct err *err)
{
    return check_article(puzzle, err) && check_choices(puzzle, err) && check_rows(puzzle, err);
}
