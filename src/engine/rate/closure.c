/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* closure.c — a look ahead for chains, with sets and without order.
 *
 * On a grid that does not change a run can switch off only what its closure holds; where it stops at a contradiction it holds
 * less. On a grid that does, more that is off gives more links and never fewer, so a run comes to the same in any order: to
 * a contradiction if its closure holds something both on and off, to all of its closure otherwise. Runs and chains, which
 * know what follows from what, are then made only where there is something to find. */
#include "work.h"

/* What is left in a line, in one number: how many times LINE_ONE, and the exclusive or of their numbers. */
enum { LINE_ONE = 1 << 10 };

static inline bool row_has (const uint64_t *row, int i) { return row[i >> 6] >> (i & 63) & 1; }
static inline void row_add (uint64_t *row, int i)       { row[i >> 6] |= UINT64_C (1) << (i & 63); }

/* What the candidate sees by the links that count. */
static inline uint64_t
seen_word (const Closures *closures, int number, int w, const int words)
{
  uint64_t cells = closures->cell_links ? marks_row (closures->wiring->in_cell, number, words)[w] : 0;

  return cells | marks_row (closures->wiring->in_houses, number, words)[w];
}

static void
start_beyond (Closures *closures, int number)
{
  const int words = closures->wiring->words;
  uint64_t *beyond = marks_row (closures->beyond, number, words), *closed = marks_row (closures->closed, number, words);

  for (int w = 0; w < words; w++)
    {
      beyond[w] = closed[w] = 0;
      for (int k = 0; k < closures->n_strong[number]; k++)
        beyond[w] |= marks_row (closures->sees, closures->strong[number][k], words)[w];
    }
}

/* Static: what is on and off is known by what is off, as something else is off with all that is on. */

void
closures_start (Closures *closures, const Strongs *strongs, const LinkPass *pass, Nine digits)
{
  closures->wiring = strongs->wiring;
  closures->cell_links = pass->weak_cells;
  closures->pass = pass;
  memset (closures->made, false, sizeof closures->made);
  memset (&closures->present, 0, sizeof closures->present);
  memset (&closures->strong_ones, 0, sizeof closures->strong_ones);
  for (int i = 0; i < strongs->n; i++)
    {
      int number = strongs->present[i];

      mark_set_add (&closures->present, number);
      closures->n_strong[number] = 0;
      if (digits >> strongs->wiring->mark[number] % 9 & 1)
        closures->n_strong[number] = (uint8_t) strong_of (strongs, pass, number, closures->strong[number]);
      if (closures->n_strong[number])
        mark_set_add (&closures->strong_ones, number);
    }
  for (int i = 0, words = strongs->wiring->words; i < strongs->n; i++)
    for (int w = 0; w < words; w++)
      marks_row (closures->sees, strongs->present[i], words)[w]
        = seen_word (closures, strongs->present[i], w, words) & closures->present.word[w];
  for (int i = 0; i < strongs->n; i++)
    if (closures->n_strong[strongs->present[i]])
      start_beyond (closures, strongs->present[i]);
}

/* What has been made is closed: nothing else follows from it. */
static inline void
make_static (Closures *closures, int number, const int words)
{
  const uint64_t *sees = marks_row (closures->sees, number, words);
  uint64_t *row = marks_row (closures->off[true], number, words), off[SET_WORDS], done[SET_WORDS] = { 0 };
  uint64_t rest;

  for (int w = 0; w < words; w++)
    off[w] = sees[w];
  for (int w = 0; w < words; w = rest ? 0 : w + 1)
    {
      int via;

      rest = off[w] & closures->strong_ones.word[w] & ~done[w];
      if (!rest)
        continue;
      via = w * 64 + __builtin_ctzll (rest);
      row_add (done, via);
      for (int v = 0; v < words; v++)
        {
          off[v] |= marks_row (closures->beyond, via, words)[v];
          done[v] |= marks_row (closures->closed, via, words)[v];
        }
    }
  for (int w = 0; w < words; w++)
    row[w] = off[w];
  for (int k = 0; k < closures->n_strong[number]; k++)
    for (int w = 0; w < words; w++)
      {
        marks_row (closures->beyond, closures->strong[number][k], words)[w] |= off[w];
        marks_row (closures->closed, closures->strong[number][k], words)[w] |= off[w];
      }
}

