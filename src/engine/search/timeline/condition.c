/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "condition.h"

bool
condition_equal (const Condition *a, const Condition *b)
{
  uint64_t nth_a = a->nth ? a->nth : 1, nth_b = b->nth ? b->nth : 1;

  return a->kinds == b->kinds && a->cell == b->cell && a->digit == b->digit && a->houses == b->houses
      && a->min_depth == b->min_depth && a->depth == b->depth && a->min_choices == b->min_choices
      && a->max_domain == b->max_domain && a->technique == b->technique && a->change == b->change
      && a->event == b->event && nth_a == nth_b && a->n_house == b->n_house && places_equal (a->within, b->within);
}

unsigned
condition_kinds (const Condition *condition)
{
  unsigned kinds = condition->kinds ? condition->kinds : ~0u;

  if (condition->technique)
    kinds &= condition->kinds ? 1u << EVENT_TECHNIQUE | 1u << EVENT_STRIP | 1u << EVENT_SINGLE : 1u << EVENT_TECHNIQUE;
  if (condition->min_choices)
    kinds &= 1u << EVENT_ASSIGN;
  return kinds;
}

/* The houses of the cell, bits 1 << house. */
static unsigned
houses_of (int cell)
{
  return 1u << cell_house (cell, HOUSE_ROWS) | 1u << cell_house (cell, HOUSE_COLUMNS) | 1u << cell_house (cell, HOUSE_BOXES);
}

static bool
is_in_houses (const Event *event, unsigned houses)
{
  if (event_has_cell (event))
    return houses_of (event->cell) & houses;

  return event_has_house (event) && houses >> event->house & 1;
}

bool
condition_add_house (Condition *condition, const Topology *topology, int house)
{
  for (int i = 0; i < condition->n_house; i++)
    if (condition->house[i] == house)
      return false;
  if (condition->n_house == CONDITION_HOUSES_MAX)
    return false;
  condition->house[condition->n_house++] = (uint16_t) house;
  condition->within = places_union (condition->within, topology_house_set (topology, house));
  return true;
}

static bool
is_in_any_house (const Event *event, const Condition *condition)
{
  if (event_has_cell (event))
    return places_has (&condition->within, event->cell);
  for (int i = 0; i < condition->n_house; i++)
    if (event->house == condition->house[i])
      return true;
  return false;
}

static bool
is_by_technique (const Event *event, int technique)
{
  return event->reason == REASON_TECHNIQUE && event->nodes == (uint64_t) technique - 1;
}

/* How many digits the guess could choose from for its cell, or cells for its digit. */
static int
choices_of (const Event *event)
{
  return values_count (event_has_places (event) ? event->places : event->possible);
}

static bool
cell_changes_so (const Condition *condition, Values before, Values after)
{
  int  digit = condition->digit, domain = condition->max_domain;
  bool had = values_has (before, digit), has = values_has (after, digit);

  if (condition->change != CANDIDATE_ANY && (had == has || has != (condition->change == CANDIDATE_BACK)))
    return false;

  return !domain || (values_count (after) <= domain && values_count (before) > domain);
}

bool
condition_holds (const Condition *condition, const Event *event, uint64_t step, Values before, Values after)
{
  bool watches = condition_watches (condition);

  return condition_kinds (condition) >> event->kind & 1
      && (watches || condition->cell < 0 || condition->cell == event->cell)
      && (condition->change != CANDIDATE_ANY || !condition->digit || condition->digit == event->digit)
      && event->depth >= condition->min_depth
      && (!condition->depth || condition->depth == event->depth)
      && (!condition->event || condition->event == step)
      && (!condition->houses || is_in_houses (event, condition->houses))
      && (!condition->n_house || is_in_any_house (event, condition))
      && (!condition->min_choices || choices_of (event) >= condition->min_choices)
      && (!condition->technique || is_by_technique (event, condition->technique))
      && (!watches || cell_changes_so (condition, before, after));
}

/* Events without a cell count as lying anywhere. */
static bool
may_lie_in (const Summary *summary, unsigned houses)
{
  CellSet wanted = CELLS_NONE;

  for (int house = 0; house < N_HOUSES; house++)
    if (houses >> house & 1)
      wanted = cells_union (wanted, house_set (house));

  return summary_has_nowhere (summary)
      || !cells_is_empty (cells_intersection (summary_cells (summary), wanted));
}

static bool
may_lie_within (const Summary *summary, const PlaceSet *within)
{
  if (summary_has_nowhere (summary))
    return true;
  for_each_place (cell, *within)
    if (summary_may_have (summary, cell))
      return true;
  return false;
}

bool
condition_may_hold (const Condition *condition, const Summary *summary, uint64_t first, uint64_t last)
{
  bool watches = condition_watches (condition);

  return condition_kinds (condition) & summary_kinds (summary)
      && (watches || condition->cell < 0 || summary_may_have (summary, condition->cell))
      && (condition->change != CANDIDATE_ANY || !condition->digit || values_has (summary->digits, condition->digit))
      && summary->max_depth >= condition->min_depth
      && (!condition->depth || (summary->min_depth <= condition->depth && condition->depth <= summary->max_depth))
      && (!condition->event || (first <= condition->event && condition->event <= last))
      && (!condition->houses || may_lie_in (summary, condition->houses))
      && (!condition->n_house || may_lie_within (summary, &condition->within));
}
