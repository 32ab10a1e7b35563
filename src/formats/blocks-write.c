/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* blocks-write.c — boards of any shape as text again, and what is wrong with their rules. */
#include "blocks.h"

#include "engine/rules/constraint.h"

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
write_cell (GString *text, const Rules *rules, int cell)
{
  g_string_append_printf (text, "r%dc%d", cell / rules->columns + 1, cell % rules->columns + 1);
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
      write_cell (text, rules, item);
    }
}

static void
write_constraint (GString *text, const Rules *rules, const Constraint *constraint)
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
  g_string_append_c (text, '\n');
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
      write_cell (text, rules, rules->grid[i]);
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
    write_constraint (text, rules, &rules->constraint[i]);
  write_cells (text, block, "givens", block->givens);
  if (block->has_solution)
    write_cells (text, block, "solution", block->solution);
  write_text (text, block, BLOCK_SOLUTIONS, BLOCK_NOTE);
  return g_string_free (text, FALSE);
}

/* --- Rules --------------------------------------------------------------------------------------------------------- */

Topology *
block_topology (const Block *block, ParseError *error)
{
  const Rules *rules = &block->rules;
  RulesFault fault;
  Topology *topology = topology_new (rules, &fault);
  g_autoptr(GString) place = g_string_new (NULL);

  if (topology)
    return topology;
  if (fault.constraint >= 0)
    g_string_append (place, constraint_kinds[rules->constraint[fault.constraint].kind].id);
  else if (fault.kind == FAULT_EXTRA)
    g_string_append (place, extra_ids[fault.number]);
  for (int i = 0; i < fault.n_cells; i++)
    {
      if (place->len > 0)
        g_string_append_c (place, ' ');
      write_cell (place, rules, fault.cells[i]);
    }
  *error = (ParseError) { .reason = PARSE_RULES, .line = block->line, .column = 1, .found = fault.kind };
  g_strlcpy (error->detail, place->str, sizeof error->detail);
  return NULL;
}
