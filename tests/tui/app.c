/* SPDX-License-Identifier: MIT */
/* The app with a small screen of our own: stack, dispatch, wishes, messages, input line. */
#include "config.h"

#include "tui/app.h"

#include <stdlib.h>
#include <string.h>

#include "tests/tap/tap.h"

/* --- a screen that notes down what it is asked --- */

struct probe {
    struct screen screen;
    char name[8];
};

static struct buf log_text; /* what happened, in order */
static enum doing refused;  /* what does not work just now */

static void note(const struct screen *screen, const char *what, const char *detail)
{
    buf_printf(&log_text, "%s.%s(%s) ", ((const struct probe *)screen)->name, what, detail);
}

static struct screen *probe_open(struct app *app, const void *argument)
{
    (void)app;
    struct probe *probe = argument != NULL ? calloc(1, sizeof *probe) : NULL;
    if (probe == NULL)
        return NULL;
    strcpy(probe->name, argument);
    note(&probe->screen, "open", "");
    return &probe->screen;
}

static void probe_close(struct screen *screen)
{
    note(screen, "close", "");
    free(screen);
}

static const struct screen_ops probe_ops;

static void probe_update(struct screen *screen, struct app *app, const struct call *call)
{
    note(screen, doing_info(call->doing)->name, call->text != NULL ? call->text : "");
    if (call->doing == DO_CHOOSE)
        buf_printf(&log_text, "%d ", call->number);
    if (call->doing == DO_CONFIRM)
        app_open_ops(app, &probe_ops, "above");
    if (call->doing == DO_WHY && app_sure(app, DO_WHY, "Sure?"))
        buf_add(&log_text, "yes ");
    if (call->doing == DO_NEXT)
        app_close(app, DO_NEXT);
    if (call->doing == DO_FILTER && call->text == NULL)
        app_prompt(app, DO_FILTER, "filter: ", "");
    if (call->doing == DO_SORT)
        app_warn(app, "%s",
                 "A sentence that is far too long for one row of eighty columns, so that "
                 "it takes a second one.");
}

static void probe_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                       struct area body)
{
    (void)app;
    canvas_put(canvas, body, 0, 0, ROLE_TEXT, ((const struct probe *)screen)->name);
    canvas_cursor(canvas, body, 0, 0);
}

static void probe_title(const struct screen *screen, const struct app *app, struct buf *left,
                        struct buf *right)
{
    (void)screen;
    (void)app;
    buf_add(left, "PROBE");
    buf_add(right, "0:00");
}

static void probe_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    (void)screen;
    (void)app;
    buf_add(out, "standing message");
}

static bool probe_works(const struct screen *screen, const struct app *app, enum doing doing)
{
    (void)screen;
    (void)app;
    return doing != refused;
}

static bool probe_command(struct screen *screen, struct app *app, const char *text)
{
    (void)app;
    note(screen, "command", text);
    return strcmp(text, "e4") == 0;
}

static void probe_resume(struct screen *screen, struct app *app, enum doing how)
{
    (void)app;
    note(screen, "resume", doing_info(how)->name);
}

static void probe_happened(struct screen *screen, struct app *app, const struct tui_event *event)
{
    (void)app;
    note(screen, "happened", event->path != NULL ? event->path : "");
}

static bool probe_ticking(const struct screen *screen, const struct app *app)
{
    (void)screen;
    (void)app;
    return refused != DO_TIMER;
}

static const struct binding probe_keys[] = {
    {K_ENTER, DO_CONFIRM, "open", "open"}, {K_DIGIT, DO_CHOOSE, NULL, "choose"},
    {'w', DO_WHY, "why", "why"},           {'x', DO_HINT, "hint", "hint"},
    {'/', DO_FILTER, NULL, "filter"},      {K_NONE, DO_SORT, NULL, "sort"},
    {K_NONE, DO_NEXT, NULL, "next"},       {'f', DO_FLIP, NULL, "flip"},
    {K_NONE, DO_NONE, NULL, NULL},
};

static const struct screen_ops probe_ops = {
    .name = "probe",
    .keys = probe_keys,
    .open = probe_open,
    .close = probe_close,
    .update = probe_update,
    .view = probe_view,
    .title = probe_title,
    .message = probe_message,
    .works = probe_works,
    .command = probe_command,
    .resume = probe_resume,
    .happened = probe_happened,
    .ticking = probe_ticking,
};

