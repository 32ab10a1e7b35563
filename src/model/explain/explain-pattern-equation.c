/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-pattern-equation.c — the equations of the patterns that share out several digits among several houses.
 *
 * A pattern is told by the kinds of its groups, and what it says of the board is said house by house. */
#include "explain-equation-parts.h"
#include "explain-proof.h"

/* Almost locked candidates: beside the crossing, the digits have just these cells in the one house. */
static void
append_takers (const Deduction *deduction, GString *text, gsize start)
{
  const char *separator = "(";

  equation_next (text, start);
  for_each_digit (digit, deduction->digits)
    {
      g_string_append (text, separator);
      equation_houses (text, digit, deduction->base, false);
      separator = " ∪ ";
    }
  g_string_append (text, ") ∖ ");
  equation_houses (text, 0, deduction->cover, false);
  g_string_append (text, " = ");
  equation_cells (text, explain_role_cells (deduction, ROLE_PATTERN, -1));
}

/* The third digit of a firework L-wing: all its places in each line of the fourth corner. */
static void
append_ties (const Deduction *deduction, const Position *position, GString *text, gsize start)
{
  for (int i = 0; i < deduction->n_groups; i++)
    for (int house = 0; house < N_HOUSES && deduction->groups[i].role == ROLE_STEM; house++)
      if (deduction->cover >> house & 1)
        {
          const int digit = digits_first (deduction->groups[i].digits);

          equation_next (text, start);
          equation_houses (text, digit, UINT32_C (1) << house, false);
          g_string_append (text, " = ");
          equation_cells (text, position_places_in (position, house, digit));
        }
}

/* Fireworks: of each line through a crossing, the digit's places outside of the box. */
static void
append_fireworks (const Deduction *deduction, const Position *position, GString *text, gsize start)
{
  CellSet ends = explain_role_cells (deduction, ROLE_SET, -1), stem = explain_role_cells (deduction, ROLE_STEM, -1);

  for_each_digit (digit, deduction->digits)
    for_each_cell (crossing, explain_role_cells (deduction, ROLE_EXTRA, -1))
      {
        const int box = cell_house (crossing, HOUSE_BOXES);
        const int lines[2] = { cell_house (crossing, HOUSE_ROWS), cell_house (crossing, HOUSE_COLUMNS) };
        CellSet   outside = CELLS_NONE;

        for (int i = 0; i < 2; i++)
          outside = cells_union (outside, cells_difference (position_places_in (position, lines[i], digit), house_set (box)));
        for (int i = 0; i < 2 && cells_is_empty (cells_difference (outside, ends)); i++)
          {
            equation_next (text, start);
            equation_houses (text, digit, UINT32_C (1) << lines[i], false);
            g_string_append (text, " ∖ ");
            equation_house (text, box);
            g_string_append (text, " ⊆ ");
            equation_cells (text, ends);
          }
      }
  if (cells_is_empty (stem))
    return;
  if (deduction->cover)
    {
      append_ties (deduction, position, text, start);
      return;
    }
  equation_next (text, start);
  equation_marks (text, position, stem);
  equation_sees (text, start, stem, ends);
}

/* Shared out: each digit's places in the pattern lie in the houses that count it. */
static void
append_shares (const Deduction *deduction, const Position *position, GString *text, gsize start)
{
  for_each_digit (digit, deduction->digits)
    {
      CellSet  places = CELLS_NONE;
      uint32_t houses = 0;

      for (int i = 0; i < deduction->n_groups; i++)
        if (digits_has (deduction->groups[i].digits, digit))
          {
            houses |= UINT32_C (1) << deduction->groups[i].house;
            places = cells_union (places, cells_intersection (deduction->groups[i].cells, position->places[digit]));
          }
      equation_next (text, start);
      equation_cells (text, places);
      g_string_append (text, " ⊆ ");
      equation_houses (text, 0, houses, false);
    }
}

/* An exocet: what its base has, and where else on the cross-lines each digit may stand. */
static void
append_exocet (const Deduction *deduction, const Position *position, GString *text)
{
  const gsize   start = text->len;
  const CellSet base = deduction->groups[0].cells, targets = explain_role_cells (deduction, ROLE_SET, -1);
  const CellSet rest = explain_role_cells (deduction, ROLE_EXTRA, -1);

  equation_marks (text, position, base);
  for_each_digit (digit, deduction->digits)
    {
      const char *separator = " ∖ (";

      equation_next (text, start);
      equation_houses (text, digit, deduction->cover, true);
      for_each_cell (cell, base)
        {
          g_string_append_printf (text, "%sN(", separator);
          equation_cell (text, cell);
          g_string_append_c (text, ')');
          separator = " ∩ ";
        }
      g_string_append (text, ") ∖ ");
      equation_cells (text, targets);
      g_string_append (text, " = ");
      equation_cells (text, cells_intersection (rest, position->places[digit]));
    }
}

/* A tridagon: what the cells of each box have. */
static void
append_boxes (const Deduction *deduction, const Position *position, GString *text, gsize start)
{
  for (int box = HOUSE_BOXES; box < N_HOUSES; box++)
    if (deduction->base >> box & 1)
      {
        equation_next (text, start);
        equation_marks (text, position, cells_intersection (deduction->cells, house_set (box)));
      }
}

/* Two lines that could be filled in another way: the places of the digits in the box of the crossing, and what the corners have, or
 * which of the digits has no other place in their house. */
static void
append_two_lines (const Deduction *deduction, const Position *position, GString *text, gsize start)
{
  CellSet corners = explain_role_cells (deduction, ROLE_STEM, -1), crossing = explain_role_cells (deduction, ROLE_PATTERN, -1);
  int     box = cell_house (cells_first (crossing), HOUSE_BOXES);

  for_each_digit (digit, deduction->digits)
    {
      equation_next (text, start);
      equation_houses (text, digit, UINT32_C (1) << box, false);
      g_string_append (text, " ⊆ ");
      equation_cells (text, crossing);
    }
  for_each_cell (corner, deduction->cover ? CELLS_NONE : corners)
    {
      equation_next (text, start);
      equation_marks (text, position, cells_of (corner));
    }
  for_each_digit (digit, deduction->cover ? deduction->digits : DIGITS_NONE)
    if (cells_is_empty (deduction->struck.cells[digit]))
      {
        equation_next (text, start);
        equation_houses (text, digit, deduction->cover, false);
        g_string_append (text, " = ");
        equation_cells (text, corners);
      }
}

bool
equation_of_pattern (const Deduction *deduction, const Position *position, GString *text)
{
  const gsize start = text->len;
  const Role  first = deduction->n_groups ? deduction->groups[0].role : ROLE_STEM;

  if (deduction->technique->family == FAMILY_UNIQUENESS && first == ROLE_STEM && deduction->n_groups)
    {
      append_two_lines (deduction, position, text, start);
      return true;
    }
  if (deduction->technique->family != FAMILY_MISCELLANEOUS || first == ROLE_STEM)
    return false;

  if (first == ROLE_SET)
    {
      equation_marks (text, position, deduction->groups[0].cells);
      append_takers (deduction, text, start);
    }
  else if (first == ROLE_EXTRA)
    append_fireworks (deduction, position, text, start);
  else if (cells_is_empty (explain_role_cells (deduction, ROLE_EXTRA, -1)))
    append_shares (deduction, position, text, start);
  else if (deduction->cover)
    append_exocet (deduction, position, text);
  else
    append_boxes (deduction, position, text, start);
  return true;
}
