# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libpgn.a
%C%_libpgn_a_SOURCES =
