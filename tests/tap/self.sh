#!/bin/sh
# SPDX-License-Identifier: MIT
# Whether a test that is wrong is seen to be wrong, in C and in shell.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"

# says STATUS TEXT FAULT: both samples end with the status and say the text.
says() {
    seen=$("$DRAWCLAIM_BUILD/tests/tap/sample" "$3")
    is_string "$1: $2" "$?: $seen" "C, ${3:-no fault}"
    seen=$(sh "$DRAWCLAIM_SOURCE/tests/tap/sample.sh" "$3")
    is_string "$1: $2" "$?: $seen" "shell, ${3:-no fault}"
}

good='1..2
ok 1 - good'
second='ok 2 - a *name of two lines'

tap_plan 16
says 0 "$good
$second" ""
says 1 "$good
not $second
# wanted: e4
#   seen: e5
# 1 of 2 checks failed" fails
says 1 "$good
# 2 checks planned, 1 made" short
says 1 "$good
$second
ok 3 - one too many
# 2 checks planned, 3 made" long
says 1 "$good
# left before tap_done" leaves
says 1 "$good
Bail out! no more" bails
says 0 "$good
ok 2 # SKIP no need" skips
says 0 "1..0 # SKIP there is no board here" skips-all
tap_done
