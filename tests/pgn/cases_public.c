/* SPDX-License-Identifier: MIT */
/*
 * Questions that went wrong in other programs, as rows of data/cases-public/INDEX.tsv: an
 * input file, a question in words and the right answer.  Here each kind of question is asked
 * of reader and core; the answer is put into the same words and compared.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "core/dead.h"
#include "core/draws.h"
#include "core/fen.h"
#include "core/movegen.h"
#include "core/verdict.h"
#include "pgn/reader.h"
#include "tests/tap/tap.h"

enum { COLUMNS = 5 };

struct row {
    char *id, *kind, *file, *question, *answer;
    const char *rest;     /* of the question, behind its pattern */
    struct pgn_game game; /* the one asked about */
    long games;           /* in the file */
    struct buf plies;     /* of each, as "0, 1" */
    struct buf seen;
};

/* Rows that the search for a mate may leave open within its default budget. */
static const char *const undecided[] = {"057", NULL};

static const struct position * final(const struct row *row)
{
    return game_at(&row->game.game, row->game.game.plies);
}

/* ---- reading ---- */

static const char *reason(const struct err *err, char letter[64])
{
    switch (err->code) {
    case ERR_MOVE_AMBIGUOUS:
        return "ambiguous";
    case ERR_MOVE_ILLEGAL:
    case ERR_MOVE_UNREACHABLE:
        return "not legal";
    case ERR_MOVE_PROMOTION:
        return "the promotion piece is missing";
    case ERR_MOVE_NULL:
        return "not a legal move";
    case ERR_MOVE_CAPTURE_FILE:
        return "no file before the capture sign";
    case ERR_MOVE_LETTER:
        strcpy(letter, err->args[1].text);
        return strcat(letter, " is no English piece letter");
    default:
        return err_code_name(err->code);
    }
}

/* Warnings that are no news here: every FEN with a clock has one, and Latin-1 has its row. */
static const struct err *warning(const struct row *row)
{
    for (size_t i = 0; i < row->game.warnings.count; i++) {
        const struct err *err = &row->game.warnings.items[i];

        if (err->code != ERR_HISTORY_UNKNOWN && err->code != ERR_NOT_UTF8)
            return err;
    }
    return NULL;
}

static void parses(struct row *row)
{
    const struct err *err = warning(row);
    char letter[64];

    if (row->game.errors.count > 0) {
        err = &row->game.errors.items[0];
        buf_printf(&row->seen, "error at ply %d (%s): %s", err->ply, err->args[0].text,
                   reason(err, letter));
        return;
    }
    buf_printf(&row->seen, "ok, %d plies", row->game.game.plies);
    if (err && err->code == ERR_RESULT_BOARD)
        buf_printf(&row->seen, ", and the result tag contradicts the mate by %s",
                   final(row)->turn == WHITE ? "Black" : "White");
    else if (err)
        buf_add(&row->seen, ", with a warning");
    if (err && err->code == ERR_FEN_NUMBER_ZERO)
        buf_add(&row->seen, ": the move number must be at least 1");
}

static void number_of_games(struct row *row)
{
    buf_printf(&row->seen, "%ld", row->games);
}

static void plies_per_game(struct row *row)
{
    buf_add(&row->seen, buf_text(&row->plies));
}

static void tag(struct row *row)
{
    const char *value = pgn_game_tag(&row->game, row->rest);

    buf_add(&row->seen, value ? value : "(none)");
}

static void result(struct row *row)
{
    buf_add(&row->seen, row->game.result);
}

static void canonical_san(struct row *row)
{
    const struct game *game = &row->game.game;
    int ply = atoi(row->rest);

    if (ply >= 1 && ply <= game->plies)
        san_write(&row->seen, game_at(game, ply - 1), game->moves[ply - 1], NULL);
}

static void numbering(struct row *row)
{
    const struct position *start = game_at(&row->game.game, 0);

    buf_printf(&row->seen, "starts at %d, %s to move", start->fullmove,
               start->turn == WHITE ? "White" : "Black");
}

