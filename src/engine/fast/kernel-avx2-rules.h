/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-avx2-rules.h — the rules on a sheet, all cells and all digits at once, and where to guess when they end.
 *
 * They are the set equations of the textbook: the union of three cells, the difference that shows a hidden single, the
 * candidates minus the union of the singles of row, column and box. One more is the closure of a band, see band_closure ().
 * A pass does each once, first as seen in rows, then as seen in columns. */
#pragma once

#include "kernel-avx2-sheet.h"

/* ── The rules ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* What a sheet's passes leave behind for the next one. */
typedef struct {
  Lanes single_beside[3];                /* [band], in rows: the singles of the same row's minirows in other boxes */
  Lanes n_singles;                       /* minus how many of the nine cells that share the lane */
} SheetMarks;

/* The three cells of a minirow or minicolumn may hold only what it may, and a digit that has nowhere else in the box
 * (only) is a hidden single where it is missing in the two other cells: the difference of that union and theirs. */
INLINE void
settle_three (Lanes *a, Lanes *b, Lanes *c, Lanes may, Lanes only)
{
  Lanes in_a = both (*a, may), in_b = both (*b, may), in_c = both (*c, may);

  *a = keep_hidden (in_a, difference (only, either (in_b, in_c)));
  *b = keep_hidden (in_b, difference (only, either (in_a, in_c)));
  *c = keep_hidden (in_c, difference (only, either (in_a, in_b)));
}

/* A digit stands once in each line of a box row, in a different box each. So it may stand in a minirow if in the two
 * other boxes it can take the two other lines, one way round or the other. That is locked candidates, in both directions
 * and complete for the band. near1 and near2: what the other two boxes may hold, in line with this one. */
INLINE Lanes
band_closure (Lanes may, Lanes near1_line1, Lanes near1_line2, Lanes near2_line1, Lanes near2_line2)
{
  return both (may, either (both (near1_line1, near2_line2), both (near1_line2, near2_line1)));
}

/* The digits for which the box has no other line. */
INLINE Lanes
only_line (Lanes may)
{
  return difference (may, either (next_line (may, 1), next_line (may, 2)));
}

INLINE void
sheet_rules_in_rows (Sheet *sheet, const SheetMarks *marks)
{
#pragma GCC unroll 3
  for (int band = 0; band < 3; band++)
    {
      Lanes *a = &sheet->part[0][band], *b = &sheet->part[1][band], *c = &sheet->part[2][band];
      Lanes may = difference (union_of (*a, *b, *c), marks->single_beside[band]);
      Lanes box1 = next_stack (may), box2 = next_stack_but_one (may);

      may = band_closure (may, next_line (box1, 1), next_line (box1, 2), next_line (box2, 1), next_line (box2, 2));
      settle_three (a, b, c, may, only_line (may));
    }
}

INLINE void
sheet_rules_in_columns (Sheet *sheet)
{
  Lanes may[3], line1[3], line2[3];

#pragma GCC unroll 3
  for (int band = 0; band < 3; band++)
    {
      may[band] = union_of (sheet->part[0][band], sheet->part[1][band], sheet->part[2][band]);
      line1[band] = next_line (may[band], 1);
      line2[band] = next_line (may[band], 2);
    }
#pragma GCC unroll 3
  for (int band = 0; band < 3; band++)
    {
      int   box1 = (band + 1) % 3, box2 = (band + 2) % 3;
      Lanes closure = band_closure (may[band], line1[box1], line2[box1], line1[box2], line2[box2]);

      settle_three (&sheet->part[0][band], &sheet->part[1][band], &sheet->part[2][band], closure, only_line (closure));
    }
}

INLINE void
sheet_turn (Sheet *sheet)
{
#pragma GCC unroll 3
  for (int m = 0; m < 3; m++)
#pragma GCC unroll 3
    for (int band = 0; band < 3; band++)
      sheet->part[m][band] = turn (sheet->part[m][band], m);
}

/* Naked singles, from the view in columns back to the one in rows: the other cells of the column and of the box lose the
 * digit here, those of the row when the next pass begins. */
