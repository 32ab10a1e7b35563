/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-values.c — events, steerings, conditions and traces are values: equal are those that are equal in everything, and texts
 * are cut where their room ends. */
#include <glib.h>
#include <string.h>

#include "engine/logic/method-set.h"
#include "engine/search/emit.h"
#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/batch.h"
#include "engine/search/timeline/condition.h"
#include "engine/search/timeline/explorer.h"
#include "engine/search/trace.h"
#include "engine/search/tree.h"

static void
kinds_are_found_by_their_id (void)
{
  for (int kind = 0; kind < N_EVENT_KINDS; kind++)
    g_assert_cmpint (event_kind_from_id (event_kind_ids[kind]), ==, kind);
  g_assert_cmpint (event_kind_from_id ("assignment"), ==, -1);
  g_assert_cmpint (event_kind_from_id (""), ==, -1);
}

static void
check_events_differ (const Event *a, const Event *b)
{
  g_assert_false (event_equal (a, b));
  g_assert_false (event_equal (b, a));
  g_assert_cmpuint (event_hash (EVENT_HASH_START, a), !=, event_hash (EVENT_HASH_START, b));
}

static void
events_are_equal_in_everything (void)
{
  const Event hidden = { .kind = EVENT_SINGLE, .reason = REASON_HIDDEN, .cell = 3, .digit = 4, .house = 5, .depth = 6,
                         .source = 7, .n_operands = 2, .possible = 8, .untried = 16, .operand = { 2, 4 }, .operand_cell = { 1, 2 },
                         .nodes = 9 };
  Event other;

  for (size_t i = 0; i < offsetof (Event, possible); i++)
    {
      if (i == offsetof (Event, n_operands))
        continue;
      other = hidden;
      ((uint8_t *) &other)[i] ^= 1;
      check_events_differ (&hidden, &other);
    }
#define DIFFERS(field) other = hidden; other.field ^= 2; check_events_differ (&hidden, &other)
  DIFFERS (n_operands);
  DIFFERS (possible);
  DIFFERS (untried);
  DIFFERS (nodes);
  DIFFERS (operand[1]);
  DIFFERS (operand_cell[1]);
#undef DIFFERS
  other = hidden;                    /* values beyond 16, of boards that have so many */
  other.possible |= UINT32_C (1) << 20;
  check_events_differ (&hidden, &other);
  other = hidden;
  other.untried |= UINT32_C (1) << 25;
  check_events_differ (&hidden, &other);

  /* What is undefined does not count. */
  other = hidden;
  other.operand[2] = 1;
  other.operand_cell[2] = 1;
  other.places = 4;
  g_assert_true (event_equal (&hidden, &other));
  g_assert_cmpuint (event_hash (EVENT_HASH_START, &hidden), ==, event_hash (EVENT_HASH_START, &other));
}

static void
places_count_where_a_place_was_chosen (void)
{
  Event guess = { .kind = EVENT_ASSIGN, .house = 3, .places = 6, .places_left = 4 }, other = guess;

  g_assert_true (event_has_places (&guess));
  other.places = 7;
  check_events_differ (&guess, &other);
  other = guess;
  other.places_left = 0;
  check_events_differ (&guess, &other);

  guess.kind = EVENT_UNDO_ASSIGN;
  g_assert_true (event_has_places (&guess));
  g_assert_false (event_is_exhausted (&guess));
  guess.places_left = 0;
  g_assert_true (event_is_exhausted (&guess));
  guess.house = NO_HOUSE;
  g_assert_false (event_has_places (&guess));
  g_assert_true (event_is_exhausted (&guess));
  guess.untried = 2;
  g_assert_false (event_is_exhausted (&guess));
  guess.kind = EVENT_STRIP;
  guess.house = 3;
  g_assert_false (event_has_places (&guess));
  g_assert_false (event_is_exhausted (&guess));
}

