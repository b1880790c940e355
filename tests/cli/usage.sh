#!/bin/sh
# SPDX-License-Identifier: MIT
# Help, version, and what is said to wrong usage.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"

commands='quiz spot drill browse analyze check class dead exam perft puzzles export stats rules
profile doctor'
tap_plan 51

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
is_int "$(echo "$commands" | wc -w)" "$("$DRAWCLAIM" --help | sed -n '/^Commands/,/^$/p' | grep -c '^  [a-z]')" \
    "and no other"
sed 's/\\-/-/g' "$DRAWCLAIM_SOURCE/doc/drawclaim.1" >"$tap_scratch/manual"
for name in --plain $commands; do
    "$DRAWCLAIM" "$name" --help | grep -oE -e '--[a-z-]+'
done | sort -u >"$tap_scratch/options"
ok "many options are there" test "$(wc -l <"$tap_scratch/options")" -gt 40
is_string '' "$(while read -r option; do
    grep -qwe "$option" "$tap_scratch/manual" || echo "$option"
done <"$tap_scratch/options")" "the manual tells of all options"
is_string '' "$(sed -n 's/^    {"\([a-z.0-9]*\)", .*N_(.*/\1/p' "$DRAWCLAIM_SOURCE/src/os/settings.c" |
    while read -r key; do grep -qwFe "$key" "$tap_scratch/manual" || echo "$key"; done)" \
    "and of all settings"
has_line '^  DRAWCLAIM_RULES: -$' "$("$DRAWCLAIM" doctor)" "doctor names what the program heeds"
is_int 2 "$(status chek)" "an unknown command is wrong usage"
has_line 'no command "chek"' "$(cat "$tap_scratch/err")" "and is named"
is_int 2 "$(status check --nonsense)" "so is an unknown option"
is_int 2 "$(status --rules=nonsense check --fen=8/8/8/8/8/8/8/K1k5)" "and an unknown ruleset"
is_int 2 "$(status --color=pink perft 1)" "and a value that is not one of the words"
is_int 2 "$(status --lang=xx perft 1)" "and a language whose letters are not known"
is_int 0 "$(status --lang=es_MX perft 1)" "one that is known may name its country"
is_int 0 "$(status --lang=en perft 1)" "English is one"
echo 'horn = loud' >"$tap_scratch/config"
status --config="$tap_scratch/config" perft 1 >/dev/null
has_line 'horn' "$(cat "$tap_scratch/err")" "a strange setting is worth a warning"
status -q --config="$tap_scratch/config" perft 1 >/dev/null
is_string '' "$(cat "$tap_scratch/err")" "unless --quiet"
status check --fen=8/8/8/8/8/8/8/K1k5 --claim=0:fifty,oops >/dev/null
is_int 0 "$(grep -c 'puzzle(5)' "$tap_scratch/err")" "no message names a page that is not there"
tap_done
