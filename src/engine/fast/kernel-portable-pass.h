/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-portable-pass.h — the rules, each once, for eight boards at a time.
 *
 * A lane is a board: lane 3 of all 81 vectors is one board of candidates. So a rule is written for one board, and does
 * eight without a branch; no lane ever looks at its neighbour.
 *
 *        cell[0]   ┌ r1c1 of board 0 │ r1c1 of board 1 │ … │ r1c1 of board 7 ┐     one vector: 8 × 16 bits,
 *        cell[1]   │ r1c2 of board 0 │ r1c2 of board 1 │ … │ r1c2 of board 7 │     bit d of a lane: digit d
 *          …       │        …        │        …        │   │        …        │     may still go there
 *        cell[80]  └ r9c9 of board 0 │ r9c9 of board 1 │ … │ r9c9 of board 7 ┘
 *
 * A vector is 16 bytes because that is what every x86-64 (SSE2) and every 64-bit ARM (NEON) has; elsewhere the compiler
 * makes loops of it. */
#pragma once

#include "kernel.h"

/* Vectors go in and out of functions that are inlined without exception, so how they would be passed does not matter. */
#pragma GCC diagnostic ignored "-Wpsabi"

enum { N_LANES = 8 };
typedef uint16_t Lanes __attribute__ ((vector_size (2 * N_LANES)));

#define INLINE static inline __attribute__ ((always_inline))

/* Eight boards, and what the last pass saw of them. */
typedef struct __attribute__ ((may_alias)) {
  Lanes cell[N_CELLS];                   /* the candidates */
  Lanes single[N_CELLS];                 /* where they were a single one: that one, else ∅ */
  Lanes open[N_HOUSES];                  /* digits that were not yet a single in the row, column, box */
  Lanes minirow_singles[27];             /* how many of the three cells of a row in a box were single */
  Lanes n_singles;                       /* how many of all */
} Boards;

/* What a pass made of the boards; a lane is all ones where it holds. */
typedef struct {
  Lanes dead, full, still;               /* a contradiction · 81 singles · no new single */
} Verdict;

INLINE Lanes
all_lanes (uint16_t value)
{
  return (Lanes) { value, value, value, value, value, value, value, value };
}

/* One lane in memory. Written as vector[lane], some compilers take the vector out, change it and put it back. */
INLINE uint16_t *
lane_at (Lanes *vector, int lane)
{
  return (uint16_t *) vector + lane;
}

INLINE uint16_t
lane_get (const Lanes *vector, int lane)
{
  return ((const uint16_t *) vector)[lane];
}

INLINE Lanes
is_empty (Lanes set)
{
  return (Lanes) (set == all_lanes (0));
}

/* The sets but for their smallest digit. Where ∅ loses its smallest, nothing changes. */
INLINE Lanes
without_first (Lanes set)
{
  return set & (set - all_lanes (1));
}

/* The rules see a band of three boxes from two sides: a band of rows, or a stack read as if it were one. There, box b,
 * line l and place p, each 0–2, are this cell: */
INLINE int
cell_in_band (bool columns, int band, int b, int l, int p)
{
  int along = b * 3 + p, across = band * 3 + l;

  return columns ? along * 9 + across : across * 9 + along;
}

/* Naked singles: a cell loses the digits that are singles of its row, column and box, but not its own. */
INLINE Lanes
strip (const Boards *boards, int cell)
{
  Lanes open = boards->open[HOUSE_ROWS + cell / 9] & boards->open[HOUSE_COLUMNS + cell % 9]
               & boards->open[HOUSE_BOXES + cell / 27 * 3 + cell % 9 / 3];

  return boards->cell[cell] & (open | boards->single[cell]);
}

/* Locked candidates, complete for a band: a digit takes one line in each box, a different one each, which can be done in
 * six ways. may[b][l] is the union of the three cells; what is left is the union of the ways in which it takes part.
 * Returns the digits that have a way. */