/* ---- positions ---- */

static void invalid_position(struct row *row, const struct err *err)
{
    static const char *const ranks[] = {"", "first", "second", "third", "fourth"};
    const char *color = err->args[1].number == WHITE ? "white" : "black";

    buf_add(&row->seen, "no: ");
    switch (err->code) {
    case ERR_FEN_KINGS:
        buf_printf(&row->seen, "%s %s kings", err->args[0].number == 2 ? "two" : "no", color);
        break;
    case ERR_FEN_PAWN_RANK:
        buf_add(&row->seen, "pawns on the first or eighth rank");
        break;
    case ERR_FEN_CHECK:
        buf_add(&row->seen, "the side not on move is in check");
        break;
    case ERR_FEN_KINGS_TOUCH:
        buf_add(&row->seen, "the kings touch");
        break;
    case ERR_FEN_DIGITS:
        buf_printf(&row->seen, "adjacent digits on the %s rank", ranks[err->args[0].number % 5]);
        break;
    default:
        buf_add(&row->seen, err_code_name(err->code));
        break;
    }
}

static void valid_position(struct row *row)
{
    const struct err *err = warning(row);

    if (row->game.errors.count > 0) {
        invalid_position(row, &row->game.errors.items[0]);
        return;
    }
    buf_add(&row->seen, "yes");
    if (!err)
        return;
    if (err->code == ERR_FEN_EP_DROPPED)
        buf_printf(&row->seen, ", with the e.p. square dropped: no black pawn stands on %c5",
                   err->args[0].text[0]);
    else if (err->code == ERR_FEN_CASTLING_DROPPED)
        buf_printf(&row->seen, ", with the flag %s dropped: no rook on h1", err->args[0].text);
    else if (err->code == ERR_FEN_FIELDS_MISSING)
        buf_add(&row->seen, ", counters taken as 0 and 1");
    else if (err->code == ERR_FEN_CLOCK_LARGE)
        buf_printf(&row->seen, ", with a warning: %ld quiet plies cannot fit before move %d",
                   err->args[0].number, final(row)->fullmove);
}

static void four_fields(struct row *row)
{
    const char *end;
    int blanks = 0;

    fen_write(&row->seen, final(row));
    for (end = buf_text(&row->seen); *end; end++)
        if (*end == ' ' && ++blanks == 4)
            break;
    buf_truncate(&row->seen, (size_t)(end - buf_text(&row->seen)));
}

static void halfmove_clock(struct row *row)
{
    buf_printf(&row->seen, "%d", final(row)->halfmove);
}

static void fullmove_number(struct row *row)
{
    buf_printf(&row->seen, "%d", final(row)->fullmove);
}

static void state(struct row *row)
{
    static const char *const names[] = {[STATE_ONGOING] = "none",
                                        [STATE_CHECK] = "check",
                                        [STATE_CHECKMATE] = "checkmate",
                                        [STATE_STALEMATE] = "stalemate"};

    buf_add(&row->seen, names[movegen_state(final(row))]);
}

static void legal_moves(struct row *row)
{
    struct movelist list;

    movegen_legal(final(row), &list);
    buf_printf(&row->seen, "%d", list.count);
}

static void add_yes(struct row *row, bool yes)
{
    buf_add(&row->seen, yes ? "yes" : "no");
}

static void castling(struct row *row)
{
    move m;

    add_yes(row, san_parse(final(row), "O-O", 3, NULL, &m, NULL, NULL));
}

static void en_passant(struct row *row)
{
    add_yes(row, final(row)->en_passant != SQUARE_NONE);
}

/* ---- repetition and fifty moves ---- */

static void find_events(struct row *row, struct event_list *events)
{
    if (!draws_events(&row->game.game, row->game.game.plies, ruleset_default(), DEAD_FAST, events))
        bail("no memory for events");
}

