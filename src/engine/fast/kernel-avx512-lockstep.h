/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-avx512-lockstep.h — thirty-two puzzles side by side, and the rules on all of them at once.
 *
 * Here a lane is a puzzle: lane 5 of every vector belongs to puzzle 5. No lane ever moves, and there are always other cells
 * to go on with while one waits for its result.
 *
 *        cell[0]   ┌ r1c1 of puzzle 0 │ r1c1 of puzzle 1 │ … │ r1c1 of puzzle 31 ┐
 *        cell[1]   │ r1c2 of puzzle 0 │ r1c2 of puzzle 1 │ … │ r1c2 of puzzle 31 │     81 vectors of 32 lanes,
 *          …       │        …         │        …         │   │        …          │     bit d of a lane: digit d
 *        cell[80]  └ r9c9 of puzzle 0 │ r9c9 of puzzle 1 │ … │ r9c9 of puzzle 31 ┘
 *
 * The rules are the set operations of strategies/sets.c: the union of three cells is what a minirow may hold; the union of
 * the six ways through a band is what locked candidates leave of it; the difference of a minicolumn and its neighbours in
 * the box, less the other two of its cells, is a hidden single. A pass loads each cell three times and stores it once:
 *
 *   rows     per band    may[] = unions of minirows, less the singles of the same row; closed; triads
 *   columns  per stack   unions of minicolumns of (cell ∩ may[]), less the singles of column and box; closed; triads; then
 *                        cell ∩ row ∩ column, hidden singles, naked singles, and what these take from others
 *
 * Hidden singles are looked for in minicolumns only: the closure of the rows has made those of rows singles of their box.
 * What singles take is not struck from the cells but from the unions, of rows when the next pass begins and of columns
 * when it comes to them: in_row[] and taken[] note it. (Struck from a union of minicolumns after it was made, a single of a
 * row could be taken for hidden where it is no candidate.) A stack knows the singles of the stacks before it in the same
 * pass, and a box those of the boxes above it. */
#pragma once

#include "kernel-avx512-grid.h"

#define for_each_of_three(i) _Pragma ("GCC unroll 3") for (unsigned i = 0; i < 3; i++)
#define for_each_of_nine(i) _Pragma ("GCC unroll 9") for (unsigned i = 0; i < 9; i++)

typedef struct {
  Sets     cell[N_CELLS];
  Sets     in_row[3][9];                 /* [stack][row]: the singles of a minirow, after the last pass */
  Sets     taken[3][3][3];               /* [stack][band][column]: what others' singles take from a minicolumn */
  Sets     may[3][3][3];                 /* [band][stack][row]: what minirows may hold; within a pass */
  uint64_t known;                        /* the lanes for which in_row[] and taken[] hold, as bits */
} Lockstep;

/* What a pass found out. */
typedef struct {
  Sets dead;                             /* negative where some cell was empty */
  Sets n_singles;                        /* the different digits that are single, row by row: 81 where all is full */
} LockstepMarks;

INLINE Sets
union_of_two (Sets a, Sets b)
{
  return _mm512_or_si512 (a, b);
}

INLINE Sets
difference (Sets a, Sets b)
{
  return _mm512_andnot_si512 (b, a);
}

INLINE Sets
plus (Sets a, Sets b)
{
  return _mm512_add_epi16 (a, b);
}

INLINE Sets
everywhere (int word)
{
  return _mm512_set1_epi16 ((short) word);
}

/* What was noted of singles; ∅ in lanes that were given something else since. That costs nothing: the load leaves them out. */
INLINE Sets
noted (const Lockstep *all, const Sets *sets)
{
  return _mm512_maskz_loadu_epi16 ((__mmask32) all->known, sets);
}

/* --- what lines may hold: may[box][line] of a band, or of a stack ------------------------------------------------- */

/* Locked candidates, complete: a digit takes one line in each box, a different one each, which can be done in six ways.
 * What is left of a line is the union of the ways that it is part of. */
