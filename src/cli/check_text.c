/* SPDX-License-Identifier: MIT */
/* `drawclaim check` for people: what an arbiter with a score sheet wants to read. */
#include "config.h"

#include <string.h>

#include "base/utf8.h"
#include "cli/check.h"
#include "core/near_miss.h"
#include "text/explain.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "text/report.h"

enum { COLUMNS = 79 };

struct indent {
    struct buf *out;
    const char *first, *rest; /* what a paragraph's lines begin with */
};

static void add_line(void *data, const char *text, size_t length)
{
    struct indent *indent = data;
    buf_add(indent->out, indent->first);
    buf_add_bytes(indent->out, text, length);
    buf_add_char(indent->out, '\n');
    indent->first = indent->rest;
}

static void paragraph(struct buf *out, const char *text, const char *first, const char *rest)
{
    struct indent indent = {out, first, rest};
    utf8_wrap(text, COLUMNS - utf8_width(rest), add_line, &indent);
}

static void text_title(struct buf *out, const struct check *check, const struct pgn_game *game)
{
    struct buf line = {0};
    utf8_clean(&line, check->file, strlen(check->file));
    buf_printf(&line, _(", game %ld: "), game->number);
    report_title(&line, game);
    paragraph(out, buf_text(&line), "", "  ");
    buf_clear(&line);
}

static void text_report(struct buf *out, const struct report *report, const struct pgn_game *game)
{
    for (size_t i = 0; i < report->count; i++)
        paragraph(out, report->lines[i].text, "  ", "    ");
    if (report->count == 0 && game->errors.count > 0)
        buf_add(out, _("  No claim was open at any moment of what could be read.\n"));
    else if (report->count == 0)
        buf_add(out, _("  No claim was open at any moment, and nothing ended the game by itself.\n"));
}

/* A search that came to no answer says so. */
static void text_open(struct buf *out, const struct event_list *events)
{
    if (events->dead_is_open)
        paragraph(out,
                  _("Whether the last position is dead was not decided within the budget of the "
                    "search."),
                  "  ", "    ");
}

typedef void (*speak_function)(struct buf *, const struct speaker *);

static void say(struct buf *out, const struct speaker *speaker, speak_function speak,
                const char *first, const char *rest)
{
    struct buf text = {0};
    speak(&text, speaker);
    if (text.length)
        paragraph(out, buf_text(&text), first, rest);
    buf_clear(&text);
}

static void say_occurrences(struct buf *out, const struct speaker *speaker)
{
    struct buf list = {0}, text = {0};
    explain_occurrences(&list, speaker);
    if (list.length) {
        buf_printf(&text, _("Occurrences: %s."), buf_text(&list));
        paragraph(out, buf_text(&text), "    ", "      ");
    }
    buf_clear(&list);
    buf_clear(&text);
}

static void text_rules(struct buf *out, const struct ruleset *rules, const char *first,
                       const char *rest)
{
    struct buf line = {0};
    buf_add(&line, _("Rules: "));
    explain_ruleset(&line, rules);
    paragraph(out, buf_text(&line), first, rest);
    buf_clear(&line);
}

static void text_verdict(struct buf *out, const struct check *check, const struct speaker *speaker,
                         const struct ruleset *of_game)
{
    struct buf label = {0};
    buf_add(&label, _("Claim at "));
    notation_ply(&label, speaker->game, speaker->verdict->claim.ply);
    buf_add(&label, ": ");
    explain_claim(&label, speaker);
    buf_add_char(&label, ' ');
    explain_how(&label, speaker);
    paragraph(out, buf_text(&label), "  ", "    ");
    buf_clear(&label);
    if (speaker->rules != of_game)
        text_rules(out, speaker->rules, "    ", "      ");
    say(out, speaker, explain_headline, "    ", "    ");
    if (check->explain)
        say(out, speaker, explain_reasons, "    ", "    ");
    else
        say_occurrences(out, speaker);
    say(out, speaker, explain_next, "    ", "    ");
}

static bool report(struct report *out, const struct check *check, const struct pgn_game *game,
                   const struct ruleset *rules)
{
    struct near_miss_list misses = {0};
    bool good = near_misses(&game->game, rules, &misses) &&
                report_game(out, game, rules, &check->events, &misses, check->context->letters);
    near_miss_list_clear(&misses);
    return good;
}

bool check_text(struct buf *out, const struct check *check, const struct pgn_game *game,
                const struct ruleset *rules)
{
    struct report lines = {0};
    text_title(out, check, game);
    if (!game->playable)
        return true;
    text_rules(out, rules, "  ", "    ");
    if (!report(&lines, check, game, rules))
        return false;
    text_report(out, &lines, game);
    text_open(out, &check->events);
    for (size_t i = 0; i < check->verdict_count; i++)
        text_verdict(out, check,
                     &(struct speaker){&game->game, check->verdicts[i].rules, &check->verdicts[i],
                                       check->context->letters},
                     rules);
    report_clear(&lines);
    return true;
}
