/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-rate.c — ratings are those of Sudoku Explainer, step by step, and never depend on what was rated before.
 *
 * A puzzle of nearly each rating is here. The published lists are read from SETDOKU_DATA if they are there: a sample of
 * them, or every line with SETDOKU_RATE_TESTS=1. */
#include <glib.h>
#include <math.h>
#include <string.h>

#include "engine/fast/count.h"
#include "engine/rate/rate.h"

static const struct { const char *puzzle, *triple, *technique; } samples[] = {
  { "...45...9......26...8.73.......9.63...1...9...6...71.23.....8...869...4...5....27",
    "1.2/1.2/1.2", "hidden-single" },
  { ".........4.6.89..2.....364..1.3.59.8..4.9.52..........3.....85..4187....9....1...",
    "1.5/1.2/1.2", "hidden-single" },
  { "......7.9..718.2366..72....2.......5...6...9..1.875...5.......1..13.....842.9....",
    "1.7/1.2/1.2", "direct-pointing" },
  { "........9.571..2....8..34.......8......9213.87....5.9......2..4....9.1....2.3..67",
    "2.0/1.2/1.2", "direct-hidden-pair" },
  { ".....6......1..23689..371...8...4.5.314..5...7...1..98.7.9...6.......9.3....4..7.",
    "2.3/1.2/1.2", "naked-single" },
  { ".......89...7..12..9..3.56..1...7.......4......5.28....8.9136..63...4...7..5..8..",
    "2.5/1.2/1.2", "direct-hidden-triplet" },
  { "..3.5......71.9....893....52.....3..3.5.47.....492........64..7.....5843.......6.",
    "2.6/1.2/1.2", "pointing" },
  { ".2....7894..1..2......7.4.....8.59.33.....1..9......5...26........3485.1.1.......",
    "2.8/1.2/1.2", "claiming" },
  { "....5.7..4..1.9.3..69...14..9...7..1..1..5..2..8.......1.2...9.5.......7..4.3...8",
    "3.0/1.2/1.2", "naked-pair" },
  { "..34.6.........23.6..7..1..2..9...7.7...2......43...9.........8.42.9.....1857....",
    "3.2/1.2/1.2", "x-wing" },
  { ".23..6.....71.923......7..1..47..8..3.9...1...763..........1.98.6.9....2....4...5",
    "3.4/1.2/1.2", "hidden-pair" },
  { "..........571.92.......7.5..3.....91....928...846.1...3.2..4..5..8.7.46..4.....7.",
    "4.2/1.2/1.2", "xy-wing" },
  { ".........45....2.369..7..5...16.5.9...9.1...28.......15...6.34....52..1.93.......",
    "4.5/1.2/1.2", "unique-rectangle" },
  { "..3.....9457.8....6....2....3.6...78......5.....8.7..2...96..5...83..621.4......3",
    "4.6/1.2/1.2", "unique-loop" },
  { "000000000900070002000306000240000063007040800010205040000080000400020005008701300",
    "5.0/1.2/1.2", "naked-quad" },
  { "000000000600000004040795030360020089090040050000809000009060700080304020430070065",
    "5.2/1.2/1.2", "jellyfish" },
  { "......7.9..718..63.8........7.......3....4..1891.3....5.8....26.1....5..9...12...",
    "5.6/1.2/1.2", "bug-1" },
  { "...4...8....189..3.9...7...2...15..7.45...9..8.9......37.....56.8.6.......1.23...",
    "5.7/1.2/1.2", "bug-2" },
  { "1.34...8...71.9..6.8..72.......9.3.85...........537..2........57...15...89....61.",
    "5.8/1.2/1.2", "bug-3" },
  { "502000608003902500000000000030207010050000020400000009060519080090000060301080902",
    "5.9/1.2/1.2", "bug-3" },
  { "100508002000000000008603700009000600000409000605000908720105094004000500090000070",
    "6.2/1.2/1.2", "aligned-pair-exclusion" },
  { ".........4.6.891..7.92...5.2....8.....756..2...8.9..4......1.9..3....6...6.8..2.5",
    "6.6/1.2/1.2", "forcing-x-chain" },
  { ".......89...7...2.7..2135....96.....6...37......1.2...3.......1..2.7.94...4..8...",
    "6.7/1.2/1.2", "y-cycle" },
  { "...4.6..9.56.........13.5.4.9........64..82....72..95.5...6.4..6.2....1........3.",
    "7.0/1.2/1.2", "y-cycle" },
  { "........5.4.....7..761.43...85.6...........51.6.2.......2.....9...4.8.....37...1.",
    "7.1/1.2/1.2", "forcing-chain" },
  { "....5.7..4.7.89....8..3..542...1...6.916..5....6....2....8.19......9..3....2....5",
    "7.5/1.2/1.2", "aligned-triplet-exclusion" },
  { ".........45...9..2.89....4..786....1...97..656...1...7..2..4.78...5.32...4.8...5.",
    "7.6/1.2/1.2", "nishio-forcing-chain" },
  { "......7....6....327......4......8.1.6.51.7.9.87.5..3..........15....29.4..26...5.",
    "8.2/1.2/1.2", "multiple-forcing-chains" },
  { "...........67....9.2..164...4....9...8.13...........25.179....4....8..6...3.2....",
    "8.3/1.2/1.2", "multiple-forcing-chains" },
  { ".......8..5.1....6.....3....6.5...7..7......891..345...9286.3.1..6..1.......25...",
    "8.5/1.2/1.2", "multiple-forcing-chains" },
  { ".......1.2316....99......7..2..9.......4.1..61..2..5....8......3...8.9..64.9....2",
    "8.9/1.2/1.2", "dynamic-forcing-chains" },
  { "...........718.2.668..2...42.45..9...1......7...34...53.......1.4.....9...126.4..",
    "9.0/1.2/1.2", "dynamic-forcing-chains" },
  { "1...5.......2.1.....3.7..6.........962......7.8593.....3..6..8..7....1..5....4.7.",
    "9.4/1.2/1.2", "dynamic-forcing-chains" },
  { "........7..4.2.6..8.....31......29...4..9..3...95.6....1......8..6.5.2..7......6.",
    "10.3/10.3/9.8", "nested-forcing-chains" },
  { ".2....7..4....9.3.6..2.3.4.....1......89.....9....4.6..94....5.5.....6.3.....5...",
    "10.9/10.9/2.6", "nested-multiple-chains" },
};

