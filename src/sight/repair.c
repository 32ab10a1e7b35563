/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* repair.c — best first: changes are sorted by what they lose, and a set of changes is followed by the same with one more, and by
 * the same with its last one moved on. So every set comes once, the cheapest first.
 *
 *     { }  →  {1}  →  {2}  →  {3} …        1 3 7   the cheapest change: 7 read as 1
 *              └→ {1 2} → {1 3} …
 */
#include "repair.h"

#include <stdlib.h>
#include <string.h>

enum { CHOICES = 3, CHANGES_MOST = SIZE_CELLS_MOST * CHOICES, WAITING_MOST = 2 * REPAIR_TRIES + 2, GUESSES = 20000 };

typedef struct {
  float   loss;
  uint8_t cell, digit;
} Change;

typedef struct {
  double  loss;
  int     n;
  uint16_t change[REPAIR_CHANGES];
} Set;

static int
compare_changes (const void *a, const void *b)
{
  const Change *one = a, *other = b;

  if (one->loss != other->loss)
    return one->loss < other->loss ? -1 : 1;
  return one->cell != other->cell ? one->cell - other->cell : one->digit - other->digit;
}

static int
best_digit (const float log_p[SIZE_VALUES], int n, unsigned without)
{
  int best = -1;

  for (int digit = 0; digit <= n; digit++)
    if (!(without >> digit & 1) && (best < 0 || log_p[digit] > log_p[best]))
      best = digit;
  return best;
}

static int
list_changes (const View *view, double loss, Change changes[CHANGES_MOST])
{
  int n = 0;

  for (int cell = 0; cell < view->n * view->n; cell++)
    {
      int first = best_digit (view->log_p[cell], view->n, 0);
      unsigned had = 1u << first;

      for (int i = 0; i < CHOICES; i++)
        {
          int digit = best_digit (view->log_p[cell], view->n, had);
          float lost = view->log_p[cell][first] - view->log_p[cell][digit];

          had |= 1u << digit;
          if ((double) lost < loss)
            changes[n++] = (Change) { lost, (uint8_t) cell, (uint8_t) digit };
        }
    }
  qsort (changes, (size_t) n, sizeof *changes, compare_changes);
  return n;
}

/* A heap with the least loss at its top. */
static void
push (Set heap[WAITING_MOST], int *n, Set set)
{
  int at = (*n)++;

  for (; at > 0 && heap[(at - 1) / 2].loss > set.loss; at = (at - 1) / 2)
    heap[at] = heap[(at - 1) / 2];
  heap[at] = set;
}

static Set
pop (Set heap[WAITING_MOST], int *n)
{
  Set top = heap[0], last = heap[--*n];
  int at = 0;

  for (;;)
    {
      int child = 2 * at + 1;

      if (child + 1 < *n && heap[child + 1].loss < heap[child].loss)
        child++;
      if (child >= *n || heap[child].loss >= last.loss)
        break;
      heap[at] = heap[child];
      at = child;
    }
  heap[at] = last;
  return top;
}

int
repair_solutions (const uint8_t digit[SIZE_CELLS_MOST], const Solver *solver)
{
  Count *count = solver->count;
  CountPuzzle puzzle;
  Board board;

  if (solver->size->n != 9)
    return solver->other ? solver->other->solutions (solver->other->user, solver->size->n, solver->box_rows, digit) : 2;
  board_from_digits (&board, digit);
  count_puzzle_from_board (&puzzle, &board);
  count_start (count, &puzzle, NULL);
  if (count_run (count, 2, GUESSES, NULL) && count->n_solutions < 2)
    return 2;
  return count->n_solutions < 2 ? (int) count->n_solutions : 2;
}

static bool
is_puzzle (const uint8_t digit[SIZE_CELLS_MOST], const Solver *solver)
{
  int clues = 0;

  for (int cell = 0; cell < solver->size->n * solver->size->n; cell++)
    clues += digit[cell] > 0;
  return clues >= solver->size->clues_least && repair_solutions (digit, solver) == 1;
}

static void
apply (const Set *set, const Change *changes, const uint8_t first[SIZE_CELLS_MOST],
       uint8_t digit[SIZE_CELLS_MOST])
{
  memcpy (digit, first, SIZE_CELLS_MOST);
  for (int i = 0; i < set->n; i++)
    digit[changes[set->change[i]].cell] = changes[set->change[i]].digit;
}

bool
repair_find (Repair *repair, const View *view, int tries, double loss, const Solver *solver)
{
  Change changes[CHANGES_MOST];
  Set heap[WAITING_MOST];
  uint8_t first[SIZE_CELLS_MOST] = { 0 }, digit[SIZE_CELLS_MOST];
  int n_changes = list_changes (view, loss, changes), waiting = 0;
  bool found = false;

  for (int cell = 0; cell < view->n * view->n; cell++)
    first[cell] = (uint8_t) best_digit (view->log_p[cell], view->n, 0);
  push (heap, &waiting, (Set) { 0 });
  while (waiting > 0 && tries-- > 0)
    {
      Set set = pop (heap, &waiting), more;
      int next = set.n ? set.change[set.n - 1] + 1 : 0;

      if (set.loss >= loss || (found && set.loss >= repair->loss + REPAIR_MARGIN))
        break;
      apply (&set, changes, first, digit);
      if (is_puzzle (digit, solver))
        {
          repair->ambiguous = found;
          if (found)
            break;
          found = true;
          repair->loss = set.loss;
          repair->n_changed = set.n;
          memcpy (repair->digit, digit, sizeof digit);
        }
      if (next == n_changes)
        continue;
      more = set;
      if (set.n > 0)
        {
          more.loss += (double) (changes[next].loss - changes[next - 1].loss);
          more.change[set.n - 1] = (uint16_t) next;
          push (heap, &waiting, more);
        }
      if (set.n < REPAIR_CHANGES)
        {
          more = set;
          more.loss += (double) changes[next].loss;
          more.change[more.n++] = (uint16_t) next;
          push (heap, &waiting, more);
        }
    }
  return found;
}
