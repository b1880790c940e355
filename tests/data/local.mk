# SPDX-License-Identifier: MIT
# The whole folder goes with a release.
EXTRA_DIST += %D%
