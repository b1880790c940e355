#!/bin/sh
# SPDX-License-Identifier: MIT
# drawclaim check as scripts and arbiters use it.  Expected verdicts: the three famous claims.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 47

puzzles=$DRAWCLAIM_SOURCE/puzzles
fischer=$puzzles/01-1971-fischer-petrosian.pgn
data=$DRAWCLAIM_TEST_DATA/cases-public

run() {
    "$DRAWCLAIM" check "$@" >"$tap_scratch/out" 2>"$tap_scratch/err" </dev/null
    echo $?
}
out() { cat "$tap_scratch/out"; }
err() { cat "$tap_scratch/err"; }

# The moves of the famous games without our comments.
bare() { sed -e '/^[A-Z{].*{/d' "$1" | awk '
    { line = $0
      while (1) {
          if (inside) { at = index(line, "}"); if (!at) next; line = substr(line, at + 1); inside = 0 }
          at = index(line, "{")
          if (!at) { print line; next }
          printf "%s ", substr(line, 1, at - 1); line = substr(line, at + 1); inside = 1
      } }'; }
bare "$fischer" >"$tap_scratch/1971.pgn"
bare "$puzzles/02-1986-karpov-miles.pgn" >"$tap_scratch/1986.pgn"
bare "$puzzles/03-1972-fischer-spassky-g20.pgn" >"$tap_scratch/1972.pgn"
cd "$tap_scratch" || bail "no scratch folder"

# --- claims and exit status ---
is_int 0 "$(run 1971.pgn)" "a game without claims"
is_int 0 "$(run 1971.pgn --claim=66:threefold,move=Qe2)" "Fischer was right in 1971"
has_line 'valid' "$(out)" "which is said"
has_line '30\.Qe2.*32\.Qe2.*34\.Qe2' "$(out)" "with the occurrences"
is_int 1 "$(run 1986.pgn --claim=50:threefold,move=Nb5)" "Karpov was wrong in 1986"
is_int 1 "$(run 1972.pgn --claim=108:threefold)" "Fischer was wrong in 1972"
is_int 7 "$(run 1971.pgn --claim=66:threefold,move=Qe2,unwritten)" "not written: the arbiter decides"
is_int 7 "$(run 1971.pgn --claim=63:threefold --claim=66:threefold,move=Qe2,unwritten)" \
    "of two claims the higher status counts"

# --- JSON ---
is_int 1 "$(run --ndjson 1986.pgn --claim=50:threefold,move=Nb5)" "JSON has the same status"
is_int 1 "$(out | wc -l)" "one line a game"
has_line '^{"schema":"drawclaim/1","file":"1986.pgn","game":1,"line":1,"tags":{' "$(out)" "its start"
has_line '"dead_mode":"material"' "$(out)" "how dead positions were looked for"
has_line '"verdict":"invalid","reason":"castling-rights","article":"9.2.3.2"' "$(out)" "the verdict"
has_line '"occurrences":\[47,51\],"halfmove_clock":9' "$(out)" "its evidence"
has_line '"penalty":{"opponent_plus":120,"claimant_minus":0}' "$(out)" "two minutes to the opponent"
run --ndjson 1986.pgn --claim=50:threefold,move=Nb5 --rules=fide2023-rapid >/dev/null
has_line '"ruleset":"fide2023-rapid"' "$(out)" "another ruleset is named"
has_line '"penalty":{"opponent_plus":60,"claimant_minus":0}' "$(out)" "one minute in rapid"
run --ndjson 1971.pgn >/dev/null
has_line '"kind":"threefold","how":"intended","by":"white","san":"Qe2","uci":"d3e2","occurrences":\[59,63,67\]' \
    "$(out)" "a claim that was open"
has_line '"claims":\[\]' "$(out)" "no claim, an empty list"
is_int 0 "$(out | grep -c '"moves"')" "no moves unless asked for"
run --ndjson --moves --legal 1971.pgn >/dev/null
has_line '"moves":\["e4","e6",' "$(out)" "--moves"
has_line '"legal_moves":\["K' "$(out)" "--legal"
run --ndjson "$fischer" >/dev/null
is_int 3 "$(out | tr ',' '\n' | grep -c '"verdict":')" "claims in the file are judged"

# --- choosing games ---
is_int 0 "$(run --ndjson --game=3 "$data/104-illegal-move-in-middle-game.pgn")" "one game of a file"
has_line '"game":3' "$(out)" "that one"
is_int 3 "$(run --ndjson --game=1-2 "$data/104-illegal-move-in-middle-game.pgn")" "a range with a bad game"
is_int 2 "$(out | wc -l)" "both are given"
is_int 3 "$(run --game=9 1971.pgn)" "a game that is not there is bad input"
is_int 2 "$(run --game=0 1971.pgn)" "games count from 1"

# --- a bad game does not cost the others ---
is_int 3 "$(run --ndjson "$data/104-illegal-move-in-middle-game.pgn")" "a bad game: status 3"
is_int 3 "$(out | wc -l)" "all three games are given"
has_line '"errors":\[{"line":[0-9]*,"column":[0-9]*,"ply":6,"code":' "$(out)" "the error has its place"
has_line ':[0-9]*:[0-9]*: .*3\.\.\.Kd4' "$(err)" "and is said with file, line and column"

# --- letters, FEN, standard input ---
is_int 3 "$(run --ndjson "$data/102-german-letters.pgn")" "German letters are no English ones"
is_int 0 "$(run --ndjson --letters=de "$data/102-german-letters.pgn")" "unless asked for"
has_line '"plies":14' "$(out)" "and then all is read"
is_int 0 "$(run --ndjson --fen='8/8/8/4k3/8/4K3/8/8 w - - 0 1')" "a position"
has_line '"final_state":"dead"' "$(out)" "bare kings are dead"
is_string 1 "$("$DRAWCLAIM" check --ndjson - <1971.pgn | grep -c '"file":"(stdin)"')" "standard input"

# --- summary ---
run --summary 1971.pgn 1986.pgn >/dev/null
has_line '"games":2,"bad_games":0,"plies":118,"threefold":1,' "$(out)" "--summary adds up"

# --- what goes wrong ---
is_int 2 "$(run 1971.pgn --claim=67)" "a claim needs more than a ply"
has_line '--claim=67' "$(err)" "which is said"
is_int 2 "$(run 1971.pgn --claim=999:threefold)" "a ply beyond the game"
is_int 4 "$(run nowhere.pgn)" "a file that is not there"
printf 'PK\003\004zip' >zip.pgn
is_int 3 "$(run zip.pgn)" "a file that is no game"
has_line 'not PGN and not FEN' "$(err)" "which is said"
if [ -w /dev/full ]; then
    "$DRAWCLAIM" check 1971.pgn >/dev/full 2>/dev/null
    is_int 4 $? "a full disk is said"
else
    skip 1 "no /dev/full here"
fi
tap_done
