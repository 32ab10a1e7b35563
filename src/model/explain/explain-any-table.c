/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-any-table.c — see explain-any-table.h. What explain-table.c shows as row, column and box is here whatever houses the
 * cell lies in. */
#include "explain-any-table.h"

#include <glib/gi18n.h>

#include "engine/rules/topology-names.h"
#include "explain-any-words.h"
#include "explain-say.h"
#include "explain-table.h"

/* Houses that get a row of their own, and cells; what is beyond shares one. */
enum { HOUSES_MAX = 6 };

char *
explain_any_set (Values values)
{
  GString *text = g_string_new (NULL);

  for_each_value (value, values)
    g_string_append_printf (text, "%c%c", text->len ? ',' : '{', value_character (value));
  g_string_append (text, values ? "}" : "∅");
  return g_string_free (text, FALSE);
}

static SetRow *
add_row (Explanation *explanation, SetOperator op, SetRole role, Values values, const char *label)
{
  return explain_table_add (explanation, op, role, values, label);
}

/* "Row 5", else the short name: there is room for no more. */
static char *
house_label (const Topology *topology, int house)
{
  const TopologyHouse *one = &topology->house[house];

  if (!topology_house_grid (topology, house))
    switch (one->kind)
      {
      case HOUSE_ROW:
        return g_strdup_printf (C_("set table", "Row %d"), one->number);
      case HOUSE_COLUMN:
        return g_strdup_printf (C_("set table", "Column %d"), one->number);
      case HOUSE_BOX:
        return g_strdup_printf (C_("set table", "Box %d"), one->number);
      default:
        break;
      }
  return g_strdup (place_house_text (topology, house).text);
}

static SetRole
house_role (const Topology *topology, int house)
{
  switch (topology->house[house].kind)
    {
    case HOUSE_ROW:    return ROLE_ROW;
    case HOUSE_COLUMN: return ROLE_COLUMN;
    default:           return ROLE_BOX;
    }
}

static char *
cell_label (const Topology *topology, int cell)
{
  return g_strdup_printf ("PV %s", place_text (topology, cell).text);
}

/* The filled cells of the house but this one. */
static PlaceSet
filled_in (const Topology *topology, const AnyView *view, int house, int but, Values *values)
{
  PlaceSet set = PLACES_NONE;

  *values = 0;
  for (int i = 0; i < topology->house[house].n; i++)
    {
      int cell = topology->cell[topology->house[house].first + i];

      if (!view->value[cell] || cell == but)
        continue;
      places_add (&set, cell);
      *values |= values_of (view->value[cell]);
    }
  return set;
}

/* What cells beyond its houses hold that see it: a knight's move away, say. */
static PlaceSet
filled_beyond (const Topology *topology, const AnyView *view, int cell, const PlaceSet *told, Values *values)
{
  PlaceSet set = places_difference (topology->peers[cell], *told);

  *values = 0;
  for_each_place (peer, set)
    {
      if (view->value[peer])
        *values |= values_of (view->value[peer]);
      else
        places_remove (&set, peer);
    }
  return set;
}

/* "PV(r5c6) = U ∖ (R5 ∪ C6 ∪ B5) = {3}"; ⊆ where more than the houses took part. */
static char *
formula_used (const Topology *topology, int cell, Values possible, bool less)
{
  GString *text = g_string_new (NULL);
  g_autofree char *set = explain_any_set (possible);
  const char *separator = "";

  g_string_append_printf (text, "PV(%s) = %s%s", place_text (topology, cell).text, less ? set : "U ∖ (", less ? " ⊆ U ∖ (" : "");
  for (uint32_t i = topology->houses_of[cell]; i < topology->houses_of[cell + 1]; i++)
    {
      g_string_append_printf (text, "%s%s", separator, place_house_text (topology, topology->cell_house[i]).text);
      separator = " ∪ ";
    }
  g_string_append (text, less ? ")" : ") = ");
  if (!less)
    g_string_append (text, set);
  return explain_isolate (g_string_free (text, FALSE));
}

