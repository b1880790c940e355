/* SPDX-License-Identifier: MIT */
/* Title line, body, a rule, message line, key line. */
#include "config.h"

#include "base/utf8.h"
#include "text/i18n.h"
#include "tui/app_inside.h"
#include "tui/layout.h"

enum { TITLE_ROWS = 1, FOOT_ROWS = 3, NARROW_HINTS = 4, NEWS_ROWS = 6 };

struct area app_body(const struct app *app)
{
    struct area all = {0, 0, app->cols, app->rows};
    return area_inset(all, 0, TITLE_ROWS, 0, FOOT_ROWS);
}

static void view_too_small(const struct app *app, struct canvas *canvas)
{
    struct buf text = {0};
    buf_printf(&text, _("drawclaim needs %dx%d, now %dx%d: enlarge the window or use --plain."),
               LAYOUT_LEAST_COLS, LAYOUT_LEAST_ROWS, app->cols, app->rows);
    text_draw(canvas, canvas_area(canvas), ROLE_TEXT, buf_text(&text), 0);
    canvas_cursor(canvas, canvas_area(canvas), 0, 0);
    buf_clear(&text);
}

/* "? help" stands right in the title line, in narrow windows in the key line. */
static void help_hint(struct buf *out)
{
    buf_printf(out, "? %s", _("help"));
}

static void view_title(const struct app *app, struct canvas *canvas, bool narrow)
{
    const struct screen *top = app_top(app);
    struct area line = area_part(canvas_area(canvas), 0, 0, canvas->cols, TITLE_ROWS);
    struct buf left = {0}, right = {0};
    top->ops->title(top, app, &left, &right);
    if (!narrow) {
        buf_add(&right, right.length > 0 ? "  " : "");
        help_hint(&right);
    }
    int room = line.cols - 2 - utf8_width(buf_text(&right));
    canvas_put_cut(canvas, area_part(line, 0, 0, room, 1), 1, 0, ROLE_TITLE, buf_text(&left));
    canvas_put_right(canvas, area_inset(line, 0, 0, 1, 0), 0, ROLE_TITLE, buf_text(&right));
    canvas_tint(canvas, line, ROLE_TITLE);
    buf_clear(&left);
    buf_clear(&right);
}

static void message_text(const struct app *app, struct buf *out)
{
    const struct screen *top = app_top(app);
    if (app->message[0] != '\0')
        buf_add(out, app->message);
    else if (top->ops->message != NULL)
        top->ops->message(top, app, out);
}

/* Ends above the key line, or above the input line.  A long sentence takes the rule's row as well;
 * news is told whole, if need be over the end of the body. */
static void view_message(const struct app *app, struct canvas *canvas)
{
    struct area all = canvas_area(canvas);
    bool news = app->message[0] != '\0';
    struct buf text = {0};
    message_text(app, &text);
    int most = news ? NEWS_ROWS : app->prompting ? 1 : 2;
    int count = text_rows(buf_text(&text), all.cols - 2);
    count = count < most ? count : most;
    int first = all.rows - (app->prompting ? 2 : 1) - count;
    if (count > 1 || app->prompting)
        canvas_fill(canvas, area_part(all, 0, first, all.cols, count), ROLE_TEXT);
    if (first < all.rows - FOOT_ROWS)
        canvas_rule(canvas, area_part(all, 0, first - 1, all.cols, 1), 0);
    text_draw(canvas, area_part(all, 1, first, all.cols - 2, count),
              news ? app->message_role : ROLE_TEXT, buf_text(&text), 0);
    buf_clear(&text);
}

static bool is_hinted(const struct app *app, enum doing doing)
{
    const struct screen *top = app_top(app);
    return app_works(app, doing) && (top->ops->hints == NULL || top->ops->hints(top, app, doing));
}

static const char *label_of(const void *data, const struct binding *row)
{
    const struct app *app = data;
    const struct screen *top = app_top(app);
    const char *own = NULL;
    if (!is_hinted(app, row->doing))
        return NULL;
    if (top->ops->label != NULL)
        own = top->ops->label(top, app, row->doing);
    return own != NULL ? own : _(row->label);
}

static void view_keys(const struct app *app, struct canvas *canvas, struct area foot, bool narrow)
{
    struct area line = area_inset(foot, 1, FOOT_ROWS - 1, 1, 0);
    struct area room = line;
    struct buf help = {0};
    help_hint(&help);
    if (narrow) {
        canvas_put_right(canvas, line, 0, ROLE_TEXT, buf_text(&help));
        room = area_inset(line, 0, 0, utf8_width(buf_text(&help)) + 2, 0);
    }
    keybar_draw(canvas, room, 0, app_top(app)->ops->keys, label_of, app,
                narrow ? NARROW_HINTS : 0);
    buf_clear(&help);
}

static void view_foot(const struct app *app, struct canvas *canvas, bool narrow)
{
    struct area all = canvas_area(canvas);
    struct area foot = area_part(all, 0, all.rows - FOOT_ROWS, all.cols, FOOT_ROWS);
    canvas_rule(canvas, foot, 0);
    view_message(app, canvas);
    view_keys(app, canvas, foot, narrow);
    if (app->prompting)
        line_draw(canvas, area_inset(foot, 1, 0, 1, 0), 1, app->prompt_label, &app->prompt);
}

void app_view(const struct app *app, struct canvas *canvas)
{
    const struct screen *top = app_top(app);
    enum layout layout = layout_of(app->cols, app->rows);
    canvas->ascii = app->display.ascii;
    canvas_blank(canvas);
    if (layout == LAYOUT_NONE) {
        view_too_small(app, canvas);
        return;
    }
    if (top == NULL)
        return;
    view_title(app, canvas, layout == LAYOUT_NARROW);
    top->ops->view(top, app, canvas, app_body(app));
    view_foot(app, canvas, layout == LAYOUT_NARROW);
}
