# SPDX-License-Identifier: MIT
test_programs += %D%/html.t %D%/moodle.t %D%/sheet.t %D%/texts.t
export_test_libs = tests/tap/libtap.a $(export_libs)
export_whole = %D%/whole.c %D%/whole.h

%C%_html_t_SOURCES = %D%/html.c
%C%_html_t_LDADD = $(export_test_libs)
%C%_moodle_t_SOURCES = %D%/moodle.c $(export_whole)
%C%_moodle_t_CPPFLAGS = $(AM_CPPFLAGS) $(XML_CFLAGS)
%C%_moodle_t_LDADD = $(export_test_libs)
%C%_sheet_t_SOURCES = %D%/sheet.c $(export_whole)
%C%_sheet_t_LDADD = $(export_test_libs)
%C%_texts_t_SOURCES = %D%/texts.c $(export_whole)
%C%_texts_t_LDADD = $(export_test_libs)
