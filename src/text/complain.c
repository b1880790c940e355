/* SPDX-License-Identifier: MIT */
/*
 * A table of sentences by code (complain_table.c), and how one becomes a message:
 *
 *     g.pgn:14:22: game 2, 17...Nxe5: no black knight can reach e5; game judged up to 17.Re1
 *     place        subject            what is wrong                 what follows, or what to do
 */
#include "text/complain.h"

#include <string.h>

#include "base/utf8.h"
#include "core/claim.h"
#include "core/ruleset.h"
#include "text/complain_parts.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "text/phrase.h"

struct complaint_context {
    const struct err *err;
    const struct game *game; /* or NULL */
};

/* --- places in the sentences --- */

static void add_clean(struct buf *out, const char *text)
{
    utf8_clean(out, text, strlen(text));
}

static void add_arg(struct buf *out, const struct err_arg *arg)
{
    if (arg->kind == ERR_ARG_NUMBER)
        buf_printf(out, "%ld", arg->number);
    else
        add_clean(out, arg->text);
}

/* A limit in bytes, as people write it. */
static void add_size(struct buf *out, long bytes)
{
    if (bytes >= 1024 * 1024 && bytes % (1024 * 1024) == 0)
        buf_printf(out, "%ld MiB", bytes / (1024 * 1024));
    else if (bytes >= 1024 && bytes % 1024 == 0)
        buf_printf(out, "%ld KiB", bytes / 1024);
    else
        phrase_with(out, ngettext("{n} byte", "{n} bytes", (unsigned long)bytes),
                    (const struct filling[]){{"n", NULL, bytes}, {0}});
}

static void add_to_list(struct buf *list, const char *name)
{
    if (list->length > 0)
        buf_add(list, ", ");
    buf_add(list, name);
}

static void add_claim_kinds(struct buf *out)
{
    struct buf list = {0};

    for (int kind = 0; kind < CLAIM_KINDS; kind++)
        add_to_list(&list, claim_kind_name((enum claim_kind)kind));
    buf_add(out, buf_text(&list));
    buf_clear(&list);
}

static bool fill(const void *data, struct buf *out, const char *name)
{
    const struct complaint_context *context = data;

    if (name[0] >= '1' && name[0] <= '3' && name[1] == '\0')
        add_arg(out, &context->err->args[name[0] - '1']);
    else if (strcmp(name, "size") == 0)
        add_size(out, context->err->args[0].number);
    else if (strcmp(name, "kinds") == 0)
        add_claim_kinds(out);
    else if (strcmp(name, "last") == 0)
        notation_move(out, context->game, context->game->plies, NULL);
    else
        return false;
    return true;
}

/* --- the subject: which move, which tag --- */

/* The position in which a move was to be made. */
static const struct position *before_move(const struct complaint_context *context)
{
    int ply = context->err->ply;

    return context->game && ply >= 1 && ply <= context->game->plies + 1
               ? game_at(context->game, ply - 1)
               : NULL;
}

static void add_move_label(struct buf *out, const struct complaint_context *context)
{
    const struct position *before = before_move(context);

    if (before)
        buf_printf(out, before->turn == WHITE ? "%d." : "%d...", before->fullmove);
    add_arg(out, &context->err->args[0]);
}

/* "game 2, 17...Nxe5: " */
static void add_move_subject(struct buf *out, const struct complaint_context *context)
{
    const struct err *err = context->err;
    struct buf label = {0};

    if (err->args[0].kind == ERR_ARG_TEXT)
        add_move_label(&label, context);
    if (err->game > 0 && label.length > 0)
        phrase_with(
            out, _("game {n}, {move}: "),
            (const struct filling[]){{"n", NULL, err->game}, {"move", buf_text(&label), 0}, {0}});
    else if (err->game > 0)
        phrase_with(out, _("game {n}: "), (const struct filling[]){{"n", NULL, err->game}, {0}});
    else if (label.length > 0)
        buf_printf(out, "%s: ", buf_text(&label));
    buf_clear(&label);
}

static void add_subject(struct buf *out, const struct complaint_context *context,
                        enum complaint_about about)
{
    if (about == ABOUT_MOVE)
        add_move_subject(out, context);
    else if (about == ABOUT_GAME && context->err->game > 0)
        phrase_with(out, _("game {n}: "),
                    (const struct filling[]){{"n", NULL, context->err->game}, {0}});
    else if (about == ABOUT_FEN)
        buf_add(out, context->err->in_tag ? _("tag FEN: ") : _("FEN: "));
}

/* --- sentences that depend on more than the code --- */

/* By its English letter, "" for a pawn; -1 for none. */
static int piece_of_letter(const char *letter)
{
    static const char letters[] = "NBRQK"; /* enum piece_type from KNIGHT */
    const char *found = letter[0] && !letter[1] ? strchr(letters, letter[0]) : NULL;

    if (letter[0] == '\0')
        return PAWN;
    return found ? KNIGHT + (int)(found - letters) : -1;
}

/* By colour (or neither, where the position is not known) and piece. */
static const char *unreachable_sentence(const struct complaint_context *context)
{
    static const char *const sentences[3][6] = {
        {N_("no white pawn can reach {3}"), N_("no white knight can reach {3}"),
         N_("no white bishop can reach {3}"), N_("no white rook can reach {3}"),
         N_("no white queen can reach {3}"), N_("the white king cannot reach {3}")},
        {N_("no black pawn can reach {3}"), N_("no black knight can reach {3}"),
         N_("no black bishop can reach {3}"), N_("no black rook can reach {3}"),
         N_("no black queen can reach {3}"), N_("the black king cannot reach {3}")},
        {N_("no pawn can reach {3}"), N_("no knight can reach {3}"), N_("no bishop can reach {3}"),
         N_("no rook can reach {3}"), N_("no queen can reach {3}"),
         N_("the king cannot reach {3}")},
    };
    const struct position *before = before_move(context);
    int type = piece_of_letter(context->err->args[1].text);

    return type < 0 ? N_("no piece {2} can reach {3}") : sentences[before ? before->turn : 2][type];
}

