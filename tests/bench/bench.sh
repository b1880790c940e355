#!/bin/sh
# SPDX-License-Identifier: MIT
# How fast, and compared with what?  For ./dev bench, which builds and sets the environment:
# DRAWCLAIM_BUILD, DRAWCLAIM_SOURCE and DRAWCLAIM_SHARED, whose bench/*.pgn are large files of
# real games; where they are absent what needs them is skipped by name.
#
# Each number of ours stands beside that of a peer, measured in the same run in processor time.
set -u
PATH=$PATH:/usr/games # where Debian has stockfish and pgn-extract
drawclaim=$DRAWCLAIM_BUILD/drawclaim
games=$DRAWCLAIM_SHARED/bench
kiwipete='r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

# Processor time of a command in seconds; its output goes to $scratch/out.  The shell counts
# hundredths, so it runs some times.
runs=5
seconds_of() {
    (
        for _ in $(seq "$runs"); do "$@" >"$scratch/out" 2>&1 </dev/null; done
        times
    ) | awk -v runs="$runs" 'NR == 2 {
        split($1 "m" $2, t, /[ms]/)
        print (t[1] * 60 + t[2] + t[4] * 60 + t[5]) / runs
    }'
}

# row NAME OURS PEER UNIT PEER'S-NAME: with the ratio of ours to the peer's.
row() {
    awk -v name="$1" -v ours="$2" -v peer="$3" -v unit="$4" -v who="$5" 'BEGIN {
        printf "  %-22s %8.2f %-16s %s %.2f   ratio %.2f\n", name, ours, unit, who, peer,
            (peer > 0 ? ours / peer : 0)
    }'
}

skipped() {
    echo "  skipped: $*"
}

# ---- moves ----

# What starting up costs is measured at depth 1, and taken off.
ours_perft() {
    "$drawclaim" perft "$1" --fen="$kiwipete"
}

stockfish_perft() {
    printf 'position fen %s\ngo perft %s\nquit\n' "$kiwipete" "$1" | stockfish
}

nodes_in_out() {
    sed -n 's/^nodes \([0-9]*\)$/\1/p; s/^Nodes searched: \([0-9]*\)$/\1/p' "$scratch/out"
}

# rate_of COMMAND DEPTH: millions of nodes a second, and their number after a blank.
rate_of() {
    idle=$(seconds_of "$1" 1)
    busy=$(seconds_of "$1" "$2")
    nodes=$(nodes_in_out)
    awk -v nodes="$nodes" -v time="$busy" -v idle="$idle" \
        'BEGIN { print nodes / (time > idle ? time - idle : 0.001) * 1e-6, nodes }'
}

bench_perft() {
    echo "perft 5 from a middle game, millions of leaves a second (both count the last ply's moves):"
    command -v stockfish >/dev/null || {
        skipped "no stockfish"
        return 0
    }
    ours=$(rate_of ours_perft 5)
    peer=$(rate_of stockfish_perft 5)
    [ "${ours#* }" = "${peer#* }" ] || {
        echo "  the counts differ: ${ours#* } and ${peer#* }"
        return 1
    }
    row "perft" "${ours% *}" "${peer% *}" "M/s" "stockfish"
}

# ---- reading ----

# Megabytes a second.  Ours also looks for repetitions, claims and dead positions.
bench_reading() {
    echo "reading and judging PGN, megabytes a second (the peer reads and plays the moves):"
    command -v pgn-extract >/dev/null || {
        skipped "no pgn-extract"
        return 0
    }
    for name in human-mentor lichess-clocks engine-tcec; do
        file=$games/$name.pgn
        [ -r "$file" ] || {
            skipped "$name.pgn is not at hand"
            continue
        }
        size=$(wc -c <"$file")
        ours=$(seconds_of "$drawclaim" check "$file")
        peer=$(seconds_of pgn-extract -s -r "$file")
        row "$name" "$(per_second "$size" "$ours")" "$(per_second "$size" "$peer")" "MB/s" \
            "pgn-extract"
    done
}

per_second() {
    awk -v size="$1" -v time="$2" 'BEGIN { print size / (time > 0 ? time : 0.001) * 1e-6 }'
}

# ---- dead positions ----

bench_dead() {
    echo "who can still mate, processor time a position:"
    set -- "$games"/*.pgn
    [ -r "$1" ] || {
        skipped "positions of games: none are at hand"
        set --
    }
    "$DRAWCLAIM_BUILD/tests/bench/dead" "$@"
}

bench_perft && bench_reading && bench_dead
