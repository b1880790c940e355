# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libcore.a
%C%_libcore_a_SOURCES =
