/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <string.h>
#include <time.h>

#include "cli/commands.h"
#include "cli/learner.h"
#include "os/clock.h"
#include "store/profile.h"
#include "store/store.h"
#include "text/i18n.h"
#include "text/phrase.h"

static const struct option_info profile_options[] = {
    {"yes", 0, NULL, N_("reset, delete: do not ask for the name")},
    {NULL, 0, NULL, NULL},
};

/* What all of them need. */
struct doing {
    struct context *context;
    const char *operand; /* behind the word; NULL: none */
    bool sure;           /* --yes */
    struct buf folder;   /* the data folder */
    struct buf store;    /* of the profile asked for; empty for those that need none */
};

static void say(const struct doing *doing, const char *text, const char *name, const char *path)
{
    struct buf line = {0};

    phrase_with(&line, text,
                (const struct filling[]){{"profile", name, 0}, {"file", path, 0}, {0}});
    fprintf(doing->context->out, "%s\n", buf_text(&line));
    buf_clear(&line);
}

/* ---- list ---- */

static void add_day(struct buf *out, int64_t utc)
{
    time_t seconds = (time_t)utc;
    struct tm parts;
    char day[16] = "-";

    if (utc > 0 && localtime_r(&seconds, &parts))
        strftime(day, sizeof day, "%Y-%m-%d", &parts);
    buf_add(out, day);
}

/* A store that can't be read is listed all the same, and told on stderr. */
static enum exit_status add_profile(const struct doing *doing, struct buf *out, const char *name)
{
    struct store_report report;
    struct buf path = {0};
    struct err err;
    enum exit_status status = EXIT_DONE;

    profile_store(&path, buf_text(&doing->folder), name);
    buf_printf(out, "%s\t", name);
    if (store_examine(buf_text(&path), false, &report, &err)) {
        buf_printf(out, "%zu\t", report.answers);
        add_day(out, report.last);
    } else {
        buf_add(out, "?\t?");
        status = command_fail(doing->context, &err);
    }
    buf_add_char(out, '\n');
    buf_clear(&path);
    return status;
}

static enum exit_status list(struct doing *doing)
{
    struct path_list names = {0};
    struct buf out = {0};
    enum exit_status status = EXIT_DONE;

    profile_list(&names, buf_text(&doing->folder));
    for (size_t i = 0; i < names.count; i++)
        status = exit_worse(status, add_profile(doing, &out, names.items[i]));
    if (names.count == 0 && !doing->context->quiet)
        fputs(_("drawclaim: there are no profiles yet; the first answer makes \"default\"\n"),
              doing->context->err);
    status = exit_worse(status, command_write(doing->context, buf_text(&out), out.length));
    buf_clear(&out);
    path_list_clear(&names);
    return status;
}

/* ---- new ---- */

static enum exit_status refuse(const struct doing *doing, enum err_code code, const char *name)
{
    struct err err;

    err_set(&err, code);
    err_add_text(&err, name);
    return command_fail(doing->context, &err);
}

/* An empty store: without one there is no profile. */
static bool make_store(const struct doing *doing, const char *path, struct err *err)
{
    struct records records;

    if (!store_open(&records, path, command_utc(doing->context), NULL, err))
        return false;
    records.free(records.data);
    return true;
}

static enum exit_status make(struct doing *doing)
{
    struct buf path = {0};
    struct err err;
    enum exit_status status;

    if (!profile_is_name(doing->operand))
        return refuse(doing, ERR_PROFILE_NAME, doing->operand);
    if (profile_exists(buf_text(&doing->folder), doing->operand))
        return refuse(doing, ERR_PROFILE_THERE, doing->operand);
    profile_store(&path, buf_text(&doing->folder), doing->operand);
    if (make_store(doing, buf_text(&path), &err)) {
        say(doing, _("Profile {profile} is made; use it with --profile={profile}."),
            doing->operand, NULL);
        status = EXIT_DONE;
    } else {
        status = command_fail(doing->context, &err);
    }
    buf_clear(&path);
    return status;
}

/* ---- backup, reset, delete ---- */

static enum exit_status backup(struct doing *doing)
{
    struct err err;

    if (!store_backup(buf_text(&doing->store), doing->operand, &err))
        return command_fail(doing->context, &err);
    say(doing, _("Profile {profile} is copied to {file}."), doing->context->profile,
        doing->operand);
    return EXIT_DONE;
}

