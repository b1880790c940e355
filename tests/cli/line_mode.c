/* SPDX-License-Identifier: MIT */
/* The plain mode, with input and output in memory: what is typed, and what is said. */
#include "config.h"

#include "cli/line_mode.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "os/files.h"
#include "tests/tap/tap.h"

static struct pack pack;
static struct selection selection;
static struct records records;
static struct settings settings;

/* ---- a run ---- */

enum place { QUIZ, MENU, BROWSE, ANALYSIS };

static char *seen;        /* what the last run said */
static bool good;         /* what it returned */
static enum err_code bad; /* of ANALYSIS */
static const char *language = "en";
static const char *game_path;
static int columns = 1000; /* lines are not wrapped, for easy comparing */

static void start(struct line_mode *mode, enum place place)
{
    if (place == QUIZ)
        good = line_mode_quiz(mode, &selection);
    else if (place == MENU)
        good = line_mode_menu(mode);
    else if (place == BROWSE)
        good = line_mode_browse(mode, NULL);
    else
        good = line_mode_analyse(mode, game_path, 0, &bad);
}

static int64_t clock_of_test(void)
{
    return 1800000000;
}

static const char *run(enum place place, const char *input)
{
    size_t size;
    struct line_mode mode = {
        .in = fmemopen((void *)(uintptr_t)input, strlen(input), "r"),
        .echo = true,
        .columns = columns,
        .language = language,
        .pack = &pack,
        .records = &records,
        .options = {.seed = 1, .ask_ground = true},
        .settings = &settings,
        .now_ms = clock_of_test,
        .utc = clock_of_test,
    };

    free(seen);
    seen = NULL;
    mode.out = open_memstream(&seen, &size);
    if (!mode.in || !mode.out)
        bail("no memory for a run");
    start(&mode, place);
    fclose(mode.in);
    fclose(mode.out);
    line_mode_clear(&mode);
    return seen;
}

/* ---- what was said ---- */

static void says(const char *wanted, const char *name)
{
    if (!ok(strstr(seen, wanted) != NULL, "%s", name))
        diag("not said: %s\nbut:\n%s", wanted, seen);
}

static void says_not(const char *unwanted, const char *name)
{
    if (!ok(strstr(seen, unwanted) == NULL, "%s", name))
        diag("said: %s", unwanted);
}

static int count_of(const char *text)
{
    int count = 0;

    for (const char *at = strstr(seen, text); at; at = strstr(at + 1, text))
        count++;
    return count;
}

/* The first line that differs, for the log. */
static void show_difference(const char *wanted, const char *got)
{
    while (*wanted && *got) {
        size_t a = strcspn(wanted, "\n"), b = strcspn(got, "\n");

        if (a != b || memcmp(wanted, got, a) != 0)
            break;
        wanted += a + (wanted[a] == '\n');
        got += b + (got[b] == '\n');
    }
    diag("wanted: %.*s", (int)strcspn(wanted, "\n"), wanted);
    diag("  seen: %.*s", (int)strcspn(got, "\n"), got);
}

/* Compares all of it with a file of tests/data/lines. */
static void is_transcript(const char *file, const char *name)
{
    struct buf inside = {0}, path = {0};
    char *wanted;

    buf_printf(&inside, "lines/%s", file);
    wanted = tap_read_file(tap_data_path(&path, buf_text(&inside)), NULL);
    if (!ok(strcmp(wanted, seen) == 0, "%s", name))
        show_difference(wanted, seen);
    free(wanted);
    buf_clear(&inside);
    buf_clear(&path);
}

/* ---- puzzles ---- */

static void read_one(const char *name)
{
    struct err_list errors = {0};
    struct buf path = {0};
    size_t length;
    char *text = tap_read_file(tap_source_path(&path, name), &length);

    if (!pack_read(&pack, name, text, length, &errors, NULL) || errors.count > 0)
        bail("%s can't be read", name);
    free(text);
    buf_clear(&path);
}

