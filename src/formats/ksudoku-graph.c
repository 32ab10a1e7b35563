/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* ksudoku-graph.c — what it tells is grids with rows and columns, with square blocks or without, and cliques. So cliques may be the
 * blocks that a grid has not said, the regions of a jigsaw, the boxes of six by six, diagonals, or anything else that differs. */
#include "ksudoku-graph.h"

#include "xml-text.h"

KsudokuGraph *
ksudoku_graph_new (void)
{
  KsudokuGraph *graph = g_new0 (KsudokuGraph, 1);

  graph->cliques = g_array_new (FALSE, FALSE, sizeof (KsudokuClique));
  graph->rules = g_new0 (Rules, 1);
  return graph;
}

void
ksudoku_graph_free (KsudokuGraph *graph)
{
  g_array_unref (graph->cliques);
  g_free (graph->rules);
  g_free (graph);
}

static bool
fail (ParseError *error, ParseReason reason, const char *detail)
{
  *error = error_with_detail (reason, 0, detail, strlen (detail));
  return false;
}

static bool
read_size (const char **names, const char **values, const char *name, int *size, ParseError *error)
{
  const char *text = xml_attribute (names, values, name);
  uint64_t number;

  if (text && !xml_number (text, G_MAXINT32, &number))
    return fail (error, PARSE_BAD_VALUE, name);
  if (text)
    *size = (int) number;
  return true;
}

bool
ksudoku_graph_read (KsudokuGraph *graph, const char **names, const char **values, ParseError *error)
{
  const char *type = xml_attribute (names, values, "type"), *shape = xml_attribute (names, values, "specific-type");
  const char *name = xml_attribute (names, values, "name");
  int depth = 1;

  if (!type)
    return fail (error, PARSE_MISSING, "type");
  g_strlcpy (graph->name, name && *name ? name : shape && *shape ? shape : type, sizeof graph->name);
  if (strcmp (type, "sudoku") != 0 && strcmp (type, "custom") != 0)
    return fail (error, PARSE_VARIANT, shape ? shape : type);
  if (!xml_attribute (names, values, "order"))
    return fail (error, PARSE_MISSING, "order");
  if (!read_size (names, values, "order", &graph->order, error))
    return false;
  graph->rows = graph->columns = graph->order;
  if (!read_size (names, values, "sizeX", &graph->columns, error) || !read_size (names, values, "sizeY", &graph->rows, error)
      || !read_size (names, values, "sizeZ", &depth, error))
    return false;
  if (depth != 1)
    return fail (error, PARSE_VARIANT, graph->name);
  if (graph->rows < 1 || graph->rows > RULES_LINE_MAX || graph->columns < 1 || graph->columns > RULES_LINE_MAX)
    {
      g_autofree char *size = g_strdup_printf ("%d × %d", graph->rows, graph->columns);

      return fail (error, PARSE_VARIANT, size);
    }
  if (graph->order < 1 || graph->order > RULES_LINE_MAX)
    return fail (error, PARSE_BAD_VALUE, "order");
  graph->killer = shape && strcmp (shape, "KillerSudoku") == 0;
  if (strcmp (type, "sudoku") == 0)
    {
      graph->blocks[0] = true;
      graph->n_grids = 1;
    }
  return true;
}

bool
ksudoku_graph_grid (KsudokuGraph *graph, const char **names, const char **values, ParseError *error)
{
  const char *blocks = xml_attribute (names, values, "withblocks");
  int at = 0;

  if (!read_size (names, values, "at", &at, error))
    return false;
  if (at >= graph->rows * graph->columns || graph->n_grids == RULES_GRIDS_MAX)
    return fail (error, PARSE_VARIANT, "sudokugroups");
  graph->blocks[graph->n_grids] = !blocks || strcmp (blocks, "1") == 0;
  graph->grid[graph->n_grids++] = (uint16_t) ksudoku_cell (graph->rows, graph->columns, at);
  return true;
}

/* "0 1 2"; −1: bad, or too many, or no graph has said yet how many cells there are. */
static int
read_cells (const KsudokuGraph *graph, const char *text, const char *element, uint16_t cells[RULES_LINE_MAX], ParseError *error)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", 4 * RULES_CELLS_MAX);
  uint64_t index;
  int n = 0;

  if (graph->rows == 0)
    {
      fail (error, PARSE_MISSING, "graph");
      return -1;
    }
  for (char **word = words; *word; word++)
    if (**word)
      {
        if (n == RULES_LINE_MAX || !xml_number (*word, (uint64_t) (graph->rows * graph->columns - 1), &index))
          {
            fail (error, PARSE_BAD_VALUE, element);
            return -1;
          }
        cells[n++] = (uint16_t) ksudoku_cell (graph->rows, graph->columns, (int) index);
      }
  if (n == 0)
    fail (error, PARSE_BAD_VALUE, element);
  return n > 0 ? n : -1;
}

