/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-equation.c — set equations as text, for the command line, the log and copying.
 *
 * Written in the seeds' notation, with the actual sets. Nothing here is translated: it is notation,
 * and scripts read it. */
#include "engine/core/notation.h"
#include "engine/logic/technique.h"
#include "explain.h"

static void
append_set (GString *text, Digits digits)
{
  const char *separator = "{";

  if (digits == DIGITS_NONE)
    {
      g_string_append (text, "∅");
      return;
    }
  if (digits == DIGITS_ALL)
    {
      g_string_append (text, "{1..9}");
      return;
    }

  for_each_digit (digit, digits)
    {
      g_string_append (text, separator);
      g_string_append_c (text, (char) ('0' + digit));
      separator = ",";
    }
  g_string_append_c (text, '}');
}

static void
append_cell (GString *text, int cell)
{
  g_string_append (text, notation_cell (cell).text);
}

static void
append_union (GString *text, const Digits *sets, int n)
{
  if (n != 1)
    g_string_append_c (text, '(');
  for (int i = 0; i < n; i++)
    {
      g_string_append (text, i ? " ∪ " : "");
      append_set (text, sets[i]);
    }
  if (n == 0)
    g_string_append (text, "∅");
  if (n != 1)
    g_string_append_c (text, ')');
}

static void
append_from_used (const Event *event, GString *text)
{
  int cell = event->cell;

  g_string_append (text, "PV(");
  append_cell (text, cell);
  g_string_append_printf (text, ") = U − (R%d ∪ C%d ∪ B%d) = {1..9} − ", cell_row (cell) + 1, cell_column (cell) + 1,
                          cell_box (cell) + 1);
  append_union (text, event->operand, 3);
  g_string_append (text, " = ");
  append_set (text, event->possible);
}

static void
append_from_candidates (const Event *event, GString *text)
{
  Digits others = DIGITS_NONE;

  for (int i = 0; i < event->n_operands; i++)
    others = digits_union (others, event->operand[i]);

  g_string_append (text, "Result = PV(");
  append_cell (text, event->cell);
  g_string_append (text, ") − ∪ PV(q) = ");
  append_set (text, event->possible);
  g_string_append (text, " − ");
  append_union (text, event->operand, event->n_operands);
  g_string_append (text, " = ");
  append_set (text, digits_difference (event->possible, others));
}

void
explain_equation (const Event *event, GString *text)
{
  if (event->reason == REASON_TECHNIQUE)
    return;
  if (event->kind == EVENT_SINGLE && event->reason == REASON_HIDDEN)
    append_from_candidates (event, text);
  else if (event->kind == EVENT_ASSIGN || event->kind == EVENT_SINGLE
           || (event->kind == EVENT_WIPEOUT && event->reason == REASON_NO_DIGIT && event->n_operands))
    append_from_used (event, text);
}

static void
append_house (GString *text, int house)
{
  g_string_append_printf (text, " %s %d", house_kind_ids[house / 9], house % 9 + 1);
}

static void
append_places (GString *text, const char *word, int house, Digits places)
{
  const char *separator = word;

  for_each_digit (place, places)
    {
      g_string_append (text, separator);
      append_cell (text, house_cells[house][place - 1]);
      separator = ",";
    }
}

static const char *
done_word (const Event *event)
{
  return event->reason == REASON_STUCK ? "stuck" : event->reason == REASON_GAVE_UP ? "gave-up"
       : event->reason == REASON_DUG ? "dug" : event->reason == REASON_NO_MEMORY ? "no-memory" : "all-tried";
}

void
explain_trace_line (const Event *event, uint64_t step, GString *text)
{
  gsize length;

  g_string_append_printf (text, "%" G_GUINT64_FORMAT " %s", step, event_kind_ids[event->kind]);
  if (event->cell != NO_CELL)
    {
      g_string_append_c (text, ' ');
      append_cell (text, event->cell);
      if (event->digit)
        g_string_append_printf (text, "=%d", event->digit);
    }
  g_string_append_printf (text, " depth %d", event->depth);

  if (event->cell == NO_CELL && event->digit)
    g_string_append_printf (text, " digit %d", event->digit);
  if (event->house != NO_HOUSE)
    append_house (text, event->house);
  if (event_has_places (event))
    {
      append_places (text, " places ", event->house, event->places);
      append_places (text, " left ", event->house, event->places_left);
    }
  if (event->reason == REASON_TECHNIQUE)
    g_string_append_printf (text, " %s", techniques[event->nodes].id);
  if (event->kind == EVENT_DONE)
    g_string_append_printf (text, " %s", done_word (event));
  if (event->kind == EVENT_RESTART)
    g_string_append_printf (text, " tries %" G_GUINT64_FORMAT, event->nodes);
  if (event->kind == EVENT_REMOVE || event->reason == REASON_DUG)
    g_string_append_printf (text, " clues %" G_GUINT64_FORMAT, event->nodes);
  if (event->kind == EVENT_PUT_BACK)
    g_string_append_printf (text, " empty %" G_GUINT64_FORMAT, event->nodes);
  if (event->source != NO_CELL)
    {
      g_string_append (text, event->kind == EVENT_UNDO_ASSIGN ? " exhausted " : event->kind == EVENT_REMOVE ? " without "
                             : " from ");
      append_cell (text, event->source);
    }

  length = text->len;
  g_string_append_c (text, ' ');
  explain_equation (event, text);
  if (text->len == length + 1)
    g_string_truncate (text, length);
}

static const char *
tier_words (const Event *event)
{
  if (event->kind != EVENT_SINGLE)
    return "guess";
  if (event->reason == REASON_NAKED)
    return "basic filling (T1)";

  switch (house_kind (event->house))
    {
    case HOUSE_ROWS:
      return "row analysis (T3)";
    case HOUSE_COLUMNS:
      return "column analysis (T3)";
    default:
      return "elimination (T2)";
    }
}

void
explain_path_line (const Event *event, GString *text)
{
  append_cell (text, event->cell);
  if (event->digit)
    g_string_append_printf (text, "=%d", event->digit);
  g_string_append_printf (text, " %s: ", tier_words (event));
  explain_equation (event, text);
}

char *
explain_verdict (const Event *last, int hardest_tier, int filled_at_start, int filled)
{
  if (last->kind == EVENT_SOLUTION)
    return hardest_tier ? g_strdup_printf ("solved without a guess (T%d)", hardest_tier)
                        : g_strdup ("solved without a guess (nothing to do)");
  if (last->kind == EVENT_DONE && last->reason == REASON_STUCK)
    return g_strdup_printf ("needs a guess (stuck after %d of %d cells)", filled - filled_at_start,
                            N_CELLS - filled_at_start);

  if (last->kind == EVENT_DONE && last->reason == REASON_NO_MEMORY)
    return g_strdup ("not known: memory is short");

  return g_strdup ("no solution");
}
