/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-avx512.c — the kernel for processors with AVX-512: one puzzle alone, a few in streams, many in lockstep.
 *
 * One puzzle is three registers (kernel-avx512-grid.h) and a stack of branches (-search.h). A list is given to a crew
 * (-crew.h) of thirty-two, who go through their passes side by side (-lockstep.h), or to four of them, each by itself
 * (-streams.h), where there are too few puzzles for that. Either way a search is: the rules until a pass finds no new
 * single, then a guess (-guess.h). */

#include "kernel-avx512-streams.h"

enum {
  LIST_WORTHWHILE = 18,                  /* shorter lists begin in streams, */
  SHORT_LIST_GUESSES = 100,              /* and go on in lockstep after that many */
  LANES_WORTHWHILE = 10,                 /* with fewer lanes at work streams are faster */
  LONG = 16,                             /* so many guesses make a puzzle worth sharing */
  ENOUGH = 3,                            /* so many lanes must be stuck, or done, before something is done about it */
};

static bool
runs_here (void)
{
  /* The operating system's part, whether it keeps the registers, is in the answers. */
  return __builtin_cpu_supports ("avx512f") && __builtin_cpu_supports ("avx512bw")
         && __builtin_cpu_supports ("avx512vl") && __builtin_cpu_supports ("avx512dq")
         && __builtin_cpu_supports ("avx512vbmi") && __builtin_cpu_supports ("avx512vbmi2") /* unreached: another processor */
         && __builtin_cpu_supports ("avx512bitalg") && __builtin_cpu_supports ("avx2") /* unreached: another processor */
         && __builtin_cpu_supports ("bmi") && __builtin_cpu_supports ("bmi2")
         && __builtin_cpu_supports ("popcnt"); /* unreached: another processor */
}

/* --- a crew in lockstep ------------------------------------------------------------------------------------------- */

/* Gives branches to the lanes of the workers, as bits; what their last pass found is forgotten. */
static void
crew_put (Crew *crew, uint32_t workers, const Branch *from[MOVED_AT_ONCE])
{
  if (workers)
    lockstep_put (&crew->all, workers, from);
  crew->n_singles = _mm512_maskz_mov_epi16 (~workers, crew->n_singles);
}

/* These are done with what they have: each takes up what it left waiting, or the next puzzle. */
static __attribute__ ((noinline)) void
crew_go_on (Crew *crew, uint32_t workers)
{
  Branch        begun[MOVED_AT_ONCE];
  const Branch *from[MOVED_AT_ONCE];
  uint32_t      ready = 0;
  int           n = 0;

  for_each_worker (worker, workers)
    {
      if (crew->n_waiting[worker])
        {
          crew->n_waiting[worker]--;
          from[n] = crew_top (crew, worker);
        }
      else if (crew_has_puzzles (crew))
        {
          crew_begin_puzzle (crew, worker, &begun[n]);
          from[n] = &begun[n];
        }
      else
        {
          crew->live &= ~(1u << worker);
          continue;
        }

      ready |= 1u << worker;
      if (++n == MOVED_AT_ONCE)
        {
          crew_put (crew, ready, from);
          ready = 0;
          n = 0;
        }
    }
  crew_put (crew, ready, from);
}

/* Of those whose puzzle is long, who has most branches waiting; N_WORKERS if nobody has any. A short one is done before the
 * help is of use, and one of many solutions has all that are asked for in the branch at hand. */
static uint32_t
crew_find_busiest (const Crew *crew)
{
  uint32_t busiest = N_WORKERS;
  unsigned most = 0;

  for_each_worker (worker, crew->live)
    if (crew->n_waiting[worker] > most && crew->n_guesses[worker] >= LONG)
      {
        busiest = worker;
        most = crew->n_waiting[worker];
      }
  return busiest;
}

/* Each idle worker takes over the oldest branch of the one who has most. */
static __attribute__ ((noinline)) void
crew_share (Crew *crew)
{
  Branch        taken[MOVED_AT_ONCE];
  const Branch *from[MOVED_AT_ONCE];
  uint32_t      ready = 0, busiest;
  int           n = 0;

  for_each_worker (worker, some_lanes (~crew->live))
    {
      if ((busiest = crew_find_busiest (crew)) == N_WORKERS)
        break;
      taken[n] = crew->waiting[0][busiest];
      from[n] = &taken[n];
      n++;
      crew->n_waiting[busiest]--;
      for (unsigned i = 0; i < crew->n_waiting[busiest]; i++)
        crew->waiting[i][busiest] = crew->waiting[i + 1][busiest];
      crew->puzzle[worker] = crew->puzzle[busiest];
      crew->n_guesses[worker] = crew->n_guesses[busiest];
      ready |= 1u << worker;
    }
  crew_put (crew, ready, from);
  crew->live |= ready;
}

/* All who work on this puzzle drop it. Returns them, as bits. */
static uint32_t
crew_drop_puzzle (Crew *crew, uint32_t puzzle)
{
  uint32_t theirs = 0;

  for_each_worker (worker, crew->live)
    if (crew->puzzle[worker] == puzzle)
      {
        crew->n_waiting[worker] = 0;
        theirs |= 1u << worker;
      }
  return theirs;
}

/* Those whose lanes are full: what are solutions count. Returns who is done: these, and all whose puzzle has enough. */
static __attribute__ ((noinline)) uint32_t
crew_note_solutions (Crew *crew, uint32_t workers)
{
  uint32_t done = workers;

  for (; workers; workers &= ~some_lanes (workers))
    {
      Branch full[MOVED_AT_ONCE], *to[MOVED_AT_ONCE];
      int    n = 0;

      for (int i = 0; i < MOVED_AT_ONCE; i++)
        to[i] = &full[i];
      lockstep_take (&crew->all, some_lanes (workers), to);
      for_each_worker (worker, some_lanes (workers))
        {
          const Branch *branch = &full[n++];

          if (is_solution (branch->cell)) /* unreached: not seen: full and wrong beside others */
            {
              crew_add_solution (crew, worker, branch->cell);
              if (crew_is_satisfied (crew, worker))
                done |= crew_drop_puzzle (crew, crew->puzzle[worker]);
            }
        }
    }
  return done;
}

