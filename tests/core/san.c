/* SPDX-License-Identifier: MIT */
#include "core/san.h"

#include <string.h>

#include "core/movegen.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

static const struct san_letters german = {"de", {"K", "D", "T", "L", "S"}};
static const struct san_letters russian = {
    "ru", {"\xd0\x9a\xd1\x80", "\xd0\xa4", "\xd0\x9b", "\xd0\xa1", "\xd0\x9a"}};

#define INITIAL   "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define SCHOLAR   "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"
#define PROMOTING "2r5/3P3k/8/8/8/8/8/K7 w - - 0 1"

/* Reads `text`; the canonical form, with "~" before it where it was repaired, or the error. */
static void read_into(struct buf *out, const struct position *position, const char *text,
                      const struct san_letters *letters)
{
    move m;
    bool repaired;
    struct err err;
    if (!san_parse(position, text, strlen(text), letters, &m, &repaired, &err)) {
        buf_add(out, err_code_name(err.code));
        return;
    }
    buf_add(out, repaired ? "~" : "");
    san_write(out, position, m, NULL);
}

static void reads(const char *wanted, const char *fen, const char *text)
{
    struct position position = setup_fen(fen);
    struct buf seen = {0};
    read_into(&seen, &position, text, NULL);
    is_string(wanted, buf_text(&seen), "%s", text);
    buf_clear(&seen);
}

static void reads_in(const struct san_letters *letters, const char *wanted, const char *fen,
                     const char *text)
{
    struct position position = setup_fen(fen);
    struct buf seen = {0};
    read_into(&seen, &position, text, letters);
    is_string(wanted, buf_text(&seen), "%s: %s", letters->language, text);
    buf_clear(&seen);
}

/* --- taken --- */

