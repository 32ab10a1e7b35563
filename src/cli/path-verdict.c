/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "path-verdict.h"

#include "engine/core/notation.h"
#include "engine/logic/backdoor.h"
#include "model/explain/explain.h"

/* By the tiers of sets. */

/* What solves it that the tiers do not; NULL: nothing but a guess. False: memory is short. */
static bool
solved_with (const Board *board, const Technique **technique)
{
  Verdict verdict;

  verdict_reach (&verdict, board, ladder_profiles, NULL, NULL);
  *technique = verdict.kind == VERDICT_TECHNIQUE ? verdict.hardest : NULL;
  return verdict.kind != VERDICT_UNKNOWN;
}

bool
path_verdict_sets (const Trace *trace, const Event *last, const Board *reached, int hardest, GString *lines)
{
  g_autofree char *verdict = explain_verdict (last, hardest, board_filled (&trace->board), board_filled (reached));
  const Technique *technique = NULL;

  if (last->kind == EVENT_DONE && last->reason == REASON_STUCK && !solved_with (&trace->board, &technique))
    return false;
  g_string_append_printf (lines, "verdict: %s", verdict);
  if (technique)
    g_string_append_printf (lines, " by set operations alone; solved with %s, as --ladder full shows", technique->id);
  g_string_append_c (lines, '\n');
  return true;
}

/* By a ladder. */

static void
put_cells (const char *before, CellSet cells, GString *lines)
{
  g_string_append (lines, before);
  for_each_cell (cell, cells)
    g_string_append_printf (lines, " %s", notation_cell (cell).text);
  g_string_append (lines, "\n");
}

/* The digits that a guess would have to bring. */
static void
put_backdoor (const Board *board, const Verdict *verdict, GString *lines)
{
  Position position;
  Backdoor backdoor;

  position_from_board (&position, board);
  backdoor_find (&position, verdict->solution[0], &backdoor);
  if (backdoor.size > BACKDOOR_MAX)
    g_string_append_printf (lines, "backdoor: more than %d digits\n", BACKDOOR_MAX);
  else if (backdoor.size > 0)
    {
      g_string_append (lines, "backdoor:");
      for (int i = 0; i < backdoor.size; i++)
        g_string_append_printf (lines, " %s", notation_placed (backdoor.cell[i], backdoor.digit[i]).text);
      g_string_append_printf (lines, " (1 of %d)\n", backdoor.n);
    }
}

static void
put_stuck_board (const Position *position, GString *lines)
{
  g_string_append (lines, "stuck at: ");
  for (int cell = 0; cell < N_CELLS; cell++)
    g_string_append_c (lines, (char) (position->digit[cell] ? '0' + position->digit[cell] : '.'));
  g_string_append (lines, "\n");
}

void
path_verdict_ladder (const Board *board, const Verdict *verdict, GString *lines)
{
  switch (verdict->kind)
    {
    case VERDICT_BASIC_FILLING:
      g_string_append (lines, "verdict: solved by basic filling\n");
      break;
    case VERDICT_ELIMINATION:
      g_string_append (lines, "verdict: solved by elimination\n");
      break;
    case VERDICT_ANALYSIS:
      g_string_append (lines, "verdict: solved by row and column analysis\n");
      break;
    case VERDICT_TECHNIQUE:
      g_string_append_printf (lines, "verdict: solved with %s (score %d)\n", verdict->hardest->id, verdict->ladder.score);
      break;
    case VERDICT_GUESS:
      g_string_append (lines, "verdict: needs a guess\n");
      put_stuck_board (&verdict->ladder.position, lines);
      break;
    case VERDICT_UNKNOWN:                /* said before */
      break;
    case VERDICT_AMBIGUOUS:
      g_string_append (lines, "verdict: several solutions\n");
      for (int i = 0; i < 2; i++)
        {
          for (int cell = 0; cell < N_CELLS; cell++)
            g_string_append_c (lines, (char) ('0' + verdict->solution[i][cell]));
          g_string_append (lines, "\n");
        }
      break;
    case VERDICT_IMPOSSIBLE:
      g_string_append (lines, "verdict: no solution\n");
      if (verdict->cell != NO_CELL)
        g_string_append_printf (lines, "nothing fits: %s\n", notation_cell (verdict->cell).text);
      else if (verdict->house != NO_HOUSE)
        {
          static const char kinds[] = "RCB";

          g_string_append_printf (lines, "no place for %d: %c%d\n", verdict->digit, kinds[verdict->house / 9],
                                  verdict->house % 9 + 1);
        }
      put_cells ("in conflict:", verdict->conflict, lines);
      break;
    }
  if (verdict->n_solutions == 1)
    put_backdoor (board, verdict, lines);
}
