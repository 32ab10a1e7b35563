/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-limbs.h — what failed beside the spine of a search, looked into: each branch that was tried, and the guesses below it
 * for some levels, so that a picture can open as many as it has room for. */
#pragma once

#include "tree-spine.h"

enum {
  LIMBS_MAX   = 384,
  LIMB_LEVELS = 3,           /* below a branch, by itself */
};

typedef struct {
  SpineBranch guess;
  int16_t     row;           /* of the spine, that it hangs on; its column is row + level */
  int16_t     level;         /* 0: tried in the row's cell */
  int16_t     item;          /* level 0: the row's tried[item] */
  int16_t     above;         /* the limb it follows from; −1: level 0 */
  int16_t     below;         /* the first of the limbs that follow from it; the others come behind it */
  int16_t     n_below;       /* how many there are here; 0: none, or it was not looked into */
} Limb;

typedef struct {
  int  n;                    /* in each row oldest first, the last row first */
  Limb limbs[LIMBS_MAX];
} Limbs;

/* The guess of this event was opened by hand: it is looked into at any level. */
typedef bool (*LimbOpened) (void *user, uint64_t step);

/* Of the rows from … to, both included; the last rows come first, when there is no room for all. tree and detail as for
 * tree_spine (), and the spine made from them. opened: NULL: none. */
void tree_limbs (const Tree *tree, const Tree *detail, const Spine *spine, int from, int to, LimbOpened opened, void *user,
                 Limbs *limbs);
