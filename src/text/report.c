/* SPDX-License-Identifier: MIT */
/*
 * One line for each thing an arbiter wants to know.  Whether a claim was made can't be read
 * from a score; only whether the game went on.
 */
#include "text/report.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "base/utf8.h"
#include "text/explain_parts.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "text/phrase.h"

/* What every line is made of. */
struct telling {
    struct report *out;
    const struct pgn_game *pgn;
    const struct game *game;
    const struct ruleset *rules;
    const struct event_list *events;
    const struct san_letters *letters;
    bool failed;
};

/* --- pieces of lines --- */

static void add_line(struct telling *telling, enum report_line_kind kind, int ply, struct buf *text)
{
    struct report *out = telling->out;
    char *line = buf_steal(text);

    if (!line ||
        !mem_grow((void **)&out->lines, &out->capacity, out->count + 1, sizeof *out->lines)) {
        free(line);
        telling->failed = true;
        return;
    }
    out->lines[out->count++] = (struct report_line){kind, ply, line};
}

/* "34.Qe2", "the starting position". */
static void name_ply(struct buf *out, const struct telling *telling, int ply)
{
    notation_move(out, telling->game, ply, telling->letters);
}

/* "30.Qe2, 32.Qe2 and 34.Qe2"; the last one of an intended move is not played yet. */
static void name_occurrences(struct buf *out, const struct telling *telling,
                             const struct event *event)
{
    const int *plies = event_occurrences(telling->events, event);

    for (size_t n = 0; n < event->count; n++) {
        struct buf label = {0};
        if (event->intended != MOVE_NONE && n + 1 == event->count)
            notation_intended(&label, telling->game, event->ply, event->intended, telling->letters);
        else
            name_ply(&label, telling, plies[n]);
        phrase_list_item(out, buf_text(&label), n, event->count);
        buf_clear(&label);
    }
}

/* --- what came after --- */

/* That a claim was made is never on the score; that the game went on is. */
static void add_after(struct buf *out, const struct telling *telling, int ply)
{
    struct buf result = {0}, next = {0};
    bool went_on = ply < telling->game->plies;

    utf8_clean(&result, telling->pgn->result, strlen(telling->pgn->result));
    if (went_on)
        name_ply(&next, telling, ply + 1);
    buf_add_char(out, ' ');
    phrase_with(
        out, went_on ? _("The game went on with {next}.") : _("The score ends there ({result})."),
        (const struct filling[]){
            {"next", buf_text(&next), 0}, {"result", buf_text(&result), 0}, {0}});
    buf_clear(&result);
    buf_clear(&next);
}

/* The move that could have been written: was it played? */
static void add_after_intended(struct buf *out, const struct telling *telling,
                               const struct event *event)
{
    struct buf next = {0};

    if (event->ply >= telling->game->plies) {
        add_after(out, telling, event->ply);
        return;
    }
    name_ply(&next, telling, event->ply + 1);
    buf_add_char(out, ' ');
    if (event->intended == telling->game->moves[event->ply])
        buf_add(out, _("It was played."));
    else
        phrase_with(out, _("{next} was played."),
                    (const struct filling[]){{"next", buf_text(&next), 0}, {0}});
    buf_clear(&next);
}

/* --- what ended the game --- */

static const char *article_of(const struct telling *telling, enum event_kind kind)
{
    const struct ruleset_articles *articles = &telling->rules->articles;
    const char *const by_kind[EVENT_KINDS] = {
        [EVENT_CHECKMATE] = articles->checkmate,
        [EVENT_STALEMATE] = articles->stalemate,
        [EVENT_DEAD] = articles->dead,
        [EVENT_FIVEFOLD] = articles->fivefold,
        [EVENT_SEVENTYFIVE] = articles->seventyfive,
    };

    return by_kind[kind] ? by_kind[kind] : telling->rules->id;
}

static void add_void(struct buf *out, const struct telling *telling, int ply)
{
    struct buf next = {0};

    name_ply(&next, telling, ply + 1);
    buf_add_char(out, ' ');
    phrase_with(out, _("What was played from {next} on does not count."),
                (const struct filling[]){{"next", buf_text(&next), 0}, {0}});
    buf_clear(&next);
}

