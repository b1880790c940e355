/* SPDX-License-Identifier: MIT */
/* One sentence for each fault: the forms of the manual word for word, then all of them. */
#include "text/complain.h"

#include <string.h>

#include "base/utf8.h"
#include "pgn/reader.h"
#include "tests/core/line.h"
#include "tests/tap/tap.h"
#include "text/complain_parts.h"

static struct err fault(enum err_code code, const char *file, long line, long column)
{
    struct err err;

    err_set(&err, code);
    err.file = file;
    err.line = line;
    err.column = column;
    return err;
}

static void is_line(const char *text, const struct err *err, const struct game *game, bool warning)
{
    struct buf out = {0};

    complain_line(&out, err, game, warning);
    is_string(text, buf_text(&out), "%s", err_code_name(err->code));
    buf_clear(&out);
}

static void moves(void)
{
    struct game game;
    struct err err = fault(ERR_MOVE_UNREACHABLE, "g.pgn", 14, 22);

    line_play(&game, "r3k2r/8/8/4P3/8/8/8/R3K2R w KQkq - 0 17", "Ra3");
    err.game = 2;
    err.ply = 2;
    err_add_text(&err, "Nxe5");
    err_add_text(&err, "N");
    err_add_text(&err, "e5");
    is_line(
        "g.pgn:14:22: game 2, 17...Nxe5: no black knight can reach e5; game judged up to 17.Ra3",
        &err, &game, false);
    is_line("g.pgn:14:22: game 2, Nxe5: no knight can reach e5; check the position", &err, NULL,
            false);
    err.game = 0;
    err.ply = -1;
    is_line("g.pgn:14:22: Nxe5: no knight can reach e5; check the position", &err, &game, false);

    err = fault(ERR_MOVE_FORM, "g.pgn", 5, 20);
    err.game = 3;
    err_add_text(&err, "Qh9");
    is_line("g.pgn:5:20: game 3, Qh9: this is not a move; write it as in Nf3, exd5 or O-O", &err,
            &game, false); /* of a claim: no move of the game's is missing */

    err = fault(ERR_MOVE_AMBIGUOUS, "g.pgn", 3, 1);
    err.game = 1;
    err.ply = 1;
    err_add_text(&err, "Nd2");
    err_add_number(&err, 2);
    game_truncate(&game, 0);
    is_line("g.pgn:3:1: game 1, 17.Nd2: 2 men fit this move; no move of this game is judged", &err,
            &game, false);
    game_clear(&game);
}

static void others(void)
{
    struct err err = fault(ERR_FEN_RANK_SQUARES, "g.pgn", 3, 1);

    err.game = 1;
    err.in_tag = true;
    err_add_number(&err, 9);
    err_add_number(&err, 6);
    err_add_text(&err, "ppp6");
    is_line("g.pgn:3:1: tag FEN: 9 squares in rank 6 (\"ppp6\"); game skipped", &err, NULL, false);
    err.in_tag = false;
    is_line("g.pgn:3:1: FEN: 9 squares in rank 6 (\"ppp6\"); position skipped", &err, NULL, false);
    err.game = 0;
    err.file = NULL;
    err.line = 0;
    is_line("FEN: 9 squares in rank 6 (\"ppp6\"); each rank has eight", &err, NULL, false);

    err = fault(ERR_NOT_CHESS, "(stdin)", 1, 1);
    err_add_text(&err, "PK\\x03\\x04");
    is_line("(stdin):1:1: not PGN and not FEN (starts with \"PK\\x03\\x04\"); is this a zip file?",
            &err, NULL, false);
    err = fault(ERR_NOT_CHESS, "x", 1, 1);
    err_add_text(&err, "hello");
    is_line(
        "x:1:1: not PGN and not FEN (starts with \"hello\"); give a PGN file, or a file with one "
        "FEN a line",
        &err, NULL, false);

    err = fault(ERR_NOT_UTF8, "g.pgn", 8, 40);
    err_add_text(&err, "0xC0 0xAF");
    is_line("g.pgn:8:40: byte 0xC0 0xAF is not UTF-8; this game is read as Latin-1 (warning)", &err,
            NULL, true);

    err = fault(ERR_CLAIM_EMPTY, NULL, 0, 3);
    err_add_text(&err, "67");
    is_line("--claim=67: nothing after the ply; say what is claimed, as in "
            "--claim=66:threefold,move=Qe2",
            &err, NULL, false);

    err = fault(ERR_CLAIM_VALUE, NULL, 0, 14);
    err_add_text(&err, "move");
    err_add_text(&err, "");
    is_line("\"move\" without a value; give a value that fits", &err, NULL, false);
    err = fault(ERR_CLAIM_FORM, NULL, 0, 14);
    err_add_text(&err, "");
    is_line("part of the claim is missing; write it as in threefold,move=Qe2", &err, NULL, false);
    err = fault(ERR_CLAIM_PLY_RANGE, "g.pgn", 0, 0);
    err.game = 2;
    err_add_text(&err, "33b");
    err_add_number(&err, 12);
    is_line("g.pgn: game 2: there is no ply 33b; this game has the plies 0 to 12", &err, NULL,
            false);
    err = fault(ERR_NO_GAME, "g.pgn", 0, 0);
    err_add_number(&err, 0);
    is_line("g.pgn: there is no game in it; nothing can be judged", &err, NULL, false);

    err = fault(ERR_FILE_OPEN, "missing.pgn", 0, 0);
    err_add_text(&err, "No such file or directory");
    is_line("missing.pgn: cannot be opened (No such file or directory); check its name and its "
            "rights",
            &err, NULL, false);
    err = fault(ERR_FEN_KINGS, NULL, 0, 0);
    err_add_number(&err, 0);
    err_add_number(&err, BLACK);
    is_line("FEN: there is no black king; each side has one king", &err, NULL, false);
    err = fault(ERR_COMMENT_TOO_LONG, "g.pgn", 1, 1);
    err_add_number(&err, 1024 * 1024);
    is_line("g.pgn:1:1: comments of more than 1 MiB; the rest is cut off", &err, NULL, false);
    err = fault(ERR_RULESET_UNKNOWN, NULL, 0, 0);
    err_add_text(&err, "fide1066");
    is_line("there are no rules \"fide1066\"; drawclaim rules lists them",
            &err, NULL, false);
}

