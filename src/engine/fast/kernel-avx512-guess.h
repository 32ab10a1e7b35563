/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-avx512-guess.h — which cell of a grid to guess when the rules find no more singles, and the guess.
 *
 * Counting for every cell how many peers it shares candidates with would cost more than the passes that a good guess
 * saves. So all cells get a cheap key, and what costs is counted for the best four only. */
#pragma once

#include "kernel-avx512-grid.h"

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
  KEY_PLACE_BITS = 7,
  KEY_SOLVED_BITS = 5,                   /* 0–20 peers; above them 0 for two candidates, 1 for three … */
  PLACE_MASK = 0x007f,
  CANDIDATES_MASK = 0xf000,              /* the share of peers, at most 3 · 20, does not reach it */
  N_SHORTLIST = 4,
};

#define PLACE_OF(lane, number) (uint16_t) ((N_REGISTER_LANES * (number) + (lane)) << (16 - KEY_PLACE_BITS))
#define NO_PLACE_OF(lane) 0

static const LaneTable place_of_lane[N_REGISTERS] = {
  { { LANES (PLACE_OF, 0, NO_PLACE_OF) } },
  { { LANES (PLACE_OF, 1, NO_PLACE_OF) } },
  { { LANES (PLACE_OF, 2, NO_PLACE_OF) } },
};

/* How many of its peers are solved, by cell: the digits placed in row and box, counted once where these overlap, and
 * in the rest of the column. */
INLINE void
count_solved_peers (const Sets single[N_REGISTERS], Sets n_solved[N_REGISTERS])
{
  Sets placed = union_of (single), turned[N_REGISTERS], near;

  near = _mm512_sub_epi16 (_mm512_add_epi16 (_mm512_popcnt_epi16 (row_union (placed)),
                                             _mm512_popcnt_epi16 (box_union (placed))),
                           _mm512_popcnt_epi16 (placed));

  for_each_register (m)
    turned[m] = single[m];
  transpose (turned);
  placed = union_of (turned);
  for_each_register (m)
    n_solved[m] = _mm512_sub_epi16 (_mm512_popcnt_epi16 (row_union (placed)), _mm512_popcnt_epi16 (placed));
  transpose (n_solved);

  for_each_register (m)
    n_solved[m] = _mm512_add_epi16 (n_solved[m], near);
}

/* Every cell has a key, the smaller the better: the fewest candidates, then the fewest solved peers. With less than
 * two candidates it wraps and is larger than any other. Returned is the best of every fourth lane, 16 bits each. */
INLINE uint64_t
grid_shortlist (const Grid *grid, const Sets n_candidates[N_REGISTERS])
{
  Sets key[N_REGISTERS], best;
  __m256i best16;
  __m128i best8;

  count_solved_peers (grid->single, key);
  for_each_register (m)
    {
      Sets more = _mm512_add_epi16 (n_candidates[m], _mm512_set1_epi16 (-2));

      key[m] = _mm512_add_epi16 (_mm512_slli_epi16 (more, KEY_SOLVED_BITS), key[m]);
      key[m] = _mm512_shldi_epi16 (key[m], table_load (&place_of_lane[m]), KEY_PLACE_BITS);
    }

  best = _mm512_min_epu16 (_mm512_min_epu16 (key[0], key[1]), key[2]);
  best16 = _mm256_min_epu16 (_mm512_castsi512_si256 (best), _mm512_extracti64x4_epi64 (best, 1));
  best8 = _mm_min_epu16 (_mm256_castsi256_si128 (best16), _mm256_extracti128_si256 (best16, 1));
  return (uint64_t) _mm_cvtsi128_si64 (_mm_min_epu16 (best8, _mm_unpackhi_epi64 (best8, best8)));
}

/* The place of the cell that will tell most: of those on the shortlist with the fewest candidates the one that has the
 * most peers with a candidate in common, peers with two candidates counted three times. */
INLINE unsigned
grid_choose (const Grid *grid, const Digits cell_at[N_LANES])
{
  Sets n_candidates[N_REGISTERS];
  __mmask32 pairs[N_REGISTERS];
  unsigned best = 0, place = 0;
  uint64_t shortlist;

  for_each_register (m)
    {
      n_candidates[m] = _mm512_popcnt_epi16 (grid->cell[m]);
      pairs[m] = _mm512_cmpeq_epi16_mask (n_candidates[m], _mm512_set1_epi16 (2));
    }
  shortlist = grid_shortlist (grid, n_candidates);

  /* All at once would not fit in the registers. */
#pragma GCC unroll 1
  for (int i = 0; i < N_SHORTLIST; i++, shortlist >>= 16)
    {
      unsigned here = shortlist & PLACE_MASK, value = ~shortlist & CANDIDATES_MASK;
      Sets candidates = _mm512_set1_epi16 ((short) cell_at[here]);

      for_each_register (m)
        {
          __mmask32 sharing = _mm512_test_epi16_mask (grid->cell[m], candidates) & peers_of_place[here][m];

          value += (unsigned) (__builtin_popcount (sharing) + 2 * __builtin_popcount (sharing & pairs[m]));
        }
      place = value > best ? here : place;
      best = value > best ? value : best;
    }
  return place;
}

/* Leaves one digit of one cell in the grid, which must have an open cell, and the cell's others in the other grid. */
INLINE void
grid_split (Grid *grid, Sets other[N_REGISTERS])
{
  alignas (64) Digits cell_at[N_LANES];
  unsigned place;
  Digits digits, digit;
  Sets left, right;

  for_each_register (m)
    _mm512_store_si512 (cell_at + N_REGISTER_LANES * m, grid->cell[m]);

  place = grid_choose (grid, cell_at);
  digits = cell_at[place];
  digit = (Digits) (digits & -digits);
  left = _mm512_set1_epi16 ((short) digit);
  right = _mm512_set1_epi16 ((short) (digits ^ digit));

  /* In registers: what is stored in part is not soon loaded as a whole. */
  for_each_register (m)
    {
      __mmask32 here = place / N_REGISTER_LANES == m ? (__mmask32) 1 << place % N_REGISTER_LANES : 0;

      other[m] = _mm512_mask_mov_epi16 (grid->cell[m], here, right);
      grid->cell[m] = _mm512_mask_mov_epi16 (grid->cell[m], here, left);
      grid->single[m] = _mm512_mask_mov_epi16 (grid->single[m], here, left);
    }
  grid->n_small++;
}
