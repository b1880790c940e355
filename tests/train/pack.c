/* SPDX-License-Identifier: MIT */
/* The puzzles we ship: every file is clean, every expectation proven, and every claim has the
 * verdict that was found apart from this program: those under today's Laws in tests/data/claims.tsv,
 * those under the law of the game's day, or of another, in truth.tsv, except in the files about
 * procedure.  Of law questions what lint knows, and that they can be told apart. */
#include "config.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "core/fen.h"
#include "core/movegen.h"
#include "tests/tap/tap.h"
#include "train/catalog.h"
#include "train/puzzle.h"

static struct pack pack;
static struct err_list errors, warnings;

/* Names for the puzzles' files; they have to live as long as what is said about them. */
static char *names[512];
static size_t name_count;

static int is_pgn(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);

    return length > 4 && strcmp(entry->d_name + length - 4, ".pgn") == 0;
}

static void read_one(const char *name)
{
    struct buf inside = {0}, path = {0};
    size_t length;
    char *text;

    buf_printf(&inside, "puzzles/%s", name);
    text = tap_read_file(tap_source_path(&path, buf_text(&inside)), &length);
    if (!pack_read(&pack, name, text, length, &errors, &warnings))
        bail("no memory for %s", name);
    free(text);
    buf_clear(&inside);
    buf_clear(&path);
}

static void read_all(void)
{
    struct buf path = {0};
    struct dirent **entries;
    int count = scandir(tap_source_path(&path, "puzzles"), &entries, is_pgn, alphasort);

    if (count < 1 || count > 512)
        bail("no puzzles in %s", buf_text(&path));
    for (int i = 0; i < count; i++) {
        names[name_count] = strdup(entries[i]->d_name);
        read_one(names[name_count++]);
        free(entries[i]);
    }
    free(entries);
    buf_clear(&path);
}

static void show(const struct err_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        diag("%s:%ld:%ld: %s", list->items[i].file, list->items[i].line, list->items[i].column,
             err_code_name(list->items[i].code));
}

static size_t count_kind(enum puzzle_kind kind)
{
    size_t count = 0;

    for (size_t i = 0; i < pack.count; i++)
        count += pack.puzzles[i].kind == kind;
    return count;
}

/* Is a claim asked under other rules than its game? */
static bool is_other_law(const struct puzzle *puzzle)
{
    const char *named = pgn_game_tag(&puzzle->source->pgn, "Ruleset");

    return puzzle->kind == PUZZLE_CLAIM &&
           strcmp(puzzle->rules_id, named ? named : ruleset_default()->id) != 0;
}

/* Those in the set law-of-the-day are the ones that name other rules, all of them. */
static void other_laws(void)
{
    size_t count = 0, astray = 0;

    for (size_t i = 0; i < pack.count; i++) {
        bool other = is_other_law(&pack.puzzles[i]);

        count += other;
        astray += other != puzzle_in_set(&pack.puzzles[i], "law-of-the-day");
    }
    is_size(115 + 92 + 83, count_kind(PUZZLE_CLAIM) - count, "all claims under today's Laws");
    is_size(41, count, "and those under the law of another day");
    is_size(0, astray, "which are a set");
}

static void whole(void)
{
    struct selection famous = {0};
    struct filter filter = {.set = "famous"};
    size_t translated = 0;

    if (!is_size(0, errors.count, "no errors in the pack"))
        show(&errors);
    if (!is_size(0, warnings.count, "no warnings either"))
        show(&warnings);
    other_laws();
    ok(count_kind(PUZZLE_QUESTION) >= 160, "%zu law questions", count_kind(PUZZLE_QUESTION));
    catalog_select(&pack, &filter, "en", &famous);
    is_size(3, famous.count, "three of them famous");
    for (size_t i = 0; i < famous.count; i++) {
        bool fallback = false;

        puzzle_story(famous.items[i], "es", &fallback);
        words_in(&famous.items[i]->words, "es", &fallback);
        words_in(&famous.items[i]->aftermath, "es", &fallback);
        translated += !fallback;
    }
    is_size(3, translated, "the famous ones are in Spanish, too");
    selection_clear(&famous);
}

