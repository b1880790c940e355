/* SPDX-License-Identifier: MIT */
#ifndef CLI_LINE_RULES_H
#define CLI_LINE_RULES_H

#include "cli/line_command.h"

/* Says a ruleset as paragraphs, each with its article. */
void line_rules_say(struct line_mode *mode, const struct ruleset *rules);
/* `rules [ID]`: all rulesets, or one. */
void line_rules_command(struct line_desk *desk, const char *argument);
/* `settings` and `set KEY VALUE`. */
void line_settings_command(struct line_desk *desk, const char *argument);
void line_set_command(struct line_desk *desk, const char *argument);

#endif
