/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fpuzzles-rules.c — what a board of f-puzzles obeys: a row for each key, read by the shape of its entries.
 *
 * A key that has no row may change what the puzzle is; so it refuses it, unless there is nothing in it. What is only drawn is
 * refused, too, for its meaning stands in prose; but not where it says itself of which of the rows it is the picture. */
#include "fpuzzles.h"

const char *const fpuzzles_flags[N_EXTRAS] = {
  [EXTRA_DIAGONAL_UP] = "diagonal+", [EXTRA_DIAGONAL_DOWN] = "diagonal-", [EXTRA_DISJOINT] = "disjointgroups",
  [EXTRA_ANTIKNIGHT] = "antiknight", [EXTRA_ANTIKING] = "antiking", [EXTRA_NONCONSECUTIVE] = "nonconsecutive",
};

const FpuzzlesRow fpuzzles_rows[] = {
  { "killercage", ENTRY_CAGE, "cage", NULL, 0 },
  { "extraregion", ENTRY_CELLS, "extra", NULL, 0 },
  { "rowindexer", ENTRY_CELLS, "rowindex", NULL, 0 },
  { "columnindexer", ENTRY_CELLS, "colindex", NULL, 0 },
  { "difference", ENTRY_PAIR, "white", "diff", 1 },
  { "ratio", ENTRY_PAIR, "black", "ratio", 2 },
  { "xv", ENTRY_LETTER, "x", "v", 0 },
  { "quadruple", ENTRY_QUAD, "quad", NULL, 0 },
  { "clone", ENTRY_CLONE, "clone", NULL, 0 },
  { "arrow", ENTRY_ARROW, "arrow", NULL, 0 },
  { "thermometer", ENTRY_LINES, "thermo", NULL, 0 },
  { "slowthermometer", ENTRY_LINES, "slowthermo", NULL, 0 },
  { "palindrome", ENTRY_LINES, "palindrome", NULL, 0 },
  { "renban", ENTRY_LINES, "renban", NULL, 0 },
  { "whispers", ENTRY_NUMBERED_LINES, "whisper", NULL, 0 },
  { "germanwhispers", ENTRY_NUMBERED_LINES, "whisper", NULL, 0 },
  { "dutchwhispers", ENTRY_NUMBERED_LINES, "whisper", NULL, -1 },
  { "regionsumline", ENTRY_LINES, "regionsum", NULL, 0 },
  { "betweenline", ENTRY_LINES, "between", NULL, 0 },
  { "entropicline", ENTRY_LINES, "entropic", NULL, 0 },
  { "modularline", ENTRY_NUMBERED_LINES, "modular", NULL, 3 },
  { "doublearrow", ENTRY_LINES, "doublearrow", NULL, 0 },
  { "zipperline", ENTRY_LINES, "zipper", NULL, 0 },
  { "odd", ENTRY_CELL, "odd", NULL, 0 },
  { "even", ENTRY_CELL, "even", NULL, 0 },
  { "minimum", ENTRY_CELL, "min", NULL, 0 },
  { "maximum", ENTRY_CELL, "max", NULL, 0 },
  { "sandwichsum", ENTRY_LINE, "sandwich", NULL, 0 },
  { "xsum", ENTRY_SIDE, "xsum", NULL, 0 },
  { "skyscraper", ENTRY_SIDE, "skyscraper", NULL, 0 },
  { "littlekillersum", ENTRY_DIAGONAL, "littlekiller", NULL, 0 },
  { NULL, ENTRY_CELLS, NULL, NULL, 0 },
};

static const char *const drawn[] = { "line", "circle", "rectangle", "text", "cage", NULL };

bool
fpuzzles_fail (ParseError *error, ParseReason reason, const char *detail)
{
  *error = error_with_detail (reason, 0, detail, strlen (detail));
  return false;
}

bool
fpuzzles_check_keys (JsonNode *object, const char *const *known, const char *const *also, ParseError *error)
{
  g_autoptr (GList) members = json_object_get_members (json_node_get_object (object));

  for (GList *member = members; member; member = member->next)
    if (!g_strv_contains (known, member->data) && !(also && g_strv_contains (also, member->data))
        && !json_is_nothing (json_member (object, member->data)))
      return fpuzzles_fail (error, PARSE_VARIANT, member->data);
  return true;
}

