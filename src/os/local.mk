# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libos.a
%C%_libos_a_SOURCES = \
	%D%/append.c %D%/append.h \
	%D%/clock.c %D%/clock.h \
	%D%/files.c %D%/files.h \
	%D%/line_feed.c %D%/line_feed.h \
	%D%/paths.c %D%/paths.h \
	%D%/random.c %D%/random.h \
	%D%/settings.c %D%/settings.h \
	%D%/source.h
