# SPDX-License-Identifier: MIT
# Each target X.c is built twice: as X.t, which replays the files of corpus/X as fixed cases in
# every `make check`, and as X.fuzz with libFuzzer (./dev fuzz X).
EXTRA_DIST += %D%/corpus
fuzz_flags = -fsanitize=fuzzer,address,undefined
fuzz_replay = %D%/replay.c %D%/target.h

test_programs += %D%/utf8.t
EXTRA_PROGRAMS += %D%/utf8.fuzz
%C%_utf8_t_SOURCES = %D%/utf8.c $(fuzz_replay)
%C%_utf8_t_LDADD = tests/tap/libtap.a $(base_libs)
%C%_utf8_fuzz_SOURCES = %D%/utf8.c %D%/target.h
%C%_utf8_fuzz_LDADD = $(base_libs)
%C%_utf8_fuzz_LDFLAGS = $(AM_LDFLAGS) $(fuzz_flags)

test_programs += %D%/fen.t
EXTRA_PROGRAMS += %D%/fen.fuzz
%C%_fen_t_SOURCES = %D%/fen.c $(fuzz_replay)
%C%_fen_t_LDADD = tests/tap/libtap.a $(core_libs)
%C%_fen_fuzz_SOURCES = %D%/fen.c %D%/target.h
%C%_fen_fuzz_LDADD = $(core_libs)
%C%_fen_fuzz_LDFLAGS = $(AM_LDFLAGS) $(fuzz_flags)

test_programs += %D%/san.t
EXTRA_PROGRAMS += %D%/san.fuzz
%C%_san_t_SOURCES = %D%/san.c $(fuzz_replay)
%C%_san_t_LDADD = tests/tap/libtap.a $(core_libs)
%C%_san_fuzz_SOURCES = %D%/san.c %D%/target.h
%C%_san_fuzz_LDADD = $(core_libs)
%C%_san_fuzz_LDFLAGS = $(AM_LDFLAGS) $(fuzz_flags)

test_programs += %D%/pgn.t
EXTRA_PROGRAMS += %D%/pgn.fuzz
%C%_pgn_t_SOURCES = %D%/pgn.c $(fuzz_replay)
%C%_pgn_t_LDADD = tests/tap/libtap.a $(pgn_libs)
%C%_pgn_fuzz_SOURCES = %D%/pgn.c %D%/target.h
%C%_pgn_fuzz_LDADD = $(pgn_libs)
%C%_pgn_fuzz_LDFLAGS = $(AM_LDFLAGS) $(fuzz_flags)

test_programs += %D%/claim.t
EXTRA_PROGRAMS += %D%/claim.fuzz
%C%_claim_t_SOURCES = %D%/claim.c $(fuzz_replay)
%C%_claim_t_LDADD = tests/tap/libtap.a $(pgn_libs)
%C%_claim_fuzz_SOURCES = %D%/claim.c %D%/target.h
%C%_claim_fuzz_LDADD = $(pgn_libs)
%C%_claim_fuzz_LDFLAGS = $(AM_LDFLAGS) $(fuzz_flags)

test_programs += %D%/puzzle.t
EXTRA_PROGRAMS += %D%/puzzle.fuzz
%C%_puzzle_t_SOURCES = %D%/puzzle.c $(fuzz_replay)
%C%_puzzle_t_LDADD = tests/tap/libtap.a $(train_libs)
%C%_puzzle_fuzz_SOURCES = %D%/puzzle.c %D%/target.h
%C%_puzzle_fuzz_LDADD = $(train_libs)
%C%_puzzle_fuzz_LDFLAGS = $(AM_LDFLAGS) $(fuzz_flags)

test_programs += %D%/rules.t
EXTRA_PROGRAMS += %D%/rules.fuzz
%C%_rules_t_SOURCES = %D%/rules.c $(fuzz_replay)
%C%_rules_t_LDADD = tests/tap/libtap.a $(pgn_libs)
%C%_rules_fuzz_SOURCES = %D%/rules.c %D%/target.h
%C%_rules_fuzz_LDADD = $(pgn_libs)
%C%_rules_fuzz_LDFLAGS = $(AM_LDFLAGS) $(fuzz_flags)

