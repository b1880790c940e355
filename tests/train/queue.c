/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/queue.h"

#include <stdio.h>
#include <string.h>

#include "tests/tap/tap.h"

static struct queue queue;

static void is_order(const char *wanted, const char *name)
{
    char seen[200] = "";

    for (size_t i = 0; i < queue.count; i++)
        snprintf(seen + strlen(seen), sizeof seen - strlen(seen), "%zu", queue.items[i]);
    is_string(wanted, seen, "%s", name);
}

int main(void)
{
    size_t place = 0;

    tap_plan(13);
    ok(queue_fill(&queue, 8), "eight");
    is_order("01234567", "in order");
    ok(queue_again(&queue, 5, &place), "the first once more");
    is_size(6, place, "behind five others");
    is_order("012345067", "and no further");
    queue_remove(&queue, place);
    is_order("01234567", "taken out");
    queue.at = 6;
    queue_again(&queue, 5, &place);
    is_order("012345676", "near the end: at the end");
    queue.at = 8;
    queue_again(&queue, 5, &place);
    is_order("0123456766", "the last: at once");
    is_size(9, place, "behind itself");
    ok(queue_add(&queue, 8), "one that is new");
    is_int(8, (int)queue.items[queue.count - 1], "goes to the end");
    queue_clear(&queue);
    ok(queue_fill(&queue, 0), "none");
    is_order("", "are none");
    queue_clear(&queue);
    return tap_done();
}
