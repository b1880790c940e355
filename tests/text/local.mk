# SPDX-License-Identifier: MIT
text_test_libs = tests/tap/libtap.a $(text_libs)

test_programs += %D%/complain.t %D%/explain.t %D%/explain_card.t %D%/explain_diff.t \
	%D%/json.t %D%/key_words.t %D%/notation.t %D%/phrase.t %D%/report.t \
	%D%/report_claim.t
text_told = %D%/told.c %D%/told.h %D%/games.h $(core_line)
%C%_key_words_t_SOURCES = %D%/key_words.c
%C%_key_words_t_LDADD = $(text_test_libs)
%C%_complain_t_SOURCES = %D%/complain.c $(core_line)
%C%_complain_t_LDADD = $(text_test_libs)
%C%_explain_t_SOURCES = %D%/explain.c $(text_told)
%C%_explain_t_LDADD = $(text_test_libs)
%C%_explain_card_t_SOURCES = %D%/explain_card.c $(text_told)
%C%_explain_card_t_LDADD = $(text_test_libs)
%C%_explain_diff_t_SOURCES = %D%/explain_diff.c $(text_told)
%C%_explain_diff_t_LDADD = $(text_test_libs)
%C%_json_t_SOURCES = %D%/json.c %D%/games.h $(core_line)
%C%_json_t_CPPFLAGS = $(AM_CPPFLAGS) $(JANSSON_CFLAGS)
%C%_json_t_LDADD = $(text_test_libs)
%C%_notation_t_SOURCES = %D%/notation.c $(core_line)
%C%_notation_t_LDADD = $(text_test_libs)
%C%_phrase_t_SOURCES = %D%/phrase.c
%C%_phrase_t_LDADD = $(text_test_libs)
%C%_report_t_SOURCES = %D%/report.c %D%/games.h
%C%_report_t_LDADD = $(text_test_libs)
%C%_report_claim_t_SOURCES = %D%/report_claim.c
%C%_report_claim_t_LDADD = $(text_test_libs)

test_programs += %D%/explain_steps.t
%C%_explain_steps_t_SOURCES = %D%/explain_steps.c $(text_told)
%C%_explain_steps_t_LDADD = $(text_test_libs)

test_programs += %D%/rules_text.t %D%/every_ruleset.t
%C%_every_ruleset_t_SOURCES = %D%/every_ruleset.c $(text_told) tests/core/table.c \
	tests/core/table.h
%C%_every_ruleset_t_LDADD = $(text_test_libs)
%C%_rules_text_t_SOURCES = %D%/rules_text.c
%C%_rules_text_t_LDADD = $(text_test_libs)

test_programs += %D%/proof.t
%C%_proof_t_SOURCES = %D%/proof.c tests/core/setup.c tests/core/setup.h
%C%_proof_t_LDADD = $(text_test_libs)

test_programs += %D%/svg.t
%C%_svg_t_SOURCES = %D%/svg.c
%C%_svg_t_LDADD = $(text_test_libs)
