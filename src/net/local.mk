# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libnet.a
%C%_libnet_a_CPPFLAGS = $(AM_CPPFLAGS) $(MICROHTTPD_CFLAGS)
%C%_libnet_a_SOURCES = \
	%D%/address.c %D%/address.h \
	%D%/vote_pages.c %D%/vote_pages.h \
	%D%/vote_room.c %D%/vote_room.h \
	%D%/vote_server.c %D%/vote_server.h
