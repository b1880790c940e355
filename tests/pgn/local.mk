# SPDX-License-Identifier: MIT
pgn_test_libs = tests/tap/libtap.a $(pgn_libs)
