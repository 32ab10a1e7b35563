/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* pseudo-value.c — what a line of pseudo-code works on: the set formula of what just happened, and the values of the guess
 * around it. Notation wherever there is one, for it stands beside the line and has little room. */
#include <glib/gi18n.h>

#include "engine/core/notation.h"
#include "engine/logic/technique.h"
#include "model/explain/explain.h"
#include "pseudo-code.h"

static void
append_digits (GString *text, Digits digits)
{
  if (digits == DIGITS_NONE)
    g_string_append (text, "∅");
  else if (digits == DIGITS_ALL)
    g_string_append (text, "{1..9}");
  else
    {
      const char *separator = "{";

      for_each_digit (digit, digits)
        {
          g_string_append_printf (text, "%s%d", separator, digit);
          separator = ",";
        }
      g_string_append_c (text, '}');
    }
}

/* "PV(r5c6) = ∅" */
static char *
domain (int cell, Digits digits)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "PV(%s) = ", notation_cell (cell).text);
  append_digits (text, digits);
  return explain_isolate (g_string_free (text, FALSE));
}

/* "7(R5)": the places of a digit. */
static void
append_house (GString *text, int digit, int house)
{
  g_string_append_printf (text, "%d(%c%d)", digit, "RCB"[house / 9], house % 9 + 1);
}

static char *
place (int digit, int house, int cell)
{
  GString *text = g_string_new (NULL);

  append_house (text, digit, house);
  if (cell == NO_CELL)
    g_string_append (text, " = ∅");
  else
    g_string_append_printf (text, " = {%s}", notation_cell (cell).text);
  return explain_isolate (g_string_free (text, FALSE));
}

static char *
about (const char *sentence, int digit, int cell)
{
  return explain_say (sentence, SAY_NUMBER ("digit", digit), SAY_TEXT ("cell", notation_cell (cell).text));
}

static char *
dead_end (const Event *event)
{
  switch (event->reason)
    {
    case REASON_NO_DIGIT:
      return domain (event->cell, DIGITS_NONE);
    case REASON_NO_PLACE:
      return place (event->digit, event->house, NO_CELL);
    default:
      return explain_isolate (g_strdup_printf ("%s = %s = %d", notation_cell (event->cell).text,
                                               notation_cell (event->source).text, event->digit));
    }
}

/* Of the line that runs. */
static char *
formula (const Event *event)
{
  switch (event->kind)
    {
    case EVENT_ASSIGN:
    case EVENT_REMOVE:
    case EVENT_PUT_BACK:
      return explain_isolate (g_strdup_printf ("%s = %d", notation_cell (event->cell).text, event->digit));
    case EVENT_SINGLE:
      if (event->reason == REASON_HIDDEN)
        return place (event->digit, event->house, event->cell);
      return domain (event->cell, digits_of (event->digit));
    case EVENT_WIPEOUT:
      return dead_end (event);
    case EVENT_STRIP:
      /* Translators: in a line of pseudo-code, as short as possible: the digit is ruled out in the cell r6c8 */
      return about (C_("pseudo-code", "{cell} loses {digit}"), event->digit, event->cell);
    case EVENT_UNDO_STRIP:
      /* Translators: in a line of pseudo-code, as short as possible: the cell r6c8 can hold the digit again */
      return about (C_("pseudo-code", "{cell} regains {digit}"), event->digit, event->cell);
    case EVENT_UNDO_ASSIGN:
    case EVENT_UNDO_SINGLE:
      /* Translators: in a line of pseudo-code, as short as possible: the digit that stood in the cell r6c8 */
      return about (C_("pseudo-code", "{digit} at {cell}"), event->digit, event->cell);
    case EVENT_TECHNIQUE:
      return g_strdup (_(techniques[event->nodes].name));
    case EVENT_RESTART:
      /* Translators: in a line of pseudo-code: which try begins */
      return explain_say (C_("pseudo-code", "try {count}"), SAY_COUNT ("count", event->nodes));
    default:
      return NULL;
    }
}

