/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/key.h"

#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "text/i18n.h"

static const struct key_word {
    int key;
    const char *name;
} key_words[] = {
    {K_TAB, N_("Tab")},
    {K_ENTER, N_("Enter")},
    {K_ESCAPE, N_("Esc")},
    {K_SPACE, N_("Space")},
    {K_LEFT, N_("Left")},
    {K_RIGHT, N_("Right")},
    {K_UP, N_("Up")},
    {K_DOWN, N_("Down")},
    {K_HOME, N_("Home")},
    {K_END, N_("End")},
    {K_PAGE_UP, N_("PgUp")},
    {K_PAGE_DOWN, N_("PgDn")},
    {K_BACKSPACE, N_("Backspace")},
    {K_DELETE, N_("Delete")},
    {K_BACKTAB, N_("Shift-Tab")},
    {K_DIGIT, "1-9"},
    {K_NONE, NULL},
};

enum { F_KEYS = 12 };

void key_write(struct buf *out, int key)
{
    for (const struct key_word *word = key_words; word->name != NULL; word++) {
        if (word->key == key) {
            buf_add(out, _(word->name));
            return;
        }
    }
    if (key > K_F0 && key <= K_F0 + F_KEYS)
        buf_printf(out, "F%d", key - K_F0);
    else if (key > 0 && key < K_SPACE)
        /* TRANSLATORS: a key pressed together with the control key */
        buf_printf(out, _("Ctrl-%c"), key + '@');
    else if (key > K_SPACE && key < K_SPECIAL)
        utf8_encode(out, (uint32_t)key);
}

static int single_character(const char *name)
{
    size_t used = 0, length = strlen(name);
    uint32_t character = length > 0 ? utf8_decode(name, length, &used) : 0;
    return used == length ? (int)character : K_NONE;
}

int key_find(const char *name)
{
    for (const struct key_word *word = key_words; word->name != NULL; word++) {
        if (strcmp(word->name, name) == 0)
            return word->key;
    }
    if (strncmp(name, "Ctrl-", 5) == 0 && name[5] != '\0' && name[6] == '\0')
        return K_CTRL(name[5]);
    long number = name[0] == 'F' ? strtol(name + 1, NULL, 10) : 0;
    if (number >= 1 && number <= F_KEYS)
        return K_F0 + (int)number;
    return single_character(name);
}

static const struct doing_info doing_table[DO_COUNT] = {
    [DO_NONE] = {"", ""},
    [DO_HELP] = {"help", "?"},
    [DO_COMMAND] = {"command", ":"},
    [DO_REDRAW] = {"redraw", ""},
    [DO_SUSPEND] = {"suspend", ""},
    [DO_BACK] = {"back", "q"},
    [DO_LEAVE] = {"quit", ""},
    [DO_CANCEL] = {"cancel", ""},
    [DO_CONFIRM] = {"enter", ""},
    [DO_UP] = {"up", "k"},
    [DO_DOWN] = {"down", "j"},
    [DO_PAGE_UP] = {"page-up", ""},
    [DO_PAGE_DOWN] = {"page-down", ""},
    [DO_NEXT_PANE] = {"next-pane", ""},
    [DO_PREVIOUS_PANE] = {"previous-pane", ""},
    [DO_CHOOSE] = {"choose", ""},
    [DO_STEP_BACK] = {"step-back", ""},
    [DO_STEP_ON] = {"step-on", ""},
    [DO_FIRST] = {"first", ""},
    [DO_LAST] = {"last", ""},
    [DO_GOTO] = {"goto", "g"},
    [DO_FLIP] = {"flip", "f"},
    [DO_PIECES] = {"pieces", "p"},
    [DO_THEME] = {"theme", "t"},
    [DO_LARGER] = {"larger", "+"},
    [DO_SMALLER] = {"smaller", "-"},
    [DO_RULES] = {"rules", "Rr"},
    [DO_VALID] = {"valid", "v"},
    [DO_INVALID] = {"invalid", "i"},
    [DO_ARBITER] = {"arbiter", "a"},
    [DO_DONT_KNOW] = {"dont-know", "d"},
    [DO_CERTAIN] = {"certain", "c"},
    [DO_PLAYED] = {"played", ""},
    [DO_STEP_UNDONE] = {"step-undone", ""},
    [DO_HINT] = {"hint", "x"},
    [DO_MARK] = {"mark", "m"},
    [DO_UNDO] = {"undo", "u"},
    [DO_WHY] = {"why", "w"},
    [DO_DIFF] = {"diff", "="},
    [DO_TIMELINE] = {"timeline", "o"},
    [DO_OTHER] = {"other", "y"},
    [DO_GRADE] = {"grade", "#"},
    [DO_STORY] = {"story", "s"},
    [DO_TIMER] = {"timer", ""},
    [DO_NEXT] = {"next", ""},
    [DO_BLANK] = {"blank", "b"},
    [DO_FILTER] = {"filter", "/"},
    [DO_NEXT_MATCH] = {"next-match", "n"},
    [DO_PREVIOUS_MATCH] = {"previous-match", "N"},
    [DO_SORT] = {"sort", ""},
    [DO_OPEN] = {"open", ""},
    [DO_CLAIM] = {"claim", ""},
    [DO_SAVE] = {"save", ""},
    [DO_SETTINGS] = {"settings", ""},
    [DO_QUESTIONS] = {"questions", ""},
};

const struct doing_info *doing_info(enum doing doing)
{
    return &doing_table[doing];
}

enum doing doing_find(const char *name)
{
    for (int doing = DO_NONE + 1; doing < DO_COUNT; doing++) {
        if (strcmp(doing_table[doing].name, name) == 0)
            return (enum doing)doing;
    }
    return DO_NONE;
}

const struct binding common_bindings[] = {
    {'?', DO_HELP, NULL, N_("help for this screen; Enter there does what is chosen")},
    {K_F0 + 1, DO_HELP, NULL, NULL},
    {':', DO_COMMAND, NULL, N_("command line: an action by its name, Tab completes")},
    {K_F0 + 2, DO_COMMAND, NULL, NULL},
    {'t', DO_THEME, NULL, N_("other colours")},
    {'p', DO_PIECES, NULL, N_("other pieces")},
    {'q', DO_BACK, NULL, N_("back; asks only if something would be lost")},
    {K_ESCAPE, DO_BACK, NULL, NULL},
    {K_CTRL('C'), DO_LEAVE, NULL, N_("leave the program at once; everything is saved")},
    {K_CTRL('L'), DO_REDRAW, NULL, N_("paint the screen anew")},
    {K_CTRL('Z'), DO_SUSPEND, NULL, N_("suspend the program")},
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct binding *binding_of_key(const struct binding *table, int key)
{
    bool digit = key >= '1' && key <= '9';
    for (; table != NULL && table->doing != DO_NONE; table++) {
        if (key != K_NONE && (table->key == key || (digit && table->key == K_DIGIT)))
            return table;
    }
    return NULL;
}

const struct binding *binding_of_doing(const struct binding *table, enum doing doing)
{
    for (; table != NULL && table->doing != DO_NONE; table++) {
        if (table->doing == doing)
            return table;
    }
    return NULL;
}
