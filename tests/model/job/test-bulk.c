/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-bulk.c — blocks come back in order whoever worked on them, never more of them than the ring holds, and the work
 * ends when it is told to. */
#include <glib.h>
#include <stdatomic.h>
#include <string.h>

#include "engine/fast/count.h"
#include "model/job/bulk.h"

/* A stream of numbers whose results are their squares; work on some of them takes long. */
typedef struct {
  uint64_t      n, next;                       /* so many, from 0 on */
  uint64_t      slow_every, slow_us;           /* each so-manieth takes so long; 0: none */
  atomic_int    filling, working, most_working;
  atomic_int    blocks;                        /* that own something */
  atomic_uint   worked;
  atomic_bool   waited_for_stop;
  GThread      *caller;
  bool          here;                          /* all on the caller's thread */
} Stream;

typedef struct {
  Stream  *stream;                             /* set with the first use: what it owns */
  uint64_t number, square;
} Square;

static bool
fill (void *memory, const Bulk *bulk, void *user)
{
  Square *square = memory;
  Stream *stream = user;

  g_assert_cmpint (atomic_fetch_add (&stream->filling, 1), ==, 0);
  if (!square->stream)
    atomic_fetch_add (&stream->blocks, 1);
  square->stream = stream;
  square->number = stream->next;
  stream->next += stream->next < stream->n;
  atomic_fetch_sub (&stream->filling, 1);
  return square->number < stream->n;
}

static void
work (void *memory, const Bulk *bulk, void *user)
{
  Square *square = memory;
  Stream *stream = user;
  int working = atomic_fetch_add (&stream->working, 1) + 1, most = atomic_load (&stream->most_working);

  while (working > most && !atomic_compare_exchange_weak (&stream->most_working, &most, working))
    continue;
  if (stream->here)
    g_assert_true (g_thread_self () == stream->caller);
  if (stream->slow_every && square->number % stream->slow_every == 0)
    for (uint64_t us = 0; us < stream->slow_us && !bulk_stopped (bulk); us += 1000)
      g_usleep (1000);
  square->square = square->number * square->number;
  atomic_fetch_add (&stream->worked, 1);
  atomic_fetch_sub (&stream->working, 1);
}

static void
clear (void *memory)
{
  Square *square = memory;

  if (square->stream)
    atomic_fetch_sub (&square->stream->blocks, 1);
}

static const BulkKind squares = { .block_size = sizeof (Square), .fill = fill, .work = work, .clear = clear };

static void
test_order (void)
{
  for (int n_threads = 0; n_threads <= 8; n_threads++)
    for (uint64_t n = 0; n < 2000; n = 3 * n + 1)
      {
        Stream stream = { .n = n, .slow_every = 100, .slow_us = 2000, .caller = g_thread_self (), .here = n_threads == 1 };
        Bulk *bulk = bulk_new (&squares, &stream, n_threads, NULL);
        Square *square;
        uint64_t expected = 0;

        while ((square = bulk_next (bulk)))
          {
            g_assert_cmpuint (square->number, ==, expected);
            g_assert_cmpuint (square->square, ==, expected * expected);
            expected++;
          }
        g_assert_cmpuint (expected, ==, n);
        g_assert_null (bulk_next (bulk));                /* an end is an end */
        g_assert_false (bulk_stopped (bulk));
        bulk_free (bulk);
        g_assert_cmpint (atomic_load (&stream.blocks), ==, 0);
      }
}

/* While the caller keeps the first block the others go on, until the ring is full of them, and no further. */
static void
test_bound (void)
{
  enum { THREADS = 3, ROOM = THREADS * BULK_ROOM };
  Stream stream = { .n = 1000 };
  Bulk *bulk = bulk_new (&squares, &stream, THREADS, NULL);
  Square *first = bulk_next (bulk);
  int64_t end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  g_assert_cmpuint (first->number, ==, 0);
  while (atomic_load (&stream.worked) < ROOM && g_get_monotonic_time () < end)
    g_usleep (1000);
  g_usleep (20 * 1000);                                  /* time enough to do too much */
  g_assert_cmpuint (atomic_load (&stream.worked), ==, ROOM);
  g_assert_cmpuint (first->number, ==, 0);
  g_assert_cmpint (atomic_load (&stream.blocks), ==, ROOM);
  bulk_free (bulk);
  g_assert_cmpint (atomic_load (&stream.blocks), ==, 0);
}

