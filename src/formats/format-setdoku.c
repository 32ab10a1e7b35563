/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-setdoku.c — our own document: everything that a Document holds, lossless.
 *
 * GKeyFile's syntax. The first four lines are fixed: the group [Setdoku], version, and the length and
 * SHA-256 of all that follows, so that a torn or changed file is told from a whole one before a word of
 * it is believed. Keys that this version does not know are passed over; a change that old readers must
 * not ignore raises the version. */
#include <glib/gi18n.h>
#include <stddef.h>
#include <string.h>

#include "format-private.h"

enum { VERSION = FORMAT_SETDOKU_VERSION, SCORE_SURE = 100, SCORE_DAMAGED = 97 };

#define MAGIC "[Setdoku]"

static const char *const header_keys[] = { "version=", "length=", "checksum=" };

/* The texts of a document, with the group that holds them. */
static const struct { const char *group, *key; size_t offset; } texts[] = {
  { "About", "title", offsetof (Document, title) },
  { "About", "author", offsetof (Document, author) },
  { "About", "description", offsetof (Document, description) },
  { "About", "comment", offsetof (Document, comment) },
  { "About", "date", offsetof (Document, date) },
  { "About", "source", offsetof (Document, source) },
  { "About", "level", offsetof (Document, level) },
  { "About", "url", offsetof (Document, url) },
  { "Technique", "code", offsetof (Document, technique) },
  { "Timeline", "strategy", offsetof (Document, strategy) },
  { "Timeline", "switches", offsetof (Document, switches) },
  { "Timeline", "forks", offsetof (Document, forks) },
};

/* Any text to one line without control characters or blanks at its ends, which a key file would lose. */
char *
setdoku_escape_text (const char *value)
{
  char beyond_ascii[129];
  g_autofree char *valid = g_utf8_make_valid (value, -1);
  g_autofree char *escaped = NULL;
  GString *text;

  for (int i = 0; i < 128; i++)
    beyond_ascii[i] = (char) (i + 128);
  beyond_ascii[128] = '\0';
  escaped = g_strescape (valid, beyond_ascii);

  text = g_string_new (escaped);
  if (text->len > 0 && text->str[text->len - 1] == ' ')
    {
      g_string_truncate (text, text->len - 1);
      g_string_append (text, "\\040");
    }
  if (text->str[0] == ' ')
    {
      g_string_erase (text, 0, 1);
      g_string_prepend (text, "\\040");
    }

  return g_string_free (text, FALSE);
}

/* A backslash at the end escapes nothing; g_strcompress () would complain of it on stderr. */
char *
setdoku_unescape_text (const char *escaped)
{
  size_t length = strlen (escaped), slashes = 0;
  char *text;

  while (slashes < length && escaped[length - 1 - slashes] == '\\')
    slashes++;
  if (slashes % 2)
    return NULL;
  text = g_strcompress (escaped);
  if (!g_utf8_validate (text, -1, NULL))
    g_clear_pointer (&text, g_free);
  return text;
}

/* {5,8} as 58. */
static uint64_t
number_of_digits (Digits digits)
{
  uint64_t number = 0;

  for_each_digit (digit, digits)
    number = 10 * number + digit;
  return number;
}

void
setdoku_write_number (GKeyFile *file, const char *group, const char *key, uint64_t value)
{
  char text[24];

  g_snprintf (text, sizeof text, "%" G_GUINT64_FORMAT, value);
  g_key_file_set_value (file, group, key, text);
}

static void
write_rating (const Document *document, GKeyFile *file)
{
  g_autoptr (GString) rating = g_string_new (NULL);

  if (document->rating.scale == SCALE_NONE)
    return;
  rating_write (&document->rating, rating);
  g_key_file_set_value (file, "About", "rating", rating->str);
}

int
format_setdoku_version (const Document *document)
{
  return document->boards ? FORMAT_SETDOKU_VERSION
         : document->topology ? FORMAT_SETDOKU_VERSION_RULES : FORMAT_SETDOKU_VERSION_CLASSIC;
}

