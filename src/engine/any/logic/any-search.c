/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-search.c — what the routines share. */
#include "any-routines.h"

PlaceSet
any_common_peers (const Topology *topology, PlaceSet cells)
{
  int first = places_first (&cells);
  PlaceSet common = first < 0 ? PLACES_NONE : topology->peers[first];

  for_each_place (cell, cells)
    common = places_intersection (common, topology->peers[cell]);
  return common;
}
