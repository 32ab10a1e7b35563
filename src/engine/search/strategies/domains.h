/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* domains.h — the digits that each empty cell can still hold, seen from all sides at once.
 *
 * The same facts are kept four ways: the digits of a cell, the cells of a digit, the cells that have
 * so many digits, and the empty cells. Each change is a handful of bit operations, and then the
 * fewest choices, the peers to strip, and the next single are found without searching the board.
 * A filled cell's domain stays frozen, so that emptying the cell brings it back as it was; changes
 * must therefore be undone in reverse order.
 *
 * A plain value. The functions are inline because they are the inner loop of strategy explore. */
#pragma once

#include "engine/search/emit.h"
#include "engine/search/options.h"

typedef struct {
  Board    board;
  CellSet  empty;
  CellSet  places[10];       /* [digit]: the empty cells whose domain has it; [0] unused */
  CellSet  by_size[10];      /* [n]: the empty cells with n digits; [0] unused */
  Digits   of[N_CELLS];      /* the domain */
  uint8_t  size[N_CELLS];
  Digits   hidden[N_HOUSES]; /* digits that were seen with one place left in the house; may be placed since */
  uint32_t hidden_houses;    /* bit domains_rank (house): hidden[house] is not empty */
} Domains;

/* Singles are looked for in boxes, then rows, then columns. */
static inline int domains_rank       (int house) { return house >= HOUSE_BOXES ? house - HOUSE_BOXES : house + 9; }
static inline int domains_rank_house (int rank)  { return rank < 9 ? rank + HOUSE_BOXES : rank - 9; }

static inline Digits
domains_used (const Domains *domains, int house)
{
  const Board *board = &domains->board;

  return house < HOUSE_COLUMNS ? board->row[house]
       : house < HOUSE_BOXES ? board->column[house - HOUSE_COLUMNS] : board->box[house - HOUSE_BOXES];
}

/* The digit has just lost a place in the house. False when that was the last. */
static inline bool
domains_check_house (Domains *domains, int digit, int house, DeadEnd *dead)
{
  CellSet places = cells_intersection (domains->places[digit], house_sets[house]);

  /* Two places or more: the common case. One: one word is empty, the other a power of two. */
  if ((places.low && places.high) || (places.low & (places.low - 1)) || (places.high & (places.high - 1)))
    return true;
  if (digits_has (domains_used (domains, house), digit))
    return true;
  if (cells_is_empty (places))
    {
      *dead = DEAD_HOUSE (house, digit);
      return false;
    }

  domains->hidden[house] |= digits_of (digit);
  domains->hidden_houses |= UINT32_C (1) << domains_rank (house);
  return true;
}

static inline bool
domains_check_houses_of (Domains *domains, int cell, int digit, DeadEnd *dead)
{
  return domains_check_house (domains, digit, cell_house (cell, HOUSE_BOXES), dead)
      && domains_check_house (domains, digit, cell_house (cell, HOUSE_ROWS), dead)
      && domains_check_house (domains, digit, cell_house (cell, HOUSE_COLUMNS), dead);
}

/* Takes the digit, which must be there, from the domain of an empty cell. */
static inline void
domains_strip (Domains *domains, int cell, int digit)
{
  int size = domains->size[cell]--;

  domains->of[cell] ^= digits_of (digit);
  cells_remove (&domains->by_size[size], cell);
  cells_add (&domains->by_size[size - 1], cell);
  cells_remove (&domains->places[digit], cell);
}

static inline void
domains_unstrip (Domains *domains, int cell, int digit)
{
  int size = domains->size[cell]++;

  domains->of[cell] ^= digits_of (digit);
  cells_remove (&domains->by_size[size], cell);
  cells_add (&domains->by_size[size + 1], cell);
  cells_add (&domains->places[digit], cell);
}

/* Fills an empty cell with a digit of its domain; the peers are left to the caller. */
static inline void
domains_place (Domains *domains, int cell, int digit)
{
  board_place (&domains->board, cell, digit);
  cells_remove (&domains->empty, cell);
  cells_remove (&domains->by_size[domains->size[cell]], cell);
  for_each_digit (d, domains->of[cell])
    cells_remove (&domains->places[d], cell);
}

static inline void
domains_unplace (Domains *domains, int cell)
{
  board_clear (&domains->board, cell);
  cells_add (&domains->empty, cell);
  cells_add (&domains->by_size[domains->size[cell]], cell);
  for_each_digit (d, domains->of[cell])
    cells_add (&domains->places[d], cell);
}

/* The peers that lose the digit when it is placed in the cell. */
static inline CellSet
domains_losers (const Domains *domains, int cell, int digit)
{
  return cells_intersection (domains->places[digit], cell_peer_sets[cell]);
}

/* From the board alone; places and sizes only if wanted, hidden singles only if wanted.
 * The first dead end found, cells before houses, is told. */
void domains_start   (Domains *domains, const Board *board, bool candidates, bool singles, DeadEnd *dead);

/* Forgets the singles that were seen: what follows is taken back. */
void domains_forget  (Domains *domains);

/* The next naked single in reading order, else the next hidden one; *house is NO_HOUSE for a naked one. False: none. */
bool domains_next_single (Domains *domains, int *cell, int *digit, int *house);

/* The empty cells with the fewest digits, none included; without candidates they are worked out. There must be an
 * empty one. */
CellSet domains_fewest (const Domains *domains, bool candidates);

/* Of these cells the first, in reading order, that has the most empty peers. The set must not be empty. */
int domains_most_connected (const Domains *domains, CellSet among);

/* The cell for the next guess. There must be an empty one. */
static inline int
domains_choose (const Domains *domains, CellOrder order, bool candidates)
{
  return order == CELL_LINEAR ? cells_first (domains->empty)
       : order == CELL_MRV ? cells_first (domains_fewest (domains, candidates))
       : domains_most_connected (domains, domains_fewest (domains, candidates));
}

/* What a guess can change and the rest follows from; and, kept by the caller, the cells that have changed since. */
typedef struct {
  CellSet touched;
  Digits  of[N_CELLS];
  uint8_t digit[N_CELLS];
} DomainsCopy;

void domains_save    (const Domains *domains, DomainsCopy *copy);
void domains_restore (Domains *domains, const DomainsCopy *copy);
