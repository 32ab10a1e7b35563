/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* file-private.h — what reading (file.c) and writing (file-write.c) share. */
#pragma once

#include "file.h"

char       *file_display_name (GFile *file);                         /* g_free () it */
char       *file_seen         (const void *bytes, gsize length);     /* as setdoku_file_get_seen () tells it; g_free () it */

/* Looks at what the file is before anything is opened: opening a pipe would wait for its other end. At most max bytes.
 * missing, may be NULL: a file that is not there is no error then. */
bool        file_check_kind   (GFile *file, const char *name, goffset max, bool *missing, GCancellable *cancellable,
                               GError **error);

/* NULL on error. A file that tells no size, or grows, is cut off at the limit too. */
GByteArray *file_read_all     (GFile *file, const char *name, GCancellable *cancellable, GError **error);

/* Both, with errors that are translated sentences. At most FORMAT_MAX_BYTES. */
GByteArray *file_read_worded  (GFile *file, const char *name, GCancellable *cancellable, GError **error);

/* Puts GIO's error into a translated sentence that names the file; a cancelled one stays as it is. */
void        file_word_read_error (GError **error, const char *name);

/* expected: what file_seen () must say of what is there, else SETDOKU_FILE_ERROR_CHANGED; NULL: anything. A file that is not
 * there any more is made again. Errors are translated sentences. */
bool        file_write        (GFile *file, const char *text, const char *expected, GCancellable *cancellable, GError **error);

/* The same for what is too long to be kept as a text. */
bool        file_write_pieces (GFile *file, FilePut put, void *user, const char *expected, GCancellable *cancellable,
                               GError **error);

/* The error of a write, if there is one and it is not that of a cancel, as a translated sentence. */
void        file_word_write_error (GError **error, const char *name);
