# SPDX-License-Identifier: MIT
pgn_test_libs = tests/tap/libtap.a $(pgn_libs)
pgn_sketch = %D%/sketch.c %D%/sketch.h

test_programs += %D%/bench_files.t %D%/cases_public.t %D%/claim_text.t %D%/lexer.t %D%/limits.t \
	%D%/reader.t %D%/writer.t
%C%_bench_files_t_SOURCES = %D%/bench_files.c
%C%_bench_files_t_LDADD = $(pgn_test_libs)
%C%_cases_public_t_SOURCES = %D%/cases_public.c
%C%_cases_public_t_LDADD = $(pgn_test_libs)
%C%_claim_text_t_SOURCES = %D%/claim_text.c $(pgn_sketch)
%C%_claim_text_t_LDADD = $(pgn_test_libs)
%C%_lexer_t_SOURCES = %D%/lexer.c $(pgn_sketch)
%C%_lexer_t_LDADD = $(pgn_test_libs)
%C%_limits_t_SOURCES = %D%/limits.c
%C%_limits_t_LDADD = $(pgn_test_libs)
%C%_reader_t_SOURCES = %D%/reader.c $(pgn_sketch)
%C%_reader_t_LDADD = $(pgn_test_libs)
%C%_writer_t_SOURCES = %D%/writer.c $(pgn_sketch)
%C%_writer_t_LDADD = $(pgn_test_libs)

test_programs += %D%/ruleset_file.t
%C%_ruleset_file_t_SOURCES = %D%/ruleset_file.c
%C%_ruleset_file_t_LDADD = $(pgn_test_libs)
