#!/bin/sh
# SPDX-License-Identifier: MIT
# drawclaim export: what the formats hold is tested in tests/export; here options and ends.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 17

DRAWCLAIM_PUZZLES=$DRAWCLAIM_SOURCE/puzzles
XDG_DATA_HOME=$tap_scratch/data
export DRAWCLAIM_PUZZLES XDG_DATA_HOME
run() {
    "$DRAWCLAIM" export "$@" >"$tap_scratch/out" 2>"$tap_scratch/err" </dev/null
    echo $?
}
out() { cat "$tap_scratch/out"; }
err() { cat "$tap_scratch/err"; }

is_int 2 "$(run)" "a format is needed"
has_line 'say what to write' "$(err)" "which is said"
is_int 2 "$(run --format=tea)" "no such format"
is_int 2 "$(run --format=csv --level=9)" "no such level"
is_int 2 "$(run --format=csv --set=tea)" "nothing in that set"
is_int 0 "$(run --format=csv --set=famous)" "three famous claims"
is_int 3 "$(out | grep -cE '^[a-z0-9#-]+,claim,')" "are three rows"
is_int 0 "$(run --format=pgn --set=famous)" "as puzzle files"
is_int 0 "$("$DRAWCLAIM" puzzles lint "$tap_scratch/out" >"$tap_scratch/lint" 2>&1; echo $?)" \
    "which are in order"
is_int 0 "$(run --format=html --set=famous)" "as a page"
is_string "" "$(out | grep 'class="right"')" "without answers"
is_int 0 "$(run --format=html --key --set=famous)" "as a page with answers"
is_int 3 "$(out | grep -c 'li class="right"')" "one each"
is_int 0 "$(run --format=fsrs-csv)" "reviews of a learner who has none"
is_string "card_id,review_rating,review_time,review_duration" "$(out | tr -d '\r')" \
    "are a header"
"$DRAWCLAIM" export --format=json >/dev/full 2>"$tap_scratch/err"
is_int 4 $? "a full disk is said"
has_line 'standard output' "$(err)" "with what could not be written"
tap_done
