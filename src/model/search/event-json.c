/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "event-json.h"

#include "engine/core/notation.h"
#include "engine/logic/technique.h"
#include "formats/json-line.h"
#include "model/explain/explain.h"

/* What the event's number stands for; NULL: it has none. */
static const char *
number_key (const Event *event)
{
  switch (event->kind)
    {
    case EVENT_UNDO_ASSIGN:
      return "guesses";
    case EVENT_RESTART:
    case EVENT_SOLUTION:
      return "tries";
    case EVENT_REMOVE:
      return "clues";
    case EVENT_PUT_BACK:
      return "empty";
    default:
      return event->reason == REASON_DUG ? "clues" : NULL;
    }
}

static void
put_places (GString *text, const char *key, int house, Digits places)
{
  json_line_open (text, key, '[');
  for_each_digit (place, places)
    json_line_cell (text, NULL, house_cells[house][place - 1]);
  json_line_close (text, ']');
}

static void
put_where (const Event *event, GString *text)
{
  if (event->cell != NO_CELL)
    json_line_cell (text, "cell", event->cell);
  if (event->digit)
    json_line_number (text, "digit", event->digit);
  if (event->house != NO_HOUSE)
    json_line_string (text, "house", notation_house (event->house).text);
  if (event->source != NO_CELL)
    json_line_cell (text, "source", event->source);
}

static void
put_choices (const Event *event, GString *text)
{
  if (event->possible)
    json_line_digits (text, "choices", event->possible);
  if (event_has_places (event))
    {
      put_places (text, "places", event->house, event->places);
      put_places (text, "places_left", event->house, event->places_left);
    }
  else if (event->kind == EVENT_ASSIGN || event->kind == EVENT_UNDO_ASSIGN)
    json_line_digits (text, "untried", event->untried);
}

void
event_json_line (const Event *event, uint64_t step, GString *text)
{
  g_autoptr (GString) equation = g_string_new (NULL);

  json_line_open (text, NULL, '{');
  json_line_count (text, "event", step);
  json_line_string (text, "kind", event_kind_ids[event->kind]);
  if (event->reason != REASON_NONE)
    json_line_string (text, "reason", event_reason_ids[event->reason]);
  json_line_count (text, "depth", event->depth);
  put_where (event, text);
  put_choices (event, text);
  if (event->reason == REASON_TECHNIQUE)
    json_line_string (text, "technique", techniques[event->nodes].id);
  else if (number_key (event))
    json_line_count (text, number_key (event), event->nodes);
  explain_equation (event, equation);
  if (equation->len)
    json_line_string (text, "equation", equation->str);
  json_line_end (text);
}