static void expects(void)
{
    size_t silent = 0, wrong = 0, alike = 0;

    for (size_t i = 0; i < pack.count; i++) {
        struct err err;

        silent += pack.puzzles[i].kind == PUZZLE_CLAIM && !pack.puzzles[i].has_expect;
        if (!puzzle_check(&pack.puzzles[i], &err)) {
            diag("%s: %s %s, %s", pack.puzzles[i].id, err_code_name(err.code), err.args[0].text,
                 err.args[1].text);
            wrong++;
        }
        for (size_t k = 0; k < i; k++) {
            if (pack.puzzles[k].content != pack.puzzles[i].content)
                continue;
            diag("%s is %s", pack.puzzles[i].id, pack.puzzles[k].id);
            alike++;
        }
    }
    is_size(0, silent, "every claim says what is expected");
    is_size(0, wrong, "and the core agrees; lint finds nothing in a question");
    is_size(0, alike, "no two puzzles ask the same");
}

/* What a learner reads before the answer must not name a verdict or a ground. */
static void tells(void)
{
    size_t missing = 0, spoilt = 0;

    for (size_t i = 0; i < pack.count; i++) {
        const struct puzzle *puzzle = &pack.puzzles[i];
        const char *words = words_in(&puzzle->words, "en", NULL);

        missing += !words[0];
        for (int reason = 0; puzzle->kind == PUZZLE_CLAIM && reason < REASON_COUNT; reason++)
            if (strchr(reason_name((enum reason)reason), '-'))
                spoilt += strstr(words, reason_name((enum reason)reason)) != NULL;
    }
    is_size(0, missing, "every claim and question is told in words");
    is_size(0, spoilt, "none of which is a ground");
}

/* ---- no wrong ground that could be defended ---- */

/* What anybody can count on the score sheet, without asking whether it counts. */
struct seen {
    const struct position *board;
    struct position claimed; /* the board, or what the written move would bring */
    size_t looks;            /* how often its diagram has come, the last time included */
    unsigned differ;         /* in what those differ from the last */
};

static struct seen look_at(const struct game *game, const struct verdict *verdict)
{
    struct seen seen = {.board = game_at(game, verdict->claim.ply)};

    seen.claimed = *seen.board;
    if (verdict->written != MOVE_NONE) {
        position_play(seen.board, verdict->written, &seen.claimed);
        seen.looks++;
    }
    for (int ply = 0; ply <= verdict->claim.ply; ply++) {
        unsigned in = identity_differ(game_at(game, ply), &seen.claimed);

        seen.looks += !(in & IDENTITY_PLACEMENT);
        seen.differ |= in & IDENTITY_PLACEMENT ? 0 : in;
    }
    return seen;
}

/* Do these rules know what is asked? */
static bool has_kind(const struct ruleset *rules, enum claim_kind kind)
{
    switch (kind) {
    case CLAIM_THREEFOLD:
        return rules->threefold_claim > 0;
    case CLAIM_FIVEFOLD:
        return rules->fivefold_automatic > 0 || rules->director_repetition > 0;
    case CLAIM_FIFTY:
        return rules->fifty_claim_plies > 0;
    case CLAIM_SEVENTYFIVE:
        return rules->seventyfive_automatic_plies > 0 || rules->director_plies > 0;
    default:
        return true;
    }
}

/* Could a careful arbiter stand by a ground that is not the verdict's?  Those of valid claims
 * say "rightly claimed": they can be defended only where the Laws leave the claim open. */
static bool is_defensible(const struct puzzle *puzzle, const struct verdict *verdict,
                          enum reason ground)
{
    const struct ruleset *rules = puzzle->rules;
    const struct claim *claim = &verdict->claim;
    const struct seen seen = look_at(&puzzle->source->pgn.game, verdict);
    size_t needed = (size_t)(claim->kind == CLAIM_FIVEFOLD ? rules->fivefold_automatic
                                                           : rules->threefold_claim);
    bool is_open = verdict->answer == VERDICT_UNDECIDED && verdict->reason != REASON_NOT_WRITTEN;
    bool is_out_of_turn = verdict->by != (enum color)seen.board->turn;

