/* SPDX-License-Identifier: MIT */
/* From the answer to the puzzle's card. */
#include "config.h"

#include "text/i18n.h"
#include "train/session_inside.h"

static const struct puzzle *puzzle_at(const struct session *session, size_t at)
{
    return session->selection->items[at];
}

static bool is_scheduled(const struct session *session)
{
    const struct session_options *options = &session->options;

    return options->scheduled && options->deck && options->mode == MODE_QUIZ &&
           deck_card(options->deck, puzzle_at(session, session->at));
}

static void set_day(struct session *session, int64_t utc)
{
    const struct deck *deck = session->options.deck;

    session->attempt.day = deck ? deck_day(deck, utc) : schedule_day(utc, 0, 0);
    session->clock_is_back = deck && deck_clock_is_back(deck, utc);
}

/* The card as this grade would leave it, which the attempt tells, too. */
static struct deck_card card_after(const struct session *session, struct attempt *attempt,
                                   enum grade grade)
{
    struct deck_card after = deck_review(session->options.deck, &session->before, grade,
                                         attempt->day);

    attempt->grade = grade;
    attempt->stability = after.card.stability;
    attempt->difficulty = after.card.difficulty;
    attempt->interval = (int)(after.card.due - after.card.day);
    return after;
}

void session_grade(struct session *session, int64_t utc)
{
    const struct session_options *options = &session->options;
    struct attempt *attempt = &session->attempt;
    int plies = session_asks_claim(session) ? grade_plies(&session->verdict) : 0;

    session->reviewed = false;
    session->again_place = 0;
    set_day(session, utc);
    if (!is_scheduled(session))
        return;
    session->before = *deck_card(options->deck, puzzle_at(session, session->at));
    attempt->graded = grade_answer(attempt, &options->deck->plan.grading, plies,
                                   session->before.card.reviews > 0);
    card_after(session, attempt, attempt->graded);
}

static void forget_again(struct session *session)
{
    if (session->again_place > 0)
        queue_remove(&session->queue, session->again_place);
    session->again_place = 0;
}

/* Only a puzzle that comes again stands in the queue twice. */
static bool is_last_try(const struct session *session)
{
    const struct queue *queue = &session->queue;
    size_t tries = 0;

    while (tries <= queue->at && queue->items[queue->at - tries] == queue->items[queue->at])
        tries++;
    return queue->at + 1 == queue->count && tries >= SESSION_TRIES;
}

bool session_review(struct session *session)
{
    struct attempt *attempt = &session->attempt;
    struct deck_card after;

    forget_again(session);
    if (attempt->grade == GRADE_NONE)
        return true;
    after = card_after(session, attempt, attempt->grade);
    deck_put(session->options.deck, puzzle_at(session, session->at), &after);
    session->reviewed = true;
    return attempt->grade != GRADE_AGAIN || is_last_try(session) ||
           queue_again(&session->queue, SESSION_OTHERS, &session->again_place);
}

void session_unreview(struct session *session)
{
    forget_again(session);
    if (session->reviewed)
        deck_put(session->options.deck, puzzle_at(session, session->latest_at), &session->before);
    session->reviewed = false;
}

bool session_may_grade(const struct session *session, enum grade grade)
{
    return session->state == SESSION_FEEDBACK && session->reviewed &&
           grade_may_become(&session->options.deck->plan.grading, session->attempt.graded, grade);
}

bool session_gives_up(const struct session *session)
{
    return session->state == SESSION_FEEDBACK && session->reviewed &&
           session->attempt.grade == GRADE_AGAIN && session->again_place == 0;
}

void session_say_next(struct buf *out, const struct session *session,
                      const struct attempt *attempt)
{
    if (session && session_gives_up(session))
        buf_add(out, _("Three times in a row, and nothing else is left: tomorrow is another day."));
    else
        grade_say_next(out, attempt);
}

struct attempt session_attempt_with(const struct session *session, enum grade grade)
{
    struct attempt attempt = session->attempt;

    card_after(session, &attempt, grade);
    return attempt;
}

bool session_regrade(struct session *session, enum grade grade)
{
    struct attempt anew;

    if (!session_may_grade(session, grade) || grade == session->attempt.grade)
        return false;
    anew = session_attempt_with(session, grade);
    if (!session->records->replace(session->records->data, &anew, &session->err))
        return false;
    session->attempt = anew;
    if (session_review(session))
        return true;
    err_set(&session->err, ERR_MEMORY);
    return false;
}

/* ---- what is left ---- */

/* The place of the first that has not been answered. */
static size_t first_left(const struct session *session)
{
    return session->queue.at + (session->state == SESSION_FEEDBACK);
}

const struct puzzle *session_left(const struct session *session, size_t n)
{
    size_t place = first_left(session) + n;

    return place < session->queue.count ? puzzle_at(session, session->queue.items[place]) : NULL;
}

bool session_count_left(const struct session *session, int64_t utc, struct deck_count *out)
{
    const struct deck *deck = session->options.deck;
    const struct puzzle *puzzle;
    int64_t day;

    *out = (struct deck_count){0};
    if (session->state == SESSION_OVER || !is_scheduled(session))
        return false;
    day = deck_day(deck, utc);
    for (size_t n = 0; (puzzle = session_left(session, n)); n++) {
        const struct deck_card *card = deck_card(deck, puzzle);

        out->cards += card && card->card.reviews > 0;
        out->due += card && deck_is_due(card, day);
        out->fresh += card && card->card.reviews == 0;
    }
    return true;
}

bool session_is_changed(const struct session *session)
{
    return session->state != SESSION_OVER && session->state != SESSION_FEEDBACK &&
           is_scheduled(session) &&
           deck_card(session->options.deck, puzzle_at(session, session->at))->changed;
}
