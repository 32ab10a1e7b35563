/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "digit-keys.h"

void
digit_keys_drop (DigitKeys *keys)
{
  digit_typing_end (&keys->typing);
  g_clear_handle_id (&keys->wait, g_source_remove);
}

void
digit_keys_end (DigitKeys *keys)
{
  BoardCommand first = keys->typing.first;

  digit_keys_drop (keys);
  if (first.digit)
    keys->enter (keys->owner, &first);
}

static gboolean
on_figure_alone (gpointer data)
{
  DigitKeys *keys = data;

  keys->wait = 0;
  digit_keys_end (keys);
  return G_SOURCE_REMOVE;
}

bool
digit_keys_joins (const DigitKeys    *keys,
                  const BoardCommand *figure,
                  int                 n)
{
  return digit_typing_joins (&keys->typing, figure, n, g_get_monotonic_time ());
}

void
digit_keys_type (DigitKeys          *keys,
                 const BoardCommand *figure,
                 int                 n)
{
  BoardCommand digit = *figure;
  int64_t now = g_get_monotonic_time ();

  if (!digit_typing_joins (&keys->typing, figure, n, now))
    digit_keys_end (keys);
  if (!digit_typing_take (&keys->typing, &digit, n, now))
    {
      keys->wait = g_timeout_add (DIGIT_TYPING_MS, on_figure_alone, keys);
      return;
    }
  digit_keys_drop (keys);
  keys->enter (keys->owner, &digit);
}
