/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-predict.c — "What happens next?" halts before every guess, dead end, take-back and solution, at any speed, tells nothing of
 * them before they are shown, and counts what was predicted. And slides: bookmarks, one after the other. */
#include <string.h>

#include "engine/search/any/any-strategies.h"
#include "engine/search/strategies/strategies.h"
#include "formats/blocks.h"
#include "model/search/player.h"
#include "model/teach/predict.h"
#include "model/teach/slides.h"

#define PUZZLE "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3"

typedef struct {
  SetdokuPlayer  *player;
  SetdokuPredict *predict;
  int64_t         now;
} Fixture;

static void
run (Fixture *f, const Trace *trace)
{
  setdoku_player_start (f->player, trace);
  while (!setdoku_player_is_ended (f->player))
    {
      setdoku_player_tick (f->player, f->now += 16667);
      g_usleep (200);
    }
}

static void
start (Fixture *f, const char *strategy, const char *key, const char *value)
{
  Trace trace = { .strategy = strategy_find (strategy) };

  trace.options = trace.strategy->defaults;
  g_assert_true (board_parse (&trace.board, PUZZLE));
  if (key)
    g_assert_cmpint (search_options_set (&trace.options, trace.strategy->switches, key, value), ==, OPTION_OK);
  run (f, &trace);
}

/* A board of 6 × 6 with diagonals: nobody holds its topology but who searches on it. */
static void
start_on (Fixture *f, const Strategy *strategy)
{
  static const char *const text = "puzzle=six\nrows=6\ncols=6\nvalues=1-6\nboxes=2x3\nextras=diagonal+\n"
                                  "givens=..3...............5...............1.\n";
  g_autoptr (Block) block = NULL;
  Trace trace = { .strategy = strategy, .options = strategy->defaults, .seed = 1 };
  const char *at = text;
  unsigned line = 1;
  ParseError error;
  Topology *topology;

  g_assert_true (block_read (&at, &line, &block, &error));
  topology = block_topology (block, &error);
  g_assert_nonnull (topology);
  trace.topology = topology;
  memcpy (trace.givens, block->givens, topology->n_cells);
  run (f, &trace);
  topology_unref (topology);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->player = setdoku_player_new ();
  f->predict = setdoku_predict_new (f->player);
  f->now = 1000000;
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->predict);
  g_object_unref (f->player);
}

/* Space: it asks, or shows, or the search plays until it asks. */
static void
go_on (Fixture *f)
{
  if (setdoku_predict_go_on (f->predict))
    return;
  setdoku_player_play (f->player, 1);
  while (setdoku_player_is_playing (f->player))
    setdoku_player_tick (f->player, f->now += 16667);
}

static Prediction
coming (Fixture *f)
{
  const Trace *trace = setdoku_player_get_trace (f->player);
  g_autofree char *state = g_malloc0 (trace_state_size (trace));
  uint64_t cursor = setdoku_player_get_cursor (f->player);
  Event event = EVENT_NONE;

  setdoku_player_copy_state (f->player, cursor, state);
  return trace_step (trace, state, cursor, &event) ? predict_of_event (&event) : PREDICT_NOTHING;
}

/* All of it, always predicted: none of the four goes by unasked, however fast the search plays. */
static void
check_asks_all (Fixture *f, double speed)
{
  const Counters *totals = setdoku_player_get_totals (f->player);
  uint64_t all = totals->nodes + totals->backtracks + totals->wipeouts + totals->solutions, asked = 0;

  setdoku_player_seek (f->player, 0);
  setdoku_player_set_speed (f->player, speed);
  setdoku_predict_set_on (f->predict, TRUE);
  while (setdoku_player_get_cursor (f->player) < setdoku_player_get_length (f->player))
    {
      if (!setdoku_predict_is_asking (f->predict))
        {
          go_on (f);
          continue;
        }
      setdoku_predict_answer (f->predict, coming (f));
      g_assert_cmpint (setdoku_predict_get_last (f->predict), ==, PREDICTED_RIGHT);
      asked++;
    }
  g_assert_cmpuint (asked, ==, all);
  g_assert_cmpuint (setdoku_predict_get_right (f->predict), ==, all);
  g_assert_cmpuint (setdoku_predict_get_n (f->predict), ==, all);
  setdoku_predict_set_on (f->predict, FALSE);
}

