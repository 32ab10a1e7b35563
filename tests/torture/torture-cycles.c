/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* torture-cycles.c — whatever works on another thread is started, left alone for 0 to 20 ms, and then cancelled, started
 * again, or dropped in the midst of it, ten thousand times: it ends at once, says nothing more, and leaves no thread, no
 * descriptor and no object behind. */
#include "torture.h"

#include <stdlib.h>

#include "engine/search/strategies/strategies.h"
#include "model/look/look.h"
#include "model/make/maker.h"
#include "model/race/race.h"
#include "model/search/event-log.h"
#include "model/search/heat.h"
#include "model/search/tree-builder.h"
#include "model/teach/census.h"
#include "model/teach/path-finder.h"
#include "model/teach/rating.h"
#include "workers.h"

enum {
  CYCLES = 10000, SHORT = 300, WAIT_MAX = 20,        /* ms */
  LATE = 50,                                         /* ms of a worker's CPU, for the 99th of 100 */
  THREADS_LEEWAY = 10,                               /* of GLib's pool for tasks, which it keeps for a while */
};

/* Slow ones for every kind of work: few clues, many solutions, and hard to rate. */
static const char *const puzzles[] = {
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
  "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
  "................................................................................."
};

typedef struct {
  GObject *main, *beside[3];               /* owned */
  bool     dropped;
  unsigned late;                           /* signals after it was dropped */
} Actor;

static void
heard (GObject *object, Actor *actor)
{
  actor->late += actor->dropped;
}

static GObject *
listen_to (Actor *actor, void *object, const char *signal)
{
  g_signal_connect (object, signal, G_CALLBACK (heard), actor);
  return object;
}

static const Board *
any_board (void)
{
  static Board board;

  board_parse (&board, puzzles[g_random_int_range (0, G_N_ELEMENTS (puzzles))]);
  return &board;
}

static Trace
any_trace (void)
{
  int n = 0;

  while (strategies[n])
    n++;
  const Strategy *strategy = strategies[g_random_int_range (0, n)];

  return (Trace) { .strategy = strategy, .board = *any_board (), .options = strategy->defaults, .seed = g_random_int () };
}

/* What each kind does. begin () may be asked again of the same actor. */

static void
begin_search (Actor *actor)
{
  Trace trace = any_trace ();

  if (!actor->main)
    {
      SetdokuPlayer *player = setdoku_player_new ();

      actor->main = listen_to (actor, player, "explored");
      actor->beside[0] = listen_to (actor, setdoku_event_log_new (player), "changed");
      actor->beside[1] = listen_to (actor, setdoku_tree_builder_new (player), "changed");
      actor->beside[2] = listen_to (actor, setdoku_heat_new (), "changed");
    }
  setdoku_player_start (SETDOKU_PLAYER (actor->main), &trace);
  setdoku_player_play (SETDOKU_PLAYER (actor->main), 1);
  setdoku_player_set_speed (SETDOKU_PLAYER (actor->main), SETDOKU_PLAYER_SPEED_MAX);
  setdoku_event_log_set_filter (SETDOKU_EVENT_LOG (actor->beside[0]), &(LogFilter) { .kinds = 1u << EVENT_WIPEOUT });
  setdoku_tree_builder_set_shown (SETDOKU_TREE_BUILDER (actor->beside[1]), true);
}

static void
go_on_search (Actor *actor, int64_t now)
{
  SetdokuPlayer *player = SETDOKU_PLAYER (actor->main);

  setdoku_player_tick (player, now);
  if (!setdoku_heat_has_range (SETDOKU_HEAT (actor->beside[2])) && setdoku_player_get_length (player) > 100)
    setdoku_heat_start (SETDOKU_HEAT (actor->beside[2]), player, 1, setdoku_player_get_length (player));
}

static void
cancel_search (Actor *actor)
{
  setdoku_event_log_stop (SETDOKU_EVENT_LOG (actor->beside[0]));
  setdoku_heat_stop (SETDOKU_HEAT (actor->beside[2]));
  setdoku_player_stop_exploring (SETDOKU_PLAYER (actor->main));
  setdoku_player_clear (SETDOKU_PLAYER (actor->main));
}

