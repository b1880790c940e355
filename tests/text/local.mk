# SPDX-License-Identifier: MIT
text_test_libs = tests/tap/libtap.a $(text_libs)
