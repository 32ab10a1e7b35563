/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* equation.c — an evaluator of its own: text in, truth out. The grammar stands in model/explain-deduction.h. */
#include "equation.h"

#include <string.h>

/* A value may be read as digits, as cells, or both (a house, ∅). */
typedef struct {
  bool    is_digits, is_cells;
  Digits  digits;
  CellSet cells;
} Value;

typedef struct {
  const Position *position;
  const char     *rest;
  const char     *error;
} Reader;

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
fail (Reader *reader, const char *error)
{
  if (!reader->error)
    reader->error = error;
}

static int
read_digit (Reader *reader)
{
  if (*reader->rest < '1' || *reader->rest > '9')
    {
      fail (reader, "a digit is missing");
      return 1;
    }
  return *reader->rest++ - '0';
}

static int
read_cell (Reader *reader)
{
  int row, column;

  if (!accept (reader, "r"))
    fail (reader, "a cell is missing");
  row = read_digit (reader);
  if (!accept (reader, "c"))
    fail (reader, "a cell is missing");
  column = read_digit (reader);
  return cell_at (row - 1, column - 1);
}

/* R2, C3, B4; −1: something else. */
static int
read_house (Reader *reader)
{
  const char *kind;

  while (*reader->rest == ' ')
    reader->rest++;
  kind = *reader->rest ? strchr ("RCB", *reader->rest) : NULL;
  if (!kind || reader->rest[1] < '1' || reader->rest[1] > '9')
    return -1;
  reader->rest++;
  return (int) (9 * (kind - strchr ("RCB", 'R'))) + read_digit (reader) - 1;
}

static CellSet
read_cells (Reader *reader)
{
  CellSet cells = CELLS_NONE;

  if (!accept (reader, "{"))
    return cells_of (read_cell (reader));
  do
    cells_add (&cells, read_cell (reader));
  while (accept (reader, ","));
  if (!accept (reader, "}"))
    fail (reader, "} is missing");
  return cells;
}

static Value
house_value (const Position *position, int house)
{
  Value value = { true, true, DIGITS_NONE, house_set (house) };

  for_each_cell (cell, house_set (house))
    if (position->digit[cell])
      value.digits |= digits_of (position->digit[cell]);
  return value;
}

static Value read_expression (Reader *reader);

/* 7(R2), 7(r1c2) */
static Value
read_places (Reader *reader)
{
  int     digit = read_digit (reader), house;
  CellSet where;

  if (!accept (reader, "("))
    fail (reader, "( is missing");
  house = read_house (reader);
  where = house >= 0 ? house_set (house) : read_cells (reader);
  if (!accept (reader, ")"))
    fail (reader, ") is missing");
  return (Value) { false, true, DIGITS_NONE, cells_intersection (where, reader->position->places[digit]) };
}

static Value
read_set (Reader *reader)
{
  Value value = { false, false, DIGITS_NONE, CELLS_NONE };

  if (reader->rest[1] == 'r')
    {
      value.is_cells = true;
      value.cells = read_cells (reader);
      return value;
    }

  value.is_digits = true;
  accept (reader, "{");
  do
    value.digits |= digits_of (read_digit (reader));
  while (accept (reader, ","));
  if (!accept (reader, "}"))
    fail (reader, "} is missing");
  return value;
}

static Value
read_term (Reader *reader)
{
  Value value;
  int   house;

  if (accept (reader, "("))
    {
      value = read_expression (reader);
      if (!accept (reader, ")"))
        fail (reader, ") is missing");
      return value;
    }
  if (accept (reader, "PV("))
    {
      value = (Value) { true, false, reader->position->marks[read_cell (reader)], CELLS_NONE };
      if (!accept (reader, ")"))
        fail (reader, ") is missing");
      return value;
    }
  if (accept (reader, "N("))
    {
      value = (Value) { false, true, DIGITS_NONE, cell_peer_set (read_cell (reader)) };
      if (!accept (reader, ")"))
        fail (reader, ") is missing");
      return value;
    }
  if (accept (reader, "U"))
    return (Value) { true, false, DIGITS_ALL, CELLS_NONE };
  if (accept (reader, "∅"))
    return (Value) { true, true, DIGITS_NONE, CELLS_NONE };
  if (*reader->rest == '{')
    return read_set (reader);
  house = read_house (reader);
  return house >= 0 ? house_value (reader->position, house) : read_places (reader);
}

