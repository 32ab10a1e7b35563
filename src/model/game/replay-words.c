/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "replay-words.h"

#include <glib/gi18n.h>

#include "clock.h"
#include "model/explain/explain.h"

char *
replay_words_title (const Replay *replay)
{
  int position = replay_get_position (replay);
  g_autofree char *what = replay_describe (replay), *number = explain_count ((uint64_t) position);

  if (!what)
    return g_strdup (_("Before the first move"));
  /* Translators: the number of a move, and what it did: "place 7" */
  return g_strdup_printf (_("Move %s: %s"), number, what);
}

char *
replay_words_where (const Replay *replay)
{
  int position = replay_get_position (replay), n;
  g_autofree char *cells = NULL, *time = NULL, *when = NULL;
  const Topology *topology = replay_get_topology (replay);
  int columns = topology ? topology->columns : 9;
  const ReplayMove *move;

  if (position == 0)
    return g_strdup ("");
  move = replay_get_move (replay, position);
  n = places_count (move->cells);
  if (n == 1 || move->digit)
    cells = explain_cell_of (columns, n == 1 ? places_first (&move->cells) : move->cell, NULL);
  else
    cells = g_strdup_printf (ngettext ("%d cell", "%d cells", n), n);
  if (move->broke)
    when = g_strdup (_("After a break"));
  else if (move->took < 1000)
    /* Translators: a cell was filled less than a second after the move before */
    when = g_strdup (_("At once"));
  else
    {
      time = clock_describe (move->took);
      /* Translators: how long the player had thought, "0:12" */
      when = g_strdup_printf (_("After %s"), time);
    }
  return explain_join_some (LIST_FACTS, when, cells, NULL);
}

char *
replay_words_time (const Replay *replay)
{
  g_autofree char *now = clock_describe (replay_get_time (replay, replay_get_position (replay)));
  g_autofree char *all = clock_describe (replay_get_duration (replay));

  /* Translators: two times, "3:25 of 7:12" */
  return g_strdup_printf (_("%s of %s"), now, all);
}

char *
replay_words_count (const Replay *replay)
{
  g_autofree char *number = explain_count ((uint64_t) replay_get_position (replay));
  g_autofree char *all = explain_count ((uint64_t) replay_get_length (replay));

  return g_strdup_printf (_("Move %s of %s"), number, all);
}
