/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-checker.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/explain/explain.h"

struct _SetdokuChecker
{
  GObject       parent_instance;

  SetdokuGame  *game;
  SetdokuCensus *census;                   /* of its clues */
  PlayCheck     check;                     /* what it said */
  DocumentCell  cells[N_CELLS];            /* about this board */
  CellSet       checked;                   /* the mistakes that it found, and that still are */
  DocumentCell  found_cells[N_CELLS];      /* the board whose mistakes were looked for last */
  uint64_t      found_solutions;           /* what the census knew then; 0: nothing was looked for yet */
  PlayCheck     found_check;
  CellSet       found_mistakes;
};

G_DEFINE_FINAL_TYPE (SetdokuChecker, setdoku_checker, G_TYPE_OBJECT)

enum { MOST_GUESSES = 20000, NAMED_MAX = 3 };

typedef enum { SOME_SOLUTION, NO_SOLUTION, NOT_KNOWN } Answer;

static Answer
ask (const Board *board)
{
  CountPuzzle puzzle;
  Count count;                                   /* a kernel's state is aligned: not from the heap */

  count_puzzle_from_board (&puzzle, board);
  count_start (&count, &puzzle, NULL);
  if (count_run (&count, 1, MOST_GUESSES, NULL))
    return count.n_solutions ? SOME_SOLUTION : NOT_KNOWN;
  return count.n_solutions ? SOME_SOLUTION : NO_SOLUTION;
}

/* Of a puzzle with several solutions. False: it would take too long. */
static bool
find_contradictions (SetdokuGame *game,
                     CellSet     *mistakes)
{
  Board board, entries;
  Answer answer;

  *mistakes = CELLS_NONE;
  setdoku_game_get_board (game, &entries);
  answer = ask (&entries);
  if (answer != NO_SOLUTION)
    return answer == SOME_SOLUTION;
  setdoku_game_get_givens (game, &board);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (entries.digit[cell] && !board.digit[cell])
      {
        Board before = board;

        board_place (&board, cell, entries.digit[cell]);
        answer = ask (&board);
        if (answer == NOT_KNOWN)
          return false;
        if (answer == SOME_SOLUTION)
          continue;
        cells_add (mistakes, cell);
        board = before;
      }
  return true;
}

/* Of several solutions only once for each board: it may ask the engine for every digit. */
static PlayCheck
look_for_contradictions (SetdokuChecker *self,
                         CellSet        *mistakes)
{
  const DocumentCell *cells = setdoku_game_get_cells (self->game);
  uint64_t n_solutions = setdoku_census_get_report (self->census)->n_solutions;

  if (self->found_solutions != n_solutions || memcmp (self->found_cells, cells, sizeof self->found_cells) != 0)
    {
      bool known = find_contradictions (self->game, &self->found_mistakes);

      memcpy (self->found_cells, cells, sizeof self->found_cells);
      self->found_solutions = n_solutions;
      self->found_check = !known ? CHECK_NOT_KNOWN : cells_is_empty (self->found_mistakes) ? CHECK_FINE : CHECK_WRONG;
    }
  *mistakes = self->found_mistakes;
  return self->found_check;
}

static PlayCheck
look_for_mistakes (SetdokuChecker *self,
                   CellSet        *mistakes)
{
  const CensusReport *report = setdoku_census_get_report (self->census);

  *mistakes = CELLS_NONE;
  if (!report->known || (!report->exact && report->n_solutions < 2))
    return CHECK_NOT_KNOWN;
  if (report->n_solutions == 0)
    return CHECK_IMPOSSIBLE;
  if (report->n_solutions > 1)
    return look_for_contradictions (self, mistakes);
  *mistakes = setdoku_game_get_mistakes (self->game, report->solution[0]);
  return cells_is_empty (*mistakes) ? CHECK_FINE : CHECK_WRONG;
}

static CellSet
filled_cells (SetdokuChecker *self)
{
  CellSet filled = CELLS_NONE;
  Board board;

  setdoku_game_get_board (self->game, &board);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (board.digit[cell])
      cells_add (&filled, cell);
  return filled;
}

/* Object. */

static void
setdoku_checker_dispose (GObject *object)
{
  SetdokuChecker *self = SETDOKU_CHECKER (object);

  g_clear_object (&self->game);
  g_clear_object (&self->census);
  G_OBJECT_CLASS (setdoku_checker_parent_class)->dispose (object);
}

