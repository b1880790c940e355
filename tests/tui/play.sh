#!/bin/sh
# SPDX-License-Identifier: MIT
# All puzzles that come with the program, asked and explained on screens of several sizes.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"

play=$DRAWCLAIM_BUILD/tests/tui/play
test -x "$play" || tap_skip_all "the check program is not built"

# Each puzzle: every page of question and explanation; ends when no screen is left.
script() {
    n=0
    while [ "$n" -lt "$1" ]; do
        printf '%s\n' show Space show 's x x x' show 'Home Tab' show Tab show d show Space show \
            w show 'w Down' show o show 'on timeline Left m Right' show 'on timeline =' show \
            'on timeline Enter' show 'depth 2' Enter
        n=$((n + 1))
    done
    printf '%s\n' 'show'
}

# The screens of all packs go to a file; false if the program failed.
screens() {
    size=$1
    shift
    script "$count" >"$tap_scratch/script"
    "$play" --ascii --mono --size="$size" "$@" "$DRAWCLAIM_SOURCE"/puzzles/*.pgn \
        <"$tap_scratch/script" >"$tap_scratch/screens" 2>"$tap_scratch/complaints" ||
        { cat "$tap_scratch/complaints"; return 1; }
}

# No row is wider than the screen.
fits() {
    awk -v most="$1" 'length($0) > most { print FILENAME ":" FNR ": " $0; bad = 1 }
        END { exit bad }' "$tap_scratch/screens"
}

count=$(cat "$DRAWCLAIM_SOURCE"/puzzles/*.pgn | grep -Eo '\[%(claim|question)' | wc -l)
[ -z "${DRAWCLAIM_SLOW-}" ] || count=5

tap_plan 9
for size in 60x18 80x24 120x40; do
    ok "$count puzzles are asked and explained at $size" screens "$size"
    ok "and nothing stands beyond column ${size%x*}" fits "${size%x*}"
done
ok "the last screen is the summary" grep -q 'of .* right' "$tap_scratch/screens"
ok "in Spanish as well, as far as it is translated" screens 80x24 --lang=es
ok "and within 80 columns" fits 80
tap_done
