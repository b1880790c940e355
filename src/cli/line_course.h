/* SPDX-License-Identifier: MIT */
/* The course in lines (line_course.c). */
#ifndef CLI_LINE_COURSE_H
#define CLI_LINE_COURSE_H

#include "cli/line_command.h"

/* The menu's `course [NUMBER|next]`: lists the stations, or asks one. */
void line_course_command(struct line_desk *desk, const char *argument);
/* One line on how far the learner is, behind `before`.  There is a deck. */
void line_course_say_at(struct line_mode *mode, const char *before);

#endif
