/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-techniques.c — the table: a row each, the easiest first. */
#include "any-routines.h"

#include <stddef.h>

#include "engine/core/words.h"

const AnyTechnique any_techniques[] = {
  { "full-house", N_("Full house"), ANY_FAMILY_SINGLES, ANY_EASY, any_find_full_house, 0 },
  { "naked-single", N_("Naked single"), ANY_FAMILY_SINGLES, ANY_EASY, any_find_naked_single, 0 },
  { "hidden-single", N_("Hidden single"), ANY_FAMILY_SINGLES, ANY_EASY, any_find_hidden_single, 0 },
  { "relation", N_("Relation of two cells"), ANY_FAMILY_RELATIONS, ANY_EASY, any_find_relation, 0 },
  { "cage-combinations", N_("Cage combinations"), ANY_FAMILY_SUMS, ANY_EASY, any_find_combinations, 0 },

  { "left-over-cell", N_("Rule of 45: one cell"), ANY_FAMILY_SUMS, ANY_MEDIUM, any_find_scan, ANY_SCAN_LEFT_OVER_CELL },
  { "intersection", N_("Locked candidates"), ANY_FAMILY_INTERSECTIONS, ANY_MEDIUM, any_find_intersection, 0 },
  { "common-peers", N_("Common peers"), ANY_FAMILY_INTERSECTIONS, ANY_MEDIUM, any_find_common_peers, 0 },
  { "naked-pair", N_("Naked pair"), ANY_FAMILY_SUBSETS, ANY_MEDIUM, any_find_naked_subset, 2 },
  { "hidden-pair", N_("Hidden pair"), ANY_FAMILY_SUBSETS, ANY_MEDIUM, any_find_hidden_subset, 2 },
  { "cage-candidates", N_("Cage candidates"), ANY_FAMILY_SUMS, ANY_MEDIUM, any_find_scan, ANY_SCAN_CAGE },
  { "line", N_("What a clue leaves"), ANY_FAMILY_SUMS, ANY_MEDIUM, any_find_scan, ANY_SCAN_LINE },
  { "required", N_("Required digit"), ANY_FAMILY_SUMS, ANY_MEDIUM, any_find_required, 0 },

  { "naked-triple", N_("Naked triple"), ANY_FAMILY_SUBSETS, ANY_HARD, any_find_naked_subset, 3 },
  { "hidden-triple", N_("Hidden triple"), ANY_FAMILY_SUBSETS, ANY_HARD, any_find_hidden_subset, 3 },
  { "rule-of-45", N_("Rule of 45"), ANY_FAMILY_SUMS, ANY_HARD, any_find_scan, ANY_SCAN_LEFT_OVER },
  { "leftovers", N_("Law of leftovers"), ANY_FAMILY_LEFTOVERS, ANY_HARD, any_find_leftovers, 0 },
  { "naked-quad", N_("Naked quad"), ANY_FAMILY_SUBSETS, ANY_HARD, any_find_naked_subset, 4 },
  { "hidden-quad", N_("Hidden quad"), ANY_FAMILY_SUBSETS, ANY_HARD, any_find_hidden_subset, 4 },
  { "x-wing", N_("X-wing"), ANY_FAMILY_FISH, ANY_HARD, any_find_fish, 2 },

  { "xy-wing", N_("XY-wing"), ANY_FAMILY_CHAINS, ANY_UNFAIR, any_find_chain, ANY_CHAIN_XY_WING },
  { "w-wing", N_("W-wing"), ANY_FAMILY_CHAINS, ANY_UNFAIR, any_find_chain, ANY_CHAIN_W_WING },
  { "swordfish", N_("Swordfish"), ANY_FAMILY_FISH, ANY_UNFAIR, any_find_fish, 3 },
  { "x-chain", N_("X-chain"), ANY_FAMILY_CHAINS, ANY_UNFAIR, any_find_chain, ANY_CHAIN_ONE_VALUE },

  { "jellyfish", N_("Jellyfish"), ANY_FAMILY_FISH, ANY_EXTREME, any_find_fish, 4 },
  { "chain", N_("Chain"), ANY_FAMILY_CHAINS, ANY_EXTREME, any_find_chain, ANY_CHAIN_ANY },

  { "supposition", N_("Supposition"), ANY_FAMILY_SUPPOSITIONS, ANY_EXTREME, any_find_supposition, 0 },
  { .id = NULL },
};

const int n_any_techniques = sizeof any_techniques / sizeof *any_techniques - 1;
