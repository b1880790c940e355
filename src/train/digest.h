/* SPDX-License-Identifier: MIT */
/* SHA-256 (FIPS 180-4), by nettle. */
#ifndef TRAIN_DIGEST_H
#define TRAIN_DIGEST_H

#include <stddef.h>

enum { DIGEST_SIZE = 65 }; /* 64 hex digits in lower case, and the end */

void digest_sha256(const char *bytes, size_t length, char out[DIGEST_SIZE]);

#endif
