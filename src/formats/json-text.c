/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "json-text.h"

#include <string.h>

/* A walk along the text. Each bracket that is open has its keys; those of an array are NULL. */
typedef struct {
  const char *place, *line_start;
  unsigned    line;
  GPtrArray  *open;
  unsigned    n_values;
  ParseError  error;
} Walk;

static void
keys_free (void *keys)
{
  if (keys)
    g_hash_table_unref (keys);
}

static bool
fail (Walk *walk, ParseReason reason, const char *place, const char *detail, size_t length)
{
  walk->error = error_with_detail (reason, walk->line, detail, length);
  walk->error.column = column_of (walk->line_start, place);
  return false;
}

/* Behind the string that begins at place; NULL: it has no end in its line. */
static const char *
string_end (const char *place)
{
  for (place++; *place && *place != '\n'; place++)
    if (*place == '"')
      return place + 1;
    else if (*place == '\\' && place[1])
      place++;
  return NULL;
}

static bool
walk_string (Walk *walk)
{
  const char *start = walk->place, *end = string_end (start), *next;
  GHashTable *keys = walk->open->len ? g_ptr_array_index (walk->open, walk->open->len - 1) : NULL;
  size_t length;

  if (!end)
    return fail (walk, PARSE_SYNTAX, start, start, strcspn (start, "\n"));
  walk->place = end;
  for (next = end; *next == ' ' || *next == '\t' || *next == '\n'; next++)
    continue;
  if (*next != ':' || !keys)
    return true;

  /* A key that is spelled with escapes may be another's equal, and nobody writes any. */
  length = (size_t) (end - start) - 2;
  if (memchr (start, '\\', (size_t) (end - start)))
    return fail (walk, PARSE_SYNTAX, start, start, (size_t) (end - start));
  if (!g_hash_table_add (keys, g_strndup (start + 1, length)))
    return fail (walk, PARSE_TWICE, start, start + 1, length);
  return true;
}

static bool
walk_open (Walk *walk)
{
  if (walk->open->len == READ_DEPTH_MAX)
    {
      fail (walk, PARSE_TOO_DEEP, walk->place, "", 0);
      walk->error.expected = READ_DEPTH_MAX;
      return false;
    }
  g_ptr_array_add (walk->open, *walk->place == '{' ? g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) : NULL);
  walk->place++;
  return true;
}

/* Nothing follows. json-glib 1.10 would stop the program at a second value behind one without a bracket. */
static bool
walk_end (Walk *walk)
{
  for (; g_ascii_isspace (*walk->place); walk->place++)
    if (*walk->place == '\n')
      {
        walk->line++;
        walk->line_start = walk->place + 1;
      }
  if (*walk->place == '{' || *walk->place == '[')
    return fail (walk, PARSE_SECOND, walk->place, "", 0);
  if (*walk->place)
    return fail (walk, PARSE_SYNTAX, walk->place, walk->place, strcspn (walk->place, "\n"));
  return true;
}

static bool
walk_close (Walk *walk)
{
  if (walk->open->len == 0)
    return fail (walk, PARSE_SYNTAX, walk->place, walk->place, 1);
  g_ptr_array_set_size (walk->open, (int) walk->open->len - 1);
  walk->place++;
  return walk->open->len > 0 || walk_end (walk);
}

/* Without any bracket: a number, a word or a string alone. */
static bool
walk_alone (Walk *walk)
{
  if (*walk->place == '"')
    return walk_string (walk) && walk_end (walk);
  walk->place += strcspn (walk->place, " \t\r\n\"{}[]/");
  return walk_end (walk);
}

static bool
walk_on (Walk *walk)
{
  if (walk->open->len == 0 && !g_ascii_isspace (*walk->place) && !strchr ("{[]}/", *walk->place))
    return walk_alone (walk);

  switch (*walk->place)
    {
    case '"':
      return walk_string (walk);
    case '{':
    case '[':
      return walk_open (walk);
    case '}':
    case ']':
      return walk_close (walk);
    case '\n':
      walk->line++;
      walk->line_start = ++walk->place;
      return true;
    case '/':                            /* json-glib would skip a comment, and what is in it was not looked at */
      return fail (walk, PARSE_SYNTAX, walk->place, walk->place, strcspn (walk->place, "\n"));
    default:
      walk->n_values += *walk->place++ == ',';
      return true;
    }
}

