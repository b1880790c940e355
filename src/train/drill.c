/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/drill.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/fen.h"
#include "core/san.h"
#include "pgn/claim_text.h"
#include "text/i18n.h"
#include "train/drill_inside.h"

enum { TRIES = 2000, LEVELS = 5, SEED_BITS = 32, LINE_COLS = 78 };

static const struct {
    enum topic topic;
    const char *words; /* what is to be seen; for the aftermath */
} traps[TRAPS] = {
    [TRAP_CASTLING] = {TOPIC_THREEFOLD, "In this game a right to castle got lost on the way."},
    [TRAP_EN_PASSANT] = {TOPIC_THREEFOLD,
                         "In this game a pawn could be taken in passing, for one move."},
    [TRAP_PINNED_PAWN] = {TOPIC_THREEFOLD,
                          "In this game a pawn passed another that could not take it: it was "
                          "pinned."},
    [TRAP_MOVER] = {TOPIC_THREEFOLD,
                    "In this game the same diagram came up with the other player to move."},
    [TRAP_SCATTERED] = {TOPIC_THREEFOLD, "In this game the occurrences lie far apart."},
    [TRAP_PROMOTION] = {TOPIC_FIFTY, "In this game a pawn was promoted on the way."},
    [TRAP_CASTLED] = {TOPIC_FIFTY,
                      "In this game somebody castled on the way, which is neither a capture nor a "
                      "pawn move."},
    [TRAP_CAPTURE] = {TOPIC_FIFTY, "In this game something was taken on the way."},
    [TRAP_LAST_MOVE] = {TOPIC_AUTOMATIC,
                        "In this game all depends on what the last move does."},
};

enum topic trap_topic(enum trap trap)
{
    return traps[trap].topic;
}

/* --- chance ---------------------------------------------------------------------------- */

int drill_below(struct maker *maker, int count)
{
    return (int)(random_next(&maker->random) % (uint64_t)count);
}

bool drill_toss(struct maker *maker)
{
    return random_next(&maker->random) & 1;
}

/* --- choosing -------------------------------------------------------------------------- */

static bool is_meant(const struct filter *filter, int trap)
{
    return filter->topics & 1u << traps[trap].topic;
}

static enum trap choose_trap(const struct filter *filter, uint64_t *state)
{
    int meant[TRAPS], count = 0;
    for (int trap = 0; trap < TRAPS; trap++)
        if (is_meant(filter, trap))
            meant[count++] = trap;
    uint64_t pick = random_next(state);
    return (enum trap)(count > 0 ? meant[pick % (uint64_t)count] : (int)(pick % TRAPS));
}

struct drill drill_choose(const struct filter *filter, uint64_t seed, uint64_t n)
{
    uint64_t state = seed ^ n * UINT64_C(0x9e3779b97f4a7c15);
    int from = filter->level_from ? filter->level_from : 1;
    int to = filter->level_to ? filter->level_to : LEVELS;
    enum trap trap = choose_trap(filter, &state);
    int level = from + (int)(random_next(&state) % (uint64_t)(to - from + 1));
    return (struct drill){trap, level, random_next(&state) >> (64 - SEED_BITS)};
}

/* --- making ---------------------------------------------------------------------------- */

/* Most tries of most traps succeed; all of them together always have, so far as was tried. */
static bool make_game(struct maker *maker, const struct drill *drill)
{
    maker->random = drill->seed * TRAPS * LEVELS + (uint64_t)drill->level * TRAPS + drill->trap;
    maker->level = drill->level;
    for (int n = 0; n < TRIES && !maker->out_of_memory; n++)
        if (trap_make(maker, drill->trap))
            return true;
    return false;
}

/* --- writing --------------------------------------------------------------------------- */

void drill_id(struct buf *out, const struct drill *drill)
{
    buf_printf(out, "drill-%c%d-%" PRIx64, 'a' + (int)drill->trap, drill->level, drill->seed);
}