/* The name has to be typed. */
static bool is_sure(const struct doing *doing, const char *question)
{
    const struct context *context = doing->context;
    char line[PROFILE_NAME_MOST + 2] = "";

    if (doing->sure)
        return true;
    say(doing, question, context->profile, buf_text(&doing->store));
    fflush(context->out);
    if (!fgets(line, sizeof line, context->in))
        return false;
    line[strcspn(line, "\n")] = '\0';
    return strcmp(line, context->profile) == 0;
}

static enum exit_status leave_it(const struct doing *doing)
{
    say(doing, _("That is not its name; nothing has changed."), NULL, NULL);
    return EXIT_USAGE;
}

static enum exit_status reset(struct doing *doing)
{
    struct buf kept = {0};
    struct err err;
    enum exit_status status = EXIT_DONE;

    if (!is_sure(doing, _("All answers of profile {profile} are put aside, and it begins anew. Type "
                          "its name to go on:")))
        return leave_it(doing);
    store_name_aside(&kept, buf_text(&doing->store), "before-reset", command_utc(doing->context));
    if (store_retire(buf_text(&doing->store), buf_text(&kept), &err) &&
        make_store(doing, buf_text(&doing->store), &err))
        say(doing, _("Profile {profile} begins anew; what it had is in {file}."),
            doing->context->profile, buf_text(&kept));
    else
        status = command_fail(doing->context, &err);
    buf_clear(&kept);
    return status;
}

static enum exit_status delete(struct doing *doing)
{
    const char *name = doing->context->profile;
    struct err err;
    bool left = false;

    if (!is_sure(doing, _("All answers of profile {profile} are deleted for good. Type its name to "
                          "go on:")))
        return leave_it(doing);
    if (!profile_delete(buf_text(&doing->folder), name, buf_text(&doing->store), &left, &err))
        return command_fail(doing->context, &err);
    say(doing,
        left ? _("Profile {profile} is deleted; other files are left in its folder.")
             : _("Profile {profile} is deleted."),
        name, NULL);
    return EXIT_DONE;
}

/* ---- the command ---- */

static const struct verb {
    const char *word;
    int operands;
    bool of_profile; /* about the profile of --profile, which must be there */
    enum exit_status (*run)(struct doing *doing);
} verbs[] = {
    {"list", 0, false, list},   {"new", 1, false, make},      {"backup", 1, true, backup},
    {"reset", 0, true, reset},  {"delete", 0, true, delete},
};

static const struct verb *find_verb(const struct options *options)
{
    for (size_t i = 0; options->operand_count > 0 && i < sizeof verbs / sizeof *verbs; i++)
        if (strcmp(verbs[i].word, options->operands[0]) == 0)
            return &verbs[i];
    return NULL;
}

static bool find_store(struct doing *doing, const struct verb *verb, struct err *err)
{
    const char *profile = doing->context->profile;

    if (!paths_data(&doing->folder, doing->context->env)) {
        err_set(err, ERR_STORE_NO_PLACE);
        return false;
    }
    if (!verb->of_profile)
        return true;
    profile_store(&doing->store, buf_text(&doing->folder), profile);
    if (profile_exists(buf_text(&doing->folder), profile))
        return true;
    err_set(err, ERR_PROFILE_NONE);
    err_add_text(err, profile);
    return false;
}

static enum exit_status run(struct context *context, const struct options *options)
{
    struct doing doing = {.context = context, .sure = option_given(options, "yes")};
    const struct verb *verb = find_verb(options);
    enum exit_status status;
    struct err err;

    if (!verb)
        return command_usage(context, &cmd_profile,
                             _("profile: what? list, new, backup, reset or delete"));
    if (options->operand_count != verb->operands + 1)
        return command_usage(context, &cmd_profile,
                             verb->operands ? _("profile: new takes a name, backup a file")
                                            : _("profile: this takes no names; see --profile"));
    if (verb->operands)
        doing.operand = options->operands[1];
    status = find_store(&doing, verb, &err) ? verb->run(&doing) : command_fail(context, &err);
    buf_clear(&doing.folder);
    buf_clear(&doing.store);
    return status;
}

const struct command cmd_profile = {
    "profile", "list|new NAME|backup FILE|reset|delete", N_("who learns here: answers of each apart"),
    profile_options, run,
};
