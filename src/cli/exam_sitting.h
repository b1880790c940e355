/* SPDX-License-Identifier: MIT */
/* A candidate's exam with its files: begun, or gone on with. */
#ifndef CLI_EXAM_SITTING_H
#define CLI_EXAM_SITTING_H

#include "cli/exam.h"
#include "os/append.h"
#include "train/exam.h"

struct exam_sitting {
    const struct context *context;
    const struct pack *pack;      /* borrowed */
    struct exam_desk desk;
    struct exam exam;
    struct append_file file;
    struct buf path;              /* of the answers */
    struct buf paper;             /* of the paper */
};

void exam_sitting_init(struct exam_sitting *sitting, const struct context *context,
                       const struct pack *pack);
void exam_sitting_clear(struct exam_sitting *sitting);

/* Makes the file `path` and starts the time.  The desk is open. */
bool exam_sitting_begin(struct exam_sitting *sitting, const char *candidate, int factor,
                        struct err *err);
/* Goes on with the answers in `path`; after the deadline it is handed in by this.  False: what is
 * wrong goes to faults, whose files live as long as the sitting. */
bool exam_sitting_resume(struct exam_sitting *sitting, struct err_list *faults);

/* The exams that are open, each with its sitting, and the menu's door to them.  It must not be moved
 * while it is open. */
struct exam_lobby {
    struct exam_sitting *sittings;
    size_t count;
    struct exam_door door;
};
/* Finds them; there may be none.  False: memory. */
bool exam_lobby_open(struct exam_lobby *lobby, const struct context *context,
                     const struct pack *pack);
void exam_lobby_clear(struct exam_lobby *lobby);

#endif
