/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* log-line.c — see log-line.h. */
#include "log-line.h"

#include <glib/gi18n.h>

#include "engine/core/houses.h"
#include "engine/rules/topology-names.h"
#include "event-any.h"
#include "model/explain/explain-deduction.h"

static const char *const kind_words[N_EVENT_KINDS] = {
  [EVENT_START] = NC_("event", "start"),
  [EVENT_ASSIGN] = NC_("event", "guess"),
  [EVENT_STRIP] = NC_("event", "ruled out"),
  [EVENT_SINGLE] = NC_("event", "placed"),
  [EVENT_WIPEOUT] = NC_("event", "dead end"),
  [EVENT_UNDO_STRIP] = NC_("event", "comes back"),
  [EVENT_UNDO_SINGLE] = NC_("event", "taken back"),
  [EVENT_UNDO_ASSIGN] = NC_("event", "take-back"),
  [EVENT_SOLUTION] = NC_("event", "solution"),
  [EVENT_TECHNIQUE] = NC_("event", "technique"),
  [EVENT_RESTART] = NC_("event", "restart"),
  [EVENT_REMOVE] = NC_("event", "clue away"),
  [EVENT_PUT_BACK] = NC_("event", "clue back"),
  [EVENT_DONE] = NC_("event", "end"),
};

const char *
log_line_kind (const Event *event)
{
  if (event->kind == EVENT_SINGLE && event->reason == REASON_HIDDEN)
    return C_("event", "only place");
  if ((event->kind == EVENT_SINGLE && event->reason == REASON_NAKED)
      || (event->kind == EVENT_ASSIGN && values_is_single (event->possible)))
    return C_("event", "only digit");

  return g_dpgettext2 (NULL, "event", kind_words[event->kind]);
}

static void
append_cell (const Topology *topology, GString *text, int cell)
{
  g_string_append (text, place_text_on (cell, topology ? topology->columns : 9).text);
}

static void
append_house (const Topology *topology, GString *text, int house)
{
  if (topology)
    {
      g_string_append (text, place_house_text (topology, house).text);
      return;
    }
  g_string_append_c (text, house_kind (house) == HOUSE_ROWS ? 'R' : house_kind (house) == HOUSE_COLUMNS ? 'C' : 'B');
  g_string_append_c (text, (char) ('1' + house % 9));
}

static void
append_set (GString *text, Values values)
{
  char separator = '{';

  if (!values)
    {
      g_string_append (text, "∅");
      return;
    }

  for_each_value (value, values)
    {
      g_string_append_c (text, separator);
      g_string_append_c (text, value_character (value));
      separator = ',';
    }
  g_string_append_c (text, '}');
}

void
log_line_place (const Topology *topology, const Event *event, GString *text)
{
  if (event_has_cell (event))
    append_cell (topology, text, event->cell);
  else if (event_has_house (event))
    append_house (topology, text, event->house);
  else
    return;

  if (event->digit)
    {
      g_string_append_c (text, '=');
      g_string_append_c (text, value_character (event->digit));
    }
}

/* "R5: {r5c2,r5c6}" */
static void
append_places (const Topology *topology, GString *text, int house, Values places)
{
  char separator = '{';

  append_house (topology, text, house);
  g_string_append (text, places ? ": " : ": ∅");
  for_each_value (place, places)
    {
      g_string_append_c (text, separator);
      append_cell (topology, text, topology ? topology->cell[topology->house[house].first + place - 1]
                                            : house_cells[house][place - 1]);
      separator = ',';
    }
  g_string_append (text, places ? "}" : "");
}

/* "U∖(R5∪C6∪B5)=∅" for a dead end, "PV={3,8}" for the rest: there are many of them, and only the result differs. */
static void
append_from_used (const Topology *topology, const Event *event, GString *text)
{
  if (event_has_places (event))
    {
      append_places (topology, text, event->house, event->places);
      return;
    }
  if (event->kind == EVENT_WIPEOUT && event->n_operands)
    {
      g_string_append (text, "U∖(R");
      g_string_append_c (text, (char) ('1' + cell_row (event->cell)));
      g_string_append (text, "∪C");
      g_string_append_c (text, (char) ('1' + cell_column (event->cell)));
      g_string_append (text, "∪B");
      g_string_append_c (text, (char) ('1' + cell_box (event->cell)));
      g_string_append (text, ")=");
    }
  else
    g_string_append (text, "PV=");
  append_set (text, event->possible);
}

