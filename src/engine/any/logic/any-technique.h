/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-technique.h — everything that a person could see on a board of any shape, a row each, the easiest first.
 *
 * Nothing in here knows what a row or a box is: a house is a set of cells, a full house holds every value, who sees whom and what
 * one cell leaves another is the topology's. None of them supposes that there is one solution: where constraints tell two values
 * apart, what follows from that does not hold.
 *
 * To add one: write its routine in a file of its family, and add its row in any-techniques.c and its sentence in
 * model/explain/explain-any.c. A routine hands each instance to the search, and stops when that says so. */
#pragma once

#include "any-deduction.h"
#include "engine/rules/scan.h"

/* By the hardest deduction that a puzzle needs. Ours: SE's and HoDoKu's scales are for the classic board. */
typedef enum { ANY_EASY, ANY_MEDIUM, ANY_HARD, ANY_UNFAIR, ANY_EXTREME, N_ANY_LEVELS } AnyLevel;

extern const char *const any_level_ids[N_ANY_LEVELS];        /* stable: "easy" … */
extern const char *const any_level_names[N_ANY_LEVELS];      /* marked N_() */

typedef enum {
  ANY_FAMILY_SINGLES, ANY_FAMILY_RELATIONS, ANY_FAMILY_SUMS, ANY_FAMILY_INTERSECTIONS, ANY_FAMILY_SUBSETS,
  ANY_FAMILY_LEFTOVERS, ANY_FAMILY_FISH, ANY_FAMILY_CHAINS, ANY_FAMILY_SUPPOSITIONS,
} AnyFamily;

/* Room to look in, for one topology and one thread. */
typedef struct {
  ScanWork  scan;
  uint32_t *read_at, *required_at;   /* of each scan: the age of the position at which it was read in vain */
} AnyWork;

typedef struct {
  const Topology    *topology;
  const AnyPosition *position;
  AnyWork           *work;
  AnyDeduction      *found;          /* room for capacity of them; the caller's */
  int                n, capacity;    /* 1: the first is enough */
  int                effort;         /* what is left of the steps that a routine may take; those that could take long count them */
  bool               out_of_memory;
} AnyLookout;

struct AnyTechnique {
  const char *id;                    /* "x-wing": stable */
  const char *name;                  /* marked N_() */
  AnyFamily   family;
  AnyLevel    level;
  void      (*find) (const AnyTechnique *technique, AnyLookout *search);
  int         detail;                /* what the routine reads: a size, a kind */
};

extern const AnyTechnique any_techniques[];          /* ends with id NULL */
extern const int n_any_techniques;

const AnyTechnique *any_technique_find (const char *id);     /* NULL: there is none */

/* NULL: no memory. */
AnyWork *any_work_new    (const Topology *topology);
void     any_work_free   (AnyWork *work);                    /* NULL is fine */
/* Another position follows, not one that came from the last one by deductions. */
void     any_work_forget (AnyWork *work, const Topology *topology);

/* Asks the row's routine. */
void any_technique_search (const AnyTechnique *technique, AnyLookout *search);

/* Keeps a copy of what does anything. True: enough. */
bool any_search_add (AnyLookout *search, const AnyDeduction *deduction);
/* Takes one from the effort; false: there is none left. */
static inline bool
any_search_may (AnyLookout *search)
{
  return search->effort-- > 0;
}
