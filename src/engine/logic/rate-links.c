/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rate-links.c — which candidates switch which on and off: the graph that simple chains walk on. */
#include "rate-chains.h"

const LinkPass link_passes[N_LINK_PASSES] = {
  { false, false, true, 6.5, 6.6, 2, 9 },
  { true,  true, false, 6.5, 0,   3, 2 },
  { true,  true, true,  7.0, 7.0, 4, 9 },
};

int
weak_cause (int from, int to)
{
  if (from / 9 == to / 9)
    return CAUSE_CELL;
  for (int kind = 0; kind < N_KINDS - 1; kind++)
    if (rate_houses[from / 9][kind] == rate_houses[to / 9][kind])
      return kind;
  return CAUSE_COLUMN;
}

int
strong_cause (const RateGrid *grid, int from, int to)
{
  const uint8_t *houses = rate_houses[from / 9];
  int d = from % 9;

  if (from / 9 == to / 9)
    return CAUSE_CELL;
  for (int kind = 0; kind < N_KINDS - 1; kind++)
    if (houses[kind] == rate_houses[to / 9][kind] && nine_is_two (grid->at[houses[kind]][d]))
      return kind;
  return CAUSE_COLUMN;
}

/* The strong links of a candidate, as candidates. */
static int
strong_of (const RateGrid *grid, const LinkPass *pass, int cell, int d, uint16_t to[MAX_STRONG])
{
  Nine others = nine_minus (grid->marks[cell], nine_of (d));
  int n = 0;

  if (pass->strong_cells && nine_is_one (others))
    to[n++] = (uint16_t) mark_of (cell, nine_first (others));
  for (int kind = 0; kind < N_KINDS && pass->strong_houses; kind++)
    {
      int house = rate_houses[cell][kind];
      Nine rest = nine_minus (grid->at[house][d], nine_of (rate_places[cell][kind]));
      uint16_t other;
      bool known = false;

      if (!nine_is_one (rest))
        continue;
      other = (uint16_t) mark_of (house_cell (house, nine_first (rest)), d);
      for (int i = 0; i < n; i++)
        known |= to[i] == other;
      if (!known)
        to[n++] = other;
    }
  return n;
}

static void
add_weak (Links *links, int mark, int to)
{
  int number = links->number[to];

  if (number == NO_MARK)
    return;
  links->weak[mark][links->n_weak[mark]++] = (uint16_t) number;
  mark_set_add (&links->weak_set[mark], number);
}

static void
weak_of (Links *links, int cell, int d)
{
  const RateGrid *grid = links->grid;
  int mark = mark_of (cell, d);

  links->n_weak[mark] = 0;
  memset (links->weak_set[mark].word, 0, (size_t) links->words * sizeof (uint64_t));
  if (links->pass->weak_cells)
    for_each_digit (other, nine_minus (grid->marks[cell], nine_of (d)))
      add_weak (links, mark, mark_of (cell, other));
  for (int kind = 0; kind < N_KINDS; kind++)
    {
      int house = rate_houses[cell][kind];

      for_each_digit (place, (Nine) (grid->at[house][d] & rate_new_places[cell][kind]))
        add_weak (links, mark, mark_of (house_cell (house, place), d));
    }
}

static void
next_of (Links *links, int mark)
{
  MarkSet *next = &links->next[mark];

  memset (next->word, 0, (size_t) links->words * sizeof (uint64_t));
  for (int i = 0; i < links->n_weak[mark]; i++)
    for (int k = 0; k < links->n_strong[links->weak[mark][i]]; k++)
      mark_set_add (next, links->strong[links->weak[mark][i]][k]);
}

void
links_make (Links *links, const RateGrid *grid, const LinkPass *pass)
{
  uint16_t to[N_MARKS][MAX_STRONG];

  links->grid = grid;
  links->pass = pass;
  links->n = 0;
  for (int cell = 0; cell < N_CELLS; cell++)
    for_each_digit (d, grid->marks[cell])
      {
        int mark = mark_of (cell, d), n = strong_of (grid, pass, cell, d, to[links->n]);

        links->number[mark] = n ? (uint16_t) links->n : NO_MARK;
        if (!n)
          continue;
        links->mark[links->n] = (uint16_t) mark;
        links->n_strong[links->n++] = (uint8_t) n;
      }

  links->words = (links->n + 63) / 64;
  for (int i = 0; i < links->n; i++)
    for (int k = 0; k < links->n_strong[i]; k++)
      links->strong[i][k] = links->number[to[i][k]];
  for (int cell = 0; cell < N_CELLS && links->n; cell++)
    for_each_digit (d, grid->marks[cell])
      if (pass->chain > 0 || links->number[mark_of (cell, d)] != NO_MARK)
        {
          weak_of (links, cell, d);
          next_of (links, mark_of (cell, d));
        }
}

bool
links_advance (const Links *links, MarkSet *frontier, MarkSet *seen, MarkSet *reached)
{
  uint64_t any = 0;

  memset (reached->word, 0, (size_t) links->words * sizeof (uint64_t));
  for (int w = 0; w < links->words; w++)
    for (uint64_t rest = frontier->word[w]; rest; rest &= rest - 1)
      {
        const MarkSet *next = &links->next[links->mark[w * 64 + __builtin_ctzll (rest)]];

        for (int k = 0; k < links->words; k++)
          reached->word[k] |= next->word[k];
      }
  for (int w = 0; w < links->words; w++)
    {
      frontier->word[w] = reached->word[w] & ~seen->word[w];
      seen->word[w] |= reached->word[w];
      any |= frontier->word[w];
    }
  return any != 0;
}
