# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libtui.a
%C%_libtui_a_CPPFLAGS = $(AM_CPPFLAGS) $(CURSES_CFLAGS)
%C%_libtui_a_SOURCES = \
	%D%/analysis.h %D%/analysis_claim.c %D%/analysis_games.c %D%/analysis_line.c \
	%D%/analysis_save.c %D%/analysis_view.c \
	%D%/app.c %D%/app.h %D%/app_command.c %D%/app_inside.h %D%/app_look.c %D%/app_view.c \
	%D%/board_view.c %D%/board_view.h \
	%D%/browse_list.c %D%/browse_list.h \
	%D%/canvas.c %D%/canvas.h \
	%D%/chart.c %D%/chart.h \
	%D%/claim_form.c %D%/claim_form.h \
	%D%/class_page.c %D%/class_screen.h \
	%D%/class_words.c %D%/class_words.h \
	%D%/column.c %D%/column.h \
	%D%/exam_screen.h \
	%D%/explain_page.c %D%/explain_page.h \
	%D%/key.c %D%/key.h \
	%D%/layout.c %D%/layout.h \
	%D%/loop.c %D%/loop.h \
	%D%/moves_view.c \
	%D%/piece_art.c %D%/piece_art.h \
	%D%/proof_steps.c %D%/proof_steps.h \
	%D%/quiz.h %D%/quiz_do.c %D%/quiz_question.c %D%/quiz_view.c \
	%D%/run.c %D%/run.h \
	%D%/screen.h \
	%D%/screen_analysis.c \
	%D%/screen_answer.c \
	%D%/screen_browse.c \
	%D%/screen_exam.c \
	%D%/screen_exam_list.c \
	%D%/screen_class.c \
	%D%/screen_class_end.c \
	%D%/screen_course.c \
	%D%/screen_explain.c \
	%D%/screen_grade.c \
	%D%/screen_help.c \
	%D%/screen_menu.c \
	%D%/screen_other.c \
	%D%/screen_quiz.c \
	%D%/screen_rules.c \
	%D%/screen_settings.c \
	%D%/screen_spot.c \
	%D%/screen_stats.c \
	%D%/screen_summary.c \
	%D%/screen_timeline.c \
	%D%/screens.c %D%/screens.h \
	%D%/spot.h %D%/spot_view.c \
	%D%/style.c %D%/style.h \
	%D%/tally.c %D%/tally.h \
	%D%/term.c %D%/term.h \
	%D%/widget.c %D%/widget.h \
	%D%/written_move.c
