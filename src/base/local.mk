# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libbase.a
%C%_libbase_a_SOURCES = \
	%D%/buf.c %D%/buf.h \
	%D%/choice.c %D%/choice.h \
	%D%/date.c %D%/date.h \
	%D%/err.c %D%/err.h \
	%D%/mem.c %D%/mem.h \
	%D%/utf8.c %D%/utf8.h
