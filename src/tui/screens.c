/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/screens.h"

#include <string.h>

static const struct screen_ops *const screens[] = {
    &screen_menu,
    &screen_browse,
    &screen_analysis,
    &screen_quiz,
    &screen_explain,
    &screen_answer,
    &screen_grade,
    &screen_other,
    &screen_timeline,
    &screen_help,
    &screen_rules,
    &screen_settings,
    &screen_summary,
    &screen_exam,
    &screen_exam_list,
    &screen_stats,
    &screen_spot,
    &screen_course,
    &screen_class,
    &screen_class_end,
    NULL,
};

const struct screen_ops *screen_at(int n)
{
    return screens[n];
}

const struct screen_ops *screen_find(const char *name)
{
    for (int n = 0; screens[n] != NULL; n++) {
        if (strcmp(screens[n]->name, name) == 0)
            return screens[n];
    }
    return NULL;
}
