# SPDX-License-Identifier: MIT
train_test_libs = tests/tap/libtap.a $(train_libs)
