#!/bin/sh
# SPDX-License-Identifier: MIT
# drawclaim quiz from day to day: what is due, what the grades make of it, and what is left.  The
# intervals are those of the reference implementations of FSRS-6 for the same grades and days.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 84

HOME=$tap_scratch/home
DRAWCLAIM_PUZZLES=$tap_scratch/puzzles
TZ=UTC0
export HOME DRAWCLAIM_PUZZLES TZ
mkdir -p "$HOME" "$DRAWCLAIM_PUZZLES"

# Claims of a third occurrence, made too early: invalid.
for name in ann bob; do
    printf '[PuzzleId "%s"]\n[Title "The case of %s"]\n[Level "1"]\n\n' "$name" "$name"
    printf '1. Nf3 Nf6 2. Ng1 Ng8 {[%%claim threefold] [%%set pair]} *\n\n'
done >"$DRAWCLAIM_PUZZLES/pair.pgn"

# ask MOMENT INPUT OPTION...: the exit status; what was said is in out and err.
ask() {
    moment=$1
    input=$2
    shift 2
    printf '%b' "$input" | DRAWCLAIM_NOW=$moment "$DRAWCLAIM" --plain quiz --ground=off --seed=1 "$@" \
        >"$tap_scratch/out" 2>"$tap_scratch/err"
    echo $?
}
# The same of claims alone.
quiz() { ask "$@" --kind=claims; }
out() { cat "$tap_scratch/out"; }
err() { cat "$tap_scratch/err"; }
session=$HOME/.local/state/drawclaim/default/session

# --- a fortnight and more ---

is_int 0 "$(quiz 2026-11-01T12:00 'i\n\nv\n\nq\n')" "the first day"
has_line '^Puzzle 1 of 2: The case of' "$(out)" "asks both"
has_line '^Grade: Good. Next review in 2 days.$' "$(out)" "one is known"
has_line '^Grade: Again. It comes again today.$' "$(out)" "one is not"
has_line '^Puzzle 3 of 3: The case of' "$(out)" "which comes again"
has_line '^One puzzle is left: drawclaim quiz --resume asks it.$' "$(out)" "and is left when one leaves"
known=$(out | sed -n 's/^Puzzle 1 of 2: //p')
missed=$(out | sed -n 's/^Puzzle 3 of 3: //p')

is_int 0 "$(quiz 2026-11-02T12:00 'i\nq\n')" "a day later"
has_line "^Puzzle 1 of 1: $missed\$" "$(out)" "only that one is due"
has_line '^Grade: Good. Next review in 2 days.$' "$(out)" "now it is known"

is_int 0 "$(quiz 2026-11-03T12:00 'i\nq\n')" "on the third day"
has_line "^Puzzle 1 of 1: $known\$" "$(out)" "the first is due"
has_line '^Grade: Good. Next review in 11 days.$' "$(out)" "in eleven days again"

is_int 0 "$(quiz 2026-11-04T12:00 'hint\ni\nq\n')" "on the fourth"
has_line "^Puzzle 1 of 1: $missed\$" "$(out)" "the other"
has_line '^Grade: Hard. Next review in 5 days.$' "$(out)" "with a hint it is Hard"

is_int 0 "$(quiz 2026-11-05T12:00 'i\nq\n')" "on the fifth"
is_string "Nothing of this is due today, and its new puzzles have been begun: --new=10 asks ten more, --no-schedule asks regardless." \
    "$(out)" "nothing is due"
is_int 0 "$(quiz 2026-11-05T12:00 '' --due)" "nor with --due"
has_line '^Nothing of this is due today; --new=10' "$(out)" "which is said"
is_int 0 "$(quiz 2026-11-05T12:00 '' --topic=threefold --level=1-5)" "nor with filters"
is_int 2 "$(quiz 2026-11-05T12:00 '' --topic=dead)" "but a filter that fits nothing is wrong usage"

is_int 0 "$(quiz 2026-11-09T12:00 'grade\ni\ngrade\ngrade e\ngrade ag\ngrade easy\nq\n')" "on the ninth"
has_line '^There is no answer to grade yet.$' "$(out)" "before the answer there is no grade"
has_line "^It may be: Again, Hard, Good, Easy. The program's grade is Good.\$" "$(out)" "after it there is"
has_line '^Grade: Easy. Next review in 17 days.$' "$(out)" "and it can be another"
is_int 2 "$(out | grep -c '^Grade: Easy')" "more than once"

is_int 0 "$(quiz 2026-11-14T12:00 'i\nq\n')" "on the fourteenth"
has_line "^Puzzle 1 of 1: $known\$" "$(out)" "the first once more"
has_line '^Grade: Good. Next review in 46 days.$' "$(out)" "and then not this year"

is_int 0 "$(quiz 2026-11-26T12:00 'v\ngrade good\nundo\ni\nundo\nd\nq\n')" "seventeen days after Easy"
has_line '^A wrong answer stays so; undo takes it back.$' "$(out)" "what was wrong can't be raised"
has_line '^Grade: Good. Next review in' "$(out)" "but be taken back"
is_string "Grade: Again. It comes again today." "$(out | grep '^Grade' | tail -n 1)" \
    "and answered anew"

# A study day ends at four in the morning.
is_int 0 "$(quiz 2026-11-27T03:59 'i\nq\n')" "in the night after it"
is_string "Grade: Good. Next review in 2 days." "$(out | grep '^Grade')" \
    "it is still that day, on which it was missed"

# --- the clock ---

