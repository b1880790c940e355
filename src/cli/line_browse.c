/* SPDX-License-Identifier: MIT */
/* The list of puzzles: filters, pages, and what is known of each; never a verdict. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "cli/line_command.h"
#include "text/i18n.h"

enum { PAGE = 20 };

struct browse {
    struct line_desk desk;
    struct filter filter;
    char *set, *text; /* the filter's own copies */
    struct selection found;
    size_t shown; /* listed up to here */
};

static struct browse *browse_of(struct line_desk *desk)
{
    return desk->owner;
}

/* When it is to be asked again; nothing for what is new. */
static void write_due(struct buf *out, const struct line_mode *mode, const struct puzzle *puzzle)
{
    const struct deck *deck = mode->options.deck;
    const struct deck_card *card = deck ? deck_card(deck, puzzle) : NULL;
    int64_t day = deck ? deck_day(deck, line_utc(mode)) : 0;

    if (!card || card->card.reviews == 0)
        return;
    if (deck_is_due(card, day))
        buf_add(out, _(" Due today."));
    else
        phrase_with(out,
                    ngettext(" Due in {days} day.", " Due in {days} days.",
                             (unsigned long)(card->card.due - day)),
                    (const struct filling[]){{"days", NULL, (long)(card->card.due - day)}, {0}});
}

static void say_row(struct browse *browse, size_t n)
{
    struct line_mode *mode = browse->desk.mode;
    const struct puzzle *puzzle = browse->found.items[n];
    struct buf row = {0};
    struct tally tally;

    records_tally(mode->records, puzzle->id, &tally);
    phrase_with(&row,
                tally.seen == 0 ? _("{n} {title}: {topic}, level {level}. New.")
                : tally.right < tally.seen
                    ? _("{n} {title}: {topic}, level {level}. Asked {seen}, right {right}.")
                    : _("{n} {title}: {topic}, level {level}. Right."),
                (const struct filling[]){
                    {"n", NULL, (long)n + 1},
                    {"title", puzzle_title(puzzle, mode->language ? mode->language : "en"), 0},
                    {"topic", topic_name(puzzle->topic), 0},
                    {"level", NULL, puzzle->level},
                    {"seen", NULL, (long)tally.seen},
                    {"right", NULL, (long)tally.right},
                    {0},
                });
    write_due(&row, mode, puzzle);
    line_say_buf(mode, &row);
}

static void say_page(struct browse *browse)
{
    size_t end = browse->shown + PAGE;

    for (; browse->shown < end && browse->shown < browse->found.count; browse->shown++)
        say_row(browse, browse->shown);
    if (browse->shown < browse->found.count)
        line_say(browse->desk.mode, _("more lists the next ones."));
}

static void select_again(struct browse *browse)
{
    struct line_mode *mode = browse->desk.mode;

    if (!catalog_select(mode->pack, &browse->filter, mode->language ? mode->language : "en",
                        &browse->found))
        mode->pending.failed = true;
    browse->shown = 0;
    line_phrase(mode, ngettext("{count} puzzle.", "{count} puzzles.", browse->found.count),
                (const struct filling[]){{"count", NULL, (long)browse->found.count}, {0}});
    say_page(browse);
}

/* ---- filters ---- */

static void do_topic(struct line_desk *desk, const char *argument)
{
    struct browse *browse = browse_of(desk);
    unsigned topics = catalog_parse_topics(argument);
    struct buf names = {0};

    if (topics) {
        browse->filter.topics = topics;
        select_again(browse);
        return;
    }
    for (int topic = 0; topic < TOPICS; topic++)
        buf_printf(&names, "%s%s", topic ? ", " : "", topic_name((enum topic)topic));
    line_phrase(desk->mode, _("Which topics? Some of {topics}; several with commas between."),
                (const struct filling[]){{"topics", buf_text(&names), 0}, {0}});
    buf_clear(&names);
}

static void do_level(struct line_desk *desk, const char *argument)
{
    struct browse *browse = browse_of(desk);

    if (catalog_parse_levels(argument, &browse->filter.level_from, &browse->filter.level_to))
        select_again(browse);
    else
        line_say(desk->mode, _("Which levels? 1 to 5, as in: level 2, level 1-3"));
}