static void
a_steering_has_an_end (void)
{
  Steering steering = { 0 }, other;
  char     text[STEERING_TEXT_SIZE], part[16];

  for (unsigned i = 0; i < STEERS_MAX; i++)
    g_assert_true (steering_add (&steering, 10 * i, (int) i, 1 + (int) i % 9));
  other = steering;
  g_assert_false (steering_add (&steering, 1000, 5, 5));
  g_assert_true (steering_equal (&steering, &other));

  g_assert_cmpuint (steering_format (&steering, text, sizeof text), ==, strlen (text));
  for (size_t size = 1; size <= sizeof part; size++)
    {
      g_assert_cmpuint (steering_format (&steering, part, size), ==, size - 1);
      g_assert_cmpint (strncmp (part, text, size - 1), ==, 0);
      g_assert_cmpint (part[size - 1], ==, '\0');
    }
  part[0] = 'x';
  g_assert_cmpuint (steering_format (&steering, part, 0), ==, 0);
  g_assert_cmpint (part[0], ==, 'x');

  other.at[3].step++;
  g_assert_false (steering_equal (&steering, &other));
  other = steering;
  other.at[15].cell++;
  g_assert_false (steering_equal (&steering, &other));
  other = steering;
  other.at[0].digit++;
  g_assert_false (steering_equal (&steering, &other));
  other = steering;
  other.n--;
  g_assert_false (steering_equal (&steering, &other));

  g_assert_cmpuint (steering_next (&steering, 0), ==, 0);
  g_assert_cmpuint (steering_next (&steering, 11), ==, 20);
  g_assert_cmpuint (steering_next (&steering, 151), ==, UINT64_MAX);
}

/* What cannot be guessed there is as if it had not been steered. */
static void
a_steer_that_cannot_be_is_none (void)
{
  static SearchState state, plain;
  const Strategy *const all[] = { &strategy_ascending, &strategy_sets };

  for (int i = 0; i < 2; i++)
    {
      Trace    trace = { .strategy = all[i], .options = all[i]->defaults, .seed = 1 };
      Steering wrong = { .n = 1, .at = { { 2, 0, 1 } } };            /* it holds a clue */
      Event    event, expected;
      bool     more = true;

      g_assert_true (board_parse (&trace.board,
                                  "1..75.8.4.4...9......9.8..5..2....6..4..7............39.....1..5..3.5.8....8.9..."));
      trace_start (&trace, state);
      trace_start (&trace, plain);
      for (uint64_t cursor = 0; more && cursor < 20; cursor++)
        {
          more = steering_step (trace.strategy, &wrong, state, cursor, &event);
          g_assert_cmpint (more, ==, trace.strategy->step (plain, &expected));
          g_assert_true (!more || event_equal (&event, &expected));
        }
    }
}

/* Where the search has ended there is nothing to guess, and it ends as it would have. */
static void
a_steer_at_the_end_is_none (void)
{
  Trace     trace = { .strategy = &strategy_ascending, .options = strategy_ascending.defaults, .seed = 1 };
  Tree     *tree = tree_new (&trace, TREE_NODES_MAX);
  uint64_t  events;
  Explorer *explorer;
  Batch    *batch;

  g_assert_false (tree_grow (tree, UINT64_MAX));
  events = tree_events (tree);
  tree_free (tree);

  g_assert_true (steering_add (&trace.steering, events, 0, 5));
  tree = tree_new (&trace, TREE_NODES_MAX);
  g_assert_false (tree_grow (tree, UINT64_MAX));
  g_assert_true (tree_ended (tree));
  g_assert_cmpuint (tree_events (tree), ==, events);
  tree_free (tree);
  explorer = explorer_new (&trace, 1 << 20);
  while (explorer_run (explorer, 100, &batch))
    batch_free (batch);
  batch_free (batch);
  g_assert_cmpuint (explorer_events (explorer), ==, events);
  explorer_free (explorer);
}