/* Dynamic */

void
closures_start_dynamic (Closures *closures, const Wiring *wiring, const RateGrid *grid, bool cell_links)
{
  closures->wiring = wiring;
  closures->cell_links = cell_links;
  closures->pass = NULL;
  wiring_present (wiring, grid, &closures->present);
  memset (closures->made, false, sizeof closures->made);
  memset (closures->clash, false, sizeof closures->clash);
  memset (closures->lines, 0, sizeof closures->lines);
  for (int cell = 0; cell < N_CELLS; cell++)
    for_each_digit (d, grid->marks[cell])
      {
        int number = wiring->number[mark_of (cell, d)];
        uint16_t *lines = closures->lines_of[number];

        for (int kind = 0; kind < N_KINDS; kind++)
          lines[kind] = (uint16_t) (N_CELLS + rate_houses[cell][kind] * 9 + d);
        lines[N_KINDS] = (uint16_t) cell;
        for (int i = 0; i <= N_KINDS; i++)
          closures->lines[lines[i]] = (uint16_t) ((closures->lines[lines[i]] + LINE_ONE) ^ number);
      }
}

typedef struct {
  const Closures *closures;
  uint64_t *on, *off;
  bool      clash;
  int       n;
  uint16_t  queue[N_MARKS];          /* numbers of what is on, in the order in which it came */
  uint16_t  lines[N_LINES];
} Walk;

static inline void
switch_on (Walk *walk, int number)
{
  if (row_has (walk->on, number))
    return;
  row_add (walk->on, number);
  walk->queue[walk->n++] = (uint16_t) number;
  walk->clash |= row_has (walk->off, number) | walk->closures->clash[true][number];
}

/* It is off: what is left alone in a line is on. */
static inline void
strike (Walk *walk, int number)
{
  const uint16_t *lines = walk->closures->lines_of[number];
  int n = walk->closures->cell_links ? N_KINDS + 1 : N_KINDS;

  for (int i = 0; i < n; i++)
    {
      uint16_t left = (uint16_t) ((walk->lines[lines[i]] - LINE_ONE) ^ number);

      walk->lines[lines[i]] = left;
      if (left / LINE_ONE == 1)
        switch_on (walk, left % LINE_ONE);
    }
}

/* It is on: what it sees is off. */
static inline void
strike_seen (Walk *walk, int number, const int words)
{
  const Closures *closures = walk->closures;
  uint64_t fresh[SET_WORDS];

  for (int w = 0; w < words; w++)
    {
      fresh[w] = seen_word (closures, number, w, words) & closures->present.word[w] & ~walk->off[w];
      walk->off[w] |= fresh[w];
      walk->clash |= (fresh[w] & walk->on[w]) != 0;
    }
  for (int w = 0; w < words && !walk->clash; w++)
    for (uint64_t rest = fresh[w]; rest; rest &= rest - 1)
      strike (walk, w * 64 + __builtin_ctzll (rest));
}

static bool
is_bound (const Closures *closures, int number)
{
  const uint16_t *lines = closures->lines_of[number];
  bool bound = closures->cell_links && closures->lines[lines[N_KINDS]] / LINE_ONE == 2;

  for (int kind = 0; kind < N_KINDS; kind++)
    bound |= closures->lines[lines[kind]] / LINE_ONE == 2;
  return bound;
}

static inline void
make_dynamic (Closures *closures, int number, bool assumed, const int words)
{
  Walk walk;

  walk.closures = closures;
  walk.on = marks_row (closures->on[assumed], number, words);
  walk.off = marks_row (closures->off[assumed], number, words);
  walk.n = 0;
  walk.clash = false;
  for (int w = 0; w < words; w++)
    walk.on[w] = walk.off[w] = 0;
  if (!assumed)
    row_add (walk.off, number);
  if (!assumed && !is_bound (closures, number))
    return;

  memcpy (walk.lines, closures->lines, sizeof walk.lines);
  if (assumed)
    switch_on (&walk, number);
  else
    strike (&walk, number);
  for (int i = 0; i < walk.n && !walk.clash; i++)
    strike_seen (&walk, walk.queue[i], words);
  closures->clash[assumed][number] = walk.clash;
}

/* Either */

