/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include <string.h>

#include "document-limits.h"
#include "engine/rules/constraint.h"
#include "format-private.h"
#include "text-visible.h"

#define ROW(id) &format_##id,
const Format *const formats[] = { FORMAT_ROWS (ROW) NULL };
#undef ROW

/* A text of nothing but bad lines must not fill the memory with complaints. */
/* So sure is a format that knows a text by its keys or its tags. With less, 81 digits somewhere in another program's file would
 * be taken for a puzzle. */
enum { SCORE_SURE = 94, SCORE_MISTAKE = 50 };            /* below: a text with a mistake, or something within it */

const Format *
format_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (int i = 0; formats[i]; i++)
    if (strcmp (formats[i]->id, id) == 0)
      return formats[i];

  return NULL;
}

static const Format *
sniff_best (const char *text, int *score_of_best)
{
  const Format *best = NULL;
  int best_score = 0;

  for (int i = 0; formats[i]; i++)
    {
      int score = formats[i]->sniff (text);

      if (score > best_score)
        {
          best_score = score;
          best = formats[i];
        }
    }
  *score_of_best = best_score;

  return best;
}

const Format *
format_sniff (const char *text)
{
  int score;

  g_return_val_if_fail (text != NULL, NULL);

  return sniff_best (text, &score);
}

/* NULL: none knows it, or not surely enough for what another program wrote. Where a letter quotes all of it *text may become the
 * same without the quotation marks. */
static const Format *
sniff_text (char **text)
{
  int score, score_unquoted = 0;
  const Format *format = sniff_best (*text, &score), *inside;
  g_autofree char *unquoted = score < SCORE_SURE ? text_unquoted (*text) : NULL;

  inside = unquoted ? sniff_best (unquoted, &score_unquoted) : NULL;
  if (score_unquoted > score || (inside && score_unquoted == score && score < SCORE_MISTAKE))
    {
      g_free (*text);
      *text = g_steal_pointer (&unquoted);
      return inside;
    }
  return score >= SCORE_SURE || foreign_text (*text) == NULL ? format : NULL;
}

void
record_clear (Record *record)
{
  g_return_if_fail (record != NULL);

  g_clear_pointer (&record->document, document_free);
}

static void
clear_element (void *record)
{
  record_clear (record);
}

static GArray *
records_new (void)
{
  GArray *records = g_array_new (FALSE, FALSE, sizeof (Record));

  g_array_set_clear_func (records, clear_element);

  return records;
}

/* Records looked back; cells that a board takes the room of besides its own. */
enum { BOARDS_BESIDE = 8, ROOM_BASE = 256 };

/* What is worked out of a board's rules takes a thousand times the bytes of the shortest that say it. Boards beside each other
 * mostly have the same and share it; of different ones so many are read as have room. Whether it may stay. */
static bool
find_room (const GArray *records, Document *document, Record *record)
{
  record->room = records->len ? g_array_index (records, Record, records->len - 1).room : 0;
  if (!document->topology)
    return true;
  for (unsigned i = 1; i <= MIN (records->len, BOARDS_BESIDE); i++)
    {
      const Document *before = g_array_index (records, Record, records->len - i).document;

      if (before && before->topology && topology_equal (before->topology, document->topology))
        {
          topology_unref (document->topology);
          document->topology = topology_ref (before->topology);
          return true;
        }
    }
  record->room += (unsigned) (document->topology->n_cells + ROOM_BASE) / 16;
  return record->room <= READ_BOARDS_KIB;
}

void
records_add (GArray *records, unsigned line, Document *document)
{
  Record record = { .document = document, .line = line };

  document_cut (document);
  if (!find_room (records, document, &record))
    {
      g_clear_pointer (&record.document, document_free);
      record.room = READ_BOARDS_KIB;
      record.error = (ParseError) { .reason = PARSE_TOO_LARGE, .line = line, .expected = (int64_t) READ_BOARDS_KIB * 1024 };
    }
  g_array_append_val (records, record);
}

void
records_fail (GArray *records, unsigned line, ParseError error)
{
  Record record = { .error = error, .line = line };

  record.room = records->len ? g_array_index (records, Record, records->len - 1).room : 0;
  g_array_append_val (records, record);
}

/* The lines are cut in place, so that each is NUL-terminated without being copied. */
static void
read_lines (const Format *format, char *text, GArray *records)
{
  unsigned number = 1, failures = 0;

  for (char *line = text; line; number++)
    {
      char *end = strchr (line, '\n');
      unsigned n = records->len;

      if (end)
        *end = '\0';
      format->read (line, number, records);
      if (records->len > n && g_array_index (records, Record, n).document == NULL && failures++ >= READ_FAILURES_MAX)
        g_array_set_size (records, n);
      line = end ? end + 1 : NULL;
    }
}

/* What no format takes. */
static ParseError
unknown_text (const char *text)
{
  const char *foreign = foreign_text (text);

  return foreign ? error_with_detail (PARSE_FOREIGN, 0, foreign, strlen (foreign)) : foreign_link (text);
}

static void
read_text (const Format *format, char *text, GArray *records)
{
  if (format == NULL)
    records_fail (records, 1, unknown_text (text));
  else if (format->flags & FORMAT_BY_LINE)
    read_lines (format, text, records);
  else
    format->read (text, 1, records);

  if (records->len == 0)        /* comments only */
    records_fail (records, 1, (ParseError) { .reason = PARSE_EMPTY });
}

