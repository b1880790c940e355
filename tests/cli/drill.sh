#!/bin/sh
# SPDX-License-Identifier: MIT
# drawclaim drill: games made on the spot, as many as one likes, and the same ones again.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 25

HOME=$tap_scratch/home
DRAWCLAIM_PUZZLES=$DRAWCLAIM_SOURCE/puzzles
export HOME DRAWCLAIM_PUZZLES
mkdir -p "$HOME"

# drill INPUT OPTION...: the exit status; what was said is in out and err.
drill() {
    input=$1
    shift
    printf '%b' "$input" | "$DRAWCLAIM" --plain drill "$@" >"$tap_scratch/out" 2>"$tap_scratch/err"
    echo $?
}
out() { cat "$tap_scratch/out"; }
err() { cat "$tap_scratch/err"; }

# --- one after the other ---

is_int 0 "$(drill 'd\n\nd\n\nmoves\nboard\nd\nwhy\nundo\nq\n' --seed=42)" "three drills"
has_line '^drawclaim drill --seed=42$' "$(out)" \
    "the seed is told"
has_line '^Drill 3: drill-' "$(out)" "without an end"
has_line '^NOT ANSWERED. The claim is' "$(out)" "each is explained"
has_line '^Summary: 2 questions answered, 0 right, 0 skipped.$' "$(out)" \
    "what was taken back does not count"
out >"$tap_scratch/first"
is_int 0 "$(drill 'd\n\nd\n\nmoves\nboard\nd\nwhy\nundo\nq\n' --seed=42)" "the same seed"
ok "asks the same" cmp -s "$tap_scratch/first" "$tap_scratch/out"
is_int 0 "$(drill 'd\n\nd\n\nmoves\nboard\nd\nwhy\nundo\nq\n' --seed=43)" "another seed"
not_ok_same() { ! cmp -s "$tap_scratch/first" "$tap_scratch/out"; }
ok "asks others" not_ok_same

# --- some of them ---

is_int 0 "$(drill 'd\n\nd\n\n' --topic=fifty --level=2-3 --count=2)" "two of a topic"
has_line '^Drill 2 of 2: drill-[fgh][23]-' "$(out)" "and of a level"
has_line '^drawclaim drill --topic=fifty --level=2-3 --seed=[0-9]' "$(out)" \
    "a seed is found where none is given"
has_line '^Summary: 2 questions answered' "$(out)" "and no more"
name=$(out | sed -n 's/^Drill 2 of 2: //p')
text=$(out | sed -n '/^Drill 2 of 2/,/^Is the claim/p' | sed 1d)
is_int 0 "$(drill 'd\nq\n' "$name")" "one by its name"
is_string "$text" "$(out | sed -n '/^Drill 1 of 1/,/^Is the claim/p' | sed 1d)" "is the same"

# --- what becomes of the answers ---

"$DRAWCLAIM" stats --by=topic --format=csv >"$tap_scratch/out"
has_line 'fifty' "$(out)" "they count for their topic"
"$DRAWCLAIM" export --format=fsrs-csv >"$tap_scratch/out"
is_int 1 "$(out | wc -l)" "and move no card"
printf 'q\n' | "$DRAWCLAIM" --plain quiz --resume >"$tap_scratch/out"
has_line '^There is no session to go on with' "$(out)" "nor are they a session to be gone on with"
printf 'drill\nd\nq\nq\n' | "$DRAWCLAIM" --plain >"$tap_scratch/out"
has_line '^Drill 1: drill-' "$(out)" "the menu has them, too"

# --- what makes no sense ---

is_int 2 "$(drill '' --topic=dead)" "a topic without drills"
has_line 'topic cannot be "dead"; give some of threefold,fifty,automatic$' "$(err)" "is told"
is_int 2 "$(drill '' --level=6)" "a level that is none"
is_int 2 "$(drill '' drill-z1-1)" "a name that is none"
has_line 'a name is a drill.s own, as in drill-b3-1f$' "$(err)" "is told"
is_int 2 "$(drill '' drill-b3-1f --seed=3)" "a name and a seed"

tap_done
