/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/class.h"

#include <stdlib.h>
#include <string.h>

/* --- the question --- */

const struct puzzle *class_puzzle(const struct class *class)
{
    return class->state == CLASS_OVER ? NULL : session_puzzle(&class->session);
}

bool class_is_law(const struct class *class)
{
    const struct puzzle *puzzle = class_puzzle(class);
    return puzzle != NULL && puzzle->kind == PUZZLE_QUESTION;
}

bool class_asks(const struct class *class, enum class_part part)
{
    return class->choices[part].count > 0;
}

static void offer(struct class_choices *choices, int code)
{
    choices->codes[choices->count++] = code;
}

static void offer_law(struct class *class)
{
    for (size_t i = 0; i < class->session.choice_count; i++)
        offer(&class->choices[CLASS_ANSWERS], class->session.choices[i]);
}

static void offer_claim(struct class *class)
{
    enum verdict_answer answers[3];
    size_t count = session_answers(&class->session, answers);
    size_t grounds = class->session.ground_count;
    for (size_t i = 0; i < count; i++)
        offer(&class->choices[CLASS_ANSWERS], (int)answers[i]);
    if (!class->options.ask_ground || grounds < 2)
        return;
    for (size_t i = 0; i < grounds; i++)
        offer(&class->choices[CLASS_REASONS], (int)class->session.grounds[i]);
}

/* --- votes --- */

static void open_vote(struct class *class, int round)
{
    class->state = CLASS_VOTE;
    class->round = round;
    class->take_count = 0;
    class->serial++;
}

bool class_is_open(const struct class *class)
{
    return class->state == CLASS_VOTE || class->state == CLASS_GROUNDS;
}

enum class_part class_shown_part(const struct class *class)
{
    return class->state == CLASS_GROUNDS ? CLASS_REASONS : CLASS_ANSWERS;
}

/* The place of a code among the choices; false: votes are closed, or it is not offered. */
static bool find_choice(const struct class *class, enum class_part part, int code, size_t *choice)
{
    const struct class_choices *choices = &class->choices[part];
    for (*choice = 0; class_is_open(class) && *choice < choices->count; ++*choice) {
        if (choices->codes[*choice] == code)
            return true;
    }
    return false;
}

/* The oldest is forgotten where there are too many. */
static void remember_take(struct class *class, struct class_take take)
{
    if (class->take_count == CLASS_TAKES) {
        class->take_count--;
        memmove(class->takes, class->takes + 1, class->take_count * sizeof *class->takes);
    }
    class->takes[class->take_count++] = take;
}

bool class_hand_set(struct class *class, enum class_part part, int code, unsigned votes)
{
    size_t choice;
    if (!find_choice(class, part, code, &choice) || votes > VOTE_COUNT_MOST)
        return false;
    unsigned *count = &class->by_hand[class->round][part][choice];
    remember_take(class, (struct class_take){part, choice, *count});
    *count = votes;
    return true;
}

bool class_hand(struct class *class, enum class_part part, int code)
{
    size_t choice;
    return find_choice(class, part, code, &choice) &&
           class_hand_set(class, part, code, class->by_hand[class->round][part][choice] + 1);
}

bool class_take_back(struct class *class)
{
    if (!class_is_open(class) || class->take_count == 0)
        return false;
    const struct class_take *take = &class->takes[--class->take_count];
    class->by_hand[class->round][take->part][take->choice] = take->before;
    return true;
}

bool class_wire(struct class *class, enum class_part part, int code, int change)
{
    size_t choice;
    if (!find_choice(class, part, code, &choice))
        return false;
    unsigned *count = &class->by_wire[class->round][part][choice];
    if (change < 0 ? *count == 0 : *count >= VOTE_COUNT_MOST)
        return false;
    *count += change < 0 ? -1u : 1u;
    return true;
}

bool class_read(const struct class *class, const struct vote_line *line, enum class_part *part,
                int *code)
{
    if (line->is_letter) {
        *part = CLASS_ANSWERS;
        *code = (int)line->answer;
        return !class_is_law(class);
    }
    *part = class_shown_part(class);
    if ((size_t)line->number > class->choices[*part].count)
        return false;
    *code = class->choices[*part].codes[line->number - 1];
    return true;
}

/* --- counting --- */

unsigned class_votes(const struct class *class, int round, enum class_part part, size_t choice)
{
    return class->by_hand[round][part][choice] + class->by_wire[round][part][choice];
}

unsigned class_total(const struct class *class, int round, enum class_part part)
{
    unsigned total = 0;
    for (size_t choice = 0; choice < class->choices[part].count; choice++)
        total += class_votes(class, round, part, choice);
    return total;
}

bool class_has_tally(const struct class *class, enum class_part part)
{
    return part == CLASS_ANSWERS ||
           class_total(class, 0, part) + class_total(class, 1, part) > 0;
}

