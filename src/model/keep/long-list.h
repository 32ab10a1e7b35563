/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* long-list.h — a file of a million puzzles as a GListModel of SetdokuPuzzle: each is made when it is asked for.
 *
 * The index behind it (puzzle-index.h) is read, put together, ordered and searched for twins on a worker, one thing after the
 * other; the list changes in one step when that is done. Among the puzzles that are held by nobody else it keeps the newest
 * LONG_LIST_KEPT. What becomes known of a puzzle's rating goes back into its row.
 *
 * Signals: "changed" (no arguments): the report is another one; "read" (guint: how many puzzles): a file is there now; "failed"
 * (a translated sentence): one could not be read, or written; "written" (no arguments): it is on the disk. Main thread only. */
#pragma once

#include "formats/format.h"
#include "puzzle-query.h"

#define SETDOKU_TYPE_LONG_LIST (setdoku_long_list_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLongList, setdoku_long_list, SETDOKU, LONG_LIST, GObject)

enum {
  LONG_LIST_KEPT = 1024,
  LONG_LIST_LEAST = 20000,           /* puzzles; a file of no more is loaded instead */
};

typedef enum { LONG_LIST_IDLE, LONG_LIST_READING, LONG_LIST_COMPARING, LONG_LIST_ORDERING,
               LONG_LIST_WRITING } LongListWork;

typedef struct {
  LongListWork work;
  double       share;                /* of it that is done, 0–1 */
  unsigned     n, n_shown;
  int          n_twins;              /* −1: not looked for since the last file came */
  int          changed;              /* number of a file that changed since it was read; −1: none */
} LongListReport;

/* Puts into a puzzle that was just made what is known of it elsewhere. */
typedef void (*LongListDress) (SetdokuPuzzle *puzzle, void *user);

SetdokuLongList      *setdoku_long_list_new        (void);
void                  setdoku_long_list_set_dress  (SetdokuLongList *self, LongListDress dress, void *user);   /* NULL: none */

void                  setdoku_long_list_add        (SetdokuLongList *self, GFile *file);             /* behind what there is */
void                  setdoku_long_list_set_query  (SetdokuLongList *self, const PuzzleQuery *query);          /* copied; newest wins */
void                  setdoku_long_list_find_twins (SetdokuLongList *self);
/* What is shown then, into another file. format: one that writes, and holds any number of puzzles. */
void                  setdoku_long_list_write      (SetdokuLongList *self, GFile *file, const Format *format);
void                  setdoku_long_list_stop       (SetdokuLongList *self);                          /* what is done now, and what waits */
void                  setdoku_long_list_look       (SetdokuLongList *self);                          /* whether a file changed */

const LongListReport *setdoku_long_list_get_report (SetdokuLongList *self);                          /* borrowed; changes in place */
const PuzzleIndex    *setdoku_long_list_get_index  (SetdokuLongList *self);                          /* borrowed */
unsigned              setdoku_long_list_get_row    (SetdokuLongList *self, unsigned position);       /* of the index */
GPtrArray            *setdoku_long_list_get_kept   (SetdokuLongList *self);                          /* the newest puzzles; (transfer full) */
