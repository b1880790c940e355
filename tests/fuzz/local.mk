# SPDX-License-Identifier: MIT
# Each target X.c is built twice: as X.t, which replays the files of corpus/X as fixed cases in
# every `make check`, and as X.fuzz with libFuzzer (./dev fuzz X).
fuzz_flags = -fsanitize=fuzzer,address,undefined
fuzz_replay = %D%/replay.c %D%/target.h
EXTRA_DIST += %D%/replay.c %D%/target.h