static inline void
make (Closures *closures, int number, bool assumed, const int words)
{
  if (closures->made[assumed][number])
    return;

  if (closures->pass)
    make_static (closures, number, words);
  else
    make_dynamic (closures, number, assumed, words);
  closures->made[assumed][number] = true;
}

/* A candidate that leads from on to off does so by a strong link, and both of its ends, if on, lead to it being off. What leads
 * from off to on begins and ends with its strong links. */
static inline bool
find_turns (Closures *closures, Turns *turns, const int words)
{
  const uint64_t *rows = closures->off[true];
  uint64_t any = 0;

  memset (turns, 0, sizeof *turns);
  for (int w = 0; w < words; w++)
    for (uint64_t rest = closures->strong_ones.word[w]; rest; rest &= rest - 1)
      make (closures, w * 64 + __builtin_ctzll (rest), true, words);
  for (int w = 0; w < words; w++)
    for (uint64_t rest = closures->strong_ones.word[w]; rest; rest &= rest - 1)
      {
        int number = w * 64 + __builtin_ctzll (rest);
        const uint16_t *strong = closures->strong[number];

        for (int k = 0; k < closures->n_strong[number]; k++)
          {
            for (int v = 0; v < words && number < strong[k]; v++)
              {
                turns->from_on.word[v] |= marks_row (rows, number, words)[v] & marks_row (rows, strong[k], words)[v];
                any |= turns->from_on.word[v];
              }
            for (int i = 0; i < closures->n_strong[number]; i++)
              if (row_has (marks_row (rows, strong[k], words), strong[i]))
                mark_set_add (&turns->from_off, number);
          }
      }
  return any != 0;
}

bool
closures_turns (Closures *closures, Turns *turns)
{
  return closures->wiring->words == FEW_WORDS ? find_turns (closures, turns, FEW_WORDS) : find_turns (closures, turns, SET_WORDS);
}

/* All strong links of such a cycle lead to what it removes from both ends. */
void
closures_round (const Closures *closures, const MarkSet *removed, MarkSet *round)
{
  const int words = closures->wiring->words;
  const uint64_t *rows = closures->off[true];

  memset (round, 0, sizeof *round);
  for (int w = 0; w < words; w++)
    for (uint64_t rest = closures->strong_ones.word[w]; rest; rest &= rest - 1)
      {
        int number = w * 64 + __builtin_ctzll (rest);
        const uint64_t *row = marks_row (rows, number, words);

        for (int k = 0; k < closures->n_strong[number]; k++)
          {
            const uint64_t *other = marks_row (rows, closures->strong[number][k], words);
            uint64_t any = 0;

            for (int v = 0; v < words; v++)
              any |= row[v] & other[v] & removed->word[v];
            if (any && row_has (row, closures->strong[number][k])) /* unreached: not seen: a strong link that is no weak one */
              mark_set_add (round, number);
          }
      }
}

bool
closures_clash (Closures *closures, int mark, bool on)
{
  int number = closures->wiring->number[mark];

  if (closures->wiring->words == FEW_WORDS)
    make (closures, number, on, FEW_WORDS);
  else
    make (closures, number, on, SET_WORDS);
  return closures->clash[on][number];
}

/* A run to a contradiction may hold anything. */
static inline bool
meet (Closures *closures, const uint16_t *assumptions, int n, const int words)
{
  bool dynamic = !closures->pass;
  uint64_t on[SET_WORDS], off[SET_WORDS], any = 1;

  for (int w = 0; w < words; w++)
    {
      on[w] = dynamic ? ~UINT64_C (0) : 0;
      off[w] = ~UINT64_C (0);
    }
  for (int i = 0; i < n && any; i++)
    {
      int number = closures->wiring->number[assumptions[i] / 2], assumed = assumptions[i] % 2;

      make (closures, number, assumed, words);
      if (dynamic && closures->clash[assumed][number])
        continue;
      any = 0;
      for (int w = 0; w < words; w++)
        {
          on[w] &= dynamic ? marks_row (closures->on[assumed], number, words)[w] : 0;
          off[w] &= marks_row (closures->off[assumed], number, words)[w];
          any |= on[w] | off[w];
        }
    }
  return any != 0;
}

bool
closures_meet (Closures *closures, const uint16_t *assumptions, int n)
{
  return closures->wiring->words == FEW_WORDS ? meet (closures, assumptions, n, FEW_WORDS)
                                              : meet (closures, assumptions, n, SET_WORDS);
}
