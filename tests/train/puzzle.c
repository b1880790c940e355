/* SPDX-License-Identifier: MIT */
/* One puzzle file at a time: what is read, and every fault with its place. */
#include "config.h"

#include "train/puzzle.h"

#include <string.h>

#include "tests/tap/tap.h"

static struct pack pack;
static struct err_list errors, warnings;

static void forget(void)
{
    pack_clear(&pack);
    err_list_reset(&errors);
    err_list_reset(&warnings);
}

/* Reads into an empty pack. */
static void read_file(const char *text)
{
    forget();
    if (!pack_read(&pack, "a.pgn", text, strlen(text), &errors, &warnings))
        bail("no memory for a pack");
}

/* ---- a good file ---- */

static const char example[] =
    "[Event \"Example\"]\n"
    "[White \"White\"]\n"
    "[Black \"Black\"]\n"
    "[Result \"*\"]\n"
    "[PuzzleId \"knights-out-and-home\"]\n"
    "[Title \"Knights out and home again\"]\n"
    "[TitleEs \"Los caballos salen y vuelven\"]\n"
    "[Level \"1\"]\n"
    "\n"
    "{Both sides\nwait.} {[%lang es] Los dos esperan.}\n"
    "1. Nf3 {[%clk 0:01:00] a remark} {[%lang es] una nota} Nf6\n"
    "{[%claim threefold,by=white] [%expect invalid,counted-short] [%level 4] [%set famous]\n"
    "[%set second] Suppose White claims.}\n"
    "2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1\n"
    "{[%claim threefold,move=Ng8] [%expect valid] Black writes 4...Ng8.}\n"
    "{[%lang es] Las negras anotan 4...Cg8.}\n"
    "{Home again.} {[%lang es] En casa.}\n"
    "{[%claim fivefold]}\n"
    "4... Ng8 * {The start counts.} {[%lang es] La salida cuenta.} {Really.}\n";

static void is_aftermath(const char *wanted, const struct puzzle *puzzle, const char *language,
                         const char *name)
{
    struct buf out = {0};

    puzzle_aftermath(&out, puzzle, language, NULL);
    is_string(wanted, buf_text(&out), "%s", name);
    buf_clear(&out);
}

static void good_puzzles(void)
{
    const struct puzzle *one, *two, *three;

    read_file(example);
    is_size(0, errors.count, "a good file has no errors");
    is_size(0, warnings.count, "nor warnings");
    is_size(1, pack.game_count, "one game");
    is_size(3, pack.count, "makes three puzzles");
    if (pack.count != 3)
        bail("the puzzles are missing");
    one = &pack.puzzles[0];
    two = &pack.puzzles[1];
    three = &pack.puzzles[2];
    is_string("knights-out-and-home", one->id, "the first bears the id");
    is_string("knights-out-and-home#2", two->id, "the second is numbered");
    is_string("knights-out-and-home#3", three->id, "and so is the third");
    is_int(4, one->level, "a level of its own");
    is_int(1, two->level, "the tag's level else");
    is_int(TOPIC_THREEFOLD, one->topic, "a topic by the claim");
    is_int(TOPIC_AUTOMATIC, three->topic, "another");
    is_string("fide2023", one->rules->id, "the default ruleset");
    ok(puzzle_in_set(one, "famous") && puzzle_in_set(one, "second"), "two sets");
    ok(!puzzle_in_set(two, "famous"), "which hold for one claim only");
    is_int(2, one->claim.ply, "the ply of the first");
    is_int(7, two->claim.ply, "and of the second");
    is_string("Ng8", two->claim.move, "with the move that is written");
    is_int(16, two->line, "its line");
    is_int(2, two->column, "and column");
    ok(one->has_expect && two->has_expect && !three->has_expect, "what the author expects");
    ok(puzzle_check(one, NULL) && puzzle_check(two, NULL), "is proven");
    ok(puzzle_check(three, NULL), "where it is said at all");
}

