/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-set-equation.c — what a deduction's sets say, as equations with the actual sets.
 *
 * Notation, not translated. Each statement is true of the position by itself, and tests evaluate it without knowing the
 * technique. One function a family; those whose proof is a chain print the chain. */
#include "explain-deduction.h"
#include "explain-equation-parts.h"
#include "explain-proof.h"

/* Singles. The seeds' forms: U less what is used, or PV less the other PVs of the house. */
static void
append_single (const Deduction *deduction, const Position *position, GString *text)
{
  int     cell = cells_first (deduction->cells), house = deduction->n_groups ? deduction->groups[0].house : NO_HOUSE;
  CellSet others = house == NO_HOUSE ? CELLS_NONE : cells_intersection (position->empty, house_set (house));
  Digits  result = position->marks[cell];
  const char *separator = "";

  g_string_append (text, "PV(");
  equation_cell (text, cell);
  g_string_append_c (text, ')');
  cells_remove (&others, cell);
  if (!cells_is_empty (others))
    {
      g_string_append (text, cells_count (others) > 1 ? " ∖ (" : " ∖ ");
      for_each_cell (other, others)
        {
          g_string_append_printf (text, "%sPV(", separator);
          equation_cell (text, other);
          g_string_append_c (text, ')');
          separator = " ∪ ";
          result = digits_difference (result, position->marks[other]);
        }
      g_string_append (text, cells_count (others) > 1 ? ")" : "");
    }
  g_string_append (text, " = ");
  equation_digits (text, result);
}

/* Fish and intersections: what the base sets hold lies in the cover sets, but for the fins; the cover sets hold more. */
static void
append_fish (const Deduction *deduction, uint32_t cover, const Position *position, GString *text)
{
  int      digit = digits_first (deduction->digits);
  CellSet  base = cells_intersection (position->places[digit], cells_of_houses (deduction->base));
  CellSet  fins = cells_difference (base, cells_of_houses (cover));
  CellSet  struck = cells_intersection (deduction->struck.cells[digit], cells_of_houses (cover));

  equation_houses (text, digit, deduction->base, true);
  g_string_append (text, " ∖ ");
  equation_houses (text, 0, cover, true);
  g_string_append (text, " = ");
  equation_cells (text, fins);
  if (!cells_is_empty (struck))
    {
      g_string_append (text, "; ");
      equation_cells (text, struck);
      g_string_append (text, " ⊆ ");
      equation_houses (text, digit, cover, false);
    }
}

static bool
append_hidden_subset (const Deduction *deduction, GString *text)
{
  const char *separator = "";

  for_each_digit (digit, deduction->digits)
    {
      g_string_append (text, separator);
      equation_houses (text, digit, deduction->base, false);
      separator = " ∪ ";
    }
  g_string_append (text, " = ");
  equation_cells (text, deduction->cells);
  return true;
}

/* Size: almost locked sets, a stem, with the digits of their cells. */
static void
append_groups (const Deduction *deduction, const Position *position, Role role, GString *text, gsize start)
{
  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == role)
      {
        CellSet cells = cells_intersection (deduction->groups[i].cells, position->empty);

        if (cells_is_empty (cells))
          continue;
        equation_next (text, start);
        equation_marks (text, position, cells);
      }
}

static bool
all_see (CellSet cells, CellSet seen)
{
  for_each_cell (cell, seen)
    if (!cells_is_empty (cells_difference (cells, cell_peer_set (cell))))
      return false;
  return !cells_is_empty (cells) && !cells_is_empty (seen);
}

/* Links: the places of a restricted digit in the one set see all those in the other. */
static void
append_restricted (const Deduction *deduction, GString *text, gsize start)
{
  for (int i = 0; i < deduction->n_groups; i++)
    for (int a = 0; a < deduction->n_groups && deduction->groups[i].role == ROLE_RESTRICTED; a++)
      {
        CellSet here = cells_intersection (deduction->groups[i].cells, deduction->groups[a].cells);
        CellSet there = cells_difference (deduction->groups[i].cells, here);

        if (deduction->groups[a].role == ROLE_SET && all_see (here, there))
          {
            equation_sees (text, start, here, there);
            break;
          }
      }
}