static void occurrences(struct row *row)
{
    buf_printf(&row->seen, "%d",
               draws_count(&row->game.game, row->game.game.plies, final(row), IDENTITY_ALL));
}

static void most_occurrences(struct row *row)
{
    struct event_list events = {0};

    find_events(row, &events);
    buf_printf(&row->seen, "%d", events.max_occurrences);
    event_list_clear(&events);
}

static void first_third(struct row *row)
{
    const struct game *game = &row->game.game;

    for (int ply = 0; ply <= game->plies; ply++)
        if (draws_count(game, ply, game_at(game, ply), IDENTITY_ALL) >= 3) {
            buf_printf(&row->seen, "%d", ply);
            return;
        }
}

/* Is there such an event at the last ply?  `m` for an intended move: any for fifty moves. */
static bool has_event(struct row *row, enum event_kind kind, enum event_how how, move m)
{
    struct event_list events = {0};
    bool found = false;

    find_events(row, &events);
    for (size_t i = 0; i < events.count; i++) {
        const struct event *event = &events.items[i];
        bool open = event->ply == row->game.game.plies ||
                    (event->kind == EVENT_FIFTY && event->how == EVENT_ON_BOARD &&
                     event->ply < row->game.game.plies && event->until == row->game.game.plies);

        found = found || (open && event->kind == kind && event->how == how &&
                          (event->intended == m || kind == EVENT_FIFTY));
    }
    event_list_clear(&events);
    return found;
}

/* What the arbiter says must agree with the list of events. */
static void add_claim(struct row *row, struct claim *claim, bool open)
{
    struct verdict verdict;
    bool valid;

    claim->ply = row->game.game.plies;
    if (!verdict_of(&row->game.game, claim, ruleset_default(), DEAD_FAST, &verdict))
        bail("no memory for a verdict");
    valid = verdict.answer == VERDICT_VALID;
    if (valid == open)
        add_yes(row, open);
    else
        buf_printf(&row->seen, "%s by its events, %s by its verdict", open ? "yes" : "no",
                   verdict_answer_name(verdict.answer));
    verdict_clear(&verdict);
}

static void threefold_now(struct row *row)
{
    add_claim(row, &(struct claim){.kind = CLAIM_THREEFOLD},
              has_event(row, EVENT_THREEFOLD, EVENT_ON_BOARD, MOVE_NONE));
}

static void fifty_now(struct row *row)
{
    add_claim(row, &(struct claim){.kind = CLAIM_FIFTY},
              has_event(row, EVENT_FIFTY, EVENT_ON_BOARD, MOVE_NONE));
}

/* "Nf2?" */
static move intended(struct row *row, struct claim *claim)
{
    size_t length = strcspn(row->rest, "?");
    move m = MOVE_NONE;

    if (length < CLAIM_MOVE_SIZE)
        memcpy(claim->move, row->rest, length);
    if (!san_parse(final(row), row->rest, length, NULL, &m, NULL, NULL))
        bail("%s: the question names no legal move", row->id);
    return m;
}

static void threefold_intended(struct row *row)
{
    struct claim claim = {.kind = CLAIM_THREEFOLD};
    move m = intended(row, &claim);

    add_claim(row, &claim, has_event(row, EVENT_THREEFOLD, EVENT_INTENDED, m));
}

/* The event says that there is a move; this one must be quiet. */
static void fifty_intended(struct row *row)
{
    struct claim claim = {.kind = CLAIM_FIFTY};
    move m = intended(row, &claim);

    add_claim(row, &claim,
              has_event(row, EVENT_FIFTY, EVENT_INTENDED, MOVE_NONE) &&
                  !position_is_zeroing(final(row), m));
}

static void add_item(struct buf *list, const char *format, int number)
{
    if (list->length > 0)
        buf_add(list, ", ");
    if (number >= 0)
        buf_printf(list, format, number);
}