static void good_texts(void)
{
    const struct puzzle *one = &pack.puzzles[0], *two = &pack.puzzles[1];
    bool fallback = false;

    is_string("Knights out and home again", puzzle_title(one, "en"), "the title");
    is_string("Los caballos salen y vuelven", puzzle_title(one, "es"), "in Spanish");
    is_string("Knights out and home again", puzzle_title(one, "de"), "and where German is missing");
    is_string("Both sides wait.", puzzle_story(one, "en", &fallback), "the story, on one line");
    ok(!fallback, "in its own language");
    is_string("Los dos esperan.", puzzle_story(one, "es", &fallback), "in Spanish");
    is_string("Los dos esperan.", puzzle_story(one, "es-MX", &fallback), "in that of Mexico");
    ok(!fallback, "which is Spanish");
    is_string("Both sides wait.", puzzle_story(one, "de", &fallback), "no German");
    ok(fallback, "is told");
    is_string("Suppose White claims.", words_in(&one->words, "en", NULL), "words of a claim");
    is_string("Las negras anotan 4...Cg8.", words_in(&two->words, "es", NULL), "in Spanish");
    is_aftermath("Home again.\nThe start counts.\nReally.", two, "en",
                 "a claim's own aftermath goes before the game's");
    is_aftermath("En casa.\nLa salida cuenta.", two, "es", "and in Spanish");
    is_aftermath("The start counts.\nReally.", one, "en", "other claims have only the game's");
}

/* Where the claim stands at the end, what follows is its own and no other's. */
static void last_ply(void)
{
    read_file("[PuzzleId \"end\"]\n\n1. e4 {[%claim dead]} e5 {[%claim stalemate] No?} {No!} *\n");
    is_size(2, pack.count, "two claims, one at the end");
    is_aftermath("", &pack.puzzles[0], "en", "the first does not tell of the second");
    is_aftermath("No!", &pack.puzzles[1], "en", "which has its aftermath once");
    read_file("[PuzzleId \"end\"]\n\n{Look.} {[%claim stalemate] Here?} * {Of course not.}\n");
    is_size(1, pack.count, "a claim at the start of a game without moves");
    is_string("Look.", puzzle_story(&pack.puzzles[0], "en", NULL), "the story before it");
    is_string("Here?", words_in(&pack.puzzles[0].words, "en", NULL), "its words");
    is_aftermath("Of course not.", &pack.puzzles[0], "en", "the aftermath behind the result");
    is_string("? - ?", puzzle_title(&pack.puzzles[0], "en"), "names that nobody knows");
}

static void cleaned(void)
{
    read_file("[PuzzleId \"x\"]\n[White \"A\x1b[2J\"]\n[Title \"\"]\n\n"
              "{red \x1b[31m\xE2\x80\xAE} 1. e4 {[%claim fifty] bell \x07} *\n");
    is_size(1, pack.count, "a file with control characters");
    is_string("red \\x1b[31m<U+202E>", puzzle_story(&pack.puzzles[0], "en", NULL),
              "they are made visible in the story");
    is_string("bell \\x07", words_in(&pack.puzzles[0].words, "en", NULL), "in a claim's words");
    is_string("A\\x1b[2J - ?", puzzle_title(&pack.puzzles[0], "en"), "and in names");
}

/* Claims made, so that each differs from the first in one thing of the question. */
static uint64_t content_of(const char *rules, const char *moves)
{
    struct buf text = {0};
    uint64_t content;

    buf_printf(&text, "[PuzzleId \"x\"]\n[Ruleset \"%s\"]\n\n%s *\n", rules, moves);
    read_file(buf_text(&text));
    buf_clear(&text);
    if (pack.count != 1)
        bail("no puzzle in %s", moves);
    content = pack.puzzles[0].content;
    return content;
}

static void hashes(void)
{
    uint64_t first = content_of("fide2023", "1. e4 e5 {[%claim fifty]}");

    /* FNV-1a 64 of "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n
     * e2e4 e7e5 \n2:fifty\nfide2023\n", by another program */
    is_hex(UINT64_C(0x0b412faa139ccb1e), first, "the hash of a question");
    is_hex(first, content_of("fide2023", "1. e4 e5 {[%claim fifty] Words} 2. d4 {more}"),
           "words and what comes later do not change it");
    ok(first != content_of("fide2023-rapid", "1. e4 e5 {[%claim fifty]}"), "another ruleset does");
    ok(first != content_of("fide2023", "1. e4 c5 {[%claim fifty]}"), "another move");
    ok(first != content_of("fide2023", "1. e4 e5 {[%claim fifty,touched]}"), "another claim");
    ok(first != content_of("fide2023", "1. e4 {[%claim fifty]} e5"), "another ply");
}

/* ---- faults ---- */

#define ID       "[PuzzleId \"good\"]\n"
#define FEN(fen) "[SetUp \"1\"]\n[FEN \"" fen "\"]\n"

