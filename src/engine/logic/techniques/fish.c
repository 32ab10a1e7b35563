/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fish.c — n base houses need n places for a digit, and n cover houses can take no more than n.
 *
 *                 places of the digit:   B  in a base house      C  in a cover house
 *
 *   B in no C          a fin: were it false (all fins false), the fish would be whole
 *   B in two bases     an endo fin
 *   C not in a B       struck, where it sees every fin and endo fin
 *   in two covers      struck likewise, also when it is in a base: cannibalism
 *
 * One routine finds them all, as HoDoKu defines them: at most five fins, two of them endo; a cover is no base and meets
 * one. By the houses a fish is basic (rows by columns, or columns by rows), franken (boxes take the place of some rows or
 * columns) or mutant (anything else). A basic fish with fins is sashimi if one of its bases has, but for the fins, one
 * place or none. A siamese fish is two finned ones of the same bases that strike different things: its kind is that of
 * the one whose covers come first.
 *
 * The search chooses bases, then a place that might be struck, and then looks only for covers that would strike it: it
 * has to see every fin, so every base place that it does not see must be covered. */
#include "routines.h"

#include <stddef.h>

enum {
  FINS_MAX = 5, ENDO_FINS_MAX = 2,
  FISHES_MAX = 128,                          /* of the same bases: more than that are not paired up */
  KIND_ROW = 1, KIND_COLUMN = 2, KIND_BOX = 4,
};

static const uint32_t rows = 0x1ff, columns = 0x3fe00, boxes = 0x7fc0000;

/* The houses are sets, bit h for house h. */
typedef struct {
  uint32_t base, cover;
  CellSet  body;                             /* base places that are no fins */
  CellSet  fins, endo_fins;                  /* apart */
  CellSet  struck, cannibal;                 /* apart */
  bool     sashimi;
} Fish;

typedef struct {
  uint32_t base;
  CellSet  cells, endo_fins;
  int      n_endo_fins;                      /* a cell in three bases counts twice */
  Digits   band[3];                          /* of a basic fish: which crossing lines its lines of each band meet */
} Bases;

typedef struct {
  const Technique *technique;
  Finds           *finds;
  int              digit, size;
  FishShape        shape;
  FishFins         fins;
  CellSet          places, in_house[N_HOUSES];
  uint32_t         bases, covers;            /* the houses to choose from */
  Digits           crossing[N_HOUSES];       /* of a line: bit i + 1 where the line meets a place on crossing line i */
  const Bases     *chosen;
  uint32_t         meeting;                  /* covers for these */
  int              target;                   /* the place to be struck; NO_CELL: whatever is */
  Fish             kept[FISHES_MAX];
  int              n_kept;
} Search;

static int
kinds_of (uint32_t houses)
{
  return (houses & rows ? KIND_ROW : 0) | (houses & columns ? KIND_COLUMN : 0) | (houses & boxes ? KIND_BOX : 0);
}

static bool
is_franken (int base, int cover)
{
  return (base & ~KIND_BOX) == KIND_ROW && (cover & ~KIND_BOX) == KIND_COLUMN;
}

static FishShape
shape_of (uint32_t base, uint32_t cover)
{
  int b = kinds_of (base), c = kinds_of (cover);

  if ((b == KIND_ROW && c == KIND_COLUMN) || (b == KIND_COLUMN && c == KIND_ROW))
    return FISH_BASIC;

  return is_franken (b, c) || is_franken (c, b) ? FISH_FRANKEN : FISH_MUTANT;
}

static bool
is_sashimi (const Search *search, uint32_t base, CellSet fins)
{
  for (; base; base &= base - 1)
    if (cells_count (cells_difference (search->in_house[__builtin_ctz (base)], fins)) <= 1)
      return true;

  return false;
}

/* Telling */

static bool
add_fishes (const Search *search, const Fish *fish, const Fish *twin)
{
  Deduction found;

  deduction_start (&found, search->technique);
  found.digits = digits_of (search->digit);
  for (; fish; fish = twin, twin = NULL)
    {
      const struct { Role role; CellSet cells; } groups[] = {
        { ROLE_PATTERN, fish->body }, { ROLE_FIN, fish->fins }, { ROLE_ENDO_FIN, fish->endo_fins },
        { ROLE_CANNIBAL, fish->cannibal },
      };

      found.base |= fish->base;
      *(found.cover ? &found.twin : &found.cover) = fish->cover;
      found.cells = cells_union (found.cells, fish->body);
      for (int i = 0; i < 4; i++)
        if (!cells_is_empty (groups[i].cells))
          deduction_group (&found, groups[i].role, groups[i].cells, found.digits, NO_HOUSE);
      deduction_strike (&found, cells_union (fish->struck, fish->cannibal), search->digit);
    }

  return finds_add (search->finds, &found);
}

