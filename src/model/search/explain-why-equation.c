/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-why-equation.c — the set equation of an answer to "why?", with the sets as they were at that moment.
 *
 * In the notation of explain_deduction_equation (), so that each statement can be evaluated. Nothing here is translated. */
#include "model/explain/explain-deduction.h"
#include "engine/core/notation.h"
#include "why-private.h"

static void
append_set (GString *text, Digits digits)
{
  const char *separator = "{";

  if (digits == DIGITS_NONE)
    {
      g_string_append (text, "∅");
      return;
    }
  for_each_digit (digit, digits)
    {
      g_string_append_printf (text, "%s%d", separator, digit);
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
append_pv (GString *text, int cell)
{
  g_string_append (text, "PV(");
  append_cell (text, cell);
  g_string_append_c (text, ')');
}

/* What is struck beside that makes PV smaller. */
static void
append_from_used (GString *text, const Board *board, int cell, bool smaller)
{
  const Digits used[] = { board->row[cell_row (cell)], board->column[cell_column (cell)], board->box[cell_box (cell)] };

  append_pv (text, cell);
  g_string_append_printf (text, " %s U ∖ (R%d ∪ C%d ∪ B%d) = U ∖ (", smaller ? "⊆" : "=", cell_row (cell) + 1,
                          cell_column (cell) + 1, cell_box (cell) + 1);
  for (int i = 0; i < 3; i++)
    {
      g_string_append (text, i ? " ∪ " : "");
      append_set (text, used[i]);
    }
  g_string_append (text, ") = ");
  append_set (text, digits_complement (used[0] | used[1] | used[2]));
}

static void
append_from_candidates (GString *text, const Event *event)
{
  Digits result = event->possible;
  bool   brackets = event->n_operands > 1;

  append_pv (text, event->cell);
  for (int i = 0; i < event->n_operands; i++)
    {
      g_string_append (text, i ? " ∪ " : brackets ? " ∖ (" : " ∖ ");
      append_pv (text, event->operand_cell[i]);
      result = digits_difference (result, event->operand[i]);
    }
  g_string_append (text, brackets ? ") = " : " = ");
  append_set (text, event->possible);
  for (int i = 0; i < event->n_operands; i++)
    {
      g_string_append (text, i ? " ∪ " : brackets ? " ∖ (" : " ∖ ");
      append_set (text, event->operand[i]);
    }
  g_string_append (text, brackets ? ") = " : event->n_operands ? " = " : "");
  if (event->n_operands)
    append_set (text, result);
}

/* The places of a digit in a house. */
static void
append_places (GString *text, const Event *event)
{
  static const char kinds[] = "RCB";
  const char *separator = "{";

  g_string_append_printf (text, "%d(%c%d) = ", event->digit, kinds[event->house / 9], event->house % 9 + 1);
  for_each_digit (place, event->places)
    {
      g_string_append (text, separator);
      append_cell (text, house_cells[event->house][place - 1]);
      separator = ",";
    }
  g_string_append_c (text, '}');
}

static void
append_equation (GString *text, WhyWalk *walk, const WhyAnswer *answer, const WhyTechnique *technique)
{
  const SearchView *view;
  int cell = answer->question.cell;

  if (technique->step)
    {
      explain_deduction_equation (&technique->deduction, &technique->position, text);
      return;
    }
  switch (answer->kind)
    {
    case WHY_GUESSED:
    case WHY_DEDUCED:
      if (answer->event.kind == EVENT_PUT_BACK || answer->event.reason == REASON_TECHNIQUE)
        return;
      if (answer->event.kind == EVENT_SINGLE && answer->event.reason == REASON_HIDDEN)
        {
          append_from_candidates (text, &answer->event);
          return;
        }
      if (event_has_places (&answer->event))
        {
          append_places (text, &answer->event);
          return;
        }
      view = why_walk_to (walk, answer->step - 1);
      break;
    case WHY_BLOCKED:
      view = why_walk_to (walk, answer->step);
      break;
    case WHY_POSSIBLE:
    case WHY_OPEN:
      view = why_walk_to (walk, answer->question.step);
      break;
    default:
      return;
    }
  append_from_used (text, &view->board, cell, view->candidates[cell] != board_possible (&view->board, cell));
}

char *
explain_why_equation (WhyWalk *walk, const WhyAnswer *answer, const WhyTechnique *technique)
{
  GString *text = g_string_new (NULL);

  append_equation (text, walk, answer, technique);
  return text->len ? g_string_free (text, FALSE) : (g_string_free (text, TRUE), NULL);
}
