/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* pseudo-value.c — what a line of pseudo-code works on: the set formula of what just happened, and the values of the guess
 * around it. Notation wherever there is one, for it stands beside the line and has little room. */
#include <glib/gi18n.h>

#include "engine/logic/technique.h"
#include "engine/rules/topology-names.h"
#include "model/explain/explain.h"
#include "pseudo-code.h"

/* The search that is told of. */
typedef struct {
  const Topology *topology;            /* NULL: the classic board */
  const Event    *event;
  const AnyView  *view;                /* right after it */
} Telling;

static PlaceText
cell_text (const Telling *telling, int cell)
{
  return place_text_on (cell, telling->topology ? telling->topology->columns : 9);
}

static void
append_values (const Telling *telling, GString *text, Values values)
{
  int n = telling->topology ? telling->topology->n : 9;

  if (!values)
    g_string_append (text, "∅");
  else if (values == values_all (n))
    g_string_append_printf (text, "{1..%c}", value_character (n));
  else
    {
      const char *separator = "{";

      for_each_value (value, values)
        {
          g_string_append_printf (text, "%s%c", separator, value_character (value));
          separator = ",";
        }
      g_string_append_c (text, '}');
    }
}

/* "PV(r5c6) = ∅" */
static char *
domain (const Telling *telling, int cell, Values values)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "PV(%s) = ", cell_text (telling, cell).text);
  append_values (telling, text, values);
  return explain_isolate (g_string_free (text, FALSE));
}

/* "7(R5)": the places of a digit. */
static void
append_house (const Telling *telling, GString *text, int value, int house)
{
  if (telling->topology)
    g_string_append_printf (text, "%c(%s)", value_character (value), place_house_text (telling->topology, house).text);
  else
    g_string_append_printf (text, "%d(%c%d)", value, "RCB"[house / 9], house % 9 + 1);
}

/* cell −1: none. */
static char *
place (const Telling *telling, int value, int house, int cell)
{
  GString *text = g_string_new (NULL);

  append_house (telling, text, value, house);
  if (cell < 0)
    g_string_append (text, " = ∅");
  else
    g_string_append_printf (text, " = {%s}", cell_text (telling, cell).text);
  return explain_isolate (g_string_free (text, FALSE));
}

static char *
about (const Telling *telling, const char *sentence, int value, int cell)
{
  const char digit[] = { value_character (value), '\0' };

  return explain_say (sentence, SAY_TEXT ("digit", digit), SAY_TEXT ("cell", cell_text (telling, cell).text));
}

static bool
has_source (const Event *event)
{
  return event->source != (event->any ? NO_PLACE : NO_CELL);
}

static char *
dead_end (const Telling *telling)
{
  const Event *event = telling->event;

  switch (event->reason)
    {
    case REASON_NO_DIGIT:
      return domain (telling, event->cell, 0);
    case REASON_NO_PLACE:
      return place (telling, event->digit, event->house, -1);
    case REASON_BROKEN:
      return NULL;
    default:
      return explain_isolate (g_strdup_printf ("%s = %s = %c", cell_text (telling, event->cell).text,
                                               cell_text (telling, event->source).text, value_character (event->digit)));
    }
}

