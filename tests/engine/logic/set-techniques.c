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

/* Where rows find something that the library has no line for. */
static const struct { const char *givens, *deleted; } more[] = {
  { "5.+78+3+9..1+3.+1+5+74..+9+8+946123+7+5.35.+9+16+28.+12.+8+65+3.6.8+2+5+319...61259.+3+2.+93+4+7.+1.1.+3..8..2",
    "592 792 497 498 698" },
  { "3+7.6...+95.297+5.+36+1+6+5..93.4+7+1+37..+6+954+9+46+53+17+8+228+5+9+4+76+1+3.6.31.+5+7+9+79+3+4+6512+85+1..+79+4+36",
    "834" },
  { ".83+52..9+7...8.+91+2+3.293...+58+2..+6987...7..+5+3.6...674....3....698...2.+85+3...1..3.54.",
    "411 431 151 457 259 161 269" },
  { "2..+35+9+1.6+31.+6+2+7.9+46.+98+41.+23..7+29+46+3+1+4+2+67+13+9+5+89+3+1+58+6..21+9+2+4+7+8+3+65.6.9+32.1+7+7.3+16+52.+9",
    "" },
  { ".8..6..+3.7.3...5..9..3....44.....3..1.+62.8+4.9..7.....66....7..1..5...7.3.+7..4..2.", "" },
  { "..5+2..4+7.1..4+57..6.7.398+52+1..+76+24+1..2....+5.+67.6.+73.+25+4.19+5.+384+2......+7+1+3.831.269+5",
    "" },
  { "8+9...5.+7..5+7.9.86..62...59..+71..2.+8..+8.9+73.+2..+2.8..7..+635...21.+749.2.+63.+2+1+83....7",
    "" },
  { "+2+895+3+417+63+5+4+7+61+8+9+21+7+698+2..4.6....2.7..8+6+2+74..7.2....6.8.+7.56+9+23...2+7+8+6.5+625.+937..",
    "144 148 164 182 362 444 464 482 548" },
  { "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    "" },
  { "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
    "" },
  { "57....9..........8.1.........168..4+2...+1.28.9..2.9416.....2+6....6.9.82.4...41.6..",
    "178 378 398 578 598 778 798" },
  { "5+7+2+43+81+96.....1....+1...9...+821+3+465+79.+54.8.+6.36+3..5..+4..4..+9+53..28+37+1+4+96+5..+5.2+34.+7",
    "228 238 254 264 624 634 828 838 879 921" },
  { "+832619+7........8...1..7.+2...9..+6142+33..54....+1.+4+9.3+6..98+1.+365.+2+247+1..+3....+32.....",
    "428 429 438 439 528 529 538 539 562 595 596 698 699 888 896" },
  { "1.54.+2+6...6.3.1...+34+2.+698+1..3..+25.6.2.16...5.4+5+6.93...9+2...+6.81+6..+9....2+5.32...96",
    "457 459 527 727 744 747 749 752 757 759 764 855 856 885 895 949" },
};

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
  for (gsize i = 0; i < G_N_ELEMENTS (more); i++)
    {
      ReglibLine *line = g_new0 (ReglibLine, 1);

      line->text = g_strdup (more[i].givens);
      reglib_parse_position (more[i].givens, more[i].deleted, &line->position);
      g_ptr_array_add (lines, line);
    }
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
