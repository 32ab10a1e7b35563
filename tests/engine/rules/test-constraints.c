/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-constraints.c — every constraint against its meaning.
 *
 * There are 288 grids of 4 × 4. Each constraint is drawn at random onto that board, its meaning is written down here once more,
 * as a question about a finished grid, and the count must be the number of grids of which the answer is yes. */
#include <stdlib.h>
#include "drawn-parts.h"

enum { BOARDS = 150 };

typedef struct {
  const uint8_t *grid;
  const Rules   *rules;
  int            n[4];
  const uint16_t *at[4];
} Question;

static int value (const Question *q, int part, int i) { return q->grid[q->at[part][i]]; }

static int
total (const Question *q, int part, int from, int to)
{
  int sum = 0;

  for (int i = from; i < to; i++)
    sum += value (q, part, i);
  return sum;
}

static bool
differ (const Question *q, int part)
{
  for (int i = 0; i < q->n[part]; i++)
    for (int j = 0; j < i; j++)
      if (value (q, part, i) == value (q, part, j))
        return false;
  return true;
}

static bool is_cage (const Question *q) { return differ (q, 1) && (q->n[0] == 0 || total (q, 1, 0, q->n[1]) == q->at[0][0]); }
static bool is_sum  (const Question *q) { return total (q, 1, 0, q->n[1]) == q->at[0][0]; }

static bool
is_math (const Question *q, char operation)
{
  int most = 0, product = 1, sum = total (q, 1, 0, q->n[1]), number = q->at[0][0];

  for (int i = 0; i < q->n[1]; i++)
    {
      most = MAX (most, value (q, 1, i));
      product *= value (q, 1, i);
    }
  return operation == '+' ? sum == number : operation == '*' ? product == number
         : operation == '-' ? most - (sum - most) == number : most * most == number * product;
}

static bool is_add (const Question *q)      { return is_math (q, '+'); }
static bool is_subtract (const Question *q) { return is_math (q, '-'); }
static bool is_multiply (const Question *q) { return is_math (q, '*'); }
static bool is_divide (const Question *q)   { return is_math (q, '/'); }
static bool is_extra (const Question *q) { return differ (q, 0); }

static bool
is_arrow (const Question *q)
{
  int circle = q->n[0] == 1 ? value (q, 0, 0) : 10 * value (q, 0, 0) + value (q, 0, 1);

  return circle == total (q, 1, 0, q->n[1]);
}

static bool
is_double_arrow (const Question *q)
{
  int n = q->n[0];

  return value (q, 0, 0) + value (q, 0, n - 1) == total (q, 0, 1, n - 1);
}

static bool
is_zipper (const Question *q)
{
  int n = q->n[0], sum = n % 2 ? value (q, 0, n / 2) : value (q, 0, n / 2 - 1) + value (q, 0, n / 2);

  for (int i = 0; i < n / 2; i++)
    if (value (q, 0, i) + value (q, 0, n - 1 - i) != sum)
      return false;
  return true;
}

static int box_of (int cell) { return cell / 8 * 2 + cell % 4 / 2; }

static bool
is_region_sum (const Question *q)
{
  int first = -1, run = 0;

  for (int i = 0; i < q->n[0]; i++)
    {
      run += value (q, 0, i);
      if (i + 1 == q->n[0] || box_of (q->at[0][i]) != box_of (q->at[0][i + 1]))
        {
          if (first >= 0 && run != first)
            return false;
          first = run;
          run = 0;
        }
    }
  return true;
}

static bool
is_sum_line (const Question *q)
{
  int run = 0;

  for (int i = 0; i < q->n[1]; i++)
    {
      run += value (q, 1, i);
      if (run > q->at[0][0])
        return false;
      if (run == q->at[0][0])
        run = 0;
    }
  return run == 0;
}

static bool is_equal_sum (const Question *q) { return total (q, 0, 0, q->n[0]) == total (q, 1, 0, q->n[1]); }

static bool
is_rising (const Question *q, int least)
{
  for (int i = 0; i + 1 < q->n[0]; i++)
    if (value (q, 0, i + 1) - value (q, 0, i) < least)
      return false;
  return true;
}

