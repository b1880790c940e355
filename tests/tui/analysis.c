/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "tui/screens.h"
#include "tests/tui/walk.h"

static void open_file(struct walk *walk, const char *name)
{
    struct buf path = {0};

    buf_add(&path, walk_file(walk, name));
    walk_open(walk, "analysis", &(struct analysis_setup){.path = buf_text(&path)});
    buf_clear(&path);
}

static void starts_empty(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "analysis", NULL);
    walk_matches(&walk, "analysis-empty-80x24");
    walk_keys(&walk, "Left Right o = g Tab");
    is_string("analysis", walk_screen(&walk), "without a game nothing happens");
    walk_keys(&walk, "Enter 'no-such-file.pgn' Enter");
    ok(walk_shows(&walk, "no-such-file.pgn") || walk_shows(&walk, "No such file"),
       "a missing file is complained of");
    walk_keys(&walk, ": 'fen 8/8/8/8/8/4k3/8/4K2R w K - 12 40' Enter");
    ok(strstr(walk_row(&walk, 0), "ply 0/0") != NULL, "a FEN is set up");
    walk_keys(&walk, ": 'fen 8/8/8' Enter");
    ok(!strstr(walk_row(&walk, 0), "ply 0/0"), "a broken FEN is not");
    walk_keys(&walk, "q");
    is_string("", walk_screen(&walk), "q leads back");
    walk_end(&walk);
}

static void lists_games(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    open_file(&walk, "two.pgn");
    walk_matches(&walk, "analysis-games-80x24");
    walk_keys(&walk, "Down Enter");
    ok(strstr(walk_row(&walk, 0), "game 2/2") != NULL, "Enter opens a game");
    walk_keys(&walk, "q");
    is_int(2, walk.canvas.cursor_row, "q leads back to it in the list");
    walk_keys(&walk, "Home 1");
    ok(strstr(walk_row(&walk, 0), "game 1/2") != NULL, "so does its number");
    walk_keys(&walk, "q q");
    is_string("", walk_screen(&walk), "and q out of the list");
    walk_end(&walk);
}

static void opens_the_game_asked_for(void)
{
    static const char text[] = "1. e4 *\n\n[White \"Second\"]\n\n1. d4 d5 *\n";
    struct analysis_setup setup = {
        .text = text, .length = sizeof text - 1, .name = "games.pgn", .game = 2};
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "analysis", &setup);
    ok(strstr(walk_row(&walk, 0), "games.pgn  game 2/2") != NULL, "text with a name and a number");
    walk_keys(&walk, "q q");
    setup.game = 3;
    walk_open(&walk, "analysis", &setup);
    ok(walk_shows(&walk, "2 games"), "a number too high leads to the list");
    walk_keys(&walk, "q");
    setup = (struct analysis_setup){.text = "PK\003\004", .length = 4};
    ok(walk_open(&walk, "analysis", &setup), "what is no chess opens nothing");
    is_bool(false, strstr(walk_row(&walk, 0), "ply") != NULL, "and there is no game");
    walk_end(&walk);
}

static void looks(void)
{
    static const int sizes[][2] = {{80, 24}, {60, 18}, {120, 40}};
    struct walk walk;

    walk_start(&walk, 80, 24);
    open_file(&walk, "two.pgn");
    walk_keys(&walk, "Enter");
    for (size_t n = 0; n < sizeof sizes / sizeof sizes[0]; n++) {
        struct buf name = {0};
        walk_resize(&walk, sizes[n][0], sizes[n][1]);
        buf_printf(&name, "analysis-%dx%d", sizes[n][0], sizes[n][1]);
        walk_matches(&walk, buf_text(&name));
        buf_clear(&name);
    }
    walk_resize(&walk, 60, 18);
    walk_keys(&walk, "Tab");
    walk_matches(&walk, "analysis-moves-60x18");
    walk_end(&walk);
}

static bool is_at(struct walk *walk, const char *ply)
{
    struct buf text = {0};

    buf_printf(&text, "ply %s ", ply);
    bool there = strstr(walk_row(walk, 0), buf_text(&text)) != NULL;
    buf_clear(&text);
    return there;
}

static void steps(void)
{
    static const struct {
        const char *keys, *ply;
    } cases[] = {
        {"Home", "0/10"},
        {"Left", "0/10"},
        {"Right Right", "2/10"},
        {"End", "10/10"},
        {"Right", "10/10"},
        {"g '3w' Enter", "5/10"},
        {"g '2b' Enter", "4/10"},
        {"g 'start' Enter", "0/10"},
        {"g '9' Enter", "9/10"},
        {"g '77' Enter", "9/10"},
        {": 'goto end' Enter", "10/10"},
        {": '1b' Enter", "2/10"},
    };
    struct walk walk;

    walk_start(&walk, 80, 24);
    open_file(&walk, "two.pgn");
    walk_keys(&walk, "Enter");
    for (size_t n = 0; n < sizeof cases / sizeof cases[0]; n++) {
        walk_keys(&walk, cases[n].keys);
        ok(is_at(&walk, cases[n].ply), "%s leads to %s", cases[n].keys, cases[n].ply);
    }
    walk_end(&walk);
}

