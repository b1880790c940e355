/* SPDX-License-Identifier: MIT */
#include "text/explain_parts.h"

#include <string.h>

#include "base/utf8.h"
#include "core/movegen.h"
#include "text/notation.h"

enum { LIST_MOST = 8, LIST_SHOWN = 6 };

/* --- who and what --- */

enum color parts_claimant(const struct speaker *speaker)
{
    return speaker->verdict->by;
}

enum color parts_loser(const struct speaker *speaker)
{
    const struct claim *claim = &speaker->verdict->claim;
    enum claim_side side = claim->kind == CLAIM_FLAG ? claim->fallen : claim->by;

    if (side == SIDE_WHITE || side == SIDE_BLACK)
        return side == SIDE_WHITE ? WHITE : BLACK;
    return speaker->verdict->by;
}

bool parts_has_move(const struct speaker *speaker)
{
    return speaker->verdict->claim.move[0] != '\0';
}

static const struct position *board(const struct speaker *speaker)
{
    return game_at(speaker->game, speaker->verdict->claim.ply);
}

enum color parts_turn(const struct speaker *speaker)
{
    enum color turn = (enum color)board(speaker)->turn;

    return speaker->verdict->written == MOVE_NONE ? turn : color_other(turn);
}

int parts_claimed(const struct speaker *speaker, struct position *out)
{
    const struct verdict *verdict = speaker->verdict;

    *out = *board(speaker);
    if (verdict->written == MOVE_NONE)
        return verdict->claim.ply;
    position_play(board(speaker), verdict->written, out);
    return verdict->claimed_ply;
}

int parts_times_needed(const struct speaker *speaker)
{
    const struct ruleset *rules = speaker->rules;

    if (speaker->verdict->claim.kind != CLAIM_FIVEFOLD)
        return rules->threefold_claim;
    if (rules->fivefold_automatic)
        return rules->fivefold_automatic;
    return rules->director_repetition ? rules->director_repetition : rules->threefold_claim;
}

int parts_plies_needed(const struct speaker *speaker)
{
    const struct ruleset *rules = speaker->rules;
    const struct verdict *verdict = speaker->verdict;

    if (verdict->claim.kind == CLAIM_SEVENTYFIVE)
        return rules->seventyfive_automatic_plies ? rules->seventyfive_automatic_plies
                                                  : rules->director_plies;
    return verdict->plies_needed ? verdict->plies_needed : rules->fifty_claim_plies;
}

bool parts_is_repetition(const struct speaker *speaker)
{
    enum claim_kind kind = speaker->verdict->claim.kind;

    return kind == CLAIM_THREEFOLD || kind == CLAIM_FIVEFOLD;
}

bool parts_is_count(const struct speaker *speaker)
{
    enum claim_kind kind = speaker->verdict->claim.kind;

    return kind == CLAIM_FIFTY || kind == CLAIM_SEVENTYFIVE;
}

bool parts_is_true(const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;
    int times = parts_times_needed(speaker), plies = parts_plies_needed(speaker);

    if (parts_is_repetition(speaker))
        return times > 0 && verdict->occurrences.count >= (size_t)times;
    return parts_is_count(speaker) && plies > 0 && verdict->halfmove_clock >= plies;
}

int parts_stretch_start(const struct speaker *speaker, int ply)
{
    const struct verdict *verdict = speaker->verdict;

    /* a written move that is neither capture nor pawn move lengthens the stretch */
    if (verdict->written != MOVE_NONE && ply == verdict->claimed_ply) {
        if (position_is_zeroing(board(speaker), verdict->written))
            return ply;
        ply = verdict->claim.ply;
    }
    return game_stretch_start(speaker->game, ply);
}

bool parts_looks(const struct speaker *speaker, struct plies *out)
{
    const struct verdict *verdict = speaker->verdict;
    const struct plies *same = &verdict->occurrences;
    size_t d = 0;

    for (size_t n = 0; n < same->count; n++) {
        for (; d < verdict->differ_count && verdict->differs[d].ply < same->items[n]; d++)
            if (!plies_add(out, verdict->differs[d].ply))
                return false;
        if (!plies_add(out, same->items[n]))
            return false;
    }
    for (; d < verdict->differ_count; d++)
        if (!plies_add(out, verdict->differs[d].ply))
            return false;
    return true;
}

/* --- moves by name --- */

/* A written move that can't be played is no move that we could spell: the text itself is
 * shown, with the piece's letter in the speaker's language. */
