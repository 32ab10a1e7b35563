/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-any-words.h — what cells, houses and constraints of a board of any shape are called: "row 4, columns 10 and 12",
 * "box 3 of grid 2", "cage 15 at row 1, column 1". form: one that a translation of the nouns has (explain-say.h); NULL: the
 * first. All texts are the caller's to g_free (). */
#pragma once

#include <glib.h>

#include "engine/any/logic/any-deduction.h"

char *explain_any_cell       (const Topology *topology, int cell, const char *form);
char *explain_any_cells      (const Topology *topology, PlaceSet cells, const char *form);
char *explain_any_house      (const Topology *topology, int house, const char *form);
/* "rows 1 and 2 and box 3"; each numbered, one after the other. */
char *explain_any_houses     (const Topology *topology, const uint16_t *houses, int n, const char *form);
/* A constraint by its kind, its number and where it begins. */
char *explain_any_constraint (const Topology *topology, int constraint, const char *form);
PlaceSet explain_any_constraint_cells (const Topology *topology, int constraint);
/* An extra, as "non-consecutive neighbours". */
char *explain_any_extra      (Extra extra, const char *form);
/* What a deduction strikes: "3 and 5 in row 1, columns 2 and 5; 12 in …"; "" for nothing. */
char *explain_any_candidates (const Topology *topology, const AnyDeduction *deduction);
