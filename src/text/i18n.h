/* SPDX-License-Identifier: MIT */
/* gettext set-up and markers.  Sentences for users are marked with _() where they are used and
 * with N_() in tables (translate those with _() when shown).  Codes, ids, SAN in files and
 * JSON are never translated. */
#ifndef TEXT_I18N_H
#define TEXT_I18N_H

#include <libintl.h>
#include <stdbool.h>

#define _(text) gettext(text)
#define N_(text) (text)

/* Binds the message domain "drawclaim".  Called once by main after setlocale(). */
void i18n_start(void);

/* Is it a language whose letters are known, as "es" or "es_MX.UTF-8"? */
bool i18n_knows(const char *wanted);

/* The two-letter language for texts and letters: `wanted` (an option or setting, may be NULL
 * or "") first, then LC_ALL, LC_MESSAGES, LANG as main hands them over in `locale`; "en" when
 * nothing is known.  Result is static. */
const char *i18n_language(const char *wanted, const char *locale);

#endif
