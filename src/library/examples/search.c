/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* search.c — the first events of a search, and what it counted at its end: search PUZZLE STRATEGY. */
#include <inttypes.h>
#include <stdio.h>

#include <setdoku/search.h>

int
main (int argc, char *argv[])
{
  SetdokuStatus  status = SETDOKU_BAD_NAME;
  SetdokuSearch *search = argc > 2 ? setdoku_search_new (argv[1], argv[2], NULL, 1, &status) : NULL;
  SetdokuFigures figures;
  SetdokuEvent   event;

  if (!search)
    return fprintf (stderr, "%s\n", setdoku_status_text (status)), 1;
  for (int n = 1; setdoku_search_step (search, &event); n++)
    if (n <= 5)
      printf ("%d %s cell %d digit %d depth %d\n", n, setdoku_event_id (event.kind), event.cell, event.digit, event.depth);
  setdoku_search_figures (search, &figures);
  printf ("%" PRIu64 " guesses, %" PRIu64 " dead ends\n", figures.guesses, figures.dead_ends);
  setdoku_search_free (search);
  return 0;
}
