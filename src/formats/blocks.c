/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "blocks-private.h"

#include <string.h>

#include "document-limits.h"
#include "engine/rules/constraint.h"
#include "engine/rules/place-notation.h"

static const char *const board_keys[] = { "boxes", "regions", "grids", "extras", "givens", "solution", NULL };

enum {
  ITEM_MAX = 12,                       /* characters of a value that is cited */
  DASH = UINT8_MAX,                    /* among values: no cell */
};

/* --- Reading ------------------------------------------------------------------------------------------------------- */

bool
blocks_refuse (BlockReading *reading, ParseReason reason, const char *detail)
{
  *reading->error = (ParseError) { .reason = reason, .line = reading->line, .column = 1 };
  g_strlcpy (reading->error->detail, detail, sizeof reading->error->detail);
  return false;
}

bool
blocks_refuse_item (BlockReading *reading, const char *key, const char *item)
{
  size_t length = strcspn (item, " |");
  g_autofree char *detail = NULL;

  for (size_t i = 0; i < length; i++)
    if (!g_ascii_isgraph (item[i]))
      length = 0;
  detail = length == 0 ? g_strdup (key) : g_strdup_printf ("%s %.*s", key, (int) MIN (length, ITEM_MAX), item);
  return blocks_refuse (reading, PARSE_BAD_VALUE, detail);
}

static bool
read_size (BlockReading *reading, const char *key, const char *value, uint8_t *size, bool *has)
{
  const char *at = value, *shown;
  unsigned number;

  if (*has)
    return blocks_refuse (reading, PARSE_TWICE, key);
  if (strcmp (key, "values") == 0 && !g_str_has_prefix (at, "1-"))
    return blocks_refuse_item (reading, key, value);
  at += strcmp (key, "values") == 0 ? 2 : 0;
  shown = at;
  if (!blocks_read_number (&at, RULES_LINE_MAX, &number) || *at || number == 0)
    {
      /* Which of them there could be, in signs that no language reads otherwise. */
      g_autofree char *said = g_strdup_printf ("%s = %.*s ∉ {1 … %d}", key, ITEM_MAX, shown, RULES_LINE_MAX);

      return blocks_refuse (reading, PARSE_BAD_VALUE, g_str_is_ascii (shown) ? said : key);
    }
  *size = (uint8_t) number;
  *has = true;
  return true;
}

static bool
read_boxes (BlockReading *reading, const char *value)
{
  Rules *rules = &reading->block->rules;
  const char *at = value;
  unsigned rows, columns;

  if (reading->has_boxes)
    return blocks_refuse (reading, PARSE_TWICE, "boxes");
  reading->has_boxes = true;
  reading->block->line_of[BLOCK_LINE_BOXES] = reading->line;
  if (strcmp (value, "none") == 0)
    return true;
  if (!blocks_read_number (&at, RULES_LINE_MAX, &rows) || rows == 0 || *at++ != 'x'
      || !blocks_read_number (&at, RULES_LINE_MAX, &columns) || columns == 0 || *at)
    return blocks_refuse_item (reading, "boxes", value);
  rules_take_boxes (rules, (int) rows, (int) columns);
  return true;
}

