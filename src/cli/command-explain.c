/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-explain.c — the path of set deductions, a numbered line each, and the verdict; or the four set equations
 * of one cell as the board stands. */
#include <stdio.h>

#include "command.h"
#include "engine/search/strategy-sets.h"
#include "model/explain.h"

static void
print_path (const Board *board, const Search *search)
{
  void *state = g_malloc (search->strategy->size (&search->options));
  g_autofree SearchView *view = g_new (SearchView, 1);
  g_autoptr(GString) line = g_string_new (NULL);
  g_autofree char *verdict = NULL;
  Event event = { .kind = EVENT_START };
  int steps = 0, hardest = 0;

  search->strategy->start (state, board, &search->options, search->seed);
  while (search->strategy->step (state, &event))
    if (event.kind == EVENT_SINGLE)
      {
        g_string_printf (line, "%d. ", ++steps);
        explain_path_line (&event, line);
        command_put_line (line->str);
        hardest = MAX (hardest, sets_tier (&event));
      }

  search->strategy->show (state, view);
  verdict = explain_verdict (&event, hardest, board_filled (board), board_filled (&view->board));
  printf ("verdict: %s\n", verdict);
  g_free (state);
}

/* Basic filling, then elimination in the cell's box, row and column. */
static void
print_equations (const Board *board, int cell)
{
  const int houses[] = {
    NO_HOUSE, cell_house (cell, HOUSE_BOXES), cell_house (cell, HOUSE_ROWS), cell_house (cell, HOUSE_COLUMNS),
  };
  g_autoptr(GString) line = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (houses); i++)
    {
      Event event;

      sets_deduce (board, cell, houses[i], &event);
      g_string_truncate (line, 0);
      explain_path_line (&event, line);
      command_put_line (line->str);
    }
}

/* "r2c2"; −1: no cell. */
static int
parse_cell (const char *text)
{
  int row, column, length = 0;

  if (sscanf (text, "r%1dc%1d%n", &row, &column, &length) != 2 || text[length] || row < 1 || column < 1)
    return -1;

  return cell_at (row - 1, column - 1);
}

int
command_explain (int argc, char *argv[])
{
  g_autofree char *tier = NULL;
  g_autofree char *cell = NULL;
  const GOptionEntry entries[] = {
    { "tier", 0, 0, G_OPTION_ARG_STRING, &tier, "Use tiers up to T1, T2 or T3 (default)", "TIER" },
    { "cell", 0, 0, G_OPTION_ARG_STRING, &cell,
      "Print the set equations of this empty cell only, such as r2c2", "CELL" },
    { NULL }
  };
  g_autofree char *setting = NULL;
  Search search;
  Board board;

  if (!command_parse_options (&argc, &argv, "PUZZLE", entries))
    return COMMAND_USAGE;
  if (argc != 2)
    return command_usage ("explain takes one PUZZLE");
  setting = g_strconcat ("tier=", tier ? tier : "T3", NULL);
  if (!command_choose_search (&search, &strategy_sets, NULL, (char *[]) { setting, NULL }, NULL))
    return COMMAND_USAGE;
  if (cell && parse_cell (cell) < 0)
    return command_usage ("--cell %s: expected a cell such as r2c2", cell);
  if (!command_read_puzzle (argv[1], &board))
    return COMMAND_FAILED;
  if (cell && board.digit[parse_cell (cell)])
    return command_usage ("--cell %s: the cell holds a clue", cell);

  if (cell)
    print_equations (&board, parse_cell (cell));
  else
    print_path (&board, &search);
  return COMMAND_DONE;
}
