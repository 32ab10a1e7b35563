/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "forks.h"

#include <glib/gi18n.h>

#include "model/explain/explain-any-event.h"
#include "model/explain/explain.h"

bool
forks_add (Forks *forks, uint64_t step, int cell, int digit)
{
  Steering steering = forks->at[forks->current];

  if (!steering_add (&steering, step, cell, digit))
    return false;

  for (unsigned i = 0; i <= forks->n; i++)
    if (steering_equal (&forks->at[i], &steering))
      {
        forks->current = i;
        return true;
      }

  if (forks->n == FORKS_MAX)
    return false;
  forks->current = ++forks->n;
  forks->at[forks->n] = steering;
  forks->left[forks->n] = 0;
  return true;
}

/* The one with most of its steers, the whole of it in front. */
unsigned
forks_parent (const Forks *forks, unsigned i)
{
  const Steering *steering = &forks->at[i];
  unsigned        parent = 0;

  for (unsigned other = 1; other <= forks->n; other++)
    {
      const Steering *candidate = &forks->at[other];
      Steering        front = *steering;

      front.n = candidate->n;
      if (other != i && candidate->n < steering->n && candidate->n > forks->at[parent].n
          && steering_equal (&front, candidate))
        parent = other;
    }

  return parent;
}

void
forks_remove (Forks *forks, unsigned i)
{
  unsigned next = forks->current == i ? forks_parent (forks, i) : forks->current;

  g_return_if_fail (i > 0 && i <= forks->n);
  for (unsigned at = i; at < forks->n; at++)
    {
      forks->at[at] = forks->at[at + 1];
      forks->left[at] = forks->left[at + 1];
    }
  forks->n--;
  forks->current = next > i ? next - 1 : next;
}

char *
forks_describe (const Topology *topology, const Forks *forks, unsigned i)
{
  const Steering  *steering = &forks->at[i];
  g_autofree char *last = NULL;

  if (steering->n == 0)
    return g_strdup (_("The search’s own way"));

  /* Translators: the number of an event */
  last = explain_say (_("{digit} in {cell} at event {event}"), SAY_VALUE ("digit", steering->at[steering->n - 1].digit),
                      SAY_CELL_ON ("cell", topology, steering->at[steering->n - 1].cell),
                      SAY_COUNT ("event", steering->at[steering->n - 1].step + 1));
  if (steering->n == 1)
    return g_steal_pointer (&last);
  /* Translators: "7 in row 4, column 5 at event 357", and how many guesses were chosen before */
  return explain_say (ngettext ("{last}, after {count} more", "{last}, after {count} more", steering->n - 1),
                      SAY_TEXT ("last", last), SAY_NUMBER ("count", (int) steering->n - 1));
}

char *
forks_format (const Topology *topology, const Forks *forks)
{
  GString *text;

  if (forks->n == 0)
    return NULL;

  text = g_string_new (NULL);
  g_string_printf (text, "%u", forks->current);
  for (unsigned i = 1; i <= forks->n; i++)
    {
      char steering[STEERING_TEXT_SIZE];

      steering_format_on (topology, &forks->at[i], steering, sizeof steering);
      g_string_append_printf (text, ";%s", steering);
    }

  return g_string_free (text, FALSE);
}

bool
forks_parse (const Topology *topology, const char *text, Forks *forks)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", FORKS_MAX + 3);
  unsigned       n = g_strv_length (parts);
  Forks       read = { 0 };
  uint64_t       current;

  if (n < 2 || n > FORKS_MAX + 1 || !g_ascii_string_to_unsigned (parts[0], 10, 0, n - 1, &current, NULL))
    return false;
  for (unsigned i = 1; i < n; i++)
    if (!steering_parse_on (topology, parts[i], &read.at[i]) || read.at[i].n == 0)
      return false;

  read.n = n - 1;
  read.current = (unsigned) current;
  *forks = read;
  return true;
}
