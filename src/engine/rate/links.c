/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* links.c — which candidates switch which on and off: the graph that simple chains walk on. */
#include "chains.h"

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

/* Wiring */

static void
see (Wiring *wiring, int number, int to, int cause, uint64_t *set)
{
  wiring->cause[number][wiring->n_sees[number]] = (uint8_t) cause;
  wiring->sees[number][wiring->n_sees[number]++] = (uint16_t) to;
  set[to >> 6] |= UINT64_C (1) << (to & 63);
}

static void
wire (Wiring *wiring, const RateGrid *grid, int number)
{
  int cell = wiring->mark[number] / 9, d = wiring->mark[number] % 9;
  uint64_t *in_cell = marks_row (wiring->in_cell, number, wiring->words);
  uint64_t *in_houses = marks_row (wiring->in_houses, number, wiring->words);

  memset (in_cell, 0, (size_t) wiring->words * sizeof *in_cell);
  memset (in_houses, 0, (size_t) wiring->words * sizeof *in_houses);
  wiring->n_sees[number] = 0;
  for_each_digit (other, nine_minus (grid->marks[cell], nine_of (d)))
    see (wiring, number, wiring->number[mark_of (cell, other)], CAUSE_CELL, in_cell);
  wiring->n_in_cell[number] = wiring->n_sees[number];
  for (int kind = 0; kind < N_KINDS; kind++)
    {
      int house = rate_houses[cell][kind];

      for_each_digit (place, (Nine) (grid->at[house][d] & rate_new_places[cell][kind]))
        see (wiring, number, wiring->number[mark_of (house_cell (house, place), d)], kind, in_houses);
    }
}

void
wiring_make (Wiring *wiring, const RateGrid *grid)
{
  wiring->n = 0;
  memcpy (wiring->marks, grid->marks, sizeof wiring->marks);
  for (int cell = 0; cell < N_CELLS; cell++)
    for_each_digit (d, grid->marks[cell])
      {
        wiring->number[mark_of (cell, d)] = (uint16_t) wiring->n;
        wiring->mark[wiring->n++] = (uint16_t) mark_of (cell, d);
      }
  wiring->words = wiring->n <= 64 * FEW_WORDS ? FEW_WORDS : SET_WORDS;
  for (int number = 0; number < wiring->n; number++)
    wire (wiring, grid, number);
}

void
wiring_present (const Wiring *wiring, const RateGrid *grid, MarkSet *present)
{
  memset (present, 0, sizeof *present);
  for (int cell = 0; cell < N_CELLS; cell++)
    for_each_digit (d, grid->marks[cell])
      mark_set_add (present, wiring->number[mark_of (cell, d)]);
}

/* Links */

static void
add_strong (Strongs *strongs, int number, int other)
{
  uint16_t *strong = strongs->strong[number];
  int n = strongs->n_strong[number];

  for (int i = strongs->in_cell[number]; i < n; i++)
    if (strong[i] == other)
      return;
  strong[n] = (uint16_t) other;
  strongs->n_strong[number]++;
}

/* That in the cell goes before those in box, row and column. */
bool
strongs_make (Strongs *strongs, const Wiring *wiring, const RateGrid *grid)
{
  if (strongs->valid && memcmp (&strongs->grid, grid, sizeof *grid) == 0)
    return false;

  strongs->valid = true;
  strongs->wiring = wiring;
  strongs->grid = *grid;
  strongs->n = 0;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      const uint16_t *numbers = wiring->number + mark_of (cell, 0);
      Nine marks = grid->marks[cell];
      bool two = nine_is_two (marks);

      for_each_digit (d, marks)
        {
          strongs->present[strongs->n++] = numbers[d];
          strongs->in_cell[numbers[d]] = two;
          strongs->n_strong[numbers[d]] = two;
          if (two)
            strongs->strong[numbers[d]][0] = numbers[nine_first (nine_minus (marks, nine_of (d)))];
        }
    }
  for (int kind = 0; kind < N_KINDS; kind++)
    for (int house = rate_kinds[kind]; house < rate_kinds[kind] + 9; house++)
      for (int d = 0; d < 9; d++)
        {
          Nine places = grid->at[house][d];
          int a, b;

          if (!nine_is_two (places))
            continue;
          a = wiring->number[mark_of (house_cell (house, nine_first (places)), d)];
          b = wiring->number[mark_of (house_cell (house, nine_first ((Nine) (places & (places - 1)))), d)];
          add_strong (strongs, a, b);
          add_strong (strongs, b, a);
        }
  return true;
}

int
strong_of (const Strongs *strongs, const LinkPass *pass, int number, uint16_t to[MAX_STRONG])
{
  int in_cell = strongs->in_cell[number], n = 0;

  for (int i = pass->strong_cells ? 0 : in_cell; i < (pass->strong_houses ? strongs->n_strong[number] : in_cell); i++)
    to[n++] = strongs->strong[number][i];
  return n;
}

/* Weak links, and what is on two steps after the candidate, of the one with this number. */
static inline void
follow (Links *links, int number, const int words)
{
  const Wiring *wiring = links->wiring;
  const uint64_t *in_cell = marks_row (wiring->in_cell, number, words);
  const uint64_t *in_houses = marks_row (wiring->in_houses, number, words);
  uint64_t *weak = marks_row (links->weak, number, words), *next = marks_row (links->next, number, words);
  uint64_t cells = links->pass->weak_cells ? ~UINT64_C (0) : 0;

  for (int w = 0; w < words; w++)
    {
      weak[w] = ((in_cell[w] & cells) | in_houses[w]) & links->strong_ones.word[w];
      next[w] = 0;
    }
  for (int w = 0; w < words; w++)
    for (uint64_t rest = weak[w]; rest; rest &= rest - 1)
      {
        int via = w * 64 + __builtin_ctzll (rest);

        for (int k = 0; k < links->n_strong[via]; k++)
          next[links->strong[via][k] >> 6] |= UINT64_C (1) << (links->strong[via][k] & 63);
      }
}

static inline void
make (Links *links, const Strongs *strongs, const int words)
{
  links->n = 0;
  memset (&links->strong_ones, 0, sizeof links->strong_ones);
  for (int i = 0; i < strongs->n; i++)
    {
      int number = strongs->present[i], n = strong_of (strongs, links->pass, number, links->strong[number]);

      links->n_strong[number] = (uint8_t) n;
      if (n)
        mark_set_add (&links->strong_ones, number);
      links->n += n > 0;
    }
  for (int i = 0; i < strongs->n && links->n; i++) /* unreached: not seen: no strong link at all */
    follow (links, strongs->present[i], words);
}

void
links_make (Links *links, const Strongs *strongs, const LinkPass *pass)
{
  links->wiring = strongs->wiring;
  links->grid = &strongs->grid;
  links->pass = pass;
  if (links->wiring->words == FEW_WORDS) /* unreached: no puzzle has so many candidates there */
    make (links, strongs, FEW_WORDS);
  else
    make (links, strongs, SET_WORDS);
}
