/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-any-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/rules/constraint.h"
#include "engine/rules/topology-names.h"
#include "explain-say.h"
#include "explain-words.h"

/* --- Cells ---------------------------------------------------------------------------------------------------------- */

char *
explain_any_cell (const Topology *topology, int cell, const char *form)
{
  return explain_cell_of (topology->columns, cell, form);
}

/* "row 4, columns 5 and 12" */
static char *
cells_of_row (int row, Values columns, const char *form)
{
  /* Translators: a noun, of which forms may follow: "row 4, columns 5 and 6" */
  g_autofree char *noun = explain_noun_form (ngettext ("row {row}, column {columns}", "row {row}, columns {columns}",
                                                       (gulong) values_count (columns)), form);

  return explain_say (noun, SAY_NUMBER ("row", row + 1), SAY_DIGITS ("columns", columns));
}

/* "column 3, rows 2 and 4"; NULL: they are not several, or not of one column. */
static char *
cells_of_column (const Topology *topology, PlaceSet cells, const char *form)
{
  int column = places_first (&cells) % topology->columns;
  g_autofree char *noun = NULL;
  Values rows = 0;

  for_each_place (cell, cells)
    {
      if (cell % topology->columns != column)
        return NULL;
      rows |= values_of (cell / topology->columns + 1);
    }
  if (values_count (rows) < 2)
    return NULL;
  /* Translators: cells of one column */
  noun = explain_noun_form (C_("noun", "column {column}, rows {rows}"), form);
  return explain_say (noun, SAY_NUMBER ("column", column + 1), SAY_DIGITS ("rows", rows));
}

char *
explain_any_cells (const Topology *topology, PlaceSet cells, const char *form)
{
  GPtrArray *items = explain_list_new ();
  char *column = explain_notation_is_short () || places_is_empty (&cells) ? NULL : cells_of_column (topology, cells, form);

  if (column)
    g_ptr_array_add (items, column);
  if (explain_notation_is_short ())
    for_each_place (cell, cells)
      g_ptr_array_add (items, explain_any_cell (topology, cell, form));
  for (int row = 0; row < topology->rows && !column && !explain_notation_is_short (); row++)
    {
      Values columns = 0;

      for (int i = 0; i < topology->columns; i++)
        if (places_has (&cells, row * topology->columns + i))
          columns |= values_of (i + 1);
      if (columns)
        g_ptr_array_add (items, cells_of_row (row, columns, form));
    }
  return explain_join (items, LIST_CELLS);
}

/* --- Constraints ---------------------------------------------------------------------------------------------------- */

/* A row for each kind: {number} is its first number, {cell} its first cell, {cells} both of a pair, {line} its row or column. */
static const struct { const char *id, *noun, *unnumbered; } nouns[] = {
  { "cage", NC_("noun", "cage {number} at {cell}"), NC_("noun", "cage at {cell}") },
  { "sum", NC_("noun", "group {number} at {cell}") },
  { "add", NC_("noun", "cage {number}+ at {cell}") },
  { "subtract", NC_("noun", "cage {number}− at {cell}") },
  { "multiply", NC_("noun", "cage {number}× at {cell}") },
  { "divide", NC_("noun", "cage {number}÷ at {cell}") },
  { "littlekiller", NC_("noun", "little killer {number} at {cell}") },
  { "extra", NC_("noun", "extra region at {cell}") },
  { "arrow", NC_("noun", "arrow at {cell}") },
  { "doublearrow", NC_("noun", "double arrow at {cell}") },
  { "zipper", NC_("noun", "zipper line at {cell}") },
  { "regionsum", NC_("noun", "region sum line at {cell}") },
  { "sumline", NC_("noun", "sum line {number} at {cell}") },
  { "equalsum", NC_("noun", "equal sums at {cell}") },
  { "thermo", NC_("noun", "thermometer at {cell}") },
  { "slowthermo", NC_("noun", "slow thermometer at {cell}") },
  { "whisper", NC_("noun", "whisper line at {cell}") },
  { "renban", NC_("noun", "renban line at {cell}") },
  { "palindrome", NC_("noun", "palindrome at {cell}") },
  { "between", NC_("noun", "between line at {cell}") },
  { "lockout", NC_("noun", "lockout line at {cell}") },
  { "modular", NC_("noun", "modular line at {cell}") },
  { "entropic", NC_("noun", "entropic line at {cell}") },
  { "clone", NC_("noun", "clone at {cell}") },
  { "white", NC_("noun", "white dot between {cells}") },
  { "black", NC_("noun", "black dot between {cells}") },
  { "x", NC_("noun", "X between {cells}") },
  { "v", NC_("noun", "V between {cells}") },
  { "diff", NC_("noun", "difference {number} between {cells}") },
  { "ratio", NC_("noun", "ratio {number} between {cells}") },
  { "pairsum", NC_("noun", "sum {number} between {cells}") },
  { "less", NC_("noun", "inequality between {cells}") },
  { "negative", NC_("noun", "rule that every mark is given") },
  { "sandwich", NC_("noun", "sandwich sum {number} of {line}") },
  { "xsum", NC_("noun", "X-sum {number} of {line}") },
  { "skyscraper", NC_("noun", "skyscraper clue {number} of {line}") },
  { "numberedroom", NC_("noun", "numbered room {number} of {line}") },
  { "quad", NC_("noun", "quadruple at {cell}") },
  { "odd", NC_("noun", "odd cell {cell}") },
  { "even", NC_("noun", "even cell {cell}") },
  { "min", NC_("noun", "minimum at {cell}") },
  { "max", NC_("noun", "maximum at {cell}") },
  { "candidates", NC_("noun", "restricted cell {cell}") },
  { "colindex", NC_("noun", "column index at {cell}") },
  { "rowindex", NC_("noun", "row index at {cell}") },
};