static void tell_end(struct telling *telling, const struct event *event)
{
    static const char *const ends[EVENT_KINDS] = {
        [EVENT_CHECKMATE] = N_("{move}: checkmate, the end of the game ({article})."),
        [EVENT_STALEMATE] = N_("{move}: stalemate, the end of the game, drawn ({article})."),
        [EVENT_DEAD] = N_("{move}: dead position, the end of the game, drawn ({article})."),
        [EVENT_FIVEFOLD] = N_("{move}: the same position {nth}, the end of the game, drawn "
                              "({article}): {occurrences}."),
        [EVENT_SEVENTYFIVE] = N_("{move}: {plies} half-moves without a capture or a pawn move, "
                                 "{moves} by each side, the end of the game, drawn ({article})."),
    };
    struct buf line = {0}, label = {0}, occurrences = {0}, nth = {0};
    int plies = game_at(telling->game, event->ply)->halfmove;

    name_ply(&label, telling, event->ply);
    name_occurrences(&occurrences, telling, event);
    parts_nth(&nth, (int)event->count);
    phrase_with(&line,
                event->at_latest ? _("{move}, or earlier: dead position, the end of the game, "
                                     "drawn ({article}). Of the position before it neither is "
                                     "proven.")
                                 : _(ends[event->kind]),
                (const struct filling[]){{"move", buf_text(&label), 0},
                                         {"article", article_of(telling, event->kind), 0},
                                         {"occurrences", buf_text(&occurrences), 0},
                                         {"nth", buf_text(&nth), 0},
                                         {"plies", NULL, plies},
                                         {"moves", NULL, plies / 2},
                                         {0}});
    if (event->ply < telling->game->plies)
        add_void(&line, telling, event->ply);
    add_line(telling, REPORT_END, event->ply, &line);
    buf_clear(&label);
    buf_clear(&occurrences);
    buf_clear(&nth);
}

/* --- claims by repetition --- */

/* Claims on plies that follow one another are one run: the index after its last event. */
static size_t run_end(const struct event_list *events, size_t first)
{
    int ply = events->items[first].ply;
    size_t n = first, end = first + 1;

    for (; n < events->count && events->items[n].ply <= ply + 1; n++) {
        if (events->items[n].kind != EVENT_THREEFOLD || events->items[n].after_end)
            continue;
        ply = events->items[n].ply;
        end = n + 1;
    }
    return end;
}

static void say_repetition(struct buf *line, const struct telling *telling,
                           const struct event *event)
{
    static const struct saying on_board = {
        N_("{move}: White could claim the position on the board, {nth}: {occurrences}."),
        N_("{move}: Black could claim the position on the board, {nth}: {occurrences}.")};
    static const struct saying intended = {
        N_("{move}: White could write it and claim a repetition, {nth}: {occurrences}."),
        N_("{move}: Black could write it and claim a repetition, {nth}: {occurrences}.")};
    struct buf label = {0}, occurrences = {0}, nth = {0};
    bool is_intended = event->how == EVENT_INTENDED;

    if (is_intended)
        notation_intended(&label, telling->game, event->ply, event->intended, telling->letters);
    else
        name_ply(&label, telling, event->ply);
    name_occurrences(&occurrences, telling, event);
    parts_nth(&nth, (int)event->count);
    phrase_with(line, parts_pick(is_intended ? intended : on_board, event->by),
                (const struct filling[]){{"move", buf_text(&label), 0},
                                         {"nth", buf_text(&nth), 0},
                                         {"occurrences", buf_text(&occurrences), 0},
                                         {0}});
    buf_clear(&label);
    buf_clear(&occurrences);
    buf_clear(&nth);
}

static void tell_repetition(struct telling *telling, const struct event *event)
{
    struct buf line = {0};

    say_repetition(&line, telling, event);
    if (event->how == EVENT_INTENDED)
        add_after_intended(&line, telling, event);
    else
        add_after(&line, telling, event->ply);
    add_line(telling, REPORT_CLAIM, event->ply, &line);
}

/* The first claim in full, and how long there was one at every half-move. */
static void tell_run(struct telling *telling, const struct event *first, const struct event *last)
{
    struct buf line = {0}, label = {0};

    say_repetition(&line, telling, first);
    name_ply(&label, telling, last->ply);
    buf_add_char(&line, ' ');
    phrase_with(&line,
                _("From there up to {last} the player to move could claim a repetition every "
                  "time."),
                (const struct filling[]){{"last", buf_text(&label), 0}, {0}});
    add_after(&line, telling, last->ply);
    add_line(telling, REPORT_CLAIM, first->ply, &line);
    buf_clear(&label);
}

enum { RUN_LEAST = 3 }; /* plies; fewer are told one by one */

/* Returns the index after the run. */
static size_t tell_repetitions(struct telling *telling, size_t first)
{
    const struct event *items = telling->events->items;
    size_t end = run_end(telling->events, first);

    if (items[end - 1].ply - items[first].ply + 1 >= RUN_LEAST) {
        tell_run(telling, &items[first], &items[end - 1]);
        return end;
    }
    for (size_t n = first; n < end; n++)
        if (items[n].kind == EVENT_THREEFOLD && !items[n].after_end)
            tell_repetition(telling, &items[n]);
    return end;
}

/* --- claims by counting --- */

