/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* history-words.c — what a step of the history did, for "Undo …" and "Redo …".
 *
 * Told from the cells before and after. So two actions with the same effect have the same name, which
 * is no loss: the name says what undo will take back. */
#include <glib/gi18n.h>

#include "history.h"

/* All changes of a step taken together. A set of digits with one member: the same one in each cell. */
typedef struct {
  bool     given, entry, marks, colours;               /* which part of any cell changed */
  bool     filled, emptied;                            /* every changed cell: has a digit after, has none after */
  bool     had_digits, only_removed;                   /* every changed cell had one before; nothing came in its place */
  bool     leaves_entries;                             /* any changed cell holds an entry after */
  Digits   digits_before, digits_after;
  Digits   marks_added, marks_removed;
} Difference;

static Digits
digit_set (int digit)
{
  return digit ? digits_of (digit) : DIGITS_NONE;
}

static Difference
difference_of (const DocumentStep *step)
{
  Difference all = { .filled = true, .emptied = true, .had_digits = true, .only_removed = true };

  for (unsigned n = 0; n < step->n_changes; n++)
    {
      const DocumentCell *before = &step->changes[n].before, *after = &step->changes[n].after;
      Digits digit_before = digit_set (before->given ? before->given : before->entry);
      Digits digit_after = digit_set (after->given ? after->given : after->entry);
      Digits added = digits_union (digits_difference (after->corner, before->corner),
                                   digits_difference (after->centre, before->centre));
      Digits removed = digits_union (digits_difference (before->corner, after->corner),
                                     digits_difference (before->centre, after->centre));

      all.given |= before->given != after->given;
      all.entry |= before->entry != after->entry;
      all.marks |= added || removed;
      all.colours |= before->colours != after->colours;
      all.filled &= digit_after != 0;
      all.emptied &= digit_after == 0;
      all.had_digits &= digit_before != 0;
      all.leaves_entries |= after->entry != 0;
      all.only_removed &= !added && (!digit_after || digit_after == digit_before) && !(after->colours & ~before->colours);
      all.digits_before |= digit_before;
      all.digits_after |= digit_after;
      all.marks_added |= added;
      all.marks_removed |= removed;
    }

  return all;
}

/* Only clues are left on the board after the step. */
static bool
leaves_only_clues (const Document *document, const DocumentStep *step)
{
  CellSet changed = CELLS_NONE;

  for (unsigned n = 0; n < step->n_changes; n++)
    {
      const DocumentCell *after = &step->changes[n].after;

      cells_add (&changed, step->changes[n].cell);
      if (after->entry || after->corner || after->centre || after->colours)
        return false;
    }
  for (int c = 0; c < N_CELLS; c++)
    if (!cells_has (changed, c)
        && (document->cells[c].entry || document->cells[c].corner || document->cells[c].centre
            || document->cells[c].colours))
      return false;
  return true;
}

static char *
describe_clues (const Difference *all)
{
  if (all->filled && !all->leaves_entries && digits_is_single (all->digits_after))
    /* Translators: what "Undo …" takes back; %d is a digit */
    return g_strdup_printf (_("set clue %d"), digits_first (all->digits_after));
  if (all->emptied && all->had_digits && digits_is_single (all->digits_before))
    /* Translators: what "Undo …" takes back; %d is a digit */
    return g_strdup_printf (_("remove clue %d"), digits_first (all->digits_before));
  /* Translators: what "Undo …" takes back */
  return g_strdup (_("change the board"));
}

static char *
describe_entries (const Difference *all)
{
  if (all->filled && digits_is_single (all->digits_after))
    /* Translators: what "Undo …" takes back; %d is a digit */
    return g_strdup_printf (_("place %d"), digits_first (all->digits_after));
  if (all->emptied && digits_is_single (all->digits_before))
    /* Translators: what "Undo …" takes back; %d is a digit */
    return g_strdup_printf (_("remove %d"), digits_first (all->digits_before));
  if (all->emptied)
    /* Translators: what "Undo …" takes back */
    return g_strdup (_("erase"));
  return g_strdup (_("change the board"));
}

static char *
describe_marks (const Difference *all)
{
  if (digits_is_single (all->marks_added) && !all->marks_removed)
    /* Translators: what "Undo …" takes back: a small pencil mark was written; %d is a digit */
    return g_strdup_printf (_("mark %d"), digits_first (all->marks_added));
  if (digits_is_single (all->marks_removed) && !all->marks_added)
    /* Translators: what "Undo …" takes back: a small pencil mark was removed; %d is a digit */
    return g_strdup_printf (_("remove mark %d"), digits_first (all->marks_removed));
  return g_strdup (all->only_removed ? _("erase") : _("change the board"));
}

char *
history_describe (const History *self, int i)
{
  const Document *document = self->document;
  const DocumentStep *step;
  Difference all;
  int parts;

  if (i < 0)
    return NULL;

  step = &g_array_index (document->steps, DocumentStep, i);
  all = difference_of (step);
  parts = all.entry + all.marks + all.colours;
  if (all.given)
    return describe_clues (&all);
  if (all.only_removed && leaves_only_clues (document, step)
      && (parts > 1 || !digits_is_single (digits_union (all.digits_before, all.marks_removed))))
    /* Translators: what "Undo …" takes back: everything but the clues was removed */
    return g_strdup (_("start over"));
  if (parts > 1)
    return g_strdup (_("change the board"));
  if (all.entry)
    return describe_entries (&all);
  if (all.marks)
    return describe_marks (&all);
  return g_strdup (all.only_removed ? _("erase") : _("change the board"));
}
