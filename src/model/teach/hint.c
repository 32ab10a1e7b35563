/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* hint.c — see hint.h. */
#include "hint-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/explain/explain-any-event.h"
#include "model/explain/explain-say.h"
#include "model/explain/explain-words.h"
#include "engine/fast/count.h"
#include "engine/logic/conflict.h"

static void
board_of (const DocumentCell cells[N_CELLS], bool entries, Board *board)
{
  uint8_t digits[N_CELLS];

  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = (uint8_t) (cells[cell].given | (entries ? cells[cell].entry : 0));
  board_from_digits (board, digits);
}

/* Up to two solutions of the clues. */
static uint64_t
solve_clues (const DocumentCell cells[N_CELLS], uint8_t solution[COUNT_KEPT][N_CELLS])
{
  CountPuzzle puzzle;
  Board       board;

  board_of (cells, false, &board);
  count_puzzle_from_board (&puzzle, &board);
  return count_solutions (&puzzle, 2, solution, NULL);
}

static bool
has_solution (const Board *board)
{
  CountPuzzle puzzle;

  count_puzzle_from_board (&puzzle, board);
  return count_solutions (&puzzle, 1, NULL, NULL) > 0;
}

/* Entries that lead nowhere: those that are not in the only solution; of several solutions, those without which the rest
 * has one, or all of them. */
static CellSet
find_mistakes (const DocumentCell cells[N_CELLS], bool unique, const uint8_t solution[N_CELLS])
{
  CellSet wrong = CELLS_NONE, entries = CELLS_NONE;
  Board   board;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (cells[cell].entry)
      {
        cells_add (&entries, cell);
        if (unique && cells[cell].entry != solution[cell])
          cells_add (&wrong, cell);
      }
  board_of (cells, true, &board);
  if (unique || has_solution (&board))
    return wrong;

  for_each_cell (cell, entries)
    {
      DocumentCell without[N_CELLS];

      memcpy (without, cells, sizeof without);
      without[cell].entry = 0;
      board_of (without, true, &board);
      if (has_solution (&board))
        cells_add (&wrong, cell);
    }
  return cells_is_empty (wrong) ? entries : wrong;
}

static Values
marks_of (const DocumentCell *cell)
{
  return cell->centre ? cell->centre : cell->corner;
}

/* Corner marks alone say little: many players write them for two places of a box only, and leave the rest out. */
static Values
candidates_of (const DocumentCell *cell)
{
  return cell->centre;
}

/* Cells whose marks leave out the digit that stands there in the end. */
PlaceSet
hint_find_missing_marks (const DocumentCell *cells, int n_cells, const uint8_t *solution, uint8_t *missing)
{
  PlaceSet found = PLACES_NONE;

  for (int cell = 0; cell < n_cells; cell++)
    if (!cells[cell].given && !cells[cell].entry && candidates_of (&cells[cell])
        && !values_has (candidates_of (&cells[cell]), solution[cell]))
      {
        places_add (&found, cell);
        missing[cell] = solution[cell];
      }
  return found;
}

/* The board as the player has it: cells with centre marks have these as candidates. */
static void
position_of (const DocumentCell cells[N_CELLS], bool unique, Position *position)
{
  Board board;

  board_of (cells, true, &board);
  position_from_board (position, &board);
  position->unique = unique;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      if (cells[cell].entry)
        cells_remove (&position->given, cell);
      if (!board.digit[cell] && candidates_of (&cells[cell]))
        for_each_digit (digit, position->marks[cell] & ~candidates_of (&cells[cell]))
          position_strike (position, cell, digit);
    }
}

static void
find_step (Hint *hint, const DocumentCell cells[N_CELLS], const LadderProfile *profile, const TechniqueSet *off,
           const Stop *stop)
{
  Ladder ladder;
  bool   out_of_memory;

  position_of (cells, hint->unique, &hint->position);
  if (position_is_solved (&hint->position))
    {
      hint->kind = HINT_NONE;
      return;
    }
  ladder_start (&ladder, &hint->position, profile ? profile : ladder_profiles, off);
  ladder.stop = stop;
  hint->kind = ladder_find (&ladder, &hint->deduction, &out_of_memory) ? HINT_STEP : out_of_memory ? HINT_NO_MEMORY : HINT_STUCK;
}

