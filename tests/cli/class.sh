#!/bin/sh
# SPDX-License-Identifier: MIT
# drawclaim class in lines: votes by hand, from a pipe and a FIFO, and over the network.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 48

DRAWCLAIM_PUZZLES=$DRAWCLAIM_SOURCE/puzzles
HOME=$tap_scratch
export DRAWCLAIM_PUZZLES HOME
book=$HOME/.local/share/drawclaim/default/class.csv

class() {
    "$DRAWCLAIM" class --plain --set=famous --seed=1 "$@" 2>"$tap_scratch/err"
}
said() {
    cat "$tap_scratch/out"
}

# --- votes by hand ---
printf '%s\n' v 'v 12' 3i 'a' undo votes next 1 1 2 tally next 'i 15' next next next next '' quit |
    class >"$tap_scratch/out"
is_int 0 $? "a class from a pipe"
has_line '^VOTE 1: 15 votes, 0 grounds\.$' "$(said)" "12 and 3 and one that is taken back"
has_line '^Next: ask for the ground\.$' "$(said)" "each step names the next one"
has_line '^On what ground?$' "$(said)" "the ground is asked"
has_line '^valid: 12 of 15$' "$(said)" "the first tally"
has_line '^invalid: 3 of 15, then 15 of 15$' "$(said)" "both of them"
has_line '^Right is: valid\.$' "$(said)" "the answer"
has_line '^Article 9.2.1' "$(said)" "the proof"
has_line '^Puzzle 2 of 3' "$(said)" "the next puzzle"
has_line ': 12 of 15 right, then 0 of 15\.$' "$(said)" "and the results"
is_int 2 "$(wc -l <"$book")" "one row is kept, under its head"
has_line '^20[0-9-]*T[0-9:]*Z,fischer-petrosian-1971#2,[0-9a-f]\{16\},fide2023,15,12,15,0,3,' \
    "$(cat "$book")" "with the counts of both votes"
is_string "-rw-------" "$(ls -l "$book" | cut -c 1-10)" "for the owner only"
printf '%s\n' v tally next next next next | class >"$tap_scratch/out"
is_int 3 "$(wc -l <"$book")" "another class adds to it"

printf '%s\n' v quit quit | class --count=1 >"$tap_scratch/out"
has_line 'not kept yet' "$(said)" "leaving votes behind is asked about"
printf '%s\n' 9 v tally v reopen v tally | class --count=1 --ground=off >"$tap_scratch/out"
has_line 'not among the choices' "$(said)" "a number that is no choice"
has_line 'The vote is closed; reopen' "$(said)" "a vote too late"
has_line '^VOTE 1: 2 votes\.$' "$(said)" "and one after reopening"
printf '%s\n' v tally next v tally next | class --count=1 --show-tally=never >"$tap_scratch/out"
has_line 'not shown in this class' "$(said)" "--show-tally=never"
is_int 0 "$(grep -c 'valid: [0-9]* of' "$tap_scratch/out")" "says nothing but the result at the end"
printf '%s\n' 1 1 2 tally next tally next next |
    "$DRAWCLAIM" class --plain --kind=questions --seed=3 --count=1 >"$tap_scratch/out" 2>&1
has_line '^TALLY: 3 votes\.$' "$(said)" "a law question is voted on by numbers"
has_line '^Right is: ' "$(said)" "and answered"

rm "$book"
mkdir "$book"
printf '%s\n' v tally next tally next quit | class --count=1 --ground=off >"$tap_scratch/out"
is_int 4 $? "counts that can't be kept"
has_line 'These votes could not be kept' "$(said)" "are told of before the answer is forgotten"
rmdir "$book"

# --- a bridge ---
printf 'v\nV\r\ni\nrubbish\n\033[2J\n12v\n1\n\n2' >"$tap_scratch/votes"
printf '%s\n' '' tally | class --count=1 --ground=off --votes-from="$tap_scratch/votes" \
    >"$tap_scratch/out"
has_line '^valid: 3 of 5$' "$(said)" "votes of a file: letters and numbers, and no others"
has_line '^invalid: 2 of 5$' "$(said)" "a last line without its end counts"
is_int 0 "$(grep -c "$(printf '\033')" "$tap_scratch/out")" "nothing of it reaches the terminal"

