#!/bin/sh
# SPDX-License-Identifier: MIT
# drawclaim dead: what the Laws call dead (5.2.2), proven or left undecided.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 35

run() {
    "$DRAWCLAIM" dead "$@" >"$tap_scratch/out" 2>"$tap_scratch/err" </dev/null
    echo $?
}
field() { # the value of one key of the JSON object in out
    sed -n 's/.*"'"$1"'":"\([a-z]*\)".*/\1/p' "$tap_scratch/out"
}

is_int 0 "$(run --ndjson '8/8/8/4k3/8/4K3/8/8 w - - 0 1')" "bare kings are decided"
is_string yes "$(field dead)" "bare kings are dead"
is_string material "$(field proof)" "by the men left"
is_int 0 "$(run --ndjson 'kR6/8/1K6/8/8/8/8/8 b - - 0 1')" "one forced capture"
is_string yes "$(field dead)" "after the only move nobody can mate"
is_int 0 "$(run --ndjson '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1')" "a mate in one"
is_string yes "$(field white_can_mate)" "White can mate"
is_string no "$(field black_can_mate)" "a bare king can't"
has_line '"white_line":\["[a-h][1-8]' "$(cat "$tap_scratch/out")" "the mate comes with its line"
is_int 7 "$(run --budget=1 '8/p7/8/8/8/8/7P/K6k w - - 0 1')" "too small a budget: undecided"
has_line 'undecided' "$(cat "$tap_scratch/out")" "and it says so"
is_int 3 "$(run 'not a position')" "a broken FEN is bad input"
is_string "2" "$(printf '%s\n' '8/8/8/4k3/8/4K3/8/8 w - - 0 1' '' \
    '8/8/8/4k3/8/4K1N1/8/8 w - - 0 1' | "$DRAWCLAIM" dead --ndjson | grep -c '"dead":"yes"')" \
    "a list on standard input, one position a line"
"$DRAWCLAIM" dead - </dev/null >/dev/null 2>"$tap_scratch/err"
is_int 3 $? "no position is bad input"
has_line 'there is no game in it' "$(cat "$tap_scratch/err")" "which is said"

# --- one side, budgets, proofs ---
run --ndjson --for=black '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1' >/dev/null
is_string "no undecided" "$(field black_can_mate) $(field white_can_mate)" \
    "--for looks at one side only"
is_int 0 "$(run --for=black '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1')" "which is decided"
has_line ': Black cannot mate' "$(cat "$tap_scratch/out")" "and told"
is_int 7 "$(run --budget=0 '8/p7/8/8/8/8/7P/K6k w - - 0 1')" "--budget=0 does without a search"
is_int 2 "$(run --memory=much '8/p7/8/8/8/8/7P/K6k w - - 0 1')" "a size that is none"
is_int 2 "$(run --for=me '8/p7/8/8/8/8/7P/K6k w - - 0 1')" "a side that is none"
run --explain '8/8/8/8/8/8/1r1k4/K7 w - - 0 60' >/dev/null
has_line 'only one legal move: 60.Kxb2' "$(cat "$tap_scratch/out")" "--explain shows forced moves"
has_line '^    2  \.  K  \.  k' "$(cat "$tap_scratch/out")" "and where they lead"
run --explain --for=black '4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1' >/dev/null
has_line 'files: a4, a5,' "$(cat "$tap_scratch/out")" "the pawns that are fixed"
has_line '^    1  \.\* \.\* \.\* \.\* K\* \.\* \.\* \.\*$' "$(cat "$tap_scratch/out")" \
    "and the squares of the king"
has_line '^    6  \.  \.  \.' "$(cat "$tap_scratch/out")" "which are not beyond the wall"
run --ndjson '8/8/8/8/8/8/1r1k4/K7 w - - 0 60' >/dev/null
has_line '"black_proof":{"by":"material","forced":\["a1b2"\]}' "$(cat "$tap_scratch/out")" \
    "JSON has the forced moves of a proof"

# --- the proof of a puzzle, in lines ---
mkdir "$tap_scratch/pack"
cp "$DRAWCLAIM_TEST_DATA/quiz/ends.pgn" "$tap_scratch/pack"
lines() { # what the plain mode says to these words
    printf '%s\n' "$@" quit | DRAWCLAIM_PUZZLES=$tap_scratch/pack XDG_DATA_HOME=$tap_scratch \
        XDG_STATE_HOME=$tap_scratch "$DRAWCLAIM" quiz --plain --kind=claims 2>/dev/null
}
is_int 0 "$(lines proof | grep -c 'Marked\|mate\.' || :)" "before the answer no proof is shown"
lines 'answer dontknow' proof next 'answer dontknow' proof >"$tap_scratch/out"
has_line '^8  \.\* \.\* \.\* \.\* k\* \.\* \.\* \.\*$' "$(cat "$tap_scratch/out")" \
    "after it the squares of a king, on a board of letters"
has_line '^60\.\.\.Kg8 61\.Q' "$(cat "$tap_scratch/out")" "or the moves to the mate"
has_line '(2 of 2): mate\.' "$(cat "$tap_scratch/out")" "with the position at their end"

printf '1. f3 e5 2. g4 *\n' >"$tap_scratch/game.pgn"
is_int 0 "$("$DRAWCLAIM" dead "$tap_scratch/game.pgn" >"$tap_scratch/out" 2>&1; echo $?)" \
    "a file by its name"
has_line 'Qh4#' "$(cat "$tap_scratch/out")" "its last position, with a mate"

if command -v script >/dev/null; then
    waits() { # what a command says on a terminal before it reads; its output ends with the input
        printf '\004' | script -qec "'$DRAWCLAIM' $1" /dev/null 2>&1
    }
    has_line 'end with Ctrl-D' "$(waits dead)" "on a terminal it says that it waits"
    is_int 0 "$(waits '-q dead' | grep -c 'Ctrl-D')" "unless --quiet"
else
    skip 2 "no script(1) here"
fi
tap_done
