/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-handout.c — see path-handout.h. */
#include "path-handout.h"

char *
path_handout (const Path *path, HandoutKind kind)
{
  const Technique *hardest = path->verdict.hardest;
  g_autofree char *name = hardest ? explain_technique (hardest) : NULL;
  GString *text = g_string_new (NULL);
  Board board;

  board_from_digits (&board, path->start.digit);
  handout_begin (kind, text);
  handout_puzzle (kind, &board, (int) path->steps->len, name, text);
  for (guint i = 0; i < path->steps->len; i++)
    handout_deduction (kind, (int) i + 1, &path_step (path, (int) i)->deduction, &path_step (path, (int) i)->before, text);
  if (path->steps->len)
    handout_end_steps (kind, text);
  handout_end (kind, text);
  return g_string_free (text, FALSE);
}