static void choose(const char *set)
{
    struct filter filter = {.set = set};

    if (!catalog_select(&pack, &filter, "en", &selection))
        bail("no memory for a selection");
}

/* ---- the famous three ---- */

/* Right, right with help, and given up; then the whole transcript. */
static void famous(void)
{
    choose("famous");
    columns = 0; /* 79 */
    run(QUIZ, "pieces black\nrank 3\nmoves 30-33\nhint\nanswer valid\n2\ndiff\nnext\n"
              "castling\nwritten\ninvalid\nchange\nv\n1\ntimeline\nnext\n"
              "d\nwhy\nquit\n");
    columns = 1000;
    ok(good, "three famous claims");
    is_transcript("famous.txt", "the whole transcript");
    is_size(3, records.count(records.data), "three answers were kept");
}

/* ---- answers ---- */

static void answers(void)
{
    choose("famous");
    run(QUIZ, "v\n2\n\nskip\nundo\nundo\nq\n");
    says("RIGHT. The claim is valid", "a letter and a number are an answer");
    says("Puzzle 2 of 3", "an empty line goes on after it");
    says("Puzzle 3 of 3", "skip leaves a puzzle out");
    is_int(2, count_of("Puzzle 1 of 3"), "undo asks the puzzle again");
    says("There is no answer to take back.", "once");
    says("Summary: 0 questions answered, 0 right, 1 skipped.", "what is undone does not count");
    run(QUIZ, "invalid\n9\n1\nnext\nq\n");
    says("There is no answer with this number.", "a number too many");
    says("WRONG, you said: invalid.", "a wrong verdict");
    says("To look at again: The queen goes back to e2 (fischer-petrosian-1971#2).", "is named in the summary");
    run(QUIZ, "1\n1\nq\n");
    says("WRONG GROUND, you said: the move was already made; right is: third time or more, rightly claimed.",
         "a right verdict for a wrong reason");
    run(QUIZ, "certain\ncertain\nv\nground 2\ncertain\nv\n2\nq\n");
    says("Noted: you are certain.", "certain");
    says("Noted: you are not certain.", "and not");
    is_int(3, count_of("The answer is given."), "after the answer nothing of it changes");
}

static void other_rules(void)
{
    choose("famous");
    run(QUIZ, "other\nv\n2\nother\nv\nv\nq\n");
    says("This is open after the answer.", "other rules come after the answer");
    says("The same claim under other rules: ", "then they are asked");
    says("WRONG, you said: valid; right is: ", "valid it was under its own");
    says("What makes the difference:", "and the rule is named");
    is_int(1, count_of("The answer is given."), "one answer is all");
    says("Summary: 1 question answered", "and it does not count");
}

static void gives_nothing_away(void)
{
    choose("famous");
    run(QUIZ, "count\ndiff\ndiff 1 2\ntimeline\nforward\nrule\ngoto 34w\nwhy\nq\n");
    is_int(4, count_of("this is open after the answer."), "counting is the exercise");
    is_int(2, count_of("The game stands here;"), "the game can't be seen any further");
    says("9.2.1: Before the move:", "the rules may be read");
    says("This gives the puzzle up.", "why asks once");
    says_not("third time or more", "no ground is named");
    says_not("32.Qe2", "no occurrence either");
    says("Summary: 0 questions answered", "and nothing was answered");
    run(QUIZ, "why\nwhy\nforward\ncount\nq\n");
    says("NOT ANSWERED. The claim is valid", "twice it gives up");
    says("Right: third time or more, rightly claimed.", "and says why");
    says("After 34.Qe2. Black is to move.", "then the game is open to its end");
    says("This position has been there 3 times: 30.Qe2, 32.Qe2 and 34.Qe2", "and so is counting");
}

static void hints(void)
{
    choose("famous");
    run(QUIZ, "hint\nhint\nhint\nhint\nq\n");
    says("Hint 1 of 3:", "the first hint");
    says("Hint 3 of 3:", "the third");
    says("That was the last hint.", "and no more");
}

/* ---- commands ---- */

