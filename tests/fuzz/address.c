/* SPDX-License-Identifier: MIT */
/* Foreign bytes as an address: what is taken is written, and read again it is the same. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "net/address.h"
#include "tests/fuzz/target.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = mem_dup_bytes((const char *)data, size);
    struct net_address address, again;
    struct buf written = {0};
    if (text != NULL && net_address_parse(text, &address)) {
        net_address_write(&written, &address);
        if (!net_address_parse(buf_text(&written), &again) ||
            memcmp(&address, &again, sizeof address) != 0)
            abort();
    }
    buf_clear(&written);
    free(text);
    return 0;
}
