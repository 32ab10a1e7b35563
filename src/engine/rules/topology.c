/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "topology.h"

#include <stdlib.h>
#include <string.h>

#include "topology-private.h"

static FaultKind
check_size (const Rules *rules)
{
  int n = rules->n;

  if (rules->rows < 1 || rules->rows > RULES_LINE_MAX || rules->columns < 1 || rules->columns > RULES_LINE_MAX || n < 1
      || n > VALUES_MAX || rules->n_grids > RULES_GRIDS_MAX)
    return FAULT_SIZE;
  if (rules->n_grids == 0 && (rules->rows > n || rules->columns > n))
    return FAULT_SIZE;
  if (rules->box_rows)
    {
      int rows = rules->n_grids ? n : rules->rows, columns = rules->n_grids ? n : rules->columns;

      if (rules->has_regions || rules->box_rows * rules->box_columns > n || rows % rules->box_rows != 0
          || rules->box_columns == 0 || columns % rules->box_columns != 0)
        return FAULT_BOXES;
    }
  return FAULT_NONE;
}

/* The houses of the grid with this top left cell. */
static void
build_grid (Build *build, int top, int left, int rows, int columns)
{
  const Rules *rules = build->rules;
  uint16_t cells[RULES_CELLS_MAX];
  int box_columns = rules->box_rows ? columns / rules->box_columns : 0;

  for (int row = 0; row < rows; row++)
    {
      for (int column = 0; column < columns; column++)
        cells[column] = (uint16_t) ((top + row) * rules->columns + left + column);
      build_house (build, HOUSE_ROW, row + 1, cells, columns);
    }
  for (int column = 0; column < columns; column++)
    {
      for (int row = 0; row < rows; row++)
        cells[row] = (uint16_t) ((top + row) * rules->columns + left + column);
      build_house (build, HOUSE_COLUMN, column + 1, cells, rows);
    }
  for (int box = 0; rules->box_rows && box < rows / rules->box_rows * box_columns; box++)
    {
      int n = 0;

      for (int row = 0; row < rules->box_rows; row++)
        for (int column = 0; column < rules->box_columns; column++)
          cells[n++] = (uint16_t) ((top + box / box_columns * rules->box_rows + row) * rules->columns
                                   + left + box % box_columns * rules->box_columns + column);
      if (rules->n_grids == 0)
        for (int i = 0; i < n; i++)
          build->topology->box[cells[i]] = (uint8_t) (box + 1);
      build_house (build, HOUSE_BOX, box + 1, cells, n);
    }
}

static FaultKind
build_regions (Build *build)
{
  const Rules *rules = build->rules;
  int n_cells = rules_n_cells (rules);
  uint16_t cells[RULES_CELLS_MAX];

  memcpy (build->topology->box, rules->region, sizeof build->topology->box);
  for (int region = 1; region <= UINT8_MAX; region++)
    {
      int n = 0;

      for (int cell = 0; cell < n_cells; cell++)
        if (rules->region[cell] == region)
          cells[n++] = (uint16_t) cell;
      if (n > rules->n)
        {
          build->fault->number = region;
          rules_blame_cells (build->fault, cells, n);
          return FAULT_REGION;
        }
      if (n > 1)
        build_house (build, HOUSE_REGION, region, cells, n);
    }
  return FAULT_NONE;
}

/* Which cells there are, and the houses of the grids. */
static FaultKind
build_grids (Build *build)
{
  const Rules *rules = build->rules;
  Topology *topology = build->topology;
  int n = rules->n;

  if (rules->n_grids == 0)
    {
      for (int cell = 0; cell < topology->n_cells; cell++)
        topology->start[cell] = topology->all | TOPOLOGY_EXISTS;
      build_grid (build, 0, 0, rules->rows, rules->columns);
    }
  for (int i = 0; i < rules->n_grids; i++)
    {
      int top = rules->grid[i] / rules->columns, left = rules->grid[i] % rules->columns;

      if (top + n > rules->rows || left + n > rules->columns)
        {
          rules_blame_cells (build->fault, &rules->grid[i], 1);
          return FAULT_GRID;
        }
      for (int row = top; row < top + n; row++)
        for (int column = left; column < left + n; column++)
          topology->start[row * rules->columns + column] = topology->all | TOPOLOGY_EXISTS;
      build_grid (build, top, left, n, n);
    }
  for (int cell = 0; cell < topology->n_cells; cell++)
    topology->n_existing = (uint16_t) (topology->n_existing + topology_exists (topology, cell));
  return rules->has_regions ? build_regions (build) : FAULT_NONE;
}

static bool
has_twice (const uint16_t *cells, int n)
{
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++)
      if (cells[i] == cells[j])
        return true;
  return false;
}

