# SPDX-License-Identifier: MIT
os_test_libs = tests/tap/libtap.a $(os_libs)
