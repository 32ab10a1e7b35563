/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* closure.c — a look ahead for multiple forcing chains, with sets and without order.
 *
 * A run on a grid that does not change can switch on and off only what its closure holds; where a run stops at a
 * contradiction it holds less. So where the closures of all places have nothing in common, no run is needed. */
#include "work.h"

void
closures_start (Closures *closures, const Links *links)
{
  closures->links = links;
  memset (closures->made, false, sizeof closures->made);
  wiring_present (links->wiring, links->grid, &closures->present);
}

static inline void
see_all (const Wiring *wiring, int number, uint64_t *off, const int words)
{
  const uint64_t *in_cell = marks_row (wiring->in_cell, number, words);
  const uint64_t *in_houses = marks_row (wiring->in_houses, number, words);

  for (int w = 0; w < words; w++)
    off[w] |= in_cell[w] | in_houses[w];
}

static inline void
make (Closures *closures, int number, const int words)
{
  const Links *links = closures->links;
  uint64_t *on = marks_row (closures->on, number, words), *off = marks_row (closures->off, number, words);
  uint64_t frontier[SET_WORDS], reached[SET_WORDS];
  bool more = links->n > 0;

  closures->made[number] = true;
  for (int w = 0; w < words; w++)
    {
      on[w] = frontier[w] = links->n ? marks_row (links->next, number, words)[w] : 0;
      off[w] = 0;
    }
  if (links->n_strong[number])
    on[number >> 6] |= UINT64_C (1) << (number & 63);
  see_all (links->wiring, number, off, words);
  while (more)
    more = links_advance (links, frontier, on, reached, words);
  for (int w = 0; w < words; w++)
    for (uint64_t rest = on[w]; rest; rest &= rest - 1)
      see_all (links->wiring, w * 64 + __builtin_ctzll (rest), off, words);
  for (int w = 0; w < words; w++)
    off[w] &= closures->present.word[w];
}

static inline bool
meet (Closures *closures, const uint16_t *numbers, int n, const int words)
{
  uint64_t on[SET_WORDS], off[SET_WORDS], any = 0;

  for (int w = 0; w < words; w++)
    on[w] = off[w] = ~UINT64_C (0);
  for (int i = 0; i < n; i++)
    {
      if (!closures->made[numbers[i]])
        make (closures, numbers[i], words);
      for (int w = 0; w < words; w++)
        {
          on[w] &= marks_row (closures->on, numbers[i], words)[w];
          off[w] &= marks_row (closures->off, numbers[i], words)[w];
        }
    }
  for (int w = 0; w < words; w++)
    any |= on[w] | off[w];
  return any != 0;
}

bool
closures_meet (Closures *closures, const uint16_t *marks, int n)
{
  const Wiring *wiring = closures->links->wiring;
  uint16_t numbers[MAX_TARGETS];

  for (int i = 0; i < n; i++)
    numbers[i] = wiring->number[marks[i]];
  return wiring->words == FEW_WORDS ? meet (closures, numbers, n, FEW_WORDS) : meet (closures, numbers, n, SET_WORDS);
}