static char *
format_rate (const Rate *rate)
{
  int er = rate_tenths (rate->er), ep = rate_tenths (rate->ep), ed = rate_tenths (rate->ed);

  return g_strdup_printf ("%d.%d/%d.%d/%d.%d", er / 10, er % 10, ep / 10, ep % 10, ed / 10, ed % 10);
}

static void
start (Rate *rate, const char *puzzle)
{
  Board board;

  g_assert_true (board_parse (&board, puzzle));
  rate_start (rate, &board);
}

static char *
triple_of (const char *puzzle, RateWork *work)
{
  Rate rate;

  start (&rate, puzzle);
  g_assert_cmpint (rate_run (&rate, work), ==, RATE_SOLVED);
  return format_rate (&rate);
}

/* The rating of each step, with a p where it places a digit. */
static char *
steps_of (const char *puzzle, RateWork *work)
{
  g_autoptr(GString) steps = g_string_new (NULL);
  RateHint step;
  Rate rate;

  start (&rate, puzzle);
  while (rate_step (&rate, work, &step) == RATE_STEPPED)
    {
      int tenths = rate_tenths (step.rating);

      g_string_append_printf (steps, "%s%d.%d%s", rate.n_steps > 1 ? " " : "", tenths / 10, tenths % 10,
                              step.cell != NO_CELL ? "p" : "");
    }
  return g_string_free (g_steal_pointer (&steps), FALSE);
}

static void
test_samples (void)
{
  RateWork *work = rate_work_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autofree char *triple = NULL;
      Rate rate;

      start (&rate, samples[i].puzzle);
      g_assert_cmpint (rate_run (&rate, work), ==, RATE_SOLVED);
      triple = format_rate (&rate);
      g_assert_cmpstr (triple, ==, samples[i].triple);
      g_assert_cmpstr (rate_technique_id (rate.hardest), ==, samples[i].technique);
    }
  rate_work_free (work);
}

/* Every candidate that a step removes or places is compared with the solution. */
static void
test_sound (void)
{
  RateWork *work = rate_work_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      uint8_t solution[COUNT_KEPT][N_CELLS];
      CountPuzzle puzzle;
      RateHint step;
      Board board;
      Rate rate;

      g_assert_true (board_parse (&board, samples[i].puzzle));
      count_puzzle_from_board (&puzzle, &board);
      g_assert_cmpuint (count_solutions (&puzzle, 2, solution, NULL), ==, 1);
      rate_start (&rate, &board);
      while (rate_step (&rate, work, &step) == RATE_STEPPED)
        {
          g_assert_true (step.removes || step.cell != NO_CELL);
          if (step.cell != NO_CELL)
            g_assert_cmpint (step.digit + 1, ==, solution[0][step.cell]);
          for (int cell = 0; cell < N_CELLS; cell++)
            g_assert_false (step.removed[cell] >> (solution[0][cell] - 1) & 1);
        }
      g_assert_cmpmem (rate.grid.digit, N_CELLS, solution[0], N_CELLS);
    }
  rate_work_free (work);
}

