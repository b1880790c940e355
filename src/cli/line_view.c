/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/line_view.h"

#include <string.h>

#include "cli/line_command.h"
#include "pgn/writer.h"
#include "text/i18n.h"
#include "text/notation.h"

/* ---- the position looked at ---- */

bool line_view_has_written(const struct line_view *view)
{
    return view->speaker && view->speaker->verdict->written != MOVE_NONE;
}

struct position line_view_position(const struct line_view *view)
{
    struct position position = *game_at(view->game, view->ply);

    if (view->if_played)
        position_play(&position, view->speaker->verdict->written, &position);
    return position;
}

bool line_view_go(struct line_view *view, int ply)
{
    if (ply < 0 || ply > view->last)
        return false;
    view->ply = ply;
    view->if_played = false;
    return true;
}

int line_view_parse(const struct line_view *view, const char *text)
{
    if (strcmp(text, "end") == 0)
        return view->last;
    return notation_parse_ply(view->game, text);
}

static const char *turn_sentence(enum color turn)
{
    return turn == WHITE ? _("White is to move.") : _("Black is to move.");
}

void line_view_say_place(struct line_mode *mode, const struct line_view *view)
{
    struct position position = line_view_position(view);
    const char *turn = turn_sentence((enum color)position.turn);
    const char *sentence = _("After {move}. {turn}");
    struct buf label = {0};

    if (view->if_played) {
        sentence = _("If {move} were played. {turn}");
        notation_intended(&label, view->game, view->ply, view->speaker->verdict->written,
                          view->letters);
    } else if (view->ply == 0) {
        sentence = _("The starting position. {turn}");
    } else {
        notation_move(&label, view->game, view->ply, view->letters);
    }
    line_phrase(mode, sentence,
                (const struct filling[]){{"move", buf_text(&label), 0}, {"turn", turn, 0}, {0}});
    buf_clear(&label);
}

/* ---- men and squares ---- */

/* By type and colour; whole names, for they agree in many languages. */
static const char *const man_names[6][2] = {
    {N_("white pawn"), N_("black pawn")},     {N_("white knight"), N_("black knight")},
    {N_("white bishop"), N_("black bishop")}, {N_("white rook"), N_("black rook")},
    {N_("white queen"), N_("black queen")},   {N_("white king"), N_("black king")},
};

static const char *man_name(piece man)
{
    return _(man_names[piece_type_of(man)][piece_color(man)]);
}

static const char *square_name(square at, char name[3])
{
    name[0] = (char)('a' + square_file(at));
    name[1] = (char)('1' + square_rank(at));
    name[2] = '\0';
    return name;
}

/* Where the man on this square would go by the written move; SQUARE_NONE if nowhere. */
static square would_go_to(const struct line_view *view, square at)
{
    move written = line_view_has_written(view) ? view->speaker->verdict->written : MOVE_NONE;

    if (written == MOVE_NONE || view->if_played || view->ply != view->speaker->verdict->claim.ply ||
        move_from(written) != at || move_kind_of(written) == MOVE_CASTLE)
        return SQUARE_NONE;
    return move_to(written);
}

static void add_man(struct buf *out, const struct line_view *view, const struct position *position,
                    square at)
{
    square to = would_go_to(view, at);
    char here[3], there[3];
    const struct filling fillings[] = {{"square", square_name(at, here), 0},
                                       {"man", man_name(position->board[at]), 0},
                                       {"to", to == SQUARE_NONE ? "" : square_name(to, there), 0},
                                       {0}};

    if (out->length > 0)
        buf_add_char(out, ' ');
    phrase_with(out,
                to == SQUARE_NONE ? _("{square} {man}.") : _("{square} {man} (would go to {to})."),
                fillings);
}

/* The men on eight squares, one after the other. */
static void say_line(struct line_desk *desk, square first, int step)
{
    struct position position = line_view_position(&desk->view);
    struct buf out = {0};
    bool empty = false;

    for (int n = 0; n < 8; n++) {
        square at = (square)(first + n * step);

        if (position.board[at] == NO_PIECE)
            empty = true;
        else
            add_man(&out, &desk->view, &position, at);
    }
    if (out.length == 0)
        buf_add(&out, _("All empty."));
    else if (empty)
        buf_printf(&out, " %s", _("Others empty."));
    line_say_buf(desk->mode, &out);
}

