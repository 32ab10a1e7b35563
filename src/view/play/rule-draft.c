/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "rule-draft.h"

#include <glib.h>
#include <string.h>

void
rule_draft_clear (RuleDraft *draft)
{
  draft->n = 0;
  draft->number[0] = '\0';
  g_clear_pointer (&draft->refusal, g_free);
}

void
rule_draft_follow (RuleDraft *draft,
                   PlaceSet   selected)
{
  int kept = 0;

  for (int i = 0; i < draft->n; i++)
    if (places_has (&selected, draft->cell[i]))
      {
        draft->cell[kept++] = draft->cell[i];
        places_remove (&selected, draft->cell[i]);
      }
  for_each_place (cell, selected)
    draft->cell[kept++] = (uint16_t) cell;
  draft->n = kept;
}

bool
rule_draft_type (RuleDraft *draft,
                 char       figure)
{
  size_t length = strlen (draft->number);

  if (!draft->tool || draft->tool->number == SETTING_PLAIN || length == RULE_DRAFT_FIGURES)
    return false;
  draft->number[length] = figure;
  draft->number[length + 1] = '\0';
  return true;
}

bool
rule_draft_rub (RuleDraft *draft)
{
  size_t length = strlen (draft->number);

  if (length == 0)
    return false;
  draft->number[length - 1] = '\0';
  return true;
}

void
rule_draft_get (const RuleDraft *draft,
                Setting         *setting)
{
  guint64 number;

  setting->tool = draft->tool;
  setting->n_cells = draft->n;
  memcpy (setting->cell, draft->cell, (size_t) draft->n * sizeof *draft->cell);
  setting->number = g_ascii_string_to_unsigned (draft->number, 10, 0, NO_PLACE - 1, &number, NULL) ? (int) number : -1;
  setting->n_values = 0;
  for (const char *at = draft->number; *at && setting->n_values < (int) G_N_ELEMENTS (setting->value); at++)
    setting->value[setting->n_values++] = (uint8_t) value_from_character (*at);
}
