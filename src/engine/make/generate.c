/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "generate.h"

#include <stdlib.h>
#include <string.h>

#include "dig.h"
#include "engine/logic/method-set.h"
#include "fill.h"
#include "grade.h"
#include "pattern.h"
#include "symmetry.h"

/* Tries that are under way at once: enough to keep the fast engine's lanes busy, few enough for the processor's cache. */
enum { N_SLOTS = 128 };

/* One puzzle's try. */
typedef struct {
  Generate *generate;
  Generate  before;                  /* as it was when the try began, for one that is broken off */
  size_t    number;                  /* of the puzzle in the caller's list */
  uint64_t  tries_left;
  Random    random;
  Dig       dig;
} Slot;

struct GenerateWork {
  Grader  grader;
  Climb   methods;                   /* what MAKE_POTENTIAL digs with */
  bool    ready;                     /* for grader.wish */
  const CountKernel *kernel;
  Slot        slots[N_SLOTS];
  CountPuzzle questions[N_SLOTS];
  uint32_t    answers[N_SLOTS];
};

typedef enum { TRY_MADE, TRY_FAILED, TRY_STOPPED, TRY_NO_MEMORY } TryOutcome;

GenerateWork *
generate_work_new (void)
{
  return calloc (1, sizeof (GenerateWork));
}

void
generate_work_free (GenerateWork *work)
{
  if (work)
    grader_clear (&work->grader);
  free (work);
}

void
generate_work_set_stop (GenerateWork *work, bool (*stop) (void *user), void *user)
{
  grader_set_stop (&work->grader, stop, user);
}

void
generate_work_set_kernel (GenerateWork *work, const CountKernel *kernel)
{
  work->kernel = kernel;
}

void
generate_start (Generate *generate, const Wish *wish, uint64_t seed, uint64_t index)
{
  memset (generate, 0, sizeof *generate);
  generate->wish = *wish;
  generate->seed = seed;
  generate->index = index;
}

static bool
is_stopped (const GenerateWork *work)
{
  return work->grader.stop && work->grader.stop (work->grader.user);
}

static const CountKernel *
kernel_of (const GenerateWork *work)
{
  return work->kernel ? work->kernel : count_kernel_best ();
}

/* Ladders and room for this wish. False: no memory; then nothing is made. */
static bool
prepare (GenerateWork *work, const Wish *wish)
{
  if (work->ready && memcmp (&work->grader.wish, wish, sizeof *wish) == 0)
    return true;

  work->ready = grader_start (&work->grader, wish);
  if (wish->method == MAKE_POTENTIAL)
    {
      TechniqueSet set = wish->only_allowed ? wish->allowed : method_set_usual ();

      climb_start (&work->methods, &set);
    }
  return work->ready;
}

/* ── What is left of a try ─────────────────────────────────────────────────────────────────────────────────────── */

/* Can any one clue be left out? */
static bool
has_spare_clue (const Clues *clues, const CountKernel *kernel)
{
  CountPuzzle question;

  for_each_cell (cell, clues->given)
    if (!clues_is_needed (clues, cell))
      {
        clues_ask (clues, cell, &question);
        if (clues_is_forced (clues, cell) || !count_solutions (&question, 1, NULL, kernel))
          return true;
      }
  return false;
}

/* The clues of a grid in these cells. */
static void
board_from_cells (Board *board, const uint8_t grid[N_CELLS], CellSet cells)
{
  memset (board, 0, sizeof *board);
  for_each_cell (cell, cells)
    board_place (board, cell, grid[cell]);
}

static Grade
grade_board (GenerateWork *work, Generate *generate, Made *made)
{
  generate->n_rated++;
  return grader_grade (&work->grader, &made->puzzle, generate->ratings, made);
}

/* Too hard with the clues that are left: as few of those that were taken last are put back as make it fit. That more
 * clues make a puzzle easier is nearly always true, which is enough to search by halves. */
static Grade
put_back (GenerateWork *work, Slot *slot, Made *made)
{
  const Wish *wish = &slot->generate->wish;
  const Dig  *dig = &slot->dig;
  Grade       best = GRADE_HARD;
  int         easy = 0, hard = dig->n_cuts;            /* so many orbits taken */

  while (N_CELLS - dig->cut[easy] > wish->clues_max)
    easy++;
  for (easy--; hard - easy > 1;)
    {
      int   middle = (easy + hard) / 2;
      Made  found = { .score = -1 };
      Grade grade;

      board_from_cells (&found.puzzle, dig->clues.grid, dig_clues_at (dig, middle));
      grade = grade_board (work, slot->generate, &found);
      if (grade == GRADE_STOPPED || grade == GRADE_NO_MEMORY)
        return grade;
      if (grade == GRADE_FITS)
        {
          *made = found;
          best = grade;
        }
      if (grade == GRADE_HARD)
        hard = middle;
      else
        easy = middle;
    }
  return best;
}

