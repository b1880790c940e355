/* SPDX-License-Identifier: MIT */
/* The quiz screen's state, shared by screen_quiz.c (what happens) and quiz_view.c (how it
 * looks). */
#ifndef TUI_QUIZ_H
#define TUI_QUIZ_H

#include "text/explain.h"
#include "train/session.h"
#include "tui/app.h"
#include "tui/layout.h"
#include "tui/screen.h"
#include "tui/widget.h"

/* In the order of Tab.  Where there is no room for all, the answers stand below the card or the
 * moves; only where they are long, they are a pane of their own. */
enum quiz_pane { PANE_CARD, PANE_ANSWER, PANE_MOVES, QUIZ_PANES };

struct quiz {
    struct screen screen;
    struct selection selection;
    struct series series;  /* of drills; the selection is empty then */
    struct session session;
    struct quiz_note {
        int missed;        /* how often answered wrongly */
        bool marked;       /* by the learner */
    } *notes;              /* by puzzle of the session's selection */
    size_t note_count, note_capacity;
    int64_t active_ms;     /* of all answers of this run */
    struct list choices;   /* of the step: verdicts, grounds, actions or a question's choices */
    int ply;               /* shown on the board, at most the claim's */
    bool played;           /* the written move is shown as if played */
    bool story;            /* the card shows the story */
    int skip;              /* rows of the card or the question that are scrolled away */
    enum quiz_pane pane;
    bool said_clock;       /* that the clock was set back has been told */
    bool first;            /* nothing has been pressed yet in the first run ever */
    /* Of an exam: takes a complete answer in place of the feedback; there are no hints and no
     * "certain" then.  NULL: a quiz. */
    void (*answered)(struct quiz *quiz, struct app *app);
};

/* --- what both need --- */

/* The puzzle asked; NULL when the run is over. */
const struct puzzle *quiz_puzzle(const struct quiz *quiz);
const struct game *quiz_game(const struct quiz *quiz);
int quiz_claim_ply(const struct quiz *quiz);
struct speaker quiz_speaker(const struct quiz *quiz, const struct app *app);
/* Is there a written move that has not been played? */
bool quiz_has_written(const struct quiz *quiz);
/* Is something asked just now, and no answer shown? */
bool quiz_is_question(const struct quiz *quiz);
/* Is it a law question, which has no game and no claim? */
bool quiz_is_law(const struct quiz *quiz);
/* How many choices the step has. */
int quiz_choice_count(const struct quiz *quiz);
/* Which panes have room at once on a screen of the app's size. */
enum quiz_room { ROOM_ALL, ROOM_TWO, ROOM_ONE };
enum quiz_room quiz_room(const struct quiz *quiz, const struct app *app);
/* The text of the card: claim, circumstances, ruleset, hints; or the story. */
void quiz_card(const struct quiz *quiz, const struct app *app, struct buf *out);
/* The card's place on a screen of the app's size. */
struct area quiz_card_area(const struct quiz *quiz, const struct app *app, struct area body);

/* --- law questions (quiz_question.c) --- */

void law_view(const struct quiz *quiz, const struct app *app, struct canvas *canvas,
              struct area body);
/* Applies a scrolling doing; DO_NONE: scrolls so far that the chosen row is seen. */
void law_scroll(struct quiz *quiz, const struct app *app, enum doing doing);
/* The position beside a law question or its answer. */
void law_board(const struct puzzle *puzzle, const struct app *app, struct canvas *canvas,
               struct area body);
/* Where its text goes: beside the board if there is one. */
struct area law_area(const struct puzzle *puzzle, const struct app *app, struct area body);

/* --- screen_ops, by file --- */

bool quiz_works(const struct screen *screen, const struct app *app, enum doing doing);
bool quiz_hints(const struct screen *screen, const struct app *app, enum doing doing);
void quiz_message(const struct screen *screen, const struct app *app, struct buf *out);
void quiz_about(const struct screen *screen, const struct app *app, struct buf *out);
bool quiz_command(struct screen *screen, struct app *app, const char *text);

/* A note for each puzzle of the session's selection.  False: memory. */
bool quiz_make_notes(struct quiz *quiz);
void quiz_show_question(struct quiz *quiz, struct app *app);
void quiz_update(struct screen *screen, struct app *app, const struct call *call);
void quiz_resume(struct screen *screen, struct app *app, enum doing how);
/* Goes to a ply by its name, "" for the claim's; false: there is none up to the claim. */
bool quiz_goto(struct quiz *quiz, const char *text);
void quiz_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
               struct area body);

/* --- the written move --- */

/* Where a written move comes from and goes to, legal or not: an illegal one must look like any
 * other before the answer.  SQUARE_NONE where the text does not say. */
struct written {
    square from, to;
};
struct written written_squares(const struct position *position, const struct claim *claim,
                               move legal);
/* The board as the written move would leave it. */
void written_position(const struct position *position, const struct claim *claim, move legal,
                      struct position *out);

/* --- the moves --- */

/* Draws the game's moves around a ply, never beyond the claim's. */
struct moves_pane {
    const struct game *game;
    const struct san_letters *letters;
    int ply;             /* on the board */
    int last;            /* the last one shown */
    const char *after;   /* a line below the last move, or NULL */
};
void moves_draw(struct canvas *canvas, struct area area, const struct moves_pane *moves);

#endif