/* Takes a text for a filter; an empty one takes the filter away. */
static const char *take(char **own, const char *argument)
{
    free(*own);
    *own = argument[0] ? mem_dup(argument) : NULL;
    return *own;
}

static void do_set(struct line_desk *desk, const char *argument)
{
    struct browse *browse = browse_of(desk);

    browse->filter.set = take(&browse->set, argument);
    select_again(browse);
}

static void do_find(struct line_desk *desk, const char *argument)
{
    struct browse *browse = browse_of(desk);

    browse->filter.text = take(&browse->text, argument);
    select_again(browse);
}

static void do_all(struct line_desk *desk, const char *argument)
{
    struct browse *browse = browse_of(desk);

    (void)argument;
    browse->filter = (struct filter){0};
    select_again(browse);
}

static void do_list(struct line_desk *desk, const char *argument)
{
    struct browse *browse = browse_of(desk);

    (void)argument;
    browse->shown = 0;
    say_page(browse);
}

static void do_more(struct line_desk *desk, const char *argument)
{
    struct browse *browse = browse_of(desk);

    (void)argument;
    if (browse->shown < browse->found.count)
        say_page(browse);
    else
        line_say(desk->mode, _("That was the end of the list."));
}

/* ---- asking ---- */

/* Rows are numbered anew after each filter; the list stays when a quiz has ended. */
static void ask(struct line_desk *desk, size_t first, size_t count)
{
    struct browse *browse = browse_of(desk);
    struct selection some = {.items = browse->found.items + first, .count = count};

    line_mode_quiz(desk->mode, &some);
    line_say(desk->mode, _("Back in the list of puzzles."));
}

static void do_start(struct line_desk *desk, const char *argument)
{
    (void)argument;
    ask(desk, 0, browse_of(desk)->found.count);
}

static void do_ask(struct line_desk *desk, const char *argument)
{
    struct browse *browse = browse_of(desk);
    size_t number = line_number(argument);

    for (size_t i = 0; number == 0 && i < browse->found.count; i++)
        if (strcmp(browse->found.items[i]->id, argument) == 0)
            number = i + 1;
    if (number >= 1 && number <= browse->found.count)
        ask(desk, number - 1, 1);
    else
        line_say(desk->mode, _("Which puzzle? Its number in the list, or its id."));
}

static void do_quit(struct line_desk *desk, const char *argument)
{
    (void)argument;
    desk->leave = true;
}

static bool bare_number(struct line_desk *desk, const char *line)
{
    if (line_number(line) == 0)
        return false;
    do_ask(desk, line);
    return true;
}

static const struct line_command browse_commands[] = {
    {"list", "", N_("the list from its beginning"), do_list},
    {"more", "", N_("the next ones"), do_more},
    {"topic", N_("TOPIC,..."), N_("only these topics"), do_topic},
    {"level", N_("A-B"), N_("only these levels"), do_level},
    {"set", N_("[NAME]"), N_("only puzzles of this set, as in: set famous"), do_set},
    {"find", N_("[TEXT]"), N_("only those with a text in title, names, event or year"), do_find},
    {"all", "", N_("no filter"), do_all},
    {"ask", N_("NUMBER"), N_("one puzzle; its number alone will do"), do_ask},
    {"start", "", N_("all that are listed, one after the other"), do_start},
    {"help", N_("[COMMAND]"), N_("this list"), desk_help},
    {"quit", "", N_("leave the list"), do_quit},
    {NULL, NULL, NULL, NULL},
};

bool line_mode_browse(struct line_mode *mode, const struct filter *filter)
{
    struct browse browse = {
        .desk = {.mode = mode, .tables = {browse_commands, NULL}, .other = bare_number},
    };

    browse.desk.owner = &browse;
    if (filter)
        browse.filter = *filter;
    if (mode->pack) {
        select_again(&browse);
        line_say(mode, _("A number asks that puzzle; help lists what else there is."));
        desk_run(&browse.desk);
    } else {
        line_say(mode, _("There are no puzzles here."));
    }
    free(browse.set);
    free(browse.text);
    selection_clear(&browse.found);
    return line_flush(mode);
}
