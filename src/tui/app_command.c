/* SPDX-License-Identifier: MIT */
/*
 * The input line and the command line.  Commands are the names of what works just now, from the
 * same tables as the keys; a beginning that fits only one will do.
 */
#include "config.h"

#include <string.h>

#include "text/i18n.h"
#include "tui/app_inside.h"

enum { WORD_SIZE = 64 };

/* Copies the first word; returns what follows it and its blanks. */
static const char *split(const char *text, char word[WORD_SIZE])
{
    text += strspn(text, " ");
    size_t length = strcspn(text, " ");
    size_t kept = length < WORD_SIZE ? length : WORD_SIZE - 1;
    memcpy(word, text, kept);
    word[kept] = '\0';
    text += length;
    return text + strspn(text, " ");
}

/* The commands that begin like this: names into `names` (may be NULL), the part that all share
 * into `shared`.  Returns how many. */
static int commands_like(const struct app *app, const char *start, struct buf *names,
                         struct buf *shared, enum doing *first)
{
    int count = 0;
    for (int doing = DO_NONE + 1; doing < DO_COUNT; doing++) {
        const char *name = doing_info((enum doing)doing)->name;
        if (strncmp(name, start, strlen(start)) != 0 || !app_works(app, (enum doing)doing))
            continue;
        if (count++ == 0) {
            *first = (enum doing)doing;
            buf_add(shared, name);
        }
        size_t same = 0;
        while (same < shared->length && shared->data[same] == name[same])
            same++;
        buf_truncate(shared, same);
        buf_printf(names, "%s%s", names->length > 0 ? "  " : "", name);
    }
    return count;
}

static void complete(struct app *app)
{
    struct buf names = {0}, shared = {0};
    enum doing first = DO_NONE;
    char word[WORD_SIZE];
    split(app->prompt.text, word);
    int count = commands_like(app, word, &names, &shared, &first);
    if (count > 1)
        app_say(app, "%s", buf_text(&names));
    if (count > 0)
        line_set(&app->prompt, buf_text(&shared));
    if (count == 1)
        line_insert(&app->prompt, " ");
    buf_clear(&names);
    buf_clear(&shared);
}

static enum doing command_doing(const struct app *app, const char *word)
{
    struct buf names = {0}, shared = {0};
    enum doing first = DO_NONE, exact = doing_find(word);
    int count = commands_like(app, word, &names, &shared, &first);
    buf_clear(&names);
    buf_clear(&shared);
    if (exact != DO_NONE)
        return app_works(app, exact) ? exact : DO_NONE;
    return count == 1 ? first : DO_NONE;
}

static bool screen_command(struct app *app, const char *text)
{
    struct screen *top = app->stack[app->depth - 1];
    return top->ops->command != NULL && top->ops->command(top, app, text);
}

/* A name that is no whole one may also be a move: the screen is asked first. */
static void run_command(struct app *app, const char *text)
{
    char word[WORD_SIZE];
    const char *rest = split(text, word);
    if (word[0] == '\0')
        return;
    bool whole = doing_find(word) != DO_NONE;
    if (!whole && screen_command(app, text))
        return;
    enum doing doing = command_doing(app, word);
    if (doing == DO_NONE)
        app_warn(app, _("“%s” is no command here; Tab lists them."), word);
    else
        app_perform(app, &(struct call){.doing = doing, .text = rest[0] != '\0' ? rest : NULL});
}

static void finish(struct app *app)
{
    char text[LINE_SIZE];
    strcpy(text, app->prompt.text);
    app->prompting = false;
    app->message[0] = '\0';
    if (app->prompt_for == DO_COMMAND)
        run_command(app, text);
    else
        app_perform(app, &(struct call){.doing = app->prompt_for, .text = text});
}

void app_prompt_key(struct app *app, int key)
{
    enum line_result result = line_key(&app->prompt, key);
    if (result == LINE_DONE)
        finish(app);
    else if (result == LINE_COMPLETE && app->prompt_for == DO_COMMAND)
        complete(app);
    else
        app->message[0] = '\0';
    if (result == LINE_CANCELLED)
        app->prompting = false;
}
