/* SPDX-License-Identifier: MIT */
/* What is said about a verdict: three famous claims word for word, and for every reason the
 * facts that must be named. */
#include "text/explain.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "tests/text/games.h"
#include "tests/text/told.h"
#include "text/notation.h"

/* --- word for word --- */

static void whole(const char *moves, const char *claim, const char *text, const char *name)
{
    struct told told;
    struct buf out = {0};

    told_open(&told, NULL, moves, claim, NULL);
    told_all(&out, &told);
    is_string(text, buf_text(&out), "%s", name);
    buf_clear(&out);
    told_clear(&told);
}

static void famous(void)
{
    whole(FISCHER_PETROSIAN, "66:threefold,move=Qe2",
          "The claim is valid: the position would appear for the third time.\n"
          "The same position, with Black to move, stood on the board after 30.Qe2 and 32.Qe2 and "
          "would stand there again after 34.Qe2: three times.\n"
          "Article 9.2.1: the player who has the move writes the move that will bring the "
          "position for the third time, and claims before playing it.\n"
          "The game is drawn at once (Article 9.5.2); 34.Qe2 is not played.",
          "Fischer - Petrosian 1971");
    whole(KARPOV_MILES, "50:threefold,move=Nb5",
          "The claim is not valid: the pieces would stand like this three times, but the castling "
          "rights were not always the same.\n"
          "After 22.Nb5, 24.Nb5 and 26.Nb5 (written) the same pieces stand on the same squares, "
          "but only two of the three are the same position.\n"
          "After 22.Nb5 Black still had the right to castle on the queen's side. It went with "
          "22...Ra4, when the rook moved.\n"
          "Article 9.2.3.2: positions are not the same when a right to castle has been lost in "
          "between.\n"
          "Black is given two minutes more on the clock (Article 9.5.3). White must now play "
          "26.Nb5, as it was written. The claim also counts as an offer of a draw (Article "
          "9.1.2.3): it stands until Black accepts it, refuses it, or touches a piece to move it.",
          "Karpov - Miles 1986");
    whole(FISCHER_SPASSKY, "108:threefold",
          "The claim is not valid: the pieces stood like this three times, but not always with "
          "the same player to move.\n"
          "After 48.Kc3, 50.Ne1 and 54...Nd4 the same pieces stand on the same squares, but the "
          "last position is not the same as any before it.\n"
          "After 48.Kc3 and 50.Ne1 it was Black's move; after 54...Nd4 it is White's.\n"
          "Article 9.2.3: positions are the same only if the same player has the move.\n"
          "Black is given two minutes more on the clock (Article 9.5.3). The game goes on, with "
          "White to move. The claim also counts as an offer of a draw (Article 9.1.2.3): it "
          "stands until Black accepts it, refuses it, or touches a piece to move it.",
          "Fischer - Spassky 1972, game 20");
}

/* --- facts by reason --- */

#define KNIGHTS "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"
#define ROOKS   "6k1/8/8/8/8/8/r7/4K2R w - - "
#define QUEEN   "7k/8/6K1/8/8/8/6Q1/8 w - - 0 1"

struct row {
    enum reason reason;
    const char *fen;
    const char *moves;
    const char *claim;
    const char *facts; /* separated by | */
};

