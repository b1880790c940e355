# SPDX-License-Identifier: MIT
tui_test_libs = tests/tap/libtap.a $(tui_libs)

# Screens walked through by keys; each with walk.c.
walk_sources = %D%/walk.c %D%/walk.h
test_programs += %D%/analysis.t %D%/browse.t %D%/help.t %D%/menu.t
%C%_analysis_t_SOURCES = %D%/analysis.c $(walk_sources)
%C%_analysis_t_LDADD = $(tui_test_libs)
%C%_browse_t_SOURCES = %D%/browse.c $(walk_sources)
%C%_browse_t_LDADD = $(tui_test_libs)
%C%_help_t_SOURCES = %D%/help.c $(walk_sources)
%C%_help_t_LDADD = $(tui_test_libs)
%C%_menu_t_SOURCES = %D%/menu.c $(walk_sources)
%C%_menu_t_LDADD = $(tui_test_libs)