    switch (ground) {
    case REASON_THIRD_OCCURRENCE:
    case REASON_FIFTY_REACHED:
    case REASON_OPPONENT_CAN_MATE:
    case REASON_OPPONENT_CANNOT_MATE:
        return is_open;
    case REASON_COUNTED_SHORT:
        return seen.looks < needed;
    case REASON_OTHER_SIDE_TO_MOVE:
        return seen.differ & IDENTITY_SIDE;
    case REASON_CASTLING_RIGHTS:
        return seen.differ & IDENTITY_CASTLING;
    case REASON_EN_PASSANT:
        return seen.differ & IDENTITY_EN_PASSANT;
    case REASON_ZEROING_MOVE:
        return verdict->written != MOVE_NONE && position_is_zeroing(seen.board, verdict->written);
    case REASON_FIFTY_SHORT:
        return seen.claimed.halfmove < 100 || is_open;
    case REASON_SEVENTYFIVE_SHORT:
        return seen.board->halfmove < 150;
    case REASON_SEVENTYFIVE: /* a mate with the last of them stands */
        return rules->seventyfive_automatic_plies > 0 && seen.board->halfmove >= 150 &&
               movegen_state(seen.board) != STATE_CHECKMATE;
    case REASON_NOT_ON_MOVE:
    case REASON_MOVE_ALREADY_MADE: /* whose turn it is not has made the last move */
        return is_out_of_turn;
    case REASON_PIECE_TOUCHED:
        return claim->flags & CLAIM_TOUCHED;
    case REASON_NOT_WRITTEN:
        return claim->flags & CLAIM_UNWRITTEN || !claim->move[0];
    case REASON_ILLEGAL_MOVE:
        return claim->move[0] && verdict->written == MOVE_NONE;
    case REASON_GAME_OVER:
        return verdict->end_ply >= 0;
    case REASON_STALEMATE:
        return movegen_state(seen.board) == STATE_STALEMATE;
    case REASON_CHECKMATE:
        return movegen_state(seen.board) == STATE_CHECKMATE;
    case REASON_NOT_STALEMATE:
        return movegen_state(seen.board) != STATE_STALEMATE;
    case REASON_NOT_CHECKMATE:
        return movegen_state(seen.board) != STATE_CHECKMATE;
    case REASON_AGREED: /* 5.2.3; not after an end that came before */
        return claim->ply >= rules->agreement_plies && verdict->end_ply < 0;
    case REASON_AGREED_TOO_EARLY:
        return claim->ply < rules->agreement_plies;
    case REASON_FIVEFOLD:
        return verdict->end_ply >= 0 && verdict->end_kind == EVENT_FIVEFOLD;
    case REASON_OTHER_MOVE_WRITTEN: /* the board alone would do */
        return verdict->written != MOVE_NONE && is_open && verdict->occurrences.count < needed;
    case REASON_NOT_IN_RULESET:
        return !has_kind(rules, claim->kind);
    case REASON_DEAD: /* a mate with its moves tells (tests/train/ends.c plays them) */
        return verdict->dead.side[WHITE].can_mate != DEAD_YES &&
               verdict->dead.side[BLACK].can_mate != DEAD_YES;
    case REASON_NOT_DEAD:
        return dead_is_dead(&verdict->dead) != DEAD_YES;
    case REASON_NOT_PROVEN: /* told by a proof, or by counting */
        return false;
    default:
        return true; /* a new one wants a line here */
    }
}

static void fair(void)
{
    size_t unfair = 0, alone = 0, offered = 0;

    for (size_t i = 0; i < pack.count; i++) {
        const struct puzzle *puzzle = &pack.puzzles[i];
        enum reason grounds[REASON_COUNT];
        struct verdict verdict;

        if (puzzle->kind == PUZZLE_QUESTION)
            continue;
        if (!puzzle_verdict(puzzle, &verdict))
            bail("no memory for %s", puzzle->id);
        size_t count = verdict_grounds(&puzzle->source->pgn.game, &verdict, puzzle->rules, grounds,
                                       REASON_COUNT);
        for (size_t n = 1; n < count; n++) {
            if (!is_defensible(puzzle, &verdict, grounds[n]))
                continue;
            diag("%s: is %s, and so is %s", puzzle->id, reason_name(verdict.reason),
                 reason_name(grounds[n]));
            unfair++;
        }
        offered += count;
        alone += count < 3;
        verdict_clear(&verdict);
    }
    is_size(0, unfair, "no wrong ground can be defended, of %zu", offered);
    is_size(0, alone, "and there are two of them at least");
}

/* ---- claims.tsv ---- */

enum column {
    GAME,
    PLY,
    AFTER,
    BY,
    KIND,
    MOVE,
    FLAGS,
    VERDICT,
    REASON,
    OCCURRENCES,
    CLOCK,
    COLUMNS
};

