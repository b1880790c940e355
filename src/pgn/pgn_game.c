/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "base/utf8.h"
#include "core/fen.h"
#include "pgn/game_parts.h"
#include "pgn/room.h"
#include "pgn/variant.h"

bool pgn_game_reset(struct pgn_game *game, long number)
{
    if (!game->room)
        game->room = room_new();
    if (!game->room)
        return false;
    room_reset(game->room);
    err_list_reset(&game->errors);
    err_list_reset(&game->warnings);
    game->tag_count = game->comment_count = game->nag_count = 0;
    game->number = number;
    game->line = 1;
    game->playable = false;
    game->game.plies = 0;
    strcpy(game->result, "*");
    return true;
}

void pgn_game_clear(struct pgn_game *game)
{
    if (!game)
        return;
    room_free(game->room);
    free(game->tags);
    free(game->comments);
    free(game->nags);
    game_clear(&game->game);
    err_list_clear(&game->errors);
    err_list_clear(&game->warnings);
    *game = (struct pgn_game){0};
}

const char *pgn_game_tag(const struct pgn_game *game, const char *name)
{
    for (size_t i = 0; i < game->tag_count; i++)
        if (strcmp(game->tags[i].name, name) == 0)
            return game->tags[i].value;
    return NULL;
}

bool pgn_game_add_tag(struct pgn_game *game, const struct token *token)
{
    struct pgn_tag *tag;

    if (!mem_grow((void **)&game->tags, &game->tag_capacity, game->tag_count + 1, sizeof *tag))
        return false;
    tag = &game->tags[game->tag_count];
    tag->name = room_text(game->room, token->name, strlen(token->name));
    tag->value = room_text(game->room, token->text, token->length);
    tag->line = token->line;
    tag->column = token->column;
    if (!tag->name || !tag->value)
        return false;
    game->tag_count++;
    return true;
}

bool pgn_game_add_nag(struct pgn_game *game, int ply, int number)
{
    if (!mem_grow((void **)&game->nags, &game->nag_capacity, game->nag_count + 1,
                  sizeof *game->nags))
        return false;
    game->nags[game->nag_count++] = (struct pgn_nag){.ply = ply, .number = number};
    return true;
}

bool pgn_game_add_err(struct pgn_game *game, struct err_list *list, const struct err *err,
                      long line, long column)
{
    struct err *added;

    if (list->count >= PGN_MAX_ERRORS)
        return true;
    if (!err_list_add(list, err))
        return false;
    added = &list->items[list->count - 1];
    added->game = game->number;
    if (line > 0) {
        added->line = line;
        added->column = column;
    }
    return true;
}

/* ---- the starting position ---- */

static bool start(struct pgn_game *game, const struct position *position)
{
    bool good =
        game->game.positions ? game_reset(&game->game, position) : game_init(&game->game, position);

    game->playable = good;
    return good;
}

bool pgn_game_set_up_initial(struct pgn_game *game)
{
    struct position position;

    position_initial(&position);
    return start(game, &position);
}

/* fen_parse() counts columns from the FEN's own beginning. */
static void place_in_file(const struct pgn_game *game, struct err *err, long line, long column)
{
    err->game = game->number;
    err->line = line;
    err->column = err->column > 0 ? column + err->column - 1 : column;
}

bool pgn_game_set_up(struct pgn_game *game, const char *fen, size_t length, long line, long column)
{
    struct position position;
    struct err err;
    size_t known = game->warnings.count;
    const char *variant = pgn_game_tag(game, "Variant");
    bool is_chess960 = variant && variant_is_chess960(variant);
    bool good = is_chess960 ? fen_parse_chess960(fen, length, &position, &game->warnings, &err)
                            : fen_parse(fen, length, &position, &game->warnings, &err);

    for (size_t i = known; i < game->warnings.count; i++)
        place_in_file(game, &game->warnings.items[i], line, column);
    if (good)
        return start(game, &position);
    place_in_file(game, &err, line, column);
    return err.code != ERR_MEMORY && pgn_game_add_err(game, &game->errors, &err, 0, 0);
}

bool pgn_game_from_fen(struct pgn_game *out, const char *fen, size_t length)
{
    return pgn_game_reset(out, 1) && pgn_game_set_up(out, fen, length, 1, 1);
}

/* ---- Latin-1 ---- */

static bool is_ascii(const char *text)
{
    for (; *text; text++)
        if (*text & 0x80)
            return false;
    return true;
}

static bool convert(struct pgn_game *game, char **text, struct buf *scratch)
{
    if (is_ascii(*text))
        return true;
    buf_reset(scratch);
    utf8_from_latin1(scratch, *text, strlen(*text));
    *text = buf_ok(scratch) ? room_text(game->room, buf_text(scratch), scratch->length) : NULL;
    return *text != NULL;
}

static bool convert_comment(struct pgn_game *game, struct pgn_comment *comment, struct buf *scratch)
{
    bool good = convert(game, &comment->text, scratch);

    for (size_t i = 0; good && i < comment->command_count; i++)
        good = convert(game, &comment->commands[i].arguments, scratch);
    return good;
}

bool pgn_game_from_latin1(struct pgn_game *game)
{
    struct buf scratch = {0};
    bool good = true;

    for (size_t i = 0; good && i < game->tag_count; i++)
        good = convert(game, &game->tags[i].value, &scratch);
    for (size_t i = 0; good && i < game->comment_count; i++)
        good = convert_comment(game, &game->comments[i], &scratch);
    buf_clear(&scratch);
    return good;
}