# A class whose commands come through a FIFO; descriptor 9 keeps it open.
start() {
    rm -f "$tap_scratch/commands"
    mkfifo "$tap_scratch/commands"
    "$DRAWCLAIM" class --plain --set=famous --seed=1 "$@" \
        <"$tap_scratch/commands" >"$tap_scratch/out" 2>&1 &
    class_pid=$!
    exec 9>"$tap_scratch/commands"
    wait_for 20 grep -q '^> ' "$tap_scratch/out" || wait_for 20 grep -q '^Next' "$tap_scratch/out"
}
stop() {
    echo quit >&9
    echo quit >&9
    exec 9>&-
    wait "$class_pid"
}
# Asks for the votes; wait_for asks again until so many are in.
votes_are() {
    echo votes >&9
    grep -q "^VOTE 1: $1 votes" "$tap_scratch/out"
}
# Who opens a FIFO for writing waits for its reader.
send() {
    # shellcheck disable=SC2016 # that shell's own arguments
    timeout 20 sh -c 'printf "$1" >"$2"' send "$1" "$tap_scratch/bridge"
}
mkfifo "$tap_scratch/bridge"
start --votes-from="$tap_scratch/bridge"
send 'v\nv\n'
ok "votes from a FIFO" wait_for 20 votes_are 2
send 'i\n'
ok "the writer may go and come again" wait_for 20 votes_are 3
stop
is_int 0 $? "the class ends well"
class --votes-from="$tap_scratch/none" </dev/null >"$tap_scratch/out"
is_int 4 $? "a file that is not there"
has_line 'none: cannot be opened' "$(cat "$tap_scratch/err")" "is named"

# --- wrong usage ---
for bad in --listen=x --listen=70000 --listen=example.org:80 --show-tally=maybe --set=none; do
    class "$bad" </dev/null >"$tap_scratch/out"
    is_int 2 $? "$bad is wrong usage"
done
class --listen=198.51.100.77:0 </dev/null >"$tap_scratch/out"
is_int 4 $? "an address that is not ours"
has_line 'cannot listen at 198.51.100.77:0' "$(cat "$tap_scratch/err")" "is said"

# --- over the network ---
if ! command -v curl >/dev/null; then
    skip 9 "curl is not installed"
    tap_done
fi
get() {
    curl -sS --noproxy '*' -m 20 "$@"
}
start --listen=0
address=$(sed -n 's/.*join at \(http:[^ ]*\) .*/\1/p' "$tap_scratch/out")
code=$(tr '\n' ' ' <"$tap_scratch/out" | sed -n 's/.*code \([A-Z]*\);.*/\1/p')
has_line '^http://127\.0\.0\.1:[1-9]' "$address" "without an address it is this machine only"
has_line 'name="code"' "$(get "$address/")" "a page asks for the code"
get -c "$tap_scratch/cookies" -L -o "$tap_scratch/page" --data "code=$code" "$address/join"
has_line 'The queen goes back to e2' "$(cat "$tap_scratch/page")" "with it one sees the puzzle"
token=$(sed -n 's/.*name="t" value="\([0-9a-f]*\)".*/\1/p' "$tap_scratch/page" | head -n 1)
for choice in 0 1 1; do
    get -b "$tap_scratch/cookies" -o "$tap_scratch/page" --data "t=$token&s=1&p=0&c=$choice" \
        "$address/vote"
done
ok "three taps of a device are one vote" wait_for 20 votes_are 1
get "$address/teacher" >"$tap_scratch/teacher"
has_line 'i  invalid: 1' "$(cat "$tap_scratch/teacher")" "the teacher sees the tally"
echo tally >&9
wait_for 20 grep -q '^Next: vote again' "$tap_scratch/out"
is_string 409 "$(get -o "$tap_scratch/page" -w '%{http_code}' --data "t=$token&s=1&p=0&c=0" \
    "$address/vote")" "a closed vote takes no more"
has_line 'The vote is closed' "$(cat "$tap_scratch/page")" "and says so"
has_line '^invalid: 1 of 1$' "$(said)" "the tally has it"
stop
is_int 0 $? "the class ends well"
tap_done