/* --- all of them --- */

/* Three arguments that would do harm on a terminal; numbers where the sentence wants them. */
static void fill_badly(struct err *err, bool numbers)
{
    static const char bad[] = "\x1b[31m\xc0\xaf\xe2\x80\xae";

    for (int n = 0; n < ERR_ARGS; n++)
        if (numbers)
            err_add_number(err, 1);
        else
            err_add_text(err, bad);
}

/* One line, nothing raw, every place filled that has an argument. */
static bool is_good(const char *text)
{
    size_t length = strlen(text);

    for (size_t n = 0; n < length; n++)
        if ((unsigned char)text[n] < ' ' || text[n] == 0x7f)
            return false;
    return length > 0 && utf8_valid_prefix(text, length) == length &&
           !strstr(text, "\xe2\x80\xae") && !strpbrk(text, "{!") && !strstr(text, "  ");
}

static void all(void)
{
    struct game game;
    int without = 0, bad = 0;

    line_play(&game, NULL, "e4 e5");
    for (int code = ERR_NONE; code < ERR_COUNT; code++) {
        const struct complaint *complaint = complaint_of((enum err_code)code);
        if (!complaint->wrong ||
            (!complaint->advice && code != ERR_NONE && code != ERR_NOT_CHESS)) {
            diag("no sentence or advice: %s", err_code_name((enum err_code)code));
            without++;
        }
        for (int kind = 0; kind < 4; kind++) {
            struct err err = fault((enum err_code)code, "a\x1b.pgn", 3, 4);
            struct buf out = {0};
            fill_badly(&err, kind & 1);
            err.game = kind >> 1;
            err.ply = 3;
            complain_line(&out, &err, &game, kind == 3);
            if (!is_good(buf_text(&out))) {
                diag("%s: %s", err_code_name((enum err_code)code), buf_text(&out));
                bad++;
            }
            buf_clear(&out);
        }
    }
    is_int(0, without, "every code has a sentence and says what to do or what was done");
    is_int(0, bad, "whatever the arguments hold, the line is clean");
    game_clear(&game);
}

/* What the reader finds, told with its own places. */
static void is_read(const char *text, const char *line)
{
    struct pgn_memory memory = {text, strlen(text), 0};
    struct reader *reader = reader_new(pgn_source_memory(&memory), NULL);
    struct pgn_game game = {0};
    struct buf out = {0};
    struct err err;

    if (!reader || reader_next(reader, &game, &err) != READ_GAME || game.errors.count != 1)
        bail("the game is not read as it should be");
    complain_line(&out, &game.errors.items[0], &game.game, false);
    is_string(line, buf_text(&out), "%s", line);
    buf_clear(&out);
    pgn_game_clear(&game);
    reader_free(reader);
}

int main(void)
{
    tap_plan(5 + 15 + 2 + 4);
    moves();
    others();
    all();
    is_read("[White \"A\"]\n\n1. e4 e5 2. Qe3 Nc6 *\n",
            "3:13: game 1, 2.Qe3: no white queen can reach e3; game judged up to 1...e5");
    is_read("1. e4 e5 \x01 2. Nf3 *\n",
            "1:10: \"\\x01\" means nothing here; game judged up to 1...e5");
    is_read("[FEN \"4k3/8/9/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd1 *\n",
            "1:13: tag FEN: \"9\" in rank 6 is no piece; game skipped");
    is_read("4k3/8/8/8/8/8/8/4K3 w - - 0 1 x\n",
            "1:31: FEN: \"x\" stands after the position; position skipped");
    return tap_done();
}
