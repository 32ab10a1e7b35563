/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-link.c — a puzzle as an address, and the event of a search on it that is to be seen: what one sends to somebody.
 *
 *     setdoku:2...8.3…?strategy=explore&switches=cell%3Dmrv&seed=7&step=357
 *
 * The scheme, 81 cells, and what is known of the search, each once, escaped as in any address. What a later version adds is
 * passed over, and so are the slashes that others put behind a scheme. It holds the clues and one event; bookmarks and all else
 * want a file. Where there are several, each has a line. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

#define SCHEME "setdoku:"
#define SLASHES "//"

enum { SCORE_SURE = 99 };

static void
write_text (GString *text, char *before, const char *key, const char *value)
{
  g_autofree char *escaped = value && *value ? g_uri_escape_string (value, NULL, FALSE) : NULL;

  if (!escaped)
    return;
  g_string_append_printf (text, "%c%s=%s", *before, key, escaped);
  *before = '&';
}

static void
write_count (GString *text, char *before, const char *key, uint64_t value)
{
  char digits[24];

  g_snprintf (digits, sizeof digits, "%" G_GUINT64_FORMAT, value);
  write_text (text, before, key, value ? digits : NULL);
}

static void
write_link (const Document *document, GString *text)
{
  uint8_t digits[N_CELLS];
  char before = '?';

  document_givens (document, digits);
  g_string_append (text, SCHEME);
  cells_write (digits, '.', text);
  if (document->strategy && *document->strategy)         /* without its name nothing of the search is read again */
    {
      write_text (text, &before, "strategy", document->strategy);
      write_text (text, &before, "switches", document->switches);
      write_text (text, &before, "forks", document->forks);
      write_count (text, &before, "seed", document->seed);
      write_count (text, &before, "step", document->step);
    }
  g_string_append_c (text, '\n');
}

/* "key=value"; false: bad. */
static bool
read_pair (Document *document, const char *pair)
{
  const struct { const char *key; char **text; uint64_t *number; } fields[] = {
    { "strategy", &document->strategy }, { "switches", &document->switches }, { "forks", &document->forks },
    { "seed", NULL, &document->seed }, { "step", NULL, &document->step },
  };
  const char *equals = strchr (pair, '=');
  g_autofree char *value = equals ? g_uri_unescape_string (equals + 1, NULL) : NULL;

  if (!value || !g_utf8_validate (value, -1, NULL))
    return false;
  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      if (strlen (fields[i].key) != (size_t) (equals - pair) || strncmp (fields[i].key, pair, (size_t) (equals - pair)) != 0)
        continue;
      if (fields[i].number)
        return setdoku_read_number (value, G_MAXUINT64, fields[i].number);
      if (*fields[i].text)
        return false;
      *fields[i].text = g_steal_pointer (&value);
      return true;
    }
  return true;
}

static bool
read_query (Document *document, const char *query, ParseError *error)
{
  g_auto (GStrv) pairs = g_strsplit (query, "&", -1);

  for (char **pair = pairs; *pair; pair++)
    if (**pair && !read_pair (document, *pair))
      return setdoku_bad_value (error, *pair);
  if (!document->strategy && (document->switches || document->forks || document->seed || document->step))
    {
      *error = error_with_detail (PARSE_MISSING, 0, "strategy", strlen ("strategy"));
      return false;
    }
  return true;
}

/* The cells of a link, or NULL: it is none. */
static const char *
behind_scheme (const char *text)
{
  if (!g_str_has_prefix (text, SCHEME))
    return NULL;
  text += strlen (SCHEME);
  return g_str_has_prefix (text, SLASHES) ? text + strlen (SLASHES) : text;
}

/* Among links a puzzle may stand without one, as in any list. */
static void
read_link (const char *text, unsigned number, GArray *records)
{
  Span line = span_trim ((Span) { text, text + strlen (text) });
  g_autofree char *link = g_strndup (text, (size_t) (line.end - text));
  const char *place = behind_scheme (link + (line.start - text));
  g_autoptr (Document) document = document_new ();
  ParseError error = { .reason = PARSE_OK };

  if (!place)
    {
      line_read (text, number, records);
      return;
    }
  for (int cell = 0; cell < N_CELLS; cell++, place++)
    {
      int sign = cell_sign ((unsigned char) *place);

      if (sign < 0)
        {
          error = (ParseError) { .reason = PARSE_WRONG_LENGTH, .line = number, .column = column_of (link, place),
                                 .found = cell, .expected = N_CELLS };
          records_fail (records, number, error);
          return;
        }
      document->cells[cell].given = (uint8_t) sign;
    }
  if ((*place && *place != '?') || (*place && !read_query (document, place + 1, &error)))
    {
      if (error.reason == PARSE_OK)
        error = error_at_character (link, place, link + strlen (link), number);
      error.line = number;                   /* a link may be one of a list */
      records_fail (records, number, error);
      return;
    }
  records_add (records, number, g_steal_pointer (&document));
}

static int
sniff (const char *text)
{
  while (g_ascii_isspace (*text))
    text++;
  return behind_scheme (text) ? SCORE_SURE : 0;
}

const Format format_link = {
  .id = "link",
  .name = N_("Link to a puzzle, or to an event of a search"),
  .extension = "link",
  .flags = FORMAT_READS | FORMAT_WRITES | FORMAT_COLLECTION | FORMAT_BY_LINE | HOLDS_EVENT,
  .sniff = sniff,
  .read = read_link,
  .write = write_link,
};
