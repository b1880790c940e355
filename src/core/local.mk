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
	%D%/san.c %D%/san.h
