# SPDX-License-Identifier: MIT
check_LIBRARIES += %D%/libtap.a
%C%_libtap_a_SOURCES = %D%/tap.c %D%/tap.h
EXTRA_DIST += %D%/tap.sh
