# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libstore.a
%C%_libstore_a_CPPFLAGS = $(AM_CPPFLAGS) $(SQLITE_CFLAGS)
%C%_libstore_a_SOURCES = \
	%D%/file.c %D%/file.h \
	%D%/log.c \
	%D%/profile.c %D%/profile.h \
	%D%/records_db.c \
	%D%/rescue.c \
	%D%/row.c %D%/row.h \
	%D%/schema.c %D%/schema.h \
	%D%/store.c %D%/store.h %D%/store_inside.h \
	%D%/whole.c