static void
test_asks_all (Fixture *f, gconstpointer data)
{
  start (f, "ascending", NULL, NULL);
  check_asks_all (f, 4);
  start (f, "explore", "inference", "forward");          /* what is struck is not asked about, and runs by between */
  check_asks_all (f, 15);
  check_asks_all (f, SETDOKU_PLAYER_SPEED_MAX);
  start (f, "dlx", NULL, NULL);
  check_asks_all (f, 1000);
}

static void
test_asks_all_on_any_board (Fixture *f, gconstpointer data)
{
  static const Strategy *const mine[] = { &strategy_any_order, &strategy_any_explore, &strategy_any_dlx };

  for (size_t i = 0; i < G_N_ELEMENTS (mine); i++)
    {
      start_on (f, mine[i]);
      g_test_message ("%s", mine[i]->id);
      check_asks_all (f, i ? 15 : SETDOKU_PLAYER_SPEED_MAX);
    }
}

/* Only the houses' values stand in the question, and it names a cell or a house of that board. */
static void
test_hides_on_any_board (Fixture *f, gconstpointer data)
{
  int cells = 0;

  start_on (f, &strategy_any_order);
  setdoku_predict_set_on (f->predict, TRUE);
  for (int n = 0; n < 40 && setdoku_player_get_cursor (f->player) < setdoku_player_get_length (f->player); n++)
    {
      const Explanation *question = setdoku_predict_get_question (f->predict);

      if (question)
        {
          g_assert_cmpstr (question->title, ==, "What happens next?");
          g_assert_true (g_str_has_prefix (question->sentence, "The search looks at "));
          g_assert_null (question->formula);
          g_assert_cmpint (question->cell, <, 36);
          cells += question->cell >= 0 && question->n_rows > 0;
          for (int i = 0; i < question->n_rows; i++)
            g_assert_cmpint (question->rows[i].hidden, ==, question->rows[i].role == ROLE_NONE);
        }
      go_on (f);
    }
  g_assert_cmpint (cells, >, 5);
}

/* At the event of the picture: nothing that it tells is there before, and everything is after. */
static void
test_hides (Fixture *f, gconstpointer data)
{
  const Explanation *question;

  start (f, "ascending", NULL, NULL);
  setdoku_player_seek (f->player, 356);
  g_assert_null (setdoku_predict_get_question (f->predict));
  setdoku_predict_set_on (f->predict, TRUE);
  g_assert_true (setdoku_predict_is_asking (f->predict));
  g_assert_cmpuint (setdoku_player_get_cursor (f->player), ==, 356);

  question = setdoku_predict_get_question (f->predict);
  g_assert_cmpstr (question->title, ==, "What happens next?");
  g_assert_cmpstr (question->sentence, ==, "The search looks at row 5, column 6.");
  g_assert_null (question->formula);
  g_assert_null (strstr (question->spoken, "used"));
  g_assert_cmpint (question->n_rows, ==, 5);
  for (int i = 0; i < question->n_rows; i++)
    {
      const SetRow *row = &question->rows[i];

      g_assert_cmpint (row->hidden, ==, i >= 3);
      g_assert_true (i < 3 ? row->digits != DIGITS_NONE : row->digits == DIGITS_NONE && !row->accent && !row->dead);
    }

  setdoku_predict_answer (f->predict, PREDICT_GUESS);
  g_assert_cmpuint (setdoku_player_get_cursor (f->player), ==, 357);
  g_assert_cmpint (setdoku_player_get_event (f->player)->kind, ==, EVENT_WIPEOUT);
  g_assert_cmpint (setdoku_predict_get_last (f->predict), ==, PREDICTED_WRONG);
  g_assert_cmpint (setdoku_predict_get_said (f->predict), ==, PREDICT_GUESS);
  g_assert_null (setdoku_predict_get_question (f->predict));
}

/* The question before a take-back names no cell that is filled: that would be the answer. */
static void
test_take_back_is_not_told (Fixture *f, gconstpointer data)
{
  start (f, "ascending", NULL, NULL);
  setdoku_predict_set_on (f->predict, TRUE);
  for (uint64_t step = 1; step < setdoku_player_get_length (f->player); step++)
    {
      const Explanation *question;

      setdoku_player_seek (f->player, step);
      g_assert_false (setdoku_predict_is_asking (f->predict));        /* whoever goes somewhere sees what is there */
      setdoku_predict_go_on (f->predict);
      question = setdoku_predict_get_question (f->predict);
      g_assert_nonnull (question);
      if (coming (f) != PREDICT_SOLVED)
        g_assert_cmpint (setdoku_player_get_view (f->player)->board.digit[question->cell], ==, 0);
      else
        g_assert_cmpint (question->cell, ==, -1);
    }
}

