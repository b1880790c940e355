/* SPDX-License-Identifier: MIT */
/* exam new | take | resume | grade | report | print */
#include "config.h"

#include <string.h>

#include "cli/commands.h"
#include "cli/exam.h"
#include "cli/filters.h"
#include "text/i18n.h"

static const struct option_info exam_options[] = {
    {"blueprint", 0, "PART:N,...",
     N_("new: so many claims of each topic, and questions on today's Laws, as in "
        "threefold:8,fifty:8,law:6")},
    {"count", 0, "N", N_("new: so many questions, where there is no blueprint")},
    FILTER_OPTIONS,
    {"minutes", 0, "M", N_("new: the time; two minutes for each question by default")},
    {"pass", 0, "PCT", N_("new: per cent that are enough, 80 by default; report: another mark")},
    {"seed", 0, "N", N_("new: the same number gives the same paper")},
    {"output", 0, "FILE", N_("new, print: the file to write; take: where answers are kept")},
    {"candidate", 0, "ID", N_("take: a name or number, of letters, digits, dots and dashes")},
    {"time-factor", 0, "F", N_("take: extra time, as 1.5 for half as much again")},
    {"key", 0, NULL, N_("print: with the right answers and why")},
    {"format", 0, "text|csv|json|html", N_("grade, report: in what form; html: report only")},
    {NULL, 0, NULL, NULL},
};

static const struct {
    const char *word;
    enum exit_status (*run)(struct context *context, const struct options *options);
} words[] = {
    {"new", exam_new},     {"take", exam_take},     {"resume", exam_go_on},
    {"grade", exam_grade}, {"report", exam_report}, {"print", exam_print},
};

static enum exit_status run(struct context *context, const struct options *options)
{
    for (size_t i = 0; options->operand_count > 0 && i < sizeof words / sizeof words[0]; i++)
        if (strcmp(options->operands[0], words[i].word) == 0)
            return words[i].run(context, options);
    return command_usage(context, &cmd_exam,
                         _("exam: say new, take, resume, grade, report or print"));
}

const struct command cmd_exam = {
    "exam",
    "new | take PAPER | resume [FILE] | grade|report PAPER ANSWERS... | print PAPER",
    N_("examine candidates: make a paper, take it, mark it, print it"),
    exam_options,
    run,
};
