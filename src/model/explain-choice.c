/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-choice.c — why this cell, what else there was to choose from, and what is left after a take-back.
 *
 * Mostly a digit is chosen for a cell; an exact cover also chooses a place for a digit in a house, and its row of the matrix
 * is told as the constraints that it meets. */
#include <glib/gi18n.h>

#include "explain-choice.h"
#include "explain-deduction.h"
#include "explain-table.h"

static const char *
why_this_cell (const Event *event)
{
  switch (event->reason)
    {
    case REASON_READING_ORDER:
    case REASON_READING_RANDOM_DIGIT:
      return _("It comes first in reading order.");
    case REASON_FEWEST:
    case REASON_FEWEST_RANDOM_DIGIT:
      return _("No cell has fewer choices.");
    case REASON_FEWEST_DEGREE:
    case REASON_FEWEST_DEGREE_RANDOM_DIGIT:
      return _("No cell has fewer choices; among those it has the most open neighbours.");
    case REASON_FEWEST_ROWS:
      return _("No cell has fewer choices, and no digit has fewer places.");
    case REASON_RANDOM:
      return _("The cell and the digit are picked at random.");
    case REASON_FEWEST_RANDOM:
      return _("Picked at random among the cells with the fewest choices.");
    case REASON_CHOSEN:
      return _("You chose it.");
    default:
      return "";
    }
}

static char *
why_this_choice (const Event *event)
{
  bool drawn = event->reason == REASON_READING_RANDOM_DIGIT || event->reason == REASON_FEWEST_RANDOM_DIGIT
               || event->reason == REASON_FEWEST_DEGREE_RANDOM_DIGIT;

  return drawn
           /* Translators: two sentences */
           ? g_strdup_printf (_("%s %s"), why_this_cell (event), _("The digit is drawn by lot."))
           : g_strdup (why_this_cell (event));
}

static char *
how_many_left (Digits left)
{
  int n = digits_count (left);

  return n ? g_strdup_printf (ngettext ("%d not tried yet.", "%d not tried yet.", n), n) : g_strdup (_("This is the last one."));
}

/* The row of the exact cover's matrix: cell, and digit in row, column and box. */
static char *
formula_of_row (int cell, int digit)
{
  return g_strdup_printf ("r%dc%d=%d: {r%dc%d, R%d∋%d, C%d∋%d, B%d∋%d}", cell_row (cell) + 1, cell_column (cell) + 1, digit,
                          cell_row (cell) + 1, cell_column (cell) + 1, cell_row (cell) + 1, digit, cell_column (cell) + 1,
                          digit, cell_box (cell) + 1, digit);
}

static char *
list_places (int house, Digits places)
{
  CellSet cells = CELLS_NONE;

  for_each_digit (place, places)
    cells_add (&cells, house_cells[house][place - 1]);

  return explain_cell_list (cells);
}

static void
set_title (Explanation *explanation, ExplainGlyph glyph, const char *sentence, const Event *event)
{
  g_autofree char *cell = explain_cell_name (event->cell);

  explanation->glyph = glyph;
  explanation->title = g_strdup_printf (sentence, event->digit, cell);
}

/* A place for the digit in a house. */
static void
explain_place (const Event *event, Explanation *explanation)
{
  g_autofree char *house = explain_house_name (event->house), *places = list_places (event->house, event->places);
  g_autofree char *why = why_this_choice (event), *rest = how_many_left (event->places_left);

  if (digits_is_single (event->places))
    {
      explanation->glyph = GLYPH_GUESS;
      /* Translators: digit, house ("box 2") */
      explanation->title = g_strdup_printf (_("%d can go nowhere else in %s"), event->digit, house);
      explanation->sentence = g_steal_pointer (&why);
      return;
    }

  /* Translators: digit, cell ("row 5, column 6") */
  set_title (explanation, GLYPH_GUESS, _("Guess %d at %s"), event);
  /* Translators: why this choice; a house ("box 2"); a list of cells; then how many of them are left */
  explanation->sentence = g_strdup_printf (_("%s In %s it can go to %s. %s"), why, house, places, rest);
}

static void
explain_digit (const Event *event, Explanation *explanation)
{
  g_autofree char *choices = explain_digits (event->possible), *why = why_this_choice (event);
  g_autofree char *rest = how_many_left (event->untried);

  if (digits_is_single (event->possible))
    {
      /* Translators: digit, cell ("row 5, column 6") */
      set_title (explanation, GLYPH_GUESS, _("Only %d fits %s"), event);
      explanation->sentence = g_strdup (_("Its row, column and box hold all the others."));
      return;
    }

  /* Translators: digit, cell ("row 5, column 6") */
  set_title (explanation, GLYPH_GUESS, _("Guess %d at %s"), event);
  /* Translators: why this cell; then the choices it had, "5, 8 or 9"; then how many are left */
  explanation->sentence = g_strdup_printf (_("%s Choices were %s. %s"), why, choices, rest);
}

void
explain_assign (const Event *event, const SearchView *view, Explanation *explanation)
{
  explain_table_from_used (explanation, &view->board, event->cell, event->operand, digits_of (event->digit));
  explanation->formula = event->reason == REASON_FEWEST_ROWS ? formula_of_row (event->cell, event->digit)
                                                             : explain_formula_from_used (event->cell, event->possible);
  if (event_has_places (event))
    explain_place (event, explanation);
  else
    explain_digit (event, explanation);
}

void
explain_take_back (const Event *event, const SearchView *view, Explanation *explanation)
{
  uint64_t below = event->nodes > 0 ? event->nodes - 1 : 0;
  g_autofree char *count = explain_count (below);
  g_autofree char *cost = below ? g_strdup_printf (ngettext ("It led to %s guess without success.",
                                                             "It led to %s guesses without success.", below), count)
                                : g_strdup (_("It failed at once."));
  g_autofree char *left = event_has_places (event) ? list_places (event->house, event->places_left)
                                                   : explain_digits (event->untried);
  g_autofree char *next = event_is_exhausted (event) ? g_strdup (_("No choice is left here either."))
                                                     : g_strdup_printf (_("Left to try: %s."), left);

  /* Translators: digit, cell ("row 5, column 6") */
  set_title (explanation, GLYPH_TAKE_BACK, _("Take back %d at %s"), event);
  /* Translators: two sentences */
  explanation->sentence = g_strdup_printf (_("%s %s"), cost, next);
}
