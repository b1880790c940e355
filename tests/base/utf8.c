/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "base/utf8.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unictype.h>
#include <unistring/version.h>
#include <uniwidth.h>
#include <wchar.h>

#include "tests/tap/tap.h"

/* ---- bytes ---- */

static void is_valid(size_t wanted, const char *text, const char *name)
{
    is_size(wanted, utf8_valid_prefix(text, strlen(text)), "valid prefix: %s", name);
}

static void validity(void)
{
    is_valid(0, "", "nothing");
    is_valid(5, "chess", "ASCII");
    is_valid(12, "a\xC3\xA9\xE2\x99\x9F\xF0\x9F\x8E\xB2zz", "two, three and four bytes");
    is_valid(1, "a\xC0\xAF", "overlong in two bytes");
    is_valid(1, "a\xE0\x80\xAF", "overlong in three bytes");
    is_valid(1, "a\xF0\x80\x80\xAF", "overlong in four bytes");
    is_valid(2, "ab\xED\xA0\x80", "a surrogate");
    is_valid(0, "\xF4\x90\x80\x80", "above U+10FFFF");
    is_valid(0, "\xFF", "a byte that is never UTF-8");
    is_valid(3, "abc\x80", "a continuation alone");
    is_valid(3, "abc\xE2\x99", "a character without its end");
    is_valid(4, "\xF4\x8F\xBF\xBF", "U+10FFFF itself");
    is_size(2, utf8_valid_prefix("\0\0", 2), "NUL is valid");
}

static void decodes(uint32_t wanted, size_t wanted_used, const char *text)
{
    size_t used = 99;

    is_hex(wanted, utf8_decode(text, strlen(text), &used), "decodes U+%04X", (unsigned)wanted);
    is_size(wanted_used, used, "from %zu bytes", wanted_used);
}

static void decoding(void)
{
    decodes('a', 1, "ab");
    decodes(0xE9, 2, "\xC3\xA9");
    decodes(0x265F, 3, "\xE2\x99\x9F!");
    decodes(0x1F3B2, 4, "\xF0\x9F\x8E\xB2");
    decodes(0xFFFD, 1, "\xC0\xAF");
    decodes(0xFFFD, 1, "\xE2\x99");
    decodes(0xFFFD, 1, "\xED\xA0\x80");
}

static void encodes(const char *wanted, uint32_t character)
{
    struct buf out = {0};

    utf8_encode(&out, character);
    is_string(wanted, buf_text(&out), "encodes U+%04X", (unsigned)character);
    buf_clear(&out);
}

static void encoding(void)
{
    struct buf out = {0};

    encodes("a", 'a');
    encodes("\xC3\xA9", 0xE9);
    encodes("\xE2\x99\x9F", 0x265F);
    encodes("\xF0\x9F\x8E\xB2", 0x1F3B2);
    encodes("\xEF\xBF\xBD", 0xD800);
    encodes("\xEF\xBF\xBD", 0x110000);
    utf8_from_latin1(&out, "Ses\xE9 \xFF", 6);
    is_string("Ses\xC3\xA9 \xC3\xBF", buf_text(&out), "Latin-1 is read as what it is");
    buf_clear(&out);
}

/* ---- cleaning ---- */

static void cleans_bytes(const char *wanted, const char *text, size_t length)
{
    struct buf out = {0}, again = {0};

    utf8_clean(&out, text, length);
    is_string(wanted, buf_text(&out), "cleaned: %s", wanted);
    utf8_clean(&again, buf_text(&out), out.length);
    is_string(wanted, buf_text(&again), "and stays so");
    buf_clear(&out);
    buf_clear(&again);
}

static void cleans(const char *wanted, const char *text)
{
    cleans_bytes(wanted, text, strlen(text));
}

static void cleaning(void)
{
    cleans("", "");
    cleans("Jos\xC3\xA9 Ra\xC3\xBAl", "Jos\xC3\xA9 Ra\xC3\xBAl");
    cleans("\\x1b[2J\\x07", "\x1b[2J\x07");
    cleans("\\x7f \\x9b", "\x7f \xC2\x9B");
    cleans_bytes("a\\x00b", "a\0b", 3);
    cleans("a b c d", "a\nb\tc\r\nd");
    cleans("a\\x0db\\x0d", "a\rb\r");
    cleans("\xEF\xBF\xBD\xEF\xBF\xBD/", "\xC0\xAF/");
    cleans("<U+202E>evil<U+202C>", "\xE2\x80\xAE" "evil" "\xE2\x80\xAC");
    cleans("<U+200B><U+FEFF><U+00AD>", "\xE2\x80\x8B\xEF\xBB\xBF\xC2\xAD");
    cleans("<U+2028><U+2029>", "\xE2\x80\xA8\xE2\x80\xA9");
    cleans("<U+E0041><U+E000><U+0378>", "\xF3\xA0\x81\x81\xEE\x80\x80\xCD\xB8");
    cleans("<U+FE0E><U+FFFC>", "\xEF\xB8\x8E\xEF\xBF\xBC");
    cleans("<U+3000><U+2003>\xC2\xA0", "\xE3\x80\x80\xE2\x80\x83\xC2\xA0");
    cleans("<U+200D>", "\xE2\x80\x8D");
    cleans("\xE2\x99\x94\xE2\x99\x9F", "\xE2\x99\x94\xE2\x99\x9F");
}

