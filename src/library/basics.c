/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* basics.c — what all calls share: version, statuses, and puzzles as text. */
#include "face.h"

#include "config.h"

const char *
setdoku_version (void)
{
  return APP_VERSION;
}

const char *
setdoku_status_text (SetdokuStatus status)
{
  static const char texts[][64] = {
    [SETDOKU_OK]          = "all went well",
    [SETDOKU_BAD_PUZZLE]  = "not 81 characters 1-9, 0 or .",
    [SETDOKU_BAD_NAME]    = "there is none of that name",
    [SETDOKU_BAD_VALUE]   = "a value that is none here",
    [SETDOKU_NO_SOLUTION] = "no solution",
    [SETDOKU_SEVERAL]     = "several solutions",
    [SETDOKU_IMPOSSIBLE]  = "there is no such puzzle",
    [SETDOKU_NOT_THERE]   = "nothing like it is to be found",
    [SETDOKU_TRYING]      = "not done yet",
    [SETDOKU_STOPPED]     = "stopped",
    [SETDOKU_BEYOND]      = "it would take more room than there is",
    [SETDOKU_NO_MEMORY]   = "memory is short",
  };

  return status < sizeof texts / sizeof texts[0] ? texts[status] : "an unknown status";
}

SetdokuStatus
setdoku_marks_from_text (SetdokuMarks *marks, const char *puzzle)
{
  Board board;

  if (!board_parse (&board, puzzle))
    return SETDOKU_BAD_PUZZLE;

  for (int cell = 0; cell < N_CELLS; cell++)
    marks->cell[cell] = board.digit[cell] ? digits_of (board.digit[cell]) : DIGITS_ALL;
  return SETDOKU_OK;
}

void
face_text (const uint8_t digits[N_CELLS], char text[SETDOKU_TEXT_SIZE])
{
  for (int cell = 0; cell < N_CELLS; cell++)
    text[cell] = digits[cell] ? (char) ('0' + digits[cell]) : '.';
  text[N_CELLS] = '\0';
}

int
face_solutions (const Board *board, char solution[SETDOKU_TEXT_SIZE])
{
  uint8_t     first[COUNT_KEPT][N_CELLS];
  CountPuzzle puzzle;
  uint64_t    n;

  count_puzzle_from_board (&puzzle, board);
  n = count_solutions (&puzzle, 2, first, NULL);
  if (n > 0 && solution)
    face_text (first[0], solution);
  return (int) n;
}
