/* SPDX-License-Identifier: MIT */
/* Shared by steps.c and actions.c, and nobody else's business. */
#ifndef CORE_STEPS_INSIDE_H
#define CORE_STEPS_INSIDE_H

#include "core/verdict.h"

/* The options of a step so far. */
struct step_choice {
    int *items;
    size_t count;
    size_t most;
};

/* Adds an option unless it is there or the room is gone. */
void step_add(struct step_choice *choice, int option);
/* Where the text is silent about a penalty (D6) none is offered as wrong. */
bool step_is_penalty_open(const struct verdict *verdict);
/* A game that was over by a draw, or that the players agreed to draw, is drawn: then "the game
 * is drawn" is no wrong answer. */
bool step_is_drawn_otherwise(const struct verdict *verdict);

/* The wrong options of ASK_ACTION (actions.c). */
void step_add_actions(struct step_choice *choice, const struct verdict *verdict);

#endif
