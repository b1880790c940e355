# SPDX-License-Identifier: MIT
# The program; its objects come first on the link line.
