/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "export/sheet.h"

#include "core/fen.h"
#include "pgn/writer.h"
#include "text/explain.h"
#include "text/i18n.h"

/* --- claims ------------------------------------------------------------------------------ */

static void add_part(struct buf *out, const struct buf *part)
{
    if (part->length == 0)
        return;
    buf_add(out, out->length > 0 ? "\n" : "");
    buf_add(out, buf_text(part));
}

/* In the author's words, and what they leave out; without any, in ours. */
static void fill_claim(struct sheet *sheet, const struct speaker *speaker, const char *words)
{
    struct buf beside = {0};
    buf_add(&sheet->claim, words);
    if (*words) {
        explain_beside(&beside, speaker, words);
    } else {
        explain_claim(&sheet->claim, speaker);
        explain_how(&beside, speaker);
        buf_add_char(&beside, ' ');
        explain_before(&beside, speaker);
    }
    add_part(&sheet->claim, &beside);
    buf_clear(&beside);
    explain_question(&sheet->question, speaker);
    buf_add_char(&sheet->question, ' ');
    buf_add(&sheet->question, _("Choose the ground that decides."));
}

/* The grounds come with the true one first; by their codes they tell nothing. */
static void sort_grounds(enum reason *grounds, size_t count)
{
    for (size_t n = 1; n < count; n++)
        for (size_t at = n; at > 0 && grounds[at] < grounds[at - 1]; at--) {
            enum reason swapped = grounds[at];
            grounds[at] = grounds[at - 1];
            grounds[at - 1] = swapped;
        }
}

static void fill_grounds(struct sheet *sheet, const struct speaker *speaker)
{
    enum reason grounds[SHEET_CHOICES];
    sheet->choice_count = verdict_grounds(speaker->game, speaker->verdict, speaker->rules, grounds,
                                          SHEET_CHOICES);
    sort_grounds(grounds, sheet->choice_count);
    for (size_t n = 0; n < sheet->choice_count; n++) {
        struct sheet_choice *choice = &sheet->choices[n];
        choice->right = grounds[n] == speaker->verdict->reason;
        choice->code = reason_name(grounds[n]);
        buf_add(&choice->text, explain_ground(grounds[n]));
        explain_why(&choice->feedback, speaker, grounds[n]);
    }
}

static void fill_hints(struct sheet *sheet, const struct speaker *speaker)
{
    sheet->hint_count = SHEET_HINTS;
    for (int level = 1; level <= SHEET_HINTS; level++)
        explain_hint(&sheet->hints[level - 1], speaker, level);
}

static void fill_explanation(struct sheet *sheet, const struct speaker *speaker)
{
    void (*const parts[])(struct buf *, const struct speaker *) = {
        explain_headline, explain_reasons, explain_next};
    for (size_t n = 0; n < sizeof parts / sizeof *parts; n++) {
        struct buf part = {0};
        parts[n](&part, speaker);
        add_part(&sheet->explanation, &part);
        buf_clear(&part);
    }
}

static bitboard squares_of(move m)
{
    return m == MOVE_NONE ? 0 : bb_of(move_from(m)) | bb_of(move_to(m));
}

static void fill_board(struct sheet *sheet, const struct verdict *verdict)
{
    const struct game *game = &sheet->puzzle->source->pgn.game;
    int ply = sheet->puzzle->claim.ply;
    sheet->has_board = true;
    sheet->position = *game_at(game, ply);
    sheet->last = ply > 0 ? squares_of(game->moves[ply - 1]) : 0;
    sheet->marked = squares_of(verdict->written);
    writer_moves(&sheet->moves, game, 0, ply, NULL);
}

static bool fill_from_claim(struct sheet *sheet, const char *language)
{
    const struct puzzle *puzzle = sheet->puzzle;
    struct verdict verdict;
    if (!puzzle_verdict(puzzle, &verdict))
        return false;
    struct speaker speaker = {&puzzle->source->pgn.game, puzzle->rules, &verdict, NULL};
    fill_claim(sheet, &speaker, words_in(&puzzle->words, language, NULL));
    fill_board(sheet, &verdict);
    fill_grounds(sheet, &speaker);
    fill_hints(sheet, &speaker);
    fill_explanation(sheet, &speaker);
    buf_add(&sheet->article, verdict.article ? verdict.article : "");
    verdict_clear(&verdict);
    return true;
}

/* --- law questions ----------------------------------------------------------------------- */

static void fill_choices(struct sheet *sheet, const char *language)
{
    const struct puzzle *puzzle = sheet->puzzle;
    sheet->choice_count = puzzle->choice_count;
    sheet->several = puzzle->several;
    for (size_t n = 0; n < puzzle->choice_count; n++) {
        buf_add(&sheet->choices[n].text, words_in(&puzzle->choices[n].words, language, NULL));
        sheet->choices[n].right = puzzle->choices[n].right;
    }
}

static bool fill_from_question(struct sheet *sheet, const char *language)
{
    const struct puzzle *puzzle = sheet->puzzle;
    buf_add(&sheet->question, words_in(&puzzle->words, language, NULL));
    fill_choices(sheet, language);
    buf_add(&sheet->article, puzzle->article ? puzzle->article : "");
    if (puzzle->has_diagram) {
        sheet->has_board = true;
        sheet->position = *game_at(&puzzle->source->pgn.game, 0);
    }
    return true;
}

/* --- the whole --------------------------------------------------------------------------- */

bool sheet_make(struct sheet *out, const struct puzzle *puzzle, const char *language)
{
    struct buf aftermath = {0};
    *out = (struct sheet){.puzzle = puzzle};
    buf_add(&out->title, puzzle_title(puzzle, language));
    puzzle_rules(&out->rules, puzzle);
    buf_add(&out->story, puzzle_story(puzzle, language, NULL));
    bool good = puzzle->kind == PUZZLE_CLAIM ? fill_from_claim(out, language)
                                             : fill_from_question(out, language);
    puzzle_aftermath(&aftermath, puzzle, language, NULL);
    add_part(&out->explanation, &aftermath);
    good = good && buf_ok(&aftermath) && buf_ok(&out->explanation) && buf_ok(&out->moves);
    buf_clear(&aftermath);
    return good;
}

void sheet_clear(struct sheet *sheet)
{
    struct buf *const texts[] = {&sheet->title, &sheet->rules,    &sheet->story,
                                 &sheet->claim, &sheet->moves,    &sheet->question,
                                 &sheet->explanation, &sheet->article};
    for (size_t n = 0; n < sizeof texts / sizeof *texts; n++)
        buf_clear(texts[n]);
    for (size_t n = 0; n < SHEET_HINTS; n++)
        buf_clear(&sheet->hints[n]);
    for (size_t n = 0; n < SHEET_CHOICES; n++) {
        buf_clear(&sheet->choices[n].text);
        buf_clear(&sheet->choices[n].feedback);
    }
    *sheet = (struct sheet){0};
}

struct svg_board sheet_board(const struct sheet *sheet)
{
    return (struct svg_board){
        .position = &sheet->position, .last = sheet->last, .marked = sheet->marked};
}