static const struct fault {
    const char *text;
    enum err_code code;
    long line, column;
    const char *argument; /* the first, NULL: none or a number */
} faults[] = {
    {"[White \"A\"]\n\n1. e4 {[%claim fifty]} *\n", ERR_PUZZLE_NO_ID, 1, 1, NULL},
    {"\n\n[White \"A\"]\n" ID "\n1. e4 {nothing} *\n", ERR_PUZZLE_NO_CLAIM, 3, 1, NULL},
    {"[PuzzleId \"two words\"]\n\n1. e4 {[%claim fifty]} *\n", ERR_PUZZLE_ID_FORM, 1, 1,
     "two words"},
    {"[PuzzleId \"\"]\n\n1. e4 {[%claim fifty]} *\n", ERR_PUZZLE_ID_FORM, 1, 1, ""},
    {"[White \"A\"]\n[PuzzleId \"a-Threefold-1971\"]\n\n1. e4 {[%claim fifty]} *\n",
     ERR_PUZZLE_ID_SPOILS, 2, 1, "a-Threefold-1971"},
    {"[PuzzleId \"other-side-to-move-1\"]\n\n1. e4 {[%claim fifty]} *\n", ERR_PUZZLE_ID_SPOILS, 1,
     1, "other-side-to-move-1"},
    {ID "\n1. e4 {[%claim fifty]} *\n\n" ID "\n1. d4 {[%claim fifty]} *\n", ERR_PUZZLE_ID_TWICE, 5,
     1, "good"},
    {ID "[Ruleset \"fide1900\"]\n\n1. e4 {[%claim fifty]} *\n", ERR_PUZZLE_RULESET, 2, 1,
     "fide1900"},
    {ID "[Topic \"endings\"]\n\n1. e4 {[%claim fifty]} *\n", ERR_PUZZLE_TOPIC, 2, 1, "endings"},
    {ID "[Level \"6\"]\n\n1. e4 {[%claim fifty]} *\n", ERR_PUZZLE_LEVEL, 2, 1, "6"},
    {ID "\n1. e4 {[%claim fifty] [%level 10]} *\n", ERR_PUZZLE_LEVEL, 3, 23, "10"},
    {ID "\n1. e4 {[%claim fifty] [%set Two Words]} *\n", ERR_PUZZLE_SET, 3, 23, "Two Words"},
    {ID "\n1. e4 {[%claim fifty] [%rules fide1900]} *\n", ERR_PUZZLE_RULESET, 3, 23, "fide1900"},
    {ID "\n1. e4 {[%claim fifty]} e5 {[%rules fide1964]} *\n", ERR_CLAIM_NEEDS, 3, 28, "rules"},
    {ID "\n1. e4 {[%claim fifty]} {[%lang Spanish] No.} *\n", ERR_PUZZLE_LANG, 3, 25, "Spanish"},
    {ID "\n1. e4 {[%claim fifty]} Ke3 *\n", ERR_PUZZLE_GAME, 1, 1, NULL},
    {ID FEN("8/8/8/8/8/8/8/8 w - - 0 1") "\n{[%claim fifty]} *\n", ERR_PUZZLE_GAME, 1, 1, NULL},
    {ID "\n1. e4 {[%claim]} *\n", ERR_CLAIM_FORM, 3, 15, NULL},
    {ID "\n1. e4 {words\n[%claim fiftyfold]} *\n", ERR_CLAIM_KIND, 4, 9, "fiftyfold"},
    {ID "\n1. e4 {[%claim fifty,loudly]} *\n", ERR_CLAIM_ARGUMENT, 3, 22, "loudly"},
    {ID "\n1. e4 {[%claim fifty,by=red]} *\n", ERR_CLAIM_VALUE, 3, 22, "by"},
    {ID "\n1. e4 {[%claim fifty,pressed]} *\n", ERR_CLAIM_NEEDS, 3, 22, "pressed"},
    {ID "\n1. e4 {[%claim dead,move=e5]} *\n", ERR_CLAIM_CLASH, 3, 21, "move"},
    {ID "\n1. e4 {[%claim fifty]} (1. d4 {[%claim fifty]}) *\n", ERR_CLAIM_VARIATION, 3, 32, NULL},
    {ID "\n1. e4 {[%claim fifty,move=castles]} *\n", ERR_MOVE_FORM, 3, 27, "castles"},
    {ID "\n1. e4 {[%claim fifty,move=Sf6]} *\n", ERR_MOVE_LETTER, 3, 27, "Sf6"},
    {ID FEN("k7/8/8/8/8/2N5/8/K5N1 w - - 0 1") "\n{[%claim fifty,move=Ne2]} *\n",
     ERR_MOVE_AMBIGUOUS, 5, 21, "Ne2"},
    {ID "\n1. e4 {[%claim fifty] [%expect perhaps]} *\n", ERR_EXPECT_FORM, 3, 32, "perhaps"},
    {ID "\n1. e4 {[%claim fifty] [%expect invalid,ugly]} *\n", ERR_EXPECT_FORM, 3, 40, "ugly"},
    {ID "\n1. e4 {[%expect valid]} e5 {[%claim fifty]} *\n", ERR_CLAIM_NEEDS, 3, 8, "expect"},
    {ID "\n1. e4 {[%claim fifty] [%colour red]} *\n", ERR_COMMAND_UNKNOWN, 3, 23, "colour"},
    {ID "\n1. e4 {[%claim fifty]} {[%draw} *\n", ERR_COMMAND_FORM, 3, 25, "[%draw"},
    {ID "\n1. e4 {[%claim fifty]} Nf9 *\n", ERR_MOVE_FORM, 3, 24, "Nf9"},
    {ID "\n1. e4 {[%claim fifty]} ) *\n", ERR_VARIATION_OPEN, 3, 24, NULL},
    {"PK\x03\x04 not chess at all", ERR_NOT_CHESS, 1, 1, NULL},
};

