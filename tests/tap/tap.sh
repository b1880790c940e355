# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# The Test Anything Protocol for shell tests; the words are those of tap.h.
#
#     . "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
#     tap_plan 2
#     is_string "drawclaim 0.1.0" "$("$DRAWCLAIM" --version)" "says its version"
#     ok "the file is there" test -f "$tap_scratch/file"
#     tap_done
#
# The wanted value comes first, the seen one second, then the name; `ok` takes its name first
# and then a command.  $tap_scratch is a folder of the test's own, removed at its end.

tap_planned=0
tap_made=0
tap_failed=0
tap_finished=no
tap_scratch=$(mktemp -d "${TMPDIR:-/tmp}/drawclaim-test-XXXXXX") || exit 1

# A test that is left half way, by whatever door, is red.
tap_leave() {
    tap_code=$?
    rm -rf "$tap_scratch"
    [ "$tap_finished" = yes ] && exit "$tap_code"
    echo "# left before tap_done"
    exit 1
}
trap tap_leave EXIT
trap 'exit 1' HUP INT TERM

tap_plan() {
    tap_planned=$1
    echo "1..$1"
}

tap_skip_all() {
    echo "1..0 # SKIP $*"
    tap_finished=yes
    exit 0
}

tap_done() {
    tap_finished=yes
    [ "$tap_made" -eq "$tap_planned" ] || diag "$tap_planned checks planned, $tap_made made"
    [ "$tap_failed" -eq 0 ] || diag "$tap_failed of $tap_made checks failed"
    [ "$tap_made" -eq "$tap_planned" ] && [ "$tap_failed" -eq 0 ]
    exit
}

# tap_report 0-or-not NAME: a '#' in a name would begin a directive, a newline end the line.
tap_report() {
    tap_made=$((tap_made + 1))
    tap_name=$(printf '%s' "$2" | tr '#\n' '* ')
    if [ "$1" -eq 0 ]; then
        printf 'ok %d - %s\n' "$tap_made" "$tap_name"
        return 0
    fi
    tap_failed=$((tap_failed + 1))
    printf 'not ok %d - %s\n' "$tap_made" "$tap_name"
    return 1
}

# ok NAME COMMAND...: good when the command succeeds; what it says goes to the log.
ok() {
    tap_ok_name=$1
    shift
    "$@" >"$tap_scratch/.said" 2>&1
    tap_status=$?
    tap_report "$tap_status" "$tap_ok_name" && return 0
    diag "status $tap_status of: $*"
    diag "$(cat "$tap_scratch/.said")"
    return 1
}

# is_string WANTED SEEN NAME
is_string() {
    [ "$1" = "$2" ]
    tap_report "$?" "$3" && return 0
    diag "wanted: $1"
    diag "  seen: $2"
    return 1
}

# is_int WANTED SEEN NAME
is_int() {
    [ "$1" -eq "$2" ] 2>/dev/null
    tap_report "$?" "$3" && return 0
    diag "wanted: $1"
    diag "  seen: $2"
    return 1
}

# is_file WANTED-FILE SEEN-FILE NAME: the same bytes, or the difference in the log.
is_file() {
    cmp -s "$1" "$2"
    tap_report "$?" "$3" && return 0
    diag "$(diff -u "$1" "$2" 2>&1)"
    return 1
}

# has_line PATTERN TEXT NAME: one line of the text matches the basic regular expression.
has_line() {
    printf '%s\n' "$2" | grep -q -e "$1"
    tap_report "$?" "$3" && return 0
    diag "no line like: $1"
    diag "in: $2"
    return 1
}

# skip N WHY...
skip() {
    tap_left=$1
    shift
    while [ "$tap_left" -gt 0 ]; do
        tap_made=$((tap_made + 1))
        tap_left=$((tap_left - 1))
        printf 'ok %d # SKIP %s\n' "$tap_made" "$*"
    done
}

diag() {
    printf '%s\n' "$*" | sed 's/^/# /'
}

bail() {
    echo "Bail out! $*"
    tap_finished=yes
    exit 1
}

# wait_for SECONDS COMMAND...: true as soon as the command succeeds, false at the deadline.
wait_for() {
    tap_deadline=$(($(date +%s) + $1))
    shift
    until "$@"; do
        [ "$(date +%s)" -lt "$tap_deadline" ] || return 1
        sleep 0.05 # the deadline above ends it
    done
}

tap_data_path() {
    printf '%s/%s\n' "${DRAWCLAIM_TEST_DATA:-${DRAWCLAIM_SOURCE:-.}/tests/data}" "$1"
}

# The folder with large test files outside the source tree; false where there is none.
tap_shared_path() {
    [ -n "${DRAWCLAIM_SHARED:-}" ] && [ -d "$DRAWCLAIM_SHARED" ] && printf '%s\n' "$DRAWCLAIM_SHARED"
}
