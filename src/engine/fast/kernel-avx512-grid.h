/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-avx512-grid.h — a whole puzzle in three AVX-512 registers, and one pass of the rules over it.
 *
 * A register has 32 lanes of 16 bits; a lane holds the candidates of one cell. Register (row + column) mod 3 has the
 * cell, so that the three cells of a minirow (a row's part in a box) lie in three registers, in the same lane:
 *
 *      in every box                 lane                          of the grid, stack 0   stack 1   stack 2
 *    0 1 2   row mod 3 = 0          9·band + 3·stack + row mod 3       band 0   0– 2      3– 5      6– 8
 *    1 2 0             = 1                                             band 1   9–11     12–14     15–17
 *    2 0 1  (register) = 2                                             band 2  18–20     21–23     24–26
 *
 * Lanes 27–31 are idle: ∅. What concerns minirows is then one operation for all 27 of them: their union is one
 * instruction, their neighbours in the band are one permutation away. The same holds for minicolumns once the grid is
 * transposed, and a transposition stays inside each register; so every rule is written once, for rows, and a pass is
 * rows, transpose, rows, transpose.
 *
 * The rules are the set operations of strategies/sets.c: union, intersection, difference, for nine digits at once. */
#pragma once

#include <immintrin.h>

#include "kernel.h"

#define INLINE static inline __attribute__ ((always_inline))

/* Unrolled at once, so that what is stored by register stays in registers. */
#define for_each_register(m) _Pragma ("GCC unroll 3") for (unsigned m = 0; m < N_REGISTERS; m++)

typedef __m512i Sets;                    /* 32 sets */

enum {
  N_REGISTERS = 3,
  N_REGISTER_LANES = 32,
  N_LANES = N_REGISTERS * N_REGISTER_LANES,
  REAL_LANES = 0x7ffffff,                /* as a mask: not the idle ones */
};

typedef struct {
  Sets     cell[N_REGISTERS];
  Sets     single[N_REGISTERS];          /* the cells with one candidate, ∅ elsewhere */
  unsigned n_small;                      /* lanes with at most one candidate: the idle ones too */
  __mmask32 empty;                       /* lanes where some register has ∅: REAL_LANES are contradictions */
} Grid;

/* --- tables --------------------------------------------------------------------------------------------------- */

#define BAND(lane)  ((lane) / 9)
#define STACK(lane) ((lane) / 3 % 3)
#define LINE(lane)  ((lane) % 3)
#define LANE(band, stack, line) ((band) % 3 * 9 + (stack) % 3 * 3 + (line) % 3)

/* entry (lane, argument) for the 27 real lanes, idle (lane) for the others */
#define LANES(entry, argument, idle)                                                                                   \
  entry (0, argument), entry (1, argument), entry (2, argument), entry (3, argument), entry (4, argument),             \
  entry (5, argument), entry (6, argument), entry (7, argument), entry (8, argument), entry (9, argument),             \
  entry (10, argument), entry (11, argument), entry (12, argument), entry (13, argument), entry (14, argument),        \
  entry (15, argument), entry (16, argument), entry (17, argument), entry (18, argument), entry (19, argument),        \
  entry (20, argument), entry (21, argument), entry (22, argument), entry (23, argument), entry (24, argument),        \
  entry (25, argument), entry (26, argument), idle (27), idle (28), idle (29), idle (30), idle (31)

/* The two bytes of the lane that a byte permutation takes. (Permuting words takes longer than permuting bytes.) */
#define BYTES_OF(lane) (uint16_t) (2 * (lane) | (2 * (lane) + 1) << 8)

/* turn: stacks to the right, times three, plus lines down */
#define TURNED(lane, turn)       BYTES_OF (LANE (BAND (lane), STACK (lane) + (turn) / 3, LINE (lane) + (turn) % 3))
#define TRANSPOSED(lane, number) BYTES_OF (LANE (STACK (lane), BAND (lane), (number) + 3 - LINE (lane)))

typedef struct {
  alignas (64) uint16_t lane[N_REGISTER_LANES];
} LaneTable;

static const LaneTable
  line_1         = { { LANES (TURNED, 1, BYTES_OF) } },     /* the other two minirows of the box, */
  line_2         = { { LANES (TURNED, 2, BYTES_OF) } },
  stack_1        = { { LANES (TURNED, 3, BYTES_OF) } },     /* of the row, */
  stack_2        = { { LANES (TURNED, 6, BYTES_OF) } },
  stack_1_line_1 = { { LANES (TURNED, 4, BYTES_OF) } },     /* and the four that share neither */
  stack_2_line_2 = { { LANES (TURNED, 8, BYTES_OF) } },
  stack_1_line_2 = { { LANES (TURNED, 5, BYTES_OF) } },
  stack_2_line_1 = { { LANES (TURNED, 7, BYTES_OF) } },
  transposed_0   = { { LANES (TRANSPOSED, 0, BYTES_OF) } },  /* and how a register's lanes are transposed */
  transposed_1   = { { LANES (TRANSPOSED, 1, BYTES_OF) } },
  transposed_2   = { { LANES (TRANSPOSED, 2, BYTES_OF) } };

#define THREE(lane, nothing) 3
#define NEVER(lane) 0xffff

/* A table, and not a constant in the code, so that it is loaded once and not made anew in every pass. */
static const LaneTable three_candidates = { { LANES (THREE, 0, NEVER) } };

INLINE Sets
table_load (const LaneTable *table)
{
  return _mm512_load_si512 (table->lane);
}

/* Every lane gets the sets of the lane that the table names for it. */
INLINE Sets
seen (const LaneTable *from, Sets sets)
{
  return _mm512_permutexvar_epi8 (table_load (from), sets);
}

/* --- the algebra: any function of three sets is one instruction, given its truth table ---------------------------- */

enum {
  A = 0xf0, B = 0xcc, C = 0xaa,
  UNION_OF_THREE        = A | B | C,
  INTERSECTION_OF_THREE = A & B & C,
  A_WITHOUT_B_C         = A & ~(B | C) & 0xff,
  A_OR_B_AND_C          = A | (B & C),
  A_OR_B_WITHOUT_C      = A | (B & ~C & 0xff),
  B_OR_C_BY_A           = (A & B) | (~A & C & 0xff),         /* B where A is, else C */
  A_WITHOUT_B_OR_C      = (A & ~B & 0xff) | C,
  IN_EXACTLY_ONE        = 0x16,          /* 001, 010, 100 */
};

#define SETS(function, a, b, c) _mm512_ternarylogic_epi32 (a, b, c, function)

INLINE Sets
both (Sets a, Sets b)
{
  return _mm512_and_si512 (a, b);
}

INLINE Sets
union_of (const Sets sets[N_REGISTERS])
{
  return SETS (UNION_OF_THREE, sets[0], sets[1], sets[2]);
}

/* With each minirow the other two of its row, or of its box. */
INLINE Sets
row_union (Sets minirows)
{
  return SETS (UNION_OF_THREE, minirows, seen (&stack_1, minirows), seen (&stack_2, minirows));
}

INLINE Sets
box_union (Sets minirows)
{
  return SETS (UNION_OF_THREE, minirows, seen (&line_1, minirows), seen (&line_2, minirows));
}

/* --- the rules, for rows ------------------------------------------------------------------------------------------ */

/* Which cells have at most one candidate: x ∩ (x − 1) = ∅, a digit being a bit. */
INLINE __mmask32
small (Sets cells)
{
  return _mm512_testn_epi16_mask (cells, _mm512_add_epi16 (cells, _mm512_set1_epi16 (-1)));
}

/* Naked singles. Returns how many lanes of all have at most one candidate. */
INLINE unsigned
find_singles (const Sets cell[N_REGISTERS], Sets single[N_REGISTERS])
{
  unsigned n = 0;

  for_each_register (m)
    {
      __mmask32 k = small (cell[m]);

      single[m] = _mm512_maskz_mov_epi16 (k, cell[m]);
      n += (unsigned) __builtin_popcount (k);
    }
  return n;
}

/* Locked candidates, complete for each digit in a band: a digit takes three minirows there, one of each box and one of
 * each row. The minirows that are in such a triple: this one, with a diagonal of the other two boxes or the other. */
INLINE Sets
close_bands (Sets minirows)
{
  Sets diagonal = both (seen (&stack_1_line_1, minirows), seen (&stack_2_line_2, minirows));
  Sets either = SETS (A_OR_B_AND_C, diagonal, seen (&stack_1_line_2, minirows), seen (&stack_2_line_1, minirows));

  return both (minirows, either);
}

/* What minirows keep for themselves: the digits placed in them and, where only three are left, all three. */
INLINE Sets
owned_digits (Sets minirows, Sets placed)
{
  __mmask32 three = _mm512_cmpeq_epi16_mask (_mm512_popcnt_epi16 (minirows), table_load (&three_candidates));

  return _mm512_mask_blend_epi16 (three, placed, minirows);
}

/* Less what the other minirows of the row and of the box own. */
INLINE Sets
strip_owned (Sets minirows, Sets owned)
{
  Sets others = SETS (UNION_OF_THREE, seen (&line_1, owned), seen (&line_2, owned), seen (&stack_1, owned));

  return SETS (A_WITHOUT_B_C, minirows, others, seen (&stack_2, owned));
}

/* The digits that in their box have this minirow only: the difference of it and the other two. */
INLINE Sets
only_in_box (Sets minirows)
{
  return SETS (A_WITHOUT_B_C, minirows, seen (&line_1, minirows), seen (&line_2, minirows));
}

/* Every rule once, along the rows. single[] is what find_singles () finds in cell[]. */
INLINE void
solve_rows (Sets cell[N_REGISTERS], const Sets single[N_REGISTERS])
{
  Sets placed = union_of (single);
  Sets minirows = close_bands (union_of (cell));
  Sets hidden;

  for_each_register (m)
    cell[m] = SETS (A_WITHOUT_B_OR_C, cell[m], placed, single[m]);

  minirows = strip_owned (minirows, owned_digits (minirows, placed));

  /* A hidden single: only this minirow of the box has the digit, and only one cell of the minirow. */
  hidden = both (only_in_box (minirows), SETS (IN_EXACTLY_ONE, cell[0], cell[1], cell[2]));
  for_each_register (m)
    {
      __mmask32 found = _mm512_test_epi16_mask (cell[m], hidden);

      cell[m] = both (cell[m], _mm512_mask_blend_epi16 (found, minirows, hidden));
    }
}

INLINE void
transpose (Sets cell[N_REGISTERS])
{
  cell[0] = seen (&transposed_0, cell[0]);
  cell[1] = seen (&transposed_1, cell[1]);
  cell[2] = seen (&transposed_2, cell[2]);
}

/* What naked singles take from all their peers, once. */
INLINE void
strip_singles (Sets cell[N_REGISTERS])
{
  Sets single[N_REGISTERS], turned[N_REGISTERS], placed, near;

  find_singles (cell, single);
  placed = union_of (single);
  near = SETS (UNION_OF_THREE, row_union (placed), seen (&line_1, placed), seen (&line_2, placed));

  for_each_register (m)
    turned[m] = single[m];
  transpose (turned);
  placed = row_union (union_of (turned));
  for_each_register (m)
    turned[m] = placed;
  transpose (turned);

  for_each_register (m)
    cell[m] = SETS (A_WITHOUT_B_OR_C, cell[m], _mm512_or_si512 (near, turned[m]), single[m]);
}

/* --- a grid --------------------------------------------------------------------------------------------------- */

/* After its cells were changed from outside. */
INLINE void
grid_refresh (Grid *grid)
{
  grid->n_small = find_singles (grid->cell, grid->single);
}

/* Every rule once, in rows and in columns. Returns whether there is something to decide: a contradiction, a full grid
 * or no new single. */
INLINE bool
grid_pass (Grid *grid)
{
  Sets cell[N_REGISTERS], single[N_REGISTERS], smallest;
  unsigned before = grid->n_small;

  for_each_register (m)
    {
      cell[m] = grid->cell[m];
      single[m] = grid->single[m];
    }

  solve_rows (cell, single);
  transpose (cell);
  find_singles (cell, single);
  solve_rows (cell, single);
  transpose (cell);
  grid->n_small = find_singles (cell, single);

  smallest = _mm512_min_epu16 (_mm512_min_epu16 (cell[0], cell[1]), cell[2]);
  grid->empty = _mm512_testn_epi16_mask (smallest, smallest);

  for_each_register (m)
    {
      grid->cell[m] = cell[m];
      grid->single[m] = single[m];
    }
  return (grid->empty != (__mmask32) ~REAL_LANES) | (grid->n_small == before) | (grid->n_small == N_LANES);
}

INLINE bool
grid_is_contradictory (const Grid *grid)
{
  return (grid->empty & REAL_LANES) != 0;
}

INLINE bool
grid_is_full (const Grid *grid)
{
  return grid->n_small == N_LANES;
}

/* Of the cells of a full grid: has each house all nine digits? */
INLINE bool
is_solution (const Sets cell[N_REGISTERS])
{
  const Sets all = _mm512_set1_epi16 (DIGITS_ALL);
  Sets minirows = union_of (cell), minicolumns, houses; /* unreached: not seen: full and wrong beside others */
  Sets turned[N_REGISTERS] = { cell[0], cell[1], cell[2] };

  transpose (turned); /* unreached: not seen: full and wrong beside others */
  minicolumns = union_of (turned);
  houses = SETS (INTERSECTION_OF_THREE, row_union (minirows), box_union (minirows), row_union (minicolumns));
  return (_mm512_cmpeq_epi16_mask (houses, all) & REAL_LANES) == REAL_LANES;
}

/* --- puzzles in, solutions out ------------------------------------------------------------------------------------ */

#define CELL_OF(lane, number) \
  (uint16_t) ((3 * BAND (lane) + LINE (lane)) * 9 + 3 * STACK (lane) + ((number) + 3 - LINE (lane)) % 3)
#define NO_CELL_OF(lane) N_CELLS

/* Which cell of the reading order a lane of each register holds. */
static const LaneTable cell_of_lane[N_REGISTERS] = {
  { { LANES (CELL_OF, 0, NO_CELL_OF) } },
  { { LANES (CELL_OF, 1, NO_CELL_OF) } },
  { { LANES (CELL_OF, 2, NO_CELL_OF) } },
};

enum {
  WORDS_IN_TWO = 64,                     /* cells 0–63 of 81 words, and characters 0–63 of 81, in two registers, or one */
  LAST_17 = 0x1ffff,
};

/* 81 characters; nothing beyond them is read. */
INLINE void
grid_read_text (Grid *grid, const unsigned char *text)
{
  const Sets sets = _mm512_maskz_loadu_epi16 (0xffff, count_text_sets), nibble = _mm512_set1_epi16 (15);
  const Sets first = _mm512_loadu_epi8 (text), rest = _mm512_maskz_loadu_epi8 (LAST_17, text + WORDS_IN_TWO);

  for_each_register (m)
    {
      Sets characters = _mm512_permutex2var_epi8 (first, table_load (&cell_of_lane[m]), rest);

      grid->cell[m] = _mm512_maskz_permutexvar_epi16 (REAL_LANES, both (characters, nibble), sets);
    }
}

/* 81 sets; what is not a digit is not looked at. */
INLINE void
grid_read_sets (Grid *grid, const unsigned char *sets)
{
  const Sets first = _mm512_loadu_si512 (sets), second = _mm512_loadu_si512 (sets + 64);
  const Sets rest = _mm512_maskz_loadu_epi16 (LAST_17, sets + 128);

  for_each_register (m)
    {
      Sets cells = table_load (&cell_of_lane[m]);
      Sets in_two = _mm512_permutex2var_epi16 (first, cells, second);
      __mmask32 beyond = _mm512_cmpgt_epu16_mask (cells, _mm512_set1_epi16 (WORDS_IN_TWO - 1));

      grid->cell[m] = both (_mm512_mask_permutexvar_epi16 (in_two, beyond, cells, rest),
                            _mm512_maskz_set1_epi16 (REAL_LANES, DIGITS_ALL));
    }
}

#define LANE_OF(cell) LANE ((cell) / 27, (cell) % 9 / 3, (cell) / 9 % 3)
/* The byte of register 0 or 1 (bit 6), or with bit 7 of register 2, that has the cell. */
#define BYTE_OF(cell)                                                                                          \
  (uint8_t) (2 * LANE_OF (cell) | (((cell) / 9 + (cell)) % 3 == 1 ? 0x40 : ((cell) / 9 + (cell)) % 3 == 2 ? 0x80 : 0))
#define ROW_OF_BYTES(row)                                                                                       \
  BYTE_OF (9 * (row)), BYTE_OF (9 * (row) + 1), BYTE_OF (9 * (row) + 2), BYTE_OF (9 * (row) + 3),               \
  BYTE_OF (9 * (row) + 4), BYTE_OF (9 * (row) + 5), BYTE_OF (9 * (row) + 6), BYTE_OF (9 * (row) + 7),           \
  BYTE_OF (9 * (row) + 8)

static const alignas (64) uint8_t byte_of_cell[128] = {
  ROW_OF_BYTES (0), ROW_OF_BYTES (1), ROW_OF_BYTES (2), ROW_OF_BYTES (3), ROW_OF_BYTES (4),
  ROW_OF_BYTES (5), ROW_OF_BYTES (6), ROW_OF_BYTES (7), ROW_OF_BYTES (8),
};

/* Of the cells of a full grid: 81 bytes, each the cell's digit plus zero. */
INLINE void
grid_write (const Sets cell[N_REGISTERS], int zero, unsigned char *out)
{
  Sets digit[N_REGISTERS];

  /* Digit d is bit d, and so there are d ones in bit − 1. */
  for_each_register (m)
    digit[m] = _mm512_add_epi16 (_mm512_popcnt_epi16 (_mm512_add_epi16 (cell[m], _mm512_set1_epi16 (-1))),
                                 _mm512_set1_epi16 ((short) zero));

  for (int half = 0; half < 2; half++)
    {
      Sets from = _mm512_loadu_epi8 (byte_of_cell + 64 * half);
      Sets bytes = _mm512_permutex2var_epi8 (digit[0], from, digit[1]);

      bytes = _mm512_mask_permutexvar_epi8 (bytes, _mm512_movepi8_mask (from), from, digit[2]);
      _mm512_mask_storeu_epi8 (out + 64 * half, half == 0 ? ~(__mmask64) 0 : LAST_17, bytes);
    }
}