static void
begin_rating (Actor *actor)
{
  if (!actor->main)
    actor->main = listen_to (actor, setdoku_rating_new (), "changed");
  setdoku_rating_set_board (SETDOKU_RATING (actor->main), any_board ());
}

static void
cancel_rating (Actor *actor)
{
  setdoku_rating_set_board (SETDOKU_RATING (actor->main), NULL);
}

static void
begin_census (Actor *actor)
{
  if (!actor->main)
    actor->main = listen_to (actor, setdoku_census_new (), "changed");
  setdoku_census_set_board (SETDOKU_CENSUS (actor->main), any_board ());
  if (setdoku_census_can_count_on (SETDOKU_CENSUS (actor->main)))
    setdoku_census_count_on (SETDOKU_CENSUS (actor->main));
}

static void
cancel_census (Actor *actor)
{
  setdoku_census_stop (SETDOKU_CENSUS (actor->main));
}

static void
begin_path (Actor *actor)
{
  if (!actor->main)
    {
      SetdokuGame *game = setdoku_game_new ();

      Document *document = document_new ();

      document_set_board (document, any_board ());
      setdoku_game_load (game, document);
      document_free (document);
      actor->main = listen_to (actor, setdoku_path_finder_new (game), "path-changed");
      g_object_unref (game);
    }
  setdoku_path_finder_look (SETDOKU_PATH_FINDER (actor->main));
  setdoku_path_finder_get_path (SETDOKU_PATH_FINDER (actor->main));
  setdoku_path_finder_get_now (SETDOKU_PATH_FINDER (actor->main));
}

static void
cancel_path (Actor *actor)
{
  setdoku_path_finder_stop (SETDOKU_PATH_FINDER (actor->main));
}

static void
begin_maker (Actor *actor)
{
  Recipe recipe = { 0 };

  if (!actor->main)
    actor->main = listen_to (actor, setdoku_maker_new (), "changed");
  recipe_parse (&recipe, "--rating 8.5..9.0 --symmetry rotate-180");
  recipe.seed = g_random_int ();
  setdoku_maker_make (SETDOKU_MAKER (actor->main), &recipe);
}

static void
cancel_maker (Actor *actor)
{
  setdoku_maker_stop (SETDOKU_MAKER (actor->main));
}

static void
begin_race (Actor *actor)
{
  if (!actor->main)
    actor->main = listen_to (actor, setdoku_race_new (), "changed");
  setdoku_race_set_puzzle (SETDOKU_RACE (actor->main), &(Trace) { .board = *any_board () });
  for (int i = 0; i < 3; i++)
    {
      Trace trace = any_trace ();

      trace.board = setdoku_race_get_puzzle (SETDOKU_RACE (actor->main))->board;
      setdoku_race_add (SETDOKU_RACE (actor->main), &trace);
    }
  setdoku_race_play (SETDOKU_RACE (actor->main), 1);
  if (setdoku_race_get_n (SETDOKU_RACE (actor->main)) > 1)
    setdoku_race_find_divergence (SETDOKU_RACE (actor->main), 0, 1);
}

static void
go_on_race (Actor *actor, int64_t now)
{
  setdoku_race_tick (SETDOKU_RACE (actor->main), now);
}

static void
cancel_race (Actor *actor)
{
  setdoku_race_set_puzzle (SETDOKU_RACE (actor->main), NULL);
}

static const struct {
  const char *name;
  void (*begin)  (Actor *actor);
  void (*go_on)  (Actor *actor, int64_t now);        /* NULL: nothing to do */
  void (*cancel) (Actor *actor);
} kinds[] = {
  { "search", begin_search, go_on_search, cancel_search },
  { "rating", begin_rating, NULL, cancel_rating },
  { "census", begin_census, NULL, cancel_census },
  { "path", begin_path, NULL, cancel_path },
  { "maker", begin_maker, NULL, cancel_maker },
  { "race", begin_race, go_on_race, cancel_race },
};

