/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* library-private.h — what the files of the library share: library.c (the list and the file) and library-sets.c (sets). */
#pragma once

#include "library.h"
#include "model/job/job.h"

struct _SetdokuLibrary
{
  GObject     parent_instance;

  char       *folder;
  GListStore *list;
  GHashTable *known;               /* clues → unowned puzzle of the list */
  GString    *foreign;             /* lines of the file that are no puzzles */
  GHashTable *foreign_lines;       /* the same, each without its end; owned */
  unsigned    n_damaged;
  char       *seen;                /* checksum of the file as it was read or written last; NULL: there was none */

  GPtrArray  *sets;                /* of char *: names, as they came */

  GPtrArray  *removed;             /* the last removal: puzzles, and where they were */
  GArray     *places;

  GAsyncQueue *arrivals;           /* of LibraryLoad: the file as it was read, once */
  SetdokuJob  loading;
  bool        loaded;

  bool        dirty, saving;
  unsigned    timer;
};

/* library.c */
void library_save_soon (SetdokuLibrary *self);

/* library-sets.c */
void library_know_set  (SetdokuLibrary *self, const char *name);       /* one that is not known yet comes last */
void library_tell_sets (SetdokuLibrary *self);                         /* they, or what is in them, are others */
void library_add_signals (SetdokuLibraryClass *klass);
