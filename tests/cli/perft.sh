#!/bin/sh
# SPDX-License-Identifier: MIT
# drawclaim perft; the counts are those of the field (perft results, chess programming).
. "$DRAWCLAIM_SOURCE/tests/tap/tap.sh"
tap_plan 9

kiwipete='r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'

is_string 'nodes 8902' "$("$DRAWCLAIM" perft 3)" "three plies from the initial array"
is_string 'nodes 1' "$("$DRAWCLAIM" perft 0)" "no ply is one position"
is_string 'nodes 97862' "$("$DRAWCLAIM" perft 3 --fen="$kiwipete")" "three plies from a position"
divided=$("$DRAWCLAIM" perft 2 --divide --fen="$kiwipete")
is_string 'nodes 2039' "$(printf '%s\n' "$divided" | tail -n 1)" "the last line is the sum"
is_int 49 "$(printf '%s\n' "$divided" | wc -l)" "a line for each of 48 moves and the sum"
is_int 2039 "$(printf '%s\n' "$divided" | awk '/^[a-h]/ { n += $2 } END { print n }')" \
    "the parts add up"
has_line '^e1h1: 43$' "$divided" "castling is written as king takes rook"
"$DRAWCLAIM" perft >/dev/null 2>&1
is_int 2 $? "a depth is needed"
"$DRAWCLAIM" perft 2 --fen=nonsense >/dev/null 2>&1
is_int 3 $? "a broken FEN is bad input"
tap_done