/* --- running it --- */

static struct app app;
static struct canvas canvas;

static void start(void)
{
    static const struct app_setting settings[] = {
        {"flip", "off|on", "flip", "off"},
        {"theme", "auto|dark|light|mono|contrast|cvd", "theme", "dark"},
        {"bell", "off|visual|audible", "bell", "off"}};
    buf_reset(&log_text);
    refused = DO_NONE;
    app_init(&app, &(struct app_context){
                       .utf8 = true, .depth = DEPTH_256, .settings = settings, .setting_count = 3});
    app_open_ops(&app, &probe_ops, "one");
    app_drawn(&app);
    buf_reset(&log_text);
    canvas = (struct canvas){0};
    canvas_resize(&canvas, 80, 24);
}

static void end(void)
{
    app_clear(&app);
    canvas_clear(&canvas);
}

static void press(int key)
{
    app_update(&app, &(struct tui_event){.type = TUI_KEY, .key = key});
    app_drawn(&app);
}

static void type(const char *text)
{
    for (; *text != '\0'; text++)
        press((unsigned char)*text);
    press(K_ENTER);
}

static void happened(const char *wanted, const char *name)
{
    is_string(wanted, buf_text(&log_text), "%s", name);
    buf_reset(&log_text);
}

static bool wished(enum wish_kind kind)
{
    struct wish wish;
    bool found = app_next_wish(&app, &wish) && wish.kind == kind;
    if (found)
        wish_clear(&wish);
    return found;
}

static const char *row(int n)
{
    static struct buf text;
    static struct buf line;
    buf_reset(&text);
    buf_reset(&line);
    app_view(&app, &canvas);
    canvas_dump(&canvas, &text, DUMP_TEXT);
    const char *at = buf_text(&text);
    for (; n > 0; n--)
        at = strchr(at, '\n') + 1;
    buf_add_bytes(&line, at, strcspn(at, "\n"));
    return buf_text(&line);
}

/* --- the checks --- */

static void dispatches(void)
{
    start();
    press('x');
    happened("one.hint() ", "a key does what its table says");
    press('7');
    happened("one.choose() 7 ", "a digit says which");
    press('z');
    happened("", "an unknown key does nothing");
    refused = DO_HINT;
    press('x');
    happened("", "what does not work is not done");
    is_bool(false, app_works(&app, DO_HINT), "and is said not to work");
    is_bool(true, app_works(&app, DO_BACK), "the common doings work everywhere");
    end();
    is_string("one.close() ", buf_text(&log_text), "clearing the app closes its screens");
    app_clear(&app);
}

static void stacks(void)
{
    start();
    press(K_ENTER);
    happened("one.enter() above.open() ", "a screen opens another above it");
    press('q');
    happened("above.close() one.resume(back) ", "q goes back, and the one below is told");
    press(K_ENTER);
    buf_reset(&log_text);
    press(':');
    type("next");
    happened("above.next() above.close() one.resume(next) ",
             "a screen may close with another word");
    is_bool(false, app_open(&app, "no-such-screen", NULL), "an unknown screen can't be opened");
    is_bool(false, app_open_ops(&app, &probe_ops, NULL), "neither one that refuses");
    is_bool(true, app_replace(&app, "no-such-screen", NULL) == false, "nor put in another's place");
    press(K_ESCAPE);
    is_bool(true, app_is_over(&app), "after the last screen it is over");
    press('x');
    is_bool(true, app_is_over(&app), "and keys do nothing");
    end();
}

static void drops_keys_typed_ahead(void)
{
    start();
    app_open_ops(&app, &probe_ops, "two");
    is_bool(true, app_is_fresh(&app), "a new screen is fresh");
    buf_reset(&log_text);
    app_update(&app, &(struct tui_event){.type = TUI_KEY, .key = 'x'});
    happened("", "keys that came before it was drawn are dropped");
    app_drawn(&app);
    app_update(&app, &(struct tui_event){.type = TUI_KEY, .key = 'x'});
    happened("two.hint() ", "later ones are meant for it");
    app_freshen(&app);
    app_update(&app, &(struct tui_event){.type = TUI_KEY, .key = K_CTRL('C')});
    is_bool(true, wished(WISH_LEAVE), "Ctrl-C is never dropped");
    end();
}

