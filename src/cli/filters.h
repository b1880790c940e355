/* SPDX-License-Identifier: MIT */
/* --kind, --set, --topic and --level: the options that choose puzzles, the same in all commands. */
#ifndef CLI_FILTERS_H
#define CLI_FILTERS_H

#include "cli/command.h"
#include "cli/options.h"
#include "train/catalog.h"

/* Rows for a command's option table. */
#define SUBJECT_OPTIONS                                                                         \
    {"topic", 0, "TOPIC,...", N_("only these topics, as threefold,fifty")},                     \
    {"level", 0, "A-B", N_("only these levels, from 1 to 5")}
#define FILTER_OPTIONS                                                                          \
    {"kind", 0, "claims|questions|all", N_("only claims, or only law questions")},              \
    {"set", 0, "SET", N_("only puzzles of this set, as famous")},                               \
    SUBJECT_OPTIONS

/* Fills a filter from the options; false with ERR_OPTION_VALUE. */
bool filters_read(struct filter *out, const struct options *options, struct err *err);

/* Topic and level only. */
bool filters_read_subject(struct filter *out, const struct options *options, struct err *err);

/* Appends that no puzzle of the pack fits; where the topics alone shut all out, which there are. */
void filters_say_none(struct buf *out, const struct filter *filter, const struct pack *pack);
/* Says so as wrong usage of a command, and returns that. */
enum exit_status filters_fail(const struct context *context, const struct command *command,
                              const struct filter *filter, const struct pack *pack);

#endif
