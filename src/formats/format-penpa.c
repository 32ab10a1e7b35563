/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-penpa.c — addresses of Penpa+, where they hold a plain Sudoku.
 *
 * Behind "p=" stand lines, deflated, in base64. The first is the kind of the grid, its size and what the puzzle is called; the
 * second how many rows and columns at its edges are hidden; the fourth what was set, the fifth what the solver did. Keys are
 * cut short to "z" and a sign. A cell's index counts a grid with two columns and rows more at each side. What is not known here,
 * as cages and thermometers, may change what the puzzle is: it is refused by the name of its key. */
#include <glib/gi18n.h>

#include "inflate.h"
#include "json-text.h"
#include "text-visible.h"

#define PAGE "/penpa-edit/"

enum { SCORE_ALONE = 95, SCORE_WITHIN = 34, MARGIN = 2 };
enum { LINE_HEAD, LINE_SPACE, LINE_SET = 3, LINE_SOLVED, N_LINES };

static const struct { char sign; const char *key; } briefs[] = {
  { 'O', "null" }, { '9', "\"qa\"" }, { 'Q', "\"pu_q\"" }, { 'A', "\"pu_a\"" }, { 'G', "\"grid\"" }, { 'M', "\"edit_mode\"" },
  { 'S', "\"surface\"" }, { 'L', "\"line\"" }, { 'E', "\"lineE\"" }, { 'W', "\"wall\"" }, { 'C', "\"cage\"" },
  { 'N', "\"number\"" }, { 'Y', "\"symbol\"" }, { 'P', "\"special\"" }, { 'B', "\"board\"" }, { 'R', "\"command_redo\"" },
  { 'U', "\"command_undo\"" }, { '8', "\"command_replay\"" }, { '1', "\"numberS\"" }, { 'F', "\"freeline\"" },
  { '2', "\"freelineE\"" }, { 'T', "\"thermo\"" }, { '3', "\"arrows\"" }, { 'D', "\"direction\"" }, { '0', "\"squareframe\"" },
  { '5', "\"polygon\"" }, { '4', "\"deletelineE\"" }, { '6', "\"killercages\"" }, { '7', "\"nobulbthermo\"" }, { '_', "\"__a\"" },
};

/* In the first line. */
enum { HEAD_KIND, HEAD_COLUMNS, HEAD_ROWS, HEAD_FIRST_RULE = 11, HEAD_TITLE = 15, HEAD_AUTHOR, HEAD_SOURCE, HEAD_RULES };
static const char *const rules[] = { "diagonal", "diagonal" };

typedef struct {
  Document  *document;
  int        width, height;            /* of the whole grid, with its margins */
  int        top, left;                /* of what is seen of it */
  bool       boxes;                    /* they are drawn */
  ParseError error;
} Reading;

static bool
fail (Reading *reading, ParseReason reason, const char *detail)
{
  reading->error = error_with_detail (reason, 0, detail, strlen (detail));
  return false;
}

/* ── from the address ────────────────────────────────────────────────────────────────────────────── */

static bool
is_between (char c)
{
  return g_ascii_isspace (c) || strchr ("\"'<>()[]{}|,;", c);
}

/* Cuts the next address off *rest: what is packed in it. */
static bool
next_packed (Span *rest, Span *word, Span *packed)
{
  for (const char *page; (page = g_strstr_len (rest->start, rest->end - rest->start, PAGE));)
    {
      const char *place = page + strlen (PAGE), *end = place;

      while (end < rest->end && !is_between (*end))
        end++;
      while (page > rest->start && !is_between (page[-1]))
        page--;
      *word = (Span) { page, end };
      rest->start = end;
      for (; place < end; place++)
        if ((place[-1] == '&' || place[-1] == '#' || place[-1] == '?') && place[0] == 'p' && place + 1 < end && place[1] == '=')
          {
            const char *stop = place += 2;

            while (stop < end && *stop != '&')
              stop++;
            *packed = (Span) { place, stop };
            return true;
          }
    }
  return false;
}

static char *
expand_keys (const char *text)
{
  GString *json = g_string_new (NULL);

  for (; *text; text++)
    {
      const char *key = NULL;

      for (unsigned i = 0; *text == 'z' && i < G_N_ELEMENTS (briefs); i++)
        if (text[1] == briefs[i].sign)
          key = briefs[i].key;
      if (key)
        g_string_append (json, key);
      else
        g_string_append_c (json, *text);
      text += key || (*text == 'z' && text[1] == 'Z');             /* "zZ" is a z that was there */
    }
  return g_string_free (json, FALSE);
}

