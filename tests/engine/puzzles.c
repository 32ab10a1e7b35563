/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "puzzles.h"

#include <string.h>

Board
board_of (const char *text)
{
  Board board;

  g_assert_cmpuint (strlen (text), ==, N_CELLS);
  g_assert_true (board_parse (&board, text));
  return board;
}

Board
board_transposed (const Board *board)
{
  Board   transposed;
  uint8_t digit[N_CELLS];

  for (int cell = 0; cell < N_CELLS; cell++)
    digit[cell_at (cell_column (cell), cell_row (cell))] = board->digit[cell];
  board_from_digits (&transposed, digit);
  return transposed;
}

static GArray *
read_puzzles (const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv)   words = NULL;
  GArray          *boards;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return NULL;

  boards = g_array_new (FALSE, FALSE, sizeof (Board));
  words = g_strsplit_set (text, " \t\r\n", -1);
  for (int i = 0; words[i]; i++)
    {
      Board board;

      if (strlen (words[i]) == N_CELLS && board_parse (&board, words[i]))
        g_array_append_val (boards, board);
    }

  return boards;
}

GArray *
puzzles_load (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".txt", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", file, NULL);
  GArray          *boards = read_puzzles (path);

  g_assert_nonnull (boards);
  g_assert_cmpuint (boards->len, >, 0);
  return boards;
}

GArray *
puzzles_load_large (const char *file)
{
  const char      *folder = g_getenv ("SETDOKU_DATA");
  g_autofree char *path = g_build_filename (folder ? folder : ".", file, NULL);
  GArray          *boards = read_puzzles (path);

  if (!boards)
    {
      g_autofree char *message = g_strdup_printf ("skipped: no %s", file);

      g_test_skip (message);
    }
  g_assert_true (!boards || boards->len > 0);
  return boards;
}
