/* SPDX-License-Identifier: MIT */
/* What runs when no command is named. */
#include "config.h"

#include "cli/commands.h"
#include "cli/exam_sitting.h"
#include "cli/stage.h"
#include "text/i18n.h"

static bool menu_lines(struct stage *stage, struct line_mode *mode)
{
    (void)stage;
    return line_mode_menu(mode);
}

static enum exit_status run(struct context *context, const struct options *options)
{
    struct exam_lobby lobby = {.count = 0};
    struct stage stage = {.screen = "menu", .lines = menu_lines,
                          .options = {.ask_ground = true, .ask_steps = true}};
    (void)options;
    enum exit_status status = stage_start(&stage, context);
    if (context->clock_shift == 0 && exam_lobby_open(&lobby, context, &stage.pack))
        stage.exam = lobby.count > 0 ? &lobby.door : NULL;
    if (status == EXIT_DONE)
        status = stage_run(&stage);
    exam_lobby_clear(&lobby);
    stage_clear(&stage);
    return status;
}

const struct command cmd_menu = {"", "", N_("the menu"), NULL, run};
