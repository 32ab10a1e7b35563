/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* blocks-write.c — boards of any shape as text again, and what is wrong with their rules. */
#include "blocks.h"

#include <string.h>

#include "engine/rules/constraint.h"
#include "engine/rules/place-notation.h"
#include "rules-text.h"

const char *const block_text_keys[N_BLOCK_TEXTS] = {
  [BLOCK_ID] = "puzzle", [BLOCK_KIND] = "kind", [BLOCK_TITLE] = "title", [BLOCK_SOURCE] = "source",
  [BLOCK_SOLUTIONS] = "solutions", [BLOCK_VERIFIED] = "verified", [BLOCK_NOTE] = "note",
};

static void
write_text (GString *text, const Block *block, BlockText from, BlockText to)
{
  for (int i = (int) from; i <= (int) to; i++)
    if (block->text[i])
      g_string_append_printf (text, "%s=%s\n", block_text_keys[i], block->text[i]);
}

static void
write_item (GString *text, const Rules *rules, char shape, int item)
{
  bool column = item & LINE_COLUMN, far = item & LINE_FAR;

  switch (shape)
    {
    case 'l':
      g_string_append_printf (text, "%s%d", column ? "col" : "row", item % LINE_COLUMN + 1);
      break;
    case 's':
      g_string_append_printf (text, "%c%d", column ? far ? 'B' : 'T' : far ? 'R' : 'L', item % LINE_COLUMN + 1);
      break;
    case 'w':
      g_string_append (text, constraint_words[item]);
      break;
    case 'n':
    case 'm':
    case 'd':
      g_string_append_printf (text, "%d", item);
      break;
    default:
      g_string_append (text, place_text_on (item, rules->columns).text);
    }
}

void
block_write_constraint (GString *text, const Rules *rules, const Constraint *constraint)
{
  const ConstraintKind *kind = &constraint_kinds[constraint->kind];
  const uint16_t *items;
  int n;

  g_string_append_printf (text, "%s=", kind->id);
  for (int part = 0; (n = rules_part (rules, constraint, part, &items)) >= 0; part++)
    {
      if (part > 0)
        g_string_append_c (text, '|');
      if (n == 0)
        g_string_append_c (text, '-');
      for (int i = 0; i < n; i++)
        {
          if (i > 0)
            g_string_append_c (text, ' ');
          write_item (text, rules, constraint_part_shape (kind, part), items[i]);
        }
    }
}

static void
write_cells (GString *text, const Block *block, const char *key, const uint8_t *cells)
{
  const Rules *rules = &block->rules;
  int n_cells = rules_n_cells (rules);

  g_string_append_printf (text, "%s=", key);
  for (int cell = 0; cell < n_cells; cell++)
    g_string_append_c (text, cells[cell] ? value_character (cells[cell]) : rules_has_cell (rules, cell) ? '.' : '-');
  g_string_append_c (text, '\n');
}

char *
block_write (const Block *block)
{
  const Rules *rules = &block->rules;
  GString *text = g_string_new (NULL);

  write_text (text, block, BLOCK_ID, BLOCK_SOURCE);
  g_string_append_printf (text, "rows=%d\ncols=%d\nvalues=1-%d\n", rules->rows, rules->columns, rules->n);
  for (int i = 0; i < rules->n_grids; i++)
    {
      g_string_append (text, i == 0 ? "grids=" : " ");
      g_string_append (text, place_text_on (rules->grid[i], rules->columns).text);
    }
  if (rules->n_grids > 0)
    g_string_append_c (text, '\n');
  if (rules->has_regions)
    {
      g_string_append (text, "regions=");
      for (int cell = 0; cell < rules_n_cells (rules); cell++)
        g_string_append_c (text, rules->region[cell] ? block->letter[rules->region[cell]] : '.');
      g_string_append_c (text, '\n');
    }
  else if (rules->box_rows)
    g_string_append_printf (text, "boxes=%dx%d\n", rules->box_rows, rules->box_columns);
  else
    g_string_append (text, "boxes=none\n");
  for (int i = 0; i < block->n_extras; i++)
    g_string_append_printf (text, "%s%s", i == 0 ? "extras=" : " ", extra_ids[block->extras[i]]);
  if (block->n_extras > 0)
    g_string_append_c (text, '\n');
  for (int i = 0; i < rules->n_constraints; i++)
    {
      block_write_constraint (text, rules, &rules->constraint[i]);
      g_string_append_c (text, '\n');
    }
  write_cells (text, block, "givens", block->givens);
  if (block->has_solution)
    write_cells (text, block, "solution", block->solution);
  write_text (text, block, BLOCK_SOLUTIONS, BLOCK_NOTE);
  return g_string_free (text, FALSE);
}

