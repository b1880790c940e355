# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libpgn.a
%C%_libpgn_a_SOURCES = \
	%D%/bytes.c %D%/bytes.h \
	%D%/claim_text.c %D%/claim_text.h \
	%D%/comment.c \
	%D%/game_parts.h \
	%D%/lexer.c %D%/lexer.h \
	%D%/lexer_long.c %D%/lexer_parts.h \
	%D%/pgn_game.c \
	%D%/reader.c %D%/reader.h %D%/reader_parts.h \
	%D%/reader_moves.c %D%/reader_result.c \
	%D%/result.c %D%/result.h \
	%D%/room.c %D%/room.h \
	%D%/ruleset_file.c %D%/ruleset_file.h \
	%D%/variant.c %D%/variant.h \
	%D%/writer.c %D%/writer.h