/* Targets: what is struck sees every place of the digit in the pattern. */
static void
append_targets (const Deduction *deduction, const Position *position, GString *text, gsize start)
{
  for (int digit = 1; digit <= 9; digit++)
    for (int i = 0; i < deduction->n_groups; i++)
      if (deduction->groups[i].role == ROLE_PATTERN && digits_has (deduction->groups[i].digits, digit))
        {
          CellSet places = cells_intersection (deduction->groups[i].cells, position->places[digit]);

          if (all_see (deduction->struck.cells[digit], places))
            equation_sees (text, start, deduction->struck.cells[digit], places);
        }
}

static void
append_node (const Deduction *deduction, int node, GString *text)
{
  if (node < N_CANDIDATES)
    {
      g_string_append_printf (text, "%d", candidate_digit (node));
      equation_cell (text, candidate_cell (node));
    }
  else
    {
      const Group *group = &deduction->groups[node - N_CANDIDATES];

      for_each_digit (digit, group->digits)
        g_string_append_printf (text, "%d", digit);
      equation_cells (text, group->cells);
    }
}

/* A chain in one line, as far as its links follow each other; else a new statement begins. */
static void
append_links (const Deduction *deduction, GString *text, gsize start)
{
  bool implied = deduction->technique->family == FAMILY_FORCING;

  for (int i = 0; i < deduction->n_links; i++)
    {
      const Link *link = &deduction->links[i];
      bool        goes_on = i > 0 && link->branch == link[-1].branch && link->from == link[-1].to;

      if (!goes_on)
        {
          if (i > 0 && link->branch != link[-1].branch)
            g_string_append (text, " | ");
          else
            equation_next (text, start);
          g_string_append (text, implied && !link->from_on ? "¬" : "");
          append_node (deduction, link->from, text);
        }
      if (implied)
        g_string_append (text, link->to_on ? " → " : " → ¬");
      else
        g_string_append (text, link->strong ? " = " : " - ");
      append_node (deduction, link->to, text);
    }
}

/* Guardians: in the houses of the ring the digit has no places but the ring's and theirs. */
static void
append_guardians (const Deduction *deduction, const Position *position, GString *text, gsize start)
{
  int     digit = digits_first (deduction->digits);
  CellSet guardians = explain_role_cells (deduction, ROLE_EXTRA, -1);

  for (int house = 0; house < N_HOUSES; house++)
    if (deduction->base >> house & 1)
      {
        equation_next (text, start);
        equation_houses (text, digit, UINT32_C (1) << house, false);
        g_string_append (text, " = ");
        equation_cells (text, position_places_in (position, house, digit));
      }
  equation_sees (text, start, deduction->struck.cells[digit], guardians);
}

void
explain_deduction_links (const Deduction *deduction, GString *text)
{
  append_links (deduction, text, text->len);
}

void
explain_deduction_equation (const Deduction *deduction, const Position *position, GString *text)
{
  gsize start = text->len;

  if (equation_of_pattern (deduction, position, text))
    return;
  if (deduction->technique->family == FAMILY_SINGLES)
    append_single (deduction, position, text);
  else if (deduction->base && deduction->cover && digits_is_single (deduction->digits))
    {
      append_fish (deduction, deduction->cover, position, text);
      if (deduction->twin)
        {
          equation_next (text, start);
          append_fish (deduction, deduction->twin, position, text);
        }
      append_links (deduction, text, start);
    }
  else if (deduction->technique->family == FAMILY_SINGLE_DIGIT
           && !cells_is_empty (explain_role_cells (deduction, ROLE_EXTRA, -1)))
    append_guardians (deduction, position, text, start);
  else if (deduction->technique->traits & TECHNIQUE_HIDDEN && deduction->technique->family == FAMILY_SUBSETS)
    append_hidden_subset (deduction, text);
  else if (deduction->n_links > 0)
    {
      append_links (deduction, text, start);
      append_targets (deduction, position, text, start);
    }
  else if (!cells_is_empty (explain_role_cells (deduction, ROLE_SET, -1)))
    {
      append_groups (deduction, position, ROLE_STEM, text, start);
      append_groups (deduction, position, ROLE_SET, text, start);
      append_restricted (deduction, text, start);
      append_targets (deduction, position, text, start);
    }
  else if (!cells_is_empty (cells_intersection (deduction->cells, position->empty)))
    equation_marks (text, position, cells_intersection (deduction->cells, position->empty));
}
