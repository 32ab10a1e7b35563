/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* ladder.h — a puzzle worked out the way a person would: always with the cheapest technique that finds something.
 *
 * A profile says which rows of techniques[] are used, and in which order. A ladder is one climb: a plain value that the
 * caller steps, as searches are stepped; nothing is called back but stop, if the caller sets it. Of several instances of a
 * technique the first is taken; on HoDoKu's ladder, if no row is left out, that which HoDoKu takes (hodoku.h). */
#pragma once

#include "hodoku.h"
#include "technique-set.h"

typedef struct {
  const char        *id, *name, *description;        /* stable id; the others marked N_() */
  const char *const *techniques;                     /* ids of rows, cheapest first; ends with NULL */
  const int         *scores;                         /* what a step of each costs, in that order; NULL: HoDoKu's */
} LadderProfile;

extern const LadderProfile ladder_profiles[];        /* ends with id NULL; the first is the default */

const LadderProfile *ladder_profile_find (const char *id);               /* NULL if there is none */

typedef enum {
  LADDER_CLIMBING,                                   /* not at its end yet */
  LADDER_SOLVED,
  LADDER_STUCK,                                      /* no technique of the ladder finds anything */
  LADDER_IMPOSSIBLE,                                 /* an empty cell without a candidate, a house without a place */
  LADDER_NO_MEMORY,                                  /* it is not known: a technique had not the memory that it needs */
} LadderOutcome;

typedef struct {
  Position      position;                            /* as it is now */
  LadderOutcome outcome;
  uint8_t       n_rows, row[TECHNIQUES_MAX];         /* what is looked for, in this order: techniques[row[i]] */
  uint16_t      used[TECHNIQUES_MAX];                /* steps per row of techniques[] */
  int           price[TECHNIQUES_MAX];               /* what a step costs, per row of techniques[]; 0: not on this ladder */
  int           n_steps;
  int           hardest;                             /* the highest rung of row[] that was needed; −1: none yet */
  int           score;                               /* the sum over the steps */
  bool          exact;                               /* all of HoDoKu's own ladder: its steps are taken, not the first of ours */
  HodokuSingles singles;                             /* and its queues; only then */
  int8_t        search[TECHNIQUES_MAX];              /* which of its searches each rung is; −1: none; only then */
  const Stop    *stop;                               /* NULL; asked before each technique. Then there is no next step, and the
                                                        outcome stays what it was */
  TechniqueLevel level;                              /* the highest of a step's; ladder_level () looks at the score too */
} Ladder;

/* off: NULL, or rows that are left out. */
void ladder_start (Ladder *ladder, const Position *position, const LadderProfile *profile, const TechniqueSet *off);

/* The next step, not taken: the first deduction of the cheapest technique. False when there is none, or, *out_of_memory (which
 * may be NULL): it is not known, as for want of memory a cheaper one may have been missed. */
bool ladder_find  (const Ladder *ladder, Deduction *deduction, bool *out_of_memory);

/* Whether there is a next step to look for. False at the end; outcome says which, but never that there is none. */
bool ladder_goes_on (Ladder *ladder);

/* Takes the next step. False at the end; outcome says which. */
bool ladder_step  (Ladder *ladder, Deduction *deduction);

/* Takes a step of the caller's choice, found in the present position. */
void ladder_take  (Ladder *ladder, const Deduction *deduction);

/* One rung of the ladder is asked, and what it finds is taken; deduction, which may be NULL, then says what the step does, but on
 * an exact ladder not why. False: it finds nothing, or, *out_of_memory, that is not known. */
bool ladder_try   (Ladder *ladder, int rung, Deduction *deduction, bool *out_of_memory);

/* Goes on to the end. */
void ladder_climb (Ladder *ladder);

/* The row of the hardest step so far, by the ladder's order; NULL before the first. */
const Technique *ladder_hardest (const Ladder *ladder);

/* HoDoKu's level: that of the hardest step, raised while the score is above what the level allows. */
TechniqueLevel   ladder_level   (const Ladder *ladder);
