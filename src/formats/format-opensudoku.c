/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-opensudoku.c — collections of OpenSudoku for Android, as XML: games, in folders or with a head that is true of all.
 *
 * A game's data are 81 digits, or “version: N”, a line end, and for each cell “value|note|editable|”. A note is a list “1,3,” in
 * version 1, else a number with a bit for each digit; version 2 may have a second bar behind it. From version 4 on there are two,
 * those in the corners and those in the middle, and from version 5 on a colour behind them. */
#include <glib/gi18n.h>
#include <stddef.h>

#include "text-visible.h"
#include "xml-text.h"

enum { SCORE_SURE = 97, NEWEST = 5, NEWEST_FILE = 5, HEAD_BYTES = 4096 };

/* In the head of a file of the first version. */
static const struct { const char *element; size_t offset; } head[] = {
  { "name", offsetof (Document, title) },
  { "author", offsetof (Document, author) },
  { "description", offsetof (Document, description) },
  { "comment", offsetof (Document, comment) },
  { "created", offsetof (Document, date) },
  { "source", offsetof (Document, source) },
  { "level", offsetof (Document, level) },
  { "sourceURL", offsetof (Document, url) },
};

typedef struct {
  XmlReading xml;
  GArray    *records;
  unsigned   n_before;
  unsigned   first_line;
  Document  *about;                /* what each puzzle has of the head */
  char      *folder;
} Reading;

/* Behind a digit and a bar. */
static bool
read_note (const char **place, unsigned version, Values *marks)
{
  uint32_t mask = 0;

  if (**place == '-')
    ++*place;
  else if (version == 1)
    for (; **place >= '1' && **place <= '9' && (*place)[1] == ','; *place += 2)
      mask |= 1u << (**place - '1');
  else
    for (; g_ascii_isdigit (**place) && mask < 512; ++*place)
      mask = mask * 10 + (uint32_t) (**place - '0');
  if (mask > 511 || *(*place)++ != '|')
    return false;
  *marks = mask << 1;
  *place += version == 2 && **place == '|';
  return true;
}

static bool
read_cell (const char **place, unsigned version, DocumentCell *cell)
{
  int value = **place - '0';

  if (value < 0 || value > 9 || (*place)[1] != '|')
    return false;
  *place += 2;
  if (version >= 4 && !read_note (place, version, &cell->corner))
    return false;
  if (!read_note (place, version, &cell->centre))
    return false;
  if (version >= 5 && g_ascii_isdigit (**place) && (*place)[1] == '|')
    {
      cell->colours = **place == '0' ? 0 : (uint16_t) (1 << (**place - '1'));
      *place += 2;
    }
  if ((**place != '0' && **place != '1') || (*place)[1] != '|')
    return false;
  *(**place == '1' ? &cell->entry : &cell->given) = (uint8_t) value;
  *place += 2;
  return true;
}

static ParseError
bad_length (int found)
{
  return (ParseError) { .reason = PARSE_WRONG_LENGTH, .found = found, .expected = N_CELLS };
}

static bool
read_versioned (const char *data, Document *document, ParseError *error)
{
  unsigned version = g_ascii_isdigit (*data) ? (unsigned) (*data++ - '0') : 0;

  if (version < 1 || version > NEWEST || !g_ascii_isspace (*data))
    return setdoku_bad_value (error, "version");
  while (g_ascii_isspace (*data))
    data++;
  for (int cell = 0; cell < N_CELLS; cell++)
    if (!*data || g_ascii_isspace (*data))
      {
        *error = bad_length (cell);
        return false;
      }
    else if (!read_cell (&data, version, &document->cells[cell]))
      return setdoku_bad_value (error, "data");
  while (g_ascii_isspace (*data))
    data++;
  return !*data || setdoku_bad_value (error, "data");
}

static bool
read_data (const char *data, Document *document, ParseError *error)
{
  size_t n = data ? strspn (data, "0123456789") : 0;

  if (!data)
    {
      *error = error_with_detail (PARSE_MISSING, 0, "data", strlen ("data"));
      return false;
    }
  if (g_str_has_prefix (data, "version: "))
    return read_versioned (data + strlen ("version: "), document, error);
  if (data[n])
    return setdoku_bad_value (error, "data");
  if (n != N_CELLS)
    {
      *error = bad_length ((int) n);
      return false;
    }
  for (int cell = 0; cell < N_CELLS; cell++)
    document->cells[cell].given = (uint8_t) (data[cell] - '0');
  return true;
}

/* Milliseconds since 1970 → the day. */
static char *
day_of (const char *created)
{
  uint64_t time;
  g_autoptr (GDateTime) moment = NULL;

  if (xml_number (created, G_MAXINT64, &time))
    moment = g_date_time_new_from_unix_utc ((gint64) (time / 1000));
  return moment ? g_date_time_format (moment, "%F") : NULL;
}

static void
read_game (Reading *reading, const char **names, const char **values)
{
  g_autoptr (Document) document = document_copy (reading->about);
  const char *time = xml_attribute (names, values, "time"), *note = xml_attribute (names, values, "note");
  ParseError error = { .reason = PARSE_OK };
  uint64_t   elapsed;
  bool       good = read_data (xml_attribute (names, values, "data"), document, &error);
  unsigned   line = reading->xml.line + reading->first_line - 1;

  if (good && time && !xml_number (time, G_MAXINT64, &elapsed))
    good = setdoku_bad_value (&error, "time");
  if (!good)
    {
      error.line = line;
      records_fail (reading->records, line, error);
      return;
    }
  if (time)
    document->elapsed = (int64_t) elapsed;
  if (!document->title)
    document->title = g_strdup (reading->folder);
  if (!document->comment && note && *note)
    document->comment = g_strdup (note);
  if (!document->date)
    document->date = day_of (xml_attribute (names, values, "created"));
  records_add (reading->records, line, g_steal_pointer (&document));
}