/* One worker's guess. The branch at hand is on top of its stack, where what it does not guess is left. Returns whether there
 * is something to go on with. */
INLINE bool
crew_split (Crew *crew, uint32_t worker, unsigned place)
{
  Branch *other = crew_top (crew, worker);

  if (place == N_LANES) /* unreached: who guesses has an open cell */
    return false;
  if (crew->n_waiting[worker] == MAX_WAITING)
    {
      crew_finish_alone (crew, worker, other);
      if (crew_is_satisfied (crew, worker)) /* unreached: not seen: enough so deep */
        crew->n_waiting[worker] = 0;
      return false;
    }
  lockstep_decide (&crew->all, worker, place, branch_take_first (other, place));
  crew->n_waiting[worker]++;
  crew->n_guesses[worker]++;
  return true;
}

/* No rule takes these further: they guess. Returns those who have nothing to go on with. */
static __attribute__ ((noinline)) uint32_t
crew_guess (Crew *crew, uint32_t workers)
{
  uint32_t done = 0;

  crew->n_singles = _mm512_maskz_mov_epi16 (~workers, crew->n_singles);
  for (; workers; workers &= ~some_lanes (workers))
    {
      Branch  *to[MOVED_AT_ONCE];
      unsigned place[MOVED_AT_ONCE];
      int      n = 0;

      for_each_worker (worker, some_lanes (workers))
        to[n++] = crew_top (crew, worker);
      lockstep_take (&crew->all, some_lanes (workers), to);
      for (int i = 0; i < n; i++)
        place[i] = branch_choose (to[i]);
      n = 0;
      for_each_worker (worker, some_lanes (workers))
        if (!crew_split (crew, worker, place[n++])) /* unreached: not seen: a stack that is full */
          done |= 1u << worker;
    }
  return done;
}

INLINE bool
are_enough (uint32_t workers)
{
  return __builtin_popcount (workers) >= ENOUGH;
}

/* Passes over all lanes, as long as there are enough of them. Then all that is at hand waits, and who has some of it is
 * live. */
static void
crew_in_lockstep (Crew *crew)
{
  uint32_t stuck = 0, full = 0, done = 0;            /* of those who are live; a worker is in one of them at most */

  while (crew_has_puzzles (crew) || __builtin_popcount (crew->live) >= LANES_WORTHWHILE)
    {
      LockstepMarks marks = lockstep_pass (&crew->all);
      uint32_t      busy = crew->live & ~done, idle;

      done |= _mm512_movepi16_mask (marks.dead) & busy;
      full |= _mm512_cmpeq_epi16_mask (marks.n_singles, everywhere (N_CELLS)) & busy;
      stuck |= _mm512_cmpeq_epi16_mask (marks.n_singles, crew->n_singles) & busy;
      full &= ~done;
      stuck &= ~(done | full);
      crew->n_singles = marks.n_singles;
      idle = full | done;

      if (full && (are_enough (idle) || (stuck | idle) == crew->live || !crew_has_puzzles (crew)))
        {
          done |= crew_note_solutions (crew, full);
          full = 0;
          stuck &= ~done;
        }
      if (stuck && (are_enough (stuck) || (stuck | idle) == crew->live)) /* unreached: not seen: too few are stuck, and nobody works */
        {
          done |= crew_guess (crew, stuck);
          stuck = 0;
        }
      if (done && (are_enough (done) || (stuck | idle) == crew->live || !crew_has_puzzles (crew))) /* unreached: not seen: done where nothing else is */
        {
          crew_go_on (crew, done);
          done = 0;
        }
      if (!crew_has_puzzles (crew) && crew->live != UINT32_MAX)
        crew_share (crew);
    }
  if (full) /* unreached: not seen: full at the end */
    done |= crew_note_solutions (crew, full);
  if (done) /* unreached: not seen: done at the end */
    crew_go_on (crew, done);

  for (uint32_t rest = crew->live; rest; rest &= ~some_lanes (rest))
    {
      Branch *to[MOVED_AT_ONCE];
      int     n = 0;

      for_each_worker (worker, some_lanes (rest)) /* unreached: not seen: nobody waits */
        {
          to[n++] = crew_top (crew, worker);
          crew->n_waiting[worker]++;
        }
      lockstep_take (&crew->all, some_lanes (rest), to);
    }
}

/* --- the doors -------------------------------------------------------------------------------------------------- */

static void
many (const CountBatch *batch)
{
  Crew crew;

  crew_start (&crew, batch);
  if (batch->n < LIST_WORTHWHILE)
    crew_in_streams (&crew, SHORT_LIST_GUESSES);
  if (crew.live || crew_has_puzzles (&crew))
    {
      memset (&crew.all, 0, sizeof crew.all);
      crew.n_singles = everywhere (0);
      if (crew_has_puzzles (&crew))
        crew.live = UINT32_MAX;
      crew_go_on (&crew, crew.live);
      crew_share (&crew);
      crew_in_lockstep (&crew);
      crew_in_streams (&crew, UINT32_MAX);
    }
}

const CountKernel count_kernel_avx512 = {
  .id = "avx512",
  .runs_here = runs_here,
  .start = search_start,
  .run = search_run,
  .many = many,
  .ways = { { 1, "streams of four" }, { LIST_WORTHWHILE, "lockstep of 32" } },
};
