/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "replay.h"

#include <string.h>

#include <glib.h>

#include "engine/logic/technique.h"

void
replay_start (Replay *replay, const Board *clues, const SearchView *view, bool undoes_at_once)
{
  memset (replay, 0, sizeof *replay);
  replay->clues = replay->board = *clues;
  replay->keeps_candidates = view->keeps_candidates;
  replay->undoes_at_once = undoes_at_once;
  replay->counters.tries = 1;
  memcpy (replay->clue_candidates, view->candidates, sizeof view->candidates);
  memcpy (replay->candidates, view->candidates, sizeof view->candidates);
}

static void
check_used (const Board *board, const Event *event)
{
  int cell = event->cell;

  g_assert_cmpint (event->n_operands, ==, 3);
  g_assert_cmphex (event->operand[0], ==, board->row[cell_row (cell)]);
  g_assert_cmphex (event->operand[1], ==, board->column[cell_column (cell)]);
  g_assert_cmphex (event->operand[2], ==, board->box[cell_box (cell)]);
  g_assert_cmphex (event->possible, ==,
                   digits_complement (event->operand[0] | event->operand[1] | event->operand[2]));
}

/* Returns Result = PV (cell) − ∪ PV (q). */
static Digits
check_others (const Board *board, const Event *event)
{
  Digits result = board_possible (board, event->cell);
  int    n = 0;

  g_assert_true (cells_has (house_set (event->house), event->cell));
  g_assert_cmphex (event->possible, ==, result);
  for (int i = 0; i < 9; i++)
    {
      int other = house_cells[event->house][i];

      if (other == event->cell || board->digit[other])
        continue;
      g_assert_cmpint (event->operand_cell[n], ==, other);
      g_assert_cmphex (event->operand[n], ==, board_possible (board, other));
      result = digits_difference (result, event->operand[n]);
      n++;
    }
  g_assert_cmpint (event->n_operands, ==, n);
  return result;
}

static void
place (Replay *replay, const Event *event)
{
  g_assert_cmpint (replay->board.digit[event->cell], ==, 0);
  g_assert_true (digits_has (event->possible, event->digit));
  g_assert_true (digits_has (board_possible (&replay->board, event->cell), event->digit));
  board_place (&replay->board, event->cell, event->digit);
  replay->candidates[event->cell] = DIGITS_NONE;
  replay->counters.placements++;
}

/* Where a place was chosen: all that the board leaves for the digit in the house, and the cell is one of those tried. */
static void
check_places (const Board *board, const Event *event)
{
  g_assert_cmphex (event->untried, ==, DIGITS_NONE);
  for (int i = 0; i < 9; i++)
    {
      int  cell = house_cells[event->house][i];
      bool fits = !board->digit[cell] && digits_has (board_possible (board, cell), event->digit);

      g_assert_cmpint (digits_has (event->places, i + 1), ==, fits);
      g_assert_true (fits || !digits_has (event->places_left, i + 1));
      g_assert_true (cell != event->cell || (fits && !digits_has (event->places_left, i + 1)));
    }
}

static void
assign (Replay *replay, const Event *event)
{
  ReplayGuess *guess = &replay->guess[replay->n_guesses++];

  check_used (&replay->board, event);
  if (event_has_places (event))
    check_places (&replay->board, event);
  g_assert_true (digits_has (event->possible, event->digit));
  g_assert_cmphex (digits_difference (event->untried, event->possible), ==, DIGITS_NONE);
  g_assert_false (digits_has (event->untried, event->digit));

  *guess = (ReplayGuess) { .cell = event->cell, .digit = event->digit, .nodes = replay->counters.nodes };
  guess->board = replay->board;
  memcpy (guess->candidates, replay->candidates, sizeof replay->candidates);
  cells_add (&replay->guessed, event->cell);
  replay->counters.nodes++;
  replay->counters.max_depth = MAX (replay->counters.max_depth, (uint64_t) replay->n_guesses);
  place (replay, event);
}

