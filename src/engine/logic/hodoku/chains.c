/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* chains.c — remote pairs, turbot fish, X-chains and XY-chains: all are gone through, and the best is taken.
 *
 * A chain begins with a strong link and ends with one, on the digit that it begins with; in between they alternate, and a strong
 * link may do as a weak one. No cell comes twice, but the first one may be the last. At most twenty links. The best strikes most,
 * is shorter, has the least place; among equals the first, by its start and by the order of links: the other candidate of the
 * cell, then the row, the column and the box, in reading order. */
#include "finders.h"

enum { LINKS_MAX = 20, TURBOT_LINKS = 3, REMOTE_LINKS = 7, NEIGHBOURS_MAX = 22 };

typedef struct {
  uint16_t to;
  bool     strong;
} Neighbour;

typedef struct {
  uint8_t   n;
  Neighbour at[NEIGHBOURS_MAX];
} Neighbours;

typedef struct {
  const Position *position;
  const Stop     *stop;
  HodokuStep     *best;
  HodokuRank      rank;
  int             kind, longest;
  int             cell, digit;               /* of the start */
  CellSet         targets;                   /* the start's peers with its digit */
  uint16_t        path[LINKS_MAX + 1];
  Neighbours      neighbours[N_CANDIDATES];
} Search;

static bool
is_in_cells (int kind)
{
  return kind == HODOKU_XY_CHAIN || kind == HODOKU_REMOTE_PAIR;
}

static void
add (Neighbours *neighbours, int cell, int digit, bool strong)
{
  neighbours->at[neighbours->n++] = (Neighbour) { .to = (uint16_t) candidate_of (cell, digit), .strong = strong };
}

static bool
may_follow (const Search *search, int cell, int other)
{
  const Digits *marks = search->position->marks;

  return search->kind == HODOKU_REMOTE_PAIR ? marks[other] == marks[cell]
         : search->kind == HODOKU_XY_CHAIN ? digits_count (marks[other]) == 2 : true;
}

static void
collect_neighbours (Search *search, int cell, int digit)
{
  static const int kinds[] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };
  Neighbours *neighbours = &search->neighbours[candidate_of (cell, digit)];

  neighbours->n = 0;
  if (is_in_cells (search->kind))
    add (neighbours, cell, digits_first (digits_difference (search->position->marks[cell], digits_of (digit))), true);
  for (int i = 0; i < 3; i++)
    {
      CellSet places = position_places_in (search->position, cell_house (cell, kinds[i]), digit);
      bool    strong = !is_in_cells (search->kind) && cells_count (places) == 2;

      for_each_cell (other, places)
        if (other != cell && may_follow (search, cell, other)
            && !(i == 2 && (cell_row (other) == cell_row (cell) || cell_column (other) == cell_column (cell))))
          add (neighbours, other, digit, strong);
    }
}

static void
keep (Search *search, const HodokuStep *step, int n_links)
{
  HodokuRank rank = hodoku_rank (step, n_links + 1);

  if (search->best->n_struck && !hodoku_rank_before (rank, search->rank))
    return;
  search->rank = rank;
  *search->best = *step;
}

/* Any two of its cells an odd number of links apart, three or more, strike both digits. */
static void
judge_remote_pair (Search *search, int n_links)
{
  Digits     pair = search->position->marks[search->cell];
  HodokuStep step;
  CellSet    struck = CELLS_NONE;

  for (int i = 0; i <= n_links; i += 2)
    for (int j = i + 6; j <= n_links; j += 4)
      struck = cells_union (struck, cells_intersection (cell_peer_set (candidate_cell (search->path[i])),
                                                        cell_peer_set (candidate_cell (search->path[j]))));
  hodoku_step_start (&step);
  for_each_digit (digit, pair)
    hodoku_step_strike_all (&step, cells_intersection (struck, search->position->places[digit]), digit);
  keep (search, &step, n_links);
}

static void
judge (Search *search, int end, int n_links)
{
  CellSet    struck = cells_intersection (search->targets, cell_peer_set (end));
  HodokuStep step;

  if (cells_is_empty (struck))
    return;
  if (search->kind == HODOKU_REMOTE_PAIR)
    {
      if (n_links >= REMOTE_LINKS)
        judge_remote_pair (search, n_links);
      return;
    }
  hodoku_step_start (&step);
  hodoku_step_strike_all (&step, struck, search->digit);
  keep (search, &step, n_links);
}

/* From the node path[n_links] on, whose predecessors' cells are used. */
static void
extend (Search *search, int n_links, CellSet used, bool strong)
{
  int               node = search->path[n_links];
  int               cell = candidate_cell (node);
  const Neighbours *neighbours = &search->neighbours[node];
  CellSet           more = cells_union (used, cells_of (cell));

  for (int i = 0; i < neighbours->n; i++)
    {
      Neighbour next = neighbours->at[i];
      int       other = candidate_cell (next.to);
      bool      loop = other == search->cell;

      if ((strong && !next.strong) || (!loop && cells_has (used, other)))
        continue;
      search->path[n_links + 1] = next.to;
      if (strong && candidate_digit (next.to) == search->digit)
        judge (search, other, n_links + 1);
      if (!loop && n_links + 1 < search->longest)
        extend (search, n_links + 1, more, !strong);
    }
}

static void
start_with (Search *search, int cell, int digit)
{
  const Neighbours *neighbours = &search->neighbours[candidate_of (cell, digit)];

  search->cell = cell;
  search->digit = digit;
  search->targets = cells_intersection (cell_peer_set (cell), search->position->places[digit]);
  search->path[0] = (uint16_t) candidate_of (cell, digit);
  for (int i = 0; i < neighbours->n; i++)
    if (neighbours->at[i].strong)
      {
        search->path[1] = neighbours->at[i].to;
        extend (search, 1, cells_of (cell), false);
      }
}

bool
hodoku_chain (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  Search search;

  search.position = position;
  search.stop = stop;
  search.best = step;
  search.kind = detail;
  search.longest = detail == HODOKU_TURBOT_FISH ? TURBOT_LINKS : LINKS_MAX;
  hodoku_step_start (step);
  for_each_cell (cell, position->empty)
    if (!is_in_cells (detail) || digits_count (position->marks[cell]) == 2)
      for_each_digit (digit, position->marks[cell])
        collect_neighbours (&search, cell, digit);

  for_each_cell (cell, position->empty)
    if (!is_in_cells (detail) || digits_count (position->marks[cell]) == 2)
      for_each_digit (digit, position->marks[cell])
        if (!stop_now (stop))
          start_with (&search, cell, digit);

  return step->n_struck;
}
