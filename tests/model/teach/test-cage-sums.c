/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-cage-sums.c — which sums a cage can have, and what the board leaves of them. */
#include "read-board.h"
#include "model/teach/cage-sums.h"

#define NINE "rows=9\ncols=9\nvalues=1-9\nboxes=3x3\n"
#define EMPTY "givens=.................................................................................\n"
#define CAGE NINE "cage=15|r1c1 r1c2 r2c1\ncage=-|r9c1 r9c2\nthermo=r5c5 r5c6\n" EMPTY

static char *
list (const CageSums *sums, bool struck)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < sums->n; i++)
    if (sums->struck[i] == struck)
      {
        g_autofree char *chip = cage_sums_chip (sums, i);

        g_string_append_printf (text, "%s%s", text->len ? " " : "", chip);
      }
  return g_string_free (text, FALSE);
}

static void
check (const Document *board, const char *left, const char *about)
{
  g_autofree CageSums *sums = g_new (CageSums, 1);
  g_autofree char *open = NULL, *words = NULL, *title = NULL;

  g_assert_true (cage_sums_find (sums, board->topology, board->cells, 1));
  title = cage_sums_title (sums);
  open = list (sums, false);
  words = cage_sums_about (sums);
  g_assert_cmpstr (title, ==, "Cage 15 in 3 cells");
  g_assert_cmpint (sums->n, ==, 8);
  g_assert_cmpstr (open, ==, left);
  g_assert_cmpstr (words, ==, about);
}

static void
test_what_is_left (void)
{
  g_autoptr (Document) board = read_board (CAGE);

  check (board, "159 168 249 258 267 348 357 456", "8 of 8 ways are left");
  board->cells[0].entry = 1;
  check (board, "159 168", "2 of 8 ways are left");
  board->cells[2].entry = 9;                                     /* both other cells see a 9 */
  check (board, "168", "1 of 8 ways are left");
  board->cells[1].centre = values_of (2) | values_of (3);
  check (board, "", "None of them fits any more.");
}

/* A way may have all its digits among the marks and no cell for one of them. */
static void
test_a_cell_for_each_digit (void)
{
  g_autoptr (Document) board = read_board (CAGE);

  board->cells[0].centre = board->cells[1].centre = values_of (1) | values_of (5);
  check (board, "159", "1 of 8 ways are left");
  board->cells[9].centre = values_of (5) | values_of (8);
  check (board, "", "None of them fits any more.");
}

static void
test_which_constraint (void)
{
  g_autoptr (Document) board = read_board (CAGE);
  g_autofree CageSums *sums = g_new (CageSums, 1);

  g_assert_false (cage_sums_find (sums, board->topology, board->cells, 80));
  g_assert_false (cage_sums_find (sums, board->topology, board->cells, 72));     /* it has no sum */
  g_assert_cmpint (cage_sums_constraint_at (board->topology, 72), ==, 1);
  g_assert_cmpint (cage_sums_constraint_at (board->topology, 41), ==, 2);
  g_assert_cmpint (cage_sums_constraint_at (board->topology, 80), ==, TOPOLOGY_NO_CONSTRAINT);
  g_assert_cmpint (cage_sums_constraint_at (NULL, 0), ==, TOPOLOGY_NO_CONSTRAINT);
}

static void
test_spoken (void)
{
  g_autoptr (Document) board = read_board (CAGE);
  g_autofree CageSums *sums = g_new (CageSums, 1);
  g_autofree char *open = NULL, *gone = NULL;

  board->cells[0].entry = 1;
  g_assert_true (cage_sums_find (sums, board->topology, board->cells, 0));
  open = cage_sums_spoken (sums, 0);
  gone = cage_sums_spoken (sums, 2);
  g_assert_cmpstr (open, ==, "1 5 9");
  g_assert_cmpstr (gone, ==, "2 4 9, ruled out");
}

/* Of a large board the first are shown, and at once. */
static void
test_a_large_cage (void)
{
  g_autofree char *dots = g_strnfill (625, '.');
  g_autoptr (GString) block = g_string_new ("rows=25\ncols=25\nvalues=1-25\nboxes=5x5\ncage=156|");
  g_autoptr (Document) board = NULL;
  g_autofree CageSums *sums = g_new (CageSums, 1);
  g_autofree char *about = NULL;

  for (int i = 1; i <= 12; i++)
    g_string_append_printf (block, "%sr1c%d", i > 1 ? " " : "", i);
  g_string_append_printf (block, "\ngivens=%s\n", dots);
  board = read_board (block->str);
  g_assert_true (cage_sums_find (sums, board->topology, board->cells, 3));
  g_assert_cmpint (sums->n, ==, CAGE_SUMS_MAX);
  g_assert_true (sums->more);
  about = cage_sums_about (sums);
  g_assert_nonnull (strstr (about, "first"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cage-sums/left", test_what_is_left);
  g_test_add_func ("/cage-sums/matched", test_a_cell_for_each_digit);
  g_test_add_func ("/cage-sums/which", test_which_constraint);
  g_test_add_func ("/cage-sums/spoken", test_spoken);
  g_test_add_func ("/cage-sums/large", test_a_large_cage);
  return g_test_run ();
}
