/* SPDX-License-Identifier: MIT */
/* Test programs with something wrong, for self.sh: the argument says what. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "tests/tap/tap.h"

int main(int argc, char **argv)
{
    const char *fault = argc > 1 ? argv[1] : "";

    if (strcmp(fault, "skips-all") == 0)
        tap_skip_all("there is no %s here", "board");
    tap_plan(2);
    ok(true, "good");
    if (strcmp(fault, "leaves") == 0)
        exit(0);
    if (strcmp(fault, "bails") == 0)
        bail("no more");
    if (strcmp(fault, "skips") == 0)
        skip(1, "no need");
    else if (strcmp(fault, "short") != 0)
        is_string("e4", strcmp(fault, "fails") == 0 ? "e5" : "e4", "a #name\nof two lines");
    if (strcmp(fault, "long") == 0)
        ok(true, "one too many");
    return tap_done();
}
