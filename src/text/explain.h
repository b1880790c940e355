/* SPDX-License-Identifier: MIT */
/*
 * Verdict and evidence -> words.  What we are loved for: which occurrences count, what makes
 * the others different and by which move, the article, and what happens next at the board.
 *
 * All texts are in the current language (gettext), moves in the letters of the speaker; they
 * end without a newline and contain none unless said.  Everything said is taken from the
 * verdict, the game and the ruleset: nothing is decided here.
 */
#ifndef TEXT_EXPLAIN_H
#define TEXT_EXPLAIN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "core/game.h"
#include "core/other_rules.h"
#include "core/ruleset.h"
#include "core/verdict.h"

struct proof;

/* Who speaks about what.  All borrowed. */
struct speaker {
    const struct game *game;
    const struct ruleset *rules;
    const struct verdict *verdict;
    const struct san_letters *letters;
};

/* --- before the answer: gives nothing away --- */

/* "White claims a draw by repetition." / "Has the game ended by fivefold repetition?" … */
void explain_claim(struct buf *out, const struct speaker *speaker);
/* How: "wrote 34.Qe2 on the score sheet, called the arbiter, has not played it." One sentence
 * with all circumstances (touched, unwritten, pressed, running clock, no sheet …). */
void explain_how(struct buf *out, const struct speaker *speaker);
/* "White to move. 34.Qe2 is written, not played." */
void explain_turn(struct buf *out, const struct speaker *speaker);
/* "Before the moves shown here there were 96 half-moves without capture or pawn move.": of a claim
 * that counts them, where the game starts in the middle; else nothing. */
void explain_before(struct buf *out, const struct speaker *speaker);
/* Beside the words in which an author tells the claim, what they may lack: whose turn it is, a
 * move that they don't name, how it was claimed where that was not in order, circumstances, the
 * last move, moves before the game shown.  Nothing that they are sure to have said. */
void explain_beside(struct buf *out, const struct speaker *speaker, const char *words);
/* "FIDE Laws 2023 (fide2023)"; "… (fide1952; reported)" where it is not first-hand. */
void explain_ruleset(struct buf *out, const struct ruleset *rules);
/* A part of the rules that nobody has read, as the end of "it is not known ...": "whether a
 * position or a series of moves must come back". */
const char *explain_rule_part(enum rule_part part);
/* "reported", "in part reported": how first-hand a ruleset is; NULL where it was read. */
const char *explain_standing(const struct ruleset *rules);
/* The question: "Is the claim correct?", for automatic ends "Has the game ended?", for flags
 * "What is the result?". */
void explain_question(struct buf *out, const struct speaker *speaker);
/* Hint level 1 (the article), 2 (the kind of condition), 3 (the occurrences). */
void explain_hint(struct buf *out, const struct speaker *speaker, int level);

/* --- choices --- */

/* "valid", "invalid", "left to the arbiter". */
const char *explain_answer(enum verdict_answer answer);
/* A ground as a choice: "the move was already made", "castling rights differ", … short, without
 * facts of this game. */
const char *explain_ground(enum reason reason);
/* An action of the arbiter as a choice: "two minutes to the opponent, and 34.Qe2 must be
 * played". */
void explain_action(struct buf *out, const struct speaker *speaker, enum action action);
/* A step's question: "What happens on the clock?" */
const char *explain_ask(enum ask ask);
/* An option of a step as a choice: "two minutes to Black". */
void explain_option(struct buf *out, const struct speaker *speaker, enum ask ask, int option);

/* --- after the answer --- */

/* One sentence: "The claim is valid: the position would appear for the third time." */
void explain_headline(struct buf *out, const struct speaker *speaker);
/* The reasons, one to four paragraphs separated by a newline: what counts, what is different
 * and since which move, the article.  For undecided verdicts both readings. */
void explain_reasons(struct buf *out, const struct speaker *speaker);
/* What happens now at the board: draw; penalty; the written move must be played; the offer
 * that stands; results. */
