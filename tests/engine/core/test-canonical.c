/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-canonical.c — the canonical form is the smallest of all images, and the same for all of them.
 *
 * The reference tries every order of rows and of columns, and the turned puzzle, and numbers the digits as they come: with
 * the cells given no other numbering is smaller. */
#include <glib.h>
#include <string.h>

#include "engine/core/canonical-set.h"
#include "engine/core/random.h"
#include "puzzles.h"

enum { N_ORDERS = 6 * 6 * 6 * 6, N_DIGITS = 10 };

static const uint8_t threes[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };

/* Order number n of nine rows: its four digits to the base 6 are orders of three. */
static void
order_of (int n, uint8_t order[9])
{
  const uint8_t *bands = threes[n % 6];

  for (int band = 0; band < 3; band++)
    {
      const uint8_t *rows;

      n /= 6;
      rows = threes[n % 6];
      for (int i = 0; i < 3; i++)
        order[3 * band + i] = (uint8_t) (3 * bands[band] + rows[i]);
    }
}

/* Writes the image over the best one if it is smaller. */
static void
try_image (const uint8_t puzzle[N_CELLS], const uint8_t rows[9], const uint8_t columns[9], bool turned, uint8_t best[N_CELLS])
{
  uint8_t numbers[N_DIGITS] = { 0 }, image[N_CELLS], last = 0;
  bool    smaller = false;

  for (int i = 0; i < N_CELLS; i++)
    {
      int row = rows[i / 9], column = columns[i % 9], digit = puzzle[turned ? 9 * column + row : 9 * row + column];

      if (digit && !numbers[digit])
        numbers[digit] = ++last;
      image[i] = numbers[digit];
      if (!smaller && image[i] > best[i])
        return;
      smaller |= image[i] < best[i];
    }
  memcpy (best, image, N_CELLS);
}

static void
find_reference (const uint8_t puzzle[N_CELLS], uint8_t best[N_CELLS])
{
  static uint8_t orders[N_ORDERS][9];

  for (int n = 0; n < N_ORDERS; n++)
    order_of (n, orders[n]);
  memset (best, N_DIGITS, N_CELLS);
  for (int rows = 0; rows < N_ORDERS; rows++)
    for (int columns = 0; columns < N_ORDERS; columns++)
      {
        try_image (puzzle, orders[rows], orders[columns], false, best);
        try_image (puzzle, orders[rows], orders[columns], true, best);
      }
}

static void
make_image (const uint8_t puzzle[N_CELLS], uint8_t image[N_CELLS], Random *random)
{
  uint8_t rows[9], columns[9], numbers[N_DIGITS] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 };
  bool    turned = random_below (random, 2);

  order_of ((int) random_below (random, N_ORDERS), rows);
  order_of ((int) random_below (random, N_ORDERS), columns);
  for (uint32_t i = 9; i > 1; i--)
    {
      uint32_t other = 1 + random_below (random, i);
      uint8_t  number = numbers[i];

      numbers[i] = numbers[other];
      numbers[other] = number;
    }
  for (int i = 0; i < N_CELLS; i++)
    image[i] = numbers[puzzle[turned ? 9 * columns[i % 9] + rows[i / 9] : 9 * rows[i / 9] + columns[i % 9]]];
}

static char *
text_of (const uint8_t digits[N_CELLS])
{
  char *text = g_malloc (N_CELLS + 1);

  for (int cell = 0; cell < N_CELLS; cell++)
    text[cell] = (char) ('0' + digits[cell]);
  text[N_CELLS] = '\0';
  return text;
}

static void
assert_equal (const uint8_t a[N_CELLS], const uint8_t b[N_CELLS])
{
  g_autofree char *one = text_of (a);
  g_autofree char *other = text_of (b);

  g_assert_cmpstr (one, ==, other);
}

static void
check_form (const char *puzzle, const char *expected)
{
  Board   board = board_of (puzzle);
  uint8_t form[N_CELLS];
  g_autofree char *text = NULL;

  canonical_form (board.digit, form);
  text = text_of (form);
  g_assert_cmpstr (text, ==, expected);
}

