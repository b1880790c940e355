/* SPDX-License-Identifier: MIT */
/* The tags of a puzzle's game. */
#include "config.h"

#include <string.h>
#include <strings.h>

#include "base/utf8.h"
#include "train/puzzle_internal.h"

/* An id is cut at 63 bytes where attempts are kept; "#123" has to fit too. */
enum { ID_MOST = 56, TITLE_MOST = 60 };

/* ---- ids ---- */

/* An id is shown before the answer, so none of these may be one of its words: they name a
 * kind of claim or a ground.  Names of several words are taken from the core's tables. */
static const char *const spoilers[] = {
    "repetition", "occurrence", "castling", "castle",    "passant", "zeroing",
    "touched",    "unwritten",  "written",  "undecided", "mate",    "valid",
    "invalid",    "counted",    "wrong",    "right",     "correct", "incorrect",
};

static bool is_id_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
}

static bool is_id(const char *id)
{
    size_t length = strlen(id);

    if (length == 0 || length > ID_MOST)
        return false;
    for (size_t i = 0; i < length; i++)
        if (!is_id_char(id[i]))
            return false;
    return true;
}

/* Do these words, joined by dashes, stand in the id as whole words? */
static bool id_holds(const char *id, const char *words)
{
    size_t length = strlen(words);

    for (const char *at = id; at; at = strchr(at, '-')) {
        at += *at == '-';
        if (strncasecmp(at, words, length) == 0 && (at[length] == '-' || at[length] == '\0'))
            return true;
    }
    return false;
}

/* The first word that gives something away, or NULL. */
static const char *id_spoiler(const char *id)
{
    for (int kind = 0; kind < CLAIM_KINDS; kind++)
        if (id_holds(id, claim_kind_name((enum claim_kind)kind)))
            return claim_kind_name((enum claim_kind)kind);
    for (int reason = 0; reason < REASON_COUNT; reason++)
        if (id_holds(id, reason_name((enum reason)reason)))
            return reason_name((enum reason)reason);
    for (size_t i = 0; i < sizeof spoilers / sizeof spoilers[0]; i++)
        if (id_holds(id, spoilers[i]))
            return spoilers[i];
    return NULL;
}

/* The puzzle of the pack that has this id, or NULL. */
static const struct puzzle *taken_by(const struct pack *pack, const char *id)
{
    size_t length = strlen(id);

    for (size_t i = 0; i < pack->count; i++) {
        const char *other = pack->puzzles[i].id;

        if (strncmp(other, id, length) == 0 && (other[length] == '\0' || other[length] == '#'))
            return &pack->puzzles[i];
    }
    return NULL;
}

/* An err at a tag, with the tag's value as its argument. */
static struct err about(enum err_code code, const struct pgn_tag *tag)
{
    struct err err;

    err_set(&err, code);
    err.line = tag->line;
    err.column = tag->column;
    err_add_text(&err, tag->value);
    return err;
}

static void refuse(struct puzzle_loader *loader, struct err err)
{
    loader->bad = true;
    loader_error_as(loader, err);
}

static void refuse_with(struct puzzle_loader *loader, enum err_code code, const struct pgn_tag *tag,
                        const char *text)
{
    struct err err = about(code, tag);

    err_add_text(&err, text);
    refuse(loader, err);
}

static void read_id(struct puzzle_loader *loader, const struct pgn_tag *tag)
{
    const char *spoiler = loader->kind == PUZZLE_CLAIM ? id_spoiler(tag->value) : NULL;
    const struct puzzle *other = taken_by(loader->pack, tag->value);

    loader->id = tag->value;
    if (!is_id(tag->value))
        refuse(loader, about(ERR_PUZZLE_ID_FORM, tag));
    else if (spoiler)
        refuse_with(loader, ERR_PUZZLE_ID_SPOILS, tag, spoiler);
    else if (other)
        refuse_with(loader, ERR_PUZZLE_ID_TWICE, tag, other->source->file);
}

/* ---- the others ---- */

