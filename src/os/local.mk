# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libos.a
%C%_libos_a_SOURCES =
