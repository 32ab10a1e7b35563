/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-equation.c — an evaluator of its own: text in, truth out. The grammar stands in model/explain/explain-any.h. */
#include "any-equation.h"

#include <string.h>

#include "any-ways.h"
#include "engine/any/any-count.h"
#include "engine/rules/scan.h"
#include "engine/rules/topology-names.h"

typedef struct {
  bool     is_values, is_cells;
  Values   values;
  PlaceSet cells;
} Value;

typedef struct {
  const Topology    *topology;
  const AnyPosition *position;
  const char        *rest, *error;
  int                scan;
  AnyWays            ways;
} Reader;

static void
fail (Reader *reader, const char *error)
{
  if (!reader->error)
    reader->error = error;
}

static bool
accept (Reader *reader, const char *token)
{
  size_t length = strlen (token);

  while (*reader->rest == ' ')
    reader->rest++;
  if (strncmp (reader->rest, token, length) != 0)
    return false;
  reader->rest += length;
  return true;
}

static void
expect (Reader *reader, const char *token)
{
  if (!accept (reader, token))
    fail (reader, token);
}

static int
read_number (Reader *reader)
{
  int sign = accept (reader, "-") ? -1 : 1, number = 0;

  if (!g_ascii_isdigit (*reader->rest))
    fail (reader, "a number is missing");
  for (; g_ascii_isdigit (*reader->rest); reader->rest++)
    number = 10 * number + *reader->rest - '0';
  return sign * number;
}

static int
read_cell (Reader *reader)
{
  int row, column;

  expect (reader, "r");
  row = read_number (reader);
  expect (reader, "c");
  column = read_number (reader);
  if (row < 1 || column < 1 || row > reader->topology->rows || column > reader->topology->columns)
    {
      fail (reader, "there is no such cell");
      return 0;
    }
  return (row - 1) * reader->topology->columns + column - 1;
}

static PlaceSet
read_cells (Reader *reader)
{
  PlaceSet cells = PLACES_NONE;

  expect (reader, "{");
  do
    places_add (&cells, read_cell (reader));
  while (accept (reader, ",") && !reader->error);
  expect (reader, "}");
  return cells;
}

/* --- Ways ----------------------------------------------------------------------------------------------------------- */

/* "Σ{…} − Σ{…} = 5", or a constraint's text. */
static void
read_ways (Reader *reader)
{
  AnyWays *ways = &reader->ways;
  const char *end = strchr (reader->rest, ';');

  *ways = (AnyWays) { .scan = -1, .every = reader->topology->all };
  if (accept (reader, "Σ"))
    {
      int factor = 1;

      do
        {
          for_each_place (cell, read_cells (reader))
            {
              ways->cell[ways->n] = (uint16_t) cell;
              ways->factor[ways->n++] = factor;
            }
          factor = -1;
        }
      while (accept (reader, "− Σ"));
      expect (reader, "=");
      ways->sum = read_number (reader);
    }
  else
    {
      const TopologyScan *scan = reader->scan < 0 ? NULL : &reader->topology->scan[reader->scan];

      if (!scan || !end)
        {
          fail (reader, "there is no such constraint");
          return;
        }
      ways->scan = reader->scan;
      ways->sum = scan->number;
      for (; ways->n < scan->n; ways->n++)
        {
          bool summed = scan->kind == SCAN_SUM || scan->kind == SCAN_GROUPS;

          ways->cell[ways->n] = reader->topology->cell[scan->first + ways->n];
          ways->factor[ways->n] = summed ? reader->topology->factor[(int) scan->data + ways->n] : 1;
        }
      reader->rest = end;
    }
  any_ways_try (ways, reader->topology, reader->position);
}

static Values
ways_of_cell (Reader *reader, int cell)
{
  Values values = 0;

  for (int i = 0; i < reader->ways.n; i++)
    if (reader->ways.cell[i] == cell)
      values |= reader->ways.some[i];
  return values;
}

/* --- Terms ---------------------------------------------------------------------------------------------------------- */

static Value read_expression (Reader *reader);

/* The union of all sets of so many values with that sum. */
static Values
read_combinations (Reader *reader)
{
  Values any = 0;
  int k, sum;

  k = read_number (reader);
  expect (reader, ",");
  sum = read_number (reader);
  expect (reader, ")");
  for (Values set = 0; reader->topology->n <= 12 && set <= reader->topology->all; set += 2)
    {
      int here = 0;

      if (values_count (set) != k)
        continue;
      for_each_value (v, set)
        here += v;
      any |= here == sum ? set : 0;
    }
  return any;
}

static bool
read_house (Reader *reader, PlaceSet *cells)
{
  for (int house = 0; house < reader->topology->n_houses; house++)
    {
      PlaceText name = place_house_text (reader->topology, house);
      size_t length = strlen (name.text);

      if (strncmp (reader->rest, name.text, length) != 0 || g_ascii_isalnum (reader->rest[length]) || reader->rest[length] == '@')
        continue;
      reader->rest += length;
      *cells = topology_house_set (reader->topology, house);
      return true;
    }
  return false;
}

