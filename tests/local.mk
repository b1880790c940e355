# SPDX-License-Identifier: MIT
TEST_EXTENSIONS = .t .sh
tap_driver = env AM_TAP_AWK='$(AWK)' $(SHELL) $(top_srcdir)/build-aux/tap-driver.sh
T_LOG_DRIVER = $(tap_driver)
SH_LOG_DRIVER = $(tap_driver)
SH_LOG_COMPILER = $(SHELL)

# Nothing of the person's own surroundings may change a result.
AM_TESTS_ENVIRONMENT = \
	unset HOME TERM TMUX TMUX_PANE DISPLAY WAYLAND_DISPLAY COLUMNS LINES NO_COLOR CDPATH ENV \
	  EDITOR VISUAL PAGER LANG LANGUAGE LC_CTYPE LC_MESSAGES XDG_CONFIG_HOME XDG_CONFIG_DIRS \
	  XDG_DATA_HOME XDG_DATA_DIRS XDG_STATE_HOME XDG_CACHE_HOME XDG_RUNTIME_DIR \
	  DRAWCLAIM_PUZZLES; \
	LC_ALL=C.UTF-8; export LC_ALL; \
	DRAWCLAIM='$(abs_top_builddir)/drawclaim$(EXEEXT)'; export DRAWCLAIM; \
	DRAWCLAIM_SOURCE='$(abs_top_srcdir)'; export DRAWCLAIM_SOURCE; \
	DRAWCLAIM_BUILD='$(abs_top_builddir)'; export DRAWCLAIM_BUILD; \
	DRAWCLAIM_TEST_DATA='$(abs_top_srcdir)/tests/data'; export DRAWCLAIM_TEST_DATA; \
	DRAWCLAIM_PLAIN_BUILD='$(PLAIN_BUILD)'; export DRAWCLAIM_PLAIN_BUILD; \
	DRAWCLAIM_SANITIZERS='$(enable_sanitizers)'; export DRAWCLAIM_SANITIZERS; \
	DRAWCLAIM_SHARED="$${DRAWCLAIM_SHARED-$(abs_top_srcdir)/../shared}"; export DRAWCLAIM_SHARED;

include %D%/tap/local.mk
include %D%/base/local.mk
include %D%/core/local.mk
include %D%/pgn/local.mk
include %D%/text/local.mk
include %D%/train/local.mk
include %D%/export/local.mk
include %D%/os/local.mk
include %D%/store/local.mk
include %D%/net/local.mk
include %D%/tui/local.mk
include %D%/browser/local.mk
include %D%/cli/local.mk
include %D%/term/local.mk
include %D%/style/local.mk
include %D%/fuzz/local.mk
include %D%/bench/local.mk
include %D%/data/local.mk

# The C tests once more under valgrind, which can't tell a sanitizer's work from a fault:
# for a plain gcc build, best with -O1.
VALGRIND = valgrind
VALGRIND_FLAGS = --quiet --error-exitcode=99 --leak-check=full --show-leak-kinds=all
check-valgrind: $(check_PROGRAMS)
	DRAWCLAIM_SLOW=yes $(MAKE) check TESTS='$(test_programs)' \
	  T_LOG_COMPILER='$(VALGRIND) $(VALGRIND_FLAGS)'

.PHONY: check-valgrind

# To add a test: in the folder's local.mk, for a program X.c that tests src/FOLDER/X.c,
#     test_programs += %D%/X.t
#     %C%_X_t_SOURCES = %D%/X.c
#     %C%_X_t_LDADD = $(FOLDER_test_libs)
# and for a shell test X.sh
#     test_scripts += %D%/X.sh
# No .t and .sh of one folder share their name: their logs would too.