static void
wait_at_random (Actor *actor, unsigned kind)
{
  int64_t until = g_get_monotonic_time () + g_random_int_range (0, WAIT_MAX * 1000);

  do
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      if (kinds[kind].go_on)
        kinds[kind].go_on (actor, g_get_monotonic_time ());
      g_usleep (500);
    }
  while (g_get_monotonic_time () < until);
}

static void
run_cycle (unsigned kind)
{
  Actor *actor = g_new0 (Actor, 1);
  GObject *weak[4] = { 0 };

  workers_name = kinds[kind].name;
  kinds[kind].begin (actor);
  for (int again = g_random_int_range (0, 3); again >= 0; again--)
    {
      wait_at_random (actor, kind);
      switch (g_random_int_range (0, 3))
        {
        case 0: kinds[kind].cancel (actor); break;
        case 1: kinds[kind].begin (actor); break;
        default: break;
        }
    }

  GObject **parts[] = { &actor->beside[2], &actor->beside[1], &actor->beside[0], &actor->main };

  for (unsigned i = 0; i < G_N_ELEMENTS (parts); i++)
    if ((weak[i] = *parts[i]))
      g_object_add_weak_pointer (weak[i], (void **) &weak[i]);
  actor->dropped = true;
  for (unsigned i = 0; i < G_N_ELEMENTS (parts); i++)
    g_clear_object (parts[i]);
  for (unsigned i = 0; i < G_N_ELEMENTS (parts); i++)
    torture_expect (!weak[i], "cycles: a %s outlives its owner", kinds[kind].name);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  torture_expect (actor->late == 0, "cycles: a %s spoke after its end", kinds[kind].name);
  g_free (actor);
}

static void
let_all_end (void)
{
  while (workers_running () > 0 || g_main_context_pending (NULL))
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (200);
    }
  g_thread_pool_stop_unused_threads ();              /* GLib keeps them for a while */
  g_usleep (10000);
}

int
main (int argc, char **argv)
{
  bool is_short = torture_begin (argc, argv);
  int n = is_short ? SHORT : CYCLES;
  unsigned threads = 0, descriptors = 0, threads_after, descriptors_after;
  WorkersReport report;

  for (int i = 0; i < n; i++)
    {
      if (i == n / 10)
        {
          let_all_end ();
          threads = workers_count_threads ();
          descriptors = workers_count_descriptors ();
        }
      run_cycle ((unsigned) g_random_int_range (0, G_N_ELEMENTS (kinds)));
    }
  let_all_end ();
  threads_after = workers_count_threads ();
  descriptors_after = workers_count_descriptors ();
  for (unsigned kind = 0; !is_short && kind < G_N_ELEMENTS (kinds); kind++)
    {
      workers_report (kinds[kind].name, &report);
      torture_say ("cycles: %-6s %5u cancelled at work; CPU from cancel to end p99 %.1f ms, max %.1f", kinds[kind].name,
                   report.cancelled, report.p99, report.max);
      torture_expect (report.p99 <= LATE, "cycles: p99 of %s %.1f ms", kinds[kind].name, report.p99);
    }
  workers_report (NULL, &report);
  torture_say ("cycles: %d of start, cancel and drop: %u jobs, %u cancelled at work; CPU from cancel to end p99 %.1f ms, max %.1f "
               "(%s; by the clock %.0f); threads %u → %u, descriptors %u → %u",
               n, report.started, report.cancelled, report.p99, report.max, report.slowest, report.max_clock, threads, threads_after,
               descriptors, descriptors_after);
  torture_expect (report.cancelled > (unsigned) n / 4, "cycles: only %u were cancelled at work", report.cancelled);
  torture_expect (is_short || report.p99 <= LATE, "cycles: p99 %.1f ms", report.p99);
  torture_expect (threads_after <= threads + THREADS_LEEWAY, "cycles: threads %u → %u", threads, threads_after);
  torture_expect (descriptors_after <= descriptors, "cycles: descriptors %u → %u", descriptors, descriptors_after);
  return torture_end ();
}
