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
 */
#pragma once

#include "kernel-avx2-rules.h"

typedef union __attribute__ ((may_alias)) {
  struct {
    Lanes cell[N_CELLS];
    Lanes single[3][9];                  /* [stack][row]: the singles of a minirow after the last pass */
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
  read_again ();

#pragma GCC unroll 3
  for (int box = 0; box < 3; box++)
#pragma GCC unroll 3
    for (int row = 0; row < 3; row++)
      {
        Lanes *three = cell + 9 * row + 3 * box;

        settle_three (&three[0], &three[1], &three[2], may[box][row], only_this_line (may[box], row));
      }
}

/* The same for a stack, and on the way its naked singles: the other cells of the column and of the box lose the digit here,
 * those of the row when the next pass begins. */
INLINE void
lockstep_rules_in_columns (Lockstep *all, int stack, LockstepMarks *marks)
{
  Lanes *cell = all->cell + 3 * stack, may[3][3], singles[3][3];

#pragma GCC unroll 3
  for (int box = 0; box < 3; box++)
#pragma GCC unroll 3
    for (int column = 0; column < 3; column++)
      {
        const Lanes *three = cell + 27 * box + column;

        may[box][column] = union_of (three[0], three[9], three[18]);
      }
  close_band (may);
  read_again ();

#pragma GCC unroll 1
  for (int box = 0; box < 3; box++)
    {
      Lanes in_minirow[3] = { none (), none (), none () };

#pragma GCC unroll 3
      for (int column = 0; column < 3; column++)
        {
          Lanes *at = cell + 27 * box + column, three[3] = { at[0], at[9], at[18] }, single[3];

          settle_three (&three[0], &three[1], &three[2], may[box][column], only_this_line (may[box], column));
#pragma GCC unroll 3
          for (int row = 0; row < 3; row++)
            {
              Lanes less = plus (three[row], everywhere (-1)), is_single = is_empty (both (three[row], less));

              single[row] = both (three[row], is_single);
              in_minirow[row] = either (in_minirow[row], single[row]);
              marks->dead = either (marks->dead, less);
              marks->n_singles = plus (marks->n_singles, is_single);
            }
          singles[box][column] = union_of (single[0], single[1], single[2]);
#pragma GCC unroll 3
          for (int row = 0; row < 3; row++)
            at[9 * row] = either (difference (three[row], singles[box][column]), single[row]);
        }
#pragma GCC unroll 3
      for (int row = 0; row < 3; row++)
        all->single[stack][3 * box + row] = in_minirow[row];
    }

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

/* Every rule once, in all lanes. */
static __attribute__ ((noinline)) LockstepMarks
lockstep_pass (Lockstep *all)
{
  LockstepMarks marks = { none (), none () };

#pragma GCC unroll 1
  for (int band = 0; band < 3; band++)
    lockstep_rules_in_rows (all, band);
#pragma GCC unroll 1
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

/* From a sheet to a lane, and back; the words of the sheet where no cell is are not touched. */
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

static __attribute__ ((noinline)) void
lockstep_take (const Lockstep *all, uint32_t lane, Sheet *sheet)
{
#pragma GCC unroll 1
  for (int band = 0; band < 3; band++)
#pragma GCC unroll 3
    for (int line = 0; line < 3; line++)
#pragma GCC unroll 9
      for (int column = 0; column < 9; column++)
        sheet->word[band * LANES + sheet_word (line, column)] = all->word[27 * band + 9 * line + column][lane];
}

/* Of lanes in which every cell is single: in which has each of the 27 houses all nine digits? All ones there. */
static __attribute__ ((noinline)) Lanes
lockstep_solved (const Lockstep *all)
{
  Lanes in_all = everywhere (DIGITS_ALL);

#pragma GCC unroll 1
  for (int house = 0; house < 9; house++)
    {
      const Lanes *row = all->cell + 9 * house, *column = all->cell + house;
      const Lanes *box = all->cell + house / 3 * 27 + house % 3 * 3;
      Lanes        in_row = none (), in_column = none (), in_box = none ();

#pragma GCC unroll 9
      for (int i = 0; i < 9; i++)
        {
          in_row = either (in_row, row[i]);
          in_column = either (in_column, column[9 * i]);
          in_box = either (in_box, box[i / 3 * 9 + i % 3]);
        }
      in_all = both (both (in_all, in_row), both (in_column, in_box));
    }
  return _mm256_cmpeq_epi16 (in_all, everywhere (DIGITS_ALL));
}

/* Such a lane as 81 characters. */
static __attribute__ ((noinline)) void
lockstep_write (const Lockstep *all, uint32_t lane, char *text)
{
#pragma GCC unroll 9
  for (int cell = 0; cell < N_CELLS; cell++)
    text[cell] = (char) ('0' + digits_first (all->word[cell][lane]));
}
