/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-any-equation.c — what a deduction's sets say, as equations with the actual sets.
 *
 * Notation, not translated. Each statement is true of the position by itself, and tests evaluate it without knowing the
 * technique. One function a family. */
#include "explain-any.h"

#include <stdlib.h>

#include "engine/rules/topology-names.h"
#include "formats/blocks.h"

typedef struct {
  const Topology     *topology;
  const AnyPosition  *position;
  const AnyDeduction *deduction;
  GString            *text;
} Writing;

static void
append_cell (Writing *writing, int cell)
{
  g_string_append (writing->text, place_text (writing->topology, cell).text);
}

static void
append_cells (Writing *writing, PlaceSet cells)
{
  const char *before = "{";

  if (places_is_empty (&cells))
    {
      g_string_append (writing->text, "∅");
      return;
    }
  for_each_place (cell, cells)
    {
      g_string_append (writing->text, before);
      append_cell (writing, cell);
      before = ",";
    }
  g_string_append_c (writing->text, '}');
}

static void
append_values (Writing *writing, Values values)
{
  const char *before = "{";

  if (!values)
    g_string_append (writing->text, "∅");
  for_each_value (v, values)
    {
      g_string_append_printf (writing->text, "%s%d", before, v);
      before = ",";
    }
  if (values)
    g_string_append_c (writing->text, '}');
}

/* "7(R2) ∪ 7(R5)", or without value "C3 ∪ C8". */
static void
append_houses (Writing *writing, int value, const uint16_t *houses, int n)
{
  for (int i = 0; i < n; i++)
    {
      const PlaceText name = place_house_text (writing->topology, houses[i]);

      g_string_append (writing->text, i ? " ∪ " : "");
      if (value)
        g_string_append_printf (writing->text, "%d(%s)", value, name.text);
      else
        g_string_append (writing->text, name.text);
    }
}

/* "PV(r1c2) ∪ PV(r1c3)" */
static void
append_marks (Writing *writing, PlaceSet cells)
{
  const char *before = "";

  for_each_place (cell, cells)
    {
      g_string_append_printf (writing->text, "%sPV(", before);
      append_cell (writing, cell);
      g_string_append_c (writing->text, ')');
      before = " ∪ ";
    }
}

static void
next_statement (Writing *writing)
{
  g_string_append (writing->text, "; ");
}

static Values
struck_of (const AnyDeduction *deduction, int cell)
{
  Values values = 0;

  for (int i = 0; i < deduction->n_struck; i++)
    if (deduction->struck[i].cell == cell)
      values |= values_of (deduction->struck[i].value);
  return values;
}

static PlaceSet
struck_cells (const AnyDeduction *deduction, int value)
{
  PlaceSet cells = PLACES_NONE;

  for (int i = 0; i < deduction->n_struck; i++)
    if (!value || deduction->struck[i].value == value)
      places_add (&cells, deduction->struck[i].cell);
  return cells;
}

/* "⊆ N(r1c5) ∩ N(r1c6)": seen by each cell that loses the value. */
static void
append_seen_by (Writing *writing, int value)
{
  const char *before = " ⊆ ";

  for_each_place (cell, struck_cells (writing->deduction, value))
    {
      g_string_append_printf (writing->text, "%sN(", before);
      append_cell (writing, cell);
      g_string_append_c (writing->text, ')');
      before = " ∩ ";
    }
}

static void
write_single (Writing *writing)
{
  const AnyDeduction *deduction = writing->deduction;
  int cell = deduction->placed.cell;

  if (deduction->n_base)
    {
      append_houses (writing, deduction->placed.value, deduction->base, 1);
      g_string_append (writing->text, " = ");
      append_cells (writing, places_of (cell));
      return;
    }
  append_marks (writing, places_of (cell));
  g_string_append (writing->text, " = ");
  append_values (writing, values_of (deduction->placed.value));
}

static void
write_naked (Writing *writing)
{
  const AnyDeduction *deduction = writing->deduction;

  append_marks (writing, deduction->cells);
  g_string_append (writing->text, " = ");
  append_values (writing, deduction->values);
  for_each_value (v, deduction->values)
    {
      PlaceSet gone = struck_cells (deduction, v);

      if (places_is_empty (&gone))
        continue;
      next_statement (writing);
      g_string_append_printf (writing->text, "%d(", v);
      append_cells (writing, deduction->cells);
      g_string_append_c (writing->text, ')');
      append_seen_by (writing, v);
    }
}

