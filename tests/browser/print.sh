#!/bin/sh
# SPDX-License-Identifier: MIT
# What is meant for paper, as a real browser takes it: an exam, its key, and exported puzzles; their
# boards are drawn, nothing is fetched, and a PDF comes out.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
command -v chromium >/dev/null || tap_skip_all "chromium is not installed"
tap_plan 15

DRAWCLAIM_PUZZLES=$DRAWCLAIM_SOURCE/puzzles
HOME=$tap_scratch/home
export DRAWCLAIM_PUZZLES HOME
mkdir "$HOME"
cd "$tap_scratch" || bail "no scratch folder"

# A sandbox of its own can't be had by root.
no_sandbox=
[ "$(id -u)" -ne 0 ] || no_sandbox=--no-sandbox
# chromium_run OPTION PAGE
chromium_run() {
    # shellcheck disable=SC2086 # an option or none
    timeout 120 chromium --headless $no_sandbox --disable-gpu --disable-dev-shm-usage \
        --user-data-dir="$tap_scratch/browser" "$1" "file://$tap_scratch/$2" 2>"$2.err"
}
count() {
    grep -o -e "$1" "$2" | wc -l
}
# How many pages a PDF of this browser has.
pages() {
    grep -a -c '/Type */Page\b' "$1"
}

"$DRAWCLAIM" exam new --count=10 --kind=claims --seed=7 --output=paper.exam >/dev/null
"$DRAWCLAIM" exam print paper.exam --output=paper.html >/dev/null
"$DRAWCLAIM" exam print paper.exam --key --output=key.html >/dev/null
"$DRAWCLAIM" export --format=html --set=famous >famous.html

for page in paper key famous; do
    chromium_run --dump-dom "$page.html" >"$page.dom"
    ok "$page: the browser reads it to its end" grep -q '</body></html>' "$page.dom"
    is_int "$(count '<svg ' "$page.html")" "$(count '<svg ' "$page.dom")" "$page: every board is there"
    is_string "" "$(grep -iE 'refused|failed to load|content security' "$page.html.err")" \
        "$page: nothing is refused or missing"
    chromium_run --print-to-pdf="$tap_scratch/$page.pdf" "$page.html"
    ok "$page: it can be printed" test "$(pages "$page.pdf")" -ge 2
done
is_int 10 "$(count '<svg ' paper.dom)" "ten claims, ten boards"
is_int 3 "$(count '<svg ' famous.dom)" "three famous ones"
ok "the key is longer than the paper" \
    test "$(wc -c <key.dom)" -gt "$(wc -c <paper.dom)"
tap_done
