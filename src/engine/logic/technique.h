/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* technique.h — everything that a person could see on a board, a row each.
 *
 * A row names one technique; rows of one theory share one routine, which reads from the row what to look for. The order
 * of the table (techniques/techniques.c) is HoDoKu's, cheapest first. A routine looks for the row's technique in a position
 * and hands each instance to the finds; it stops when they say so. To add a technique: add its row, its routine in
 * techniques/<family>.c, and its place in a ladder (ladder-profile.c).
 *
 * Sources: the names, codes, scores and levels are HoDoKu's. */
#pragma once

#include "deduction.h"
#include "engine/core/stop.h"

typedef enum { FAMILY_SINGLES, FAMILY_INTERSECTIONS, FAMILY_SUBSETS, FAMILY_FISH, FAMILY_SINGLE_DIGIT, FAMILY_COLOURING,
               FAMILY_UNIQUENESS, FAMILY_WINGS, FAMILY_CHAINS, FAMILY_ALMOST_LOCKED, FAMILY_MISCELLANEOUS,
               FAMILY_FORCING, FAMILY_LAST_RESORT, N_FAMILIES } TechniqueFamily;

typedef enum { LEVEL_EASY, LEVEL_MEDIUM, LEVEL_HARD, LEVEL_UNFAIR, LEVEL_EXTREME, N_LEVELS } TechniqueLevel;   /* HoDoKu's */

/* What a search for deductions gathers. */
typedef struct {
  Deduction *found;                  /* room for capacity of them; the caller's */
  int        n, capacity;
  bool       first_only;             /* stop at the first */
  bool       overflow;               /* there were more than there was room for */
  bool       out_of_memory;          /* a search had not the memory that it needs: there may be others than those found */
  const Stop *stop;                  /* NULL, or: told to leave off it finds nothing more */
  int        variant;                /* of the library's code, "0710-3": what the routine takes it for; 0 for the plain one */
} Finds;

/* What is asked about a technique, without its name. */
enum {
  TECHNIQUE_GUESS     = 1 << 0,      /* no deduction: it solves everything, so who wants to know what can be deduced leaves it out */
  TECHNIQUE_AGAIN     = 1 << 1,      /* a special case of other rows, or two instances as one: what it finds, they find too */
  TECHNIQUE_HIDDEN    = 1 << 2,      /* about the places of digits in a house, not about the digits of cells */
  TECHNIQUE_TWO_SETS  = 1 << 3,      /* its first two sets are told apart; elsewhere they are all told together */
  TECHNIQUE_BY_EFFECT = 1 << 4,      /* the library files it under the digits that it strikes or places, */
  TECHNIQUE_BY_FIRST  = 1 << 5,      /* or under the first digit of its pattern; else under all of these */
};

struct Technique {
  const char     *id;                /* "x-wing": stable, for settings, the command line and tests */
  const char     *name;              /* marked N_(): "X-wing" */
  const char     *code;              /* HoDoKu's library: "0300"; NULL beyond it */
  TechniqueFamily family;
  TechniqueLevel  level;
  int             score;             /* HoDoKu's */
  bool            needs_unique;      /* only in positions known to have one solution */
  void          (*find) (const Position *position, const Technique *technique, Finds *finds);
  int             detail;            /* what the routine reads: a size, a kind; each family says what */
  unsigned        traits;            /* what is true of it: TECHNIQUE_… */
};

extern const Technique techniques[];                 /* ends with id NULL */
extern const int n_techniques;

const Technique *technique_find (const char *id_or_code);        /* NULL if there is none; a code without variant */

/* The digits under which HoDoKu's library files an instance; the row's traits say which. A line's candidates are compared with
 * these: other instances of the technique are other lines' matter. */
Digits technique_filed_digits (const Deduction *deduction);

/* Keeps a copy. An instance is not kept that does nothing, belongs to a later variant than the one asked for, or has the
 * effect and the digits (technique_filed_digits ()) of one kept: all instances with another effect are wanted, one of each, and
 * two W-wings of other digits are two. True: the routine should stop. */
bool finds_add (Finds *finds, const Deduction *deduction);

/* Asks the row's routine, unless it needs uniqueness and the position does not promise it. */
void technique_search (const Technique *technique, const Position *position, Finds *finds);