/* The lines; NULL: damaged, or too much. */
static char **
expand (Reading *reading, Span packed)
{
  g_autofree char *text = g_uri_unescape_segment (packed.start, packed.end, NULL), *json = NULL;
  g_autofree guchar *bytes = NULL;
  g_autoptr (GString) plain = NULL;
  bool too_large = false;
  gsize length = 0;

  for (char *place = text; place && *place; place++)
    *place = *place == '-' || *place == ' ' ? '+' : *place == '_' ? '/' : *place;
  bytes = text && *text ? g_base64_decode (text, &length) : NULL;
  plain = bytes ? inflate_raw (bytes, length, READ_UNPACKED_MAX, &too_large) : NULL;
  if (too_large)
    reading->error = (ParseError) { .reason = PARSE_TOO_LARGE, .expected = READ_UNPACKED_MAX };
  else if (!plain || strlen (plain->str) != plain->len || !g_utf8_validate_len (plain->str, plain->len, NULL))
    reading->error = (ParseError) { .reason = PARSE_BROKEN_LINK };
  if (reading->error.reason != PARSE_OK)
    return NULL;
  json = expand_keys (plain->str);
  return g_strsplit (json, "\n", -1);
}

/* ── cells ───────────────────────────────────────────────────────────────────────────────────────── */

/* −1: it lies outside of what is seen. */
static int
cell_of (const Reading *reading, int64_t index)
{
  int64_t row = index / reading->width - MARGIN - reading->top, column = index % reading->width - MARGIN - reading->left;

  return index >= 0 && row >= 0 && row < 9 && column >= 0 && column < 9 ? cell_at ((int) row, (int) column) : -1;
}

/* "5", "127": each once, in a text of nothing else. */
static bool
scan_digits (const char *text, Digits *digits)
{
  *digits = DIGITS_NONE;
  for (; text && *text; text++)
    if (*text < '1' || *text > '9' || digits_has (*digits, *text - '0'))
      return false;
    else
      *digits |= digits_of (*text - '0');
  return text != NULL;
}

/* Nine flags, of each digit whether it is there. */
static bool
scan_flags (JsonArray *array, Digits *digits)
{
  *digits = DIGITS_NONE;
  if (!array || json_array_get_length (array) < 9)
    return false;
  for (unsigned i = 0; i < 9; i++)
    {
      int64_t flag;

      if (!json_whole (json_array_get_element (array, i), &flag))
        return false;
      if (flag == 1)
        *digits |= digits_of ((int) i + 1);
    }
  return true;
}

/* [value, style, kind]. A digit of normal size is a clue or an entry, small ones are marks. */
static bool
read_number (JsonNode *node, DocumentCell *cell, bool set)
{
  JsonArray *array = json_array (node);
  const char *kind = array && json_array_get_length (array) >= 3 ? json_text (json_array_get_element (array, 2)) : NULL;
  Digits digits;

  if (!kind)
    return false;
  if (strcmp (kind, "7") == 0 ? !scan_flags (json_array (json_array_get_element (array, 0)), &digits)
                              : !scan_digits (json_text (json_array_get_element (array, 0)), &digits))
    return false;
  if (!digits)
    return true;
  if (digits_is_single (digits) && (strcmp (kind, "1") == 0 || strcmp (kind, "7") == 0))
    {
      if (set)
        *cell = (DocumentCell) { .given = (uint8_t) digits_first (digits) };
      else if (!cell->given)
        cell->entry = (uint8_t) digits_first (digits);
      return true;
    }
  cell->centre |= digits;
  return strcmp (kind, "5") == 0 || strcmp (kind, "6") == 0 || strcmp (kind, "7") == 0;
}

static bool
read_numbers (Reading *reading, JsonNode *numbers, bool set)
{
  g_autoptr (GList) members = json_object_get_members (json_node_get_object (numbers));

  for (GList *member = members; member; member = member->next)
    {
      int64_t index;
      int cell = g_ascii_string_to_signed (member->data, 10, 0, G_MAXINT32, &index, NULL) ? cell_of (reading, index) : -1;

      if (set && cell < 0)
        return fail (reading, PARSE_VARIANT, "number");
      if (cell >= 0 && !read_number (json_member (numbers, member->data), &reading->document->cells[cell], set) && set)
        return json_bad_value (&reading->error, "number.%s", (char *) member->data);
    }
  return true;
}

