# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libcore.a
%C%_libcore_a_SOURCES = \
	%D%/bitboard.c %D%/bitboard.h \
	%D%/chess.h \
	%D%/fen.c %D%/fen.h \
	%D%/fen_castling.c %D%/fen_castling.h \
	%D%/identity.c %D%/identity.h \
	%D%/movegen.c %D%/movegen.h \
	%D%/position.c %D%/position.h \
	%D%/san.c %D%/san.h \
	%D%/actions.c \
	%D%/claim.c %D%/claim.h \
	%D%/dead.c %D%/dead.h %D%/dead_inside.h \
	%D%/dead_ahead.c %D%/dead_fast.c %D%/dead_forced.c %D%/dead_guide.c %D%/dead_material.c \
	%D%/dead_helpmate.c %D%/dead_line.c %D%/dead_search.c %D%/dead_set.c %D%/dead_set.h \
	%D%/dead_static.c %D%/dead_static_inside.h \
	%D%/dead_static_mate.c %D%/dead_static_reach.c \
	%D%/draws.c %D%/draws.h %D%/events.c \
	%D%/first_dead.c %D%/first_dead.h \
	%D%/game.c %D%/game.h \
	%D%/grounds.c \
	%D%/other_rules.c %D%/other_rules.h \
	%D%/near_miss.c %D%/near_miss.h \
	%D%/ruleset.c %D%/ruleset.h %D%/ruleset_table.c %D%/ruleset_table.h \
	%D%/ruleset_keys.c %D%/ruleset_keys.h \
	%D%/series.c %D%/series.h \
	%D%/steps.c %D%/steps_inside.h \
	%D%/verdict.c %D%/verdict.h %D%/verdict_inside.h \
	%D%/verdict_claim.c %D%/verdict_end.c %D%/verdict_loss.c %D%/verdict_names.c
