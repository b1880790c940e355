# SPDX-License-Identifier: MIT
tui_test_libs = tests/tap/libtap.a $(tui_libs)