/* In the corners of a cell: [digits, style], four indices each, behind those of cells and their corners. */
static bool
read_corners (Reading *reading, JsonNode *numbers, bool set)
{
  g_autoptr (GList) members = json_object_get_members (json_node_get_object (numbers));

  for (GList *member = members; member; member = member->next)
    {
      JsonArray *array = json_array (json_member (numbers, member->data));
      const char *text = array && json_array_get_length (array) > 0 ? json_text (json_array_get_element (array, 0)) : NULL;
      int64_t index = -1;
      int cell = g_ascii_string_to_signed (member->data, 10, 0, G_MAXINT32, &index, NULL)
                 ? cell_of (reading, index / 4 - (int64_t) reading->width * reading->height) : -1;
      Digits digits;

      if (cell < 0 || !scan_digits (text, &digits))
        {
          if (set)
            return fail (reading, PARSE_VARIANT, "numberS");
          continue;
        }
      reading->document->cells[cell].corner |= digits;
    }
  return true;
}

/* ── the puzzle ──────────────────────────────────────────────────────────────────────────────────── */

/* "212,225": two corners of cells; whether the line between them is one of a box's or of the frame's. */
static bool
is_line_of_box (const Reading *reading, const char *key)
{
  int64_t cells = (int64_t) reading->width * reading->height, from, to;
  char *end;

  from = (int64_t) (g_ascii_strtoull (key, &end, 10) & G_MAXINT32) - cells;
  to = *end == ',' ? (int64_t) (g_ascii_strtoull (end + 1, &end, 10) & G_MAXINT32) - cells : -1;
  if (*end || from < 0)
    return false;
  if (to - from == 1)
    return (from / reading->width - 1 - reading->top) % 3 == 0;
  return to - from == reading->width && (from % reading->width - 1 - reading->left) % 3 == 0;
}

static bool
read_lines (Reading *reading, JsonNode *lines)
{
  g_autoptr (GList) members = json_object_get_members (json_node_get_object (lines));

  for (GList *member = members; member; member = member->next)
    if (!is_line_of_box (reading, member->data))
      return fail (reading, PARSE_VARIANT, "lineE");
  reading->boxes |= members != NULL;
  return true;
}

/* What was set, or what the solver did, whose drawings mean nothing here. */
static bool
read_layer (Reading *reading, const char *text, bool set)
{
  g_autoptr (JsonNode) root = json_text_parse (text, &reading->error);
  g_autoptr (GList) members = NULL;

  if (!root)
    return false;
  if (!JSON_NODE_HOLDS_OBJECT (root))
    return json_bad_value (&reading->error, "pu_q");         /* what was solved begins as an object, or is not looked at */
  members = json_object_get_members (json_node_get_object (root));
  for (GList *member = members; member; member = member->next)
    {
      const char *key = member->data;
      JsonNode *node = json_member (root, key);
      bool object = node && JSON_NODE_HOLDS_OBJECT (node), good = true;

      if (json_is_nothing (node) || g_str_has_prefix (key, "command_"))
        continue;
      if (object && strcmp (key, "number") == 0)
        good = read_numbers (reading, node, set);
      else if (object && strcmp (key, "numberS") == 0)
        good = read_corners (reading, node, set);
      else if (object && set && strcmp (key, "lineE") == 0)
        good = read_lines (reading, node);
      else if (set)
        good = fail (reading, PARSE_VARIANT, key);
      if (!good)
        return false;
    }
  return true;
}

/* Without the word before it, and with the signs that a list of texts cannot have; only rules have several lines. */
static char *
head_text (const char *text, const char *before, bool lines)
{
  g_autoptr (GString) value = g_string_new (g_str_has_prefix (text, before) ? text + strlen (before) : text);

  g_string_replace (value, "%2C", ",", 0);
  g_string_replace (value, "%2D", "\n", 0);
  g_string_replace (value, "%2E", "&", 0);
  g_string_replace (value, "%2F", "=", 0);
  return value->len ? text_without_controls (value->str, lines ? "\n" : "") : NULL;
}

static void
read_texts (Document *document, char **head)
{
  const struct { unsigned field; const char *before; char **to; } texts[] = {
    { HEAD_TITLE, "Title: ", &document->title }, { HEAD_AUTHOR, "Author: ", &document->author },
    { HEAD_SOURCE, "", &document->source }, { HEAD_RULES, "", &document->comment },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_strv_length (head) > texts[i].field)
      *texts[i].to = head_text (head[texts[i].field], texts[i].before, texts[i].field == HEAD_RULES);
}