static bool
is_known_version (const char *text)
{
  uint64_t version;

  return xml_number (text, NEWEST_FILE, &version) && version >= 1;
}

static void
start_element (XmlReading *xml, const char *element, const char **names, const char **values)
{
  Reading *reading = (Reading *) xml;
  const char *version = xml_attribute (names, values, "version");

  if (xml->depth == 1 && strcmp (element, "opensudoku") != 0)
    xml->error = error_with_detail (PARSE_MISSING, 0, "opensudoku", strlen ("opensudoku"));
  else if (xml->depth == 1 && version && !is_known_version (version))
    setdoku_bad_value (&xml->error, "version");
  else if (reading->records->len - reading->n_before >= READ_PUZZLES_MAX)
    xml->error = (ParseError) { .reason = PARSE_TOO_LARGE, .expected = READ_PUZZLES_MAX * N_CELLS };
  else if (strcmp (element, "folder") == 0)
    {
      g_free (reading->folder);
      reading->folder = g_strdup (xml_attribute (names, values, "name"));
    }
  else if (strcmp (element, "game") == 0)
    read_game (reading, names, values);
}

static void
end_element (XmlReading *xml, const char *element, const char *text)
{
  Reading *reading = (Reading *) xml;

  if (strcmp (element, "folder") == 0)
    g_clear_pointer (&reading->folder, g_free);
  for (unsigned i = 0; xml->depth == 1 && i < G_N_ELEMENTS (head); i++)
    if (strcmp (element, head[i].element) == 0 && *text)
      {
        char **to = G_STRUCT_MEMBER_P (reading->about, head[i].offset);

        g_free (*to);
        *to = g_strdup (text);
      }
}

static void
read_collection (const char *text, unsigned first_line, GArray *records)
{
  g_autoptr (Document) about = document_new ();
  Reading reading = {
    .xml = { .start = start_element, .end = end_element }, .records = records, .n_before = records->len, .first_line = first_line,
    .about = about,
  };
  bool good = xml_read (&reading.xml, text, first_line);

  g_free (reading.folder);
  if (good && records->len == reading.n_before)
    records_fail (records, first_line, error_with_detail (PARSE_MISSING, 0, "game", strlen ("game")));
  else if (!good)
    records_fail (records, reading.xml.error.line, reading.xml.error);
}

static int
sniff (const char *text)
{
  while (g_ascii_isspace (*text))
    text++;
  return *text == '<' && g_strstr_len (text, HEAD_BYTES, "<opensudoku") ? SCORE_SURE : 0;
}

/* The oldest version that holds all of it, for that most programs read: 0, clues alone. */
static unsigned
version_for (const Document *document)
{
  unsigned version = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (document->cells[cell].corner)
      return 4;
    else if (document->cells[cell].entry || document->cells[cell].centre)
      version = 3;
  return version;
}

/* In an attribute a line end would be read as a blank, and other control characters not at all. */
static void
write_attribute (const char *name, const char *value, GString *text)
{
  g_autofree char *valid = value ? text_without_controls (value, "\n") : NULL, *escaped = NULL;

  if (!value || !*value)
    return;
  escaped = g_markup_escape_text (valid, -1);
  g_string_append_printf (text, " %s=\"", name);
  for (const char *place = escaped; *place; place++)
    if (*place == '\n')
      g_string_append (text, "&#10;");
    else
      g_string_append_c (text, *place);
  g_string_append_c (text, '"');
}

static void
write_cell (const DocumentCell *cell, unsigned version, GString *text)
{
  g_string_append_printf (text, "%d", cell->given | cell->entry);
  if (version >= 4)
    g_string_append_printf (text, "|%d", cell->corner >> 1);
  if (version > 0)
    g_string_append_printf (text, "|%d|%d|", cell->centre >> 1, cell->given ? 0 : 1);
}

static void
write_collection (const Document *document, GString *text)
{
  unsigned version = version_for (document);

  if (text->len == 0)
    g_string_append (text, "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n<opensudoku version=\"2\">\n");
  g_string_append (text, "  <folder");
  write_attribute ("name", document->title, text);
  g_string_append_printf (text, ">\n    <game state=\"%d\"", version > 0 ? 0 : 1);
  if (document->elapsed >= 0)
    g_string_append_printf (text, " time=\"%" G_GINT64_FORMAT "\"", document->elapsed);
  write_attribute ("note", document->comment, text);
  g_string_append (text, " data=\"");
  if (version > 0)
    g_string_append_printf (text, "version: %u&#10;", version);
  for (int cell = 0; cell < N_CELLS; cell++)
    write_cell (&document->cells[cell], version, text);
  g_string_append (text, "\" />\n  </folder>\n");
}

const Format format_opensudoku = {
  .id = "opensudoku",
  .name = N_("OpenSudoku collection"),
  .extension = "opensudoku",
  .flags = FORMAT_READS | FORMAT_WRITES | FORMAT_COLLECTION | HOLDS_ENTRIES | HOLDS_MARKS | HOLDS_BOTH_MARKS | HOLDS_TIME,
  .sniff = sniff,
  .read = read_collection,
  .write = write_collection,
  .end = "</opensudoku>\n",
};
