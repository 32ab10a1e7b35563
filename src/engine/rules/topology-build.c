/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* topology-build.c — the pools that houses, arcs and scans are added to, and what they are turned into on the way: cells that all
 * see each other into sets, pairs that only differ into peers. */
#include "topology-private.h"

#include <stdlib.h>
#include <string.h>

bool
build_grow (Build *build, void *pool, int *room, int used, int n, size_t size)
{
  void **memory = pool, *larger;
  int wanted = *room ? *room : 64;

  if (used + n <= *room)
    return true;
  while (wanted < used + n)
    wanted *= 2;
  larger = realloc (*memory, (size_t) wanted * size);
  if (!larger)
    {
      build->out_of_memory = true;
      return false;
    }
  *memory = larger;
  *room = wanted;
  return true;
}

/* Appends cells to the pool; −1: no memory, or too many. */
static int
add_cells (Build *build, const uint16_t *cells, int n)
{
  int first = build->n_cell;

  build->too_much |= first + n > TOPOLOGY_PLACES_MAX;
  if (build->too_much || !build_grow (build, &build->topology->cell, &build->room_cell, first, n, sizeof *cells))
    return -1;
  memcpy (build->topology->cell + first, cells, (size_t) n * sizeof *cells);
  build->n_cell += n;
  return first;
}

static int
by_number (const void *a, const void *b)
{
  return *(const uint16_t *) a - *(const uint16_t *) b;
}

void
build_house (Build *build, HouseKind kind, int number, const uint16_t *cells, int n)
{
  Topology *topology = build->topology;
  uint16_t sorted[RULES_CELLS_MAX];
  int first;

  memcpy (sorted, cells, (size_t) n * sizeof *cells);
  qsort (sorted, (size_t) n, sizeof *sorted, by_number);
  for (int i = 0; i < topology->n_houses; i++)
    if (topology->house[i].n == n
        && memcmp (topology->cell + topology->house[i].first, sorted, (size_t) n * sizeof *sorted) == 0)
      return;
  if ((first = add_cells (build, sorted, n)) < 0
      || !build_grow (build, &topology->house, &build->room_house, topology->n_houses, 1, sizeof *topology->house))
    return;
  topology->house[topology->n_houses++] = (TopologyHouse) {
    .first = (uint16_t) first, .n = (uint16_t) n, .kind = (uint8_t) kind, .number = (uint8_t) number, .full = n == topology->n,
  };
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      if (i != j)
        topology->peers[sorted[i]].word[sorted[j] >> 6] |= UINT64_C (1) << (sorted[j] & 63);
}

bool
allow_different (int a, int b, int unused)
{
  (void) unused;
  return a != b;
}

bool
allow_equal (int a, int b, int unused)
{
  (void) unused;
  return a == b;
}

bool
allow_less (int a, int b, int unused)
{
  (void) unused;
  return a < b;
}

bool
allow_difference (int a, int b, int difference)
{
  return abs (a - b) == difference;
}

bool
allow_apart (int a, int b, int least)
{
  return abs (a - b) >= least;
}

/* The number of that table, a new one if need be: there is room for it. */
static int
find_table (Build *build, const Values table[VALUES_MAX + 1])
{
  Topology *topology = build->topology;

  for (int i = 0; i < topology->n_tables; i++)
    if (memcmp (topology->table[i], table, sizeof topology->table[i]) == 0)
      return i;
  memcpy (topology->table[topology->n_tables], table, sizeof *topology->table);
  return topology->n_tables++;
}

static void
add_arc (Build *build, int from, int to, int table)
{
  build->too_much |= build->n_arcs == TOPOLOGY_ARCS_MAX;
  if (build->too_much || !build_grow (build, &build->arcs, &build->room_arc, build->n_arcs, 1, sizeof *build->arcs))
    return;
  build->arcs[build->n_arcs++] = (BuildArc) { (uint16_t) from,
                                              { (uint16_t) to, (uint16_t) table, (uint16_t) build->constraint } };
}

/* What values go together, worked out. */
static void
make_tables (Build *build, BuildTables *tables, BuildAllowed allowed, int data)
{
  Values forth[VALUES_MAX + 1] = { 0 }, back[VALUES_MAX + 1] = { 0 };
  bool all = true, only_different = true;

  *tables = (BuildTables) { .allowed = allowed, .data = data, .forth = -1, .back = -1, .different = true };
  for (int a = 1; a <= build->topology->n; a++)
    for (int b = 1; b <= build->topology->n; b++)
      if (allowed (a, b, data))
        {
          forth[a] |= values_of (b);
          back[b] |= values_of (a);
          tables->different &= a != b;
        }
      else
        {
          all = false;
          only_different &= a == b;
        }
  tables->different &= !all;
  if (all || (tables->different && only_different)
      || !build_grow (build, &build->topology->table, &build->room_table, build->topology->n_tables, 2,
                      sizeof *build->topology->table))
    return;                                   /* nothing, or what peers are for; or no memory */
  tables->forth = find_table (build, forth);
  tables->back = find_table (build, back);
}

