/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-portable.c — eight boards in lockstep, in plain C with vectors of eight lanes.
 *
 * The boards are of different puzzles, or different branches of one. All go through a pass of the rules together; then a
 * lane whose board is dead or solved gets another: the newest branch that it left behind, or the next puzzle, or a
 * branch of another lane. A lane where a pass made no new single guesses. */

#include "kernel-portable-guess.h"

/* A branch that waits for its turn: on the list of the lane that left it behind, newest first. */
typedef struct {
  Digits   cell[N_CELLS];
  int16_t  next;                         /* in the pool, or NO_NODE */
  uint32_t puzzle;                       /* its number in the batch */
} Node;

/* A lane that takes the newest of its own list never has more than a branch for each cell on it. Where many lanes share
 * one puzzle they also take from each other, and there can be more. So when the pool is full but for the reserve of one,
 * the lanes but the first wait with their guesses. */
enum { NO_NODE = -1, POOL_SIZE = 168, POOL_CROWDED = POOL_SIZE - N_CELLS - N_LANES };

typedef struct __attribute__ ((may_alias)) {
  Boards   boards;
  uint32_t puzzle[N_LANES];
  bool     live[N_LANES];                /* the others idle on a board of no matter */
  int16_t  newest[N_LANES];              /* heads of the lanes' lists */
  int16_t  unused;                       /* head of the list of nodes that came back */
  int16_t  n_touched, n_nodes;           /* nodes that were ever used; that are in use */
  Node     pool[POOL_SIZE];
} Search;

_Static_assert (sizeof (Search) <= COUNT_STATE_SIZE, "the state of a search outgrew its room");

/* A new board for the lane; of the old one's singles nothing must be left. */
static void
lane_write (Search *s, int lane, const Digits cell[N_CELLS], uint32_t puzzle)
{
  for (int i = 0; i < N_CELLS; i++)
    *lane_at (&s->boards.cell[i], lane) = cell[i];
  for (int house = 0; house < N_HOUSES; house++)
    *lane_at (&s->boards.open[house], lane) = DIGITS_ALL;
  *lane_at (&s->boards.n_singles, lane) = 0xffff;
  s->puzzle[lane] = puzzle;
  s->live[lane] = true;
}

static int16_t
node_take (Search *s)
{
  int16_t node = s->unused;

  if (node == NO_NODE)
    node = s->n_touched++;
  else
    s->unused = s->pool[node].next;
  s->n_nodes++;
  return node;
}

/* The lane goes on with the smallest candidate of the cell, the others wait in the pool. */
static void
lane_branch (Search *s, int lane, const Lanes row_and_box[27])
{
  int16_t index = node_take (s);
  Node   *rest = &s->pool[index];
  Lanes   fold[N_FOLDS];
  int     cell;
  Digits  set;

  lane_fold (&s->boards, lane, fold);
  unfold (fold, rest->cell);
  cell = choose (fold, row_and_box, lane);
  set = rest->cell[cell];
  rest->cell[cell] = digits_without_first (set);
  *lane_at (&s->boards.cell[cell], lane) = digits_difference (set, rest->cell[cell]);

  rest->puzzle = s->puzzle[lane];
  rest->next = s->newest[lane];
  s->newest[lane] = index;
}

static bool
may_branch (const Search *s, int lane)
{
  return s->n_nodes < POOL_CROWDED || lane == 0;
}

/* Drops the newest node of the list, or, with a lane that may have it, puts it to work. */
static void
list_pop (Search *s, int owner, int lane)
{
  int16_t index = s->newest[owner];
  Node   *node = &s->pool[index];

  if (lane >= 0)
    lane_write (s, lane, node->cell, node->puzzle);
  s->newest[owner] = node->next;
  node->next = s->unused;
  s->unused = index;
  s->n_nodes--;
}

/* Takes a branch over from any lane that has one. */
static bool
lane_help (Search *s, int lane)
{
  int other = 0;

  if (!s->n_nodes)
    return false;
  while (s->newest[other] == NO_NODE)
    other++;
  list_pop (s, other, lane);
  return true;
}

static bool
any (Lanes mask)
{
  uint64_t half[2];

  memcpy (half, &mask, sizeof half);
  return half[0] | half[1];
}

static void
search_clear (Search *s)
{
  memset (s, 0, offsetof (Search, pool));
  memset (s->newest, NO_NODE, sizeof s->newest);
  s->unused = NO_NODE;
}

static void
portable_start (Count *count, const CountPuzzle *puzzle)
{
  Search *s = (Search *) (void *) count->kernel;
  Digits  cell[N_CELLS];

  for (int i = 0; i < N_CELLS; i++)
    cell[i] = digits_intersection (puzzle->cell[i], DIGITS_ALL);
  search_clear (s);
  lane_write (s, 0, cell, 0);
}

