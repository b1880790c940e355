# SPDX-License-Identifier: MIT
test_programs += %D%/address.t %D%/vote_room.t %D%/vote_server.t
net_test_libs = tests/tap/libtap.a $(net_libs)
%C%_address_t_SOURCES = %D%/address.c
%C%_address_t_LDADD = $(net_test_libs)
%C%_vote_room_t_SOURCES = %D%/vote_room.c
%C%_vote_room_t_LDADD = $(net_test_libs)
%C%_vote_server_t_SOURCES = %D%/vote_server.c %D%/calls.c %D%/calls.h
%C%_vote_server_t_LDADD = $(net_test_libs)
