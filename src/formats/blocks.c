/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "blocks.h"

#include <string.h>

#include "document-limits.h"
#include "engine/rules/constraint.h"
#include "engine/rules/place-notation.h"

static const char *const board_keys[] = { "boxes", "regions", "grids", "extras", "givens", "solution", NULL };

enum { ITEM_MAX = 12 };                /* characters of a value that is cited */

/* --- Reading ------------------------------------------------------------------------------------------------------- */

typedef struct {
  Block      *block;
  ParseError *error;
  unsigned    line;
  bool        has_rows, has_columns, has_values, has_boxes, has_givens;
} Reading;

static bool
refuse (Reading *reading, ParseReason reason, const char *detail)
{
  *reading->error = (ParseError) { .reason = reason, .line = reading->line, .column = 1 };
  g_strlcpy (reading->error->detail, detail, sizeof reading->error->detail);
  return false;
}

/* Whose value cannot be, with the item of it that is meant: "thermo r1c10". Nothing but ASCII, so it can be cut anywhere. */
static bool
refuse_item (Reading *reading, const char *key, const char *item)
{
  size_t length = strcspn (item, " |");
  g_autofree char *detail = NULL;

  for (size_t i = 0; i < length; i++)
    if (!g_ascii_isgraph (item[i]))
      length = 0;
  detail = length == 0 ? g_strdup (key) : g_strdup_printf ("%s %.*s", key, (int) MIN (length, ITEM_MAX), item);
  return refuse (reading, PARSE_BAD_VALUE, detail);
}

/* A decimal number up to most, which goes on at *text. */
static bool
read_number (const char **text, unsigned most, unsigned *number)
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

/* "r2c7". */
static bool
read_cell (const Block *block, const char **text, uint16_t *cell)
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
  if (!read_number (text, column ? block->rules.columns : block->rules.rows, &line) || line == 0)
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
      if (!read_number (text, NO_PLACE - 1, &number))
        return false;
      *item = (uint16_t) number;
      return true;
    default:
      return read_cell (block, text, item);
    }
}

static bool
read_constraint (Reading *reading, int kind, const char *key, const char *value)
{
  Block *block = reading->block;
  uint16_t numbers[2 * RULES_CELLS_MAX];
  int n = 0, part = 0;
  const char *at = value;

  for (;; part++)
    {
      char shape = constraint_part_shape (&constraint_kinds[kind], part);

      if (!shape)
        return refuse (reading, PARSE_BAD_VALUE, key);
      if (shape == 'm' && *at == '-')
        at++;
      else
        for (;; at++)
          {
            const char *item = at;

            if (n >= 2 * RULES_CELLS_MAX - 2)
              return refuse (reading, PARSE_BAD_VALUE, key);
            if (!read_item (block, shape, &at, &numbers[n++]))
              return refuse_item (reading, key, item);
            if (*at != ' ')
              break;
          }
      numbers[n++] = NO_PLACE;
      if (!*at)
        break;
      if (*at++ != '|')
        return refuse (reading, PARSE_BAD_VALUE, key);
    }
  if (part + 1 < constraint_n_parts (&constraint_kinds[kind]))
    return refuse (reading, PARSE_BAD_VALUE, key);
  if (!rules_add (&block->rules, kind, numbers, n))
    {
      refuse (reading, PARSE_TOO_LARGE, key);
      reading->error->expected = RULES_CONSTRAINTS_MAX;
      return false;
    }
  block->line_of[BLOCK_LINE_CONSTRAINTS + block->rules.n_constraints - 1] = reading->line;
  return true;
}

static bool
read_size (Reading *reading, const char *key, const char *value, uint8_t *size, bool *has)
{
  const char *at = value, *shown;
  unsigned number;

  if (*has)
    return refuse (reading, PARSE_TWICE, key);
  if (strcmp (key, "values") == 0 && !g_str_has_prefix (at, "1-"))
    return refuse_item (reading, key, value);
  at += strcmp (key, "values") == 0 ? 2 : 0;
  shown = at;
  if (!read_number (&at, RULES_LINE_MAX, &number) || *at || number == 0)
    {
      /* Which of them there could be, in signs that no language reads otherwise. */
      g_autofree char *said = g_strdup_printf ("%s = %.*s ∉ {1 … %d}", key, ITEM_MAX, shown, RULES_LINE_MAX);

      return refuse (reading, PARSE_BAD_VALUE, g_str_is_ascii (shown) ? said : key);
    }
  *size = (uint8_t) number;
  *has = true;
  return true;
}

