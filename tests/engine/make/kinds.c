/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "kinds.h"

#include <glib.h>
#include <string.h>

#include "engine/logic/method-set.h"
#include "engine/make/symmetry.h"

/* Half a turn; and a face. */
#define RING "..1.1.1..1..1.1..1..1...1..1.......1.1.1.1.1.1.......1..1...1..1..1.1..1..1.1.1.."
#define FACE ".1111111.1.......11.11.11.11.......11...1...11..111..11.......11.1...1.1.1111111."

const Kind kinds[] = {
  { "plain", 200 },
  { "easy", 20, .er_min = 10, .er_max = 15 },
  { "3.0-4.4", 20, .er_min = 30, .er_max = 44 },
  { "3.0-4.4 minimal", 5, .er_min = 30, .er_max = 44, .minimal = true },
  { "exactly 3.0", 3, .er_min = 30, .er_max = 30 },
  { "7.0-7.5", 4, .er_min = 70, .er_max = 75 },
  { "half turn", 50, .symmetry = "rotate-180" },
  { "half turn, minimal", 4, .symmetry = "rotate-180", .minimal = true },
  { "full", 20, .symmetry = "full" },
  { "full, hard", 3, .symmetry = "full", .er_min = 30, .er_max = 60 },
  { "anti-diagonal", 20, .symmetry = "anti-diagonal" },
  { "30 to 32 clues", 20, .clues_min = 30, .clues_max = 32 },
  { "22 clues at most", 4, .clues_max = 22 },
  { "22 clues, minimal", 3, .clues_min = 22, .clues_max = 22, .minimal = true },
  { "40 clues, full, easy", 5, .clues_min = 40, .clues_max = 41, .symmetry = "full", .er_min = 10, .er_max = 15 },
  { "x-wing", 1, .needs = "x-wing" },
  { "naked pair, of few", 2, .needs = "naked-pair", .allowed = "ns,hs,np,ir" },
  { "allowed", 10, .allowed = "hs" },
  { "score", 3, .score_min = 700, .score_max = 800 },
  { "pattern", 3, .pattern = RING },
  { "pattern, symmetric, easy", 2, .pattern = FACE, .symmetry = "horizontal", .er_min = 10, .er_max = 23 },
  { "pattern, few clues, hard", 2, .pattern = RING, .clues_max = 30, .er_min = 60, .er_max = 72 },
  { "potential", 10, .method = MAKE_POTENTIAL },
  { "potential by singles", 10, .method = MAKE_POTENTIAL, .variant = VARIANT_MRV_HIDDEN, .allowed = "ns,hs" },
  { "potential, half turn", 5, .method = MAKE_POTENTIAL, .variant = VARIANT_MRV_NAKED, .symmetry = "rotate-180" },
  { "potential, minimal", 2, .method = MAKE_POTENTIAL, .variant = VARIANT_RANDOM_HIDDEN, .minimal = true },
};

const int n_kinds = G_N_ELEMENTS (kinds);

Wish
wish_of (const Kind *kind)
{
  Wish wish;

  wish_init (&wish);
  wish.er_min = kind->er_min;
  wish.er_max = kind->er_max;
  wish.score_min = kind->score_min;
  wish.score_max = kind->score_max;
  wish.clues_min = kind->clues_min;
  wish.clues_max = kind->clues_max ? kind->clues_max : N_CELLS;
  wish.needs = kind->needs ? (int) (technique_find (kind->needs) - techniques) : -1;
  wish.only_allowed = kind->allowed != NULL;
  wish.symmetry = kind->symmetry ? (int) (symmetry_find (kind->symmetry) - symmetries) : 0;
  wish.minimal = kind->minimal;
  wish.method = kind->method;
  wish.variant = kind->variant;
  wish.has_pattern = kind->pattern != NULL;
  if (kind->allowed)
    g_assert_true (method_set_parse (kind->allowed, &wish.allowed));
  for (int cell = 0; kind->pattern && cell < N_CELLS; cell++)
    if (kind->pattern[cell] != '.')
      cells_add (&wish.pattern, cell);
  return wish;
}

const Kind *
kind_named (const char *name)
{
  for (int i = 0; i < n_kinds; i++)
    if (strcmp (kinds[i].name, name) == 0)
      return &kinds[i];
  g_assert_not_reached ();
}

void
make_one (const Wish *wish, uint64_t seed, uint64_t index, GenerateWork *work, Made *made)
{
  Generate generate;

  generate_start (&generate, wish, seed, index);
  g_assert_cmpint (generate_run (&generate, work, UINT64_MAX, made), ==, GENERATE_MADE);
  g_assert_cmpuint (generate.n_tries, >=, 1);
  g_assert_cmpuint (generate.n_in_clues, <=, generate.n_tries);
}
