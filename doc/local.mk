# SPDX-License-Identifier: MIT
dist_man1_MANS += %D%/drawclaim.1
dist_doc_DATA += %D%/check-output.md %D%/dead-position.md %D%/puzzle-format.md %D%/rules.md
EXTRA_DIST += %D%/hacking.md %D%/quiz.png
