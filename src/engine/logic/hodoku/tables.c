/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tables.h"

#include <string.h>

static const int kinds[3] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };

static void
add (Tables *tables, int from, int to)
{
  int n = tables->n_links[from];

  for (int i = 0; i < n; i++)
    if (tables->links[from][i] == to)
      return;
  if (n < LINKS_MAX)  /* unreached: no key has as many */
    tables->links[from][tables->n_links[from]++] = (uint16_t) to;
}

static void
add_candidate (Tables *tables, const Position *position, int cell, int digit)
{
  int        node = candidate_of (cell, digit), on = key_of (node, true), off = key_of (node, false);
  Digits     others = digits_difference (position->marks[cell], digits_of (digit));
  TableNode *told = &tables->node[node];

  *told = (TableNode) { .cells = cells_of (cell), .seeing = cell_peer_set (cell), .first = (uint8_t) cell,
                        .digit = (uint8_t) digit };
  tables->n_links[on] = tables->n_links[off] = 0;
  for_each_digit (other, others)
    {
      add (tables, on, key_of (candidate_of (cell, other), false));
      if (digits_is_single (others))
        add (tables, off, key_of (candidate_of (cell, other), true));
    }
  for (int i = 0; i < 3; i++)
    {
      CellSet places = position_places_in (position, cell_house (cell, kinds[i]), digit);

      cells_remove (&places, cell);
      for_each_cell (other, places)
        {
          add (tables, on, key_of (candidate_of (other, digit), false));
          if (cells_count (places) == 1)
            add (tables, off, key_of (candidate_of (other, digit), true));
        }
    }
}

static void
collect_groups (Tables *tables, const Position *position)
{
  for (int line = HOUSE_ROWS; line < HOUSE_BOXES; line++)
    for (int digit = 1; digit <= 9; digit++)
      for (int box = HOUSE_BOXES; box < N_HOUSES; box++)
        {
          CellSet cells = cells_intersection (position_places_in (position, line, digit), house_set (box));

          if (cells_count (cells) < 2)
            continue;
          tables->n_links[key_of (tables->n_nodes, true)] = tables->n_links[key_of (tables->n_nodes, false)] = 0;
          tables->node[tables->n_nodes++] = (TableNode) {
            .cells = cells, .seeing = cells_seeing_all (cells), .first = (uint8_t) cells_first (cells),
            .digit = (uint8_t) digit,
          };
        }
}

/* The line that holds the group. */
static int
line_of (const TableNode *group)
{
  int row = cell_house (group->first, HOUSE_ROWS);

  return cells_is_empty (cells_difference (group->cells, house_set (row))) ? row : cell_house (group->first, HOUSE_COLUMNS);
}

/* Single cells: those that see the group; one that is alone with it in the box or on the line. */
static void
link_cells (Tables *tables, const Position *position, int group)
{
  const TableNode *told = &tables->node[group];
  int              digit = told->digit, houses[2] = { cell_house (told->first, HOUSE_BOXES), line_of (told) };
  CellSet          places = cells_intersection (position->places[digit], told->seeing);

  for_each_cell (cell, places)
    {
      add (tables, key_of (group, true), key_of (candidate_of (cell, digit), false));
      add (tables, key_of (candidate_of (cell, digit), true), key_of (group, false));
    }
  for (int i = 0; i < 2; i++)
    {
      CellSet rest = cells_intersection (places, house_set (houses[i]));

      if (cells_count (rest) != 1)
        continue;
      add (tables, key_of (group, false), key_of (candidate_of (cells_first (rest), digit), true));
      add (tables, key_of (candidate_of (cells_first (rest), digit), false), key_of (group, true));
    }
}

static bool
lies_in (const TableNode *node, int house)
{
  return cells_is_empty (cells_difference (node->cells, house_set (house)));
}

/* Other groups on the line and in the box; the only one there, if the two hold all places. */
static void
link_groups (Tables *tables, const Position *position, int group)
{
  const TableNode *told = &tables->node[group];
  int              houses[2] = { line_of (told), cell_house (told->first, HOUSE_BOXES) };
  int              n[2] = { 0 }, only[2] = { 0 };

  for (int other = N_CANDIDATES; other < tables->n_nodes; other++)
    {
      const TableNode *next = &tables->node[other];

      if (other == group || next->digit != told->digit || !cells_is_empty (cells_intersection (next->cells, told->cells)))
        continue;
      for (int i = 0; i < 2; i++)
        if (lies_in (next, houses[i]))
          {
            if (n[i]++ == 0)
              only[i] = other;
            add (tables, key_of (group, true), key_of (other, false));
          }
    }
  for (int i = 0; i < 2; i++)
    if (n[i] == 1
        && cells_is_empty (cells_difference (position_places_in (position, houses[i], told->digit),
                                             cells_union (told->cells, tables->node[only[i]].cells))))
      add (tables, key_of (group, false), key_of (only[i], true));
}

void
tables_fill (Tables *tables, const Position *position, bool grouped)
{
  tables->n_nodes = N_CANDIDATES;
  for_each_cell (cell, position->empty)
    for_each_digit (digit, position->marks[cell])
      add_candidate (tables, position, cell, digit);
  if (!grouped)
    return;

  collect_groups (tables, position);
  for (int group = N_CANDIDATES; group < tables->n_nodes; group++)
    {
      link_cells (tables, position, group);
      link_groups (tables, position, group);
    }
}

void
tables_follow (const Tables *tables, int key, Reach *reach)
{
  memset (reach->entry_of, 0, (size_t) (2 * tables->n_nodes) * sizeof reach->entry_of[0]);
  reach->n = 1;
  reach->key[0] = (uint16_t) key;
  reach->parent[0] = reach->depth[0] = 0;
  for (int i = 0; i < reach->n; i++)
    {
      int from = reach->key[i];

      for (int j = 0; j < tables->n_links[from]; j++)
        {
          int to = tables->links[from][j];

          if (to == key || reach->entry_of[to] || reach->n == REACH_MAX) /* unreached: no puzzle fills it */
            continue;
          reach->entry_of[to] = (uint16_t) reach->n;
          reach->key[reach->n] = (uint16_t) to;
          reach->parent[reach->n] = (uint16_t) i;
          reach->depth[reach->n++] = (uint16_t) (reach->depth[i] + 1);
        }
    }
}