GArray *
format_read_within (const Format *format, const char *bytes, gsize length, gsize most, const Format **used)
{
  g_autofree char *text = NULL;
  GArray *records;
  ParseError error;

  g_return_val_if_fail (bytes != NULL || length == 0, NULL);
  g_return_val_if_fail (format == NULL || (format->flags & FORMAT_READS), NULL);

  records = records_new ();
  text = format_decode_within (bytes, length, most, &error);
  if (text == NULL)
    records_fail (records, error.line ? error.line : 1, error);
  else
    {
      if (format == NULL)
        format = sniff_text (&text);
      read_text (format, text, records);
    }
  if (used)
    *used = format;

  return records;
}

GArray *
format_read (const Format *format, const char *bytes, gsize length, const Format **used)
{
  return format_read_within (format, bytes, length, FORMAT_MAX_BYTES, used);
}

bool
format_read_line (const Format *format, const char *line, unsigned number, Record *record)
{
  g_autoptr (GArray) records = NULL;
  const char *control;

  g_return_val_if_fail (format != NULL && (format->flags & FORMAT_BY_LINE), false);
  g_return_val_if_fail (line != NULL && record != NULL, false);

  if (number == 1 && g_str_has_prefix (line, "\xef\xbb\xbf"))
    line += 3;
  control = line_find_control (line);
  if (control)                   /* as in a text that is read whole */
    {
      *record = (Record) {
        .line = number,
        .error = { .reason = PARSE_BINARY, .line = number, .column = column_of (line, control), .found = *control },
      };
      return true;
    }
  records = g_array_sized_new (FALSE, FALSE, sizeof (Record), 1);
  format->read (line, number, records);
  if (records->len == 0)
    return false;
  *record = g_array_index (records, Record, 0);

  return true;
}

char *
format_write (const Format *format, const Document *document)
{
  GString *text;

  g_return_val_if_fail (format != NULL && (format->flags & FORMAT_WRITES), NULL);
  g_return_val_if_fail (document != NULL, NULL);

  text = g_string_new (NULL);
  format->write (document, text);
  g_string_append (text, format->end ? format->end : "");

  return g_string_free (text, FALSE);
}

static unsigned
cells_hold (const DocumentCell *cells, int n)
{
  DocumentCell all = { 0 };

  for (int cell = 0; cell < n; cell++)
    {
      all.entry |= cells[cell].entry;
      all.corner |= cells[cell].corner;
      all.centre |= cells[cell].centre;
      all.colours |= cells[cell].colours;
      for (int i = 0; i < CANDIDATE_COLOUR_WORDS; i++)
        all.candidate_colours[i] |= cells[cell].candidate_colours[i];
    }

  return (all.entry ? HOLDS_ENTRIES : 0u) | (all.corner || all.centre ? HOLDS_MARKS : 0u)
         | (all.corner ? HOLDS_BOTH_MARKS : 0u)                   /* one kind only is read as centre marks */
         | (all.colours || document_cell_has_candidate_colours (&all) ? HOLDS_COLOURS : 0u);
}

static bool
has_too_many_alike (const Document *document)
{
  int n[10] = { 0 };

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      int digit = document->cells[cell].given;

      if (digit && ++n[digit] > (digit % 2 ? 8 : 9))
        return true;
    }
  return false;
}

unsigned
format_lacks (const Format *format, const Document *document)
{
  unsigned lacks = 0;

  g_return_val_if_fail (format != NULL && document != NULL, 0);

  if ((format->flags & WANTS_RATING) && document->rating.scale != SCALE_SE)
    lacks |= WANTS_RATING;
  if ((format->flags & WANTS_SOLUTION) && !document_solution (document, NULL))
    lacks |= WANTS_SOLUTION;
  if ((format->flags & WANTS_ROOM) && has_too_many_alike (document))
    lacks |= WANTS_ROOM;

  return lacks;
}

static bool
has_search (const Document *document)
{
  return document->strategy || document->switches || document->forks || document->seed || document->step
         || (document->bookmarks && document->bookmarks->len > 0) || (document->breakpoints && document->breakpoints->len > 0);
}

/* A search and its event is all there is, and each has words. */
static bool
has_only_event (const Document *document)
{
  return document->strategy && *document->strategy && (!document->switches || *document->switches)
         && (!document->forks || *document->forks) && (!document->bookmarks || document->bookmarks->len == 0)
         && (!document->breakpoints || document->breakpoints->len == 0);
}

unsigned
format_loses (const Format *format, const Document *document)
{
  unsigned holds;

  g_return_val_if_fail (format != NULL && document != NULL, 0);

  holds = cells_hold (document->cells, document->n_cells);
  if (document_n_steps (document) > 0 || (document->savepoints && document->savepoints->len > 0))
    holds |= HOLDS_HISTORY;
  if (document->title || document->author || document->description || document->comment
      || document->date || document->source || document->level || document->url)
    holds |= HOLDS_ABOUT;
  if (has_search (document) && !((format->flags & HOLDS_EVENT) && has_only_event (document)))
    holds |= HOLDS_TIMELINE;
  if (document->elapsed >= 0)
    holds |= HOLDS_TIME;
  if (document->technique || document->technique_digits)
    holds |= HOLDS_TECHNIQUE;
  if (document->rating.scale)
    holds |= document->rating.scale == SCALE_SE ? HOLDS_RATING : HOLDS_RATING | HOLDS_SCALES;

  return holds & ~format->flags;
}
