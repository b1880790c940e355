# SPDX-License-Identifier: MIT
# The checks and switches of configure.ac.

# ncursesw.pc brings feature macros of its own; we set ours for all files alike.
AC_DEFUN([DRAWCLAIM_CURSES_FLAGS],
  [CURSES_CFLAGS=`AS_ECHO(["$CURSES_CFLAGS"]) | sed 's/-D_XOPEN_SOURCE=[[0-9]]*//; s/-D_DEFAULT_SOURCE//'`])

# libunistring has no .pc file.
AC_DEFUN([DRAWCLAIM_LIB_UNISTRING],
  [drawclaim_saved_LIBS=$LIBS
   LIBS=
   AC_CHECK_HEADER([unilbrk.h], [],
     [AC_MSG_ERROR([libunistring's headers are missing (Debian: libunistring-dev)])])
   AC_SEARCH_LIBS([u8_possible_linebreaks], [unistring], [],
     [AC_MSG_ERROR([libunistring is missing (Debian: libunistring-dev)])])
   AC_SUBST([UNISTRING_LIBS], [$LIBS])
   LIBS=$drawclaim_saved_LIBS])

# gettext() is part of glibc, and a library of its own elsewhere.
AC_DEFUN([DRAWCLAIM_LIB_INTL],
  [drawclaim_saved_LIBS=$LIBS
   LIBS=
   AC_CHECK_HEADER([libintl.h], [], [AC_MSG_ERROR([libintl.h is missing])])
   AC_SEARCH_LIBS([gettext], [intl], [], [AC_MSG_ERROR([gettext() is missing])])
   AC_SUBST([INTL_LIBS], [$LIBS])
   LIBS=$drawclaim_saved_LIBS])

AC_DEFUN([DRAWCLAIM_SANITIZERS],
  [AC_ARG_ENABLE([sanitizers],
     [AS_HELP_STRING([--enable-sanitizers], [build with address and undefined-behaviour sanitizers])],
     [], [enable_sanitizers=no])
   AS_IF([test "x$enable_sanitizers" != xno],
     [SANITIZER_FLAGS="-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer"])
   AC_SUBST([SANITIZER_FLAGS])
   AC_SUBST([enable_sanitizers])])

AC_DEFUN([DRAWCLAIM_COVERAGE],
  [AC_ARG_ENABLE([coverage],
     [AS_HELP_STRING([--enable-coverage], [build with gcov's counters])],
     [], [enable_coverage=no])
   AS_IF([test "x$enable_coverage" != xno], [COVERAGE_FLAGS="--coverage -O0"])
   AC_SUBST([COVERAGE_FLAGS])])

# What `make warnings` asks for.  clang also calls itself gcc, and each has some of its own.  An
# instrumented build calls helpers that the style tests don't expect in a library, so they are
# told whether this is a plain one.
AC_DEFUN([DRAWCLAIM_WARNINGS],
  [AC_MSG_CHECKING([whether the compiler is gcc itself])
   AC_COMPILE_IFELSE([AC_LANG_PROGRAM([], [[
#if !defined __GNUC__ || defined __clang__
#error no
#endif
]])], [drawclaim_is_gcc=yes], [drawclaim_is_gcc=no])
   AC_MSG_RESULT([$drawclaim_is_gcc])
   WARNINGS="-Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes -Wmissing-prototypes"
   WARNINGS="$WARNINGS -Wold-style-definition -Wwrite-strings -Wpointer-arith -Wcast-align"
   WARNINGS="$WARNINGS -Wundef -Wvla -Wformat=2 -Wno-format-nonliteral -Wimplicit-fallthrough"
   WARNINGS="$WARNINGS -Wconversion -Wno-sign-conversion"
   AS_IF([test $drawclaim_is_gcc = yes],
     [WARNINGS="$WARNINGS -Wlogical-op -Wduplicated-cond -Wduplicated-branches"],
     [WARNINGS="$WARNINGS -Wno-string-conversion"]) # for assert(!"reason")
   AC_SUBST([WARNINGS])
   PLAIN_BUILD=no
   AS_IF([test "$drawclaim_is_gcc$enable_sanitizers$enable_coverage" = yesnono], [PLAIN_BUILD=yes])
   AC_SUBST([PLAIN_BUILD])])