static bool is_thermo (const Question *q)      { return is_rising (q, 1); }
static bool is_slow_thermo (const Question *q) { return is_rising (q, 0); }

static bool
is_whisper (const Question *q)
{
  for (int i = 0; i + 1 < q->n[1]; i++)
    if (abs (value (q, 1, i) - value (q, 1, i + 1)) < q->at[0][0])
      return false;
  return true;
}

static bool
is_renban (const Question *q)
{
  int low = SIDE, high = 1;

  for (int i = 0; i < q->n[0]; i++)
    {
      low = MIN (low, value (q, 0, i));
      high = MAX (high, value (q, 0, i));
    }
  return differ (q, 0) && high - low + 1 == q->n[0];
}

static bool
is_palindrome (const Question *q)
{
  for (int i = 0; i < q->n[0]; i++)
    if (value (q, 0, i) != value (q, 0, q->n[0] - 1 - i))
      return false;
  return true;
}

static bool
is_between (const Question *q)
{
  int n = q->n[0], a = value (q, 0, 0), b = value (q, 0, n - 1);

  for (int i = 1; i + 1 < n; i++)
    if (value (q, 0, i) <= MIN (a, b) || value (q, 0, i) >= MAX (a, b))
      return false;
  return true;
}

static bool
is_lockout (const Question *q)
{
  int n = q->n[1], a = value (q, 1, 0), b = value (q, 1, n - 1);

  for (int i = 1; i + 1 < n; i++)
    if (value (q, 1, i) >= MIN (a, b) && value (q, 1, i) <= MAX (a, b))
      return false;
  return abs (a - b) >= q->at[0][0];
}

static bool
is_modular (const Question *q)
{
  int m = q->at[0][0];

  for (int i = 0; i < q->n[1]; i++)
    for (int j = i + 1; j < MIN (i + m, q->n[1]); j++)
      if (value (q, 1, i) % m == value (q, 1, j) % m)
        return false;
  return true;
}

static bool
is_clone (const Question *q)
{
  for (int i = 0; i < q->n[0]; i++)
    if (value (q, 0, i) != value (q, 1, i))
      return false;
  return true;
}

static bool is_white_pair (int a, int b) { return abs (a - b) == 1; }
static bool is_black_pair (int a, int b) { return a == 2 * b || b == 2 * a; }

static bool is_white (const Question *q) { return is_white_pair (value (q, 0, 0), value (q, 0, 1)); }
static bool is_black (const Question *q) { return is_black_pair (value (q, 0, 0), value (q, 0, 1)); }
static bool is_x     (const Question *q) { return total (q, 0, 0, 2) == 10; }
static bool is_v     (const Question *q) { return total (q, 0, 0, 2) == 5; }
static bool is_diff  (const Question *q) { return abs (value (q, 1, 0) - value (q, 1, 1)) == q->at[0][0]; }
static bool is_pair_sum (const Question *q) { return total (q, 1, 0, 2) == q->at[0][0]; }
static bool is_less  (const Question *q) { return value (q, 0, 0) < value (q, 0, 1); }

static bool
is_ratio (const Question *q)
{
  int k = q->at[0][0], a = value (q, 1, 0), b = value (q, 1, 1);

  return a == k * b || b == k * a;
}

static bool
is_negative (const Question *q)
{
  int word = q->at[0][0];

  for (int cell = 0; cell < N; cell++)
    for (int side = 0; side < 2; side++)
      {
        int other = side ? cell + 4 : cell + 1, a, b;

        if (side ? cell / 4 == 3 : cell % 4 == 3)
          continue;
        a = q->grid[cell];
        b = q->grid[other];
        if ((word == WORD_KROPKI || word == WORD_WHITE) && is_white_pair (a, b))
          return false;
        if ((word == WORD_KROPKI || word == WORD_BLACK) && is_black_pair (a, b))
          return false;
        if ((word == WORD_XV || word == WORD_X) && a + b == 10)
          return false;
        if ((word == WORD_XV || word == WORD_V) && a + b == 5)
          return false;
      }
  return true;
}