static void finds_occurrences(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    open_file(&walk, "two.pgn");
    walk_keys(&walk, "Enter Home o");
    ok(is_at(&walk, "4/10"), "the start comes up again");
    ok(walk_shows(&walk, "Occurrence 2 of 3."), "for the second time");
    walk_keys(&walk, "o o");
    ok(is_at(&walk, "0/10"), "round and round");
    walk_keys(&walk, "End o");
    ok(walk_shows(&walk, "occurs only once"), "what comes up once says so");
    walk_end(&walk);
}

static void tries_moves(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    open_file(&walk, "two.pgn");
    walk_keys(&walk, "Enter Home : 'Nf3' Enter");
    ok(is_at(&walk, "1/10"), "the game's own move leads on in it");
    walk_keys(&walk, ": 'd5' Enter");
    ok(is_at(&walk, "2/2"), "another one leaves it");
    ok(walk_shows(&walk, "IF PLAYED"), "and the screen says so");
    walk_keys(&walk, ": 'd2d4' Enter");
    ok(walk_shows(&walk, "1... d5 2. d4"), "coordinates are understood");
    walk_matches(&walk, "analysis-line-80x24");
    walk_keys(&walk, ": 'Ke2' Enter");
    ok(is_at(&walk, "3/3"), "an illegal move changes nothing");
    walk_keys(&walk, ": 'xyzzy' Enter");
    ok(walk_shows(&walk, "no command"), "and what is no move at all is no command either");
    walk_keys(&walk, "Backspace");
    ok(is_at(&walk, "2/2"), "Backspace takes the last one back");
    walk_keys(&walk, "Left : 'e6' Enter");
    ok(walk_shows(&walk, "1... e6"), "a move before the line's end takes its place");
    walk_keys(&walk, "Backspace");
    ok(is_at(&walk, "1/10"), "without a move there is no line");
    walk_keys(&walk, ": 'c5' Enter Esc");
    ok(is_at(&walk, "1/10"), "Esc leaves the line");
    walk_end(&walk);
}

static void judges(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    open_file(&walk, "two.pgn");
    walk_keys(&walk, "Enter g '4w' Enter : 'claim threefold,move=Ng8' Enter");
    is_string("explain", walk_screen(&walk), "a claim typed is judged and explained");
    ok(strstr(walk_row(&walk, 0), "VALID") != NULL, "it is valid");
    walk_keys(&walk, "q");
    is_string("analysis", walk_screen(&walk), "and back");
    ok(is_at(&walk, "7/10"), "to the same position");
    walk_keys(&walk, ": 'claim nonsense' Enter");
    is_string("analysis", walk_screen(&walk), "an unknown claim is complained of");
    walk_keys(&walk, ": 'claim' Enter");
    walk_matches(&walk, "analysis-form-80x24");
    walk_keys(&walk, "3");
    is_string("explain", walk_screen(&walk), "a row of the form is judged at once");
    ok(strstr(walk_row(&walk, 0), "NOT VALID") != NULL, "it is not valid");
    walk_keys(&walk, "q : 'claim' Enter Down Enter 'Ng8' Enter");
    is_string("explain", walk_screen(&walk), "another asks for the move");
    walk_keys(&walk, "q : 'claim' Enter Esc");
    ok(!walk_shows(&walk, "What is claimed here?"), "Esc closes the form");
    walk_keys(&walk, "=");
    is_string("explain", walk_screen(&walk), "= compares with the same diagram");
    walk_end(&walk);
}

static void explains_findings(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    open_file(&walk, "two.pgn");
    walk_keys(&walk, "Enter End Home");
    ok(is_at(&walk, "0/10"), "away from the finding");
    walk_keys(&walk, "Enter");
    ok(!is_at(&walk, "0/10"), "Enter leads to it");
    walk_keys(&walk, "Enter");
    is_string("explain", walk_screen(&walk), "once more: why");
    walk_keys(&walk, "q q 2");
    ok(is_at(&walk, "7/7"), "the mate is found");
    walk_keys(&walk, "Enter");
    is_string("explain", walk_screen(&walk), "and explained");
    walk_end(&walk);
}

