# SPDX-License-Identifier: MIT
# The program in a real terminal.
test_scripts += %D%/class.sh %D%/screen.sh
EXTRA_DIST += %D%/lib.sh
