# SPDX-License-Identifier: MIT
# dist_puzzles_DATA += %D%/X.pgn for each pack; EXTRA_DIST for what is not installed.
