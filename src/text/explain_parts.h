/* SPDX-License-Identifier: MIT */
/* What the explain_*.c files share: who is who, and the places of their sentences. */
#ifndef TEXT_EXPLAIN_PARTS_H
#define TEXT_EXPLAIN_PARTS_H

#include "text/explain.h"
#include "text/i18n.h"
#include "text/phrase.h"

/* --- sentences --- */

/* Says a sentence whose places are those of the table in explain_parts.c, such as {written},
 * {occurrences}, {rule}; `own` (may be NULL) adds some. */
void parts_say(struct buf *out, const struct speaker *speaker, const char *sentence);
void parts_say_with(struct buf *out, const struct speaker *speaker, const char *sentence,
                    const struct filling *own);

/* A sentence that names a player comes twice, for White and for Black, since in many
 * languages a player's name can't be put in from outside.  Marked with N_(). */
struct saying {
    const char *white;
    const char *black; /* NULL: nobody is named, white holds for both */
};
void parts_say_of(struct buf *out, const struct speaker *speaker, struct saying saying,
                  enum color color);
const char *parts_pick(struct saying saying, enum color color); /* translated */
/* Puts ' ' between two sentences, or '\n' between two paragraphs, if something was said since
 * out had `start` bytes. */
void parts_apart(struct buf *out, size_t start, char by);
/* Tells one more sentence or paragraph, set apart likewise if there is anything to tell. */
typedef void parts_teller(struct buf *out, const struct speaker *speaker);
void parts_tell(struct buf *out, size_t start, char by, const struct speaker *speaker,
                parts_teller *tell);

/* --- who and what --- */

enum color parts_claimant(const struct speaker *speaker);
/* Whose flag fell, who resigned, who made the illegal move. */
enum color parts_loser(const struct speaker *speaker);
/* Is a move written or announced (legal or not)? */
bool parts_has_move(const struct speaker *speaker);
/* The player to move in the claimed position, or on the board where there is none. */
enum color parts_turn(const struct speaker *speaker);
/* The position the claim is about, and its ply; after an illegal move that is the board. */
int parts_claimed(const struct speaker *speaker, struct position *out);
/* How often the claim needs the position; half-moves it needs.  By the kind of claim. */
int parts_times_needed(const struct speaker *speaker);
int parts_plies_needed(const struct speaker *speaker);
/* Does the verdict speak about repetition, or about the count of moves? */
bool parts_is_repetition(const struct speaker *speaker);
bool parts_is_count(const struct speaker *speaker);
/* Is the claimed position there often enough, or the count high enough? */
bool parts_is_true(const struct speaker *speaker);

/* The last place where something was captured or a pawn moved, seen from a ply. */
int parts_stretch_start(const struct speaker *speaker, int ply);

/* All plies with the claimed diagram, counted or not, in order.  plies_clear it. */
bool parts_looks(const struct speaker *speaker, struct plies *out);

/* --- pieces of text --- */

/* "34.Qe2": the move that led to a ply, or the written one that would lead to it. */
void parts_label(struct buf *out, const struct speaker *speaker, int ply);
/* The move the claim is made with, as written if it is illegal. */
void parts_written(struct buf *out, const struct speaker *speaker);
/* The move that was written in its place, where one was. */
void parts_rewritten(struct buf *out, const struct speaker *speaker);
/* "after 30.Qe2, 32.Qe2 and 34.Qe2 (written)"; the start is "at the start".  `capital` for
 * the beginning of a sentence. */
void parts_places(struct buf *out, const struct speaker *speaker, const int *plies, size_t count,
                  bool capital);
/* "Article 9.2.1"; where there is no article the name of the rules. */
void parts_rule(struct buf *out, const struct speaker *speaker, const char *article);
/* "twice", "for the third time", "three", "two minutes". */
void parts_times(struct buf *out, int times);
void parts_nth(struct buf *out, int n);
void parts_number(struct buf *out, int n);
void parts_duration(struct buf *out, int seconds);
/* Moves of the player on the move, neither capture nor pawn move, that would bring a
 * repetition claim its position: as a list.  Returns how many there are. */
int parts_better_moves(struct buf *out, const struct speaker *speaker);
/* "g5xf6", "e5xf6 or g5xf6": the en passant captures that are legal. */
void parts_en_passant(struct buf *out, const struct position *position);

/* --- paragraphs of explain_reasons --- */

/* The facts of this game that decide, in one paragraph (explain_reasons.c). */
void explain_facts(struct buf *out, const struct speaker *speaker);

/* Reasons of other rules than today's (explain_other.c). */
parts_teller other_headline_series, other_headline_loss, other_headline_unknown;
parts_teller other_facts_count;
/* Of a claim by the player who is not on move; false, and nothing said, of another. */
bool other_rule_claimant(struct buf *out, const struct speaker *speaker);
parts_teller other_facts_series, other_rule_list, other_rule_director, other_rule_unknown;

/* What makes the positions different that look the same (explain_differ.c). */
void explain_differs(struct buf *out, const struct speaker *speaker);
/* Both readings of each doubt (explain_doubts.c). */
void explain_doubts(struct buf *out, const struct speaker *speaker);
/* Notes that go beyond the claim: a better one, circumstances that don't matter
 * (explain_notes.c). */
void explain_notes(struct buf *out, const struct speaker *speaker);
/* What the rule says, by the verdict's reason (explain_rules.c). */
void explain_rule(struct buf *out, const struct speaker *speaker);

#endif