/* "7(R2)", "7({r1c2,r1c3})": behind the value. */
static Value
read_places (Reader *reader, int value)
{
  PlaceSet within = PLACES_NONE;
  Value places = { .is_cells = true };

  expect (reader, "(");
  if (!read_house (reader, &within))
    within = read_cells (reader);
  expect (reader, ")");
  for_each_place (cell, within)
    if (values_has (reader->position->marks[cell], value))
      places_add (&places.cells, cell);
  return places;
}

static Value
read_set (Reader *reader)
{
  Value set = { .is_values = true };

  if (reader->rest[1] == 'r')
    return (Value) { .is_cells = true, .cells = read_cells (reader) };
  expect (reader, "{");
  do
    set.values |= values_of (read_number (reader));
  while (accept (reader, ",") && !reader->error);
  expect (reader, "}");
  return set;
}

/* "A(r1c1,r1c2)": behind the bracket. */
static Values
read_left (Reader *reader)
{
  const Topology *topology = reader->topology;
  int cell = read_cell (reader), other;
  Values left = topology->all;

  expect (reader, ",");
  other = read_cell (reader);
  expect (reader, ")");
  for (uint32_t i = topology->arcs_of[cell]; i < topology->arcs_of[cell + 1]; i++)
    if (topology->arc[i].to == other)
      {
        Values here = 0;

        for_each_value (v, reader->position->marks[cell])
          here |= topology->table[topology->arc[i].table][v];
        left &= here;
      }
  return left;
}

static Value
read_term (Reader *reader)
{
  Value value = { .is_values = true };

  if (accept (reader, "("))
    {
      value = read_expression (reader);
      expect (reader, ")");
    }
  else if (accept (reader, "PV("))
    {
      value.values = reader->position->marks[read_cell (reader)];
      expect (reader, ")");
    }
  else if (accept (reader, "𝒦("))
    {
      value.values = ways_of_cell (reader, read_cell (reader));
      expect (reader, ")");
    }
  else if (accept (reader, "A("))
    value.values = read_left (reader);
  else if (accept (reader, "∩𝒦"))
    value.values = reader->ways.every;
  else if (accept (reader, "∪𝒞("))
    value.values = read_combinations (reader);
  else if (accept (reader, "N("))
    {
      value = (Value) { .is_cells = true, .cells = reader->topology->peers[read_cell (reader)] };
      expect (reader, ")");
    }
  else if (accept (reader, "∅"))
    value.is_cells = true;
  else if (*reader->rest == '{')
    value = read_set (reader);
  else if (g_ascii_isdigit (*reader->rest))
    value = read_places (reader, read_number (reader));
  else
    {
      value = (Value) { .is_cells = true };
      if (!read_house (reader, &value.cells))
        fail (reader, "there is no such house");
    }
  return value;
}

static Value
read_expression (Reader *reader)
{
  Value value = read_term (reader);

  for (;;)
    {
      int sign = accept (reader, "∪") ? 'u' : accept (reader, "∩") ? 'n' : accept (reader, "∖") ? '-' : 0;
      Value other;

      if (!sign || reader->error)
        return value;
      other = read_term (reader);
      if (!(value.is_values && other.is_values) && !(value.is_cells && other.is_cells))
        fail (reader, "values meet cells");
      value.values = sign == 'u' ? value.values | other.values
                   : sign == 'n' ? value.values & other.values : value.values & ~other.values;
      value.cells = sign == 'u' ? places_union (value.cells, other.cells)
                  : sign == 'n' ? places_intersection (value.cells, other.cells) : places_difference (value.cells, other.cells);
    }
}

static void
check_sets (Reader *reader)
{
  Value left = read_expression (reader);
  bool within = accept (reader, "⊆");
  Value right;
  PlaceSet beyond;

  if (!within)
    expect (reader, "=");
  right = read_expression (reader);
  beyond = places_difference (left.cells, right.cells);
  if (left.is_cells && right.is_cells)
    {
      if (within ? !places_is_empty (&beyond) : !places_equal (left.cells, right.cells))
        fail (reader, "it does not hold");
    }
  else if (!left.is_values || !right.is_values)
    fail (reader, "values meet cells");
  else if (within ? left.values & ~right.values : left.values != right.values)
    fail (reader, "it does not hold");
}

/* --- Chains --------------------------------------------------------------------------------------------------------- */

static AnyCandidate
read_candidate (Reader *reader)
{
  int value = read_number (reader);

  return (AnyCandidate) { (uint16_t) read_cell (reader), (uint8_t) value };
}

/* Whether a scan can be filled with both of them, or with neither: asked of the machine that reads it, with nothing else known
 * but the marks. */
