/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-avx2-sheet.h — one puzzle in nine AVX2 registers, and the rules on all its cells at once.
 *
 * A lane is 16 bits and holds the candidates of one cell, bit d for digit d. A register, part[m][band], holds nine cells
 * of a band: of each minirow (three cells side by side in one box) the one with (row + column) % 3 == m. So the union of
 * a minirow is the OR of three registers, and so is the union of a minicolumn once the lanes are turned:
 *
 *          seen in rows                   part[0]   part[1]   part[2]      lanes of a register
 *       r1  c1 c2 c3  …                   r1c1      r1c2      r1c3         ┌ stack 1  ┬ stack 2  ┬ stack 3  ┬──────────┐
 *       r2  c1 c2 c3  …                   r2c3      r2c1      r2c2         │ l0 l1 l2 │ l0 l1 l2 │ l0 l1 l2 │ not used │
 *       r3  c1 c2 c3  …                   r3c2      r3c3      r3c1         └──────────┴──────────┴──────────┴──────────┘
 *                                                                           line l is row l of the band, seen in rows,
 *       seen in columns, the same cells   r1c1      r2c1      r3c1          and column l of the stack, seen in columns;
 *       stand in the order of columns:    r3c2      r1c2      r2c2          a fourth lane in each group stays ∅
 *                                         r2c3      r3c3      r1c3
 *
 * Turning a register exchanges line l with line (m − l) % 3 of each stack, so turning twice changes nothing. The other
 * bands are other registers, the other stacks one permutation of quadwords away, the other lines one of bytes. */
#pragma once

#include <immintrin.h>
#include <string.h>

#include "kernel.h"

#define INLINE static inline __attribute__ ((always_inline))

typedef __m256i Lanes;

enum { LANES = 16, SHEET_WORDS = 9 * LANES };

typedef union {
  Lanes  part[3][3];                     /* [m][band] */
  Digits word[SHEET_WORDS];              /* the same, lane by lane */
} Sheet;

/* Where the cell stands in a sheet's words. */
INLINE int
sheet_word (int row, int column)
{
  return ((row % 3 + column % 3) % 3 * 3 + row / 3) * LANES + column / 3 * 4 + row % 3;
}

/* And which cell it is. */
INLINE int
sheet_cell (unsigned word)
{
  unsigned m = word / (3 * LANES), band = word / LANES % 3, stack = word % LANES / 4, line = word % 4;

  return (int) ((3 * band + line) * 9 + 3 * stack + (m + 3 - line) % 3);
}

/* ── Sets in lanes ─────────────────────────────────────────────────────────────────────────────────────────────── */

INLINE Lanes
none (void)
{
  return _mm256_setzero_si256 ();
}

INLINE Lanes
everywhere (int value)
{
  return _mm256_set1_epi16 ((short) value);
}

INLINE Lanes
lanes_load (const void *from)
{
  return _mm256_loadu_si256 (from);
}

INLINE Lanes
both (Lanes a, Lanes b)
{
  return _mm256_and_si256 (a, b);
}

INLINE Lanes
either (Lanes a, Lanes b)
{
  return _mm256_or_si256 (a, b);
}

INLINE Lanes
union_of (Lanes a, Lanes b, Lanes c)
{
  return either (either (a, b), c);
}

INLINE Lanes
difference (Lanes a, Lanes b)
{
  return _mm256_andnot_si256 (b, a);
}

/* All ones in a lane where it holds, else 0. */
INLINE Lanes
is_empty (Lanes set)
{
  return _mm256_cmpeq_epi16 (set, none ());
}

INLINE Lanes
plus (Lanes a, Lanes b)
{
  return _mm256_add_epi16 (a, b);
}

INLINE Lanes
without_first (Lanes set)
{
  return both (set, plus (set, everywhere (-1)));
}

/* A lane of digits where cells are, 0 where none is. */
INLINE Lanes
in_use (int digits)
{
  short d = (short) digits;

  return _mm256_setr_epi16 (d, d, d, 0, d, d, d, 0, d, d, d, 0, 0, 0, 0, 0);
}

/* Where some digit of the cell can go nowhere else, the cell keeps nothing but that. */
INLINE Lanes
keep_hidden (Lanes set, Lanes hidden)
{
  return _mm256_blendv_epi8 (hidden, set, is_empty (hidden));
}

/* ── Moves of lanes ────────────────────────────────────────────────────────────────────────────────────────────── */

/* In each group of four words the words a, b, c first, the fourth stays. */
#define WORDS(base, a, b, c) \
  (base) + 2 * (a), (base) + 2 * (a) + 1, (base) + 2 * (b), (base) + 2 * (b) + 1, (base) + 2 * (c), (base) + 2 * (c) + 1, \
  (base) + 6, (base) + 7
#define LINES(a, b, c) { WORDS (0, a, b, c), WORDS (8, a, b, c), WORDS (0, a, b, c), WORDS (8, a, b, c) }

static const uint8_t sheet_next_lines[3][32] = { LINES (0, 1, 2), LINES (1, 2, 0), LINES (2, 0, 1) };
static const uint8_t sheet_turns[3][32] = { LINES (0, 2, 1), LINES (1, 0, 2), LINES (2, 1, 0) };

