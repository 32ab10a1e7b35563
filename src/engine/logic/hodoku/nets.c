/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* nets.c — what follows from a candidate when singles are carried out, and from those again.
 *
 * From a key, four rounds: all naked and hidden singles that wait are placed, the naked ones first; each comes from up to five
 * candidates that are off, and each of its strikes from it. What comes from two or more makes a net. A table of this is what
 * chains then go on from: whatever an entry leads to by its own table is added, or, if it is nearer so, comes from there. */
#include "consequences.h"

#include <stdlib.h>
#include <string.h>

#include "engine/logic/memory.h"
#include "finders.h"

enum { ROUNDS = 4, CAUSES_MAX = 5 };

typedef struct {
  uint16_t key, cause;               /* the cause: an entry, or, of one that was added, the key of the table that it came from */
  uint16_t distance;
  bool     net, added;               /* net: it has more than one cause */
} Entry;

typedef struct {
  int   n;
  Entry entry[REACH_MAX];
} Table;

typedef struct {
  const Position      *position;
  const HodokuSingles *singles;              /* of the position */
  Position             now;                  /* while a table is made */
  HodokuSingles        waiting;
  Table               *table;
  Tables               links;                /* of groups */
  uint16_t             entry_of[KEYS_MAX];   /* of the table that is made, + 1 */
  Table               *tables;               /* of each key */
} Search;

static int
entry_of (const Search *search, int key)
{
  return search->entry_of[key] ? search->entry_of[key] - 1 : 0;
}

/* The greatest cause leads back; the distance is counted from the first. */
static void
add (Search *search, int key, const int *causes, int n)
{
  Table *table = search->table;
  int    greatest = 0, others = 0;
  Entry *entry;

  if (table->n == REACH_MAX || search->entry_of[key]) /* unreached: no puzzle fills it */
    return;
  for (int i = 1; i < n; i++)
    if (causes[i] > causes[greatest])
      greatest = i;
  for (int i = 0; i < n; i++)
    others += i != greatest && causes[i];
  entry = &table->entry[table->n];
  *entry = (Entry) { .key = (uint16_t) key, .cause = (uint16_t) causes[greatest], .net = others };
  entry->distance = (uint16_t) (table->entry[causes[0]].distance + 1);
  search->entry_of[key] = (uint16_t) ++table->n;
}

/* Up to five of the candidates, off, that make it a single: of the cell, or of its house with the fewest places. */
static int
causes_of (const Search *search, int cell, int digit, bool naked, int house, int causes[CAUSES_MAX])
{
  int n = 0;

  if (naked)
    {
      for_each_digit (other, digits_difference (search->position->marks[cell], digits_of (digit)))
        if (n < CAUSES_MAX) /* unreached: no puzzle fills it */
          causes[n++] = entry_of (search, key_of (candidate_of (cell, other), false));
    }
  else
    for_each_cell (other, position_places_in (search->position, house, digit))
      if (other != cell && n < CAUSES_MAX)
        causes[n++] = entry_of (search, key_of (candidate_of (other, digit), false));
  if (n == 0) /* unreached: not seen: a single before the net */
    causes[n++] = 0;
  return n;
}

static void
set_cell (Search *search, int cell, int digit, bool with_causes, bool naked)
{
  static const int kinds[] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };
  Digits marks = search->now.marks[cell];
  int    house = cell_house (cell, HOUSE_ROWS), causes[CAUSES_MAX] = { 0 }, n = 1, self;

  for (int i = 1; i < 3; i++)
    if (search->waiting.n_places[cell_house (cell, kinds[i])][digit] < search->waiting.n_places[house][digit])
      house = cell_house (cell, kinds[i]);
  hodoku_place (&search->waiting, &search->now, cell, digit);

  self = search->table->n;
  if (with_causes)
    n = causes_of (search, cell, digit, naked, house, causes);
  add (search, key_of (candidate_of (cell, digit), true), causes, n);
  if (self == REACH_MAX) /* unreached: no puzzle fills it */
    return;
  for_each_cell (peer, cells_intersection (search->position->places[digit], cell_peer_set (cell)))
    add (search, key_of (candidate_of (peer, digit), false), &self, 1);
  for_each_digit (other, digits_difference (marks, digits_of (digit)))
    add (search, key_of (candidate_of (cell, other), false), &self, 1);
}

typedef struct {
  uint8_t cell, digit;
  bool    naked;
} Single;

/* Those that wait, none of them taken away: of hidden ones one a cell, if its house still has one place. */
static int
waiting_singles (const Search *search, Single singles[486])
{
  const HodokuQueue *naked = &search->waiting.naked, *hidden = &search->waiting.hidden;
  CellSet            told = CELLS_NONE;
  int                n = 0;

  for (int i = naked->first; i < naked->end; i++)
    if (!search->now.digit[naked->cell[i]])
      singles[n++] = (Single) { naked->cell[i], naked->digit[i], true };
  for (int i = hidden->first; i < hidden->end; i++)
    {
      int  cell = hidden->cell[i];
      bool single = false;

      for (int kind = 0; kind < 27; kind += 9)
        single |= search->waiting.n_places[cell_house (cell, kind)][hidden->digit[i]] == 1;
      if (search->now.digit[cell] || cells_has (told, cell) || !single)
        continue;
      cells_add (&told, cell);
      singles[n++] = (Single) { hidden->cell[i], hidden->digit[i], false };
    }

  return n;
}

