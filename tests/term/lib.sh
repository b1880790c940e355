# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# A terminal of our own for tests: tmux on a private socket, a fixed size, text waited for with a
# deadline.  Source it after tap.sh.
#
#     term_start 80x24 "$DRAWCLAIM"
#     ok "the menu" term_shows 'three famous claims'
#     term_keys Enter

command -v tmux >/dev/null || tap_skip_all "tmux is not installed"

term_count=0
term_deadline=20
DRAWCLAIM_PUZZLES=$DRAWCLAIM_SOURCE/puzzles
HOME=$tap_scratch
XDG_CONFIG_HOME=$tap_scratch/config
export DRAWCLAIM_PUZZLES HOME XDG_CONFIG_HOME

term_tmux() {
    tmux -S "$term_socket" -f /dev/null "$@"
}

# term_start COLSxROWS COMMAND: in a shell that stays after it, so that the terminal can be
# looked at; the exit status is in $tap_scratch/status then.
term_start() {
    term_size=$1
    shift
    # A server that is told to end takes a moment; the next one has a socket of its own.
    term_count=$((term_count + 1))
    term_socket=$tap_scratch/tmux$term_count
    # The status comes last and whole: who sees it may look at all the rest.
    cat >"$tap_scratch/session.sh" <<SESSION
stty -g >$tap_scratch/stty.before
$*
echo \$? >$tap_scratch/status.part
stty -g >$tap_scratch/stty.after
mv $tap_scratch/status.part $tap_scratch/status
echo left-the-program
SESSION
    rm -f "$tap_scratch/status"
    term_tmux new-session -d -x "${term_size%x*}" -y "${term_size#*x}" \
        "${TERM_SHELL:-sh $tap_scratch/session.sh; sleep 60 # ended by term_stop, the deadline of a lost test}"
}

term_stop() {
    term_tmux kill-server 2>/dev/null
    return 0
}

term_text() {
    term_tmux capture-pane -p
}

term_has() {
    term_text | grep -q -e "$1"
}

# True as soon as a line of the screen matches.
term_shows() {
    wait_for "$term_deadline" term_has "$1" && return 0
    term_text
    return 1
}

term_keys() {
    term_tmux send-keys "$@"
}

term_resize() {
    term_tmux resize-window -x "${1%x*}" -y "${1#*x}"
}

# Of the program in our terminal: other tests run theirs at the same time.
term_pid() {
    term_tty=$(term_tmux display-message -p '#{pane_tty}')
    pgrep -t "${term_tty#/dev/}" -f "^$DRAWCLAIM" | head -n 1
}

term_ended() {
    [ -f "$tap_scratch/status" ]
}

# The program's exit status, once it has ended.
term_status() {
    wait_for "$term_deadline" term_ended || echo "still running"
    cat "$tap_scratch/status" 2>/dev/null
}
