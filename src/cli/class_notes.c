/* SPDX-License-Identifier: MIT */
/* The teacher's page: what the room may not see yet. */
#include "config.h"

#include "base/utf8.h"
#include "cli/class_host.h"
#include "text/explain.h"
#include "text/i18n.h"
#include "text/phrase.h"
#include "tui/class_words.h"

static void add_paragraph(struct buf *out, const char *text)
{
    if (text[0])
        buf_printf(out, "%s\n\n", text);
}

static void add_told(struct buf *out, const struct speaker *speaker,
                     void (*tell)(struct buf *, const struct speaker *))
{
    struct buf text = {0};
    tell(&text, speaker);
    add_paragraph(out, buf_text(&text));
    buf_clear(&text);
}

/* --- where the class is --- */

static void add_place(struct buf *out, const struct class *class)
{
    phrase_with(out, _("{place}. Next: {next}."),
                (struct filling[]){{"place", class_place(class), 0},
                                   {"next", class_next(class), 0},
                                   {NULL, NULL, 0}});
    buf_add(out, "\n\n");
}

static void add_devices(struct buf *out, const struct class_host *host)
{
    struct buf line = {0};
    phrase_with(out, _("Devices: {n}. Code: {code}."),
                (struct filling[]){{"n", NULL, (long)host->door.joined},
                                   {"code", host->door.code, 0},
                                   {NULL, NULL, 0}});
    buf_add_char(out, '\n');
    if (host->refused == 0)
        return;
    utf8_clean(&line, host->refused_line, host->refused_length);
    phrase_with(out, _("Lines that were no votes: {n}; the latest: {line}"),
                (struct filling[]){{"n", NULL, (long)host->refused},
                                   {"line", buf_text(&line), 0},
                                   {NULL, NULL, 0}});
    buf_add_char(out, '\n');
    buf_clear(&line);
}

/* --- the hidden tally --- */

/* "* i  invalid: 3, then 20" */
static void add_choice(struct buf *out, const struct class_host *host, enum class_part part,
                       size_t choice)
{
    const struct class *class = host->class;
    buf_printf(out, "%s %c  %s: %u", class_is_right(class, part, choice) ? "*" : " ",
               class_choice_sign(class, part, choice),
               class_choice(class, part, choice, host->language),
               class_votes(class, 0, part, choice));
    if (class->round > 0)
        buf_printf(out, _(", then %u"), class_votes(class, 1, part, choice));
    buf_add_char(out, '\n');
}

static void add_tally(struct buf *out, const struct class_host *host)
{
    const struct class *class = host->class;
    for (int part = 0; part < CLASS_PARTS; part++) {
        if (!class_asks(class, (enum class_part)part))
            continue;
        class_question(out, class, (enum class_part)part, host->language);
        buf_add_char(out, '\n');
        for (size_t i = 0; i < class->choices[part].count; i++)
            add_choice(out, host, (enum class_part)part, i);
        buf_add_char(out, '\n');
    }
}

/* --- the proof and the author's notes --- */

static void add_proof(struct buf *out, const struct class_host *host)
{
    struct speaker speaker = class_speaker(host->class, host->letters);
    if (class_is_law(host->class))
        return;
    add_told(out, &speaker, explain_claim);
    add_told(out, &speaker, explain_how);
    add_told(out, &speaker, explain_headline);
    add_told(out, &speaker, explain_reasons);
    add_told(out, &speaker, explain_next);
}

static void add_author(struct buf *out, const struct class_host *host)
{
    const struct puzzle *puzzle = class_puzzle(host->class);
    struct buf text = {0};
    bool fallback = false;
    add_paragraph(out, puzzle_story(puzzle, host->language, &fallback));
    puzzle_aftermath(&text, puzzle, host->language, &fallback);
    add_paragraph(out, buf_text(&text));
    buf_clear(&text);
}

void class_host_notes(const struct class_host *host, struct buf *out)
{
    if (class_puzzle(host->class) == NULL) {
        buf_add(out, _("The class is over."));
        return;
    }
    add_paragraph(out, buf_text(&host->title));
    add_place(out, host->class);
    add_devices(out, host);
    buf_add_char(out, '\n');
    add_tally(out, host);
    add_proof(out, host);
    add_author(out, host);
}
