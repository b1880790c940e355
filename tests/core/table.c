/* SPDX-License-Identifier: MIT */
#include "tests/core/table.h"

#include <string.h>

#include "base/buf.h"
#include "tests/core/line.h"
#include "tests/tap/tap.h"

char *table_cut(char *line, char *fields[], int most)
{
    char *end = line + strcspn(line, "\n");
    char *next = *end ? end + 1 : end;
    *end = '\0';
    for (int n = 0; n < most; n++) {
        fields[n] = line;
        line += strcspn(line, "\t");
        if (*line)
            *line++ = '\0';
    }
    return next;
}

char *table_read(const char *name)
{
    struct buf path = {0};
    char *text = tap_read_file(tap_data_path(&path, name), NULL);
    buf_clear(&path);
    return text;
}

int table_count_lines(const char *text)
{
    int lines = 0;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

void table_play(struct game *game, const char *games, const char *name)
{
    size_t length = strlen(name);
    const char *line = games;
    while (*line && (strncmp(line, name, length) != 0 || line[length] != '\t'))
        line += strcspn(line, "\n") + 1;
    if (!*line)
        bail("no game %s", name);
    struct buf moves = {0};
    line += length + 1;
    buf_add_bytes(&moves, line, strcspn(line, "\n"));
    line_play(game, NULL, buf_text(&moves));
    buf_clear(&moves);
}
