/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-avx2.c — counting on processors with AVX2: one puzzle in nine registers, or sixteen in lockstep.
 *
 * One puzzle alone is a Sheet, all of it in registers (kernel-avx2-sheet.h): the shortest way to one answer, but most of
 * the time each step waits for the one before it. A list is given to a Crew of sixteen lanes, each with its own puzzle
 * (kernel-avx2-lockstep.h): a pass over all of them takes the time of three or four over one. A lane that guesses leaves
 * the other branch waiting as a Sheet, so a puzzle may go from the one to the other at any time.
 *
 * Either way a search is: the rules (kernel-avx2-rules.h) until a pass finds no new single, then a guess. */

#include "kernel-avx2-lockstep.h"

/* A search of one puzzle: the branches that wait, the one to take up next on top. A branch that waits leaves one cell
 * single in the branch that is worked on, so there is never more than one for each cell, and that one. */
typedef struct __attribute__ ((may_alias)) {
  Sheet waiting[N_CELLS + 1];
  int   n_waiting;
} Search;

_Static_assert (sizeof (Search) <= COUNT_STATE_SIZE, "the state of a search outgrew its room");

static bool
runs_here (void)
{
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi") && __builtin_cpu_supports ("bmi2")
         && __builtin_cpu_supports ("popcnt");
}

static void
start (Count *count, const CountPuzzle *puzzle)
{
  Search *search = (Search *) count->kernel;

  sheet_read_sets (&search->waiting[0], puzzle->cell);
  search->n_waiting = 1;
}

typedef enum { STUCK, DEAD, FULL } SheetState;

/* Passes until there is something to decide: a contradiction, a sheet of singles, or a guess. */
INLINE SheetState
propagate (Sheet *sheet, SheetMarks *marks)
{
  for (;;)
    {
      Lanes before = marks->n_singles;

      if (!sheet_pass (sheet, marks))
        return DEAD;
      if (sheet_is_full (marks))
        return FULL;
      if (same_everywhere (before, marks->n_singles))
        return STUCK;
    }
}

static bool
run (Count *count, uint64_t limit, uint64_t guesses)
{
  Search  *search = (Search *) count->kernel;
  uint64_t end = guesses < UINT64_MAX - count->n_guesses ? count->n_guesses + guesses : UINT64_MAX;

  while (search->n_waiting && count->n_solutions < limit && count->n_guesses < end)
    {
      Sheet      sheet = search->waiting[--search->n_waiting];
      SheetMarks marks = { .n_singles = none () };
      SheetState state;

      while ((state = propagate (&sheet, &marks)) == STUCK)
        {
          sheet_split (&sheet, sheet_choose (&sheet), &search->waiting[search->n_waiting++]);
          marks.n_singles = none ();
          count->n_guesses++;
        }
      if (state == FULL && sheet_is_solution (&sheet))
        {
          if (count->n_solutions < COUNT_KEPT)
            sheet_write (&sheet, 0, count->solution[count->n_solutions]);
          count->n_solutions++;
        }
    }
  return search->n_waiting > 0;
}

/* ── Many ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

/* Of a list shorter than LIST_WORTHWHILE, and with fewer puzzles than LANES_WORTHWHILE to go on with, one after the other is
 * faster; so is a puzzle that would keep more than LANE_WAITING branches waiting, it goes on alone. */
enum { LIST_WORTHWHILE = 6, LANES_WORTHWHILE = 4, LANE_WAITING = 32 };

typedef struct {
  const CountBatch *batch;
  size_t   next;                         /* the puzzle to begin next */
  Lockstep all;
  Lanes    n_singles;                    /* after the last pass; 0 where the lane has something new */
  uint32_t live;                         /* the lanes that work, as bits */
  size_t   puzzle[LANES];
  int      n_waiting[LANES];
  Sheet    waiting[LANES][LANE_WAITING + 1];
} Crew;

/* Of lanes as bits. */
INLINE uint32_t
first_lane (uint32_t lanes)
{
  return (uint32_t) __builtin_ctz (lanes);
}

INLINE uint32_t
other_lanes (uint32_t lanes)
{
  return lanes & (lanes - 1);
}

static void
read_puzzle (const CountBatch *batch, size_t index, Sheet *sheet)
{
  if (batch->form == COUNT_TEXT)
    sheet_read_text (sheet, count_batch_puzzle (batch, index));
  else
    sheet_read_sets (sheet, count_batch_puzzle (batch, index));
}

/* What is left of a puzzle, by itself. */
static __attribute__ ((noinline)) void
finish_alone (const CountBatch *batch, size_t puzzle, const Sheet *waiting, int n_waiting)
{
  Count   count;
  Search *search = (Search *) count.kernel;
  bool    is_first = !batch->counts[puzzle];

  count.n_solutions = batch->counts[puzzle];
  count.n_guesses = 0;
  memcpy (search->waiting, waiting, (size_t) n_waiting * sizeof *waiting);
  search->n_waiting = n_waiting;
  run (&count, batch->limit, UINT64_MAX);

  batch->counts[puzzle] = (uint32_t) count.n_solutions;
  if (is_first && count.n_solutions && batch->solutions)
    for (int cell = 0; cell < N_CELLS; cell++)
      batch->solutions[puzzle * N_CELLS + (size_t) cell] = (char) ('0' + count.solution[0][cell]);
}

