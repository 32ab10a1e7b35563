/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-path.h — the whole way to the solution of a board of any shape: every deduction, from its clues on. What path.h is to the
 * classic board.
 *
 * Found once, on a worker as well; it does not change afterwards. */
#pragma once

#include <gio/gio.h>

#include "deduction-level.h"
#include "formats/document.h"

typedef struct {
  const Topology *topology;            /* owned */
  uint8_t         givens[RULES_CELLS_MAX];
  bool            complete;            /* false: cancelled before the end, or not begun */
  AnyPosition     start;
  GArray         *steps;               /* of AnyDeduction */
  DeductionReport report;              /* how it ends, and how hard it is */
  int             filled;              /* atomic: cells filled so far, for progress while it is looked for */
} AnyPath;

AnyPath *any_path_new  (const Topology *topology, const uint8_t *givens);      /* nothing found yet */
void     any_path_free (AnyPath *path);                                        /* NULL is fine */
void     any_path_find (AnyPath *path, GCancellable *cancellable);             /* once; cancellable may be NULL */

static inline const AnyDeduction *
any_path_step (const AnyPath *path, int i)
{
  return &g_array_index (path->steps, AnyDeduction, i);
}

/* Before step i; of as many as there are steps, at the end. */
void     any_path_position (const AnyPath *path, int i, AnyPosition *position);

/* Translated; g_free () them. */
char    *any_path_verdict  (const AnyPath *path);            /* "Hard, by its hardest deduction: X-wing" */
char    *any_path_about    (const AnyPath *path);            /* "58 steps. Sudoku Explainer’s and HoDoKu’s scales are …" */
char    *any_path_spoken   (const AnyPath *path, int i);     /* "Step 3, X-wing: Rule out …" */
/* What is typed is a part of the step's name, of what it does or of its notation. */
bool     any_path_matches  (const AnyPath *path, int i, const char *text);
/* As path_enter () does: the digits and marks of the position into the cells that are no clues; n_cells of the board. */
void     any_path_enter    (const AnyPath *path, const AnyPosition *position, DocumentCell *cells);
/* All of it for people, a step in two lines: "3. X-wing: r1c2<>4", then what it says. */
char    *any_path_text     (const AnyPath *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AnyPath, any_path_free)
