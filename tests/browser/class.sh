#!/bin/sh
# SPDX-License-Identifier: MIT
# A class whose pupils tap in real browsers: three devices, one of them without cookies; and the
# teacher's page.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
. "$DRAWCLAIM_SOURCE/tests/browser/lib.sh"
tap_plan 25

DRAWCLAIM_PUZZLES=$DRAWCLAIM_SOURCE/puzzles
HOME=$tap_scratch/home
export DRAWCLAIM_PUZZLES HOME
mkdir "$HOME"

# --- a class in lines, whose commands come through a FIFO ---

said() {
    grep -q -e "$1" "$tap_scratch/class"
}
says() {
    wait_for 20 said "$1"
}
class_start() {
    mkfifo "$tap_scratch/commands"
    "$DRAWCLAIM" class --plain --set=famous --seed=1 --listen=0 \
        <"$tap_scratch/commands" >"$tap_scratch/class" 2>&1 &
    class_pid=$!
    exec 9>"$tap_scratch/commands"
    says 'Devices join at'
}
# tell COMMAND PATTERN: says a command and waits for the line that answers.
tell() {
    : >"$tap_scratch/before"
    cp "$tap_scratch/class" "$tap_scratch/before"
    echo "$1" >&9
    wait_for 20 answered "$2"
}
answered() {
    tail -c "+$(($(wc -c <"$tap_scratch/before") + 1))" "$tap_scratch/class" | grep -q -e "$1"
}

ok "a class begins" class_start
address=$(sed -n 's/.*join at \(http:[^ ]*\) .*/\1/p' "$tap_scratch/class")
code=$(tr '\n' ' ' <"$tap_scratch/class" | sed -n 's/.*code \([A-Z]*\);.*/\1/p')

# --- devices ---

ok "the driver of the browser starts" browser_start
one=$(browser_open)
two=$(browser_open)
three=$(browser_open '"profile.default_content_setting_values.cookies":2')
join() {
    browser_go "$1" "$address" && browser_type "$1" '#code' "$2" && browser_tap "$1" '#join'
}
join "$one" WRONG
ok "a wrong code is told" browser_sees "$one" '#note'
ok "and the code asked for again" browser_has "$one" '#code'
for device in "$one" "$two" "$three"; do
    join "$device" "$(printf '%s' "$code" | tr 'A-Z' 'a-z')"
    ok "a device joins and sees the verdicts" browser_sees "$device" '#c0-2'
done
ok "no ground is asked before the verdict" test -z "$(browser_find "$one" '#c1-0')"
[ -z "${DRAWCLAIM_PICTURES-}" ] || browser_picture "$one" "$DRAWCLAIM_PICTURES/verdict.png"

# Valid, valid, invalid; grounds: the first, the second, the second.
for tap in "$one 0" "$two 0" "$three 1"; do
    ok "a tap on a verdict" browser_tap "${tap% *}" "#c0-${tap#* }"
    ok "is shown as chosen, and the ground asked" browser_sees "${tap% *}" '#c1-0'
done
[ -z "${DRAWCLAIM_PICTURES-}" ] || browser_picture "$one" "$DRAWCLAIM_PICTURES/ground.png"
for tap in "$one 0" "$two 1" "$three 1"; do
    browser_tap "${tap% *}" "#c1-${tap#* }"
    browser_sees "${tap% *}" "#c1-${tap#* }.chosen"
done
ok "three verdicts and three grounds are in" tell votes 'VOTE 1: 3 votes, 3 grounds'

# Another mind; the same device twice is one vote.
browser_tap "$two" '#c0-1'
browser_sees "$two" '#c0-1.chosen'
browser_tap "$two" '#c0-1'

# --- the teacher ---
teacher=$(browser_open)
browser_go "$teacher" "$address/teacher"
browser_page "$teacher" >"$tap_scratch/teacher"
ok "the teacher's page has the tally" grep -q 'invalid: 2' "$tap_scratch/teacher"
ok "the verdict" grep -q 'The claim is valid' "$tap_scratch/teacher"
ok "and the notes" grep -q 'Petrosian' "$tap_scratch/teacher"
[ -z "${DRAWCLAIM_PICTURES-}" ] || browser_picture "$teacher" "$DRAWCLAIM_PICTURES/teacher.png"

# --- the tally ---
ok "the tally is the one that was tapped" tell tally '^invalid: 2 of 3$'
has_line '^valid: 1 of 3$' "$(cat "$tap_scratch/class")" "one valid"
is_string "1 2" "$(sed -n 's/^.*: \([0-9]*\) of 3$/\1/p' "$tap_scratch/class" | sed 1,3d |
    grep -v '^0$' | sort | tr '\n' ' ' | sed 's/ $//')" "grounds one and two"
ok "devices are told that it is closed" browser_sees "$one" '#closed'
[ -z "${DRAWCLAIM_PICTURES-}" ] || browser_picture "$one" "$DRAWCLAIM_PICTURES/closed.png"
tell next 'Is the claim correct'
ok "and get the second vote by themselves" browser_sees "$one" '#c0-0'
ok "with nothing chosen" test -z "$(browser_find "$one" '.chosen')"

for device in "$one" "$two" "$three" "$teacher"; do
    browser_close "$device"
done
browser_stop
echo quit >&9
exec 9>&-
wait "$class_pid"
is_int 0 $? "the class ends well"
tap_done
