/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/claim_form.h"

#include "text/i18n.h"

static const struct {
    const char *label; /* N_() */
    const char *text;
    bool open;         /* a move is to be typed behind it */
} kinds[CLAIM_FORM_ROWS] = {
    {N_("repetition, on the board"), "threefold", false},
    {N_("repetition, written ..."), "threefold,move=", true},
    {N_("fifty moves, on the board"), "fifty", false},
    {N_("fifty moves, written ..."), "fifty,move=", true},
    {N_("over by fivefold repetition?"), "fivefold", false},
    {N_("over by seventy-five moves?"), "seventyfive", false},
    {N_("stalemate?"), "stalemate", false},
    {N_("checkmate?"), "checkmate", false},
    {N_("dead position?"), "dead", false},
};

void claim_form_label(int row, struct buf *out)
{
    buf_printf(out, "%d  %s", row + 1, _(kinds[row].label));
}

const char *claim_form_text(int row)
{
    return kinds[row].text;
}

bool claim_form_wants_move(int row)
{
    return kinds[row].open;
}