static const struct row rows[] = {
    {REASON_THIRD_OCCURRENCE, NULL, KNIGHTS, "8:threefold",
     "valid|third time|with White to move|at the start and after 2...Ng8 and 4...Ng8|three times|"
     "Article 9.2.2|drawn at once"},
    {REASON_THIRD_OCCURRENCE, NULL, KNIGHTS, "11:threefold,move=Ng8",
     "fourth time|at the start and after 2...Ng8 and 4...Ng8|after 6...Ng8|four times"},
    {REASON_THIRD_OCCURRENCE, NULL, "e4 Nf6 e5 d5 Be2 Bd7 Bf1 Bc8 Bd3 Be6 Bf1 Bc8 Bc4 Bf5 Bf1 Bc8",
     "16:threefold",
     "after 4...Bc8, 6...Bc8 and 8...Bc8|do not count|After 2...d5 White could take e5xd6"},
    {REASON_THIRD_OCCURRENCE, "6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1",
     "h5 Rh6 Rh7 Re6 Rg7 Rh6 Rh7 Re6 Rg7", "9:threefold",
     "after 1...h5, 3...Rg7 and 5...Rg7|g5xh6 en passant|not legal|counts too"},
    {REASON_FIFTY_REACHED, ROOKS "99 120", "Kf1", "1:fifty",
     "100 half-moves|in the score and before it|100 are needed, 50 by each side|Article 9.3.2"},
    {REASON_FIFTY_REACHED, ROOKS "98 120", "Kf1", "1:fifty,move=Ra3",
     "99 half-moves|120...Ra3 would make it 100|50 by each side|Article 9.3.1|120...Ra3 is not "
     "played"},
    {REASON_FIFTY_REACHED, "6rk/6pp/7N/5p2/6p1/8/2q5/K7 w - - 99 60", "", "0:fifty,move=Nf7",
     "60.Nf7#|One reading|The other|the arbiter decides"},
    {REASON_FIVEFOLD, NULL, KNIGHTS, "16:fivefold",
     "Yes|ended with 8...Ng8|fifth time|at the start and after 2...Ng8, 4...Ng8, 6...Ng8 and "
     "8...Ng8|Article 9.6.1|Nobody needs to claim|The game is drawn."},
    {REASON_SEVENTYFIVE, ROOKS "149 160", "Kf1 Kg7", "2:seventyfive",
     "Yes|ended with 160.Kf1|150 half-moves|75 by each side|Article 9.6.2|does not count"},
    {REASON_STALEMATE, "7k/8/8/5QK1/8/8/8/8 w - - 3 50", "Qf7", "1:stalemate",
     "Yes|with 50.Qf7|stalemate|Article 5.2.1|The game is drawn."},
    {REASON_CHECKMATE, QUEEN, "Qf3 Kg8 Qa8#", "3:checkmate",
     "Yes|with 2.Qa8#|Article 5.1.1|White won with 2.Qa8#"},
    {REASON_DEAD, "7k/8/8/8/8/8/6p1/6KB w - - 0 1", "Bxg2", "1:dead",
     "Yes|with 1.Bxg2|too few for a mate|Article 5.2.2"},
    {REASON_COUNTED_SHORT, NULL, KNIGHTS, "4:threefold",
     "only twice|at the start and after 2...Ng8: twice|Article 9.2:|three times|two minutes|goes "
     "on, with White to move|offer of a draw (Article 9.1.2.3)|until Black accepts"},
    {REASON_COUNTED_SHORT, NULL, KNIGHTS, "7:threefold",
     "only twice|4...Ng8, written and not played, would bring a position for the third "
     "time|Article 9.2.1"},
    {REASON_COUNTED_SHORT, NULL, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 e4", "9:threefold",
     "only once|5.e4 was a pawn move|After 4...Ng8 White could have claimed|let the chance go"},
    {REASON_COUNTED_SHORT, NULL, KNIGHTS, "12:fivefold",
     "No, the game goes on|only four times|Article 9.6.1|five times"},
    {REASON_OTHER_SIDE_TO_MOVE, "7k/8/8/8/8/8/P7/K7 w - - 0 1",
     "Kb1 Kg8 Ka1 Kh8 Kb1 Kg8 Kb2 Kh8 Ka1", "9:threefold",
     "At the start and after 2...Kh8 it was White's move; after 5.Ka1 it is Black's|Article 9.2.3"},
    {REASON_CASTLING_RIGHTS, NULL, "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8", "10:threefold",
     "After 1...e5, 3...Ke8 and 5...Ke8|only two of the three|After 1...e5 White still had the "
     "right to castle on either side|with 2.Ke2, when the king moved|Black still had|with "
     "2...Ke7|Article 9.2.3.2"},
    {REASON_CASTLING_RIGHTS, "r3k3/8/8/8/8/8/8/4K2R b Kq - 0 20", "Ra7 Ke2 Ra8 Ke1 Ra7 Ke2 Ra8 Ke1",
     "8:threefold",
     "White still had the right to castle on the king's side. It went with 21.Ke2, when the king "
     "moved|Black still had the right to castle on the queen's side. It went with 20...Ra7, when "
     "the rook moved"},
    {REASON_CASTLING_RIGHTS, "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 30",
     "Kf1 Rh4 Ke1 Re4 Kf1 Rh4 Ke1 Re4", "8:threefold",
     "on either side. Both rights went with 30.Kf1|That White was in check at that moment changes "
     "nothing"},
    {REASON_CASTLING_RIGHTS, "4k3/8/8/8/8/8/r7/R3K2R w KQ - 0 30",
     "Rb1 Rb2 Ra1 Ra2 Rg1 Rb2 Rh1 Ra2", "8:threefold",
     "The right on the king's side went with 32.Rg1, the one on the queen's side with 30.Rb1"},
    {REASON_EN_PASSANT, NULL, BLATNY_HOLZKE, "102:threefold",
     "After 47...f5, 49...Kd6 and 51...Kd6|After 47...f5 White could take g5xf6 en passant|one "
     "move only|Article 9.2.3.1|52.Rb8, written and not played"},
    {REASON_ZEROING_MOVE, NULL, KNIGHTS, "7:threefold,move=e5",
     "4...e5 is a pawn move|no earlier position can come back|Article 9.2.3|4...Ng8, written|must "
     "now play 4...e5"},
    {REASON_ZEROING_MOVE, "4k2r/8/8/8/8/8/8/4K2R w - - 99 120", "", "0:fifty,move=Rxh8",
     "120.Rxh8+ is a capture|99 half-moves|begins again at 0|Article 9.3.1|such as 120.Kd1"},
    {REASON_ZEROING_MOVE, "4k2r/8/8/8/8/8/8/4K2R w - - 100 120", "", "0:fifty,move=Rxh8",
     "Left to the arbiter|120.Rxh8+, which was written, is a capture|100 half-moves|One "
     "reading|The other|The arbiter decides"},
    {REASON_OTHER_MOVE_WRITTEN, NULL, KNIGHTS, "8:threefold,move=Nc3",
     "Left to the arbiter|5.Nc3|at the start and after 2...Ng8 and 4...Ng8: three times|Article "
     "9.2.2|One reading|The other|The arbiter decides"},
    {REASON_FIFTY_SHORT, ROOKS "98 120", "Kf1", "1:fifty",
     "1 half-move is missing|99 half-moves|100 are needed, 50 by each side|Article 9.3|written "
     "and not played (Article 9.3.1)|two minutes"},
    {REASON_FIFTY_SHORT, ROOKS "60 120", "Kf1", "1:fifty,move=Ra1",
     "even with 120...Ra1+ 38 half-moves are missing|61 half-moves|would make it 62"},
    {REASON_SEVENTYFIVE_SHORT, ROOKS "129 160", "Kf1", "1:seventyfive",
     "20 half-moves are missing|130 half-moves|150 are needed, 75 by each side|Article 9.6.2"},
    {REASON_NOT_DEAD, QUEEN, "Qf3 Kg8", "2:dead",
     "mate is still possible|2.Qa8#, and White has given mate|Article 5.2.2"},
    {REASON_NOT_STALEMATE, QUEEN, "", "0:stalemate",
     "White has a legal move|for example|Article 5.2.1|White to move"},
    {REASON_NOT_CHECKMATE, QUEEN, "", "0:checkmate", "White is not in check|Article 5.1.1"},
    {REASON_NOT_ON_MOVE, NULL, KNIGHTS, "8:threefold,by=black",
     "it is White's move|at the start and after 2...Ng8 and 4...Ng8: three times|White may claim "
     "a draw now, on the board (Article 9.2.2)|Article 9.2:|One reading|The other"},
    {REASON_MOVE_ALREADY_MADE, NULL, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3", "9:threefold,made",
     "already played 5.Nf3|after 1.Nf3, 3.Nf3 and 5.Nf3|Black may claim a draw now|should have "
     "written 5.Nf3, not played it|Article 9.2.1|Articles 9.4 and 1.3|One reading|The other"},
    {REASON_PIECE_TOUCHED, NULL, KNIGHTS, "7:threefold,move=Ng8,touched",
     "Black had touched a piece|would stand there again after 4...Ng8|would have been a "
     "draw|Article 9.4|comes back|One reading|The other"},
    {REASON_ILLEGAL_MOVE, NULL, FISCHER_PETROSIAN, "66:threefold,move=Qe5",
     "34.Qe5 is not a legal move|No white queen can go to e5|Article 9.2.1|34.Qe2, written|two "
     "minutes|must move the piece that was named"},
    {REASON_ILLEGAL_MOVE, "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "", "0:threefold,move=Nc3",
     "1.Nc3 would leave the white king in check"},
    {REASON_NOT_WRITTEN, NULL, KNIGHTS, "7:threefold,move=Ng8,unwritten",
     "Left to the arbiter|4...Ng8 was not written|would stand there again after 4...Ng8|Article "
     "9.2.1|One reading|The other|two minutes more|The arbiter decides"},
    {REASON_GAME_OVER, NULL, KNIGHTS " e4", "17:threefold",
     "Too late|with 8...Ng8|fifth time|at the start and after 2...Ng8, 4...Ng8, 6...Ng8 and "
     "8...Ng8|Article 9.6.1|does not count"},
    {REASON_GAME_OVER, ROOKS "149 160", "Kf1 Kg7", "2:fifty",
     "Too late|75 moves|150 half-moves|Article 9.6.2|drawn with 160.Kf1"},
    {REASON_GAME_OVER, "7k/8/8/8/8/8/8/K7 w - - 0 1", "", "0:threefold",
     "ended with the position given, in a dead position|Article 5.2.2|stands: the game is drawn."},
    {REASON_GAME_OVER, QUEEN, "Qf3 Kg8 Qa8#", "3:threefold",
     "Too late|checkmate|Article 5.1.1|White won with 2.Qa8#"},
    {REASON_OPPONENT_CAN_MATE, QUEEN, "", "0:flag,fallen=black",
     "White wins|Black's flag|only possible|White has given mate|Article 6.9|White wins the game"},
    {REASON_OPPONENT_CAN_MATE, QUEEN, "", "0:resign,by=black", "Black has resigned|Article 5.1.2"},
    {REASON_OPPONENT_CANNOT_MATE, QUEEN, "", "0:flag,fallen=white",
     "drawn|White's flag|Black cannot give mate|Black has too few men left|Article 6.9|The game is drawn"},
    {REASON_OPPONENT_CANNOT_MATE, "8/8/8/8/8/7P/r1k5/K7 w - - 0 60", "", "0:flag,fallen=white",
     "Black cannot give mate|only one legal move: 60.Kxa2|Black has too few men left|Article 6.9"},
    {REASON_GAME_OVER, "5r1k/4K2P/8/8/8/8/8/8 w - - 0 1", "Kxf8", "1:flag,fallen=black",
     "Too late: the game ended with 1.Kxf8, in a dead position|only one legal move: "
     "1...Kxh7|Article 5.2.2|drawn"},
    {REASON_HISTORY_UNKNOWN, ROOKS "20 60", "", "0:threefold",
     "Left to the arbiter|in the middle of a game|at the start: once|three times would be "
     "enough|Article "
     "9.2:"},
    {REASON_NOT_PROVEN, "1K6/1p4B1/kPp2B2/2P1B3/p1PB4/P1B5/8/8 w - - 0 60", "", "0:dead",
     "Left to the arbiter|whether the position is dead is not proven|positions were looked "
     "at|Article 5.2.2"},
    {REASON_BOTH_FLAGS, QUEEN, "", "0:flag,fallen=both",
     "Left to the arbiter|both flags have fallen|which fell first is not known|Article 6.8|Article "
     "6.9|last period|III.3.1|where they hold: drawn then"},
    {REASON_BOTH_FLAGS, QUEEN, "", "0:flag,fallen=both,last-period",
     "drawn: both flags have fallen in the last period|III.3.1|The game is drawn"},
    {REASON_AGREED, NULL, "e4 e5", "2:agreement", "drawn by agreement|Article 5.2.3"},
    {REASON_AGREED_TOO_EARLY, NULL, "e4 e5", "1:agreement",
     "cannot be agreed yet|only after both|Article 5.2.3"},
};

