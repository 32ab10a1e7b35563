/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kraken.c — a fish whose fins reach further by chains.
 *
 * Either a fin of the fish is true, or the fish holds without fins. What follows from each fin along a chain, and from the fish
 * too, is true:
 *
 *   type 1   the fish takes the digit from a place of its covers, and each fin does
 *   type 2   the fish puts the digit into one of its places in a cover; from each of these, and from each fin, the same follows
 *
 * Fish are basic, of two to four lines and up to three fins, and chains go through groups. Groups: pattern for the fish, fin,
 * and of type 2 extra for the places in the cover. The links have a branch for each fin, and then for each of those places.
 * Source: the definitions are HoDoKu's. */
#include "engine/logic/memory.h"
#include "chain.h"
#include "routines.h"

#include <stdlib.h>

enum { LINES_MAX = 4, FINS_MAX = 3, LINKS_MAX = 10 };

typedef struct {
  const Position  *position;
  const Technique *technique;
  Finds           *finds;
  int              digit, size, base, cover;   /* base, cover: the first of the lines that either is chosen from */
  CellSet          line[N_HOUSES];             /* the digit's places */
  ChainGraph       graph;
  CandidateSet    *away;                       /* by candidate: what is false if it is true */
  CandidateSet     done;                       /* struck by an instance already */
  ChainTree        tree;
} Search;

typedef struct {
  uint32_t base, cover;
  CellSet  places, body, fins;                 /* places in the bases: those in covers, and the others */
} Fish;

static void
grow (Search *search, int candidate)
{
  chain_tree_grow (&search->tree, &search->graph, literal_of (search->graph.node_of[candidate], true), CHAIN_STEP * LINKS_MAX);
}

static void
note_consequences (Search *search)
{
  for (int node = 0; node < search->graph.n_candidates; node++)
    {
      const ChainNode *from = &search->graph.nodes[node];
      CandidateSet    *away = &search->away[candidate_of (from->cell, from->digit)];

      grow (search, candidate_of (from->cell, from->digit));
      for (int other = 0; other < search->graph.n_candidates; other++)
        if (chain_tree_has (&search->tree, literal_of (other, false)))
          candidate_set_add (away, search->graph.nodes[other].cell, search->graph.nodes[other].digit);
    }
}

/* The ways from each of the cells to the end. False: there is no room for them. */
static bool
tell_ways (Search *search, CellSet cells, int cell, int digit, int *branch, Deduction *found)
{
  bool told = true;

  for_each_cell (from, cells)
    {
      ChainPath path;

      grow (search, candidate_of (from, search->digit));
      chain_tree_path (&search->tree, literal_of (search->graph.node_of[candidate_of (cell, digit)], false), &path);
      told = told && chain_path_tell (&path, &search->graph, (*branch)++, found); /* unreached: no puzzle fills it */
    }
  return told;
}

/* The candidate is false; places: of a cover, in type 2. True: stop. */
static bool
tell (Search *search, const Fish *fish, CellSet places, int cell, int digit)
{
  Deduction found;
  int       branch = 0;

  if (candidate_set_has (&search->done, cell, digit))
    return false;
  deduction_start (&found, search->technique);
  found.base = fish->base;
  found.cover = fish->cover;
  deduction_group (&found, ROLE_PATTERN, fish->body, digits_of (search->digit), NO_HOUSE);
  deduction_group (&found, ROLE_FIN, fish->fins, digits_of (search->digit), NO_HOUSE);
  if (!cells_is_empty (places))
    deduction_group (&found, ROLE_EXTRA, places, digits_of (search->digit), NO_HOUSE);
  deduction_strike (&found, cells_of (cell), digit);
  if (!tell_ways (search, fish->fins, cell, digit, &branch, &found) /* unreached: no puzzle fills it */
      || !tell_ways (search, places, cell, digit, &branch, &found)) /* unreached: no puzzle fills it */
    return false;
  found.digits = digits_of (search->digit);
  found.cells = fish->body;
  candidate_set_add (&search->done, cell, digit);
  return finds_add (search->finds, &found);
}

/* What each of the cells rules out. */
static void
restrict_to (const Search *search, CellSet cells, CandidateSet *ruled)
{
  for_each_cell (cell, cells)
    for (int digit = 1; digit <= 9; digit++)
      ruled->cells[digit] = cells_intersection (ruled->cells[digit],
                                                search->away[candidate_of (cell, search->digit)].cells[digit]);
}

