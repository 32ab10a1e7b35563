/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* history-words.c — what a step of the history did, for "Undo …" and "Redo …".
 *
 * Told from the cells before and after. So two actions with the same effect have the same name, which
 * is no loss: the name says what undo will take back. */
#include <glib/gi18n.h>

#include "formats/document-boards.h"
#include "history.h"

/* All changes of a step taken together. A set with one member: the same one in each cell. */
typedef struct {
  bool     given, entry, marks, colours, candidates;   /* which part of any cell changed; candidates: their colours */
  bool     filled, emptied;                            /* every cell whose digit changed: has one after, has none after */
  bool     had_digits;                                 /* and had one before */
  bool     only_removed;                               /* nothing came in place of what went */
  bool     leaves_entries;                             /* any changed cell holds an entry after */
  bool     leaves_marks;                               /* some marks of a kind that changed are left after */
  unsigned n_cells;
  Values   digits_before, digits_after;                /* of cells whose digit changed */
  Values   marks_added, marks_removed;
  uint16_t colours_added;
  Values   candidates_coloured;
} Difference;

static Values
digit_set (int digit)
{
  return digit ? values_of (digit) : 0;
}

static void
compare_digits (Difference *all, const DocumentCell *before, const DocumentCell *after)
{
  Values digit_before = digit_set (before->given ? before->given : before->entry);
  Values digit_after = digit_set (after->given ? after->given : after->entry);

  if (before->given == after->given && before->entry == after->entry)
    return;
  all->given |= before->given != after->given;
  all->entry |= before->entry != after->entry;
  all->filled &= digit_after != 0;
  all->emptied &= digit_after == 0;
  all->had_digits &= digit_before != 0;
  all->only_removed &= !digit_after;
  all->digits_before |= digit_before;
  all->digits_after |= digit_after;
}

static void
compare_marks (Difference *all, const DocumentCell *before, const DocumentCell *after)
{
  Values added = (after->corner & ~before->corner) | (after->centre & ~before->centre);
  Values removed = (before->corner & ~after->corner) | (before->centre & ~after->centre);

  all->marks |= added || removed;
  all->only_removed &= !added;
  all->marks_added |= added;
  all->marks_removed |= removed;
  all->leaves_marks |= (after->corner && after->corner != before->corner)
                       || (after->centre && after->centre != before->centre);
}

static void
compare_colours (Difference *all, const DocumentCell *before, const DocumentCell *after)
{
  uint16_t added = after->colours & (uint16_t) ~before->colours;

  all->colours |= before->colours != after->colours;
  all->colours_added |= added;
  for_each_value (digit, values_all (VALUES_MAX))
    {
      int colour = document_cell_get_candidate_colour (after, digit);

      if (colour == document_cell_get_candidate_colour (before, digit))
        continue;
      all->candidates = true;
      if (colour >= 0)
        all->candidates_coloured |= values_of (digit);
    }
  all->only_removed &= !added && !all->candidates_coloured;
}

static Difference
difference_of (const Document *document, int step)
{
  Difference all = { .filled = true, .emptied = true, .had_digits = true, .only_removed = true };
  const DocumentChange *changes = document_get_changes (document, step, &all.n_cells);

  for (unsigned n = 0; n < all.n_cells; n++)
    {
      const DocumentCell *before = &changes[n].before, *after = &changes[n].after;

      compare_digits (&all, before, after);
      compare_marks (&all, before, after);
      compare_colours (&all, before, after);
      all.leaves_entries |= after->entry != 0;
    }

  return all;
}

/* Only clues are left on the board after the step. Told of the two steps next to where the game stands: the cells that
 * they do not change are what they are now. */
static bool
leaves_only_clues (const Document *document, int step)
{
  PlaceSet changed = PLACES_NONE;
  unsigned n_changes;
  const DocumentChange *changes = document_get_changes (document, step, &n_changes);

  if (step != document->current && g_array_index (document->steps, DocumentStep, step).parent != document->current)
    return false;
  for (unsigned n = 0; n < n_changes; n++)
    {
      places_add (&changed, changes[n].cell);
      if (document_cell_is_played (&changes[n].after))
        return false;
    }
  for (int c = 0; c < document->n_cells; c++)
    if (!places_has (&changed, c) && document_cell_is_played (&document->cells[c]))
      return false;
  return true;
}

static char *
describe_clues (const Difference *all)
{
  if (all->filled && !all->leaves_entries && values_is_single (all->digits_after))
    /* Translators: what "Undo …" takes back; %d is a digit */
    return g_strdup_printf (_("set clue %d"), values_first (all->digits_after));
  if (all->emptied && all->had_digits && values_is_single (all->digits_before))
    /* Translators: what "Undo …" takes back; %d is a digit */
    return g_strdup_printf (_("remove clue %d"), values_first (all->digits_before));
  /* Translators: what "Undo …" takes back */
  return g_strdup (_("change the board"));
}

