/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/vote_words.h"

#include "text/i18n.h"

void vote_words_fill(struct vote_words *out, const char *language)
{
    *out = (struct vote_words){
        .language = language,
        .heading = _("Class vote"),
        .code = _("The code on the board:"),
        .join = _("Join"),
        .closed = _("The vote is closed. Look at the board."),
        .chosen = _("Your choice"),
        .change = _("You may change your choice while the vote is open."),
        .notes = _("Notes for the teacher"),
        .wrong_code = _("This is not the code. Look at the board and try again."),
        .too_often = _("There were too many wrong codes. Wait a moment, then try again."),
        .full = _("No more devices can join."),
        .old_vote = _("That vote is over; this is the one that is open now."),
        .no_vote = _("The vote is closed; your last choice counts."),
        .stranger = _("This device has not joined, or the class has begun anew: type the code."),
        .not_found = _("There is no such page."),
        .not_here = _("This page is for the teacher's own computer only."),
        .too_large = _("This is too much for a vote."),
        .bad_request = _("This is not a vote that was asked for."),
    };
}
