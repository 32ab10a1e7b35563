/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "path-verdict.h"

#include "engine/core/notation.h"
#include "engine/logic/backdoor.h"
#include "formats/json-line.h"
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

bool
path_verdict_sets_keys (const Trace *trace, const Event *last, const Board *reached, int hardest, GString *text)
{
  static const char *const tiers[] = { "nothing-to-do", "basic-filling", "elimination", "analysis" };
  bool stuck = last->kind == EVENT_DONE && last->reason == REASON_STUCK;
  const Technique *technique = NULL;
  char board[BOARD_TEXT_SIZE];

  if (stuck && !solved_with (&trace->board, &technique))
    return false;
  json_line_string (text, "verdict", stuck ? "guess" : last->kind == EVENT_SOLUTION ? tiers[hardest] : "none");
  if (stuck)
    {
      board_format (reached, board);
      json_line_string (text, "stuck_at", board);
    }
  if (technique)
    json_line_string (text, "hardest", technique->id);
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
put_backdoor_keys (const Board *board, const Verdict *verdict, GString *text)
{
  Position position;
  Backdoor backdoor;

  position_from_board (&position, board);
  backdoor_find (&position, verdict->solution[0], &backdoor);
  if (backdoor.size > BACKDOOR_MAX)
    return;
  json_line_open (text, "backdoor", '[');
  for (int i = 0; i < backdoor.size; i++)
    json_line_string (text, NULL, notation_placed (backdoor.cell[i], backdoor.digit[i]).text);
  json_line_close (text, ']');
  json_line_number (text, "backdoors", backdoor.n);
}

static void
digits_text (const uint8_t digits[N_CELLS], char text[BOARD_TEXT_SIZE])
{
  for (int cell = 0; cell < N_CELLS; cell++)
    text[cell] = (char) (digits[cell] ? '0' + digits[cell] : '.');
  text[N_CELLS] = '\0';
}

static void
put_impossible_keys (const Verdict *verdict, GString *text)
{
  if (verdict->cell != NO_CELL)
    json_line_cell (text, "empty_cell", verdict->cell);
  else if (verdict->house != NO_HOUSE)
    {
      json_line_string (text, "full_house", notation_house (verdict->house).text);
      json_line_number (text, "digit", verdict->digit);
    }
  json_line_open (text, "conflict", '[');
  for_each_cell (cell, verdict->conflict)
    json_line_cell (text, NULL, cell);
  json_line_close (text, ']');
}

void
path_verdict_ladder_keys (const Board *board, const Verdict *verdict, GString *text)
{
  static const char *const ids[] = {
    [VERDICT_BASIC_FILLING] = "basic-filling", [VERDICT_ELIMINATION] = "elimination", [VERDICT_ANALYSIS] = "analysis",
    [VERDICT_TECHNIQUE] = "technique", [VERDICT_GUESS] = "guess", [VERDICT_UNKNOWN] = NULL, [VERDICT_AMBIGUOUS] = "several",
    [VERDICT_IMPOSSIBLE] = "none",
  };
  char digits[BOARD_TEXT_SIZE];

  json_line_string (text, "verdict", ids[verdict->kind]);
  if (verdict->kind == VERDICT_TECHNIQUE)
    {
      json_line_string (text, "hardest", verdict->hardest->id);
      json_line_number (text, "score", verdict->ladder.score);
    }
  else if (verdict->kind == VERDICT_GUESS)
    {
      digits_text (verdict->ladder.position.digit, digits);
      json_line_string (text, "stuck_at", digits);
    }
  else if (verdict->kind == VERDICT_AMBIGUOUS)
    {
      json_line_open (text, "solutions", '[');
      for (int i = 0; i < 2; i++)
        {
          digits_text (verdict->solution[i], digits);
          json_line_string (text, NULL, digits);
        }
      json_line_close (text, ']');
    }
  else if (verdict->kind == VERDICT_IMPOSSIBLE)
    put_impossible_keys (verdict, text);
  if (verdict->n_solutions == 1)
    put_backdoor_keys (board, verdict, text);
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
