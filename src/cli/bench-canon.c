/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-canon.c — canonical forms a second, and whether all images of a puzzle have the same one.
 *
 * Minimal puzzles and grids are made here, so that anyone has the same; the lists are those of SETDOKU_DATA that are there. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "command.h"
#include "engine/core/canonical.h"
#include "engine/core/random.h"
#include "engine/make/fill.h"
#include "engine/make/generate.h"

enum { N_MADE = 5000, ROUNDS = 7, N_PUZZLES = 1000, N_IMAGES = 1000, FEW = 9 };

static const char *const lists[] = { "royle17_ser.txt", "cb000_ser.txt", "magictour_top1465.txt", "forum_hardest_11plus.txt" };

/* The longest that were found: of clues that go together, and of any that somebody may have typed. */
static const char *const longest[] = {
  "050000000003000000400000000000200000000010000000006000000000700000000080000000009",
  "211111111121111111112111111111211111111121111111112111111111211111111121111111112",
};

static GArray *
make_puzzles (void)
{
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (Board));
  GenerateWork *work = generate_work_new ();
  Wish wish;

  if (!work)
    exit (command_no_memory ());
  wish_init (&wish);
  wish.minimal = true;
  for (uint64_t i = 0; i < N_MADE; i++)
    {
      Generate generate;
      Made made;

      generate_start (&generate, &wish, 1, i);
      if (generate_run (&generate, work, UINT64_MAX, &made) == GENERATE_MADE)
        g_array_append_val (boards, made.puzzle);
    }
  generate_work_free (work);
  return boards;
}

static GArray *
make_grids (Random *random)
{
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (Board));

  for (int i = 0; i < N_MADE; i++)
    {
      uint8_t grid[N_CELLS];
      Board board;

      fill_quick (grid, random);
      board_from_digits (&board, grid);
      g_array_append_val (boards, board);
    }
  return boards;
}

/* None to eight clues of the empty board, anywhere. */
static GArray *
make_few (Random *random)
{
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (Board));

  for (int i = 0; i < N_MADE; i++)
    {
      Board board = { 0 };

      for (int n = i % FEW; n > 0;)
        {
          int cell = (int) random_below (random, N_CELLS), digit = 1 + (int) random_below (random, 9);

          if (board.digit[cell] || !digits_has (board_possible (&board, cell), digit))
            continue;
          board_place (&board, cell, digit);
          n--;
        }
      g_array_append_val (boards, board);
    }
  return boards;
}

static void
measure (const char *name, const GArray *boards)
{
  g_autoptr(GArray) rates = g_array_new (FALSE, FALSE, sizeof (double));

  for (int round = 0; round < ROUNDS; round++)
    {
      double start = bench_clock (), rate;

      for (guint i = 0; i < boards->len; i++)
        {
          uint8_t form[N_CELLS];

          canonical_form (g_array_index (boards, Board, i).digit, form);
        }
      rate = boards->len / (bench_clock () - start);
      g_array_append_val (rates, rate);
    }
  printf ("%s (%u): %.0f/s, one core\n", name, boards->len, bench_median (rates));
}

static void
measure_longest (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (longest); i++)
    {
      Board board;
      uint8_t form[N_CELLS];
      double start = bench_clock ();

      board_parse (&board, longest[i]);
      canonical_form (board.digit, form);
      printf ("longest, %s: %.2f ms\n", i == 0 ? "no digit twice in a house" : "any digits", 1e3 * (bench_clock () - start));
    }
}

static void
make_order (uint8_t order[9], Random *random)
{
  for (uint8_t i = 0; i < 9; i++)
    order[i] = i;
  for (uint32_t i = 0; i < 9; i++)           /* within each three, then the threes */
    {
      uint32_t other = i / 3 * 3 + random_below (random, 3 - i % 3) + i % 3;
      uint8_t kept = order[i];

      order[i] = order[other];
      order[other] = kept;
    }
  for (uint32_t band = 0; band < 2; band++)
    {
      uint32_t other = band + random_below (random, 3 - band);
      uint8_t kept[3];

      memcpy (kept, order + 3 * band, 3);
      memmove (order + 3 * band, order + 3 * other, 3);
      memcpy (order + 3 * other, kept, 3);
    }
}

static void
make_image (const uint8_t puzzle[N_CELLS], uint8_t image[N_CELLS], Random *random)
{
  uint8_t rows[9], columns[9], digits[10] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 };
  bool turned = random_below (random, 2);

  make_order (rows, random);
  make_order (columns, random);
  for (uint32_t i = 1; i < 9; i++)
    {
      uint32_t other = i + random_below (random, 10 - i);
      uint8_t kept = digits[i];

      digits[i] = digits[other];
      digits[other] = kept;
    }
  for (int row = 0; row < 9; row++)
    for (int column = 0; column < 9; column++)
      image[cell_at (row, column)] = digits[puzzle[turned ? cell_at (columns[column], rows[row])
                                                          : cell_at (rows[row], columns[column])]];
}

static void
check_images (const GArray *boards, Random *random)
{
  int wrong = 0;

  for (guint i = 0; i < N_PUZZLES; i++)
    {
      const Board *board = &g_array_index (boards, Board, i);
      uint8_t form[N_CELLS], image[N_CELLS];

      canonical_form (board->digit, form);
      for (int k = 0; k < N_IMAGES; k++)
        {
          make_image (board->digit, image, random);
          canonical_form (image, image);
          wrong += memcmp (image, form, N_CELLS) != 0;
        }
    }
  printf ("images: %d of %d have another form\n", wrong, N_PUZZLES * N_IMAGES);
}

void
bench_canon (void)
{
  g_autoptr(GArray) puzzles = make_puzzles (), grids = NULL, few = NULL;
  Random random;

  random_start (&random, 1);
  grids = make_grids (&random);
  few = make_few (&random);
  measure ("minimal puzzles", puzzles);
  measure ("grids", grids);
  measure ("0 to 8 clues", few);
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autoptr(GArray) boards = bench_list (lists[i], 1);

      if (boards)
        measure (lists[i], boards);
    }
  measure_longest ();
  check_images (puzzles, &random);
}
