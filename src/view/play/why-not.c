/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "why-not.h"

#include <glib/gi18n.h>

#include "engine/any/any-check.h"
#include "model/explain/explain-any-event.h"
#include "model/explain/explain.h"

static int
digit_in (const DocumentCell *cell)
{
  return cell->given ? cell->given : cell->entry;
}

/* Who sees the cell and holds the digit. */
static PlaceSet
find_peers (const Topology *topology,
            const DocumentCell *cells,
            int                 cell,
            int                 digit)
{
  PlaceSet peers = topology ? topology->peers[cell] : places_from_cells (cell_peer_set (cell)), found = PLACES_NONE;

  for_each_place (peer, peers)
    if (digit_in (&cells[peer]) == digit)
      places_add (&found, peer);
  return found;
}

/* Who does not go with the digit, as the rules are: dots, cages, lines. */
static PlaceSet
find_broken (const Topology     *topology,
             const DocumentCell *cells,
             int                 cell,
             int                 digit)
{
  g_autofree ScanWork *work = g_new (ScanWork, 1);
  uint8_t digits[RULES_CELLS_MAX];
  PlaceSet before, broken;

  for (int other = 0; other < topology->n_cells; other++)
    digits[other] = (uint8_t) digit_in (&cells[other]);
  before = any_broken (topology, digits, work);
  digits[cell] = (uint8_t) digit;
  broken = any_broken (topology, digits, work);
  return places_has (&broken, cell) ? broken : places_difference (broken, before);
}

/* The cells that speak against it: itself, if it is filled, or others. */
static PlaceSet
find_against (const Topology     *topology,
              const DocumentCell *cells,
              int                 cell,
              int                 digit)
{
  PlaceSet against = digit_in (&cells[cell]) ? places_of (cell) : find_peers (topology, cells, cell, digit);

  if (places_is_empty (&against) && topology)
    against = find_broken (topology, cells, cell, digit);
  return against;
}

static char *
say (const Topology     *topology,
     const DocumentCell *cells,
     PlaceSet            against,
     int                 cell,
     int                 digit)
{
  int first = places_first (&against);
  Blank said = SAY_VALUES ("digit", values_of (digit));
  CellsOn on = { topology, against };

  if (first < 0)
    return explain_say (_("Nothing speaks against {digit} here yet."), said);
  if (!digit_in (&cells[cell]) && digit_in (&cells[first]) != digit)
    {
      places_remove (&on.cells, cell);
      if (places_is_empty (&on.cells))
        return explain_say (_("The rules leave no {digit} here."), said);
      return explain_say (_("By the rules, {digit} does not go with {cells}."), said,
                          SAY_CELLS_ON ("cells", &on));
    }
  return explain_say (cells[first].given ? _("{digit} is a clue in {cell}.") : _("You wrote {digit} in {cell}."),
                      SAY_VALUES ("digit", values_of (digit_in (&cells[first]))),
                      SAY_CELL_ON ("cell", topology, first));
}

void
why_not_clear (WhyNot *why)
{
  g_clear_pointer (&why->title, g_free);
  g_clear_pointer (&why->sentence, g_free);
  why->cells = PLACES_NONE;
}

void
why_not_ask (WhyNot             *why,
             const Topology     *topology,
             const DocumentCell *cells,
             int                 cell,
             int                 digit)
{
  why_not_clear (why);
  why->cells = find_against (topology, cells, cell, digit);
  why->title = explain_say (places_is_empty (&why->cells) ? _("{digit} is possible") : _("Why not {digit}?"),
                            SAY_VALUES ("digit", values_of (digit)));
  why->sentence = say (topology, cells, why->cells, cell, digit);
}
