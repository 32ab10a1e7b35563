/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* replay-compare.c — how the ladder would have come by the digits of a solve.
 *
 * At each digit the ladder starts from the right digits that stood there and from all candidates, and climbs until it
 * could place this digit by a single. So what counts is what the board gave away, not what the player wrote down. */
#include "engine/logic/ladder.h"
#include "replay-compare-any.h"

enum { COMPARED_MAX = 1000 };                    /* digits: a climb takes milliseconds, and people place a hundred */

/* The singles, easiest first. */
static const char *const singles[] = { "full-house", "naked-single", "hidden-single" };

/* The single that places the digit here; NULL: none does. */
static const Technique *
find_single (const Position *position, int cell, int digit)
{
  CellSet houses[] = {
    house_set (cell_house (cell, HOUSE_ROWS)), house_set (cell_house (cell, HOUSE_COLUMNS)),
    house_set (cell_house (cell, HOUSE_BOXES)),
  };
  bool last = false, hidden = false;

  if (!digits_has (position->marks[cell], digit))
    return NULL;
  for (int i = 0; i < 3; i++)
    {
      last |= cells_count (cells_intersection (position->empty, houses[i])) == 1;
      hidden |= cells_count (cells_intersection (position->places[digit], houses[i])) == 1;
    }
  return last ? technique_find (singles[0]) : digits_is_single (position->marks[cell]) ? technique_find (singles[1])
         : hidden ? technique_find (singles[2]) : NULL;
}

/* Up the ladder until the digit is a single. position: the cell is empty. */
static ReplayComparison
climb_to (const Position *position, int cell, int digit, GCancellable *cancellable)
{
  ReplayComparison found = { .verdict = REPLAY_SINGLE };
  const Technique *single;
  Deduction deduction;
  Ladder ladder;
  int n_before = cells_count (position->empty);

  ladder_start (&ladder, position, ladder_profiles, NULL);
  while (!(single = find_single (&ladder.position, cell, digit)))
    {
      if (g_cancellable_is_cancelled (cancellable))
        return (ReplayComparison) { .verdict = REPLAY_NOT_COMPARED };
      if (!ladder_step (&ladder, &deduction) && ladder.outcome == LADDER_NO_MEMORY)
        return (ReplayComparison) { .verdict = REPLAY_NOT_COMPARED };
      if (ladder.outcome != LADDER_CLIMBING || deduction.technique->family == FAMILY_LAST_RESORT
          || ladder.position.digit[cell])
        break;
    }

  found.n_others = n_before - cells_count (ladder.position.empty);
  found.technique = ladder_hardest (&ladder);
  if (!found.technique || (single && found.technique < single))        /* of singles, the one that comes later in the table */
    found.technique = single;
  if (!single && !ladder.position.digit[cell])
    return (ReplayComparison) { .verdict = REPLAY_BEYOND };
  if (!single)
    found.n_others--;                              /* a step that is no single placed it, with others perhaps */
  if (found.n_others > 0)
    found.verdict = REPLAY_AHEAD;
  else if (ladder.n_steps > 0)
    found.verdict = REPLAY_WORKED_OUT;
  return found;
}

/* The replay stands before the move. */
static ReplayComparison
compare_move (const ReplayMove *move, const Replay *replay, const uint8_t *solution, GCancellable *cancellable)
{
  const DocumentCell *cells = replay_get_cells (replay);
  uint8_t digits[RULES_CELLS_MAX];
  Position position;
  Board board;

  if (move->cell < 0)
    return (ReplayComparison) { .verdict = REPLAY_NOT_COMPARED };
  if (move->digit != solution[move->cell])
    return (ReplayComparison) { .verdict = REPLAY_WRONG };
  for (int c = 0; c < replay_get_n_cells (replay); c++)
    {
      digits[c] = (uint8_t) (cells[c].given | cells[c].entry);
      if (digits[c] != solution[c] || c == move->cell)
        digits[c] = 0;
    }
  if (replay_get_topology (replay))
    return replay_compare_any (replay_get_topology (replay), digits, move->cell, move->digit, cancellable);
  board_from_digits (&board, digits);
  position_from_board (&position, &board);
  position.unique = true;
  return climb_to (&position, move->cell, move->digit, cancellable);
}

GArray *
replay_compare (Replay *replay, const uint8_t *solution, GCancellable *cancellable)
{
  GArray *comparisons = g_array_new (FALSE, TRUE, sizeof (ReplayComparison));
  int n = replay_get_length (replay), compared = 0;

  g_array_set_size (comparisons, (unsigned) n);
  for (int i = 1; i <= n && compared < COMPARED_MAX && !g_cancellable_is_cancelled (cancellable); i++)
    {
      compared += replay_get_move (replay, i)->digit != 0;
      replay_seek (replay, i - 1);
      g_array_index (comparisons, ReplayComparison, i - 1) = compare_move (replay_get_move (replay, i), replay, solution,
                                                                          cancellable);
    }
  return comparisons;
}