/* The lane takes up what it left waiting, or else the next puzzle. Returns whether there was something. */
static bool
crew_next (Crew *crew, uint32_t lane)
{
  Sheet begun;

  if (crew->n_waiting[lane])
    lockstep_put (&crew->all, lane, &crew->waiting[lane][--crew->n_waiting[lane]]);
  else if (crew->next < crew->batch->n)
    {
      read_puzzle (crew->batch, crew->next, &begun);
      lockstep_put (&crew->all, lane, &begun);
      crew->puzzle[lane] = crew->next++;
    }
  else
    return false;
  return true;
}

/* These lanes are done with what they have. */
static void
crew_replace (Crew *crew, uint32_t lanes)
{
  for (uint32_t rest = lanes; rest; rest = other_lanes (rest))
    if (!crew_next (crew, first_lane (rest)))
      crew->live &= ~(1u << first_lane (rest));
  lockstep_forget (&crew->all, lanes);
  crew->n_singles = difference (crew->n_singles, lanes_of (lanes));
}

/* Every cell of these lanes is single: those that are solutions count. */
static void
crew_note_solutions (Crew *crew, uint32_t lanes)
{
  const CountBatch *batch = crew->batch;

  for (; lanes; lanes = other_lanes (lanes))
    {
      uint32_t lane = first_lane (lanes);
      size_t   puzzle = crew->puzzle[lane];
      Sheet    full;

      lockstep_take (&crew->all, lane, &full);
      if (!sheet_is_solution (&full))
        continue;
      if (batch->counts[puzzle]++ == 0 && batch->solutions)
        sheet_write (&full, '0', batch->solutions + puzzle * N_CELLS);
      if (batch->counts[puzzle] >= batch->limit)
        crew->n_waiting[lane] = 0;
    }
}

/* The cell of that word loses its first candidate, which is returned. */
INLINE Digits
sheet_take_first (Sheet *sheet, unsigned word)
{
  Digits first = (Digits) (sheet->word[word] & -sheet->word[word]);

  sheet->word[word] ^= first;
  return first;
}

/* No rule takes these lanes further: they guess. Returns those that went on alone instead. */
static uint32_t
crew_guess (Crew *crew, uint32_t lanes)
{
  uint32_t gone = 0;

  for (uint32_t rest = lanes; rest; rest = other_lanes (rest))
    {
      uint32_t lane = first_lane (rest);

      lockstep_take (&crew->all, lane, &crew->waiting[lane][crew->n_waiting[lane]++]);
    }
  for (uint32_t rest = lanes; rest; rest = other_lanes (rest))
    {
      uint32_t lane = first_lane (rest);
      Sheet   *waiting = crew->waiting[lane];
      int      n_waiting = crew->n_waiting[lane];

      if (n_waiting > LANE_WAITING)
        {
          finish_alone (crew->batch, crew->puzzle[lane], waiting, n_waiting);
          crew->n_waiting[lane] = 0;
          gone |= 1u << lane;
        }
      else
        {
          unsigned word = sheet_choose (&waiting[n_waiting - 1]);

          crew->all.word[sheet_cell (word)][lane] = sheet_take_first (&waiting[n_waiting - 1], word);
        }
    }
  crew->n_singles = difference (crew->n_singles, lanes_of (lanes));
  return gone;
}

/* Passes over all lanes, as long as there are enough of them. */
static void
crew_work (Crew *crew)
{
  while (crew->next < crew->batch->n || __builtin_popcount (crew->live) >= LANES_WORTHWHILE)
    {
      LockstepMarks marks = lockstep_pass (&crew->all);
      Lanes         is_full = _mm256_cmpeq_epi16 (marks.n_singles, everywhere (-N_CELLS));
      Lanes         is_stuck = _mm256_cmpeq_epi16 (marks.n_singles, crew->n_singles);
      uint32_t      dead = lanes_negative (marks.dead) & crew->live, full, stuck;

      crew->n_singles = marks.n_singles;
      full = lanes_negative (is_full) & crew->live & ~dead;
      stuck = lanes_negative (is_stuck) & crew->live & ~dead & ~full;
      if (full)
        crew_note_solutions (crew, full);
      if (stuck)
        dead |= crew_guess (crew, stuck);
      if (dead | full)
        crew_replace (crew, dead | full);
    }
}

static void
many (const CountBatch *batch)
{
  Crew crew;

  memset (batch->counts, 0, batch->n * sizeof *batch->counts);
  crew.batch = batch;
  crew.next = 0;
  crew.live = 0;
  memset (crew.n_waiting, 0, sizeof crew.n_waiting);
  memset (&crew.all, 0, sizeof crew.all);

  if (batch->n >= LIST_WORTHWHILE)
    {
      crew.live = (1u << LANES) - 1;
      crew_replace (&crew, crew.live);
      crew_work (&crew);
    }
  for (; crew.live; crew.live = other_lanes (crew.live))
    {
      uint32_t lane = first_lane (crew.live);

      lockstep_take (&crew.all, lane, &crew.waiting[lane][crew.n_waiting[lane]]);
      finish_alone (batch, crew.puzzle[lane], crew.waiting[lane], crew.n_waiting[lane] + 1);
    }
  for (; crew.next < batch->n; crew.next++)
    {
      Sheet sheet;

      read_puzzle (batch, crew.next, &sheet);
      finish_alone (batch, crew.next, &sheet, 1);
    }
}

const CountKernel count_kernel_avx2 = {
  .id = "avx2",
  .runs_here = runs_here,
  .start = start,
  .run = run,
  .many = many,
  .ways = { { 1, "one by one" }, { LIST_WORTHWHILE, "lockstep of 16" } },
};
