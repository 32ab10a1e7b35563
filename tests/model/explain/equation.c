/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* equation.c — an evaluator of its own: text in, truth out. The grammar stands in model/explain/explain-deduction.h. */
#include "equation.h"

#include <string.h>

#include "chain-node.h"

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

/* Of the statement. */
static bool
at_end (Reader *reader)
{
  while (*reader->rest == ' ')
    reader->rest++;
  return !*reader->rest || *reader->rest == ';' || *reader->rest == '|';
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

  while (!at_end (reader) && !reader->error)
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

static void
check_chain (Reader *reader)
{
  Node from = read_node (reader);

  while (!at_end (reader) && !reader->error)
    {
      bool strong = accept (reader, "=");
      Node to;

      if (!strong && !accept (reader, "-"))
        {
          fail (reader, "= or - is missing");
          return;
        }
      to = read_node (reader);
      if (!(strong ? node_is_strong (reader->position, &from, &to) : node_is_weak (&from, &to)))
        fail (reader, strong ? "both could be false" : "both could be true");
      from = to;
    }
}

/* A branch's statements follow each other; each goes on from what stands already. */
static void
check_implications (Reader *reader, Branch *branch)
{
  Node node = read_node (reader);

  branch_assume (branch, &node);
  while (accept (reader, "→"))
    {
      node = read_node (reader);
      if (!branch_follows (branch, &node))
        fail (reader, "it does not follow");
      branch_assume (branch, &node);
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
  Branch   branch = { .position = *position };

  while (*reader.rest && !reader.error)
    {
      const char *end = strpbrk (reader.rest, ";|");
      g_autofree char *statement = end ? g_strndup (reader.rest, (gsize) (end - reader.rest)) : g_strdup (reader.rest);

      if (!is_chain (reader.rest) || *reader.rest == '{')
        check_sets (&reader);
      else if (strstr (statement, "→"))
        check_implications (&reader, &branch);
      else
        check_chain (&reader);
      if (reader.error)
        *wrong = g_strdup_printf ("%s: %s", statement, reader.error);
      for (; *reader.rest == ';' || *reader.rest == '|' || *reader.rest == ' '; reader.rest++)
        if (*reader.rest == '|')
          {
            branch.position = *position;
            branch.n_on = 0;
          }
    }
  return !reader.error;
}