bool class_is_right(const struct class *class, enum class_part part, size_t choice)
{
    const struct attempt *right = &class->session.attempt;
    int code = class->choices[part].codes[choice];
    if (part == CLASS_REASONS)
        return code == (int)right->ground_right;
    return class_is_law(class) ? (right->choices_right & 1u << code) != 0
                               : code == (int)session_right_answer(&class->session);
}

struct class_count class_count(const struct class *class, int round, enum class_part part)
{
    struct class_count out = {.votes = class_total(class, round, part)};
    for (size_t choice = 0; choice < class->choices[part].count; choice++) {
        if (class_is_right(class, part, choice))
            out.right += class_votes(class, round, part, choice);
    }
    return out;
}

static bool has_votes(const struct class *class)
{
    unsigned votes = 0;
    for (int round = 0; round < CLASS_ROUNDS; round++) {
        for (int part = 0; part < CLASS_PARTS; part++)
            votes += class_total(class, round, (enum class_part)part);
    }
    return votes > 0;
}

bool class_would_lose(const struct class *class)
{
    return class->state < CLASS_ANSWER && has_votes(class);
}

bool class_shows_tally(const struct class *class)
{
    if (class->options.show == SHOW_NEVER)
        return false;
    return class->options.show == SHOW_LIVE || !class_is_open(class);
}

/* --- keeping --- */

static void keep(struct class *class, int64_t utc)
{
    struct class_result *result = &class->results[class->result_count];
    if (!has_votes(class))
        return;
    *result = (struct class_result){.puzzle = class_puzzle(class), .utc = utc};
    for (int round = 0; round < CLASS_ROUNDS; round++) {
        for (int part = 0; part < CLASS_PARTS; part++)
            result->counts[round][part] = class_count(class, round, (enum class_part)part);
    }
    class->result_count++;
    class->not_kept = class->keeper != NULL &&
                      !class->keeper->keep(class->keeper->data, result, &class->err);
    class->lost += class->not_kept;
}

/* --- going on --- */

/* Asks what the session asks now; false: its memory was short. */
static bool ask(struct class *class, bool good)
{
    memset(class->choices, 0, sizeof class->choices);
    memset(class->by_hand, 0, sizeof class->by_hand);
    memset(class->by_wire, 0, sizeof class->by_wire);
    class->not_kept = false;
    if (!good || class->session.state == SESSION_OVER) {
        class->state = CLASS_OVER;
        class->err = class->session.err;
        return good;
    }
    open_vote(class, 0);
    if (class_is_law(class))
        offer_law(class);
    else
        offer_claim(class);
    return true;
}

bool class_start(struct class *class, const struct selection *selection, struct records *records,
                 const struct class_options *options, const struct class_keeper *keeper)
{
    struct session_options asking = {.seed = options->seed, .ask_ground = options->ask_ground};
    *class = (struct class){.options = *options, .keeper = keeper};
    class->results = calloc(selection->count, sizeof *class->results);
    if (class->results != NULL)
        return ask(class, session_start(&class->session, selection, records, asking, 0));
    class->state = CLASS_OVER;
    err_set(&class->err, ERR_MEMORY);
    return false;
}

void class_clear(struct class *class)
{
    session_clear(&class->session);
    free(class->results);
    class->results = NULL;
    class->state = CLASS_OVER;
}

bool class_skip(struct class *class)
{
    if (class->state == CLASS_OVER)
        return false;
    return ask(class, session_step(&class->session, (struct input){.kind = INPUT_SKIP}, 0, 0));
}

void class_quit(struct class *class)
{
    class->state = CLASS_OVER;
}

/* From the tally to the second vote, or to the answer. */
static void leave_tally(struct class *class, int64_t utc)
{
    if (class->round == 0) {
        open_vote(class, 1);
        return;
    }
    keep(class, utc);
    class->state = CLASS_ANSWER;
}

bool class_go_on(struct class *class, int64_t utc)
{
    switch (class->state) {
    case CLASS_VOTE:
        class->state = class_asks(class, CLASS_REASONS) ? CLASS_GROUNDS : CLASS_TALLY;
        return true;
    case CLASS_GROUNDS:
    case CLASS_ANSWER:
        class->state++;
        return true;
    case CLASS_TALLY:
        leave_tally(class, utc);
        return true;
    default:
        return class_skip(class);
    }
}

bool class_back(struct class *class)
{
    if (class->state == CLASS_PROOF) {
        class->state = CLASS_ANSWER;
        return true;
    }
    if (class->state != CLASS_TALLY)
        return false;
    class->state = class_asks(class, CLASS_REASONS) ? CLASS_GROUNDS : CLASS_VOTE;
    return true;
}
