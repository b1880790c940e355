# SPDX-License-Identifier: MIT
check_LIBRARIES += %D%/libtap.a
%C%_libtap_a_SOURCES = %D%/tap.c %D%/tap.h
EXTRA_DIST += %D%/tap.sh %D%/sample.sh

test_scripts += %D%/self.sh
test_helpers += %D%/sample
%C%_sample_SOURCES = %D%/sample.c
%C%_sample_LDADD = %D%/libtap.a $(base_libs)
