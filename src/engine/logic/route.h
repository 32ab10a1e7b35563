/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* route.h — a whole climb of a ladder, kept: the steps, and the position that each starts from.
 *
 * The climb that always takes the cheapest step is the easiest: it never needs a dearer technique than there must be. But it does
 * what nobody needs, and uses whatever comes first. The other kinds begin with it and take no technique dearer than its dearest:
 *
 *   fewest kinds   one after the other, the dearest first, those are done without that it comes to the end without; none of those
 *                  that are left could be left out, too, singles aside
 *   fewest steps   what the rest can do without is left out, from the end on: each step that stays is found again where it now
 *                  stands. Steps before a forcing chain or net stay, for nobody could look for those so often
 *
 * Neither is the least that there is, which nobody could find in good time; each is one that cannot be made less in this way. */
#pragma once

#include "ladder.h"

typedef enum { ROUTE_EASIEST, ROUTE_FEWEST_KINDS, ROUTE_FEWEST_STEPS, N_ROUTE_KINDS } RouteKind;

extern const char *const route_kind_ids[N_ROUTE_KINDS];          /* stable: "easiest" */

typedef struct {
  Position  before;
  Deduction deduction;
} RouteStep;

typedef struct {
  int           n;
  RouteStep    *steps;                       /* owned; NULL if there are none */
  LadderOutcome outcome;                     /* LADDER_NO_MEMORY: the steps end where memory did */
  TechniqueSet  off;                         /* rows that were left out, and of fewest kinds those that are not needed */
} Route;

/* off: NULL, or rows that are left out. stop: NULL, or asked before each technique; then the route may be longer than it had to
 * be, or end early. */
void route_find  (Route *route, const Position *start, const LadderProfile *profile, const TechniqueSet *off, RouteKind kind,
                  const Stop *stop);
void route_clear (Route *route);

int  route_kinds (const Route *route);                           /* how many techniques it uses */