/* What a digit rules out goes with it. */
static void
strike_peers (Replay *replay, const Event *event)
{
  for (int i = 0; i < N_PEERS; i++)
    replay->candidates[cell_peers[event->cell][i]] &= digits_complement (digits_of (event->digit));
}

/* What a technique gives: its proof is not looked at here, but it must be one of the candidates. */
static void
technique (Replay *replay, const Event *event)
{
  g_assert_cmpint (event->reason, ==, REASON_TECHNIQUE);
  g_assert_cmpint (event->nodes, <, n_techniques);
  g_assert_cmpint (event->n_operands, ==, 0);
  if (event->kind == EVENT_TECHNIQUE)
    return;

  g_assert_true (digits_has (replay->candidates[event->cell], event->digit));
  if (event->kind == EVENT_STRIP)
    {
      replay->candidates[event->cell] ^= digits_of (event->digit);
      return;
    }
  cells_add (&replay->deduced, event->cell);
  board_place (&replay->board, event->cell, event->digit);
  replay->counters.placements++;
  replay->candidates[event->cell] = DIGITS_NONE;
  strike_peers (replay, event);
}

static void
single (Replay *replay, const Event *event)
{
  if (event->reason == REASON_NAKED)
    {
      check_used (&replay->board, event);
      g_assert_cmphex (event->possible, ==, digits_of (event->digit));
    }
  else
    {
      Digits result = check_others (&replay->board, event);

      g_assert_cmpint (event->reason, ==, REASON_HIDDEN);
      g_assert_true (digits_has (result, event->digit));
      replay->dead = !digits_is_single (result);
    }
  cells_add (&replay->deduced, event->cell);
  place (replay, event);
  if (replay->digging)
    strike_peers (replay, event);
}

static void
wipe_out (Replay *replay, const Event *event)
{
  switch (event->reason)
    {
    case REASON_NO_DIGIT:
      if (event->n_operands)
        check_used (&replay->board, event);
      else
        g_assert_cmphex (replay->candidates[event->cell], ==, DIGITS_NONE);
      g_assert_cmpint (replay->board.digit[event->cell], ==, 0);
      g_assert_cmphex (event->possible, ==, DIGITS_NONE);
      break;

    case REASON_NO_PLACE:
      for (int i = 0; i < 9; i++)
        {
          int cell = house_cells[event->house][i];

          g_assert_cmpint (replay->board.digit[cell], !=, event->digit);
          g_assert_false (!replay->board.digit[cell]
                          && digits_has (replay->keeps_candidates ? replay->candidates[cell]
                                                                  : board_possible (&replay->board, cell), event->digit));
        }
      break;

    case REASON_REPEATED:
      g_assert_cmpint (event->cell, !=, event->source);
      g_assert_true (cells_has (house_set (event->house), event->cell));
      g_assert_true (cells_has (house_set (event->house), event->source));
      g_assert_cmpint (replay->clues.digit[event->cell], ==, event->digit);
      g_assert_cmpint (replay->clues.digit[event->source], ==, event->digit);
      break;

    default:
      g_assert_not_reached ();
    }
  replay->counters.wipeouts++;
}

static void
strip (Replay *replay, const Event *event)
{
  bool back = event->kind == EVENT_UNDO_STRIP;

  g_assert_true (cells_are_peers (event->cell, event->source));
  g_assert_cmpint (replay->board.digit[event->source], ==, event->digit);
  g_assert_cmpint (replay->board.digit[event->cell], ==, 0);
  g_assert_cmpint (digits_has (replay->candidates[event->cell], event->digit), ==, !back);
  if (!back)
    g_assert_cmpint (event->house, ==, cells_shared_house (event->cell, event->source));
  replay->candidates[event->cell] ^= digits_of (event->digit);
}