static bool
read_boxes (Reading *reading, const char *value)
{
  Rules *rules = &reading->block->rules;
  const char *at = value;
  unsigned rows, columns;

  if (reading->has_boxes)
    return refuse (reading, PARSE_TWICE, "boxes");
  reading->has_boxes = true;
  reading->block->line_of[BLOCK_LINE_BOXES] = reading->line;
  if (strcmp (value, "none") == 0)
    return true;
  if (!read_number (&at, RULES_LINE_MAX, &rows) || rows == 0 || *at++ != 'x' || !read_number (&at, RULES_LINE_MAX, &columns)
      || columns == 0 || *at)
    return refuse (reading, PARSE_BAD_VALUE, "boxes");
  rules_take_boxes (rules, (int) rows, (int) columns);
  return true;
}

/* Each letter is a region, numbered as they come. */
static bool
read_regions (Reading *reading, const char *value)
{
  Rules *rules = &reading->block->rules;
  uint8_t number[UINT8_MAX + 1] = { 0 }, n = 0;
  size_t length = strlen (value);

  if (reading->has_boxes)
    return refuse (reading, PARSE_TWICE, "regions");
  reading->has_boxes = rules->has_regions = true;
  reading->block->line_of[BLOCK_LINE_BOXES] = reading->line;
  if (length != (size_t) rules_n_cells (rules))
    {
      refuse (reading, PARSE_WRONG_LENGTH, "regions");
      reading->error->found = (int64_t) length;
      reading->error->expected = rules_n_cells (rules);
      return false;
    }
  for (size_t i = 0; i < length; i++)
    {
      unsigned char letter = (unsigned char) value[i];

      if (letter == '.')
        continue;
      if (!g_ascii_isalnum (value[i]))
        return refuse (reading, PARSE_BAD_VALUE, "regions");
      if (!number[letter])
        {
          number[letter] = ++n;
          reading->block->letter[n] = value[i];
        }
      rules->region[i] = number[letter];
    }
  return true;
}

static bool
read_grids (Reading *reading, const char *value)
{
  Rules *rules = &reading->block->rules;

  reading->block->line_of[BLOCK_LINE_GRIDS] = reading->line;
  for (const char *at = value; rules->n_grids < RULES_GRIDS_MAX; at++)
    {
      if (!read_cell (reading->block, &at, &rules->grid[rules->n_grids]))
        return refuse (reading, PARSE_BAD_VALUE, "grids");
      rules->n_grids++;
      if (!*at)
        return true;
      if (*at != ' ')
        return refuse (reading, PARSE_BAD_VALUE, "grids");
    }
  return refuse (reading, PARSE_BAD_VALUE, "grids");
}

static bool
read_extras (Reading *reading, const char *value)
{
  g_auto(GStrv) words = g_strsplit (value, " ", N_EXTRAS + 1);

  reading->block->line_of[BLOCK_LINE_EXTRAS] = reading->line;
  for (int i = 0; words[i]; i++)
    {
      int extra = 0;

      while (extra < N_EXTRAS && strcmp (extra_ids[extra], words[i]) != 0)
        extra++;
      if (extra == N_EXTRAS)
        return refuse (reading, PARSE_VARIANT, words[i]);
      if (reading->block->rules.extras >> extra & 1)
        return refuse (reading, PARSE_TWICE, words[i]);
      reading->block->rules.extras |= 1u << extra;
      reading->block->extras[reading->block->n_extras++] = (uint8_t) extra;
    }
  return true;
}

