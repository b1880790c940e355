#!/bin/sh
# SPDX-License-Identifier: MIT
# The twin of sample.c: a shell test with something wrong; the argument says what.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
fault=${1-}

[ "$fault" != skips-all ] || tap_skip_all "there is no board here"
tap_plan 2
ok "good" true
[ "$fault" != leaves ] || exit 0
[ "$fault" != bails ] || bail "no more"
case $fault in
skips) skip 1 "no need" ;;
short) ;;
fails) is_string e4 e5 "a #name
of two lines" ;;
*) is_string e4 e4 "a #name
of two lines" ;;
esac
[ "$fault" != long ] || ok "one too many" true
tap_done