static void spellings(void)
{
    reads("e4", INITIAL, "e4");
    reads("e4", INITIAL, "e2e4");
    reads("e4", INITIAL, "e2-e4");
    reads("Nf3", INITIAL, "Nf3!?");
    reads("Nf3", INITIAL, " Nf3 ");
    reads("Nf3", INITIAL, "Nf3+");
    reads("Nf3", INITIAL, "g1f3");
    reads("Nf3", INITIAL, "Ng1-f3");
    reads("Nf3", INITIAL,
          "\xe2\x99\x98"
          "f3");
    reads("Nf3", INITIAL,
          "\xe2\x99\x9e"
          "f3");
    reads("Qxf7#", SCHOLAR, "Qxf7++");
    reads("Qxf7#", SCHOLAR, "Q:f7");
    reads("exd6", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "exd6 e.p.");
    reads("exd6", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "exd6ep!");
    reads("exd6", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6");
}

static void promotions(void)
{
    reads("d8=Q", PROMOTING, "d8=Q");
    reads("d8=Q", PROMOTING, "d8Q+");
    reads("d8=Q", PROMOTING, "d8(Q)");
    reads("d8=N", PROMOTING, "d8/N");
    reads("d8=R", PROMOTING, "d7d8r");
    reads("dxc8=B", PROMOTING, "dxc8=B");
    reads("dxc8=Q", PROMOTING, "d7c8q");
    reads("d8=Q", PROMOTING, "d8=\xe2\x99\x95");
    reads("move-promotion", PROMOTING, "d8");
    reads("move-promotion", PROMOTING, "d8=");
    reads("move-promotion", PROMOTING, "d7d8");
    reads("move-illegal", PROMOTING, "d8=K");
    reads("move-letter", PROMOTING, "d8=D");
    reads("move-form", INITIAL, "e4=Q");
    reads("move-form", INITIAL, "Nf3=Q");
}

static void castling(void)
{
    static const char *const both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    static const char *const texts[] = {"O-O", "0-0", "o-o", "O-O+", "0-0!", "e1g1", "e1h1"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        reads("O-O", both, texts[i]);
    reads("O-O-O", both, "0-0-0");
    reads("O-O-O", both, "e1c1");
    reads("O-O-O", both, "e1a1");
    reads("move-unreachable", both, "Kg1");
    reads("move-form", both, "e1g1q");
    reads("move-illegal", INITIAL, "O-O");
    reads("move-illegal", INITIAL, "e1g1");
    reads("move-illegal", "4k2r/8/8/8/8/8/8/4KR2 b k - 0 1", "O-O");
    reads("Kg1", "k7/8/8/8/8/8/8/1R3K1R w KQ - 0 1", "f1g1");
    reads("O-O", "k7/8/8/8/8/8/8/1R3K1R w KQ - 0 1", "f1h1");
    reads("O-O", "k7/8/8/8/8/8/8/1R1K3R w KQ - 0 1", "d1g1");
    reads("O-O+", "5k2/8/8/8/8/8/7P/6KR w K - 0 1", "g1h1");
}

static void slips(void)
{
    reads("~Nf3", INITIAL, "Nxf3");
    reads("~Nf3", INITIAL, "Ngf3");
    reads("~Nf3", INITIAL, "N1f3");
    reads("~e4", INITIAL, "ee4");
    reads("~Rd2", "7k/8/8/8/8/4b3/2R5/2KR3q w - - 0 1", "Rcd2");
    reads("~exd5", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "ed5");
    reads("exd5", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "e4d5");
    reads("~Qxd5", "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", "Qd5");
    reads("Rg1", "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1", "Rh1g1");
    reads("~Nf3", INITIAL, "Nf3 e.p.");
}

/* --- not guessed --- */

static void refusals(void)
{
    reads("move-ambiguous", "8/8/6K1/4k3/4N3/p7/N3N3/8 w - - 3 82", "Nec3");
    reads("move-ambiguous", "8/8/6K1/4k3/4N3/p7/N3N3/8 w - - 3 82", "Nc3");
    reads("move-capture-file", "rnbqkbnr/pp4pp/2p5/4pP1p/3P4/1P6/P1P2PPP/RNBQKBNR w KQkq e6 0 5",
          "xe6");
    reads("move-capture-file", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
          "d5");
    reads("move-letter", INITIAL, "Sf3");
    reads("move-letter", INITIAL, "nf3");
    reads("move-null", INITIAL, "--");
    reads("move-null", INITIAL, "Z0");
    reads("move-null", INITIAL, "null");
    reads("move-null", INITIAL, "0000");
    reads("move-unreachable", INITIAL, "e5");
    reads("move-unreachable", INITIAL, "Qh5");
    reads("move-unreachable", INITIAL, "e2e5");
    reads("move-unreachable", INITIAL, "e7e5");
    reads("move-unreachable", INITIAL, "Rb1");
    reads("move-check", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Ne4");
    reads("move-check", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nce2");
    reads("move-check", "4k3/8/8/8/8/8/4r3/1N2K3 w - - 0 1", "Nc3");
    reads("move-check", "4k3/8/8/8/8/3r4/8/4K3 w - - 0 1", "Kd2");
}

static void no_moves(void)
{
    static const char *const texts[] = {
        "",      " ",       "+",
        "e",     "e9",      "i4",
        "hello", "Nf",      "e2e4e5",
        "x",     "=Q",      "()",
        "e.p.",  "O-O-O-O", "1-0",
        "e4 e5", "Nf3\x01", "e4!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        reads("move-form", INITIAL, texts[i]);
}

static void arguments(void)
{
    struct position position;
    struct err err;
    move m;
    position_initial(&position);
    ok(!san_parse(&position, "Sf3", 3, NULL, &m, NULL, &err), "no S in English");
    is_string("Sf3", err.args[0].text, "the move");
    is_string("S", err.args[1].text, "the letter");
    is_string("en", err.args[2].text, "the language");
    ok(!san_parse(&position, "Dh5!", 4, &german, &m, NULL, &err), "no queen gets to h5");
    is_string("Dh5!", err.args[0].text, "the move as written");
    is_string("Q", err.args[1].text, "the man, by its English letter");
    is_string("h5", err.args[2].text, "the square");
    position = setup_fen("8/8/6K1/4k3/4N3/p7/N3N3/8 w - - 3 82");
    ok(!san_parse(&position, "Nc3", 3, NULL, &m, NULL, &err), "three knights");
    is_int(3, err.args[1].number, "how many fit");
    ok(!san_parse(&position, "Nc3", 3, NULL, &m, NULL, NULL), "nobody has to ask why");
}

/* Of text alone, without a board. */
static void is_move_text(const char *wanted, const char *text, const struct san_letters *letters)
{
    struct buf english = {0};
    struct err err;
    if (!san_is_move(text, strlen(text), letters, &english, &err))
        buf_add(&english, err_code_name(err.code));
    is_string(wanted, buf_text(&english), "%s", text);
    buf_clear(&english);
}

static void forms(void)
{
    is_move_text("Qe2", "Qe2", NULL);
    is_move_text("Qh1xa8!?", "Qh1xa8!?", NULL);
    is_move_text("o-o+", "o-o+", NULL);
    is_move_text("Qe2", "De2", &german);
    is_move_text("Bb5xd7", "Lb5xd7#", &german);
    is_move_text("exd8=R", "exd8(T)+", &german);
    is_move_text("e7e8=Q", "e7e8q", &german);
    is_move_text("O-O-O", "0-0-0", &german);
    is_move_text("Ne5", "\xe2\x99\x9e"
                        "e5",
                 &german);
    is_move_text("move-letter", "De2", NULL);
    is_move_text("move-letter", "Qe2", &german);
    is_move_text("move-form", "Qh9", NULL);
    is_move_text("move-form", "QE2", NULL);
    is_move_text("move-form", "hello", NULL);
    is_move_text("move-form", "34.Qe2", NULL);
    is_move_text("move-form", "", NULL);
    is_move_text("move-null", "--", NULL);
    ok(san_is_move("Qe2", 3, NULL, NULL, NULL), "nobody has to want the text");
}

static void languages(void)
{
    reads_in(&german, "Nf3", INITIAL, "Sf3");
    reads_in(&german, "Nf3", INITIAL, "Sg1-f3");
    reads_in(&german, "move-letter", INITIAL, "Nf3");
    reads_in(&german, "Nf3", INITIAL,
             "\xe2\x99\x98"
             "f3");
    reads_in(&german, "d8=Q", PROMOTING, "d8=D");
    reads_in(&german, "d8=Q", PROMOTING, "d7d8q");
    reads_in(&german, "move-letter", PROMOTING, "d8=Q");
    reads_in(&russian, "Nf3", INITIAL,
             "\xd0\x9a"
             "f3");
    reads_in(&russian, "Kb1", PROMOTING,
             "\xd0\x9a\xd1\x80"
             "b1");
    reads_in(&russian, "move-letter", INITIAL,
             "\xd0\x94"
             "f3");
}

/* --- written --- */

static void writes(const char *wanted, const char *fen, const char *coordinates)
{
    struct position position = setup_fen(fen);
    struct buf seen = {0};
    san_write(&seen, &position, setup_move(&position, coordinates), NULL);
    is_string(wanted, buf_text(&seen), "%s", wanted);
    buf_clear(&seen);
}

static void canonical(void)
{
    writes("Ne2", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2");
    writes("Ne2c3", "8/8/6K1/4k3/4N3/p7/N3N3/8 w - - 3 82", "e2c3");
    writes("Nac3", "8/8/6K1/4k3/4N3/p7/N3N3/8 w - - 3 82", "a2c3");
    writes("N4c3", "8/8/6K1/4k3/4N3/p7/N3N3/8 w - - 3 82", "e4c3");
    writes("R1a2", "R7/8/8/7k/8/8/8/R3K3 w - - 0 1", "a1a2");
    writes("Rab1", "4k3/8/8/8/8/4K3/8/R4R2 w - - 0 1", "a1b1");
    writes("exd6", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6");
    writes("dxc8=Q", PROMOTING, "d7c8q");
    writes("O-O-O+", "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1a1");
    writes("O-O", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1");
    writes("Qh4#", "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "d8h4");
    writes("Kxe2", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2");
}

static void in_letters(void)
{
    struct position position = setup_fen(PROMOTING);
    struct buf seen = {0};
    san_write(&seen, &position, setup_move(&position, "dxc8=N"), &german);
    is_string("dxc8=S", buf_text(&seen), "German letters");
    buf_reset(&seen);
    san_write_uci(&seen, setup_move(&position, "dxc8=N"));
    is_string("d7c8n", buf_text(&seen), "coordinates");
    buf_reset(&seen);
    position = setup_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    san_write_uci(&seen, setup_move(&position, "O-O"));
    is_string("e1h1", buf_text(&seen), "castling in coordinates");
    buf_clear(&seen);
}

static void squares(void)
{
    is_int(0, san_parse_square("a1", 2), "a1");
    is_int(63, san_parse_square("h8", 2), "h8");
    is_int(SQUARE_NONE, san_parse_square("i1", 2), "i1");
    is_int(SQUARE_NONE, san_parse_square("a", 1), "a");
    is_int(SQUARE_NONE, san_parse_square("a11", 3), "a11");
}

/* Every legal move of random games is read back, by SAN in three alphabets and by coordinates. */
static bool comes_back(const struct position *position, move m, const struct san_letters *letters)
{
    struct buf text = {0};
    move again = MOVE_NONE;
    bool repaired = false;
    if (letters == NULL)
        san_write_uci(&text, m);
    else
        san_write(&text, position, m, letters);
    bool good = san_parse(position, buf_text(&text), text.length, letters, &again, &repaired, NULL);
    if (!good || again != m || repaired)
        diag("%s", buf_text(&text));
    buf_clear(&text);
    return good && again == m && !repaired;
}

static int count_lost(const struct position *position, const struct movelist *list)
{
    int lost = 0;
    for (int i = 0; i < list->count; i++)
        lost += !comes_back(position, list->moves[i], &san_english) +
                !comes_back(position, list->moves[i], &russian) +
                !comes_back(position, list->moves[i], NULL);
    return lost;
}

static void round_trips(const char *fen)
{
    struct position position = setup_fen(fen);
    uint64_t chance = 0x5eed;
    int lost = 0;
    for (int ply = 0; ply < (tap_is_slow() ? 10 : 2000); ply++) {
        struct movelist list;
        movegen_legal(&position, &list);
        lost += count_lost(&position, &list);
        if (list.count == 0 || position.halfmove > 100)
            position = setup_fen(fen);
        else
            position_play(&position, list.moves[setup_random(&chance) % (unsigned)list.count],
                          &position);
    }
    is_int(0, lost, "all moves on the way from %s", fen);
}

int main(void)
{
    tap_plan(18 + 15 + 15 + 19 + 10 + 19 + 18 + 11 + 10 + 12 + 3 + 5 + 3);
    spellings();
    promotions();
    castling();
    slips();
    refusals();
    no_moves();
    arguments();
    forms();
    languages();
    canonical();
    in_letters();
    squares();
    round_trips(INITIAL);
    round_trips("r3k2r/P1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/1PPBBPPP/R3K2R w KQkq - 0 1");
    round_trips("8/7k/8/Q2QQ3/8/8/1Q1Q4/1R2K1R1 w GB - 0 1");
    return tap_done();
}
