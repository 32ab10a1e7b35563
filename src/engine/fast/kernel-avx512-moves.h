/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-avx512-moves.h — between the lanes of a lockstep and branches, up to sixteen at once.
 *
 * A branch is the three registers of a grid (kernel-avx512-grid.h): 96 words, of which 81 are cells. In a lockstep word w of
 * a branch lies in a vector of its own, so that a move is a transposition:
 *
 *        vectors         lanes  a b …               branches    words 0 1 2 3 …
 *        word 0                 a0 b0 …                    a    a0 a1 a2 a3 …
 *        word 1                 a1 b1 …        ⇄           b    b0 b1 b2 b3 …
 *          …                    …                          …    …
 *
 * Two words of each lane are drawn together first: a permutation of two vectors makes 16 pairs of words of the 16 lanes. Each
 * quarter of a register then has pairs of four lanes; four registers of them are transposed quarter by quarter, and the
 * quarters brought to their branches. With no more than four or eight lanes to move, the other quarters are left alone.
 * Whole registers are stored, since they are soon loaded. */
#pragma once

#include "kernel-avx512-guess.h"
#include "kernel-avx512-lockstep.h"

enum {
  MOVED_AT_ONCE = 16,
  PIECES = 12,                           /* of 8 words, in a branch */
};

#define WORD_IS_CELL(w) ((w) % N_REGISTER_LANES < 27)
#define CELL_OF_WORD(w) CELL_OF ((w) % N_REGISTER_LANES, (w) / N_REGISTER_LANES)

static const alignas (64) uint16_t lane_numbers[N_REGISTER_LANES] = {
  0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
  16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
};

/* In each quarter: pair i of register j changes places with pair j of register i. */
INLINE void
transpose_quarters (Sets v[4])
{
  Sets a = _mm512_unpacklo_epi32 (v[0], v[1]), b = _mm512_unpacklo_epi32 (v[2], v[3]);
  Sets c = _mm512_unpackhi_epi32 (v[0], v[1]), d = _mm512_unpackhi_epi32 (v[2], v[3]);

  v[0] = _mm512_unpacklo_epi64 (a, b);
  v[1] = _mm512_unpackhi_epi64 (a, b);
  v[2] = _mm512_unpacklo_epi64 (c, d);
  v[3] = _mm512_unpackhi_epi64 (c, d);
}

/* Quarters x of a and b, then y of a and b; the numbers are those of the instruction. */
enum { QUARTERS_0_1 = 0x44, QUARTERS_2_3 = 0xee, QUARTERS_0_2 = 0x88, QUARTERS_1_3 = 0xdd };

/* Register m of the branches. pick: for each of 16 lanes, the lane in one vector and, plus 32, in another. */
INLINE void
take_register (const Lockstep *all, unsigned m, const unsigned quarters, Sets pick, Branch *const to[])
{
  Sets q[4][4];                          /* [j][piece]: eight words each of lanes j, 4 + j, 8 + j, 12 + j */

#pragma GCC unroll 4
  for (unsigned piece = 0; piece < 4; piece++)
    {
      Sets z[4];

#pragma GCC unroll 4
      for (unsigned i = 0; i < 4; i++)
        {
          const unsigned w = 32 * m + 8 * piece + 2 * i;

          z[i] = !WORD_IS_CELL (w) ? everywhere (0)
                 : _mm512_permutex2var_epi16 (all->cell[CELL_OF_WORD (w)], pick,
                                              WORD_IS_CELL (w + 1) ? all->cell[CELL_OF_WORD (w + 1)] : everywhere (0));
        }
      transpose_quarters (z);
#pragma GCC unroll 4
      for (unsigned j = 0; j < 4; j++)
        q[j][piece] = z[j];
    }

#pragma GCC unroll 4
  for (unsigned j = 0; j < 4; j++)
    {
      Sets a = _mm512_shuffle_i32x4 (q[j][0], q[j][1], QUARTERS_0_1);
      Sets b = _mm512_shuffle_i32x4 (q[j][2], q[j][3], QUARTERS_0_1);

      to[j]->cell[m] = _mm512_shuffle_i32x4 (a, b, QUARTERS_0_2);
      if (quarters > 1)
        to[4 + j]->cell[m] = _mm512_shuffle_i32x4 (a, b, QUARTERS_1_3);
      if (quarters > 2)
        {
          a = _mm512_shuffle_i32x4 (q[j][0], q[j][1], QUARTERS_2_3);
          b = _mm512_shuffle_i32x4 (q[j][2], q[j][3], QUARTERS_2_3);
          to[8 + j]->cell[m] = _mm512_shuffle_i32x4 (a, b, QUARTERS_0_2);
          to[12 + j]->cell[m] = _mm512_shuffle_i32x4 (a, b, QUARTERS_1_3);
        }
    }
}

