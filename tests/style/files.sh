#!/bin/sh
# SPDX-License-Identifier: MIT
# Every file ships, none is too long to read in one sitting, each says its licence.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
cd "$DRAWCLAIM_SOURCE" || bail "no source folder"
longest=620

# The files of ours, by their endings: what tests and editors leave behind is not meant.
our_files() {
    ls README.md COPYING bootstrap dev .ci/run 2>/dev/null
    find src tests puzzles doc m4 -type f \( -name '*.[ch]' -o -name '*.sh' -o -name '*.mk' \
        -o -name '*.m4' -o -name '*.md' -o -name '*.pgn' -o -name '*.tsv' -o -name '*.txt' \
        -o -name '*.1' -o -path '*/corpus/*' \) ! -path m4/pkg.m4
}

sources() {
    find src tests -type f \( -name '*.[ch]' -o -name '*.sh' \) ! -path '*/corpus/*' ! -path '*/data/*' |
        sort
}

# Files that are neither named in the release nor in a folder that goes there as a whole.
not_shipped() {
    env -u MAKEFLAGS -u MFLAGS -u MAKELEVEL \
        make -s -C "$DRAWCLAIM_BUILD" list-dist >"$tap_scratch/dist"
    our_files | awk -v list="$tap_scratch/dist" '
        BEGIN { while ((getline line < list) > 0) ships[line] = 1 }
        {
            for (name = $0; name != "" && !(name in ships); )
                if (!sub(/\/[^\/]*$/, "", name)) name = ""
            if (name == "") print
        }'
}

too_long() {
    sources | grep '\.[ch]$' | while read -r file; do
        lines=$(wc -l <"$file")
        [ "$lines" -le "$longest" ] || echo "$file: $lines lines"
    done
}

# In the first three lines: a script may need its first line for itself.
untagged() {
    { sources; echo dev; echo .ci/run; } | while read -r file; do
        sed 3q "$file" | grep -q 'SPDX-License-Identifier: MIT' || echo "$file"
    done
}

tap_plan 4
ok "the list of files is not empty" test "$(our_files | wc -l)" -gt 20
is_string "" "$(not_shipped)" "every file is part of a release"
is_string "" "$(too_long)" "no C file has more than $longest lines"
is_string "" "$(untagged)" "every source says its licence"
tap_done