static void cleaning_marks(void)
{
    cleans("e\xCC\x81", "e\xCC\x81");
    cleans("a\xCC\x82\xCC\x81", "a\xCC\x82\xCC\x81");
    cleans("a\xCC\x82\xCC\x81<U+0303><U+0304>z\xCC\x81",
           "a\xCC\x82\xCC\x81\xCC\x83\xCC\x84z\xCC\x81");
    cleans("<U+0301>a", "\xCC\x81" "a");
    cleans(" <U+0301>", " \xCC\x81");
    cleans("\\x1b<U+0301>", "\x1b\xCC\x81");
}

static void cleaning_lines(void)
{
    struct buf out = {0};

    utf8_clean_lines(&out, "one\r\ntwo\tand\n\n\x1b\n", 16);
    is_string("one\ntwo and\n\n\\x1b\n", buf_text(&out), "lines stay lines");
    buf_clear(&out);
}

/* ---- the positive list and its widths ---- */

static bool all_have_width(int width, uint32_t first, uint32_t last)
{
    bool good = true;

    for (uint32_t c = first; c <= last; c++)
        good &= utf8_char_width(c) == width;
    return good;
}

static void widths(void)
{
    ok(all_have_width(1, 0x20, 0x7E), "ASCII is one column wide");
    ok(all_have_width(1, 0xA0, 0xAC) && all_have_width(1, 0xAE, 0xFF), "Latin-1 too");
    ok(all_have_width(-1, 0, 0x1F) && all_have_width(-1, 0x7F, 0x9F), "controls have no width");
    ok(all_have_width(1, 0x2654, 0x265F), "chess men are one column wide");
    ok(all_have_width(1, 0x2500, 0x257F), "and lines of boxes");
    ok(all_have_width(1, 0x2580, 0x259F), "and blocks");
    ok(all_have_width(1, 0x2190, 0x2193), "and arrows");
    ok(all_have_width(0, 0x300, 0x34E), "marks take no column");
    ok(all_have_width(2, 0x4E00, 0x4FFF), "Chinese is two columns wide");
    ok(all_have_width(2, 0xAC00, 0xACFF), "and Korean");
    is_int(2, utf8_char_width(0x1F3B2), "and a die");
    ok(all_have_width(-1, 0xD800, 0xDFFF), "surrogates have no width");
    ok(all_have_width(-1, 0xFE00, 0xFE0F), "nor have variation selectors");
    is_int(-1, utf8_char_width(0x110000), "nor has what is no character");
}

/* Our choice where the libraries differ: marks of category Mn and Me that libunistring gives
 * a column of their own.  The C library and every terminal we know join them. */
static bool is_our_choice(uint32_t c)
{
    static const uint32_t joined[] = {0x0CBF, 0x0CC6, 0x11A07, 0x11A08, 0x11C3F};

    for (size_t i = 0; i < sizeof joined / sizeof joined[0]; i++)
        if (joined[i] == c)
            return true;
    return false;
}

static bool both_libraries_agree(uint32_t c)
{
    int ours = utf8_char_width(c);

    return ours == wcwidth((wchar_t)c) && (ours == uc_width(c, "UTF-8") || is_our_choice(c));
}

/* The list was made with these libraries; another edition of Unicode has other characters. */
static bool libraries_are_known(void)
{
#ifdef __GLIBC__
    return _libunistring_version == 0x010000 && __GLIBC__ == 2 && __GLIBC_MINOR__ == 36;
#else
    return false;
#endif
}

static void disagreements(uint32_t last, const char *name)
{
    int wrong = 0;

    for (uint32_t c = 0x20; c <= last; c++) {
        if (utf8_char_width(c) < 0 || both_libraries_agree(c))
            continue;
        if (wrong++ < 20)
            diag("U+%04X: ours %d, wcwidth %d, libunistring %d", (unsigned)c, utf8_char_width(c),
                 wcwidth((wchar_t)c), uc_width(c, "UTF-8"));
    }
    is_int(0, wrong, "%s", name);
}