INLINE __m128i
branch_piece (const Branch *branch, unsigned piece)
{
  return _mm_load_si128 ((const __m128i *) branch + piece);
}

/* even, odd: for each lane of the mask where its word, and the one after it, are found among 16 pairs. */
INLINE void
put_pieces (Lockstep *all, const unsigned quarters, __mmask32 lanes, Sets even, Sets odd, const Branch *const from[])
{
#pragma GCC unroll 12
  for (unsigned piece = 0; piece < PIECES; piece++)
    {
      Sets q[4];

#pragma GCC unroll 4
      for (unsigned j = 0; j < 4; j++)
        {
          q[j] = _mm512_castsi128_si512 (branch_piece (from[j], piece));
          if (quarters > 1)
            q[j] = _mm512_inserti32x4 (q[j], branch_piece (from[4 + j], piece), 1);
          if (quarters > 2)
            {
              q[j] = _mm512_inserti32x4 (q[j], branch_piece (from[8 + j], piece), 2);
              q[j] = _mm512_inserti32x4 (q[j], branch_piece (from[12 + j], piece), 3);
            }
        }
      transpose_quarters (q);
#pragma GCC unroll 8
      for (unsigned i = 0; i < 8; i++)
        if (WORD_IS_CELL (8 * piece + i))
          {
            Sets *cell = &all->cell[CELL_OF_WORD (8 * piece + i)];

            *cell = _mm512_mask_permutexvar_epi16 (*cell, lanes, i % 2 ? odd : even, q[i / 2]);
          }
    }
}

#define MOVES(n, quarters)                                                                                            \
  static __attribute__ ((noinline)) void                                                                              \
  take_##n (const Lockstep *all, Sets pick, Branch *const to[])                                                       \
  {                                                                                                                   \
    for_each_register (m)                                                                                             \
      take_register (all, m, quarters, pick, to);                                                                     \
  }                                                                                                                   \
                                                                                                                      \
  static __attribute__ ((noinline)) void                                                                              \
  put_##n (Lockstep *all, __mmask32 lanes, Sets even, Sets odd, const Branch *const from[])                           \
  {                                                                                                                   \
    put_pieces (all, quarters, lanes, even, odd, from);                                                               \
  }

MOVES (4, 1)
MOVES (8, 2)
MOVES (16, 4)

INLINE unsigned
moved_at_once (unsigned n)
{
  return n <= 4 ? 4 : n <= 8 ? 8 : 16;
}

/* Of lanes as bits, those to move at once. */
INLINE __mmask32
some_lanes (__mmask32 lanes)
{
  return __builtin_popcount (lanes) <= MOVED_AT_ONCE ? lanes : _pdep_u32 (0xffff, lanes); /* unreached: not seen: so many at once to guess or to wait */
}