/* Whether each clue was asked about by itself. */
static bool
is_minimal_anyway (const Wish *wish)
{
  return !wish->has_pattern && wish->method == MAKE_SEARCH && symmetries[wish->symmetry].n_images == 1;
}

/* A dig is over: is it what was wished? */
static TryOutcome
judge (GenerateWork *work, Slot *slot, Made *made)
{
  Generate    *generate = slot->generate;
  const Wish  *wish = &generate->wish;
  const Clues *clues = &slot->dig.clues;
  Grade        grade = GRADE_FITS;

  if (clues->n_given < wish->clues_min || clues->n_given > wish->clues_max)
    return TRY_FAILED;
  generate->n_in_clues++;
  if (wish->minimal && !is_minimal_anyway (wish) && has_spare_clue (clues, kernel_of (work)))
    return TRY_FAILED;

  *made = (Made) { .score = -1 };
  board_from_cells (&made->puzzle, clues->grid, clues->given);
  if (wish_is_graded (wish))
    {
      grade = grade_board (work, generate, made);
      if (grade == GRADE_HARD && !wish->minimal && !wish->has_pattern)
        grade = put_back (work, slot, made);
    }
  memcpy (made->solution, clues->grid, N_CELLS);
  return grade == GRADE_FITS ? TRY_MADE
         : grade == GRADE_STOPPED ? TRY_STOPPED : grade == GRADE_NO_MEMORY ? TRY_NO_MEMORY : TRY_FAILED;
}

/* ── Tries ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

/* A try's chance is its own: what came before it does not matter. */
static void
begin_try (Slot *slot)
{
  Generate   *generate = slot->generate;
  const Wish *wish = &generate->wish;
  uint8_t     grid[N_CELLS];

  slot->before = *generate;
  random_start (&slot->random, random_seed_of (random_seed_of (generate->seed, generate->index), generate->n_tries++));
  if (wish->has_pattern)
    return;

  if (wish->method == MAKE_POTENTIAL)
    fill_potential (grid, wish->variant, &slot->random);
  else
    fill_quick (grid, &slot->random);
  dig_start (&slot->dig, grid, &symmetries[wish->symmetry], wish->minimal ? 0 : wish->clues_min, &slot->random);
}

/* SEEDS B: a clue goes, the rest is solved with the methods, and where that fails it comes back. */
static TryOutcome
dig_by_methods (GenerateWork *work, Slot *slot)
{
  Dig *dig = &slot->dig;

  while (dig_take (dig))
    {
      ClimbOutcome outcome = CLIMB_STUCK;
      Board        board;

      clues_get_board (&dig->clues, &board);
      if (count_solutions (&dig->clues.puzzle, 2, NULL, kernel_of (work)) == 1)
        outcome = climb_run (&work->methods, &board, work->grader.stop, work->grader.user);
      if (outcome == CLIMB_STOPPED || outcome == CLIMB_NO_MEMORY)
        return outcome == CLIMB_STOPPED ? TRY_STOPPED : TRY_NO_MEMORY;
      dig_judge (dig, outcome == CLIMB_SOLVED);
    }
  return TRY_MADE;
}

/* A try that needs nobody else's company. */
static TryOutcome
run_try (GenerateWork *work, Slot *slot, Made *made)
{
  TryOutcome outcome = TRY_MADE;
  CountPuzzle question;

  begin_try (slot);
  if (slot->generate->wish.has_pattern)
    {
      PatternOutcome found = pattern_search (&slot->generate->wish.pattern, &slot->random, kernel_of (work),
                                             work->grader.stop, work->grader.user, &slot->dig.clues);

      outcome = found == PATTERN_FOUND ? TRY_MADE : found == PATTERN_STOPPED ? TRY_STOPPED : TRY_FAILED;
    }
  else if (slot->generate->wish.method == MAKE_POTENTIAL)
    outcome = dig_by_methods (work, slot);
  else
    while (dig_question (&slot->dig, &question))
      dig_answer (&slot->dig, count_solutions (&question, 1, NULL, kernel_of (work)) != 0);

  if (outcome == TRY_MADE)
    outcome = judge (work, slot, made);
  if (outcome == TRY_STOPPED)
    *slot->generate = slot->before;
  return outcome;
}

