/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-format.h"

#include <glib/gi18n.h>

#include "explain-say.h"

char *
explain_format_parts (unsigned holds)
{
  static const struct { unsigned bits; const char *name; } parts[] = {
    { HOLDS_ENTRIES, N_("your digits") },
    { HOLDS_MARKS | HOLDS_BOTH_MARKS, N_("marks") },
    { HOLDS_COLOURS, N_("colours") },
    { HOLDS_HISTORY, N_("the steps to undo") },
    { HOLDS_ABOUT, N_("title and author") },
    { HOLDS_TIMELINE, N_("the search") },
    { HOLDS_TIME, N_("the time") },
    { HOLDS_RATING | HOLDS_SCALES, N_("the rating") },
  };
  GPtrArray *list = explain_list_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (holds & parts[i].bits)
      g_ptr_array_add (list, g_strdup (_(parts[i].name)));
  return explain_join (list, LIST_PARTS);
}

char *
explain_format (const Format *format)
{
  unsigned ways = format->flags & (FORMAT_READS | FORMAT_WRITES);
  /* Translators: a format's name and the end of its files' names: "SadMan puzzle (.sdk)" */
  g_autofree char *name = g_strdup_printf (_("%s (.%s)"), _(format->name), format->extension);
  g_autofree char *parts = explain_format_parts (format->flags), *keeps = NULL, *first = NULL;
  const char *many = format->flags & FORMAT_COLLECTION ? _("One file holds any number of puzzles.") : "";

  if (ways == FORMAT_READS)
    first = g_strdup_printf (_("%s is read."), name);
  else if (ways == FORMAT_WRITES)
    first = g_strdup_printf (_("%s is written."), name);
  else
    first = g_strdup_printf (_("%s is read and written."), name);
  /* Translators: a list such as "your digits, marks" */
  keeps = *parts ? g_strdup_printf (_("Beside the clues it keeps: %s."), parts) : g_strdup (_("It keeps nothing but the clues."));
  return explain_join_some (LIST_SENTENCES, first, keeps, many, NULL);
}