static void
keep_solution (Count *count, const Search *s, int lane)
{
  if (count->n_solutions < COUNT_KEPT)
    for (int i = 0; i < N_CELLS; i++)
      count->solution[count->n_solutions][i] = (uint8_t) digits_first (lane_get (&s->boards.cell[i], lane));
  count->n_solutions++;
}

/* A lane that is not served, because the limit or the last guess came before its turn, stays as it is: another pass
 * finds it full or still again. */
static bool
portable_run (Count *count, uint64_t limit, uint64_t guesses)
{
  Search  *s = (Search *) (void *) count->kernel;
  uint64_t last_guess = count->n_guesses + guesses < guesses ? UINT64_MAX : count->n_guesses + guesses;

  for (;;)
    {
      Verdict verdict;
      Lanes   row_and_box[27];
      bool    live = false;

      for (int lane = 0; lane < N_LANES; lane++)
        if (!s->live[lane] && s->newest[lane] != NO_NODE)
          list_pop (s, lane, lane);
      for (int lane = 0; lane < N_LANES; lane++)
        live |= s->live[lane] || lane_help (s, lane);
      if (!live)
        return false;
      if (count->n_solutions >= limit || count->n_guesses >= last_guess)
        return true;

      verdict = pass (&s->boards);
      if (!any (verdict.dead | verdict.full | verdict.still))
        continue;
      count_row_and_box (&s->boards, row_and_box);
      for (int lane = 0; lane < N_LANES; lane++)
        if (!s->live[lane])
          continue;
        else if (verdict.dead[lane])
          s->live[lane] = false;
        else if (verdict.full[lane])
          {
            bool solution = lane_is_solution (&s->boards, lane);

            if (solution && count->n_solutions >= limit)
              continue;
            if (solution)
              keep_solution (count, s, lane);
            s->live[lane] = false;
          }
        else if (verdict.still[lane] && may_branch (s, lane))
          {
            lane_branch (s, lane, row_and_box);
            count->n_guesses++;
          }
    }
}

static bool
is_done (const CountBatch *batch, uint32_t puzzle)
{
  return batch->counts[puzzle] >= batch->limit;
}

/* Work for an idle lane: its own newest branch, else the next puzzle, else another lane's branch. */
static bool
lane_feed (Search *s, int lane, const CountBatch *batch, size_t *next)
{
  while (s->newest[lane] != NO_NODE && is_done (batch, s->pool[s->newest[lane]].puzzle))
    list_pop (s, lane, -1);
  if (s->newest[lane] != NO_NODE)
    list_pop (s, lane, lane);
  else if (*next < batch->n)
    {
      Digits cell[N_CELLS];

      count_batch_sets (batch, *next, cell);
      lane_write (s, lane, cell, (uint32_t) *next);
      ++*next;
    }
  else
    return lane_help (s, lane);
  return true;
}

static void
write_solution (const CountBatch *batch, const Search *s, int lane)
{
  char *text = batch->solutions + (size_t) s->puzzle[lane] * N_CELLS;

  for (int i = 0; i < N_CELLS; i++)
    text[i] = (char) ('0' + digits_first (lane_get (&s->boards.cell[i], lane)));
}

static void
portable_many (const CountBatch *batch)
{
  Search s;
  size_t next = 0;

  memset (batch->counts, 0, batch->n * sizeof *batch->counts);
  search_clear (&s);
  for (;;)
    {
      Verdict verdict;
      Lanes   row_and_box[27];
      bool    live = false;

      for (int lane = 0; lane < N_LANES; lane++)
        live |= s.live[lane] || lane_feed (&s, lane, batch, &next);
      if (!live)
        return;

      verdict = pass (&s.boards);
      if (!any (verdict.dead | verdict.full | verdict.still))
        continue;
      count_row_and_box (&s.boards, row_and_box);
      for (int lane = 0; lane < N_LANES; lane++)
        if (!s.live[lane])
          continue;
        else if (verdict.dead[lane] || is_done (batch, s.puzzle[lane]))
          s.live[lane] = false;
        else if (verdict.full[lane])
          {
            if (lane_is_solution (&s.boards, lane) && batch->counts[s.puzzle[lane]]++ == 0 && batch->solutions)
              write_solution (batch, &s, lane);
            s.live[lane] = false;
          }
        else if (verdict.still[lane] && may_branch (&s, lane))
          lane_branch (&s, lane, row_and_box);
    }
}

static bool
portable_runs_here (void)
{
  return true;
}

const CountKernel count_kernel_portable = {
  .id = "portable",
  .runs_here = portable_runs_here,
  .start = portable_start,
  .run = portable_run,
  .many = portable_many,
  .ways = { { 1, "lockstep of 8" } },
};
