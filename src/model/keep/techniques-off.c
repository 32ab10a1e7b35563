/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "techniques-off.h"

#include "settings.h"

void
techniques_off_read (GSettings *settings, TechniqueSet *off)
{
  *off = (TechniqueSet) { { 0 } };
  for (const Technique *row = techniques; row->id; row++)
    if (setdoku_settings_list_has (settings, TECHNIQUES_OFF_KEY, row->id))
      technique_set_add (off, row);
}

bool
techniques_off_write (GSettings *settings, const TechniqueSet *off)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (const Technique *row = techniques; row->id; row++)
    if (technique_set_has (off, row))
      g_ptr_array_add (ids, (char *) row->id);
  g_ptr_array_add (ids, NULL);
  return setdoku_settings_set_list (settings, TECHNIQUES_OFF_KEY, (const char *const *) ids->pdata);
}