void
hint_find (Hint *hint, const DocumentCell cells[N_CELLS], const LadderProfile *profile, const TechniqueSet *off,
           const Stop *stop)
{
  uint8_t  solution[COUNT_KEPT][N_CELLS];
  uint64_t n_solutions;
  CellSet  conflict;
  Board    board;

  memset (hint, 0, sizeof *hint);
  n_solutions = solve_clues (cells, solution);
  hint->unique = n_solutions == 1;
  if (n_solutions == 0)
    {
      hint->kind = HINT_IMPOSSIBLE;
      board_of (cells, false, &board);
      conflict_find (&board, &conflict);
      hint->cells = places_from_cells (conflict);
      return;
    }

  hint->kind = HINT_MISTAKE;
  hint->cells = places_from_cells (find_mistakes (cells, hint->unique, solution[0]));
  if (!places_is_empty (&hint->cells))
    return;
  hint->kind = HINT_MARK;
  if (hint->unique)
    hint->cells = hint_find_missing_marks (cells, N_CELLS, solution[0], hint->missing);
  if (places_is_empty (&hint->cells))
    find_step (hint, cells, profile, off, stop);
}

static HintRung
last_rung (const Hint *hint)
{
  switch (hint->kind)
    {
    case HINT_STEP:
    case HINT_MARK:
    case HINT_MISTAKE:
      return RUNG_DO;
    case HINT_IMPOSSIBLE:
      return places_is_empty (&hint->cells) ? RUNG_WHERE : RUNG_WHY;
    case HINT_NONE:
    case HINT_STUCK:
    case HINT_NO_MEMORY:
      break;
    }
  return RUNG_WHERE;
}

bool
hint_can_climb (const Hint *hint)
{
  return hint->rung < last_rung (hint);
}

bool
hint_climb (Hint *hint)
{
  if (!hint_can_climb (hint))
    return false;
  hint->rung++;
  return true;
}

static char *
say_box (const Hint *hint)
{
  int cell = places_first (&hint->cells);
  int house = hint->topology ? hint_any_house_around (hint, cell) : cell_house (cell, HOUSE_BOXES);

  return explain_say (_("Look at {house}."), SAY_HOUSE_ON ("house", hint->topology, house));
}

static char *
say_impossible (const Hint *hint, HintRung rung)
{
  const CellsOn clues = { hint->topology, hint->cells };

  if (rung == RUNG_WHERE)
    return g_strdup (_("The clues have no solution."));
  if (rung == RUNG_WHAT)
    return g_strdup_printf (ngettext ("%d clue contradicts the rules.", "%d clues contradict each other.",
                                      (gulong) places_count (hint->cells)), places_count (hint->cells));
  return explain_say (_("The clues in {cells} cannot stand together; without any of them they could."),
                      SAY_CELLS_ON ("cells", &clues));
}

static char *
say_mistake (const Hint *hint, HintRung rung)
{
  const CellsOn wrong = { hint->topology, hint->cells };

  switch (rung)
    {
    case RUNG_WHERE:
      return g_strdup (_("There is a mistake on the board."));
    case RUNG_WHAT:
      return say_box (hint);
    case RUNG_WHY:
      return explain_say (ngettext ("The digit in {cells} is wrong.", "The digits in {cells} are wrong.",
                                    (gulong) places_count (hint->cells)), SAY_CELLS_ON ("cells", &wrong));
    default:
      return g_strdup (_("Undo to before it"));
    }
}

static char *
say_mark (const Hint *hint, HintRung rung)
{
  int cell = places_first (&hint->cells);

  switch (rung)
    {
    case RUNG_WHERE:
      return g_strdup (_("A mark is missing."));
    case RUNG_WHAT:
      return say_box (hint);
    case RUNG_WHY:
      return explain_say (_("{digit} is possible in {cell}, and not among its marks."),
                          SAY_VALUES ("digit", values_of (hint->missing[cell])), SAY_CELL_ON ("cell", hint->topology, cell));
    default:
      return explain_say (_("Add mark {digit} in {cell}"), SAY_VALUES ("digit", values_of (hint->missing[cell])),
                          SAY_CELL_ON ("cell", hint->topology, cell));
    }
}

static char *
say_step (const Hint *hint, HintRung rung)
{
  if (hint->topology)
    return hint_any_say_step (hint, rung);
  switch (rung)
    {
    case RUNG_WHERE:
      return explain_deduction_where (&hint->deduction);
    case RUNG_WHAT:
      return explain_deduction_what (&hint->deduction);
    case RUNG_WHY:
      return explain_deduction_why (&hint->deduction);
    default:
      return explain_deduction_effect (&hint->deduction);
    }
}

