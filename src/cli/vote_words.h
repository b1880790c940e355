/* SPDX-License-Identifier: MIT */
/* The sentences of the pages that devices see, in the language of messages. */
#ifndef CLI_VOTE_WORDS_H
#define CLI_VOTE_WORDS_H

#include "net/vote_pages.h"

/* language: of the puzzles' texts, "en"; borrowed. */
void vote_words_fill(struct vote_words *out, const char *language);

#endif
