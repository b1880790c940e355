/* SPDX-License-Identifier: MIT */
/* A judged claim as a puzzle file (doc/puzzle-format.md): the game with one comment more. */
#ifndef TRAIN_PUZZLE_WRITE_H
#define TRAIN_PUZZLE_WRITE_H

#include "base/buf.h"
#include "core/verdict.h"
#include "pgn/reader.h"

/* Whose moves.  All borrowed. */
struct puzzle_source {
    const struct pgn_game *pgn; /* tags and comments */
    const struct game *game;    /* the moves to write: the game's own, or a line that leaves it */
    int last;                   /* ply of the game up to which its comments hold */
};

/* Appends the file.  The id is made from the last part of `path`, the words say that nobody has
 * claimed ("Suppose White claims here."), and the verdict becomes [%expect].  False: memory. */
bool puzzle_write(struct buf *out, const struct puzzle_source *source,
                  const struct verdict *verdict, const char *path);

#endif