/* After it, everything must be as it was before the guess. */
static void
take_back (Replay *replay, const Event *event)
{
  const ReplayGuess *guess = &replay->guess[--replay->n_guesses];

  g_assert_cmpint (event->cell, ==, guess->cell);
  g_assert_cmpint (event->digit, ==, guess->digit);
  g_assert_cmphex (event->possible, ==, board_possible (&guess->board, event->cell));
  g_assert_cmpuint (event->nodes, ==, replay->counters.nodes - guess->nodes);
  if (event_has_places (event))
    check_places (&guess->board, event);
  cells_remove (&replay->guessed, event->cell);
  if (replay->undoes_at_once)
    {
      replay->board = guess->board;
      memcpy (replay->candidates, guess->candidates, sizeof guess->candidates);
      for_each_cell (cell, replay->deduced)
        if (!replay->board.digit[cell])
          cells_remove (&replay->deduced, cell);
    }
  else
    {
      board_clear (&replay->board, event->cell);
      replay->candidates[event->cell] = guess->candidates[event->cell];
    }
  g_assert_cmpmem (&replay->board, sizeof (Board), &guess->board, sizeof (Board));
  if (replay->keeps_candidates)
    g_assert_cmpmem (replay->candidates, sizeof replay->candidates, guess->candidates, sizeof guess->candidates);
  replay->counters.backtracks++;
}

static void
take_single_back (Replay *replay, const Event *event)
{
  g_assert_true (cells_has (replay->deduced, event->cell));
  g_assert_cmpint (replay->board.digit[event->cell], ==, event->digit);
  g_assert_true (event->reason == REASON_NAKED || cells_has (house_set (event->house), event->cell));
  cells_remove (&replay->deduced, event->cell);
  board_clear (&replay->board, event->cell);
  replay->candidates[event->cell] = board_possible (&replay->board, event->cell);
}

/* Back to the clues, nothing solved. */
static void
set_up_clues (Replay *replay)
{
  replay->board = replay->clues;
  replay->deduced = CELLS_NONE;
  for (int cell = 0; cell < N_CELLS; cell++)
    replay->candidates[cell] = replay->clues.digit[cell] ? DIGITS_NONE : board_possible (&replay->clues, cell);
}

static void
remove_clue (Replay *replay, const Event *event)
{
  /* The clue before was not needed, or this is the first, or one was put back. */
  g_assert_cmpint (board_is_solution (&replay->board), ==, event->source != NO_CELL || !replay->digging);
  if (!replay->digging)
    replay->clues = replay->board;
  replay->digging = true;
  replay->guessed = CELLS_NONE;
  replay->n_guesses = 0;

  g_assert_cmpint (replay->clues.digit[event->cell], ==, event->digit);
  board_clear (&replay->clues, event->cell);
  cells_add (&replay->removed, event->cell);
  set_up_clues (replay);
  g_assert_cmphex (event->possible, ==, replay->candidates[event->cell]);
  g_assert_cmpuint (event->nodes, ==, board_filled (&replay->clues));
  g_assert_true (event->source == NO_CELL || cells_has (replay->removed, event->source));
}

static void
put_clue_back (Replay *replay, const Event *event)
{
  g_assert_cmpuint (event->nodes, ==, N_CELLS - board_filled (&replay->board));
  g_assert_true (cells_has (replay->removed, event->cell));
  cells_remove (&replay->removed, event->cell);
  board_place (&replay->clues, event->cell, event->digit);
  set_up_clues (replay);
}

static void
restart (Replay *replay, const Event *event)
{
  replay->board = replay->clues;
  replay->guessed = replay->deduced = CELLS_NONE;
  replay->n_guesses = 0;
  replay->counters.tries++;
  memcpy (replay->candidates, replay->clue_candidates, sizeof replay->candidates);
  g_assert_cmpuint (event->nodes, ==, replay->counters.tries);
}