/* A character for each cell. */
static bool
read_cells (Reading *reading, const char *key, const char *value, uint8_t *cells)
{
  const Rules *rules = &reading->block->rules;
  size_t length = strlen (value);

  if (length != (size_t) rules_n_cells (rules))
    {
      refuse (reading, PARSE_WRONG_LENGTH, key);
      reading->error->found = (int64_t) length;
      reading->error->expected = rules_n_cells (rules);
      return false;
    }
  for (size_t i = 0; i < length; i++)
    {
      int digit = value_from_character (value[i]);

      if (digit > rules->n || (!digit && value[i] != '.' && value[i] != '-'))
        {
          refuse (reading, PARSE_BAD_CHARACTER, key);
          reading->error->column = (unsigned) (strlen (key) + 2 + i);
          reading->error->found = (unsigned char) value[i];
          return false;
        }
      cells[i] = (uint8_t) digit;
    }
  return true;
}

static bool
read_key (Reading *reading, const char *key, const char *value)
{
  Block *block = reading->block;
  Rules *rules = &block->rules;
  int kind;

  for (int i = 0; i < N_BLOCK_TEXTS; i++)
    if (strcmp (key, block_text_keys[i]) == 0)
      {
        if (block->text[i])
          return refuse (reading, PARSE_TWICE, key);
        block->text[i] = g_strdup (value);
        text_cut (&block->text[i], TEXT_LINE_MAX);
        return true;
      }
  if (strcmp (key, "rows") == 0)
    return read_size (reading, key, value, &rules->rows, &reading->has_rows);
  if (strcmp (key, "cols") == 0)
    return read_size (reading, key, value, &rules->columns, &reading->has_columns);
  if (strcmp (key, "values") == 0)
    {
      block->line_of[BLOCK_LINE_VALUES] = reading->line;
      return read_size (reading, key, value, &rules->n, &reading->has_values);
    }
  kind = constraint_kind_from_id (key);
  if (kind < 0 && !g_strv_contains (board_keys, key))
    return refuse (reading, PARSE_VARIANT, key);
  if (!reading->has_rows || !reading->has_columns || !reading->has_values)
    return refuse (reading, PARSE_MISSING, !reading->has_rows ? "rows" : !reading->has_columns ? "cols" : "values");
  if (strcmp (key, "boxes") == 0)
    return read_boxes (reading, value);
  if (strcmp (key, "regions") == 0)
    return read_regions (reading, value);
  if (strcmp (key, "grids") == 0)
    return read_grids (reading, value);
  if (strcmp (key, "extras") == 0)
    return read_extras (reading, value);
  if (strcmp (key, "givens") == 0)
    {
      if (reading->has_givens)
        return refuse (reading, PARSE_TWICE, key);
      return reading->has_givens = read_cells (reading, key, value, block->givens);
    }
  if (strcmp (key, "solution") == 0)
    {
      if (block->has_solution)
        return refuse (reading, PARSE_TWICE, key);
      return block->has_solution = read_cells (reading, key, value, block->solution);
    }
  return read_constraint (reading, kind, key, value);
}

bool
block_read (const char **text, unsigned *line, Block **block, ParseError *error)
{
  Reading reading = { .error = error };
  bool right = true;

  for (; **text == '\n'; (*text)++)
    ++*line;
  if (!**text)
    return false;

  reading.block = g_new0 (Block, 1);
  reading.block->line = *line;
  while (**text && **text != '\n')
    {
      size_t length = strcspn (*text, "\n");
      g_autofree char *copy = g_strndup (*text, length);
      char *equals = strchr (copy, '=');

      reading.line = *line;
      if (right && *copy != '#')
        {
          if (equals)
            {
              *equals = '\0';
              right = read_key (&reading, copy, equals + 1);
            }
          else
            right = refuse (&reading, PARSE_SYNTAX, copy);
        }
      *text += length;
      if (**text)
        {
          (*text)++;
          ++*line;
        }
    }
  if (right && !reading.has_givens)
    {
      reading.line = reading.block->line;
      right = refuse (&reading, PARSE_MISSING, reading.has_values ? "givens" : "rows");
    }
  if (!right)
    g_clear_pointer (&reading.block, block_free);
  *block = reading.block;
  return true;
}

void
block_free (Block *block)
{
  if (!block)
    return;
  for (int i = 0; i < N_BLOCK_TEXTS; i++)
    g_free (block->text[i]);
  g_free (block);
}
