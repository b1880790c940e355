/* SPDX-License-Identifier: MIT */
/* Foreign bytes as a puzzle file.  What is read is judged, explained and asked; every fault has
 * its place, and nothing that reaches a terminal holds a control character. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "tests/fuzz/target.h"
#include "text/explain.h"
#include "text/notation.h"
#include "train/catalog.h"
#include "train/records.h"
#include "train/session.h"

enum { PUZZLES_MOST = 6 }; /* of one file */

static void must(bool good)
{
    if (!good)
        abort();
}

static void must_be_clean(const char *text)
{
    must(utf8_valid_prefix(text, strlen(text)) == strlen(text));
    for (; *text; text++)
        must((unsigned char)*text >= ' ' || *text == '\n');
}

static void must_be_placed(const struct err_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        must(list->items[i].code != ERR_NONE && list->items[i].line > 0 &&
             strcmp(list->items[i].file, "fuzz.pgn") == 0);
}

static void read_texts(const struct puzzle *puzzle)
{
    struct buf out = {0};

    must_be_clean(puzzle_title(puzzle, "es"));
    must_be_clean(puzzle_story(puzzle, "de", NULL));
    must_be_clean(words_in(&puzzle->words, "en", NULL));
    puzzle_aftermath(&out, puzzle, "es", NULL);
    must_be_clean(buf_text(&out));
    for (size_t i = 0; i < puzzle->choice_count; i++)
        must_be_clean(words_in(&puzzle->choices[i].words, "es", NULL));
    must_be_clean(puzzle->article ? puzzle->article : "");
    must_be_clean(puzzle->rules_id);
    must(strlen(puzzle->id) < sizeof((struct attempt *)NULL)->puzzle);
    must(puzzle->level >= 1 && puzzle->level <= 5 && puzzle->topic < TOPICS);
    buf_clear(&out);
}

static void explain(const struct puzzle *puzzle, const struct verdict *verdict)
{
    struct speaker speaker = {.game = &puzzle->source->pgn.game,
                              .rules = puzzle->rules,
                              .verdict = verdict,
                              .letters = notation_find("es")};
    static void (*const tellers[])(struct buf *, const struct speaker *) = {
        explain_claim,    explain_how,     explain_turn, explain_question,
        explain_headline, explain_reasons, explain_next, explain_occurrences,
    };
    enum reason grounds[5];
    size_t count = verdict_grounds(speaker.game, verdict, puzzle->rules, grounds,
                                   sizeof grounds / sizeof *grounds);
    struct timeline timeline = {0};
    int pairs[4][2];
    struct buf out = {0};

    for (size_t i = 0; i < sizeof tellers / sizeof tellers[0]; i++)
        tellers[i](&out, &speaker);
    for (size_t i = 0; i < count; i++)
        explain_why(&out, &speaker, grounds[i]);
    for (int level = 1; level <= 3; level++)
        explain_hint(&out, &speaker, level);
    must_be_clean(buf_text(&out));
    count = explain_pairs(&speaker, pairs, 4);
    for (size_t i = 0; i < count && i < 4; i++) {
        struct diff diff;

        explain_diff(&diff, &speaker, pairs[i][0], pairs[i][1]);
    }
    must(explain_timeline(&timeline, &speaker));
    timeline_clear(&timeline);
    buf_clear(&out);
}

/* Can it take seconds to find out who can mate?  Then it is left out: core has targets and
 * tests of its own for that. */
static bool is_slow(const struct puzzle *puzzle)
{
    const struct claim *claim = &puzzle->claim;
    const struct position *position = game_at(&puzzle->source->pgn.game, claim->ply);

    return puzzle->kind == PUZZLE_CLAIM && claim->kind >= CLAIM_DEAD &&
           claim->kind != CLAIM_CHECKMATE && bb_count(position_occupied(position)) > 4;
}

/* Takes the slow ones out. */
static void quicken(struct selection *selection)
{
    size_t kept = 0;

    for (size_t i = 0; i < selection->count; i++)
        if (!is_slow(selection->items[i]))
            selection->items[kept++] = selection->items[i];
    selection_cut(selection, kept);
}

/* All the way with steps that depend on the puzzle; any step is allowed at any time. */
static void ask(const struct selection *selection, uint64_t seed)
{
    struct session_options options = {.seed = seed, .ask_ground = true, .ask_steps = true};
    struct records records;
    struct session session;
    uint64_t state = seed;

    must(records_memory(&records));
    must(session_start(&session, selection, &records, options, 0));
    for (int64_t i = 0; i < 200 && session.state != SESSION_OVER; i++) {
        uint64_t random = random_next(&state);
        struct input input = {.kind = (enum input_kind)(random % INPUT_QUIT),
                              .value = (int)(random >> 8 & 7) - 1};

        session_step(&session, input, i, i);
        must(session.asked == records.count(records.data));
        must((session_puzzle(&session) == NULL) == (session.state == SESSION_OVER));
    }
    session_clear(&session);
    records.free(records.data);
}

/* What holds for every question, and may be asked of no claim. */
static void look_at_question(const struct puzzle *puzzle)
{
    unsigned right = puzzle_right_choices(puzzle);

    must(puzzle->choice_count >= CHOICES_LEAST && puzzle->choice_count <= CHOICES_MOST);
    must(right != 0 && right < 1u << puzzle->choice_count);
    must(puzzle->several || !(right & (right - 1)));
    must(words_in(&puzzle->words, "en", NULL) != NULL && puzzle->aftermath.count > 0);
    must(puzzle->source->pgn.game.plies == 0 && puzzle->line > 0);
}

static void look_at_claim(const struct puzzle *puzzle)
{
    struct verdict verdict;

    must(puzzle->choice_count == 0 && puzzle->rules != NULL);
    must(puzzle_verdict(puzzle, &verdict));
    explain(puzzle, &verdict);
    verdict_clear(&verdict);
}

static void use(const struct pack *pack, size_t size)
{
    struct selection selection = {0};
    struct filter all = {0};

    must(catalog_select(pack, &all, "en", &selection));
    quicken(&selection);
    selection_shuffle(&selection, size);
    selection_cut(&selection, PUZZLES_MOST);
    for (size_t i = 0; i < selection.count; i++) {
        bool is_claim = selection.items[i]->kind == PUZZLE_CLAIM;
        struct err err;

        read_texts(selection.items[i]);
        if (is_claim)
            look_at_claim(selection.items[i]);
        else
            look_at_question(selection.items[i]);
        if (!puzzle_check(selection.items[i], &err))
            must((err.code == ERR_EXPECT_DIFFERS) == is_claim && err.line > 0);
        must(catalog_find(pack, selection.items[i]->id) == selection.items[i]);
    }
    ask(&selection, size);
    selection_clear(&selection);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct pack pack = {0};
    struct err_list errors = {0}, warnings = {0};

    must(pack_read(&pack, "fuzz.pgn", (const char *)data, size, &errors, &warnings));
    must_be_placed(&errors);
    must_be_placed(&warnings);
    use(&pack, size);
    pack_clear(&pack);
    err_list_clear(&errors);
    err_list_clear(&warnings);
    return 0;
}
