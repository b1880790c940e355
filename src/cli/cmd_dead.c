/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "base/utf8.h"
#include "cli/commands.h"
#include "core/dead.h"
#include "core/fen.h"
#include "os/files.h"
#include "pgn/reader.h"
#include "text/i18n.h"
#include "text/json.h"
#include "text/notation.h"
#include "text/proof.h"

enum { BUDGET_MOST = 2000000000, MEMORY_MOST = 1 << 20, MEBIBYTE = 1 << 20, COLUMNS = 79 };

static const struct option_info dead_options[] = {
    {"for", 0, "white|black|either", N_("whose mate to look for; either by default")},
    {"budget", 0, "N", N_("most positions to look at; 0: what needs no search")},
    {"memory", 0, "MiB", N_("most memory for them")},
    {"explain", 0, NULL, N_("show the proof: all moves, or the squares that men can ever reach")},
    {NULL, 0, NULL, NULL},
};

struct probe {
    const struct context *context;
    const char *file;
    struct dead_budget budget;
    bool asked[2]; /* by enum color */
    bool explain;
    enum exit_status status;
};

static const char *proof_text(enum dead_proof proof)
{
    static const char *const texts[] = {
        [PROOF_NONE] = N_("not decided within the budget"),
        [PROOF_CHECKMATE] = N_("mate on the board"),
        [PROOF_STALEMATE] = N_("stalemate on the board"),
        [PROOF_MATERIAL] = N_("the men left cannot mate in any way"),
        [PROOF_FORCED] = N_("all moves are forced, and lead to no mate"),
        [PROOF_STATIC] = N_("the squares that men can ever reach allow no mate"),
        [PROOF_EXHAUSTED] = N_("all positions that can be reached were looked at"),
        [PROOF_HELPMATE] = N_("by this line"),
    };
    return _(texts[proof]);
}

/* --- text ----------------------------------------------------------------------------- */

static void add_wrapped(void *data, const char *text, size_t length)
{
    buf_add(data, "    ");
    buf_add_bytes(data, text, length);
    buf_add_char(data, '\n');
}

static void add_board(struct buf *out, const struct proof_frame *frame,
                      const struct san_letters *letters)
{
    struct buf board = {0};
    proof_board(&board, frame, letters);
    for (const char *line = buf_text(&board); *line; line += strcspn(line, "\n") + 1)
        add_wrapped(out, line, strcspn(line, "\n"));
    buf_clear(&board);
}

static void add_caption(struct buf *out, const struct proof *proof, int frame,
                        const struct san_letters *letters)
{
    struct buf caption = {0};
    proof_caption(&caption, proof, frame, letters);
    utf8_wrap(buf_text(&caption), COLUMNS - 4, add_wrapped, out);
    buf_clear(&caption);
}

/* Of a row of moves the last position; then the squares. */
static void add_pictures(struct buf *out, const struct proof *proof,
                         const struct san_letters *letters)
{
    struct proof_frame frame;
    for (int n = proof->side->line_length; proof_frame(proof, n, &frame); n++) {
        add_caption(out, proof, n, letters);
        add_board(out, &frame, letters);
    }
}

static void add_explained(struct buf *out, const struct proof *proof,
                          const struct san_letters *letters)
{
    struct buf text = {0};
    if (proof->side->can_mate == DEAD_YES)
        proof_moves(&text, proof, proof->side->line_length, letters);
    else
        proof_tell(&text, proof, letters);
    utf8_wrap(buf_text(&text), COLUMNS - 4, add_wrapped, out);
    add_pictures(out, proof, letters);
    buf_clear(&text);
}

static void add_side(struct buf *out, const struct probe *probe, const struct position *position,
                     const struct dead_result *result, enum color color)
{
    static const char *const answers[] = {
        [DEAD_NO] = N_("%s cannot mate: %s"),
        [DEAD_YES] = N_("%s can mate: %s"),
        [DEAD_UNDECIDED] = N_("%s: %s"),
    };
    const struct dead_side *side = &result->side[color];
    const struct san_letters *letters = probe->context->letters;
    struct proof proof;
    proof_of(&proof, position, side, color);
    buf_add(out, "  ");
    buf_printf(out, _(answers[side->can_mate]), notation_color_word(color),
               proof_text(side->proof));
    if (!probe->explain && side->line_length > 0) {
        buf_add_char(out, ' ');
        proof_moves(out, &proof, side->line_length, letters);
    }
    buf_add_char(out, '\n');
    if (probe->explain)
        add_explained(out, &proof, letters);
}

static void add_spent(struct buf *out, const struct dead_result *result)
{
    buf_printf(out, ngettext("  %" PRIu64 " position looked at", "  %" PRIu64 " positions looked at",
                             result->nodes),
               result->nodes);
    if (result->bytes > 0)
        buf_printf(out, _(", %.1f MiB"), (double)result->bytes / MEBIBYTE);
    if (result->out_of_memory)
        buf_add(out, _("; there was no memory for more"));
    buf_add_char(out, '\n');
}

static const char *answer_text(const struct probe *probe, const struct dead_result *result)
{
    static const char *const answers[] = {
        [DEAD_NO] = N_("not dead"),
        [DEAD_YES] = N_("dead: neither side can mate"),
        [DEAD_UNDECIDED] = N_("undecided"),
    };
    static const char *const white[] = {[DEAD_NO] = N_("White cannot mate"),
                                        [DEAD_YES] = N_("White can mate"),
                                        [DEAD_UNDECIDED] = N_("undecided")};
    static const char *const black[] = {[DEAD_NO] = N_("Black cannot mate"),
                                        [DEAD_YES] = N_("Black can mate"),
                                        [DEAD_UNDECIDED] = N_("undecided")};
    if (!probe->asked[BLACK])
        return _(white[result->side[WHITE].can_mate]);
    if (!probe->asked[WHITE])
        return _(black[result->side[BLACK].can_mate]);
    return _(answers[dead_is_dead(result)]);
}