typedef struct {
  const Topology *topology;
  int       number, line;                      /* −1: none */
  PlaceSet  cells;
  int       first;
} Parts;

static void
look_at_parts (const Topology *topology, const Constraint *constraint, Parts *parts)
{
  const uint16_t *items;
  int n;

  *parts = (Parts) { .topology = topology, .number = -1, .line = -1, .first = -1 };
  for (int part = 0; (n = rules_part (topology->rules, constraint, part, &items)) >= 0; part++)
    {
      char shape = constraint_part_shape (&constraint_kinds[constraint->kind], part);

      if (n > 0 && (shape == 'l' || shape == 's'))
        parts->line = items[0];
      else if (n > 0 && (shape == 'n' || shape == 'm'))
        parts->number = items[0];
      for (int i = 0; constraint_shape_is_cells (shape) && i < n; i++)
        {
          if (parts->first < 0)
            parts->first = items[i];
          places_add (&parts->cells, items[i]);
        }
    }
}

/* "row {number}" of a line outside of which a clue stands. */
static char *
say_line (gconstpointer about, int line, const char *form)
{
  bool column = line & LINE_COLUMN;
  g_autofree char *noun = explain_noun_form (column ? C_("noun", "column {number}") : C_("noun", "row {number}"), form);

  return explain_say (noun, SAY_NUMBER ("number", line % LINE_COLUMN + 1));
}

static char *
say_cell (gconstpointer about, int cell, const char *form)
{
  return explain_any_cell (about, cell, form);
}

static char *
say_cells (gconstpointer about, int unused, const char *form)
{
  const Parts *parts = about;

  return explain_any_cells (parts->topology, parts->cells, form);
}

char *
explain_any_constraint (const Topology *topology, int constraint, const char *form)
{
  const Constraint *one = &topology->rules->constraint[constraint];
  const char *id = constraint_kinds[one->kind].id, *noun = NC_("noun", "constraint at {cell}");
  g_autofree char *formed = NULL;
  Parts parts;

  look_at_parts (topology, one, &parts);
  for (size_t i = 0; i < G_N_ELEMENTS (nouns); i++)
    if (strcmp (nouns[i].id, id) == 0)
      noun = parts.number < 0 && nouns[i].unnumbered ? nouns[i].unnumbered : nouns[i].noun;
  formed = explain_noun_form (g_dpgettext2 (NULL, "noun", noun), form);
  return explain_say (formed, SAY_NUMBER ("number", parts.number), SAY_BY ("cell", say_cell, topology, parts.first),
                      SAY_BY ("cells", say_cells, &parts, 0), SAY_BY ("line", say_line, NULL, parts.line));
}

PlaceSet
explain_any_constraint_cells (const Topology *topology, int constraint)
{
  Parts parts;

  look_at_parts (topology, &topology->rules->constraint[constraint], &parts);
  return parts.cells;
}

char *
explain_any_extra (Extra extra, const char *form)
{
  return explain_noun_form (extra == EXTRA_NONCONSECUTIVE ? C_("noun", "rule that neighbours are not consecutive")
                            : extra == EXTRA_ANTITAXICAB ? C_("noun", "rule that a digit is not as far from itself as it says")
                            : C_("noun", "rule that each square of four has a low, a middle and a high digit"), form);
}

/* --- Houses --------------------------------------------------------------------------------------------------------- */

static const char *
house_noun (HouseKind kind, int number)
{
  switch (kind)
    {
    case HOUSE_ROW:
      return C_("noun", "row {number}");
    case HOUSE_COLUMN:
      return C_("noun", "column {number}");
    case HOUSE_BOX:
      return C_("noun", "box {number}");
    case HOUSE_REGION:
      return C_("noun", "region {number}");
    case HOUSE_DIAGONAL:
      return number == 1 ? C_("noun", "the diagonal ╱") : C_("noun", "the diagonal ╲");
    case HOUSE_WINDOW:
      return C_("noun", "window {number}");
    case HOUSE_DISJOINT:
      return C_("noun", "position group {number}");
    case HOUSE_EXTRA:
      return C_("noun", "extra region at {cell}");
    default:
      return C_("noun", "cage at {cell}");
    }
}

