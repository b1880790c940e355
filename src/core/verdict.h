/* SPDX-License-Identifier: MIT */
/*
 * The arbiter's answer: game + claim + ruleset -> verdict with its evidence.
 *
 * Tests are made in this order, and the first that fails gives the reason: game over; move
 * already made; not on move; piece touched; illegal written move; the condition; the form
 * (not written).  Precedence (mate before everything) lives here and nowhere else.  What
 * the Laws leave open comes out as undecided, with the doubts named.
 */
#ifndef CORE_VERDICT_H
#define CORE_VERDICT_H

#include <stdbool.h>
#include <stddef.h>

#include "core/claim.h"
#include "core/dead.h"
#include "core/draws.h"
#include "core/game.h"
#include "core/ruleset.h"

enum verdict_answer { VERDICT_VALID, VERDICT_INVALID, VERDICT_UNDECIDED, VERDICT_RESULT };
/* VERDICT_RESULT: flag fall and resignation, where the outcome is the answer */

enum reason {
    REASON_THIRD_OCCURRENCE,
    REASON_FIFTY_REACHED,
    REASON_FIVEFOLD,
    REASON_SEVENTYFIVE,
    REASON_STALEMATE,
    REASON_CHECKMATE,
    REASON_DEAD,
    REASON_COUNTED_SHORT,
    REASON_OTHER_SIDE_TO_MOVE,
    REASON_CASTLING_RIGHTS,
    REASON_EN_PASSANT,
    REASON_ZEROING_MOVE,
    REASON_OTHER_MOVE_WRITTEN,
    REASON_FIFTY_SHORT,
    REASON_SEVENTYFIVE_SHORT,
    REASON_NOT_DEAD,
    REASON_NOT_STALEMATE,
    REASON_NOT_CHECKMATE,
    REASON_NOT_ON_MOVE,
    REASON_MOVE_ALREADY_MADE,
    REASON_PIECE_TOUCHED,
    REASON_ILLEGAL_MOVE,
    REASON_NOT_WRITTEN,
    REASON_GAME_OVER,
    REASON_OPPONENT_CAN_MATE,
    REASON_OPPONENT_CANNOT_MATE,
    REASON_HISTORY_UNKNOWN,
    REASON_NOT_PROVEN,
    REASON_NOT_IN_RULESET,
    REASON_AGREED,           /* agreement after both have made a move */
    REASON_AGREED_TOO_EARLY, /* agreement before that */
    REASON_SERIES_REPEATED,
    REASON_SERIES_NOT_REPEATED,
    REASON_NOT_CONSECUTIVE,  /* often enough, but not at each second move of both */
    REASON_RULE_UNKNOWN,     /* nobody has read what these rules say: `unknown` tells of what */
    REASON_DIRECTOR_DECIDES, /* the rules leave it to the director */
    REASON_DEMAND_UNKNOWN,   /* counted from a demand, which a score doesn't show */
    REASON_MATERIAL_LISTED,  /* a draw by the list of these rules */
    REASON_MATERIAL_NOT_LISTED,
    REASON_NO_EXCEPTION,     /* lost: these rules know no exception */
    REASON_BOTH_FLAGS,       /* both have fallen, and nobody can tell which was first */
    REASON_COUNT
};

enum outcome {
    OUTCOME_DRAW,
    OUTCOME_DRAW_AGREED,
    OUTCOME_CONTINUE,
    OUTCOME_ALREADY_OVER,
    OUTCOME_WHITE_WINS,
    OUTCOME_BLACK_WINS,
    OUTCOME_ARBITER,
    OUTCOME_COUNT
};

/* An earlier ply that shows the same placement and does not count, and why. */
struct differ {
    int ply;
    unsigned in; /* set of enum identity_part: side, castling, en passant */
};

enum { VERDICT_DOUBTS = 3 };

struct verdict {
    struct claim claim;              /* as judged: `changed`, if any, stands in `move` too */
    const struct ruleset *rules;     /* under which it was judged */
    char rewritten[CLAIM_MOVE_SIZE]; /* the move that was written in place of `changed`, or "" */
    enum color by;                   /* the claimant; for an automatic end the player to move */
    move written;                    /* the legal written move; MOVE_NONE for a claim on the board
                                        or an illegal one */
    enum verdict_answer answer;
    enum reason reason;
    const char *article;             /* for the reason; static; NULL for not-in-ruleset */
    struct plies occurrences;        /* in order, the claimed ply included; empty where it does not apply */
    struct differ *differs;          /* in order of plies */
    size_t differ_count;
    size_t differ_capacity;
    int plies_needed;                /* fifty: half-moves that are enough; 0: not known, or another kind */
    enum rule_part unknown;          /* REASON_RULE_UNKNOWN: what nobody has read; else 0 */
    int halfmove_clock;              /* of the claimed position; -1: there is none (illegal move) */
    int claimed_ply;                 /* ply of the claimed position: claim.ply, + 1 for a written move */
    enum outcome outcome;
    bool has_penalty;                /* false: the Laws fix none */
    bool penalty_unknown;            /* nobody has read whether these rules fix one */
    int penalty_opponent;            /* seconds added to the opponent */
    int penalty_claimant;            /* seconds taken from the claimant */
    bool penalty_claimant_half;      /* half of his time, and at most those seconds */
    bool must_play_written;          /* 9.5.3: the written move must now be played */
    bool offer_stands;               /* 9.1.2.3: the claim is an offer of a draw, still open */
    const char *doubts[VERDICT_DOUBTS]; /* "D4" …, NULL after the last; static */
    int end_ply;                     /* REASON_GAME_OVER and automatic ends: the ply that ended the
                                        game; else -1 */
    enum event_kind end_kind;        /* what ended it, where end_ply >= 0 */
    bool end_at_latest;              /* a dead position: an earlier one may be the first */
    struct dead_result dead;         /* for dead, and for losses only "can the winner mate?":
                                        what was proven; else undecided, 0 nodes */
    int dead_ply;                    /* the ply whose position that is about */
};

