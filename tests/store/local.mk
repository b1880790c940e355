# SPDX-License-Identifier: MIT
test_programs += %D%/damage.t %D%/open.t %D%/schema.t %D%/store.t %D%/sync.t %D%/together.t \
	%D%/whole.t
store_test_libs = tests/tap/libtap.a $(store_libs)
store_test_cppflags = $(AM_CPPFLAGS) $(SQLITE_CFLAGS)

%C%_damage_t_CPPFLAGS = $(store_test_cppflags)
%C%_damage_t_SOURCES = %D%/damage.c %D%/disk.c %D%/disk.h %D%/sample.c %D%/sample.h
%C%_damage_t_LDADD = $(store_test_libs)
%C%_open_t_CPPFLAGS = $(store_test_cppflags)
%C%_open_t_SOURCES = %D%/open.c %D%/sample.c %D%/sample.h
%C%_open_t_LDADD = $(store_test_libs)
%C%_schema_t_CPPFLAGS = $(store_test_cppflags)
%C%_schema_t_SOURCES = %D%/schema.c
%C%_schema_t_LDADD = $(store_test_libs)
%C%_store_t_CPPFLAGS = $(store_test_cppflags)
%C%_store_t_SOURCES = %D%/store.c %D%/sample.c %D%/sample.h
%C%_store_t_LDADD = $(store_test_libs) -lm
%C%_sync_t_CPPFLAGS = $(store_test_cppflags)
%C%_sync_t_SOURCES = %D%/sync.c %D%/disk.c %D%/disk.h %D%/sample.c %D%/sample.h
%C%_sync_t_LDADD = $(store_test_libs)
%C%_together_t_CPPFLAGS = $(store_test_cppflags)
%C%_together_t_SOURCES = %D%/together.c %D%/disk.c %D%/disk.h %D%/sample.c %D%/sample.h
%C%_together_t_LDADD = $(store_test_libs)
%C%_whole_t_SOURCES = %D%/whole.c %D%/sample.c %D%/sample.h
%C%_whole_t_LDADD = $(store_test_libs)