static void do_rank(struct line_desk *desk, const char *argument)
{
    if (argument[0] < '1' || argument[0] > '8' || argument[1])
        line_say(desk->mode, _("Which rank? For example: rank 3"));
    else
        say_line(desk, square_make(0, argument[0] - '1'), 1);
}

static void do_file(struct line_desk *desk, const char *argument)
{
    if (argument[0] < 'a' || argument[0] > 'h' || argument[1])
        line_say(desk->mode, _("Which file? For example: file e"));
    else
        say_line(desk, square_make(argument[0] - 'a', 0), 8);
}

static void do_square(struct line_desk *desk, const char *argument)
{
    square at = san_parse_square(argument, strlen(argument));
    struct position position = line_view_position(&desk->view);
    struct buf out = {0};

    if (at == SQUARE_NONE) {
        line_say(desk->mode, _("Which square? For example: square e5"));
    } else if (position.board[at] == NO_PIECE) {
        line_phrase(desk->mode, _("{square} is empty."),
                    (const struct filling[]){{"square", argument, 0}, {0}});
    } else {
        add_man(&out, &desk->view, &position, at);
        line_say_buf(desk->mode, &out);
    }
}

/* "White: King h1. Queen e2." with only the types of a set. */
static void say_men(struct line_desk *desk, enum color color, unsigned types, bool named)
{
    struct position position = line_view_position(&desk->view);
    struct buf men = {0};

    for (int at = 0; at < 64; at++) {
        piece man = position.board[at];

        if (man == NO_PIECE || (types & 1u << piece_type_of(man)))
            continue;
        position.by_type[piece_type_of(man)] &= ~bb_of((square)at);
        position.by_color[piece_color(man)] &= ~bb_of((square)at);
        position.board[at] = NO_PIECE;
    }
    explain_men(&men, &position, color);
    if (men.length == 0)
        buf_add(&men, _("None."));
    if (named)
        line_phrase(desk->mode, color == WHITE ? _("White: {men}") : _("Black: {men}"),
                    (const struct filling[]){{"men", buf_text(&men), 0}, {0}});
    else
        line_say(desk->mode, buf_text(&men));
    buf_clear(&men);
}

enum { ALL_TYPES = (1 << NO_PIECE_TYPE) - 1 };

static void do_pieces(struct line_desk *desk, const char *argument)
{
    size_t length = strlen(argument);

    if (length > 0 && strncmp("white", argument, length) == 0) {
        say_men(desk, WHITE, ALL_TYPES, false);
    } else if (length > 0 && strncmp("black", argument, length) == 0) {
        say_men(desk, BLACK, ALL_TYPES, false);
    } else if (length > 0) {
        line_say(desk->mode, _("Whose pieces? For example: pieces black"));
    } else {
        say_men(desk, WHITE, ALL_TYPES, true);
        say_men(desk, BLACK, ALL_TYPES, true);
    }
}

/* By the letters in use, else by the English ones; P is the pawn. */
static enum piece_type type_of_letter(const struct san_letters *letters, const char *text)
{
    static const enum piece_type order[] = {KING, QUEEN, ROOK, BISHOP, KNIGHT};

    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++)
        if (strcmp(letters->letter[i], text) == 0)
            return order[i];
    if (letters != &san_english)
        return type_of_letter(&san_english, text);
    return strcmp(text, "P") == 0 ? PAWN : NO_PIECE_TYPE;
}

static void do_find(struct line_desk *desk, const char *argument)
{
    const struct san_letters *letters = desk->view.letters;
    char upper[8] = "";
    enum piece_type type;

    strncat(upper, argument, sizeof upper - 1);
    if (upper[0] >= 'a' && upper[0] <= 'z')
        upper[0] = (char)(upper[0] - 'a' + 'A');
    type = type_of_letter(letters ? letters : &san_english, upper);
    if (type == NO_PIECE_TYPE) {
        line_say(desk->mode, _("Which piece? Give its letter, as in: find N"));
        return;
    }
    say_men(desk, WHITE, 1u << type, true);
    say_men(desk, BLACK, 1u << type, true);
}