/* A written move that can't be read as a legal move of the position is an illegal one; one
 * by a player who is not on move leads to no position (clock -1).
 *
 * The verdict on claim->kind at claim->ply (0 <= ply <= game->plies; anything else is a bug
 * of the caller).  False: memory.  verdict_clear it. */
bool verdict_of(const struct game *game, const struct claim *claim, const struct ruleset *rules,
                enum dead_mode mode, struct verdict *out);
void verdict_clear(struct verdict *verdict);

/*
 * The grounds among which this very claim can be judged: the true one and the near misses
 * that the game offers, for a quiz.  The true ground is first.  Writes at most `most` and
 * returns how many (at least 2 where most allows).
 */
size_t verdict_grounds(const struct game *game, const struct verdict *verdict,
                       const struct ruleset *rules, enum reason *out, size_t most);

/*
 * What follows from a verdict, asked in steps: all of it in one action, or one thing after the
 * other.  The options of a step are values of the enum beside it.
 */
enum ask {
    ASK_ACTION,  /* what the arbiter does now: enum action */
    ASK_OUTCOME, /* what becomes of the game: enum outcome */
    ASK_CLOCK,   /* what is done about time: enum clock_change */
    ASK_MOVE,    /* what is to be played next: enum move_duty */
    ASKS
};

enum action {
    ACTION_DRAW,                /* the game is drawn */
    ACTION_PENALTY_PLAY_WRITTEN,/* time to the opponent; the written move must be played */
    ACTION_PENALTY_CONTINUE,    /* time to the opponent; the game goes on */
    ACTION_PENALTY_TOUCH_MOVE,  /* time to the opponent; another move with that piece, if there is
                                   one (illegal move written) */
    ACTION_CONTINUE,            /* no claim to judge: the game goes on, no time is added by Article 9 */
    ACTION_ALREADY_OVER,        /* the game had ended before */
    ACTION_DECIDE,              /* the arbiter decides */
    ACTION_WHITE_WINS,
    ACTION_BLACK_WINS,
    ACTION_DRAW_AGREED,
    ACTION_CLAIMANT_LOSES_TIME, /* near miss only: time off the claimant's clock */
    ACTION_CLAIMANT_LOSES,      /* near miss only: the game is lost for an incorrect claim */
    ACTION_COUNT
};

enum clock_change {
    CLOCK_NO_TIME,        /* none is added or taken */
    CLOCK_ONE_MINUTE,     /* to the opponent */
    CLOCK_TWO_MINUTES,    /* to the opponent */
    CLOCK_OTHER_TIME,     /* to the opponent, under rules with another number */
    CLOCK_BOTH_PAY,       /* to the opponent, and the claimant loses some */
    CLOCK_CLAIMANT_LOSES, /* near miss only: time off the claimant's clock */
    CLOCK_LEFT_OPEN,      /* the rules leave it open (D1, D6) */
    CLOCK_CHANGES
};

enum move_duty {
    DUTY_WRITTEN,  /* the written move */
    DUTY_NAMED,    /* another move with the piece that an illegal move named, if there is one */
    DUTY_TOUCHED,  /* a move with the touched piece, if there is one (4.3) */
    DUTY_FREE,     /* any move of the claimant's */
    DUTY_OPPONENT, /* the opponent is to move */
    DUTY_NONE,     /* near miss only: the game is over */
    DUTIES
};

/* The right answer to a step: the option's value, or -1 where the step makes no sense: clock and
 * move after a game that is over, or where no player has made a claim; the move where the arbiter
 * has yet to decide. */
int verdict_step(const struct verdict *verdict, enum ask ask);
/* The right answer and plausible wrong ones that nobody can defend, the right one first.  Writes
 * at most `most` and returns how many; 0 where the step makes no sense. */
size_t verdict_steps(const struct verdict *verdict, enum ask ask, int *out, size_t most);
enum action verdict_action(const struct verdict *verdict);

/* Codes as in the machine output and in [%expect]. */
const char *verdict_answer_name(enum verdict_answer answer);
const char *reason_name(enum reason reason);
enum reason reason_find(const char *name, size_t length); /* REASON_COUNT if none */
const char *outcome_name(enum outcome outcome);
const char *action_name(enum action action);
const char *clock_change_name(enum clock_change change);
const char *move_duty_name(enum move_duty duty);

#endif