/* A question needs no table: its rules may be any that have an id. */
static void read_ruleset(struct puzzle_loader *loader, const struct pgn_tag *tag)
{
    loader->rules_id = tag->value;
    loader->rules = ruleset_find(tag->value);
    if (!loader->rules && (loader->kind == PUZZLE_CLAIM || !is_id(tag->value)))
        refuse(loader, about(ERR_PUZZLE_RULESET, tag));
}

static void read_topic(struct puzzle_loader *loader, const struct pgn_tag *tag)
{
    loader->topic = topic_find(tag->value);
    if (loader->topic == TOPICS)
        refuse(loader, about(ERR_PUZZLE_TOPIC, tag));
}

int loader_level(const char *text)
{
    return text[0] >= '1' && text[0] <= '0' + PUZZLE_LEVELS && !text[1] ? text[0] - '0' : 0;
}

static void read_level(struct puzzle_loader *loader, const struct pgn_tag *tag)
{
    loader->level = loader_level(tag->value);
    if (loader->level == 0)
        refuse(loader, about(ERR_PUZZLE_LEVEL, tag));
}

/* Title, TitleEs: the language from the name's end; false if the tag is another one. */
static bool title_language(const char *name, char language[3])
{
    const char *end = name + strlen("Title");

    if (strncmp(name, "Title", strlen("Title")) != 0)
        return false;
    language[0] = '\0';
    if (!end[0])
        return true;
    if (end[0] < 'A' || end[0] > 'Z' || end[1] < 'a' || end[1] > 'z' || end[2])
        return false;
    language[0] = (char)(end[0] - 'A' + 'a');
    language[1] = end[1];
    language[2] = '\0';
    return true;
}

static void read_title(struct puzzle_loader *loader, const struct pgn_tag *tag,
                       const char *language)
{
    struct buf clean = {0};
    int columns;

    utf8_clean(&clean, tag->value, strlen(tag->value));
    columns = utf8_width(buf_text(&clean));
    if (columns > TITLE_MOST) {
        struct err err = {
            .code = ERR_PUZZLE_TITLE, .line = tag->line, .column = tag->column, .ply = -1};

        err_add_number(&err, columns);
        loader_warning_as(loader, err);
    }
    if (!buf_ok(&clean) || !words_add(&loader->game->title, language, buf_text(&clean)))
        loader->no_memory = true;
    buf_clear(&clean);
}

static const struct {
    const char *name;
    void (*read)(struct puzzle_loader *loader, const struct pgn_tag *tag);
} tag_table[] = {
    {"PuzzleId", read_id},
    {"Ruleset", read_ruleset},
    {"Topic", read_topic},
    {"Level", read_level},
};

/* Is it the first of its name? */
static bool counts(const struct pgn_game *game, const struct pgn_tag *tag)
{
    return pgn_game_tag(game, tag->name) == tag->value;
}

static void read_tag(struct puzzle_loader *loader, const struct pgn_tag *tag)
{
    char language[3];

    for (size_t i = 0; i < sizeof tag_table / sizeof tag_table[0]; i++)
        if (strcmp(tag->name, tag_table[i].name) == 0)
            tag_table[i].read(loader, tag);
    if (title_language(tag->name, language))
        read_title(loader, tag, language);
}

/* A title for all languages that have none: "White - Black". */
static void title_from_names(struct puzzle_loader *loader)
{
    const char *white = pgn_game_tag(&loader->game->pgn, "White");
    const char *black = pgn_game_tag(&loader->game->pgn, "Black");
    struct buf title = {0}, clean = {0};

    buf_printf(&title, "%s - %s", white && white[0] ? white : "?", black && black[0] ? black : "?");
    utf8_clean(&clean, buf_text(&title), title.length);
    if (!buf_ok(&title) || !buf_ok(&clean) ||
        !words_add(&loader->game->title, "", buf_text(&clean)))
        loader->no_memory = true;
    buf_clear(&title);
    buf_clear(&clean);
}

void loader_tags(struct puzzle_loader *loader)
{
    const struct pgn_game *pgn = &loader->game->pgn;

    for (size_t i = 0; i < pgn->tag_count; i++)
        if (counts(pgn, &pgn->tags[i]))
            read_tag(loader, &pgn->tags[i]);
    if (loader->game->title.count == 0 || loader->game->title.items[0].language[0])
        title_from_names(loader);
}