enum { FAULTS = sizeof faults / sizeof faults[0], CHECKS_PER_FAULT = 4 };

static const struct err *find(const struct err_list *list, enum err_code code)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].code == code)
            return &list->items[i];
    return NULL;
}

static void check_fault(const struct fault *fault)
{
    const char *name = err_code_name(fault->code);
    const struct err *err;

    read_file(fault->text);
    err = find(&errors, fault->code);
    if (!ok(err != NULL, "%s is found", name)) {
        for (size_t i = 0; i < errors.count; i++)
            diag("instead: %s", err_code_name(errors.items[i].code));
        skip(CHECKS_PER_FAULT - 1 + (fault->argument != NULL), "it was not");
        return;
    }
    is_string("a.pgn", err->file, "%s: file", name);
    is_int(fault->line, err->line, "%s: line", name);
    is_int(fault->column, err->column, "%s: column", name);
    if (fault->argument)
        is_string(fault->argument, err->args[0].text, "%s: argument", name);
}

static void second_arguments(void)
{
    read_file("[PuzzleId \"a-DEAD-1\"]\n\n1. e4 {[%claim fifty]} *\n");
    is_string("dead", errors.count ? errors.items[0].args[1].text : NULL, "which word spoils");
    read_file(ID "\n1. e4 {[%claim fifty]} *\n");
    pack_read(&pack, "b.pgn", ID "\n1. e4 {[%claim fifty]} *\n", 42, &errors, &warnings);
    is_size(1, pack.count, "an id that another file has is not taken again");
    is_string("a.pgn", errors.count ? errors.items[0].args[1].text : NULL, "where it stood first");
    is_string("b.pgn", errors.count ? errors.items[0].file : NULL, "and where it is repeated");
}

/* A file with faults still gives its good puzzles, and these keep their numbers. */
static void good_among_bad(void)
{
    read_file(ID "\n1. e4 {[%claim fifty]} e5 {[%claim sixty]} 2. Nf3 {[%claim dead]} *\n\n"
                 "[PuzzleId \"bad\"]\n\n1. e5 {[%claim fifty]} *\n\n"
                 "[PuzzleId \"last\"]\n\n{[%claim stalemate]} *\n");
    is_size(3, pack.count, "good puzzles are kept");
    is_string("good", pack.count > 0 ? pack.puzzles[0].id : NULL, "the first");
    is_string("good#3", pack.count > 1 ? pack.puzzles[1].id : NULL, "the third by its number");
    is_string("last", pack.count > 2 ? pack.puzzles[2].id : NULL, "that of the game after");
    is_size(2, pack.game_count, "the game without puzzles is not kept");
    is_int(3, pack.count > 2 ? pack.puzzles[2].source->pgn.number : 0, "games keep theirs, too");
}

/* What follows from a fault is not told as another one. */
static void one_fault(void)
{
    read_file(ID "\n1. e4 e4 {[%claim fifty]} *\n");
    is_size(2, errors.count, "a game that stops before its claim has two errors");
    is_int(ERR_MOVE_UNREACHABLE, errors.count > 0 ? errors.items[0].code : ERR_NONE, "the move");
    is_int(ERR_PUZZLE_GAME, errors.count > 1 ? errors.items[1].code : ERR_NONE,
           "and that the game is left out");
}

