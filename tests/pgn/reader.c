/* SPDX-License-Identifier: MIT */
/* Where games begin and end, what their parts become, and what is said of bad ones. */
#include "config.h"

#include "pgn/reader.h"

#include <string.h>

#include "tests/pgn/sketch.h"
#include "tests/tap/tap.h"

#define BLACK_MATED "1. f3 e5 2. g4 Qh4# "

static const struct sketch_case cases[] = {
    /* games */
    {"an empty file", "", ""},
    {"blanks only", " \n\r\n", ""},
    {"a comment is no game", "{nothing here}", ""},
    {"moves without tags", "1. e4 e5 1-0", "game 1 line 1: e4 e5 1-0\n"},
    {"two games without tags", "1. e4 1-0\n1. d4 *",
     "game 1 line 1: e4 1-0\ngame 2 line 2: d4 *\n"},
    {"without numbers", "e4 e5 * d4 *", "game 1 line 1: e4 e5 *\ngame 2 line 1: d4 *\n"},
    {"only a result", "*", "game 1 line 1: *\n"},
    {"tags, moves, tags", "[A \"x\"]\n\ne4 *\n\n[A \"y\"]\n\nd4 *\n",
     "game 1 line 1: e4 *\ntag A=x\ngame 2 line 5: d4 *\ntag A=y\n"},
    {"no blank line between games", "[A \"x\"]\ne4 *\n[A \"y\"]\nd4 *",
     "game 1 line 1: e4 *\ntag A=x\ngame 2 line 3: d4 *\ntag A=y\n"},
    {"two blank lines before the moves", "[A \"x\"]\n\n\ne4 *", "game 1 line 1: e4 *\ntag A=x\n"},
    {"blank lines among the tags", "[A \"x\"]\n\n[B \"y\"]\n\n\n[C \"z\"]\n\ne4 *",
     "game 1 line 1: e4 *\ntag A=x\ntag B=y\ntag C=z\n"},
    {"a second Event after a blank line is another game",
     "[Event \"x\"]\n[White \"a\"]\n\n[Event \"y\"]\n\n*",
     "game 1 line 1: *\ntag Event=x\ntag White=a\nwarning result-missing 2:1\n"
     "game 2 line 4: *\ntag Event=y\n"},
    {"in the same block it is a duplicate", "[Event \"x\"]\n[Event \"y\"]\n\n*",
     "game 1 line 1: *\ntag Event=x\nwarning tag-duplicate 2:1 \"Event\"\n"},
    {"a game without moves", "[A \"x\"]\n\n0-1\n[A \"y\"]\n1. e4 *",
     "game 1 line 1: 0-1\ntag A=x\ngame 2 line 4: e4 *\ntag A=y\n"},
    {"tags alone", "[A \"x\"]\n", "game 1 line 1: *\ntag A=x\nwarning result-missing 1:1\n"},
    {"no result", "1. e4 e5\n[A \"x\"]\n*",
     "game 1 line 1: e4 e5 *\nwarning result-missing 1:7\ngame 2 line 2: *\ntag A=x\n"},
    {"a second result", "1. e4 1-0 0-1\n1. d4 *",
     "game 1 line 1: e4 1-0\nwarning result-again 1:11 \"0-1\"\ngame 2 line 2: d4 *\n"},

    /* results */
    {"the tag alone", "[Result \"1-0\"]\ne4",
     "game 1 line 1: e4 1-0\ntag Result=1-0\nwarning result-missing 2:1\n"},
    {"movetext wins", "[Result \"1-0\"]\ne4 0-1",
     "game 1 line 1: e4 0-1\ntag Result=1-0\nwarning result-differs 2:4 \"1-0\" \"0-1\"\n"},
    {"the place is that of the result", "[Result \"1-0\"]\ne4 0-1 {a}",
     "game 1 line 1: e4 0-1\ntag Result=1-0\ncomment 1 after (2:8) a\n"
     "warning result-differs 2:4 \"1-0\" \"0-1\"\n"},
    {"a tag without a result", "[Result \"?\"]\ne4 0-1",
     "game 1 line 1: e4 0-1\ntag Result=?\nwarning result-differs 2:4 \"?\" \"0-1\"\n"},
    {"a tag that can't be read, alone", "[Result \"won\"]\ne4",
     "game 1 line 1: e4 *\ntag Result=won\nwarning result-spelling 1:10 \"won\" \"*\"\n"
     "warning result-missing 2:1\n"},
    {"odd spelling of the tag", "[Result \"\xc2\xbd-\xc2\xbd\"]\ne4 1/2-1/2",
     "game 1 line 1: e4 1/2-1/2\ntag Result=\xc2\xbd-\xc2\xbd\n"
     "warning result-spelling 1:10 \"\xc2\xbd-\xc2\xbd\" \"1/2-1/2\"\n"},
    {"odd spelling in the movetext", "e4 0:1",
     "game 1 line 1: e4 0-1\nwarning result-spelling 1:4 \"0:1\" \"0-1\"\n"},
    {"mate, and the result agrees", BLACK_MATED "0-1", "game 1 line 1: f3 e5 g4 Qh4# 0-1\n"},
    {"mate, and the result says otherwise", BLACK_MATED "1/2-1/2",
     "game 1 line 1: f3 e5 g4 Qh4# 1/2-1/2\nwarning result-board 1:21 \"1/2-1/2\"\n"},
    {"mate, and the result says nothing", BLACK_MATED "*", "game 1 line 1: f3 e5 g4 Qh4# *\n"},
    {"stalemate is a draw", "[FEN \"7k/5K2/8/6Q1/8/8/8/8 w - - 0 1\"]\n1. Qg6 1-0",
     "game 1 line 1: Qg6 1-0\ntag FEN=7k/5K2/8/6Q1/8/8/8/8 w - - 0 1\n"
     "warning result-board 2:8 \"1-0\"\n"},
    {"a result inside a variation ends nothing", "1. e4 (1. d4 1-0) e5 *",
     "game 1 line 1: e4 e5 *\n"},

    /* bad moves */
    {"a bad move stops its game alone", "1. e4 e5 2. Ke3 Ke6 1-0\n1. d4 *",
     "game 1 line 1: e4 e5 1-0\nerror move-unreachable 1:13 ply 3 \"Ke3\" \"K\" \"e3\"\n"
     "game 2 line 2: d4 *\n"},
    {"what follows a bad move is passed over", "1. e5 {x} (1. d4 {y}) $1 } 2. zz 1-0 {z}",
     "game 1 line 1: 1-0\ncomment 0 after (1:38) z\n"
     "error move-unreachable 1:4 ply 1 \"e5\" \"\" \"e5\"\n"},
    {"a null move", "1. e4 -- 2. d4 *", "game 1 line 1: e4 *\nerror move-null 1:7 ply 2 \"--\"\n"},
    {"not a move", "1. e4 hello *", "game 1 line 1: e4 *\nerror move-form 1:7 ply 2 \"hello\"\n"},
    {"a repaired move", "1. e4 d5 2. ed5 *",
     "game 1 line 1: e4 d5 exd5 *\nwarning move-repaired 1:13 ply 3 \"ed5\" \"exd5\"\n"},
    {"a stray sign stops the moves", "1. e4 e5 } 2. d4 *",
     "game 1 line 1: e4 e5 *\nerror stray 1:10 \"}\"\n"},
    {"a bracket among the moves", "1. e4 [x] e5 *\n1. d4 *",
     "game 1 line 1: e4 *\nerror tag-form 1:7\ngame 2 line 2: d4 *\n"},

    /* numbers */
    {"a wrong number is told once", "1. e4 e5 3. d4 d5 7. a4 *",
     "game 1 line 1: e4 e5 d4 d5 a4 *\nwarning move-number 1:10 ply 3 \"3.\" 2\n"},
    {"numbers inside variations don't count", "1. e4 (7. d4) e5 *", "game 1 line 1: e4 e5 *\n"},
    {"numbers for Black", "1. e4 1... e5 2. d4 2. ... d5 *", "game 1 line 1: e4 e5 d4 d5 *\n"},

    /* variations */
    {"variations are not judged", "1. e4 (1. e5 zz } 2. Kxh9) 1... e5 *",
     "game 1 line 1: e4 e5 *\n"},
    {"nested variations", "1. e4 (1. d4 (1. c4 (1. b4) c5) d5) e5 *", "game 1 line 1: e4 e5 *\n"},
    {"a variation without end", "1. e4 (1. d4 d5 *\n\n[A \"x\"]\n*",
     "game 1 line 1: e4 *\nerror variation-open 1:7\nwarning result-missing 1:17\n"
     "game 2 line 3: *\ntag A=x\n"},
    {"a variation without beginning", "1. e4 e5) 2. d4 *\n1. c4 *",
     "game 1 line 1: e4 e5 *\nerror variation-open 1:9\ngame 2 line 2: c4 *\n"},

    /* signs */
    {"signs", "1. $5 e4! $1 (1. d4?) e5 $14 1-0 $15",
     "game 1 line 1: e4 e5 1-0\nnag 0 $5\nnag 1 $1\nnag 1 $1\nnag 2 $14\n"},

    /* tags */
    {"the first of two counts", "[A \"x\"]\n[A \"y\"]\n*",
     "game 1 line 1: *\ntag A=x\nwarning tag-duplicate 2:1 \"A\"\n"},
    {"quotes inside a tag", "[A \"x \"y\" z\"]\n*",
     "game 1 line 1: *\ntag A=x \"y\" z\nwarning tag-quotes 1:1\n"},
    {"a broken tag costs only itself", "[A x]\n[B \"y\"]\n1. e4 *",
     "game 1 line 1: e4 *\ntag B=y\nerror tag-form 1:1\n"},
    {"a tag without its bracket is used", "[A \"x\"\n[B \"y\"]\n1. e4 *",
     "game 1 line 1: e4 *\ntag A=x\ntag B=y\nerror tag-form 1:1\n"},

    /* starting positions */
    {"FEN without SetUp", "[FEN \"4k3/8/8/8/8/8/8/R3K3 b Q - 0 10\"]\n10... Kd7 *",
     "game 1 line 1: Kd7 *\ntag FEN=4k3/8/8/8/8/8/8/R3K3 b Q - 0 10\n"},
    {"an empty FEN says nothing", "[FEN \"\"]\n1. e4 *", "game 1 line 1: e4 *\ntag FEN=\n"},
    {"a FEN that can't be",
     "[A \"x\"]\n  [FEN \"4k3/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 {a} 1-0\n1. d4 *",
     "game 1 line 1: unplayable 1-0\ntag A=x\ntag FEN=4k3/8/8/8/8/8/8/8 w - - 0 1\n"
     "error fen-kings 2:9 0 0\ngame 2 line 5: d4 *\n"},
    {"the column inside a FEN", "[FEN \"4k3/8/8/8/8/8/8/R3K3 w QX - 0 1\"]\n*",
     "game 1 line 1: unplayable *\ntag FEN=4k3/8/8/8/8/8/8/R3K3 w QX - 0 1\n"
     "error fen-castling 1:31 \"QX\"\n"},
    {"FEN warnings have their place", "[FEN \"4k3/8/8/8/8/8/8/4K3 w K - 7 0\"]\n*",
     "game 1 line 1: *\ntag FEN=4k3/8/8/8/8/8/8/4K3 w K - 7 0\n"
     "warning fen-castling-dropped 1:29 \"K\"\nwarning fen-number-zero 1:35\n"
     "warning fen-clock-large 1:33 7 0\nwarning history-unknown 1:33 7\n"},

    /* variants */
    {"chess by name", "[Variant \"Standard\"]\n1. e4 *",
     "game 1 line 1: e4 *\ntag Variant=Standard\n"},
    {"from a position", "[Variant \"From Position\"]\n1. e4 *",
     "game 1 line 1: e4 *\ntag Variant=From Position\n"},
    {"Chess960", "[Variant \"Fischerandom\"]\n[FEN \"1k6/8/8/8/8/8/8/RK6 w A - 0 1\"]\n1. O-O-O *",
     "game 1 line 1: O-O-O *\ntag Variant=Fischerandom\ntag FEN=1k6/8/8/8/8/8/8/RK6 w A - 0 1\n"},
    {"Chess960 by its tag: K is the outermost rook, wherever it stands",
     "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/4KR2 w K - 0 1\"]\n1. O-O *",
     "game 1 line 1: O-O *\ntag Variant=Chess960\ntag FEN=4k3/8/8/8/8/8/8/4KR2 w K - 0 1\n"},
    {"another game", "[Variant \"Crazyhouse\"]\n1. e4 1-0\n[Variant \"chess 960\"]\n1. e4 *",
     "game 1 line 1: unplayable 1-0\ntag Variant=Crazyhouse\nerror variant 1:11 \"Crazyhouse\"\n"
     "game 2 line 3: e4 *\ntag Variant=chess 960\n"},

    /* characters */
    {"UTF-8", "[White \"M\xc3\xbcller\"]\n{\xc3\xa9} *",
     "game 1 line 1: *\ntag White=M\xc3\xbcller\ncomment 0 (2:1) \xc3\xa9\n"},
    {"Latin-1 is decided for each game",
     "[White \"M\xfcller\"]\n{ab\xe9 [%x \xe8]} *\n[White \"M\xc3\xbcller\"]\n*",
     "game 1 line 1: *\ntag White=M\xc3\xbcller\n"
     "comment 0 (2:1) [x \xc3\xa8@2:6,10] ab\xc3\xa9\nwarning not-utf8 1:10 \"0xFC\"\n"
     "game 2 line 3: *\ntag White=M\xc3\xbcller\n"},
    {"an earlier tag is Latin-1 then, too", "[A \"\xc3\xbc\"]\n[B \"x\"]\n{y\n\xc0\xaf} *",
     "game 1 line 1: *\ntag A=\xc3\x83\xc2\xbc\ntag B=x\ncomment 0 (3:1) y \xc3\x80\xc2\xaf\n"
     "warning not-utf8 4:1 \"0xC0 0xAF\"\n"},
    {"a surrogate is not UTF-8", "{\xed\xa0\x80} *",
     "game 1 line 1: *\ncomment 0 (1:1) \xc3\xad\xc2\xa0\xc2\x80\n"
     "warning not-utf8 1:2 \"0xED 0xA0 0x80\"\n"},
};