/* The values of the line, as they are seen. */
static void
look_along (const Question *q, int seen[SIDE])
{
  int line = q->at[0][0], number = line % LINE_COLUMN;

  for (int i = 0; i < SIDE; i++)
    {
      int at = line & LINE_FAR ? SIDE - 1 - i : i;

      seen[i] = q->grid[line & LINE_COLUMN ? at * SIDE + number : number * SIDE + at];
    }
}

static bool
is_sandwich (const Question *q)
{
  int seen[SIDE], sum = 0;
  bool within = false;

  look_along (q, seen);
  for (int i = 0; i < SIDE; i++)
    if (seen[i] == 1 || seen[i] == SIDE)
      within = !within;
    else if (within)
      sum += seen[i];
  return sum == q->at[1][0];
}

static bool
is_x_sum (const Question *q)
{
  int seen[SIDE], sum = 0;

  look_along (q, seen);
  for (int i = 0; i < seen[0]; i++)
    sum += seen[i];
  return sum == q->at[1][0];
}

static bool
is_skyscraper (const Question *q)
{
  int seen[SIDE], highest = 0, n = 0;

  look_along (q, seen);
  for (int i = 0; i < SIDE; i++)
    if (seen[i] > highest)
      {
        highest = seen[i];
        n++;
      }
  return n == q->at[1][0];
}

static bool
is_room (const Question *q)
{
  int seen[SIDE];

  look_along (q, seen);
  return seen[seen[0] - 1] == q->at[1][0];
}

static bool
is_quad (const Question *q)
{
  for (int v = 1; v <= SIDE; v++)
    {
      int listed = 0, there = 0;

      for (int i = 0; i < q->n[0]; i++)
        listed += q->at[0][i] == v;
      for (int i = 0; i < 4; i++)
        there += value (q, 1, i) == v;
      if (there < listed)
        return false;
    }
  return true;
}

static bool
is_parity (const Question *q, int parity)
{
  for (int i = 0; i < q->n[0]; i++)
    if (value (q, 0, i) % 2 != parity)
      return false;
  return true;
}

static bool is_odd  (const Question *q) { return is_parity (q, 1); }
static bool is_even (const Question *q) { return is_parity (q, 0); }

static bool
is_extreme (const Question *q, int direction)
{
  for (int i = 0; i < q->n[0]; i++)
    for (int other = 0; other < N; other++)
      {
        int cell = q->at[0][i], steps = abs (cell / 4 - other / 4) + abs (cell % 4 - other % 4);
        bool marked = false;

        for (int j = 0; j < q->n[0]; j++)
          marked |= q->at[0][j] == other;
        if (steps == 1 && !marked && direction * (value (q, 0, i) - q->grid[other]) <= 0)
          return false;
      }
  return true;
}

static bool is_min (const Question *q) { return is_extreme (q, -1); }
static bool is_max (const Question *q) { return is_extreme (q, 1); }

static bool
is_candidates (const Question *q)
{
  for (int i = 0; i < q->n[1]; i++)
    if (value (q, 0, 0) == q->at[1][i])
      return true;
  return false;
}

static bool
is_index (const Question *q, bool columns)
{
  for (int i = 0; i < q->n[0]; i++)
    {
      int cell = q->at[0][i], row = cell / SIDE, column = cell % SIDE;

      for (int v = 1; v <= SIDE; v++)
        {
          int pointed = columns ? q->grid[row * SIDE + v - 1] : q->grid[(v - 1) * SIDE + column];

          if ((q->grid[cell] == v) != (pointed == (columns ? column : row) + 1))
            return false;
        }
    }
  return true;
}

static bool is_column_index (const Question *q) { return is_index (q, true); }
static bool is_row_index    (const Question *q) { return is_index (q, false); }

typedef struct {
  const char *id;
  void (*draw) (Parts *parts);
  bool (*holds) (const Question *question);
} Meaning;