enum { ROWS = sizeof rows / sizeof *rows };

/* Reasons that only other rules than today's give, or give in other words. */
static const struct {
    const char *rules;
    struct row row;
} other_rows[] = {
    {"handbuch", {REASON_SERIES_REPEATED, NULL, KNIGHTS, "12:threefold",
     "same series of moves three times in succession|at the start and after 2...Ng8, 4...Ng8 and "
     "6...Ng8|Each run|played three times in succession"}},
    {"handbuch", {REASON_SERIES_NOT_REPEATED, NULL, "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8 Nf3 Nf6 Ng1 Ng8",
     "12:threefold",
     "came back|not by the same series of moves|at the start and after 2...Ng8, 4...Nb8 and "
     "6...Ng8|not known under these rules"}},
    {"fide2014", {REASON_NOT_CONSECUTIVE, NULL,
     "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb5 Nb4 Nc3 Nc6 Nb1 Nb8 Nf3 Nf6 Ng1 Ng8",
     "20:fivefold",
     "not at consecutive moves|Article 9.6a|in a row"}},
    {"corr1842", {REASON_RULE_UNKNOWN, NULL,
     KNIGHTS " Nc3 Nc6 Nb1 Nb8 Nf3 Nf6 Ng1 Ng8", "24:threefold",
     "Left to the arbiter|whether a position or a series of moves must come back|not read by us"}},
    {"fide1952", {REASON_RULE_UNKNOWN, QUEEN, "", "0:flag,fallen=black",
     "what a fallen flag means|not read by us"}},
    {"uscf7", {REASON_DIRECTOR_DECIDES, NULL, KNIGHTS, "16:fivefold",
     "Left to the director|at the start and after 2...Ng8, 4...Ng8, 6...Ng8 and 8...Ng8|may "
     "declare the game drawn, and need not|Article 14K"}},
    {"uscf7", {REASON_DIRECTOR_DECIDES, "7k/8/8/8/8/p7/8/1N5K b - - 0 1", "", "0:flag,fallen=black",
     "Left to the director|force a win|Article 14E"}},
    {"fide1989", {REASON_RULE_UNKNOWN, "4k3/8/8/R7/8/8/2B1K3/7r w - - 160 220", "", "0:fifty",
     "160 half-moves|150 may be enough, and 200 are for certain|endings have a longer count"}},
    {"handbuch", {REASON_RULE_UNKNOWN, ROOKS "100 120", "", "0:fifty",
     "100 half-moves|whether a number of moves draws the game"}},
    {"lichess", {REASON_THIRD_OCCURRENCE, NULL, KNIGHTS, "8:threefold,by=black",
     "either player may claim"}},
    {"uscf7", {REASON_THIRD_OCCURRENCE, NULL, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3",
     "9:threefold,made", "Article 14C|until the clock is pressed"}},
    {"fide1930", {REASON_AGREED_TOO_EARLY, NULL, "e4 e5", "2:agreement",
     "only after each has made 30 moves|Article 16d"}},
    {"london1883", {REASON_DEMAND_UNKNOWN, ROOKS "100 120", "", "0:fifty",
     "asks for it|100 half-moves|50 moves by each side are counted"}},
    {"lichess", {REASON_MATERIAL_LISTED, "7k/8/8/8/8/q7/8/1N5K b - - 0 1", "", "0:flag,fallen=black",
     "drawn: Black's flag|the men White has left|list of men"}},
    {"lichess", {REASON_MATERIAL_NOT_LISTED, "7k/8/8/8/8/p7/8/1N5K b - - 0 1", "",
     "0:flag,fallen=black", "White wins|not on the list|Whether a mate is possible is not asked"}},
    {"lichess", {REASON_MATERIAL_NOT_LISTED, "7k/8/8/8/8/p7/8/1N5K b - - 0 1", "", "0:dead",
     "No, the game goes on|not on the list|lichess.org"}},
    {"fide1930", {REASON_NO_EXCEPTION, QUEEN, "", "0:flag,fallen=white",
     "Black wins: White's flag has fallen.|whatever the opponent has left"}},
    {"fide2001", {REASON_COUNTED_SHORT, NULL, KNIGHTS, "4:threefold",
     "three minutes more|White loses half of the time that is left, three minutes at most"}},
};