/* A block that takes long holds nobody up: the others are done meanwhile, by whoever else there is. */
static void
test_slow_block (void)
{
  enum { THREADS = 2, ROOM = THREADS * BULK_ROOM };
  Stream stream = { .n = ROOM, .slow_every = ROOM, .slow_us = 60 * G_USEC_PER_SEC };
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  Bulk *bulk = bulk_new (&squares, &stream, THREADS, cancellable);
  int64_t end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (atomic_load (&stream.worked) < ROOM - 1 && g_get_monotonic_time () < end)
    g_usleep (1000);
  g_assert_cmpuint (atomic_load (&stream.worked), ==, ROOM - 1);
  g_cancellable_cancel (cancellable);
  g_assert_null (bulk_next (bulk));
  bulk_free (bulk);
}

static void
test_threads_work_at_once (void)
{
  Stream stream = { .n = 40, .slow_every = 1, .slow_us = 5000 };
  Bulk *bulk = bulk_new (&squares, &stream, 4, NULL);

  while (bulk_next (bulk))
    continue;
  g_assert_cmpint (atomic_load (&stream.most_working), >, 1);
  g_assert_cmpint (atomic_load (&stream.most_working), <=, 4);
  bulk_free (bulk);
}

static void *
cancel_soon (void *cancellable)
{
  g_usleep (10 * 1000);
  g_cancellable_cancel (cancellable);
  return NULL;
}

/* Whatever it is at: working, waiting for the caller, or with the caller waiting for it. */
static void
test_cancel (void)
{
  for (int n_threads = 1; n_threads <= 4; n_threads++)
    for (uint64_t slow = 0; slow <= 1; slow++)
      {
        Stream stream = { .n = UINT64_MAX, .slow_every = slow, .slow_us = 60 * G_USEC_PER_SEC };
        g_autoptr(GCancellable) cancellable = g_cancellable_new ();
        Bulk *bulk = bulk_new (&squares, &stream, n_threads, cancellable);
        GThread *thread = g_thread_new ("cancel", cancel_soon, cancellable);
        uint64_t expected = 0;
        Square *square;

        while ((square = bulk_next (bulk)))
          {
            g_assert_cmpuint (square->square, ==, expected * expected);
            expected++;
          }
        g_assert_true (bulk_stopped (bulk));
        g_assert_true (g_cancellable_is_cancelled (cancellable));
        g_assert_null (bulk_next (bulk));
        bulk_free (bulk);
        g_thread_join (thread);
        g_assert_cmpint (atomic_load (&stream.blocks), ==, 0);
      }
}

static void
test_cancelled_before (void)
{
  for (int n_threads = 1; n_threads <= 2; n_threads++)
    {
      Stream stream = { .n = 10 };
      g_autoptr(GCancellable) cancellable = g_cancellable_new ();
      Bulk *bulk;

      g_cancellable_cancel (cancellable);
      bulk = bulk_new (&squares, &stream, n_threads, cancellable);
      g_assert_null (bulk_next (bulk));
      bulk_free (bulk);
      g_assert_cmpuint (stream.next, ==, 0);
    }
}

/* Nobody waits for the rest. */
static void
test_freed_early (void)
{
  for (int n_threads = 1; n_threads <= 4; n_threads++)
    for (int taken = 0; taken < 40; taken += 13)
      {
        Stream stream = { .n = UINT64_MAX };
        Bulk *bulk = bulk_new (&squares, &stream, n_threads, NULL);

        for (int i = 0; i < taken; i++)
          g_assert_nonnull (bulk_next (bulk));
        bulk_free (bulk);
        g_assert_cmpint (atomic_load (&stream.blocks), ==, 0);
      }
  bulk_free (NULL);
}

