# SPDX-License-Identifier: MIT
# Measuring, for ./dev bench; no part of `make check`.
EXTRA_DIST += %D%/bench.sh
EXTRA_PROGRAMS += %D%/dead
%C%_dead_SOURCES = %D%/dead.c tests/core/dead_plain.c tests/core/dead_plain.h $(core_table)
%C%_dead_LDADD = tests/tap/libtap.a $(pgn_libs)