static const struct sketch_case comments[] = {
    {"places of comments", "{a} 1. e4 {b} e5 {c}{d} * {e}\n;f",
     "game 1 line 1: e4 e5 *\ncomment 0 (1:1) a\ncomment 1 (1:11) b\ncomment 2 (1:18) c\n"
     "comment 2 (1:21) d\ncomment 2 after (1:27) e\ncomment 2 after (2:1) f\n"},
    {"a comment before the tags", "{a}\n[A \"x\"]\ne4 *",
     "game 1 line 1: e4 *\ntag A=x\ncomment 0 (1:1) a\n"},
    {"comments in variations", "1. e4 {a} (1. d4 {b} (1. c4 {c})) e5 {d} *",
     "game 1 line 1: e4 e5 *\ncomment 1 (1:7) a\ncomment 1 depth 1 (1:18) b\n"
     "comment 1 depth 2 (1:29) c\ncomment 2 (1:38) d\n"},
    {"blanks are folded", "{ a \r\n\r\n b\t\tc } *", "game 1 line 1: *\ncomment 0 (1:1) a b c\n"},
    {"an empty comment", "{} *", "game 1 line 1: *\ncomment 0 (1:1)\n"},
    {"a command", "{[%clk 0:01:00]} *", "game 1 line 1: *\ncomment 0 (1:1) [clk 0:01:00@1:2,8]\n"},
    {"commands and words", "{ [%claim threefold,move=Qe2] [%expect valid]\n Black [%x]claims. } *",
     "game 1 line 1: *\ncomment 0 (1:1) [claim threefold,move=Qe2@1:3,11] [expect valid@1:31,40]"
     " [x @2:8,11] Black claims.\n"},
    {"columns of commands count characters", "{\xc3\xa9\xc3\xa9 [%claim dead]} *",
     "game 1 line 1: *\ncomment 0 (1:1) [claim dead@1:5,13] \xc3\xa9\xc3\xa9\n"},
    {"arguments are trimmed, their line ends blanks", "{[%a  b,\nc  ]} *",
     "game 1 line 1: *\ncomment 0 (1:1) [a b, c@1:2,7]\n"},
    {"a command that is not closed", "{a [%claim threefold} *",
     "game 1 line 1: *\ncomment 0 (1:1) a [%claim threefold\n"
     "warning command-form 1:4 \"[%claim threefold\"\n"},
    {"a command without a name", "{[% x]} *",
     "game 1 line 1: *\ncomment 0 (1:1) [% x]\nwarning command-form 1:2 \"[% x]\"\n"},
    {"a name without a blank behind it", "{[%a:b] [%c[%d e] f]} *",
     "game 1 line 1: *\ncomment 0 (1:1) [a :b@1:2,5] [c [%d e@1:9,12] f]\n"},
    {"what is left can't become a command", "{[[%a b]%c] d} *",
     "game 1 line 1: *\ncomment 0 (1:1) [a b@1:3,7] [ %c] d\n"},
    {"plain brackets are text", "{[x] [ %y]} *", "game 1 line 1: *\ncomment 0 (1:1) [x] [ %y]\n"},
    {"a command in a line comment", "; [%clk 1]\r\n*",
     "game 1 line 1: *\ncomment 0 (1:1) [clk 1@1:3,9]\n"},
    {"a comment without end", "1. e4 *\n\n1. d4 {oh",
     "game 1 line 1: e4 *\ngame 2 line 3: d4 *\ncomment 1 (3:7) oh\nerror comment-open 3:7\n"
     "warning result-missing 3:7\n"},
    {"a comment without end behind a bad move", "1. e5 {oh",
     "game 1 line 1: *\nerror move-unreachable 1:4 ply 1 \"e5\" \"\" \"e5\"\nerror comment-open "
     "1:7\n"
     "warning result-missing 1:7\n"},
    {"a comment without end and the game behind it", "1. d4 {oh\n\n[Event \"x\"]\n1. e4 *",
     "game 1 line 1: d4 *\ncomment 1 (1:7) oh\nerror comment-open 1:7\n"
     "warning result-missing 1:7\ngame 2 line 3: e4 *\ntag Event=x\n"},
    {"nothing but a comment without end", "{oh",
     "game 1 line 1: *\ncomment 0 (1:1) oh\nerror comment-open 1:1\nwarning result-missing 1:1\n"},
};

