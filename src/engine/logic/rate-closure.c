/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rate-closure.c — a look ahead for multiple forcing chains, with sets and without order.
 *
 * A run on a grid that does not change can switch on and off only what its closure holds; where a run stops at a
 * contradiction it holds less. So where the closures of all places have nothing in common, no run is needed. */
#include "rate-work.h"

void
closures_start (Closures *closures, const Links *links)
{
  const RateGrid *grid = links->grid;

  closures->links = links;
  memset (closures->made, false, sizeof closures->made);
  for (int cell = 0; cell < N_CELLS; cell++)
    for_each_digit (d, grid->marks[cell])
      {
        MarkSet *seen = &closures->seen[mark_of (cell, d)];

        memset (seen, 0, sizeof *seen);
        for_each_digit (other, nine_minus (grid->marks[cell], nine_of (d)))
          mark_set_add (seen, mark_of (cell, other));
        for (int kind = 0; kind < N_KINDS; kind++)
          {
            int house = rate_houses[cell][kind];

            for_each_digit (place, (Nine) (grid->at[house][d] & rate_new_places[cell][kind]))
              mark_set_add (seen, mark_of (house_cell (house, place), d));
          }
      }
}

static void
make (Closures *closures, int mark)
{
  const Links *links = closures->links;
  MarkSet *on = &closures->on[mark], *off = &closures->off[mark], frontier = { { 0 } };
  bool more = links->n > 0;

  memset (on, 0, sizeof *on);
  *off = closures->seen[mark];
  closures->made[mark] = true;
  for (int w = 0; w < links->words; w++)
    on->word[w] = frontier.word[w] = links->next[mark].word[w];
  if (links->n && links->number[mark] != NO_MARK)
    mark_set_add (on, links->number[mark]);
  while (more)
    {
      MarkSet reached;

      more = links_advance (links, &frontier, on, &reached);
    }
  for (int w = 0; w < links->words; w++)
    for (uint64_t rest = on->word[w]; rest; rest &= rest - 1)
      {
        const MarkSet *seen = &closures->seen[links->mark[w * 64 + __builtin_ctzll (rest)]];

        for (int k = 0; k < SET_WORDS; k++)
          off->word[k] |= seen->word[k];
      }
}

bool
closures_meet (Closures *closures, const uint16_t *marks, int n)
{
  MarkSet on, off;
  uint64_t any = 0;

  for (int i = 0; i < n; i++)
    {
      if (!closures->made[marks[i]])
        make (closures, marks[i]);
      if (i == 0)
        {
          on = closures->on[marks[0]];
          off = closures->off[marks[0]];
        }
      for (int w = 0; w < SET_WORDS; w++)
        {
          on.word[w] &= closures->on[marks[i]].word[w];
          off.word[w] &= closures->off[marks[i]].word[w];
        }
    }
  for (int w = 0; w < SET_WORDS; w++)
    any |= on.word[w] | off.word[w];
  return any != 0;
}
