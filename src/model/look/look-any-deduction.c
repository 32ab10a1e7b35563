/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* look-any-deduction.c — what the board shows of a deduction on a board of any shape.
 *
 * The same roles and tints as on the classic board: what it is about, along a chain what is false and what is then true, what
 * goes; its houses in their tints, and of a sum what stands against it in another one. */
#include "look-deduction.h"
#include "engine/any/logic/any-technique.h"
#include "look-private.h"

static uint8_t
tint_of (const Topology *topology, int house)
{
  switch (topology->house[house].kind)
    {
    case HOUSE_ROW:
      return TINT_ROW;
    case HOUSE_COLUMN:
      return TINT_COLUMN;
    default:
      return TINT_BOX;
    }
}

static void
tint (PlaceSet cells, uint8_t bit, CellLook *looks)
{
  for_each_place (cell, cells)
    looks[cell].tints |= bit;
}

/* The cells that a constraint, or a sum that follows from some, is read along. */
static PlaceSet
scan_cells (const Topology *topology, const AnyDeduction *deduction)
{
  PlaceSet cells = PLACES_NONE;

  if (deduction->scan != ANY_NO_SCAN)
    for (int i = 0; i < topology->scan[deduction->scan].n; i++)
      places_add (&cells, topology->cell[topology->scan[deduction->scan].first + i]);
  return cells;
}

/* Houses lie under what else is tinted. */
static void
tint_sets (const Topology *topology, const AnyDeduction *deduction, CellLook *looks)
{
  bool chain = deduction->n_links > 0;

  for (int i = 0; i < deduction->n_base && !chain; i++)
    tint (topology_house_set (topology, deduction->base[i]), tint_of (topology, deduction->base[i]), looks);
  for (int i = 0; i < deduction->n_cover; i++)
    tint (topology_house_set (topology, deduction->cover[i]), tint_of (topology, deduction->cover[i]), looks);
  if (!deduction->n_base && !chain)
    tint (places_union (deduction->cells, scan_cells (topology, deduction)), TINT_BOX, looks);
  tint (deduction->others, TINT_COLUMN, looks);
  if (chain)
    tint (deduction->cells, TINT_BOX, looks);
}

static void
mark_roles (const AnyDeduction *deduction, CellLook *looks)
{
  bool supposed = deduction->technique->family == ANY_FAMILY_SUPPOSITIONS;

  for (int i = 0; i < deduction->n_links && supposed; i++)
    looks[deduction->links[i].to.cell].side_b |= values_of (deduction->links[i].to.value);
  for (int i = 0; i < deduction->n_links && !supposed; i++)
    {
      const AnyLink *link = &deduction->links[i];

      *(link->strong ? &looks[link->from.cell].side_a : &looks[link->from.cell].side_b) |= values_of (link->from.value);
      *(link->strong ? &looks[link->to.cell].side_b : &looks[link->to.cell].side_a) |= values_of (link->to.value);
    }
  if (!deduction->n_links)
    for_each_place (cell, deduction->cells)
      looks[cell].pattern |= deduction->values;
  for (int i = 0; i < deduction->n_struck; i++)
    looks[deduction->struck[i].cell].struck |= values_of (deduction->struck[i].value);
  if (deduction->places)
    looks[deduction->placed.cell].chosen = values_of (deduction->placed.value);
}

/* Whose candidates matter: of what it is about, of what stands against that, and of the houses that it is about as a whole. */
static PlaceSet
cells_to_open (const Topology *topology, const AnyDeduction *deduction)
{
  PlaceSet cells = places_union (places_union (deduction->cells, deduction->others), scan_cells (topology, deduction));

  for (int i = 0; i < deduction->n_struck; i++)
    places_add (&cells, deduction->struck[i].cell);
  for (int i = 0; i < deduction->n_links; i++)
    places_add (&cells, deduction->links[i].to.cell);
  if (deduction->places)
    places_add (&cells, deduction->placed.cell);
  if (deduction->places && deduction->n_base)
    cells = places_union (cells, topology_house_set (topology, deduction->base[0]));
  return cells;
}

/* Only what is marked has a role, and of several roles the one that says most. */
void
look_at_any_deduction (const Topology *topology, const AnyDeduction *deduction, const AnyPosition *position, CellLook *looks)
{
  PlaceSet open = cells_to_open (topology, deduction);

  mark_roles (deduction, looks);
  tint_sets (topology, deduction, looks);
  for (int cell = 0; cell < topology->n_cells; cell++)
    {
      CellLook *look = &looks[cell];
      Values    marked = places_has (&open, cell) && !look->digit ? position->marks[cell] : 0;

      look->candidates |= marked;
      look->struck &= marked;
      look->chosen &= marked;
      look->side_a &= marked & ~look->chosen;
      look->side_b &= marked & ~look->chosen;
      look->pattern &= marked & ~(look->chosen | look->struck);
    }
}

int
look_any_links (const AnyDeduction *deduction, LookLink links[LOOK_LINKS_MAX])
{
  int n = 0;

  G_STATIC_ASSERT ((int) LOOK_LINKS_MAX >= (int) ANY_LINKS_MAX);
  if (deduction->technique->family == ANY_FAMILY_SUPPOSITIONS)
    return 0;                                  /* dozens, that would hide the board */
  for (; n < deduction->n_links; n++)
    {
      const AnyLink *link = &deduction->links[n];

      links[n] = (LookLink) { { link->from.value, places_of (link->from.cell) }, { link->to.value, places_of (link->to.cell) },
                              link->strong };
    }
  return n;
}