/* That its parts have the shape of its kind, and that its cells exist. */
static FaultKind
check_constraint (Build *build, const Constraint *constraint)
{
  const ConstraintKind *kind = &constraint_kinds[constraint->kind];
  const uint16_t *numbers;
  int part = 0, n;
  char shape;

  for (; (shape = constraint_part_shape (kind, part)) && (n = build_part (build, constraint, part, &numbers)) >= 0; part++)
    {
      bool cells = constraint_shape_is_cells (shape);
      int least = shape == 'a' ? 2 : shape == 'q' ? 4 : shape == 'm' ? 0 : 1;

      if (n < least)
        return FAULT_TOO_SHORT;
      if ((shape == 'a' && n > 2) || (shape == 'q' && n > 4) || (!cells && shape != 'd' && n > 1))
        return FAULT_TOO_LONG;
      if (cells && n > SCAN_CELLS_MAX)
        return FAULT_TOO_LONG;
      if ((shape == 'u' || shape == 'a') && has_twice (numbers, n))
        return FAULT_TWICE;
      for (int i = 0; i < n; i++)
        if (cells && (numbers[i] >= build->topology->n_cells || !topology_exists (build->topology, numbers[i])))
          {
            rules_blame_cells (build->fault, &numbers[i], 1);
            return FAULT_ABSENT;
          }
        else if (shape == 'd' && (numbers[i] < 1 || numbers[i] > build->rules->n))
          {
            build->fault->number = numbers[i];
            return FAULT_VALUE;
          }
        else if ((shape == 'l' || shape == 's')
                 && numbers[i] % LINE_COLUMN >= (numbers[i] & LINE_COLUMN ? build->rules->columns : build->rules->rows))
          return FAULT_NUMBER;
    }
  if (part < constraint_n_parts (kind))
    return FAULT_TOO_SHORT;
  return build_part (build, constraint, part, &numbers) >= 0 ? FAULT_TOO_LONG : FAULT_NONE;
}

static FaultKind
build_constraints (Build *build)
{
  for (int i = 0; i < build->rules->n_constraints; i++)
    {
      const Constraint *constraint = &build->rules->constraint[i];
      const ConstraintKind *kind = &constraint_kinds[constraint->kind];
      FaultKind fault = check_constraint (build, constraint);

      build->constraint = i;
      if (fault == FAULT_NONE)
        fault = kind->build (build, constraint, kind->argument);
      if (fault == FAULT_NONE && build->too_much)
        fault = FAULT_TOO_MUCH;
      if (fault != FAULT_NONE)
        {
          build->fault->constraint = i;
          return fault;
        }
    }
  build->constraint = TOPOLOGY_NO_CONSTRAINT;
  return FAULT_NONE;
}

static int
by_fullness (const void *a, const void *b)
{
  const TopologyHouse *one = a, *other = b;

  return one->full != other->full ? other->full - one->full : (one->first > other->first) - (one->first < other->first);
}

/* Full houses stay in their order, so those of an area still follow each other: the first one is looked up. */
static void
number_areas (Topology *topology)
{
  for (int i = 0; i < topology->n_scans; i++)
    if (topology->scan[i].n_area)
      {
        int house = 0;

        while (topology->house[house].first != topology->scan[i].area)
          house++;
        topology->scan[i].area = (uint16_t) house;
      }
}

/* Turns counts of each cell into where its items begin; the last is their number. */
static void
begin_at (uint32_t *index, int n_cells)
{
  uint32_t sum = 0;

  for (int cell = 0; cell <= n_cells; cell++)
    {
      uint32_t here = index[cell];

      index[cell] = sum;
      sum += here;
    }
}

/* What each cell has part in. */
static void
build_index_of_cells (Build *build)
{
  Topology *topology = build->topology;
  int n = topology->n_cells;
  uint32_t at[RULES_CELLS_MAX + 1];
  size_t n_items;

  for (int i = 0; i < topology->n_houses; i++)
    for (int j = 0; j < topology->house[i].n; j++)
      topology->houses_of[topology->cell[topology->house[i].first + j]]++;
  for (int i = 0; i < topology->n_scans; i++)
    for (int j = 0; j < topology->scan[i].n; j++)
      topology->scans_of[topology->cell[topology->scan[i].first + j]]++;
  for (int i = 0; i < build->n_arcs; i++)
    topology->arcs_of[build->arcs[i].from]++;
  for (int cell = 0; cell < n; cell++)
    for (int word = 0; word < PLACE_WORDS; word++)
      topology->peers_of[cell] += (uint32_t) __builtin_popcountll (topology->peers[cell].word[word]);
  begin_at (topology->houses_of, n);
  begin_at (topology->scans_of, n);
  begin_at (topology->arcs_of, n);
  begin_at (topology->peers_of, n);
  n_items = (size_t) topology->houses_of[n] + topology->scans_of[n] + topology->peers_of[n] + 1;
  topology->cell_house = malloc (n_items * sizeof *topology->cell_house);
  topology->arc = malloc (((size_t) build->n_arcs + 1) * sizeof *topology->arc);
  if (!topology->cell_house || !topology->arc)
    {
      build->out_of_memory = true;
      return;
    }
  topology->cell_scan = topology->cell_house + topology->houses_of[n];
  topology->cell_peer = topology->cell_scan + topology->scans_of[n];

  memcpy (at, topology->houses_of, sizeof at);
  for (int i = 0; i < topology->n_houses; i++)
    for (int j = 0; j < topology->house[i].n; j++)
      topology->cell_house[at[topology->cell[topology->house[i].first + j]]++] = (uint16_t) i;
  memcpy (at, topology->scans_of, sizeof at);
  for (int i = 0; i < topology->n_scans; i++)
    for (int j = 0; j < topology->scan[i].n; j++)
      topology->cell_scan[at[topology->cell[topology->scan[i].first + j]]++] = (uint16_t) i;
  memcpy (at, topology->arcs_of, sizeof at);
  for (int i = 0; i < build->n_arcs; i++)
    topology->arc[at[build->arcs[i].from]++] = build->arcs[i].arc;
  for (int cell = 0, to = 0; cell < n; cell++)
    for_each_place (peer, topology->peers[cell])
      topology->cell_peer[to++] = (uint16_t) peer;
}