/* A work that has rated other puzzles gives the same steps as a new one. */
static void
test_work_remembers_nothing (void)
{
  RateWork *used = rate_work_new ();

  for (gsize i = G_N_ELEMENTS (samples); i-- > 0;)
    {
      RateWork *fresh = rate_work_new ();
      g_autofree char *a = steps_of (samples[i].puzzle, used), *b = steps_of (samples[i].puzzle, fresh);

      g_assert_cmpstr (a, ==, b);
      rate_work_free (fresh);
    }
  rate_work_free (used);
}

static bool
stop_now_and_then (void *user)
{
  int *countdown = user;

  return --*countdown == 0;
}

/* However often it is stopped, the steps are the same; and a stop changes nothing. */
static void
test_stops (void)
{
  RateWork *work = rate_work_new ();
  const char *puzzle = samples[G_N_ELEMENTS (samples) - 1].puzzle;
  g_autofree char *whole = steps_of (puzzle, work), *triple = NULL;
  int countdown = 0, n_stops = 0;
  Rate rate;

  start (&rate, puzzle);
  rate_work_set_stop (work, stop_now_and_then, &countdown);
  for (RateOutcome outcome = RATE_STEPPED; outcome == RATE_STEPPED || outcome == RATE_STOPPED;)
    {
      Rate before = rate;

      countdown = n_stops < 50 ? 40 * (n_stops + 1) : 0;
      outcome = rate_step (&rate, work, NULL);
      if (outcome != RATE_STOPPED)
        continue;
      n_stops++;
      g_assert_cmpmem (&rate, sizeof rate, &before, sizeof before);
    }
  triple = format_rate (&rate);
  g_assert_cmpint (n_stops, >, 3);
  g_assert_cmpstr (triple, ==, samples[G_N_ELEMENTS (samples) - 1].triple);
  rate_work_set_stop (work, NULL, NULL);
  {
    g_autofree char *again = steps_of (puzzle, work);

    g_assert_cmpstr (again, ==, whole);
  }
  rate_work_free (work);
}

static bool
count_asks (void *user)
{
  ++*(int *) user;
  return false;
}

/* Long steps ask again and again: for each candidate that is looked at, also in the searches within the search. */
static void
test_asks_often (void)
{
  RateWork *work = rate_work_new ();
  int n_asks = 0;
  Rate rate;

  start (&rate, samples[G_N_ELEMENTS (samples) - 1].puzzle);
  rate_work_set_stop (work, count_asks, &n_asks);
  g_assert_cmpint (rate_run (&rate, work), ==, RATE_SOLVED);
  g_assert_cmpint (n_asks, >, 20000);
  rate_work_free (work);
}

typedef struct {
  GAsyncQueue *queue;                /* of 1 + number of the sample */
  char       **found;                /* steps, by sample */
} Shift;

static void *
rate_samples (void *user)
{
  Shift *shift = user;
  RateWork *work = rate_work_new ();
  void *item;

  while ((item = g_async_queue_try_pop (shift->queue)))
    {
      int i = GPOINTER_TO_INT (item) - 1;

      shift->found[i] = steps_of (samples[i].puzzle, work);
    }
  rate_work_free (work);
  return NULL;
}

static char *
rate_with_threads (int n_threads)
{
  g_auto(GStrv) found = g_new0 (char *, G_N_ELEMENTS (samples) + 1);
  Shift shift = { g_async_queue_new (), found };
  GThread *threads[8];
  char *text;

  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++)
    g_async_queue_push (shift.queue, GINT_TO_POINTER ((int) i + 1));
  for (int i = 0; i < n_threads; i++)
    threads[i] = g_thread_new ("rate", rate_samples, &shift);
  for (int i = 0; i < n_threads; i++)
    g_thread_join (threads[i]);
  text = g_strjoinv ("\n", found);
  g_async_queue_unref (shift.queue);
  return text;
}

static void
test_threads (void)
{
  g_autofree char *one = rate_with_threads (1), *two = rate_with_threads (2), *five = rate_with_threads (5);

  g_assert_cmpuint (strlen (one), >, 100 * G_N_ELEMENTS (samples));
  g_assert_cmpstr (two, ==, one);
  g_assert_cmpstr (five, ==, one);
}

static void
test_room (void)
{
  g_assert_cmpuint (rate_work_size (), <=, 64u << 20);
}

/* A rating is printed as Sudoku Explainer prints it: cut after 0.05 is added. */
static void
test_tenths (void)
{
  g_assert_cmpint (rate_tenths (6.5), ==, 65);
  g_assert_cmpint (rate_tenths (6.5 + (0.1 + 0.1)), ==, 67);
  g_assert_cmpint (rate_tenths (8.0 + (0.1 + 0.1 + 0.1)), ==, 83);
  g_assert_cmpint (rate_tenths (20.0), ==, 200);
}