static void
a_decision_is_forced_where_one_is_possible (void)
{
  g_assert_true (decision_is_forced (&(Decision) { .possible = digits_of (3) }));
  g_assert_false (decision_is_forced (&(Decision) { .possible = digits_of (3) | digits_of (4) }));
  g_assert_true (decision_is_forced (&(Decision) { .possible = digits_of (3) | digits_of (4), .places = 8 }));
  g_assert_false (decision_is_forced (&(Decision) { .possible = digits_of (3), .places = 9 }));
}

/* Where no digit repeats nothing is said. */
static void
a_repeat_is_told_or_not (void)
{
  Board board;
  Event event = EVENT_NONE;

  g_assert_true (board_parse (&board, "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"));
  g_assert_false (emit_repeat (&event, &board));
  g_assert_true (event_equal (&event, &EVENT_NONE));
  board.digit[8] = 3;                        /* it stands in r2c6, which this one does not see, and in r7c9 */
  g_assert_true (emit_repeat (&event, &board));
  g_assert_cmpint (event.reason, ==, REASON_REPEATED);
  g_assert_cmpint (event.digit, ==, 3);
  g_assert_cmpint (event.source, ==, 8);
  g_assert_cmpint (board.digit[event.cell], ==, 3);
}

static void
conditions_are_equal_in_everything (void)
{
  const Condition one = CONDITION_ANY;
  Condition       other;

#define DIFFERS(field, value) other = one; other.field = value; g_assert_false (condition_equal (&one, &other))
  DIFFERS (kinds, 2);
  DIFFERS (cell, 2);
  DIFFERS (digit, 2);
  DIFFERS (houses, 2);
  DIFFERS (min_depth, 2);
  DIFFERS (depth, 2);
  DIFFERS (min_choices, 2);
  DIFFERS (max_domain, 2);
  DIFFERS (technique, 2);
  DIFFERS (change, CANDIDATE_LOST);
  DIFFERS (event, 2);
  DIFFERS (nth, 2);
#undef DIFFERS
  other = one;
  other.nth = 1;                                                       /* the first */
  g_assert_true (condition_equal (&one, &other));
  g_assert_true (condition_equal (&other, &one));
}

static void
a_technique_is_its_own_events_only (void)
{
  Condition condition = { .cell = -1, .technique = 4 };
  Event     event = { .kind = EVENT_TECHNIQUE, .reason = REASON_TECHNIQUE, .nodes = 3 };

  g_assert_true (condition_holds (&condition, &event, 1, 0, 0));
  event.nodes = 4;
  g_assert_false (condition_holds (&condition, &event, 1, 0, 0));
  event.nodes = 3;
  event.kind = EVENT_STRIP;
  g_assert_false (condition_holds (&condition, &event, 1, 0, 0));
  condition.kinds = 1u << EVENT_STRIP;
  g_assert_true (condition_holds (&condition, &event, 1, 0, 0));
  event.reason = REASON_NONE;
  g_assert_false (condition_holds (&condition, &event, 1, 0, 0));
}

/* The house of a decision goes over as it is, and none as none. */
static void
a_view_of_the_classic_board_is_one_of_any (void)
{
  g_autofree SearchView *search = g_new0 (SearchView, 1);
  g_autofree AnyView *view = g_new0 (AnyView, 1);

  search->n_path = 2;
  search->path[0] = (Decision) { .cell = 3, .digit = 4, .house = NO_HOUSE };
  search->path[1] = (Decision) { .cell = 5, .digit = 6, .house = 7, .places = 9, .places_left = 8 };
  any_view_from_search (view, search);
  g_assert_cmpint (view->n_path, ==, 2);
  g_assert_cmpint (view->path[0].house, ==, NO_PLACE);
  g_assert_cmpint (view->path[1].house, ==, 7);
  g_assert_cmpint (view->path[1].cell, ==, 5);
  g_assert_cmpint (view->path[1].value, ==, 6);
  g_assert_cmpint (view->path[1].places, ==, 9);
  g_assert_cmpint (view->path[1].places_left, ==, 8);
}

