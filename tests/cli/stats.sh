#!/bin/sh
# SPDX-License-Identifier: MIT
# drawclaim stats: a fortnight of one puzzle, added up in each format.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 16

DRAWCLAIM_PUZZLES=$DRAWCLAIM_SOURCE/puzzles
XDG_DATA_HOME=$tap_scratch/data
export DRAWCLAIM_PUZZLES XDG_DATA_HOME

# on DAY COMMAND...: standard input as it is
on() {
    DRAWCLAIM_NOW=2026-11-$1T18:00:00Z
    export DRAWCLAIM_NOW
    shift
    "$DRAWCLAIM" "$@" 2>"$tap_scratch/err"
}
err() { cat "$tap_scratch/err"; }
stats() { on 20 stats "$@" </dev/null; }

is_string "Nothing answered yet." "$(stats | tail -n 1)" "nothing yet"
for day in 02 03 09 10; do
    printf 'why\nwhy\n' | on "$day" quiz --plain --set=famous --count=1 >/dev/null
done
is_int 4 "$(stats --format=csv | grep -c '^2026-11-')" "four days"
is_string "day,asked,right" "$(stats --format=csv | head -n 1 | tr -d '\r')" "with a header"
is_string "2026-11-02,1,0" "$(stats --format=csv | sed -n 2p | tr -d '\r')" "one answer each"
is_string "2026-11-09,2,0" "$(stats --by=week --format=csv | sed -n 3p | tr -d '\r')" \
    "two in the second week"
is_string "threefold,4,0" "$(stats --by=topic --format=csv | sed -n 2p | tr -d '\r')" "one topic"
is_string "fischer-petrosian-1971#2,4,0,3,2026-11-10" \
    "$(stats --by=puzzle --format=csv | sed -n 2p | tr -d '\r')" "its card, due since the last day"
is_int 2 "$(stats --since=2026-11-09 --format=csv | grep -c '^2026-11-')" "only since that day"
has_line 'Results since 2026-11-09' "$(stats --since=2026-11-09)" "which is said"
has_line '0 % (0 of 4)$' "$(stats)" "for people"
has_line '^By topic$' "$(stats --by=topic)" "one table alone"
is_string "" "$(stats --by=topic | grep 'By week')" "and no other"
has_line '"asked":4,"right":0,"first":{"asked":1,' "$(stats --format=json)" "as JSON"
is_int 2 "$(stats --since=tomorrow >/dev/null; echo $?)" "not a day"
has_line 'as 2026-11-30' "$(err)" "with an example"
is_int 2 "$(stats tea >/dev/null; echo $?)" "takes no names"
tap_done