/* "B5: 4∉⋃PV(q)": no other cell of the house can hold it. */
static void
append_from_candidates (const Topology *topology, const Event *event, GString *text)
{
  if (event_has_house (event))
    {
      append_house (topology, text, event->house);
      g_string_append (text, ": ");
    }
  g_string_append_printf (text, "%c∉⋃PV(q)", value_character (event->digit));
}

/* Which constraint it comes from. */
static void
append_constraint (const Topology *topology, const Event *event, GString *text)
{
  if (!topology || !event->constraint)
    return;
  g_string_append (text, text->len ? " ← " : "");
  event_any_constraint (topology, event->constraint - 1, text);
}

/* "PV∖{4} ← r5c2" */
static void
append_strip (const Topology *topology, const Event *event, GString *text)
{
  g_string_append (text, event->kind == EVENT_STRIP ? "PV∖" : "PV∪");
  append_set (text, values_of (event->digit));
  if (event->source != (topology ? NO_PLACE : NO_CELL))
    {
      g_string_append (text, " ← ");
      append_cell (topology, text, event->source);
    }
  else if (topology && event->reason == REASON_PLACES)
    {
      g_string_append (text, " ← ");
      append_house (topology, text, event->house);
    }
  append_constraint (topology, event, text);
}

/* "{3,8,9}∖{3,8}={9}": what was tried is taken away from the choices. */
static void
append_take_back (const Topology *topology, const Event *event, GString *text)
{
  if (event_has_places (event))
    {
      append_places (topology, text, event->house, event->places_left);
      return;
    }
  append_set (text, event->possible);
  g_string_append (text, "∖");
  append_set (text, event->possible & ~event->untried);
  g_string_append_c (text, '=');
  append_set (text, event->untried);
}

static void
append_end (const Event *event, GString *text)
{
  switch (event->reason)
    {
    case REASON_STUCK:
      g_string_append (text, C_("end of a search", "needs a guess"));
      break;
    case REASON_GAVE_UP:
    case REASON_NO_MEMORY:
      g_string_append (text, C_("end of a search", "gave up"));
      break;
    case REASON_DUG:
      g_string_append (text, C_("end of a search", "a puzzle is left"));
      break;
    default:
      g_string_append (text, C_("end of a search", "everything was tried"));
    }
}

void
log_line_reason (const Topology *topology, const Event *event, GString *text)
{
  if (event->reason == REASON_TECHNIQUE)
    {
      g_autofree char *name = explain_technique (&techniques[event->nodes]);

      g_string_append (text, name);
      return;
    }

  switch (event->kind)
    {
    case EVENT_SINGLE:
      if (event->reason == REASON_HIDDEN)
        {
          append_from_candidates (topology, event, text);
          break;
        }
      append_from_used (topology, event, text);
      break;
    case EVENT_ASSIGN:
      append_from_used (topology, event, text);
      break;
    case EVENT_WIPEOUT:
      if (event->reason == REASON_NO_DIGIT)
        append_from_used (topology, event, text);
      else
        append_constraint (topology, event, text);
      break;
    case EVENT_STRIP:
    case EVENT_UNDO_STRIP:
      append_strip (topology, event, text);
      break;
    case EVENT_UNDO_ASSIGN:
      append_take_back (topology, event, text);
      break;
    case EVENT_RESTART:
      g_string_append_printf (text, "%" G_GUINT64_FORMAT, event->nodes);
      break;
    case EVENT_DONE:
      append_end (event, text);
      break;
    default:
      break;
    }
}

void
log_line_format (const Topology *topology, const Event *event, uint64_t step, GString *text)
{
  g_string_append_printf (text, "%" G_GUINT64_FORMAT "\t%s\t", step, log_line_kind (event));
  log_line_place (topology, event, text);
  g_string_append_c (text, '\t');
  log_line_reason (topology, event, text);
}