/* Of the same stack the next line (n is 1), or the next but one (2). */
INLINE Lanes
next_line (Lanes a, int n)
{
  return _mm256_shuffle_epi8 (a, lanes_load (sheet_next_lines[n]));
}

INLINE Lanes
next_stack (Lanes a)
{
  return _mm256_permute4x64_epi64 (a, 0xc9);
}

INLINE Lanes
next_stack_but_one (Lanes a)
{
  return _mm256_permute4x64_epi64 (a, 0xd2);
}

/* Between the view in rows and the view in columns. */
INLINE Lanes
turn (Lanes a, int m)
{
  return _mm256_shuffle_epi8 (a, lanes_load (sheet_turns[m]));
}

INLINE Lanes
all_lines (Lanes a)
{
  return union_of (a, next_line (a, 1), next_line (a, 2));
}

/* ── In and out ────────────────────────────────────────────────────────────────────────────────────────────────── */

/* NOWHERE makes a zero byte. */
enum { NOWHERE = 0x80 };

/* From the 27 characters of a band to the lanes of a part, out of two loads that overlap: its first 16 characters and its
 * last 16, which begin with number 11. CELL: which character belongs to line l, stack s and part m. */
#define CELL(l, s, m) (9 * (l) + 3 * (s) + ((m) + 3 - (l)) % 3)
#define HEAD(l, s, m) (CELL (l, s, m) < 16 ? CELL (l, s, m) : NOWHERE)
#define TAIL(l, s, m) ((CELL (l, s, m) < 16 ? NOWHERE : CELL (l, s, m) - 11) & 255)
#define STACK_OF(WHICH, s, m) WHICH (0, s, m), WHICH (1, s, m), WHICH (2, s, m), NOWHERE
#define PART_OF(WHICH, m) \
  { STACK_OF (WHICH, 0, m), STACK_OF (WHICH, 1, m), STACK_OF (WHICH, 2, m), NOWHERE, NOWHERE, NOWHERE, NOWHERE }
static const uint8_t sheet_text_heads[3][16] = { PART_OF (HEAD, 0), PART_OF (HEAD, 1), PART_OF (HEAD, 2) };
static const uint8_t sheet_text_tails[3][16] = { PART_OF (TAIL, 0), PART_OF (TAIL, 1), PART_OF (TAIL, 2) };

/* The set that a character stands for, by its lower four bits, in two halves: '0' is 0 and '.' is 14. */
#define SET_HALVES(shift) \
  { DIGITS_ALL >> shift & 255, 2 >> shift & 255, 4 >> shift & 255, 8 >> shift & 255, 16 >> shift & 255, \
    32 >> shift & 255, 64 >> shift & 255, 128 >> shift & 255, 256 >> shift & 255, 512 >> shift & 255, \
    0, 0, 0, 0, DIGITS_ALL >> shift & 255, 0 }
static const uint8_t sheet_low_halves[16] = SET_HALVES (0), sheet_high_halves[16] = SET_HALVES (8);

INLINE __m128i
half_load (const void *from)
{
  return _mm_loadu_si128 (from);
}

/* A puzzle of 81 characters; nothing beyond them is read. */
static inline void
sheet_read_text (Sheet *sheet, const char *text)
{
#pragma GCC unroll 3
  for (int band = 0; band < 3; band++)
    {
      __m128i head = half_load (text + 27 * band), tail = half_load (text + 27 * band + 11);

#pragma GCC unroll 3
      for (int m = 0; m < 3; m++)
        {
          __m128i characters = _mm_or_si128 (_mm_shuffle_epi8 (head, half_load (sheet_text_heads[m])),
                                             _mm_shuffle_epi8 (tail, half_load (sheet_text_tails[m])));
          __m128i code = _mm_and_si128 (characters, _mm_set1_epi8 (15));
          __m128i low = _mm_shuffle_epi8 (half_load (sheet_low_halves), code);
          __m128i high = _mm_shuffle_epi8 (half_load (sheet_high_halves), code);
          Lanes   sets = _mm256_set_m128i (_mm_unpackhi_epi8 (low, high), _mm_unpacklo_epi8 (low, high));

          sheet->part[m][band] = both (sets, in_use (DIGITS_ALL));
        }
    }
}

/* From a row of nine sets to line l of a part: of each stack the set at place k = (m − l) % 3. A row is loaded twice,
 * words 0–7 below and words 1–8 above, so that stack 3 starts at the upper word 5. */
#define SET_OF(word, l, here) ((l) == (here) ? 2 * (word) : NOWHERE), ((l) == (here) ? 2 * (word) + 1 : NOWHERE)
#define PLACE(first, l, k) \
  SET_OF ((first) + (k), l, 0), SET_OF ((first) + (k), l, 1), SET_OF ((first) + (k), l, 2), NOWHERE, NOWHERE