/* The list's lines; NULL, and the test is skipped, without it. */
static char **
load_list (const char *file)
{
  const char *folder = g_getenv ("SETDOKU_DATA");
  g_autofree char *path = g_build_filename (folder ? folder : "../shared/data", file, NULL), *text = NULL;

  if (g_file_get_contents (path, &text, NULL, NULL))
    return g_strsplit (text, "\n", -1);
  g_test_skip (file);
  return NULL;
}

/* Those of a list that is always there. */
static char **
load_own_list (const char *file)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", file, NULL), *text = NULL;
  g_autoptr(GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (text, "\n", -1);
}

static guint
stride_of (guint stride)
{
  return g_getenv ("SETDOKU_RATE_TESTS") ? 1 : stride;
}

/* Puzzle, blank, ER. Above the limit the list is not held to. */
static void
check_er (const char *file, double limit, guint stride)
{
  g_auto(GStrv) lines = load_list (file);
  RateWork *work = rate_work_new ();
  int n = 0;

  for (guint i = 0; lines && i < g_strv_length (lines); i += stride_of (stride))
    {
      double er = strlen (lines[i]) > N_CELLS ? g_ascii_strtod (lines[i] + N_CELLS, NULL) : 0;
      Rate rate;

      if (er == 0 || er > limit)
        continue;
      start (&rate, lines[i]);
      g_assert_cmpint (rate_run (&rate, work), ==, RATE_SOLVED);
      if (rate_tenths (rate.er) != lround (10 * er))
        g_error ("%s:%u: rated %d tenths", file, i + 1, rate_tenths (rate.er));
      n++;
    }
  g_assert_true (!lines || n > 100);
  rate_work_free (work);
}

static void
test_er_lists (void)
{
  check_er ("cb000_ser.txt", 99, 97);
  check_er ("royle17_ser.txt", 4.4, 31);
}

/* Puzzle, blank, and what is found must be. Returns how many lines were held to. */
static int
check_lines (char **lines, guint stride, char *(*find) (const char *puzzle, RateWork *work))
{
  RateWork *work = rate_work_new ();
  int n = 0;

  for (guint i = 0; lines && i < g_strv_length (lines); i += stride)
    if (strlen (lines[i]) > N_CELLS)
      {
        g_autofree char *found = find (lines[i], work);

        g_assert_cmpstr (found, ==, g_strstrip (lines[i] + N_CELLS));
        n++;
      }
  rate_work_free (work);
  return n;
}

static void
test_own_triples (void)
{
  g_auto(GStrv) lines = load_own_list ("se-triples.txt");
  int n_rare = 0;

  for (char **line = lines; *line; line++)
    n_rare += **line && !g_str_has_suffix (*line, "/1.2/1.2");
  g_assert_cmpint (n_rare, >=, 14);
  g_assert_cmpint (check_lines (lines, 1, triple_of), ==, 300);
}

static void
test_own_steps (void)
{
  g_auto(GStrv) lines = load_own_list ("se-steps.txt");

  g_assert_cmpint (check_lines (lines, 1, steps_of), >=, 50);
}

static void
test_triples (void)
{
  g_auto(GStrv) lines = load_list ("se_triples.txt");

  g_assert_true (check_lines (lines, stride_of (11), triple_of) > 50 || !lines);
}

static void
test_steps (void)
{
  g_auto(GStrv) lines = load_list ("se_steps.txt");

  g_assert_true (check_lines (lines, stride_of (13), steps_of) > 50 || !lines);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rate/a-puzzle-of-each-level-has-its-rating", test_samples);
  g_test_add_func ("/rate/no-step-contradicts-the-solution", test_sound);
  g_test_add_func ("/rate/the-work-remembers-nothing", test_work_remembers_nothing);
  g_test_add_func ("/rate/a-stop-changes-nothing", test_stops);
  g_test_add_func ("/rate/long-steps-ask-often-whether-to-stop", test_asks_often);
  g_test_add_func ("/rate/threads-make-no-difference", test_threads);
  g_test_add_func ("/rate/the-room-is-bounded", test_room);
  g_test_add_func ("/rate/printing-cuts", test_tenths);
  g_test_add_func ("/rate/triples-are-those-of-sudoku-explainer", test_own_triples);
  g_test_add_func ("/rate/steps-are-those-of-sudoku-explainer", test_own_steps);
  g_test_add_func ("/rate/published-ratings-come-out", test_er_lists);
  g_test_add_func ("/rate/published-triples-come-out", test_triples);
  g_test_add_func ("/rate/every-step-has-its-rating", test_steps);

  return g_test_run ();
}
