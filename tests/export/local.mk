# SPDX-License-Identifier: MIT
test_programs += %D%/html.t
export_test_libs = tests/tap/libtap.a $(export_libs)

%C%_html_t_SOURCES = %D%/html.c
%C%_html_t_LDADD = $(export_test_libs)
