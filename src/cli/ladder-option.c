/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "ladder-option.h"

#include <string.h>

#include "command.h"

static const LadderProfile *
unknown_ladder (const char *text)
{
  g_autoptr(GString) known = g_string_new (NULL);

  for (const LadderProfile *row = ladder_profiles; row->id; row++)
    g_string_append_printf (known, "%s%s", known->len ? ", " : "", row->id);
  command_usage ("--ladder %s: there is no such ladder and no such file; known are %s", text, known->str);
  return NULL;
}

const LadderProfile *
ladder_option (const char *text, LadderRoom *room)
{
  static const char *const reasons[] = {
    [LADDER_TEXT_UNKNOWN] = "there is no such technique",
    [LADDER_TEXT_TWICE] = "the technique was there before",
    [LADDER_TEXT_SCORE] = "expected a technique and a score of at most 50000",
    [LADDER_TEXT_EMPTY] = "there is no technique in it",
  };
  const LadderProfile *profile = ladder_profile_find (text);
  g_autofree char *content = NULL;
  LadderTextStatus status;
  LadderOwn own;
  gsize length;
  int line;

  if (profile)
    return profile;
  content = command_read_bytes (text, &length, NULL);
  if (!content || length > FORMAT_MAX_BYTES)
    return unknown_ladder (text);
  status = ladder_text_read (content, &own, &line);
  if (status == LADDER_TEXT_OK)
    return ladder_own_profile (&own, room);
  command_usage ("%s:%d:0: %s", text, line, reasons[status]);
  return NULL;
}
