/* SPDX-License-Identifier: MIT */
/*
 * A judged claim as a puzzle file (doc/puzzle-format.md): the game with one comment more.
 */
#include "config.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "pgn/claim_text.h"
#include "pgn/writer.h"
#include "text/i18n.h"
#include "tui/analysis.h"

/* ---- the file ---- */

/* The last part of a path, the program's idea of a name: "games/Lopez 2.pgn" -> "lopez-2". */
static void write_id(struct buf *out, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    size_t length = strlen(name);

    if (length > 4 && strcmp(name + length - 4, ".pgn") == 0)
        length -= 4;
    for (size_t n = 0; n < length; n++) {
        unsigned char c = (unsigned char)name[n];
        if (c < 0x80 && isalnum(c))
            buf_add_char(out, (char)tolower(c));
        else if (out->length > 0 && out->data[out->length - 1] != '-')
            buf_add_char(out, '-');
    }
    if (out->length == 0)
        buf_add(out, "puzzle");
}

/* "valid", "invalid,counted-short": what the file says it expects. */
static void write_expect(struct buf *out, const struct verdict *verdict)
{
    buf_add(out, verdict_answer_name(verdict->answer));
    if (verdict->answer != VERDICT_VALID)
        buf_printf(out, ",%s", reason_name(verdict->reason));
}

/* All that a file needs besides the game. */
struct extra {
    struct buf id, claim, expect, words;
    struct pgn_command commands[2];
    struct pgn_comment comment;
};

static void fill_extra(struct extra *extra, const struct verdict *verdict, const char *path)
{
    static char claim[] = "claim", expect[] = "expect";

    *extra = (struct extra){0};
    write_id(&extra->id, path);
    claim_text_write(&extra->claim, &verdict->claim);
    write_expect(&extra->expect, verdict);
    /* files are in English, and say that nobody has claimed */
    buf_printf(&extra->words, "Suppose %s claims here.", verdict->by == WHITE ? "White" : "Black");
    extra->commands[0] = (struct pgn_command){.name = claim, .arguments = extra->claim.data};
    extra->commands[1] = (struct pgn_command){.name = expect, .arguments = extra->expect.data};
    extra->comment = (struct pgn_comment){.ply = verdict->claim.ply,
                                          .text = extra->words.data,
                                          .commands = extra->commands,
                                          .command_count = 2};
}

static void clear_extra(struct extra *extra)
{
    buf_clear(&extra->id);
    buf_clear(&extra->claim);
    buf_clear(&extra->expect);
    buf_clear(&extra->words);
}

/* A player's claim comes before words that stand at its move already, which then are its
 * aftermath; but behind other claims there, and behind the story. */
static size_t place_of(const struct pgn_game *game, int ply)
{
    size_t place = 0, end;

    while (place < game->comment_count && game->comments[place].ply < ply)
        place++;
    for (end = place; end < game->comment_count && game->comments[end].ply == ply; end++)
        if (ply == 0 || game->comments[end].command_count > 0)
            place = end + 1;
    return place;
}

/* The comments up to a ply, with the claim's own among them; the array is the caller's. */
static struct pgn_comment *add_comment(const struct pgn_game *game, int last,
                                       const struct pgn_comment *comment, size_t *count)
{
    struct pgn_comment *comments = calloc(game->comment_count + 1, sizeof *comments);
    size_t place = place_of(game, comment->ply), kept = 0;

    for (size_t n = 0; comments && n <= game->comment_count; n++) {
        if (n == place)
            comments[kept++] = *comment;
        if (n < game->comment_count && game->comments[n].ply <= last)
            comments[kept++] = game->comments[n];
    }
    *count = kept;
    return comments;
}

/* The tags with the puzzle's id in place of another. */
static struct pgn_tag *add_tag(const struct pgn_game *game, char *id, size_t *count)
{
    static char name[] = "PuzzleId";
    struct pgn_tag *tags = calloc(game->tag_count + 1, sizeof *tags);
    size_t kept = 0;

    for (size_t n = 0; tags && n < game->tag_count; n++)
        if (strcmp(game->tags[n].name, name) != 0)
            tags[kept++] = game->tags[n];
    if (tags)
        tags[kept++] = (struct pgn_tag){.name = name, .value = id};
    *count = kept;
    return tags;
}

/* The game on view as the writer wants it, with texts borrowed from the one analysed. */
static void write_game(const struct analysis *analysis, struct extra *extra, struct buf *out)
{
    struct pgn_game game = analysis->pgn;
    int last = analysis->on_line ? analysis->left_at : game.game.plies;

    game.tags = add_tag(&analysis->pgn, extra->id.data, &game.tag_count);
    game.comments = add_comment(&analysis->pgn, last, &extra->comment, &game.comment_count);
    game.game = *analysis_game(analysis);
    if (analysis->on_line)
        strcpy(game.result, "*");
    while (game.nag_count > 0 && game.nags[game.nag_count - 1].ply > last)
        game.nag_count--;
    if (game.tags && game.comments)
        writer_game(out, &game);
    free(game.tags);
    free(game.comments);
}

void analysis_write_puzzle(const struct analysis *analysis, const char *path, struct buf *out)
{
    struct extra extra;

    fill_extra(&extra, &analysis->verdict, path);
    if (buf_ok(&extra.id) && buf_ok(&extra.claim) && buf_ok(&extra.expect) && buf_ok(&extra.words))
        write_game(analysis, &extra, out);
    clear_extra(&extra);
}

/* ---- writing it ---- */

void analysis_save(const struct analysis *analysis, struct app *app, const char *path)
{
    struct buf text = {0};

    if (!analysis->judged) {
        app_warn(app, _("First judge a claim here (:claim); it is saved with the game."));
        return;
    }
    analysis_write_puzzle(analysis, path, &text);
    if (buf_ok(&text))
        app_wish(app, WISH_SAVE_FILE, path, buf_text(&text), text.length);
    buf_clear(&text);
}

void analysis_saved(struct app *app, const struct tui_event *event)
{
    if (event->err)
        analysis_complain(app, event->err, NULL);
    else
        app_say(app, _("Saved.  \"drawclaim puzzles lint\" says what is missing."));
}