static void commands(void)
{
    choose("famous");
    run(QUIZ, "HELP\nhelp\nhelp bo\nhelp x\nfrobnicate\x1b[2J now\nc\npi w\n?\nq\n");
    says("\"HELP\" is no command here; help lists them.", "capitals are other words");
    says("answer ANSWER: valid, invalid, arbiter or dontknow", "help lists with arguments");
    says("board: the board in letters", "help on one");
    says("\"x\" is no command here", "help on none");
    says("\"frobnicate\" is no command here", "an unknown command");
    says_not("\x1b", "no control reaches the terminal");
    says("\"c\" may be short for change, certain, claim, checks, castling, count;",
         "a beginning of several");
    says("King h1. Queen d3. Rook f4. Pawns a2, c2, f2, f5, h3.", "two words, both short");
    is_int(2, count_of("Commands; a beginning"), "? is help as well");
    is_int(1, count_of("> frobnicate [2J now\n"), "what was read is repeated, clean");
}

/* Words of the screen's keys and near ones do what one would think. */
static void other_words(void)
{
    choose("famous");
    run(QUIZ, "rules\nplayed\nflip\nhelp rules\nhelp flip\npl\nq\n");
    says("9.2.1: Before the move:", "rules are the rules");
    says("If 34.Qe2 were played. Black is to move.", "played is the written move played");
    is_int(2, count_of("There is nothing to turn round here"), "flip has no board to turn");
    says("rule: the rules of this puzzle", "help knows what the other word means");
    says("\"pl\" is no command here", "they are not shortened");
}

/* What the author has told is not told again. */
static void no_echo(void)
{
    choose("famous");
    run(QUIZ, "q\n");
    says("calls the arbiter and claims a draw by repetition.\n"
         "White to move. Last played move: 33...Rd5.\nIs the claim correct?",
         "the claim in its author's words, and what they lack");
    choose(NULL);
    run(QUIZ, "q\n");
    is_int(0, count_of("on the score sheet, called the arbiter"), "no card in addition");
    choose("famous");
}

static void views(void)
{
    choose("famous");
    run(QUIZ, "file f\nsquare d3\nsquare d4\nfind n\nfind P\nfind x\nchecks\nep\nlast\n"
              "goto start\nback\nrank 2\ngoto 25w\ngoto 99w\nmoves 1\nmoves 33-\nmoves 99\n"
              "moves x\nrank 9\nfile\nsquare\npieces red\ngoto end\nboard\nq\n");
    says("f2 white pawn. f4 white rook. f5 white pawn. f6 black queen. f7 black pawn. "
         "Others empty.",
         "a file");
    says("d3 white queen (would go to e2).", "a man with the written move");
    says("d4 is empty.", "an empty square");
    says("White: None.\nBlack: None.", "no knights, by a small letter");
    says("White: Pawns a2, c2, f2, f5, h3.", "pawns");
    says("Which piece?", "no piece");
    says("No king is in check.", "no check");
    says("En passant: none.", "no en passant");
    says("Last played move: 33...Rd5.", "the last move");
    says("The starting position. White is to move.", "the start");
    says("This is the start of the game.", "and nothing before it");
    says("a2 white pawn. b2 white pawn. c2 white pawn.", "a rank there");
    says("After 25.Bxf5. Black is to move.", "a move");
    is_int(1, count_of("Where to?"), "a move that is none");
    says("1. e4 e6\n", "one move");
    says("33. Qd3 Rd5\n", "moves from one on");
    is_int(1, count_of("No moves there."), "moves that are none");
    is_int(1, count_of("Which moves?"), "no moves");
    is_int(1, count_of("Which rank?"), "no rank");
    is_int(1, count_of("Which file?"), "no file");
    is_int(1, count_of("Which square?"), "no square");
    is_int(1, count_of("Whose pieces?"), "no colour");
    says("8  . . . . . . . .\n", "the board, when it is asked for");
    says("3  . . . Q . . . P\n2  P . P . . P . .\n", "as it is looked at");
}

