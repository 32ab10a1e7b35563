/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* blocks-constraint.c — the line of a constraint, read by the shapes of its parts. */
#include "blocks-private.h"

#include <string.h>

#include "engine/rules/constraint.h"
#include "engine/rules/place-notation.h"

bool
blocks_read_number (const char **text, unsigned most, unsigned *number)
{
  const char *at = *text;

  *number = 0;
  while (g_ascii_isdigit (*at) && *number <= most)
    *number = *number * 10 + (unsigned) (*at++ - '0');
  if (at == *text || *number > most || (**text == '0' && at - *text > 1))
    return false;
  *text = at;
  return true;
}

bool
blocks_read_cell (const Block *block, const char **text, uint16_t *cell)
{
  int place;

  if (!place_read (text, block->rules.rows, block->rules.columns, &place))
    return false;
  *cell = (uint16_t) place;
  return true;
}

static bool
read_line_number (const Block *block, const char **text, char shape, uint16_t *number)
{
  bool column, far = false;
  unsigned line;

  if (shape == 'l')
    {
      column = g_str_has_prefix (*text, "col");
      if (!column && !g_str_has_prefix (*text, "row"))
        return false;
      *text += 3;
    }
  else
    {
      const char *side = **text ? strchr ("LRTB", **text) : NULL;

      if (!side)
        return false;
      column = *side == 'T' || *side == 'B';
      far = *side == 'R' || *side == 'B';
      (*text)++;
    }
  if (!blocks_read_number (text, column ? block->rules.columns : block->rules.rows, &line) || line == 0)
    return false;
  *number = (uint16_t) (line - 1 + (column ? LINE_COLUMN : 0) + (far ? LINE_FAR : 0));
  return true;
}

/* One item of a part. */
static bool
read_item (const Block *block, char shape, const char **text, uint16_t *item)
{
  unsigned number;

  switch (shape)
    {
    case 'l':
    case 's':
      return read_line_number (block, text, shape, item);
    case 'w':
      for (int word = 0; word < N_CONSTRAINT_WORDS; word++)
        if (strcmp (*text, constraint_words[word]) == 0)
          {
            *text += strlen (*text);
            *item = (uint16_t) word;
            return true;
          }
      return false;
    case 'n':
    case 'm':
    case 'd':
      if (!blocks_read_number (text, NO_PLACE - 1, &number))
        return false;
      *item = (uint16_t) number;
      return true;
    default:
      return blocks_read_cell (block, text, item);
    }
}

bool
blocks_read_constraint (BlockReading *reading, int kind, const char *key, const char *value)
{
  Block *block = reading->block;
  uint16_t numbers[2 * RULES_CELLS_MAX];
  int n = 0, part = 0;
  const char *at = value;

  for (;; part++)
    {
      char shape = constraint_part_shape (&constraint_kinds[kind], part);

      if (!shape)
        return blocks_refuse_item (reading, key, value);
      if (shape == 'm' && *at == '-')
        at++;
      else
        for (;; at++)
          {
            const char *item = at;

            if (n >= 2 * RULES_CELLS_MAX - 2)
              return blocks_refuse (reading, PARSE_BAD_VALUE, key);
            if (!read_item (block, shape, &at, &numbers[n++]))
              return blocks_refuse_item (reading, key, item);
            if (*at != ' ')
              break;
          }
      numbers[n++] = NO_PLACE;
      if (!*at)
        break;
      if (*at++ != '|')
        return blocks_refuse_item (reading, key, value);
    }
  if (part + 1 < constraint_n_parts (&constraint_kinds[kind]))
    return blocks_refuse_item (reading, key, value);
  if (!rules_add (&block->rules, kind, numbers, n))
    {
      blocks_refuse (reading, PARSE_RULES, key);
      reading->error->found = FAULT_TOO_MUCH;
      return false;
    }
  block->line_of[BLOCK_LINE_CONSTRAINTS + block->rules.n_constraints - 1] = reading->line;
  return true;
}
