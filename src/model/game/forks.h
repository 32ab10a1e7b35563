/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* forks.h — the ways that one search was made to go.
 *
 * Fork 0 is the search's own; each other one is that of a fork up to some event, then a guess of the viewer's.
 * A plain value: zero it to begin with. All are kept until they are removed; which one is shown is current. */
#pragma once

#include <glib.h>
#include <stdbool.h>

#include "engine/search/steering.h"

enum { FORKS_MAX = 12 };

typedef struct {
  unsigned n;                        /* besides fork 0 */
  unsigned current;                  /* 0 … n */
  Steering at[FORKS_MAX + 1];     /* [0] is without steers */
  uint64_t left[FORKS_MAX + 1];   /* the step at which the viewer stood when leaving it for another; 0: never */
} Forks;

/* Makes the fork current that is the current one with this guess, in place of one at the same event; a new one if there is
 * none yet. Returns false, and changes nothing, if there is no room or the fork was steered too often. */
bool  forks_add     (Forks *forks, uint64_t step, int cell, int digit);

/* Not fork 0. If it was current, that becomes the fork it was forked from, or the nearest that is left. */
void  forks_remove   (Forks *forks, unsigned i);

/* Whose last steer this one follows; 0 for those that steer once. i > 0. */
unsigned forks_parent (const Forks *forks, unsigned i);

/* Of the board; topology NULL: the classic one. */

/* "The search's own way" · "7 in row 4, column 5 at event 357" · "…, after 2 more". Translated; g_free () it. */
char *forks_describe (const Topology *topology, const Forks *forks, unsigned i);

/* "1;356:r4c5=7;356:r4c5=8": the current fork, then all but fork 0. NULL if there is only fork 0. g_free () it. */
char *forks_format   (const Topology *topology, const Forks *forks);
bool  forks_parse    (const Topology *topology, const char *text, Forks *forks);          /* false if the text is none; *forks is untouched then */