enum { OTHER_ROWS = sizeof other_rows / sizeof *other_rows };

/* The first fact that is not in the text, or NULL. */
static const char *missing(const char *text, const char *facts, char *fact, size_t size)
{
    while (*facts) {
        size_t length = strcspn(facts, "|");
        if (length >= size)
            bail("a fact is too long");
        memcpy(fact, facts, length);
        fact[length] = '\0';
        if (!strstr(text, fact))
            return fact;
        facts += length + (facts[length] == '|');
    }
    return NULL;
}

/* No place left open, no blank too many, no exclamation, a full stop at the end. */
static bool is_well_formed(const char *text)
{
    size_t length = strlen(text);

    return length > 0 && text[length - 1] == '.' && !strpbrk(text, "{}!") && !strstr(text, "  ") &&
           !strstr(text, " \n") && !strstr(text, "\n\n") && !strstr(text, "..\n") &&
           !strstr(text, "(null)");
}

static bool tells_ply(const struct told *told, int ply, const char *text)
{
    const struct verdict *verdict = &told->verdict;
    struct buf label = {0};
    bool good;

    if (verdict->written != MOVE_NONE && ply == verdict->claimed_ply)
        notation_intended(&label, &told->game, verdict->claim.ply, verdict->written, NULL);
    else if (ply > 0)
        notation_move(&label, &told->game, ply, NULL);
    else
        buf_add(&label, "t the start");
    good = strstr(text, buf_text(&label)) != NULL;
    buf_clear(&label);
    return good;
}

