/* SPDX-License-Identifier: MIT */
/* What all commands share: how they complain and how they end. */
#include "config.h"

#include "cli/command.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "os/clock.h"
#include "text/complain.h"
#include "text/i18n.h"

int64_t command_utc(const struct context *context)
{
    return clock_utc() + context->clock_shift;
}

enum exit_status exit_worse(enum exit_status a, enum exit_status b)
{
    static const enum exit_status order[] = {EXIT_BUG,       EXIT_USAGE,     EXIT_SYSTEM,
                                             EXIT_NO_TERMINAL, EXIT_INPUT,   EXIT_UNDECIDED,
                                             EXIT_NOT_VALID, EXIT_DONE};
    for (size_t i = 0; i < sizeof order / sizeof *order; i++)
        if (a == order[i] || b == order[i])
            return order[i];
    return EXIT_BUG;
}

static void say(const struct context *context, const struct err *err, bool warning)
{
    struct buf text = {0};
    buf_add(&text, "drawclaim: ");
    complain_line(&text, err, NULL, warning);
    buf_add_char(&text, '\n');
    fputs(buf_text(&text), context->err);
    buf_clear(&text);
}

void command_complain(const struct context *context, const struct err *err)
{
    say(context, err, false);
}

void command_warn(const struct context *context, const struct err *err)
{
    if (!context->quiet)
        say(context, err, true);
}

enum exit_status command_usage(const struct context *context, const struct command *command,
                               const char *what)
{
    if (what)
        fprintf(context->err, "drawclaim: %s\n", what);
    if (command && command->name[0])
        fprintf(context->err, _("Try \"drawclaim %s --help\".\n"), command->name);
    else
        fprintf(context->err, _("Try \"drawclaim --help\".\n"));
    return EXIT_USAGE;
}

enum exit_status command_fail(const struct context *context, const struct err *err)
{
    command_complain(context, err);
    switch (err->code) {
    case ERR_MEMORY:
    case ERR_FILE_OPEN:
    case ERR_FILE_READ:
    case ERR_FILE_WRITE:
    case ERR_FILE_TOO_LARGE:
    case ERR_FILE_THERE:
    case ERR_PROFILE_THERE:
    case ERR_STORE_NO_PLACE:
    case ERR_STORE_OPEN:
    case ERR_STORE_KEEP:
    case ERR_STORE_LOST:
    case ERR_STORE_NEWER:
    case ERR_STORE_FOREIGN:
    case ERR_STORE_BUSY:
    case ERR_LISTEN:
        return EXIT_SYSTEM;
    case ERR_OPTION_VALUE:
    case ERR_PROFILE_NAME:
    case ERR_PROFILE_NONE:
    case ERR_RULESET_UNKNOWN:
    case ERR_CLAIM_FORM:
    case ERR_CLAIM_EMPTY:
    case ERR_CLAIM_PLY:
    case ERR_CLAIM_PLY_RANGE:
    case ERR_CLAIM_KIND:
    case ERR_CLAIM_ARGUMENT:
    case ERR_CLAIM_VALUE:
    case ERR_CLAIM_NEEDS:
    case ERR_CLAIM_CLASH:
    case ERR_EXAM_FEW:
    case ERR_EXAM_MANY:
        return EXIT_USAGE;
    default:
        return EXIT_INPUT;
    }
}

void command_say_waiting(const struct context *context)
{
    if (isatty(STDIN_FILENO) && !context->quiet)
        fputs(_("drawclaim: reading standard input; end with Ctrl-D\n"), context->err);
}

static enum exit_status output_fault(const struct context *context)
{
    struct err err;
    err_set(&err, ERR_FILE_WRITE);
    err_add_text(&err, strerror(errno ? errno : EIO));
    err.file = _("standard output");
    if (!*context->output_failed)
        command_complain(context, &err);
    *context->output_failed = true;
    return EXIT_SYSTEM;
}

enum exit_status command_write(const struct context *context, const char *text, size_t length)
{
    if (fwrite(text, 1, length, context->out) == length && fflush(context->out) == 0)
        return EXIT_DONE;
    return output_fault(context);
}

enum exit_status command_flush(const struct context *context)
{
    errno = 0;
    return fflush(context->out) == 0 && !ferror(context->out) ? EXIT_DONE : output_fault(context);
}
