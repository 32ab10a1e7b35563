/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-routines.h — the routines of the table, and what their details mean. */
#pragma once

#include "any-technique.h"

/* any-single.c */
void any_find_full_house    (const AnyTechnique *technique, AnyLookout *search);
void any_find_naked_single  (const AnyTechnique *technique, AnyLookout *search);
void any_find_hidden_single (const AnyTechnique *technique, AnyLookout *search);

/* any-subset.c; detail: how many cells, or values */
void any_find_naked_subset  (const AnyTechnique *technique, AnyLookout *search);
void any_find_hidden_subset (const AnyTechnique *technique, AnyLookout *search);

/* any-intersection.c */
void any_find_intersection  (const AnyTechnique *technique, AnyLookout *search);
void any_find_common_peers  (const AnyTechnique *technique, AnyLookout *search);

/* any-relation.c: what one cell leaves another */
void any_find_relation      (const AnyTechnique *technique, AnyLookout *search);

/* any-sum.c: what a constraint leaves its cells; detail of any_find_scan () */
enum { ANY_SCAN_CAGE, ANY_SCAN_LINE, ANY_SCAN_LEFT_OVER, ANY_SCAN_LEFT_OVER_CELL };
void any_find_combinations  (const AnyTechnique *technique, AnyLookout *search);
void any_find_required      (const AnyTechnique *technique, AnyLookout *search);
void any_find_scan          (const AnyTechnique *technique, AnyLookout *search);

/* any-leftovers.c */
void any_find_leftovers     (const AnyTechnique *technique, AnyLookout *search);

/* any-fish.c; detail: how many houses */
void any_find_fish          (const AnyTechnique *technique, AnyLookout *search);

/* any-chain.c */
enum { ANY_CHAIN_XY_WING, ANY_CHAIN_W_WING, ANY_CHAIN_ONE_VALUE, ANY_CHAIN_ANY };
void any_find_chain         (const AnyTechnique *technique, AnyLookout *search);

/* any-supposition.c */
void any_find_supposition   (const AnyTechnique *technique, AnyLookout *search);

/* any-search.c: what they share */

/* The cells that see each of these; none for ∅. */
PlaceSet any_common_peers   (const Topology *topology, PlaceSet cells);

/* The values that some k different ones of 1–n with that sum have; required: those that all have. */
Values   any_combinations   (int n, int k, int sum, Values *required);
