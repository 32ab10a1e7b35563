/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-now.h — every step that could be taken on the player's board, by technique.
 *
 * Asked with the same question as a path, always from the player's position. Cheapest technique first. */
#pragma once

#include "path.h"

/* The instances of one technique, steps[first] and the n − 1 after it. */
typedef struct {
  const Technique *technique;
  int              first, n;
  bool             more;                     /* there are others, not kept */
} PathGroup;

enum { PATH_GROUP_MAX = 100 };               /* instances that are kept of a technique */

typedef struct {
  PathQuestion  question;

  bool          complete;                    /* false: cancelled before the end, or not begun */
  Hint          hint;                        /* what the board is like: the lists are filled only for HINT_STEP */
  GArray       *groups;                      /* of PathGroup, none empty */
  GArray       *steps;                       /* of Deduction, each with an effect of its own within its group */

  int           looked;                      /* atomic: techniques looked for so far */
} PathNow;

PathNow *path_now_new  (const PathQuestion *question);
void     path_now_free (PathNow *now);                           /* NULL is fine */
void     path_now_find (PathNow *now, GCancellable *cancellable);            /* once; may be NULL; brute force is left out */

static inline const PathGroup *
path_now_group (const PathNow *now, int i)
{
  return &g_array_index (now->groups, PathGroup, i);
}

static inline const Deduction *
path_now_step (const PathNow *now, int i)
{
  return &g_array_index (now->steps, Deduction, i);
}

/* Whether the step places a digit in the cell, or strikes one there. */
bool     path_now_touches (const PathNow *now, int step, int cell);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PathNow, path_now_free)
