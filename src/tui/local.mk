# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libtui.a
%C%_libtui_a_CPPFLAGS = $(AM_CPPFLAGS) $(CURSES_CFLAGS)
%C%_libtui_a_SOURCES =
