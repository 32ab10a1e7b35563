/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-avx512-guess.h — which cell to guess when the rules find no more singles, and what it leaves to try.
 *
 * A branch is a grid that waits to be worked on: the same three registers (kernel-avx512-grid.h). Of the cells with two
 * candidates the one is guessed that tells most: that has the most open peers, + 2 for each of its digits that another pair
 * of its row or box has, + 2 for each that one of its column has. All cells get that score at once, in three registers. */
#pragma once

#include "kernel-avx512-grid.h"

typedef struct __attribute__ ((may_alias)) {
  Sets cell[N_REGISTERS];
} Branch;

/* The candidates of the cell at a place. */
INLINE Digits
branch_digits (const Branch *branch, unsigned place)
{
  return ((const Digits *) branch)[place];
}

/* A place is 32 · register + lane. Of a cell's peers the box and the row have its own lanes in every register; the
 * column has one lane of each band, in the next register the next line; itself it is not. */
#define SEEN_NEAR(lane)        (7u << LANE (BAND (lane), STACK (lane), 0) | 0x49u << LANE (BAND (lane), 0, LINE (lane)))
#define SEEN_BELOW(lane, turn) (0x40201u << LANE (0, STACK (lane), LINE (lane) + (turn)))
#define SEEN_BY(lane, turn)    ((SEEN_NEAR (lane) | SEEN_BELOW (lane, turn)) & ~((turn) == 0 ? 1u << (lane) : 0u))
#define SEEN(lane, number) \
  { SEEN_BY (lane, (3 - (number)) % 3), SEEN_BY (lane, (4 - (number)) % 3), SEEN_BY (lane, (5 - (number)) % 3) }
#define SEES_NOTHING(lane) { 0, 0, 0 }

/* The 20 peers of the cell in a lane of each register, as masks of lanes. */
static const __mmask32 peers_of_place[N_LANES][N_REGISTERS] = {
  LANES (SEEN, 0, SEES_NOTHING), LANES (SEEN, 1, SEES_NOTHING), LANES (SEEN, 2, SEES_NOTHING),
};

enum {
  KEY_PLACE_BITS = 7,                    /* below the score */
  PLACE_MASK = 0x007f,
  COUNT_BIT = 12,                        /* cells are counted above the digits: one permutation moves both */
  COUNT_MASK = 0xf000,
  MANY_POINTS = 64,                      /* more than solved peers can take away */
};

#define PLACE_OF(lane, number) (uint16_t) ((N_REGISTER_LANES * (number) + (lane)) << (16 - KEY_PLACE_BITS))
#define NO_PLACE_OF(lane) 0

static const LaneTable place_of_lane[N_REGISTERS] = {
  { { LANES (PLACE_OF, 0, NO_PLACE_OF) } },
  { { LANES (PLACE_OF, 1, NO_PLACE_OF) } },
  { { LANES (PLACE_OF, 2, NO_PLACE_OF) } },
};

/* How many of each pair's digits are among the others. */
INLINE Sets
n_shared (Sets pairs, Sets others)
{
  return _mm512_popcnt_epi16 (both (pairs, others));
}

/* For each minirow the digits of the pairs in it and, above them, how many of its cells are solved. */
INLINE Sets
minirows_summary (const Sets cell[N_REGISTERS])
{
  Sets sum = _mm512_add_epi16 (_mm512_add_epi16 (cell[0], cell[1]), cell[2]);

  return SETS (B_OR_C_BY_A, _mm512_set1_epi16 ((short) COUNT_MASK), sum, union_of (cell));
}

/* Twice what cells share with the pairs in the rest of the row, less the solved cells there. */
INLINE void
score_rows (const Sets cell[N_REGISTERS], Sets score[N_REGISTERS])
{
  Sets summary = minirows_summary (cell), beside = seen (&stack_1, summary), beyond = seen (&stack_2, summary);
  Sets pairs = SETS (UNION_OF_THREE, beside, beyond, beyond);
  Sets n_solved = _mm512_srli_epi16 (_mm512_add_epi16 (beside, beyond), COUNT_BIT);

  for_each_register (m)
    {
      Sets shared = n_shared (cell[m], pairs);

      score[m] = _mm512_sub_epi16 (_mm512_add_epi16 (shared, shared), n_solved);
    }
}

