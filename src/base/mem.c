/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "base/mem.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* No object is larger than this: differences of pointers must fit a ptrdiff_t. */
static const size_t largest = PTRDIFF_MAX;

/* Elements to make room for: twice what there was, unless that is too little or too much. */
static size_t grown(size_t capacity, size_t needed, size_t most)
{
    size_t wanted = capacity < 8 ? 8 : capacity;

    wanted = wanted > most / 2 ? most : wanted * 2;
    return wanted < needed ? needed : wanted;
}

bool mem_grow(void **array, size_t *capacity, size_t needed, size_t size)
{
    size_t room;
    void *memory;

    if (needed <= *capacity)
        return true;
    if (needed > largest / size)
        return false;
    room = grown(*capacity, needed, largest / size);
    /* The caller's variable is a pointer to some struct, seen here as a void pointer: its
     * bytes are copied, because reading it under another type would be undefined. */
    memcpy(&memory, array, sizeof memory);
    memory = realloc(memory, room * size);
    if (!memory)
        return false;
    memcpy(array, &memory, sizeof memory);
    *capacity = room;
    return true;
}

char *mem_dup(const char *text)
{
    return text ? mem_dup_bytes(text, strlen(text)) : NULL;
}

char *mem_dup_bytes(const char *bytes, size_t length)
{
    char *copy;

    if (!bytes || length >= largest)
        return NULL;
    copy = malloc(length + 1);
    if (!copy)
        return NULL;
    memcpy(copy, bytes, length);
    copy[length] = '\0';
    return copy;
}
