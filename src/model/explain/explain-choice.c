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
#include "engine/core/notation.h"
#include "explain-words.h"
#include "explain-say.h"

void
explain_before_start (int givens, Explanation *explanation)
{
  explanation->glyph = GLYPH_NEXT;
  explanation->title = g_strdup (_("Before the first step"));
  explanation->sentence
    = givens ? g_strdup_printf (ngettext ("%d clue is given. Press play, or step forward.",
                                          "%d clues are given. Press play, or step forward.", givens), givens)
             : g_strdup (_("The board is empty. Press play, or step forward."));
}

const char *
explain_why_this_cell (Reason reason)
{
  switch (reason)
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

  return explain_join_some (LIST_SENTENCES, explain_why_this_cell ((Reason) event->reason),
                            drawn ? _("The digit is drawn by lot.") : "", NULL);
}

/* "1, 8" */
static char *
listed (Digits digits)
{
  GPtrArray *items = explain_list_new ();

  for_each_digit (digit, digits)
    g_ptr_array_add (items, g_strdup_printf ("%d", digit));
  return explain_join (items, LIST_PARTS);
}

static char *
digits_to_try (Digits left)
{
  return left ? explain_say (_("Still to try: {digits}."), SAY_OWN ("digits", listed (left)))
              : g_strdup (_("This is the last one."));
}

/* The row of the exact cover's matrix: cell, and digit in row, column and box. */
static char *
formula_of_row (int cell, int digit)
{
  NotationText name = notation_cell (cell);

  return explain_isolate (g_strdup_printf ("%s=%d: {%s, R%d∋%d, C%d∋%d, B%d∋%d}", name.text, digit, name.text,
                                           cell_row (cell) + 1, digit, cell_column (cell) + 1, digit, cell_box (cell) + 1,
                                           digit));
}

static CellSet
cells_of_places (int house, Digits places)
{
  CellSet cells = CELLS_NONE;

  for_each_digit (place, places)
    cells_add (&cells, house_cells[house][place - 1]);

  return cells;
}

static char *
places_to_try (const Event *event)
{
  return event->places_left ? explain_say (_("Still to try: {cells}."),
                                           SAY_CELLS ("cells", cells_of_places (event->house, event->places_left)))
                            : g_strdup (_("This is the last one."));
}

static void
set_title (Explanation *explanation, ExplainGlyph glyph, const char *sentence, const Event *event)
{
  explanation->glyph = glyph;
  explanation->title = explain_say (sentence, SAY_NUMBER ("digit", event->digit), SAY_CELL ("cell", event->cell));
}

/* A place for the digit in a house. */
static void
explain_place (const Event *event, Explanation *explanation)
{
  g_autofree char *why = why_this_choice (event), *rest = places_to_try (event), *places = NULL;

  if (digits_is_single (event->places))
    {
      explanation->glyph = GLYPH_GUESS;
      explanation->title = explain_say (_("{digit} can go nowhere else in {house}"), SAY_NUMBER ("digit", event->digit),
                                        SAY_HOUSE ("house", event->house));
      explanation->sentence = g_steal_pointer (&why);
      return;
    }

  set_title (explanation, GLYPH_GUESS, _("Guess {digit} at {cell}"), event);
  /* Translators: "it" is a digit */
  places = explain_say (_("In {house} it can go to {cells}."), SAY_HOUSE ("house", event->house),
                        SAY_CELLS ("cells", cells_of_places (event->house, event->places)));
  explanation->sentence = explain_join_some (LIST_SENTENCES, why, places, rest, NULL);
}

static void
explain_digit (const Event *event, Explanation *explanation)
{
  g_autofree char *why = why_this_choice (event), *rest = digits_to_try (event->untried);

  if (digits_is_single (event->possible))
    {
      set_title (explanation, GLYPH_GUESS, _("Only {digit} fits {cell}"), event);
      explanation->sentence = g_strdup (_("Its row, column and box hold all the others."));
      return;
    }

  set_title (explanation, GLYPH_GUESS, _("Guess {digit} at {cell}"), event);
  explanation->sentence = explain_join_some (LIST_SENTENCES, why, rest, NULL);
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
    {
      explanation->rows[explanation->n_rows - 1].gone
        = digits_difference (event->possible, event->untried | digits_of (event->digit));
      explain_digit (event, explanation);
    }
}

static char *
what_is_left (const Event *event)
{
  if (event_is_exhausted (event))
    return g_strdup (_("No choice is left here either."));
  if (event_has_places (event))
    return places_to_try (event);
  return digits_to_try (event->untried);
}

char *
explain_cost (uint64_t nodes)
{
  uint64_t below = nodes > 0 ? nodes - 1 : 0;

  if (below == 0)
    /* Translators: of a guess that is taken back: no other one followed before the dead end */
    return g_strdup (_("It failed at once."));
  return explain_say (ngettext ("It led to {count} guess without success.", "It led to {count} guesses without success.",
                                below), SAY_COUNT ("count", below));
}

void
explain_take_back (const Event *event, const SearchView *view, Explanation *explanation)
{
  g_autofree char *cost = explain_cost (event->nodes), *next = what_is_left (event);
  bool places = event_has_places (event);

  explain_table_of_cell (explanation, view, event->cell,
                         places ? digits_of (event->digit) : digits_difference (event->possible, event->untried),
                         places ? DIGITS_NONE : event->untried);
  explanation->formula = places ? formula_of_row (event->cell, event->digit)
                                : explain_formula_tried (event->cell, event->possible, event->untried);
  set_title (explanation, GLYPH_TAKE_BACK, _("Take back {digit} at {cell}"), event);
  explanation->sentence = explain_join_some (LIST_SENTENCES, cost, next, NULL);
}