static void
write_hidden (Writing *writing)
{
  const char *before = "";

  for_each_value (v, writing->deduction->values)
    {
      g_string_append (writing->text, before);
      append_houses (writing, v, writing->deduction->base, 1);
      before = " ∪ ";
    }
  g_string_append (writing->text, " = ");
  append_cells (writing, writing->deduction->cells);
}

static void
write_places (Writing *writing)
{
  const AnyDeduction *deduction = writing->deduction;
  int value = values_first (deduction->values);

  append_houses (writing, value, deduction->base, deduction->n_base);
  if (!deduction->n_cover)
    {
      append_seen_by (writing, value);
      return;
    }
  g_string_append (writing->text, " ⊆ ");
  append_houses (writing, 0, deduction->cover, deduction->n_cover);
}

static void
write_relation (Writing *writing)
{
  const AnyDeduction *deduction = writing->deduction;
  int cell = places_first (&deduction->cells);

  append_marks (writing, deduction->cells);
  g_string_append (writing->text, " ∩ A(");
  append_cell (writing, places_first (&deduction->others));
  g_string_append_c (writing->text, ',');
  append_cell (writing, cell);
  g_string_append (writing->text, ") ⊆ ");
  append_values (writing, writing->position->marks[cell] & ~struck_of (deduction, cell));
}

static void
write_combinations (Writing *writing)
{
  const AnyDeduction *deduction = writing->deduction;

  g_string_append_printf (writing->text, "∪𝒞(%d,%d) = ", places_count (deduction->cells), deduction->number);
  append_values (writing, deduction->values);
}

/* What the ways are ways to do. */
static void
append_ways (Writing *writing)
{
  const AnyDeduction *deduction = writing->deduction;
  const Topology *topology = writing->topology;
  const TopologyScan *scan = &topology->scan[deduction->scan];
  const uint16_t *cells = topology->cell + scan->first;
  bool summed = scan->kind == SCAN_SUM || scan->kind == SCAN_GROUPS;

  g_string_append (writing->text, "𝒦: ");
  if (deduction->constraint != TOPOLOGY_NO_CONSTRAINT)
    {
      block_write_constraint (writing->text, topology->rules, &topology->rules->constraint[deduction->constraint]);
      return;
    }
  if (!scan->n_area)
    {
      PlaceSet all = PLACES_NONE;

      for (int i = 0; i < scan->n; i++)
        places_add (&all, cells[i]);
      g_string_append_printf (writing->text, "%s ", extra_ids[EXTRA_ENTROPY]);
      append_cells (writing, all);
      return;
    }
  for (int sign = 1; sign >= -1; sign -= 2)
    {
      PlaceSet part = PLACES_NONE;

      for (int i = 0; i < scan->n; i++)
        if ((summed && topology->factor[scan->data + (uint32_t) i] < 0) == (sign < 0))
          places_add (&part, cells[i]);
      if (sign < 0 && places_is_empty (&part))
        continue;
      g_string_append (writing->text, sign < 0 ? " − Σ" : "Σ");
      append_cells (writing, part);
    }
  g_string_append_printf (writing->text, " = %d", scan->number);
}

/* "PV(r1c1) ∩ 𝒦(r1c1) ⊆ {1,4}" of each cell that something goes from. */
static void
write_ways (Writing *writing)
{
  const AnyDeduction *deduction = writing->deduction;
  PlaceSet cells = deduction->places ? places_of (deduction->placed.cell) : struck_cells (deduction, 0);

  append_ways (writing);
  for_each_place (cell, cells)
    {
      next_statement (writing);
      append_marks (writing, places_of (cell));
      g_string_append (writing->text, " ∩ 𝒦(");
      append_cell (writing, cell);
      g_string_append (writing->text, ") ⊆ ");
      append_values (writing, deduction->places ? values_of (deduction->placed.value)
                                                : writing->position->marks[cell] & ~struck_of (deduction, cell));
    }
}

static void
write_required (Writing *writing)
{
  const AnyDeduction *deduction = writing->deduction;
  const TopologyScan *scan = &writing->topology->scan[deduction->scan];
  int value = values_first (deduction->values);
  PlaceSet all = PLACES_NONE;

  for (int i = 0; i < scan->n; i++)
    places_add (&all, writing->topology->cell[scan->first + i]);
  append_ways (writing);
  next_statement (writing);
  append_values (writing, deduction->values);
  g_string_append_printf (writing->text, " ⊆ ∩𝒦; %d(", value);
  append_cells (writing, all);
  g_string_append_c (writing->text, ')');
  if (deduction->places)
    {
      g_string_append (writing->text, " = ");
      append_cells (writing, deduction->cells);
    }
  else
    append_seen_by (writing, value);
}