is_int 0 "$(quiz 2026-11-20T12:00 '' --due)" "with a clock set back"
has_line '^Nothing of this is due' "$(out)" "the latest day counts"
is_int 0 "$(quiz 2026-11-20T12:00 'i\nq\n' --set=pair)" "a set is asked all the same"
has_line '^Puzzle 1 of 2: The case of ann$' "$(out)" "in its order"
has_line 'The clock shows an earlier day' "$(out)" "and the clock is told of"
has_line '^Grade: ' "$(out)" "its answers are graded"
is_int 2 "$(quiz yesterday '')" "a moment that is none is wrong usage"
has_line 'DRAWCLAIM_NOW cannot be "yesterday"' "$(err)" "which is said"

# --- without a schedule ---

is_int 0 "$(quiz 2026-11-27T12:00 'v\ngrade\n\ni\nq\n' --no-schedule)" "without a schedule"
has_line '^Puzzle 2 of 2: ' "$(out)" "all are asked, once"
is_int 0 "$(out | grep -c '^Grade')" "nothing is graded"
has_line '^Answers are not graded here.$' "$(out)" "and that is said"

# --- what was left ---

is_int 0 "$(quiz 2026-12-01T12:00 'q\n' --set=pair)" "left at the first of two"
has_line '^2 puzzles are left' "$(out)" "two are left"
ok "in a file" test -f "$session"
is_int 0 "$(ask 2026-12-01T12:00 'i\n\ni\n\n' --resume)" "gone on with"
has_line '^Puzzle 2 of 2: The case of bob$' "$(out)" "to the end"
ok "the file is gone" test ! -e "$session"
is_int 0 "$(ask 2026-12-01T12:00 '' --resume)" "then there is nothing to go on with"
has_line '^There is no session to go on with' "$(out)" "which is said"

# The same from the menu: at the first, then with one left.
menu() {
    printf '%b' "$1" | DRAWCLAIM_NOW=2026-12-01T12:00 "$DRAWCLAIM" --plain >"$tap_scratch/out" \
        2>"$tap_scratch/err"
    echo $?
}
is_int 0 "$(menu '\ngo-on\nq\n')" "the menu"
has_line '^There is no session to go on with\.$' "$(out)" "has none to go on with, either"
is_int 0 "$(out | grep -c '^1 go on')" "and offers none"
is_int 0 "$(quiz 2026-12-01T12:00 'q\n' --set=pair)" "left at the first of two once more"
is_int 0 "$(menu '1\ni\n\nq\n\nq\n')" "the menu goes on"
has_line '^1 go on: 2 left$' "$(out)" "with two"
has_line '^1 go on: 1 left$' "$(out)" "and has one left after the first answer"
is_int 0 "$(menu '1\ni\n\n\nq\n')" "which it asks"
is_int 1 "$(out | grep -c '^1 go on')" "and then has none any more"
ok "nor is there a file" test ! -e "$session"
is_int 2 "$(ask 2026-12-01T12:00 '' --resume --due)" "--resume chooses nothing"
is_int 2 "$(quiz 2026-12-01T12:00 '' --due --new=3)" "--due and --new contradict each other"

# --- menu, list and settings by lines ---

# plain MOMENT INPUT: the menu's answers, in out.
plain() {
    printf '%b' "$2" | DRAWCLAIM_NOW=$1 "$DRAWCLAIM" --plain >"$tap_scratch/out" 2>&1
}
plain 2027-12-01T12:00 '1\nq\nset schedule.retention 0.5\nset schedule.weights 1 2\nset grading.mode binary\nq\n'
has_line '^1 review: 2 due, 10 new$' "$(out)" "the menu begins with what is due"
has_line '^Puzzle 1 of 12: The case of' "$(out)" "and asks it"
has_line '^This value is not possible' "$(out)" "a number out of its range is refused"
has_line 'schedule.weights has 2 numbers' "$(out)" "so are two weights"
has_line '^Noted, and kept in the settings file.$' "$(out)" "a setting that can be is kept"
plain 2027-12-01T12:00 'browse The case of\nq\nq\n'
is_int 2 "$(out | grep -c 'Due today.$')" "the list says what is due"
quiz 2027-12-01T12:00 'hint\ni\nq\n' --due >/dev/null
has_line '^Grade: Good' "$(out)" "with two grades a hint does no harm"

# --- settings ---

mkdir -p "$HOME/.config/drawclaim"
printf 'schedule.retention = 0.99\nschedule.rollover = 24\nschedule.weights = 1, 2, 3\n' \
    >"$HOME/.config/drawclaim/config"
is_int 0 "$(quiz 2026-12-01T12:00 '')" "settings that can't be"
has_line 'config:1:22: setting schedule.retention cannot be "0.99"' "$(err)" "are told with their place"
has_line 'config:2:21: setting schedule.rollover cannot be "24"' "$(err)" "each of them"
has_line 'config:3:20: schedule.weights has 3 numbers' "$(err)" "weights, too"
printf 'schedule.new = 1\n' >"$HOME/.config/drawclaim/config"
"$DRAWCLAIM" profile new other >/dev/null
is_int 0 "$(quiz 2026-12-01T12:00 'i\n\n' --profile=other)" "another learner, one new puzzle a day"
has_line '^Puzzle 1 of 1: ' "$(out)" "gets one"
is_int 0 "$(quiz 2026-12-01T13:00 '' --profile=other)" "and no more that day"
has_line '^Nothing of this is due' "$(out)" "unless more are wanted"
is_int 0 "$(quiz 2026-12-01T13:00 '' --profile=other --new=5)" "with --new"
has_line '^Puzzle 1 of 1: ' "$(out)" "the other"
tap_done
