/* SPDX-License-Identifier: MIT */
/*
 * Curses.  newterm, not initscr, which ends the program by itself on an unknown terminal.  Signals
 * only set a flag and write a byte into a pipe that term_read waits on, so that none is missed
 * between a look at the flag and the wait.  There is no handler for SIGWINCH: curses has one and
 * reports KEY_RESIZE.
 */
#include "config.h"

#define NCURSES_WIDECHAR 1

#include "tui/term.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "base/utf8.h"

#include <term.h> /* last: it has macros like `columns` */

enum {
    PAIRS = 200,      /* pairs of colours in use at once: themes have some fifty */
    RESET_SIZE = 256, /* bytes that give the terminal back */
    BAD_READS = 100,  /* so many failed reads of a ready input are its end */
    ESCAPE_DELAY_MS = 25,
    MOST_INDEXED = 256 /* more colours are red, green and blue, not numbers of a table */
};

struct pair {
    short front, back;
};

static struct {
    SCREEN *screen; /* NULL: not open */
    bool colors;
    struct pair pairs[PAIRS];
    int pair_count;
    struct canvas shown; /* what curses was given last */
    enum theme theme;
    enum depth depth;
    bool all; /* give it everything next time */
    int bad_reads;
    int wake[2]; /* pipe that a signal writes to */
} term = {.wake = {-1, -1}};

/* What signal handlers use. */
static volatile sig_atomic_t signal_seen;
static int wake_fd = -1;
static struct termios modes_before;
static char reset_text[RESET_SIZE];
static size_t reset_length;

/* --- signals --- */

static const int ending_signals[] = {SIGINT, SIGTERM, SIGHUP};
static const int crash_signals[] = {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};
enum {
    ENDINGS = sizeof ending_signals / sizeof *ending_signals,
    CRASHES = sizeof crash_signals / sizeof *crash_signals
};
static struct sigaction endings_before[ENDINGS], crashes_before[CRASHES];
static bool crashes_handled;

static void on_ending(int number)
{
    int saved = errno;
    signal_seen = number;
    ssize_t written = write(wake_fd, "", 1);
    (void)written; /* a full pipe wakes as well */
    errno = saved;
}

/* Only what POSIX calls async-signal-safe. */
static void on_crash(int number)
{
    ssize_t written = write(STDOUT_FILENO, reset_text, reset_length);
    (void)written;
    tcsetattr(STDIN_FILENO, TCSANOW, &modes_before);
    raise(number); /* the default action is back, by SA_RESETHAND */
}

static void watch_signals(bool crashes)
{
    struct sigaction ending = {.sa_handler = on_ending};
    struct sigaction crash = {.sa_handler = on_crash, .sa_flags = (int)SA_RESETHAND | SA_NODEFER};
    sigemptyset(&ending.sa_mask);
    sigemptyset(&crash.sa_mask);
    for (int i = 0; i < ENDINGS; i++)
        sigaction(ending_signals[i], &ending, &endings_before[i]);
    crashes_handled = crashes;
    for (int i = 0; crashes && i < CRASHES; i++)
        sigaction(crash_signals[i], &crash, &crashes_before[i]);
}

static void forget_signals(void)
{
    for (int i = 0; i < ENDINGS; i++)
        sigaction(ending_signals[i], &endings_before[i], NULL);
    for (int i = 0; crashes_handled && i < CRASHES; i++)
        sigaction(crash_signals[i], &crashes_before[i], NULL);
    crashes_handled = false;
}

int term_signal(void)
{
    return signal_seen;
}

/* --- opening --- */

static int collect(int byte)
{
    if (reset_length < RESET_SIZE)
        reset_text[reset_length++] = (char)byte;
    return byte;
}

/* The strings that leave colours, keypad mode and the alternate screen. */
static void prepare_reset(void)
{
    static const char *const names[] = {"sgr0", "op", "cnorm", "rmkx", "rmcup"};
    reset_length = 0;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *text = tigetstr(names[i]);
        if (text != NULL && text != (const char *)-1)
            tputs(text, 1, collect);
    }
}

static bool has_string(const char *name)
{
    const char *text = tigetstr(name);
    return text != NULL && text != (const char *)-1 && text[0] != '\0';
}

static bool open_pipe(void)
{
    if (pipe(term.wake) != 0)
        return false;
    for (int i = 0; i < 2; i++) {
        fcntl(term.wake[i], F_SETFL, O_NONBLOCK);
        fcntl(term.wake[i], F_SETFD, FD_CLOEXEC);
    }
    wake_fd = term.wake[1];
    return true;
}

static void close_pipe(void)
{
    for (int i = 0; i < 2; i++) {
        if (term.wake[i] >= 0)
            close(term.wake[i]);
        term.wake[i] = -1;
    }
}