bool
ksudoku_graph_clique (KsudokuGraph *graph, const char *cells, ParseError *error)
{
  KsudokuClique clique = { .n = read_cells (graph, cells, "clique", clique.cell, error) };

  if (clique.n < 0)
    return false;
  if (graph->cliques->len == KSUDOKU_CLIQUES_MAX)
    return fail (error, PARSE_VARIANT, "clique");
  g_array_append_val (graph->cliques, clique);
  return true;
}

const char *
ksudoku_cage_kind (int operation, bool killer)
{
  static const char *const kinds[] = {
    [CAGE_DIVIDE] = "divide", [CAGE_SUBTRACT] = "subtract", [CAGE_MULTIPLY] = "multiply", [CAGE_ADD] = "add"
  };

  return killer && operation == CAGE_ADD ? "cage" : kinds[operation];
}

bool
ksudoku_graph_cage (KsudokuGraph *graph, uint64_t operation, uint64_t value, const char *cells, ParseError *error)
{
  ConstraintList list = { .n = 0 };
  uint16_t cell[RULES_LINE_MAX];
  int n = read_cells (graph, cells, "cage", cell, error);
  const char *kind;

  if (n < 0)
    return false;
  if ((operation == CAGE_NONE && n > 1) || operation > CAGE_ADD
      || ((operation == CAGE_SUBTRACT || operation == CAGE_DIVIDE) && n > 2))
    return fail (error, PARSE_VARIANT, "cage");
  kind = ksudoku_cage_kind (n == 1 ? CAGE_ADD : (int) operation, graph->killer);
  constraint_list_add (&list, (int) value);
  constraint_list_end (&list);
  for (int i = 0; i < n; i++)
    constraint_list_add (&list, cell[i]);
  constraint_list_end (&list);
  return rules_add_list (graph->rules, kind, &list, "cage", error);
}

/* ── what the cliques are ────────────────────────────────────────────────────────────────────────── */

static KsudokuClique *
clique_at (const KsudokuGraph *graph, unsigned i)
{
  return &g_array_index (graph->cliques, KsudokuClique, i);
}

static bool
has_cell (const KsudokuClique *clique, int cell)
{
  for (int i = 0; i < clique->n; i++)
    if (clique->cell[i] == cell)
      return true;
  return false;
}

static bool
is_set (const KsudokuClique *clique, const uint16_t *cells, int n)
{
  bool same = clique->n == n;

  for (int i = 0; i < n && same; i++)
    same = has_cell (clique, cells[i]);
  return same;
}

/* Takes every clique of these cells away; whether there was one. */
static bool
take_set (KsudokuGraph *graph, const uint16_t *cells, int n)
{
  bool taken = false;

  for (unsigned i = 0; i < graph->cliques->len; i++)
    if (is_set (clique_at (graph, i), cells, n))
      {
        clique_at (graph, i)->n = 0;
        taken = true;
      }
  return taken;
}

/* A block of n cells whose top left cell this is belongs to some grid that has blocks. */
static bool
is_block (const KsudokuGraph *graph, int row, int column, int base)
{
  for (int i = 0; i < graph->n_grids; i++)
    {
      int down = row - graph->grid[i] / graph->columns, right = column - graph->grid[i] % graph->columns;

      if (graph->blocks[i] && down >= 0 && right >= 0 && down < graph->order && right < graph->order && down % base == 0
          && right % base == 0)
        return true;
    }
  return false;
}

/* All blocks of all grids are there, by themselves or by another grid or as cliques, which are taken then. some: one of them. */
static bool
has_all_blocks (KsudokuGraph *graph, int base, bool *some)
{
  bool all = true;

  *some = false;
  for (int i = 0; i < graph->n_grids; i++)
    for (int block = 0; block < graph->order; block++)
      {
        int row = graph->grid[i] / graph->columns + block / base * base;
        int column = graph->grid[i] % graph->columns + block % base * base;
        uint16_t cells[RULES_LINE_MAX];
        bool has = is_block (graph, row, column, base);

        for (int j = 0; j < graph->order; j++)
          cells[j] = (uint16_t) ((row + j / base) * graph->columns + column + j % base);
        for (unsigned j = 0; j < graph->cliques->len && !has; j++)
          has = is_set (clique_at (graph, j), cells, graph->order);
        *some |= has;
        all &= has;
      }
  return all;
}

