/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <inttypes.h>
#include <string.h>

#include "cli/commands.h"
#include "core/fen.h"
#include "core/movegen.h"
#include "text/i18n.h"

enum { PERFT_DEEPEST = 20 };

static const struct option_info perft_options[] = {
    {"fen", 0, "FEN", N_("position to start from; the initial array otherwise")},
    {"divide", 0, NULL, N_("show the count below each first move")},
    {NULL, 0, NULL, NULL},
};

static bool read_depth(const char *text, int *depth)
{
    if (strlen(text) > 2 || text[strspn(text, "0123456789")] || !*text)
        return false;
    *depth = 0;
    for (; *text; text++)
        *depth = *depth * 10 + *text - '0';
    return *depth <= PERFT_DEEPEST;
}

static bool read_position(const struct context *context, const char *fen, struct position *out,
                          struct err *err)
{
    struct err_list warnings = {0};
    if (!fen) {
        position_initial(out);
        return true;
    }
    /* Chess960 positions have no mark of their own: KQkq mean the outermost rook. */
    bool good = fen_parse_chess960(fen, strlen(fen), out, &warnings, err);
    for (size_t i = 0; i < warnings.count; i++)
        if (warnings.items[i].code != ERR_HISTORY_UNKNOWN)
            command_warn(context, &warnings.items[i]);
    err_list_clear(&warnings);
    return good;
}

static uint64_t divide(const struct position *position, int depth, struct buf *out)
{
    struct movelist list;
    uint64_t total = 0;
    movegen_legal(position, &list);
    for (int i = 0; i < list.count; i++) {
        struct position next;
        position_play(position, list.moves[i], &next);
        uint64_t nodes = movegen_perft(&next, depth - 1);
        san_write_uci(out, list.moves[i]);
        buf_printf(out, ": %" PRIu64 "\n", nodes);
        total += nodes;
    }
    return total;
}

static enum exit_status run(struct context *context, const struct options *options)
{
    struct position position;
    struct err err;
    struct buf out = {0};
    int depth;

    if (options->operand_count != 1 || !read_depth(options->operands[0], &depth))
        return command_usage(context, &cmd_perft, _("perft: one depth from 0 to 20 is needed"));
    if (!read_position(context, option_value(options, "fen"), &position, &err))
        return command_fail(context, &err);
    bool split = option_given(options, "divide") && depth > 0;
    uint64_t nodes = split ? divide(&position, depth, &out) : movegen_perft(&position, depth);
    buf_printf(&out, "nodes %" PRIu64 "\n", nodes);
    enum exit_status status = command_write(context, buf_text(&out), out.length);
    buf_clear(&out);
    return status;
}

const struct command cmd_perft = {
    "perft", "DEPTH", N_("count the leaves of the tree of legal moves"), perft_options, run,
};