static void start_colors(bool wanted)
{
    term.colors = wanted && has_colors() && start_color() == OK && use_default_colors() == OK;
    term.pair_count = 0;
}

/* Ctrl-C and Ctrl-Z come as keys, and the screen does with them what its table says. */
static void start_keys(void)
{
    raw();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    intrflush(stdscr, FALSE);
    nodelay(stdscr, TRUE);
    if (getenv("ESCDELAY") == NULL)
        set_escdelay(ESCAPE_DELAY_MS);
}

static void leave_screen(void)
{
    endwin();
    delscreen(term.screen);
    term.screen = NULL;
}

static enum term_trouble try_open(void)
{
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) ||
        tcgetattr(STDIN_FILENO, &modes_before) != 0)
        return TERM_NOT_A_TERMINAL;
    term.screen = newterm(NULL, stdout, stdin);
    if (term.screen == NULL)
        return TERM_UNKNOWN;
    if (has_string("cup") && open_pipe())
        return TERM_FINE;
    leave_screen();
    return TERM_NO_CURSOR;
}

bool term_open(const struct term_options *options, enum term_trouble *trouble)
{
    *trouble = try_open();
    if (*trouble != TERM_FINE)
        return false;
    start_keys();
    start_colors(options->color);
    prepare_reset();
    signal_seen = 0;
    term.bad_reads = 0;
    term.all = true;
    watch_signals(options->crash_handler);
    return true;
}

void term_close(void)
{
    if (term.screen == NULL)
        return;
    leave_screen();
    forget_signals();
    close_pipe();
    canvas_clear(&term.shown);
}

int term_colors(void)
{
    if (!term.colors)
        return 0;
    return COLORS > MOST_INDEXED ? 8 : COLORS;
}

bool term_is_utf8(void)
{
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

void term_size(int *cols, int *rows)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0 &&
        (size.ws_col != COLS || size.ws_row != LINES) && getenv("LINES") == NULL)
        resizeterm(size.ws_row, size.ws_col); /* it may have changed while we were stopped */
    *cols = COLS;
    *rows = LINES;
}

/* --- reading --- */

static const struct {
    int code, key;
} special_keys[] = {
    {KEY_LEFT, K_LEFT},     {KEY_RIGHT, K_RIGHT},     {KEY_UP, K_UP},
    {KEY_DOWN, K_DOWN},     {KEY_HOME, K_HOME},       {KEY_END, K_END},
    {KEY_PPAGE, K_PAGE_UP}, {KEY_NPAGE, K_PAGE_DOWN}, {KEY_BACKSPACE, K_BACKSPACE},
    {KEY_DC, K_DELETE},     {KEY_BTAB, K_BACKTAB},    {KEY_ENTER, K_ENTER},
    {KEY_A1, K_HOME},       {KEY_C1, K_END},          {KEY_A3, K_PAGE_UP},
    {KEY_C3, K_PAGE_DOWN},  {KEY_FIND, K_HOME},       {KEY_SELECT, K_END},
};

static int special_key(wint_t code)
{
    if (code > KEY_F0 && code <= KEY_F(12))
        return K_F0 + (int)(code - KEY_F0);
    for (size_t i = 0; i < sizeof special_keys / sizeof *special_keys; i++) {
        if ((wint_t)special_keys[i].code == code)
            return special_keys[i].key;
    }
    return K_NONE;
}

static int character_key(wint_t character)
{
    if (character == '\n')
        return K_ENTER;
    return character == 127 || character == 8 ? K_BACKSPACE : (int)character;
}

static enum term_result take_key(int key, struct tui_event *event)
{
    *event = (struct tui_event){.type = TUI_KEY, .key = key};
    return key == K_NONE ? TERM_NOTHING : TERM_EVENT;
}

static enum term_result take_size(struct tui_event *event)
{
    *event = (struct tui_event){.type = TUI_RESIZE};
    term_size(&event->cols, &event->rows);
    term.all = true;
    return TERM_EVENT;
}

/* One look without waiting. */
static enum term_result look(struct tui_event *event, bool *failed)
{
    wint_t character;
    int result = wget_wch(stdscr, &character);
    *failed = result == ERR;
    if (result == ERR)
        return TERM_NOTHING;
    term.bad_reads = 0;
    if (result == KEY_CODE_YES && character == KEY_RESIZE)
        return take_size(event);
    return take_key(result == KEY_CODE_YES ? special_key(character) : character_key(character),
                    event);
}

/* Ready and still nothing to read: a byte that is no character, or the end.  Many of them in a
 * row are the end. */
static enum term_result ready_but_empty(struct tui_event *event)
{
    bool failed;
    enum term_result result = look(event, &failed);
    if (failed && ++term.bad_reads > BAD_READS)
        return TERM_END;
    return result;
}

enum { OWN_FDS = 2 };

