/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* look-play.c — what the board shows in Play: what the player wrote, what the puzzle's solutions say, and what is
 * highlighted so that the eye finds it. */
#include "look-private.h"

/* Marks are kept under a digit, and not shown there; so are their colours. */
static void
look_at_marks (CellLook *look, const DocumentCell *cell)
{
  look->corner = cell->corner;
  look->centre = cell->centre;
  for_each_value (digit, look->corner | look->centre)
    look->mark_colour[digit] = (uint8_t) (document_cell_get_candidate_colour (cell, digit) + 1);
}

static void
look_at_cell (CellLook *look, const DocumentCell *cell)
{
  look->digit = cell->given ? cell->given : cell->entry;
  look->ink = cell->given ? INK_GIVEN : INK_ENTRY;
  look->given_ground = cell->given != 0;
  look->colours = cell->colours;
  if (!look->digit)
    look_at_marks (look, cell);
}

static bool
is_coloured (const CellLook *looks, int n_cells)
{
  for (int cell = 0; cell < n_cells; cell++)
    if (looks[cell].colours)
      return true;
  return false;
}

static bool
are_peers (const BoardPlan *plan, int a, int b)
{
  return plan ? topology_sees (plan->topology, a, b) : cells_are_peers (a, b);
}

static void
highlight (const LookInput *input, CellLook *looks)
{
  int n_cells = board_plan_n_cells (input->plan);
  int digit = input->digit ? input->digit : input->cursor >= 0 ? looks[input->cursor].digit : 0;
  Values same = input->show_same && digit ? values_of (digit) : 0;
  bool coloured = is_coloured (looks, n_cells);

  for (int cell = 0; cell < n_cells; cell++)
    {
      CellLook *look = &looks[cell];

      look->same_marks = same & (look->corner | look->centre);
      if (places_has (&input->selection, cell))
        look->highlight = HIGHLIGHT_SELECTED;
      else if (same && look->digit == digit)
        look->highlight = coloured ? HIGHLIGHT_SAME_RING : HIGHLIGHT_SAME;
      else if (input->show_peers && input->cursor >= 0 && are_peers (input->plan, cell, input->cursor))
        look->highlight = HIGHLIGHT_PEER;
    }
}

static Values
marks_of (const CellLook *look)
{
  return look->centre ? look->centre : look->corner;
}

static Values
left_by_peers (const BoardPlan *plan, const CellLook *looks, int cell)
{
  Values left = values_all (board_plan_n (plan));

  if (plan)
    {
      for_each_place (peer, plan->topology->peers[cell])
        if (looks[peer].digit)
          left &= ~values_of (looks[peer].digit);
      return left;
    }

  for (int i = 0; i < N_PEERS; i++)
    if (looks[cell_peers[cell][i]].digit)
      left &= ~values_of (looks[cell_peers[cell][i]].digit);
  return left;
}

/* The candidates are the player's marks, as they stand; only on a board without any they are what the peers leave. */
static void
find_pairs (const BoardPlan *plan, CellLook *looks)
{
  int n_cells = board_plan_n_cells (plan);
  bool marked = false;

  for (int cell = 0; cell < n_cells; cell++)
    marked |= marks_of (&looks[cell]) != 0;
  for (int cell = 0; cell < n_cells; cell++)
    if (!looks[cell].digit && board_plan_has (plan, cell))
      looks[cell].pair = values_count (marked ? marks_of (&looks[cell]) : left_by_peers (plan, looks, cell)) == 2;
}

static void
look_at_solutions (const LookSolutions *solutions, int n_cells, CellLook *looks)
{
  for_each_place (cell, solutions->differing)
    {
      looks[cell].differs = true;
      if (solutions->either && !looks[cell].digit)
        {
          looks[cell].either = solutions->either[cell];
          looks[cell].other = solutions->other[cell];
        }
    }
  for (int cell = 0; solutions->truth && cell < n_cells; cell++)
    if (!looks[cell].digit)
      looks[cell].truth = solutions->truth[cell];
  for_each_place (cell, solutions->spare)
    looks[cell].spare = true;
}

/* As if the mark were there already. */
static void
show_missing_marks (const LookInput *input, CellLook *looks)
{
  for_each_place (cell, input->missing)
    {
      looks[cell].restored = values_of (input->missing_mark[cell]);
      looks[cell].candidates = looks[cell].centre | looks[cell].corner | looks[cell].restored;
    }
}

void
look_at_game (const LookInput *input, CellLook *looks)
{
  int n_cells = board_plan_n_cells (input->plan);

  for (int cell = 0; cell < n_cells; cell++)
    {
      look_at_cell (&looks[cell], &input->cells[cell]);
      looks[cell].fixed_places = (input->fixed_places || places_has (&input->filled, cell))
                                 && (looks[cell].corner || looks[cell].centre);
    }
  if (input->solutions)
    look_at_solutions (input->solutions, n_cells, looks);
  if (input->show_pairs)
    find_pairs (input->plan, looks);
  for_each_place (cell, input->ghosts)
    looks[cell].ghost = !looks[cell].digit;
  highlight (input, looks);
  show_missing_marks (input, looks);
}
