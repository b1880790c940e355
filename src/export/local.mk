# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libexport.a
%C%_libexport_a_CPPFLAGS = $(AM_CPPFLAGS) $(XML_CFLAGS)
%C%_libexport_a_SOURCES = \
	%D%/anki.c \
	%D%/csv.c %D%/csv.h \
	%D%/exam_page.c %D%/exam_page.h \
	%D%/export.c %D%/export.h %D%/formats.h \
	%D%/fraction.c \
	%D%/games.c \
	%D%/gift.c \
	%D%/html.c %D%/html.h \
	%D%/moodle.c \
	%D%/objects.c \
	%D%/page.c %D%/page.h \
	%D%/rich.c \
	%D%/sheet.c %D%/sheet.h