static void
write_setdoku (const Document *document, GString *text)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *body = NULL;
  g_autofree char *checksum = NULL;
  gsize length;

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const char *value = G_STRUCT_MEMBER (const char *, document, texts[i].offset);
      g_autofree char *escaped = NULL;

      if (!value)
        continue;
      escaped = setdoku_escape_text (value);
      g_key_file_set_value (file, texts[i].group, texts[i].key, escaped);
    }
  if (document->elapsed >= 0)
    setdoku_write_number (file, "About", "elapsed", (uint64_t) document->elapsed);
  if (document->technique_digits)
    setdoku_write_number (file, "Technique", "digits", number_of_digits (document->technique_digits));
  write_rating (document, file);
  setdoku_write_cells (document, file);
  setdoku_write_timeline (document, file);
  setdoku_write_history (document, file);

  body = g_key_file_to_data (file, &length, NULL);
  checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) body, length);
  g_string_append_printf (text, MAGIC "\n%s%d\n%s%" G_GSIZE_FORMAT "\n%s%s\n", header_keys[0],
                          format_setdoku_version (document),
                          header_keys[1], length, header_keys[2], checksum);
  g_string_append_len (text, body, (gssize) length);
}

bool
setdoku_read_number (const char *text, uint64_t max, uint64_t *number)
{
  return g_ascii_string_to_unsigned (text, 10, 0, max, number, NULL);
}

bool
setdoku_read_key (GKeyFile *file, const char *group, const char *key, uint64_t max, uint64_t *number, ParseError *error)
{
  g_autofree char *text = g_key_file_get_value (file, group, key, NULL);

  return text == NULL || setdoku_read_number (text, max, number) || setdoku_bad_value (error, key);
}

static bool
read_texts (Document *document, GKeyFile *file, ParseError *error)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *escaped = g_key_file_get_value (file, texts[i].group, texts[i].key, NULL);
      char *text = escaped ? setdoku_unescape_text (escaped) : NULL;

      G_STRUCT_MEMBER (char *, document, texts[i].offset) = text;
      if (escaped && !text)
        return setdoku_bad_value (error, texts[i].key);
    }

  return true;
}

/* Other formats write the code as it is, between colons. */
static bool
check_technique (const char *code, ParseError *error)
{
  size_t length = 0;

  while (code && is_technique_sign (code[length]))
    length++;
  return !code || (length >= TECHNIQUE_MIN && length <= TECHNIQUE_MAX && code[length] == '\0')
         || setdoku_bad_value (error, "code");
}

static bool
read_rating (Document *document, GKeyFile *file, ParseError *error)
{
  g_autofree char *text = g_key_file_get_value (file, "About", "rating", NULL);

  return text == NULL || rating_read ((Span) { text, text + strlen (text) }, &document->rating)
         || setdoku_bad_value (error, "rating");
}

static bool
read_body (Document *document, const char *body, gsize length, ParseError *error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) failure = NULL;
  uint64_t elapsed = G_MAXUINT64, technique = 0;

  if (!g_key_file_load_from_data (file, body, length, G_KEY_FILE_NONE, &failure))
    {
      *error = error_with_detail (PARSE_SYNTAX, 0, failure->message, strlen (failure->message));
      return false;
    }
  if (!read_texts (document, file, error)
      || !check_technique (document->technique, error)
      || !setdoku_read_key (file, "About", "elapsed", G_MAXINT64, &elapsed, error)
      || !setdoku_read_key (file, "Technique", "digits", 123456789, &technique, error)
      || !read_rating (document, file, error)
      || !setdoku_read_rules (document, file, error)
      || !setdoku_read_cells (document, file, error)
      || !setdoku_read_timeline (document, file, error))
    return false;
  document->elapsed = elapsed == G_MAXUINT64 ? -1 : (int64_t) elapsed;
  for (; technique > 0; technique /= 10)
    document->technique_digits |= technique % 10 ? digits_of ((int) (technique % 10)) : DIGITS_NONE;

  return setdoku_read_history (document, file, error);
}

