/* SPDX-License-Identifier: MIT */
/* What a fuzz target provides: one run over foreign bytes.  Returns 0. */
#ifndef TESTS_FUZZ_TARGET_H
#define TESTS_FUZZ_TARGET_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
