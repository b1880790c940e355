/* SPDX-License-Identifier: MIT */
/* The table of complaints, for complain.c and its test. */
#ifndef TEXT_COMPLAIN_PARTS_H
#define TEXT_COMPLAIN_PARTS_H

#include "base/err.h"

enum complaint_about {
    ABOUT_NOTHING, /* the place in the file says enough */
    ABOUT_MOVE,    /* "game 2, 17...Nxe5: " */
    ABOUT_GAME,    /* "game 2: " */
    ABOUT_FEN      /* "tag FEN: " */
};

enum complaint_then {
    THEN_ADVICE,  /* the advice, always */
    THEN_CUT,     /* in a game: "game judged up to 17.Re1" */
    THEN_SKIPPED  /* in a game: "game skipped" */
};

struct complaint {
    enum complaint_about about;
    enum complaint_then then;
    const char *wrong;  /* {1} {2} {3}: arguments, cleaned; {size} {kinds} {rulesets}; not translated yet */
    const char *advice; /* what to do, or what was done; NULL: nothing to say */
};

const struct complaint *complaint_of(enum err_code code);

#endif