static void asks(void)
{
    start();
    press('w');
    is_string("Sure?", app.message, "it asks first");
    press('x');
    press('w');
    happened("one.why() one.hint() one.why() ", "another key takes the question back");
    press('w');
    happened("one.why() yes ", "the same key again is a yes");
    press('w');
    buf_reset(&log_text);
    press(K_ENTER);
    happened("one.why() yes ", "so is Enter");
    press('w');
    buf_reset(&log_text);
    press('y');
    happened("one.why() yes ", "and y");
    press('w');
    buf_reset(&log_text);
    press('n');
    press('y');
    happened("", "n is a no, and y alone nothing");
    press('w');
    buf_reset(&log_text);
    press(K_ESCAPE);
    happened("", "Esc is a no and nothing else");
    end();
}

static void wishes(void)
{
    start();
    press(K_CTRL('L'));
    is_bool(true, wished(WISH_REDRAW), "Ctrl-L wishes a fresh picture");
    press(K_CTRL('Z'));
    is_bool(true, wished(WISH_SUSPEND), "Ctrl-Z a pause");
    press('z');
    is_bool(false, wished(WISH_BELL), "no bell unless it is wanted");
    app_set(&app, "bell", "visual");
    is_bool(true, wished(WISH_SAVE_SETTING), "a setting is wished saved");
    press('z');
    is_bool(true, wished(WISH_BELL), "a bell where it is wanted");
    is_bool(false, app_set(&app, "bell", "loud"), "no setting takes any value");
    is_bool(false, app_set(&app, "no-such", "on"), "an unknown one none");
    press('f');
    is_bool(true, app.display.flip, "the look of boards is the app's affair");
    is_string("off", app_setting(&app, "flip"), "and the setting stays as it was");
    is_bool(false, wished(WISH_SAVE_SETTING), "so that tomorrow's boards stand upright");
    press('p');
    is_bool(true, app.display.flip, "other pieces leave it turned");
    app_set(&app, "flip", "off");
    is_bool(false, app.display.flip, "the setting turns it, too");
    is_string("", app_setting(&app, "no-such"), "an unknown setting is empty");
    press('t');
    is_int(THEME_LIGHT, app.theme, "t goes to the next theme");
    press('t');
    is_bool(true, app.display.mono, "the theme without colours changes the boards");
    is_int(DEPTH_MONO, app_depth(&app), "and the depth");
    for (int i = 0; i < 3 * APP_WISHES; i++)
        app_wish(&app, WISH_BELL, "visual", "text", 4);
    ok(true, "too many wishes are dropped");
    end();
}

static void commands(void)
{
    start();
    press(':');
    type("hint");
    happened("one.hint() ", "a command is the name of a doing");
    press(':');
    type("fil some words");
    happened("one.command(fil some words) one.filter(some words) ",
             "a beginning will do, and the rest is its text");
    press(':');
    type("e4");
    happened("one.command(e4) ", "what is no name is offered to the screen");
    press(':');
    type("nonsense");
    is_string("“nonsense” is no command here; Tab lists them.", app.message, "and refused by name");
    buf_reset(&log_text);
    refused = DO_HINT;
    press(':');
    type("hint");
    happened("", "what does not work has no command");
    press(':');
    press('f');
    press(K_TAB);
    is_string("flip  filter", app.message, "Tab lists what fits");
    press('i');
    press(K_TAB);
    is_string("filter ", app.prompt.text, "and completes what is clear");
    press(K_ESCAPE);
    is_bool(false, app.prompting, "Esc closes the line");
    buf_reset(&log_text);
    press('/');
    type("rook");
    happened("one.filter() one.filter(rook) ", "a screen can ask for a line of its own");
    end();
}