static bool
can_be_filled (const Reader *reader, const TopologyScan *scan, AnyCandidate a, AnyCandidate b, bool with)
{
  g_autofree ScanWork *work = g_new (ScanWork, 1);
  Values domain[RULES_CELLS_MAX], left[SCAN_LAYERS_MAX], required;

  memcpy (domain, reader->position->marks, sizeof domain);
  domain[a.cell] &= with ? values_of (a.value) : ~values_of (a.value);
  domain[b.cell] &= with ? values_of (b.value) : ~values_of (b.value);
  return scan_read (reader->topology, scan, domain, work, left, &required);
}

static bool
is_strong (const Reader *reader, AnyCandidate a, AnyCandidate b)
{
  const Topology *topology = reader->topology;

  if (a.cell == b.cell)
    return reader->position->marks[a.cell] == (values_of (a.value) | values_of (b.value)) && a.value != b.value;
  for (int house = 0; a.value == b.value && house < topology->n_houses; house++)
    {
      PlaceSet set = topology_house_set (topology, house), places = PLACES_NONE, two = PLACES_NONE;

      for_each_place (cell, set)
        if (values_has (reader->position->marks[cell], a.value))
          places_add (&places, cell);
      places_add (&two, a.cell);
      places_add (&two, b.cell);
      if (topology->house[house].n == topology->n && places_equal (places, two))
        return true;
    }
  for (uint32_t i = topology->scans_of[a.cell]; a.value == b.value && i < topology->scans_of[a.cell + 1]; i++)
    if (!can_be_filled (reader, &topology->scan[topology->cell_scan[i]], a, b, false))
      return true;
  return false;
}

static bool
lose_patience (void *asked)
{
  return ++*(int *) asked > 100;
}

static bool
is_weak (const Reader *reader, AnyCandidate a, AnyCandidate b)
{
  const Topology *topology = reader->topology;

  if (a.cell == b.cell)
    return a.value != b.value;
  if (a.value == b.value && topology_sees (topology, a.cell, b.cell))
    return true;
  for (uint32_t i = topology->arcs_of[a.cell]; i < topology->arcs_of[a.cell + 1]; i++)
    if (topology->arc[i].to == b.cell && !values_has (topology->table[topology->arc[i].table][a.value], b.value))
      return true;
  for (uint32_t i = topology->scans_of[a.cell]; i < topology->scans_of[a.cell + 1]; i++)
    if (!can_be_filled (reader, &topology->scan[topology->cell_scan[i]], a, b, true))
      return true;
  return false;
}

/* "5r1c2 → 3r1c5 → ∅": with the first one there is no solution. Asked of who counts them. */
static void
check_supposition (Reader *reader)
{
  AnyCandidate from = read_candidate (reader);
  AnyCount *count = any_count_new (reader->topology);
  g_autofree AnyCountResult *result = g_new (AnyCountResult, 1);
  Values domain[RULES_CELLS_MAX];
  int asked = 0;

  memcpy (domain, reader->position->marks, sizeof domain);
  domain[from.cell] &= values_of (from.value);
  any_count_run (count, domain, 1, lose_patience, &asked, result);
  any_count_free (count);
  if (result->n_solutions)
    fail (reader, "it has a solution");
  while (accept (reader, "→") && !accept (reader, "∅"))
    read_candidate (reader);
}

static void
check_chain (Reader *reader)
{
  AnyCandidate from = read_candidate (reader);

  for (bool strong = true; !reader->error; strong = !strong)
    {
      AnyCandidate to;

      if (!accept (reader, strong ? "=" : "-"))
        {
          if (strong || *reader->rest)
            fail (reader, "links are strong and weak in turn, strong at both ends");
          return;
        }
      to = read_candidate (reader);
      if (!(strong ? is_strong : is_weak) (reader, from, to))
        fail (reader, strong ? "both could be false" : "both could be true");
      from = to;
    }
}

static bool
is_chain (const char *text)
{
  while (g_ascii_isdigit (*text))
    text++;
  return *text == 'r';
}

EquationTruth
any_equation_holds (const char *text, const Topology *topology, const AnyPosition *position, int scan, char **wrong)
{
  g_autofree Reader *reader = g_new0 (Reader, 1);

  *reader = (Reader) { .topology = topology, .position = position, .rest = text, .scan = scan };
  while (*reader->rest && !reader->error)
    {
      const char *begin = reader->rest;

      if (accept (reader, "𝒦:"))
        read_ways (reader);
      else if (is_chain (reader->rest) && strstr (reader->rest, "→"))
        check_supposition (reader);
      else if (is_chain (reader->rest))
        check_chain (reader);
      else
        check_sets (reader);
      if (reader->ways.steps >= ANY_WAYS_STEPS)
        return EQUATION_TOO_LONG;
      if (*reader->rest && !accept (reader, ";"))
        fail (reader, "a statement goes on");
      while (*reader->rest == ' ')
        reader->rest++;
      if (reader->error)
        *wrong = g_strdup_printf ("%s: %s", begin, reader->error);
    }
  return reader->error ? EQUATION_WRONG : EQUATION_HOLDS;
}
