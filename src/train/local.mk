# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libtrain.a
%C%_libtrain_a_CPPFLAGS = $(AM_CPPFLAGS) $(NETTLE_CFLAGS)
%C%_libtrain_a_SOURCES = \
	%D%/answer_words.c %D%/answer_words.h \
	%D%/catalog.c %D%/catalog.h \
	%D%/class.c %D%/class.h \
	%D%/course.c %D%/course.h \
	%D%/deck.c %D%/deck.h \
	%D%/grade.c %D%/grade.h \
	%D%/drill.c %D%/drill.h %D%/drill_inside.h \
	%D%/drill_scene.c %D%/drill_traps.c %D%/drill_walk.c \
	%D%/plan.c %D%/plan.h \
	%D%/digest.c %D%/digest.h \
	%D%/exam.c %D%/exam.h \
	%D%/exam_grade.c %D%/exam_grade.h \
	%D%/exam_lines.c %D%/exam_lines.h \
	%D%/exam_paper.c %D%/exam_paper.h \
	%D%/exam_sheet.c %D%/exam_sheet.h \
	%D%/puzzle.c %D%/puzzle.h %D%/puzzle_internal.h \
	%D%/puzzle_claims.c \
	%D%/puzzle_commands.c \
	%D%/puzzle_question.c \
	%D%/puzzle_read.c \
	%D%/puzzle_tags.c \
	%D%/puzzle_words.c \
	%D%/puzzle_write.c %D%/puzzle_write.h \
	%D%/question_lint.c \
	%D%/queue.c %D%/queue.h \
	%D%/records.h %D%/records_memory.c \
	%D%/schedule.c %D%/schedule.h \
	%D%/series.c %D%/series.h \
	%D%/session.c %D%/session.h %D%/session_inside.h \
	%D%/session_choices.c \
	%D%/session_grade.c \
	%D%/spot.c %D%/spot.h \
	%D%/spot_games.c %D%/spot_games.h \
	%D%/spot_run.c %D%/spot_run.h \
	%D%/spot_words.c %D%/spot_words.h \
	%D%/stats.c %D%/stats.h \
	%D%/stats_rows.c %D%/stats_rows.h \
	%D%/stats_text.c %D%/stats_text.h \
	%D%/table_questions.c %D%/table_questions.h \
	%D%/unfinished.c %D%/unfinished.h \
	%D%/vote_line.c %D%/vote_line.h