INLINE Lanes
close_band (Lanes may[3][3])
{
  Lanes way0 = may[0][0] & may[1][1] & may[2][2], way1 = may[0][1] & may[1][2] & may[2][0];
  Lanes way2 = may[0][2] & may[1][0] & may[2][1], way3 = may[0][0] & may[1][2] & may[2][1];
  Lanes way4 = may[0][1] & may[1][0] & may[2][2], way5 = may[0][2] & may[1][1] & may[2][0];

  may[0][0] = way0 | way3;
  may[0][1] = way1 | way4;
  may[0][2] = way2 | way5;
  may[1][0] = way2 | way4;
  may[1][1] = way0 | way5;
  may[1][2] = way1 | way3;
  may[2][0] = way1 | way5;
  may[2][1] = way2 | way3;
  may[2][2] = way0 | way4;
  return may[0][0] | may[0][1] | may[0][2];
}

/* Three digits in a line of a box that must take three: none of them goes anywhere else in the row or the box. (Only
 * where rows are looked at; for columns as well it costs what it saves.) */
INLINE void
strip_full_lines (Lanes may[3][3])
{
  Lanes full[3][3];

#pragma GCC unroll 3
  for (int b = 0; b < 3; b++)
#pragma GCC unroll 3
    for (int l = 0; l < 3; l++)
      full[b][l] = may[b][l] & is_empty (without_first (without_first (without_first (may[b][l]))));

#pragma GCC unroll 3
  for (int b = 0; b < 3; b++)
#pragma GCC unroll 3
    for (int l = 0; l < 3; l++)
      may[b][l] &= ~(full[b][(l + 1) % 3] | full[b][(l + 2) % 3] | full[(b + 1) % 3][l] | full[(b + 2) % 3][l]);
}

/* Hidden singles: the difference of a cell and the two others of its line in the box, of the digits that have no other
 * line there. */
INLINE Lanes
hidden (Lanes here, Lanes others, Lanes only_line)
{
  return here & only_line & ~others;
}

INLINE Lanes
band_of_rows (Boards *boards, int band, Lanes found[N_CELLS])
{
  Lanes cell[3][3][3], may[3][3], placeable;

#pragma GCC unroll 3
  for (int b = 0; b < 3; b++)
#pragma GCC unroll 3
    for (int l = 0; l < 3; l++)
      {
#pragma GCC unroll 3
        for (int p = 0; p < 3; p++)
          cell[b][l][p] = strip (boards, cell_in_band (false, band, b, l, p));
        may[b][l] = cell[b][l][0] | cell[b][l][1] | cell[b][l][2];
      }
  placeable = close_band (may);
  strip_full_lines (may);

#pragma GCC unroll 3
  for (int b = 0; b < 3; b++)
#pragma GCC unroll 3
    for (int l = 0; l < 3; l++)
      {
        Lanes only_line = may[b][l] & ~(may[b][(l + 1) % 3] | may[b][(l + 2) % 3]);

#pragma GCC unroll 3
        for (int p = 0; p < 3; p++)
          {
            int   i = cell_in_band (false, band, b, l, p);
            Lanes here = cell[b][l][p];

            found[i] = hidden (here, cell[b][l][(p + 1) % 3] | cell[b][l][(p + 2) % 3], only_line);
            boards->cell[i] = here & may[b][l];
          }
      }
  return placeable;
}

