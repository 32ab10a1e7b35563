/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "proposal.h"

#include <string.h>

#include "formats/format-skipped.h"
#include "model/explain/explain-repair.h"
#include "note.h"

/* The text itself is shown where it is one line. */
char *
proposal_line (const char *name, const char *bytes, gsize length, const ParseError *error, unsigned line)
{
  g_autofree char *sentence = NULL, *text = NULL, *note = NULL;
  ParseError at = *error;
  Repair repair;

  at.line = at.line >= line ? at.line - line + 1 : at.line;
  if (format_repair (bytes, length, &at, &repair))
    {
      repair.line += line - 1;
      sentence = explain_repair (&repair);
      text = g_strchomp (g_strdup (repair.text));
      if (strchr (text, '\n'))
        *text = '\0';
      note = g_strdup_printf ("%s:%u:%u: note: %s%s%s", name, repair.line, repair.column, sentence, *text ? " " : "", text);
    }
  repair_clear (&repair);
  return g_steal_pointer (&note);
}

void
proposal_say (const char *proposal)
{
  if (proposal)
    note_say (proposal);
}

void
proposal_say_skipped (const char *name, const char *bytes, gsize length, const Format *used, const GArray *records)
{
  unsigned line, n = format_count_skipped (bytes, length, used, records, &line);
  g_autofree char *note = g_strdup_printf ("%s:%u:0: note: lines that are no puzzle were skipped: %u", name, line, n);

  if (n > 0)
    note_say (note);
}