INLINE void
close_band (Sets may[3][3])
{
  Sets way[6];

  for_each_of_three (i)
    {
      unsigned j = (i + 1) % 3, k = (i + 2) % 3;

      way[i] = SETS (INTERSECTION_OF_THREE, may[0][i], may[1][j], may[2][k]);
      way[3 + i] = SETS (INTERSECTION_OF_THREE, may[0][i], may[1][k], may[2][j]);
    }
  for_each_of_three (i)
    {
      unsigned j = (i + 1) % 3, k = (i + 2) % 3;

      may[0][i] = union_of_two (way[i], way[3 + i]);
      may[1][i] = union_of_two (way[k], way[3 + j]);
      may[2][i] = union_of_two (way[j], way[3 + k]);
    }
}

/* A triad: where a box has three digits in a line, or fewer, the other boxes have none of them there. */
INLINE void
strip_triads (Sets may[3][3])
{
  Sets own[3][3];

  for_each_of_nine (i)
    {
      Sets line = may[i / 3][i % 3];

      own[i / 3][i % 3] = _mm512_maskz_mov_epi16 (_mm512_cmple_epu16_mask (_mm512_popcnt_epi16 (line), everywhere (3)), line);
    }
  for_each_of_nine (i)
    {
      unsigned box = i / 3, line = i % 3;

      may[box][line] = SETS (A_WITHOUT_B_C, may[box][line], own[(box + 1) % 3][line], own[(box + 2) % 3][line]);
    }
}

/* --- rows ------------------------------------------------------------------------------------------------------- */

INLINE void
lockstep_rules_in_rows (Lockstep *all, unsigned band)
{
  Sets may[3][3];

  for_each_of_three (stack)
    for_each_of_three (line)
      {
        const Sets *cell = all->cell + 27 * band + 9 * line + 3 * stack, *taken = all->taken[stack][band];
        unsigned row = 3 * band + line;
        Sets sets = difference (cell[0], noted (all, &taken[0]));

        sets = SETS (A_OR_B_WITHOUT_C, sets, cell[1], noted (all, &taken[1]));
        sets = SETS (A_OR_B_WITHOUT_C, sets, cell[2], noted (all, &taken[2]));
        may[stack][line] = SETS (A_WITHOUT_B_C, sets, noted (all, &all->in_row[(stack + 1) % 3][row]),
                                 noted (all, &all->in_row[(stack + 2) % 3][row]));
      }
  close_band (may);
  strip_triads (may);
  for_each_of_nine (i)
    all->may[band][i / 3][i % 3] = may[i / 3][i % 3];
}

/* What the minirows of a box may hold, less the singles that this pass has found in the stacks before. */
INLINE void
lockstep_rows_now (const Lockstep *all, unsigned stack, unsigned band, Sets row[3])
{
  const Sets *may = all->may[band][stack], *first = all->in_row[0] + 3 * band, *second = all->in_row[1] + 3 * band;

  for_each_of_three (line)
    row[line] = stack == 0 ? may[line]
                : stack == 1 ? difference (may[line], first[line]) : SETS (A_WITHOUT_B_C, may[line], first[line], second[line]);
}

/* --- columns ---------------------------------------------------------------------------------------------------- */

/* The three cells of a minicolumn: what is left of them, and which of them are single. only: the digits that their box has
 * in this minicolumn and nowhere else. */
INLINE void
settle_minicolumn (Sets three[3], Sets only, Sets single[3], LockstepMarks *marks)
{
  Sets hidden[3];

  for_each_of_three (line)
    hidden[line] = SETS (A_WITHOUT_B_C, only, three[(line + 1) % 3], three[(line + 2) % 3]);
  for_each_of_three (line)
    {
      Sets less;

      three[line] = _mm512_mask_mov_epi16 (three[line], _mm512_test_epi16_mask (hidden[line], hidden[line]), hidden[line]);
      less = plus (three[line], everywhere (-1));
      single[line] = _mm512_maskz_mov_epi16 (_mm512_testn_epi16_mask (three[line], less), three[line]);
      marks->dead = union_of_two (marks->dead, less);
    }
}