/* An input that never comes, and looks at whether it is still wanted. */
static bool
fill_never (void *memory, const Bulk *bulk, void *user)
{
  Stream *stream = user;

  while (!bulk_stopped (bulk))
    g_usleep (1000);
  atomic_store (&stream->waited_for_stop, true);
  return false;
}

static void
test_input_that_waits (void)
{
  static const BulkKind never = { .block_size = sizeof (Square), .fill = fill_never, .work = work };

  for (int n_threads = 1; n_threads <= 3; n_threads++)
    {
      Stream stream = { 0 };
      g_autoptr(GCancellable) cancellable = g_cancellable_new ();
      Bulk *bulk = bulk_new (&never, &stream, n_threads, cancellable);
      GThread *thread = g_thread_new ("cancel", cancel_soon, cancellable);

      g_assert_null (bulk_next (bulk));
      bulk_free (bulk);
      g_thread_join (thread);
      g_assert_true (atomic_load (&stream.waited_for_stop));
    }
}

/* The count as a client: a block of puzzles each, and a count of the solutions of all. */
enum { PUZZLES = 8, COUNTS = 200 };

typedef struct {
  char     cells[PUZZLES][N_CELLS];
  uint32_t counts[PUZZLES];
} Puzzles;

static const struct { const char *cells; uint32_t count; } known[] = {
  { "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6..", 1 },
  { "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 1 },
  { ".................................................................................", 3 },
  { "11...............................................................................", 0 },
  { "12345678.........9...............................................................", 0 },
};

static bool
fill_puzzles (void *memory, const Bulk *bulk, void *user)
{
  Puzzles *puzzles = memory;
  int *n = user;

  for (int i = 0; i < PUZZLES; i++)
    memcpy (puzzles->cells[i], known[(*n + i) % G_N_ELEMENTS (known)].cells, N_CELLS);
  return (*n)++ < COUNTS;
}

static void
count_puzzles (void *memory, const Bulk *bulk, void *user)
{
  Puzzles *puzzles = memory;
  CountBatch batch = {
    .form = COUNT_TEXT, .puzzles = puzzles->cells, .stride = N_CELLS, .n = PUZZLES, .limit = 3, .counts = puzzles->counts,
  };

  count_many (&batch, NULL);
}

static void
test_count (void)
{
  static const BulkKind kind = { .block_size = sizeof (Puzzles), .fill = fill_puzzles, .work = count_puzzles };
  int n = 0, seen = 0;
  Bulk *bulk = bulk_new (&kind, &n, 3, NULL);
  Puzzles *puzzles;

  for (; (puzzles = bulk_next (bulk)); seen++)
    for (int i = 0; i < PUZZLES; i++)
      g_assert_cmpuint (puzzles->counts[i], ==, known[(seen + i) % G_N_ELEMENTS (known)].count);
  g_assert_cmpint (seen, ==, COUNTS);
  bulk_free (bulk);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bulk/blocks come back in order, with any number of threads", test_order);
  g_test_add_func ("/bulk/no more blocks are in flight than the ring holds", test_bound);
  g_test_add_func ("/bulk/a slow block holds nobody up", test_slow_block);
  g_test_add_func ("/bulk/threads work at once", test_threads_work_at_once);
  g_test_add_func ("/bulk/cancel ends it whatever it is at", test_cancel);
  g_test_add_func ("/bulk/what was cancelled before does nothing", test_cancelled_before);
  g_test_add_func ("/bulk/it may be dropped at any time", test_freed_early);
  g_test_add_func ("/bulk/an input that waits is given up on cancel", test_input_that_waits);
  g_test_add_func ("/bulk/threads count as one does", test_count);
  return g_test_run ();
}
