# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libtext.a
%C%_libtext_a_CPPFLAGS = $(AM_CPPFLAGS) $(JANSSON_CFLAGS)
%C%_libtext_a_SOURCES = \
	%D%/complain.c %D%/complain.h %D%/complain_parts.h %D%/complain_table.c \
	%D%/explain.c %D%/explain.h \
	%D%/explain_board.c \
	%D%/explain_card.c \
	%D%/explain_choices.c \
	%D%/explain_compare.c \
	%D%/explain_diff.c \
	%D%/explain_differ.c \
	%D%/explain_doubts.c \
	%D%/explain_next.c \
	%D%/explain_notes.c \
	%D%/explain_other.c \
	%D%/explain_parts.c %D%/explain_parts.h \
	%D%/explain_reasons.c \
	%D%/explain_rules.c \
	%D%/explain_steps.c \
	%D%/explain_terms.c \
	%D%/explain_timeline.c \
	%D%/explain_why.c \
	%D%/i18n.c %D%/i18n.h \
	%D%/json_exam.c %D%/json_exam.h \
	%D%/json.c %D%/json.h %D%/json_rules.c \
	%D%/json_parts.c %D%/json_parts.h \
	%D%/json_sheet.c %D%/json_sheet.h \
	%D%/json_stats.c %D%/json_stats.h \
	%D%/key_words.c %D%/key_words.h \
	%D%/notation.c %D%/notation.h \
	%D%/phrase.c %D%/phrase.h \
	%D%/proof.c %D%/proof.h \
	%D%/report.c %D%/report.h \
	%D%/report_claim.c %D%/report_claim.h \
	%D%/rules_fill.c %D%/rules_fill.h \
	%D%/rules_text.c %D%/rules_text.h \
	%D%/svg.c %D%/svg.h
