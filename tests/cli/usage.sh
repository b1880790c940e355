#!/bin/sh
# SPDX-License-Identifier: MIT
# Help, version, and what is said to wrong usage.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"

commands='quiz browse analyze check dead perft puzzles rules doctor'
tap_plan 26

status() { # what the command before it ended with, without its output
    "$DRAWCLAIM" "$@" >"$tap_scratch/out" 2>"$tap_scratch/err" </dev/null
    echo $?
}

has_line '^drawclaim [0-9]' "$("$DRAWCLAIM" --version)" "--version says name and number"
is_string "$("$DRAWCLAIM" --version)" "$("$DRAWCLAIM" -V)" "-V is the same"
is_int 0 "$(status --help)" "--help is no fault"
for name in $commands; do
    has_line "^  $name " "$(cat "$tap_scratch/out")" "--help lists $name"
done
for name in $commands; do
    ok "$name --help names the command" \
        sh -c '"$0" "$1" --help | grep -q "^Usage: drawclaim $1"' "$DRAWCLAIM" "$name"
done
is_int 2 "$(status chek)" "an unknown command is wrong usage"
has_line 'no command "chek"' "$(cat "$tap_scratch/err")" "and is named"
is_int 2 "$(status check --nonsense)" "so is an unknown option"
is_int 2 "$(status --rules=nonsense check --fen=8/8/8/8/8/8/8/K1k5)" "and an unknown ruleset"
is_int 2 "$(status --color=pink perft 1)" "and a value that is not one of the words"
tap_done
