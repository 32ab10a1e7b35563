/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-equation-parts.h"

#include "engine/core/notation.h"

void
equation_cell (GString *text, int cell)
{
  g_string_append (text, notation_cell (cell).text);
}

void
equation_cells (GString *text, CellSet cells)
{
  const char *separator = "{";

  if (cells_is_empty (cells))
    {
      g_string_append (text, "∅");
      return;
    }

  for_each_cell (cell, cells)
    {
      g_string_append (text, separator);
      equation_cell (text, cell);
      separator = ",";
    }
  g_string_append_c (text, '}');
}

void
equation_digits (GString *text, Digits digits)
{
  const char *separator = "{";

  if (digits == DIGITS_NONE)
    g_string_append (text, "∅");
  for_each_digit (digit, digits)
    {
      g_string_append_printf (text, "%s%d", separator, digit);
      separator = ",";
    }
  if (digits != DIGITS_NONE)
    g_string_append_c (text, '}');
}

void
equation_house (GString *text, int house)
{
  g_string_append_printf (text, "%c%d", "RCB"[house / 9], house % 9 + 1);
}

void
equation_next (GString *text, gsize start)
{
  if (text->len > start)
    g_string_append (text, "; ");
}

void
equation_houses (GString *text, int digit, uint32_t houses, bool brackets)
{
  const char *separator = "";

  brackets = brackets && __builtin_popcount (houses) > 1;
  g_string_append (text, brackets ? "(" : "");
  for (int house = 0; house < N_HOUSES; house++)
    if (houses >> house & 1)
      {
        g_string_append (text, separator);
        if (digit)
          g_string_append_printf (text, "%d(", digit);
        equation_house (text, house);
        g_string_append (text, digit ? ")" : "");
        separator = " ∪ ";
      }
  g_string_append (text, brackets ? ")" : "");
}

void
equation_marks (GString *text, const Position *position, CellSet cells)
{
  const char *separator = "";
  Digits      all = DIGITS_NONE;

  for_each_cell (cell, cells)
    {
      g_string_append_printf (text, "%sPV(", separator);
      equation_cell (text, cell);
      g_string_append (text, ")");
      all = digits_union (all, position->marks[cell]);
      separator = " ∪ ";
    }
  g_string_append (text, " = ");
  equation_digits (text, all);
}

void
equation_sees (GString *text, gsize start, CellSet cells, CellSet seen)
{
  const char *separator = " ⊆ ";

  equation_next (text, start);
  equation_cells (text, cells);
  for_each_cell (cell, seen)
    {
      g_string_append_printf (text, "%sN(", separator);
      equation_cell (text, cell);
      g_string_append_c (text, ')');
      separator = " ∩ ";
    }
}
