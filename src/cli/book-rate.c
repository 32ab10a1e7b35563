/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "book-rate.h"

#include <pthread.h>

#include "engine/rate/rate.h"
#include "model/job/bulk.h"

/* A puzzle a block: the hardest take seconds. */
typedef struct {
  unsigned puzzle;
  bool     rated;
  Rate     rate;
} RateBlock;

typedef struct {
  const Book     *book;
  unsigned        next;
  pthread_mutex_t lock;              /* guards what follows: there are more blocks than threads, but no more works */
  RateWork       *idle[BULK_MAX_THREADS];
  int             n_idle;
} Rating;

static bool
fill (void *memory, const Bulk *bulk, void *user)
{
  RateBlock *block = memory;
  Rating *rating = user;

  for (; rating->next < book_n_puzzles (rating->book); rating->next++)
    {
      const BookPuzzle *puzzle = book_get (rating->book, rating->next);

      if (puzzle->proof == BOOK_PROPER && puzzle->rating.scale != SCALE_SE)
        {
          block->puzzle = rating->next++;
          return true;
        }
    }
  return false;
}

static RateWork *
borrow_work (Rating *rating)
{
  RateWork *work = NULL;

  pthread_mutex_lock (&rating->lock);
  if (rating->n_idle > 0)
    work = rating->idle[--rating->n_idle];
  pthread_mutex_unlock (&rating->lock);
  return work ? work : rate_work_new ();
}

static void
return_work (Rating *rating, RateWork *work)
{
  pthread_mutex_lock (&rating->lock);
  rating->idle[rating->n_idle++] = work;
  pthread_mutex_unlock (&rating->lock);
}

static bool
stop (void *bulk)
{
  return bulk_stopped (bulk);
}

static void
work_on (void *memory, const Bulk *bulk, void *user)
{
  RateBlock *block = memory;
  Rating *rating = user;
  RateWork *work = borrow_work (rating);
  Board board;

  block->rated = false;
  if (!work)
    return;
  board_from_digits (&board, book_get (rating->book, block->puzzle)->given);
  rate_work_set_stop (work, stop, (void *) bulk);
  rate_start (&block->rate, &board);
  block->rated = rate_run (&block->rate, work) == RATE_SOLVED;
  return_work (rating, work);
}

static const BulkKind rate_kind = { .block_size = sizeof (RateBlock), .fill = fill, .work = work_on };

void
book_rate (Book *book, int n_jobs, void (*progress) (double part), GCancellable *cancellable)
{
  Rating rating = { .book = book };
  RateBlock *block;
  Bulk *bulk;

  pthread_mutex_init (&rating.lock, NULL);
  bulk = bulk_new (&rate_kind, &rating, n_jobs, cancellable);
  while ((block = bulk_next (bulk)))
    {
      if (block->rated)
        book_set_rating (book, block->puzzle, &(DocumentRating) {
          .scale = SCALE_SE, .er = rate_tenths (block->rate.er), .ep = rate_tenths (block->rate.ep),
          .ed = rate_tenths (block->rate.ed),
        });
      if (progress)
        progress ((double) (block->puzzle + 1) / book_n_puzzles (book));
    }
  bulk_free (bulk);
  while (rating.n_idle > 0)
    rate_work_free (rating.idle[--rating.n_idle]);
  pthread_mutex_destroy (&rating.lock);
}