enum term_result term_read(int timeout_ms, const struct pollfd *also, size_t count,
                           struct tui_event *event)
{
    bool failed;
    struct pollfd wait[OWN_FDS + TERM_ALSO] = {{.fd = STDIN_FILENO, .events = POLLIN},
                                               {.fd = term.wake[0], .events = POLLIN}};
    enum term_result result = look(event, &failed);
    if (!failed)
        return result;
    if (count > 0)
        memcpy(wait + OWN_FDS, also, count * sizeof *also);
    int ready = poll(wait, (nfds_t)(OWN_FDS + count), timeout_ms);
    if (signal_seen != 0)
        return TERM_NOTHING;
    if (ready > 0 && (wait[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0)
        return TERM_END;
    if (ready > 0 && (wait[0].revents & POLLIN) != 0)
        return ready_but_empty(event);
    return ready < 0 && errno == EINTR ? look(event, &failed) : TERM_NOTHING;
}

void term_drop_input(void)
{
    flushinp();
}

/* --- showing --- */

static short pair_number(struct look look)
{
    if (!term.colors || (look.front == LOOK_DEFAULT && look.back == LOOK_DEFAULT))
        return 0;
    for (int i = 0; i < term.pair_count; i++) {
        if (term.pairs[i].front == look.front && term.pairs[i].back == look.back)
            return (short)(i + 1);
    }
    if (term.pair_count == PAIRS || term.pair_count + 1 >= COLOR_PAIRS)
        return 0;
    short number = (short)(term.pair_count + 1);
    init_pair(number, look.front, look.back);
    term.pairs[term.pair_count++] = (struct pair){look.front, look.back};
    return number;
}

static attr_t attributes_of(struct look look)
{
    static const attr_t table[] = {A_BOLD, A_UNDERLINE, A_REVERSE, A_DIM};
    attr_t out = A_NORMAL;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (look.attributes & 1u << i)
            out |= table[i];
    }
    return out;
}

static void put_cell(int col, int row, const struct cell *cell)
{
    wchar_t text[4] = {L' ', 0, 0, 0};
    size_t length = strlen(cell->text), at = 0;
    for (int n = 0; n < 3 && at < length; n++) {
        size_t used;
        text[n] = (wchar_t)utf8_decode(cell->text + at, length - at, &used);
        at += used;
    }
    struct look look =
        style_look(term.theme, term.depth, (enum role)cell->front, (enum role)cell->back);
    cchar_t out;
    setcchar(&out, text, attributes_of(look), pair_number(look), NULL);
    mvadd_wch(row, col, &out); /* ERR in the last corner, where it stands all the same */
}

static bool is_same(const struct cell *a, const struct cell *b)
{
    return a->front == b->front && a->back == b->back && a->width == b->width &&
           strcmp(a->text, b->text) == 0;
}

static void show_cells(const struct canvas *canvas)
{
    for (int row = 0; row < canvas->rows; row++) {
        for (int col = 0; col < canvas->cols; col++) {
            const struct cell *cell = canvas_at(canvas, col, row);
            const struct cell *before = canvas_at(&term.shown, col, row);
            if (cell->width > 0 && (term.all || !is_same(cell, before)))
                put_cell(col, row, cell);
        }
    }
}

static void remember(const struct canvas *canvas)
{
    bool same_size = term.shown.cols == canvas->cols && term.shown.rows == canvas->rows;
    term.all = !same_size && !canvas_resize(&term.shown, canvas->cols, canvas->rows);
    if (!term.all)
        memcpy(term.shown.cells, canvas->cells,
               (size_t)canvas->cols * (size_t)canvas->rows * sizeof *canvas->cells);
}

static void show_cursor(const struct canvas *canvas)
{
    bool visible = canvas->cursor_col >= 0;
    curs_set(visible ? 1 : 0);
    if (visible)
        move(canvas->cursor_row, canvas->cursor_col);
}

void term_show(const struct canvas *canvas, enum theme theme, enum depth depth)
{
    term.all = term.all || theme != term.theme || depth != term.depth ||
               term.shown.cols != canvas->cols || term.shown.rows != canvas->rows;
    term.theme = theme;
    term.depth = depth;
    if (term.all)
        erase();
    show_cells(canvas);
    show_cursor(canvas);
    refresh();
    remember(canvas);
}

void term_redraw(void)
{
    term.all = true;
    clearok(curscr, TRUE);
}

void term_bell(bool visual)
{
    if (visual)
        flash();
    else
        beep();
}

/* Curses has a handler of its own for this signal, which would leave the screen once more. */
void term_suspend(void)
{
    struct sigaction standard = {.sa_handler = SIG_DFL}, before;
    sigemptyset(&standard.sa_mask);
    endwin();
    sigaction(SIGTSTP, &standard, &before);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &before, NULL);
    refresh();
    term_redraw();
}
