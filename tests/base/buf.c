/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "base/buf.h"

#include <stdint.h>
#include <stdlib.h>

#include "tests/tap/tap.h"

static void empty(void)
{
    struct buf buf = {0};

    buf_clear(NULL);
    buf_clear(&buf);
    buf_reset(&buf);
    buf_truncate(&buf, 7);
    is_string("", buf_text(&buf), "an unused buf is an empty text");
    is_size(0, buf.length, "and has no length");
    buf_add_bytes(&buf, NULL, 0);
    is_string("", buf_text(&buf), "no bytes change nothing");
    buf_clear(&buf);
}

static void appends(void)
{
    struct buf buf = {0};

    buf_add(&buf, "12.");
    buf_add_char(&buf, ' ');
    buf_add_bytes(&buf, "Nf3+", 3);
    buf_add_times(&buf, '.', 3);
    buf_printf(&buf, "%s%d", "=", 50);
    is_string("12. Nf3...=50", buf_text(&buf), "every way of appending");
    is_size(13, buf.length, "the length follows");
    buf_truncate(&buf, 99);
    is_size(13, buf.length, "a cut beyond the end does nothing");
    buf_truncate(&buf, 7);
    is_string("12. Nf3", buf_text(&buf), "a cut within");
    buf_reset(&buf);
    is_string("", buf_text(&buf), "emptied");
    ok(buf.capacity > 0, "emptying keeps the memory");
    buf_clear(&buf);
    ok(!buf.data && buf.capacity == 0, "clearing does not");
    buf_clear(&buf);
}

static void holds_any_bytes(void)
{
    struct buf buf = {0};

    buf_add_bytes(&buf, "a\0b", 3);
    buf_add_char(&buf, '\0');
    is_bytes("a\0b\0", 4, buf.data, buf.length, "NUL is a byte like any other");
    buf_clear(&buf);
}

static void grows_far(void)
{
    struct buf buf = {0};

    for (int i = 0; i < 10000; i++)
        buf_printf(&buf, "%04d", i);
    is_size(40000, buf.length, "many small appends");
    ok(buf_ok(&buf) && buf.data[39999] == '9' && buf.data[40000] == '\0', "end with their NUL");
    buf_clear(&buf);
}

static void steals(void)
{
    struct buf buf = {0};
    char *text;

    buf_add(&buf, "draw");
    text = buf_steal(&buf);
    is_string("draw", text, "the text is handed over");
    ok(!buf.data && buf.length == 0, "and the buf is empty after");
    free(text);
    text = buf_steal(&buf);
    is_string("", text, "an unused buf gives an empty text of its own");
    free(text);
}

static void remembers_failure(void)
{
    struct buf buf = {0};

    buf_add(&buf, "some");
    buf_add_times(&buf, 'x', SIZE_MAX - 2);
    is_bool(false, buf_ok(&buf), "what can't fit fails");
    is_string("", buf_text(&buf), "a failed buf has no text");
    buf_add(&buf, "more");
    buf_reset(&buf);
    is_bool(false, buf_ok(&buf), "it stays failed");
    is_string(NULL, buf_steal(&buf), "there is nothing to hand over");
    buf_add(&buf, "again");
    buf_clear(&buf);
    is_bool(true, buf_ok(&buf), "clearing forgives");
}

int main(void)
{
    tap_plan(21);
    empty();
    appends();
    holds_any_bytes();
    grows_far();
    steals();
    remembers_failure();
    return tap_done();
}
