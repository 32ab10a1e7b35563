/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-lists.c — lists of cells, houses and digits as a sentence says them. */
#include <glib/gi18n.h>

#include "explain-deduction.h"

/* "a", "a and b", "a, b and c". Takes the strings. */
static char *
join (GPtrArray *items, const char *last)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      if (i > 0)
        g_string_append (text, i + 1 < items->len ? C_("between several things, with space", ", ") : last);
      g_string_append (text, items->pdata[i]);
    }
  g_ptr_array_unref (items);

  return g_string_free (text, FALSE);
}

static GPtrArray *
list_new (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

char *
explain_digit_list (Digits digits)
{
  GPtrArray *items = list_new ();

  for_each_digit (digit, digits)
    g_ptr_array_add (items, g_strdup_printf ("%d", digit));

  return join (items, C_("before the last of several things, with spaces", " and "));
}

char *
explain_house_list (uint32_t houses)
{
  GPtrArray *items = list_new ();

  for (int house = 0; house < N_HOUSES; house++)
    if (houses >> house & 1)
      g_ptr_array_add (items, explain_house_name (house));

  return join (items, C_("before the last of several things, with spaces", " and "));
}

/* "row 4, column 5", "row 4, columns 5 and 6". */
static char *
cells_of_row (int row, Digits columns)
{
  g_autofree char *list = explain_digit_list (columns);

  return g_strdup_printf (ngettext ("row %d, column %s", "row %d, columns %s", (gulong) digits_count (columns)), row + 1, list);
}

/* "row 4, columns 5 and 6" of each row; in a short notation each cell for itself. */
char *
explain_cell_list (CellSet cells)
{
  GPtrArray *items = list_new ();

  if (explain_notation_is_short ())
    for_each_cell (cell, cells)
      g_ptr_array_add (items, explain_cell_name (cell));
  for (int row = 0; row < 9 && !explain_notation_is_short (); row++)
    {
      Digits columns = DIGITS_NONE;

      for_each_cell (cell, cells_intersection (cells, house_set (HOUSE_ROWS + row)))
        columns |= digits_of (cell_column (cell) + 1);
      if (columns)
        g_ptr_array_add (items, cells_of_row (row, columns));
    }

  return join (items, C_("before the last of several cells, with spaces", " and "));
}