/* The constraint that has just these cells. */
static int
constraint_of_house (const Topology *topology, int house)
{
  const TopologyHouse *one = &topology->house[house];
  PlaceSet cells = PLACES_NONE;

  for (int i = 0; i < one->n; i++)
    places_add (&cells, topology->cell[one->first + i]);
  for (int i = 0; (one->kind == HOUSE_CAGE || one->kind == HOUSE_EXTRA) && i < topology->rules->n_constraints; i++)
    {
      Parts parts;

      look_at_parts (topology, &topology->rules->constraint[i], &parts);
      if (places_equal (parts.cells, cells))
        return i;
    }
  return -1;
}

char *
explain_any_house (const Topology *topology, int house, const char *form)
{
  const TopologyHouse *one = &topology->house[house];
  int constraint = constraint_of_house (topology, house), grid = topology_house_grid (topology, house);
  g_autofree char *noun = NULL, *plain = NULL, *whole = NULL;

  if (constraint >= 0)
    return explain_any_constraint (topology, constraint, form);
  noun = explain_noun_form (house_noun ((HouseKind) one->kind, one->number), form);
  plain = explain_say (noun, SAY_NUMBER ("number", one->number), SAY_BY ("cell", say_cell, topology, topology->cell[one->first]));
  if (!grid)
    return g_steal_pointer (&plain);
  /* Translators: a row, column or box of one of several grids that overlap */
  whole = explain_noun_form (C_("noun", "{house} of grid {number}"), form);
  return explain_say (whole, SAY_TEXT ("house", plain), SAY_NUMBER ("number", grid));
}

/* Several of one kind. NULL: it is not numbered. */
static const char *
houses_noun (HouseKind kind)
{
  switch (kind)
    {
    case HOUSE_ROW:
      return C_("noun", "rows {numbers}");
    case HOUSE_COLUMN:
      return C_("noun", "columns {numbers}");
    case HOUSE_BOX:
      return C_("noun", "boxes {numbers}");
    case HOUSE_REGION:
      return C_("noun", "regions {numbers}");
    case HOUSE_WINDOW:
      return C_("noun", "windows {numbers}");
    default:
      return NULL;
    }
}

char *
explain_any_houses (const Topology *topology, const uint16_t *houses, int n, const char *form)
{
  GPtrArray *items = explain_list_new ();

  for (HouseKind kind = HOUSE_ROW; kind <= HOUSE_CAGE; kind++)
    {
      Values numbers = 0;
      bool together = houses_noun (kind) && topology->rules->n_grids == 0;
      g_autofree char *noun = NULL;

      for (int i = 0; i < n; i++)
        if (topology->house[houses[i]].kind == kind && topology->house[houses[i]].number <= VALUES_MAX)
          numbers |= values_of (topology->house[houses[i]].number);
      together &= values_count (numbers) > 1;
      for (int i = 0; i < n; i++)
        if (topology->house[houses[i]].kind == kind && (!together || topology->house[houses[i]].number > VALUES_MAX))
          g_ptr_array_add (items, explain_any_house (topology, houses[i], form));
      if (!together)
        continue;
      noun = explain_noun_form (houses_noun (kind), form);
      g_ptr_array_add (items, explain_say (noun, SAY_DIGITS ("numbers", numbers)));
    }
  return explain_join (items, LIST_ALL);
}

/* --- Candidates ----------------------------------------------------------------------------------------------------- */

char *
explain_any_candidates (const Topology *topology, const AnyDeduction *deduction)
{
  GPtrArray *items = explain_list_new ();
  g_autofree PlaceSet *cells = g_new0 (PlaceSet, VALUES_MAX + 1);
  Values told = 0;

  for (int i = 0; i < deduction->n_struck; i++)
    places_add (&cells[deduction->struck[i].value], deduction->struck[i].cell);
  for (int value = 1; value <= VALUES_MAX; value++)
    {
      Values same = 0;
      Parts parts;

      if (places_is_empty (&cells[value]) || values_has (told, value))
        continue;
      for (int other = value; other <= VALUES_MAX; other++)
        if (places_equal (cells[value], cells[other]))
          same |= values_of (other);
      told |= same;
      parts = (Parts) { .topology = topology, .cells = cells[value] };
      /* Translators: "3 and 5 in row 1, columns 2 and 5" */
      g_ptr_array_add (items, explain_say (_("{digits} in {cells}"), SAY_VALUES ("digits", same),
                                           SAY_BY ("cells", say_cells, &parts, 0)));
    }
  return explain_join (items, LIST_CLAUSES);
}