/* ---- what is said once ---- */

static void once(void)
{
    choose("famous");
    run(MENU, "1\nq\n1\nq\nq\n");
    is_int(1, count_of("Answers are kept for this session only."), "that nothing lasts");
    language = "es";
    choose("famous");
    run(QUIZ, "q\n");
    says("Las blancas anotan 34.De2", "texts in Spanish");
    says_not("no translation", "where all are there");
    language = "de";
    run(QUIZ, "s\nsk\nskip\nskip\nq\n");
    is_int(1, count_of("Some texts of the puzzles have no translation"), "what is not translated");
    language = "en";
    records.lasting = true;
    run(QUIZ, "q\n");
    says_not("for this session only", "a store that lasts");
    records.lasting = false;
}

/* ---- ends ---- */

static void ends(void)
{
    choose("famous");
    run(QUIZ, "");
    ok(good, "no input at all");
    says("Summary: 0 questions answered", "has its summary");
    run(QUIZ, "v");
    says("On what ground?", "a last line without an end is read");
    run(QUIZ, "v\n2\n");
    says("> \nSummary: 1 question answered, 1 right, 0 skipped.\n", "the end of input is the end");
    run(MENU, "1\n");
    says_not("skipped.\n>", "of all that is open, without another prompt");
    choose("none");
    run(QUIZ, "");
    is_string("No puzzle fits.\n", seen, "no puzzles");
}

static bool no_keep(void *data, const struct attempt *attempt, struct err *err)
{
    (void)data;
    (void)attempt;
    err_set(err, ERR_FILE_WRITE);
    err_add_text(err, "disk full");
    return false;
}

static void failures(void)
{
    bool (*keep)(void *, const struct attempt *, struct err *) = records.keep;
    struct line_mode mode = {.records = &records};

    choose("famous");
    records.keep = no_keep;
    run(QUIZ, "v\n2\nq\n");
    says("This answer could not be kept:", "an answer that is not kept is told");
    says("disk full", "and why");
    says("1 question answered, 1 right", "and counts");
    records.keep = keep;
    mode.in = fopen("/dev/null", "r");
    mode.out = fopen("/dev/full", "w");
    if (!mode.in || !mode.out) {
        skip(2, "no /dev/full here");
        return;
    }
    ok(!line_mode_quiz(&mode, &selection), "output that can't be written");
    is_int(ERR_FILE_WRITE, mode.err.code, "is a failure");
    fclose(mode.in);
    fclose(mode.out);
    line_mode_clear(&mode);
}

/* ---- menu, list, results ---- */

static void menu(void)
{
    run(MENU, "\n11\n1\nv\n2\nq\n9\n10\nrules fide2023-rapid\nrules x\nfamous\nq\nquit\n");
    ok(good, "the menu");
    is_int(2, count_of("1 three famous claims\n"), "an empty line shows it again");
    says("There is no such number in the menu.", "a number that is not in it");
    says("RIGHT.", "the famous claims");
    says("fischer-petrosian-1971#2: right.", "results by puzzle");
    says("third time or more, rightly claimed: ", "and by ground");
    says("FIDE Laws of Chess 2023, blitz (fide2023-blitz)", "rules");
    says("9.5.3, A.3: An incorrect claim: the opponent gets 1 minute more", "what they say");
    says("\"x\"", "rules that are none");
}

static void browse(void)
{
    run(BROWSE, "set famous\n2\nq\nfind PETROSIAN\nlevel 1-2\nlevel 7\ntopic fifty\nall\nmore\n"
                "ask 99\nask karpov-miles-1986\nq\nstart\nq\nlist\nquit\n");
    ok(good, "the list");
    says("3 puzzles.\n1 The queen goes back to e2: threefold, level 2.", "a set");
    says("Puzzle 1 of 1: Karpov against the clock", "its number asks a puzzle");
    says("0 puzzles.\n", "filters add up");
    says("Which levels?", "levels that are none");
    says("That was the end of the list.", "the list has an end");
    says("Which puzzle?", "a number that is not there");
    is_int(2, count_of("Puzzle 1 of 1: Karpov"), "the id will do");
    says("Puzzle 1 of 11:", "all that are listed");
    says("3 The queen goes back to e2: threefold, level 3. New.\n", "what was never asked is new");
}

