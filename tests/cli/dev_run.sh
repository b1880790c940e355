#!/bin/sh
# SPDX-License-Identifier: MIT
# ./dev run by somebody who may not write where it was built.
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 1

there=$tap_scratch/clone
mkdir -p "$there/build/run" || bail "no scratch folder"
cp "$DRAWCLAIM_SOURCE/dev" "$there/dev"
printf '#!/bin/sh\necho "started with $*"\n' >"$there/build/run/drawclaim"
: >"$there/build/run/Makefile"
chmod 755 "$tap_scratch" "$there/dev" "$there/build/run/drawclaim"
chmod 555 "$there/build/run" "$there/build"

# Root may write everywhere, so it becomes nobody.
as_stranger() {
    if [ "$(id -u)" -eq 0 ]; then
        setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
    else
        "$@"
    fi
}

if as_stranger sh -c 'cd "$1" && ! [ -w build ]' sh "$there" 2>/dev/null; then
    is_string 'started with perft 1' "$(as_stranger "$there/dev" run perft 1 2>&1)" \
        "what is built starts"
else
    skip 1 "no way to be somebody who may not write here"
fi
chmod -R u+w "$there"
tap_done
