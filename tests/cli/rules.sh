#!/bin/sh
# SPDX-License-Identifier: MIT
# drawclaim rules, and a tournament's own rules from a file.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 23

run() {
    "$DRAWCLAIM" "$@" >"$tap_scratch/out" 2>"$tap_scratch/err" </dev/null
    echo $?
}
out() { cat "$tap_scratch/out"; }
err() { cat "$tap_scratch/err"; }

is_int 0 "$(run rules)" "the list"
has_line '^fide2023  *FIDE Laws of Chess 2023$' "$(out)" "what was read has no remark"
has_line '^handbuch .*(reported)' "$(out)" "a report is called one"
is_int 31 "$(out | wc -l | tr -d ' ')" "all of them"

is_int 0 "$(run rules fide2018)" "one ruleset"
has_line '^  9\.2\.1\.1 ' "$(out)" "with the articles of its edition"
is_int 0 "$(run rules corr1842)" "an old one"
has_line 'It is not known whether a position or a series' "$(out)" "says what is not known"
is_int 2 "$(run rules fide1066)" "an unknown one is wrong usage"

is_int 0 "$(run rules --diff=fide2018,fide2018-blitz)" "what two differ in"
has_line '^penalty.opponent  *120 (9\.5\.3)  *60 (9\.5\.3, B\.2)$' "$(out)" "the penalty, with articles"
is_int 2 "$(out | wc -l | tr -d ' ')" "and nothing else"
is_int 2 "$(run rules --diff=fide2018)" "it takes two"
is_int 0 "$(run rules --ndjson --diff=fide2014,fide2017)" "for machines"
has_line '"fivefold.consecutive":\[true,false\]' "$(out)" "the wording of 2014"
is_int 31 "$("$DRAWCLAIM" rules --ndjson | grep -c '"schema":"drawclaim/1"')" "all for machines"

club=$tap_scratch/club.rules
printf '# our own\nbase = fide2023\nname = Rules of Our Club\npenalty.opponent = 180\n' >"$club"
is_int 0 "$(run rules "$club")" "a file"
has_line '^Rules of Our Club (club)$' "$(out)" "by its name"
is_int 1 "$(run --rules="$club" check --ndjson --claim=0:threefold \
    --fen='4k3/8/8/8/8/8/8/4K2R w - - 0 1')" "is what claims are judged by"
has_line '"ruleset":"club".*"opponent_plus":180' "$(out)" "with its penalty"
printf 'base = fide2023\n  penalty.opponent = lots\n' >"$club"
is_int 3 "$(run --rules="$club" rules)" "a wrong value is bad input"
has_line 'club\.rules:2:22: penalty.opponent cannot be "lots"' "$(err)" "with its place"
is_int 4 "$(run --rules="$tap_scratch/none.rules" rules)" "a file that is not there"
tap_done
