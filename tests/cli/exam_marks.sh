#!/bin/sh
# SPDX-License-Identifier: MIT
# What an examiner is told of answers that come from machines of others.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 7

DRAWCLAIM_PUZZLES=$DRAWCLAIM_SOURCE/puzzles
XDG_DATA_HOME=$tap_scratch/data
export DRAWCLAIM_PUZZLES XDG_DATA_HOME
cd "$tap_scratch" || bail "no scratch folder"

"$DRAWCLAIM" exam new --count=2 --seed=1 --output=short.paper 2>err || bail "no paper"

# Somebody sits without a word, and hands in if the commands say so.
sit() {
    name=$1
    shift
    "$DRAWCLAIM" exam take short.paper --plain --candidate="$name" --output="$name.answers" "$@" \
        >out 2>err <commands
}
grade() { "$DRAWCLAIM" exam grade short.paper "$@" >out 2>err; }

printf 'hand-in\nhand-in\nhand-in\n' >commands
sit usual
sit slow --time-factor=1.5
: >commands
sit away

grade usual.answers
is_int 1 $? "nothing answered is not enough"
ok "who had the paper's time" sh -c "grep -q '; resumed: 0; seal: ' out"
grade slow.answers
ok "who had more" sh -c "grep -q '; resumed: 0; time factor: 1.50; seal: ' out"

grade usual.answers slow.answers
is_string "" "$(cat err)" "two candidates"
grade usual.answers usual.answers
ok "one candidate twice is said" grep -q 'candidate usual is there twice' err

mv away.answers "$(printf 'red\033[31m')"
grade red*
ok "a file that was not handed in is named" grep -qF 'red\x1b[31m: not handed in' err
ok "and its name does nothing to a terminal" sh -c "! grep -q '$(printf '\033')' err"

tap_done
