# SPDX-License-Identifier: MIT
noinst_LIBRARIES += %D%/libexport.a
%C%_libexport_a_SOURCES = \
	%D%/html.c %D%/html.h