void
explain_any_table_used (const Topology *topology, const AnyView *view, int cell, Values possible, Values accent, Values gone,
                        Explanation *explanation)
{
  PlaceSet told = PLACES_NONE, cells;
  Values used = 0, values;
  SetRow *row;
  int n = 0;

  explanation->n = topology->n;
  for (uint32_t i = topology->houses_of[cell]; i < topology->houses_of[cell + 1]; i++)
    {
      int house = topology->cell_house[i];
      g_autofree char *label = house_label (topology, house);

      if (n == HOUSES_MAX)
        break;
      cells = filled_in (topology, view, house, cell, &values);
      row = add_row (explanation, n++ ? OPERATOR_UNION : OPERATOR_NONE, house_role (topology, house), values, label);
      row->cells = cells;
      told = places_union (told, topology_house_set (topology, house));
      used |= values;
    }
  cells = filled_beyond (topology, view, cell, &told, &values);
  if (values)
    {
      /* Translators: label of a set of digits: cells that see this one in no house; at most 14 characters */
      row = add_row (explanation, n++ ? OPERATOR_UNION : OPERATOR_NONE, ROLE_OTHER, values, C_("set table", "Others in sight"));
      row->cells = cells;
      used |= values;
    }
  values = topology->all & ~(used | possible);
  if (values)
    {
      /* Translators: label of a set of digits: what constraints and deductions ruled out; at most 14 characters */
      add_row (explanation, n++ ? OPERATOR_UNION : OPERATOR_NONE, ROLE_NONE, values, C_("set table", "Ruled out"));
      used |= values;
    }
  row = add_row (explanation, OPERATOR_EQUALS, ROLE_NONE, used & ~possible, C_("set table", "Used"));
  row->line_above = true;
  row = add_row (explanation, OPERATOR_ALL_MINUS, ROLE_NONE, possible | gone, C_("set table", "Possible"));
  row->accent = accent & possible;
  row->gone = gone;
  row->dead = !row->digits;
  explanation->formula = formula_used (topology, cell, possible, values != 0);
}

void
explain_any_table_others (const Topology *topology, const AnyView *view, const Event *event, Explanation *explanation)
{
  const TopologyHouse *house = &topology->house[event->house];
  g_autofree char *target = cell_label (topology, event->cell);
  SetRow *row;
  Values others = 0;
  bool first = true;

  explanation->n = topology->n;
  row = add_row (explanation, OPERATOR_NONE, ROLE_TARGET, event->possible, target);
  row->cells = places_of (event->cell);
  row->accent = values_of (event->digit);
  for (int i = 0; i < house->n; i++)
    {
      int cell = topology->cell[house->first + i];
      g_autofree char *label = cell_label (topology, cell);

      if (view->value[cell])
        continue;
      row = add_row (explanation, first ? OPERATOR_MINUS : OPERATOR_UNION, ROLE_OTHER, view->candidates[cell], label);
      row->cells = places_of (cell);
      others |= view->candidates[cell];
      first = false;
    }
  for (int i = 0; i < house->n; i++)
    if (topology->cell[house->first + i] != event->cell && view->value[topology->cell[house->first + i]])
      others |= values_of (view->value[topology->cell[house->first + i]]);
  row = add_row (explanation, OPERATOR_EQUALS, ROLE_NONE, event->possible & ~others, C_("set table", "Result"));
  row->line_above = true;
  row->accent = values_of (event->digit);
  explanation->formula = explain_isolate (g_strdup_printf ("Result = PV(%s) ∖ ⋃ PV(q) = {%c}",
                                                           place_text (topology, event->cell).text,
                                                           value_character (event->digit)));
}