/* ---- the board ---- */

static void do_board(struct line_desk *desk, const char *argument)
{
    struct position position = line_view_position(&desk->view);

    (void)argument;
    for (int rank = 7; rank >= 0; rank--) {
        char line[] = "8  . . . . . . . .";

        line[0] = (char)('1' + rank);
        for (int file = 0; file < 8; file++)
            line[3 + 2 * file] = notation_board_letter(
                desk->view.letters, position.board[square_make(file, rank)]);
        line_say_raw(desk->mode, line);
    }
    line_say_raw(desk->mode, "   a b c d e f g h");
    line_view_say_place(desk->mode, &desk->view);
}

/* ---- rights and checks ---- */

static void do_checks(struct line_desk *desk, const char *argument)
{
    struct position position = line_view_position(&desk->view);
    enum color turn = (enum color)position.turn;
    bitboard checkers = position_attackers(&position, position_king(&position, turn),
                                           color_other(turn), position_occupied(&position));
    struct buf list = {0};
    size_t count = (size_t)bb_count(checkers);

    (void)argument;
    if (count == 0)
        line_say(desk->mode, _("No king is in check."));
    for (size_t n = 0; checkers; n++) {
        square at = bb_pop(&checkers);
        struct buf man = {0};
        char name[3];

        phrase_with(&man, _("{man} on {square}"),
                    (const struct filling[]){{"man", man_name(position.board[at]), 0},
                                             {"square", square_name(at, name), 0},
                                             {0}});
        phrase_list_item(&list, buf_text(&man), n, count);
        buf_clear(&man);
    }
    if (count > 0)
        line_phrase(desk->mode,
                    turn == WHITE ? _("White is in check: {men}.") : _("Black is in check: {men}."),
                    (const struct filling[]){{"men", buf_text(&list), 0}, {0}});
    buf_clear(&list);
}

static void do_castling(struct line_desk *desk, const char *argument)
{
    struct position position = line_view_position(&desk->view);
    struct buf out = {0};

    (void)argument;
    explain_castling(&out, &position);
    line_say_buf(desk->mode, &out);
}

static void do_ep(struct line_desk *desk, const char *argument)
{
    struct position position = line_view_position(&desk->view);
    struct buf out = {0};

    (void)argument;
    explain_en_passant(&out, &position);
    line_phrase(desk->mode, _("En passant: {capture}."),
                (const struct filling[]){{"capture", buf_text(&out), 0}, {0}});
    buf_clear(&out);
}

/* ---- moves ---- */

static void do_last(struct line_desk *desk, const char *argument)
{
    struct buf label = {0};

    (void)argument;
    if (desk->view.ply == 0) {
        line_say(desk->mode, _("No move has been played."));
        return;
    }
    notation_move(&label, desk->view.game, desk->view.ply, desk->view.letters);
    line_phrase(desk->mode, _("Last played move: {move}."),
                (const struct filling[]){{"move", buf_text(&label), 0}, {0}});
    buf_clear(&label);
}

/* Half-moves before move `number`. */
static int plies_before(const struct game *game, size_t number)
{
    const struct position *start = game_at(game, 0);
    long ply = 2 * ((long)number - start->fullmove) - (start->turn == BLACK);

    return ply < 0 ? 0 : ply > game->plies ? game->plies : (int)ply;
}

static void say_moves(struct line_desk *desk, int first, int last)
{
    struct buf out = {0};

    if (last > desk->view.last)
        last = desk->view.last;
    if (first < last)
        writer_moves(&out, desk->view.game, first, last, desk->view.letters);
    else
        buf_add(&out, _("No moves there."));
    line_say_buf(desk->mode, &out);
}

