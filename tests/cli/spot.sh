#!/bin/sh
# SPDX-License-Identifier: MIT
# drawclaim spot: a game goes by, and the learner claims.  Knights out and back: the third time comes
# at 4...Ng8, so a claim is open first after 4.Ng1, with the move written (Article 9.2.1).
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 34

HOME=$tap_scratch/home
DRAWCLAIM_PUZZLES=$DRAWCLAIM_SOURCE/puzzles
export HOME DRAWCLAIM_PUZZLES
mkdir -p "$HOME"
games=$tap_scratch/games.pgn
printf '[White "Knight"]\n[Black "Rider"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *\n\n' >"$games"
printf '[White "Fool"]\n[Black "Mate"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n' >>"$games"

# spot INPUT OPERAND...: the exit status; what was said is in out and err.
spot() {
    input=$1
    shift
    printf '%b' "$input" | "$DRAWCLAIM" --plain spot "$@" >"$tap_scratch/out" 2>"$tap_scratch/err"
    echo $?
}
out() { cat "$tap_scratch/out"; }
err() { cat "$tap_scratch/err"; }

# --- found ---

is_int 0 "$(spot '\n\n\n\n\n\n\nclaim threefold,move=Ng8\n1\ndiff 1 2\n\n\n\n\n\nclaim checkmate\n\n' "$games")" \
    "two games"
has_line '^After 4.Ng1. Black is to move.$' "$(out)" "an empty line shows the next move"
has_line '^Your claim: right, at the first chance.$' "$(out)" "a claim with the move written"
has_line '^Found at the first chance: after 4.Ng1.$' "$(out)" "found at once"
has_line '^RIGHT.$' "$(out)" "is right"
has_line '^Knight - Rider, ' "$(out)" "then one learns who played"
has_line '^1 4...Ng8: Black could write it and claim a repetition' "$(out)" "and what there was"
has_line '^The claim is valid: the position would appear for the third time.$' "$(out)" \
    "a number tells why"
has_line '^You saw that the game was over after 2...Qh4#.$' "$(out)" "a mate seen"
has_line '^Summary: 2 games, 2 right.$' "$(out)" "both are right"

# --- not found, or at a price ---

is_int 0 "$(spot '\n\n\n\nclaim threefold\n\n\nforward\n\n\nclaim threefold\nq\n' "$games" --game=1)" \
    "a claim too early, and one too late"
has_line '^Your claim: not right.$' "$(out)" "the second time is not enough"
has_line 'two minutes more on the clock (Article 9.5.3)' "$(out)" "which has its price"
has_line '^The game stands here; what came later is open after the answer.$' "$(out)" \
    "nobody can look ahead"
has_line '^Found, 1 half-move after the first chance, which was after 4.Ng1.  1 claim was$' \
    "$(out)" "then it was found, but late"
has_line '^NOT QUITE.$' "$(out)" "which is not quite right"
is_int 0 "$(spot '\n\n\n\n\n\n\n\n\n\n\n' "$games" --game=1)" "no claim at all"
has_line '^Missed: a draw could be claimed, for the first time after 4.Ng1.$' "$(out)" "is a miss"
is_int 0 "$(spot '\n\n\n\n\n' "$games" --game=2)" "a mate"
has_line '^You played on: the game was over after 2...Qh4#.$' "$(out)" "that nobody saw"
is_int 0 "$(spot '\n\nq\n' "$games" --pace=2)" "a pace"
has_line '^A set pace is for the screen' "$(out)" "is said to be for the screen"
has_line '^Summary: 0 games, 0 right.$' "$(out)" "a game that is not over does not count"

# --- kept ---

"$DRAWCLAIM" stats --by=puzzle --format=csv >"$tap_scratch/out"
is_int 2 "$(out | grep -c '^spot-')" "two games are kept by their moves"
is_int 5 "$(out | grep '^spot-' | awk -F, '{ sum += $2 } END { print sum }')" "five times in all"

# --- the program's own games ---

is_int 0 "$(spot 'next\nq\n' --set=famous)" "a set"
has_line '^Game 1 of 3.$' "$(out)" "has three games, each once"
is_int 0 "$(spot 'q\n' --seed=5)" "all of them"
is_int 0 "$(grep -ci -e fischer -e karpov -e topic -e repetition "$tap_scratch/out")" \
    "without telling who plays, or what is to be seen"

# --- what makes no sense ---

is_int 2 "$(spot '' --game=2)" "a number without a file"
is_int 3 "$(spot '' "$games" --game=3)" "a game that is not there"
printf 'no chess' >"$tap_scratch/none"
is_int 3 "$(spot '' "$tap_scratch/none")" "a file that is no PGN"
is_int 4 "$(spot '' "$tap_scratch/nowhere")" "a file that is not there"
is_int 2 "$(spot '' --set=no-such-set)" "a set that is none"

tap_done