void
replay_event (Replay *replay, const Event *event)
{
  g_assert_true (!replay->dead || event->kind == EVENT_WIPEOUT);
  replay->dead = false;

  if (event->reason == REASON_TECHNIQUE)
    {
      technique (replay, event);
      return;
    }
  switch ((EventKind) event->kind)
    {
    case EVENT_ASSIGN:      assign (replay, event); break;
    case EVENT_SINGLE:      single (replay, event); break;
    case EVENT_WIPEOUT:     wipe_out (replay, event); break;
    case EVENT_STRIP:       strip (replay, event); break;
    case EVENT_UNDO_STRIP:  strip (replay, event); break;
    case EVENT_UNDO_SINGLE: take_single_back (replay, event); break;
    case EVENT_UNDO_ASSIGN: take_back (replay, event); break;
    case EVENT_RESTART:     restart (replay, event); break;
    case EVENT_REMOVE:      remove_clue (replay, event); break;
    case EVENT_PUT_BACK:    put_clue_back (replay, event); break;

    case EVENT_SOLUTION:
      g_assert_true (board_is_solution (&replay->board));
      g_assert_cmpuint (event->nodes, ==, replay->counters.tries);
      replay->counters.solutions++;
      break;

    case EVENT_DONE:
      g_assert_true (event->reason == REASON_ALL_TRIED || event->reason == REASON_STUCK || event->reason == REASON_GAVE_UP
                     || event->reason == REASON_DUG);
      g_assert_cmpint (event->reason == REASON_DUG, ==, replay->digging);
      if (replay->digging)
        set_up_clues (replay);
      break;

    default:
      g_assert_not_reached ();
    }

  if (event->kind != EVENT_DONE && event->kind != EVENT_SOLUTION && event->kind != EVENT_RESTART)
    g_assert_cmpint (event->depth, ==, replay->n_guesses);
}

static void
check_cell (const Replay *replay, const SearchView *view, int cell)
{
  Origin origin = replay->clues.digit[cell] ? ORIGIN_GIVEN
                : cells_has (replay->guessed, cell) ? ORIGIN_GUESS
                : cells_has (replay->deduced, cell) ? ORIGIN_SINGLE : ORIGIN_EMPTY;

  g_assert_cmpint (view->origin[cell], ==, origin);
  g_assert_cmpint (view->depth[cell], <=, view->n_path);
  if (replay->board.digit[cell])
    g_assert_cmphex (view->candidates[cell], ==, DIGITS_NONE);
  else if (replay->keeps_candidates)
    g_assert_cmphex (view->candidates[cell], ==, replay->candidates[cell]);
  else
    g_assert_cmphex (view->candidates[cell], ==, board_possible (&replay->board, cell));
}

void
replay_check (const Replay *replay, const SearchView *view)
{
  Counters counters = replay->counters;

  counters.tests = view->counters.tests;
  g_assert_cmpmem (&view->counters, sizeof counters, &counters, sizeof counters);
  g_assert_cmpmem (&view->board, sizeof (Board), &replay->board, sizeof (Board));
  g_assert_cmpint (view->n_path, ==, replay->n_guesses);
  g_assert_cmpint (view->digging, ==, replay->digging);
  g_assert_true (cells_equal (view->removed, replay->removed));
  g_assert_cmpint (view->n_trail, <=, TRAIL_MAX);

  for (int cell = 0; cell < N_CELLS; cell++)
    check_cell (replay, view, cell);
  for (int i = 0; i < view->n_path; i++)
    {
      g_assert_cmpint (view->path[i].cell, ==, replay->guess[i].cell);
      g_assert_cmpint (view->path[i].digit, ==, replay->guess[i].digit);
      g_assert_cmphex (view->path[i].possible, ==,
                       board_possible (&replay->guess[i].board, replay->guess[i].cell));
      g_assert_cmpint (view->depth[view->path[i].cell], ==, i + 1);
    }
}