/* "30-33", "30", "30-", or nothing for all. */
static void do_moves(struct line_desk *desk, const char *argument)
{
    const struct game *game = desk->view.game;
    size_t length = strcspn(argument, "-");
    char from[8] = "";
    size_t first, last;

    strncat(from, argument, length < sizeof from ? length : 0);
    first = line_number(from);
    last = argument[length] ? line_number(argument + length + 1) : first;
    if (!argument[0])
        say_moves(desk, 0, game->plies);
    else if (first > 0 && argument[length] && !argument[length + 1])
        say_moves(desk, plies_before(game, first), game->plies);
    else if (first > 0 && last >= first)
        say_moves(desk, plies_before(game, first), plies_before(game, last + 1));
    else
        line_say(desk->mode, _("Which moves? For example: moves 30-33"));
}

/* ---- stepping ---- */

/* Why a ply can't be looked at. */
static void refuse(struct line_desk *desk, int ply)
{
    if (ply < 0)
        line_say(desk->mode, _("This is the start of the game."));
    else if (desk->view.last < desk->view.game->plies)
        line_say(desk->mode, _("The game stands here; what came later is open after the answer."));
    else
        line_say(desk->mode, _("This is the end of the game."));
}

void line_view_step(struct line_desk *desk, int plies)
{
    struct line_view *view = &desk->view;
    int ply = view->ply + plies;

    if (view->if_played && plies < 0) /* back from what was only thought of */
        ply = view->ply;
    if (line_view_go(view, ply))
        line_view_say_place(desk->mode, view);
    else
        refuse(desk, ply);
}

static void do_back(struct line_desk *desk, const char *argument)
{
    (void)argument;
    line_view_step(desk, -1);
}

static void do_forward(struct line_desk *desk, const char *argument)
{
    (void)argument;
    line_view_step(desk, 1);
}

static void do_goto(struct line_desk *desk, const char *argument)
{
    int ply = line_view_parse(&desk->view, argument);

    if (ply < 0)
        line_say(desk->mode, _("Where to? For example: goto 30w, goto 33b, goto start, goto end"));
    else if (line_view_go(&desk->view, ply))
        line_view_say_place(desk->mode, &desk->view);
    else
        refuse(desk, ply);
}

static void do_written(struct line_desk *desk, const char *argument)
{
    struct line_view *view = &desk->view;

    (void)argument;
    if (!line_view_has_written(view)) {
        line_say(desk->mode, view->speaker && view->speaker->verdict->claim.move[0]
                                 ? _("The board can't show the written move.")
                                 : _("No move is written."));
        return;
    }
    line_view_go(view, view->speaker->verdict->claim.ply);
    view->if_played = true;
    line_view_say_place(desk->mode, view);
}

/* A word of the screen's. */
static void do_flip(struct line_desk *desk, const char *argument)
{
    (void)argument;
    line_say(desk->mode,
             _("There is nothing to turn round here: \"pieces\" names the squares, and \"board\" "
               "always has White below."));
}

const struct line_command line_view_commands[] = {
    {"pieces", N_("[white|black]"), N_("the men on the board, in words"), do_pieces},
    {"board", "", N_("the board in letters, White's are capitals"), do_board},
    {"rank", N_("NUMBER"), N_("what stands on a rank"), do_rank},
    {"file", N_("LETTER"), N_("what stands on a file"), do_file},
    {"square", N_("SQUARE"), N_("what stands on a square"), do_square},
    {"find", N_("LETTER"), N_("where the pieces of a kind stand, as in: find N"), do_find},
    {"checks", "", N_("whether the player to move is in check, and from where"), do_checks},
    {"castling", "", N_("who may still castle"), do_castling},
    {"ep", "", N_("which en passant capture is possible"), do_ep},
    {"moves", N_("[FROM-TO]"), N_("the moves played, or some of them"), do_moves},
    {"last", "", N_("the last move played"), do_last},
    {"back", "", N_("look at the position half a move earlier"), do_back},
    {"forward", "", N_("half a move later"), do_forward},
    {"goto", N_("MOVE"), N_("look at the position after a move: 30w, 33b, start, end"), do_goto},
    {"written", "", N_("look at what the written move would bring"), do_written},
    {"played", "", NULL, do_written},
    {"flip", "", NULL, do_flip},
    {NULL, NULL, NULL, NULL},
};
