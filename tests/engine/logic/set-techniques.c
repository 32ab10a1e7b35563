/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "set-techniques.h"

#include <string.h>

#include "engine/fast/count.h"

enum { CAPACITY = 4096, LINES = 40 };

bool
set_technique_is (const Technique *technique)
{
  static const char *const ids[] = { "template-set", "template-delete", "brute-force" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    if (g_str_equal (technique->id, ids[i]))
      return true;

  return technique->family == FAMILY_UNIQUENESS || technique->family == FAMILY_WINGS
      || technique->family == FAMILY_ALMOST_LOCKED || technique->family == FAMILY_MISCELLANEOUS;
}

const Technique *
set_technique (const char *id)
{
  const Technique *technique = technique_find (id);

  g_assert_nonnull (technique);
  return technique;
}

const GPtrArray *
set_technique_lines (void)
{
  static GPtrArray *lines = NULL;
  const GPtrArray  *all = reglib_lines ();

  if (lines)
    return lines;

  lines = g_ptr_array_new ();
  for (guint i = 0; i < all->len && lines->len < LINES; i++)
    {
      ReglibLine      *line = g_ptr_array_index (all, i);
      const Technique *technique = technique_find (line->code);

      if (technique && set_technique_is (technique))
        g_ptr_array_add (lines, line);
    }
  g_assert_cmpuint (lines->len, ==, LINES);
  return lines;
}

int
set_technique_search (const Technique *technique, const Position *position, const Deduction **found)
{
  static Deduction all[CAPACITY];
  Finds            finds = { .found = all, .capacity = CAPACITY };

  technique_search (technique, position, &finds);
  g_assert_false (finds.overflow);
  *found = all;
  return finds.n;
}

void
set_technique_check (const Deduction *deduction, const uint8_t solution[N_CELLS], const char *puzzle)
{
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      if (solution[cell] == digit)
        g_test_fail_printf ("%s strikes the %d of cell %d in %s", deduction->technique->id, digit, cell, puzzle);
  for (int i = 0; i < deduction->n_placed; i++)
    if (solution[candidate_cell (deduction->placed[i])] != candidate_digit (deduction->placed[i]))
      g_test_fail_printf ("%s places %d in cell %d of %s", deduction->technique->id,
                          candidate_digit (deduction->placed[i]), candidate_cell (deduction->placed[i]), puzzle);
}

bool
set_technique_solve (const Board *board, uint8_t solution[N_CELLS])
{
  CountPuzzle puzzle;
  uint8_t     solutions[COUNT_KEPT][N_CELLS];

  count_puzzle_from_board (&puzzle, board);
  if (count_solutions (&puzzle, 2, solutions, NULL) != 1)
    return false;
  memcpy (solution, solutions[0], N_CELLS);
  return true;
}