/* Nothing can be claimed once the game is over. */
static int last_open(const struct event_list *events, const struct event *event)
{
    const struct event *end = event_list_end(events);

    return end && end->ply <= event->until ? end->ply - 1 : event->until;
}

static void tell_fifty(struct telling *telling, const struct event *event)
{
    static const struct saying once = {
        N_("{move}: White could claim fifty moves on the board ({plies} half-moves)."),
        N_("{move}: Black could claim fifty moves on the board ({plies} half-moves).")};
    static const struct saying run = {
        N_("{move}: White could claim fifty moves on the board ({plies} half-moves), and after it "
           "the player to move every time up to {last} ({last_plies} half-moves)."),
        N_("{move}: Black could claim fifty moves on the board ({plies} half-moves), and after it "
           "the player to move every time up to {last} ({last_plies} half-moves).")};
    struct buf line = {0}, label = {0}, last = {0};
    int until = last_open(telling->events, event);

    name_ply(&label, telling, event->ply);
    name_ply(&last, telling, until);
    phrase_with(
        &line, parts_pick(until > event->ply ? run : once, event->by),
        (const struct filling[]){{"move", buf_text(&label), 0},
                                 {"last", buf_text(&last), 0},
                                 {"plies", NULL, game_at(telling->game, event->ply)->halfmove},
                                 {"last_plies", NULL, game_at(telling->game, until)->halfmove},
                                 {0}});
    add_after(&line, telling, until);
    add_line(telling, REPORT_CLAIM, event->ply, &line);
    buf_clear(&label);
    buf_clear(&last);
}

static void tell_fifty_intended(struct telling *telling, const struct event *event)
{
    static const struct saying could = {
        N_("{move}: {plies} half-moves; White could write a move, neither a capture nor a pawn "
           "move, and claim fifty moves."),
        N_("{move}: {plies} half-moves; Black could write a move, neither a capture nor a pawn "
           "move, and claim fifty moves.")};
    struct buf line = {0}, label = {0};

    name_ply(&label, telling, event->ply);
    phrase_with(
        &line, parts_pick(could, event->by),
        (const struct filling[]){{"move", buf_text(&label), 0},
                                 {"plies", NULL, game_at(telling->game, event->ply)->halfmove},
                                 {0}});
    add_after_intended(&line, telling, event);
    add_line(telling, REPORT_CLAIM, event->ply, &line);
    buf_clear(&label);
}

/* --- near misses --- */

/* Each earlier moment is told by its plainest difference, the first of these. */
static const struct {
    enum identity_part part;
    const char *said;
} differences[] = {
    {IDENTITY_SIDE, N_("{places} the other player was to move")},
    {IDENTITY_CASTLING, N_("{places} a castling right differs")},
    {IDENTITY_EN_PASSANT, N_("{places} a capture en passant was possible")},
};

enum { DIFFERENCES = sizeof differences / sizeof *differences };

/* The row of a position that looks like the near miss and is another; DIFFERENCES for all
 * others. */
static int difference_at(const struct telling *telling, const struct near_miss *miss, int ply)
{
    const struct game *game = telling->game;
    unsigned in = identity_differ(game_at(game, miss->ply), game_at(game, ply));
    int row = 0;

    if (in & IDENTITY_PLACEMENT)
        return DIFFERENCES;
    while (row < DIFFERENCES && !(in & telling->rules->identity & differences[row].part))
        row++;
    return row;
}

static bool find_places(const struct telling *telling, const struct near_miss *miss, int row,
                        struct plies *out)
{
    for (int ply = game_stretch_start(telling->game, miss->ply); ply < miss->ply; ply++)
        if (difference_at(telling, miss, ply) == row && !plies_add(out, ply))
            return false;
    return true;
}

/* "after 48.Kc3 and 50.Ne1 the other player was to move", set apart from what was told. */
static void add_difference(struct buf *out, struct telling *telling, const struct near_miss *miss,
                           int row)
{
    const struct verdict none = {.claimed_ply = -1};
    const struct speaker speaker = {telling->game, telling->rules, &none, telling->letters};
    struct plies plies = {0};
    struct buf places = {0};

    telling->failed |= !find_places(telling, miss, row, &plies);
    parts_places(&places, &speaker, plies.items, plies.count, false);
    if (plies.count > 0) {
        buf_add(out, out->length > 0 ? "; " : "");
        phrase_with(out, _(differences[row].said),
                    (const struct filling[]){{"places", buf_text(&places), 0}, {0}});
    }
    buf_clear(&places);
    plies_clear(&plies);
}

