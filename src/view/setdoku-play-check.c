/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-check.c — is it right so far? Asked for, or shown all the time, as the player wants it.
 *
 * With one solution that is what everything is held against. With several the digits only have to go together: some
 * solution has them all. Else those are wrong that, in reading order, do not go with the ones before.
 * A check is about one board: that nothing is wrong is forgotten with the next change, and what is wrong stays shown until
 * it is wrong no more. */
#include "setdoku-play-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "compat.h"
#include "model/explain.h"

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
look_for_contradictions (SetdokuPlay *self,
                         CellSet     *mistakes)
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
look_for_mistakes (SetdokuPlay *self,
                   CellSet     *mistakes)
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
filled_cells (SetdokuPlay *self)
{
  CellSet filled = CELLS_NONE;
  Board board;

  setdoku_game_get_board (self->game, &board);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (board.digit[cell])
      cells_add (&filled, cell);
  return filled;
}

/* Once for each board, and again when its census has found more. */
void
setdoku_play_update_check (SetdokuPlay *self)
{
  const DocumentCell *cells = setdoku_game_get_cells (self->game);
  bool playing = setdoku_play_get_phase (self) == SETDOKU_PHASE_PLAY;
  bool same = memcmp (self->check_cells, cells, sizeof self->check_cells) == 0;
  CellSet mistakes = CELLS_NONE;

  self->mistakes = CELLS_NONE;
  if (self->choices.mistakes == MISTAKES_NEVER || !playing)
    self->check = CHECK_NONE;
  if (!same && self->check != CHECK_WRONG)
    self->check = CHECK_NONE;
  if (!playing || (self->choices.mistakes != MISTAKES_AT_ONCE && self->check != CHECK_WRONG))
    return;
  look_for_mistakes (self, &mistakes);
  if (self->choices.mistakes == MISTAKES_AT_ONCE)
    self->mistakes = cells_intersection (mistakes, filled_cells (self));
  self->checked = cells_intersection (self->checked, mistakes);
  if (self->check == CHECK_WRONG && cells_is_empty (self->checked))
    self->check = CHECK_NONE;
  if (self->check == CHECK_WRONG)
    self->mistakes = cells_union (self->mistakes, self->checked);
}

void
setdoku_play_check (SetdokuPlay *self)
{
  g_autofree char *title = NULL, *where = NULL, *text = NULL;
  CellSet digits;

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (self->choices.mistakes == MISTAKES_NEVER || setdoku_play_get_phase (self) != SETDOKU_PHASE_PLAY)
    return;
  memcpy (self->check_cells, setdoku_game_get_cells (self->game), sizeof self->check_cells);
  self->check = look_for_mistakes (self, &self->checked);
  digits = cells_intersection (self->checked, filled_cells (self));
  if (!cells_is_empty (digits))
    self->checked = digits;                      /* marks may only have followed from them */
  setdoku_play_refresh (self);
  if (!setdoku_play_describe_check (self, &title, &where))
    return;
  text = where ? g_strdup_printf ("%s %s", title, where) : g_strdup (title);
  compat_announce (GTK_WIDGET (self->grid), text);
}

PlayCheck
setdoku_play_get_check (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), CHECK_NONE);
  return self->check;
}

/* Words. */

/* "Row 3, column 4. Row 5, column 6." NULL where they are too many; they are all underlined. */
static char *
name_cells (CellSet cells)
{
  GString *text = g_string_new (NULL);

  for_each_cell (cell, cells)
    if (explain_notation_is_short ())
      {
        g_autofree char *name = explain_cell_name (cell);

        g_string_append_printf (text, text->len ? ", %s" : "%s", name);
      }
    else
      g_string_append_printf (text, text->len ? _(" Row %d, column %d.") : _("Row %d, column %d."),
                              cell_row (cell) + 1, cell_column (cell) + 1);
  return g_string_free (text, cells_count (cells) > NAMED_MAX);
}

static char *
describe_mistakes (SetdokuPlay *self)
{
  gulong n = (gulong) cells_count (self->checked);

  if (!cells_is_empty (cells_intersection (self->checked, filled_cells (self))))
    return g_strdup_printf (ngettext ("%lu digit is wrong.", "%lu digits are wrong.", n), n);
  return g_strdup_printf (ngettext ("The marks of %lu cell lack the right digit.", "The marks of %lu cells lack the right digit.",
                                    n), n);
}

bool
setdoku_play_describe_check (SetdokuPlay  *self,
                             char        **title,
                             char        **where)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), false);
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
