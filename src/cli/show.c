/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/show.h"

#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "core/fen.h"
#include "pgn/writer.h"
#include "text/explain.h"
#include "text/i18n.h"
#include "text/json.h"
#include "text/notation.h"
#include "text/report.h"

enum { COLUMNS = 79 };

static void add_line(void *data, const char *text, size_t length)
{
    buf_add_bytes(data, text, length);
    buf_add_char(data, '\n');
}

static void paragraph(struct buf *out, const char *text)
{
    if (*text)
        utf8_wrap(text, COLUMNS, add_line, out);
}

static void add_board(struct buf *out, const struct show *show, const struct position *position)
{
    notation_board(out, position, show->context->letters);
    buf_add_char(out, '\n');
}

/* What the question is, and nothing of the answer. */
static void add_question(struct buf *out, const struct show *show, const struct puzzle *puzzle,
                         const struct verdict *verdict)
{
    struct speaker speaker = {&puzzle->source->pgn.game, puzzle->rules, verdict,
                              show->context->letters};
    struct buf line = {0};
    explain_claim(&line, &speaker);
    buf_add_char(&line, ' ');
    explain_how(&line, &speaker);
    buf_add_char(&line, ' ');
    explain_turn(&line, &speaker);
    buf_add_char(&line, ' ');
    explain_before(&line, &speaker);
    paragraph(out, buf_text(&line));
    buf_reset(&line);
    buf_add(&line, _("Rules: "));
    explain_ruleset(&line, puzzle->rules);
    paragraph(out, buf_text(&line));
    buf_clear(&line);
}

/* In the order of the alphabet, which tells nothing. */
static const char *next_choice(const struct puzzle *puzzle, const char *language, const char *after)
{
    const char *next = NULL;
    for (size_t i = 0; i < puzzle->choice_count; i++) {
        const char *text = words_in(&puzzle->choices[i].words, language, NULL);
        if (strcmp(text, after) > 0 && (!next || strcmp(text, next) < 0))
            next = text;
    }
    return next;
}

static void add_law_text(struct buf *out, const struct show *show, const struct puzzle *puzzle)
{
    const char *language = show->context->language;
    struct buf line = {0};
    buf_printf(out, "%s: %s\n", puzzle->id, puzzle_title(puzzle, language));
    buf_add(&line, _("Rules: "));
    puzzle_rules(&line, puzzle);
    paragraph(out, buf_text(&line));
    buf_add_char(out, '\n');
    if (puzzle->has_diagram)
        add_board(out, show, game_at(&puzzle->source->pgn.game, 0));
    paragraph(out, words_in(&puzzle->words, language, NULL));
    for (const char *at = ""; (at = next_choice(puzzle, language, at)) != NULL;) {
        buf_reset(&line);
        buf_printf(&line, "- %s", at);
        paragraph(out, buf_text(&line));
    }
    buf_clear(&line);
}

static void add_text(struct buf *out, const struct show *show, const struct puzzle *puzzle,
                     const struct verdict *verdict, int ply)
{
    const char *language = show->context->language;
    const struct game *game = &puzzle->source->pgn.game;
    buf_printf(out, "%s: %s\n", puzzle->id, puzzle_title(puzzle, language));
    report_title(out, &puzzle->source->pgn);
    buf_add_char(out, '\n');
    paragraph(out, puzzle_story(puzzle, language, NULL));
    buf_add_char(out, '\n');
    add_board(out, show, game_at(game, ply));
    buf_add(out, _("After "));
    notation_move(out, game, ply, show->context->letters);
    buf_add(out, ".\n\n");
    paragraph(out, words_in(&puzzle->words, language, NULL));
    add_question(out, show, puzzle, verdict);
}

/* A number alone counts half-moves, as in --claim. */
static bool read_ply(const struct show *show, const struct puzzle *puzzle, int *ply)
{
    *ply = puzzle->claim.ply;
    if (!show->ply)
        return true;
    if (*show->ply && strlen(show->ply) < 8 &&
        strspn(show->ply, "0123456789") == strlen(show->ply)) {
        *ply = atoi(show->ply);
        return *ply <= puzzle->source->pgn.game.plies;
    }
    *ply = notation_parse_ply(&puzzle->source->pgn.game, show->ply);
    return *ply >= 0;
}

static bool show_law_json(struct buf *out, const struct puzzle *puzzle, const char *language)
{
    struct json_choice choices[CHOICES_MOST];
    struct buf because = {0};
    puzzle_aftermath(&because, puzzle, language, NULL);
    for (size_t i = 0; i < puzzle->choice_count; i++)
        choices[i] = (struct json_choice){words_in(&puzzle->choices[i].words, language, NULL),
                                          puzzle->choices[i].right};
    bool good = buf_ok(&because) &&
                json_write_question(out, &(struct json_question){
                                             .id = puzzle->id,
                                             .title = puzzle_title(puzzle, language),
                                             .topic = topic_name(puzzle->topic),
                                             .level = puzzle->level,
                                             .game = &puzzle->source->pgn,
                                             .ruleset = puzzle->rules_id,
                                             .article = puzzle->article,
                                             .has_diagram = puzzle->has_diagram,
                                             .question = words_in(&puzzle->words, language, NULL),
                                             .because = buf_text(&because),
                                             .several = puzzle->several,
                                             .choices = choices,
                                             .choice_count = puzzle->choice_count,
                                         });
    buf_clear(&because);
    return good;
}

bool show_json(struct buf *out, const struct puzzle *puzzle, const char *language)
{
    if (puzzle->kind == PUZZLE_QUESTION)
        return show_law_json(out, puzzle, language);
    struct verdict verdict = {0};
    bool good = puzzle_verdict(puzzle, &verdict) &&
                json_write_puzzle(out, &(struct json_puzzle){
                                           .id = puzzle->id,
                                           .title = puzzle_title(puzzle, language),
                                           .topic = topic_name(puzzle->topic),
                                           .level = puzzle->level,
                                           .game = &puzzle->source->pgn,
                                           .rules = puzzle->rules,
                                           .verdict = &verdict,
                                       });
    verdict_clear(&verdict);
    return good;
}

static bool fill(struct buf *out, const struct show *show, const struct puzzle *puzzle, int ply)
{
    struct verdict verdict = {0};
    const struct pgn_game *pgn = &puzzle->source->pgn;
    if (strcmp(show->format, "json") == 0)
        return show_json(out, puzzle, show->context->language);
    if (strcmp(show->format, "pgn") == 0) {
        writer_game(out, pgn);
    } else if (strcmp(show->format, "fen") == 0) {
        fen_write(out, game_at(&pgn->game, ply));
        buf_add_char(out, '\n');
    } else if (puzzle->kind == PUZZLE_QUESTION) {
        add_law_text(out, show, puzzle);
    } else {
        if (!puzzle_verdict(puzzle, &verdict))
            return false;
        add_text(out, show, puzzle, &verdict, ply);
        verdict_clear(&verdict);
    }
    return buf_ok(out);
}

enum exit_status show_puzzle(const struct show *show, const struct puzzle *puzzle)
{
    struct buf out = {0};
    struct err err;
    int ply;
    enum exit_status status = EXIT_SYSTEM;
    if (!read_ply(show, puzzle, &ply)) {
        option_refuse(&err, "ply", show->ply, _("a ply of this game, as 66, 33b, start or end"));
        return command_fail(show->context, &err);
    }
    if (fill(&out, show, puzzle, ply))
        status = command_write(show->context, buf_text(&out), out.length);
    buf_clear(&out);
    return status;
}
