/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/spot_run.h"

#include <string.h>

#include "train/schedule.h"
#include "train/session.h"

/* ---- time ---- */

void spot_run_stir(struct spot_run *run, int64_t now_ms)
{
    int64_t gap = now_ms - run->stirred_at;
    if (run->spot.state != SPOT_GOING_ON || gap < 0)
        return;
    run->active_ms += gap < SESSION_IDLE_MS ? gap : SESSION_IDLE_MS;
    run->stirred_at = now_ms;
}

void spot_run_pause(struct spot_run *run, int64_t paused_ms)
{
    run->stirred_at += paused_ms;
}

/* ---- one game after the other ---- */

bool spot_run_open(struct spot_run *run, int64_t now_ms)
{
    spot_clear(&run->spot);
    run->not_kept = false;
    if (!spot_games_next(&run->games, run->rules, &run->game, &run->err))
        return false;
    if (!spot_start(&run->spot, &run->game.pgn->game, run->rules)) {
        err_set(&run->err, ERR_MEMORY);
        return false;
    }
    run->number++;
    run->active_ms = 0;
    run->stirred_at = now_ms;
    return true;
}

/* ---- the answer ---- */

static int64_t day_of(const struct spot_run *run, int64_t utc)
{
    return run->deck ? deck_day(run->deck, utc) : schedule_day(utc, 0, 0);
}

static void keep(struct spot_run *run, int64_t utc)
{
    struct attempt *attempt = &run->attempt;
    spot_attempt(&run->spot, attempt);
    memcpy(attempt->puzzle, run->game.id, sizeof attempt->puzzle);
    attempt->content = run->game.content;
    attempt->active_ms = run->active_ms;
    attempt->when = utc;
    attempt->day = day_of(run, utc);
    run->not_kept = !run->records->keep(run->records->data, attempt, &run->err);
    run->all_ms += run->active_ms;
    run->asked++;
    run->right += attempt_is_right(attempt);
}

bool spot_run_move(struct spot_run *run, int64_t now_ms, int64_t utc)
{
    err_set(&run->err, ERR_NONE);
    spot_run_stir(run, now_ms);
    if (!spot_next(&run->spot))
        return false;
    if (run->spot.state != SPOT_GOING_ON)
        keep(run, utc);
    return true;
}

bool spot_run_claim(struct spot_run *run, struct claim *claim, int64_t now_ms, int64_t utc)
{
    bool makes_sense = run->spot.state == SPOT_GOING_ON && run->spot.count < SPOT_CLAIMS;
    err_set(&run->err, ERR_NONE);
    spot_run_stir(run, now_ms);
    if (!spot_claim(&run->spot, claim)) {
        err_set(&run->err, makes_sense ? ERR_MEMORY : ERR_NONE);
        return false;
    }
    if (run->spot.state != SPOT_GOING_ON)
        keep(run, utc);
    return true;
}

/* ---- the end ---- */

void spot_run_note(const struct spot_run *run, int64_t utc)
{
    struct run noted = {.mode = MODE_SPOT,
                        .when = utc,
                        .lasted_ms = run->all_ms,
                        .asked = (int)run->asked,
                        .right = (int)run->right};
    if (noted.asked > 0)
        run->records->note_run(run->records->data, &noted, NULL);
}

void spot_run_clear(struct spot_run *run)
{
    spot_clear(&run->spot);
    spot_games_clear(&run->games);
}
