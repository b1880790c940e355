/* SPDX-License-Identifier: MIT */
/* The learner's cards, worked out from what is kept and what is set. */
#ifndef CLI_STUDY_H
#define CLI_STUDY_H

#include "cli/command.h"
#include "train/deck.h"

/* Opens the deck of a pack; weights that are no good are told, with their place.  EXIT_DONE, or
 * memory is short.  deck_clear it. */
enum exit_status study_open(struct deck *deck, const struct context *context,
                            const struct pack *pack, const struct records *records);

#endif
