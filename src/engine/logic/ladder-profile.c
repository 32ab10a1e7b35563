/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* ladder-profile.c — the ladders that one can climb, a row each.
 *
 *   full     everything up to brute force that finds its way in good time, by HoDoKu's order
 *   hodoku   what HoDoKu uses unless told otherwise, in its order
 *   se-like  by the scale of Sudoku Explainer: hidden singles before naked ones, pairs before fish
 *   basic    the seed's three tiers of set operations: basic filling, elimination in boxes, row and column analysis */
#include "ladder.h"

#include <string.h>

#include "engine/core/words.h"

#define SINGLES "full-house", "naked-single", "hidden-single"
#define INTERSECTIONS_AND_SUBSETS \
  "locked-pair", "locked-triple", "pointing", "claiming", "naked-pair", "naked-triple", "hidden-pair", "hidden-triple", \
  "naked-quad", "hidden-quad"
#define BASIC_FISH "x-wing", "swordfish", "jellyfish"
#define SINGLE_DIGIT "skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle"
#define RECTANGLES \
  "unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-3", "unique-rectangle-4", "unique-rectangle-5", \
  "unique-rectangle-6", "hidden-rectangle", "avoidable-rectangle-1", "avoidable-rectangle-2"
#define FINNED_FISH \
  "finned-x-wing", "sashimi-x-wing", "finned-swordfish", "sashimi-swordfish", "finned-jellyfish", "sashimi-jellyfish"
#define COLOURS "simple-colours-trap", "simple-colours-wrap", "multi-colours-1", "multi-colours-2"
#define CHAINS "x-chain", "xy-chain", "continuous-nice-loop", "discontinuous-nice-loop", "aic"
#define GROUPED_CHAINS "grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic"
#define FORCING "forcing-chain", "forcing-net"
#define PATTERNS "tridagon", "sk-loop", "junior-exocet", "multi-sector-locked-set", "senior-exocet"

static const char *const full[] = {
  SINGLES, INTERSECTIONS_AND_SUBSETS, BASIC_FISH, "remote-pair", "bug-plus-1", SINGLE_DIGIT,
  "w-wing", "xy-wing", "xyz-wing", "wxyz-wing", RECTANGLES, FINNED_FISH, "sue-de-coq", COLOURS, "3d-medusa",
  CHAINS, GROUPED_CHAINS, "als-xz", "als-xy-wing", "als-chain", "death-blossom",
  "franken-x-wing", "franken-swordfish", "finned-franken-x-wing", "finned-franken-swordfish",
  "forcing-chain", PATTERNS, "forcing-net", "template-set", "template-delete", "brute-force", NULL
};

static const char *const hodoku[] = {
  SINGLES, INTERSECTIONS_AND_SUBSETS, BASIC_FISH, "remote-pair", "bug-plus-1", SINGLE_DIGIT,
  "w-wing", "xy-wing", "xyz-wing", RECTANGLES, FINNED_FISH, "sue-de-coq", COLOURS,
  CHAINS, GROUPED_CHAINS, "als-xz", "als-xy-wing", "als-chain",
  "franken-x-wing", "franken-swordfish", "finned-franken-x-wing", "finned-franken-swordfish",
  FORCING, "brute-force", NULL
};

static const char *const se_like[] = {
  "full-house", "hidden-single-box", "hidden-single-line", "naked-single", "pointing", "claiming", "naked-pair",
  "x-wing", "hidden-pair", "naked-triple", "swordfish", "hidden-triple", "xy-wing", "xyz-wing",
  "unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-3", "unique-rectangle-4", "naked-quad", "jellyfish",
  "hidden-quad", "bug-plus-1", CHAINS, FORCING, "brute-force", NULL
};

static const char *const basic[] = { "naked-single", "hidden-single-box", "hidden-single-line", NULL };

const LadderProfile ladder_profiles[] = {
  { "full", N_("Everything"), N_("All families, cheapest first"), full },
  { "hodoku", N_("HoDoKu"), N_("What HoDoKu uses, in its order"), hodoku },
  { "se-like", N_("Sudoku Explainer"), N_("By the scale of Sudoku Explainer"), se_like },
  { "basic", N_("Set operations"), N_("Basic filling, elimination, row and column analysis"), basic },
  { NULL }
};

const LadderProfile *
ladder_profile_find (const char *id)
{
  for (const LadderProfile *profile = ladder_profiles; profile->id; profile++)
    if (strcmp (profile->id, id) == 0)
      return profile;

  return NULL;
}
