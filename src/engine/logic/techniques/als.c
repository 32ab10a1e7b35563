/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "als.h"
#include "engine/logic/memory.h"

#include <stdlib.h>

/* The cells that see each of these. */
static CellSet
cells_seeing (CellSet cells)
{
  CellSet seeing = CELLS_ALL;

  for_each_cell (cell, cells)
    seeing = cells_intersection (seeing, cell_peer_set (cell));

  return seeing;
}

static bool
lies_in_a_line (CellSet cells)
{
  int first = cells_first (cells);

  return cells_is_empty (cells_difference (cells, house_set (cell_house (first, HOUSE_ROWS))))
      || cells_is_empty (cells_difference (cells, house_set (cell_house (first, HOUSE_COLUMNS))));
}

/* A set that lies in a row and a box, or a single cell, is found in its row. */
static bool
was_found_before (CellSet cells, int house)
{
  if (house >= HOUSE_BOXES)
    return lies_in_a_line (cells);

  return house >= HOUSE_COLUMNS && cells_count (cells) == 1;
}

/* Room for one more element, doubling. */
static bool
make_room (void **array, size_t n, size_t element)
{
  void *larger;

  if (n & (n - 1))
    return true;
  if (!(larger = logic_realloc (*array, (n ? 2 * n : 1) * element)))
    return false;
  *array = larger;
  return true;
}

static bool
add_set (AlsGraph *graph, const Position *position, CellSet cells, Digits digits, int house)
{
  void *sets = graph->sets;
  Als  *set;

  if (!make_room (&sets, (size_t) graph->n, sizeof (Als)))
    return false;
  graph->sets = sets;

  set = &graph->sets[graph->n++];
  *set = (Als) { .cells = cells, .digits = digits, .house = (uint8_t) house };
  for_each_digit (digit, digits)
    {
      set->at[digit] = cells_intersection (cells, position->places[digit]);
      set->seeing[digit] = cells_seeing (set->at[digit]);
    }
  return true;
}

/* Every choice of the house's open cells, as a set of bits; what it has follows from the choice without its last. */
static bool
collect_in (AlsGraph *graph, const Position *position, int house)
{
  CellSet chosen[512] = { { 0, 0 } };
  Digits  digits[512] = { DIGITS_NONE };
  int     open[9], n = 0;

  for_each_cell (cell, cells_intersection (position->empty, house_set (house)))
    open[n++] = cell;

  for (unsigned choice = 1; choice < 1u << n; choice++)
    {
      unsigned others = choice & (choice - 1);
      int      cell = open[__builtin_ctz (choice)];

      chosen[choice] = chosen[others];
      cells_add (&chosen[choice], cell);
      digits[choice] = digits[others] | position->marks[cell];
      if (digits_count (digits[choice]) == __builtin_popcount (choice) + 1 && !was_found_before (chosen[choice], house)
          && !add_set (graph, position, chosen[choice], digits[choice], house))
        return false;
    }

  return true;
}

bool
als_collect (AlsGraph *graph, const Position *position)
{
  *graph = (AlsGraph) { 0 };
  for (int house = 0; house < N_HOUSES; house++)
    if (!collect_in (graph, position, house))
      {
        als_clear (graph);
        return false;
      }

  return true;
}

void
als_clear (AlsGraph *graph)
{
  free (graph->sets);
  free (graph->links);
  free (graph->first);
  *graph = (AlsGraph) { 0 };
}

/* A place that both sets share does not see itself, so such a digit is none. */
Digits
als_restricted (const Als *a, const Als *b)
{
  Digits restricted = DIGITS_NONE;

  for_each_digit (digit, digits_intersection (a->digits, b->digits))
    if (cells_is_empty (cells_difference (a->at[digit], b->seeing[digit])))
      restricted |= digits_of (digit);

  return restricted;
}

/* A link before it is known how many each set has. */
typedef struct {
  uint16_t a, b;                     /* a < b */
  Digits   digits;
  bool     overlaps;
} Pair;

typedef struct {
  size_t n;
  Pair  *pairs;
} Pairs;

static bool
add_pair (Pairs *pairs, Pair pair)
{
  void *array = pairs->pairs;

  if (!make_room (&array, pairs->n, sizeof (Pair)))
    return false;
  pairs->pairs = array;
  pairs->pairs[pairs->n++] = pair;
  return true;
}

static bool
collect_pairs (const AlsGraph *graph, bool overlaps, Pairs *pairs)
{
  for (int a = 0; a < graph->n; a++)
    for (int b = a + 1; b < graph->n; b++)
      {
        const Als *set = &graph->sets[a], *other = &graph->sets[b];
        Pair       pair = { .a = (uint16_t) a, .b = (uint16_t) b };

        if (!(set->digits & other->digits) || !(pair.digits = als_restricted (set, other)))
          continue;
        pair.overlaps = als_overlap (set, other);
        if ((overlaps || !pair.overlaps) && !add_pair (pairs, pair))
          return false;
      }

  return true;
}

static void
put_link (AlsGraph *graph, size_t *end, int to, const Pair *pair)
{
  graph->links[(*end)++] = (AlsLink) { .to = (uint16_t) to, .digits = pair->digits, .overlaps = pair->overlaps };
}

/* Pairs come in order of a and then b, so each set meets the smaller ones first: its links end up in order. */
static void
put_links (AlsGraph *graph, const Pairs *pairs, size_t *ends)
{
  size_t n = 0;

  for (int set = 0; set <= graph->n; set++)
    graph->first[set] = 0;
  for (size_t i = 0; i < pairs->n; i++)
    {
      graph->first[pairs->pairs[i].a]++;
      graph->first[pairs->pairs[i].b]++;
    }
  for (int set = 0; set <= graph->n; set++)
    {
      size_t count = graph->first[set];

      graph->first[set] = ends[set] = n;
      n += count;
    }
  for (size_t i = 0; i < pairs->n; i++)
    {
      put_link (graph, &ends[pairs->pairs[i].a], pairs->pairs[i].b, &pairs->pairs[i]);
      put_link (graph, &ends[pairs->pairs[i].b], pairs->pairs[i].a, &pairs->pairs[i]);
    }
}

bool
als_link (AlsGraph *graph, bool overlaps)
{
  Pairs   pairs = { 0 };
  size_t *ends = NULL;
  bool    done = false;

  if (collect_pairs (graph, overlaps, &pairs))
    {
      graph->n_links = 2 * pairs.n;
      graph->links = logic_malloc ((graph->n_links + 1) * sizeof (AlsLink));
      graph->first = logic_malloc (((size_t) graph->n + 1) * sizeof *graph->first);
      ends = logic_malloc (((size_t) graph->n + 1) * sizeof *ends);
      done = graph->links && graph->first && ends;
    }
  if (done)
    put_links (graph, &pairs, ends);

  free (ends);
  free (pairs.pairs);
  return done;
}
