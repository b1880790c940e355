/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "base/mem.h"

#include <stdint.h>
#include <stdlib.h>

#include "tests/tap/tap.h"

static void grows(void)
{
    int *numbers = NULL;
    size_t capacity = 0;
    bool good = true, kept = true;

    for (size_t i = 0; i < 1000 && good; i++) {
        good = mem_grow((void **)&numbers, &capacity, i + 1, sizeof *numbers);
        if (good)
            numbers[i] = (int)i;
    }
    for (int i = 0; i < 1000 && good; i++)
        kept &= numbers[i] == i;
    ok(good && capacity >= 1000, "grows one by one from nothing");
    ok(kept, "the elements move along");
    free(numbers);
}

static void stays_within_capacity(void)
{
    char *text = NULL;
    size_t capacity = 0;
    char *before;

    mem_grow((void **)&text, &capacity, 5, 1);
    before = text;
    ok(mem_grow((void **)&text, &capacity, capacity, 1) && text == before,
       "nothing moves while there is room");
    free(text);
}

static void refuses(void)
{
    long *numbers = NULL;
    size_t capacity = 0;

    mem_grow((void **)&numbers, &capacity, 4, sizeof *numbers);
    long *before = numbers;
    size_t room = capacity;

    is_bool(false, mem_grow((void **)&numbers, &capacity, SIZE_MAX / 4, sizeof *numbers),
            "a size that overflows is refused");
    is_bool(false, mem_grow((void **)&numbers, &capacity, SIZE_MAX, 1),
            "more than any object can have is refused");
    ok(numbers == before && capacity == room, "a refusal leaves the array as it was");
    free(numbers);
}

static void duplicates(void)
{
    char *copy = mem_dup("Nf3");
    char *part = mem_dup_bytes("O-O-O", 3);
    char *nothing = mem_dup_bytes("", 0);

    is_string("Nf3", copy, "a text is copied");
    is_string("O-O", part, "bytes become a text");
    is_string("", nothing, "no bytes become an empty text");
    is_string(NULL, mem_dup(NULL), "NULL gives NULL");
    is_string(NULL, mem_dup_bytes("x", SIZE_MAX), "an impossible length gives NULL");
    free(copy);
    free(part);
    free(nothing);
}

int main(void)
{
    tap_plan(11);
    grows();
    stays_within_capacity();
    refuses();
    duplicates();
    return tap_done();
}