GenerateOutcome
generate_run (Generate *generate, GenerateWork *work, uint64_t tries, Made *made)
{
  Slot *slot = &work->slots[0];

  if (wish_check (&generate->wish) != WISH_OK || !prepare (work, &generate->wish))
    return GENERATE_REFUSED;

  slot->generate = generate;
  for (; tries > 0; tries--)
    {
      TryOutcome outcome;

      if (is_stopped (work))
        return GENERATE_STOPPED;
      outcome = run_try (work, slot, made);
      if (outcome == TRY_MADE)
        return GENERATE_MADE;
      if (outcome == TRY_STOPPED)
        return GENERATE_STOPPED;
      if (outcome == TRY_NO_MEMORY)
        return GENERATE_REFUSED;
    }
  return GENERATE_TRYING;
}

/* ── Many ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

typedef struct {
  GenerateWork    *work;
  Generate        *generates;
  size_t           n, next;          /* the puzzle to take up next */
  uint64_t         tries;
  Made            *made;
  GenerateOutcome *outcomes;
} Crowd;

static bool
is_wanted (GenerateOutcome outcome)
{
  return outcome != GENERATE_MADE && outcome != GENERATE_REFUSED;
}

/* The next puzzle for the slot; false: all are taken up. */
static bool
take_up (Crowd *crowd, Slot *slot)
{
  for (; crowd->next < crowd->n; crowd->next++)
    if (is_wanted (crowd->outcomes[crowd->next]))
      {
        slot->number = crowd->next++;
        slot->generate = &crowd->generates[slot->number];
        slot->tries_left = crowd->tries;
        crowd->outcomes[slot->number] = GENERATE_STOPPED;        /* until something better is known */
        begin_try (slot);
        return true;
      }
  return false;
}

/* Try after try, puzzle after puzzle, to the next question. False: the slot is out of work, or everything is to stop. */
static bool
slot_question (Crowd *crowd, Slot *slot, CountPuzzle *question)
{
  while (!dig_question (&slot->dig, question))
    {
      TryOutcome outcome = judge (crowd->work, slot, &crowd->made[slot->number]);

      slot->tries_left--;
      if (outcome == TRY_STOPPED)
        return false;
      if (outcome == TRY_FAILED && slot->tries_left > 0)
        begin_try (slot);
      else
        {
          crowd->outcomes[slot->number] = outcome == TRY_MADE ? GENERATE_MADE
                                          : outcome == TRY_NO_MEMORY ? GENERATE_REFUSED : GENERATE_TRYING;
          slot->generate = NULL;
          if (!take_up (crowd, slot))
            return false;
        }
    }
  return true;
}

/* Rounds of a question from each slot. The slots that work are the first ones. */
static void
run_crowd (Crowd *crowd)
{
  GenerateWork *work = crowd->work;
  CountBatch    batch = {
    .form = COUNT_SETS, .puzzles = work->questions, .stride = sizeof (CountPuzzle), .limit = 1, .counts = work->answers,
  };
  size_t n_slots = 0;
  Slot  *active[N_SLOTS];

  while (n_slots < N_SLOTS && take_up (crowd, &work->slots[n_slots]))
    {
      active[n_slots] = &work->slots[n_slots];
      n_slots++;
    }

  while (n_slots > 0 && !is_stopped (work))
    {
      batch.n = 0;
      for (size_t i = 0; i < n_slots; i++)
        if (slot_question (crowd, active[i], &work->questions[batch.n]))
          active[batch.n++] = active[i];
      n_slots = batch.n;
      count_many (&batch, kernel_of (work));
      for (size_t i = 0; i < n_slots; i++)
        dig_answer (&active[i]->dig, work->answers[i] != 0);
    }
}

void
generate_many (Generate *generates, size_t n, GenerateWork *work, uint64_t tries, Made *made, GenerateOutcome *outcomes)
{
  Crowd       crowd = { .work = work, .generates = generates, .n = n, .tries = tries, .made = made, .outcomes = outcomes };
  const Wish *wish = &generates[0].wish;

  if (n == 0)
    return;
  if (wish_check (wish) != WISH_OK || !prepare (work, wish))
    {
      for (size_t i = 0; i < n; i++)
        outcomes[i] = GENERATE_REFUSED;
      return;
    }

  if (wish->has_pattern || wish->method == MAKE_POTENTIAL)
    {
      for (size_t i = 0; i < n; i++)
        if (is_wanted (outcomes[i]))
          outcomes[i] = generate_run (&generates[i], work, tries, &made[i]);
      return;
    }

  for (size_t i = 0; i < N_SLOTS; i++)
    work->slots[i].generate = NULL;
  run_crowd (&crowd);
  for (; crowd.next < n; crowd.next++)                              /* it was stopped before they could begin */
    if (is_wanted (outcomes[crowd.next]))
      outcomes[crowd.next] = GENERATE_STOPPED;
  for (size_t i = 0; i < N_SLOTS; i++)
    if (work->slots[i].generate)
      *work->slots[i].generate = work->slots[i].before;          /* the try that was broken off is none */
}