static void long_title(void)
{
    read_file(ID "[Title \"1234567890123456789012345678901234567890123456789012345678901\"]\n\n"
                 "1. e4 {[%claim fifty]} *\n");
    is_size(1, pack.count, "a title that is too long costs nothing");
    is_size(1, warnings.count, "but a warning");
    is_int(ERR_PUZZLE_TITLE, warnings.count ? warnings.items[0].code : ERR_NONE, "of that kind");
    is_int(61, warnings.count ? warnings.items[0].args[0].number : 0, "with its columns");
    is_int(2, warnings.count ? warnings.items[0].line : 0, "and its line");
}

static void wrong_expect(void)
{
    struct err err;

    read_file(ID "\n1. e4 {[%claim fifty] [%expect valid]} e5\n"
                 "{[%claim fifty] [%expect invalid,counted-short]} *\n");
    ok(!puzzle_check(&pack.puzzles[0], &err), "an expectation that the core refutes");
    is_int(ERR_EXPECT_DIFFERS, err.code, "is a fault");
    is_string("valid", err.args[0].text, "what was expected");
    is_string("invalid,fifty-short", err.args[1].text, "what it is");
    is_string("a.pgn", err.file, "in the file");
    is_int(3, err.line, "its line");
    is_int(8, err.column, "and column");
    ok(!puzzle_check(&pack.puzzles[1], &err), "the right verdict for a wrong reason");
    is_string("invalid,counted-short", err.args[0].text, "is wrong as well");
    ok(!puzzle_check(&pack.puzzles[1], NULL), "whether one wants to know why or not");
}

/* Two claims at one move, the same but for the rules. */
static void own_rules(void)
{
    read_file("[PuzzleId \"before-the-rules-changed\"]\n[Ruleset \"fide2018\"]\n\n"
              "1. Nf3 Nf6 2. Rg1 Rg8 3. Rh1 Rh8 4. Rg1 Rg8 5. Rh1 Rh8\n"
              "{[%claim threefold] [%expect invalid,castling-rights]}\n"
              "{[%claim threefold] [%rules fide1952] [%expect valid]} *\n");
    is_size(0, errors.count, "a claim with rules of its own");
    if (pack.count != 2)
        bail("the claims are missing");
    is_string("fide2018", pack.puzzles[0].rules_id, "the other one has those of the tag");
    is_string("fide1952", pack.puzzles[1].rules_id, "its rules");
    is_string("fide1952", pack.puzzles[1].rules->id, "are found");
    ok(puzzle_check(&pack.puzzles[0], NULL) && puzzle_check(&pack.puzzles[1], NULL),
       "each is judged by its own");
    ok(pack.puzzles[0].content != pack.puzzles[1].content, "and is another question");
    is_int(TOPIC_THREEFOLD, pack.puzzles[0].topic, "the one is about repetition");
    is_int(TOPIC_OTHER_RULES, pack.puzzles[1].topic, "the other about other rules");
}

static void names(void)
{
    is_string("threefold", topic_name(TOPIC_THREEFOLD), "a topic's name");
    is_int(TOPIC_AGREEMENT, topic_find("agreement"), "a topic by its name");
    is_int(TOPICS, topic_find("endings"), "no topic");
}

static void nothing(void)
{
    struct words empty = {0};
    bool fallback = false;

    pack_clear(NULL);
    read_file("");
    is_size(0, pack.count, "an empty file has no puzzles");
    is_size(0, errors.count, "which is no error");
    is_string("", words_in(&empty, "es", &fallback), "no words at all");
    ok(!fallback, "are no missing translation");
}

static int count_arguments(void)
{
    int count = 0;

    for (size_t i = 0; i < FAULTS; i++)
        count += faults[i].argument != NULL;
    return count;
}

int main(void)
{
    tap_plan(22 + 2 + 15 + 8 + 4 + 6 + FAULTS * CHECKS_PER_FAULT + count_arguments() + 4 + 6 + 3 + 5 +
             6 + 10 + 3 + 4);
    good_puzzles();
    good_texts();
    last_ply();
    cleaned();
    hashes();
    for (size_t i = 0; i < FAULTS; i++)
        check_fault(&faults[i]);
    second_arguments();
    good_among_bad();
    one_fault();
    long_title();
    wrong_expect();
    own_rules();
    names();
    nothing();
    forget();
    err_list_clear(&errors);
    err_list_clear(&warnings);
    return tap_done();
}
