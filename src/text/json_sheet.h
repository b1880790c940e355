/* SPDX-License-Identifier: MIT */
/* A question with all that belongs to it, for other programs. */
#ifndef TEXT_JSON_SHEET_H
#define TEXT_JSON_SHEET_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"

struct json_sheet_choice {
    const char *text, *feedback;
    const char *code;           /* reason code; NULL: none */
    bool right;
};

/* All borrowed; "" where there is none, NULL where it makes no sense (null in JSON). */
struct json_sheet {
    const char *id, *kind, *topic, *title, *ruleset;
    int level;
    const char *start, *fen;    /* of the game's start and of the board shown */
    const char *moves, *story, *claim, *question, *explanation, *article;
    bool several;
    const struct json_sheet_choice *choices;
    size_t choice_count;
    const char *const *hints;
    size_t hint_count;
};

/* Appends one object, without a newline.  False: memory. */
bool json_write_sheet(struct buf *out, const struct json_sheet *sheet);

#endif
