/* SPDX-License-Identifier: MIT */
/*
 * The rulesets.  doc/rules.md says how to read a row; what several rows share stands in front
 * of them.  "V" was read word for word, "Q" is a report that was read, "M" is from memory.
 * A dash in our sources is a bit in `unknown` here.
 */
#include "config.h"

#include "core/ruleset_table.h"

#include <stddef.h>

/* --- articles ------------------------------------------------------------------------- */

/* From 1 January 2023.  The Guidelines for games without increment are never for blitz (III.2). */
#define ARTICLES_2023(penalty, record, both)                                                          \
    {                                                                                           \
        .threefold = "9.2", .threefold_written = "9.2.1", .threefold_board = "9.2.2",           \
        .identity = "9.2.3", .identity_en_passant = "9.2.3.1", .identity_castling = "9.2.3.2",  \
        .fifty = "9.3", .fifty_written = "9.3.1", .fifty_board = "9.3.2",                       \
        .touched = "9.4", .move_made = "9.4, 1.3", .clock_paused = "9.5.1",                     \
        .claim_correct = "9.5.2", .claim_incorrect = penalty, .claim_is_offer = "9.1.2.3",      \
        .fivefold = "9.6.1", .seventyfive = "9.6.2", .checkmate = "5.1.1",                      \
        .stalemate = "5.2.1", .dead = "5.2.2", .agreement = "5.2.3", .flag = "6.9",             \
        .flag_seen = "6.8", .flags_both = both, .resignation = "5.1.2",                         \
        .illegal_move_twice = "7.5.5", .recording = record                                      \
    }

/* 2017 and 2018: another count of paragraphs in Article 9.2. */
#define ARTICLES_2017(penalty, illegal, both)                                                         \
    {                                                                                           \
        .threefold = "9.2", .threefold_written = "9.2.1.1", .threefold_board = "9.2.1.2",       \
        .identity = "9.2.2", .identity_en_passant = "9.2.2.1", .identity_castling = "9.2.2.2",  \
        .fifty = "9.3", .fifty_written = "9.3.1", .fifty_board = "9.3.2",                       \
        .touched = "9.4", .move_made = "9.4, 1.3", .clock_paused = "9.5.1",                     \
        .claim_correct = "9.5.2", .claim_incorrect = penalty, .claim_is_offer = "9.1.2.3",      \
        .fivefold = "9.6.1", .seventyfive = "9.6.2", .checkmate = "5.1.1",                      \
        .stalemate = "5.2.1", .dead = "5.2.2", .agreement = "5.2.3", .flag = "6.9",             \
        .flag_seen = "6.8", .flags_both = both, .resignation = "5.1.2",                         \
        .illegal_move_twice = illegal                                                             \
    }

/* 1997 to 2014: letters; what makes positions the same stands at the end of 9.2. */
#define ARTICLES_9(dead_article, five, seventy_five)                                            \
    {                                                                                           \
        .threefold = "9.2", .threefold_written = "9.2a", .threefold_board = "9.2b",             \
        .identity = "9.2", .identity_en_passant = "9.2", .identity_castling = "9.2",            \
        .fifty = "9.3", .fifty_written = "9.3a", .fifty_board = "9.3b",                         \
        .touched = "9.4", .move_made = "9.4", .clock_paused = "9.5",                            \
        .claim_correct = "9.5a", .claim_incorrect = "9.5b", .claim_is_offer = "9.1",            \
        .fivefold = five, .seventyfive = seventy_five, .checkmate = "5.1", .stalemate = "5.2",  \
        .dead = dead_article, .agreement = "5.2", .flag = "6.9", .resignation = "5.1"           \
    }

/* 1989: G14. */
#define ARTICLES_1989                                                                           \
    {                                                                                           \
        .threefold = "10.10", .threefold_written = "10.10", .threefold_board = "10.10",         \
        .identity = "10.10", .identity_en_passant = "10.10", .identity_castling = "10.10"       \
    }

/* 1928: paragraph 15, C and D; 1930: Article 16, d to f. */
#define ARTICLES_1928                                                                           \
    {                                                                                           \
        .threefold = "15 C", .threefold_board = "15 C", .identity = "15 C",                     \
        .agreement = "15 D", .director = "15 C"                                                 \
    }
