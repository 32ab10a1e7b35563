/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-avx2-lockstep.h — sixteen puzzles side by side, and the rules on all of them at once.
 *
 * Here a lane is a puzzle: lane 5 of the 81 vectors is the sheet of puzzle 5. No lane ever moves, every bit of a register
 * is at work, and there are always other cells to go on with while one waits for its result; so a pass over sixteen
 * puzzles takes the time of three or four passes over one.
 *
 *        cell[0]   ┌ r1c1 of puzzle 0 │ r1c1 of puzzle 1 │ … │ r1c1 of puzzle 15 ┐
 *        cell[1]   │ r1c2 of puzzle 0 │ r1c2 of puzzle 1 │ … │ r1c2 of puzzle 15 │     81 vectors of 16 lanes,
 *          …       │        …         │        …         │   │        …          │     bit d of a lane: digit d
 *        cell[80]  └ r9c9 of puzzle 0 │ r9c9 of puzzle 1 │ … │ r9c9 of puzzle 15 ┘
 *
 * A pass first asks what minirows may hold, band by band, and stores no cell. Then it goes through the stacks: what minicolumns
 * of (cell ∩ minirow) may hold, hidden singles, naked singles, and what these take from others. Hidden singles are looked for
 * in minicolumns only: the closure of the rows has made those of rows singles of their box. */
#pragma once

#include "kernel-avx2-rules.h"

typedef union __attribute__ ((may_alias)) {
  struct {
    Lanes cell[N_CELLS];
    Lanes single[3][9];                  /* [stack][row]: the singles of a minirow after the last pass */
    Lanes may[3][3][3];                  /* [stack][band][row]: what minirows may hold; within a pass */
  };
  Digits word[N_CELLS][LANES];           /* of the cells, lane by lane */
} Lockstep;

/* What a pass found out. */
typedef struct {
  Lanes dead;                            /* negative where some cell was empty */
  Lanes n_singles;                       /* minus the number of cells that were single */
} LockstepMarks;

/* What memory holds is to be read again, not to be kept on the stack till then: the cells are too many for the registers,
 * and the pass is to be short enough for the processor's cache of decoded instructions. */
INLINE void
read_again (void)
{
  __asm__ volatile("" ::: "memory");
}

/* Locked candidates of a band, complete: a digit takes one line in each box, a different one each, which can be done in
 * six ways. may[box][line] is the union of three cells; what is left of it is the union of the ways that it is part of. */
INLINE void
close_band (Lanes may[3][3])
{
  Lanes way[6];

#pragma GCC unroll 3
  for (int i = 0; i < 3; i++)
    {
      int j = (i + 1) % 3, k = (i + 2) % 3;

      way[i] = both (both (may[0][i], may[1][j]), may[2][k]);
      way[3 + i] = both (both (may[0][i], may[1][k]), may[2][j]);
    }
#pragma GCC unroll 3
  for (int i = 0; i < 3; i++)
    {
      int j = (i + 1) % 3, k = (i + 2) % 3;

      may[0][i] = either (way[i], way[3 + i]);
      may[1][i] = either (way[k], way[3 + j]);
      may[2][i] = either (way[j], way[3 + k]);
    }
}

/* The digits for which the box has no other line. */
INLINE Lanes
only_this_line (Lanes may[3], int line)
{
  return difference (difference (may[line], may[(line + 1) % 3]), may[(line + 2) % 3]);
}

/* Of a band: what its minirows may hold. */
INLINE void
lockstep_rules_in_rows (Lockstep *all, int band)
{
  Lanes *cell = all->cell + 27 * band, may[3][3];

#pragma GCC unroll 3
  for (int box = 0; box < 3; box++)
#pragma GCC unroll 3
    for (int row = 0; row < 3; row++)
      {
        const Lanes *three = cell + 9 * row + 3 * box;
        Lanes beside = either (all->single[(box + 1) % 3][3 * band + row], all->single[(box + 2) % 3][3 * band + row]);

        may[box][row] = difference (union_of (three[0], three[1], three[2]), beside);
      }
  close_band (may);

#pragma GCC unroll 3
  for (int box = 0; box < 3; box++)
#pragma GCC unroll 3
    for (int row = 0; row < 3; row++)
      all->may[box][band][row] = may[box][row];
}

/* The three cells of a minicolumn: what minirows and minicolumn may hold, and naked singles. */
INLINE Lanes
lockstep_settle_minicolumn (Lanes *cell, const Lanes row[3], Lanes may, Lanes only, Lanes in_row[3], LockstepMarks *marks)
{
  Lanes three[3] = { both (cell[0], row[0]), both (cell[9], row[1]), both (cell[18], row[2]) }, single[3], singles;

  settle_three (&three[0], &three[1], &three[2], may, only);
#pragma GCC unroll 3
  for (int line = 0; line < 3; line++)
    {
      Lanes less = plus (three[line], everywhere (-1)), is_single = is_empty (both (three[line], less));

      single[line] = both (three[line], is_single);
      in_row[line] = either (in_row[line], single[line]);
      marks->dead = either (marks->dead, less);
      marks->n_singles = plus (marks->n_singles, is_single);
    }
  singles = union_of (single[0], single[1], single[2]);
#pragma GCC unroll 3
  for (int line = 0; line < 3; line++)
    cell[9 * line] = either (difference (three[line], singles), single[line]);
  return singles;
}

