/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <inttypes.h>
#include <string.h>

#include "base/utf8.h"
#include "cli/commands.h"
#include "core/dead.h"
#include "core/fen.h"
#include "os/files.h"
#include "pgn/reader.h"
#include "text/i18n.h"
#include "text/json.h"
#include "text/notation.h"

enum { BUDGET_MOST = 50000000 };

static const struct option_info dead_options[] = {
    {"for", 0, "white|black|either", N_("whose mate to look for; either by default")},
    {"budget", 0, "N", N_("most positions to look at; 200000 by default")},
    {NULL, 0, NULL, NULL},
};

struct probe {
    const struct context *context;
    const char *file;
    struct dead_budget budget;
    bool asked[2]; /* by enum color */
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

static void add_line(struct buf *out, const struct probe *probe, struct position position,
                     const struct dead_side *side)
{
    for (int i = 0; i < side->line_length; i++) {
        if (i == 0 || position.turn == WHITE)
            buf_printf(out, position.turn == WHITE ? " %u." : " %u...", position.fullmove);
        else
            buf_add_char(out, ' ');
        san_write(out, &position, side->line[i], probe->context->letters);
        position_play(&position, side->line[i], &position);
    }
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
    buf_add(out, "  ");
    buf_printf(out, _(answers[side->can_mate]), notation_color_word(color), proof_text(side->proof));
    add_line(out, probe, *position, side);
    buf_add_char(out, '\n');
}

static void add_text(struct buf *out, const struct probe *probe, const struct position *position,
                     const struct dead_result *result)
{
    static const char *const answers[] = {
        [DEAD_NO] = N_("not dead"),
        [DEAD_YES] = N_("dead: neither side can mate"),
        [DEAD_UNDECIDED] = N_("undecided"),
    };
    fen_write(out, position);
    buf_printf(out, ": %s\n", _(answers[dead_is_dead(result)]));
    for (int color = WHITE; color <= BLACK; color++)
        if (probe->asked[color])
            add_side(out, probe, position, result, (enum color)color);
    buf_printf(out, ngettext("  %" PRIu64 " position looked at\n",
                             "  %" PRIu64 " positions looked at\n", result->nodes),
               result->nodes);
}

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

    dead_probe(position, &probe->budget, &result);
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

static enum exit_status run(struct context *context, const struct options *options)
{
    const char *whose = option_value(options, "for");
    struct probe probe = {.context = context, .file = "(stdin)"};
    long budget = (long)dead_default_budget.positions;
    struct err err;

    if (!option_number(options, "budget", 0, BUDGET_MOST, &budget, &err))
        return command_fail(context, &err);
    probe.budget = (struct dead_budget){(uint64_t)budget, dead_default_budget.bytes};
    probe.asked[WHITE] = !whose || strcmp(whose, "black") != 0;
    probe.asked[BLACK] = !whose || strcmp(whose, "white") != 0;
    if (options->operand_count > 1)
        return command_usage(context, &cmd_dead, _("dead: one FEN in quotes, or - for a list"));
    if (options->operand_count == 0 || strcmp(options->operands[0], "-") == 0) {
        command_say_waiting(context);
        probe_stream(&probe, "-");
    }
    else
        probe_fen(&probe, options->operands[0]);
    return probe.status;
}

const struct command cmd_dead = {
    "dead", "[FEN|-]", N_("can anybody still mate, by any series of legal moves?"), dead_options, run,
};
