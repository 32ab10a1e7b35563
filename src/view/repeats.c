/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* repeats.c — see repeats.h. */
#include "repeats.h"

#include <glib/gi18n.h>

#include "model/explain.h"

static bool
house_repeats (const Board *board,
               int          house)
{
  Digits seen = DIGITS_NONE;

  for (int i = 0; i < 9; i++)
    {
      int digit = board->digit[house_cells[house][i]];

      if (digit && digits_has (seen, digit))
        return true;
      if (digit)
        seen = digits_union (seen, digits_of (digit));
    }
  return false;
}

static char *
capitalize (const char *text)
{
  g_autofree char *first = g_utf8_strup (text, g_utf8_next_char (text) - text);

  return g_strconcat (first, g_utf8_next_char (text), NULL);
}

/* Of more nobody reads the names; they are all underlined on the board. */
enum { MOST_NAMED = 6 };

/* "column 4", "row 7", "box 8" → "Column 4, row 7 and box 8" */
static char *
join (GPtrArray *names)
{
  g_autofree char *list = g_strdup (g_ptr_array_index (names, 0));
  guint n = MIN (names->len, MOST_NAMED);

  for (guint i = 1; i < n; i++)
    {
      char *longer;

      if (i + 1 == n && n < names->len)
        /* Translators: a list of places that breaks off: "column 4, row 7 … and more" */
        longer = g_strdup_printf (C_("list", "%s and more"), list);
      else if (i + 1 < n)
        /* Translators: a list of places that goes on: "column 4, row 7 …" */
        longer = g_strdup_printf (C_("list", "%s, %s"), list, (const char *) g_ptr_array_index (names, i));
      else
        /* Translators: the end of a list of places: "… row 7 and box 8" */
        longer = g_strdup_printf (C_("list", "%s and %s"), list, (const char *) g_ptr_array_index (names, i));
      g_free (list);
      list = longer;
    }
  return capitalize (list);
}

static Digits
repeated_digits (const Board *board)
{
  Digits digits = DIGITS_NONE;

  for_each_cell (cell, board_repeats (board))
    digits |= digits_of (board->digit[cell]);
  return digits;
}

bool
repeats_describe (const Board  *board,
                  char        **title,
                  char        **where)
{
  Digits digits = repeated_digits (board);
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GString) list = g_string_new (NULL);

  if (!digits)
    return false;
  for (int house = 0; house < N_HOUSES; house++)
    if (house_repeats (board, house))
      g_ptr_array_add (names, explain_house_name (house));
  for_each_digit (digit, digits)
    g_string_append_printf (list, list->len ? ", %d" : "%d", digit);
  /* Translators: one or more digits: "7 is repeated", "4, 7 are repeated" */
  *title = g_strdup_printf (ngettext ("%s is repeated", "%s are repeated", (gulong) digits_count (digits)), list->str);
  *where = join (names);
  return true;
}
