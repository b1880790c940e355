#!/bin/sh
# SPDX-License-Identifier: MIT
# drawclaim check as scripts and arbiters use it.  Expected verdicts: the three famous claims.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 123

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

# --- moves as people write them ---
claimed() { # a claim at ply 66; prints the status
    run 1971.pgn --claim=66:threefold,"$1"
}
for move in 34.Qe2 '34. Qe2' 34...Qe2 Qe2; do
    is_int 0 "$(claimed "move=$move")" "move=$move"
    is_int 1 "$(out | grep -c 'wrote 34\.Qe2 ')" "which is said with one number"
done
is_int 0 "$(claimed move=34.Qe2,changed=34.Qe2)" "changed= takes a number too"
for move in hello Qh9 QE2 -- 34.34.Qe2 De2; do
    is_int 2 "$(claimed "move=$move")" "move=$move is wrong usage"
    is_int 0 "$(out | wc -l)" "and no verdict"
done
is_int 2 "$(claimed move=Qe2,changed=Xe9)" "so it is in changed="
is_int 1 "$(claimed move=Qa8)" "a move that is not legal is a claim that is not valid"
is_int 2 "$(claimed move=)" "an empty move"
has_line '"move" without a value' "$(err)" "is said in a sentence"
run --ndjson 1971.pgn --claim=66:threefold,move=34.Qe2 >/dev/null
has_line '"san":"Qe2","uci":"d3e2"' "$(out)" "JSON has the move without its number"
printf '1. e4 {[%%claim threefold,move=Qh9] x} e5 *\n' >form.pgn
is_int 3 "$(run form.pgn)" "in a file it is bad input"
has_line '^drawclaim: form.pgn:1:31: game 1, Qh9: this is not a move' "$(err)" "with its place"
is_int 0 "$(out | grep -c 'Claim at')" "and no verdict"
printf '1. Sf3 Sf6 *\n' >german.pgn
is_int 1 "$(run --letters=de german.pgn --claim=2:threefold,move=2.Sc3)" "a move in German letters"
has_line 'wrote 2\.Nc3 ' "$(out)" "is understood"
is_int 2 "$(run --letters=de german.pgn --claim=2:threefold,move=Nc3)" "and then English is not"

# --- plies as on a score sheet ---
is_int 0 "$(run 1971.pgn --claim=33b:threefold,move=Qe2)" "after Black's 33rd move"
run --ndjson 1971.pgn --claim=33b:threefold,move=Qe2 --claim=34w:threefold --claim=end:fifty \
    --claim=start:fifty >/dev/null
is_string '"ply":66 "ply":67 "ply":67 "ply":0' \
    "$(out | tr '{,' '\n\n' | grep '"ply":' | tail -n 4 | tr '\n' ' ' | sed 's/ $//')" \
    "JSON has numbers"
is_int 2 "$(run 1971.pgn --claim=99w:threefold)" "a move beyond the game"
has_line 'no ply 99w' "$(err)" "is named as it was written"

# --- JSON ---
is_int 1 "$(run --ndjson 1986.pgn --claim=50:threefold,move=Nb5)" "JSON has the same status"
is_int 1 "$(out | wc -l)" "one line a game"
has_line '^{"schema":"drawclaim/1","file":"1986.pgn","game":1,"line":1,"tags":{' "$(out)" "its start"
has_line '"dead_mode":"fast"' "$(out)" "how dead positions were looked for"
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
is_int 4 "$(out | tr ',' '\n' | grep -c '"verdict":')" "claims in the file are judged"

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

printf '1. e4 *\n\n1. e4 e5 2. Nf3 *\n' >short.pgn
is_int 2 "$(run short.pgn 1971.pgn --claim=3:threefold)" "a game too short for the claim: status 2"
has_line 'short.pgn: game 1: there is no ply 3' "$(err)" "which is said with its number"
is_int 3 "$(out | grep -c ', game [12]: ')" "all games are listed"
is_int 2 "$(out | grep -c 'Claim at 2w')" "and the claim is judged in the others"
printf '1. e4 {open\n\n[White "B"]\n\n1. d4 {closed} *\n' >open.pgn
is_int 3 "$(run open.pgn)" "a comment without its end is bad input"
is_int 2 "$(out | grep -c '^open.pgn, game')" "and does not take the next game with it"
printf '1. e4 e5 2. Nf3 \0 Nc6 *\n' >nul.pgn
is_int 3 "$(run nul.pgn)" "a NUL among the moves is bad input"
has_line '"\\x00" means nothing here; game judged up to 2\.Nf3' "$(err)" "which can be seen"
has_line 'of what could be read' "$(out)" "and no more is said than is known"
: >empty.pgn
is_int 0 "$(run empty.pgn)" "no game in a file"
has_line 'empty.pgn: there is no game in it.*warning' "$(err)" "is worth a warning"
is_int 3 "$(run empty.pgn --claim=1:fifty)" "and bad input for a claim"
has_line 'no game in it' "$(err)" "which is said"
printf '1. e4 e5 2. Td3 *\n' >spanish.pgn
run --letters=es spanish.pgn >/dev/null
has_line 'no white rook can reach d3' "$(err)" "a man has a name, whatever its letter"
"$DRAWCLAIM" analyze --plain spanish.pgn </dev/null >"$tap_scratch/out" 2>/dev/null
has_line '^spanish.pgn:1:13: game 1, 2\.Td3: ' "$(out)" "analyze says where a fault is, as check does"