/* Five moves after which the diagram is there for the third time, with other castling rights. */
static void explains_near_misses(void)
{
    static const char text[] = "1. Nf3 Nf6 2. Rg1 Rg8 3. Rh1 Rh8 4. Rg1 Rg8 5. Rh1 Rh8 1/2-1/2";
    struct analysis_setup setup = {.text = text, .length = sizeof text - 1};
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "analysis", &setup);
    ok(walk_shows(&walk, "5...Rh8"), "the near miss is found");
    walk_keys(&walk, "Enter");
    is_string("explain", walk_screen(&walk), "Enter says why");
    ok(walk_shows(&walk, "A  after 1...Nf6") && walk_shows(&walk, "B  after 5...Rh8"),
       "with the pair that decides");
    ok(walk_shows(&walk, "DIFFERENT  Art."), "and what differs in it");
    walk_keys(&walk, "Down");
    ok(walk_shows(&walk, "A  after 3...Rh8") && !walk_shows(&walk, "DIFFERENT"),
       "Down shows the next pair");
    walk_end(&walk);
}

/* Every claim that the report calls open is valid when it is judged. */
static void findings_are_right(void)
{
    static const struct {
        const char *fen, *title;
    } cases[] = {
        {"8/8/8/4k3/8/4K3/8/7R w - - 99 80", " VALID"},
        {"8/8/8/4k3/8/4K3/8/7R b - - 100 80", " VALID"},
        {"8/8/8/4k3/8/4K3/8/7R b - - 150 90", " THE GAME HAS ENDED"},
        {"8/8/8/4k3/8/4K3/8/8 w - - 0 1", " THE GAME HAS ENDED"},
        {"7k/5Q2/6K1/8/8/8/8/8 b - - 3 60", " THE GAME HAS ENDED"},
    };

    for (size_t n = 0; n < sizeof cases / sizeof cases[0]; n++) {
        const char *fen = cases[n].fen, *title = cases[n].title;
        struct analysis_setup setup = {.text = fen, .length = strlen(fen)};
        struct walk walk;
        walk_start(&walk, 80, 24);
        walk_open(&walk, "analysis", &setup);
        walk_keys(&walk, "Enter");
        is_string("explain", walk_screen(&walk), "%s: the finding is explained", fen);
        ok(strncmp(walk_row(&walk, 0), title, strlen(title)) == 0, "%s: it is right", fen);
        walk_end(&walk);
    }
}

static void shows_comments_in_the_language(void)
{
    static const char text[] = "1. e4 {Good.} {[%lang es] Bien.} e5 {[%claim dead] Really?} *";
    struct analysis_setup setup = {.text = text, .length = sizeof text - 1};
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "analysis", &setup);
    walk_keys(&walk, "Home Right");
    ok(walk_shows(&walk, "Good.") && !walk_shows(&walk, "Bien."), "a translation is for others");
    walk.app.context.language = "es";
    walk_keys(&walk, "Home Right");
    ok(walk_shows(&walk, "Bien.") && !walk_shows(&walk, "Good."), "and for them it is enough");
    walk_keys(&walk, "Right");
    ok(walk_shows(&walk, "[claim dead] Really?"), "a claim in the file is shown");
    walk_keys(&walk, "q");
    struct buf text_long = {0};
    buf_add(&text_long, "1. e4 {");
    for (int n = 0; n < 99; n++)
        buf_add(&text_long, "on and on ");
    buf_add(&text_long, "} *");
    setup = (struct analysis_setup){.text = buf_text(&text_long), .length = text_long.length};
    walk_open(&walk, "analysis", &setup);
    ok(walk_shows(&walk, " ...\n"), "a long one is cut, and says so");
    buf_clear(&text_long);
    walk_end(&walk);
}

/* ---- files that are not as they should be ---- */

static void opens_up_to_the_bad_move(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    open_file(&walk, "broken.pgn");
    ok(is_at(&walk, "5/5"), "the moves up to the bad one can be seen");
    ok(walk_shows(&walk, "Nxe4"), "and the bad one is named");
    walk_keys(&walk, "Home End");
    ok(walk_shows(&walk, "Nxe4"), "again, whenever the board stands there");
    walk_end(&walk);
}

/* Everything that could steer a terminal or turn text around. */
static bool is_clean(const char *text)
{
    static const char *const bad[] = {"\033",         "\007",         "\177",
                                      "\302\220",     "\302\233",     "\342\200\256",
                                      "\342\200\213", "\342\201\246", "\363\240\200\240"};

    for (size_t n = 0; n < sizeof bad / sizeof bad[0]; n++)
        if (strstr(text, bad[n]))
            return false;
    return true;
}

static void shows_hostile_text_as_text(void)
{
    struct walk walk;
    bool clean = true;

    walk_start(&walk, 120, 40);
    open_file(&walk, "hostile.pgn");
    walk_keys(&walk, "Home");
    ok(walk_shows(&walk, "<U+202E>Lopez\\x1b[31m"), "names are shown with what is in them");
    for (int ply = 0; ply <= 8; ply++) {
        clean = clean && is_clean(walk_dump(&walk));
        walk_keys(&walk, "Right");
    }
    ok(clean, "nothing of it reaches the canvas raw");
    ok(walk_shows(&walk, "third <U+2066>time"), "nor do comments");
    walk_end(&walk);
}