/* The evidence of the verdict is in the text: its article, and each occurrence by its move.
 * Where the game was over before, the claimed position is of no interest. */
static bool tells_evidence(const struct told *told, const char *text)
{
    const struct verdict *verdict = &told->verdict;
    bool good =
        !verdict->article || strchr(verdict->article, ',') || strstr(text, verdict->article);

    for (size_t n = 0; verdict->reason != REASON_GAME_OVER && n < verdict->occurrences.count; n++)
        good = good && tells_ply(told, verdict->occurrences.items[n], text);
    return good;
}

static void tell_row(const struct row *row, const struct ruleset *rules, bool told_reasons[])
{
    struct told told;
    struct buf out = {0};
    char fact[200];
    const char *lacks;

    told_open(&told, row->fen, row->moves, row->claim, rules);
    told_all(&out, &told);
    told_reasons[told.verdict.reason] = true;
    is_string(reason_name(row->reason), reason_name(told.verdict.reason), "%s: the reason",
              row->claim);
    lacks = missing(buf_text(&out), row->facts, fact, sizeof fact);
    if (!ok(lacks == NULL, "%s %s: names the facts", reason_name(row->reason), row->claim))
        diag("missing: %s\nin: %s", lacks, buf_text(&out));
    if (!ok(is_well_formed(buf_text(&out)) && tells_evidence(&told, buf_text(&out)),
            "%s %s: is well formed and names the evidence", reason_name(row->reason), row->claim))
        diag("%s", buf_text(&out));
    buf_clear(&out);
    told_clear(&told);
}

