# SPDX-License-Identifier: MIT
# The program; its objects come first on the link line.

# The plain mode, apart for its tests.
noinst_LIBRARIES += %D%/libline.a
%C%_libline_a_SOURCES = \
	%D%/line_analysis.c \
	%D%/line_ask.c %D%/line_quiz.c %D%/line_quiz.h \
	%D%/line_browse.c \
	%D%/line_command.c %D%/line_command.h \
	%D%/line_game.c %D%/line_game.h \
	%D%/line_io.c %D%/line_io.h \
	%D%/line_mode.c %D%/line_mode.h \
	%D%/line_proof.c \
	%D%/line_rules.c %D%/line_rules.h \
	%D%/line_view.c %D%/line_view.h
