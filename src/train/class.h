/* SPDX-License-Identifier: MIT */
/*
 * A class that votes on puzzles, as a state machine: vote, talk about it, vote again, see both
 * tallies, then the answer and its proof.  No printing, no clock, no network: the screen and the
 * line mode are its skins; keys, a clicker's bridge and a server give it votes.
 *
 *     VOTE -> GROUNDS -> TALLY -> VOTE -> GROUNDS -> TALLY -> ANSWER -> PROOF -> VOTE ... OVER
 *     '------ round 0 -------'    '------ round 1 -------'
 *
 * GROUNDS is passed over where no ground is asked; the vote is the same one, and all that time
 * open for verdicts and grounds alike.  Why twice, and why the first tally is hidden until it is
 * closed: E. Mazur, Peer Instruction (1997).
 *
 * Votes are codes, never numbers of a list: of a claim's answers enum verdict_answer, of its
 * grounds enum reason, of a law question the index of the choice in its puzzle.  Of a question
 * with several right choices a vote names one, and is right if that is one of them.
 */
#ifndef TRAIN_CLASS_H
#define TRAIN_CLASS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "train/catalog.h"
#include "train/session.h"
#include "train/vote_line.h"

enum class_state { CLASS_VOTE, CLASS_GROUNDS, CLASS_TALLY, CLASS_ANSWER, CLASS_PROOF, CLASS_OVER };

/* What a vote is about. */
enum class_part {
    CLASS_ANSWERS,    /* the verdict, or the choice of a law question */
    CLASS_REASONS,    /* the ground */
    CLASS_PARTS
};

/* When the tally may be seen by the room. */
enum class_show { SHOW_AFTER, SHOW_LIVE, SHOW_NEVER };

enum { CLASS_ROUNDS = 2, CLASS_CHOICES = 5, CLASS_TAKES = 64 };

/* What became of one part of one vote. */
struct class_count {
    unsigned votes, right;
};

struct class_result {
    const struct puzzle *puzzle;
    int64_t utc;                     /* seconds, when it was counted */
    struct class_count counts[CLASS_ROUNDS][CLASS_PARTS];
};

/* Where results are kept; a keeper makes them durable before it returns. */
struct class_keeper {
    void *data;
    bool (*keep)(void *data, const struct class_result *result, struct err *err);
};

struct class_options {
    uint64_t seed;                   /* shuffles grounds and choices */
    bool ask_ground;
    enum class_show show;
};

/* How devices find the class; filled by whoever lets them in. */
enum { CLASS_ADDRESS_SIZE = 128, CLASS_CODE_SIZE = 8 };
struct class_door {
    char address[CLASS_ADDRESS_SIZE]; /* "http://192.168.1.5:8080" */
    char code[CLASS_CODE_SIZE];       /* to be typed by those who join */
    size_t joined;                    /* devices so far */
};

/* What is offered in a part, in the order shown; number n is codes[n - 1]. */
struct class_choices {
    size_t count;                    /* 0: this part is not asked */
    int codes[CLASS_CHOICES];
};

/* A vote given by hand, to be taken back. */
struct class_take {
    enum class_part part;
    size_t choice;
    unsigned before;                 /* votes by hand for it */
};

struct class {
    enum class_state state;
    int round;                       /* 0 or 1 */
    unsigned serial;                 /* another one for each vote */
    struct class_options options;
    const struct class_keeper *keeper; /* borrowed; NULL: results are gone with the class */
    struct session session;          /* makes the questions; nothing is answered in it */
    struct class_choices choices[CLASS_PARTS];
    unsigned by_hand[CLASS_ROUNDS][CLASS_PARTS][CLASS_CHOICES];
    unsigned by_wire[CLASS_ROUNDS][CLASS_PARTS][CLASS_CHOICES];
    struct class_take takes[CLASS_TAKES]; /* the latest ones of this vote */
    size_t take_count;
    struct class_result *results;    /* owned: of the puzzles that were voted on */
    size_t result_count;
    bool not_kept;                   /* the latest result could not be kept; err says why */
    size_t lost;                     /* results that could not be kept */
    struct err err;
};

/* The selection is borrowed and not empty; records only go through to the session.  False:
 * memory; class_clear it all the same. */
bool class_start(struct class *class, const struct selection *selection, struct records *records,
                 const struct class_options *options, const struct class_keeper *keeper);
void class_clear(struct class *class);

/* --- going on --- */

/* The next step of the puzzle, or the next puzzle.  What was voted is kept on the way to the
 * answer, unless nobody voted.  False: it is over already, or memory (then it is over). */
bool class_go_on(struct class *class, int64_t utc);
/* Opens the vote again that has just been closed, votes stand; from the proof back to the answer.
 * False: there is no way back. */
bool class_back(struct class *class);
/* Leaves this puzzle out. */
bool class_skip(struct class *class);
/* Ends it. */
void class_quit(struct class *class);

/* --- votes --- */

/* May votes be given now? */
bool class_is_open(const struct class *class);
/* The part that is on the board: what a bare number means. */
enum class_part class_shown_part(const struct class *class);
/* A vote by hand, or set to how many there are.  False: closed, not offered, or more than
 * VOTE_COUNT_MOST. */
bool class_hand(struct class *class, enum class_part part, int code);
bool class_hand_set(struct class *class, enum class_part part, int code, unsigned votes);
/* Takes the latest vote by hand of this round back; false: there is none. */
bool class_take_back(struct class *class);
/* A vote from a bridge or a device, or (change -1) one that is given up for another. */
bool class_wire(struct class *class, enum class_part part, int code, int change);
/* What a line of a bridge or of a person means here.  False: it is no vote in this part. */
bool class_read(const struct class *class, const struct vote_line *line, enum class_part *part,
                int *code);

/* --- counting --- */

/* The puzzle voted on; NULL when over. */
const struct puzzle *class_puzzle(const struct class *class);
bool class_is_law(const struct class *class);
bool class_asks(const struct class *class, enum class_part part);
/* Votes for the n-th choice shown; for all. */
unsigned class_votes(const struct class *class, int round, enum class_part part, size_t choice);
unsigned class_total(const struct class *class, int round, enum class_part part);
/* Is there a tally of this part worth showing?  Of grounds only where somebody gave one. */
bool class_has_tally(const struct class *class, enum class_part part);
/* Is the n-th choice shown a right one?  Not to be told before CLASS_ANSWER. */
bool class_is_right(const struct class *class, enum class_part part, size_t choice);
struct class_count class_count(const struct class *class, int round, enum class_part part);
/* Has anybody voted on this puzzle, with nothing kept yet? */
bool class_would_lose(const struct class *class);
/* May the tally be seen by the room now, by state and options? */
bool class_shows_tally(const struct class *class);

#endif