/* What can't be proven takes the whole budget. */
static void tell_or_skip(const struct row *row, bool told_reasons[])
{
    if (!tap_is_slow() || row->reason != REASON_NOT_PROVEN) {
        tell_row(row, NULL, told_reasons);
        return;
    }
    skip(3, "%s: a search to the end of its budget", reason_name(row->reason));
    told_reasons[row->reason] = true;
}

static void reasons(void)
{
    bool told_reasons[REASON_COUNT] = {false};
    int untold = 0;

    for (size_t n = 0; n < ROWS; n++)
        tell_or_skip(&rows[n], told_reasons);
    for (size_t n = 0; n < OTHER_ROWS; n++)
        tell_row(&other_rows[n].row, ruleset_find(other_rows[n].rules), told_reasons);
    told_reasons[REASON_NOT_IN_RULESET] = true; /* below */
    for (int reason = 0; reason < REASON_COUNT; reason++)
        if (!told_reasons[reason]) {
            diag("not told: %s", reason_name((enum reason)reason));
            untold++;
        }
    is_int(0, untold, "every reason has a row");
}

/* --- rules that lack something --- */

static void other_rules(void)
{
    struct ruleset rules = *ruleset_default();
    struct told told;
    struct buf out = {0};

    rules.name = "the Rules of Our Club";
    rules.threefold_claim = 0;
    told_open(&told, NULL, KNIGHTS, "8:threefold", &rules);
    told_all(&out, &told);
    is_string("The claim is not valid: these rules know nothing of the kind.\n"
              "Under the Rules of Our Club no player can claim a draw by repetition.\n"
              "The game goes on, with White to move. The claim also counts as an offer of a draw "
              "(Article 9.1.2.3): it stands until Black accepts it, refuses it, or touches a piece "
              "to move it.",
              buf_text(&out), "a claim that the rules don't know");
    told_clear(&told);

    rules.threefold_claim = 3;
    rules.articles.threefold_board = NULL;
    rules.articles.claim_correct = NULL;
    told_open(&told, NULL, KNIGHTS, "8:threefold", &rules);
    buf_reset(&out);
    told_all(&out, &told);
    ok(strstr(buf_text(&out), "the Rules of Our Club: the player who has the move") &&
           strstr(buf_text(&out), "drawn at once (the Rules of Our Club)"),
       "rules without article numbers are named instead");
    told_clear(&told);

    rules.articles = ruleset_default()->articles;
    rules.penalty_opponent_seconds = 60;
    told_open(&told, NULL, KNIGHTS, "4:threefold", &rules);
    buf_reset(&out);
    explain_next(&out, &told.speaker);
    ok(strstr(buf_text(&out), "Black is given one minute more"), "the penalty of the ruleset");
    told_clear(&told);
    buf_clear(&out);
}

