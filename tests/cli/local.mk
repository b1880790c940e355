# SPDX-License-Identifier: MIT
# The program as a person runs it in a shell.
test_scripts += \
	%D%/check.sh \
	%D%/class.sh \
	%D%/course.sh \
	%D%/dead.sh \
	%D%/exam.sh \
	%D%/exam_marks.sh \
	%D%/dev_run.sh \
	%D%/drill.sh \
	%D%/export.sh \
	%D%/perft.sh \
	%D%/profile.sh \
	%D%/puzzles.sh \
	%D%/quiz.sh \
	%D%/rules.sh \
	%D%/spot.sh \
	%D%/stats.sh \
	%D%/usage.sh

# The plain mode with input and output in memory.
test_programs += %D%/line_mode.t
%C%_line_mode_t_SOURCES = %D%/line_mode.c
%C%_line_mode_t_LDADD = tests/tap/libtap.a src/cli/libline.a src/train/libtrain.a \
	src/text/libtext.a src/pgn/libpgn.a src/core/libcore.a src/os/libos.a $(base_libs) \
	$(JANSSON_LIBS) $(NETTLE_LIBS) $(INTL_LIBS)

# The program killed in the middle of a session.
test_programs += %D%/killed.t
%C%_killed_t_SOURCES = %D%/killed.c
%C%_killed_t_LDADD = tests/tap/libtap.a $(store_libs)