/* The same of row and box together, and added to what is there. */
INLINE void
score_rows_and_boxes (const Sets cell[N_REGISTERS], Sets score[N_REGISTERS])
{
  Sets summary = minirows_summary (cell), beside = seen (&stack_1, summary), beyond = seen (&stack_2, summary);
  Sets below = seen (&line_1, summary), last = seen (&line_2, summary);
  Sets pairs = SETS (UNION_OF_THREE, SETS (UNION_OF_THREE, beside, beyond, below), last, last);
  Sets in_row = _mm512_add_epi16 (summary, _mm512_add_epi16 (beside, beyond));
  Sets n_solved = _mm512_srli_epi16 (_mm512_add_epi16 (in_row, _mm512_add_epi16 (below, last)), COUNT_BIT);
  Sets points = _mm512_sub_epi16 (_mm512_set1_epi16 (MANY_POINTS), n_solved);

  for_each_register (m)
    {
      Sets shared = n_shared (cell[m], pairs);

      score[m] = _mm512_add_epi16 (_mm512_add_epi16 (shared, shared), _mm512_add_epi16 (score[m], points));
    }
}

/* The largest of 32 words. */
INLINE unsigned
largest_word (Sets words)
{
  __m256i best16 = _mm256_max_epu16 (_mm512_castsi512_si256 (words), _mm512_extracti64x4_epi64 (words, 1));
  __m128i best8 = _mm_max_epu16 (_mm256_castsi256_si128 (best16), _mm256_extracti128_si256 (best16, 1));

  return ~(unsigned) _mm_cvtsi128_si32 (_mm_minpos_epu16 (_mm_xor_si128 (best8, _mm_set1_epi16 (-1)))) & 0xffff;
}

/* Without any pair those take their place that have the fewest candidates; none if no cell is open. */
static __attribute__ ((noinline)) void
find_smallest (const Sets size[N_REGISTERS], __mmask32 is_smallest[N_REGISTERS])
{
  Sets more[N_REGISTERS], fewest;

  for_each_register (m)
    more[m] = _mm512_sub_epi16 (_mm512_set1_epi16 (10), size[m]);
  for_each_register (m)
    more[m] = _mm512_maskz_mov_epi16 (_mm512_cmpgt_epu16_mask (size[m], _mm512_set1_epi16 (1)), more[m]);
  fewest = _mm512_set1_epi16 ((short) largest_word (_mm512_max_epu16 (_mm512_max_epu16 (more[0], more[1]), more[2])));
  for_each_register (m)
    is_smallest[m] = _mm512_cmpeq_epi16_mask (more[m], fewest) & _mm512_test_epi16_mask (more[m], more[m]);
}

/* The place of the cell to guess; N_LANES if none is open. */
INLINE unsigned
branch_choose (const Branch *branch)
{
  Sets      size[N_REGISTERS], cell[N_REGISTERS], turned[N_REGISTERS], score[N_REGISTERS], key[N_REGISTERS];
  __mmask32 is_pair[N_REGISTERS];

  for_each_register (m)
    {
      size[m] = _mm512_popcnt_epi16 (branch->cell[m]);
      is_pair[m] = _mm512_cmpeq_epi16_mask (size[m], _mm512_set1_epi16 (2));
    }
  if (__builtin_expect (!(is_pair[0] | is_pair[1] | is_pair[2]), 0))
    {
      find_smallest (size, is_pair);
      if (!(is_pair[0] | is_pair[1] | is_pair[2])) /* unreached: who guesses has an open cell */
        return N_LANES;
    }
  for_each_register (m)
    {
      __mmask32 is_solved = _mm512_cmpeq_epi16_mask (size[m], _mm512_set1_epi16 (1));

      cell[m] = _mm512_maskz_mov_epi16 (is_pair[m], branch->cell[m]);
      cell[m] = _mm512_mask_mov_epi16 (cell[m], is_solved, _mm512_set1_epi16 (1 << COUNT_BIT));
      turned[m] = cell[m];
    }

  transpose (turned);
  score_rows (turned, score);
  transpose (score);
  score_rows_and_boxes (cell, score);
  for_each_register (m)
    key[m] = _mm512_maskz_shldi_epi16 (is_pair[m], score[m], table_load (&place_of_lane[m]), KEY_PLACE_BITS);
  return largest_word (_mm512_max_epu16 (_mm512_max_epu16 (key[0], key[1]), key[2])) & PLACE_MASK;
}

/* The cell at that place loses its first candidate, which is returned. If one is left, its peers lose that one. */
INLINE Digits
branch_take_first (Branch *branch, unsigned place)
{
  Digits    digits = branch_digits (branch, place), left = digits & (Digits) (digits - 1);
  __mmask32 is_single = left & (left - 1) ? 0 : UINT32_MAX;
  Sets      sets = _mm512_set1_epi16 ((short) left);

  /* In registers: what is stored in part is not soon loaded as a whole. */
  for_each_register (m)
    {
      __mmask32 here = place / N_REGISTER_LANES == m ? (__mmask32) 1 << place % N_REGISTER_LANES : 0;
      Sets lost = _mm512_maskz_mov_epi16 (peers_of_place[place][m] & is_single, sets);

      branch->cell[m] = _mm512_mask_mov_epi16 (_mm512_andnot_si512 (lost, branch->cell[m]), here, sets);
    }
  return (Digits) (digits & -digits);
}
