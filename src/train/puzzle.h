/* SPDX-License-Identifier: MIT */
/*
 * Puzzles out of a PGN file (doc/puzzle-format.md), of two kinds.  One per `[%claim …]`: the
 * verdict is never stored as the answer; `[%expect]` is what the author believes, and
 * puzzle_check proves it with the core.  And one per game with a `[%question]`: a question on
 * the Laws with two to five choices.
 */
#ifndef TRAIN_PUZZLE_H
#define TRAIN_PUZZLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/err.h"
#include "core/claim.h"
#include "core/ruleset.h"
#include "core/verdict.h"
#include "pgn/claim_text.h"
#include "pgn/reader.h"

enum topic {
    TOPIC_THREEFOLD,
    TOPIC_FIFTY,
    TOPIC_AUTOMATIC,
    TOPIC_STALEMATE,
    TOPIC_DEAD,
    TOPIC_FLAG,
    TOPIC_PROCEDURE,
    TOPIC_AGREEMENT,
    TOPIC_HISTORY,     /* these and most of procedure are topics of law questions */
    TOPIC_OTHER_RULES,
    TOPIC_TERMS,
    TOPICS
};
const char *topic_name(enum topic topic);           /* "threefold" */
enum topic topic_find(const char *name);            /* TOPICS if none */

/* One text in several languages; items[0] is the text without a language if there is one. */
struct translation {
    char language[8]; /* "" for the text without a language */
    char *text;       /* cleaned for a terminal; paragraphs by newline */
};
struct words {
    struct translation *items;
    size_t count;
};
/* The text in a language, else the one without; "" if there is none.  A text without a
 * language is taken for English.  *fallback (may be NULL) becomes true where there is a text
 * and none in that language; it is never set to false. */
const char *words_in(const struct words *words, const char *language, bool *fallback);

/* The game that puzzles of it share. */
struct puzzle_game {
    struct pgn_game pgn;
    char *file;              /* name for messages */
    struct words title;
    struct words story;      /* before the first move */
    struct words aftermath;  /* after the last move, and not a claim's own */
};

enum puzzle_kind { PUZZLE_CLAIM, PUZZLE_QUESTION, PUZZLE_KINDS };
const char *puzzle_kind_name(enum puzzle_kind kind); /* "claim" */

enum { CHOICES_LEAST = 2, CHOICES_MOST = 5 };

/* An answer that a question offers. */
struct choice {
    struct words words;
    bool right;
    long line, column;       /* for messages */
};

struct puzzle {
    enum puzzle_kind kind;
    const struct puzzle_game *source; /* owned by the pack */
    char *id;                /* "fischer-petrosian-1971", "…#2" */
    uint64_t content;        /* hash of what is asked: moves, claim, ruleset; of a law question its
                              * words, its right choices, the ruleset and the diagram */
    const char *rules_id;    /* lives as long as the pack */
    const struct ruleset *rules; /* NULL: a question under rules that the core does not know */
    enum topic topic;
    int level;               /* 1 .. 5 */
    struct claim claim;      /* of a question: empty */
    bool has_expect;
    struct expect expect;
    struct words words;      /* what is said about the claim, before the answer; the question */
    struct words aftermath;  /* this claim's own, after the answer; why the right choices are right */
    struct choice *choices;  /* of a question: 2 to 5, in the file's order; of a claim NULL */
    size_t choice_count;
    bool several;            /* all right choices are wanted, not the only one */
    bool has_diagram;        /* the question is about the starting position of its game */
    char *article;           /* of a question: where the answer stands, "9.2, 9.4"; NULL: nowhere */
    char **sets;             /* names of the sets it is in ("famous") */
    size_t set_count;
    long line;               /* of the claim or the question, for messages */
    long column;
};

/* A pack of puzzle files.  Zero-initialise; pack_clear it. */
struct pack {
    struct puzzle_game **games;
    size_t game_count, game_capacity;
    struct puzzle *puzzles;  /* pointers into it are valid until the next pack_read */
    size_t count, capacity;
};

/* Reads one file's text into the pack.  What is wrong goes to `errors` with file (the pointer
 * `file`, which has to live as long as they do), line and column; a file with errors still
 * gives its good puzzles; warnings likewise.  False only for memory: the pack then has what
 * was read so far.  Ids are checked for being unique within the pack.
 *
 * Beyond doc/puzzle-format.md's tags: `[%level N]` and `[%set NAME]` in a claim's comment hold
 * for that claim.  Whose a comment is: before the first move the story; right behind a claim
 * (same ply) that claim's aftermath and nobody else's, for it would answer the other claims
 * of the game; after the last move otherwise the aftermath of all.  With `[%lang xx]` it is
 * the translation of the one before it.  Other comments are passed over.
 *
 * In a game with a question every comment is a part of it or a translation of one. */
bool pack_read(struct pack *pack, const char *file, const char *text, size_t length,
               struct err_list *errors, struct err_list *warnings);
void pack_clear(struct pack *pack);

/* The core's verdict on a claim.  False: memory.  verdict_clear it. */
bool puzzle_verdict(const struct puzzle *puzzle, struct verdict *out);
/* Proves [%expect]: false with ERR_EXPECT_DIFFERS and place when the core sees it otherwise;
 * true also where nothing is expected.  Of a question it says the first thing that an author
 * should mend: article, choices one inside another, texts that do not fit the screen. */
bool puzzle_check(const struct puzzle *puzzle, struct err *err);
/* Appends what is asked, as the text of which `content` is the hash. */
void puzzle_hash_text(struct buf *out, const struct puzzle *puzzle);
/* The right choices of a question as bits, 1 << index in `choices`. */
unsigned puzzle_right_choices(const struct puzzle *puzzle);
bool puzzle_in_set(const struct puzzle *puzzle, const char *set);
/* Appends the ruleset in words; its id where the core does not know it. */
void puzzle_rules(struct buf *out, const struct puzzle *puzzle);
/* Title in a language; the players' names when the file has none.  Cleaned, not empty. */
const char *puzzle_title(const struct puzzle *puzzle, const char *language);
/* Appends the title with the id, for where one looks for the other. */
void puzzle_name(struct buf *out, const struct puzzle *puzzle, const char *language);
const char *puzzle_story(const struct puzzle *puzzle, const char *language, bool *fallback);
/* Appends this claim's aftermath, then the game's on a line of its own. */
void puzzle_aftermath(struct buf *out, const struct puzzle *puzzle, const char *language, bool *fallback);

#endif