/* The guess that the event is about, or is made below. False: there is none. */
static bool
find_decision (const Event *event, const SearchView *view, Decision *decision)
{
  bool places = event_has_places (event);

  if (event->kind != EVENT_ASSIGN && event->kind != EVENT_UNDO_ASSIGN)
    {
      if (view->n_path)
        *decision = view->path[view->n_path - 1];
      return view->n_path > 0;
    }
  *decision = (Decision) {
    .cell = event->cell, .digit = event->digit, .possible = event->possible, .house = event->house,
    .places = places ? event->places : DIGITS_NONE,
  };
  return true;
}

static char *
choices (const Decision *decision)
{
  GString *text = g_string_new (NULL);
  const char *separator = "{";

  if (!decision->places)
    append_digits (text, decision->possible);
  for_each_digit (slot, decision->places)
    {
      g_string_append_printf (text, "%s%s", separator, notation_cell (house_cells[decision->house][slot - 1]).text);
      separator = ",";
    }
  if (decision->places)
    g_string_append_c (text, '}');
  return explain_isolate (g_string_free (text, FALSE));
}

/* A search that looks at a cell only when its turn comes has chosen the one that it fails in. */
static char *
chosen_cell (const Event *event, const SearchView *view, const Decision *decision)
{
  bool arrived = event->kind == EVENT_WIPEOUT && event->reason == REASON_NO_DIGIT && !view->keeps_candidates;

  return explain_isolate (g_strdup (notation_cell (arrived ? event->cell : decision->cell).text));
}

/* Of the matrix: a cell, or a digit in a house; the one that is empty at a dead end. */
static char *
column (const Event *event, const Decision *decision)
{
  GString *text = g_string_new (NULL);

  if (event->kind == EVENT_WIPEOUT && event->reason == REASON_NO_PLACE)
    append_house (text, event->digit, event->house);
  else if (event->kind == EVENT_WIPEOUT && event->reason == REASON_NO_DIGIT)
    g_string_append (text, notation_cell (event->cell).text);
  else if (decision->places)
    append_house (text, decision->digit, decision->house);
  else
    g_string_append (text, notation_cell (decision->cell).text);
  return explain_isolate (g_string_free (text, FALSE));
}

/* What is followed up: the digit that strikes, or the one that was just placed. */
static char *
new_digit (const Event *event)
{
  int cell = event->kind == EVENT_STRIP ? event->source : event->cell;

  if (cell == NO_CELL || (event->kind != EVENT_STRIP && event->kind != EVENT_ASSIGN && event->kind != EVENT_SINGLE)
      || event->reason == REASON_TECHNIQUE)
    return NULL;
  /* Translators: in a line of pseudo-code, as short as possible: the digit that stands in the cell r6c8 */
  return about (C_("pseudo-code", "{digit} in {cell}"), event->digit, cell);
}

char *
pseudo_line_value (const PseudoLine *line, const Event *event, const SearchView *view)
{
  Decision decision;

  if (pseudo_line_makes (line, event, view->digging))
    return formula (event);
  if (line->value == PSEUDO_NEW)
    return new_digit (event);
  if (line->value == PSEUDO_NOTHING || view->digging || !find_decision (event, view, &decision))
    return NULL;

  switch (line->value)
    {
    case PSEUDO_CELL:
      return chosen_cell (event, view, &decision);
    case PSEUDO_COLUMN:
      return column (event, &decision);
    case PSEUDO_CHOICES:
      return choices (&decision);
    case PSEUDO_GUESS:
      return decision.places ? explain_isolate (g_strdup (notation_cell (decision.cell).text))
                             : g_strdup_printf ("%d", decision.digit);
    default:
      /* Translators: in a line of pseudo-code: how many guesses are open */
      return view->n_path ? g_strdup_printf (C_("pseudo-code", "depth %d"), view->n_path) : NULL;
    }
}
