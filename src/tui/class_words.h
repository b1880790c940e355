/* SPDX-License-Identifier: MIT */
/* A class's question, choices and next step in words, for all its skins. */
#ifndef TUI_CLASS_WORDS_H
#define TUI_CLASS_WORDS_H

#include "base/buf.h"
#include "text/explain.h"
#include "train/class.h"

/* For text/explain; of a law question only the game and the letters mean anything. */
struct speaker class_speaker(const struct class *class, const struct san_letters *letters);
/* "Is the claim correct?", "On what ground?"; of a law question its words. */
void class_question(struct buf *out, const struct class *class, enum class_part part,
                    const char *language);
/* What the n-th choice shown says, without its number or letter. */
const char *class_choice(const struct class *class, enum class_part part, size_t choice,
                         const char *language);
/* How one votes for it: "v" or "3". */
char class_choice_sign(const struct class *class, enum class_part part, size_t choice);
/* The right choices, as a list. */
void class_right(struct buf *out, const struct class *class, enum class_part part,
                 const char *language);
/* What going on leads to: "show the tally", "vote again" (translated). */
const char *class_next(const struct class *class);
/* Where the class is: "VOTE 1", "TALLY". */
const char *class_place(const struct class *class);

#endif