static const struct sketch_case beginnings[] = {
    {"a zip file", "PK\x03\x04\x14", "not-chess 1:1 \"PK\\x03\\x04\"\n"},
    {"an executable",
     "\x7f"
     "ELF\x02\x01",
     "not-chess 1:1 \"\\x7fELF\"\n"},
    {"plain words", "\n  Hello, world and all that", "not-chess 2:3 \"Hello, world and\"\n"},
    {"UTF-16", "\xff\xfe[", "not-chess 1:1 \"\\xff\\xfe[\"\n"},
    {"a page", "<html>\n<p>", "not-chess 1:1 \"<html>\"\n"},
    {"a table", "1,2,3\n", "not-chess 1:1 \"1,2,3\"\n"},
    {"a hidden line first", "% x\n1. e4 *", "game 1 line 2: e4 *\n"},
    {"a BOM",
     "\xef\xbb\xbf"
     "1. e4 *",
     "game 1 line 1: e4 *\n"},
    {"a line comment first", "; x\n1. e4 *", "game 1 line 1: e4 *\ncomment 0 (1:1) x\n"},
    {"a move first", "Nf3 d5 *", "game 1 line 1: Nf3 d5 *\n"},
    {"castling first", "O-O *", "game 1 line 1: *\nerror move-illegal 1:1 ply 1 \"O-O\"\n"},
    {"lines with # before PGN", "# x\n[A \"x\"]\n*", "game 1 line 2: *\ntag A=x\n"},

    /* FEN files */
    {"positions",
     "4k3/8/8/8/8/8/8/4KR2 w - - 0 1\n\n# black to move\n \n4k3/8/8/8/8/8/8/4KR2 b - - 0 1\n",
     "game 1 line 1: *\ngame 2 line 5: *\n"},
    {"a comment before the positions", "# x\r\n\r\n4k3/8/8/8/8/8/8/4KR2 w - - 0 1\r\n",
     "game 1 line 3: *\n"},
    {"a bad line costs only itself",
     "4k3/8/8/8/8/8/8/4KR2 w - - 0 1\n 8/8 w - -\n1. e4\n"
     "4k3/8/8/8/8/8/8/4KR2 w K - 0 1",
     "game 1 line 1: *\ngame 2 line 2: unplayable *\nerror fen-ranks 2:2 2\n"
     "game 3 line 3: unplayable *\nerror fen-fields 3:1 2\n"
     "game 4 line 4: *\nwarning fen-castling-dropped 4:24 \"K\"\n"},
};

