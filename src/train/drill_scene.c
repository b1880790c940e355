/* SPDX-License-Identifier: MIT */
/*
 * Starts for games made on the spot.  Men are thrown where such men usually stand, and what does
 * not look like chess is thrown away: a king in check, a man that hangs, a right that the trap
 * needs and the throw lacks.  One throw in some tens is good.
 */
#include "config.h"

#include "train/drill_inside.h"

#include <string.h>

enum { THROWS = 4000 };

/* The white side of things; half of the scenes are turned round at the end. */
struct scene {
    piece men[64];
    bitboard castling;
    enum color turn;
    bool failed; /* a man found no room */
};

/* --- throwing men ---------------------------------------------------------------------- */

static void put(struct scene *scene, square at, enum piece_type type, enum color color)
{
    scene->failed = scene->failed || scene->men[at] != NO_PIECE;
    scene->men[at] = piece_make(type, color);
}

/* Ranks as that colour counts them, 0..7. */
static square square_for(enum color color, int file, int rank)
{
    return square_make(file, color == WHITE ? rank : 7 - rank);
}

/* On an empty square of some ranks (as the colour counts them, both included). */
static void throw_man(struct maker *maker, struct scene *scene, enum piece_type type,
                      enum color color, int first, int last)
{
    for (int n = 0; n < 64; n++) {
        int rank = first + drill_below(maker, last - first + 1);
        square at = square_for(color, drill_below(maker, 8), rank);
        if (scene->men[at] != NO_PIECE)
            continue;
        put(scene, at, type, color);
        return;
    }
    scene->failed = true;
}

/* "RN" of White and "RB" of Black; the pawns come apart. */
static void throw_pieces(struct maker *maker, struct scene *scene, const char *types,
                         enum color color)
{
    static const char letters[] = "PNBRQK";
    for (; *types; types++)
        throw_man(maker, scene, (enum piece_type)(strchr(letters, *types) - letters), color, 0, 4);
}

struct balance {
    const char *white, *black;
};

static void throw_both(struct maker *maker, struct scene *scene, const struct balance *of,
                       int count)
{
    const struct balance *balance = &of[drill_below(maker, count)];
    throw_pieces(maker, scene, balance->white, WHITE);
    throw_pieces(maker, scene, balance->black, BLACK);
}

static void throw_kings(struct maker *maker, struct scene *scene, int last)
{
    throw_man(maker, scene, KING, WHITE, 0, last);
    throw_man(maker, scene, KING, BLACK, 0, last);
}

/* Pawns of both sides on a file, White's below; not on the files of `kept`. */
static void throw_pawns(struct maker *maker, struct scene *scene, int files, unsigned kept)
{
    for (int n = 0; n < files; n++) {
        int file = drill_below(maker, 8);
        if (kept & 1u << file)
            continue;
        kept |= 1u << file;
        if (drill_below(maker, 8) > 0)
            put(scene, square_make(file, 1 + drill_below(maker, 3)), PAWN, WHITE);
        if (drill_below(maker, 8) > 0)
            put(scene, square_make(file, 6 - drill_below(maker, 3)), PAWN, BLACK);
    }
}

/* --- kinds ----------------------------------------------------------------------------- */

static const struct balance endings[] = {
    {"R", "R"},   {"RN", "RB"}, {"RB", "RN"}, {"RR", "RR"},   {"Q", "Q"},
    {"QN", "QB"}, {"RB", "RB"}, {"BN", "BN"}, {"RBN", "RBN"}, {"Q", "RR"},
};
static const struct balance with_heavy[] = {{"R", "R"}, {"RN", "RB"}, {"BN", "R"}, {"Q", "Q"}};
static const struct balance promotions[] = {{"", "R"}, {"B", "R"}, {"N", "R"}, {"R", "RN"}};
static const struct balance captures[] = {
    {"RBP", "R"}, {"RNP", "R"}, {"QP", "Q"}, {"RB", "RP"}, {"RN", "RB"}, {"BNP", "R"}, {"RP", "RN"},
};
static const struct balance mates[] = {{"Q", "R"},  {"R", "N"},  {"R", "B"}, {"Q", "N"},
                                       {"RB", "R"}, {"RN", "R"}, {"QB", "R"}};
#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

/* Files of developed pieces, and ranks of pawns, as one meets them after the opening. */
static void throw_army(struct maker *maker, struct scene *scene, enum color color)
{
    static const signed char pawn_ranks[8][2] = {{1, 2}, {1, 2}, {1, 2}, {2, 3},
                                                 {2, 3}, {1, 1}, {1, 2}, {1, 2}};
    static const struct {
        enum piece_type type;
        signed char places[3][2]; /* file, rank */
    } pieces[] = {
        {QUEEN, {{3, 0}, {4, 1}, {2, 1}}},  {KNIGHT, {{2, 2}, {3, 1}, {2, 2}}},
        {KNIGHT, {{5, 2}, {4, 1}, {5, 2}}}, {BISHOP, {{3, 2}, {2, 3}, {6, 1}}},
        {BISHOP, {{4, 2}, {1, 1}, {5, 3}}},
    };
    put(scene, square_for(color, 4, 0), KING, color);
    put(scene, square_for(color, 0, 0), ROOK, color);
    put(scene, square_for(color, 7, 0), ROOK, color);
    scene->castling |= bb_of(square_for(color, 0, 0)) | bb_of(square_for(color, 7, 0));
    for (int n = 0; n < COUNT(pieces); n++) {
        const signed char *place = pieces[n].places[drill_below(maker, 3)];
        put(scene, square_for(color, place[0], place[1]), pieces[n].type, color);
    }
    for (int file = 0; file < 8; file++)
        put(scene, square_for(color, file, pawn_ranks[file][drill_below(maker, 2)]), PAWN, color);
}

