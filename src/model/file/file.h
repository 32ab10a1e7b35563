/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* file.h — puzzle files, read and written off the main thread.
 *
 * Errors are GErrors whose message is a translated sentence that names the file and the line.
 * A failed read changes nothing; a failed write leaves the old file as it was (g_file_replace, and on
 * error the stream is closed with a cancelled cancellable; never g_file_replace_contents; a new file gets
 * its name once it is whole). Links are followed, and what is written is on the disk when a save has ended. */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "formats/format.h"

#define SETDOKU_FILE_ERROR (setdoku_file_error_quark ())
GQuark setdoku_file_error_quark (void);
typedef enum { SETDOKU_FILE_ERROR_PARSE, SETDOKU_FILE_ERROR_TOO_LARGE, SETDOKU_FILE_ERROR_NOT_REGULAR,
               SETDOKU_FILE_ERROR_CHANGED, SETDOKU_FILE_ERROR_PICTURE } SetdokuFileError;

/* Of an error about a text: what it would be read as with one thing put right, and the words of a button for that. Borrowed;
 * NULL: nothing is proposed. */
const char *setdoku_file_error_get_repair (const GError *error, const char **label);

/* records: as format_read () gives them, at least one with a document (else the load fails with the first error). What is no text,
 * but a picture of a kind that can be looked at, fails with SETDOKU_FILE_ERROR_PICTURE. */
void    setdoku_file_load_async   (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, void *user);
GArray *setdoku_file_load_finish  (GAsyncResult *result, const Format **format, GError **error);

/* Parses text at hand (paste, drop). name may be NULL: "The clipboard". Same results as a load. */
GArray *setdoku_file_parse        (const char *bytes, gsize length, const char *name, const Format **format, GError **error);

/* The same off the main thread, for what may be long; takes the text, and ends with setdoku_file_load_finish (). */
void    setdoku_file_parse_async  (char *text, gsize length, const char *name, GCancellable *cancellable,
                                   GAsyncReadyCallback callback, void *user);

/* A sentence that names what of the board a format does not hold. g_free () it. */
char   *setdoku_file_refusal      (const Format *format, const Document *document);

/* document is copied. expected: what the file is known to hold, as setdoku_file_get_seen () told; if another program has
 * changed it the save fails with SETDOKU_FILE_ERROR_CHANGED. NULL: whatever it holds is replaced. */
void    setdoku_file_save_async   (GFile *file, const Format *format, const Document *document, const char *expected,
                                   GCancellable *cancellable, GAsyncReadyCallback callback, void *user);
bool    setdoku_file_save_finish  (GAsyncResult *result, GError **error);

/* Anything else that goes into a file of the user's choice. bytes: a reference is held; the text is taken. */
void    setdoku_file_write_bytes_async (GFile *file, GBytes *bytes, GCancellable *cancellable, GAsyncReadyCallback callback,
                                        void *user);
void    setdoku_file_write_async  (GFile *file, char *text, GAsyncReadyCallback callback, void *user);
bool    setdoku_file_write_finish (GAsyncResult *result, GError **error);

/* Writes what is too long to be kept, piece by piece, on the worker. False: it is given up, and what was there stays. */
typedef bool (*FilePut) (GOutputStream *stream, void *user, GCancellable *cancellable, GError **error);

/* data: for put, freed in any case by free_data; the callback comes before that. */
void    setdoku_file_put_async    (GFile *file, FilePut put, void *data, GDestroyNotify free_data, GCancellable *cancellable,
                                   GAsyncReadyCallback callback, void *user);
bool    setdoku_file_put_finish   (GAsyncResult *result, GError **error);

/* Of a load or a save, in its callback: what the file held then, in short. Borrowed; NULL after an error. */
const char *setdoku_file_get_seen (GAsyncResult *result);

/* Of a load, likewise: how many lines of it were passed over, see format_count_skipped (). */
unsigned    setdoku_file_get_skipped (GAsyncResult *result);

/* The blocking forms, for the command line, for workers and tests. */
GArray *setdoku_file_load         (GFile *file, GCancellable *cancellable, const Format **format, GError **error);
bool    setdoku_file_write_bytes  (GFile *file, GBytes *bytes, GCancellable *cancellable, GError **error);
bool    setdoku_file_save         (GFile *file, const Format *format, const Document *document,
                                   GCancellable *cancellable, GError **error);

/* What writes a file takes of these. A name in the same folder that no file has, for mkstemp (): a short one, as the file's may be
 * as long as names can be, and known to the next save, which sweeps what a killed one left. */
char   *setdoku_file_name_beside  (const char *path);
/* A new name is on the disk only with its folder. Where that cannot be, what was written is there all the same. */
void    setdoku_file_sync_folder  (const char *path);