test_programs += %D%/settings.t
EXTRA_PROGRAMS += %D%/settings.fuzz
%C%_settings_t_SOURCES = %D%/settings.c $(fuzz_replay)
%C%_settings_t_LDADD = tests/tap/libtap.a $(os_libs)
%C%_settings_fuzz_SOURCES = %D%/settings.c %D%/target.h
%C%_settings_fuzz_LDADD = $(os_libs)
%C%_settings_fuzz_LDFLAGS = $(AM_LDFLAGS) $(fuzz_flags)

test_programs += %D%/exam_paper.t
EXTRA_PROGRAMS += %D%/exam_paper.fuzz
%C%_exam_paper_t_SOURCES = %D%/exam_paper.c $(fuzz_replay)
%C%_exam_paper_t_LDADD = tests/tap/libtap.a $(train_libs)
%C%_exam_paper_fuzz_SOURCES = %D%/exam_paper.c %D%/target.h
%C%_exam_paper_fuzz_LDADD = $(train_libs)
%C%_exam_paper_fuzz_LDFLAGS = $(AM_LDFLAGS) $(fuzz_flags)

test_programs += %D%/exam_sheet.t
EXTRA_PROGRAMS += %D%/exam_sheet.fuzz
%C%_exam_sheet_t_SOURCES = %D%/exam_sheet.c $(fuzz_replay)
%C%_exam_sheet_t_LDADD = tests/tap/libtap.a $(train_libs)
%C%_exam_sheet_fuzz_SOURCES = %D%/exam_sheet.c %D%/target.h
%C%_exam_sheet_fuzz_LDADD = $(train_libs)
%C%_exam_sheet_fuzz_LDFLAGS = $(AM_LDFLAGS) $(fuzz_flags)

test_programs += %D%/unfinished.t
EXTRA_PROGRAMS += %D%/unfinished.fuzz
%C%_unfinished_t_SOURCES = %D%/unfinished.c $(fuzz_replay)
%C%_unfinished_t_LDADD = tests/tap/libtap.a $(train_libs)
%C%_unfinished_fuzz_SOURCES = %D%/unfinished.c %D%/target.h
%C%_unfinished_fuzz_LDADD = $(train_libs)
%C%_unfinished_fuzz_LDFLAGS = $(AM_LDFLAGS) $(fuzz_flags)

test_programs += %D%/vote.t
EXTRA_PROGRAMS += %D%/vote.fuzz
%C%_vote_t_SOURCES = %D%/vote.c $(fuzz_replay)
%C%_vote_t_LDADD = tests/tap/libtap.a $(train_libs)
%C%_vote_fuzz_SOURCES = %D%/vote.c %D%/target.h
%C%_vote_fuzz_LDADD = $(train_libs)
%C%_vote_fuzz_LDFLAGS = $(AM_LDFLAGS) $(fuzz_flags)

test_programs += %D%/address.t
EXTRA_PROGRAMS += %D%/address.fuzz
%C%_address_t_SOURCES = %D%/address.c $(fuzz_replay)
%C%_address_t_LDADD = tests/tap/libtap.a $(net_libs)
%C%_address_fuzz_SOURCES = %D%/address.c %D%/target.h
%C%_address_fuzz_LDADD = $(net_libs)
%C%_address_fuzz_LDFLAGS = $(AM_LDFLAGS) $(fuzz_flags)

test_programs += %D%/dead.t
EXTRA_PROGRAMS += %D%/dead.fuzz
fuzz_dead = %D%/dead.c %D%/target.h tests/core/dead_evidence.c tests/core/dead_evidence.h \
	tests/core/dead_plain.c tests/core/dead_plain.h
%C%_dead_t_SOURCES = $(fuzz_dead) %D%/replay.c
%C%_dead_t_LDADD = tests/tap/libtap.a $(core_libs)
%C%_dead_fuzz_SOURCES = $(fuzz_dead)
%C%_dead_fuzz_LDADD = tests/tap/libtap.a $(core_libs)
%C%_dead_fuzz_LDFLAGS = $(AM_LDFLAGS) $(fuzz_flags)
