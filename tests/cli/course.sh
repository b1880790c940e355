#!/bin/sh
# SPDX-License-Identifier: MIT
# The course in plain mode: two stations of this test's own, five claims and one, beside those of the 29
# questions that are made from the table of rules.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 17

HOME=$tap_scratch/home
DRAWCLAIM_PUZZLES=$tap_scratch/puzzles
TZ=UTC0
export HOME DRAWCLAIM_PUZZLES TZ
mkdir -p "$HOME" "$DRAWCLAIM_PUZZLES"

# Claims of a third occurrence, made too early: invalid.
for name in ann bob cat dan eve; do
    printf '[PuzzleId "%s"]\n[Title "The case of %s"]\n[Topic "threefold"]\n[Level "2"]\n\n' "$name" "$name"
    printf '1. Nf3 Nf6 2. Ng1 Ng8 {[%%claim threefold]} *\n\n'
done >"$DRAWCLAIM_PUZZLES/cases.pgn"
{
    printf '[PuzzleId "hard"]\n[Title "The hard case"]\n[Topic "threefold"]\n[Level "5"]\n\n'
    printf '1. Nf3 Nf6 2. Ng1 Ng8 {[%%claim threefold]} *\n'
} >"$DRAWCLAIM_PUZZLES/hard.pgn"

# menu MOMENT INPUT: what was said is in out.
menu() {
    printf '%b' "set quiz.ground off\n$2" | DRAWCLAIM_NOW=$1 "$DRAWCLAIM" --plain \
        >"$tap_scratch/out" 2>"$tap_scratch/err"
    echo $?
}
out() { cat "$tap_scratch/out"; }

is_int 0 "$(menu 2026-11-01T12:00 '\ncourse\nq\n')" "the course"
has_line '^[0-9]* course: station 1 of 7 (0 %)$' "$(out)" "stands in the menu"
has_line '^5 Repetition, level 2: 0 of 5 right.$' "$(out)" "has lessons"
has_line '^7 Grandmaster traps, level 5: 0 of 1 right.$' "$(out)" "and traps"

is_int 0 "$(menu 2026-11-01T12:00 'course 5\ni\n\ni\n\ni\n\nv\n\nq\ncourse\n\nq\n')" "four answers"
has_line '^Puzzle 1 of 5: The case of' "$(out)" "a number asks a station"
has_line '^5 Repetition, level 2: 3 of 5 right.$' "$(out)" "three were right"
has_line '^[0-9]* course: station 1 of 7 (8 %)$' "$(out)" "of 35 puzzles in all"

is_int 0 "$(menu 2026-11-01T13:00 'course 5\ni\n\nq\ncourse\nq\n')" "it goes on"
has_line '^Puzzle 1 of 2: The case of' "$(out)" "with what is new and what was wrong"
has_line '^5 Repetition, level 2: 4 of 5 right, mastered.$' "$(out)" "four of five are enough"

is_int 0 "$(menu 2026-11-01T14:00 'course next\nq\ncourse 5\ni\n\ncourse 5\nq\nq\n')" "what is left"
has_line '^1 Repetition, level 1: 0 of 1 right.$' "$(out)" "next is the first that is not mastered"
has_line '^Puzzle 1 of 1: The case of' "$(out)" "of a station the one that was wrong"
has_line '^Puzzle 1 of 5: The case of' "$(out)" "and where nothing is wrong, all once more"

is_int 0 "$(menu 2026-11-01T15:00 'course 8\ncourse x\nq\n')" "beyond the end"
is_int 2 "$(out | grep -c '^There is no such station; course lists them.$')" "there is nothing"

tap_done