static void draws_its_frame(void)
{
    start();
    is_string(" PROBE                                                             0:00  ? help",
              row(0), "the title line");
    is_string("one", row(1), "the body begins below it");
    is_string(" standing message", row(22), "the message line");
    is_string(" Enter open  w why  x hint", row(23), "the key line");
    refused = DO_WHY;
    is_string(" Enter open  x hint", row(23), "shows what works");
    app_say(&app, "%s", "news");
    is_string(" news", row(22), "a message goes before the standing one");
    press(':');
    type("sort");
    is_string(" A sentence that is far too long for one row of eighty columns, so that it", row(21),
              "a long message begins a row above");
    is_string(" takes a second one.", row(22), "and goes on below");
    press(':');
    is_string(" :", row(22), "the input line");
    is_int(2, canvas.cursor_col, "has the cursor");
    end();
}

static void tells_news_whole(void)
{
    start();
    app_say(&app, "%s",
            "This sentence is so long that three rows of eighty columns are hardly enough "
            "for it, and yet nothing of it may be lost: somebody typed a claim, and here "
            "is said what was wrong with it, to the last word.");
    is_string(" This sentence is so long that three rows of eighty columns are hardly enough",
              row(20), "a long message begins as high as it must");
    is_string(" said what was wrong with it, to the last word.", row(22),
              "and ends above the keys");
    press('x');
    is_string(" standing message", row(22), "until the next key");
    end();
}

static void says_what_is_not_saved(void)
{
    struct err err;
    err_set(&err, ERR_FILE_WRITE);
    err.file = "/etc/config";
    err_add_text(&err, "Permission denied");
    start();
    press('t');
    app_not_saved(&app, &err);
    ok(strstr(app.message, "For this session only; it could not be saved: /etc/config") != NULL,
       "a setting that was not saved is said to be in force");
    ok(strncmp(app.message, "Colours: ", 9) == 0, "behind what was changed");
    end();
}

static void pieces_go_round(void)
{
    start();
    app.display.mono = false;
    for (int i = 0; i < PIECE_SETS; i++)
        press('p');
    is_int(PIECES_AUTO, app.display.pieces, "p goes round all sets");
    app_set(&app, "theme", "mono");
    press('p');
    is_int(PIECES_LETTER, app.display.pieces,
           "without colour those that would not be told apart "
           "are left out");
    press('p');
    press('p');
    is_int(PIECES_AUTO, app.display.pieces, "and it comes back to auto");
    end();
}

static void resizes(void)
{
    start();
    app_update(&app, &(struct tui_event){.type = TUI_RESIZE, .cols = 59, .rows = 17});
    canvas_resize(&canvas, 59, 17);
    is_string("drawclaim needs 60x18, now 59x17: enlarge the window or use", row(0),
              "a small window says what it needs");
    press('x');
    happened("", "keys for what can't be seen are dropped");
    press(K_CTRL('Z'));
    is_bool(true, wished(WISH_SUSPEND), "but not the ways out");
    app_update(&app, &(struct tui_event){.type = TUI_RESIZE, .cols = 60, .rows = 18});
    canvas_resize(&canvas, 60, 18);
    is_string("one", row(1), "enlarged, all is there again");
    is_string(" Enter open  w why  x hint                           ? help", row(17),
              "a narrow key line ends in ?");
    end();
}

static void passes_events_on(void)
{
    start();
    app_update(&app, &(struct tui_event){.type = TUI_TICK});
    app_update(&app, &(struct tui_event){.type = TUI_LOADED, .path = "a.pgn"});
    happened("one.happened() one.happened(a.pgn) ", "ticks and files reach the top screen");
    is_bool(true, app_is_ticking(&app), "ticks are wanted");
    refused = DO_TIMER;
    is_bool(false, app_is_ticking(&app), "or not");
    app_update(&app, &(struct tui_event){.type = TUI_KEY, .key = 'z', .now_ms = 5000});
    app_update(&app, &(struct tui_event){.type = TUI_RESUMED, .now_ms = 65000});
    is_int(60000, app.paused_ms, "a pause is measured");
    end();
}

int main(void)
{
    tap_plan(79);
    dispatches();
    stacks();
    drops_keys_typed_ahead();
    asks();
    wishes();
    commands();
    draws_its_frame();
    tells_news_whole();
    says_what_is_not_saved();
    pieces_go_round();
    resizes();
    passes_events_on();
    buf_clear(&log_text);
    return tap_done();
}
