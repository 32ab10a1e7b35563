/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "note.h"

#include <stdio.h>

#include "formats/text-visible.h"

gboolean note_quiet;

void
note_say (const char *text)
{
  g_autofree char *shown = note_quiet ? NULL : text_visible (text);

  if (!shown)
    return;
  fflush (stdout);
  fprintf (stderr, "%s\n", shown);
}
