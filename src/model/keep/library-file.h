/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* library-file.h — the user's collection on the disk. Part of the library.
 *
 * One text file, replaced in one go, with a copy of the one before beside it. What another program has written meanwhile is
 * given back instead of written over, and what a later version has written is left as it is. All of it blocks, waits for
 * another program only so long, and may be called from any thread. */
#pragma once

#include <glib.h>
#include <stdbool.h>

typedef struct {
  char   *folder, *text;
  char   *seen;                    /* checksum of the file as it was read or written last; NULL: there was none */
  int     patience;                /* ms that another program is waited for */
  bool    anyway;                  /* after that it is written all the same: the program ends, and nothing comes after it */

  char   *others;                  /* what another program wrote meanwhile; NULL: nothing */
  char   *others_sum;              /* its checksum */
  char   *written;                 /* checksum of what is there now; NULL: failed */
  GError *error;                   /* a sentence of this program or of the system */
} LibrarySaving;

void  library_saving_free (LibrarySaving *saving);
void  library_file_write  (LibrarySaving *saving);

/* The same on a thread of its own, which is waited for only so long: a folder on a dead network may never answer. Takes
 * *saving; gives it back when it is done, NULL: it is not. */
LibrarySaving *library_file_write_within (LibrarySaving *saving, int milliseconds);

/* What a file holds: what takes the time is to make puzzles of it. */
typedef struct { const char *text; gsize size; } LibraryLine;

typedef struct {
  char      *text, *sum;           /* the file and the checksum of its bytes; NULL: there is none, or it cannot be read */
  GPtrArray *puzzles;              /* of SetdokuPuzzle */
  GArray    *foreign;              /* of LibraryLine: those that are no puzzles, in text */
  GPtrArray *sets;                 /* of char *: names, in their order */
} LibraryLoad;

LibraryLoad *library_file_load (const char *folder);                     /* at most 64 MiB */
LibraryLoad *library_load_new  (char *text, char *sum);                  /* takes both */
void         library_load_free (void *load);

#define LIBRARY_SET "# Set\t"                   /* a line that begins so has the name of a set behind it */

extern const char library_file_header[];       /* the first line that a file begins with */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LibrarySaving, library_saving_free)
