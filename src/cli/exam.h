/* SPDX-License-Identifier: MIT */
/* The command `exam`: one function for each of its words, and where its files are. */
#ifndef CLI_EXAM_H
#define CLI_EXAM_H

#include "cli/command.h"
#include "train/exam_grade.h"
#include "train/exam_paper.h"
#include "train/exam_sheet.h"
#include "train/puzzle.h"

enum exit_status exam_new(struct context *context, const struct options *options);
enum exit_status exam_take(struct context *context, const struct options *options);
enum exit_status exam_go_on(struct context *context, const struct options *options);
enum exit_status exam_grade(struct context *context, const struct options *options);
enum exit_status exam_report(struct context *context, const struct options *options);
enum exit_status exam_print(struct context *context, const struct options *options);

/* A paper with its puzzles.  Zero-initialise. */
struct exam_desk {
    struct exam_paper paper;
    struct selection puzzles;  /* the paper's, in its order; into a pack */
};
/* Reads a paper and finds its puzzles in a pack; says what is wrong.  exam_desk_clear it. */
enum exit_status exam_desk_open(struct exam_desk *desk, const struct context *context,
                                const char *path, const struct pack *pack);
/* The same without a word: false, and what is wrong goes to faults.  `path` must live as long as
 * they do. */
bool exam_desk_read(struct exam_desk *desk, const char *path, const struct pack *pack,
                    struct err_list *faults);
void exam_desk_clear(struct exam_desk *desk);

/* Says all that is wrong; the status that fits. */
enum exit_status exam_complain(const struct context *context, const struct err_list *faults);

/* A paper, and the answers of candidates to it, all read and checked, with the key. */
struct exam_marks {
    struct pack pack;
    struct exam_desk desk;
    struct exam_key key;
    struct exam_sheet *sheets;
    const char *const *files;  /* of the sheets; the command's operands */
    size_t count;
};
/* Operands: the word, the paper, one answers file or more.  Says what is wrong. */
enum exit_status exam_marks_open(struct exam_marks *marks, const struct context *context,
                                 const struct options *options);
void exam_marks_clear(struct exam_marks *marks);

/* Appends an answer in words, as "invalid: counted short". */
void exam_say_answer(struct buf *out, const struct puzzle *puzzle, const struct exam_answer *answer,
                     const char *language);

/* Writes a text to standard output; it may have failed. */
enum exit_status exam_write(const struct context *context, const struct buf *text);
/* The same to a new file, never over one that is there; NULL or "-": to standard output. */
enum exit_status exam_write_new(const struct context *context, const struct buf *text,
                                const char *path);

/* --- the folder of exams --- */

/* Appends the path of the folder, with / behind it; false: no home is known. */
bool exam_folder(struct buf *out, const struct context *context);
/* Appends the name, without folder, of a candidate's answers to a paper. */
void exam_answers_name(struct buf *out, const struct exam_paper *paper, const char *candidate);
/* Appends the paper's and the candidate's name, as the name of a file of answers has them; of another
 * file its name. */
void exam_say_answers(struct buf *out, const char *path);
/* Keeps a copy of the paper in the folder, for `resume`. */
bool exam_keep_paper(const struct context *context, struct exam_paper *paper, struct err *err);
/* Appends the path of the kept paper with this hash; false: there is none. */
bool exam_find_paper(struct buf *out, const struct context *context, const char *hash);
/* Appends to the list the answers in the folder that are not handed in. */
bool exam_find_open(struct path_list *out, const struct context *context);

#endif
