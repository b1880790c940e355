/* SPDX-License-Identifier: MIT */
/* The machine output, parsed back: keys, their order, nulls (doc/check-output.md). */
#include "text/json.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "pgn/claim_text.h"
#include "tests/core/line.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"
#include "tests/text/games.h"

/* --- reading back --- */

static char *line; /* the last line written */
static json_t *root;

/* Of a line that must be one object and a newline. */
static void parse(struct buf *out)
{
    size_t length;

    json_decref(root);
    free(line);
    line = buf_steal(out);
    length = line ? strlen(line) : 0;
    root = length > 1 ? json_loads(line, JSON_REJECT_DUPLICATES, NULL) : NULL;
    if (!root || line[length - 1] != '\n' || strchr(line, '\n') != line + length - 1)
        bail("not one object on one line: %s", line ? line : "");
}

/* A value by a path: "claims.0.penalty.opponent_plus". */
static json_t *at(const char *path)
{
    json_t *value = root;
    char key[40];

    while (*path && value) {
        size_t length = strcspn(path, ".");
        if (length >= sizeof key)
            bail("path too long");
        memcpy(key, path, length);
        key[length] = '\0';
        value = json_is_array(value) ? json_array_get(value, (size_t)atoi(key))
                                     : json_object_get(value, key);
        path += length + (path[length] == '.');
    }
    return value;
}

/* The value as JSON text. */
static void is_value(const char *wanted, const char *path)
{
    char *seen = at(path) ? json_dumps(at(path), JSON_COMPACT | JSON_ENCODE_ANY) : NULL;

    is_string(wanted, seen, "%s", path);
    free(seen);
}

/* The keys of an object in their order. */
static void has_keys(const char *wanted, const char *path)
{
    struct buf keys = {0};
    const char *key;
    json_t *value;

    json_object_foreach(at(path), key, value)
        buf_printf(&keys, "%s%s", keys.length ? "," : "", key);
    is_string(wanted, buf_text(&keys), "keys of %s", *path ? path : "the object");
    buf_clear(&keys);
}

/* --- a game as the program would write it --- */

static bool is_open_before; /* of the ply before a dead one, and of the end, neither is proven */

static void leave_open(struct event_list *events)
{
    events->dead_is_open = events->count == 0;
    for (size_t n = 0; n < events->count; n++)
        events->items[n].at_latest = events->items[n].kind == EVENT_DEAD;
}

static void write_game(const char *text, const char *claim, bool moves, bool legal)
{
    char place[CLAIM_PLACE_SIZE];
    struct pgn_memory memory = {text, strlen(text), 0};
    struct reader *reader = reader_new(pgn_source_memory(&memory), NULL);
    struct pgn_game game = {0};
    struct event_list events = {0};
    struct verdict verdict = {.end_ply = -1};
    struct claim asked;
    struct buf out = {0};
    struct err err;

    if (!reader || reader_next(reader, &game, &err) != READ_GAME)
        bail("not read: %s", text);
    if (game.playable)
        draws_events(&game.game, game.game.plies, ruleset_default(), DEAD_FAST, &events);
    if (is_open_before)
        leave_open(&events);
    if (claim) {
        if (!claim_text_parse_at(claim, strlen(claim), NULL, &asked, place, &err))
            bail("claim %s", claim);
        verdict = line_judge(&game.game, &asked);
    }
    ok(json_write_game(&out, &(struct json_game){.file = "g.pgn",
                                                 .game = &game,
                                                 .rules = ruleset_default(),
                                                 .mode = DEAD_FAST,
                                                 .events = &events,
                                                 .verdicts = &verdict,
                                                 .verdict_count = claim ? 1 : 0,
                                                 .moves = moves,
                                                 .legal = legal}),
       "a game is written");
    parse(&out);
    verdict_clear(&verdict);
    event_list_clear(&events);
    pgn_game_clear(&game);
    reader_free(reader);
}

#define KNIGHTS "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"

