/* SPDX-License-Identifier: MIT */
/*
 * The pages that devices see: plain HTML that works without scripts, on old phones, and loads
 * nothing from anywhere but this server.  Everything shown is escaped here.
 */
#ifndef NET_VOTE_PAGES_H
#define NET_VOTE_PAGES_H

#include "base/buf.h"
#include "net/vote_room.h"

/* All sentences of the pages, in the pupils' language (plain text; static). */
struct vote_words {
    const char *language;     /* "en" */
    const char *heading;      /* "Class vote" */
    const char *code;         /* "The code on the board" */
    const char *join;         /* the button */
    const char *closed;       /* there is nothing to vote on just now */
    const char *chosen;       /* "Your choice" */
    const char *change;       /* it may be changed while the vote is open */
    const char *notes;        /* heading of the teacher's page */
    const char *wrong_code, *too_often, *full;
    const char *old_vote, *no_vote, *stranger;  /* a vote that is not taken, and why */
    const char *not_found, *not_here, *too_large, *bad_request;
};

/* The page for somebody who has not joined; note: a sentence above the form, or NULL. */
void vote_page_join(struct buf *out, const struct vote_words *words, const char *note);
/* The page of a device.  in_link: it keeps no cookies, so its token goes along in links. */
void vote_page_device(struct buf *out, const struct vote_words *words,
                      const struct vote_room *room, size_t device, const struct vote_page *page,
                      bool in_link, const char *note);
/* The teacher's page: text of several lines. */
void vote_page_notes(struct buf *out, const struct vote_words *words, const char *text);
/* One sentence and no more. */
void vote_page_sentence(struct buf *out, const struct vote_words *words, const char *sentence);
/* The style sheet of all of them. */
const char *vote_page_style(void);

#endif
