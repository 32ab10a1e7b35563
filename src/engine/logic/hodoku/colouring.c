/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* colouring.c — simple and multi-colours, digit by digit.
 *
 * Clusters are coloured from the first cell that is left, depth first. Of one cluster the wrap is told before the trap; of two,
 * in both orders, first what goes as it sees both colours of the other, then what sees two colours that cannot both be false. */
#include "finders.h"

enum { CLUSTERS_MAX = 40 };

typedef struct {
  const Position *position;
  int             digit, n;
  CellSet         left;
  CellSet         colour[CLUSTERS_MAX][2];
} Search;

static void
paint (Search *search, int cell, int colour)
{
  static const int kinds[] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };

  if (!cells_has (search->left, cell))
    return;
  cells_remove (&search->left, cell);
  cells_add (&search->colour[search->n][colour], cell);
  for (int i = 0; i < 3; i++)
    {
      CellSet places = position_places_in (search->position, cell_house (cell, kinds[i]), search->digit);

      if (cells_count (places) != 2)
        continue;
      cells_remove (&places, cell);
      paint (search, cells_first (places), 1 - colour);
    }
}

static void
colour_digit (Search *search, int digit)
{
  search->digit = digit;
  search->n = 0;
  search->left = search->position->places[digit];
  while (!cells_is_empty (search->left) && search->n < CLUSTERS_MAX) /* unreached: a cluster has two cells at least */
    {
      search->colour[search->n][0] = search->colour[search->n][1] = CELLS_NONE;
      paint (search, cells_first (search->left), 0);
      search->n += !cells_is_empty (search->colour[search->n][1]);
    }
}

static bool
meet (CellSet a, CellSet b)
{
  return !cells_is_empty (cells_intersection (cells_seen_by_any (a), b));
}

/* What sees a cell of each. */
static void
strike_between (const Search *search, CellSet a, CellSet b, HodokuStep *step)
{
  CellSet both = cells_seen_by_both (a, b);

  hodoku_step_strike_all (step, cells_intersection (both, search->position->places[search->digit]), search->digit);
}

static bool
simple (const Search *search, HodokuStep *step)
{
  for (int i = 0; i < search->n; i++)
    {
      const CellSet *colour = search->colour[i];

      hodoku_step_start (step);
      for (int j = 0; j < 2; j++)
        if (meet (colour[j], colour[j]))
          hodoku_step_strike_all (step, colour[j], search->digit);
      step->technique = technique_find ("simple-colours-wrap");
      if (step->n_struck)
        return true;
      step->technique = technique_find ("simple-colours-trap");
      strike_between (search, colour[0], colour[1], step);
      if (step->n_struck)
        return true;
    }

  return false;
}

/* The colours that see both of the other cluster's. */
static void
strike_double (const Search *search, const CellSet *a, const CellSet *b, HodokuStep *step)
{
  for (int i = 0; i < 2; i++)
    if (meet (a[i], b[0]) && meet (a[i], b[1]))
      hodoku_step_strike_all (step, a[i], search->digit);
}

static bool
multi (const Search *search, HodokuStep *step)
{
  for (int i = 0; i < search->n; i++)
    for (int j = 0; j < search->n; j++)
      {
        const CellSet *a = search->colour[i], *b = search->colour[j];

        if (i == j)
          continue;
        hodoku_step_start (step);
        strike_double (search, a, b, step);
        step->technique = technique_find ("multi-colours-2");
        if (step->n_struck)
          return true;
        step->technique = technique_find ("multi-colours-1");
        for (int k = 0; k < 4; k++)
          if (meet (a[k / 2], b[k % 2]))
            strike_between (search, a[1 - k / 2], b[1 - k % 2], step);
        if (step->n_struck)
          return true;
      }

  return false;
}

bool
hodoku_colours (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  Search search = { .position = position };

  for (int digit = 1; digit <= 9; digit++)
    {
      colour_digit (&search, digit);
      if (detail == 2 ? multi (&search, step) : simple (&search, step))
        return true;
    }

  return false;
}
