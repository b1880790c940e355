/* SPDX-License-Identifier: MIT */
/* What a question offers, shuffled. */
#include "config.h"

#include "train/session_inside.h"

enum { ACTION_LEVEL = 3 };

/* Fisher-Yates on whole numbers; enums come and go as such. */
static void shuffle(int *items, size_t count, uint64_t *state)
{
    for (; count > 1; count--) {
        size_t pick = (size_t)(random_next(state) % count);
        int last = items[count - 1];

        items[count - 1] = items[pick];
        items[pick] = last;
    }
}

static void choose_grounds(struct session *session, uint64_t *state)
{
    const struct puzzle *puzzle = session->selection->items[session->at];
    int order[SESSION_GROUNDS];
    enum reason grounds[SESSION_GROUNDS];

    session->ground_count = verdict_grounds(&puzzle->source->pgn.game, &session->verdict,
                                            puzzle->rules, grounds, SESSION_GROUNDS);
    for (size_t i = 0; i < session->ground_count; i++)
        order[i] = (int)i;
    shuffle(order, session->ground_count, state);
    for (size_t i = 0; i < session->ground_count; i++)
        session->grounds[i] = grounds[order[i]];
}

/* Adds a question about what follows, unless it makes no sense here. */
static void choose_step(struct session *session, enum ask ask, uint64_t *state)
{
    struct session_ask *to = &session->asks[session->ask_count];
    size_t most = ask == ASK_ACTION ? SESSION_ACTIONS : SESSION_OPTIONS; /* those are long */

    to->ask = ask;
    to->count = verdict_steps(&session->verdict, ask, to->options, most);
    if (to->count < 2)
        return;
    shuffle(to->options, to->count, state);
    session->ask_count++;
}

/* Procedure is asked one thing after the other; of the rest, the more difficult ones have one
 * question. */
static void choose_steps(struct session *session, uint64_t *state)
{
    const struct puzzle *puzzle = session->selection->items[session->at];

    if (!session->options.ask_steps)
        return;
    if (puzzle->topic == TOPIC_PROCEDURE)
        for (int ask = ASK_OUTCOME; ask < ASKS; ask++)
            choose_step(session, (enum ask)ask, state);
    else if (puzzle->level >= ACTION_LEVEL)
        choose_step(session, ASK_ACTION, state);
}

bool session_asks_claim(const struct session *session)
{
    return session->selection->items[session->at]->kind == PUZZLE_CLAIM;
}

static void choose_choices(struct session *session, uint64_t *state)
{
    session->choice_count = session->selection->items[session->at]->choice_count;
    session->marked = 0;
    for (size_t i = 0; i < session->choice_count; i++)
        session->choices[i] = (int)i;
    shuffle(session->choices, session->choice_count, state);
}

/* The choices depend on seed and place alone: coming back, one finds them as they were; when the
 * puzzle comes again later they stand in another order. */
void session_choose(struct session *session)
{
    uint64_t state = session->options.seed + ((uint64_t)session->queue.at << 32);

    session->ground_count = session->ask_count = session->ask_at = 0;
    choose_choices(session, &state);
    if (!session_asks_claim(session))
        return;
    choose_grounds(session, &state);
    choose_steps(session, &state);
}
