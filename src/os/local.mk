# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libos.a
%C%_libos_a_SOURCES = \
	%D%/append.c %D%/append.h \
	%D%/clock.c %D%/clock.h \
	%D%/files.c %D%/files.h \
	%D%/paths.c %D%/paths.h \
	%D%/settings.c %D%/settings.h