void explain_next(struct buf *out, const struct speaker *speaker);
/* Why a step's right answer is right: one sentence with the article.  Nothing for ASK_ACTION,
 * which explain_next() tells. */
void explain_step(struct buf *out, const struct speaker *speaker, enum ask ask);
/* "Next move: not “...”, but “...”.", and why: of an answer to a step that is wrong. */
void explain_wrong_step(struct buf *out, const struct speaker *speaker, enum ask ask, int given);
/* Why a ground that was not taken is wrong here; for the true one why it is right. */
void explain_why(struct buf *out, const struct speaker *speaker, enum reason ground);
/* "after 30.Qe2, after 32.Qe2, after 34.Qe2 (written)"; "" when there are none. */
void explain_occurrences(struct buf *out, const struct speaker *speaker);

/* The same claim under other rules: both verdicts with their articles, each in a paragraph, then
 * the keys of the rules that make the difference, one a line.  claim: as it was made. */
void explain_compare(struct buf *out, const struct speaker *here, const struct claim *claim,
                     const struct other_rules *other);

/* --- two positions side by side --- */

enum { DIFF_ROWS = 4 }; /* pieces, side to move, castling, en passant */

struct diff_row {
    const char *label;       /* translated */
    char a[48];              /* what holds at A: "White", "none", "K and q" as words, "g5xf6 is legal" */
    char b[48];
    bool differs;
    bool counts;             /* does the ruleset compare this? */
    const char *article;     /* for a row that differs, or NULL */
};

struct diff {
    int ply_a, ply_b;
    char name_a[32], name_b[32]; /* "after 47...f5"; cleaned */
    struct position a, b;
    bitboard squares_a, squares_b; /* squares that matter: different men, rooks and kings
                                      whose right differs, the pawns of en passant */
    struct diff_row rows[DIFF_ROWS];
};

/* Compares two plies; the claimed ply of a written move (claim.ply + 1) is the position it
 * would bring. */
void explain_diff(struct diff *out, const struct speaker *speaker, int ply_a, int ply_b);
/* The pairs worth showing for this verdict: first the one that decides.  Writes at most
 * `most` pairs, returns how many there are (0: nothing to compare, as with fifty moves). */
size_t explain_pairs(const struct speaker *speaker, int pairs[][2], size_t most);
/* What was proven of who can mate, as far as the verdict rests on it: none, one side, or of a
 * dead position both.  Borrows from the verdict.  Returns how many. */
int explain_proofs(const struct speaker *speaker, struct proof *out); /* room for two */
/* Position of a ply, the claimed one of a written move included.  False: there is none. */
bool explain_position(const struct speaker *speaker, int ply, struct position *out);

/* --- the course of the game around a claim --- */

/* A row of the timeline: a distinct position that looks like the claimed one. */
struct timeline_row {
    int *plies;              /* where it stood, in order */
    size_t count;
    bool claimed;            /* the claimed position itself */
    unsigned in;             /* how it differs from the claimed one (enum identity_part) */
};
struct timeline {
    int first, last;         /* plies shown; last is the claimed one */
    struct timeline_row *rows;
    size_t row_count;
};
bool explain_timeline(struct timeline *out, const struct speaker *speaker);
void timeline_clear(struct timeline *timeline);

/* "8 half-moves without capture or pawn move: 4 by each side, of 50 each."; of how many, the
 * ruleset says. */
void explain_clock(struct buf *out, int halfmove, const struct ruleset *rules);

/* Spoken-style list: "King h7. Queen f6. Rook d5. Pawns a7, b7, c6, f7, h6." */
void explain_men(struct buf *out, const struct position *position, enum color color);
/* "White may still castle king's side and queen's side; Black has no castling right." */
void explain_castling(struct buf *out, const struct position *position);
/* "g5xf6 is possible" or "none". */
void explain_en_passant(struct buf *out, const struct position *position);

#endif
