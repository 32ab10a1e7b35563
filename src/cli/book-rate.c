/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "book-rate.h"

#include "rate-pool.h"

/* A puzzle a block: the hardest take seconds. */
typedef struct {
  unsigned puzzle;
  bool     rated;
  SetdokuRating figures;
} RateBlock;

enum { STUCK = 200 };                /* tenths: what cannot be solved by the scale's techniques is not rated in a book */

typedef struct {
  const Book *book;
  unsigned    next;
  RatePool    pool;
} Rating;

static bool
fill (void *memory, const Bulk *bulk, void *user)
{
  RateBlock *block = memory;
  Rating *rating = user;

  for (; rating->next < book_n_puzzles (rating->book); rating->next++)
    {
      const BookPuzzle *puzzle = book_get (rating->book, rating->next);

      if (!puzzle->board && puzzle->proof == BOOK_PROPER && puzzle->rating.scale != SCALE_SE)
        {
          block->puzzle = rating->next++;
          return true;
        }
    }
  return false;
}

static void
work_on (void *memory, const Bulk *bulk, void *user)
{
  RateBlock *block = memory;
  Rating *rating = user;
  SetdokuRater *rater = rate_pool_borrow (&rating->pool, bulk);
  char puzzle[BOARD_TEXT_SIZE];
  SetdokuStatus status;
  Board board;

  block->rated = false;
  if (!rater)
    return;
  board_from_digits (&board, book_get (rating->book, block->puzzle)->given);
  board_format (&board, puzzle);
  status = setdoku_rate (rater, puzzle, &block->figures);
  block->rated = status == SETDOKU_OK && block->figures.er < STUCK;
  rate_pool_return (&rating->pool, rater);
}

static const BulkKind rate_kind = { .block_size = sizeof (RateBlock), .fill = fill, .work = work_on };

void
book_rate (Book *book, int n_jobs, void (*progress) (double part), GCancellable *cancellable)
{
  Rating rating = { .book = book };
  RateBlock *block;
  Bulk *bulk;

  rate_pool_init (&rating.pool);
  bulk = bulk_new (&rate_kind, &rating, n_jobs, cancellable);
  while ((block = bulk_next (bulk)))
    {
      if (block->rated)
        book_set_rating (book, block->puzzle, &(DocumentRating) {
          .scale = SCALE_SE, .er = block->figures.er, .ep = block->figures.ep, .ed = block->figures.ed,
        });
      if (progress)
        progress ((double) (block->puzzle + 1) / book_n_puzzles (book));
    }
  bulk_free (bulk);
  rate_pool_clear (&rating.pool);
}
