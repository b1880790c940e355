# SPDX-License-Identifier: MIT
# What takes a real browser: `make check-browser`, which ./dev check --browser runs.  Not part of
# `make check`, for a browser is a large thing to ask for.
browser_scripts = %D%/class.sh %D%/print.sh
EXTRA_DIST += $(browser_scripts) %D%/lib.sh

check-browser:
	$(MAKE) check TESTS='$(browser_scripts)'

.PHONY: check-browser
