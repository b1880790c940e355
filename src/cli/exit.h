/* SPDX-License-Identifier: MIT */
/* Exit status of the program (manual page, EXIT STATUS).  128 + N on a signal. */
#ifndef CLI_EXIT_H
#define CLI_EXIT_H

enum exit_status {
    EXIT_DONE = 0,        /* done; claim valid */
    EXIT_NOT_VALID = 1,   /* claim not valid; lint found faults */
    EXIT_USAGE = 2,
    EXIT_INPUT = 3,       /* bad input data */
    EXIT_SYSTEM = 4,      /* file or system error */
    EXIT_NO_TERMINAL = 5, /* the screen was asked for and there is none */
    EXIT_BUG = 6,         /* a bug in drawclaim */
    EXIT_UNDECIDED = 7    /* claim left to the arbiter, or not proven */
};

/* Of two, the one that counts: the first of 6, 2, 4, 5, 3, 7, 1, 0. */
enum exit_status exit_worse(enum exit_status a, enum exit_status b);

#endif