#define ARTICLES_1930                                                                           \
    {                                                                                           \
        .threefold = "16", .threefold_board = "16", .identity = "16", .fifty = "16e",           \
        .fifty_board = "16e", .fifty_challenge = "16f", .agreement = "16d"                      \
    }

#define ARTICLES_US                                                                             \
    {                                                                                           \
        .threefold = "14C", .threefold_written = "14C", .threefold_board = "14C",               \
        .identity = "14C", .identity_en_passant = "14C", .identity_castling = "14C",            \
        .fifty = "14F", .fifty_written = "14F1", .fifty_board = "14F1", .move_made = "14C3",    \
        .clock_paused = "14C2, 14C7", .before_clock = "9G1, 14C4",                              \
        .claim_correct = "14C", .claim_incorrect = "14C6",                                      \
        .claim_is_offer = "14", .fivefold = "14K", .seventyfive = "14K", .dead = "14D",         \
        .flag = "14E", .flags_both = "14G", .director = "14K"                                   \
    }

/* FIDE Online Regulations; positions are compared as in the Laws. */
#define ARTICLES_ONLINE                                                                         \
    {                                                                                           \
        .identity = "9.2.2", .identity_en_passant = "9.2.2.1", .identity_castling = "9.2.2.2",  \
        .fivefold = "5.4.1", .seventyfive = "5.4.4", .stalemate = "5.4.2", .dead = "5.4.3",     \
        .flag = "4.4"                                                                           \
    }

/* The parts that the server rows take from FIDE 2018: dead positions only. */
#define ARTICLES_ICCF {.dead = "5.2.2"}

/* --- what several rows share ---------------------------------------------------------- */

/* Three for a claim, all of the position compared. */
#define THREE_OF_ALL .identity = IDENTITY_ALL, .threefold_claim = 3
/* Only the men and the player to move. */
#define THREE_OF_MEN .identity = IDENTITY_PLACEMENT | IDENTITY_SIDE, .threefold_claim = 3
#define FIFTY        .fifty_claim_plies = 100
/* A touched piece ends the right, the move is written, and is played if the claim fails. */
#define MODERN_FORM  .touch_ends_claim = true, .must_write = true, .written_binds = true
/* Since 2014 that move can't be changed, and the arbiter may stop the clock as well. */
#define FIXED        .written_fixed = true, .clock = CLOCK_EITHER
/* Five and seventy-five by themselves. */
#define ENDS         .fivefold_automatic = 5, .seventyfive_automatic_plies = 150
/* The 2023 Laws but for the penalty. */
#define FIDE2023     THREE_OF_ALL, FIFTY, ENDS, MODERN_FORM, FIXED, .agreement_plies = 2
/* Before: the clause on a resignation where the opponent can't mate was not found. */
#define FIDE2017     FIDE2023, .unknown = RULE_RESIGNATION
#define FIDE2014                                                                                \
    THREE_OF_ALL, FIFTY, ENDS, MODERN_FORM, FIXED, .consecutive = true,                         \
        .unknown = RULE_RESIGNATION | RULE_ILLEGAL | RULE_AGREEMENT
#define FIDE2001                                                                                \
    THREE_OF_ALL, FIFTY, MODERN_FORM, .clock = CLOCK_MAY,                                       \
        .unknown = RULE_RESIGNATION | RULE_ILLEGAL | RULE_AGREEMENT

/* Nobody has read what these editions say about flags, resignation and the like. */
#define OLD_RESULTS (RULE_FLAG | RULE_RESIGNATION | RULE_ILLEGAL)
/* ... nor about the form of a claim and its price. */
#define OLD_FORM    (RULE_FORM | RULE_TOUCH | RULE_PENALTY)
#define FIDE1952                                                                                \
    FIFTY, .unknown = OLD_RESULTS | OLD_FORM | RULE_DEAD | RULE_AGREEMENT
/* Agreement only after Black's 30th move; exceeding the time loses. */
#define FIDE1928                                                                                \
    THREE_OF_MEN, FIFTY, .fifty_challenge = true, .identity_doubt = "D5",                       \
        .agreement_plies = 60, .flag_rule = LOSS_OUTRIGHT
#define UNKNOWN_1928                                                                            \
    (RULE_RESIGNATION | RULE_ILLEGAL | OLD_FORM | RULE_DEAD | RULE_WRITTEN | RULE_CLAIMANT)
