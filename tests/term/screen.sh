#!/bin/sh
# SPDX-License-Identifier: MIT
# The screen in a real terminal: it starts, draws, follows the size, suspends, and gives the
# terminal back whatever ends it.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
. "$DRAWCLAIM_SOURCE/tests/term/lib.sh"
trap 'term_stop; tap_leave' EXIT

tap_plan 30

same_stty() { cmp -s "$tap_scratch/stty.before" "$tap_scratch/stty.after"; }
gone() { ! kill -0 "$pid" 2>/dev/null; }

# --- a first session ---
term_start 80x24 "$DRAWCLAIM"
ok "the menu, first row first" term_shows '> .*three famous claims'
term_keys Enter
ok "the first puzzle asks" term_shows 'Is the claim correct'
ok "the claim's card" term_shows '34\.Qe2'
term_resize 59x17
ok "too small: one sentence" term_shows '60x18'
term_resize 120x40
ok "it returns by itself" term_shows 'Is the claim correct'
term_resize 60x18
ok "the smallest size" term_shows '?'
term_resize 80x24
ok "and back" term_shows 'q back'
term_keys v
ok "then the ground" term_shows 'round'
term_keys C-c
is_int 0 "$(term_status)" "Ctrl-C leaves at once"
ok "the shell is back" term_shows 'left-the-program'
ok "the terminal is as before" same_stty
ok "the screen of before is back" sh -c '! tmux -S "$1" capture-pane -p | grep -q CLAIM' sh "$term_socket"
term_stop

# --- ended by signals ---
for case in TERM=143 HUP=129; do
    signal=${case%=*}
    term_start 80x24 "$DRAWCLAIM"
    ok "started for SIG$signal" term_shows 'three famous claims'
    kill -s "$signal" "$(term_pid)"
    is_int "${case#*=}" "$(term_status)" "ended by SIG$signal"
    ok "the terminal is given back after SIG$signal" same_stty
    term_stop
done

# --- a crash; sanitizers have handlers of their own ---
if [ "${DRAWCLAIM_SANITIZERS:-no}" = no ]; then
    term_start 80x24 "$DRAWCLAIM"
    ok "started for SIGSEGV" term_shows 'three famous claims'
    kill -s SEGV "$(term_pid)"
    is_int 139 "$(term_status)" "a crash stays a crash"
    ok "the terminal is given back after a crash" same_stty
    term_stop
else
    skip 3 "a build with sanitizers: no crash handler of ours"
fi

# --- suspended ---
TERM_SHELL="PS1='ready ' sh -i"
term_start 80x24 true
ok "a shell" term_shows 'ready'
term_keys "$DRAWCLAIM" Enter
ok "started from the shell" term_shows 'three famous claims'
term_keys C-z
ok "^Z gives the shell back" term_shows 'ready'
term_keys fg Enter
ok "and it is painted again" term_shows 'three famous claims'
term_keys q
ok "q ends it" term_shows 'ready'
term_stop
unset TERM_SHELL

# --- terminals that go away, or can't do it ---
term_start 80x24 "$DRAWCLAIM"
ok "started" term_shows 'three famous claims'
pid=$(term_pid)
term_stop
ok "a terminal that is gone ends it" wait_for 20 gone

term_start 80x24 "TERM=dumb $DRAWCLAIM"
ok "TERM=dumb: lines of text" term_shows 'plain'
term_stop

term_start 80x24 "LC_ALL=C TERM=vt100 $DRAWCLAIM"
ok "LC_ALL=C and a vt100" term_shows 'three famous claims'
term_stop
tap_done