static void
check_images (const uint8_t puzzle[N_CELLS], int n, Random *random)
{
  uint8_t      form[N_CELLS], again[N_CELLS], image[N_CELLS];
  CanonicalKey key;

  canonical_form (puzzle, form);
  key = canonical_key (form);
  canonical_form (form, again);
  assert_equal (again, form);
  while (n-- > 0)
    {
      make_image (puzzle, image, random);
      canonical_form (image, image);
      assert_equal (image, form);
      g_assert_true (canonical_key_equal (canonical_key (image), key));
    }
}

static void
check_reference (const uint8_t puzzle[N_CELLS])
{
  uint8_t form[N_CELLS], reference[N_CELLS];

  canonical_form (puzzle, form);
  find_reference (puzzle, reference);
  assert_equal (form, reference);
}

/* Grids of the forums (the smallest form of a grid and the largest one), and a puzzle of sudoku.coach with its form. */
static void
test_published (void)
{
  check_form ("123456789456789123789123456214365897365897214897214365531642978642978531978531642",
              "123456789456789123789123456214365897365897214897214365531642978642978531978531642");
  check_form ("123456789457893612986217354274538196531964827698721435342685971715349268869172543",
              "123456789457893612986217354274538196531964827698721435342685971715349268869172543");
  check_form ("001000090030604001809030042095000104740901020128706935900010063312860450576023810",
              "000001002003042056670300010000208160120690005790514283001020037047135608305987401");
}

/* n clues anywhere; n_digits different ones at most. They may clash. */
static void
scatter (uint8_t puzzle[N_CELLS], int n, uint32_t n_digits, Random *random)
{
  memset (puzzle, 0, N_CELLS);
  while (n > 0)
    {
      uint32_t cell = random_below (random, N_CELLS);

      if (puzzle[cell])
        continue;
      puzzle[cell] = (uint8_t) (1 + random_below (random, n_digits));
      n--;
    }
}

static void
test_reference (void)
{
  static const char *const puzzles[] = {
    PUZZLE_ANTI_BRUTE_FORCE, PUZZLE_BASIC_FILLING, PUZZLE_NEEDS_A_GUESS, GRID_IN_ORDER, PUZZLE_TWO_SOLUTIONS, PUZZLE_DEAD_AT_ONCE,
    "111111111222222222333333333444444444555555555666666666777777777888888888999999999",
    "123456789........................................................................",
    "1........2........3........4........5........6........7........8........9........",
    "1...5....2........3..7.............9.........8.......4...........6..............1",
  };
  static const struct { int n; uint32_t n_digits; } scattered[] = {
    { 1, 9 }, { 2, 9 }, { 4, 2 }, { 8, 9 }, { 8, 1 }, { 17, 9 }, { 25, 9 }, { 40, 3 }, { 60, 9 }, { 81, 2 }, { 81, 9 },
  };
  g_autoptr (GArray) boards = puzzles_load ("exchange-hard");
  Random random;

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      Board board = board_of (puzzles[i]);

      check_reference (board.digit);
    }
  for (guint i = 0; i < 5; i++)
    check_reference (g_array_index (boards, Board, 30 * i).digit);
  random_start (&random, 19);
  for (gsize i = 0; i < G_N_ELEMENTS (scattered); i++)
    {
      uint8_t puzzle[N_CELLS];

      scatter (puzzle, scattered[i].n, scattered[i].n_digits, &random);
      check_reference (puzzle);
    }
}

static void
test_images (void)
{
  static const char *const names[] = { "exchange-easy", "exchange-medium", "exchange-hard", "euler50" };
  Random random;

  random_start (&random, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GArray) boards = puzzles_load (names[i]);

      for (guint k = 0; k < boards->len; k++)
        check_images (g_array_index (boards, Board, k).digit, 100, &random);
    }
}

/* From none to all, of one digit to nine, and a grid of few symmetries with more and more of its clues. */
static void
test_any_clues (void)
{
  Board  grid = board_of (GRID_IN_ORDER);
  Random random;

  random_start (&random, 2);
  for (int n = 0; n <= N_CELLS; n++)
    {
      uint8_t puzzle[N_CELLS];

      for (uint32_t n_digits = 1; n_digits <= 9; n_digits += 4)
        {
          scatter (puzzle, n, n_digits, &random);
          check_images (puzzle, 10, &random);
        }
      for (int cell = 0; cell < N_CELLS; cell++)
        puzzle[cell] = random_below (&random, N_CELLS) < (uint32_t) n ? grid.digit[cell] : 0;
      check_images (puzzle, 10, &random);
    }
}

