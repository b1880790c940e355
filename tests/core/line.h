/* SPDX-License-Identifier: MIT */
/* Games from moves in SAN, for the tests of the core.  What a test writes wrongly itself ends
 * it. */
#ifndef TESTS_CORE_LINE_H
#define TESTS_CORE_LINE_H

#include "base/buf.h"
#include "core/game.h"
#include "core/verdict.h"

/* "e4 e5 Nf3" from a FEN, or from the initial array where it is NULL.  Move numbers are
 * passed over.  game_clear it. */
void line_play(struct game *game, const char *fen, const char *moves);

/* The verdict under the default rules; bails when memory is short.  verdict_clear it. */
struct verdict line_judge(const struct game *game, const struct claim *claim);
struct verdict line_judge_under(const struct game *game, const struct claim *claim,
                                const struct ruleset *rules);

/* Appends a verdict in one line:
 *
 *     invalid castling-rights 9.2.3.2; 6,10 clock 8 but 2:castling; continue +120 offer; D6
 *
 * answer, reason and article; the evidence; outcome, penalty ("+0" for none to pay, nothing
 * where the Laws fix none), "play" for the written move that must be played, "offer" for the
 * offer that stands, "end 16" for the ply of the end; the doubts. */
void line_describe(struct buf *out, const struct verdict *verdict);

#endif