static void settings_are_set(void)
{
    run(MENU, "set quiz.ground off\nset colour red\nset theme red\nset\nset rules fide1900\n"
              "settings\n1\nv\nq\nset quiz.ground on\nset rules fide2023-blitz\nq\n");
    is_int(3, count_of("Noted for this session"), "values that are set");
    says("quiz.ground = off: ", "are shown");
    says_not("On what ground?", "and hold at once");
    says("There is no such setting", "a key that is none");
    says("This value is not possible", "a value that is none");
    says("Which setting?", "no key");
    says("\"fide1900\"", "rules that are none");
    is_string("fide2023-blitz", settings_get(&settings, "rules"), "rules that are there");
    settings_clear(&settings);
}

/* ---- a game of one's own ---- */

static void write_game(const char *text)
{
    static char path[600];

    snprintf(path, sizeof path, "%s/own.pgn", tap_scratch());
    game_path = path;
    if (!files_replace(path, text, strlen(text), NULL))
        bail("can't write %s", path);
}

static void analysis(void)
{
    struct buf source = {0};

    game_path = tap_source_path(&source, "puzzles/01-1971-fischer-petrosian.pgn");
    run(ANALYSIS, "1\nreport\ngoto 33b\nclaim threefold,move=Qe2\nwhy\ndiff 1 2\ntimeline\n"
                  "written\ncount\nclaim\nclaim threefold,loudly\nrules fide2023-blitz\n"
                  "goto 33b\nclaim threefold\nquit\n");
    ok(good, "a game of a file");
    is_int(ERR_NONE, bad, "that can be read");
    says("Game 1: Fischer, Robert James - Petrosian, Tigran V", "its names");
    says("The claim is valid: the position would appear for the third time.", "a claim judged");
    says("Right: third time or more, rightly claimed.", "why");
    says("A: after 30.Qe2. B: after 32.Qe2.", "two places compared");
    says("3 34.Qe2 (written): the claimed position.", "the timeline");
    says("If 34.Qe2 were played. Black is to move.", "what it would bring");
    says("What is claimed here?", "no claim");
    says("loudly", "an argument that is none");
    says("FIDE Laws of Chess 2023, blitz (fide2023-blitz)", "other rules");
    says("The claim is not valid", "and another claim");
    buf_clear(&source);
}

static void own_moves(void)
{
    char path[600];
    struct pack saved = {0};
    struct err_list errors = {0};
    char *text;
    size_t length;

    write_game("[White \"A\"]\n[Black \"B\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. e4 *\n\n1. d4 *\n");
    snprintf(path, sizeof path, "%s/saved.pgn", tap_scratch());
    run(ANALYSIS, "goto 2b\nplay Nf3\nplay Nf6\nplay Ng1\nclaim threefold,move=Ng8\n"
                  "save\nplay e9\nplay\ndrop\ndrop\nfen\ngames\ngame 2\nmoves\ngame 9\ngame\nq\n");
    says("The claim is valid", "a claim after moves of one's own");
    says("Where to?", "a file is needed for saving");
    is_int(1, count_of("Which move?"), "a move is needed");
    says("No move of your own has been played here.", "back in the game");
    says("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3", "the position as FEN");
    says("1 A - B, *, 5 plies\n2 Game 2, *, 1 ply\n", "the games of the file");
    says("1. d4\n", "another game");
    says("The file has no game with this number.", "and none");
    run(ANALYSIS, "");
    {
        struct buf input = {0};

        buf_printf(&input,
                   "save %s\ngoto 2b\nplay Nf3\nplay Nf6\nplay Ng1\n"
                   "claim threefold,move=Ng8\nsave %s\nsave %s\nq\n",
                   path, path, path);
        run(ANALYSIS, buf_text(&input));
        buf_clear(&input);
    }
    says("First judge a claim here;", "a claim has to be judged before it is saved");
    says("Saved.", "then it is");
    says("There is a file with this name already.", "never over another file");
    text = tap_read_file(path, &length);
    ok(pack_read(&saved, path, text, length, &errors, NULL) && errors.count == 0,
       "what was saved is a puzzle file");
    is_size(1, saved.count, "with one puzzle");
    is_string("Ng8", saved.count ? saved.puzzles[0].claim.move : NULL, "of that claim");
    ok(saved.count && puzzle_check(&saved.puzzles[0], NULL), "and its verdict is proven");
    free(text);
    pack_clear(&saved);
    err_list_clear(&errors);
}

