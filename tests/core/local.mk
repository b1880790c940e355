# SPDX-License-Identifier: MIT
core_test_libs = tests/tap/libtap.a $(core_libs)

test_programs += %D%/bitboard.t %D%/fen.t %D%/identity.t %D%/movegen.t \
	%D%/position.t %D%/san.t
core_setup = %D%/setup.c %D%/setup.h
%C%_bitboard_t_SOURCES = %D%/bitboard.c $(core_setup)
%C%_bitboard_t_LDADD = $(core_test_libs)
%C%_fen_t_SOURCES = %D%/fen.c $(core_setup)
%C%_fen_t_LDADD = $(core_test_libs)
%C%_identity_t_SOURCES = %D%/identity.c $(core_setup)
%C%_identity_t_LDADD = $(core_test_libs)
%C%_movegen_t_SOURCES = %D%/movegen.c $(core_setup)
%C%_movegen_t_LDADD = $(core_test_libs)
%C%_position_t_SOURCES = %D%/position.c $(core_setup)
%C%_position_t_LDADD = $(core_test_libs)
%C%_san_t_SOURCES = %D%/san.c $(core_setup)
%C%_san_t_LDADD = $(core_test_libs)

test_programs += %D%/claim.t %D%/claims.t %D%/dead.t %D%/dead_static.t %D%/draws.t \
	%D%/game.t %D%/grounds.t %D%/ruleset.t %D%/verdict.t %D%/verdict_end.t
core_line = %D%/line.c %D%/line.h $(core_setup)
core_table = %D%/table.c %D%/table.h $(core_line)
%C%_claim_t_SOURCES = %D%/claim.c
%C%_claim_t_LDADD = $(core_test_libs)
%C%_claims_t_SOURCES = %D%/claims.c $(core_table)
%C%_claims_t_LDADD = $(core_test_libs)
%C%_dead_t_SOURCES = %D%/dead.c $(core_setup)
%C%_dead_t_LDADD = $(core_test_libs)
%C%_dead_static_t_SOURCES = %D%/dead_static.c $(core_setup)
%C%_dead_static_t_LDADD = $(core_test_libs)
%C%_draws_t_SOURCES = %D%/draws.c $(core_line)
%C%_draws_t_LDADD = $(core_test_libs)
%C%_game_t_SOURCES = %D%/game.c $(core_line)
%C%_game_t_LDADD = $(core_test_libs)
%C%_grounds_t_SOURCES = %D%/grounds.c $(core_line)
%C%_grounds_t_LDADD = $(core_test_libs)
%C%_ruleset_t_SOURCES = %D%/ruleset.c $(core_setup)
%C%_ruleset_t_LDADD = $(core_test_libs)
%C%_verdict_t_SOURCES = %D%/verdict.c $(core_line)
%C%_verdict_t_LDADD = $(core_test_libs)
%C%_verdict_end_t_SOURCES = %D%/verdict_end.c $(core_line)
%C%_verdict_end_t_LDADD = $(core_test_libs)

test_programs += %D%/other_rules.t
%C%_other_rules_t_SOURCES = %D%/other_rules.c $(core_line)
%C%_other_rules_t_LDADD = $(core_test_libs)

test_programs += %D%/steps.t
%C%_steps_t_SOURCES = %D%/steps.c $(core_line)
%C%_steps_t_LDADD = $(core_test_libs)

test_programs += %D%/near_miss.t
%C%_near_miss_t_SOURCES = %D%/near_miss.c $(core_line)
%C%_near_miss_t_LDADD = $(core_test_libs)

test_programs += %D%/first_dead.t
%C%_first_dead_t_SOURCES = %D%/first_dead.c $(core_table)
%C%_first_dead_t_LDADD = $(core_test_libs)

# Who can still mate: against a plain closure, against games that never leave the picture, against
# positions that are winnable as they were made, and against answers that came from elsewhere.
test_programs += %D%/dead_games.t %D%/dead_random.t %D%/dead_reach.t %D%/dead_same.t \
	%D%/dead_vectors.t %D%/dead_winnable.t
core_evidence = %D%/dead_evidence.c %D%/dead_evidence.h
core_chance = %D%/dead_chance.c %D%/dead_chance.h $(core_evidence) $(core_setup)
%C%_dead_games_t_SOURCES = %D%/dead_games.c $(core_evidence) $(core_table)
%C%_dead_games_t_LDADD = $(core_test_libs)
%C%_dead_random_t_SOURCES = %D%/dead_random.c %D%/dead_plain.c %D%/dead_plain.h $(core_chance)
%C%_dead_random_t_LDADD = $(core_test_libs)
%C%_dead_reach_t_SOURCES = %D%/dead_reach.c $(core_chance)
%C%_dead_reach_t_LDADD = $(core_test_libs)
%C%_dead_same_t_SOURCES = %D%/dead_same.c $(core_chance)
%C%_dead_same_t_LDADD = $(core_test_libs)
%C%_dead_vectors_t_SOURCES = %D%/dead_vectors.c $(core_evidence) $(core_table)
%C%_dead_vectors_t_LDADD = $(core_test_libs)
%C%_dead_winnable_t_SOURCES = %D%/dead_winnable.c %D%/dead_retro.c %D%/dead_retro.h $(core_chance)
%C%_dead_winnable_t_LDADD = $(core_test_libs)

# The claims of the data under every ruleset; they are written as in a comment, so pgn reads them.
test_programs += %D%/truth.t %D%/every_ruleset.t %D%/series.t
%C%_truth_t_SOURCES = %D%/truth.c $(core_table)
%C%_truth_t_LDADD = tests/tap/libtap.a src/pgn/libpgn.a $(core_libs)
%C%_every_ruleset_t_SOURCES = %D%/every_ruleset.c $(core_table)
%C%_every_ruleset_t_LDADD = $(core_test_libs)
%C%_series_t_SOURCES = %D%/series.c $(core_line)
%C%_series_t_LDADD = $(core_test_libs)

test_programs += %D%/dead_search.t %D%/dead_set.t
%C%_dead_search_t_SOURCES = %D%/dead_search.c $(core_setup)
%C%_dead_search_t_LDADD = $(core_test_libs)
%C%_dead_set_t_SOURCES = %D%/dead_set.c $(core_setup)
%C%_dead_set_t_LDADD = $(core_test_libs)
