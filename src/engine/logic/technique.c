/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "technique-routines.h"

#include <string.h>

#include "library.h"

#define N_(text) text

const Technique techniques[] = {
  { "full-house", N_("Full house"), "0000",
    FAMILY_SINGLES, LEVEL_EASY, 4, false, find_single, SINGLE_FULL_HOUSE },
  { "naked-single", N_("Naked single"), "0003",
    FAMILY_SINGLES, LEVEL_EASY, 4, false, find_single, SINGLE_NAKED },
  { "hidden-single", N_("Hidden single"), "0002",
    FAMILY_SINGLES, LEVEL_EASY, 14, false, find_single, SINGLE_HIDDEN },

  { "locked-pair", N_("Locked pair"), "0110",
    FAMILY_INTERSECTIONS, LEVEL_MEDIUM, 40, false, find_naked_subset, SUBSET_LOCKED | 2 },
  { "locked-triple", N_("Locked triple"), "0111",
    FAMILY_INTERSECTIONS, LEVEL_MEDIUM, 60, false, find_naked_subset, SUBSET_LOCKED | 3 },
  { "pointing", N_("Locked candidates: pointing"), "0100",
    FAMILY_INTERSECTIONS, LEVEL_MEDIUM, 50, false, find_intersection, INTERSECTION_POINTING },
  { "claiming", N_("Locked candidates: claiming"), "0101",
    FAMILY_INTERSECTIONS, LEVEL_MEDIUM, 50, false, find_intersection, INTERSECTION_CLAIMING },
  { "naked-pair", N_("Naked pair"), "0200",
    FAMILY_SUBSETS, LEVEL_MEDIUM, 60, false, find_naked_subset, 2 },
  { "naked-triple", N_("Naked triple"), "0201",
    FAMILY_SUBSETS, LEVEL_MEDIUM, 80, false, find_naked_subset, 3 },
  { "hidden-pair", N_("Hidden pair"), "0210",
    FAMILY_SUBSETS, LEVEL_MEDIUM, 70, false, find_hidden_subset, 2 },
  { "hidden-triple", N_("Hidden triple"), "0211",
    FAMILY_SUBSETS, LEVEL_MEDIUM, 100, false, find_hidden_subset, 3 },

  { "naked-quad", N_("Naked quad"), "0202",
    FAMILY_SUBSETS, LEVEL_HARD, 120, false, find_naked_subset, 4 },
  { "hidden-quad", N_("Hidden quad"), "0212",
    FAMILY_SUBSETS, LEVEL_HARD, 150, false, find_hidden_subset, 4 },
  { "x-wing", N_("X-wing"), "0300",
    FAMILY_FISH, LEVEL_HARD, 140, false, find_fish, FISH (2, FISH_BASIC, FISH_PLAIN) },
  { "swordfish", N_("Swordfish"), "0301",
    FAMILY_FISH, LEVEL_HARD, 150, false, find_fish, FISH (3, FISH_BASIC, FISH_PLAIN) },
  { "jellyfish", N_("Jellyfish"), "0302",
    FAMILY_FISH, LEVEL_HARD, 160, false, find_fish, FISH (4, FISH_BASIC, FISH_PLAIN) },
  { "remote-pair", N_("Remote pair"), "0703",
    FAMILY_CHAINS, LEVEL_HARD, 110, false, find_remote_pair, 0 },
  { "bug-plus-1", N_("BUG + 1"), "0610",
    FAMILY_UNIQUENESS, LEVEL_HARD, 100, true, find_bug_plus_one, 0 },
  { "skyscraper", N_("Skyscraper"), "0400",
    FAMILY_SINGLE_DIGIT, LEVEL_HARD, 130, false, find_skyscraper, 0 },
  { "two-string-kite", N_("Two-string kite"), "0401",
    FAMILY_SINGLE_DIGIT, LEVEL_HARD, 150, false, find_two_string_kite, PATTERN_ONE },
  { "turbot-fish", N_("Turbot fish"), "0403",
    FAMILY_SINGLE_DIGIT, LEVEL_HARD, 120, false, find_turbot_fish, 0 },
  { "empty-rectangle", N_("Empty rectangle"), "0402",
    FAMILY_SINGLE_DIGIT, LEVEL_HARD, 120, false, find_empty_rectangle, PATTERN_ONE },
  { "w-wing", N_("W-wing"), "0803",
    FAMILY_WINGS, LEVEL_HARD, 150, false, find_w_wing, 0 },
  { "xy-wing", N_("XY-wing"), "0800",
    FAMILY_WINGS, LEVEL_HARD, 160, false, find_xy_wing, 2 },
  { "xyz-wing", N_("XYZ-wing"), "0801",
    FAMILY_WINGS, LEVEL_HARD, 180, false, find_xy_wing, 3 },
  { "wxyz-wing", N_("WXYZ-wing"), NULL,
    FAMILY_WINGS, LEVEL_HARD, 200, false, find_wxyz_wing, 0 },
  { "unique-rectangle-1", N_("Unique rectangle 1"), "0600",
    FAMILY_UNIQUENESS, LEVEL_HARD, 100, true, find_unique_rectangle, 1 },
  { "unique-rectangle-2", N_("Unique rectangle 2"), "0601",
    FAMILY_UNIQUENESS, LEVEL_HARD, 100, true, find_unique_rectangle, 2 },
  { "unique-rectangle-3", N_("Unique rectangle 3"), "0602",
    FAMILY_UNIQUENESS, LEVEL_HARD, 100, true, find_unique_rectangle, 3 },
  { "unique-rectangle-4", N_("Unique rectangle 4"), "0603",
    FAMILY_UNIQUENESS, LEVEL_HARD, 100, true, find_unique_rectangle, 4 },
  { "unique-rectangle-5", N_("Unique rectangle 5"), "0604",
    FAMILY_UNIQUENESS, LEVEL_HARD, 100, true, find_unique_rectangle, 5 },
  { "unique-rectangle-6", N_("Unique rectangle 6"), "0605",
    FAMILY_UNIQUENESS, LEVEL_HARD, 100, true, find_unique_rectangle, 6 },
  { "hidden-rectangle", N_("Hidden rectangle"), "0606",
    FAMILY_UNIQUENESS, LEVEL_HARD, 100, true, find_hidden_rectangle, 0 },
  { "avoidable-rectangle-1", N_("Avoidable rectangle 1"), "0607",
    FAMILY_UNIQUENESS, LEVEL_HARD, 100, true, find_avoidable_rectangle, 1 },
  { "avoidable-rectangle-2", N_("Avoidable rectangle 2"), "0608",
    FAMILY_UNIQUENESS, LEVEL_HARD, 100, true, find_avoidable_rectangle, 2 },
  { "finned-x-wing", N_("Finned X-wing"), "0310",
    FAMILY_FISH, LEVEL_HARD, 130, false, find_fish, FISH (2, FISH_BASIC, FISH_FINNED) },
  { "sashimi-x-wing", N_("Sashimi X-wing"), "0320",
    FAMILY_FISH, LEVEL_HARD, 150, false, find_fish, FISH (2, FISH_BASIC, FISH_SASHIMI) },

  { "finned-swordfish", N_("Finned swordfish"), "0311",
    FAMILY_FISH, LEVEL_UNFAIR, 200, false, find_fish, FISH (3, FISH_BASIC, FISH_FINNED) },
  { "sashimi-swordfish", N_("Sashimi swordfish"), "0321",
    FAMILY_FISH, LEVEL_UNFAIR, 240, false, find_fish, FISH (3, FISH_BASIC, FISH_SASHIMI) },
  { "finned-jellyfish", N_("Finned jellyfish"), "0312",
    FAMILY_FISH, LEVEL_UNFAIR, 250, false, find_fish, FISH (4, FISH_BASIC, FISH_FINNED) },
  { "sashimi-jellyfish", N_("Sashimi jellyfish"), "0322",
    FAMILY_FISH, LEVEL_UNFAIR, 260, false, find_fish, FISH (4, FISH_BASIC, FISH_SASHIMI) },
  { "sue-de-coq", N_("Sue de Coq"), "1101",
    FAMILY_MISCELLANEOUS, LEVEL_UNFAIR, 250, false, find_sue_de_coq, 0 },
  { "simple-colours-trap", N_("Simple colours: trap"), "0500",
    FAMILY_COLOURING, LEVEL_HARD, 150, false, find_colours, COLOURS_TRAP },
  { "simple-colours-wrap", N_("Simple colours: wrap"), "0501",
    FAMILY_COLOURING, LEVEL_HARD, 150, false, find_colours, COLOURS_WRAP },
  { "multi-colours-1", N_("Multi-colours 1"), "0502",
    FAMILY_COLOURING, LEVEL_HARD, 200, false, find_colours, COLOURS_MULTI_1 },
  { "multi-colours-2", N_("Multi-colours 2"), "0503",
    FAMILY_COLOURING, LEVEL_HARD, 200, false, find_colours, COLOURS_MULTI_2 },
  { "3d-medusa", N_("3-D medusa"), NULL,
    FAMILY_COLOURING, LEVEL_UNFAIR, 250, false, find_medusa, 0 },

  { "x-chain", N_("X-chain"), "0701",
    FAMILY_CHAINS, LEVEL_UNFAIR, 260, false, find_chain, CHAIN_X },
  { "xy-chain", N_("XY-chain"), "0702",
    FAMILY_CHAINS, LEVEL_UNFAIR, 260, false, find_chain, CHAIN_XY },
  { "continuous-nice-loop", N_("Continuous nice loop"), "0706",
    FAMILY_CHAINS, LEVEL_UNFAIR, 280, false, find_loop, LOOP_CONTINUOUS },
  { "discontinuous-nice-loop", N_("Discontinuous nice loop"), "0707",
    FAMILY_CHAINS, LEVEL_UNFAIR, 280, false, find_loop, LOOP_DISCONTINUOUS },
  { "aic", N_("Alternating inference chain"), "0708",
    FAMILY_CHAINS, LEVEL_UNFAIR, 280, false, find_loop, LOOP_AIC },
  { "grouped-continuous-nice-loop", N_("Grouped continuous nice loop"), "0709",
    FAMILY_CHAINS, LEVEL_UNFAIR, 300, false, find_loop, LOOP_GROUPED | LOOP_CONTINUOUS },
  { "grouped-discontinuous-nice-loop", N_("Grouped discontinuous nice loop"), "0710",
    FAMILY_CHAINS, LEVEL_UNFAIR, 300, false, find_loop, LOOP_GROUPED | LOOP_DISCONTINUOUS },
  { "grouped-aic", N_("Grouped AIC"), "0711",
    FAMILY_CHAINS, LEVEL_UNFAIR, 300, false, find_loop, LOOP_GROUPED | LOOP_AIC },
  { "als-xz", N_("ALS-XZ"), "0901",
    FAMILY_ALMOST_LOCKED, LEVEL_UNFAIR, 300, false, find_als_xz, 0 },
  { "als-xy-wing", N_("ALS-XY-wing"), "0902",
    FAMILY_ALMOST_LOCKED, LEVEL_UNFAIR, 320, false, find_als_xy_wing, 0 },
  { "als-chain", N_("ALS chain"), "0903",
    FAMILY_ALMOST_LOCKED, LEVEL_UNFAIR, 340, false, find_als_chain, 0 },
  { "death-blossom", N_("Death blossom"), "0904",
    FAMILY_ALMOST_LOCKED, LEVEL_UNFAIR, 360, false, find_death_blossom, 0 },
  { "franken-x-wing", N_("Franken X-wing"), "0330",
    FAMILY_FISH, LEVEL_UNFAIR, 300, false, find_fish, FISH (2, FISH_FRANKEN, FISH_PLAIN) },
  { "franken-swordfish", N_("Franken swordfish"), "0331",
    FAMILY_FISH, LEVEL_UNFAIR, 350, false, find_fish, FISH (3, FISH_FRANKEN, FISH_PLAIN) },
  { "franken-jellyfish", N_("Franken jellyfish"), "0332",
    FAMILY_FISH, LEVEL_UNFAIR, 370, false, find_fish, FISH (4, FISH_FRANKEN, FISH_PLAIN) },
  { "finned-franken-x-wing", N_("Finned franken X-wing"), "0340",
    FAMILY_FISH, LEVEL_UNFAIR, 390, false, find_fish, FISH (2, FISH_FRANKEN, FISH_FINNED) },
  { "finned-franken-swordfish", N_("Finned franken swordfish"), "0341",
    FAMILY_FISH, LEVEL_UNFAIR, 410, false, find_fish, FISH (3, FISH_FRANKEN, FISH_FINNED) },
  { "finned-franken-jellyfish", N_("Finned franken jellyfish"), "0342",
    FAMILY_FISH, LEVEL_UNFAIR, 430, false, find_fish, FISH (4, FISH_FRANKEN, FISH_FINNED) },

  { "mutant-x-wing", N_("Mutant X-wing"), "0350",
    FAMILY_FISH, LEVEL_EXTREME, 450, false, find_fish, FISH (2, FISH_MUTANT, FISH_PLAIN) },
  { "mutant-swordfish", N_("Mutant swordfish"), "0351",
    FAMILY_FISH, LEVEL_EXTREME, 450, false, find_fish, FISH (3, FISH_MUTANT, FISH_PLAIN) },
  { "mutant-jellyfish", N_("Mutant jellyfish"), "0352",
    FAMILY_FISH, LEVEL_EXTREME, 450, false, find_fish, FISH (4, FISH_MUTANT, FISH_PLAIN) },
  { "finned-mutant-x-wing", N_("Finned mutant X-wing"), "0360",
    FAMILY_FISH, LEVEL_EXTREME, 470, false, find_fish, FISH (2, FISH_MUTANT, FISH_FINNED) },
  { "finned-mutant-swordfish", N_("Finned mutant swordfish"), "0361",
    FAMILY_FISH, LEVEL_EXTREME, 470, false, find_fish, FISH (3, FISH_MUTANT, FISH_FINNED) },
  { "finned-mutant-jellyfish", N_("Finned mutant jellyfish"), "0362",
    FAMILY_FISH, LEVEL_EXTREME, 470, false, find_fish, FISH (4, FISH_MUTANT, FISH_FINNED) },
  { "finned-mutant-squirmbag", N_("Finned mutant squirmbag"), "0363",
    FAMILY_FISH, LEVEL_EXTREME, 470, false, find_fish, FISH (5, FISH_MUTANT, FISH_FINNED) },
  { "finned-mutant-whale", N_("Finned mutant whale"), "0364",
    FAMILY_FISH, LEVEL_EXTREME, 470, false, find_fish, FISH (6, FISH_MUTANT, FISH_FINNED) },
  { "forcing-chain", N_("Forcing chain"), NULL,
    FAMILY_FORCING, LEVEL_EXTREME, 500, false, find_forcing_chain, 0 },
  { "forcing-net", N_("Forcing net"), NULL,
    FAMILY_FORCING, LEVEL_EXTREME, 700, false, find_forcing_net, 0 },
  { "template-set", N_("Template set"), "1201",
    FAMILY_LAST_RESORT, LEVEL_EXTREME, 10000, false, find_template, 0 },
  { "template-delete", N_("Template delete"), "1202",
    FAMILY_LAST_RESORT, LEVEL_EXTREME, 10000, false, find_template, 1 },
  { "brute-force", N_("Brute force"), NULL,
    FAMILY_LAST_RESORT, LEVEL_EXTREME, 10000, false, find_by_brute_force, 0 },

  /* Two instances that share their base sets, as one. */
  { "dual-two-string-kite", N_("Dual two-string kite"), "0404",
    FAMILY_SINGLE_DIGIT, LEVEL_HARD, 150, false, find_two_string_kite, PATTERN_DUAL },
  { "dual-empty-rectangle", N_("Dual empty rectangle"), "0405",
    FAMILY_SINGLE_DIGIT, LEVEL_HARD, 120, false, find_empty_rectangle, PATTERN_DUAL },
  { "siamese-finned-swordfish", N_("Siamese finned swordfish"), "03111",
    FAMILY_FISH, LEVEL_UNFAIR, 200, false, find_fish, FISH (3, FISH_BASIC, FISH_SIAMESE_FINNED) },
  { "siamese-sashimi-swordfish", N_("Siamese sashimi swordfish"), "03211",
    FAMILY_FISH, LEVEL_UNFAIR, 240, false, find_fish, FISH (3, FISH_BASIC, FISH_SIAMESE_SASHIMI) },
  { "siamese-finned-jellyfish", N_("Siamese finned jellyfish"), "03121",
    FAMILY_FISH, LEVEL_UNFAIR, 250, false, find_fish, FISH (4, FISH_BASIC, FISH_SIAMESE_FINNED) },
  { "siamese-sashimi-jellyfish", N_("Siamese sashimi jellyfish"), "03221",
    FAMILY_FISH, LEVEL_UNFAIR, 260, false, find_fish, FISH (4, FISH_BASIC, FISH_SIAMESE_SASHIMI) },
  { "siamese-finned-franken-swordfish", N_("Siamese finned franken swordfish"), "03411",
    FAMILY_FISH, LEVEL_UNFAIR, 410, false, find_fish, FISH (3, FISH_FRANKEN, FISH_SIAMESE_FINNED) },
  { "siamese-finned-franken-jellyfish", N_("Siamese finned franken jellyfish"), "03421",
    FAMILY_FISH, LEVEL_UNFAIR, 430, false, find_fish, FISH (4, FISH_FRANKEN, FISH_SIAMESE_FINNED) },
  { "siamese-finned-mutant-jellyfish", N_("Siamese finned mutant jellyfish"), "03621",
    FAMILY_FISH, LEVEL_EXTREME, 470, false, find_fish, FISH (4, FISH_MUTANT, FISH_SIAMESE_FINNED) },

  /* A hidden single by the kind of its house, for ladders that tell them apart. */
  { "hidden-single-box", N_("Hidden single in a box"), NULL,
    FAMILY_SINGLES, LEVEL_EASY, 14, false, find_single, SINGLE_HIDDEN_BOX },
  { "hidden-single-line", N_("Hidden single in a row or column"), NULL,
    FAMILY_SINGLES, LEVEL_EASY, 14, false, find_single, SINGLE_HIDDEN_LINE },
  { NULL },
};

const int n_techniques = (int) (sizeof techniques / sizeof techniques[0]) - 1;

const Technique *
technique_find (const char *id_or_code)
{
  for (const Technique *row = techniques; row->id; row++)
    if (strcmp (row->id, id_or_code) == 0 || (row->code && strcmp (row->code, id_or_code) == 0))
      return row;

  return NULL;
}

bool
finds_add (Finds *finds, const Deduction *deduction)
{
  if (!deduction_does_anything (deduction) || (finds->variant && deduction->variant > finds->variant))
    return false;
  for (int i = 0; i < finds->n; i++)
    if (deduction_same_effect (&finds->found[i], deduction)
        && library_digits (&finds->found[i]) == library_digits (deduction))
      return false;
  if (finds->n == finds->capacity)
    {
      finds->overflow = true;
      return true;
    }

  finds->found[finds->n++] = *deduction;
  return finds->first_only;
}

void
technique_search (const Technique *technique, const Position *position, Finds *finds)
{
  if (!technique->needs_unique || position->unique)
    technique->find (position, technique, finds);
}
