/* SPDX-License-Identifier: MIT */
/* A class in lines: train/class.h's skin for the plain mode. */
#ifndef CLI_LINE_CLASS_H
#define CLI_LINE_CLASS_H

#include "cli/line_mode.h"
#include "train/class.h"

/* Runs a class that has been started; door NULL: devices can't join.  As the functions of
 * line_mode.h. */
bool line_mode_class(struct line_mode *mode, struct class *class, const struct class_door *door);

#endif