static void
setdoku_checker_class_init (SetdokuCheckerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_checker_dispose;
}

static void
setdoku_checker_init (SetdokuChecker *self)
{
}

SetdokuChecker *
setdoku_checker_new (SetdokuGame   *game,
                     SetdokuCensus *census)
{
  SetdokuChecker *self = g_object_new (SETDOKU_TYPE_CHECKER, NULL);

  self->game = g_object_ref (game);
  self->census = g_object_ref (census);
  return self;
}

CellSet
setdoku_checker_update (SetdokuChecker *self,
                        PlayMistakes    wanted,
                        bool            playing)
{
  bool same = memcmp (self->cells, setdoku_game_get_cells (self->game), sizeof self->cells) == 0;
  CellSet mistakes = CELLS_NONE, shown = CELLS_NONE;

  if (wanted == MISTAKES_NEVER || !playing || (!same && self->check != CHECK_WRONG))
    self->check = CHECK_NONE;
  if (!playing || (wanted != MISTAKES_AT_ONCE && self->check != CHECK_WRONG))
    return CELLS_NONE;
  look_for_mistakes (self, &mistakes);
  if (wanted == MISTAKES_AT_ONCE)
    shown = cells_intersection (mistakes, filled_cells (self));
  self->checked = cells_intersection (self->checked, mistakes);
  if (self->check == CHECK_WRONG && cells_is_empty (self->checked))
    self->check = CHECK_NONE;
  return self->check == CHECK_WRONG ? cells_union (shown, self->checked) : shown;
}

void
setdoku_checker_ask (SetdokuChecker *self)
{
  CellSet digits;

  g_return_if_fail (SETDOKU_IS_CHECKER (self));
  memcpy (self->cells, setdoku_game_get_cells (self->game), sizeof self->cells);
  self->check = look_for_mistakes (self, &self->checked);
  digits = cells_intersection (self->checked, filled_cells (self));
  if (!cells_is_empty (digits))
    self->checked = digits;                      /* marks may only have followed from them */
}

void
setdoku_checker_forget (SetdokuChecker *self)
{
  g_return_if_fail (SETDOKU_IS_CHECKER (self));
  self->check = CHECK_NONE;
}

PlayCheck
setdoku_checker_get (SetdokuChecker *self)
{
  g_return_val_if_fail (SETDOKU_IS_CHECKER (self), CHECK_NONE);
  return self->check;
}

/* Words. */

/* "Row 3, column 4. Row 5, column 6." NULL where they are too many; they are all underlined. */
static char *
name_cells (CellSet cells)
{
  GPtrArray *names;

  if (cells_count (cells) > NAMED_MAX)
    return NULL;
  names = explain_list_new ();
  for_each_cell (cell, cells)
    g_ptr_array_add (names, explain_notation_is_short ()
                              ? explain_cell_name (cell)
                              /* Translators: one of several: "Row 3, column 4. Row 5, column 6." */
                              : explain_say (_("{Cell}."), SAY_CELL ("cell", cell)));
  return explain_join (names, explain_notation_is_short () ? LIST_PARTS : LIST_SENTENCES);
}

static char *
describe_mistakes (SetdokuChecker *self)
{
  gulong n = (gulong) cells_count (self->checked);

  if (!cells_is_empty (cells_intersection (self->checked, filled_cells (self))))
    return g_strdup_printf (ngettext ("%lu digit is wrong.", "%lu digits are wrong.", n), n);
  return g_strdup_printf (ngettext ("The marks of %lu cell lack the right digit.", "The marks of %lu cells lack the right digit.",
                                    n), n);
}

bool
setdoku_checker_describe (SetdokuChecker  *self,
                          char           **title,
                          char           **where)
{
  g_return_val_if_fail (SETDOKU_IS_CHECKER (self), false);
  *title = *where = NULL;
  switch (self->check)
    {
    case CHECK_FINE:
      *title = g_strdup (_("No mistakes so far."));
      return true;
    case CHECK_WRONG:
      *title = describe_mistakes (self);
      *where = name_cells (self->checked);
      return true;
    case CHECK_IMPOSSIBLE:
      *title = g_strdup (_("This puzzle has no solution."));
      return true;
    case CHECK_NOT_KNOWN:
      *title = g_strdup (_("The solutions are not known yet."));
      return true;
    default:
      return false;
    }
}
