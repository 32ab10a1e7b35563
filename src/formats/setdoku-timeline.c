/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-timeline.c — how our own format writes the search: which one, where it stands, and what was marked in it.
 *
 * The steps of the bookmarks are one list, as they were before bookmarks had notes; the note of one is a line of its own,
 * "note-STEP". Each breakpoint is a line "breakpoint-I", its condition after "on" or "off". A condition is kept as it is
 * written, so that what only a later version understands is not lost here. */
#include <string.h>

#include "format-private.h"

#define GROUP "Timeline"

enum { KEY_SIZE = 40 };

static const char *
note_key (char key[KEY_SIZE], uint64_t step)
{
  g_snprintf (key, KEY_SIZE, "note-%" G_GUINT64_FORMAT, step);
  return key;
}

static const char *
breakpoint_key (char key[KEY_SIZE], unsigned i)
{
  g_snprintf (key, KEY_SIZE, "breakpoint-%u", i + 1);
  return key;
}

static void
write_bookmarks (const GArray *bookmarks, GKeyFile *file)
{
  g_autoptr (GString) list = g_string_new (NULL);
  char key[KEY_SIZE];

  for (unsigned i = 0; i < bookmarks->len; i++)
    g_string_append_printf (list, "%" G_GUINT64_FORMAT ";", g_array_index (bookmarks, DocumentBookmark, i).step);
  g_key_file_set_value (file, GROUP, "bookmarks", list->str);

  for (unsigned i = 0; i < bookmarks->len; i++)
    {
      const DocumentBookmark *bookmark = &g_array_index (bookmarks, DocumentBookmark, i);
      g_autofree char *note = setdoku_escape_text (bookmark->note);

      if (*note)
        g_key_file_set_value (file, GROUP, note_key (key, bookmark->step), note);
    }
}

static void
write_breakpoints (const GArray *breakpoints, GKeyFile *file)
{
  setdoku_write_number (file, GROUP, "breakpoints", breakpoints->len);
  for (unsigned i = 0; i < breakpoints->len; i++)
    {
      const DocumentBreakpoint *breakpoint = &g_array_index (breakpoints, DocumentBreakpoint, i);
      g_autofree char *condition = setdoku_escape_text (breakpoint->condition);
      g_autofree char *line = g_strdup_printf ("%s %s", breakpoint->enabled ? "on" : "off", condition);
      char key[KEY_SIZE];

      g_key_file_set_value (file, GROUP, breakpoint_key (key, i), line);
    }
}

void
setdoku_write_timeline (const Document *document, GKeyFile *file)
{
  if (document->seed)
    setdoku_write_number (file, GROUP, "seed", document->seed);
  if (document->step)
    setdoku_write_number (file, GROUP, "step", document->step);
  if (document->bookmarks && document->bookmarks->len > 0)
    write_bookmarks (document->bookmarks, file);
  if (document->breakpoints && document->breakpoints->len > 0)
    write_breakpoints (document->breakpoints, file);
}

static bool
read_bookmark (Document *document, GKeyFile *file, uint64_t step, ParseError *error)
{
  char key[KEY_SIZE];
  g_autofree char *escaped = g_key_file_get_value (file, GROUP, note_key (key, step), NULL);
  g_autofree char *note = setdoku_unescape_text (escaped ? escaped : "");

  if (note == NULL)
    return setdoku_bad_value (error, key);
  document_add_bookmark (document, step, note);
  return true;
}

static bool
read_bookmarks (Document *document, GKeyFile *file, ParseError *error)
{
  g_autofree char *list = g_key_file_get_value (file, GROUP, "bookmarks", NULL);
  uint64_t before = 0;

  for (char *item = list, *end; item && *item; item = end + 1)
    {
      uint64_t step;

      end = strchr (item, ';');
      if (end == NULL)
        return setdoku_bad_value (error, "bookmarks");
      *end = '\0';
      if (!setdoku_read_number (item, G_MAXUINT64, &step) || (document->bookmarks && step <= before))
        return setdoku_bad_value (error, "bookmarks");
      if (!read_bookmark (document, file, step, error))
        return false;
      before = step;
    }

  return true;
}

static bool
read_breakpoint (Document *document, const char *line)
{
  bool enabled = g_str_has_prefix (line, "on");
  const char *rest = line + (enabled ? strlen ("on") : strlen ("off"));
  g_autofree char *condition = NULL;

  if ((!enabled && !g_str_has_prefix (line, "off")) || (*rest && *rest++ != ' '))
    return false;
  condition = setdoku_unescape_text (rest);              /* an empty one, and the key file has lost the blank before it */
  if (condition == NULL)
    return false;
  document_add_breakpoint (document, condition, enabled);
  return true;
}

static bool
read_breakpoints (Document *document, GKeyFile *file, ParseError *error)
{
  uint64_t n = 0;

  if (!setdoku_read_key (file, GROUP, "breakpoints", G_MAXUINT, &n, error))
    return false;
  for (unsigned i = 0; i < n; i++)
    {
      char key[KEY_SIZE];
      g_autofree char *line = g_key_file_get_value (file, GROUP, breakpoint_key (key, i), NULL);

      if (line == NULL)
        {
          *error = error_with_detail (PARSE_MISSING, 0, key, strlen (key));
          return false;
        }
      if (!read_breakpoint (document, line))
        return setdoku_bad_value (error, key);
    }

  return true;
}

bool
setdoku_read_timeline (Document *document, GKeyFile *file, ParseError *error)
{
  return setdoku_read_key (file, GROUP, "seed", G_MAXUINT64, &document->seed, error)
      && setdoku_read_key (file, GROUP, "step", G_MAXUINT64, &document->step, error)
      && read_bookmarks (document, file, error)
      && read_breakpoints (document, file, error);
}