/* Whether a comes first: the first house in which they differ is one of a's. */
static bool
comes_before (uint32_t a, uint32_t b)
{
  uint32_t differ = a ^ b;

  return a & differ & (~differ + 1);
}

/* What it strikes first: the proper strikes go before the cannibal ones. */
static int
first_struck (const Fish *fish)
{
  return cells_first (cells_is_empty (fish->struck) ? fish->cannibal : fish->struck);
}

static bool
add_pairs (const Search *search)
{
  for (int i = 0; i < search->n_kept; i++)
    for (int j = 0; j < search->n_kept; j++)
      if (comes_before (search->kept[i].cover, search->kept[j].cover)
          && first_struck (&search->kept[i]) != first_struck (&search->kept[j])
          && search->kept[i].sashimi == (search->fins == FISH_SIAMESE_SASHIMI)
          && add_fishes (search, &search->kept[i], &search->kept[j]))
        return true;

  return false;
}

static void
keep (Search *search, const Fish *fish)
{
  for (int i = 0; i < search->n_kept; i++)
    if (search->kept[i].cover == fish->cover)
      return;
  if (search->n_kept < FISHES_MAX)  /* unreached: no puzzle fills it */
    search->kept[search->n_kept++] = *fish;
}

/* Covering */

/* Bases and covers are chosen: what do they give? */
static bool
judge (Search *search, uint32_t cover)
{
  const Bases *bases = search->chosen;
  CellSet      once = CELLS_NONE, twice = CELLS_NONE, fins, reach, all;
  Fish         fish = { .base = bases->base, .cover = cover, .endo_fins = bases->endo_fins };

  for (uint32_t rest = cover; rest; rest &= rest - 1)
    {
      CellSet cells = search->in_house[__builtin_ctz (rest)];

      twice = cells_union (twice, cells_intersection (once, cells));
      once = cells_union (once, cells);
    }

  fins = cells_union (cells_difference (bases->cells, once), bases->endo_fins);
  if (cells_is_empty (fins) != (search->fins == FISH_PLAIN) || cells_count (fins) > FINS_MAX)
    return false;
  reach = cells_seeing_all (fins);
  fish.body = cells_difference (bases->cells, fins);
  fish.fins = cells_difference (fins, bases->endo_fins);
  fish.cannibal = cells_intersection (twice, reach);
  fish.struck = cells_difference (cells_intersection (once, reach), cells_union (bases->cells, fish.cannibal));
  all = cells_union (fish.struck, fish.cannibal);
  if (cells_is_empty (all) || (search->target != NO_CELL && cells_first (all) != search->target))
    return false;                            /* the second: it is told at its first target */

  if (shape_of (fish.base, cover) != search->shape)
    return false;
  fish.sashimi = search->shape == FISH_BASIC && is_sashimi (search, fish.base, fins);
  if (search->fins >= FISH_SIAMESE_FINNED)
    keep (search, &fish);
  else if (fish.sashimi == (search->fins == FISH_SASHIMI))
    return add_fishes (search, &fish, NULL);

  return false;
}

/* Chooses the last covers from the rest; at least so many of them must hold the target. */
static bool
choose_covers (Search *search, uint32_t cover, uint32_t rest, int left, int holding)
{
  if (left == 0)
    return judge (search, cover);

  for (; rest; rest &= rest - 1)
    {
      int  house = __builtin_ctz (rest);
      bool holds = search->target != NO_CELL && cells_has (house_set (house), search->target);

      if ((holds || holding < left)
          && choose_covers (search, cover | UINT32_C (1) << house, rest & (rest - 1), left - 1, holding - holds))
        return true;
    }

  return false;
}

/* Covers what must be covered, each place by one of its houses; none of these holds the target. */
static bool
cover_all (Search *search, uint32_t cover, CellSet must, int left, int holding)
{
  int cell;

  if (cells_is_empty (must))
    return choose_covers (search, cover, search->meeting & ~cover, left, holding);
  if (left <= holding)
    return false;

  cell = cells_first (must);
  for (int kind = HOUSE_ROWS; kind < N_HOUSES; kind += 9)
    {
      int house = cell_house (cell, kind);

      if (search->meeting >> house & 1
          && cover_all (search, cover | UINT32_C (1) << house, cells_difference (must, house_set (house)), left - 1,
                        holding))
        return true;
    }

  return false;
}

static uint32_t
covers_meeting (const Search *search, const Bases *bases)
{
  uint32_t meeting = search->covers & ~bases->base;

  for (uint32_t rest = meeting; rest; rest &= rest - 1)
    {
      int house = __builtin_ctz (rest);

      if (cells_is_empty (cells_intersection (search->in_house[house], bases->cells)))
        meeting &= ~(UINT32_C (1) << house);
    }

  return meeting;
}