static char *
describe_entries (const Difference *all)
{
  if (all->filled && values_is_single (all->digits_after))
    /* Translators: what "Undo …" takes back; %d is a digit */
    return g_strdup_printf (_("place %d"), values_first (all->digits_after));
  if (all->emptied && values_is_single (all->digits_before))
    /* Translators: what "Undo …" takes back; %d is a digit */
    return g_strdup_printf (_("remove %d"), values_first (all->digits_before));
  if (all->emptied)
    /* Translators: what "Undo …" takes back */
    return g_strdup (_("erase"));
  return g_strdup (_("change the board"));
}

static char *
describe_marks (const Difference *all)
{
  if (values_is_single (all->marks_added) && !all->marks_removed)
    /* Translators: what "Undo …" takes back: a small pencil mark was written; %d is a digit */
    return g_strdup_printf (_("mark %d"), values_first (all->marks_added));
  if (values_is_single (all->marks_removed) && !all->marks_added)
    /* Translators: what "Undo …" takes back: a small pencil mark was removed; %d is a digit */
    return g_strdup_printf (_("remove mark %d"), values_first (all->marks_removed));
  if (all->marks_added && all->n_cells > 1)
    /* Translators: what "Undo …" takes back: pencil marks were written in many cells at once */
    return g_strdup (_("fill marks"));
  if (all->only_removed && all->leaves_marks)
    /* Translators: what "Undo …" takes back: pencil marks that no longer fitted were removed */
    return g_strdup (_("tidy marks"));
  return g_strdup (all->only_removed ? _("erase") : _("change the board"));
}

static char *
describe_colours (const Difference *all)
{
  if (values_is_single (all->candidates_coloured) && !all->colours)
    /* Translators: what "Undo …" takes back: a pencil mark was coloured; %d is a digit */
    return g_strdup_printf (_("colour mark %d"), values_first (all->candidates_coloured));
  for (int colour = 0; colour < N_COLOURS; colour++)
    if (all->colours_added == 1u << colour && !all->candidates)
      /* Translators: what "Undo …" takes back: cells were coloured; %c is the letter of the colour, a to i */
      return g_strdup_printf (_("colour %c"), 'a' + colour);
  if (all->only_removed)
    /* Translators: what "Undo …" takes back: a colour of cells or marks was removed */
    return g_strdup (_("remove colour"));
  return g_strdup (_("change the board"));
}

/* Values went in, and what they leave no room for went out of the marks. */
static bool
only_tidied (const Difference *all)
{
  return all->filled && values_is_single (all->digits_after) && !all->colours && !all->marks_added
      && !(all->marks_removed & ~all->digits_after);
}

static int
step_parent (const Document *document, int step)
{
  return g_array_index (document->steps, DocumentStep, step).parent;
}

/* A line of the text more is a constraint more. */
static int
count_lines (const char *text)
{
  int n = 0;

  for (; *text; text++)
    n += *text == '\n';
  return n;
}

static char *
describe_rules (const Document *document, int step)
{
  int before = count_lines (document->boards->pdata[document_board_of (document, step_parent (document, step))]);
  int after = count_lines (document->boards->pdata[document_board_of (document, step)]);

  /* Translators: what "Undo …" takes back: a rule of the board, such as a cage, was added */
  return g_strdup (before && after > before ? _("add a rule")
                   /* Translators: what "Undo …" takes back: a rule of the board, such as a cage, was removed */
                   : after && after < before ? _("remove a rule")
                   /* Translators: what "Undo …" takes back: the rules of the board became others */
                   : _("change the rules"));
}

char *
history_describe (const History *self, int i)
{
  const Document *document = self->document;
  Difference all;
  int parts;

  if (i < 0)
    return NULL;
  if (document_board_of (document, i) != document_board_of (document, step_parent (document, i)))
    return describe_rules (document, i);

  all = difference_of (document, i);
  parts = all.entry + all.marks + (all.colours || (all.candidates && !all.marks));
  if (all.given)
    return describe_clues (&all);
  if (all.only_removed && leaves_only_clues (document, i)
      && (parts > 1 || values_count (all.digits_before | all.marks_removed) > 1))
    /* Translators: what "Undo …" takes back: everything but the clues was removed */
    return g_strdup (_("start over"));
  if (all.entry && (parts == 1 || only_tidied (&all)))
    return describe_entries (&all);
  if (parts > 1)
    return g_strdup (all.only_removed ? _("erase") : _("change the board"));
  return all.marks ? describe_marks (&all) : describe_colours (&all);
}
