/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "pgn/writer.h"

#include <string.h>

#include "tests/pgn/sketch.h"
#include "tests/tap/tap.h"

#define ROSTER_BUT_RESULT                                                                          \
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"           \
    "[Black \"?\"]\n"
#define ROSTER ROSTER_BUT_RESULT "[Result \"*\"]\n"

static const struct sketch_case cases[] = {
    {"nothing but a result", "*", ROSTER "\n*\n\n"},
    {"numbers", "e4 e5 Nf3 Nc6 Bb5 *", ROSTER "\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n\n"},
    {"the result goes into the tag", "[Result \"*\"]\n1. e4 1-0",
     ROSTER_BUT_RESULT "[Result \"1-0\"]\n\n1. e4 1-0\n\n"},
    {"the roster first, then the others as they stood",
     "[ECO \"A00\"]\n[Black \"B\"]\n[Event \"E\"]\n[Annotator \"C\"]\n*",
     "[Event \"E\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
     "[Black \"B\"]\n[Result \"*\"]\n[ECO \"A00\"]\n[Annotator \"C\"]\n\n*\n\n"},
    {"quotes and backslashes", "[A \"x\\\"y\\\\z\"]\n*", ROSTER "[A \"x\\\"y\\\\z\"]\n\n*\n\n"},
    {"a starting position", "[FEN \"4k3/8/8/8/8/8/8/R3K3 b Q - 0 10\"]\nKd7 Kd2 *",
     ROSTER "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 b Q - 0 10\"]\n\n10... Kd7 11. Kd2 *\n\n"},
    {"the initial array needs none",
     "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n*", ROSTER "\n*\n\n"},
    {"an impossible position stays", "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n1. e4 *",
     ROSTER "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*\n\n"},
    {"comments and commands",
     "{a} e4 {[%clk 0:01] [%claim threefold] words} e5 {b} {c} (d5 {d}) Nf3 * {e}",
     ROSTER "\n{a} 1. e4 {[%clk 0:01] [%claim threefold] words} 1... e5 {b} {c} 2. Nf3 * {e}\n\n"},
    {"signs", "1. e4! $10 e5?? 2. d4 *", ROSTER "\n1. e4 $1 $10 e5 $4 2. d4 *\n\n"},
    {"a brace inside a comment", "1. e4 ; a } b\ne5 *", ROSTER "\n1. e4\n;a } b\n1... e5 *\n\n"},
    {"only the good moves", "1. e4 e5 2. Ke3 *", ROSTER "\n1. e4 e5 *\n\n"},
    {"long lines are broken",
     "{aaaaaaaaa bbbbbbbbb ccccccccc ddddddddd eeeeeeeee fffffffff ggggggggg hhhhhhhhh iii} e4 *",
     ROSTER "\n{aaaaaaaaa bbbbbbbbb ccccccccc ddddddddd eeeeeeeee fffffffff ggggggggg\n"
            "hhhhhhhhh iii} 1. e4 *\n\n"},
    {"no line of a comment looks like a hidden line or a game",
     "{aaaaaaaaa bbbbbbbbb ccccccccc ddddddddd eeeeeeeee fffffffff ggggggggg hhhh %iiii "
     "jjjjjjjjj kkkkkkkkk lllllllll mmmmmmmmm nnnnnnnnn ooooooooo ppppppppp qqqqqq [Event \"x\"]} "
     "*",
     ROSTER "\n{aaaaaaaaa bbbbbbbbb ccccccccc ddddddddd eeeeeeeee fffffffff ggggggggg hhhh %iiii\n"
            "jjjjjjjjj kkkkkkkkk lllllllll mmmmmmmmm nnnnnnnnn ooooooooo ppppppppp qqqqqq [Event\n"
            "\"x\"]} *\n\n"},
    {"nor like any other tag",
     "{aaaaaaaaa bbbbbbbbb ccccccccc ddddddddd eeeeeeeee fffffffff ggggggggg hhhh [Site \"x\"] "
     "kkkkkkkkk lllllllll mmmmmmmmm nnnnnnnnn ooooooooo ppppppppp qqqqqqqqqq rrrrr} *",
     ROSTER "\n{aaaaaaaaa bbbbbbbbb ccccccccc ddddddddd eeeeeeeee fffffffff ggggggggg hhhh [Site\n"
            "\"x\"] kkkkkkkkk lllllllll mmmmmmmmm nnnnnnnnn ooooooooo ppppppppp qqqqqqqqqq\n"
            "rrrrr} *\n\n"},
};
enum { CASES = sizeof cases / sizeof *cases };

static struct reader *open_reader(struct pgn_memory *memory, const char *text)
{
    struct reader *reader;

    *memory = (struct pgn_memory){.bytes = text, .length = strlen(text)};
    reader = reader_new(pgn_source_memory(memory), NULL);
    if (!reader)
        bail("no memory for a reader");
    return reader;
}

static void check(const struct sketch_case *row)
{
    struct pgn_memory memory;
    struct reader *reader = open_reader(&memory, row->input);
    struct pgn_game game = {0};
    struct buf seen = {0};

    if (reader_next(reader, &game, NULL) == READ_GAME)
        writer_game(&seen, &game);
    is_string(row->wanted, buf_text(&seen), "%s", row->name);
    buf_clear(&seen);
    pgn_game_clear(&game);
    reader_free(reader);
}

static void check_moves(const struct game *game, int first, int last,
                        const struct san_letters *letters, const char *wanted)
{
    struct buf seen = {0};

    writer_moves(&seen, game, first, last, letters);
    is_string(wanted, buf_text(&seen), "moves %d to %d", first, last);
    buf_clear(&seen);
}

int main(void)
{
    static const struct san_letters german = {"de", {"K", "D", "T", "L", "S"}};
    struct pgn_memory memory;
    struct reader *reader = open_reader(&memory, "1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
    struct pgn_game game = {0};

    tap_plan(CASES + 5);
    for (int i = 0; i < CASES; i++)
        check(&cases[i]);
    reader_next(reader, &game, NULL);
    check_moves(&game.game, 0, 5, NULL, "1. e4 e5 2. Nf3 Nc6 3. Bb5");
    check_moves(&game.game, 1, 4, NULL, "1... e5 2. Nf3 Nc6");
    check_moves(&game.game, 3, 4, NULL, "2... Nc6");
    check_moves(&game.game, 2, 5, &german, "2. Sf3 Sc6 3. Lb5");
    check_moves(&game.game, 3, 3, NULL, "");
    pgn_game_clear(&game);
    reader_free(reader);
    return tap_done();
}
