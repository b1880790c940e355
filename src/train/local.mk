# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libtrain.a
%C%_libtrain_a_SOURCES =
