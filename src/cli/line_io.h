/* SPDX-License-Identifier: MIT */
/* Lines in and out of the plain mode: the one place that reads and writes.  Output waits until
 * the next prompt; after a failed write everything else is dropped. */
#ifndef CLI_LINE_IO_H
#define CLI_LINE_IO_H

#include "cli/line_mode.h"
#include "text/phrase.h"

enum { LINE_COLUMNS = 79, LINE_LONGEST = 4096 };

/* One or more lines of text, wrapped; an empty text is an empty line.  Cleaned by the caller. */
void line_say(struct line_mode *mode, const char *text);
void line_sayf(struct line_mode *mode, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* A sentence with named places (text/phrase.h), ended by a filling without name. */
void line_phrase(struct line_mode *mode, const char *sentence, const struct filling *fillings);
/* Says what is in the buf, unless that is nothing, and clears it. */
void line_say_buf(struct line_mode *mode, struct buf *text);
/* One line as it is. */
void line_say_raw(struct line_mode *mode, const char *line);
/* Says an err as a sentence with its place. */
void line_complain(struct line_mode *mode, const struct err *err, bool warning);

/* Seconds since 1970, as the mode has it. */
int64_t line_utc(const struct line_mode *mode);

/* Writes what waits.  False: it could not be written, or memory is short. */
bool line_flush(struct line_mode *mode);
/* Prompts and reads a line, without blanks at its ends; NUL and other controls are blanks.
 * False at the end of input and after a failure. */
bool line_read(struct line_mode *mode, struct buf *line);

/* Memory was short, or something else ends the mode. */
void line_fail(struct line_mode *mode, const struct err *err);

#endif