/* Before FIDE: only the repetition is on record. */
#define UNKNOWN_1800 (OLD_RESULTS | OLD_FORM | RULE_DEAD | RULE_AGREEMENT | RULE_WRITTEN)

/* Platforms: a button, no penalty, no illegal moves. */
#define SERVER .illegal_rule = LOSS_NONE

/* --- longer counts -------------------------------------------------------------------- */

/* 1 January 1989: 75 moves (G15).  The clauses on where the pawns of KNN-KP and KRP-KBP must
 * stand were not read; for KRB-KR many reports of games of that year say 100. */
static const struct ending endings_1989[] = {
    {.material = "KBBKN", .least_plies = 150, .most_plies = 150},
    {.material = "KNNKP", .least_plies = 100, .most_plies = 150},
    {.material = "KQKBB", .least_plies = 150, .most_plies = 150},
    {.material = "KQKNN", .least_plies = 150, .most_plies = 150},
    {.material = "KQPKQ", .on_seventh = true, .least_plies = 150, .most_plies = 150},
    {.material = "KRPKBP", .least_plies = 100, .most_plies = 150},
    {.material = "KRBKR", .least_plies = 150, .most_plies = 200},
    {0},
};

/* 1974 to 1988: numbers announced beforehand, up to 100 moves; the lists were not read.  Every
 * ending on a list that was read has six men or fewer. */
static const struct ending endings_announced[] = {
    {.men = 6, .least_plies = 100, .most_plies = 200},
    {0},
};

/* 1930: double what theory proves to be needed; which endings, and how many moves, is open. */
static const struct ending endings_doubled[] = {
    {.men = 6, .least_plies = 100},
    {0},
};

/* --- the table ------------------------------------------------------------------------ */

