/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "net/vote_pages.h"

enum { REFRESH_SECONDS = 4, NOTES_SECONDS = 2 };

static const char style[] =
    "body{font:18px/1.4 sans-serif;margin:0 auto;padding:12px;max-width:34em;color:#111;"
    "background:#fff}\n"
    "h1{font-size:20px;margin:0 0 8px}\n"
    "h2{font-size:18px;margin:20px 0 8px}\n"
    "button,input{font:inherit;font-size:20px;box-sizing:border-box;width:100%;padding:14px;"
    "margin:0 0 10px;border:2px solid #555;border-radius:8px}\n"
    "button{background:#eee;color:#111;text-align:left}\n"
    "button.chosen{background:#124a8c;color:#fff;border-color:#124a8c}\n"
    "input{text-transform:uppercase;letter-spacing:.2em}\n"
    ".note{border-left:6px solid #b35900;padding:4px 10px}\n"
    "pre{font:inherit;white-space:pre-wrap;margin:0}\n"
    "@media(prefers-color-scheme:dark){body{color:#eee;background:#111}"
    "button{background:#333;color:#eee}input{background:#222;color:#eee}}\n";

const char *vote_page_style(void)
{
    return style;
}

/* --- pieces --- */

static void add_escaped(struct buf *out, const char *text)
{
    for (; *text != '\0'; text++) {
        const char *name = *text == '&'    ? "&amp;"
                           : *text == '<'  ? "&lt;"
                           : *text == '>'  ? "&gt;"
                           : *text == '"'  ? "&quot;"
                           : *text == '\'' ? "&#39;"
                                           : NULL;
        if (name != NULL)
            buf_add(out, name);
        else
            buf_add_char(out, *text);
    }
}

static void add_element(struct buf *out, const char *before, const char *text, const char *after)
{
    buf_add(out, before);
    add_escaped(out, text);
    buf_add(out, after);
}

/* The page is asked for again after some seconds; 0: it stays as it is.  token NULL: it need not
 * go along. */
static void add_refresh(struct buf *out, int seconds, const char *path, const char *token)
{
    if (seconds > 0)
        buf_printf(out, "<meta http-equiv=\"refresh\" content=\"%d; url=%s%s%s\">\n", seconds, path,
                   token != NULL ? "?t=" : "", token != NULL ? token : "");
}

static void begin(struct buf *out, const struct vote_words *words, int seconds, const char *path,
                  const char *token)
{
    add_element(out, "<!DOCTYPE html>\n<html lang=\"", words->language, "\">\n<head>\n");
    buf_add(out, "<meta charset=\"utf-8\">\n"
                 "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                 "<link rel=\"stylesheet\" href=\"/style.css\">\n"
                 "<link rel=\"icon\" href=\"data:,\">\n");
    add_refresh(out, seconds, path, token);
    add_element(out, "<title>", words->heading, "</title>\n</head>\n<body>\n");
}

static void end(struct buf *out)
{
    buf_add(out, "</body>\n</html>\n");
}

static void add_note(struct buf *out, const char *note)
{
    if (note != NULL)
        add_element(out, "<p class=\"note\" id=\"note\">", note, "</p>\n");
}

/* --- joining --- */

void vote_page_join(struct buf *out, const struct vote_words *words, const char *note)
{
    begin(out, words, 0, "/", NULL);
    add_element(out, "<h1>", words->heading, "</h1>\n");
    add_note(out, note);
    buf_add(out, "<form method=\"post\" action=\"/join\">\n");
    add_element(out, "<p><label for=\"code\">", words->code, "</label></p>\n");
    buf_add(out, "<input id=\"code\" name=\"code\" maxlength=\"12\" autocomplete=\"off\" "
                 "autocapitalize=\"characters\" autofocus required>\n");
    add_element(out, "<button id=\"join\">", words->join, "</button>\n</form>\n");
    end(out);
}

/* --- voting --- */

static void add_choice(struct buf *out, int part, size_t choice, const char *text, bool chosen)
{
    buf_printf(out, "<button id=\"c%d-%zu\" name=\"c\" value=\"%zu\"%s>", part, choice, choice,
               chosen ? " class=\"chosen\" aria-pressed=\"true\"" : "");
    add_element(out, chosen ? "✓ " : "", text, "</button>\n");
}

static void add_part(struct buf *out, const struct vote_device *device,
                     const struct vote_page *page, int part, int chosen)
{
    const struct vote_part *what = &page->parts[part];
    add_element(out, "<h2>", what->question, "</h2>\n");
    buf_printf(out,
               "<form method=\"post\" action=\"/vote\">\n"
               "<input type=\"hidden\" name=\"t\" value=\"%s\">"
               "<input type=\"hidden\" name=\"s\" value=\"%u\">"
               "<input type=\"hidden\" name=\"p\" value=\"%d\">\n",
               device->token, page->serial, part);
    for (size_t choice = 0; choice < what->count; choice++)
        add_choice(out, part, choice, what->choices[choice], (int)choice == chosen);
    buf_add(out, "</form>\n");
}

/* The ground comes when the verdict is given. */
static void add_open(struct buf *out, const struct vote_words *words, const struct vote_room *room,
                     size_t device, const struct vote_page *page)
{
    int first = vote_room_choice(room, device, page, 0);
    add_part(out, &room->devices[device], page, 0, first);
    if (first >= 0 && page->parts[1].count > 0)
        add_part(out, &room->devices[device], page, 1, vote_room_choice(room, device, page, 1));
    if (first >= 0)
        add_element(out, "<p>", words->change, "</p>\n");
}

static void add_closed(struct buf *out, const struct vote_words *words,
                       const struct vote_room *room, size_t device, const struct vote_page *page)
{
    add_element(out, "<p id=\"closed\">", words->closed, "</p>\n");
    for (int part = 0; part < VOTE_PARTS; part++) {
        int chosen = vote_room_choice(room, device, page, part);
        if (chosen < 0 || (size_t)chosen >= page->parts[part].count)
            continue;
        add_element(out, "<p>", words->chosen, ": ");
        add_element(out, "", page->parts[part].choices[chosen], "</p>\n");
    }
}

void vote_page_device(struct buf *out, const struct vote_words *words,
                      const struct vote_room *room, size_t device, const struct vote_page *page,
                      bool in_link, const char *note)
{
    begin(out, words, REFRESH_SECONDS, "/", in_link ? room->devices[device].token : NULL);
    add_element(out, "<h1>", page->title, "</h1>\n");
    add_note(out, note);
    if (page->open)
        add_open(out, words, room, device, page);
    else
        add_closed(out, words, room, device, page);
    end(out);
}

/* --- others --- */

void vote_page_notes(struct buf *out, const struct vote_words *words, const char *text)
{
    begin(out, words, NOTES_SECONDS, "/teacher", NULL);
    add_element(out, "<h1>", words->notes, "</h1>\n");
    add_element(out, "<pre id=\"notes\">", text, "</pre>\n");
    end(out);
}

void vote_page_sentence(struct buf *out, const struct vote_words *words, const char *sentence)
{
    begin(out, words, 0, "/", NULL);
    add_element(out, "<p class=\"note\" id=\"note\">", sentence, "</p>\n");
    buf_add(out, "<p><a href=\"/\">");
    add_element(out, "", words->heading, "</a></p>\n");
    end(out);
}
