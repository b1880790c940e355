/* SPDX-License-Identifier: MIT */
/* What a report tells of, as claims that can be judged and explained. */
#ifndef TEXT_REPORT_CLAIM_H
#define TEXT_REPORT_CLAIM_H

#include "core/claim.h"
#include "core/draws.h"
#include "text/report.h"

/* The claim that takes the chance of a line of the report, or that the game has ended there by
 * itself; of a near miss the claim on the board that somebody might make.  events: those that the
 * report was made from. */
struct claim report_claim(const struct report *report, const struct event_list *events,
                          const struct game *game, size_t line);

#endif