/* Full rows below a full one, of which some clash with what is above them, or within themselves. */
static void
test_clashing_rows (void)
{
  Board  grid = board_of (GRID_IN_ORDER);
  Random random;

  random_start (&random, 3);
  for (int round = 0; round < 200; round++)
    {
      uint8_t puzzle[N_CELLS];

      memcpy (puzzle, grid.digit, N_CELLS);
      for (int row = 1; row < 9; row++)
        {
          uint8_t *digits = puzzle + 9 * row;
          uint32_t change = random_below (&random, 4);

          for (int i = 0; change == 0 && i < 9; i++)
            {
              uint32_t other = random_below (&random, 9);
              uint8_t  digit = digits[i];

              digits[i] = digits[other];
              digits[other] = digit;
            }
          if (change == 1)
            digits[random_below (&random, 9)] = digits[random_below (&random, 9)];
        }
      check_images (puzzle, 5, &random);
      if (round < 5)
        check_reference (puzzle);
    }
}

static void
test_empty (void)
{
  uint8_t zeros[N_CELLS] = { 0 };

  check_images (zeros, 1, &(Random) { { 1, 2, 3, 4 } });
  check_form (PUZZLE_EMPTY, "000000000000000000000000000000000000000000000000000000000000000000000000000000000");
  check_form ("....7............................................................................",
              "000000000000000000000000000000000000000000000000000000000000000000000000000000001");
}

/* Puzzles that are not images of each other have other forms and other keys; the key never changes. */
static void
test_keys (void)
{
  g_autoptr (GArray) boards = puzzles_load ("exchange-medium");
  g_autoptr (GHashTable) forms = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const CanonicalKey  empty = canonical_key ((uint8_t[N_CELLS]) { 0 });

  for (guint i = 0; i < boards->len; i++)
    {
      uint8_t      form[N_CELLS];
      CanonicalKey key;

      canonical_form (g_array_index (boards, Board, i).digit, form);
      key = canonical_key (form);
      g_hash_table_add (forms, text_of (form));
      g_hash_table_add (keys, g_strdup_printf ("%" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER "x", key.high, key.low));
      g_assert_false (canonical_key_equal (key, empty));
    }
  g_assert_cmpuint (g_hash_table_size (keys), ==, g_hash_table_size (forms));
  g_assert_cmpuint (g_hash_table_size (forms), ==, boards->len);
  g_assert_cmphex (empty.high, ==, UINT64_C (0xc50dd9468318f0a0));
  g_assert_cmphex (empty.low, ==, UINT64_C (0xb7d2706bb838385e));
}

/* It grows many times; each key is there once, those that look alike too. */
static void
test_set (void)
{
  enum { N = 20000 };
  CanonicalSet *set = canonical_set_new ();

  for (int round = 0; round < 2; round++)
    for (uint64_t i = 0; i < N; i++)
      {
        CanonicalKey key = { i % 100, i / 100 };

        if (i != 1)                    /* no bits at all is taken for this one */
          g_assert_cmpint (canonical_set_add (set, key), ==, round == 0 ? CANONICAL_ADDED : CANONICAL_THERE);
      }
  g_assert_cmpuint (canonical_set_count (set), ==, N - 1);
  canonical_set_free (set);
  canonical_set_free (NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/canonical/published", test_published);
  g_test_add_func ("/canonical/empty", test_empty);
  g_test_add_func ("/canonical/reference", test_reference);
  g_test_add_func ("/canonical/images", test_images);
  g_test_add_func ("/canonical/any-clues", test_any_clues);
  g_test_add_func ("/canonical/clashing-rows", test_clashing_rows);
  g_test_add_func ("/canonical/keys", test_keys);
  g_test_add_func ("/canonical/set", test_set);
  return g_test_run ();
}
