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