static bool
cover_bases (Search *search, const Bases *bases)
{
  if (stop_now (search->finds->stop))
    return true;
  search->chosen = bases;
  search->meeting = covers_meeting (search, bases);
  search->n_kept = 0;
  search->target = NO_CELL;
  if (search->fins == FISH_PLAIN)
    return cover_all (search, 0, bases->cells, search->size, 0);

  for_each_cell (target, cells_intersection (search->places, cells_seeing_all (bases->endo_fins)))
    {
      CellSet must = cells_difference (bases->cells, cells_union (cell_peer_set (target), cells_of (target)));

      search->target = target;
      if (cover_all (search, 0, must, search->size, cells_has (bases->cells, target) ? 2 : 1))
        return true;
    }

  return search->fins >= FISH_SIAMESE_FINNED && add_pairs (search);
}

/* Choosing bases */

/* Crossing lines, as bits 1–9, of each of the three boxes along a line. */
static const Digits stacks[3] = { 0x00e, 0x070, 0x380 };

/* Lines alone, and their covers cross them: the fins must lie in one box, for no place on a crossing line sees them
 * otherwise, and all that is outside of it takes no more than size crossing lines. */
static bool
may_be_basic (const Search *search, const Bases *bases)
{
  const Digits *band = bases->band;

  if (digits_count (band[0] | band[1] | band[2]) <= search->size)
    return true;
  for (int b = 0; b < 3 && search->fins != FISH_PLAIN; b++)
    for (int i = 0; i < 3 && band[b]; i++)
      if (digits_count (band[(b + 1) % 3] | band[(b + 2) % 3] | digits_difference (band[b], stacks[i])) <= search->size)
        return true;

  return false;
}

static bool
choose_bases (Search *search, const Bases *bases, uint32_t rest, int left)
{
  if (left == 0)
    return cover_bases (search, bases);

  for (; rest; rest &= rest - 1)
    {
      int     house = __builtin_ctz (rest);
      CellSet shared = cells_intersection (bases->cells, search->in_house[house]);
      Bases   more = *bases;

      more.base |= UINT32_C (1) << house;
      more.cells = cells_union (bases->cells, search->in_house[house]);
      more.endo_fins = cells_union (bases->endo_fins, shared);
      more.n_endo_fins += cells_count (shared);
      if (more.n_endo_fins > (search->fins == FISH_PLAIN ? 0 : ENDO_FINS_MAX))
        continue;
      if (house < HOUSE_BOXES)
        more.band[house % 9 / 3] |= search->crossing[house];
      if (search->shape == FISH_BASIC && !may_be_basic (search, &more))
        continue;
      if (choose_bases (search, &more, rest & (rest - 1), left - 1))
        return true;
    }

  return false;
}

/* Those of the houses that hold a place of the digit, and, for a fish without fins, no more than it has covers for. */
static uint32_t
bases_among (const Search *search, uint32_t houses)
{
  uint32_t bases = 0;

  for (int house = 0; house < N_HOUSES; house++)
    {
      int n = cells_count (search->in_house[house]);

      if (houses >> house & 1 && n > 0
          && !(search->fins == FISH_PLAIN && (n < 2 || (search->shape == FISH_BASIC && n > search->size))))
        bases |= UINT32_C (1) << house;
    }

  return bases;
}

static bool
search_houses (Search *search, uint32_t base, uint32_t cover)
{
  const Bases none = { 0 };

  search->bases = bases_among (search, base);
  search->covers = cover;
  return choose_bases (search, &none, search->bases, search->size);
}

static void
look_at_digit (Search *search, const Position *position, int digit)
{
  search->digit = digit;
  search->places = position->places[digit];
  for (int house = 0; house < N_HOUSES; house++)
    {
      search->in_house[house] = position_places_in (position, house, digit);
      search->crossing[house] = DIGITS_NONE;
      if (house < HOUSE_BOXES)
        for_each_cell (cell, search->in_house[house])
          search->crossing[house] |= digits_of (1 + (house < HOUSE_COLUMNS ? cell_column (cell) : cell_row (cell)));
    }
}

void
find_fish (const Position *position, const Technique *technique, Finds *finds)
{
  Search search = {
    .technique = technique, .finds = finds, .size = technique->detail & 15,
    .shape = (FishShape) (technique->detail >> 4 & 15), .fins = (FishFins) (technique->detail >> 8),
  };
  uint32_t with = search.shape == FISH_BASIC ? 0 : boxes;

  for (int digit = 1; digit <= 9; digit++)
    {
      look_at_digit (&search, position, digit);
      if (search.shape == FISH_MUTANT ? search_houses (&search, rows | columns | boxes, rows | columns | boxes)
                                      : search_houses (&search, rows | with, columns | with)
                                        || search_houses (&search, columns | with, rows | with))
        return;
    }
}