/* Each letter is a region, numbered as they come. */
static bool
read_regions (BlockReading *reading, const char *value)
{
  Rules *rules = &reading->block->rules;
  uint8_t number[UINT8_MAX + 1] = { 0 }, n = 0;
  size_t length = strlen (value);

  if (reading->has_boxes)
    return blocks_refuse (reading, PARSE_TWICE, "regions");
  reading->has_boxes = rules->has_regions = true;
  reading->block->line_of[BLOCK_LINE_BOXES] = reading->line;
  if (length != (size_t) rules_n_cells (rules))
    {
      blocks_refuse (reading, PARSE_WRONG_LENGTH, "regions");
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
        {
          blocks_refuse_item (reading, "regions", (char[]) { value[i], '\0' });
          reading->error->column = (unsigned) (strlen ("regions=") + 1 + i);
          return false;
        }
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
read_grids (BlockReading *reading, const char *value)
{
  Rules *rules = &reading->block->rules;

  reading->block->line_of[BLOCK_LINE_GRIDS] = reading->line;
  for (const char *at = value; rules->n_grids < RULES_GRIDS_MAX; at++)
    {
      const char *item = at;

      if (!blocks_read_cell (reading->block, &at, &rules->grid[rules->n_grids]))
        return blocks_refuse_item (reading, "grids", item);
      rules->n_grids++;
      if (!*at)
        return true;
      if (*at != ' ')
        return blocks_refuse_item (reading, "grids", item);
    }
  return blocks_refuse (reading, PARSE_BAD_VALUE, "grids");
}

static bool
read_extras (BlockReading *reading, const char *value)
{
  g_auto(GStrv) words = g_strsplit (value, " ", N_EXTRAS + 1);

  reading->block->line_of[BLOCK_LINE_EXTRAS] = reading->line;
  for (int i = 0; words[i]; i++)
    {
      int extra = 0;

      while (extra < N_EXTRAS && strcmp (extra_ids[extra], words[i]) != 0)
        extra++;
      if (extra == N_EXTRAS)
        return blocks_refuse (reading, PARSE_VARIANT, words[i]);
      if (reading->block->rules.extras >> extra & 1)
        return blocks_refuse (reading, PARSE_TWICE, words[i]);
      reading->block->rules.extras |= 1u << extra;
      reading->block->extras[reading->block->n_extras++] = (uint8_t) extra;
    }
  return true;
}

/* A byte, where the text is none. */
static gunichar
sign_at (const char *text)
{
  gunichar sign = g_utf8_get_char_validated (text, -1);

  return sign < (gunichar) -2 ? sign : (unsigned char) *text;
}

/* Once the grids are known: a digit is in a cell, and a dash is where none is. What was a dash becomes nothing. */
static bool
check_places (BlockReading *reading, const char *key, unsigned line, uint8_t *cells)
{
  const Rules *rules = &reading->block->rules;

  for (int i = 0; i < rules_n_cells (rules); i++)
    {
      bool dash = cells[i] == DASH, exists = rules_has_cell (rules, i);

      if (dash ? exists : cells[i] && !exists)
        {
          g_autofree char *detail = g_strdup_printf ("%s %s", key, place_text_on (i, rules->columns).text);

          reading->line = line;
          blocks_refuse (reading, exists ? PARSE_BAD_CHARACTER : PARSE_RULES, detail);
          reading->error->column = (unsigned) (strlen (key) + 2 + (size_t) i);
          reading->error->found = exists ? '-' : FAULT_ABSENT;
          return false;
        }
      cells[i] = dash ? 0 : cells[i];
    }
  return true;
}

/* A character for each cell. */
static bool
read_cells (BlockReading *reading, const char *key, const char *value, uint8_t *cells)
{
  const Rules *rules = &reading->block->rules;
  size_t length = strlen (value);

  if (length != (size_t) rules_n_cells (rules))
    {
      blocks_refuse (reading, PARSE_WRONG_LENGTH, key);
      reading->error->found = (int64_t) length;
      reading->error->expected = rules_n_cells (rules);
      return false;
    }
  for (size_t i = 0; i < length; i++)
    {
      int digit = value_from_character (value[i]);

      if (digit > rules->n || (!digit && value[i] != '.' && value[i] != '-'))
        {
          blocks_refuse (reading, PARSE_BAD_CHARACTER, key);
          reading->error->column = (unsigned) (strlen (key) + 2 + i);
          reading->error->found = sign_at (value + i);
          return false;
        }
      cells[i] = value[i] == '-' ? DASH : (uint8_t) digit;
    }
  return true;
}

static bool
read_key (BlockReading *reading, const char *key, char *value)
{
  Block *block = reading->block;
  Rules *rules = &block->rules;
  int kind;

  for (int i = 0; i < N_BLOCK_TEXTS; i++)
    if (strcmp (key, block_text_keys[i]) == 0)
      {
        if (block->text[i])
          return blocks_refuse (reading, PARSE_TWICE, key);
        block->text[i] = g_strdup (value);
        text_cut (&block->text[i], TEXT_LINE_MAX);
        return true;
      }
  g_strchomp (value);                            /* blanks behind it are nothing, but in free text */
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
    return blocks_refuse (reading, PARSE_VARIANT, key);
  if (!reading->has_rows || !reading->has_columns || !reading->has_values)
    return blocks_refuse (reading, PARSE_MISSING, !reading->has_rows ? "rows" : !reading->has_columns ? "cols" : "values");
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
        return blocks_refuse (reading, PARSE_TWICE, key);
      reading->givens_line = reading->line;
      return reading->has_givens = read_cells (reading, key, value, block->givens);
    }
  if (strcmp (key, "solution") == 0)
    {
      if (block->has_solution)
        return blocks_refuse (reading, PARSE_TWICE, key);
      reading->solution_line = reading->line;
      return block->has_solution = read_cells (reading, key, value, block->solution);
    }
  return blocks_read_constraint (reading, kind, key, value);
}

/* Blanks and the end of the line, or of the text; 0: something stands there. */
static size_t
blank_line (const char *text)
{
  size_t n = strspn (text, " \t");

  return text[n] == '\n' ? n + 1 : text[n] ? 0 : n;
}

static bool
read_line (BlockReading *reading, char *line)
{
  char *equals = strchr (line, '=');

  if (!equals)
    return blocks_refuse (reading, PARSE_SYNTAX, line);
  *equals = '\0';
  return read_key (reading, line, equals + 1);
}

/* All lines up to a blank one, be they right or not. any: there are others than remarks. */
static bool
read_lines (BlockReading *reading, const char **text, unsigned *line, bool *any)
{
  bool right = true;

  while (**text && !blank_line (*text))
    {
      size_t length = strcspn (*text, "\n");
      g_autofree char *copy = g_strndup (*text, length);

      reading->line = *line;
      *any |= *copy != '#';
      if (right && *copy != '#')
        right = read_line (reading, copy);
      *text += length;
      if (**text)
        {
          (*text)++;
          ++*line;
        }
    }
  return right;
}

static bool
check_whole (BlockReading *reading)
{
  Block *block = reading->block;

  if (!reading->has_givens)
    {
      reading->line = block->line;
      return blocks_refuse (reading, PARSE_MISSING, reading->has_values ? "givens" : "rows");
    }
  return check_places (reading, "givens", reading->givens_line, block->givens)
         && check_places (reading, "solution", reading->solution_line, block->solution);
}

bool
block_read (const char **text, unsigned *line, Block **block, ParseError *error)
{
  bool right = true, any = false;

  while (!any)
    {
      BlockReading reading = { .error = error };

      for (size_t n; (n = blank_line (*text)) > 0; *text += n)
        *line += (*text)[n - 1] == '\n';
      if (!**text)
        return false;
      *block = reading.block = g_new0 (Block, 1);
      reading.block->line = *line;
      right = read_lines (&reading, text, line, &any) && (!any || check_whole (&reading));
      if (!right || !any)
        g_clear_pointer (block, block_free);
    }
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