static void bad_games(void)
{
    write_game("1. e4 e5 2. Ke3 *\n");
    run(ANALYSIS, "moves\nq\n");
    is_int(ERR_NONE, bad, "a game with an illegal move opens");
    says("Ke3", "which is said");
    says("1. e4 e5\n", "up to that move");
    write_game("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*\n");
    run(ANALYSIS, "moves\nq\n");
    ok(good, "a position that can't be");
    ok(bad != ERR_NONE, "is told to the caller");
    says_not("> moves", "and asks for no commands");
    game_path = "/no/such/file.pgn";
    run(ANALYSIS, "q\n");
    is_int(ERR_FILE_OPEN, bad, "a file that isn't there");
    says("/no/such/file.pgn", "by its name");
    write_game("8/8/8/4k3/8/8/8/4K3 w - - 0 1\n");
    run(ANALYSIS, "claim dead\nfen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\nclaim stalemate\ngames\n"
                  "fen rubbish\nopen\nopen /no/such/file\nq\n");
    says("Yes, the game ended", "a file of positions");
    says("stalemate", "a position that is typed");
    is_int(1, count_of("No file is open."), "which is in no file");
    says("Which file?", "no file");
}

/* ---- law questions ---- */

/* Instead of the famous claims, from here on. */
static void laws(void)
{
    struct attempt attempt = {0};

    pack_clear(&pack);
    read_one("tests/data/quiz/questions.pgn");
    choose(NULL);
    columns = 0;
    run(QUIZ, "hint\nhint\nv\n1 2\n7\nclaim\n1\nwhy\nundo\ncertain\nanswer 3\nnext\n"
              "pieces white\n2 3\nundo\n1,3\n\nrule\nhint\nwhy\nwhy\n\n");
    columns = 1000;
    ok(good, "three law questions");
    is_transcript("questions.txt", "the whole transcript");
    ok(records.get(records.data, records.count(records.data) - 1, &attempt), "answers are kept");
    ok(attempt.is_question && attempt.gave_up, "the last one as given up");
    run(MENU, "questions\nd\nq\n2\nq\n8\nq\n");
    is_int(2, count_of("Puzzle 1 of 3: "), "the menu asks them by word and number");
    says("law questions: ", "and counts them among the results");
    says_not("Puzzle 1 of 0", "there are enough");
}

int main(void)
{
    tap_plan(3 + 14 + 6 + 11 + 3 + 10 + 24 + 5 + 6 + 5 + 9 + 9 + 8 + 12 + 15 + 12 + 5 + 2 + 7);
    read_one("puzzles/01-1971-fischer-petrosian.pgn");
    read_one("puzzles/02-1986-karpov-miles.pgn");
    read_one("puzzles/03-1972-fischer-spassky-g20.pgn");
    if (!records_memory(&records))
        bail("no memory for records");
    famous();
    answers();
    other_rules();
    gives_nothing_away();
    hints();
    commands();
    other_words();
    no_echo();
    views();
    once();
    ends();
    failures();
    menu();
    browse();
    settings_are_set();
    analysis();
    own_moves();
    bad_games();
    laws();
    free(seen);
    selection_clear(&selection);
    records.free(records.data);
    pack_clear(&pack);
    return tap_done();
}
