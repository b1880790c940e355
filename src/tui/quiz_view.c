/* SPDX-License-Identifier: MIT */
/*
 * Board left; moves, card and answers right.  From the bottom up: the answers take what they
 * need, then the card, then the moves; where there is no room for these two, Tab changes which
 * stands above the answers.
 */
#include "config.h"

#include <string.h>

#include "base/utf8.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "text/phrase.h"
#include "train/answer_words.h"
#include "tui/quiz.h"

enum { MOVES_LEAST = 3, CERTAIN_ROWS = 1, CARD_LEAST = 3 };

/* --- the card --- */

static void add_paragraph(struct buf *out, const char *text)
{
    if (text[0] == '\0')
        return;
    buf_add(out, out->length > 0 ? "\n" : "");
    buf_add(out, text);
}

/* One paragraph out of a text/explain call. */
static void add_told(struct buf *out, void (*tell)(struct buf *, const struct speaker *),
                     const struct speaker *speaker, const char *format)
{
    struct buf told = {0}, line = {0};
    tell(&told, speaker);
    buf_printf(&line, format, buf_text(&told));
    add_paragraph(out, told.length > 0 ? buf_text(&line) : "");
    buf_clear(&told);
    buf_clear(&line);
}

static void tell_ruleset(struct buf *out, const struct speaker *speaker)
{
    explain_ruleset(out, speaker->rules);
}

/* Each says what it costs. */
static void add_hints(struct buf *out, const struct quiz *quiz, const struct speaker *speaker)
{
    for (int level = 1; level <= quiz->session.attempt.hints; level++) {
        struct buf told = {0}, line = {0};
        explain_hint(&told, speaker, level);
        buf_printf(&line, _("Hint %d of 3 (counts as helped): %s"), level, buf_text(&told));
        add_paragraph(out, buf_text(&line));
        buf_clear(&told);
        buf_clear(&line);
    }
}

static void add_story(struct buf *out, const struct puzzle *puzzle, const char *language)
{
    bool fallback = false, fallback_words = false;
    add_paragraph(out, puzzle_story(puzzle, language, &fallback));
    add_paragraph(out, words_in(&puzzle->words, language, &fallback_words));
    if (out->length == 0)
        add_paragraph(out, _("There is no story to this one."));
    else if (fallback || fallback_words)
        add_paragraph(out, _("(There is no translation yet.)"));
}

void quiz_card(const struct quiz *quiz, const struct app *app, struct buf *out)
{
    struct speaker speaker = quiz_speaker(quiz, app);
    if (quiz->story) {
        add_story(out, quiz_puzzle(quiz), app->context.language);
        return;
    }
    add_told(out, explain_claim, &speaker, "%s");
    add_told(out, explain_how, &speaker, _("How: %s"));
    add_told(out, explain_before, &speaker, "%s");
    add_told(out, tell_ruleset, &speaker, _("Rules: %s (R to read)"));
    add_hints(out, quiz, &speaker);
}

/* "Buenos Aires ARG 1971": where and when, as far as it is known. */
static void add_occasion(struct buf *out, const struct puzzle *puzzle)
{
    const char *site = pgn_game_tag(&puzzle->source->pgn, "Site");
    const char *date = pgn_game_tag(&puzzle->source->pgn, "Date");
    if (site != NULL && site[0] != '?')
        utf8_clean(out, site, strlen(site));
    if (date != NULL && strlen(date) >= 4 && date[0] != '?') {
        buf_add(out, out->length > 0 ? " " : "");
        utf8_clean(out, date, 4);
    }
}

/* --- areas of the panel --- */

struct panel {
    struct area moves, card, answers; /* empty: not seen */
    int rules[2];                     /* rows of the lines between; -1: none */
};

static void choice_text(const struct quiz *quiz, const struct app *app, int index, struct buf *out);

/* Rows of the choices, each wrapped with its number hanging. */
enum { CHOICE_INDENT = 4 };

static int choice_rows_of(const struct quiz *quiz, const struct app *app, int cols, int index)
{
    struct buf text = {0};
    choice_text(quiz, app, index, &text);
    int rows = text_rows(buf_text(&text), cols - CHOICE_INDENT);
    buf_clear(&text);
    return rows;
}

static void question_text(const struct quiz *quiz, const struct app *app, struct buf *out)
{
    struct speaker speaker = quiz_speaker(quiz, app);
    if (quiz->session.state == SESSION_GROUND)
        buf_add(out, _("On what ground?"));
    else if (quiz->session.state == SESSION_STEP)
        buf_add(out, explain_ask(session_ask(&quiz->session)->ask));
    else
        explain_question(out, &speaker);
}

