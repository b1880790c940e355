# SPDX-License-Identifier: MIT
test_programs += %D%/catalog.t %D%/class.t %D%/course.t %D%/exam.t %D%/exam_paper.t %D%/deck.t %D%/drill.t %D%/grade.t %D%/pack.t %D%/plan.t \
	%D%/puzzle.t %D%/question.t %D%/queue.t %D%/records.t %D%/schedule.t %D%/series.t %D%/session.t \
	%D%/session_grade.t %D%/spot.t %D%/spot_run.t %D%/stats.t %D%/stats_text.t %D%/table_questions.t \
	%D%/unfinished.t
train_test_libs = tests/tap/libtap.a $(train_libs)

%C%_catalog_t_SOURCES = %D%/catalog.c
%C%_catalog_t_LDADD = $(train_test_libs)
%C%_class_t_SOURCES = %D%/class.c
%C%_class_t_LDADD = $(train_test_libs)
%C%_course_t_SOURCES = %D%/course.c
%C%_course_t_LDADD = $(train_test_libs)
%C%_deck_t_SOURCES = %D%/deck.c
%C%_deck_t_LDADD = $(train_test_libs)
test_programs += %D%/ends.t
%C%_ends_t_SOURCES = %D%/ends.c
%C%_ends_t_LDADD = $(train_test_libs)
%C%_grade_t_SOURCES = %D%/grade.c
%C%_grade_t_LDADD = $(train_test_libs)
%C%_drill_t_SOURCES = %D%/drill.c
%C%_drill_t_LDADD = $(train_test_libs)
%C%_exam_t_SOURCES = %D%/exam.c %D%/exam_room.c %D%/exam_room.h
%C%_exam_paper_t_SOURCES = %D%/exam_paper.c %D%/exam_room.c %D%/exam_room.h
%C%_exam_paper_t_LDADD = $(train_test_libs)
%C%_exam_t_LDADD = $(train_test_libs)
%C%_pack_t_SOURCES = %D%/pack.c
%C%_pack_t_LDADD = $(train_test_libs)
%C%_plan_t_SOURCES = %D%/plan.c
%C%_plan_t_LDADD = $(train_test_libs)
%C%_queue_t_SOURCES = %D%/queue.c
%C%_queue_t_LDADD = $(train_test_libs)
%C%_puzzle_t_SOURCES = %D%/puzzle.c
%C%_puzzle_t_LDADD = $(train_test_libs)
%C%_question_t_SOURCES = %D%/question.c
%C%_question_t_LDADD = $(train_test_libs)
%C%_records_t_SOURCES = %D%/records.c
%C%_records_t_LDADD = $(train_test_libs)
%C%_schedule_t_SOURCES = %D%/schedule.c
%C%_schedule_t_LDADD = $(train_test_libs)
%C%_series_t_SOURCES = %D%/series.c
%C%_series_t_LDADD = $(train_test_libs)
%C%_session_t_SOURCES = %D%/session.c
%C%_session_t_LDADD = $(train_test_libs)
%C%_spot_run_t_SOURCES = %D%/spot_run.c
%C%_spot_run_t_LDADD = $(train_test_libs)
%C%_spot_t_SOURCES = %D%/spot.c
%C%_spot_t_LDADD = $(train_test_libs)
%C%_stats_t_SOURCES = %D%/stats.c
%C%_stats_t_LDADD = $(train_test_libs)
%C%_session_grade_t_SOURCES = %D%/session_grade.c
%C%_session_grade_t_LDADD = $(train_test_libs)
%C%_stats_text_t_SOURCES = %D%/stats_text.c
%C%_stats_text_t_LDADD = $(train_test_libs)
%C%_table_questions_t_SOURCES = %D%/table_questions.c
%C%_table_questions_t_LDADD = $(train_test_libs)
%C%_unfinished_t_SOURCES = %D%/unfinished.c
%C%_unfinished_t_LDADD = $(train_test_libs)
