# SPDX-License-Identifier: MIT
core_test_libs = tests/tap/libtap.a $(core_libs)
