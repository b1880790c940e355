/* SPDX-License-Identifier: MIT */
/* The answer to a law question: what was right, what was chosen, and why. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "text/i18n.h"
#include "text/phrase.h"
#include "train/answer_words.h"
#include "tui/app.h"
#include "tui/layout.h"
#include "tui/quiz.h"
#include "tui/screens.h"
#include "tui/widget.h"

enum { PAGE_ROWS = 240, CHOICE_INDENT = 3 };

struct answer {
    struct screen screen;
    struct answer_setup setup;
    int skip; /* rows scrolled away */
};

static struct screen *answer_open(struct app *app, const void *argument)
{
    struct answer *answer = calloc(1, sizeof *answer);
    (void)app;
    if (answer == NULL)
        return NULL;
    answer->setup = *(const struct answer_setup *)argument;
    return &answer->screen;
}

static void answer_close(struct screen *screen)
{
    free(screen);
}

/* --- the page --- */

struct page {
    struct canvas canvas;
    struct area area;
    int rows;
};

static void put_text(struct page *page, enum role role, const char *text)
{
    page->rows = text_flow(&page->canvas, page->area, page->rows, role, text);
}

static void put_result(struct page *page, const struct attempt *attempt)
{
    if (attempt == NULL)
        return;
    bool right = attempt_is_right(attempt);
    put_text(page, right ? ROLE_RIGHT : ROLE_WRONG,
             right              ? _("Right.")
             : attempt->gave_up ? _("You did not answer.")
                                : _("Wrong."));
    page->rows++;
}

/* N_() by whether it is right and whether it was chosen. */
static const char *const notes[2][2] = {{"", N_(" (wrong, your answer)")},
                                        {N_(" (right)"), N_(" (right, your answer)")}};

static void put_choice(struct page *page, const struct answer_setup *setup, int choice,
                       const char *language)
{
    const struct choice *what = &setup->puzzle->choices[choice];
    bool given = setup->attempt != NULL && setup->attempt->choices_given & 1u << choice;
    const char *note = notes[what->right][given];
    enum role role = what->right ? ROLE_RIGHT : given ? ROLE_WRONG : ROLE_TEXT;
    struct buf text = {0};
    buf_printf(&text, "%s%s", words_in(&what->words, language, NULL), note[0] ? _(note) : "");
    canvas_put(&page->canvas, page->area, 1, page->rows, role,
               what->right ? "+"
               : given     ? "-"
                           : " ");
    page->rows = text_flow(&page->canvas, area_inset(page->area, CHOICE_INDENT, 0, 0, 0),
                           page->rows, role, buf_text(&text));
    buf_clear(&text);
}

static void put_why(struct page *page, const struct puzzle *puzzle, const char *language)
{
    bool fallback = false;
    struct buf why = {0}, place = {0}, rules = {0};
    puzzle_aftermath(&why, puzzle, language, &fallback);
    if (fallback)
        buf_printf(&why, "\n%s", _("(There is no translation yet.)"));
    puzzle_rules(&rules, puzzle);
    phrase_with(&place, puzzle->article != NULL ? _("{rules}, article {article}") : "{rules}",
                (struct filling[]){{"rules", buf_text(&rules), 0},
                                   {"article", puzzle->article, 0},
                                   {NULL, NULL, 0}});
    page->rows++;
    put_text(page, ROLE_TEXT, buf_text(&why));
    page->rows++;
    put_text(page, ROLE_DIM, buf_text(&place));
    buf_clear(&why);
    buf_clear(&place);
    buf_clear(&rules);
}

/* Draws it (canvas_clear it); false: memory. */
static bool draw_page(struct page *page, const struct answer *answer, const struct app *app,
                      int cols)
{
    const struct answer_setup *setup = &answer->setup;
    const char *language = app->context.language;
    *page = (struct page){.rows = 0};
    if (!canvas_resize(&page->canvas, cols, PAGE_ROWS))
        return false;
    page->canvas.ascii = app->display.ascii;
    page->area = canvas_area(&page->canvas);
    put_result(page, setup->attempt);
    put_text(page, ROLE_HEADING, words_in(&setup->puzzle->words, language, NULL));
    page->rows++;
    for (size_t i = 0; i < setup->choice_count; i++)
        put_choice(page, setup, setup->choices[i], language);
    put_why(page, setup->puzzle, language);
    return true;
}

static int page_rows(const struct answer *answer, const struct app *app, int cols)
{
    struct page page;
    if (!draw_page(&page, answer, app, cols))
        return 0;
    canvas_clear(&page.canvas);
    return page.rows;
}

/* --- update --- */

static bool has_more(const struct answer *answer, const struct app *app);

static void do_scroll(struct answer *answer, struct app *app, const struct call *call)
{
    if (call->doing == DO_PLAYED && answer->setup.space_goes_on && !has_more(answer, app)) {
        app_close(app, DO_NEXT);
        return;
    }
    struct area area = law_area(answer->setup.puzzle, app, app_body(app));
    scroll_do(&answer->skip, call->doing == DO_PLAYED ? DO_PAGE_DOWN : call->doing,
              page_rows(answer, app, area.cols), area.rows);
}

static void do_close(struct answer *answer, struct app *app, const struct call *call)
{
    (void)answer;
    app_close(app, call->doing == DO_CONFIRM ? DO_NEXT
                   : call->doing == DO_UNDO  ? DO_UNDO
                                             : DO_BACK);
}

/* Of several articles the first. */
static void do_rules(struct answer *answer, struct app *app, const struct call *call)
{
    const char *articles = answer->setup.puzzle->article;
    struct rules_setup setup = {.rules = answer->setup.puzzle->rules};
    struct buf first = {0};
    (void)call;
    if (articles != NULL) {
        buf_add_bytes(&first, articles, strcspn(articles, ","));
        setup.article = buf_text(&first);
    }
    app_open(app, "rules", &setup);
    buf_clear(&first);
}

