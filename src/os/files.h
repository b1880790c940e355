/* SPDX-License-Identifier: MIT */
/* Files: read whole, read as a stream, replace atomically. */
#ifndef OS_FILES_H
#define OS_FILES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "base/err.h"

/* Reads all of a file ("-": standard input) of at most `limit` bytes.  err: ERR_FILE_OPEN,
 * ERR_FILE_READ, ERR_FILE_TOO_LARGE, with file set.  Folders are refused. */
bool files_read(struct buf *out, const char *path, size_t limit, struct err *err);

/* Writes to a temporary name beside it, syncs and renames; makes missing folders (0700); the
 * file is 0600. */
bool files_replace(const char *path, const char *bytes, size_t length, struct err *err);

/* Writes a new file and syncs, never over one that is there (ERR_FILE_THERE).  What can't be
 * written whole does not stay. */
bool files_create(const char *path, const char *bytes, size_t length, struct err *err);

/* Makes the folders above a file (0700), as far as they are missing.  False: errno says why. */
bool files_make_folders(const char *path);
/* A file's new name has to be on the disk too.  Some file systems can't sync a folder; then
 * nothing more can be done, and the file itself is whole. */
void files_sync_folder(const char *path);

/* Adds to the end of a file, which is made (0600, with missing folders) and begun with `head`
 * where there is none, and syncs. */
bool files_append(const char *path, const char *head, const char *bytes, size_t length,
                  struct err *err);

/* A file read in pieces, for pgn_source. */
struct file_stream;
struct file_stream *file_stream_open(const char *path, struct err *err); /* "-": standard input */
long file_stream_read(void *stream, char *bytes, size_t size);           /* as pgn_source.read */
/* The error of a read that returned -1. */
void file_stream_error(const struct file_stream *stream, struct err *err);
void file_stream_close(struct file_stream *stream);

#endif
