#!/bin/sh
# SPDX-License-Identifier: MIT
# A class in a real terminal: votes that come in while nobody touches the keyboard.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
. "$DRAWCLAIM_SOURCE/tests/term/lib.sh"
trap 'term_stop; tap_leave' EXIT
tap_plan 11

send() {
    # shellcheck disable=SC2016 # that shell's own arguments
    timeout 20 sh -c 'printf "$1" >"$2"' send "$1" "$tap_scratch/bridge"
}
# Ticks of the processor that the program has taken, and the seconds it has run.
ticks() {
    awk '{ print $14 + $15 }' "/proc/$(term_pid)/stat"
}
seconds() {
    ps -o etimes= -p "$(term_pid)" | tr -d ' '
}
has_run() {
    test "$(seconds)" -ge "$1"
}

mkfifo "$tap_scratch/bridge"
term_start 120x40 "$DRAWCLAIM" class --set=famous --seed=1 "--votes-from=$tap_scratch/bridge" --listen=0
ok "a class begins" term_shows 'VOTE 1   votes in: 0'
ok "and says where to join" term_shows 'Join: http://127.0.0.1:[1-9][0-9]*  code [A-Z]*  (0 devices)'
send 'v\ni\n'
ok "votes of a bridge are seen at once" term_shows 'votes in: 2'
term_keys i
ok "keys come beside them" term_shows 'votes in: 3'
term_keys '?'
ok "while the help is read" term_shows 'HELP'
send 'v\n'
term_keys q
ok "votes are counted as well" term_shows 'votes in: 4'
before=$(ticks)
wait_for 20 has_run $(($(seconds) + 3)) # two whole seconds at least
ok "waiting costs nothing" test $(($(ticks) - before)) -lt $(($(getconf CLK_TCK) / 4))
term_keys Space Space
ok "the tally" term_shows '2  50 %'
term_keys q
ok "leaving asks" term_shows 'not kept yet'
term_keys y
ok "and ends" wait_for "$term_deadline" term_ended
is_string 0 "$(cat "$tap_scratch/status")" "well"
term_stop
tap_done