static void
take_blocks (KsudokuGraph *graph, int base)
{
  for (int i = 0; i < graph->n_grids; i++)
    for (int block = 0; block < graph->order; block++)
      {
        int first = graph->grid[i] + block / base * base * graph->columns + block % base * base;
        uint16_t cells[RULES_LINE_MAX];

        for (int j = 0; j < graph->order; j++)
          cells[j] = (uint16_t) (first + j / base * graph->columns + j % base);
        if (!is_block (graph, first / graph->columns, first % graph->columns, base))
          take_set (graph, cells, graph->order);
      }
}

/* As many cliques as there are values, which share no cell and leave none out. */
static void
take_regions (KsudokuGraph *graph)
{
  uint8_t region[RULES_CELLS_MAX] = { 0 };
  int n = 0;

  for (int pass = 0; pass < 2; pass++)
    {
      n = 0;
      memset (region, 0, sizeof region);
      for (unsigned i = 0; i < graph->cliques->len; i++)
        {
          KsudokuClique *clique = clique_at (graph, i);
          bool fits = clique->n == graph->order;

          for (int j = 0; j < clique->n && fits; j++)
            fits = !region[clique->cell[j]];
          if (!fits)
            continue;
          n++;
          for (int j = 0; j < clique->n; j++)
            region[clique->cell[j]] = (uint8_t) MIN (n, UINT8_MAX);
          if (pass == 1)
            clique->n = 0;
        }
      if (n != graph->order)
        return;
    }
  rules_take_regions (graph->rules, region);
}

static void
take_diagonals (KsudokuGraph *graph)
{
  for (int up = 0; up < 2; up++)
    {
      uint16_t cells[RULES_LINE_MAX];

      for (int i = 0; i < graph->order; i++)
        cells[i] = (uint16_t) (i * graph->order + (up ? graph->order - 1 - i : i));
      if (take_set (graph, cells, graph->order))
        graph->rules->extras |= 1u << (up ? EXTRA_DIAGONAL_UP : EXTRA_DIAGONAL_DOWN);
    }
}

static bool
add_other_cliques (KsudokuGraph *graph, ParseError *error)
{
  for (unsigned i = 0; i < graph->cliques->len; i++)
    {
      const KsudokuClique *clique = clique_at (graph, i);
      ConstraintList list = { .n = 0 };

      if (clique->n < 2)
        continue;
      for (int j = 0; j < clique->n; j++)
        constraint_list_add (&list, clique->cell[j]);
      constraint_list_end (&list);
      if (!rules_add_list (graph->rules, "extra", &list, "clique", error))
        return false;
    }
  return true;
}

static int
square_root (int n)
{
  int root = 0;

  while ((root + 1) * (root + 1) <= n)
    root++;
  return root * root == n ? root : 0;
}

bool
ksudoku_graph_end (KsudokuGraph *graph, ParseError *error)
{
  Rules *rules = graph->rules;
  bool single = graph->n_grids == 1 && graph->grid[0] == 0 && graph->rows == graph->order && graph->columns == graph->order;
  int base = square_root (graph->order);
  bool some = false, all = graph->order > 1 && base > 0 && has_all_blocks (graph, base, &some);

  rules->rows = (uint8_t) graph->rows;
  rules->columns = (uint8_t) graph->columns;
  rules->n = (uint8_t) graph->order;
  if (graph->n_grids == 0)
    return fail (error, PARSE_VARIANT, graph->name);
  for (int i = 0; i < graph->n_grids; i++)
    if (graph->grid[i] / graph->columns + graph->order > graph->rows
        || graph->grid[i] % graph->columns + graph->order > graph->columns
        || (graph->blocks[i] && base == 0) || (some && !all && !single))
      return fail (error, PARSE_VARIANT, graph->name);
  if (!single)
    {
      rules->n_grids = (uint8_t) graph->n_grids;
      memcpy (rules->grid, graph->grid, sizeof rules->grid);
    }
  if (all)
    {
      rules->box_rows = rules->box_columns = (uint8_t) base;
      take_blocks (graph, base);
    }
  else if (single)
    take_regions (graph);
  if (single)
    take_diagonals (graph);
  return add_other_cliques (graph, error);
}
