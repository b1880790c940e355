/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/answer_words.h"

#include "text/explain.h"
#include "text/i18n.h"
#include "train/grade.h"

static bool is_end(enum claim_kind kind)
{
    return kind >= CLAIM_FIVEFOLD && kind <= CLAIM_CHECKMATE;
}

/* A flag, a resignation, a second illegal move. */
static bool is_loss(enum claim_kind kind)
{
    return !is_end(kind) && !claim_is_made_by_player(kind) && kind != CLAIM_AGREEMENT;
}

const char *answer_words(enum claim_kind kind, enum verdict_answer answer)
{
    if (answer == VERDICT_UNDECIDED || claim_is_made_by_player(kind))
        return explain_answer(answer);
    if (kind == CLAIM_AGREEMENT)
        return answer == VERDICT_VALID ? _("yes, it is drawn") : _("no, it is not");
    if (is_end(kind))
        return answer == VERDICT_VALID ? _("yes, in this way") : _("no, not in this way");
    return answer == VERDICT_VALID ? _("that player loses") : _("drawn or over before");
}

static const char *outcome_words(enum outcome outcome)
{
    switch (outcome) {
    case OUTCOME_WHITE_WINS:
        return _("WHITE WINS");
    case OUTCOME_BLACK_WINS:
        return _("BLACK WINS");
    case OUTCOME_ARBITER:
        return _("LEFT TO THE ARBITER");
    default:
        return _("DRAWN");
    }
}

const char *verdict_words(const struct verdict *verdict)
{
    if (verdict->answer == VERDICT_UNDECIDED)
        return _("LEFT TO THE ARBITER");
    if (verdict->answer == VERDICT_RESULT)
        return outcome_words(verdict->outcome);
    bool valid = verdict->answer == VERDICT_VALID;
    if (is_loss(verdict->claim.kind) && verdict->outcome == OUTCOME_ALREADY_OVER)
        return _("OVER BEFORE");
    if (verdict->claim.kind == CLAIM_AGREEMENT && verdict->outcome != OUTCOME_ALREADY_OVER)
        return valid ? _("DRAWN") : _("NOT DRAWN");
    if (is_end(verdict->claim.kind))
        return valid ? _("THE GAME HAS ENDED") : _("THE GAME GOES ON");
    return valid ? _("VALID") : _("NOT VALID");
}

void answer_worth(struct buf *out, const struct attempt *attempt)
{
    if (attempt->grade != GRADE_NONE)
        buf_printf(out, _("grade: %s"), grade_label(attempt->grade));
    else if (!attempt_is_right(attempt))
        buf_add(out, _("missed"));
    else
        buf_add(out, attempt->hints > 0 ? _("right, helped") : _("right"));
}