/* may[], closed, to the cells of a box. above: the singles of the boxes above it, by column. */
INLINE void
lockstep_settle_box (Lockstep *all, unsigned stack, unsigned band, Sets may[3], Sets singles[3], LockstepMarks *marks)
{
  Sets row[3], in_row[3];

  lockstep_rows_now (all, stack, band, row);
  for_each_of_three (column)
    {
      Sets *cell = all->cell + 27 * band + 3 * stack + column, three[3], single[3];
      Sets only = SETS (A_WITHOUT_B_C, may[column], may[(column + 1) % 3], may[(column + 2) % 3]);

      for_each_of_three (line)
        three[line] = SETS (INTERSECTION_OF_THREE, cell[9 * line], row[line], may[column]);
      settle_minicolumn (three, only, single, marks);
      singles[column] = union_of (single);
      for_each_of_three (line)
        {
          cell[9 * line] = SETS (A_WITHOUT_B_OR_C, three[line], singles[column], single[line]);
          in_row[line] = column ? union_of_two (in_row[line], single[line]) : single[line];
        }
    }
  for_each_of_three (line)
    all->in_row[stack][3 * band + line] = in_row[line];
}

INLINE void
lockstep_rules_in_columns (Lockstep *all, unsigned stack, LockstepMarks *marks)
{
  Sets may[3][3], singles[3][3];         /* [box][column] */

  for_each_of_three (box)
    {
      Sets row[3];

      lockstep_rows_now (all, stack, box, row);
      for_each_of_three (column)
        {
          const Sets *cell = all->cell + 27 * box + 3 * stack + column;
          Sets sets = SETS (A_OR_B_AND_C, both (cell[0], row[0]), cell[9], row[1]);

          sets = SETS (A_OR_B_AND_C, sets, cell[18], row[2]);
          may[box][column] = difference (sets, noted (all, &all->taken[stack][box][column]));
        }
    }
  close_band (may);
  strip_triads (may);

  /* What memory holds is to be read again, not to be kept on the stack till then. */
  __asm__ volatile("" ::: "memory");

  for_each_of_three (box)
    {
      for_each_of_three (column)
        if (box > 0)
          may[box][column] = SETS (A_WITHOUT_B_C, may[box][column], singles[0][column], singles[box - 1][column]);
      lockstep_settle_box (all, stack, box, may[box], singles[box], marks);
    }
  for_each_of_nine (i)
    {
      unsigned box = i / 3, column = i % 3;
      Sets in_box = union_of_two (singles[box][(column + 1) % 3], singles[box][(column + 2) % 3]);
      Sets first = singles[(box + 1) % 3][column], second = singles[(box + 2) % 3][column];

      all->taken[stack][box][column] = SETS (UNION_OF_THREE, in_box, first, second);
    }
}

/* --- all of it -------------------------------------------------------------------------------------------------- */

/* Every rule once, in all lanes. */
static __attribute__ ((noinline)) LockstepMarks
lockstep_pass (Lockstep *all)
{
  LockstepMarks marks = { everywhere (0), everywhere (0) };

#pragma GCC unroll 1
  for (unsigned band = 0; band < 3; band++)
    lockstep_rules_in_rows (all, band);
  for_each_of_three (stack)
    lockstep_rules_in_columns (all, stack, &marks);
  for_each_of_nine (row)
    {
      Sets singles = SETS (UNION_OF_THREE, all->in_row[0][row], all->in_row[1][row], all->in_row[2][row]);

      marks.n_singles = plus (marks.n_singles, _mm512_popcnt_epi16 (singles));
    }
  all->known = UINT64_MAX;
  return marks;
}