static void
check_score (Fixture *f, const char *score)
{
  g_autofree char *text = setdoku_predict_dup_score (f->predict);

  g_assert_cmpstr (text, ==, score);
}

/* What is only shown does not count; another search begins another score. */
static void
test_score (Fixture *f, gconstpointer data)
{
  start (f, "ascending", NULL, NULL);
  setdoku_predict_answer (f->predict, PREDICT_GUESS);
  setdoku_predict_set_on (f->predict, TRUE);
  check_score (f, NULL);
  setdoku_predict_answer (f->predict, PREDICT_GUESS);
  check_score (f, "1 of 1 predicted");
  g_assert_cmpuint (setdoku_player_get_cursor (f->player), ==, 1);
  setdoku_predict_answer (f->predict, PREDICT_GUESS);                 /* it does not ask: nothing */
  g_assert_cmpuint (setdoku_player_get_cursor (f->player), ==, 1);
  go_on (f);
  g_assert_true (setdoku_predict_is_asking (f->predict));
  setdoku_predict_answer (f->predict, PREDICT_SOLVED);
  check_score (f, "1 of 2 predicted");
  go_on (f);
  go_on (f);
  g_assert_cmpuint (setdoku_player_get_cursor (f->player), ==, 3);
  check_score (f, "1 of 2 predicted");

  start (f, "dlx", NULL, NULL);
  g_assert_true (setdoku_predict_is_on (f->predict));
  check_score (f, NULL);
  setdoku_player_clear (f->player);
  g_assert_false (setdoku_predict_is_on (f->predict));
}

static void
on_wanted (SetdokuSlides *slides, uint64_t step, SetdokuPlayer *player)
{
  setdoku_player_seek (player, step);
}

static void
test_slides (Fixture *f, gconstpointer data)
{
  g_autoptr (SetdokuSlides) slides = setdoku_slides_new (f->player);
  g_autofree char *title = NULL;

  g_signal_connect (slides, "wanted", G_CALLBACK (on_wanted), f->player);
  start (f, "ascending", NULL, NULL);
  setdoku_slides_begin (slides);                             /* nothing is marked */
  g_assert_cmpuint (setdoku_slides_get_place (slides), ==, 0);
  setdoku_player_set_bookmark (f->player, 8, "the first");
  setdoku_player_set_bookmark (f->player, 357, "the second");
  setdoku_player_set_bookmark (f->player, 612, "");
  setdoku_slides_begin (slides);
  g_assert_cmpstr (setdoku_slides_get_note (slides), ==, "the first");
  setdoku_slides_go (slides, -1);
  g_assert_cmpuint (setdoku_slides_get_place (slides), ==, 1);
  setdoku_slides_go (slides, 1);
  title = setdoku_slides_dup_title (slides);
  g_assert_cmpstr (title, ==, "Slide 2 of 3");
  g_assert_cmpuint (setdoku_player_get_cursor (f->player), ==, 357);

  setdoku_player_step (f->player, -1);                       /* beside the slide */
  g_assert_null (setdoku_slides_get_note (slides));
  setdoku_slides_go (slides, 0);
  g_assert_cmpstr (setdoku_slides_get_note (slides), ==, "the second");
  setdoku_slides_go (slides, 5);
  g_assert_cmpstr (setdoku_slides_get_note (slides), ==, "");

  setdoku_player_set_bookmark (f->player, 612, NULL);
  g_assert_cmpuint (setdoku_slides_get_place (slides), ==, 2);
  start (f, "dlx", NULL, NULL);                              /* that has no bookmarks */
  g_assert_cmpuint (setdoku_slides_get_place (slides), ==, 0);
}

int
main (int argc, char **argv)
{
  static const struct { const char *path; void (*test) (Fixture *f, gconstpointer data); } tests[] = {
    { "/predict/asks-all", test_asks_all },
    { "/predict/asks-all-on-any-board", test_asks_all_on_any_board },
    { "/predict/hides", test_hides },
    { "/predict/hides-on-any-board", test_hides_on_any_board },
    { "/predict/take-back-is-not-told", test_take_back_is_not_told },
    { "/predict/score", test_score },
    { "/slides", test_slides },
  };

  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