enum {
    CASES = sizeof cases / sizeof *cases,
    COMMENTS = sizeof comments / sizeof *comments,
    BEGINNINGS = sizeof beginnings / sizeof *beginnings
};

/* A comment whose end was forgotten must not take the next game with it. */
static void check_open_comments(void)
{
    static const char *const second[] = {
        "[Event \"B\"]\n", "\n[Event \"B\"]\n", "\n  [Event \"B\"]\n", "\n[ Event  \"B\" ]\n",
        "[Site \"B\"]\n", "\n[White \"B\"]\n", "\n[FEN \"B\"]\n", "\r\n\r\n[Annotator \"B\"]\r\n",
        "\n[Event \"B\"] \n"};
    static const char *const inside[] = {"[Event]", "[%clk 0:10]", "[Annotator \"B\"]\n",
                                         "x\n[Annotator \"B\"]\n", "\nsee [White \"B\"]\n",
                                         "\n[White \"B\"] was he\n"};
    for (size_t i = 0; i < sizeof second / sizeof *second; i++) {
        struct buf text = {0}, seen = {0};

        buf_printf(&text, "1. e4 {open\n%s\n1. d4 {closed} d5 *\n", second[i]);
        sketch_games(&seen, buf_text(&text), text.length, NULL);
        ok(strstr(buf_text(&seen), "error comment-open 1:7") && strstr(buf_text(&seen), "game 2 "),
           "the next game is read: %s", i == 7 ? "with CRLF" : second[i] + (*second[i] == '\n'));
        buf_clear(&text);
        buf_clear(&seen);
    }
    for (size_t i = 0; i < sizeof inside / sizeof *inside; i++) {
        struct buf text = {0}, seen = {0};

        buf_printf(&text, "1. e4 {open\n%s} e5 *\n", inside[i]);
        sketch_games(&seen, buf_text(&text), text.length, NULL);
        ok(strstr(buf_text(&seen), "game 1 line 1: e4 e5 *") &&
               !strstr(buf_text(&seen), "comment-open"),
           "a comment may hold brackets (%zu)", i + 1);
        buf_clear(&text);
        buf_clear(&seen);
    }
}