INLINE void
sheet_strip_singles (Sheet *sheet, SheetMarks *marks)
{
  Lanes single[3][3], in_three[3], in_column;

  marks->n_singles = none ();
#pragma GCC unroll 3
  for (int band = 0; band < 3; band++)
    {
#pragma GCC unroll 3
      for (int m = 0; m < 3; m++)
        {
          Lanes set = sheet->part[m][band], is_single = is_empty (without_first (set));

          single[m][band] = both (set, is_single);
          marks->n_singles = plus (marks->n_singles, is_single);
        }
      in_three[band] = union_of (single[0][band], single[1][band], single[2][band]);
    }
  in_column = union_of (in_three[0], in_three[1], in_three[2]);

#pragma GCC unroll 3
  for (int band = 0; band < 3; band++)
    {
      Lanes taken = either (in_column, all_lines (in_three[band])), in_row;

#pragma GCC unroll 3
      for (int m = 0; m < 3; m++)
        sheet->part[m][band] = turn (either (difference (sheet->part[m][band], taken), single[m][band]), m);
      in_row = union_of (turn (single[0][band], 0), turn (single[1][band], 1), turn (single[2][band], 2));
      marks->single_beside[band] = either (next_stack (in_row), next_stack_but_one (in_row));
    }
}

/* Every rule once. Returns whether each cell has a candidate left. */
INLINE bool
sheet_pass (Sheet *sheet, SheetMarks *marks)
{
  Lanes least = everywhere (-1), wiped_out;

  sheet_rules_in_rows (sheet, marks);
  sheet_turn (sheet);
  sheet_rules_in_columns (sheet);
  sheet_strip_singles (sheet, marks);

#pragma GCC unroll 3
  for (int m = 0; m < 3; m++)
#pragma GCC unroll 3
    for (int band = 0; band < 3; band++)
      least = _mm256_min_epu16 (least, sheet->part[m][band]);
  wiped_out = both (is_empty (least), in_use (-1));
  return _mm256_testz_si256 (wiped_out, wiped_out);
}

INLINE bool
same_everywhere (Lanes a, Lanes b)
{
  return _mm256_testc_si256 (_mm256_cmpeq_epi16 (a, b), everywhere (-1));
}

/* Has each cell a single candidate? (Nothing but nines: each lane of the marks speaks of nine cells.) */
INLINE bool
sheet_is_full (const SheetMarks *marks)
{
  return same_everywhere (marks->n_singles, everywhere (-9));
}

/* Of a full sheet: has each of the 27 houses all nine digits? */
static inline bool
sheet_is_solution (const Sheet *sheet)
{
  Lanes in_column = none (), in_all = everywhere (DIGITS_ALL);

#pragma GCC unroll 3
  for (int band = 0; band < 3; band++)
    {
      Lanes a = sheet->part[0][band], b = sheet->part[1][band], c = sheet->part[2][band];
      Lanes minirow = union_of (a, b, c);

      in_all = both (in_all, all_lines (minirow));
      in_all = both (in_all, union_of (minirow, next_stack (minirow), next_stack_but_one (minirow)));
      in_column = either (in_column, union_of (turn (a, 0), turn (b, 1), turn (c, 2)));
    }
  return _mm256_testc_si256 (both (in_all, in_column), in_use (DIGITS_ALL));
}

/* ── The guess ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/* The number of each word; NOT_HERE where no cell is. */
enum { NOT_HERE = 0xffff };
#define NUMBERS(first) \
  { (first), (first) + 1, (first) + 2, NOT_HERE, (first) + 4, (first) + 5, (first) + 6, NOT_HERE, \
    (first) + 8, (first) + 9, (first) + 10, NOT_HERE, NOT_HERE, NOT_HERE, NOT_HERE, NOT_HERE }
static const uint16_t sheet_numbers[9][LANES] = {
  NUMBERS (0), NUMBERS (16), NUMBERS (32), NUMBERS (48), NUMBERS (64), NUMBERS (80), NUMBERS (96), NUMBERS (112),
  NUMBERS (128),
};

/* The key of a cell, smallest is best: from bit KEY_LACK on what its score lacks, then the number of its word. */
enum { KEY_LACK = 8, KEY_NONE = 0xffff, SCORE_MOST = 4 };

/* Of cells with two candidates: how many of the two are among the others, less one. */
INLINE Lanes
n_shared (Lanes pair, Lanes others)
{
  Lanes shared = both (pair, others);

  return _mm256_sub_epi16 (is_empty (shared), _mm256_cmpeq_epi16 (shared, pair));
}

INLINE Lanes
sum_of (Lanes a, Lanes b, Lanes c)
{
  return plus (plus (a, b), c);
}

/* The smallest key of all. */
INLINE unsigned
smallest (Lanes keys)
{
  __m128i half = _mm_min_epu16 (_mm256_castsi256_si128 (keys), _mm256_extracti128_si256 (keys, 1));

  return (unsigned) _mm_extract_epi16 (_mm_minpos_epu16 (half), 0);
}

