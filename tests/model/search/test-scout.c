/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-scout.c — the worker stops soon, and neither fills the memory nor waits for ever. */
#include "engine/search/timeline/timeline.h"
#include "model/search/scout.h"
#include "engine/search/strategies/strategies.h"

/* Row 9, column 9 can hold nothing, and a search in reading order learns of it only after more than 10⁹ nodes. */
static const char *const endless =
  "...................................5........6........7......8.........9.1234.....";

static void
idle (int milliseconds)
{
  int64_t end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (200);
}

/* Stops within 50 ms, whether it runs or waits for room in the mailbox. The time is a figure, not a gate. */
static void
test_stops_soon (void)
{
  Board board;

  g_assert_true (board_parse (&board, endless));
  for (int full = 0; full < 2; full++)
    {
      Scout scout = { 0 };
      int64_t longest = 0;
      uint64_t batches = 0;

      scout_start (&scout, explorer_new (&(Trace) { .strategy = &strategy_ascending, .board = board,
                                                    .options = strategy_ascending.defaults, .seed = 1 }, TIMELINE_BUDGET));
      for (int i = 0; i < 20; i++)
        {
          int64_t begin, end = g_get_monotonic_time () + g_test_rand_int_range (5000, 40000);
          Batch *batch;

          while (g_get_monotonic_time () < end)
            if (!full && (batch = scout_take (&scout)))
              {
                batches++;
                batch_free (batch);
              }
          begin = g_get_monotonic_time ();
          scout_stop (&scout);
          while (setdoku_job_active (&scout.job))
            g_main_context_iteration (NULL, TRUE);
          longest = MAX (longest, g_get_monotonic_time () - begin);
          g_assert_nonnull (scout.explorer);
          scout_go_on (&scout);
        }

      g_test_message ("%s: stopped within %.1f ms", full ? "mailbox full" : "running", (double) longest / 1000);
      g_assert_true (full || batches > 0);
      scout_clear (&scout);
      g_assert_null (scout_take (&scout));
    }
}

/* No more than 32 batches lie waiting, however long nobody looks. */
static void
test_mailbox_is_bounded (void)
{
  Board board;
  Scout scout = { 0 };
  int n = 0;
  Batch *batch;

  g_assert_true (board_parse (&board, endless));
  scout_start (&scout, explorer_new (&(Trace) { .strategy = &strategy_ascending, .board = board,
                                                .options = strategy_ascending.defaults, .seed = 1 }, TIMELINE_BUDGET));
  idle (600);
  scout_stop (&scout);
  while (setdoku_job_active (&scout.job))
    g_main_context_iteration (NULL, TRUE);
  while ((batch = scout_take (&scout)))
    {
      n++;
      batch_free (batch);
    }
  g_assert_cmpint (n, ==, MAILBOX_ROOM);
  scout_clear (&scout);
}

/* The worker has stopped but nobody has heard of it when it is sent on. */
static void
test_sent_on_before_it_came_back (void)
{
  Board board;
  Scout scout = { 0 };
  int64_t end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  Batch *batch;

  g_assert_true (board_parse (&board, endless));
  scout_start (&scout, explorer_new (&(Trace) { .strategy = &strategy_ascending, .board = board,
                                                .options = strategy_ascending.defaults, .seed = 1 }, TIMELINE_BUDGET));
  scout_stop (&scout);
  g_usleep (50000);
  while ((batch = scout_take (&scout)))
    batch_free (batch);
  g_assert_true (setdoku_job_active (&scout.job));
  scout_go_on (&scout);
  while (!(batch = scout_take (&scout)) && g_get_monotonic_time () < end)
    idle (1);
  g_assert_nonnull (batch);
  batch_free (batch);
  scout_clear (&scout);
}

static void
wait_in_full_mailbox (void *data, GCancellable *cancellable)
{
  while (mailbox_go_on (data, cancellable))
    {
      Board board = { 0 };
      Batch *batch;
      Explorer *explorer = explorer_new (&(Trace) { .strategy = &strategy_ascending, .board = board,
                                                    .options = strategy_ascending.defaults, .seed = 1 }, TIMELINE_BUDGET);

      explorer_run (explorer, 1, &batch);
      mailbox_post (data, batch);
      explorer_free (explorer);
    }
}

static void
note_end (GObject *source, GAsyncResult *result, void *user)
{
  int64_t *time = user;

  *time = g_get_monotonic_time ();
}

/* A cancelled worker leaves a full mailbox by itself: nobody has to take from it, or tell it. */
static void
test_full_mailbox_is_left (void)
{
  for (int i = 0; i < 5; i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      Mailbox *mailbox = mailbox_new ();
      int64_t begin, end = 0;

      setdoku_job_run_async (wait_in_full_mailbox, mailbox_ref (mailbox), (GDestroyNotify) mailbox_unref, note_end,
                             cancellable, note_end, &end);
      idle (20 + 3 * i);
      g_assert_cmpint (end, ==, 0);
      begin = g_get_monotonic_time ();
      g_cancellable_cancel (cancellable);
      while (!end)
        g_main_context_iteration (NULL, TRUE);
      g_test_message ("left after %.1f ms", (double) (end - begin) / 1000);
      mailbox_unref (mailbox);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scout/stops-soon", test_stops_soon);
  g_test_add_func ("/scout/sent-on-before-it-came-back", test_sent_on_before_it_came_back);
  g_test_add_func ("/scout/mailbox-is-bounded", test_mailbox_is_bounded);
  g_test_add_func ("/scout/full-mailbox-is-left", test_full_mailbox_is_left);
  return g_test_run ();
}