static Value
combine (Reader *reader, Value a, char operator, Value b)
{
  Value value = { a.is_digits && b.is_digits, a.is_cells && b.is_cells, DIGITS_NONE, CELLS_NONE };

  if (!value.is_digits && !value.is_cells)
    fail (reader, "digits meet cells");
  switch (operator)
    {
    case 'u':
      value.digits = digits_union (a.digits, b.digits);
      value.cells = cells_union (a.cells, b.cells);
      break;
    case 'n':
      value.digits = digits_intersection (a.digits, b.digits);
      value.cells = cells_intersection (a.cells, b.cells);
      break;
    default:
      value.digits = digits_difference (a.digits, b.digits);
      value.cells = cells_difference (a.cells, b.cells);
    }
  return value;
}

static Value
read_expression (Reader *reader)
{
  Value value = read_term (reader);

  for (;;)
    if (accept (reader, "∪"))
      value = combine (reader, value, 'u', read_term (reader));
    else if (accept (reader, "∩"))
      value = combine (reader, value, 'n', read_term (reader));
    else if (accept (reader, "∖"))
      value = combine (reader, value, '-', read_term (reader));
    else
      return value;
}

static bool
values_equal (Value a, Value b)
{
  return (a.is_digits && b.is_digits && a.digits == b.digits) || (a.is_cells && b.is_cells && cells_equal (a.cells, b.cells));
}

static bool
value_within (Value a, Value b)
{
  return (a.is_digits && b.is_digits && digits_difference (a.digits, b.digits) == DIGITS_NONE)
      || (a.is_cells && b.is_cells && cells_is_empty (cells_difference (a.cells, b.cells)));
}

static void
check_sets (Reader *reader)
{
  Value left = read_expression (reader);
  bool  compared = false;

  while (*reader->rest && *reader->rest != ';' && !reader->error)
    {
      bool  within = accept (reader, "⊆");
      Value right;

      if (!within && !accept (reader, "="))
        {
          fail (reader, "= or ⊆ is missing");
          return;
        }
      right = read_expression (reader);
      if (!(within ? value_within (left, right) : values_equal (left, right)))
        fail (reader, "it does not hold");
      left = right;
      compared = true;
    }
  if (!compared)
    fail (reader, "it says nothing");
}

/* A node of a chain: digits in cells. */
typedef struct {
  bool    off;
  Digits  digits;
  CellSet cells;
} Node;

static Node
read_node (Reader *reader)
{
  Node node = { .off = accept (reader, "¬") };

  while (*reader->rest >= '1' && *reader->rest <= '9')
    node.digits |= digits_of (read_digit (reader));
  node.cells = read_cells (reader);
  if (node.digits == DIGITS_NONE)
    fail (reader, "a node has no digit");
  return node;
}

static bool
all_see (CellSet a, CellSet b)
{
  for_each_cell (cell, a)
    if (!cells_is_empty (cells_difference (b, cell_peer_set (cell))))
      return false;
  return true;
}

static bool
same_single_cell (const Node *a, const Node *b)
{
  return cells_count (a->cells) == 1 && cells_equal (a->cells, b->cells) && a->digits != b->digits;
}

/* At most one of them is true. */
static bool
is_weak (const Node *a, const Node *b)
{
  return same_single_cell (a, b) || (a->digits == b->digits && all_see (a->cells, b->cells));
}

/* Some cells of a house have one digit more than there are cells, and these are all the places of both digits there: if
 * the one is nowhere, the other is somewhere. */
static bool
is_strong_in_some_set (const Position *position, const Node *a, const Node *b)
{
  int first = digits_first (a->digits), second = digits_first (b->digits);

  for (int house = 0; house < N_HOUSES; house++)
    for (unsigned choice = 1; choice < 512; choice++)
      {
        CellSet cells = CELLS_NONE;
        Digits  digits = DIGITS_NONE;

        for (int i = 0; i < 9; i++)
          if (choice >> i & 1 && position->marks[house_cells[house][i]])
            {
              cells_add (&cells, house_cells[house][i]);
              digits |= position->marks[house_cells[house][i]];
            }
        if (digits_count (digits) == cells_count (cells) + 1 && digits_has (digits, first) && digits_has (digits, second)
            && cells_is_empty (cells_difference (cells_intersection (cells, position->places[first]), a->cells))
            && cells_is_empty (cells_difference (cells_intersection (cells, position->places[second]), b->cells)))
          return true;
      }
  return false;
}