static void games(void)
{
    write_game("[White \"A \\\"x\\\" \xc3\xa9\"]\n[White \"B\"]\n[Result \"1/2-1/2\"]\n\n" KNIGHTS
               " 1/2-1/2\n",
               NULL, false, false);
    has_keys("schema,file,game,line,tags,ruleset,dead_mode,result,plies,final_fen,"
             "final_occurrences,final_halfmove_clock,final_state,max_occurrences,"
             "max_halfmove_clock,end,events,claims,errors,warnings",
             "");
    is_value("\"drawclaim/1\"", "schema");
    is_value("{\"White\":\"A \\\"x\\\" \xc3\xa9\",\"Result\":\"1/2-1/2\"}", "tags");
    is_value("\"fide2023\"", "ruleset");
    is_value("\"fast\"", "dead_mode");
    is_value("\"1/2-1/2\"", "result");
    is_value("8", "plies");
    is_value("\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5\"", "final_fen");
    is_value("3", "final_occurrences");
    is_value("\"ongoing\"", "final_state");
    is_value("null", "end");
    is_value("[{\"ply\":7,\"kind\":\"threefold\",\"how\":\"intended\",\"by\":\"black\",\"san\":"
             "\"Ng8\",\"uci\":\"f6g8\",\"occurrences\":[0,4,8]},{\"ply\":8,\"kind\":\"threefold\","
             "\"how\":\"on-board\",\"by\":\"white\",\"occurrences\":[0,4,8]},{\"ply\":8,\"kind\":"
             "\"threefold\",\"how\":\"intended\",\"by\":\"white\",\"san\":\"Nf3\",\"uci\":\"g1f3\","
             "\"occurrences\":[1,5,9]}]",
             "events");
    is_value("\"tag-duplicate\"", "warnings.0.code");
    has_keys("line,column,ply,code,message", "warnings.0");
    is_value("null", "warnings.0.ply");

    write_game("1. e4 e5 *\n", NULL, true, true);
    has_keys("schema,file,game,line,tags,ruleset,dead_mode,result,plies,moves,final_fen,"
             "final_occurrences,final_halfmove_clock,final_state,legal_moves,max_occurrences,"
             "max_halfmove_clock,end,events,claims,errors,warnings",
             "");
    is_value("[\"e4\",\"e5\"]", "moves");
    is_value("\"Ba6\"", "legal_moves.0");
    is_value("\"h4\"", "legal_moves.28");
    ok(json_array_size(at("legal_moves")) == 29, "all legal moves");

    write_game("[FEN \"7k/8/8/8/8/8/6p1/6KB w - - 149 90\"]\n\n90. Kxg2 Kg8 91. Kf3 *\n", NULL,
               false, false);
    is_value("\"dead\"", "final_state");
    is_value("{\"ply\":1,\"by\":\"dead\"}", "end");
    write_game("[FEN \"6k1/8/8/8/8/8/r7/4K2R w - - 149 160\"]\n\n160. Kf1 Kg7 *\n", NULL, false,
               false);
    is_value("[{\"ply\":0,\"kind\":\"fifty\",\"how\":\"on-board\",\"by\":\"white\",\"until\":2},{"
             "\"ply\":"
             "1,\"kind\":\"seventyfive\",\"how\":\"automatic\"}]",
             "events");
    write_game("[FEN \"7k/8/6K1/8/8/8/8/1Q6 w - - 0 1\"]\n\n1. Qb8# 1-0\n", NULL, false, true);
    is_value("\"checkmate\"", "final_state");
    is_value("[]", "legal_moves");
}

static void bad_games(void)
{
    write_game("[FEN \"nonsense\"]\n\n1. e4 *\n", NULL, true, false);
    is_value("0", "plies");
    is_value("[]", "moves");
    is_value("null", "final_fen");
    is_value("null", "final_state");
    is_value("null", "end");
    is_value("[]", "events");
    is_value("1", "errors.0.line");
    write_game("1. e4 e5 2. Qe3 *\n", NULL, false, false);
    is_value("2", "plies");
    is_value("{\"line\":1,\"column\":13,\"ply\":3,\"code\":\"move-unreachable\",\"message\":\"game "
             "1, 2.Qe3: no white queen can reach e3; game judged up to 1...e5\"}",
             "errors.0");
}