/* Of the line that runs. */
static char *
formula (const Telling *telling)
{
  const Event *event = telling->event;

  switch (event->kind)
    {
    case EVENT_ASSIGN:
    case EVENT_REMOVE:
    case EVENT_PUT_BACK:
      return explain_isolate (g_strdup_printf ("%s = %c", cell_text (telling, event->cell).text, value_character (event->digit)));
    case EVENT_SINGLE:
      if (event->reason == REASON_HIDDEN)
        return place (telling, event->digit, event->house, event->cell);
      return domain (telling, event->cell, values_of (event->digit));
    case EVENT_WIPEOUT:
      return dead_end (telling);
    case EVENT_STRIP:
      /* Translators: in a line of pseudo-code, as short as possible: the digit is ruled out in the cell r6c8 */
      return about (telling, C_("pseudo-code", "{cell} loses {digit}"), event->digit, event->cell);
    case EVENT_UNDO_STRIP:
      /* Translators: in a line of pseudo-code, as short as possible: the cell r6c8 can hold the digit again */
      return about (telling, C_("pseudo-code", "{cell} regains {digit}"), event->digit, event->cell);
    case EVENT_UNDO_ASSIGN:
    case EVENT_UNDO_SINGLE:
      /* Translators: in a line of pseudo-code, as short as possible: the digit that stood in the cell r6c8 */
      return about (telling, C_("pseudo-code", "{digit} at {cell}"), event->digit, event->cell);
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
find_decision (const Telling *telling, AnyDecision *decision)
{
  const AnyView *view = telling->view;
  const Event *event = telling->event;
  bool places = event_has_places (event);

  if (event->kind != EVENT_ASSIGN && event->kind != EVENT_UNDO_ASSIGN)
    {
      if (view->n_path)
        *decision = view->path[view->n_path - 1];
      return view->n_path > 0;
    }
  *decision = (AnyDecision) {
    .cell = event->cell, .value = event->digit, .possible = event->possible, .house = event->house,
    .places = places ? event->places : 0,
  };
  return true;
}

static char *
choices (const Telling *telling, const AnyDecision *decision)
{
  GString *text = g_string_new (NULL);
  const char *separator = "{";

  if (!decision->places)
    append_values (telling, text, decision->possible);
  for_each_value (slot, decision->places)
    {
      int cell = telling->topology ? telling->topology->cell[telling->topology->house[decision->house].first + slot - 1]
                                   : house_cells[decision->house][slot - 1];

      g_string_append_printf (text, "%s%s", separator, cell_text (telling, cell).text);
      separator = ",";
    }
  if (decision->places)
    g_string_append_c (text, '}');
  return explain_isolate (g_string_free (text, FALSE));
}

/* A search that looks at a cell only when its turn comes has chosen the one that it fails in. */
static char *
chosen_cell (const Telling *telling, const AnyDecision *decision)
{
  const Event *event = telling->event;
  bool arrived = event->kind == EVENT_WIPEOUT && event->reason == REASON_NO_DIGIT && !telling->view->keeps_candidates;

  return explain_isolate (g_strdup (cell_text (telling, arrived ? event->cell : decision->cell).text));
}

/* Of the matrix: a cell, or a digit in a house; the one that is empty at a dead end. */
static char *
column (const Telling *telling, const AnyDecision *decision)
{
  const Event *event = telling->event;
  GString *text = g_string_new (NULL);

  if (event->kind == EVENT_WIPEOUT && event->reason == REASON_NO_PLACE)
    append_house (telling, text, event->digit, event->house);
  else if (event->kind == EVENT_WIPEOUT && event->reason == REASON_NO_DIGIT)
    g_string_append (text, cell_text (telling, event->cell).text);
  else if (decision->places)
    append_house (telling, text, decision->value, decision->house);
  else
    g_string_append (text, cell_text (telling, decision->cell).text);
  return explain_isolate (g_string_free (text, FALSE));
}

/* What is followed up: the digit that strikes, or the one that was just placed. */
static char *
new_digit (const Telling *telling)
{
  const Event *event = telling->event;
  int cell = event->kind == EVENT_STRIP ? event->source : event->cell;

  if (!(event->kind == EVENT_STRIP ? has_source (event) : event_has_cell (event)) || event->reason == REASON_CONSTRAINT
      || (event->kind != EVENT_STRIP && event->kind != EVENT_ASSIGN && event->kind != EVENT_SINGLE)
      || event->reason == REASON_TECHNIQUE)
    return NULL;
  /* Translators: in a line of pseudo-code, as short as possible: the digit that stands in the cell r6c8 */
  return about (telling, C_("pseudo-code", "{digit} in {cell}"), event->digit, cell);
}

char *
pseudo_line_value (const PseudoLine *line, const Topology *topology, const Event *event, bool digging, const AnyView *view)
{
  const Telling telling = { topology, event, view };
  AnyDecision decision;

  if (pseudo_line_makes (line, event, digging))
    return formula (&telling);
  if (line->value == PSEUDO_NEW)
    return new_digit (&telling);
  if (line->value == PSEUDO_NOTHING || digging || !find_decision (&telling, &decision))
    return NULL;

  switch (line->value)
    {
    case PSEUDO_CELL:
      return chosen_cell (&telling, &decision);
    case PSEUDO_COLUMN:
      return column (&telling, &decision);
    case PSEUDO_CHOICES:
      return choices (&telling, &decision);
    case PSEUDO_GUESS:
      return decision.places ? explain_isolate (g_strdup (cell_text (&telling, decision.cell).text))
                             : g_strdup_printf ("%c", value_character (decision.value));
    default:
      /* Translators: in a line of pseudo-code: how many guesses are open */
      return view->n_path ? g_strdup_printf (C_("pseudo-code", "depth %d"), view->n_path) : NULL;
    }
}
