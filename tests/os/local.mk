# SPDX-License-Identifier: MIT
test_programs += %D%/append.t %D%/clock.t %D%/files.t %D%/paths.t %D%/settings.t
os_test_libs = tests/tap/libtap.a $(os_libs)

%C%_append_t_SOURCES = %D%/append.c
%C%_append_t_LDADD = $(os_test_libs)
%C%_clock_t_SOURCES = %D%/clock.c
%C%_clock_t_LDADD = $(os_test_libs)
%C%_files_t_SOURCES = %D%/files.c
%C%_files_t_LDADD = $(os_test_libs)
%C%_paths_t_SOURCES = %D%/paths.c
%C%_paths_t_LDADD = $(os_test_libs)
%C%_settings_t_SOURCES = %D%/settings.c
%C%_settings_t_LDADD = $(os_test_libs)
