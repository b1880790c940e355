/* SPDX-License-Identifier: MIT */
/* The table behind ruleset.h; the first row is the default. */
#ifndef CORE_RULESET_TABLE_H
#define CORE_RULESET_TABLE_H

#include "core/ruleset.h"

extern const struct ruleset ruleset_table[];
extern const int ruleset_table_count;

#endif