/* --- doubts --- */

static void doubts(void)
{
    static const char *const names[] = {"D1", "D2", "D3", "D4", "D5",
                                        "D6", "D7", "D8", "D9", "D10"};
    struct told told;

    told_open(&told, NULL, KNIGHTS, "8:threefold", NULL);
    for (size_t n = 0; n < sizeof names / sizeof *names; n++) {
        struct buf out = {0};
        told.verdict.doubts[0] = names[n];
        explain_reasons(&out, &told.speaker);
        ok(strstr(buf_text(&out), "\nOne reading: ") && strstr(buf_text(&out), " The other: ") &&
               is_well_formed(buf_text(&out)),
           "%s: both readings", names[n]);
        buf_clear(&out);
    }
    told.verdict.doubts[0] = NULL;
    told_clear(&told);
}

/* --- what goes beside a claim --- */

static void says(const char *moves, const char *claim, const char *facts)
{
    struct told told;
    struct buf out = {0};
    char fact[200];
    const char *lacks;

    told_open(&told, NULL, moves, claim, NULL);
    told_all(&out, &told);
    lacks = missing(buf_text(&out), facts, fact, sizeof fact);
    if (!ok(!lacks && is_well_formed(buf_text(&out)), "%s", claim))
        diag("missing: %s\nin: %s", lacks ? lacks : "nothing", buf_text(&out));
    buf_clear(&out);
    told_clear(&told);
}

static int count_of(const char *text, const char *part)
{
    int count = 0;

    for (const char *at = strstr(text, part); at; at = strstr(at + 1, part))
        count++;
    return count;
}

/* What the arbiter decides is said once, where it follows from the readings. */
static void says_once(const char *claim, const char *text)
{
    struct told told;
    struct buf out = {0};
    int times;

    told_open(&told, NULL, KNIGHTS, claim, NULL);
    told_all(&out, &told);
    times = count_of(buf_text(&out), "arbiter decides") +
            count_of(buf_text(&out), "arbiter's decision");
    if (!ok(times == 1 && strstr(buf_text(&out), text), "%s: once: %s", claim, text))
        diag("in: %s", buf_text(&out));
    buf_clear(&out);
    told_clear(&told);
}