void
explain_any_table_no_place (const Topology *topology, const AnyView *view, int house, Explanation *explanation)
{
  g_autofree char *label = house_label (topology, house);
  Values placed, open = 0;
  PlaceSet empty, cells = filled_in (topology, view, house, -1, &placed);
  SetRow *row;

  explanation->n = topology->n;
  empty = places_difference (topology_house_set (topology, house), cells);
  for_each_place (cell, empty)
    open |= view->candidates[cell];
  row = add_row (explanation, OPERATOR_NONE, house_role (topology, house), placed, label);
  row->cells = cells;
  row = add_row (explanation, OPERATOR_UNION, ROLE_OTHER, open, C_("set table", "Empty cells"));
  row->cells = empty;
  row = add_row (explanation, OPERATOR_ALL_MINUS, ROLE_NONE, topology->all & ~(placed | open), C_("set table", "No place"));
  row->line_above = true;
  row->accent = row->digits;
}

/* The cells that struck it: where the value lies in the house, or those of the constraint, or the one. */
static void
add_strikers (const Topology *topology, const AnyView *view, const Event *event, Explanation *explanation)
{
  PlaceSet cells = PLACES_NONE;
  Values values = 0;
  g_autofree char *label = NULL;
  SetRow *row;

  if (event->source != NO_PLACE)
    {
      cells = places_of (event->source);
      label = view->value[event->source] ? g_strdup (place_text (topology, event->source).text)
                                         : cell_label (topology, event->source);
    }
  else if (event->reason == REASON_PLACES)
    {
      cells = topology_house_set (topology, event->house);
      for_each_place (cell, cells)
        if (!values_has (view->candidates[cell], event->digit))
          places_remove (&cells, cell);
      label = house_label (topology, event->house);
    }
  else if (event->constraint)
    {
      cells = explain_any_constraint_cells (topology, event->constraint - 1);
      places_remove (&cells, event->cell);
      /* Translators: label of a set of digits: what the other cells of a cage or a line can hold; at most 14 characters */
      label = g_strdup (C_("set table", "Its others"));
    }
  if (!label)
    return;
  for_each_place (cell, cells)
    values |= view->value[cell] ? values_of (view->value[cell]) : view->candidates[cell];
  row = add_row (explanation, OPERATOR_NONE, ROLE_OTHER, values, label);
  row->cells = cells;
  if (event->reason == REASON_PLACES || (event->source != NO_PLACE && view->value[event->source] == event->digit))
    row->accent = values & values_of (event->digit);
}

static char *
formula_strip (const Topology *topology, const AnyView *view, const Event *event)
{
  Values after = view->candidates[event->cell];
  PlaceText cell = place_text (topology, event->cell);
  bool back = event->kind == EVENT_UNDO_STRIP;
  g_autofree char *before = explain_any_set (back ? after & ~values_of (event->digit) : after | values_of (event->digit));
  g_autofree char *left = explain_any_set (after);
  char digit = value_character (event->digit);

  if (event->reason == REASON_PLACES)
    return explain_isolate (g_strdup_printf ("%c ∉ ⋃ PV(%s ∖ N(%s)) ⇒ %c ∉ PV(%s) = %s", digit,
                                             place_house_text (topology, event->house).text, cell.text, digit, cell.text, left));
  return explain_isolate (g_strdup_printf ("PV(%s) = %s %s {%c} = %s", cell.text, before, back ? "∪" : "∖", digit, left));
}

void
explain_any_table_strip (const Topology *topology, const AnyView *view, const Event *event, Explanation *explanation)
{
  g_autofree char *target = cell_label (topology, event->cell);
  Values after = view->candidates[event->cell], gone = event->kind == EVENT_STRIP ? values_of (event->digit) : 0;
  SetRow *row;

  explanation->n = topology->n;
  if (event->kind == EVENT_STRIP)
    add_strikers (topology, view, event, explanation);
  row = add_row (explanation, OPERATOR_NONE, ROLE_TARGET, after | gone, target);
  row->cells = places_of (event->cell);
  row->gone = gone;
  row->accent = after & values_of (event->digit);
  row->line_above = explanation->n_rows > 1;
  row->dead = !row->digits;
  explanation->formula = formula_strip (topology, view, event);
}
