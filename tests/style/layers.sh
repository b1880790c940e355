#!/bin/sh
# SPDX-License-Identifier: MIT
# Who may use whom: by the #include lines, and by what libcore.a leaves for others to define.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
cd "$DRAWCLAIM_SOURCE" || bail "no source folder"

# The folders that files of a folder may include from, itself among them.
may_use() {
    case $1 in
    base) echo base ;;
    core) echo base core ;;
    pgn) echo base core pgn ;;
    text) echo base core pgn text ;;
    train) echo base core pgn text train ;;
    os) echo base os ;;
    store) echo base core pgn text train os store ;;
    export) echo base core pgn text train export ;;
    net) echo base os net ;;
    tui) echo base core pgn text train tui ;;
    cli) echo base core pgn text train os store export net tui cli ;;
    esac
}

# "FILE:HEADER" for each #include "..." of the folder.
includes_of() {
    grep -RHo '^ *# *include *"[^"]*"' "src/$1" --include='*.[ch]' 2>/dev/null |
        sed 's/: *# *include *"/:/; s/"$//'
}

# Those of them that the folder may not use.  tui/loop carries out wishes, and so needs os.
forbidden_of() {
    includes_of "$1" | while IFS=: read -r file header; do
        allowed=" $(may_use "$1") "
        case $file in src/tui/loop.[ch]) allowed=" os$allowed" ;; esac
        case $header in
        config.h) ;;
        */*) case $allowed in *" ${header%%/*} "*) ;; *) echo "$file includes $header" ;; esac ;;
        *) echo "$file includes $header without its folder" ;;
        esac
    done
}

# Files of src that include one of the system headers matching the pattern.
users_of() {
    grep -RlE "^ *# *include *<$1>" src --include='*.[ch]' 2>/dev/null | sort | tr '\n' ' '
}

# What a library may leave undefined: memory, strings and what compilers and asserts call.
allowed_symbols='^(mem(cpy|move|set|cmp|chr)|str(len|cmp|ncmp|chr|rchr|str|spn|cspn|pbrk|nlen)|malloc|calloc|realloc|free|__stack_chk_fail|__assert_fail|_GLOBAL_OFFSET_TABLE_|__(mem|str)[a-z]*_chk)$'

# Undefined in libcore.a, and defined neither there nor in libbase.a.
foreign_symbols() {
    core=$DRAWCLAIM_BUILD/src/core/libcore.a
    nm -g "$core" "$DRAWCLAIM_BUILD/src/base/libbase.a" 2>/dev/null |
        awk 'NF == 3 { print $3 }' | sort -u >"$tap_scratch/defined"
    nm -gu "$core" 2>/dev/null | awk 'NF == 2 && $1 == "U" { print $2 }' | sort -u |
        comm -23 - "$tap_scratch/defined" | grep -vE "$allowed_symbols"
}

folders='base core pgn text train os store export net tui cli'
# Other compilers and instrumented builds call helpers of their own.
plain=$([ "$DRAWCLAIM_PLAIN_BUILD" = yes ] && echo 1 || echo 0)

tap_plan $((18 + plain))
is_string "$(echo "$folders" | tr ' ' '\n' | sort | tr '\n' ' ')" \
    "$(cd src && for folder in */; do echo "${folder%/}"; done | sort | tr '\n' ' ')" \
    "every folder of src has its place in the order"
for folder in $folders; do
    is_string "" "$(forbidden_of "$folder")" "$folder includes downwards only"
done
is_string "" "$(users_of '.*curses[^>]*|term(info)?\.h' | sed 's:src/tui/term\.c ::')" \
    "only tui/term.c includes curses"
is_string "" "$(users_of 'jansson[^>]*' | sed 's:src/text/json[a-z_]*\.[ch] ::g')" \
    "only text/json*.[ch] include jansson"
is_string "" "$(users_of 'microhttpd\.h' | sed 's:src/net/vote_server\.c ::')" \
    "only net/vote_server.c includes libmicrohttpd"
is_string "" "$(users_of 'nettle/[^>]*' | sed 's:src/train/digest\.c ::')" \
    "only train/digest.c includes nettle"
is_string "" "$(users_of 'sqlite3[^>]*' | sed 's:src/store/[a-z_]*\.[ch] ::g')" \
    "only src/store includes sqlite3.h"
is_string "" "$(users_of 'libxml/[^>]*' | sed 's:src/export/moodle\.c ::')" \
    "only export/moodle.c includes libxml2"
if [ "$plain" -eq 1 ]; then
    is_string "" "$(foreign_symbols)" "core needs memory and strings, nothing else"
fi
tap_done