/* A game from bare moves: the numbers of PGN are not needed. */
static void claims(void)
{
    write_game(FISCHER_PETROSIAN " 1/2-1/2\n", "66:threefold,move=Qe2", false, false);
    is_value(
        "{\"ply\":66,\"by\":\"white\",\"kind\":\"threefold\",\"flags\":[],\"san\":\"Qe2\","
        "\"uci\":\"d3e2\",\"verdict\":\"valid\",\"reason\":\"third-occurrence\",\"article\":"
        "\"9.2.1\",\"occurrences\":[59,63,67],\"halfmove_clock\":10,\"differs\":[],\"outcome\":"
        "\"draw\",\"penalty\":{\"opponent_plus\":0,\"claimant_minus\":0},\"doubts\":[]}",
        "claims.0");
    write_game(KARPOV_MILES " 1/2-1/2\n", "50:threefold,move=Nb5", false, false);
    is_value("[{\"ply\":43,\"in\":[\"castling\"]}]", "claims.0.differs");
    is_value("{\"opponent_plus\":120,\"claimant_minus\":0}", "claims.0.penalty");
    write_game(FISCHER_PETROSIAN " *\n", "66:threefold,move=Qe5,unwritten", false, false);
    is_value("[\"unwritten\"]", "claims.0.flags");
    is_value("\"Qe5\"", "claims.0.san");
    is_value("null", "claims.0.uci");
    is_value("null", "claims.0.halfmove_clock");
    write_game(KNIGHTS " *\n", "8:threefold,by=black", false, false);
    is_value("null", "claims.0.san");
    is_value("null", "claims.0.penalty");
    is_value("[\"D6\"]", "claims.0.doubts");
    write_game("[FEN \"7k/8/6K1/8/8/8/8/1Q6 w - - 0 1\"]\n\n*\n", "0:flag,fallen=black", false,
               false);
    is_value("null", "claims.0.verdict");
    is_value("\"opponent-can-mate\"", "claims.0.reason");
    is_value("\"white-wins\"", "claims.0.outcome");
    write_game("[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 99 70\"]\n\n*\n", "0:fifty,move=O-O-O",
               false, false);
    is_value("\"e1a1\"", "claims.0.uci");
}

static void dead_positions(void)
{
    is_open_before = true;
    write_game("[FEN \"8/8/8/8/8/8/r2k4/K7 w - - 0 60\"]\n\n60. Kxa2 Kd3 *\n", NULL, false, false);
    is_value("{\"ply\":1,\"by\":\"dead\",\"at_or_before\":true}", "end");
    is_value("true", "events.0.at_or_before");
    write_game("1. e4 e5 *\n", NULL, false, false);
    is_value("null", "end");
    is_value("true", "dead_undecided");
    is_open_before = false;
}

static void others(void)
{
    struct position position = setup_fen("7k/8/6K1/8/8/8/8/1Q6 w - - 0 1");
    struct dead_result dead;
    struct buf out = {0};
    struct json_summary summary = {.games = 3, .bad_games = 1, .plies = 200, .threefold = 2};

    json_write_summary(&out, &summary);
    parse(&out);
    is_value(
        "{\"schema\":\"drawclaim/1\",\"games\":3,\"bad_games\":1,\"plies\":200,\"threefold\":2,"
        "\"fivefold\":0,\"fifty\":0,\"seventyfive\":0,\"checkmate\":0,\"stalemate\":0}",
        "");
    dead_probe(&position, &dead_default_budget, &dead);
    json_write_dead(&out, &position, &dead);
    parse(&out);
    has_keys("schema,fen,dead,white_can_mate,black_can_mate,white_line,black_line,proof,nodes,"
             "bytes,white_proof,black_proof", "");
    is_value("\"no\"", "dead");
    is_value("\"yes\"", "white_can_mate");
    is_value("\"no\"", "black_can_mate");
    ok(json_array_size(at("white_line")) > 0 && json_array_size(at("black_line")) == 0,
       "a yes carries its line");
    dead_result_clear(&dead);
}

int main(void)
{
    tap_plan(16 + 6 + 3 + 2 + 3 + 8 + 3 + 2 + 3 + 5 + 4 + 4 + 2 + 6 + 6);
    games();
    bad_games();
    claims();
    dead_positions();
    others();
    json_decref(root);
    free(line);
    return tap_done();
}