/* Takes one line "key=value" of the header. NULL: it is not there, or *error is set. */
static char *
read_header (Span *rest, int i, ParseError *error)
{
  const char *key = header_keys[i];
  size_t length = strlen (key);
  Span line = { rest->start, rest->start };

  if (!span_next_line (rest, &line) || (size_t) (line.end - line.start) < length
      || memcmp (line.start, key, length) != 0)
    {
      *error = error_with_detail (PARSE_MISSING, (unsigned) i + 2, key, length - 1);
      return NULL;
    }

  return g_strndup (line.start + length, (size_t) (line.end - line.start) - length);
}

/* On success *rest is the body. */
static bool
check_header (Span *rest, ParseError *error)
{
  g_autofree char *version = read_header (rest, 0, error);
  g_autofree char *size = NULL;
  g_autofree char *checksum = NULL;
  g_autofree char *actual = NULL;
  uint64_t number, length;
  const char *end;

  if (version == NULL)
    return false;
  if (!setdoku_read_number (version, G_MAXINT64, &number) || number == 0)
    return setdoku_bad_value (error, "version");
  if (number > VERSION)
    {
      *error = (ParseError) { .reason = PARSE_VERSION, .line = 2, .found = (int64_t) number, .expected = VERSION };
      return false;
    }
  if (!(size = read_header (rest, 1, error)) || !(checksum = read_header (rest, 2, error)))
    return false;

  *error = (ParseError) { .reason = PARSE_CHECKSUM };
  if (!setdoku_read_number (size, G_MAXINT64, &length) || length > (uint64_t) (rest->end - rest->start))
    return false;
  end = rest->start + length;
  if (!span_is_empty (span_trim ((Span) { end, rest->end })))       /* a line break more does no harm */
    return false;
  rest->end = end;
  actual = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) rest->start, length);

  return strcmp (actual, checksum) == 0;
}

static void
read_setdoku (const char *text, unsigned first_line, GArray *records)
{
  g_autoptr (Document) document = document_new ();
  Span rest = { text, text + strlen (text) };
  Span magic = { text, text };
  ParseError error = { .reason = PARSE_CHECKSUM };

  span_next_line (&rest, &magic);
  if ((magic.end - magic.start) == (int) strlen (MAGIC)
      && memcmp (magic.start, MAGIC, strlen (MAGIC)) == 0
      && check_header (&rest, &error)
      && read_body (document, rest.start, (gsize) (rest.end - rest.start), &error))
    records_add (records, first_line, g_steal_pointer (&document));
  else
    records_fail (records, first_line, error);
}

/* A header of which a part was hit is still ours: better "damaged" than a puzzle found in the ruins. */
static int
sniff (const char *text)
{
  Span rest = { text, text + strlen (text) }, line;
  unsigned keys = 0;

  if (g_str_has_prefix (text, MAGIC "\n"))
    return SCORE_SURE;
  for (int i = 0; i < 5 && span_next_line (&rest, &line); i++)
    for (unsigned j = 0; j < G_N_ELEMENTS (header_keys); j++)
      keys += (size_t) (line.end - line.start) >= strlen (header_keys[j])
              && memcmp (line.start, header_keys[j], strlen (header_keys[j])) == 0;

  return keys >= 2 || g_str_has_prefix (text, MAGIC) ? SCORE_DAMAGED : 0;
}

const Format format_setdoku = {
  .id = "setdoku",
  .name = N_("Setdoku document"),
  .extension = "setdoku",
  .flags = FORMAT_READS | FORMAT_WRITES | HOLDS_ENTRIES | HOLDS_MARKS | HOLDS_BOTH_MARKS | HOLDS_COLOURS
           | HOLDS_HISTORY | HOLDS_RULES | HOLDS_ABOUT | HOLDS_TIMELINE | HOLDS_TIME | HOLDS_TECHNIQUE | HOLDS_RATING
           | HOLDS_SCALES,
  .sniff = sniff,
  .read = read_setdoku,
  .write = write_setdoku,
};