static void throw_middle(struct maker *maker, struct scene *scene)
{
    throw_army(maker, scene, WHITE);
    throw_army(maker, scene, BLACK);
}

static void throw_ending(struct maker *maker, struct scene *scene)
{
    throw_kings(maker, scene, 1);
    throw_both(maker, scene, endings, COUNT(endings));
    throw_pawns(maker, scene, 6, 0);
}

/* A white pawn on its fifth rank, a black one at home on the next file; Black to move. */
static int throw_neighbours(struct maker *maker, struct scene *scene)
{
    int file = drill_below(maker, 8);
    int other = file == 0 ? 1 : file == 7 ? 6 : file + (drill_toss(maker) ? 1 : -1);
    put(scene, square_make(file, 4), PAWN, WHITE);
    put(scene, square_make(other, 6), PAWN, BLACK);
    throw_pawns(maker, scene, 4, 1u << file | 1u << other);
    scene->turn = BLACK;
    return file;
}

static void throw_passant(struct maker *maker, struct scene *scene)
{
    throw_neighbours(maker, scene);
    throw_kings(maker, scene, 1);
    throw_both(maker, scene, endings, COUNT(endings));
}

/* The white king behind his pawn, a black rook or queen before it. */
static void throw_pinned(struct maker *maker, struct scene *scene)
{
    int file = throw_neighbours(maker, scene);
    put(scene, square_make(file, drill_below(maker, 2)), KING, WHITE);
    /* one draw a statement: in which order arguments are worked out is the compiler's affair */
    enum piece_type type = drill_toss(maker) ? ROOK : QUEEN;
    put(scene, square_make(file, 6 + drill_below(maker, 2)), type, BLACK);
    throw_man(maker, scene, KING, BLACK, 0, 1);
    throw_both(maker, scene, with_heavy, COUNT(with_heavy));
}

static void throw_promotion(struct maker *maker, struct scene *scene)
{
    put(scene, square_make(drill_below(maker, 8), 6), PAWN, WHITE);
    throw_kings(maker, scene, 7);
    throw_both(maker, scene, promotions, COUNT(promotions));
}

static void throw_capture(struct maker *maker, struct scene *scene)
{
    throw_kings(maker, scene, 3);
    throw_both(maker, scene, captures, COUNT(captures));
}

static void throw_mate(struct maker *maker, struct scene *scene)
{
    throw_man(maker, scene, KING, BLACK, 0, 0);
    throw_man(maker, scene, KING, WHITE, 4, 7);
    throw_both(maker, scene, mates, COUNT(mates));
    scene->turn = BLACK;
}

/* --- what will do ---------------------------------------------------------------------- */

/* Pawns on the first and last rank are no chess. */
static bool has_stray_pawn(const struct position *position)
{
    return position->by_type[PAWN] & (BB_RANK_1 | BB_RANK_8);
}

static bool is_possible(const struct position *position)
{
    return !has_stray_pawn(position) &&
           !position_in_check(position, color_other((enum color)position->turn));
}

static bool is_calm_start(const struct position *position)
{
    return walk_is_calm(position) && movegen_has_quiet(position);
}

static bool is_mate(const struct position *position)
{
    return movegen_state(position) == STATE_CHECKMATE;
}

static const struct {
    void (*throw)(struct maker *maker, struct scene *scene);
    bool (*will_do)(const struct position *position);
} kinds[] = {
    [SCENE_MIDDLE] = {throw_middle, is_calm_start},
    [SCENE_ENDING] = {throw_ending, is_calm_start},
    [SCENE_PASSANT] = {throw_passant, is_calm_start},
    [SCENE_PINNED] = {throw_pinned, is_calm_start},
    [SCENE_PROMOTION] = {throw_promotion, is_calm_start},
    [SCENE_CAPTURE] = {throw_capture, is_calm_start},
    [SCENE_MATE] = {throw_mate, is_mate},
};

/* White and Black change places. */
static void turn_round(struct scene *scene)
{
    piece men[64];
    for (int at = 0; at < 64; at++) {
        piece man = scene->men[at ^ 56];
        men[at] = man == NO_PIECE ? man : (piece)(man ^ 1);
    }
    memcpy(scene->men, men, sizeof men);
    scene->castling = scene->castling >> 56 | scene->castling << 56;
    scene->turn = color_other(scene->turn);
}

static void fix_scene(const struct scene *scene, struct position *out)
{
    position_setup(out, scene->men, scene->turn, scene->castling, SQUARE_NONE, 0, 1);
}

bool scene_make(struct maker *maker, enum scene_kind kind, struct position *out)
{
    for (int n = 0; n < THROWS; n++) {
        struct scene scene = {.turn = WHITE};
        memset(scene.men, NO_PIECE, sizeof scene.men);
        kinds[kind].throw(maker, &scene);
        if (scene.failed)
            continue;
        if (drill_toss(maker))
            turn_round(&scene);
        fix_scene(&scene, out);
        if (is_possible(out) && kinds[kind].will_do(out))
            return true;
    }
    return false;
}