char *
hint_say (const Hint *hint, HintRung rung)
{
  switch (hint->kind)
    {
    case HINT_NONE:
      return g_strdup (_("Everything is solved."));
    case HINT_STUCK:
      return g_strdup (_("No technique that is switched on finds anything here."));
    case HINT_NO_MEMORY:
      return explain_no_memory ();
    case HINT_IMPOSSIBLE:
      return say_impossible (hint, rung);
    case HINT_MISTAKE:
      return say_mistake (hint, rung);
    case HINT_MARK:
      return say_mark (hint, rung);
    case HINT_STEP:
      break;
    }
  return say_step (hint, rung);
}

void
hint_explain (const Hint *hint, Explanation *explanation)
{
  explanation_clear (explanation);
  if (hint->kind != HINT_STEP || hint->rung < RUNG_WHY)
    return;
  if (hint->topology)
    explain_any (hint->topology, &hint->any_position, &hint->any_deduction, explanation);
  else
    explain_deduction (&hint->deduction, &hint->position, explanation);
}

/* Before the pattern may be shown. */
static PlaceSet
house_of_step (const Hint *hint)
{
  int house;

  if (hint->topology)
    return hint_any_where (hint);
  house = explain_deduction_house (&hint->deduction);
  return house == NO_HOUSE ? PLACES_NONE : places_from_cells (house_set (house));
}

static PlaceSet
house_around (const Hint *hint, int cell)
{
  return hint->topology ? topology_house_set (hint->topology, hint_any_house_around (hint, cell))
                        : places_from_cells (house_set (cell_house (cell, HOUSE_BOXES)));
}

PlaceSet
hint_cells (const Hint *hint)
{
  if (hint->kind == HINT_STEP && hint->rung < RUNG_WHY)
    return house_of_step (hint);
  if (hint->kind == HINT_STEP)
    return hint->topology ? hint->any_deduction.cells : places_from_cells (hint->deduction.cells);
  if (last_rung (hint) == RUNG_WHERE || hint->rung == RUNG_WHERE)
    return PLACES_NONE;
  if (hint->rung == RUNG_WHAT && hint->kind != HINT_IMPOSSIBLE)
    return house_around (hint, places_first (&hint->cells));
  return hint->cells;
}

static void
strike_marks (DocumentCell *cell, int digit, Values all)
{
  if (!marks_of (cell))
    cell->centre = all;
  document_cell_remove_marks (cell, values_of (digit));
}

static void
place (DocumentCell *cells, int cell, int digit, PlaceSet seen)
{
  cells[cell].entry = (uint8_t) digit;
  for_each_place (peer, seen)
    document_cell_remove_marks (&cells[peer], values_of (digit));
}

static void
apply_classic (const Hint *hint, bool tidy, DocumentCell *cells)
{
  const Deduction *deduction = &hint->deduction;

  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      strike_marks (&cells[cell], digit, hint->position.marks[cell]);
  for (int i = 0; i < deduction->n_placed; i++)
    {
      int cell = candidate_cell (deduction->placed[i]);

      place (cells, cell, candidate_digit (deduction->placed[i]), tidy ? places_from_cells (cell_peer_set (cell)) : PLACES_NONE);
    }
}

static void
apply_any (const Hint *hint, bool tidy, DocumentCell *cells)
{
  const AnyDeduction *deduction = &hint->any_deduction;

  for (int i = 0; i < deduction->n_struck; i++)
    strike_marks (&cells[deduction->struck[i].cell], deduction->struck[i].value,
                  hint->any_position.marks[deduction->struck[i].cell]);
  if (deduction->places)
    place (cells, deduction->placed.cell, deduction->placed.value,
           tidy ? hint->topology->peers[deduction->placed.cell] : PLACES_NONE);
}

bool
hint_apply (const Hint *hint, bool tidy, DocumentCell *cells)
{
  int cell = places_first (&hint->cells);

  if (hint->kind == HINT_MARK)
    cells[cell].centre |= values_of (hint->missing[cell]);
  else if (hint->kind == HINT_STEP)
    (hint->topology ? apply_any : apply_classic) (hint, tidy, cells);
  return hint->kind == HINT_MARK || hint->kind == HINT_STEP;
}

int
hint_get_placed (const Hint *hint)
{
  if (hint->kind != HINT_STEP)
    return 0;
  if (hint->topology)
    return hint->any_deduction.places ? hint->any_deduction.placed.value : 0;
  return hint->deduction.n_placed == 1 && candidate_set_is_empty (&hint->deduction.struck)
         ? candidate_digit (hint->deduction.placed[0]) : 0;
}

bool
hint_places (const Hint *hint)
{
  return hint->kind == HINT_STEP && (hint->topology ? hint->any_deduction.places : hint->deduction.n_placed > 0);
}