static bool
read_space (Reading *reading, const char *text, int *bottom, int *right)
{
  g_autoptr (JsonNode) root = json_text_parse (text, &reading->error);
  int *const to[] = { &reading->top, bottom, &reading->left, right };
  JsonArray *array = json_array (root);

  for (unsigned i = 0; root && i < G_N_ELEMENTS (to); i++)
    {
      int64_t number;

      if (!array || json_array_get_length (array) < 4 || !json_whole (json_array_get_element (array, i), &number)
          || number < 0 || number > 999)
        return json_bad_value (&reading->error, "space");
      *to[i] = (int) number;
    }
  return root != NULL;
}

/* Nine cells by nine, whose boxes are what they are everywhere. */
static bool
read_head (Reading *reading, char **lines)
{
  g_auto (GStrv) head = g_strsplit (lines[LINE_HEAD], ",", -1);
  unsigned n = g_strv_length (head);
  int bottom = 0, right = 0, columns, rows;

  if (n > 0 && g_ascii_isdigit (head[HEAD_KIND][0]))
    return fail (reading, PARSE_FOREIGN, "Penpa+ 1");
  if (n <= HEAD_ROWS)
    return fail (reading, PARSE_BROKEN_LINK, "");
  if (strcmp (head[HEAD_KIND], "sudoku") != 0 && strcmp (head[HEAD_KIND], "square") != 0)
    return fail (reading, PARSE_VARIANT, head[HEAD_KIND]);
  columns = (int) (g_ascii_strtoull (head[HEAD_COLUMNS], NULL, 10) % 1000);
  rows = (int) (g_ascii_strtoull (head[HEAD_ROWS], NULL, 10) % 1000);
  if (!read_space (reading, lines[LINE_SPACE], &bottom, &right))
    return false;
  reading->width = columns + 2 * MARGIN;
  reading->height = rows + 2 * MARGIN;
  if (columns - reading->left - right != 9 || rows - reading->top - bottom != 9)
    {
      g_autofree char *size = g_strdup_printf ("%d × %d", rows - reading->top - bottom, columns - reading->left - right);

      return fail (reading, PARSE_VARIANT, size);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (rules); i++)
    if (n > HEAD_FIRST_RULE + i && strcmp (head[HEAD_FIRST_RULE + i], "1") == 0)
      return fail (reading, PARSE_VARIANT, rules[i]);
  read_texts (reading->document, head);
  return true;
}

static bool
read_puzzle (Reading *reading, Span packed)
{
  g_auto (GStrv) lines = expand (reading, packed);

  if (!lines)
    return false;
  if (g_strv_length (lines) < N_LINES)
    return fail (reading, PARSE_BROKEN_LINK, "");
  if (!read_head (reading, lines) || !read_layer (reading, lines[LINE_SET], true))
    return false;
  if (!reading->boxes)
    return fail (reading, PARSE_VARIANT, "square");
  return *lines[LINE_SOLVED] != '{' || read_layer (reading, lines[LINE_SOLVED], false);
}

static void
read_links (const char *text, unsigned first_line, GArray *records)
{
  Span rest = { text, text + strlen (text) }, word, packed;
  const char *line_start = text, *counted = text;
  unsigned line = first_line, n = 0;

  for (; n <= READ_PENPA_LINKS_MAX && next_packed (&rest, &word, &packed); n++)
    {
      Reading reading = { .document = document_new () };

      for (; counted < word.start; counted++)
        if (*counted == '\n')
          {
            line++;
            line_start = counted + 1;
          }
      if (n == READ_PENPA_LINKS_MAX)
        reading.error = (ParseError) { .reason = PARSE_TOO_LARGE, .expected = word.start - text };
      else if (read_puzzle (&reading, packed))
        {
          records_add (records, line, reading.document);
          continue;
        }
      reading.error.line = line;                     /* within what was packed there are no lines */
      reading.error.column = column_of (line_start, word.start);
      records_fail (records, line, reading.error);
      document_free (reading.document);
    }
  if (n == 0)
    records_fail (records, first_line, (ParseError) { .reason = PARSE_UNKNOWN });
}

static int
sniff (const char *text)
{
  Span rest = { text, text + strlen (text) }, word, packed;

  while (g_ascii_isspace (*text))
    text++;
  if (!next_packed (&rest, &word, &packed))
    return 0;
  return word.start == text ? SCORE_ALONE : SCORE_WITHIN;
}

const Format format_penpa = {
  .id = "penpa",
  .name = N_("Link to a plain Sudoku in Penpa+"),
  .extension = "txt",
  .flags = FORMAT_READS | FORMAT_COLLECTION,
  .sniff = sniff,
  .read = read_links,
};