static void claims_on_board(struct row *row)
{
    struct event_list events = {0};

    find_events(row, &events);
    for (size_t i = 0; i < events.count; i++)
        if (events.items[i].how == EVENT_ON_BOARD)
            add_item(&row->seen, "%d", events.items[i].ply);
    event_list_clear(&events);
}

static void intended_threefolds(struct row *row)
{
    struct event_list events = {0};

    find_events(row, &events);
    for (size_t i = 0; i < events.count; i++)
        if (events.items[i].how == EVENT_INTENDED && events.items[i].kind == EVENT_THREEFOLD) {
            add_item(&row->seen, "", -1);
            san_write(&row->seen, game_at(&row->game.game, events.items[i].ply),
                      events.items[i].intended, NULL);
        }
    if (row->seen.length == 0)
        buf_add(&row->seen, "none");
    event_list_clear(&events);
}

static void ended_by_rule(struct row *row)
{
    static const char *const names[] = {
        [EVENT_CHECKMATE] = "checkmate",  [EVENT_STALEMATE] = "stalemate",
        [EVENT_DEAD] = "dead position",   [EVENT_FIVEFOLD] = "fivefold repetition",
        [EVENT_SEVENTYFIVE] = "75 moves", [EVENT_THREEFOLD] = "threefold",
        [EVENT_FIFTY] = "50 moves"};
    struct event_list events = {0};
    const struct event *end;

    find_events(row, &events);
    end = event_list_end(&events);
    if (end)
        buf_printf(&row->seen, "%d: %s", end->ply, names[end->kind]);
    event_list_clear(&events);
}

/* ---- dead positions and flags ---- */

static void dead(struct row *row)
{
    struct dead_result result;

    dead_probe(final(row), &dead_default_budget, &result);
    buf_add(&row->seen, dead_answer_name(dead_is_dead(&result)));
    dead_result_clear(&result);
}

/* Article 6.9: lost, unless the other side can't mate. */
static void flag(struct row *row, enum color fallen)
{
    struct dead_result result;

    dead_probe(final(row), &dead_default_budget, &result);
    switch (result.side[color_other(fallen)].can_mate) {
    case DEAD_YES:
        buf_add(&row->seen, fallen == WHITE ? "0-1" : "1-0");
        break;
    case DEAD_NO:
        buf_add(&row->seen, "1/2-1/2");
        break;
    default:
        buf_add(&row->seen, "undecided");
        break;
    }
    dead_result_clear(&result);
}

static void white_flag(struct row *row)
{
    flag(row, WHITE);
}

static void black_flag(struct row *row)
{
    flag(row, BLACK);
}

/* ---- questions ---- */

static const struct question {
    const char *pattern; /* the question, or its beginning where more follows it */
    bool more;
    void (*answer)(struct row *row);
} questions[] = {
    {"parses?", false, parses},
    {"parses? game ", true, parses},
    {"parses? with German letters", false, parses},
    {"number of games", false, number_of_games},
    {"plies per game", false, plies_per_game},
    {"tag ", true, tag},
    {"result", false, result},
    {"canonical SAN of ply ", true, canonical_san},
    {"numbering", false, numbering},
    {"valid position?", false, valid_position},
    {"final position (first four FEN fields, e.p. only if legal)", false, four_fields},
    {"halfmove clock at end", false, halfmove_clock},
    {"fullmove number at end", false, fullmove_number},
    {"check, mate or stalemate at end", false, state},
    {"legal moves count", false, legal_moves},
    {"legal: O-O?", false, castling},
    {"legal e.p. capture available?", false, en_passant},
    {"occurrences of the final position", false, occurrences},
    {"highest occurrence count of any position", false, most_occurrences},
    {"first ply with a third occurrence", false, first_third},
    {"claimable threefold now?", false, threefold_now},
    {"claimable fifty now?", false, fifty_now},
    {"claimable threefold on intended move ", true, threefold_intended},
    {"claimable fifty on intended move ", true, fifty_intended},
    {"plies after which the player to move could claim on the board", false, claims_on_board},
    {"intended moves completing a threefold", false, intended_threefolds},
    {"game ended by rule at ply", false, ended_by_rule},
    {"dead position?", false, dead},
    {"White's flag falls now: result?", false, white_flag},
    {"Black's flag falls now: result?", false, black_flag},
};