/* ---- saving ---- */

/* Does the file written hold this text, wherever its lines end? */
static bool wrote(const struct walk *walk, const char *text)
{
    struct buf flat = {0};

    for (const char *c = buf_text(&walk->saved); *c; c++)
        buf_add_char(&flat, *c == '\n' ? ' ' : *c);
    bool good = strstr(buf_text(&flat), text) != NULL;
    buf_clear(&flat);
    return good;
}

static void saves_a_puzzle(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    open_file(&walk, "two.pgn");
    walk_keys(&walk, "Enter g '4w' Enter : 'save x.pgn' Enter");
    is_string("", buf_text(&walk.saved_name), "without a claim there is nothing to save");
    walk_keys(&walk, ": 'claim threefold,move=Ng8' Enter q : 'save dir/My game.pgn' Enter");
    is_string("dir/My game.pgn", buf_text(&walk.saved_name), "a new file is written");
    ok(walk_shows(&walk, "Saved."), "and the screen says so");
    ok(wrote(&walk, "[PuzzleId \"my-game\"]"), "its name is the id");
    ok(wrote(&walk, "{[%claim threefold,move=Ng8] [%expect valid]"), "the claim stands in it");

    struct pack pack = {0};
    struct err_list errors = {0};
    pack_read(&pack, "new.pgn", buf_text(&walk.saved), walk.saved.length, &errors, NULL);
    is_size(0, errors.count, "it can be read as a puzzle");
    is_size(1, pack.count, "as one");
    is_bool(true, pack.count == 1 && puzzle_check(&pack.puzzles[0], NULL),
            "and proves what it expects");
    pack_clear(&pack);
    err_list_clear(&errors);

    walk.refuse_saving = true;
    walk_keys(&walk, ": 'save' Enter 'other.pgn' Enter");
    is_string("other.pgn", buf_text(&walk.saved_name), "the name may be asked for");
    ok(!walk_shows(&walk, "Saved."), "and what is there is not written over");
    ok(walk_shows(&walk, "this file is there already"), "which is said");
    walk_end(&walk);
}

static void saves_a_line(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    open_file(&walk, "two.pgn");
    walk_keys(&walk,
              "Enter g '4w' Enter : 'd5' Enter : 'claim fifty' Enter q : 'save l.pgn' Enter");
    ok(wrote(&walk, "4. Ng1 {Here a draw was"), "a line keeps the comments before it");
    ok(wrote(&walk, "4... d5 {[%claim fifty]"), "and has its own moves");
    ok(!wrote(&walk, "e5"), "and no others");
    ok(wrote(&walk, "{From here on not played, but tried out in analysis: 4... d5.} 4... d5"),
       "which are said to be none of the game");
    ok(wrote(&walk, "[Result \"*\"]") && !wrote(&walk, "1/2-1/2"), "its result is left open");
    ok(walk_shows(&walk, "Saved with the moves tried"), "the screen says so");
    walk_end(&walk);
}

/* A line that goes on where the game ended has not ended as the game did. */
static void saves_what_was_played(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    open_file(&walk, "two.pgn");
    walk_keys(&walk, "Enter End : 'd4' Enter : 'claim fifty' Enter q : 'save l.pgn' Enter");
    ok(wrote(&walk, "[Result \"*\"]") && !wrote(&walk, "1/2-1/2"),
       "moves tried behind the end leave the result open");
    ok(wrote(&walk, "[Event \"Club\"]") && wrote(&walk, "analysis: 6. d4.} 6. d4"),
       "and are marked");
    walk_keys(&walk, "Esc g '4w' Enter : 'd5' Enter Left : 'claim threefold,move=Ng8' Enter q");
    walk_keys(&walk, ": 'save m.pgn' Enter");
    ok(wrote(&walk, "5. e4 e5 1/2-1/2") && !wrote(&walk, "d5"),
       "a claim before the moves tried is saved in the game as it was played");
    ok(walk_shows(&walk, "Saved as played"), "and the screen says so");
    walk_end(&walk);
}

int main(void)
{
    tap_plan(108);
    starts_empty();
    lists_games();
    opens_the_game_asked_for();
    looks();
    steps();
    finds_occurrences();
    tries_moves();
    judges();
    explains_findings();
    explains_near_misses();
    findings_are_right();
    shows_comments_in_the_language();
    opens_up_to_the_bad_move();
    shows_hostile_text_as_text();
    saves_a_puzzle();
    saves_a_line();
    saves_what_was_played();
    return tap_done();
}
