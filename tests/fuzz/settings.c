/* SPDX-License-Identifier: MIT */
/* Any bytes as a settings file: what was read is written, and read again it says the same. */
#include "config.h"

#include "os/settings.h"

#include <stdlib.h>
#include <string.h>

#include "tests/fuzz/target.h"

static void must(bool good)
{
    if (!good)
        abort();
}

static void compare(const struct settings *a, const struct settings *b)
{
    for (const struct setting_info *info = setting_table; info->key; info++)
        must(strcmp(settings_get(a, info->key), settings_get(b, info->key)) == 0);
}

static void change_one(struct settings *settings, unsigned choice)
{
    const struct setting_info *info = setting_table;
    while (choice-- > 0 && info[1].key)
        info++;
    settings_set(settings, info->key, info->standard);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct settings settings = {0}, again = {0};
    struct err_list warnings = {0};
    struct buf text = {0};

    must(settings_parse(&settings, "config", (const char *)data, size, &warnings));
    if (size > 0)
        change_one(&settings, data[0] % 16u);
    must(settings_write(&text, &settings));
    must(settings_parse(&again, "config", buf_text(&text), text.length, NULL));
    compare(&settings, &again);
    settings_clear(&settings);
    settings_clear(&again);
    err_list_clear(&warnings);
    buf_clear(&text);
    return 0;
}