static int question_rows(const struct quiz *quiz, const struct app *app, int cols)
{
    struct buf text = {0};
    question_text(quiz, app, &text);
    int rows = text_rows(buf_text(&text), cols);
    buf_clear(&text);
    return rows;
}

/* Rows of the question and the choices up to one of them, that one included. */
static int rows_through(const struct quiz *quiz, const struct app *app, int cols, int last)
{
    int rows = question_rows(quiz, app, cols);
    for (int index = 0; index <= last; index++)
        rows += choice_rows_of(quiz, app, cols, index);
    return rows;
}

static int answer_rows(const struct quiz *quiz, const struct app *app, int cols)
{
    return rows_through(quiz, app, cols, quiz->choices.count - 1) + CERTAIN_ROWS;
}

static int card_rows(const struct quiz *quiz, const struct app *app, int cols)
{
    struct buf text = {0};
    quiz_card(quiz, app, &text);
    int rows = text_rows(buf_text(&text), cols);
    buf_clear(&text);
    return rows + 1; /* heading */
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static struct panel wide_panel(const struct quiz *quiz, const struct app *app, struct area side)
{
    int answers = least(answer_rows(quiz, app, side.cols), side.rows - CARD_LEAST);
    int room = side.rows - answers - 2; /* two lines between */
    int card = least(card_rows(quiz, app, side.cols), room - MOVES_LEAST);
    int moves = room - card;
    struct panel panel = {.rules = {moves, moves + 1 + card}};
    panel.moves = area_part(side, 0, 0, side.cols, moves);
    panel.card = area_part(side, 0, moves + 1, side.cols, card);
    panel.answers = area_part(side, 0, moves + card + 2, side.cols, answers);
    return panel;
}

/* The card, or the moves, above the answers. */
static struct panel two_panel(const struct quiz *quiz, const struct app *app, struct area side)
{
    int above = side.rows - answer_rows(quiz, app, side.cols) - 1;
    struct panel panel = {.rules = {above, -1}};
    struct area *first = quiz->pane == PANE_MOVES ? &panel.moves : &panel.card;
    *first = area_part(side, 0, 0, side.cols, above);
    panel.answers = area_inset(side, 0, above + 1, 0, 0);
    return panel;
}

static struct panel one_panel(const struct quiz *quiz, struct area side)
{
    struct panel panel = {.rules = {-1, -1}};
    struct area *panes[QUIZ_PANES] = {
        [PANE_CARD] = &panel.card, [PANE_ANSWER] = &panel.answers, [PANE_MOVES] = &panel.moves};
    *panes[quiz->pane] = side;
    return panel;
}

static enum quiz_room room_of(const struct quiz *quiz, const struct app *app,
                              const struct board_layout *layout)
{
    struct area side = layout->side;
    int answers = answer_rows(quiz, app, side.cols);
    int card = card_rows(quiz, app, side.cols);
    if (layout->layout > LAYOUT_NARROW || answers + card + MOVES_LEAST + 2 <= side.rows)
        return ROOM_ALL;
    return answers + CARD_LEAST + 1 <= side.rows ? ROOM_TWO : ROOM_ONE;
}

enum quiz_room quiz_room(const struct quiz *quiz, const struct app *app)
{
    struct board_layout layout = layout_board(app->cols, app->rows, app_body(app), &app->display);
    return room_of(quiz, app, &layout);
}

static struct panel panel_of(const struct quiz *quiz, const struct app *app,
                             const struct board_layout *layout)
{
    switch (room_of(quiz, app, layout)) {
    case ROOM_TWO:
        return two_panel(quiz, app, layout->side);
    case ROOM_ONE:
        return one_panel(quiz, layout->side);
    default:
        return wide_panel(quiz, app, layout->side);
    }
}

struct area quiz_card_area(const struct quiz *quiz, const struct app *app, struct area body)
{
    struct board_layout layout = layout_board(app->cols, app->rows, body, &app->display);
    struct panel panel = panel_of(quiz, app, &layout);
    return area_inset(panel.card, 0, 1, 0, 0);
}

/* --- the board --- */

static bitboard set_of(square at)
{
    return at == SQUARE_NONE ? 0 : bb_of(at);
}

/* The position shown, with what is marked on it. */
static struct board_view board_shown(const struct quiz *quiz, const struct app *app,
                                     struct cell_size cell, struct position *room)
{
    const struct game *game = quiz_game(quiz);
    const struct claim *claim = &quiz_puzzle(quiz)->claim;
    struct board_view view = board_view_of(game_at(game, quiz->ply), &app->display, cell);
    bool at_claim = quiz->ply == claim->ply && quiz_has_written(quiz);
    if (quiz->ply > 0 && !quiz->played)
        view.last = board_move_squares(game_at(game, quiz->ply - 1), game->moves[quiz->ply - 1]);
    if (at_claim) {
        move legal = quiz->session.verdict.written;
        struct written squares = written_squares(view.position, claim, legal);
        view.written = set_of(squares.from) | set_of(squares.to);
        if (quiz->played) {
            written_position(view.position, claim, legal, room);
            view.position = room;
        }
    }
    return view;
}

static void add_written(struct buf *out, const struct quiz *quiz, const struct app *app)
{
    const struct game *game = quiz_game(quiz);
    const struct claim *claim = &quiz_puzzle(quiz)->claim;
    move legal = quiz->session.verdict.written;
    if (legal != MOVE_NONE) {
        notation_intended(out, game, claim->ply, legal, app->display.letters);
        return;
    }
    const struct position *position = game_at(game, claim->ply);
    buf_printf(out, "%d.%s", position->fullmove, position->turn == BLACK ? ".." : "");
    utf8_clean(out, claim->move, strlen(claim->move));
}

/* "after 33...Rd5", "IF PLAYED: after 34.Qe2", "the starting position". */
static void add_where(struct buf *out, const struct quiz *quiz, const struct app *app)
{
    struct buf name = {0};
    if (quiz->played)
        add_written(&name, quiz, app);
    else
        notation_move(&name, quiz_game(quiz), quiz->ply, app->display.letters);
    const char *format = quiz->played     ? _("IF PLAYED: after {move}")
                         : quiz->ply == 0 ? "{move}"
                                          : _("after {move}");
    phrase_with(out, format, (struct filling[]){{"move", buf_text(&name), 0}, {NULL, NULL, 0}});
    buf_clear(&name);
}

static void draw_board(const struct quiz *quiz, const struct app *app, struct canvas *canvas,
                       const struct board_layout *layout)
{
    struct position room;
    struct board_view view = board_shown(quiz, app, layout->cell, &room);
    board_draw(canvas, layout->board, &view);
    if (quiz->played) {
        struct buf where = {0};
        add_where(&where, quiz, app);
        canvas_put(canvas, layout->board, 3, board_rows(layout->cell), ROLE_WARNING,
                   buf_text(&where));
        buf_clear(&where);
    }
}

/* --- the panel --- */

static void draw_moves(const struct quiz *quiz, const struct app *app, struct canvas *canvas,
                       struct area area)
{
    struct buf where = {0}, written = {0}, after = {0};
    add_where(&where, quiz, app);
    add_written(&written, quiz, app);
    bool announced = (quiz_puzzle(quiz)->claim.flags & CLAIM_UNWRITTEN) != 0;
    phrase_with(&after,
                announced ? _("{move}  <- announced, not played")
                          : _("{move}  <- written, not played"),
                (struct filling[]){{"move", buf_text(&written), 0}, {NULL, NULL, 0}});
    canvas_put(canvas, area, 0, 0, ROLE_HEADING, _("Moves"));
    canvas_put_right(canvas, area, 0, ROLE_DIM, buf_text(&where));
    moves_draw(canvas, area_inset(area, 0, 1, 0, 0),
               &(struct moves_pane){.game = quiz_game(quiz),
                                    .letters = app->display.letters,
                                    .ply = quiz->ply,
                                    .last = quiz_claim_ply(quiz),
                                    .after = quiz_has_written(quiz) ? buf_text(&after) : NULL});
    buf_clear(&where);
    buf_clear(&written);
    buf_clear(&after);
}

static void draw_more(struct canvas *canvas, struct area heading, int skip, int total, int rows)
{
    if (total <= rows)
        return;
    const char *more = skip == 0             ? _("PgDn more")
                       : skip + rows < total ? _("PgUp PgDn")
                                             : _("PgUp");
    canvas_put_right(canvas, heading, 0, ROLE_KEY, more);
}

static void draw_card(const struct quiz *quiz, const struct app *app, struct canvas *canvas,
                      struct area area)
{
    struct area text_area = area_inset(area, 0, 1, 0, 0);
    struct buf text = {0}, occasion = {0};
    quiz_card(quiz, app, &text);
    add_occasion(&occasion, quiz_puzzle(quiz));
    canvas_put(canvas, area, 0, 0, ROLE_HEADING, quiz->story ? _("STORY") : _("CLAIM"));
    int total = text_draw(canvas, text_area, ROLE_TEXT, buf_text(&text), quiz->skip);
    if (total <= text_area.rows)
        canvas_put_right(canvas, area, 0, ROLE_DIM, buf_text(&occasion));
    draw_more(canvas, area, quiz->skip, total, text_area.rows);
    buf_clear(&text);
    buf_clear(&occasion);
}

static void verdict_text(const struct quiz *quiz, int index, struct buf *out)
{
    enum verdict_answer answers[3];
    static const char letters[] = {
        [VERDICT_VALID] = 'v', [VERDICT_INVALID] = 'i', [VERDICT_UNDECIDED] = 'a'};
    int count = (int)session_answers(&quiz->session, answers);
    if (index >= count)
        buf_printf(out, "d  %s", _("don't know"));
    else
        buf_printf(out, "%c  %s", letters[answers[index]],
                   answer_words(quiz_puzzle(quiz)->claim.kind, answers[index]));
}

static void step_text(const struct quiz *quiz, const struct app *app, int index, struct buf *out)
{
    struct speaker speaker = quiz_speaker(quiz, app);
    const struct session_ask *asked = session_ask(&quiz->session);
    explain_option(out, &speaker, asked->ask, asked->options[index]);
}

static void choice_text(const struct quiz *quiz, const struct app *app, int index, struct buf *out)
{
    const struct session *session = &quiz->session;
    if (session->state == SESSION_VERDICT)
        verdict_text(quiz, index, out);
    else if (session->state == SESSION_GROUND)
        buf_add(out, explain_ground(session->grounds[index]));
    else
        step_text(quiz, app, index, out);
}

/* "> 1 counted short"; the text hangs behind the number. */
static int draw_choice(const struct quiz *quiz, const struct app *app, struct canvas *canvas,
                       struct area area, int row, int index)
{
    bool chosen = index == quiz->choices.chosen;
    enum role role = chosen ? ROLE_CHOSEN : ROLE_TEXT;
    struct buf text = {0};
    choice_text(quiz, app, index, &text);
    struct area hanging = area_inset(area, CHOICE_INDENT, 0, 0, 0);
    int next = text_flow(canvas, hanging, row, role, buf_text(&text));
    canvas_printf(canvas, area, 0, row, role, "%s%d", chosen ? ">" : " ", index + 1);
    if (chosen) {
        canvas_tint(canvas, area_part(area, 0, row, area.cols, next - row), ROLE_CHOSEN);
        canvas_cursor(canvas, area, 0, row < 0 ? 0 : row);
    }
    buf_clear(&text);
    return next;
}

/* Where they are longer than the pane, the chosen one is seen. */
static void draw_answers(const struct quiz *quiz, const struct app *app, struct canvas *canvas,
                         struct area area)
{
    struct buf question = {0};
    int skip = rows_through(quiz, app, area.cols, quiz->choices.chosen) - area.rows;
    question_text(quiz, app, &question);
    int row = text_flow(canvas, area, skip > 0 ? -skip : 0, ROLE_HEADING, buf_text(&question));
    for (int index = 0; index < quiz->choices.count; index++)
        row = draw_choice(quiz, app, canvas, area, row, index);
    if (quiz->answered == NULL)
        canvas_put(canvas, area, 1, row, ROLE_DIM,
               quiz->session.attempt.certain ? _("c  [x] certain") : _("c  [ ] certain"));
    buf_clear(&question);
}

static const struct {
    void (*draw)(const struct quiz *, const struct app *, struct canvas *, struct area);
    size_t area; /* offset in struct panel */
} parts[] = {{draw_moves, offsetof(struct panel, moves)},
             {draw_card, offsetof(struct panel, card)},
             {draw_answers, offsetof(struct panel, answers)}};

static void draw_panel(const struct quiz *quiz, const struct app *app, struct canvas *canvas,
                       const struct board_layout *layout)
{
    struct panel panel = panel_of(quiz, app, layout);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const struct area *area = (const void *)((const char *)&panel + parts[i].area);
        if (area->rows > 0 && area->cols > 0)
            parts[i].draw(quiz, app, canvas, *area);
    }
    for (int i = 0; i < 2; i++) {
        if (panel.rules[i] >= 0)
            canvas_rule(canvas, layout->side, panel.rules[i]);
    }
}

void quiz_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
               struct area body)
{
    const struct quiz *quiz = (const struct quiz *)screen;
    if (!quiz_is_question(quiz))
        return;
    if (quiz_is_law(quiz)) {
        law_view(quiz, app, canvas, body);
        return;
    }
    struct board_layout layout = layout_board(app->cols, app->rows, body, &app->display);
    layout_divide(canvas, body, &layout);
    draw_board(quiz, app, canvas, &layout);
    draw_panel(quiz, app, canvas, &layout);
}
