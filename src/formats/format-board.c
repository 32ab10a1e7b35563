/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-board.c — whether a format holds a board, and what of it it does not.
 *
 * A format says yes or no to rules as a whole. What it does not hold is found by asking again: the bare board first, then with
 * extras, with all constraints of a kind, and where it says no, with each of them. Whatever it says no to is left out, and is
 * what it does not hold. */
#include "rules-text.h"

/* What makes it another board than the classic one. */
static void
name_shape (const Rules *rules, char *name, gsize size)
{
  if (rules->rows != 9 || rules->columns != 9 || rules->n != 9 || rules->n_grids)
    g_snprintf (name, size, "%d × %d", rules->rows, rules->columns);
  else if (rules->has_regions || rules->box_rows != 3)
    g_strlcpy (name, rules->has_regions ? "regions" : "boxes", size);
  else if (rules->extras)
    g_strlcpy (name, extra_ids[__builtin_ctz (rules->extras)], size);
  else
    g_strlcpy (name, constraint_kinds[rules->constraint[0].kind].id, size);
}

void
record_only_classic (Record *record)
{
  if (!record->document || !record->document->topology)
    return;
  record->error = (ParseError) { .reason = PARSE_CLASSIC, .line = record->line, .column = 1 };
  name_shape (record->document->topology->rules, record->error.detail, sizeof record->error.detail);
  g_clear_pointer (&record->document, document_free);
}

static bool
holds (const Format *format, const Rules *rules)
{
  return (format->flags & HOLDS_RULES) ? !format->holds || format->holds (rules) : rules_are_classic (rules);
}

bool
format_holds_board (const Format *format, const Document *document)
{
  return !document->topology || holds (format, document->topology->rules);
}

/* Of a board without extras and constraints: is it its size, its grids, or how it is parted? */
static char *
name_bare (const Format *format, const Rules *bare)
{
  g_autofree Rules *usual = g_new0 (Rules, 1);

  if (bare->n_grids)
    return g_strdup ("grids");
  rules_init_square (usual, bare->n, 0, 0);
  rules_usual_boxes (bare->n, &usual->box_rows, &usual->box_columns);
  if (bare->rows != bare->n || bare->columns != bare->n || !holds (format, usual))
    return g_strdup_printf ("%d × %d", bare->rows, bare->columns);
  if (bare->has_regions)
    return g_strdup ("regions");
  return bare->box_rows ? g_strdup_printf ("boxes %d × %d", bare->box_rows, bare->box_columns) : g_strdup ("boxes none");
}

/* As many of the extras as can be held together, for one may need the other. */
static void
take_extras (const Format *format, Rules *held, uint32_t extras)
{
  uint32_t most = 0;

  for (uint32_t some = extras; some; some = (some - 1) & extras)
    {
      held->extras = some;
      if (__builtin_popcount (some) > __builtin_popcount (most) && holds (format, held))
        most = some;
    }
  held->extras = most;
}

/* Those of a constraint's kind, or only itself. */
static bool
try_constraints (const Format *format, Rules *held, const Rules *rules, int first, bool kind)
{
  uint16_t before = held->n_constraints;

  for (int i = first; i < (kind ? rules->n_constraints : first + 1); i++)
    if (rules->constraint[i].kind == rules->constraint[first].kind)
      held->constraint[held->n_constraints++] = rules->constraint[i];
  if (holds (format, held))
    return true;
  held->n_constraints = before;
  return false;
}

char *
format_board_obstacle (const Format *format, const Document *document)
{
  const Rules *rules = document->topology ? document->topology->rules : NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree Rules *held = NULL;
  g_autofree bool *refused = NULL, *tried = NULL;

  if (format_holds_board (format, document))
    return g_strdup ("");
  held = g_memdup2 (rules, sizeof *rules);     /* a constraint that is kept has its numbers where they were */
  held->extras = 0;
  held->n_constraints = 0;
  if (!holds (format, held))
    return name_bare (format, held);
  refused = g_new0 (bool, RULES_CONSTRAINTS_MAX);
  tried = g_new0 (bool, n_constraint_kinds);
  take_extras (format, held, rules->extras);
  for (int extra = 0; extra < N_EXTRAS; extra++)
    if ((rules->extras & ~held->extras) >> extra & 1)
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", extra_ids[extra]);
  for (int i = 0; i < rules->n_constraints; i++)
    {
      int kind = rules->constraint[i].kind;

      if (!tried[kind] && !try_constraints (format, held, rules, i, true))
        for (int j = i; j < rules->n_constraints; j++)
          if (rules->constraint[j].kind == kind)
            refused[j] = !try_constraints (format, held, rules, j, false);
      tried[kind] = true;
    }
  rules_name_constraints (rules, refused, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
