# SPDX-License-Identifier: MIT
# The program in a real terminal.