static char *cut(char *line, char *fields[], int columns)
{
    char *end = line + strcspn(line, "\n");
    char *next = *end ? end + 1 : end;

    *end = '\0';
    for (int n = 0; n < columns; n++) {
        fields[n] = line;
        line += strcspn(line, "\t");
        if (*line)
            *line++ = '\0';
    }
    return next;
}

/* "01-1971-fischer-petrosian.pgn" and "1971-fischer-petrosian", which may go on with "-ep". */
static bool is_game(const char *file, const char *game)
{
    size_t length;

    if (file[0] == '0')
        file += 3;
    length = strlen(file) - strlen(".pgn");
    return strncmp(file, game, length) == 0 && (game[length] == '\0' || game[length] == '-');
}

static unsigned read_flags(const char *text)
{
    unsigned flags = 0;

    for (unsigned flag = 1; flag < 1u << CLAIM_FLAGS; flag <<= 1)
        if (strstr(text, claim_flag_name((enum claim_flag)flag)))
            flags |= flag;
    return flags;
}

static const char *claimant(const struct puzzle *puzzle)
{
    const struct claim *claim = &puzzle->claim;
    bool white = game_at(&puzzle->source->pgn.game, claim->ply)->turn == WHITE;

    if (claim->by != SIDE_UNSAID)
        white = claim->by == SIDE_WHITE;
    else if (claim->flags & CLAIM_MADE)
        white = !white;
    return white ? "white" : "black";
}

static const struct puzzle *find(char *fields[])
{
    for (size_t i = 0; i < pack.count; i++) {
        const struct puzzle *puzzle = &pack.puzzles[i];
        const struct claim *claim = &puzzle->claim;

        if (puzzle->kind == PUZZLE_CLAIM && !is_other_law(puzzle) &&
            is_game(puzzle->source->file, fields[GAME]) && claim->ply == atoi(fields[PLY]) &&
            claim->kind == claim_kind_find(fields[KIND]) &&
            claim->flags == read_flags(fields[FLAGS]) &&
            strcmp(claimant(puzzle), fields[BY]) == 0 &&
            strcmp(claim->move[0] ? claim->move : "-", fields[MOVE]) == 0)
            return puzzle;
    }
    return NULL;
}

static void describe(struct buf *out, const struct verdict *verdict)
{
    buf_printf(out, "%s %s %s ", verdict->by == WHITE ? "white" : "black",
               verdict_answer_name(verdict->answer), reason_name(verdict->reason));
    for (size_t n = 0; n < verdict->occurrences.count; n++)
        buf_printf(out, "%s%d", n ? "," : "", verdict->occurrences.items[n]);
    if (verdict->occurrences.count == 0)
        buf_add_char(out, '-');
    if (verdict->halfmove_clock < 0)
        buf_add(out, " -");
    else
        buf_printf(out, " %d", verdict->halfmove_clock);
}

static void check_row(char *fields[], bool *found)
{
    const struct puzzle *puzzle = find(fields);
    struct buf wanted = {0}, seen = {0};
    struct verdict verdict;

    buf_printf(&wanted, "%s %s %s %s %s", fields[BY], fields[VERDICT], fields[REASON],
               fields[OCCURRENCES], fields[CLOCK]);
    if (puzzle && puzzle_verdict(puzzle, &verdict)) {
        found[puzzle - pack.puzzles] = true;
        describe(&seen, &verdict);
        verdict_clear(&verdict);
    }
    is_string(buf_text(&wanted), buf_text(&seen), "%s, ply %s: %s %s", fields[GAME], fields[PLY],
              fields[KIND], fields[MOVE]);
    buf_clear(&wanted);
    buf_clear(&seen);
}

static int count_rows(const char *text)
{
    int lines = 0;

    for (; *text; text++)
        lines += *text == '\n';
    return lines - 1;
}

/* Files about procedure have no rows: what they ask is who does what in which order, which no
 * other program tells.  Their expectations were argued from the Laws, one by one.  Who can still
 * mate is looked into by tests/train/ends.c. */
static bool is_argued(const struct puzzle *puzzle)
{
    enum claim_kind kind = puzzle->claim.kind;
    return strncmp(puzzle->source->file, "procedure-", strlen("procedure-")) == 0 ||
           strncmp(puzzle->source->file, "ends-", strlen("ends-")) == 0 || kind == CLAIM_DEAD ||
           kind == CLAIM_FLAG;
}