static void do_grade(struct answer *answer, struct app *app, const struct call *call)
{
    struct grade_setup setup = {answer->setup.session};
    (void)call;
    app_open(app, "grade", &setup);
}

static const struct {
    enum doing doing;
    void (*run)(struct answer *answer, struct app *app, const struct call *call);
} doings[] = {
    {DO_UP, do_scroll},        {DO_DOWN, do_scroll},   {DO_PAGE_UP, do_scroll},
    {DO_PAGE_DOWN, do_scroll}, {DO_PLAYED, do_scroll}, {DO_FIRST, do_scroll},
    {DO_LAST, do_scroll},      {DO_RULES, do_rules},   {DO_CONFIRM, do_close},
    {DO_CANCEL, do_close},     {DO_BACK, do_close},    {DO_UNDO, do_close},
    {DO_GRADE, do_grade},
};

static void answer_update(struct screen *screen, struct app *app, const struct call *call)
{
    for (size_t i = 0; i < sizeof doings / sizeof *doings; i++) {
        if (doings[i].doing == call->doing) {
            doings[i].run((struct answer *)screen, app, call);
            return;
        }
    }
}

/* --- view --- */

static void answer_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                        struct area body)
{
    const struct answer *answer = (const struct answer *)screen;
    const struct puzzle *puzzle = answer->setup.puzzle;
    struct area area = law_area(puzzle, app, body);
    struct page page;
    if (puzzle->has_diagram)
        law_board(puzzle, app, canvas, body);
    if (!draw_page(&page, answer, app, area.cols))
        return;
    int most = page.rows > area.rows ? page.rows - area.rows : 0;
    canvas_copy(canvas, area, &page.canvas, answer->skip < most ? answer->skip : most);
    canvas_clear(&page.canvas);
    canvas_cursor(canvas, area, 0, 0);
}

static void answer_title(const struct screen *screen, const struct app *app, struct buf *left,
                         struct buf *right)
{
    const struct answer_setup *setup = &((const struct answer *)screen)->setup;
    /* TRANSLATORS: the title of a law question that has been answered */
    buf_printf(left, _("ANSWER | %s"), puzzle_title(setup->puzzle, app->context.language));
    if (setup->attempt != NULL)
        answer_worth(right, setup->attempt);
}

static bool has_more(const struct answer *answer, const struct app *app)
{
    struct area area = law_area(answer->setup.puzzle, app, app_body(app));
    return answer->skip + area.rows < page_rows(answer, app, area.cols);
}

static void answer_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct answer *answer = (const struct answer *)screen;
    if (has_more(answer, app))
        buf_add(out, _("Space: more below.  "));
    if (answer->setup.attempt != NULL)
        session_say_next(out, answer->setup.session, answer->setup.attempt);
}

static bool answer_works(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct answer_setup *setup = &((const struct answer *)screen)->setup;
    (void)app;
    switch (doing) {
    case DO_UNDO:
        return setup->can_undo;
    case DO_GRADE:
        return setup->session != NULL && session_may_grade(setup->session, GRADE_AGAIN);
    case DO_RULES:
        return setup->puzzle->rules != NULL;
    case DO_FLIP:
    case DO_PIECES:
    case DO_LARGER:
    case DO_SMALLER:
        return setup->puzzle->has_diagram;
    default:
        return true;
    }
}

static bool answer_hints(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct answer *answer = (const struct answer *)screen;
    return doing != DO_PLAYED || answer->setup.space_goes_on || has_more(answer, app);
}

static const char *answer_label(const struct screen *screen, const struct app *app,
                                enum doing doing)
{
    bool goes_on = doing == DO_PLAYED && !has_more((const struct answer *)screen, app);
    return goes_on ? _("next") : NULL;
}

static void answer_about(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct puzzle *puzzle = ((const struct answer *)screen)->setup.puzzle;
    (void)app;
    buf_printf(out, _("puzzle %s, version %08lx"), puzzle->id,
               (unsigned long)(puzzle->content & 0xffffffff));
}

static const struct binding answer_keys[] = {
    {K_ENTER, DO_CONFIRM, N_("next"), N_("on to the next puzzle")},
    {K_SPACE, DO_PLAYED, N_("more"), N_("a page down")},
    {'R', DO_RULES, N_("rule"), N_("the rules of this question")},
    {'r', DO_RULES, NULL, NULL},
    {'#', DO_GRADE, N_("grade"), N_("another grade for the answer")},
    {'u', DO_UNDO, N_("undo"), N_("take the answer back and answer again")},
    {'q', DO_BACK, N_("back"), N_("end this run")},
    {K_ESCAPE, DO_CANCEL, NULL, N_("end this run")},
    {K_UP, DO_UP, NULL, N_("a row up")},
    {'k', DO_UP, NULL, NULL},
    {K_DOWN, DO_DOWN, NULL, N_("a row down")},
    {'j', DO_DOWN, NULL, NULL},
    KEYS_OF_PAGES,
    KEYS_OF_ENDS,
    {'f', DO_FLIP, NULL, N_("the board from the other side")},
    KEYS_OF_LOOK,
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_answer = {
    .name = "answer",
    .keys = answer_keys,
    .open = answer_open,
    .close = answer_close,
    .update = answer_update,
    .view = answer_view,
    .title = answer_title,
    .message = answer_message,
    .works = answer_works,
    .hints = answer_hints,
    .label = answer_label,
    .about = answer_about,
};
