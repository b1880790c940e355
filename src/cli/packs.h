/* SPDX-License-Identifier: MIT */
/* The puzzle packs of this machine, read into one. */
#ifndef CLI_PACKS_H
#define CLI_PACKS_H

#include "cli/command.h"
#include "train/puzzle.h"

/* Reads all packs found: the user's own, then the shipped ones (os/paths.h).  Faults in files
 * are complained about on stderr and cost only the puzzles they are in.  EXIT_DONE, or
 * EXIT_SYSTEM when nothing at all could be read.  pack_clear it. */
enum exit_status packs_load(const struct context *context, struct pack *out);

/* Reads one file; errors and warnings go to the lists. */
bool packs_read_file(struct pack *pack, const char *path, struct err_list *errors,
                     struct err_list *warnings, struct err *err);

#endif