static void write_head(struct buf *out, const struct drill *drill, const struct game *game)
{
    buf_add(out, "[Event \"Drill\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"-\"]\n"
                 "[White \"White\"]\n[Black \"Black\"]\n[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"");
    fen_write(out, game_at(game, 0));
    buf_add(out, "\"]\n[PuzzleId \"");
    drill_id(out, drill);
    buf_printf(out, "\"]\n[Title \"Made on the spot\"]\n[Topic \"%s\"]\n[Level \"%d\"]\n\n",
               topic_name(traps[drill->trap].topic), drill->level);
}

static void write_move(struct buf *out, const struct game *game, int ply)
{
    const struct position *position = game_at(game, ply);
    if (position->turn == WHITE)
        buf_printf(out, "%u. ", position->fullmove);
    else if (ply == 0)
        buf_printf(out, "%u... ", position->fullmove);
    san_write(out, position, game->moves[ply], NULL);
}

static void write_moves(struct buf *out, const struct game *game, int plies)
{
    size_t line = out->length;
    for (int ply = 0; ply < plies; ply++) {
        struct buf text = {0};
        write_move(&text, game, ply);
        if (out->length + text.length - line >= LINE_COLS) {
            buf_add_char(out, '\n');
            line = out->length;
        } else if (ply > 0) {
            buf_add_char(out, ' ');
        }
        buf_add(out, buf_text(&text));
        buf_clear(&text);
    }
}

/* Names no reason and no number: counting is the exercise. */
static const char *claim_words(const struct maker *maker, enum color claimant)
{
    static const char *const words[][2][2] = {
        [CLAIM_THREEFOLD] =
            {{"Suppose White claims a draw by repetition because of the position on the board.",
              "Suppose Black claims a draw by repetition because of the position on the board."},
             {"Suppose White writes %s, does not play it, and claims a draw by repetition.",
              "Suppose Black writes %s, does not play it, and claims a draw by repetition."}},
        [CLAIM_FIFTY] =
            {{"Suppose White claims a draw by the fifty-move rule with the position on the board.",
              "Suppose Black claims a draw by the fifty-move rule with the position on the board."},
             {"Suppose White writes %s, does not play it, and claims a draw by the fifty-move rule.",
              "Suppose Black writes %s, does not play it, and claims a draw by the fifty-move "
              "rule."}},
        [CLAIM_SEVENTYFIVE] =
            {{"Suppose the arbiter steps in: is the game drawn by the seventy-five-move rule?",
              "Suppose the arbiter steps in: is the game drawn by the seventy-five-move rule?"},
             {"", ""}},
    };
    return words[maker->kind][maker->ahead][claimant];
}

static void write_claim(struct buf *out, const struct maker *maker, const char *aftermath)
{
    int plies = maker->game.plies - maker->ahead;
    const struct position *position = game_at(&maker->game, plies);
    struct claim claim = {.ply = plies, .kind = maker->kind};
    struct buf san = {0}, numbered = {0};
    if (maker->ahead) {
        san_write(&san, position, maker->game.moves[plies], NULL);
        strncat(claim.move, buf_text(&san), sizeof claim.move - 1);
        buf_printf(&numbered, "%u%s%s", position->fullmove, position->turn == WHITE ? "." : "...",
                   buf_text(&san));
    }
    buf_add(out, "\n{[%claim ");
    claim_text_write(out, &claim);
    buf_add(out, "] ");
    buf_printf(out, claim_words(maker, (enum color)position->turn), buf_text(&numbered));
    buf_printf(out, "}\n{%s}\n*\n\n", aftermath);
    buf_clear(&san);
    buf_clear(&numbered);
}

bool drill_write(struct buf *out, const struct drill *drill)
{
    struct maker maker = {0};
    struct position initial;
    position_initial(&initial);
    bool good = game_init(&maker.game, &initial) && make_game(&maker, drill);
    if (good) {
        write_head(out, drill, &maker.game);
        write_moves(out, &maker.game, maker.game.plies - maker.ahead);
        write_claim(out, &maker, traps[drill->trap].words);
    }
    game_clear(&maker.game);
    return good && buf_ok(out);
}

bool drill_add(struct pack *pack, const struct drill *drill)
{
    struct buf text = {0};
    bool good = drill_write(&text, drill) &&
                pack_read(pack, "drill", buf_text(&text), text.length, NULL, NULL);
    buf_clear(&text);
    return good;
}

/* --- ids ------------------------------------------------------------------------------- */

bool drill_parse(const char *id, struct drill *out)
{
    static const char head[] = "drill-";
    const char *at = id + sizeof head - 1;
    char *end;
    if (strncmp(id, head, sizeof head - 1) != 0 || at[0] < 'a' || at[0] >= 'a' + TRAPS ||
        at[1] < '1' || at[1] > '0' + LEVELS || at[2] != '-' || !at[3] || strlen(at + 3) > 16 ||
        at[3 + strspn(at + 3, "0123456789abcdef")])
        return false;
    *out = (struct drill){(enum trap)(at[0] - 'a'), at[1] - '0', strtoull(at + 3, &end, 16)};
    return true;
}
