/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compare-insight.c — the windows that look into the searches on Compare's boards, and going where they say. */
#include "setdoku-compare-private.h"

#include "setdoku-compare-insight.h"

/* Whom the window is about; the race may have changed since. */
typedef struct {
  SetdokuCompare *compare;               /* weak */
  Trace           traces[2];             /* of one puzzle; they hold one topology */
  unsigned        n;
} Subject;

static void
subject_free (gpointer memory, GClosure *closure)
{
  Subject *subject = memory;

  g_clear_weak_pointer (&subject->compare);
  topology_unref (subject->traces[0].topology);
  g_free (subject);
}

/* All that still take part stand there; a flame graph moves the clock. */
static void
on_go (SetdokuCompareInsight *window, uint64_t first, uint64_t second, Subject *subject)
{
  SetdokuCompare *self = subject->compare;
  const Trace *puzzle = self ? setdoku_race_get_puzzle (self->race) : NULL;
  unsigned entrants[2], n = 0;
  uint64_t wanted[2] = { first, second }, steps[2];

  if (!puzzle || !trace_same_puzzle (puzzle, &subject->traces[0]))
    return;
  for (unsigned i = 0; i < subject->n; i++)
    {
      int found = setdoku_race_find (self->race, &subject->traces[i]);

      if (found < 0)
        continue;
      entrants[n] = (unsigned) found;
      steps[n++] = wanted[i];
      compare_show (self, found);
    }
  if (subject->n == 1 && n == 1)
    {
      setdoku_race_set_clock (self->race, RACE_BY_EVENT);
      setdoku_race_seek (self->race, first);
    }
  else if (n > 0)
    setdoku_race_stand (self->race, entrants, steps, n);
}

static Trace
trace_on (SetdokuCompare *self, int board)
{
  return *setdoku_race_get_entrant (self->race, (unsigned) self->shown[board]);
}

/* both: the trees of both boards; else the flame graph of the one that was used last. */
void
compare_look_into (SetdokuCompare *self, gboolean both)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  Subject *subject;
  SetdokuCompareInsight *window;

  if (!setdoku_race_get_puzzle (self->race) || !GTK_IS_WINDOW (root))
    return;
  subject = g_new0 (Subject, 1);
  subject->n = both ? 2 : 1;
  subject->traces[0] = trace_on (self, both ? 0 : self->used);
  if (both)
    subject->traces[1] = trace_on (self, 1);
  topology_ref (subject->traces[0].topology);
  g_set_weak_pointer (&subject->compare, self);
  window = setdoku_compare_insight_new (GTK_WINDOW (root), &subject->traces[0], both ? &subject->traces[1] : NULL);
  g_signal_connect_data (window, "go", G_CALLBACK (on_go), subject, subject_free, 0);
  gtk_window_present (GTK_WINDOW (window));
}
