/* SPDX-License-Identifier: MIT */
/* What the app's own files share: app.c (screens, events), app_look.c (settings and the look of
 * boards), app_command.c (the input line), app_view.c (the frame around the body). */
#ifndef TUI_APP_INSIDE_H
#define TUI_APP_INSIDE_H

#include "tui/app.h"

/* Does what a call says, in the top screen or by the app; it has been checked to work. */
void app_perform(struct app *app, const struct call *call);
/* A bell where bells are wanted. */
void app_bell(struct app *app);

/* Copies the context's settings and applies them. */
void app_take_settings(struct app *app);
void app_do_flip(struct app *app);
void app_do_pieces(struct app *app);
void app_do_theme(struct app *app);
void app_do_larger(struct app *app);
void app_do_smaller(struct app *app);
void app_do_timer(struct app *app);

/* Feeds a key to the open input line. */
void app_prompt_key(struct app *app, int key);

#endif