/* Every row of constraint_kinds[] but entropic, which needs a number of values that three divides. */
static const Meaning meanings[] = {
  { "cage", draw_cage, is_cage }, { "cage", draw_free_cage, is_cage }, { "sum", draw_sum, is_sum },
  { "add", draw_add, is_add }, { "subtract", draw_subtract, is_subtract }, { "multiply", draw_multiply, is_multiply },
  { "divide", draw_divide, is_divide }, { "littlekiller", draw_sum, is_sum }, { "extra", draw_short, is_extra }, { "arrow", draw_arrow, is_arrow },
  { "doublearrow", draw_line, is_double_arrow }, { "zipper", draw_line, is_zipper }, { "regionsum", draw_line, is_region_sum },
  { "sumline", draw_sum, is_sum_line }, { "equalsum", draw_two_lines, is_equal_sum }, { "thermo", draw_short, is_thermo },
  { "slowthermo", draw_line, is_slow_thermo }, { "whisper", draw_whisper, is_whisper }, { "renban", draw_short, is_renban },
  { "palindrome", draw_line, is_palindrome }, { "between", draw_line, is_between }, { "lockout", draw_lockout, is_lockout },
  { "modular", draw_modular, is_modular }, { "clone", draw_two_lines, is_clone }, { "white", draw_pair, is_white },
  { "black", draw_pair, is_black }, { "x", draw_pair, is_x }, { "v", draw_pair, is_v }, { "diff", draw_number_pair, is_diff },
  { "ratio", draw_number_pair, is_ratio }, { "pairsum", draw_number_pair, is_pair_sum }, { "less", draw_pair, is_less },
  { "negative", draw_word, is_negative }, { "sandwich", draw_sandwich, is_sandwich }, { "xsum", draw_x_sum, is_x_sum },
  { "skyscraper", draw_to_four, is_skyscraper }, { "numberedroom", draw_to_four, is_room }, { "quad", draw_quad, is_quad },
  { "odd", draw_cells, is_odd }, { "even", draw_cells, is_even }, { "min", draw_cells, is_min }, { "max", draw_cells, is_max },
  { "candidates", draw_candidates, is_candidates }, { "colindex", draw_cells, is_column_index },
  { "rowindex", draw_cells, is_row_index },
};

static void
test_meaning (gconstpointer data)
{
  const Meaning *meaning = data;
  g_autofree Rules *rules = g_new (Rules, 1);
  int kind = constraint_kind_from_id (meaning->id);
  guint64 met = 0;

  g_assert_cmpint (kind, >=, 0);
  for (int board = 0; board < BOARDS; board++)
    {
      Parts parts = { .n = 0 };
      Question question = { .rules = rules };
      uint64_t wanted = 0;

      rules_init_square (rules, SIDE, 2, 2);
      meaning->draw (&parts);
      g_assert_true (rules_add (rules, kind, parts.numbers, parts.n));
      for (int part = 0; part < 4; part++)
        question.n[part] = rules_part (rules, &rules->constraint[0], part, &question.at[part]);
      for (int i = 0; i < N_GRIDS; i++)
        {
          question.grid = grids[i];
          wanted += meaning->holds (&question);
        }
      g_assert_cmpuint (count_all (rules, NULL), ==, wanted);
      met += wanted;
    }
  if (strcmp (meaning->id, "x") != 0)           /* no two values up to 4 are 10 */
    g_assert_cmpuint (met, >, 0);
}

static void
test_all_have_a_meaning (void)
{
  for (int kind = 0; kind < n_constraint_kinds; kind++)
    {
      bool found = strcmp (constraint_kinds[kind].id, "entropic") == 0;

      for (gsize i = 0; i < G_N_ELEMENTS (meanings); i++)
        found |= strcmp (meanings[i].id, constraint_kinds[kind].id) == 0;
      g_assert_true (found);
    }
}

int
main (int argc, char *argv[])
{
  uint8_t grid[N];

  g_test_init (&argc, &argv, NULL);
  fill (grid, 0);
  g_assert_cmpint (n_grids, ==, N_GRIDS);
  for (gsize i = 0; i < G_N_ELEMENTS (meanings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/meaning/%s/%u", meanings[i].id, (unsigned) i);

      g_test_add_data_func (path, &meanings[i], test_meaning);
    }
  g_test_add_func ("/rules/all-have-a-meaning", test_all_have_a_meaning);
  return g_test_run ();
}
