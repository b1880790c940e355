/* SPDX-License-Identifier: MIT */
#include "text/i18n.h"

#include <ctype.h>
#include <stddef.h>

#include "text/notation.h"

void i18n_start(void)
{
    bindtextdomain("drawclaim", LOCALEDIR);
    bind_textdomain_codeset("drawclaim", "UTF-8"); /* what buf holds; the screen converts */
    textdomain("drawclaim");
}

/* "es" of "es", "es_MX.UTF-8", "es-MX"; NULL for "C", "POSIX", "estonian" and languages without
 * letters of their own here. */
static const char *known_language(const char *text)
{
    char code[3];

    if (!text || !isalpha((unsigned char)text[0]) || !isalpha((unsigned char)text[1]) ||
        isalpha((unsigned char)text[2]))
        return NULL;
    code[0] = (char)tolower((unsigned char)text[0]);
    code[1] = (char)tolower((unsigned char)text[1]);
    code[2] = '\0';
    const struct san_letters *letters = notation_find(code);
    return letters ? letters->language : NULL;
}

bool i18n_knows(const char *wanted)
{
    return known_language(wanted) != NULL;
}

const char *i18n_language(const char *wanted, const char *locale)
{
    const char *language = known_language(wanted);

    if (!language)
        language = known_language(locale);
    return language ? language : "en";
}
