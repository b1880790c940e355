/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/class_host.h"

#include <string.h>

#include "cli/vote_words.h"
#include "os/clock.h"
#include "text/i18n.h"
#include "text/phrase.h"
#include "tui/class_words.h"

/* --- lines of a bridge --- */

static void refuse_line(struct class_host *host, const char *text, size_t length)
{
    host->refused++;
    host->refused_length = length < sizeof host->refused_line ? length : sizeof host->refused_line;
    memcpy(host->refused_line, text, host->refused_length);
}

/* One line is one vote: a clicker has no number of votes to give. */
static void take_line(void *data, const char *text, size_t length)
{
    struct class_host *host = data;
    struct vote_line line;
    enum class_part part;
    int code;
    bool good = vote_line_parse(text, length, &line) && !line.has_count &&
                class_read(host->class, &line, &part, &code) &&
                class_wire(host->class, part, code, 1);
    if (!good)
        refuse_line(host, text, length);
}

bool class_host_feed(struct class_host *host, const char *path, struct err *err)
{
    return line_feed_open(&host->feed, path, err);
}

/* --- what devices see --- */

static void make_part(struct class_host *host, enum class_part part, const char *question)
{
    const struct class *class = host->class;
    struct vote_part *out = &host->page.parts[part];
    out->question = question;
    out->count = class->choices[part].count;
    for (size_t i = 0; i < out->count; i++)
        out->choices[i] = class_choice(class, part, i, host->language);
}

static void make_title(struct class_host *host)
{
    const struct class *class = host->class;
    phrase_with(&host->title, _("Puzzle {n} of {count}: {title}"),
                (struct filling[]){
                    {"n", NULL, (long)class->session.at + 1},
                    {"count", NULL, (long)class->session.selection->count},
                    {"title", puzzle_title(class_puzzle(class), host->language), 0},
                    {NULL, NULL, 0}});
}

static void make_question(struct class_host *host)
{
    make_title(host);
    class_question(&host->question, host->class, CLASS_ANSWERS, host->language);
    make_part(host, CLASS_ANSWERS, buf_text(&host->question));
    make_part(host, CLASS_REASONS, _("On what ground?"));
}

static void make_page(struct class_host *host)
{
    const struct class *class = host->class;
    buf_reset(&host->title);
    buf_reset(&host->question);
    host->page = (struct vote_page){.serial = class->serial, .open = class_is_open(class)};
    if (class_puzzle(class) != NULL)
        make_question(host);
    else
        buf_add(&host->title, _("The class is over."));
    host->page.title = buf_text(&host->title);
}

/* Made anew only when the class has gone on. */
static const struct vote_page *page(void *data)
{
    struct class_host *host = data;
    const struct class *class = host->class;
    if (host->page.title == NULL || host->page_serial != class->serial ||
        host->page_state != class->state)
        make_page(host);
    host->page_serial = class->serial;
    host->page_state = class->state;
    return &host->page;
}

static void vote(void *data, int part, int choice, int change)
{
    struct class_host *host = data;
    enum class_part of = (enum class_part)part;
    class_wire(host->class, of, host->class->choices[of].codes[choice], change);
}

static void notes(void *data, struct buf *out)
{
    class_host_notes(data, out);
}

/* --- the server --- */

static void say_door(struct class_host *host)
{
    struct buf address = {0};
    buf_add(&address, "http://");
    net_address_write_reachable(&address, vote_server_address(host->server));
    host->door = (struct class_door){.joined = 0};
    strncat(host->door.address, buf_text(&address), sizeof host->door.address - 1);
    strncat(host->door.code, vote_server_code(host->server), sizeof host->door.code - 1);
    buf_clear(&address);
}

bool class_host_listen(struct class_host *host, const char *address, struct err *err)
{
    struct vote_server_options options = {
        .words = &host->words,
        .host = {.data = host, .page = page, .vote = vote, .notes = notes},
        .now_ms = clock_monotonic_ms,
    };
    if (!net_address_parse(address, &options.address)) {
        option_refuse(err, "listen", address, _("a port, or ADDRESS:PORT with numbers"));
        return false;
    }
    vote_words_fill(&host->words, host->language);
    host->server = vote_server_open(&options, err);
    if (host->server != NULL)
        say_door(host);
    return host->server != NULL;
}

/* --- as a source --- */

static size_t wait(void *data, struct pollfd *fds, size_t most, int *timeout_ms)
{
    struct class_host *host = data;
    int fd = line_feed_fd(&host->feed);
    size_t count = 0;
    if (fd >= 0 && most > 0)
        fds[count++] = (struct pollfd){.fd = fd, .events = POLLIN};
    if (host->server != NULL)
        count += vote_server_wait(host->server, fds + count, most - count, timeout_ms);
    return count;
}

static void take(void *data)
{
    struct class_host *host = data;
    line_feed_take(&host->feed, take_line, host);
    if (host->server == NULL)
        return;
    vote_server_take(host->server);
    host->door.joined = vote_server_joined(host->server);
}

void class_host_init(struct class_host *host, struct class *class, const struct context *context)
{
    *host = (struct class_host){.class = class,
                                .language = context->language,
                                .letters = context->letters,
                                .source = {.data = host, .wait = wait, .take = take}};
    line_feed_use(&host->feed, -1);
}

void class_host_close(struct class_host *host)
{
    vote_server_close(host->server);
    host->server = NULL;
    line_feed_close(&host->feed);
    buf_clear(&host->title);
    buf_clear(&host->question);
}