bool
fpuzzles_is_true (JsonNode *node)
{
  return node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN
         && json_node_get_boolean (node);
}

int
fpuzzles_usual (const FpuzzlesRow *row, const Rules *rules)
{
  return row->usual > 0 ? row->usual : (rules->n + 1) / 2 + row->usual;
}

/* A name as its key is made of it: "X-Sum", "xsum". All whispers have one. */
static bool
is_told_elsewhere (JsonNode *root, const char *name)
{
  g_autoptr (GString) key = g_string_new (NULL);

  for (; name && *name; name++)
    if (g_ascii_isalnum (*name))
      g_string_append_c (key, g_ascii_tolower (*name));
  if (g_str_has_suffix (key->str, "whispers") && !json_member (root, key->str))
    g_string_assign (key, "whispers");
  for (const FpuzzlesRow *row = fpuzzles_rows; row->key; row++)
    if (strcmp (row->key, key->str) == 0)
      return !json_is_nothing (json_member (root, row->key));
  return false;
}

static bool
read_drawn (JsonNode *root, const char *key, ParseError *error)
{
  JsonArray *entries = json_array (json_member (root, key));

  for (unsigned i = 0; entries && i < json_array_get_length (entries); i++)
    if (!is_told_elsewhere (root, json_text (json_member (json_array_get_element (entries, i), "fromConstraint"))))
      return fpuzzles_fail (error, PARSE_VARIANT, key);
  if (entries)
    return true;
  return fpuzzles_fail (error, PARSE_VARIANT, key);
}

/* All pairs that are not marked; which is known of the usual values only. */
static bool
read_negative (JsonNode *root, Rules *rules, ParseError *error)
{
  static const struct { const char *key; ConstraintWord word; } words[] = { { "ratio", WORD_BLACK }, { "xv", WORD_XV } };
  JsonArray *array = json_array (json_member (root, "negative"));

  for (unsigned i = 0; array && i < json_array_get_length (array); i++)
    {
      const char *name = json_text (json_array_get_element (array, i));
      unsigned word = 0;

      while (word < G_N_ELEMENTS (words) && g_strcmp0 (name, words[word].key) != 0)
        word++;
      if (word == G_N_ELEMENTS (words)
          || !rules_add (rules, constraint_kind_from_id ("negative"), (uint16_t[]) { words[word].word, NO_PLACE }, 2))
        return fpuzzles_fail (error, PARSE_VARIANT, "negative");
    }
  for (int i = 0; i < rules->n_constraints; i++)
    if (strcmp (constraint_kinds[rules->constraint[i].kind].id, "ratio") == 0
        || strcmp (constraint_kinds[rules->constraint[i].kind].id, "diff") == 0)
      return fpuzzles_fail (error, PARSE_VARIANT, "negative");
  if (array)
    return true;
  return json_bad_value (error, "negative");
}

static bool
read_flag (JsonNode *root, const char *key, Rules *rules, ParseError *error)
{
  for (int extra = 0; extra < N_EXTRAS; extra++)
    if (fpuzzles_flags[extra] && strcmp (key, fpuzzles_flags[extra]) == 0)
      {
        if (!fpuzzles_is_true (json_member (root, key)))
          return json_bad_value (error, "%s", key);
        rules->extras |= 1u << extra;
        return true;
      }
  return fpuzzles_fail (error, PARSE_VARIANT, key);
}

bool
fpuzzles_read_rules (JsonNode *root, const char *const *read, Rules *rules, ParseError *error)
{
  g_autoptr (GList) members = json_object_get_members (json_node_get_object (root));
  const FpuzzlesRow *row;
  bool negative = false;

  for (GList *member = members; member; member = member->next)
    {
      const char *key = member->data;

      if (g_strv_contains (read, key) || json_is_nothing (json_member (root, key)))
        continue;
      for (row = fpuzzles_rows; row->key && strcmp (row->key, key) != 0; row++)
        continue;
      if (strcmp (key, "negative") == 0)
        negative = true;
      else if (row->key ? !fpuzzles_read_row (json_member (root, key), row, rules, error)
               : g_strv_contains (drawn, key) ? !read_drawn (root, key, error) : !read_flag (root, key, rules, error))
        return false;
    }
  return !negative || read_negative (root, rules, error);
}
