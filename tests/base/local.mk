# SPDX-License-Identifier: MIT
test_programs += %D%/buf.t %D%/choice.t %D%/date.t %D%/err.t %D%/mem.t %D%/utf8.t
base_test_libs = tests/tap/libtap.a $(base_libs)

%C%_buf_t_SOURCES = %D%/buf.c
%C%_buf_t_LDADD = $(base_test_libs)
%C%_choice_t_SOURCES = %D%/choice.c
%C%_choice_t_LDADD = $(base_test_libs)
%C%_date_t_SOURCES = %D%/date.c
%C%_date_t_LDADD = $(base_test_libs)
%C%_err_t_SOURCES = %D%/err.c
%C%_err_t_LDADD = $(base_test_libs)
%C%_mem_t_SOURCES = %D%/mem.c
%C%_mem_t_LDADD = $(base_test_libs)
%C%_utf8_t_SOURCES = %D%/utf8.c
%C%_utf8_t_LDADD = $(base_test_libs)