static void tell_near_miss(struct telling *telling, const struct near_miss *miss)
{
    struct buf line = {0}, label = {0}, differ = {0}, nth = {0};

    name_ply(&label, telling, miss->ply);
    parts_nth(&nth, miss->looks);
    for (int row = 0; row < DIFFERENCES; row++)
        add_difference(&differ, telling, miss, row);
    phrase_with(&line, _("{move} looks like the same position {nth}; {differences}."),
                (const struct filling[]){{"move", buf_text(&label), 0},
                                         {"differences", buf_text(&differ), 0},
                                         {"nth", buf_text(&nth), 0},
                                         {0}});
    add_line(telling, REPORT_NEAR_MISS, miss->ply, &line);
    buf_clear(&label);
    buf_clear(&differ);
    buf_clear(&nth);
}

/* --- the whole --- */

static void tell_repetition_runs(struct telling *telling)
{
    const struct event_list *events = telling->events;

    for (size_t n = 0; n < events->count;)
        if (events->items[n].kind == EVENT_THREEFOLD && !events->items[n].after_end)
            n = tell_repetitions(telling, n);
        else
            n++;
}

static void tell_others(struct telling *telling)
{
    const struct event *end = event_list_end(telling->events);

    for (size_t n = 0; n < telling->events->count; n++) {
        const struct event *event = &telling->events->items[n];
        if (event->how == EVENT_AUTOMATIC && event->ply == end->ply)
            tell_end(telling, event);
        else if (event->kind == EVENT_FIFTY && !event->after_end && event->how == EVENT_ON_BOARD)
            tell_fifty(telling, event);
        else if (event->kind == EVENT_FIFTY && !event->after_end)
            tell_fifty_intended(telling, event);
    }
}

static void tell_near_misses(struct telling *telling, const struct near_miss_list *list)
{
    const struct event *end = event_list_end(telling->events);

    for (size_t n = 0; list && n < list->count; n++)
        if (!end || list->items[n].ply < end->ply)
            tell_near_miss(telling, &list->items[n]);
}

/* By ply; lines of one ply keep their order. */
static void sort_lines(struct report *report)
{
    for (size_t n = 1; n < report->count; n++) {
        struct report_line line = report->lines[n];
        size_t at = n;
        for (; at > 0 && report->lines[at - 1].ply > line.ply; at--)
            report->lines[at] = report->lines[at - 1];
        report->lines[at] = line;
    }
}

bool report_game(struct report *out, const struct pgn_game *game, const struct ruleset *rules,
                 const struct event_list *events, const struct near_miss_list *near_misses,
                 const struct san_letters *letters)
{
    struct telling telling = {out, game, &game->game, rules, events, letters, false};

    *out = (struct report){0};
    if (!game->playable)
        return true;
    tell_repetition_runs(&telling);
    tell_others(&telling);
    tell_near_misses(&telling, near_misses);
    sort_lines(out);
    return !telling.failed;
}

void report_clear(struct report *report)
{
    if (!report)
        return;
    for (size_t n = 0; n < report->count; n++)
        free(report->lines[n].text);
    free(report->lines);
    *report = (struct report){0};
}

/* --- title --- */

/* The value of a tag, or NULL where it says nothing. */
static const char *told_tag(const struct pgn_game *game, const char *name)
{
    const char *value = pgn_game_tag(game, name);

    return value && value[0] && strcmp(value, "?") != 0 && strncmp(value, "????", 4) != 0 ? value
                                                                                          : NULL;
}

static void add_tag(struct buf *out, const char *value)
{
    utf8_clean(out, value, strlen(value));
}

/* "1997.??.??" says no more than 1997. */
static void add_date(struct buf *out, const char *date)
{
    const char *unknown = strstr(date, ".?");

    utf8_clean(out, date, unknown ? (size_t)(unknown - date) : strlen(date));
}

static void add_players(struct buf *out, const struct pgn_game *game)
{
    const char *white = told_tag(game, "White"), *black = told_tag(game, "Black");

    if (!white && !black) {
        phrase_with(out, _("Game {n}"), (const struct filling[]){{"n", NULL, game->number}, {0}});
        return;
    }
    add_tag(out, white ? white : "?");
    buf_add(out, " - ");
    add_tag(out, black ? black : "?");
}

void report_title(struct buf *out, const struct pgn_game *game)
{
    const char *event = told_tag(game, "Event"), *date = told_tag(game, "Date");
    int plies = game->playable ? game->game.plies : 0;

    add_players(out, game);
    if (event || date)
        buf_add(out, ", ");
    if (event)
        add_tag(out, event);
    if (event && date)
        buf_add_char(out, ' ');
    if (date)
        add_date(out, date);
    buf_add(out, ", ");
    add_tag(out, game->result);
    buf_add(out, ", ");
    phrase_with(out, ngettext("{n} ply", "{n} plies", (unsigned long)plies),
                (const struct filling[]){{"n", NULL, plies}, {0}});
}