/* Headline, reasons and what follows don't say the same thing after one another. */
static void says_part_once(const char *claim, const char *text)
{
    struct told told;
    struct buf out = {0};

    told_open(&told, NULL, KNIGHTS, claim, NULL);
    told_all(&out, &told);
    if (!is_int(1, count_of(buf_text(&out), text), "%s: once: %s", claim, text))
        diag("in: %s", buf_text(&out));
    buf_clear(&out);
    told_clear(&told);
}

static void flows(void)
{
    says_part_once("8:fivefold", "game goes on");
    says_part_once("8:threefold,by=black", "it is White's move");
    says_part_once("8:threefold,touched", "touched a piece before");
    says_part_once("8:threefold,made", "4...Ng8.\n");
    says_part_once("8:threefold,made,pressed", "costs no time. The other: it is an incorrect claim, "
                   "and the opponent is given two minutes more.\nWhether White is given");
    says_once("8:threefold,move=e4", "The arbiter decides.");
    says_once("7:threefold,move=Ng8,unwritten", "The arbiter decides.");
    says_once("8:threefold,made",
              "Whether White is given two minutes more for it is the arbiter's decision.");
}

static void circumstances(void)
{
    says(KNIGHTS, "8:threefold,running", "does not spoil a claim|Article 9.5.1");
    says(KNIGHTS, "8:threefold,again", "refused before does not decide this one");
    says(KNIGHTS, "8:threefold,no-sheet", "the right to claim is the same");
    says(KNIGHTS, "4:threefold,accepted", "not valid|Black accepts|Article 9.1.2.3|by agreement");
    says(KNIGHTS, "8:threefold,move=Nf3,changed=Nc3", "5.Nc3|can't be changed (Article 9.2.1)");
    says(KNIGHTS, "4:threefold,flag-fallen=white", "White's flag fell while|arbiter decides");
    says(KNIGHTS, "8:threefold,move=Nf3,unwritten",
         "The position on the board allows the claim too|Article 9.2.2");
    says("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3", "9:threefold,by=white,made,pressed",
         "clock pressed; the time to claim was before");
}

static void languages(void)
{
    const struct san_letters *german = notation_find("de");
    struct told told;
    struct buf out = {0};

    told_open(&told, NULL, FISCHER_PETROSIAN, "66:threefold,move=Qe2", NULL);
    told.speaker.letters = german;
    told_all(&out, &told);
    ok(strstr(buf_text(&out), "after 30.De2 and 32.De2") && !strstr(buf_text(&out), "Qe2"),
       "moves in the speaker's letters");
    told_clear(&told);
    buf_reset(&out);
    told_open(&told, NULL, FISCHER_PETROSIAN, "66:threefold,move=Qe5", NULL);
    told.speaker.letters = german;
    told_all(&out, &told);
    ok(strstr(buf_text(&out), "34.De5") && !strstr(buf_text(&out), "Qe5"), "an illegal move too");
    told_clear(&told);
    buf_reset(&out);
    told_open(&told, NULL, "e4", "0:threefold,move=Qe5", NULL);
    strcpy(told.verdict.claim.move, "\x1b[31mQe5");
    told_all(&out, &told);
    ok(!strchr(buf_text(&out), '\x1b'), "a written move from a file is cleaned");
    told_clear(&told);
    buf_clear(&out);
}

static void says_at_the_latest(void)
{
    struct told told;
    struct buf text = {0};

    told_open(&told, "8/8/8/8/8/8/r2k4/K7 w - - 0 60", "Kxa2 Kd3", "2:threefold", NULL);
    told.verdict.end_at_latest = true;
    told_all(&text, &told);
    ok(strstr(buf_text(&text), "ended with 60.Kxa2 at the latest, in a dead position") != NULL,
       "an end of which the first moment is open");
    buf_clear(&text);
    told_clear(&told);
}

int main(void)
{
    tap_plan(3 + 3 * ROWS + 3 * OTHER_ROWS + 1 + 3 + 10 + 8 + 8 + 3 + 1);
    says_at_the_latest();
    famous();
    reasons();
    other_rules();
    doubts();
    flows();
    circumstances();
    languages();
    return tap_done();
}
