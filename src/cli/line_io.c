/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/line_io.h"

#include <errno.h>
#include <string.h>

#include "base/utf8.h"
#include "text/complain.h"
#include "text/i18n.h"

/* ---- out ---- */

static void add_ascii(struct buf *out, const char *text, size_t length)
{
    size_t used;

    for (size_t at = 0; at < length; at += used) {
        uint32_t character = utf8_decode(text + at, length - at, &used);

        if (character < 0x80)
            buf_add_char(out, (char)character);
        else if (utf8_char_width(character) > 0)
            buf_add_char(out, '?');
    }
}

static void add(struct line_mode *mode, const char *text, size_t length)
{
    if (mode->ascii)
        add_ascii(&mode->pending, text, length);
    else
        buf_add_bytes(&mode->pending, text, length);
}

static void add_line(void *data, const char *text, size_t length)
{
    add(data, text, length);
    buf_add_char(&((struct line_mode *)data)->pending, '\n');
}

void line_say(struct line_mode *mode, const char *text)
{
    if (text[0])
        utf8_wrap(text, mode->columns > 0 ? mode->columns : LINE_COLUMNS, add_line, mode);
    else
        add_line(mode, "", 0);
}

void line_say_raw(struct line_mode *mode, const char *line)
{
    add_line(mode, line, strlen(line));
}

void line_say_buf(struct line_mode *mode, struct buf *text)
{
    if (!buf_ok(text))
        mode->pending.failed = true;
    else if (text->length > 0)
        line_say(mode, buf_text(text));
    buf_clear(text);
}

void line_sayf(struct line_mode *mode, const char *format, ...)
{
    struct buf text = {0};
    va_list args;

    va_start(args, format);
    buf_vprintf(&text, format, args);
    va_end(args);
    line_say_buf(mode, &text);
}

void line_phrase(struct line_mode *mode, const char *sentence, const struct filling *fillings)
{
    struct buf text = {0};

    phrase_with(&text, sentence, fillings);
    line_say_buf(mode, &text);
}

void line_complain(struct line_mode *mode, const struct err *err, bool warning)
{
    struct buf text = {0};

    complain_line(&text, err, NULL, warning);
    line_say_buf(mode, &text);
}

void line_fail(struct line_mode *mode, const struct err *err)
{
    if (!mode->failed)
        mode->err = *err;
    mode->failed = true;
}

static void fail_writing(struct line_mode *mode, int why)
{
    struct err err;

    err_set(&err, why ? ERR_FILE_WRITE : ERR_MEMORY);
    if (why)
        err_add_text(&err, strerror(why));
    line_fail(mode, &err);
}

bool line_flush(struct line_mode *mode)
{
    struct buf *pending = &mode->pending;

    if (!buf_ok(pending))
        fail_writing(mode, 0);
    errno = 0;
    if (!mode->failed &&
        (fwrite(buf_text(pending), 1, pending->length, mode->out) < pending->length ||
         fflush(mode->out) != 0))
        fail_writing(mode, errno ? errno : EIO);
    buf_reset(pending);
    return !mode->failed;
}

/* ---- in ---- */

/* Serves the source until there is something to read. */
static void wait_for_input(const struct line_mode *mode)
{
    const struct source *source = mode->source;
    struct pollfd fds[1 + SOURCE_FDS] = {{.fd = fileno(mode->in), .events = POLLIN}};

    while (source && !fds[0].revents) {
        int timeout_ms = -1;
        size_t count = source->wait(source->data, fds + 1, SOURCE_FDS, &timeout_ms);

        if (poll(fds, (nfds_t)(1 + count), timeout_ms) < 0)
            fds[0].revents = 0; /* a signal */
        source->take(source->data);
    }
}

static int next_byte(const struct line_mode *mode)
{
    wait_for_input(mode);
    return fgetc(mode->in);
}

/* Takes bytes up to the end of the line; false when there are none left at all. */
static bool take_line(struct line_mode *mode, struct buf *line)
{
    int c = next_byte(mode);

    mode->ended = c == EOF;
    for (; c != EOF && c != '\n'; c = next_byte(mode))
        if (line->length < LINE_LONGEST)
            buf_add_char(line, (unsigned char)c < ' ' || c == 0x7f ? ' ' : (char)c);
    return !mode->ended;
}

static void trim(struct buf *line)
{
    size_t first = 0;

    while (line->length > 0 && line->data[line->length - 1] == ' ')
        buf_truncate(line, line->length - 1);
    while (first < line->length && line->data[first] == ' ')
        first++;
    if (first > 0) {
        memmove(line->data, line->data + first, line->length - first);
        buf_truncate(line, line->length - first);
    }
}

static void echo(struct line_mode *mode, const struct buf *line)
{
    struct buf clean = {0};

    utf8_clean(&clean, buf_text(line), line->length);
    line_say_raw(mode, buf_text(&clean));
    buf_clear(&clean);
}

bool line_read(struct line_mode *mode, struct buf *line)
{
    bool more;

    buf_reset(line);
    if (mode->ended)
        return false;
    add(mode, "> ", 2);
    if (!line_flush(mode))
        return false;
    if (mode->wait && !mode->wait(mode->wait_data)) {
        line_say(mode, "");
        return false;
    }
    more = take_line(mode, line);
    if (!buf_ok(line))
        fail_writing(mode, 0);
    trim(line);
    if (more && mode->echo)
        echo(mode, line);
    else if (!more) /* what follows begins on a line of its own */
        line_say(mode, "");
    return more && !mode->failed;
}

int64_t line_utc(const struct line_mode *mode)
{
    return (mode->utc ? mode->utc() : 0) + mode->clock_shift;
}
