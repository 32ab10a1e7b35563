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
explain_digit_list (Values digits)
{
  GPtrArray *items = explain_list_new ();

  for_each_value (digit, digits)
    g_ptr_array_add (items, g_strdup_printf ("%d", digit));

  return explain_join (items, LIST_ALL);
}

/* As the board shows them. */
char *
explain_value_list (Values values, ListKind kind)
{
  GPtrArray *items = explain_list_new ();

  for_each_value (value, values)
    g_ptr_array_add (items, g_strdup_printf ("%c", value_character (value)));

  return explain_join (items, kind);
}

char *
explain_digits (Values digits)
{
  GPtrArray *items = explain_list_new ();

  for_each_value (digit, digits)
    g_ptr_array_add (items, g_strdup_printf ("%d", digit));

  return explain_join (items, LIST_ANY);
}

/* Several houses of a kind. */
static const char *
houses_noun (int kind)
{
  switch (kind)
    {
    case HOUSE_ROWS:
      return C_("noun", "rows {numbers}");
    case HOUSE_COLUMNS:
      return C_("noun", "columns {numbers}");
    default:
      return C_("noun", "boxes {numbers}");
    }
}

/* "rows 3 and 7", "column 2 and boxes 4 and 5". */
char *
explain_house_list_form (uint32_t houses, const char *form)
{
  GPtrArray *items = explain_list_new ();

  for (int kind = HOUSE_ROWS; kind < N_HOUSES; kind += 9)
    {
      Digits numbers = (Digits) ((houses >> kind & 0x1ff) << 1);
      g_autofree char *noun = NULL;

      if (digits_is_single (numbers))
        g_ptr_array_add (items, explain_house_form (kind + digits_first (numbers) - 1, form));
      if (digits_count (numbers) < 2)
        continue;
      noun = explain_noun_form (houses_noun (kind), form);
      g_ptr_array_add (items, explain_say (noun, SAY_DIGITS ("numbers", numbers)));
    }

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

/* "column 3, rows 2 and 4" */
static char *
cells_of_column (int column, CellSet cells, const char *form)
{
  /* Translators: cells of one column */
  g_autofree char *noun = explain_noun_form (C_("noun", "column {column}, rows {rows}"), form);
  Digits rows = DIGITS_NONE;

  for_each_cell (cell, cells)
    rows |= digits_of (cell_row (cell) + 1);
  return explain_say (noun, SAY_NUMBER ("column", column + 1), SAY_DIGITS ("rows", rows));
}

/* "row 4, columns 5 and 6" of each row, or cells of one column together; in a short notation each cell for itself. */
static GPtrArray *
cell_items (CellSet cells, const char *form)
{
  GPtrArray *items = explain_list_new ();
  int        column = cells_is_empty (cells) ? 0 : cell_column (cells_first (cells));

  if (!explain_notation_is_short () && cells_count (cells) > 1
      && cells_is_empty (cells_difference (cells, house_set (HOUSE_COLUMNS + column))))
    {
      g_ptr_array_add (items, cells_of_column (column, cells, form));
      return items;
    }
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

  return items;
}

char *
explain_cell_list_form (CellSet cells, const char *form)
{
  return explain_join (cell_items (cells, form), LIST_CELLS);
}

char *
explain_cell_list (CellSet cells)
{
  return explain_cell_list_form (cells, NULL);
}

char *
explain_cell_names (CellSet cells)
{
  return explain_join (cell_items (cells, NULL), explain_notation_is_short () ? LIST_PARTS : LIST_CLAUSES);
}
