/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-check.h"

/* What the cell has against its neighbours. */
static bool
breaks_arc (const Topology *topology, const uint8_t *digits, int cell, PlaceSet *broken)
{
  bool any = false;

  for (uint32_t i = topology->arcs_of[cell]; i < topology->arcs_of[cell + 1]; i++)
    {
      const TopologyArc *arc = &topology->arc[i];

      if (digits[arc->to] && !values_has (topology->table[arc->table][digits[cell]], digits[arc->to]))
        {
          places_add (broken, arc->to);
          any = true;
        }
    }
  return any;
}

static void
look_at_house (const Topology *topology, const TopologyHouse *house, const uint8_t *digits, PlaceSet *broken)
{
  Values seen = 0, twice = 0;

  for (int i = 0; i < house->n; i++)
    {
      int digit = digits[topology->cell[house->first + i]];

      if (!digit)
        continue;
      twice |= seen & values_of (digit);
      seen |= values_of (digit);
    }
  for (int i = 0; twice && i < house->n; i++)
    {
      int cell = topology->cell[house->first + i];

      if (digits[cell] && values_has (twice, digits[cell]))
        places_add (broken, cell);
    }
}

static void
look_at_scan (const Topology *topology, const TopologyScan *scan, const uint8_t *digits, ScanWork *work, PlaceSet *broken)
{
  Values domain[RULES_CELLS_MAX], left[SCAN_CELLS_MAX], required;    /* domain: of each cell of the canvas */
  bool any = false;

  for (int i = 0; i < scan->n; i++)
    {
      int cell = topology->cell[scan->first + i], digit = digits[cell];

      domain[cell] = digit ? values_of (digit) : topology->start[cell] & topology->all;
      any |= digit != 0;
    }
  if (!any || scan_read (topology, scan, domain, work, left, &required))
    return;
  for (int i = 0; i < scan->n; i++)
    if (digits[topology->cell[scan->first + i]])
      places_add (broken, topology->cell[scan->first + i]);
}

PlaceSet
any_broken (const Topology *topology, const uint8_t *digits, ScanWork *work)
{
  PlaceSet broken = PLACES_NONE;

  for (int cell = 0; cell < topology->n_cells; cell++)
    if (digits[cell]
        && (breaks_arc (topology, digits, cell, &broken) || !values_has (topology->start[cell] & topology->all, digits[cell])))
      places_add (&broken, cell);
  for (int i = 0; i < topology->n_houses; i++)
    look_at_house (topology, &topology->house[i], digits, &broken);
  for (int i = 0; work && i < topology->n_scans; i++)
    if (!topology->scan[i].derived)
      look_at_scan (topology, &topology->scan[i], digits, work, &broken);
  return broken;
}

bool
any_is_solution (const Topology *topology, const uint8_t *digits, ScanWork *work)
{
  PlaceSet broken;

  for (int cell = 0; cell < topology->n_cells; cell++)
    if (topology_exists (topology, cell) != (digits[cell] != 0))
      return false;
  broken = any_broken (topology, digits, work);
  return places_is_empty (&broken);
}