/* At least one of them is true. */
static bool
is_strong (const Position *position, const Node *a, const Node *b)
{
  int digit = digits_first (a->digits);

  if (same_single_cell (a, b))
    return position->marks[cells_first (a->cells)] == digits_union (a->digits, b->digits);
  if (a->digits == b->digits)
    for (int house = 0; house < N_HOUSES; house++)
      {
        CellSet places = position_places_in (position, house, digit);

        if (!cells_is_empty (places) && cells_is_empty (cells_difference (places, cells_union (a->cells, b->cells))))
          return true;
      }
  return is_strong_in_some_set (position, a, b);
}

static void
check_chain (Reader *reader)
{
  Node from = read_node (reader);

  while (*reader->rest && *reader->rest != ';' && !reader->error)
    {
      bool strong = accept (reader, "=");
      Node to;

      if (!strong && !accept (reader, "-"))
        {
          fail (reader, "= or - is missing");
          return;
        }
      to = read_node (reader);
      if (!(strong ? is_strong (reader->position, &from, &to) : is_weak (&from, &to)))
        fail (reader, strong ? "both could be false" : "both could be true");
      from = to;
    }
}

/* What follows one at a time from the assumption that a branch begins with. */
static bool
follows (const Position *so_far, const CellSet on[10], const Node *node)
{
  int digit = digits_first (node->digits);

  if (node->off)
    {
      for_each_cell (cell, node->cells)
        {
          bool seen = !cells_is_empty (cells_intersection (on[digit], cell_peer_set (cell)));

          for (int other = 1; other <= 9; other++)
            seen = seen || (other != digit && cells_has (on[other], cell));
          if (!seen)
            return false;
        }
      return true;
    }
  if (cells_count (node->cells) == 1 && so_far->marks[cells_first (node->cells)] == node->digits)
    return true;
  for (int house = 0; house < N_HOUSES; house++)
    {
      CellSet places = position_places_in (so_far, house, digit);

      if (!cells_is_empty (places) && cells_is_empty (cells_difference (places, node->cells)))
        return true;
    }
  return false;
}

static void
assume (Position *so_far, CellSet on[10], const Node *node)
{
  for_each_digit (digit, node->digits)
    if (node->off)
      {
        for_each_cell (cell, node->cells)
          position_strike (so_far, cell, digit);
      }
    else if (cells_count (node->cells) == 1)
      on[digit] = cells_union (on[digit], node->cells);
}

/* A branch's statements follow each other; each goes on from what stands already. */
static void
check_implications (Reader *reader, Position *so_far, CellSet on[10])
{
  Node node = read_node (reader);

  assume (so_far, on, &node);
  while (accept (reader, "→"))
    {
      node = read_node (reader);
      if (!follows (so_far, on, &node))
        fail (reader, "it does not follow");
      assume (so_far, on, &node);
    }
}

static bool
is_chain (const char *text)
{
  if (g_str_has_prefix (text, "¬"))
    return true;
  while (g_ascii_isdigit (*text))
    text++;
  return *text == 'r' || *text == '{';
}

bool
equation_holds (const char *text, const Position *position, char **wrong)
{
  Reader   reader = { .position = position, .rest = text };
  Position so_far = *position;
  CellSet  on[10] = { 0 };

  while (*reader.rest && !reader.error)
    {
      const char *end = strchr (reader.rest, ';');
      g_autofree char *statement = end ? g_strndup (reader.rest, (gsize) (end - reader.rest)) : g_strdup (reader.rest);

      if (!is_chain (reader.rest) || *reader.rest == '{')
        check_sets (&reader);
      else if (strstr (statement, "→"))
        check_implications (&reader, &so_far, on);
      else
        check_chain (&reader);
      if (reader.error)
        *wrong = g_strdup_printf ("%s: %s", statement, reader.error);
      while (*reader.rest == ';' || *reader.rest == ' ')
        reader.rest++;
    }
  return !reader.error;
}
