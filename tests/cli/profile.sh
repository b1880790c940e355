#!/bin/sh
# SPDX-License-Identifier: MIT
# Profiles: made, listed, backed up, begun anew, deleted; and what is said where nothing can be kept.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"

mkdir "$tap_scratch/puzzles"
cp "$DRAWCLAIM_SOURCE/puzzles/01-1971-fischer-petrosian.pgn" "$tap_scratch/puzzles/"
DRAWCLAIM_PUZZLES=$tap_scratch/puzzles XDG_CONFIG_HOME=$tap_scratch/config
XDG_DATA_HOME=$tap_scratch/data
export DRAWCLAIM_PUZZLES XDG_CONFIG_HOME XDG_DATA_HOME
folder=$XDG_DATA_HOME/drawclaim
today=$(date +%Y-%m-%d)

status() { # what the program ends with; what it said is in out and err
    "$DRAWCLAIM" "$@" >"$tap_scratch/out" 2>"$tap_scratch/err"
    echo $?
}
said() { cat "$tap_scratch/out"; }
complained() { cat "$tap_scratch/err"; }
answer() { # N answers, in a quiz with these options
    count=$1
    shift
    for i in $(seq "$count"); do printf 'd\nn\n'; done |
        "$DRAWCLAIM" quiz --plain --seed=1 "$@" >"$tap_scratch/out" 2>"$tap_scratch/err"
}
answers() { # how many a profile has
    "$DRAWCLAIM" profile list | awk -v name="$1" '$1 == name { print $2 }'
}
files() { # how many of this name there are
    find "$folder" -name "$1" | wc -l
}

tap_plan 58

# --- none yet ---
is_int 0 "$(status profile list </dev/null)" "no profiles are no fault"
is_string '' "$(said)" "and none are listed"
has_line 'no profiles yet' "$(complained)" "which is said"
ok "nothing was made by asking" test ! -e "$XDG_DATA_HOME"

# --- the default one ---
answer 2
is_string '' "$(complained)" "answers are kept without a word"
is_int 0 "$(grep -c 'for this session only' "$tap_scratch/out")" "and nobody says otherwise"
is_string "default	2	$today" "$("$DRAWCLAIM" profile list)" "they are in the profile default"
is_string 700 "$(stat -c %a "$folder/default")" "in a folder of one's own"
is_string 600 "$(stat -c %a "$folder/default/learner.db")" "and a file of one's own"
answer 3
is_int 5 "$(answers default)" "a second quiz adds to it"

# --- others ---
is_int 0 "$(status profile new Anna-2)" "another profile"
has_line 'Anna-2' "$(said)" "is made"
is_int 4 "$(status profile new Anna-2)" "but only once"
has_line 'there is a profile "Anna-2" already' "$(complained)" "which is said"
is_int 0 "$(answers Anna-2)" "it has no answers"
answer 1 --profile=Anna-2
is_int 1 "$(answers Anna-2)" "then it has"
is_int 5 "$(answers default)" "and the other as many as before"
is_string "Anna-2 default" "$("$DRAWCLAIM" profile list | cut -f1 | tr '\n' ' ' | sed 's/ $//')" \
    "both are listed"
is_int 2 "$(status quiz --plain --profile=anna </dev/null)" "one that is not there is wrong usage"
has_line 'there is no profile "anna"' "$(complained)" "and is named"
ok "and is not made" test ! -e "$folder/anna"
for name in ../up a/b .hidden '' puzzles 'a b' "$(printf '%065d' 1)"; do
    is_int 2 "$(status profile new "$name")" "\"$name\" is no name to make"
done
is_int 2 "$(status quiz --plain --profile=../up </dev/null)" "nor to use"
has_line 'is no name of a profile' "$(complained)" "which is said"

# --- backup ---
is_int 0 "$(status profile backup "$tap_scratch/copy.db")" "a backup"
is_string 600 "$(stat -c %a "$tap_scratch/copy.db")" "for its owner"
is_int 4 "$(status profile backup "$tap_scratch/copy.db")" "never over what is there"
has_line "copy.db: this file is there already" "$(complained)" "which is said"
mkdir -p "$tap_scratch/other/drawclaim/default"
cp "$tap_scratch/copy.db" "$tap_scratch/other/drawclaim/default/learner.db"
is_string "default	5	$today" "$(XDG_DATA_HOME=$tap_scratch/other "$DRAWCLAIM" profile list)" \
    "and can be used in its place"
is_int 4 "$(status profile backup "$tap_scratch/no/folder.db")" "not where there is no folder"

# --- reset ---
is_int 2 "$(echo Default | status profile reset)" "the name must be typed as it is"
is_int 5 "$(answers default)" "or nothing changes"
is_int 2 "$(status profile reset </dev/null)" "no answer is no name"
is_int 0 "$(echo default | status profile reset)" "with its name it begins anew"
is_int 0 "$(answers default)" "without answers"
is_int 1 "$(files 'learner-before-reset-*.db')" "what it had is beside it"
answer 1
is_int 1 "$(answers default)" "and it can be used again"
is_int 0 "$(status profile reset --yes </dev/null)" "--yes asks nothing"
is_int 2 "$(files 'learner-before-reset-*.db')" "and keeps a second one"

# --- delete ---
is_int 2 "$(echo no | status --profile=Anna-2 profile delete)" "deleting asks for the name as well"
is_int 1 "$(answers Anna-2)" "or nothing changes"
is_int 0 "$(status --profile=Anna-2 profile reset --yes)" "a profile with a name can begin anew, too"
is_int 0 "$(answers Anna-2)" "and is still there"
is_int 0 "$(echo Anna-2 | status --profile=Anna-2 profile delete)" "with its name it goes"
ok "for good" test ! -e "$folder/Anna-2/learner.db"
is_int 3 "$(files "learner-before-reset-*.db")" "but for what was put aside before"
is_int 2 "$(status --profile=Anna-2 profile delete --yes)" "once"

# --- usage ---
is_int 2 "$(status profile)" "a word is needed"
is_int 2 "$(status profile new)" "new needs a name"
is_int 2 "$(status profile list all)" "list takes none"

# --- where nothing can be kept ---
unset XDG_DATA_HOME
answer 1
is_int 1 "$(grep -c 'no folder for answers is known' "$tap_scratch/err")" "without a home that is said once"
is_int 1 "$(grep -c 'kept for this session only' "$tap_scratch/out")" "and once more in the session"
XDG_DATA_HOME=$tap_scratch/data
export XDG_DATA_HOME
tap_done