/* A machine with more states than a search has room for. */
static bool
has_too_large_scan (const Topology *topology)
{
  for (int i = 0; i < topology->n_scans; i++)
    if (topology->scan[i].n_words > SCAN_WORDS_MAX || topology->scan[i].n > SCAN_CELLS_MAX) /* unreached: not seen: a machine of so many words */
      return true;
  return false;
}

Topology *
topology_new (const Rules *rules, RulesFault *fault)
{
  Topology *topology = calloc (1, sizeof *topology);
  Build build = { .rules = rules, .topology = topology, .fault = fault, .constraint = TOPOLOGY_NO_CONSTRAINT };

  *fault = (RulesFault) { .constraint = -1 };
  if (!topology)
    {
      fault->kind = FAULT_NO_MEMORY;
      return NULL;
    }
  atomic_init (&topology->references, 1);
  fault->kind = check_size (rules);
  if (fault->kind != FAULT_NONE)
    rules_blame_size (rules, fault);
  else
    {
      topology->rows = rules->rows;
      topology->columns = rules->columns;
      topology->n = rules->n;
      topology->n_cells = (uint16_t) rules_n_cells (rules);
      topology->all = values_all (rules->n);
      topology->peers = calloc (topology->n_cells, sizeof *topology->peers);
      topology->rules = malloc (sizeof *topology->rules);
      build.out_of_memory = !topology->peers || !topology->rules;
      if (topology->rules)
        *topology->rules = *rules;
    }
  if (fault->kind == FAULT_NONE && !build.out_of_memory)
    fault->kind = build_grids (&build);
  if (fault->kind == FAULT_NONE && !build.out_of_memory)
    fault->kind = build_extras (&build);
  if (fault->kind == FAULT_NONE && !build.out_of_memory)
    fault->kind = build_constraints (&build);
  if (fault->kind == FAULT_NONE && !build.out_of_memory)
    {
      build.derived = true;
      build_rule_of_45 (&build);
      if (build.too_much) /* unreached: not seen: too much by what is left over */
        fault->kind = FAULT_TOO_MUCH;
      qsort (topology->house, (size_t) topology->n_houses, sizeof *topology->house, by_fullness);
      while (topology->n_full < topology->n_houses && topology->house[topology->n_full].full)
        topology->n_full++;
      number_areas (topology);
      build_index_of_cells (&build);
      if (fault->kind == FAULT_NONE && has_too_large_scan (topology)) /* unreached: nothing is at fault before */
        fault->kind = FAULT_TOO_LONG;
    }
  if (build.out_of_memory)
    fault->kind = FAULT_NO_MEMORY;
  free (build.arcs);
  if (fault->kind == FAULT_NONE)
    return topology;
  topology_unref (topology);
  return NULL;
}

Topology *
topology_ref (const Topology *topology)
{
  Topology *held = (Topology *) topology;

  if (held)
    atomic_fetch_add_explicit (&held->references, 1, memory_order_relaxed);
  return held;
}

void
topology_unref (const Topology *topology)
{
  Topology *held = (Topology *) topology;

  if (!held || atomic_fetch_sub_explicit (&held->references, 1, memory_order_acq_rel) > 1)
    return;
  free (held->rules);
  free (held->house);
  free (held->scan);
  free (held->cell);
  free (held->table);
  free (held->factor);
  free (held->set_sum);
  free (held->accept);
  free (held->cell_house);
  free (held->arc);
  free (held->peers);
  free (held);
}

bool
topology_equal (const Topology *a, const Topology *b)
{
  return a == b || (a && b && rules_equal (a->rules, b->rules));
}