static bool must_stay_out(uint32_t c)
{
    return uc_is_property_default_ignorable_code_point(c) || uc_is_property_bidi_control(c) ||
           uc_is_general_category(c, UC_CATEGORY_C) || uc_is_general_category(c, UC_CATEGORY_Zl) ||
           uc_is_general_category(c, UC_CATEGORY_Zp) ||
           (uc_is_general_category(c, UC_CATEGORY_Zs) && c != 0x20 && c != 0xA0);
}

static void positive_list(void)
{
    int accepted = 0, wrong = 0;

    for (uint32_t c = 0; c <= 0x10FFFF; c++) {
        if (utf8_char_width(c) < 0)
            continue;
        accepted++;
        wrong += must_stay_out(c);
    }
    is_int(0, wrong, "nothing invisible is on the positive list");
    ok(accepted > 130000, "and the world's scripts are");
    if (!setlocale(LC_CTYPE, "C.UTF-8")) {
        skip(2, "no locale C.UTF-8 to compare with");
        return;
    }
    disagreements(0x2FF, "wcwidth, libunistring and we agree about Latin letters");
    if (libraries_are_known())
        disagreements(0x10FFFF, "and about everything on the list");
    else
        skip(1, "the list was compared with glibc 2.36 and libunistring 1.0");
}

/* ---- measuring and wrapping ---- */

static void measuring(void)
{
    is_int(0, utf8_width(""), "width of nothing");
    is_int(7, utf8_width("1. e4 \xE2\x99\x9F"), "a pawn counts one");
    is_int(1, utf8_width("e\xCC\x81"), "a mark counts nothing");
    is_int(4, utf8_width("\xE6\xA3\x8B\xE6\xA3\x8B"), "two wide characters");
    is_size(3, utf8_fit("abcdef", 3), "fits by letters");
    is_size(6, utf8_fit("abcdef", 60), "all of it fits");
    is_size(0, utf8_fit("abc", 0), "nothing fits into nothing");
    is_size(0, utf8_fit("\xE6\xA3\x8B", 1), "half a wide character does not fit");
    is_size(3, utf8_fit("\xE6\xA3\x8B\xE6\xA3\x8B", 3), "nor does one and a half");
    is_size(3, utf8_fit("e\xCC\x81z", 1), "marks stay with their letter");
}

static void add_line(void *data, const char *text, size_t length)
{
    struct buf *all = data;

    buf_add_bytes(all, text, length);
    buf_add_char(all, '|');
}

static void wraps(const char *wanted, const char *text, int columns)
{
    struct buf all = {0};

    utf8_wrap(text, columns, add_line, &all);
    is_string(wanted, buf_text(&all), "wrapped: %s", wanted);
    buf_clear(&all);
}

static void wrapping(void)
{
    wraps("", "", 20);
    wraps("short|", "short", 20);
    wraps("the same position|has occurred for|the third time|",
          "the same position has occurred for the third time", 17);
    wraps("exactly|ten|", "exactly ten", 8);
    wraps("one|two|", "one     two", 8);
    wraps("a\xC2\xA0" "b|c|", "a\xC2\xA0" "b     c", 8);
    wraps("longword|longword|xyz|", "longwordlongwordxyz", 8);
    wraps("first||second|", "first\n\nsecond", 20);
    wraps("first|", "first\n", 20);
    wraps("|a|", "\na", 20);
    wraps("too|narrow|", "too narrow", 3);
    wraps("ends here|", "ends here   ", 9);
    wraps("  indented text|", "  indented text", 20);
    wraps("it came|after|33...Rd5.|", "it came after 33...Rd5.", 9);
    wraps("\xE6\xA3\x8B\xE6\xA3\x8B\xE6\xA3\x8B\xE6\xA3\x8B|\xE6\xA3\x8B|",
          "\xE6\xA3\x8B\xE6\xA3\x8B\xE6\xA3\x8B\xE6\xA3\x8B\xE6\xA3\x8B", 9);
    wraps("12345678\xCC\x81|9|", "12345678\xCC\x81" "9", 8);
}

int main(void)
{
    tap_plan(13 + 14 + 7 + 32 + 12 + 1 + 14 + 4 + 10 + 16);
    validity();
    decoding();
    encoding();
    cleaning();
    cleaning_marks();
    cleaning_lines();
    widths();
    positive_list();
    measuring();
    wrapping();
    return tap_done();
}
