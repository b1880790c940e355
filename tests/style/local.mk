# SPDX-License-Identifier: MIT
test_scripts += %D%/files.sh %D%/layers.sh
