/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-handout.c — see path-handout.h. */
#include "path-handout.h"

#include "formats/json-line.h"
#include "model/explain/explain-deduction-json.h"

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

static char *
path_json (const Path *path)
{
  GString *text = g_string_new (NULL);
  char puzzle[BOARD_TEXT_SIZE];
  Board board;

  board_from_digits (&board, path->start.digit);
  board_format (&board, puzzle);
  json_line_open (text, NULL, '{');
  json_line_string (text, "puzzle", puzzle);
  json_line_open (text, "steps", '[');
  for (guint i = 0; i < path->steps->len; i++)
    explain_deduction_json ((int) i + 1, &path_step (path, (int) i)->deduction, &path_step (path, (int) i)->before, text);
  json_line_close (text, ']');
  json_line_end (text);
  return g_string_free (text, FALSE);
}

static char *
path_text (const Path *path)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < path->steps->len; i++)
    path_append_text (path, (int) i, text);
  return g_string_free (text, FALSE);
}

char *
path_as (const Path *path, const char *kind)
{
  HandoutKind handout;

  if (g_str_equal (kind, "text"))
    return path_text (path);
  if (g_str_equal (kind, "json"))
    return path_json (path);
  return handout_kind_find (kind, &handout) ? path_handout (path, handout) : NULL;
}