static void foreign_move(struct buf *out, const char *text, const struct san_letters *letters)
{
    for (int n = 0; letters && n < 5; n++)
        if (text[0] == san_english.letter[n][0]) {
            buf_add(out, letters->letter[n]);
            text++;
            break;
        }
    utf8_clean(out, text, strlen(text));
}

/* "34." or "33...": of the next move that this player can make. */
static void next_number(struct buf *out, const struct position *position, enum color color)
{
    int number = position->fullmove;

    if (color == WHITE && position->turn == BLACK)
        number++;
    buf_printf(out, color == WHITE ? "%d." : "%d...", number);
}

void parts_written(struct buf *out, const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;

    if (verdict->written != MOVE_NONE) {
        notation_intended(out, speaker->game, verdict->claim.ply, verdict->written,
                          speaker->letters);
        return;
    }
    next_number(out, board(speaker), verdict->by);
    foreign_move(out, verdict->claim.move, speaker->letters);
}

void parts_rewritten(struct buf *out, const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;
    const char *text = verdict->rewritten;
    move m;

    if (verdict->by == (enum color)board(speaker)->turn &&
        san_parse(board(speaker), text, strlen(text), NULL, &m, NULL, NULL)) {
        notation_intended(out, speaker->game, verdict->claim.ply, m, speaker->letters);
        return;
    }
    next_number(out, board(speaker), verdict->by);
    foreign_move(out, text, speaker->letters);
}

static bool is_written_ply(const struct speaker *speaker, int ply)
{
    const struct verdict *verdict = speaker->verdict;

    return verdict->written != MOVE_NONE && ply == verdict->claimed_ply;
}

void parts_label(struct buf *out, const struct speaker *speaker, int ply)
{
    if (is_written_ply(speaker, ply))
        parts_written(out, speaker);
    else
        notation_move(out, speaker->game, ply, speaker->letters);
}

/* --- places on the way --- */

static void list_entry(struct buf *list, const struct speaker *speaker, int ply, size_t at,
                       size_t count)
{
    struct buf label = {0}, item = {0};

    parts_label(&label, speaker, ply);
    if (is_written_ply(speaker, ply))
        phrase_with(&item,
                    speaker->verdict->claim.flags & CLAIM_UNWRITTEN ? _("{move} (announced)")
                                                                    : _("{move} (written)"),
                    (const struct filling[]){{"move", buf_text(&label), 0}, {0}});
    else
        buf_add(&item, buf_text(&label));
    phrase_list_item(list, buf_text(&item), at, count);
    buf_clear(&label);
    buf_clear(&item);
}

/* Names the moves; of a very long list the first ones, and how many more. */
static void list_moves(struct buf *list, const struct speaker *speaker, const int *plies,
                       size_t count)
{
    size_t shown = count > LIST_MOST ? LIST_SHOWN : count;
    size_t items = count > LIST_MOST ? shown + 1 : shown;
    struct buf more = {0};

    for (size_t n = 0; n < shown; n++)
        list_entry(list, speaker, plies[n], n, items);
    if (items > shown) {
        phrase_with(&more, ngettext("{n} more", "{n} more", (unsigned long)(count - shown)),
                    (const struct filling[]){{"n", NULL, (long)(count - shown)}, {0}});
        phrase_list_item(list, buf_text(&more), shown, items);
    }
    buf_clear(&more);
}

/* Only ply 0, always the first, has no move that led there. */
static const char *places_pattern(bool with_start, bool with_moves, bool capital)
{
    if (!with_start)
        return capital ? _("After {moves}") : _("after {moves}");
    if (!with_moves)
        return capital ? _("At the start") : _("at the start");
    return capital ? _("At the start and after {moves}") : _("at the start and after {moves}");
}

void parts_places(struct buf *out, const struct speaker *speaker, const int *plies, size_t count,
                  bool capital)
{
    bool with_start = count > 0 && plies[0] == 0;
    struct buf list = {0};

    if (count == 0)
        return;
    list_moves(&list, speaker, plies + with_start, count - with_start);
    phrase_with(out, places_pattern(with_start, count > with_start, capital),
                (const struct filling[]){{"moves", buf_text(&list), 0}, {0}});
    buf_clear(&list);
}

/* --- numbers in words --- */

/* Small numbers are words; `many` holds the number. */
static void small_number(struct buf *out, const char *const *words, int count, int n,
                         const char *many)
{
    if (n >= 0 && n < count)
        buf_add(out, _(words[n]));
    else
        phrase_with(out, many, (const struct filling[]){{"n", NULL, n}, {0}});
}