static void add_text(struct buf *out, const struct probe *probe, const struct position *position,
                     const struct dead_result *result)
{
    fen_write(out, position);
    buf_printf(out, ": %s\n", answer_text(probe, result));
    for (int color = WHITE; color <= BLACK; color++)
        if (probe->asked[color])
            add_side(out, probe, position, result, (enum color)color);
    add_spent(out, result);
}

/* --- one position, and many ----------------------------------------------------------- */

static bool undecided(const struct probe *probe, const struct dead_result *result)
{
    for (int color = WHITE; color <= BLACK; color++)
        if (probe->asked[color] && result->side[color].can_mate == DEAD_UNDECIDED)
            return true;
    return false;
}

static void probe_position(struct probe *probe, const struct position *position)
{
    struct dead_result result;
    struct buf out = {0};
    if (probe->asked[WHITE] && probe->asked[BLACK])
        dead_probe(position, &probe->budget, &result);
    else
        dead_probe_side(position, probe->asked[WHITE] ? WHITE : BLACK, &probe->budget, &result);
    if (probe->context->ndjson)
        json_write_dead(&out, position, &result);
    else
        add_text(&out, probe, position, &result);
    enum exit_status status = command_write(probe->context, buf_text(&out), out.length);
    probe->status = exit_worse(probe->status, status);
    if (undecided(probe, &result))
        probe->status = exit_worse(probe->status, EXIT_UNDECIDED);
    buf_clear(&out);
    dead_result_clear(&result);
}

static void probe_fen(struct probe *probe, const char *fen)
{
    struct position position;
    struct err err;
    struct err_list warnings = {0};
    if (fen_parse(fen, strlen(fen), &position, &warnings, &err)) {
        for (size_t i = 0; i < warnings.count; i++)
            if (warnings.items[i].code != ERR_HISTORY_UNKNOWN)
                command_warn(probe->context, &warnings.items[i]);
        probe_position(probe, &position);
    } else {
        probe->status = exit_worse(probe->status, command_fail(probe->context, &err));
    }
    err_list_clear(&warnings);
}

/* Positions from a stream, one a line; a PGN file gives the final position of each game. */
static void probe_stream(struct probe *probe, const char *path)
{
    struct err err;
    struct file_stream *stream = file_stream_open(path, &err);
    struct pgn_game game = {0};
    enum read_what what = READ_FAILED;
    if (!stream) {
        probe->status = exit_worse(probe->status, command_fail(probe->context, &err));
        return;
    }
    struct reader *reader = reader_new((struct pgn_source){file_stream_read, stream}, NULL);
    long games = 0;
    err_set(&err, ERR_MEMORY);
    while (reader && (what = reader_next(reader, &game, &err)) == READ_GAME) {
        games++;
        for (size_t i = 0; i < game.errors.count; i++) {
            game.errors.items[i].file = probe->file;
            probe->status = exit_worse(probe->status,
                                       command_fail(probe->context, &game.errors.items[i]));
        }
        if (game.playable)
            probe_position(probe, game_at(&game.game, game.game.plies));
    }
    if (what == READ_FAILED && err.code != ERR_MEMORY)
        file_stream_error(stream, &err);
    if (what == READ_END && games == 0) { /* a question without its position */
        err_set(&err, ERR_NO_GAME);
        err_add_number(&err, 0);
    }
    if (what != READ_END || games == 0) {
        err.file = probe->file;
        probe->status = exit_worse(probe->status, command_fail(probe->context, &err));
    }
    pgn_game_clear(&game);
    reader_free(reader);
    file_stream_close(stream);
}

static bool read_budget(const struct options *options, struct dead_budget *out, struct err *err)
{
    long positions = (long)dead_default_budget.positions;
    long memory = (long)(dead_default_budget.bytes / MEBIBYTE);
    if (!option_number(options, "budget", 0, BUDGET_MOST, &positions, err) ||
        !option_number(options, "memory", 0, MEMORY_MOST, &memory, err))
        return false;
    *out = (struct dead_budget){(uint64_t)positions, (uint64_t)memory * MEBIBYTE};
    return true;
}

/* A FEN, or the file of that name. */
static void probe_named(struct probe *probe, const char *name)
{
    if (access(name, F_OK) != 0) {
        probe_fen(probe, name);
        return;
    }
    probe->file = name;
    probe_stream(probe, name);
}

static enum exit_status run(struct context *context, const struct options *options)
{
    const char *whose = option_value(options, "for");
    struct probe probe = {.context = context, .file = "(stdin)"};
    struct err err;
    if (!read_budget(options, &probe.budget, &err))
        return command_fail(context, &err);
    probe.explain = option_given(options, "explain");
    probe.asked[WHITE] = !whose || strcmp(whose, "black") != 0;
    probe.asked[BLACK] = !whose || strcmp(whose, "white") != 0;
    if (options->operand_count > 1)
        return command_usage(context, &cmd_dead,
                             _("dead: one FEN in quotes, a file, or - for a list"));
    if (options->operand_count == 0 || strcmp(options->operands[0], "-") == 0) {
        command_say_waiting(context);
        probe_stream(&probe, "-");
    }
    else
        probe_named(&probe, options->operands[0]);
    return probe.status;
}

const struct command cmd_dead = {
    "dead", "[FEN|FILE|-]", N_("can anybody still mate, by any series of legal moves?"), dead_options, run,
};
