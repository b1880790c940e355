/* SPDX-License-Identifier: MIT */
#include "core/fen.h"

#include <stdio.h>
#include <string.h>

#include "core/movegen.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

/* --- read and written --- */

static void is_written(const char *wanted, const char *fen)
{
    struct position position;
    struct buf seen = {0};
    struct err err;
    if (fen_parse(fen, strlen(fen), &position, NULL, &err))
        fen_write(&seen, &position);
    is_string(wanted, buf_text(&seen), "%s", fen);
    buf_clear(&seen);
}

static void round_trips(void)
{
    static const char *const fens[] = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/5k2/8/2Pp4/2B5/1K6/8/8 w - d6 0 1",
        "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 12",
        "4k3/8/8/8/8/8/8/4K3 b - - 9999 9999",
        "rqnbkrbn/pppppppp/8/8/8/8/PPPPPPPP/RQNBKRBN w KQkq - 0 1",
        "k3r3/8/8/8/8/8/8/1R1K1R1R w FQ - 0 1",
    };
    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++)
        is_written(fens[i], fens[i]);
}

static void other_spellings(void)
{
    is_written("1nbbnrkr/8/8/8/8/8/8/QNBBNRKR w KQkq - 0 9",
               "1nbbnrkr/8/8/8/8/8/8/QNBBNRKR w HFhf - 0 9");
    is_written("rqnbkrbn/pppppppp/8/8/8/8/PPPPPPPP/RQNBKRBN w KQq - 0 1",
               "rqnbkrbn/pppppppp/8/8/8/8/PPPPPPPP/RQNBKRBN w FQq - 0 1");
    is_written("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1",
               "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1");
    is_written("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "  4k3/8/8/8/8/8/8/4K3  w -   - 0 1 \r\n");
    is_written("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", "r3k3/8/8/8/8/8/8/4K2R w qKK - 00 01");
}

/* Any position that play leads to is read back as it was written. */
static void random_round_trips(void)
{
    uint64_t chance = 0x5eed;
    int wrong = 0;
    struct position position =
        setup_fen("nrbkrqbn/pppppppp/8/8/8/8/PPPPPPPP/NRBKRQBN w KQkq - 0 1");
    for (int ply = 0; ply < (tap_is_slow() ? 50 : 3000); ply++) {
        struct movelist list;
        struct buf fen = {0};
        movegen_legal(&position, &list);
        if (list.count == 0 || ply % 150 == 0) {
            position = setup_fen("rnb1kbrn/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBRN w KQkq - 0 1");
            continue;
        }
        position_play(&position, list.moves[setup_random(&chance) % (unsigned)list.count],
                      &position);
        fen_write(&fen, &position);
        struct position again = setup_chess960(buf_text(&fen));
        wrong += again.key != position.key || again.halfmove != position.halfmove ||
                 again.fullmove != position.fullmove;
        buf_clear(&fen);
    }
    is_int(0, wrong, "positions of random games survive writing and reading");
}

/* --- refused --- */

static void is_refused(enum err_code code, long column, const char *arguments, const char *fen)
{
    struct position position;
    struct err err = {.code = ERR_NONE};
    struct buf seen = {0};
    bool good = fen_parse(fen, strlen(fen), &position, NULL, &err);
    for (int i = 0; !good && i < ERR_ARGS && err.args[i].kind != ERR_ARG_NONE; i++) {
        buf_add(&seen, i > 0 ? "|" : "");
        if (err.args[i].kind == ERR_ARG_NUMBER)
            buf_printf(&seen, "%ld", err.args[i].number);
        else
            buf_add(&seen, err.args[i].text);
    }
    is_string(err_code_name(code), good ? "taken" : err_code_name(err.code), "%s", fen);
    is_int(column, err.column, "its column");
    is_string(arguments, buf_text(&seen), "its arguments");
    buf_clear(&seen);
}

static void refuses_text(void)
{
    is_refused(ERR_FEN_FIELDS, 1, "0", "");
    is_refused(ERR_FEN_FIELDS, 1, "2", "4k3/8/8/8/8/8/8/4K3 w");
    is_refused(ERR_FEN_RANKS, 1, "7", "4k3/8/8/8/8/8/4K3 w - - 0 1");
    is_refused(ERR_FEN_RANKS, 2, "9", " 4k3/8/8/8/8/8/8/8/4K3 w - - 0 1");
    is_refused(ERR_FEN_RANK_SQUARES, 5, "7|7|p6", "4k3/p6/8/8/8/8/8/4K3 w - - 0 1");
    is_refused(ERR_FEN_RANK_SQUARES, 17, "9|1|4K4", "4k3/8/8/8/8/8/8/4K4 w - - 0 1");
    is_refused(ERR_FEN_DIGITS, 13, "4|1k15", "8/7P/8/8/1k15/8/P7/K7 w - - 0 1");
    is_refused(ERR_FEN_PIECE, 3, "x|8", "4kx2/8/8/8/8/8/8/4K3 w - - 0 1");
    is_refused(ERR_FEN_PIECE, 5, "\xc3\xa4|7",
               "4k3/\xc3\xa4\xc3\xa4"
               "6/8/8/8/8/8/4K3 w - - 0 1");
    is_refused(ERR_FEN_PIECE, 5, "9|7", "4k3/9/8/8/8/8/8/4K3 w - - 0 1");
    is_refused(ERR_FEN_TURN, 21, "white", "4k3/8/8/8/8/8/8/4K3 white - - 0 1");
    is_refused(ERR_FEN_CASTLING, 25, "Kx", "4k3/8/8/8/8/8/8/4K2R w Kx - 0 1");
    is_refused(ERR_FEN_EN_PASSANT, 25, "e9", "4k3/8/8/8/8/8/8/4K3 w - e9 0 1");
    is_refused(ERR_FEN_CLOCK, 27, "-1", "4k3/8/8/8/8/8/8/4K3 w - - -1 1");
    is_refused(ERR_FEN_CLOCK, 27, "10000", "4k3/8/8/8/8/8/8/4K3 w - - 10000 1");
    is_refused(ERR_FEN_NUMBER, 29, "99999999999999999999",
               "4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999999999999");
    is_refused(ERR_FEN_TEXT_AFTER, 31, "bm e4;", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm e4; ");
}

static void refuses_boards(void)
{
    is_refused(ERR_FEN_KINGS, 1, "2|0", "8/2K5/8/8/2K1NB2/8/8/3k4 w - - 0 46");
    is_refused(ERR_FEN_KINGS, 1, "0|1", "8/2K5/8/8/4NB2/8/8/8 w - - 0 46");
    is_refused(ERR_FEN_PAWN_RANK, 1, "a1", "4k2P/8/8/8/8/8/8/p3K3 w - - 0 1");
    is_refused(ERR_FEN_CHECK, 1, "1", "4k3/8/8/8/4Q3/8/8/4K3 w - - 0 1");
    is_refused(ERR_FEN_KINGS_TOUCH, 1, "", "8/8/8/8/8/3k4/4K3/8 w - - 0 1");
    is_refused(ERR_FEN_CHECKERS, 1, "4", "k7/8/8/8/8/1nb5/r7/K6r w - - 0 1");
    is_refused(ERR_FEN_MEN, 1, "17|0", "4k3/8/8/8/8/PPPPPPPP/PNNNNNNN/4K3 w - - 0 1");
    is_refused(ERR_FEN_MEN, 1, "9|1", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1");
}

/* --- mended --- */

/* Codes and first arguments of the warnings, "code text, code number"; "" for none. */
static void is_mended(const char *warnings_wanted, const char *fen_wanted, const char *fen)
{
    struct position position;
    struct err_list warnings = {0};
    struct err err = {.code = ERR_NONE};
    struct buf seen = {0};
    struct buf written = {0};
    bool good = fen_parse(fen, strlen(fen), &position, &warnings, &err);
    for (size_t i = 0; i < warnings.count; i++) {
        const struct err *warning = &warnings.items[i];
        buf_printf(&seen, "%s%s", i > 0 ? ", " : "", err_code_name(warning->code));
        for (int n = 0; n < ERR_ARGS && warning->args[n].kind != ERR_ARG_NONE; n++) {
            if (warning->args[n].kind == ERR_ARG_NUMBER)
                buf_printf(&seen, " %ld", warning->args[n].number);
            else
                buf_printf(&seen, " %s", warning->args[n].text);
        }
    }
    if (good)
        fen_write(&written, &position);
    is_string(warnings_wanted, buf_text(&seen), "%s", fen);
    is_string(fen_wanted, buf_text(&written), "read as %s", fen_wanted);
    buf_clear(&seen);
    buf_clear(&written);
    err_list_clear(&warnings);
}

static void mends_fields(void)
{
    is_mended("fen-fields-missing 4",
              "2rq1rk1/pp2ppbp/1n4p1/3pP3/2P5/1P2B3/P2NQPPP/2R2RK1 b - - 0 1",
              "2rq1rk1/pp2ppbp/1n4p1/3pP3/2P5/1P2B3/P2NQPPP/2R2RK1 b - -");
    is_mended("fen-fields-missing 5, history-unknown 7", "4k3/8/8/8/8/8/8/4K3 w - - 7 1",
              "4k3/8/8/8/8/8/8/4K3 w - - 7");
    is_mended("fen-number-zero", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 0");
    is_mended("fen-clock-large 500 98, history-unknown 500", "4k3/8/8/8/8/8/8/4KR2 w - - 500 50",
              "4k3/8/8/8/8/8/8/4KR2 w - - 500 50");
    is_mended("history-unknown 99", "4k3/8/8/8/8/8/8/4KR2 b - - 99 50",
              "4k3/8/8/8/8/8/8/4KR2 b - - 99 50");
}

static void mends_castling(void)
{
    is_mended("fen-castling-dropped K", "4k3/8/8/8/8/8/8/4KR2 w - - 0 1",
              "4k3/8/8/8/8/8/8/4KR2 w K - 0 1");
    is_mended("fen-castling-dropped Q, fen-castling-dropped k", "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
              "4k3/8/8/8/8/8/8/4K2R w KQk - 0 1");
    is_mended("fen-castling-dropped K", "4k3/8/8/8/8/8/4K3/7R w - - 0 1",
              "4k3/8/8/8/8/8/4K3/7R w K - 0 1");
    is_mended("fen-castling-dropped H", "k7/8/8/8/8/8/8/1R1K1R1R w F - 0 1",
              "k7/8/8/8/8/8/8/1R1K1R1R w FH - 0 1");
    is_mended("fen-castling-dropped Q", "4k3/8/8/8/8/8/8/R6K w - - 0 1",
              "4k3/8/8/8/8/8/8/R6K w Q - 0 1");
    is_mended("", "5k2/8/8/8/8/8/7P/6KR w K - 0 1", "5k2/8/8/8/8/8/7P/6KR w K - 0 1");
}

static void mends_en_passant(void)
{
    is_mended("fen-ep-dropped e6", "rnbqkb1r/ppp3pp/3p1n2/3P4/8/2P5/PP3PPP/RNBQKB1R w KQkq - 0 7",
              "rnbqkb1r/ppp3pp/3p1n2/3P4/8/2P5/PP3PPP/RNBQKB1R w KQkq e6 0 7");
    is_mended("fen-ep-dropped e3", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1",
              "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1");
    is_mended("fen-ep-dropped e4", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
              "4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1");
    is_mended("fen-ep-dropped e3", "4k3/8/8/8/4P3/8/4R3/4K3 b - - 0 1",
              "4k3/8/8/8/4P3/8/4R3/4K3 b - e3 0 1");
    is_mended("", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
    is_mended("", "8/8/8/K1Pp3r/8/8/8/3k4 w - - 0 2", "8/8/8/K1Pp3r/8/8/8/3k4 w - d6 0 2");
}

/* Chess960 said from outside: K is any rook, whatever stands in the corner. */
static void knows_chess960(void)
{
    const char *fen = "8/8/8/4B2b/6nN/8/5P2/2R1K2k w Q - 0 1";
    struct position position;
    ok(fen_parse_chess960(fen, strlen(fen), &position, NULL, NULL), "a Chess960 FEN");
    is_int(setup_square("c1"), position_castling_rook(&position, WHITE, false), "has its rook");
    struct buf written = {0};
    fen_write(&written, &position);
    is_string(fen, buf_text(&written), "X-FEN: the outermost rook needs no file");
    buf_clear(&written);
}

/* --- at first sight --- */

static void looks(bool wanted, const char *text)
{
    is_bool(wanted, fen_looks_like(text, strlen(text)), "%s", text);
}

static void looks_like(void)
{
    looks(true, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    looks(true, "  4k3/8/8/8/8/8/4K3");
    looks(true, "4k3/8/8/8/8/8/8/4Z3 w - -");
    looks(false, "");
    looks(false, "[Event \"4/4/4/4/4/4\"]");
    looks(false, "1. e4 e5 1/2-1/2");
    looks(false, "1/2-1/2");
    looks(false, "{4k3/8/8/8/8/8/8/4K3}");
}

static void nobody_asks(void)
{
    struct position position;
    const char *fen = "4k3/8/8/8/8/8/8/4KR2 w K e3 500";
    ok(fen_parse(fen, strlen(fen), &position, NULL, NULL), "nobody has to take the warnings");
    ok(!fen_parse("x", 1, &position, NULL, NULL), "or the error");
    ok(!fen_parse("4k3/8/8/8/8/8/8/4K3\0w - - 0 1", 29, &position, NULL, NULL),
       "a NUL is no blank");
}

int main(void)
{
    tap_plan(7 + 5 + 1 + 3 * (16 + 9) + 2 * (5 + 6 + 6) + 3 + 8 + 3);
    round_trips();
    other_spellings();
    random_round_trips();
    refuses_text();
    refuses_boards();
    mends_fields();
    mends_castling();
    mends_en_passant();
    knows_chess960();
    looks_like();
    nobody_asks();
    return tap_done();
}