/* While it is at the place; afterwards it has none. */
static void
on_error (JsonParser *parser, void *error, Walk *walk)
{
  walk->error = error_with_detail (PARSE_SYNTAX, CLAMP (json_parser_get_current_line (parser), 1, walk->line), "JSON", 4);
}

JsonNode *
json_text_parse (const char *text, ParseError *error)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GPtrArray) open = g_ptr_array_new_with_free_func (keys_free);
  Walk walk = { .place = text, .line_start = text, .line = 1, .open = open };
  bool good = true;

  while (good && *walk.place && walk.n_values < JSON_VALUES_MAX)
    good = walk_on (&walk);
  if (good && *walk.place)
    walk.error = (ParseError) { .reason = PARSE_TOO_LARGE, .line = walk.line, .expected = walk.place - text };
  else if (good && open->len > 0)
    fail (&walk, PARSE_MISSING, walk.place, g_ptr_array_index (open, open->len - 1) ? "}" : "]", 1);
  else if (good)
    {
      g_signal_connect (parser, "error", G_CALLBACK (on_error), &walk);
      good = json_parser_load_from_data (parser, text, -1, NULL) && json_parser_get_root (parser);
      if (!good && walk.error.reason == PARSE_OK)
        walk.error = error_with_detail (PARSE_SYNTAX, 1, "JSON", 4);
    }

  *error = walk.error;
  return walk.error.reason == PARSE_OK ? json_node_ref (json_parser_get_root (parser)) : NULL;
}

JsonNode *
json_member (JsonNode *object, const char *key)
{
  JsonNode *node = object && JSON_NODE_HOLDS_OBJECT (object) ? json_object_get_member (json_node_get_object (object), key) : NULL;

  return node && !JSON_NODE_HOLDS_NULL (node) ? node : NULL;
}

JsonArray *
json_array (JsonNode *node)
{
  return node && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

const char *
json_text (JsonNode *node)
{
  bool text = node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING;

  return text ? json_node_get_string (node) : NULL;
}

bool
json_whole (JsonNode *node, int64_t *number)
{
  const char *text = json_text (node);
  GType type = node && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_INVALID;
  double real;

  if (text)
    return g_ascii_string_to_signed (text, 10, G_MININT64, G_MAXINT64, number, NULL);
  if (type == G_TYPE_INT64)
    {
      *number = json_node_get_int (node);
      return true;
    }
  if (type != G_TYPE_DOUBLE)
    return false;
  real = json_node_get_double (node);
  if (!(real > -1e15 && real < 1e15))
    return false;
  *number = (int64_t) real;
  return (double) *number == real;
}

bool
json_digits (JsonNode *node, int most, Values *digits)
{
  JsonArray *array = json_array (node);

  *digits = 0;
  for (unsigned i = 0; array && i < json_array_get_length (array); i++)
    {
      int64_t digit;

      if (!json_whole (json_array_get_element (array, i), &digit) || digit < 1 || digit > most
          || values_has (*digits, (int) digit))
        return false;
      *digits |= values_of ((int) digit);
    }
  return array != NULL;
}

bool
json_is_nothing (JsonNode *node)
{
  const char *text = json_text (node);
  int64_t number;

  if (!node || JSON_NODE_HOLDS_NULL (node))
    return true;
  if (JSON_NODE_HOLDS_ARRAY (node))
    return json_array_get_length (json_node_get_array (node)) == 0;
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_object_get_size (json_node_get_object (node)) == 0;
  if (text)
    return !*text;
  if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    return !json_node_get_boolean (node);
  return json_whole (node, &number) && number == 0;
}

bool
json_bad_value (ParseError *error, const char *format, ...)
{
  char path[64];
  va_list arguments;

  va_start (arguments, format);
  g_vsnprintf (path, sizeof path, format, arguments);
  va_end (arguments);
  return setdoku_bad_value (error, path);
}
