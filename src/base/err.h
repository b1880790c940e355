/* SPDX-License-Identifier: MIT */
/*
 * What went wrong, as data: a code, a place and up to three arguments.  Never a
 * sentence: text/complain turns an err into one, in the user's language, and
 * only src/cli prints it.
 *
 *     struct err err;
 *     if (!fen_parse(text, length, &position, NULL, &err))
 *         ... complain(&err, &buf) ...
 *
 * Every function that takes a `struct err *` accepts NULL there (the caller is
 * not interested) and writes to it only when it fails.
 */
#ifndef BASE_ERR_H
#define BASE_ERR_H

#include <stdbool.h>
#include <stddef.h>

/* One list of everything that can be wrong with what the user gave us.  The
 * names that JSON shows are err_code_name()'s; keep the two lists together. */
enum err_code {
    ERR_NONE,
    /* the machine */
    ERR_MEMORY,          /* no memory left */
    ERR_FILE_OPEN,       /* text: why (strerror) */
    ERR_FILE_READ,       /* text: why */
    ERR_FILE_WRITE,      /* text: why */
    ERR_FILE_TOO_LARGE,  /* number: limit in bytes */
    ERR_LISTEN,          /* text: address; text: why */
    ERR_NO_GAME,         /* number: of the game that was looked for, 0 for any */
    ERR_NOT_CHESS,       /* neither PGN nor FEN; text: the first bytes, made visible */
    /* bytes and tokens of a PGN file */
    ERR_NOT_UTF8,        /* warning: the game is read as Latin-1; text: the bytes, as "0xC0 0xAF" */
    ERR_STRAY,           /* a character that means nothing here; text: it, a control as "\\x00" */
    ERR_COMMENT_OPEN,    /* a comment or string without its end */
    ERR_TAG_FORM,        /* not [Name "value"] */
    ERR_TAG_QUOTES,      /* warning: unescaped quotes inside a tag's value */
    ERR_TAG_TOO_LONG,    /* number: limit in bytes */
    ERR_COMMENT_TOO_LONG,/* number: limit in bytes */
    ERR_VARIATION_DEPTH, /* number: limit */
    ERR_VARIATION_OPEN,  /* ( without ) at the game's end, or ) without ( */
    ERR_GAME_TOO_LONG,   /* number: limit in plies */
    ERR_RESULT_MISSING,  /* warning: no result at the end of the moves */
    ERR_RESULT_DIFFERS,  /* warning: text: tag's, text: movetext's */
    ERR_RESULT_AGAIN,    /* warning: a second result; text: it */
    ERR_RESULT_SPELLING, /* warning: text: as written, text: as read */
    ERR_RESULT_BOARD,    /* warning: contradicts the mate or stalemate on the board; text: the result */
    ERR_TAG_DUPLICATE,   /* warning: text: the tag's name; the first one counts */
    ERR_VARIANT,         /* a variant other than standard or Chess960; text: its name */
    /* moves; text: the move as written */
    ERR_MOVE_ILLEGAL,    /* right form, right piece, and not legal */
    ERR_MOVE_UNREACHABLE,/* no such piece can get there; text: move, text: the piece's English
                            letter, text: square */
    ERR_MOVE_AMBIGUOUS,  /* number: how many fit */
    ERR_MOVE_PROMOTION,  /* the promotion piece is missing */
    ERR_MOVE_FORM,       /* not a move at all */
    ERR_MOVE_LETTER,     /* text: move, text: the letter, text: language */
    ERR_MOVE_NULL,       /* a null move: the Laws know no passing */
    ERR_MOVE_CAPTURE_FILE,/* pawn capture without its file; text: move */
    ERR_MOVE_CHECK,      /* leaves or puts the own king in check; text: move */
    ERR_MOVE_REPAIRED,   /* warning: text: as written, text: canonical SAN */
    ERR_MOVE_NUMBER,     /* warning: text: as written; number: expected */
    /* FEN */
    ERR_FEN_FIELDS,      /* number: fields found */
    ERR_FEN_RANKS,       /* number: ranks found */
    ERR_FEN_RANK_SQUARES,/* number: squares found; number: rank; text: the rank */
    ERR_FEN_DIGITS,      /* two digits side by side; number: rank; text: the rank */
    ERR_FEN_PIECE,       /* text: the character; number: rank */
    ERR_FEN_TURN,        /* text */
    ERR_FEN_CASTLING,    /* text */
    ERR_FEN_EN_PASSANT,  /* text */
    ERR_FEN_CLOCK,       /* text */
    ERR_FEN_NUMBER,      /* text */
    ERR_FEN_KINGS,       /* number: how many; number: enum color */
    ERR_FEN_PAWN_RANK,   /* pawns on the first or last rank; text: square */
    ERR_FEN_KINGS_TOUCH,
    ERR_FEN_CHECK,       /* the side not to move is in check; number: enum color in check */
    ERR_FEN_MEN,         /* too many men or pawns of one colour; number: how many; number: enum color */
    ERR_FEN_CHECKERS,    /* more than two men give check; number: how many */
    ERR_FEN_TEXT_AFTER,  /* something follows the FEN; text: it */
    /* FEN repairs: warnings */
    ERR_FEN_FIELDS_MISSING,   /* number: fields found; counters taken as 0 and 1 */
    ERR_FEN_CASTLING_DROPPED, /* text: the flag; no king and rook for it */
    ERR_FEN_EP_DROPPED,       /* text: the square; no such double step */
    ERR_FEN_NUMBER_ZERO,      /* move number 0 read as 1 */
    ERR_FEN_CLOCK_LARGE,      /* number: clock; number: most that fits */
    ERR_HISTORY_UNKNOWN,      /* number: halfmove clock of the starting position */
    /* claims */
    ERR_CLAIM_FORM,      /* text: what was found */
    ERR_CLAIM_EMPTY,     /* nothing after the ply; text: the whole argument */
    ERR_CLAIM_PLY,       /* text: what stands where a ply should */
    ERR_CLAIM_PLY_RANGE, /* number or text: ply; number: plies in the game */
    ERR_CLAIM_KIND,      /* text */
    ERR_CLAIM_ARGUMENT,  /* text: unknown argument */
    ERR_CLAIM_VALUE,     /* text: argument; text: its value */
    ERR_CLAIM_NEEDS,     /* text: kind; text: argument that it needs */
    ERR_CLAIM_CLASH,     /* text: argument; text: argument it can't go with */
    ERR_CLAIM_VARIATION, /* a claim inside a variation */
    ERR_EXPECT_FORM,     /* text */
    ERR_EXPECT_DIFFERS,  /* text: expected; text: the core's verdict */
    /* puzzles */
    ERR_PUZZLE_NO_ID,
    ERR_PUZZLE_ID_FORM,  /* text: id */
    ERR_PUZZLE_ID_SPOILS,/* text: id; text: the word */
    ERR_PUZZLE_ID_TWICE, /* text: id; text: file where it stood first */
    ERR_PUZZLE_NO_CLAIM,
    ERR_PUZZLE_RULESET,  /* text: unknown id */
    ERR_PUZZLE_TOPIC,    /* text */
    ERR_PUZZLE_LEVEL,    /* text */
    ERR_PUZZLE_SET,      /* text */
    ERR_PUZZLE_GAME,     /* the game can't be read to its end */
    ERR_PUZZLE_TITLE,    /* warning: longer than a line; number: columns */
    ERR_PUZZLE_LANG,     /* text: not a language code */
    /* law questions */
    ERR_QUESTION_MOVES,  /* moves in the game of a question */
    ERR_QUESTION_CLAIM,  /* a claim in the game of a question */
    ERR_QUESTION_TWICE,  /* text: the command that stands there once more */
    ERR_QUESTION_PART,   /* a comment that is no part of the question */
    ERR_QUESTION_ORDER,  /* text: the command; text: the one that must come before it */
    ERR_QUESTION_EMPTY,  /* text: the command without words */
    ERR_QUESTION_CHOICES,/* number: choices */
    ERR_QUESTION_RIGHT,  /* number: right choices, where one is wanted */
    ERR_QUESTION_BECAUSE,/* no explanation */
    ERR_QUESTION_LONG,   /* number: rows; number: most */
    ERR_CHOICE_LONG,     /* number: columns; number: most */
    ERR_CHOICE_WITHIN,   /* text: a choice; text: the one it is a part of */
    ERR_PUZZLE_ARTICLE,  /* text: article; text: ruleset */
    ERR_COMMAND_FORM,    /* a [% command that is not closed; text */
    ERR_COMMAND_UNKNOWN, /* warning in games, error in puzzle files; text */
    /* settings and command line */
    ERR_CONFIG_KEY,      /* warning; text: key */
    ERR_CONFIG_VALUE,    /* text: key; text: value */
    ERR_WEIGHT_COUNT,    /* number: weights found */
    ERR_WEIGHT_VALUE,    /* number: index from 0; text: what stands there */
    ERR_OPTION_VALUE,    /* text: option; text: value; text: what is wanted */
    ERR_RULESET_UNKNOWN, /* text: id */
    /* a tournament's own rules */
    ERR_RULES_FORM,      /* not "key = value" */
    ERR_RULES_BASE,      /* not named first, or twice; text: what stands there */
    ERR_RULES_KEY,       /* text: key */
    ERR_RULES_VALUE,     /* text: key; text: value */
    /* profiles and what they keep */
    ERR_PROFILE_NAME,    /* text: name */
    ERR_PROFILE_NONE,    /* text: name */
    ERR_PROFILE_THERE,   /* text: name */
    ERR_STORE_NO_PLACE,  /* no data folder is known */
    ERR_STORE_OPEN,      /* text: why */
    ERR_STORE_KEEP,      /* text: why */
    ERR_STORE_LOST,      /* number: answers; text: why */
    ERR_STORE_READ_ONLY, /* warning; text: why */
    ERR_STORE_NEWER,     /* number: version of its tables; number: the latest that is known */
    ERR_STORE_FOREIGN,
    ERR_STORE_DAMAGED,   /* warning; number: answers that were saved; text: the damaged file's name now */
    ERR_STORE_BUSY,
    ERR_FILE_THERE,      /* a new file's name is taken; text: why */
    /* exams */
    ERR_EXAM_KIND,       /* not such a file, or of a version not known; text: its first line should be */
    ERR_EXAM_LINE,       /* text: the line */
    ERR_EXAM_HASH,       /* the hash says that something was changed */
    ERR_EXAM_CUT,        /* the last line has no end */
    ERR_EXAM_PAPER,      /* answers to another paper */
    ERR_EXAM_MISSING,    /* text: id of a puzzle that is not here */
    ERR_EXAM_OTHER,      /* text: id of a puzzle that asks something else by now */
    ERR_EXAM_FEW,        /* text: part; number: wanted; number: found */
    ERR_EXAM_MANY,       /* number: the most; number: wanted */
    ERR_EXAM_OVER,       /* handed in, or the time is over */
    ERR_COUNT
};