/* "(R1 ∪ R2) ∖ (Q1 ∪ Q2) = {r2c3}" */
static void
append_difference (Writing *writing, const uint16_t *houses, int n, const uint16_t *less, int n_less, PlaceSet cells)
{
  g_string_append_c (writing->text, '(');
  append_houses (writing, 0, houses, n);
  g_string_append (writing->text, ") ∖ (");
  append_houses (writing, 0, less, n_less);
  g_string_append (writing->text, ") = ");
  append_cells (writing, cells);
}

static void
write_leftovers (Writing *writing)
{
  const AnyDeduction *deduction = writing->deduction;
  PlaceSet base = PLACES_NONE, out;
  bool forth;

  for (int i = 0; i < deduction->n_base; i++)
    base = places_union (base, topology_house_set (writing->topology, deduction->base[i]));
  out = places_difference (deduction->others, base);
  forth = places_is_empty (&out);              /* what cannot be lies in the base */
  append_difference (writing, deduction->base, deduction->n_base, deduction->cover, deduction->n_cover,
                     forth ? deduction->others : deduction->cells);
  next_statement (writing);
  append_difference (writing, deduction->cover, deduction->n_cover, deduction->base, deduction->n_base,
                     forth ? deduction->cells : deduction->others);
  for_each_value (v, deduction->values)
    {
      next_statement (writing);
      g_string_append_printf (writing->text, "%d(", v);
      append_cells (writing, deduction->others);
      g_string_append (writing->text, ") = ∅");
    }
}

static void
append_candidate (Writing *writing, const AnyCandidate *candidate)
{
  g_string_append_printf (writing->text, "%d", candidate->value);
  append_cell (writing, candidate->cell);
}

static void
write_chain (Writing *writing)
{
  const AnyDeduction *deduction = writing->deduction;

  for (int i = 0; i < deduction->n_links; i++)
    {
      if (i == 0)
        append_candidate (writing, &deduction->links[i].from);
      g_string_append (writing->text, deduction->links[i].strong ? " = " : " - ");
      append_candidate (writing, &deduction->links[i].to);
    }
}

/* "5r1c2 → 3r1c5 → ∅" */
static void
write_supposition (Writing *writing)
{
  const AnyDeduction *deduction = writing->deduction;

  append_candidate (writing, &deduction->struck[0]);
  for (int i = 0; i < deduction->n_links; i++)
    {
      g_string_append (writing->text, " → ");
      append_candidate (writing, &deduction->links[i].to);
    }
  g_string_append (writing->text, " → ∅");
}

void
explain_any_equation (const Topology *topology, const AnyPosition *position, const AnyDeduction *deduction, GString *text)
{
  Writing writing = { topology, position, deduction, text };

  switch (deduction->technique->family)
    {
    case ANY_FAMILY_SINGLES:
      write_single (&writing);
      break;
    case ANY_FAMILY_RELATIONS:
      write_relation (&writing);
      break;
    case ANY_FAMILY_SUMS:
      if (deduction->scan == ANY_NO_SCAN)
        write_combinations (&writing);
      else if (deduction->technique == any_technique_find ("required"))
        write_required (&writing);
      else
        write_ways (&writing);
      break;
    case ANY_FAMILY_SUBSETS:
      if (g_str_has_prefix (deduction->technique->id, "naked"))
        write_naked (&writing);
      else
        write_hidden (&writing);
      break;
    case ANY_FAMILY_LEFTOVERS:
      write_leftovers (&writing);
      break;
    case ANY_FAMILY_CHAINS:
      write_chain (&writing);
      break;
    case ANY_FAMILY_SUPPOSITIONS:
      write_supposition (&writing);
      break;
    default:
      write_places (&writing);
    }
}

static int
by_place (const void *a, const void *b)
{
  const AnyCandidate *one = a, *other = b;

  return one->cell != other->cell ? one->cell - other->cell : one->value - other->value;
}

void
explain_any_placed (const Topology *topology, const AnyDeduction *deduction, GString *text)
{
  if (deduction->places)
    g_string_append_printf (text, "%s=%d", place_text (topology, deduction->placed.cell).text, deduction->placed.value);
}

void
explain_any_struck (const Topology *topology, const AnyDeduction *deduction, GString *text)
{
  g_autofree AnyCandidate *sorted = g_memdup2 (deduction->struck, sizeof deduction->struck);

  qsort (sorted, deduction->n_struck, sizeof *sorted, by_place);
  for (int i = 0; i < deduction->n_struck; i++)
    g_string_append_printf (text, "%s%s<>%d", text->len ? " " : "", place_text (topology, sorted[i].cell).text, sorted[i].value);
}