/* Now the hidden singles of both views are known: such a cell keeps nothing else. */
INLINE Lanes
band_of_columns (Boards *boards, int band, const Lanes found[N_CELLS])
{
  Lanes may[3][3], placeable;

#pragma GCC unroll 3
  for (int b = 0; b < 3; b++)
#pragma GCC unroll 3
    for (int l = 0; l < 3; l++)
      may[b][l] = boards->cell[cell_in_band (true, band, b, l, 0)] | boards->cell[cell_in_band (true, band, b, l, 1)]
                  | boards->cell[cell_in_band (true, band, b, l, 2)];
  placeable = close_band (may);

#pragma GCC unroll 3
  for (int b = 0; b < 3; b++)
#pragma GCC unroll 3
    for (int l = 0; l < 3; l++)
      {
        Lanes only_line = may[b][l] & ~(may[b][(l + 1) % 3] | may[b][(l + 2) % 3]);
        Lanes here[3];

#pragma GCC unroll 3
        for (int p = 0; p < 3; p++)
          here[p] = boards->cell[cell_in_band (true, band, b, l, p)];
#pragma GCC unroll 3
        for (int p = 0; p < 3; p++)
          {
            int   i = cell_in_band (true, band, b, l, p);
            Lanes only = found[i] | hidden (here[p], here[(p + 1) % 3] | here[(p + 2) % 3], only_line);

            boards->cell[i] = here[p] & may[b][l] & (only | is_empty (only));
          }
      }
  return placeable;
}

/* Notes which cells are single now, and which digits are singles in which house. Returns a lane's top bit where a cell
 * is empty: 0 − 1 alone has it. */
INLINE Lanes
find_naked_singles (Boards *boards)
{
  Lanes underflow = all_lanes (0), count = all_lanes (0), column[9];

#pragma GCC unroll 9
  for (int c = 0; c < 9; c++)
    column[c] = all_lanes (0);

#pragma GCC unroll 1
  for (int band = 0; band < 3; band++)
    {
      Lanes box[3] = { all_lanes (0), all_lanes (0), all_lanes (0) };

#pragma GCC unroll 3
      for (int r = band * 3; r < band * 3 + 3; r++)
        {
          Lanes row = all_lanes (0);

#pragma GCC unroll 3
          for (int b = 0; b < 3; b++)
            {
              Lanes minirow = all_lanes (0), n = all_lanes (0);

#pragma GCC unroll 3
              for (int c = b * 3; c < b * 3 + 3; c++)
                {
                  Lanes set = boards->cell[r * 9 + c], less = set - all_lanes (1), is_single = is_empty (set & less);
                  Lanes single = set & is_single;

                  underflow |= less;
                  n -= is_single;
                  boards->single[r * 9 + c] = single;
                  minirow |= single;
                  column[c] |= single;
                }
              boards->minirow_singles[r * 3 + b] = n;
              count += n;
              row |= minirow;
              box[b] |= minirow;
            }
          boards->open[HOUSE_ROWS + r] = all_lanes (DIGITS_ALL) & ~row;
        }
      for (int b = 0; b < 3; b++)
        boards->open[HOUSE_BOXES + band * 3 + b] = all_lanes (DIGITS_ALL) & ~box[b];
    }
#pragma GCC unroll 9
  for (int c = 0; c < 9; c++)
    boards->open[HOUSE_COLUMNS + c] = all_lanes (DIGITS_ALL) & ~column[c];

  boards->n_singles = count;
  return underflow;
}

/* Every rule once, in all lanes. */
static __attribute__ ((noinline)) Verdict
pass (Boards *boards)
{
  Lanes found[N_CELLS], n_before = boards->n_singles, placeable, underflow;

  placeable = band_of_rows (boards, 0, found) & band_of_rows (boards, 1, found) & band_of_rows (boards, 2, found);
  placeable &= band_of_columns (boards, 0, found) & band_of_columns (boards, 1, found) & band_of_columns (boards, 2, found);
  underflow = find_naked_singles (boards);

  return (Verdict) {
    .dead = (Lanes) (underflow > all_lanes (0x7fff)) | (Lanes) (placeable != all_lanes (DIGITS_ALL)),
    .full = (Lanes) (boards->n_singles == all_lanes (N_CELLS)),
    .still = (Lanes) (boards->n_singles == n_before),
  };
}

/* Is this board of singles a solution: has every house all nine digits? */
static bool
lane_is_solution (const Boards *boards, int lane)
{
  Digits missing = 0;

  for (int house = 0; house < N_HOUSES; house++)
    missing |= lane_get (&boards->open[house], lane);
  return !missing;
}