enum err_arg_kind { ERR_ARG_NONE, ERR_ARG_NUMBER, ERR_ARG_TEXT };

enum { ERR_TEXT_SIZE = 80, ERR_ARGS = 3 };

struct err_arg {
    enum err_arg_kind kind;
    long number;
    char text[ERR_TEXT_SIZE]; /* raw bytes of a stranger's file, cut to fit; NUL-terminated */
};

struct err {
    enum err_code code;
    const char *file; /* borrowed; NULL if there is none.  Whoever knows it fills it in */
    long line;        /* from 1; 0: not known */
    long column;      /* in characters, from 1; 0: not known */
    long game;        /* number of the game in its file, from 1; 0: none */
    int ply;          /* half-moves from the start, 1 = the first move; -1: none */
    bool in_tag;      /* a FEN error in the value of a game's FEN tag */
    struct err_arg args[ERR_ARGS];
};

/* Starts an err of the given code without place and arguments.  err may be NULL. */
void err_set(struct err *err, enum err_code code);

/* Adds the next argument.  err may be NULL; a fourth argument is a bug (assert).
 * Text of `length` bytes is copied, cut to ERR_TEXT_SIZE - 1 at a whole UTF-8
 * character where it is UTF-8. */
void err_add_number(struct err *err, long number);
void err_add_text(struct err *err, const char *text);
void err_add_bytes(struct err *err, const char *text, size_t length);

/* The code as JSON shows it: lower case with dashes, "move-ambiguous".  Never NULL. */
const char *err_code_name(enum err_code code);

/* A growing list of errs: warnings while something is read.  Zero-initialise. */
struct err_list {
    struct err *items;
    size_t count;
    size_t capacity;
};

/* Appends a copy; false only when memory is short.  list may be NULL (dropped, true). */
bool err_list_add(struct err_list *list, const struct err *err);
/* Forgets the entries, keeps the memory. */
void err_list_reset(struct err_list *list);
/* Frees; fine on NULL and on a cleared list. */
void err_list_clear(struct err_list *list);

#endif
