/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "path-wish.h"

#include <string.h>

#include "command.h"

bool
path_wish_climb (const PathWish *wish, const Board *board, Verdict *verdict, Route *route)
{
  Position start;

  *route = (Route) { .n = 0 };
  verdict_reach (verdict, board, wish->profile, &wish->off, NULL);
  if (verdict->kind == VERDICT_IMPOSSIBLE)
    return true;
  position_from_board (&start, board);
  start.unique = verdict->n_solutions == 1;
  route_find (route, &start, wish->profile, &wish->off, wish->kind, NULL);
  return route->outcome != LADDER_NO_MEMORY && verdict->ladder.outcome != LADDER_NO_MEMORY;
}

/* Ids or codes with commas between them. */
static bool
choose_off (TechniqueSet *off, const char *avoid)
{
  g_auto (GStrv) ids = g_strsplit (avoid, ",", -1);

  for (int i = 0; ids[i]; i++)
    {
      const Technique *technique = technique_find (ids[i]);

      if (!technique)
        {
          command_unknown_technique ("--avoid", ids[i]);
          return false;
        }
      technique_set_add (off, technique);
    }
  return true;
}

bool
path_wish_choose (PathWish *wish, const char *avoid, const char *kind)
{
  g_autoptr (GString) known = g_string_new (NULL);

  if (avoid && !choose_off (&wish->off, avoid))
    return false;
  for (int i = 0; i < N_ROUTE_KINDS; i++)
    {
      g_string_append_printf (known, "%s%s", known->len ? ", " : "", route_kind_ids[i]);
      if (kind && strcmp (kind, route_kind_ids[i]) == 0)
        {
          wish->kind = (RouteKind) i;
          return true;
        }
    }
  if (kind)
    command_usage ("--path %s: expected one of %s", kind, known->str);
  return !kind;
}
