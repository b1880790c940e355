/* SPDX-License-Identifier: MIT */
/*
 * What proves a verdict, in lines: why each ground is right or wrong, counts, two positions
 * compared, and the course of the game around the claim.  The text twins of the screen's
 * comparison and timeline.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "cli/line_command.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "text/proof.h"

/* ---- what may be told ---- */

/* Is there a verdict that may be told?  Says what is missing otherwise. */
static bool is_open(struct line_desk *desk)
{
    if (desk->view.speaker && desk->view.open)
        return true;
    line_say(desk->mode,
             desk->view.speaker
                 ? _("Counting and comparing is the exercise; this is open after the answer.")
                 : _("No claim has been judged here yet."));
    return false;
}

/* ---- why ---- */

void line_proof_why(struct line_desk *desk)
{
    const struct speaker *speaker = desk->view.speaker;
    enum reason grounds[8];
    size_t count;

    if (!is_open(desk))
        return;
    count = verdict_grounds(speaker->game, speaker->verdict, speaker->rules, grounds, 8);
    for (size_t i = 0; i < count; i++) {
        struct buf why = {0};

        explain_why(&why, speaker, grounds[i]);
        line_phrase(desk->mode,
                    grounds[i] == speaker->verdict->reason ? _("Right: {ground}. {why}")
                                                           : _("Not: {ground}. {why}"),
                    (const struct filling[]){{"ground", explain_ground(grounds[i]), 0},
                                             {"why", buf_text(&why), 0},
                                             {0}});
        buf_clear(&why);
    }
}

/* ---- counting ---- */

/* A ply by the move that led to it, one that is only written included. */
static void add_place(struct buf *out, const struct line_view *view, int ply)
{
    const struct verdict *verdict = view->speaker ? view->speaker->verdict : NULL;

    if (verdict && verdict->written != MOVE_NONE && ply == verdict->claimed_ply) {
        struct buf label = {0};

        notation_intended(&label, view->game, verdict->claim.ply, verdict->written, view->letters);
        phrase_with(out, _("{move} (written)"),
                    (const struct filling[]){{"move", buf_text(&label), 0}, {0}});
        buf_clear(&label);
        return;
    }
    notation_move(out, view->game, ply, view->letters);
}

/* How often the position looked at has been there so far. */
static void say_occurrences(struct line_desk *desk)
{
    const struct line_view *view = &desk->view;
    struct position position = line_view_position(view);
    struct plies plies = {0};
    struct buf list = {0};

    if (!draws_occurrences(view->game, view->ply, &position, ruleset_identity(view->rules), &plies) ||
        (view->if_played && !plies_add(&plies, view->speaker->verdict->claimed_ply)))
        desk->mode->pending.failed = true;
    for (size_t i = 0; i < plies.count; i++) {
        struct buf place = {0};

        add_place(&place, view, plies.items[i]);
        phrase_list_item(&list, buf_text(&place), i, plies.count);
        buf_clear(&place);
    }
    line_phrase(desk->mode,
                ngettext("This position has been there {count} time: {places}.",
                         "This position has been there {count} times: {places}.", plies.count),
                (const struct filling[]){
                    {"count", NULL, (long)plies.count}, {"places", buf_text(&list), 0}, {0}});
    buf_clear(&list);
    plies_clear(&plies);
}

static void say_clock(struct line_desk *desk, int halfmove)
{
    struct buf out = {0};

    explain_clock(&out, halfmove, desk->view.rules);
    line_say_buf(desk->mode, &out);
}

/* The position that is claimed first, and the one looked at if that is another. */
static void do_count(struct line_desk *desk, const char *argument)
{
    struct line_view *view = &desk->view;
    const struct verdict *verdict = view->speaker ? view->speaker->verdict : NULL;
    struct line_view here = *view;

    (void)argument;
    if (verdict && !is_open(desk))
        return;
    if (verdict && verdict->halfmove_clock >= 0) {
        line_view_go(view, verdict->claim.ply);
        view->if_played = verdict->written != MOVE_NONE;
        line_view_say_place(desk->mode, view);
        say_clock(desk, verdict->halfmove_clock);
        say_occurrences(desk);
    }
    if (!verdict || here.ply != verdict->claim.ply) {
        *view = here;
        line_view_say_place(desk->mode, view);
        say_clock(desk, line_view_position(view).halfmove);
        say_occurrences(desk);
    }
    *view = here;
}

/* ---- places that look like the claimed one ---- */

struct place {
    int ply;
    bool claimed;
    unsigned in; /* how it differs */
};

struct places {
    struct place *items;
    size_t count, capacity;
    int first, last; /* plies that the timeline spans */
};

