/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* torture-clock.c — the clocks go back, leap ahead and stand still while games are saved and time is measured.
 *
 * The program has a clock_gettime () of its own, which GLib asks too. The wall clock goes anywhere within years; the
 * other one, too, though no system should do that. */
#define _GNU_SOURCE
#include "torture.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <time.h>

#include "model/game/clock.h"
#include "model/keep/shelf.h"

/* Where the clocks stand, µs; negative: they tell the truth. */
static atomic_llong wall = -1, steady = -1;

int
clock_gettime (clockid_t id, struct timespec *time)
{
  static int (*real) (clockid_t, struct timespec *);
  long long now = id == CLOCK_REALTIME ? atomic_load (&wall) : id == CLOCK_MONOTONIC ? atomic_load (&steady) : -1;

  if (!real)
    *(void **) &real = dlsym (RTLD_NEXT, "clock_gettime");
  if (now < 0)
    return real (id, time);
  *time = (struct timespec) { .tv_sec = now / 1000000, .tv_nsec = now % 1000000 * 1000 };
  return 0;
}

/* Both clocks go on by some seconds, or they are set. Gives what really passed, µs. */
static int64_t
pass_time (void)
{
  int64_t passed = g_random_int_range (0, 4000000);
  int64_t year = INT64_C (31557600000000);

  switch (g_random_int_range (0, 6))
    {
    case 0:                                        /* set back */
      atomic_store (&wall, 30 * year - g_random_int_range (0, 1000000) * INT64_C (10000000));
      break;
    case 1:                                        /* set forward */
      atomic_store (&wall, 60 * year + g_random_int_range (0, 1000000) * INT64_C (10000000));
      break;
    case 2:                                        /* suspended, and the clock counts it */
      atomic_fetch_add (&steady, g_random_int_range (6, 100000) * INT64_C (1000000));
      return passed;
    case 3:                                        /* frozen */
      return passed;
    case 4:                                        /* what must not happen */
      atomic_fetch_sub (&steady, MIN ((long long) passed * 3, atomic_load (&steady)));
      return passed;
    default:
      atomic_fetch_add (&wall, passed);
      break;
    }
  atomic_fetch_add (&steady, passed);
  return passed;
}

static void
save_and_find (int games)
{
  unsigned wrong = 0;
  int last = 0;

  for (int i = 1; i <= games; i++)
    {
      g_autoptr (GPtrArray) stores = journal_store_adopt (torture_folder);
      g_autoptr (JournalStore) store = stores->len ? g_ptr_array_steal_index (stores, 0) : journal_store_new (torture_folder);
      g_autoptr (Session) found_session = NULL;
      g_autoptr (Document) found = NULL;
      g_autoptr (Session) session = session_new ();
      g_autoptr (Document) document = torture_document (i, 500);
      JournalFinding finding = journal_store_read (store, &found_session, &found);

      wrong += i > 1 && (finding != JOURNAL_WHOLE || torture_number (found) != last);
      pass_time ();
      session->started = true;
      session->time = g_get_real_time ();
      torture_expect (journal_store_write (store, session, document, NULL), "not saved");
      torture_expect (shelf_put (torture_folder, session, document, NULL), "not put aside");
      last = i;
    }
  {
    g_autoptr (GPtrArray) shelf = shelf_list (torture_folder);

    torture_expect (shelf->len == (unsigned) games, "%u earlier games", shelf->len);
  }
  torture_say ("clock: %d saves with the wall clock set back, forward, frozen: %u times another game than the last was found",
               games, wrong);
  torture_expect (wrong == 0, "an older game was taken for the newest");
}

static void
measure (int readings)
{
  Clock clock;
  int64_t real = 0, before = 0;
  unsigned shrunk = 0, leapt = 0;

  clock_set (&clock, 0);
  clock_run (&clock, true, g_get_monotonic_time ());
  for (int i = 0; i < readings; i++)
    {
      int64_t elapsed;

      real += pass_time ();
      clock_read (&clock, g_get_monotonic_time ());
      elapsed = clock_elapsed (&clock);
      shrunk += elapsed < before || elapsed < 0;
      leapt += elapsed > before + CLOCK_GAP_MAX / 1000 + 1;
      before = elapsed;
    }
  torture_say ("clock: %d readings: the time of solving shrank %u times and leapt %u times; %.0f s of %.0f s were counted",
               readings, shrunk, leapt, (double) before / 1e3, (double) real / 1e6);
  torture_expect (shrunk + leapt == 0, "the time of solving is wrong");
  torture_expect (before * 1000 <= real && before > 0, "more than what passed, or nothing, was counted");
}

int
main (int argc, char **argv)
{
  bool shortened = torture_begin (argc, argv);

  atomic_store (&wall, INT64_C (1790000000000000));
  atomic_store (&steady, INT64_C (100000000000));
  save_and_find (shortened ? 100 : 2000);
  measure (shortened ? 10000 : 1000000);
  atomic_store (&wall, -1);
  atomic_store (&steady, -1);
  return torture_end ();
}