void
build_pair (Build *build, int one, int other, BuildAllowed allowed, int data)
{
  Topology *topology = build->topology;
  BuildTables *tables = &build->tables[(unsigned) data % BUILD_TABLES_KEPT];

  if (!topology_exists (topology, one) || !topology_exists (topology, other))
    return;
  if (tables->allowed != allowed || tables->data != data) /* unreached: not seen: numbers so far apart */
    make_tables (build, tables, allowed, data);
  if (tables->different)
    {
      topology->peers[one].word[other >> 6] |= UINT64_C (1) << (other & 63);
      topology->peers[other].word[one >> 6] |= UINT64_C (1) << (one & 63);
    }
  if (tables->forth < 0)
    return;
  add_arc (build, one, other, tables->forth);
  add_arc (build, other, one, tables->back);
}

void
build_candidates (Build *build, int cell, Values values)
{
  build->topology->start[cell] &= values | TOPOLOGY_EXISTS;
}

TopologyScan *
build_add_scan (Build *build, ScanKind kind, const uint16_t *cells, int n, int number, int n_states)
{
  Topology *topology = build->topology;
  int first = add_cells (build, cells, n);

  if (first < 0 || !build_grow (build, &topology->scan, &build->room_scan, topology->n_scans, 1, sizeof *topology->scan))
    return NULL;
  topology->scan[topology->n_scans] = (TopologyScan) {
    .first = (uint16_t) first, .n = (uint16_t) n, .constraint = (uint16_t) build->constraint, .kind = (uint8_t) kind,
    .derived = build->derived, .area = build->area, .n_area = build->n_area, .number = number,
    .n_words = (uint16_t) ((n_states + 63) / 64),
  };
  return &topology->scan[topology->n_scans++];
}

void
build_scan (Build *build, ScanKind kind, const uint16_t *cells, int n, int number)
{
  int values = build->topology->n, n_states, root = 1;
  TopologyScan *scan;

  while (kind == SCAN_PRODUCT && (root + 1) * (root + 1) <= number)
    root++;
  switch (kind)
    {
    case SCAN_PRODUCT:    n_states = 2 * root + 1; break;
    case SCAN_PIECES:     n_states = number + 1; break;
    case SCAN_SANDWICH:   n_states = number + 3; break;
    case SCAN_X_SUM:      n_states = (values + 1) * (number + 1); break;
    case SCAN_SKYSCRAPER: n_states = (values + 1) * (number + 1); break;
    case SCAN_ROOM:       n_states = values + 2; break;
    case SCAN_LARGEST_LESS:
    case SCAN_LARGEST_BY:
    case SCAN_BETWEEN:
    case SCAN_LOCKOUT:    n_states = (values + 1) * (values + 1); break;
    case SCAN_QUAD:       n_states = 16; break;
    default:              n_states = 8; break;
    }
  scan = build_add_scan (build, kind, cells, n, number, n_states);
  if (scan)
    scan->data = (uint32_t) root;
}

void
build_set (Build *build, const uint16_t *cells, int n, bool (*accepts) (Values values, int data), int data)
{
  Topology *topology = build->topology;
  int n_sets = 1 << topology->n, n_words = (n_sets + 63) / 64;
  TopologyScan *scan = build_add_scan (build, SCAN_SET, cells, n, data, n_sets);

  if (!scan || !build_grow (build, &topology->accept, &build->room_accept, build->n_accept, n_words, sizeof *topology->accept))
    return;
  scan->data = (uint32_t) build->n_accept;
  memset (topology->accept + build->n_accept, 0, (size_t) n_words * sizeof *topology->accept);
  for (int set = 0; set < n_sets; set++)
    if (__builtin_popcount ((unsigned) set) == n && accepts ((Values) set << 1, data))
      topology->accept[build->n_accept + (set >> 6)] |= UINT64_C (1) << (set & 63);
  build->n_accept += n_words;
}

bool
build_is_marked (const Build *build, int one, int other, const char *id)
{
  const Rules *rules = build->rules;
  int kind = constraint_kind_from_id (id);

  for (int i = 0; i < rules->n_constraints; i++)
    if (rules->constraint[i].kind == kind)
      {
        const uint16_t *pair;

        rules_part (rules, &rules->constraint[i], 0, &pair);
        if ((pair[0] == one && pair[1] == other) || (pair[0] == other && pair[1] == one))
          return true;
      }
  return false;
}

int
build_line (const Build *build, int line, uint16_t cells[RULES_LINE_MAX])
{
  const Rules *rules = build->rules;
  bool column = line & LINE_COLUMN, far = line & LINE_FAR;
  int number = line % LINE_COLUMN, n = column ? rules->rows : rules->columns;

  for (int i = 0; i < n; i++)
    {
      int at = far ? n - 1 - i : i;

      cells[i] = (uint16_t) (column ? at * rules->columns + number : number * rules->columns + at);
    }
  return n;
}

int
build_part (Build *build, const Constraint *constraint, int part, const uint16_t **numbers)
{
  int n = rules_part (build->rules, constraint, part, numbers);
  char shape = constraint_part_shape (&constraint_kinds[constraint->kind], part);

  if (n > 0 && constraint_shape_is_cells (shape))
    rules_blame_cells (build->fault, *numbers, n);
  return n;
}

void
build_neighbours (Build *build, void (*look) (Build *build, int one, int other, int data), int data)
{
  const Rules *rules = build->rules;

  for (int row = 0; row < rules->rows; row++)
    for (int column = 0; column < rules->columns; column++)
      {
        int cell = row * rules->columns + column;

        if (column + 1 < rules->columns)
          look (build, cell, cell + 1, data);
        if (row + 1 < rules->rows)
          look (build, cell, cell + rules->columns, data);
      }
}