# --- a claim under rules of its own ---
sed 's/25\. Nc3 Ra8/& {[%claim threefold,move=Nb5] [%rules fide1952] [%claim threefold,move=Nb5]}/' \
    1986.pgn >own.pgn
reasons() { out | grep -o '"reason":"[^"]*"' | cut -d '"' -f 4 | tr '\n' ' '; }
is_int 1 "$(run --ndjson own.pgn)" "two claims, alike but for the rules"
is_string "third-occurrence castling-rights " "$(reasons)" "[%rules] judges the one by the Laws of 1952"
has_line '"ply":50,"ruleset":"fide1952",' "$(out)" "which is said where it differs"
has_line '"ply":50,"by":"white"' "$(out)" "and not where it does not"
run own.pgn >/dev/null
is_int 1 "$(out | grep -c '^    Rules: .*1952')" "text says it as well"
run --ndjson --rules=fide2018 own.pgn >/dev/null
is_string "castling-rights castling-rights " "$(reasons)" "--rules comes first"
is_int 0 "$(out | grep -c '"ply":50,"ruleset"' || :)" "and holds for all"
sed 's/rules fide1952/rules fide1066/' own.pgn >unknown.pgn
is_int 3 "$(run --ndjson unknown.pgn)" "unknown rules are an error of the file"
has_line 'unknown\.pgn:[0-9]*:[0-9]*: .*fide1066' "$(err)" "with its place"
is_string "castling-rights " "$(reasons)" "and that claim is not judged"
run --rules=fide2018 unknown.pgn >/dev/null
is_int 0 "$(err | grep -c fide1066 || :)" "where --rules is given they do not matter"
printf '[Ruleset "fide1952"]\n\n1. e4 {[%%claim fifty] [%%rules fide1952]} *\n' >same.pgn
run --ndjson same.pgn >/dev/null
is_int 1 "$(out | grep -o '"ruleset"' | grep -c .)" "the game's own rules are said once"

# --- letters, FEN, standard input ---
is_int 3 "$(run --ndjson "$data/102-german-letters.pgn")" "German letters are no English ones"
is_int 0 "$(run --ndjson --letters=de "$data/102-german-letters.pgn")" "unless asked for"
has_line '"plies":14' "$(out)" "and then all is read"
is_int 0 "$(run --ndjson --fen='8/8/8/4k3/8/4K3/8/8 w - - 0 1')" "a position"
has_line '"final_state":"dead"' "$(out)" "bare kings are dead"
is_string 1 "$("$DRAWCLAIM" check --ndjson - <1971.pgn | grep -c '"file":"(stdin)"')" "standard input"

# --- dead positions ---
printf '[SetUp "1"]\n[FEN "8/8/8/8/8/8/1r1k4/K7 w - - 0 60"]\n\n60. Kxb2 Kd3 61. Kb3 *\n' >dead.pgn
ends() { run --ndjson "$@" dead.pgn >/dev/null; out | sed 's/.*"end":\(null\|{[^}]*}\).*/\1/'; }
is_string null "$(ends --dead=off)" "--dead=off looks for none"
is_string '{"ply":1,"by":"dead"}' "$(ends --dead=material)" "by the men it ends with the capture"
is_string '{"ply":0,"by":"dead"}' "$(ends --dead=full)" "which was the only move: it was over before"
has_line '"dead_mode":"full"' "$(out)" "and the mode is said"
is_int 0 "$(out | grep -c 'at_or_before\|dead_undecided' || :)" "with nothing left open"
is_string "$(ends --dead=fast)" "$(ends)" "--dead=fast is the default"
is_int 1 "$(run --ndjson --claim=3:flag,fallen=white dead.pgn)" "a flag falls after that"
has_line '"reason":"game-over","article":"5.2.2".*"outcome":"already-over"' "$(out)" "too late"
run --dead=full --fen='1K6/1p4B1/kPp2B2/2P1B3/p1PB4/P1B5/8/8 w - - 0 60' >/dev/null
has_line 'not decided within the budget' "$(out)" "what the search leaves open is said"
is_int 2 "$(run --dead=deep dead.pgn)" "a mode that there is not"
has_line 'off|material|fast|full' "$(err)" "which is said"

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
    "$DRAWCLAIM" check 1971.pgn 1986.pgn >/dev/full 2>"$tap_scratch/err"
    is_int 4 $? "a full disk is status 4"
    is_int 1 "$(err | wc -l)" "and said once"
    echo quit | HOME=$tap_scratch DRAWCLAIM_PUZZLES=$puzzles "$DRAWCLAIM" quiz --plain \
        >/dev/full 2>"$tap_scratch/err"
    is_int 1 "$(err | wc -l)" "in the quiz too"
else
    skip 3 "no /dev/full here"
fi
tap_done
