/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* samples.h — boards worth watching, one row of samples[] each. They open in Watch, or in Compare.
 *
 * The four worked boards are those of Kashyap's paper on set operations, the puzzle that fools the brute force is the
 * well-known one made against reading order. */
#pragma once

#include <stdbool.h>

typedef struct {
  const char *id;              /* target of win.sample; NULL ends the table */
  const char *name;            /* marked N_() */
  const char *puzzle;          /* 81 characters; NULL: the empty board */
  const char *strategy, *switches;
  bool        random;          /* another seed each time */
  const char *note;            /* what to look for, marked N_(); NULL: nothing */
  bool        compared;        /* opens in Compare */
} Sample;

extern const Sample samples[];

const Sample *sample_find (const char *id);        /* NULL: no such sample */
