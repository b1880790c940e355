/* SPDX-License-Identifier: MIT */
/* The commands, one file each: cmd_NAME.c.  main.c lists them. */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include "cli/command.h"

extern const struct command cmd_menu; /* what runs when no command is named */
extern const struct command cmd_quiz;
extern const struct command cmd_drill;
extern const struct command cmd_spot;
extern const struct command cmd_browse;
extern const struct command cmd_analyze;
extern const struct command cmd_check;
extern const struct command cmd_exam;
extern const struct command cmd_class;
extern const struct command cmd_dead;
extern const struct command cmd_perft;
extern const struct command cmd_export;
extern const struct command cmd_puzzles;
extern const struct command cmd_rules;
extern const struct command cmd_stats;
extern const struct command cmd_profile;
extern const struct command cmd_doctor;

#endif