/* --- Rules --------------------------------------------------------------------------------------------------------- */

/* A fault lies in its line of the text, which it has if it was read from one. */
static bool
refuse_at (const Block *block, unsigned line, ParseError *error)
{
  error->line = line ? line : block->line;
  error->column = error->line ? 1 : 0;
  return false;
}

static unsigned
line_of_constraint (const Block *block, int constraint)
{
  return block->line_of[constraint < 0 ? BLOCK_LINE_EXTRAS : BLOCK_LINE_CONSTRAINTS + constraint];
}

static unsigned
line_of_fault (const Block *block, const RulesFault *fault)
{
  static const BlockLine lines[N_FAULTS] = {
    [FAULT_SIZE] = BLOCK_LINE_VALUES, [FAULT_GRID] = BLOCK_LINE_GRIDS, [FAULT_BOXES] = BLOCK_LINE_BOXES,
    [FAULT_REGION] = BLOCK_LINE_BOXES, [FAULT_EXTRA] = BLOCK_LINE_EXTRAS,
  };

  return fault->constraint < 0 ? block->line_of[lines[fault->kind]] : line_of_constraint (block, fault->constraint);
}

Topology *
block_topology (const Block *block, ParseError *error)
{
  RulesFault fault;
  Topology *topology = rules_topology (&block->rules, &fault, error);

  if (!topology)
    refuse_at (block, line_of_fault (block, &fault), error);
  return topology;
}

/* A letter for each cell, but not as many of each as there are values: a slip. Where cells are in no region it is meant so. */
static bool
are_regions (const Block *block, ParseError *error)
{
  const Rules *rules = &block->rules;

  if (!rules->has_regions || !rules_are_square (rules) || memchr (rules->region, 0, (size_t) rules_n_cells (rules)))
    return true;
  if (rules_check_partition (rules, error))
    return true;
  return refuse_at (block, block->line_of[BLOCK_LINE_BOXES], error);
}

Topology *
block_topology_checked (const Block *block, ParseError *error)
{
  return are_regions (block, error) ? block_topology (block, error) : NULL;
}

bool
block_cages_are_apart (const Block *block, ParseError *error)
{
  int second;

  if (block->has_solution || rules_check_cages (&block->rules, &second, error))
    return true;
  return refuse_at (block, line_of_constraint (block, second), error);
}

static bool
are_equal (const Rules *rules, const Constraint *a, const Constraint *b)
{
  return a->kind == b->kind && a->n == b->n
         && memcmp (rules->number + a->first, rules->number + b->first, a->n * sizeof *rules->number) == 0;
}

bool
block_says_all_once (const Block *block, ParseError *error)
{
  const Rules *rules = &block->rules;

  for (int i = 0; i < rules->n_grids; i++)
    for (int j = 0; j < i; j++)
      if (rules->grid[i] == rules->grid[j])
        {
          g_autofree char *detail = g_strdup_printf ("grids %s", place_text_on (rules->grid[i], rules->columns).text);

          *error = error_with_detail (PARSE_TWICE, 0, detail, strlen (detail));
          return refuse_at (block, block->line_of[BLOCK_LINE_GRIDS], error);
        }
  for (int i = 0; i < rules->n_constraints; i++)
    for (int j = 0; j < i; j++)
      if (are_equal (rules, &rules->constraint[i], &rules->constraint[j]))
        {
          g_autoptr (GString) text = g_string_new (NULL);
          bool needed[RULES_CONSTRAINTS_MAX] = { false };

          needed[i] = true;
          rules_name_constraints (rules, needed, text);
          *error = error_with_detail (PARSE_TWICE, 0, text->str, text->len);
          return refuse_at (block, line_of_constraint (block, i), error);
        }
  return true;
}

bool
block_makes_sense (const Block *block, const Topology *topology, ParseError *error)
{
  int last;

  if (!rules_make_sense (topology, &last, error))
    return refuse_at (block, line_of_constraint (block, last), error);
  return block_cages_are_apart (block, error);
}