static void
traces_are_equal_in_everything (void)
{
  const Trace one = { .strategy = &strategy_random, .options = strategy_random.defaults, .seed = 1 };
  Trace       other = one;

  g_assert_true (trace_equal (&one, &other) && trace_searches_alike (&one, &other));
  other.seed = 2;
  g_assert_false (trace_equal (&one, &other));
  g_assert_false (trace_searches_alike (&one, &other));
  other = one;
  other.strategy = &strategy_ascending;
  g_assert_false (trace_searches_alike (&one, &other));
  other = one;
  other.options.solutions = 9;
  g_assert_false (trace_searches_alike (&one, &other));
  other = one;
  other.board.digit[80] = 3;
  g_assert_false (trace_equal (&one, &other));
  g_assert_true (trace_searches_alike (&one, &other));
  other = one;
  g_assert_true (steering_add (&other.steering, 3, 4, 5));
  g_assert_false (trace_equal (&one, &other));
  g_assert_true (trace_searches_alike (&one, &other));

  /* Where nothing is drawn, the seed is not asked. */
  other = (Trace) { .strategy = &strategy_dlx, .seed = 1 };
  g_assert_true (trace_searches_alike (&other, &(Trace) { .strategy = &strategy_dlx, .seed = 2 }));
  g_assert_false (trace_equal (&other, &(Trace) { .strategy = &strategy_dlx, .seed = 2 }));
  g_assert_true (trace_searches_alike (&(Trace) { .seed = 1 }, &(Trace) { .seed = 2 }));
}

/* Of any size of room as much as goes into it, and how much there is. */
static void
methods_are_cut_where_their_room_ends (void)
{
  TechniqueSet set = method_set_usual ();
  char         whole[METHOD_SET_TEXT_SIZE], part[METHOD_SET_TEXT_SIZE];
  size_t       length = method_set_format (&set, whole, sizeof whole);

  g_assert_cmpuint (length, ==, strlen (whole));
  for (size_t size = 0; size <= length + 1; size++)
    {
      memset (part, 'x', sizeof part);
      g_assert_cmpuint (method_set_format (&set, part, size), ==, length);
      g_assert_true (size == 0 || (strlen (part) == size - 1 && strncmp (part, whole, size - 1) == 0));
      g_assert_cmpint (part[size], ==, 'x');
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/values/kinds-are-found-by-their-id", kinds_are_found_by_their_id);
  g_test_add_func ("/values/events-are-equal-in-everything", events_are_equal_in_everything);
  g_test_add_func ("/values/places-count-where-a-place-was-chosen", places_count_where_a_place_was_chosen);
  g_test_add_func ("/values/a-steering-has-an-end", a_steering_has_an_end);
  g_test_add_func ("/values/a-steer-that-cannot-be-is-none", a_steer_that_cannot_be_is_none);
  g_test_add_func ("/values/a-steer-at-the-end-is-none", a_steer_at_the_end_is_none);
  g_test_add_func ("/values/a-decision-is-forced-where-one-is-possible", a_decision_is_forced_where_one_is_possible);
  g_test_add_func ("/values/a-repeat-is-told-or-not", a_repeat_is_told_or_not);
  g_test_add_func ("/values/conditions-are-equal-in-everything", conditions_are_equal_in_everything);
  g_test_add_func ("/values/a-technique-is-its-own-events-only", a_technique_is_its_own_events_only);
  g_test_add_func ("/values/a-view-of-the-classic-board", a_view_of_the_classic_board_is_one_of_any);
  g_test_add_func ("/values/traces-are-equal-in-everything", traces_are_equal_in_everything);
  g_test_add_func ("/values/methods-are-cut-where-their-room-ends", methods_are_cut_where_their_room_ends);
  return g_test_run ();
}
