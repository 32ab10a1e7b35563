/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* timeline.c — the board at each dead end of a search, the last one first: timeline PUZZLE STRATEGY. */
#include <inttypes.h>
#include <stdio.h>

#include <setdoku/timeline.h>

int
main (int argc, char *argv[])
{
  SetdokuStatus    status = SETDOKU_BAD_NAME;
  SetdokuTimeline *timeline = argc > 2 ? setdoku_timeline_new (argv[1], argv[2], NULL, 1, &status) : NULL;
  char             board[SETDOKU_TEXT_SIZE];

  if (!timeline)
    return fprintf (stderr, "%s\n", setdoku_status_text (status)), 1;
  setdoku_timeline_explore (timeline, 1000000);
  setdoku_timeline_seek (timeline, setdoku_timeline_length (timeline), NULL);
  while (setdoku_timeline_find (timeline, "kind=wipeout", -1, NULL) == SETDOKU_OK)
    {
      setdoku_timeline_board (timeline, board);
      printf ("%" PRIu64 " %s\n", setdoku_timeline_cursor (timeline), board);
    }
  setdoku_timeline_free (timeline);
  return 0;
}
