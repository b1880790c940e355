/* SPDX-License-Identifier: MIT */
/* The Variant tag: which games are chess as the Laws know it. */
#ifndef PGN_VARIANT_H
#define PGN_VARIANT_H

#include <stdbool.h>

/* Standard chess or Chess960, in the spellings of servers and programs.  An empty tag says
 * nothing, so it is chess. */
bool variant_is_chess(const char *name);
bool variant_is_chess960(const char *name);

#endif