/* What singles take from the other cells of their column and box. */
INLINE void
lockstep_strip_columns (Lanes *cell, Lanes singles[3][3])
{
#pragma GCC unroll 3
  for (int box = 0; box < 3; box++)
#pragma GCC unroll 3
    for (int column = 0; column < 3; column++)
      {
        Lanes *three = cell + 27 * box + column;
        Lanes in_box = either (singles[box][(column + 1) % 3], singles[box][(column + 2) % 3]);
        Lanes taken = union_of (in_box, singles[(box + 1) % 3][column], singles[(box + 2) % 3][column]);

#pragma GCC unroll 3
        for (int row = 0; row < 3; row++)
          three[9 * row] = difference (three[9 * row], taken);
      }
}

/* All rules in a stack. The other cells of the column and of the box lose a single's digit here; those of the row in the stacks
 * that follow, and in those before when the next pass begins. */
INLINE void
lockstep_rules_in_columns (Lockstep *all, int stack, LockstepMarks *marks)
{
  Lanes *cell = all->cell + 3 * stack, may[3][3], singles[3][3];

#pragma GCC unroll 3
  for (int box = 0; box < 3; box++)
#pragma GCC unroll 3
    for (int column = 0; column < 3; column++)
      {
        const Lanes *three = cell + 27 * box + column, *row = all->may[stack][box];

        may[box][column] = union_of (both (three[0], row[0]), both (three[9], row[1]), both (three[18], row[2]));
      }
  close_band (may);
  read_again ();

#pragma GCC unroll 1
  for (int box = 0; box < 3; box++)
    {
      Lanes in_row[3] = { none (), none (), none () };

#pragma GCC unroll 3
      for (int column = 0; column < 3; column++)
        singles[box][column] = lockstep_settle_minicolumn (cell + 27 * box + column, all->may[stack][box], may[box][column],
                                                           only_this_line (may[box], column), in_row, marks);
#pragma GCC unroll 3
      for (int row = 0; row < 3; row++)
        {
          all->single[stack][3 * box + row] = in_row[row];
          for (int later = stack + 1; later < 3; later++)
            all->may[later][box][row] = difference (all->may[later][box][row], in_row[row]);
        }
    }
  lockstep_strip_columns (cell, singles);
}

/* Every rule once, in all lanes. */
static __attribute__ ((noinline)) LockstepMarks
lockstep_pass (Lockstep *all)
{
  LockstepMarks marks = { none (), none () };

#pragma GCC unroll 1
  for (int band = 0; band < 3; band++)
    lockstep_rules_in_rows (all, band);
#pragma GCC unroll 3
  for (int stack = 0; stack < 3; stack++)
    lockstep_rules_in_columns (all, stack, &marks);
  return marks;
}

/* Which lanes have their top bit set, as bits of a word. */
INLINE uint32_t
lanes_negative (Lanes a)
{
  return _pext_u32 ((uint32_t) _mm256_movemask_epi8 (a), 0xaaaaaaaa);
}

/* All ones in the lanes of the bits. */
INLINE Lanes
lanes_of (uint32_t bits)
{
  const Lanes bit = _mm256_setr_epi16 (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384,
                                       (short) 0x8000);

  return _mm256_cmpeq_epi16 (both (everywhere ((int) bits), bit), bit);
}

/* Nothing is known of these lanes' singles. */
INLINE void
lockstep_forget (Lockstep *all, uint32_t lanes)
{
  Lanes out = lanes_of (lanes);

#pragma GCC unroll 1
  for (int row = 0; row < 9; row++)
#pragma GCC unroll 3
    for (int stack = 0; stack < 3; stack++)
      all->single[stack][row] = difference (all->single[stack][row], out);
}

/* From a sheet to a lane, and back. */
static __attribute__ ((noinline)) void
lockstep_put (Lockstep *all, uint32_t lane, const Sheet *sheet)
{
#pragma GCC unroll 1
  for (int band = 0; band < 3; band++)
#pragma GCC unroll 3
    for (int line = 0; line < 3; line++)
#pragma GCC unroll 9
      for (int column = 0; column < 9; column++)
        all->word[27 * band + 9 * line + column][lane] = sheet->word[band * LANES + sheet_word (line, column)];
}

/* Word by word into registers: what is stored by words is not soon loaded as a whole. */
#define INSERT(into, place, cell) into = _mm_insert_epi16 (into, all->word[cell][lane], place)

static __attribute__ ((noinline)) void
lockstep_take (const Lockstep *all, uint32_t lane, Sheet *sheet)
{
#pragma GCC unroll 1
  for (int band = 0; band < 3; band++)
#pragma GCC unroll 3
    for (int m = 0; m < 3; m++)
      {
        const int line0 = 27 * band + m, line1 = 27 * band + 9 + (m + 2) % 3, line2 = 27 * band + 18 + (m + 1) % 3;
        __m128i   low = _mm_setzero_si128 (), high = low;

        INSERT (low, 0, line0);
        INSERT (high, 0, line0 + 6);
        INSERT (low, 1, line1);
        INSERT (high, 1, line1 + 6);
        INSERT (low, 2, line2);
        INSERT (high, 2, line2 + 6);
        INSERT (low, 4, line0 + 3);
        INSERT (low, 5, line1 + 3);
        INSERT (low, 6, line2 + 3);
        sheet->part[m][band] = _mm256_set_m128i (high, low);
      }
}
