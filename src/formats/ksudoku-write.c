/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* ksudoku-write.c — a board as KSudoku tells it: where it has no word for something, a clique of cells that differ. */
#include "ksudoku-graph.h"

/* What a board is called there. */
typedef enum { SHAPE_NONE, SHAPE_PLAIN, SHAPE_X, SHAPE_JIGSAW, SHAPE_KILLER, SHAPE_MATHDOKU, SHAPE_GRIDS } Shape;
static const char *const shape_names[] = { "", "Plain", "XSudoku", "Jigsaw", "KillerSudoku", "Mathdoku", "Samurai" };

static bool
is_kind (const Constraint *constraint, const char *id)
{
  return strcmp (constraint_kinds[constraint->kind].id, id) == 0;
}

/* What a cage works out there; CAGE_NONE: it is none that KSudoku has. */
static int
operation_of (const Rules *rules, const Constraint *constraint)
{
  const uint16_t *cells;
  int n = rules_part (rules, constraint, 1, &cells);

  for (int operation = CAGE_DIVIDE; operation <= CAGE_ADD && n <= RULES_LINE_MAX; operation++)
    if (is_kind (constraint, ksudoku_cage_kind (operation, false)))
      return operation == CAGE_ADD || n == 2 || (operation == CAGE_MULTIPLY && n > 2) ? operation : CAGE_NONE;
  return CAGE_NONE;
}

/* Cages of one sort each; whatever differs otherwise is a clique. */
static Shape
shape_of (const Rules *rules)
{
  uint32_t diagonals = 1u << EXTRA_DIAGONAL_UP | 1u << EXTRA_DIAGONAL_DOWN;
  const uint16_t *numbers;
  bool killer = false, mathdoku = false;

  for (int i = 0; i < rules->n_constraints; i++)
    {
      const Constraint *constraint = &rules->constraint[i];
      bool cage = is_kind (constraint, "cage");

      if (cage && rules_part (rules, constraint, 0, &numbers) == 0)
        return SHAPE_NONE;
      if (is_kind (constraint, "extra"))
        continue;
      if (!cage && operation_of (rules, constraint) == CAGE_NONE)
        return SHAPE_NONE;
      killer |= cage;
      mathdoku |= !cage;
    }
  if ((rules->extras & ~diagonals) || (killer && mathdoku) || (rules->n_grids == 0 && !rules_are_square (rules))
      || (rules->box_rows && rules->n_grids
          && (rules->box_rows != rules->box_columns || rules->box_rows * rules->box_columns != rules->n)))
    return SHAPE_NONE;
  return killer ? SHAPE_KILLER : mathdoku || (rules->n_constraints && !rules->box_rows && !rules->has_regions) ? SHAPE_MATHDOKU
         : rules->n_grids ? SHAPE_GRIDS : rules->has_regions ? SHAPE_JIGSAW : rules->extras ? SHAPE_X : SHAPE_PLAIN;
}

bool
ksudoku_hold (const Rules *rules)
{
  ParseError error;
  int second;

  return shape_of (rules) != SHAPE_NONE && rules_check_partition (rules, &error) && rules_check_cages (rules, &second, &error);
}

static int
index_of (const Rules *rules, int cell)
{
  return cell % rules->columns * rules->rows + cell / rules->columns;
}

static void
write_cells (const Rules *rules, const uint16_t *cells, int n, const char *element, GString *text)
{
  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%s%d", i ? " " : "", index_of (rules, cells[i]));
  g_string_append_printf (text, "</%s>\n", element);
}

static void
write_clique (const Rules *rules, const uint16_t *cells, int n, GString *text)
{
  g_string_append_printf (text, "    <clique size=\"%d\">", n);
  write_cells (rules, cells, n, "clique", text);
}

static void
write_regions (const Rules *rules, GString *text)
{
  for (int region = 1; region <= rules->n; region++)
    {
      uint16_t cells[RULES_CELLS_MAX];
      int n = 0;

      for (int cell = 0; cell < rules_n_cells (rules); cell++)
        if (rules_region_of (rules, cell) == region)
          cells[n++] = (uint16_t) cell;
      write_clique (rules, cells, n, text);
    }
}

static void
write_cage (const Rules *rules, const Constraint *constraint, GString *text)
{
  const uint16_t *numbers, *cells;
  int n = rules_part (rules, constraint, 1, &cells);
  int operation = n == 1 ? CAGE_NONE : is_kind (constraint, "cage") ? CAGE_ADD : operation_of (rules, constraint);

  rules_part (rules, constraint, 0, &numbers);
  g_string_append_printf (text, "    <cage operator=\"%d\" value=\"%d\" size=\"%d\">", operation, numbers[0], n);
  write_cells (rules, cells, n, "cage", text);
}

void
ksudoku_write_graph (const Rules *rules, GString *text)
{
  bool blocks;

  if (!rules)
    {
      g_string_append (text, "   <graph order=\"9\" type=\"sudoku\" specific-type=\"Plain\"/>\n");
      return;
    }
  blocks = rules->box_rows && rules->box_rows == rules->box_columns;       /* each of them holds all values, or it is not held */
  g_string_append_printf (text, "   <graph order=\"%d\" type=\"custom\" specific-type=\"%s\" name=\"%s\""
                          " sizeX=\"%d\" sizeY=\"%d\" sizeZ=\"1\">\n", rules->n, shape_names[shape_of (rules)],
                          shape_names[shape_of (rules)], rules->columns, rules->rows);
  for (int i = 0; i < MAX (rules->n_grids, 1); i++)
    g_string_append_printf (text, "    <sudokugroups at=\"%d\" withblocks=\"%d\"/>\n",
                            rules->n_grids ? index_of (rules, rules->grid[i]) : 0, blocks);
  if (!blocks && (rules->box_rows || rules->has_regions))
    write_regions (rules, text);
  for (int up = 0; up < 2; up++)
    if (rules->extras >> (up ? EXTRA_DIAGONAL_UP : EXTRA_DIAGONAL_DOWN) & 1)
      {
        uint16_t cells[RULES_LINE_MAX];

        for (int i = 0; i < rules->n; i++)
          cells[i] = (uint16_t) (i * rules->n + (up ? rules->n - 1 - i : i));
        write_clique (rules, cells, rules->n, text);
      }
  for (int i = 0; i < rules->n_constraints; i++)
    {
      const uint16_t *cells;
      int n = rules_part (rules, &rules->constraint[i], 0, &cells);

      if (is_kind (&rules->constraint[i], "extra"))
        write_clique (rules, cells, n, text);
      else
        write_cage (rules, &rules->constraint[i], text);
    }
  g_string_append (text, "   </graph>\n");
}
