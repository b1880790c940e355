# SPDX-License-Identifier: MIT
# The program; its objects come first on the link line.
bin_PROGRAMS += drawclaim
drawclaim_SOURCES = \
	%D%/check.h %D%/check_game.c %D%/check_text.c \
	%D%/cmd_analyze.c \
	%D%/cmd_browse.c \
	%D%/class_host.c %D%/class_host.h \
	%D%/class_keep.c %D%/class_keep.h \
	%D%/class_notes.c \
	%D%/cmd_check.c \
	%D%/cmd_class.c \
	%D%/cmd_dead.c \
	%D%/cmd_doctor.c \
	%D%/cmd_drill.c \
	%D%/cmd_exam.c %D%/exam.h %D%/exam_files.c %D%/exam_sitting.c %D%/exam_sitting.h \
	%D%/cmd_exam_grade.c %D%/exam_marks.c \
	%D%/cmd_exam_new.c \
	%D%/cmd_exam_print.c \
	%D%/cmd_exam_report.c \
	%D%/cmd_exam_take.c \
	%D%/cmd_export.c \
	%D%/cmd_menu.c \
	%D%/cmd_perft.c \
	%D%/cmd_profile.c \
	%D%/cmd_puzzles.c \
	%D%/cmd_quiz.c \
	%D%/cmd_rules.c \
	%D%/cmd_spot.c \
	%D%/cmd_stats.c \
	%D%/command.c %D%/command.h %D%/commands.h \
	%D%/exit.h \
	%D%/filters.c %D%/filters.h \
	%D%/learner.c %D%/learner.h \
	%D%/left.c %D%/left.h \
	%D%/main.c \
	%D%/options.c %D%/options.h \
	%D%/packs.c %D%/packs.h \
	%D%/puzzles_new.c %D%/puzzles_new.h \
	%D%/rules_file.c %D%/rules_file.h \
	%D%/show.c %D%/show.h \
	%D%/stage.c %D%/stage.h \
	%D%/stats_out.c %D%/stats_out.h \
	%D%/study.c %D%/study.h \
	%D%/vote_words.c %D%/vote_words.h
drawclaim_LDADD = %D%/libline.a $(program_libs)

# The plain mode, apart for its tests.
noinst_LIBRARIES += %D%/libline.a
%C%_libline_a_SOURCES = \
	%D%/line_analysis.c \
	%D%/line_ask.c %D%/line_quiz.c %D%/line_quiz.h \
	%D%/line_browse.c \
	%D%/line_class.c %D%/line_class.h \
	%D%/line_command.c %D%/line_command.h \
	%D%/line_course.c %D%/line_course.h \
	%D%/line_exam.c \
	%D%/line_game.c %D%/line_game.h \
	%D%/line_io.c %D%/line_io.h \
	%D%/line_law.c \
	%D%/line_mode.c %D%/line_mode.h \
	%D%/line_other.c \
	%D%/line_proof.c \
	%D%/line_rules.c %D%/line_rules.h \
	%D%/line_spot.c \
	%D%/line_view.c %D%/line_view.h
