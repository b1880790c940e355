#!/bin/sh
# SPDX-License-Identifier: MIT
# drawclaim puzzles list | show | lint
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 52

DRAWCLAIM_PUZZLES=$DRAWCLAIM_SOURCE/puzzles
export DRAWCLAIM_PUZZLES
run() {
    "$DRAWCLAIM" puzzles "$@" >"$tap_scratch/out" 2>"$tap_scratch/err" </dev/null
    echo $?
}
out() { cat "$tap_scratch/out"; }

is_int 0 "$(run list)" "list"
other=$(cat "$DRAWCLAIM_PUZZLES"/*.pgn | grep -c '\[%rules ')
is_int 41 "$other" "claims under the law of another day"
procedure=$(cat "$DRAWCLAIM_PUZZLES"/procedure-*.pgn | grep -c '\[%claim ')
is_int 83 "$procedure" "claims about procedure"
claims=$((207 + other + procedure))
is_int "$claims" "$(out | grep -vcE '^(law|table)-')" "has every claim"
laws=$(cat "$DRAWCLAIM_PUZZLES"/law-*.pgn | grep -c '\[%question')
is_int "$laws" "$(out | grep -c '^law-')" "and every law question"
ok "and those made from the table of rules" test "$(out | grep -c '^table-')" -ge 9
has_line '^fischer-petrosian-1971 ' "$(out | head -n 1)" "Fischer and Petrosian come first"
run list --set=famous >/dev/null
is_int 3 "$(out | wc -l)" "three famous claims"
run list --set=law-of-the-day >/dev/null
is_int "$other" "$(out | wc -l)" "those under another law are a set"
run list --level=1 >/dev/null
is_int 0 "$(out | awk '$2 != 1' | wc -l)" "--level keeps what it says"
run list --topic=fifty >/dev/null
is_int 0 "$(out | awk '$3 != "fifty"' | wc -l)" "--topic too"
is_int 2 "$(run list --level=9)" "no level 9"
is_int 2 "$(run list --topic=tea)" "no such topic"
run list --kind=claims --topic=agreement >/dev/null
has_line 'there are puzzles on these topics: threefold, fifty, automatic, stalemate, dead, flag, procedure, other-rules$' "$(cat "$tap_scratch/err")" \
    "a topic without puzzles names those with some"
"$DRAWCLAIM" quiz --kind=claims --topic=agreement </dev/null >/dev/null 2>"$tap_scratch/err"
is_int 2 $? "so it is in the quiz"
has_line 'these topics: threefold' "$(cat "$tap_scratch/err")" "which says the same"
run list --kind=claims >/dev/null
is_int "$claims" "$(out | wc -l)" "--kind=claims"
run list --kind=questions >/dev/null
is_int 0 "$(out | grep -vcE '^(law|table)-')" "--kind=questions"
run list --kind=all >/dev/null
ok "--kind=all is both" test "$(out | wc -l)" -gt "$((claims + laws))"
is_int 2 "$(run list --kind=both)" "no such kind"
run list --topic=terms,history >/dev/null
is_int 0 "$(out | awk '$3 != "terms" && $3 != "history"' | wc -l)" "topics of questions"
is_int 0 "$(run show 'fischer-petrosian-1971#2')" "show"
has_line '34\.Qe2' "$(out)" "names the written move"
is_int 0 "$(out | grep -ciE 'valid|third time|9\.2' || :)" "and not the answer"
run show 'fischer-petrosian-1971#2' --format=fen >/dev/null
is_string '8/pp3p1k/2p2q1p/3r1P2/5R2/3Q3P/P1P2P2/7K w - - 9 34' "$(out)" "--format=fen, at the claim"
run show 'fischer-petrosian-1971#2' --format=fen --ply=start >/dev/null
is_string 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' "$(out)" "--ply=start"
run show 'fischer-petrosian-1971#2' --format=fen --ply=66 >/dev/null
is_string '8/pp3p1k/2p2q1p/3r1P2/5R2/3Q3P/P1P2P2/7K w - - 9 34' "$(out)" "--ply counts half-moves"
is_int 2 "$(run show 'fischer-petrosian-1971#2' --ply=999)" "as many as the game has"
run show 'fischer-petrosian-1971#2' --format=json >/dev/null
has_line '"reason":"third-occurrence"' "$(out)" "--format=json holds the answer"
is_int 0 "$(run show law-played-not-pressed)" "a law question"
has_line '^- ' "$(out)" "with its choices"
is_int 0 "$(out | grep -ciE 'right:|wrong:|9\.2' || :)" "and not the answer"
run show law-played-not-pressed --format=json >/dev/null
has_line '"kind":"question".*"article":"9.2, 9.4".*"right":true' "$(out)" "which json holds"
is_int 2 "$(run show nobody)" "an unknown id"
run show 'fischer-petrosian-1971#2' --format=pgn >/dev/null
"$DRAWCLAIM" check --ndjson "$tap_scratch/out" >"$tap_scratch/json" 2>/dev/null
is_int 4 "$(tr ',' '\n' <"$tap_scratch/json" | grep -c '"verdict":')" "--format=pgn can be read again"

# shellcheck disable=SC2046 # no blanks in these names
is_int 0 "$(run lint $(ls "$DRAWCLAIM_PUZZLES"/*.pgn))" "lint proves the shipped pack"
sed 's/\[%expect valid\]/[%expect invalid,castling-rights]/' \
    "$DRAWCLAIM_PUZZLES/01-1971-fischer-petrosian.pgn" >"$tap_scratch/wrong.pgn"
is_int 1 "$(run lint "$tap_scratch/wrong.pgn")" "lint finds a wrong expectation"
has_line 'wrong\.pgn:[0-9]*:[0-9]*: .*castling-rights' "$(cat "$tap_scratch/err")" "with its place"
is_int 4 "$(run lint "$tap_scratch/nowhere.pgn")" "a file that is not there"
sed 's/\[%because\]/[%wrong]/' "$DRAWCLAIM_PUZZLES/law-words.pgn" >"$tap_scratch/law.pgn"
is_int 1 "$(run lint "$tap_scratch/law.pgn")" "lint finds what is wrong with a question"
# A puzzle of a game: Karpov's claim against Miles, which was not right.
game=$DRAWCLAIM_SOURCE/puzzles/02-1986-karpov-miles.pgn
sed 's/{[^}]*}//g' "$game" | awk '/{/ { off = 1 } !off { print } /}/ { off = 0 }' >"$tap_scratch/plain.pgn"
XDG_DATA_HOME=$tap_scratch/data
export XDG_DATA_HOME
is_int 2 "$(run new)" "new: from what?"
is_int 0 "$(run new --from="$tap_scratch/plain.pgn" --claim=end:threefold)" "new: a claim at the end"
cp "$tap_scratch/out" "$tap_scratch/made.pgn"
is_int 0 "$(run lint "$tap_scratch/made.pgn")" "is a puzzle in order"
is_int 0 "$(run new --from="$tap_scratch/plain.pgn" --claim=end:threefold miles-again)" \
    "put among one's own"
ok "in their folder" test -f "$XDG_DATA_HOME/drawclaim/puzzles/miles-again.pgn"
is_int 4 "$(run new --from="$tap_scratch/plain.pgn" --claim=end:threefold miles-again)" \
    "never over one that is there"
has_line "miles-again.pgn: this file is there already; choose another name" \
    "$(cat "$tap_scratch/err")" "which is said"
is_int 2 "$(run new --from="$tap_scratch/plain.pgn" --claim=end:threefold ../x)" "not elsewhere"
is_int 2 "$(run new --from="$tap_scratch/plain.pgn" --claim=end:tea)" "no such claim"
is_int 3 "$(run new --from="$tap_scratch/plain.pgn" --game=7 --claim=end:threefold)" "no such game"
is_int 4 "$(run new --from="$tap_scratch/none.pgn" --claim=end:threefold)" "no such file"
has_line 'there is no ply 999' "$(run new --from="$tap_scratch/plain.pgn" --claim=999:threefold; cat "$tap_scratch/err")" \
    "no such move"
tap_done