static const struct question *find_question(struct row *row)
{
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) {
        size_t length = strlen(questions[i].pattern);

        if (strncmp(row->question, questions[i].pattern, length) == 0 &&
            (row->question[length] == '\0' || questions[i].more)) {
            row->rest = row->question + length;
            return &questions[i];
        }
    }
    return NULL;
}

/* ---- rows ---- */

/* Reads the whole file; the game asked about (else the first) stays in the row. */
static void read_file(struct row *row, const char *text, size_t length)
{
    static const struct san_letters german = {"de", {"K", "D", "T", "L", "S"}};
    struct pgn_memory memory = {.bytes = text, .length = length};
    bool is_german = strstr(row->question, "German letters") != NULL;
    struct reader *reader = reader_new(pgn_source_memory(&memory), is_german ? &german : NULL);
    const char *number = strstr(row->question, "parses? game ");
    long wanted = number ? atol(number + strlen("parses? game ")) : 1;
    struct pgn_game other = {0};

    for (;;) {
        struct pgn_game *game = row->games + 1 == wanted ? &row->game : &other;

        if (reader_next(reader, game, NULL) != READ_GAME)
            break;
        row->games++;
        add_item(&row->plies, "%d", game->game.plies);
    }
    pgn_game_clear(&other);
    reader_free(reader);
}

static bool may_be_undecided(const struct row *row)
{
    for (int i = 0; undecided[i]; i++)
        if (strcmp(undecided[i], row->id) == 0)
            return true;
    return false;
}

static void check_answer(struct row *row)
{
    if (may_be_undecided(row) && strcmp(buf_text(&row->seen), "undecided") == 0)
        skip(1, "%s: the budget is spent before \"%s\" is settled", row->id, row->question);
    else
        is_string(row->answer, buf_text(&row->seen), "%s %s: %s", row->id, row->kind,
                  row->question);
}

static void check_row(struct row *row)
{
    const struct question *question = find_question(row);
    struct buf name = {0}, path = {0};
    size_t length;
    char *text;

    if (!question) {
        ok(false, "%s: no such question: %s", row->id, row->question);
        return;
    }
    buf_printf(&name, "cases-public/%s", row->file);
    text = tap_read_file(tap_data_path(&path, buf_text(&name)), &length);
    read_file(row, text, length);
    question->answer(row);
    check_answer(row);
    free(text);
    buf_clear(&name);
    buf_clear(&path);
    buf_clear(&row->plies);
    buf_clear(&row->seen);
    pgn_game_clear(&row->game);
}

/* Cuts a line at its tabs. */
static void check_line(char *line)
{
    struct row row = {0};
    char **const columns[COLUMNS] = {&row.id, &row.kind, &row.file, &row.question, &row.answer};

    for (int i = 0; i < COLUMNS; i++) {
        char *tab = strchr(line, '\t');

        *columns[i] = line;
        if (!tab)
            bail("a row of INDEX.tsv has too few columns");
        *tab = '\0';
        line = tab + 1;
    }
    check_row(&row);
}

static int count_lines(const char *text)
{
    int lines = 0;

    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

int main(void)
{
    struct buf path = {0};
    char *index = tap_read_file(tap_data_path(&path, "cases-public/INDEX.tsv"), NULL);
    char *line = strchr(index, '\n');

    tap_plan(count_lines(index) - 1);
    for (line = line ? line + 1 : NULL; line && *line;) {
        char *end = strchr(line, '\n');

        if (end)
            *end = '\0';
        check_line(line);
        line = end ? end + 1 : NULL;
    }
    free(index);
    buf_clear(&path);
    return tap_done();
}