/* From lanes, at most MOVED_AT_ONCE, to as many branches; the rest of to[] is written over. */
static void
lockstep_take (const Lockstep *all, __mmask32 lanes, Branch *to[MOVED_AT_ONCE])
{
  unsigned n = (unsigned) __builtin_popcount (lanes);
  Sets pick = _mm512_maskz_compress_epi16 (lanes, _mm512_load_si512 (lane_numbers));
  Branch nowhere;

  for (unsigned i = n; i < moved_at_once (n); i++)
    to[i] = &nowhere;
  pick = _mm512_cvtepu16_epi32 (_mm512_castsi512_si256 (pick));
  pick = union_of_two (pick, _mm512_slli_epi32 (_mm512_add_epi32 (pick, _mm512_set1_epi32 (N_REGISTER_LANES)), 16));
  (n <= 4 ? take_4 : n <= 8 ? take_8 : take_16) (all, pick, to);
}

/* And back; nothing is known of the singles of these lanes. */
static void
lockstep_put (Lockstep *all, __mmask32 lanes, const Branch *from[MOVED_AT_ONCE])
{
  unsigned n = (unsigned) __builtin_popcount (lanes);
  Sets even = _mm512_maskz_expand_epi16 (lanes, _mm512_load_si512 (lane_numbers));

  for (unsigned i = n; i < moved_at_once (n); i++)
    from[i] = from[0];
  even = plus (even, even);
  (n <= 4 ? put_4 : n <= 8 ? put_8 : put_16) (all, lanes, even, plus (even, everywhere (1)), from);
  all->known &= ~(uint64_t) lanes;
}

/* --- a guess in a lane -------------------------------------------------------------------------------------------- */

/* The vectors of a lockstep that a guess at a place concerns: what it takes from its row, from minicolumns of its box and of
 * its column, the cell itself and the two below it. */
enum { ITS_ROW, ITS_MINICOLUMNS, ITS_CELL = 5, ITS_NEIGHBOURS, N_CONCERNED = 8 };

#define AT(member)            (offsetof (Lockstep, member) / sizeof (Sets))
#define AT_TAKEN(s, b, c)     (AT (taken) + 9 * (s) + (b) % 3 * 3 + (c) % 3)
#define AT_CELL(b, r, s, c)   ((3 * (b) + (r) % 3) * 9 + 3 * (s) + (c))
#define CONCERNED_BY(b, s, r, c) { \
    (uint16_t) (AT (in_row) + 9 * (s) + 3 * (b) + (r)), \
    (uint16_t) AT_TAKEN (s, b, (c) + 1), (uint16_t) AT_TAKEN (s, b, (c) + 2), \
    (uint16_t) AT_TAKEN (s, (b) + 1, c), (uint16_t) AT_TAKEN (s, (b) + 2, c), \
    (uint16_t) AT_CELL (b, r, s, c), (uint16_t) AT_CELL (b, (r) + 1, s, c), (uint16_t) AT_CELL (b, (r) + 2, s, c) }
#define CONCERNED(lane, number) \
  CONCERNED_BY (BAND (lane), STACK (lane), LINE (lane), ((number) + 3 - LINE (lane)) % 3)
#define NONE_CONCERNED(lane) { 0 }

static const uint16_t concerned[N_LANES][N_CONCERNED] = {
  LANES (CONCERNED, 0, NONE_CONCERNED), LANES (CONCERNED, 1, NONE_CONCERNED), LANES (CONCERNED, 2, NONE_CONCERNED),
};

/* In its lane the cell keeps this digit, and the next pass begins with what that takes from others. Whole vectors again. */
INLINE void
lockstep_decide (Lockstep *all, unsigned lane, unsigned place, Digits digit)
{
  const uint16_t *at = concerned[place];
  __mmask32 here = (__mmask32) 1 << lane;
  Sets it = _mm512_maskz_set1_epi16 (here, (short) digit), *v = (Sets *) all;

#pragma GCC unroll 5
  for (unsigned i = ITS_ROW; i < ITS_CELL; i++)
    v[at[i]] = union_of_two (v[at[i]], it);
  v[at[ITS_CELL]] = _mm512_mask_mov_epi16 (v[at[ITS_CELL]], here, it);
  v[at[ITS_NEIGHBOURS]] = difference (v[at[ITS_NEIGHBOURS]], it);
  v[at[ITS_NEIGHBOURS + 1]] = difference (v[at[ITS_NEIGHBOURS + 1]], it);
}
