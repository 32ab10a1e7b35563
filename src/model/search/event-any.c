/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "event-any.h"

#include "engine/rules/constraint.h"
#include "engine/rules/topology-names.h"
#include "formats/json-line.h"

static const char *const kind_ids[] = {
  [HOUSE_ROW] = "row", [HOUSE_COLUMN] = "column", [HOUSE_BOX] = "box", [HOUSE_REGION] = "region", [HOUSE_DIAGONAL] = "diagonal",
  [HOUSE_WINDOW] = "window", [HOUSE_DISJOINT] = "disjoint", [HOUSE_EXTRA] = "extra", [HOUSE_CAGE] = "cage",
};

static void
append_cell (const Topology *topology, int cell, GString *text)
{
  g_string_append (text, place_text (topology, cell).text);
}

static void
append_house (const Topology *topology, int house, GString *text)
{
  const TopologyHouse *row = &topology->house[house];

  g_string_append (text, kind_ids[row->kind]);
  if (row->number)
    g_string_append_printf (text, " %d", row->number);
}

static void
append_set (Values set, GString *text)
{
  const char *separator = "";

  g_string_append_c (text, '{');
  for_each_value (v, set)
    {
      g_string_append (text, separator);
      g_string_append_c (text, value_character (v));
      separator = ",";
    }
  g_string_append_c (text, '}');
}

static void
append_part (const Topology *topology, char shape, const uint16_t *numbers, int n, GString *text)
{
  int line = n > 0 ? numbers[0] : 0;

  if (n < 1 || shape == 'd')
    return;
  g_string_append_c (text, ' ');
  if (constraint_shape_is_cells (shape))
    append_cell (topology, numbers[0], text);
  else if (shape == 'w')
    g_string_append (text, constraint_words[line]);
  else if (shape == 'l')
    g_string_append_printf (text, "%s%d", line & LINE_COLUMN ? "col" : "row", line % LINE_COLUMN + 1);
  else if (shape == 's')
    g_string_append_printf (text, "%c%d", "LRTB"[(line & LINE_COLUMN ? 2 : 0) + (line & LINE_FAR ? 1 : 0)],
                            line % LINE_COLUMN + 1);
  else
    g_string_append_printf (text, "%d", line);
}

void
event_any_constraint (const Topology *topology, int i, GString *text)
{
  const Constraint *constraint = &topology->rules->constraint[i];
  const ConstraintKind *kind = &constraint_kinds[constraint->kind];
  const uint16_t *numbers;
  bool cells = false;
  int n;

  g_string_append (text, kind->id);
  for (int part = 0; (n = rules_part (topology->rules, constraint, part, &numbers)) >= 0; part++)
    {
      char shape = constraint_part_shape (kind, part);

      if (!cells)
        append_part (topology, shape, numbers, n, text);
      cells |= constraint_shape_is_cells (shape);
    }
}

static void
append_places (const Topology *topology, const char *word, int house, Values places, GString *text)
{
  const char *separator = word;

  for_each_value (place, places)
    {
      g_string_append (text, separator);
      append_cell (topology, topology->cell[topology->house[house].first + place - 1], text);
      separator = ",";
    }
}

static const char *
source_word (const Event *event)
{
  return event->kind == EVENT_UNDO_ASSIGN ? " exhausted " : " from ";
}

void
event_any_text (const Topology *topology, const Event *event, uint64_t step, GString *text)
{
  g_string_append_printf (text, "%" G_GUINT64_FORMAT " %s", step, event_kind_ids[event->kind]);
  if (event_has_cell (event))
    {
      g_string_append_c (text, ' ');
      append_cell (topology, event->cell, text);
      if (event->digit)
        g_string_append_printf (text, "=%c", value_character (event->digit));
    }
  g_string_append_printf (text, " depth %d", event->depth);
  if (!event_has_cell (event) && event->digit)
    g_string_append_printf (text, " value %c", value_character (event->digit));
  if (event->reason != REASON_NONE)
    g_string_append_printf (text, " %s", event_reason_ids[event->reason]);
  if (event_has_house (event))
    {
      g_string_append_c (text, ' ');
      append_house (topology, event->house, text);
    }
  if (event->constraint)
    {
      g_string_append_c (text, ' ');
      event_any_constraint (topology, event->constraint - 1, text);
    }
  if (event->source != NO_PLACE)
    {
      g_string_append (text, source_word (event));
      append_cell (topology, event->source, text);
    }
  if (event_has_places (event))
    {
      append_places (topology, " places ", event->house, event->places, text);
      append_places (topology, " left ", event->house, event->places_left, text);
    }
  else if (event->kind == EVENT_ASSIGN)
    {
      g_string_append (text, " of ");
      append_set (event->possible, text);
    }
}

static void
put_set (GString *text, const char *key, Values set)
{
  json_line_open (text, key, '[');
  for_each_value (v, set)
    json_line_number (text, NULL, v);
  json_line_close (text, ']');
}

static void
put_cell (const Topology *topology, const char *key, int cell, GString *text)
{
  g_autoptr (GString) word = g_string_new (NULL);

  append_cell (topology, cell, word);
  json_line_string (text, key, word->str);
}

static void
put_places (const Topology *topology, const char *key, int house, Values places, GString *text)
{
  json_line_open (text, key, '[');
  for_each_value (place, places)
    put_cell (topology, NULL, topology->cell[topology->house[house].first + place - 1], text);
  json_line_close (text, ']');
}

void
event_any_json (const Topology *topology, const Event *event, uint64_t step, GString *text)
{
  g_autoptr (GString) word = g_string_new (NULL);

  json_line_open (text, NULL, '{');
  json_line_count (text, "event", step);
  json_line_string (text, "kind", event_kind_ids[event->kind]);
  if (event->reason != REASON_NONE)
    json_line_string (text, "reason", event_reason_ids[event->reason]);
  json_line_count (text, "depth", event->depth);
  if (event_has_cell (event))
    put_cell (topology, "cell", event->cell, text);
  if (event->digit)
    json_line_number (text, "digit", event->digit);
  if (event_has_house (event))
    {
      append_house (topology, event->house, word);
      json_line_string (text, "house", word->str);
    }
  if (event->constraint)
    {
      g_string_truncate (word, 0);
      event_any_constraint (topology, event->constraint - 1, word);
      json_line_string (text, "constraint", word->str);
    }
  if (event->source != NO_PLACE)
    put_cell (topology, "source", event->source, text);
  if (event->possible)
    put_set (text, "choices", event->possible);
  if (event_has_places (event))
    {
      put_places (topology, "places", event->house, event->places, text);
      put_places (topology, "places_left", event->house, event->places_left, text);
    }
  else if (event->kind == EVENT_ASSIGN || event->kind == EVENT_UNDO_ASSIGN)
    put_set (text, "untried", event->untried);
  if (event->kind == EVENT_UNDO_ASSIGN)
    json_line_count (text, "guesses", event->nodes);
  json_line_end (text);
}
