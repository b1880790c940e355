# SPDX-License-Identifier: MIT
tui_test_libs = tests/tap/libtap.a $(tui_libs)

# Screens walked through by keys; each with walk.c.
walk_sources = %D%/walk.c %D%/walk.h
test_programs += %D%/analysis.t %D%/browse.t %D%/class.t %D%/course.t %D%/drill.t %D%/help.t %D%/mash.t %D%/menu.t %D%/spot.t %D%/stats.t
%C%_analysis_t_SOURCES = %D%/analysis.c $(walk_sources)
%C%_analysis_t_LDADD = $(tui_test_libs)
%C%_browse_t_SOURCES = %D%/browse.c $(walk_sources)
%C%_browse_t_LDADD = $(tui_test_libs)
%C%_class_t_SOURCES = %D%/class.c $(walk_sources)
%C%_class_t_LDADD = $(tui_test_libs)
%C%_course_t_SOURCES = %D%/course.c $(walk_sources)
%C%_course_t_LDADD = $(tui_test_libs)
%C%_drill_t_SOURCES = %D%/drill.c $(walk_sources)
%C%_drill_t_LDADD = $(tui_test_libs)
%C%_help_t_SOURCES = %D%/help.c $(walk_sources)
%C%_help_t_LDADD = $(tui_test_libs)
%C%_mash_t_SOURCES = %D%/mash.c $(walk_sources)
%C%_mash_t_LDADD = $(tui_test_libs)
%C%_menu_t_SOURCES = %D%/menu.c $(walk_sources)
%C%_menu_t_LDADD = $(tui_test_libs)
%C%_spot_t_SOURCES = %D%/spot.c $(walk_sources)
%C%_spot_t_LDADD = $(tui_test_libs)
%C%_stats_t_SOURCES = %D%/stats.c $(walk_sources)
%C%_stats_t_LDADD = $(tui_test_libs)

# The parts that screens are made of.
test_programs += %D%/app.t %D%/board_view.t %D%/canvas.t %D%/key.t %D%/layout.t %D%/style.t \
	%D%/tables.t %D%/widget.t
%C%_app_t_SOURCES = %D%/app.c
%C%_app_t_LDADD = $(tui_test_libs)
%C%_board_view_t_SOURCES = %D%/board_view.c
%C%_board_view_t_LDADD = $(tui_test_libs)
%C%_canvas_t_SOURCES = %D%/canvas.c
%C%_canvas_t_LDADD = $(tui_test_libs)
%C%_key_t_SOURCES = %D%/key.c
%C%_key_t_LDADD = $(tui_test_libs)
%C%_layout_t_SOURCES = %D%/layout.c
%C%_layout_t_LDADD = $(tui_test_libs)
%C%_style_t_SOURCES = %D%/style.c
%C%_style_t_LDADD = $(tui_test_libs)
%C%_tables_t_SOURCES = %D%/tables.c
%C%_tables_t_LDADD = $(tui_test_libs)
%C%_widget_t_SOURCES = %D%/widget.c
%C%_widget_t_LDADD = $(tui_test_libs)

# Questions and explanations, asked of tests/data/quiz.
asked_sources = %D%/asked.c %D%/asked.h $(walk_sources)
test_programs += %D%/explain.t %D%/law.t %D%/quiz.t %D%/study.t
%C%_explain_t_SOURCES = %D%/explain.c $(asked_sources)
%C%_explain_t_LDADD = $(tui_test_libs)
%C%_law_t_SOURCES = %D%/law.c $(asked_sources)
%C%_law_t_LDADD = $(tui_test_libs)
%C%_quiz_t_SOURCES = %D%/quiz.c $(asked_sources)
%C%_quiz_t_LDADD = $(tui_test_libs)
%C%_study_t_SOURCES = %D%/study.c $(asked_sources)
%C%_study_t_LDADD = $(tui_test_libs)

# Plays keys through the screens without a terminal; for shell tests and by hand.
test_helpers += %D%/play
test_scripts += %D%/play.sh
%C%_play_SOURCES = %D%/play.c
%C%_play_LDADD = $(tui_libs)

test_programs += %D%/exam.t
%C%_exam_t_SOURCES = %D%/exam.c $(walk_sources)
%C%_exam_t_LDADD = $(tui_test_libs)
