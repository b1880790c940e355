# SPDX-License-Identifier: MIT
# The program as a person runs it in a shell.