void parts_times(struct buf *out, int times)
{
    static const char *const words[] = {N_("never"),       N_("once"),       N_("twice"),
                                        N_("three times"), N_("four times"), N_("five times"),
                                        N_("six times")};

    small_number(out, words, 7, times, ngettext("{n} time", "{n} times", (unsigned long)times));
}

void parts_nth(struct buf *out, int n)
{
    static const char *const words[] = {N_("for the first time"),  N_("for the first time"),
                                        N_("for the second time"), N_("for the third time"),
                                        N_("for the fourth time"), N_("for the fifth time"),
                                        N_("for the sixth time")};

    small_number(out, words, 7, n, _("once more, {n} times in all"));
}

void parts_number(struct buf *out, int n)
{
    static const char *const words[] = {N_("none"), N_("one"),  N_("two"), N_("three"),
                                        N_("four"), N_("five"), N_("six")};

    small_number(out, words, 7, n, "{n}");
}

void parts_duration(struct buf *out, int seconds)
{
    static const char *const words[] = {N_("no time"), N_("one minute"), N_("two minutes"),
                                        N_("three minutes")};

    if (seconds % 60 == 0)
        small_number(out, words, 4, seconds / 60,
                     ngettext("{n} minute", "{n} minutes", (unsigned long)(seconds / 60)));
    else
        phrase_with(out, ngettext("{n} second", "{n} seconds", (unsigned long)seconds),
                    (const struct filling[]){{"n", NULL, seconds}, {0}});
}

/* --- rules --- */

/* "9.4, 1.3" as a list. */
static void list_articles(struct buf *list, const char *articles)
{
    size_t count = 1, at = 0;

    for (const char *p = articles; *p; p++)
        count += *p == ',';
    for (const char *p = articles; at < count; at++) {
        size_t length = strcspn(p, ",");
        struct buf item = {0};

        buf_add_bytes(&item, p, length);
        phrase_list_item(list, buf_text(&item), at, count);
        buf_clear(&item);
        p += length;
        p += strspn(p, ", ");
    }
}

void parts_rule(struct buf *out, const struct speaker *speaker, const char *article)
{
    struct buf list = {0};

    if (article == NULL) {
        buf_add(out, _(speaker->rules->name));
        return;
    }
    list_articles(&list, article);
    phrase_with(out, strchr(article, ',') ? _("Articles {article}") : _("Article {article}"),
                (const struct filling[]){{"article", buf_text(&list), 0}, {0}});
    buf_clear(&list);
}

/* --- moves that were not chosen --- */

/* How often the position after a move of the board's position has been there. */
static int times_after(const struct speaker *speaker, move m)
{
    int ply = speaker->verdict->claim.ply;
    struct position next;

    position_play(board(speaker), m, &next);
    return 1 + draws_count(speaker->game, ply, &next, ruleset_identity(speaker->rules));
}

int parts_better_moves(struct buf *out, const struct speaker *speaker)
{
    int needed = speaker->rules->threefold_claim, count = 0;
    move better[MOVELIST_MAX];
    struct movelist list;

    movegen_legal(board(speaker), &list);
    for (int n = 0; needed > 0 && n < list.count; n++)
        if (!position_is_zeroing(board(speaker), list.moves[n]) &&
            times_after(speaker, list.moves[n]) >= needed)
            better[count++] = list.moves[n];
    for (int n = 0; n < count; n++) {
        struct buf label = {0};
        notation_intended(&label, speaker->game, speaker->verdict->claim.ply, better[n],
                          speaker->letters);
        phrase_list_item(out, buf_text(&label), (size_t)n, (size_t)count);
        buf_clear(&label);
    }
    return count;
}

void parts_en_passant(struct buf *out, const struct position *position)
{
    struct movelist list;
    bool first = true;

    movegen_legal(position, &list);
    for (int n = 0; n < list.count; n++) {
        struct buf capture = {0}, both = {0};

        if (move_kind_of(list.moves[n]) != MOVE_EN_PASSANT)
            continue;
        san_write_square(&capture, move_from(list.moves[n]));
        buf_add_char(&capture, 'x');
        san_write_square(&capture, move_to(list.moves[n]));
        if (!first) /* two pawns at most */
            phrase_with(&both, _("{a} or {b}"),
                        (const struct filling[]){
                            {"a", buf_text(out), 0}, {"b", buf_text(&capture), 0}, {0}});
        if (!first)
            buf_reset(out);
        buf_add(out, first ? buf_text(&capture) : buf_text(&both));
        first = false;
        buf_clear(&capture);
        buf_clear(&both);
    }
}
