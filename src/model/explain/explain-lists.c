/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-lists.c — lists of cells, houses, digits and whatever else, as a sentence says them.
 *
 * A list is built from the front, two items at a time, by patterns that the translator has: {list} is what there is so far,
 * {next} follows it. */
#include <glib/gi18n.h>
#include <stdarg.h>

#include "explain-say.h"
#include "explain-words.h"

typedef enum { PLACE_TWO, PLACE_INSIDE, PLACE_LAST } Place;

/* Translators: {list} is what a list has so far, {next} is its next item */
static const char *
pattern_of (ListKind kind, Place place)
{
  switch (kind)
    {
    case LIST_ALL:
      return place == PLACE_TWO ? C_("both of two things", "{list} and {next}")
           : place == PLACE_INSIDE ? C_("inside a list of all things", "{list}, {next}")
           : C_("the last of all things", "{list} and {next}");
    case LIST_ANY:
      return place == PLACE_TWO ? C_("one of two things", "{list} or {next}")
           : place == PLACE_INSIDE ? C_("inside a list of which one is meant", "{list}, {next}")
           : C_("the last of which one is meant", "{list} or {next}");
    case LIST_CELLS:
      return place == PLACE_TWO ? C_("two cells, with commas of their own", "{list} and {next}")
           : place == PLACE_INSIDE ? C_("inside a list of cells, with commas of their own", "{list}, {next}")
           : C_("the last of several cells, with commas of their own", "{list} and {next}");
    case LIST_PARTS:
      return C_("things beside each other", "{list}, {next}");
    case LIST_CLAUSES:
      return C_("clauses beside each other", "{list}; {next}");
    case LIST_FACTS:
      return C_("short facts beside each other", "{list} · {next}");
    case LIST_SENTENCES:
      return C_("whole sentences beside each other", "{list} {next}");
    case N_LIST_KINDS:
      break;
    }
  g_return_val_if_reached ("{list} {next}");
}

GPtrArray *
explain_list_new (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

char *
explain_join (GPtrArray *items, ListKind kind)
{
  g_autoptr (GPtrArray) owned = items;
  char *list = g_strdup (owned->len ? owned->pdata[0] : "");

  for (guint i = 1; i < owned->len; i++)
    {
      Place place = i + 1 < owned->len ? PLACE_INSIDE : i == 1 ? PLACE_TWO : PLACE_LAST;
      g_autofree char *before = g_steal_pointer (&list);

      list = explain_say (pattern_of (kind, place), SAY_TEXT ("list", before), SAY_TEXT ("next", owned->pdata[i]));
    }
  return list;
}

char *
explain_join_some (ListKind kind, const char *first, ...)
{
  GPtrArray *items = explain_list_new ();
  va_list    rest;

  va_start (rest, first);
  for (const char *item = first; item; item = va_arg (rest, const char *))
    if (*item)
      g_ptr_array_add (items, g_strdup (item));
  va_end (rest);

  return explain_join (items, kind);
}

char *
explain_titled (const char *title, const char *sentence)
{
  /* Translators: a title, then a sentence about it */
  return explain_say (_("{title}. {sentence}"), SAY_TEXT ("title", title), SAY_TEXT ("sentence", sentence));
}

char *
explain_digit_list (Digits digits)
{
  GPtrArray *items = explain_list_new ();

  for_each_digit (digit, digits)
    g_ptr_array_add (items, g_strdup_printf ("%d", digit));

  return explain_join (items, LIST_ALL);
}

char *
explain_digits (Digits digits)
{
  GPtrArray *items = explain_list_new ();

  for_each_digit (digit, digits)
    g_ptr_array_add (items, g_strdup_printf ("%d", digit));

  return explain_join (items, LIST_ANY);
}

char *
explain_house_list_form (uint32_t houses, const char *form)
{
  GPtrArray *items = explain_list_new ();

  for (int house = 0; house < N_HOUSES; house++)
    if (houses >> house & 1)
      g_ptr_array_add (items, explain_house_form (house, form));

  return explain_join (items, LIST_ALL);
}

char *
explain_house_list (uint32_t houses)
{
  return explain_house_list_form (houses, NULL);
}

/* "row 4, column 5", "row 4, columns 5 and 6". */
static char *
cells_of_row (int row, Digits columns, const char *form)
{
  /* Translators: a noun, of which forms may follow: "row 4, columns 5 and 6" */
  g_autofree char *noun = explain_noun_form (ngettext ("row {row}, column {columns}", "row {row}, columns {columns}",
                                                       (gulong) digits_count (columns)), form);

  return explain_say (noun, SAY_NUMBER ("row", row + 1), SAY_DIGITS ("columns", columns));
}

/* "row 4, columns 5 and 6" of each row; in a short notation each cell for itself. */
char *
explain_cell_list_form (CellSet cells, const char *form)
{
  GPtrArray *items = explain_list_new ();

  if (explain_notation_is_short ())
    for_each_cell (cell, cells)
      g_ptr_array_add (items, explain_cell_form (cell, form));
  for (int row = 0; row < 9 && !explain_notation_is_short (); row++)
    {
      Digits columns = DIGITS_NONE;

      for_each_cell (cell, cells_intersection (cells, house_set (HOUSE_ROWS + row)))
        columns |= digits_of (cell_column (cell) + 1);
      if (columns)
        g_ptr_array_add (items, cells_of_row (row, columns, form));
    }

  return explain_join (items, LIST_CELLS);
}

char *
explain_cell_list (CellSet cells)
{
  return explain_cell_list_form (cells, NULL);
}