static bool
strike_covered (Search *search, const Fish *fish, const CandidateSet *ruled)
{
  CellSet covered = CELLS_NONE, beyond = cells_difference (ruled->cells[search->digit], cells_seeing_all (fish->fins));

  for (int house = 0; house < N_HOUSES; house++)
    if (fish->cover >> house & 1)
      covered = cells_union (covered, search->line[house]);
  for_each_cell (cell, cells_difference (cells_intersection (covered, beyond), fish->places))
    if (tell (search, fish, CELLS_NONE, cell, search->digit))
      return true;
  return false;
}

static bool
strike_by_cover (Search *search, const Fish *fish, const CandidateSet *by_fins)
{
  for (int house = 0; house < N_HOUSES; house++)
    if (fish->cover >> house & 1)
      {
        CandidateSet ruled = *by_fins;
        CellSet      places = cells_intersection (fish->body, house_set (house));

        restrict_to (search, places, &ruled);
        for (int digit = 1; digit <= 9 && !cells_is_empty (places); digit++) /* unreached: each cover has some of the body */
          for_each_cell (cell, ruled.cells[digit])
            if (tell (search, fish, places, cell, digit))
              return true;
      }
  return false;
}

static bool
judge (Search *search, Fish *fish)
{
  CandidateSet ruled = { { CELLS_NONE } };
  int          n_fins;

  fish->fins = cells_difference (fish->places, fish->body);
  n_fins = cells_count (fish->fins);
  if (n_fins == 0 || n_fins > FINS_MAX)
    return false;
  for (int digit = 1; digit <= 9; digit++)
    ruled.cells[digit] = search->position->places[digit];
  restrict_to (search, fish->fins, &ruled);
  return search->technique->detail == 1 ? strike_covered (search, fish, &ruled) : strike_by_cover (search, fish, &ruled);
}

/* So many more covers than there are, from this line on; each meets a base. */
static bool
choose_covers (Search *search, const Fish *fish, int from, int n)
{
  Fish more = *fish;

  if (n == 0)
    return judge (search, &more);
  if (cells_count (cells_difference (fish->places, fish->body)) > 9 * n + FINS_MAX)
    return false;
  for (int i = from; i <= 9 - n; i++)
    {
      CellSet held = cells_intersection (fish->places, search->line[search->cover + i]);

      if (cells_is_empty (held))
        continue;
      more.cover = fish->cover | UINT32_C (1) << (search->cover + i);
      more.body = cells_union (fish->body, held);
      if (choose_covers (search, &more, i + 1, n - 1))
        return true;
    }
  return false;
}

/* A line with more places than covers and fins could hold is no base. */
static bool
choose_bases (Search *search, const Fish *fish, int from, int n)
{
  Fish more = *fish;

  if (n == 0)
    return stop_now (search->finds->stop) || choose_covers (search, fish, 0, search->size);
  for (int i = from; i <= 9 - n; i++)
    {
      CellSet line = search->line[search->base + i];
      int     count = cells_count (line);

      if (count == 0 || count > search->size + FINS_MAX)
        continue;
      more.base = fish->base | UINT32_C (1) << (search->base + i);
      more.places = cells_union (fish->places, line);
      if (choose_bases (search, &more, i + 1, n - 1))
        return true;
    }
  return false;
}

static void
search_fish (Search *search)
{
  const Fish none = { 0 };

  for (search->size = 2; search->size <= LINES_MAX; search->size++)
    for (search->digit = 1; search->digit <= 9; search->digit++)
      for (int way = 0; way < 2; way++)
        {
          search->base = way ? HOUSE_COLUMNS : HOUSE_ROWS;
          search->cover = way ? HOUSE_ROWS : HOUSE_COLUMNS;
          for (int house = 0; house < N_HOUSES; house++)
            search->line[house] = position_places_in (search->position, house, search->digit);
          if (choose_bases (search, &none, 0, search->size))
            return;
        }
}

void
find_kraken_fish (const Position *position, const Technique *technique, Finds *finds)
{
  Search *search = logic_calloc (1, sizeof *search);

  if (!search)
    return;
  search->position = position;
  search->technique = technique;
  search->finds = finds;
  search->away = logic_calloc (N_CANDIDATES, sizeof *search->away);
  if (search->away && chain_graph_make (&search->graph, position, CHAIN_GROUPS))
    {
      note_consequences (search);
      search_fish (search);
    }
  chain_graph_free (&search->graph);
  free (search->away);
  free (search);
}