/* NUL bytes can't be in the tables above. */
static void check_nul_bytes(void)
{
    static const char text[] = "[A \"x\0y\"]\n{a\0b} *\0";
    struct buf seen = {0};

    sketch_games(&seen, text, sizeof text - 1, NULL);
    is_string("game 1 line 1: *\ntag A=x y\ncomment 0 (2:1) a b\nerror stray 2:8 \"\\x00\"\n",
              buf_text(&seen), "NUL bytes are blanks in texts, and stray elsewhere");
    buf_clear(&seen);
}

static void check_letters(void)
{
    static const struct san_letters german = {"de", {"K", "D", "T", "L", "S"}};
    static const char text[] = "1. Sf3 Sf6 2. Sbc3 *\n1. Nf3 *";
    struct buf seen = {0};

    sketch_games(&seen, text, sizeof text - 1, &german);
    is_string("game 1 line 1: Nf3 Nf6 Nc3 *\n"
              "warning move-repaired 1:15 ply 3 \"Sbc3\" \"Sc3\"\n"
              "game 2 line 2: *\nerror move-letter 2:4 ply 1 \"Nf3\" \"N\" \"de\"\n",
              buf_text(&seen), "German letters, and no others");
    buf_clear(&seen);
}

static void check_one_fen(void)
{
    struct pgn_game game = {0};
    struct buf seen = {0};

    ok(pgn_game_from_fen(&game, "4k3/8/8/8/8/8/8/4KR2 b - - 0 1", 30), "a game from a FEN");
    is_bool(true, game.playable, "can be played");
    ok(pgn_game_from_fen(&game, "4k3/8", 5), "a game from what is none");
    sketch_game(&seen, &game);
    is_string("game 1 line 1: unplayable *\nerror fen-fields 1:1 1\n", buf_text(&seen),
              "has the error");
    buf_clear(&seen);
    pgn_game_clear(&game);
    pgn_game_clear(&game);
    pgn_game_clear(NULL);
    reader_free(NULL);
}

static long fail_source(void *data, char *bytes, size_t size)
{
    (void)data;
    (void)bytes;
    (void)size;
    return -1;
}

static void check_failure(void)
{
    struct reader *reader = reader_new((struct pgn_source){fail_source, NULL}, NULL);
    struct pgn_game game = {0};
    struct err err;

    is_int(READ_FAILED, reader_next(reader, &game, &err), "a source that fails");
    is_int(ERR_FILE_READ, err.code, "has its error");
    is_int(READ_END, reader_next(reader, &game, &err), "and nothing more");
    pgn_game_clear(&game);
    reader_free(reader);
}

int main(void)
{
    tap_plan(CASES + COMMENTS + BEGINNINGS + 9 + 6 + 2 + 4 + 3);
    sketch_check_games(cases, CASES);
    sketch_check_games(comments, COMMENTS);
    sketch_check_games(beginnings, BEGINNINGS);
    check_open_comments();
    check_nul_bytes();
    check_letters();
    check_one_fen();
    check_failure();
    return tap_done();
}
