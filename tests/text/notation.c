/* SPDX-License-Identifier: MIT */
#include "text/notation.h"

#include <string.h>

#include "tests/core/line.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"
#include "text/i18n.h"

/* --- letters --- */

static void letters(void)
{
    static const struct {
        const char *code, *all;
    } rows[] = {
        {"en", "KQRBN"}, {"es", "RDTAC"}, {"de", "KDTLS"}, {"fr", "RDTFC"},       {"it", "RDTAC"},
        {"pt", "RDTBC"}, {"nl", "KDTLP"}, {"hu", "KVBFH"}, {"figurine", "♚♛♜♝♞"},
    };
    const int count = sizeof rows / sizeof *rows;

    for (int n = 0; n < count; n++) {
        const struct san_letters *found = notation_find(rows[n].code);
        struct buf all = {0};
        for (int i = 0; found && i < 5; i++)
            buf_add(&all, found->letter[i]);
        is_string(rows[n].all, buf_text(&all), "letters of %s", rows[n].code);
        ok(notation_at(n) == found, "%s in the list", rows[n].code);
        buf_clear(&all);
    }
    ok(!notation_at(count) && !notation_at(-1), "the list has an end");
    ok(!notation_find("xx") && !notation_find(""), "languages that are not known");
}

/* What is written in a language is read in it. */
static void round_trips(void)
{
    struct position position = setup_fen("r3k2r/1P6/8/8/2QnB3/8/4N3/R3K2R w KQkq - 0 1");
    static const char *const moves[] = {"Qxd4", "Bg6+", "Nxd4", "Kf1", "Rb1", "O-O", "bxa8=N"};

    for (int n = 0; notation_at(n); n++) {
        int good = 0;
        for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
            move m = setup_move(&position, moves[i]), read = MOVE_NONE;
            struct buf san = {0};
            san_write(&san, &position, m, notation_at(n));
            good += san_parse(&position, buf_text(&san), san.length, notation_at(n), &read, NULL,
                              NULL) &&
                    read == m;
            buf_clear(&san);
        }
        is_int(sizeof moves / sizeof *moves, good, "moves in %s and back",
               notation_at(n)->language);
    }
}

/* --- names of moves and plies --- */

static void is_move(const struct game *game, int ply, const char *code, const char *text)
{
    struct buf out = {0};

    notation_move(&out, game, ply, code ? notation_find(code) : NULL);
    is_string(text, buf_text(&out), "move of ply %d", ply);
    buf_clear(&out);
}

static void is_ply(const struct game *game, int ply, const char *text)
{
    struct buf out = {0};

    notation_ply(&out, game, ply);
    is_string(text, buf_text(&out), "name of ply %d", ply);
    is_int(ply, notation_parse_ply(game, text), "%s is ply %d", text, ply);
    buf_clear(&out);
}

static void plies(void)
{
    static const char *const none[] = {
        "",     "w",  "0w", "-1w", "4w", "3b", "34x", "1ww", " 1w", "+1w", "99999999999999999999w",
        "0x1w", "End"};
    struct game game;
    int bad = 0;
    struct buf out = {0};

    line_play(&game, NULL, "e4 e5 Nf3 Nc6 Bb5");
    is_move(&game, 0, NULL, "the starting position");
    is_move(&game, 1, NULL, "1.e4");
    is_move(&game, 4, NULL, "2...Nc6");
    is_move(&game, 5, "es", "3.Ab5");
    is_ply(&game, 0, "start");
    is_ply(&game, 1, "1w");
    is_ply(&game, 4, "2b");
    is_ply(&game, 5, "3w");
    is_int(5, notation_parse_ply(&game, "end"), "end");
    is_int(3, notation_parse_ply(&game, "2"), "a bare number is White's move");
    for (size_t n = 0; n < sizeof none / sizeof *none; n++)
        bad += notation_parse_ply(&game, none[n]) != -1;
    is_int(0, bad, "what is no ply of the game");
    notation_intended(&out, &game, 5, setup_move(game_at(&game, 5), "a6"), NULL);
    is_string("3...a6", buf_text(&out), "a move that is not played");
    buf_clear(&out);
    game_clear(&game);

    line_play(&game, "4k3/8/8/8/8/8/8/4K2R b - - 3 40", "Kf7 Rh7+");
    is_ply(&game, 1, "40b");
    is_ply(&game, 2, "41w");
    is_move(&game, 2, NULL, "41.Rh7+");
    is_int(1, notation_parse_ply(&game, "40"), "a game that begins with Black's move");
    is_int(-1, notation_parse_ply(&game, "40w"), "before the start");
    game_clear(&game);
}

static void boards(void)
{
    struct buf out = {0};
    struct position start =
        setup_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");

    notation_board(&out, &start, NULL);
    is_string("8  r n b q k b n r\n"
              "7  p p p p p p p p\n"
              "6  . . . . . . . .\n"
              "5  . . . . . . . .\n"
              "4  . . . . . . . .\n"
              "3  . . . . . . . .\n"
              "2  P P P P P P P P\n"
              "1  R N B Q K B N R\n"
              "   a b c d e f g h",
              buf_text(&out), "a board in letters");
    buf_reset(&out);
    notation_board(&out, &start, notation_find("es"));
    ok(strstr(buf_text(&out), "1  T C A D R A C T\n") != NULL, "in Spanish ones");
    buf_clear(&out);
}

static void languages(void)
{
    is_string("es", i18n_language("es", "de_DE.UTF-8"), "what is wanted comes first");
    is_string("de", i18n_language("", "de_DE.UTF-8"), "then the surroundings");
    is_string("pt", i18n_language(NULL, "pt"), "a bare code");
    is_string("es", i18n_language("ES-mx", NULL), "a country, in capitals");
    is_string("de", i18n_language("tlh", "de"), "what is not known is passed over");
    is_string("en", i18n_language("figurine", "C"), "no language");
    is_string("en", i18n_language(NULL, "POSIX"), "English when nothing is known");
    is_string("en", i18n_language(NULL, NULL), "nothing at all");
    is_string("Black", notation_color_word(BLACK), "a player by his word");
}

int main(void)
{
    tap_plan(18 + 2 + 9 + 4 + 8 + 4 + 7 + 9 + 2);
    letters();
    round_trips();
    plies();
    boards();
    languages();
    return tap_done();
}