/* Of a sheet in which no cell has two candidates: the word of one that has the fewest of those that are open. */
static __attribute__ ((noinline)) unsigned
sheet_choose_among_larger (const Sheet *sheet)
{
  Lanes best = everywhere (-1);

  for (int part = 0; part < 9; part++)
    {
      Lanes rest = without_first (sheet->part[part / 3][part % 3]), key = none ();
      Lanes number = either (lanes_load (sheet_numbers[part]), is_empty (rest));

      for (int n = 2; n < 9; n++)
        {
          rest = without_first (rest);
          key = plus (key, difference (everywhere (1 << KEY_LACK), is_empty (rest)));
        }
      best = _mm256_min_epu16 (best, either (key, number));
    }
  return smallest (best) % (1 << KEY_LACK);
}

/* Where to guess: the word of a cell with two candidates, of those the one with the best score. Some cell must not be
 * single yet. Each open peer scores 1; each of the two digits scores 2 that another pair of its row or box has, and 2 that
 * another one of its column has: what is guessed here goes on there at once. (Measured, not proved.) */
INLINE unsigned
sheet_choose (const Sheet *sheet)
{
  Lanes    not_two[3][3], turned_pair[3][3], pairs_in_row[3], pairs_in_column[3], best = everywhere (KEY_NONE);
  Lanes    singles_in_row[3], singles_in_column[3];
  unsigned first;

#pragma GCC unroll 3
  for (int band = 0; band < 3; band++)
    {
      Lanes singles[3], pair[3];

#pragma GCC unroll 3
      for (int m = 0; m < 3; m++)
        {
          Lanes set = sheet->part[m][band], less1 = without_first (set);
          Lanes is_larger = _mm256_cmpgt_epi16 (without_first (less1), none ());

          singles[m] = is_empty (less1);
          not_two[m][band] = either (singles[m], is_larger);
          pair[m] = difference (set, is_larger);
          turned_pair[m][band] = turn (pair[m], m);
        }
      singles_in_row[band] = sum_of (singles[0], singles[1], singles[2]);
      singles_in_column[band] = sum_of (turn (singles[0], 0), turn (singles[1], 1), turn (singles[2], 2));
      pairs_in_row[band] = union_of (pair[0], pair[1], pair[2]);
      pairs_in_column[band] = union_of (turned_pair[0][band], turned_pair[1][band], turned_pair[2][band]);
    }

#pragma GCC unroll 3
  for (int band = 0; band < 3; band++)
    {
      int   above = (band + 1) % 3, below = (band + 2) % 3;
      Lanes pairs = pairs_in_row[band], singles = singles_in_row[band];
      Lanes along = union_of (next_stack (pairs), next_stack_but_one (pairs), next_line (pairs, 1));
      Lanes across = either (pairs_in_column[above], pairs_in_column[below]);
      Lanes singles_across = plus (singles_in_column[above], singles_in_column[below]);

      along = either (along, next_line (pairs, 2));
      singles = plus (sum_of (singles, next_stack (singles), next_stack_but_one (singles)),
                      plus (next_line (singles, 1), next_line (singles, 2)));
#pragma GCC unroll 3
      for (int m = 0; m < 3; m++)
        {
          Lanes shared = n_shared (difference (sheet->part[m][band], not_two[m][band]), along);
          Lanes shared_across = n_shared (turned_pair[m][band], across);
          Lanes score = plus (turn (sum_of (shared_across, shared_across, singles_across), m),
                              sum_of (shared, shared, singles));
          Lanes key = _mm256_slli_epi16 (_mm256_sub_epi16 (everywhere (SCORE_MOST), score), KEY_LACK);

          best = _mm256_min_epu16 (best, union_of (key, lanes_load (sheet_numbers[m * 3 + band]), not_two[m][band]));
        }
    }
  first = smallest (best);
  return first == KEY_NONE ? sheet_choose_among_larger (sheet) : first % (1 << KEY_LACK);
}

/* The sheet keeps the first candidate only of the cell of that word, and rest is the sheet without it. */
INLINE void
sheet_split (Sheet *sheet, unsigned word, Sheet *rest)
{
#pragma GCC unroll 3
  for (int m = 0; m < 3; m++)
#pragma GCC unroll 3
    for (int band = 0; band < 3; band++)
      {
        Lanes here = _mm256_cmpeq_epi16 (lanes_load (sheet_numbers[m * 3 + band]), everywhere ((int) word));
        Lanes set = sheet->part[m][band], others = both (without_first (set), here);

        rest->part[m][band] = either (difference (set, here), others);
        sheet->part[m][band] = difference (set, others);
      }
}