const struct ruleset ruleset_table[] = {
    {
        .id = "fide2023",
        .name = "FIDE Laws of Chess 2023",
        FIDE2023,
        .penalty_opponent_seconds = 120,
        .confidence = "V",
        .articles = ARTICLES_2023("9.5.3", NULL, "III.3.1"),
    },
    {
        .id = "fide2023-rapid",
        .name = "FIDE Laws of Chess 2023, rapid",
        FIDE2023,
        .penalty_opponent_seconds = 60,
        .confidence = "V",
        .articles = ARTICLES_2023("9.5.3, A.3", "A.2", "III.3.1"),
    },
    {
        .id = "fide2023-blitz",
        .name = "FIDE Laws of Chess 2023, blitz",
        FIDE2023,
        .penalty_opponent_seconds = 60,
        .penalty_doubt = "D1", /* the minute is in A.3, which B.3 takes over and B.2 does not */
        .confidence = "V",
        .articles = ARTICLES_2023("9.5.3, A.3, B.3", "A.2, B.3", NULL),
    },
    {
        .id = "fide2018",
        .name = "FIDE Laws of Chess 2018",
        FIDE2017,
        .penalty_opponent_seconds = 120,
        .confidence = "V/Q",
        .articles = ARTICLES_2017("9.5.3", "7.5.5", "III.3.1"),
    },
    {
        .id = "fide2018-blitz",
        .name = "FIDE Laws of Chess 2018, blitz",
        FIDE2017,
        .penalty_opponent_seconds = 60,
        .confidence = "V/Q",
        .articles = ARTICLES_2017("9.5.3, B.2", "7.5.5", NULL),
    },
    {
        .id = "fide2017",
        .name = "FIDE Laws of Chess 2017",
        FIDE2017,
        .penalty_opponent_seconds = 120,
        .confidence = "V",
        .articles = ARTICLES_2017("9.5.3", "7.5.5", "III.3.1"),
    },
    {
        .id = "fide2017-blitz",
        .name = "FIDE Laws of Chess 2017, blitz",
        FIDE2023,
        .unknown = RULE_RESIGNATION | RULE_ILLEGAL, /* eased on 1 January 2018 */
        .penalty_opponent_seconds = 60,
        .confidence = "V",
        .articles = ARTICLES_2017("9.5.3, B.2", NULL, NULL),
    },
    {
        .id = "fide2014",
        .name = "FIDE Laws of Chess 2014",
        FIDE2014,
        .penalty_opponent_seconds = 120,
        .penalty_doubt = "D8",
        .confidence = "V/Q",
        .articles = ARTICLES_9("9.7", "9.6a", "9.6b"),
    },
    {
        .id = "fide2014-blitz",
        .name = "FIDE Laws of Chess 2014, blitz",
        FIDE2014,
        .penalty_opponent_seconds = 60,
        .penalty_doubt = "D8",
        .confidence = "V/M",
        .articles = ARTICLES_9("9.7", "9.6a", "9.6b"),
    },
    {
        .id = "fide2009",
        .name = "FIDE Laws of Chess 2009",
        FIDE2001,
        .penalty_opponent_seconds = 180,
        .confidence = "V",
        .articles = ARTICLES_9("9.6", NULL, NULL),
    },
    {
        .id = "fide2005",
        .name = "FIDE Laws of Chess 2005",
        FIDE2001,
        .penalty_opponent_seconds = 180,
        .penalty_doubt = "D8",
        .confidence = "V/Q",
        .articles = ARTICLES_9("9.6", NULL, NULL),
    },
    {
        .id = "fide2001",
        .name = "FIDE Laws of Chess 2001",
        FIDE2001,
        .penalty_opponent_seconds = 180,
        .penalty_claimant_seconds = 180,
        .penalty_claimant_half = true,
        .penalty_doubt = "D8",
        .confidence = "V/Q",
        .articles = ARTICLES_9("9.6", NULL, NULL),
    },
    {
        .id = "fide1992",
        .name = "FIDE Laws of Chess 1992",
        THREE_OF_ALL,
        FIFTY,
        .must_write = true,
        .unknown = OLD_RESULTS | RULE_TOUCH | RULE_PENALTY | RULE_AGREEMENT,
        .confidence = "Q",
    },
    {
        .id = "fide1989",
        .name = "FIDE Laws of Chess 1989",
        THREE_OF_ALL,
        FIFTY,
        .endings = endings_1989,
        .must_write = true,
        .unknown = OLD_RESULTS | RULE_TOUCH | RULE_PENALTY | RULE_AGREEMENT | RULE_DEAD |
                   RULE_ENDINGS,
        .confidence = "V/Q",
        .articles = ARTICLES_1989,
    },
    {
        .id = "fide1985",
        .name = "FIDE Laws of Chess 1985",
        THREE_OF_ALL,
        FIFTY,
        .endings = endings_announced,
        .unknown = OLD_RESULTS | OLD_FORM | RULE_AGREEMENT | RULE_DEAD | RULE_ENDINGS,
        .confidence = "Q",
    },
    {
        .id = "fide1975",
        .name = "FIDE Laws of Chess 1975",
        THREE_OF_ALL,
        FIFTY,
        .endings = endings_announced,
        .unknown = OLD_RESULTS | OLD_FORM | RULE_AGREEMENT | RULE_DEAD | RULE_ENDINGS,
        .confidence = "Q",
        .articles = {.fifty = "12.4"},
    },
    {
        .id = "fide1964",
        .name = "FIDE Laws of Chess 1952, as read from 1964",
        THREE_OF_ALL,
        FIDE1952,
        .confidence = "Q/M",
    },
    {
        .id = "fide1952",
        .name = "FIDE Laws of Chess 1952",
        THREE_OF_MEN,
        FIDE1952,
        .confidence = "Q/M",
    },
    {
        .id = "fide1930",
        .name = "FIDE Laws of Chess, official text of 1930",
        FIDE1928,
        .endings = endings_doubled,
        .unknown = UNKNOWN_1928 | RULE_ENDINGS,
        .confidence = "V/Q",
        .articles = ARTICLES_1930,
    },
    {
        .id = "fide1928",
        .name = "FIDE Laws of Chess, draft of June 1928",
        FIDE1928,
        .director_repetition = 3,
        .director_timed = true,
        .unknown = UNKNOWN_1928,
        .confidence = "V/Q",
        .articles = ARTICLES_1928,
    },
    {
        .id = "match1886",
        .name = "Steinitz - Zukertort match 1886",
        .repetition = REPEATS_SERIES,
        .identity = IDENTITY_PLACEMENT | IDENTITY_SIDE,
        .threefold_claim = 6,
        .claimant = CLAIMANT_EITHER,
        .unknown = UNKNOWN_1800 | RULE_FIFTY,
        .confidence = "Q",
    },
    {
        .id = "london1883",
        .name = "London tournament 1883",
        .repetition = REPEATS_SERIES,
        .identity = IDENTITY_PLACEMENT | IDENTITY_SIDE,
        .threefold_claim = 3,
        FIFTY,
        .fifty_from_demand = true,
        .unknown = UNKNOWN_1800 | RULE_CLAIMANT,
        .confidence = "Q",
    },
    {
        .id = "code1883",
        .name = "Code proposed after London 1883",
        THREE_OF_MEN,
        .unknown = UNKNOWN_1800 | RULE_FIFTY | RULE_AUTOMATIC | RULE_CLAIMANT,
        .confidence = "Q",
    },
    {
        .id = "handbuch",
        .name = "Handbuch, as used at Vienna 1898",
        .repetition = REPEATS_SERIES,
        .identity = IDENTITY_PLACEMENT | IDENTITY_SIDE,
        .threefold_claim = 3,
        .unknown = UNKNOWN_1800 | RULE_FIFTY | RULE_AUTOMATIC | RULE_CLAIMANT,
        .confidence = "Q",
    },
    {
        .id = "corr1842",
        .name = "Correspondence match Pest - Paris 1842",
        .identity = IDENTITY_PLACEMENT | IDENTITY_SIDE,
        .threefold_claim = 6,
        .unknown = UNKNOWN_1800 | RULE_SERIES | RULE_FIFTY | RULE_CLAIMANT,
        .confidence = "Q",
    },
    {
        .id = "uscf7",
        .name = "US Chess rules, 7th edition",
        THREE_OF_ALL,
        FIFTY,
        .consecutive = true,
        .director_repetition = 5,
        .director_plies = 150,
        .clock = CLOCK_SHOULD,
        .claim_before_clock = true,
        .written_binds = true,
        .penalty_opponent_seconds = 120,
        .flag_rule = LOSS_FORCED_WIN,
        .unknown = RULE_RESIGNATION | RULE_ILLEGAL | RULE_AGREEMENT,
        .confidence = "V",
        .articles = ARTICLES_US,
    },
    {
        .id = "lichess",
        .name = "lichess.org",
        THREE_OF_ALL,
        .fivefold_automatic = 5,
        .seventyfive_automatic_plies = 100,
        .claimant = CLAIMANT_EITHER,
        .ahead = AHEAD_OFFER,
        .dead_rule = DEAD_RULE_MATERIAL,
        .flag_rule = LOSS_MATERIAL,
        SERVER,
        .unknown = RULE_RESIGNATION | RULE_AGREEMENT,
        .confidence = "V",
    },
    {
        .id = "chesscom-live",
        .name = "chess.com, live games",
        .identity = IDENTITY_ALL,
        .fivefold_automatic = 3,
        .seventyfive_automatic_plies = 100,
        .dead_rule = DEAD_RULE_UNREAD,
        .flag_rule = LOSS_LONE_MINOR,
        SERVER,
        .unknown = RULE_DEAD | RULE_FLAG | RULE_RESIGNATION | RULE_AGREEMENT,
        .confidence = "Q/M",
    },
    {
        .id = "chesscom-daily",
        .name = "chess.com, daily games",
        THREE_OF_ALL,
        FIFTY,
        .dead_rule = DEAD_RULE_UNREAD,
        .flag_rule = LOSS_LONE_MINOR,
        SERVER,
        .unknown = RULE_DEAD | RULE_FLAG | RULE_RESIGNATION | RULE_AGREEMENT | RULE_CLAIMANT |
                   RULE_WRITTEN | RULE_AUTOMATIC,
        .confidence = "Q/M",
    },
    {
        .id = "fide-online",
        .name = "FIDE Online Chess Regulations",
        .identity = IDENTITY_ALL,
        .fivefold_automatic = 3,
        .seventyfive_automatic_plies = 100,
        SERVER,
        .unknown = RULE_RESIGNATION | RULE_AGREEMENT,
        .confidence = "V",
        .articles = ARTICLES_ONLINE,
    },
    {
        .id = "iccf",
        .name = "ICCF webserver games",
        THREE_OF_ALL,
        FIFTY,
        .fifty_least_men = 8,
        .flag_rule = LOSS_NONE,
        SERVER,
        .unknown = RULE_RESIGNATION | RULE_AGREEMENT | RULE_PENALTY | RULE_AUTOMATIC,
        .confidence = "Q",
        .articles = ARTICLES_ICCF,
    },
};

const int ruleset_table_count = sizeof ruleset_table / sizeof *ruleset_table;