/* Where there is nothing between the commas or behind the "=". */
static const char *claim_sentence(const struct err *err, const struct complaint *complaint)
{
    const struct err_arg *said = &err->args[err->code == ERR_CLAIM_VALUE];

    if (said->kind != ERR_ARG_TEXT || said->text[0])
        return complaint->wrong;
    if (err->code == ERR_CLAIM_VALUE)
        return N_("\"{1}\" without a value");
    return err->code == ERR_CLAIM_PLY ? N_("the ply is missing")
                                      : N_("part of the claim is missing");
}

static const char *kings_sentence(const struct err *err)
{
    bool black = err->args[1].number == BLACK;

    if (err->args[0].number == 0)
        return black ? N_("there is no black king") : N_("there is no white king");
    return black ? N_("there are {1} black kings") : N_("there are {1} white kings");
}

static const char *sentence_of(const struct complaint_context *context,
                               const struct complaint *complaint)
{
    const struct err *err = context->err;

    switch (err->code) {
    case ERR_MOVE_UNREACHABLE:
        return unreachable_sentence(context);
    case ERR_CLAIM_FORM:
    case ERR_CLAIM_PLY:
    case ERR_CLAIM_VALUE:
        return claim_sentence(err, complaint);
    case ERR_NO_GAME:
        return err->args[0].number > 0 ? complaint->wrong : N_("there is no game in it");
    case ERR_FEN_KINGS:
        return kings_sentence(err);
    case ERR_FEN_CHECK:
        return err->args[0].number == BLACK ? N_("Black is in check, and it is White's move")
                                            : N_("White is in check, and it is Black's move");
    case ERR_FEN_MEN:
        return err->args[1].number == BLACK ? N_("too many black men or pawns ({1})")
                                            : N_("too many white men or pawns ({1})");
    default:
        return complaint->wrong;
    }
}

/* What a file that is no chess might be, by how it begins. */
static const char *guess_file(const char *beginning)
{
    static const struct {
        const char *start;
        const char *question;
    } guesses[] = {
        {"PK\\x03\\x04", N_("is this a zip file?")},
        {"\\x1f\\x8b", N_("is this a gzip file?")},
        {"(\\xb5/\\xfd", N_("is this a zstd file?")},
        {"BZh", N_("is this a bzip2 file?")},
        {"\\xfd7zXZ", N_("is this an xz file?")},
        {"7z\\xbc\\xaf", N_("is this a 7z file?")},
        {"Rar!", N_("is this a rar file?")},
        {"%PDF", N_("is this a PDF file?")},
        {"\\xff\\xfe", N_("is this UTF-16? save it as UTF-8")},
        {"\\xfe\\xff", N_("is this UTF-16? save it as UTF-8")},
        {"SQLite", N_("is this a database file?")},
        {"<", N_("is this a web page?")},
        {"{", N_("is this JSON?")},
    };

    for (size_t n = 0; n < sizeof guesses / sizeof *guesses; n++)
        if (strncmp(beginning, guesses[n].start, strlen(guesses[n].start)) == 0)
            return guesses[n].question;
    return N_("give a PGN file, or a file with one FEN a line");
}

/* --- what follows --- */

/* With a game at hand: what became of it; else what the user may do. */
static const char *ending_of(const struct complaint_context *context,
                             const struct complaint *complaint)
{
    const struct err *err = context->err;

    if (err->code == ERR_NOT_CHESS)
        return guess_file(err->args[0].text);
    if (err->game == 0 || complaint->then == THEN_ADVICE)
        return complaint->advice;
    if (complaint->about == ABOUT_MOVE && err->ply < 0) /* of a claim, not of the game */
        return complaint->advice;
    if (complaint->then == THEN_SKIPPED)
        return err->code >= ERR_FEN_FIELDS && !err->in_tag ? N_("position skipped")
                                                           : N_("game skipped");
    if (!context->game)
        return complaint->advice;
    return context->game->plies > 0 ? N_("game judged up to {last}")
                                    : N_("no move of this game is judged");
}

void complain_sentence(struct buf *out, const struct err *err, const struct game *game)
{
    struct complaint_context context = {err, game && game->positions ? game : NULL};
    const struct complaint *complaint = complaint_of(err->code);
    const char *ending = ending_of(&context, complaint);

    add_subject(out, &context, complaint->about);
    phrase(out, _(sentence_of(&context, complaint)), fill, &context);
    if (!ending)
        return;
    buf_add(out, "; ");
    phrase(out, _(ending), fill, &context);
}

void complain_line(struct buf *out, const struct err *err, const struct game *game, bool warning)
{
    if (err->file) {
        add_clean(out, err->file);
        buf_add_char(out, ':');
    }
    if (err->line > 0)
        buf_printf(out, "%ld:", err->line);
    if (err->line > 0 && err->column > 0)
        buf_printf(out, "%ld:", err->column);
    if (err->file || err->line > 0)
        buf_add_char(out, ' ');
    complain_sentence(out, err, game);
    if (warning)
        buf_add(out, _(" (warning)"));
}