static bool add_row(struct places *places, const struct timeline_row *row)
{
    if (!mem_grow((void **)&places->items, &places->capacity, places->count + row->count,
                  sizeof *places->items))
        return false;
    for (size_t i = 0; i < row->count; i++)
        places->items[places->count++] =
            (struct place){.ply = row->plies[i], .claimed = row->claimed, .in = row->in};
    return true;
}

static int by_ply(const void *a, const void *b)
{
    return ((const struct place *)a)->ply - ((const struct place *)b)->ply;
}

/* False: memory. */
static bool find_places(struct places *places, const struct speaker *speaker)
{
    struct timeline timeline = {0};
    bool good = explain_timeline(&timeline, speaker);

    *places = (struct places){.first = timeline.first, .last = timeline.last};
    for (size_t i = 0; good && i < timeline.row_count; i++)
        good = add_row(places, &timeline.rows[i]);
    if (places->count > 1)
        qsort(places->items, places->count, sizeof *places->items, by_ply);
    timeline_clear(&timeline);
    return good;
}

/* ---- timeline ---- */

static void add_differences(struct buf *out, unsigned in)
{
    static const struct {
        unsigned part;
        const char *name;
    } parts[] = {
        {IDENTITY_SIDE, N_("the other player is to move")},
        {IDENTITY_CASTLING, N_("the castling rights differ")},
        {IDENTITY_EN_PASSANT, N_("the en passant captures differ")},
    };
    size_t count = 0, said = 0;

    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        count += (in & parts[i].part) != 0;
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (in & parts[i].part)
            phrase_list_item(out, _(parts[i].name), said++, count);
}

static void say_row(struct line_desk *desk, size_t number, const struct place *place)
{
    struct buf label = {0}, differences = {0};

    add_place(&label, &desk->view, place->ply);
    add_differences(&differences, place->in);
    line_phrase(desk->mode,
                place->claimed ? _("{number} {move}: the claimed position.")
                : place->in    ? _("{number} {move}: the same pieces, but {differences}.")
                               : _("{number} {move}: the same pieces."),
                (const struct filling[]){{"number", NULL, (long)number},
                                         {"move", buf_text(&label), 0},
                                         {"differences", buf_text(&differences), 0},
                                         {0}});
    buf_clear(&label);
    buf_clear(&differences);
}

/* "33w 8, 33b 9": the clock of each ply. */
static void say_clocks(struct line_desk *desk, int first, int last)
{
    struct buf list = {0};

    for (int ply = first; ply <= last; ply++) {
        struct position position;

        if (!explain_position(desk->view.speaker, ply, &position))
            continue;
        if (list.length > 0)
            buf_add(&list, ", ");
        if (ply > desk->view.game->plies ||
            (desk->view.speaker->verdict->written != MOVE_NONE && ply == last))
            buf_printf(&list, "%s %d", _("written"), position.halfmove);
        else {
            notation_ply(&list, desk->view.game, ply);
            buf_printf(&list, " %d", position.halfmove);
        }
    }
    line_phrase(desk->mode,
                _("Half-moves without capture or pawn move (100 are 50 by each side): {list}."),
                (const struct filling[]){{"list", buf_text(&list), 0}, {0}});
    buf_clear(&list);
}

static void do_timeline(struct line_desk *desk, const char *argument)
{
    struct places places;

    (void)argument;
    if (!is_open(desk))
        return;
    if (!find_places(&places, desk->view.speaker))
        desk->mode->pending.failed = true;
    for (size_t i = 0; i < places.count; i++)
        say_row(desk, i + 1, &places.items[i]);
    if (places.last > places.first)
        say_clocks(desk, places.first, places.last);
    free(places.items);
}

/* ---- two positions ---- */

static void add_squares(struct buf *out, bitboard squares)
{
    if (!squares)
        buf_add(out, _("none"));
    for (bool first = true; squares; first = false) {
        if (!first)
            buf_add(out, ", ");
        san_write_square(out, bb_pop(&squares));
    }
}

static void say_diff_row(struct line_desk *desk, const struct diff_row *row)
{
    const struct filling fillings[] = {{"what", row->label, 0},
                                       {"a", row->a, 0},
                                       {"b", row->b, 0},
                                       {"article", row->article ? row->article : "", 0},
                                       {0}};
    const char *sentence = _("{what}: {a} in both.");

    if (row->differs && !row->counts)
        sentence = _("{what}: A {a}, B {b}. Different, but these rules don't compare it.");
    else if (row->differs && row->article)
        sentence = _("{what}: A {a}, B {b}. DIFFERENT: Article {article}.");
    else if (row->differs)
        sentence = _("{what}: A {a}, B {b}. DIFFERENT.");
    line_phrase(desk->mode, sentence, fillings);
}

