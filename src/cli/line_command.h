/* SPDX-License-Identifier: MIT */
/*
 * Commands of the plain mode as tables: name, arguments, help, function.  Dispatch, shortening
 * and `help` read the same tables.
 *
 * A desk is a place where commands are typed (a question, the analysis of a game, the menu): it
 * has its tables, and says what becomes of a line that is no command, such as a number.
 */
#ifndef CLI_LINE_COMMAND_H
#define CLI_LINE_COMMAND_H

#include "cli/line_io.h"
#include "cli/line_view.h"

struct line_desk;

struct line_command {
    const char *name;      /* NULL ends a table */
    const char *arguments; /* N_(): "[white|black]"; "" if it takes none */
    const char *help;      /* N_(): one line; NULL: another word for a command, not listed, and
                            * only taken whole */
    void (*run)(struct line_desk *desk, const char *argument); /* "": none given */
};

enum { DESK_TABLES = 4 };

struct line_desk {
    struct line_mode *mode;
    const struct line_command *tables[DESK_TABLES]; /* NULL after the last */
    /* What is typed and no command's name: true if it was taken.  Asked before commands are
     * looked for. */
    bool (*other)(struct line_desk *desk, const char *line);
    struct line_view view;  /* the position looked at */
    bool leave;             /* the desk is done */
    void *owner;            /* struct quiz … */
};

/* Reads and carries out lines until the desk is done, the input ends or the mode fails. */
void desk_run(struct line_desk *desk);
/* Carries out one line. */
void desk_do(struct line_desk *desk, const char *line);
/* `help [COMMAND]`, for the tables. */
void desk_help(struct line_desk *desk, const char *argument);

/* Looking at the position of desk->view: pieces, board, rank, file, square, find, checks,
 * castling, ep, moves, last, back, forward, goto, written (line_view.c). */
extern const struct line_command line_view_commands[];
/* What the verdict of desk->view knows: count, diff, timeline (line_proof.c). */
extern const struct line_command line_proof_commands[];
/* Why each ground is right or wrong. */
void line_proof_why(struct line_desk *desk);

/* The n-th number of a list that was shown, from a whole text of digits; 0 if it is none. */
size_t line_number(const char *text);

#endif