static void rows(char *claims)
{
    bool *found = calloc(pack.count + 1, sizeof *found);
    size_t missing = 0;
    char *fields[COLUMNS];

    for (char *line = cut(claims, fields, COLUMNS); *line;) {
        line = cut(line, fields, COLUMNS);
        check_row(fields, found);
    }
    for (size_t i = 0; i < pack.count; i++) {
        if (found[i] || pack.puzzles[i].kind == PUZZLE_QUESTION ||
            is_other_law(&pack.puzzles[i]) || is_argued(&pack.puzzles[i]))
            continue;
        diag("no row for %s", pack.puzzles[i].id);
        missing++;
    }
    is_size(0, missing, "every claim has its row, or stands in a file about procedure");
    free(found);
}

/* ---- truth.tsv ---- */

enum truth { TRUTH_GAME, TRUTH_PLY, TRUTH_CLAIM, TRUTH_RULES, TRUTH_VERDICT, TRUTH_REASON, TRUTHS };

/* A position stands there as its FEN. */
static bool is_start(const struct puzzle *puzzle, const char *fen)
{
    struct buf start = {0};
    bool same;

    fen_write(&start, game_at(&puzzle->source->pgn.game, 0));
    same = strcmp(buf_text(&start), fen) == 0;
    buf_clear(&start);
    return same;
}

static bool is_row(const struct puzzle *puzzle, char *fields[])
{
    struct buf claim = {0};
    const char *game = fields[TRUTH_GAME];
    bool same;

    claim_text_write(&claim, &puzzle->claim);
    same = (strchr(game, '/') ? is_start(puzzle, game) : is_game(puzzle->source->file, game)) &&
           puzzle->claim.ply == atoi(fields[TRUTH_PLY]) &&
           strcmp(buf_text(&claim), fields[TRUTH_CLAIM]) == 0 &&
           strcmp(puzzle->rules_id, fields[TRUTH_RULES]) == 0;
    buf_clear(&claim);
    return same;
}

/* That the core agrees with what is expected has been seen above. */
static bool is_expected(const struct puzzle *puzzle, char *fields[])
{
    struct buf text = {0};
    struct expect expect;
    bool same;

    buf_printf(&text, strcmp(fields[TRUTH_VERDICT], "valid") == 0 ? "%s" : "%s,%s",
               fields[TRUTH_VERDICT], fields[TRUTH_REASON]);
    same = expect_text_parse(buf_text(&text), text.length, &expect, NULL) &&
           expect.answer == puzzle->expect.answer && expect.reason == puzzle->expect.reason;
    buf_clear(&text);
    return same;
}

static void truths(char *rows)
{
    bool *found = calloc(pack.count + 1, sizeof *found);
    size_t missing = 0;
    char *fields[TRUTHS];

    for (char *line = cut(rows, fields, TRUTHS); *line;) {
        line = cut(line, fields, TRUTHS);
        for (size_t i = 0; i < pack.count; i++)
            if (is_other_law(&pack.puzzles[i]) && is_row(&pack.puzzles[i], fields))
                found[i] = is_expected(&pack.puzzles[i], fields);
    }
    for (size_t i = 0; i < pack.count; i++) {
        if (found[i] || !is_other_law(&pack.puzzles[i]))
            continue;
        diag("no row for %s", pack.puzzles[i].id);
        missing++;
    }
    is_size(0, missing, "every claim under another law is argued in truth.tsv");
    free(found);
}

int main(void)
{
    struct buf path = {0}, other = {0};
    char *claims = tap_read_file(tap_data_path(&path, "claims.tsv"), NULL);
    char *truth = tap_read_file(tap_data_path(&other, "truth.tsv"), NULL);

    tap_plan(8 + 3 + 2 + 2 + count_rows(claims) + 1 + 1);
    read_all();
    whole();
    expects();
    tells();
    fair();
    rows(claims);
    truths(truth);
    free(claims);
    free(truth);
    buf_clear(&path);
    buf_clear(&other);
    pack_clear(&pack);
    err_list_clear(&errors);
    err_list_clear(&warnings);
    while (name_count > 0)
        free(names[--name_count]);
    return tap_done();
}