static void say_diff(struct line_desk *desk, int ply_a, int ply_b)
{
    struct diff diff;
    struct buf a = {0}, b = {0};

    explain_diff(&diff, desk->view.speaker, ply_a, ply_b);
    line_phrase(desk->mode, _("A: {a}. B: {b}."),
                (const struct filling[]){{"a", diff.name_a, 0}, {"b", diff.name_b, 0}, {0}});
    for (int i = 0; i < DIFF_ROWS; i++)
        say_diff_row(desk, &diff.rows[i]);
    if (diff.squares_a | diff.squares_b) {
        add_squares(&a, diff.squares_a);
        add_squares(&b, diff.squares_b);
        line_phrase(desk->mode, _("Squares to look at: A {a}; B {b}."),
                    (const struct filling[]){{"a", buf_text(&a), 0}, {"b", buf_text(&b), 0}, {0}});
    }
    buf_clear(&a);
    buf_clear(&b);
}

/* A number of the timeline, or a move as in goto; -1 if it is neither. */
static int parse_place(const struct line_desk *desk, const struct places *places, const char *text)
{
    size_t number = line_number(text);

    if (number >= 1 && number <= places->count)
        return places->items[number - 1].ply;
    return line_view_parse(&desk->view, text);
}

/* Cuts "1 3" in two; false if there are not two words. */
static bool two_words(const char *text, char first[16], char second[16])
{
    size_t length = strcspn(text, " ");
    const char *rest = text + length + strspn(text + length, " ");

    if (length == 0 || length >= 16 || !rest[0] || strlen(rest) >= 16)
        return false;
    memcpy(first, text, length);
    first[length] = '\0';
    strcpy(second, rest);
    return true;
}

/* The pair that decides. */
static void say_first_pair(struct line_desk *desk)
{
    int pairs[1][2];

    if (explain_pairs(desk->view.speaker, pairs, 1) > 0)
        say_diff(desk, pairs[0][0], pairs[0][1]);
    else
        line_say(desk->mode, _("No two positions decide here. Name two to compare them, "
                               "as in: diff 30w 34w"));
}

static void do_diff(struct line_desk *desk, const char *argument)
{
    struct places places = {0};
    char first[16], second[16];
    int a, b;

    if (!is_open(desk))
        return;
    if (!argument[0]) {
        say_first_pair(desk);
        return;
    }
    if (!find_places(&places, desk->view.speaker))
        desk->mode->pending.failed = true;
    if (two_words(argument, first, second) && (a = parse_place(desk, &places, first)) >= 0 &&
        (b = parse_place(desk, &places, second)) >= 0)
        say_diff(desk, a, b);
    else
        line_say(desk->mode, _("Which two? Numbers of the timeline or moves, as in: diff 1 3, "
                               "diff 30w 34w"));
    free(places.items);
}

/* ---- who can mate ---- */

static void say_board(struct line_desk *desk, const struct proof_frame *frame)
{
    struct buf board = {0}, line = {0};

    proof_board(&board, frame, desk->view.letters);
    for (const char *at = buf_text(&board); *at; at += strcspn(at, "\n") + 1) {
        buf_add_bytes(&line, at, strcspn(at, "\n"));
        line_say_raw(desk->mode, buf_text(&line));
        buf_reset(&line);
    }
    buf_clear(&board);
    buf_clear(&line);
}

/* All moves and the position after them, then the squares that can be reached. */
static void say_proof(struct line_desk *desk, const struct proof *proof)
{
    const struct san_letters *letters = desk->view.letters;
    int moves = proof->side->line_length;
    struct proof_frame frame;
    struct buf text = {0};

    proof_moves(&text, proof, moves, letters);
    if (text.length > 0)
        line_say(desk->mode, buf_text(&text));
    for (int n = moves; proof_frame(proof, n, &frame); n++) {
        buf_reset(&text);
        proof_caption(&text, proof, n, letters);
        line_say(desk->mode, buf_text(&text));
        say_board(desk, &frame);
    }
    buf_clear(&text);
}

static void do_proof(struct line_desk *desk, const char *argument)
{
    struct proof proofs[2];
    int frames = 0;

    (void)argument;
    if (!is_open(desk))
        return;
    int count = explain_proofs(desk->view.speaker, proofs);
    for (int n = 0; n < count; n++) {
        say_proof(desk, &proofs[n]);
        frames += proof_frames(&proofs[n]);
    }
    if (frames == 0)
        line_say(desk->mode, _("There is nothing to show on the board; \"why\" tells what "
                               "proves it."));
}

const struct line_command line_proof_commands[] = {
    {"count", "", N_("how often the position has been there, and the moves without progress"),
     do_count},
    {"diff", N_("[A B]"), N_("two positions compared: the pair that decides, or two of yours"),
     do_diff},
    {"timeline", "", N_("the places that look like the claimed position, and the counter"),
     do_timeline},
    {"proof", "", N_("who can still mate: the moves, or the squares that men can ever reach"),
     do_proof},
    {NULL, NULL, NULL, NULL},
};