static void
make_table (Search *search, int key)
{
  Single singles[486];
  int    cell = candidate_cell (key_node (key)), digit = candidate_digit (key_node (key)), none = 0;

  search->now = *search->position;
  search->waiting = *search->singles;
  search->table = &search->tables[key];
  search->table->n = 0;
  search->table->entry[0].distance = 0;
  memset (search->entry_of, 0, sizeof search->entry_of);
  if (key_is_on (key))
    set_cell (search, cell, digit, false, false);
  else
    {
      hodoku_strike (&search->waiting, &search->now, cell, digit);
      add (search, key, &none, 1);
      if (digits_is_single (search->now.marks[cell]))
        set_cell (search, cell, digits_first (search->now.marks[cell]), false, true);
    }
  for (int round = 0; round < ROUNDS; round++)
    {
      int n = waiting_singles (search, singles);

      for (int i = 0; i < n; i++)
        set_cell (search, singles[i].cell, singles[i].digit, true, singles[i].naked);
    }
}

/* The links with groups come behind. */
static void
add_groups (Search *search)
{
  for (int key = 0; key < 2 * search->links.n_nodes; key++)
    {
      Table *table = &search->tables[key];
      bool   group = key_node (key) >= N_CANDIDATES;

      if (group)
        {
          table->n = 1;
          table->entry[0] = (Entry) { .key = (uint16_t) key, .distance = 1 };
        }
      for (int i = 0; i < search->links.n_links[key] && table->n && table->n < REACH_MAX; i++) /* unreached: what has links has a table, and no puzzle fills it */
        if (group || key_node (search->links.links[key][i]) >= N_CANDIDATES)
          table->entry[table->n++] = (Entry) { .key = search->links.links[key][i], .distance = 2 };
    }
}

/* What an entry's own table has that was not added to it. */
static void
expand_by (Search *search, Table *table, int i)
{
  int          key = table->entry[i].key, base = table->entry[i].distance;
  const Table *from = &search->tables[key];

  for (int k = 1; k < from->n; k++)
    {
      const Entry *next = &from->entry[k];
      uint16_t     distance = (uint16_t) (base + next->distance);

      if (next->added)
        continue;
      if (search->entry_of[next->key])
        {
          Entry *entry = &table->entry[search->entry_of[next->key] - 1];

          if (entry->added && entry->distance > distance)
            {
              entry->cause = (uint16_t) key;
              entry->distance = distance;
            }
        }
      else if (table->n < REACH_MAX) /* unreached: no puzzle fills it */
        {
          table->entry[table->n] = (Entry) { .key = next->key, .cause = (uint16_t) key, .distance = distance, .added = true };
          search->entry_of[next->key] = (uint16_t) ++table->n;
        }
    }
}

static int
find_entry (const Table *table, int key)
{
  for (int i = 0; i < table->n; i++) /* unreached: it is asked for what is there */
    if (table->entry[i].key == key)
      return i;

  return 0;
}

/* Whether the way to an entry that was not added passes one with several causes. */
static bool
is_own_net (const Table *table, int i)
{
  for (; i; i = table->entry[i].cause)
    if (table->entry[i].net)
      return true;

  return false;
}

static bool
is_net (const Search *search, const Table *table, int i)
{
  for (int n = 0; i && n < REACH_MAX; n++)
    {
      const Entry *entry = &table->entry[i];

      if (entry->added)
        {
          const Table *from = &search->tables[entry->cause];

          if (is_own_net (from, find_entry (from, entry->key)))
            return true;
          i = entry_of (search, entry->cause);
        }
      else if (entry->net)
        return true;
      else
        i = entry->cause;
    }

  return false;
}

static void
expand (Search *search, int key, Consequences *told)
{
  Table *table = &search->tables[key];

  memset (search->entry_of, 0, sizeof search->entry_of);
  for (int i = 0; i < table->n; i++)
    search->entry_of[table->entry[i].key] = (uint16_t) (i + 1);
  for (int i = 1; i < table->n && table->n < REACH_MAX; i++) /* unreached: no puzzle fills it */
    expand_by (search, table, i);

  for (int i = 0; i < table->n; i++)
    {
      int  node = key_node (table->entry[i].key), on = key_is_on (table->entry[i].key);

      if (node >= N_CANDIDATES)
        continue;
      cells_add (&told->at[on][candidate_digit (node)], candidate_cell (node));
      if (is_net (search, table, i))
        cells_add (&told->counts[on][candidate_digit (node)], candidate_cell (node));
    }
}

bool
consequences_by_nets (const Position *position, Consequences *all)
{
  Search       *search = logic_malloc (sizeof *search);
  Table        *tables = logic_malloc (KEYS_MAX * sizeof *tables);
  HodokuSingles singles;
  bool          room = search && tables;

  if (room)
    {
      hodoku_start (&singles, position);
      singles.naked = singles.hidden = (HodokuQueue) { .first = 0 };       /* all was found */
      search->position = position;
      search->singles = &singles;
      search->tables = tables;
      for (int key = 0; key < KEYS_MAX; key++)
        tables[key].n = 0;
      for_each_cell (cell, position->empty)
        for_each_digit (digit, position->marks[cell])
          for (int on = 1; on >= 0; on--)
            make_table (search, key_of (candidate_of (cell, digit), on));
      memset (search->links.n_links, 0, sizeof search->links.n_links);
      tables_fill (&search->links, position, true);
      add_groups (search);
      for (int on = 1; on >= 0; on--)
        for_each_cell (cell, position->empty)
          for_each_digit (digit, position->marks[cell])
            expand (search, key_of (candidate_of (cell, digit), on), &all[key_of (candidate_of (cell, digit), on)]);
    }

  free (search);
  free (tables);
  return room;
}