#define EIGHT_NOWHERE NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE
#define PLACES(l) \
  { { PLACE (0, l, 0), PLACE (3, l, 0), PLACE (5, l, 0), EIGHT_NOWHERE }, \
    { PLACE (0, l, 1), PLACE (3, l, 1), PLACE (5, l, 1), EIGHT_NOWHERE }, \
    { PLACE (0, l, 2), PLACE (3, l, 2), PLACE (5, l, 2), EIGHT_NOWHERE } }
static const uint8_t sheet_places[3][3][32] = { PLACES (0), PLACES (1), PLACES (2) };     /* [l][k] */

/* A puzzle of 81 sets. */
static inline void
sheet_read_sets (Sheet *sheet, const Digits sets[N_CELLS])
{
#pragma GCC unroll 3
  for (int band = 0; band < 3; band++)
    {
      Lanes row[3];

#pragma GCC unroll 3
      for (int l = 0; l < 3; l++)
        row[l] = _mm256_set_m128i (half_load (sets + 27 * band + 9 * l + 1), half_load (sets + 27 * band + 9 * l));
#pragma GCC unroll 3
      for (int m = 0; m < 3; m++)
        {
          Lanes line0 = _mm256_shuffle_epi8 (row[0], lanes_load (sheet_places[0][m]));
          Lanes line1 = _mm256_shuffle_epi8 (row[1], lanes_load (sheet_places[1][(m + 2) % 3]));
          Lanes line2 = _mm256_shuffle_epi8 (row[2], lanes_load (sheet_places[2][(m + 1) % 3]));

          sheet->part[m][band] = both (union_of (line0, line1, line2), everywhere (DIGITS_ALL));
        }
    }
}

/* 2ᵈ · NUMBERS_OF_BITS has a number of its own in the upper four bits, for each d; what character stands for that. */
enum { NUMBERS_OF_BITS = 0x09af, NUMBER_SHIFT = 12 };
static const uint8_t sheet_digits[16] = { 0, 1, 2, 5, 3, 9, 6, 0, 0, 4, 8, 0, 0, 7, 0, 0 };

/* Where character t of a band comes from: with m the part, its stacks 0 and 1 are bytes 0–7, stack 2 bytes 8–11. */
#define LINE_OF(t)       ((t) / 9)
#define PART_FROM(t)     ((LINE_OF (t) + (t) % 3) % 3)
#define BYTE_IN_PART(t)  ((t) % 9 / 3 * 4 + LINE_OF (t))
#define BYTE_FROM(t, m)  (PART_FROM (t) == (m) ? BYTE_IN_PART (t) : NOWHERE)
#define SIXTEEN_FROM(t, m) \
  { BYTE_FROM (t, m), BYTE_FROM ((t) + 1, m), BYTE_FROM ((t) + 2, m), BYTE_FROM ((t) + 3, m), \
    BYTE_FROM ((t) + 4, m), BYTE_FROM ((t) + 5, m), BYTE_FROM ((t) + 6, m), BYTE_FROM ((t) + 7, m), \
    BYTE_FROM ((t) + 8, m), BYTE_FROM ((t) + 9, m), BYTE_FROM ((t) + 10, m), BYTE_FROM ((t) + 11, m), \
    BYTE_FROM ((t) + 12, m), BYTE_FROM ((t) + 13, m), BYTE_FROM ((t) + 14, m), BYTE_FROM ((t) + 15, m) }
static const uint8_t sheet_heads[3][16] = { SIXTEEN_FROM (0, 0), SIXTEEN_FROM (0, 1), SIXTEEN_FROM (0, 2) };
static const uint8_t sheet_tails[3][16] = { SIXTEEN_FROM (11, 0), SIXTEEN_FROM (11, 1), SIXTEEN_FROM (11, 2) };

/* The digits of a sheet of singles, in reading order, each plus zero: 81 bytes. */
static inline void
sheet_write (const Sheet *sheet, int zero, void *out)
{
  const __m128i digits = _mm_add_epi8 (half_load (sheet_digits), _mm_set1_epi8 ((char) zero));

#pragma GCC unroll 3
  for (int band = 0; band < 3; band++)
    {
      unsigned char *to = (unsigned char *) out + 27 * band;
      __m128i head = _mm_setzero_si128 (), tail = head;

#pragma GCC unroll 3
      for (int m = 0; m < 3; m++)
        {
          Lanes   scaled = _mm256_mullo_epi16 (sheet->part[m][band], everywhere (NUMBERS_OF_BITS));
          Lanes   number = _mm256_srli_epi16 (scaled, NUMBER_SHIFT);
          __m128i bytes = _mm_packus_epi16 (_mm256_castsi256_si128 (number), _mm256_extracti128_si256 (number, 1));

          bytes = _mm_shuffle_epi8 (digits, bytes);
          head = _mm_or_si128 (head, _mm_shuffle_epi8 (bytes, half_load (sheet_heads[m])));
          tail = _mm_or_si128 (tail, _mm_shuffle_epi8 (bytes, half_load (sheet_tails[m])));
        }
      _mm_storeu_si128 ((__m128i *) (void *) to, head);
      _mm_storeu_si128 ((__m128i *) (void *) (to + 11), tail);
    }
}
