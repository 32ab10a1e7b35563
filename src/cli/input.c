/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "input.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "model/explain/explain.h"
#include "formats/text-visible.h"
#include "input-sniff.h"
#include "proposal.h"

enum { CHUNK = 64 * 1024, PATIENCE_MS = 20, PROPOSALS_MAX = 16 };

struct Input {
  char         *name;               /* for messages: it does nothing to a terminal */
  int           file;               /* −1: nothing more comes */
  const Format *format;             /* as asked for, or as sniffed */
  GString      *pending;            /* read and not handed out */
  gsize         start;              /* where in pending the rest begins */
  bool          by_line;
  bool          any_board;          /* others than the classic one are handed out, too */
  bool          after_return;       /* the last line ended in CR: an LF that follows belongs to it */
  gsize         known;              /* so many bytes of the next line are there and hold no end */
  bool          cut;                /* the beginning of the next line was thrown away */
  unsigned      line;               /* the last one handed out */
  Record        ahead;              /* looked at and not handed out yet, if there is one */
  bool          has_ahead;
  GArray       *records;            /* of a text that was read whole */
  unsigned      next;
  bool          failed;
  char         *proposal;           /* what the record that is no puzzle could be; NULL: nothing */
  unsigned      n_proposals;
};

static void
say (Input *input, const ParseError *error)
{
  g_autofree char *line = explain_parse_error_line (error, input->name);

  fflush (stdout);
  fprintf (stderr, "%s\n", line);
  input->failed = true;
}

/* bytes: those that the error is about, from this line on. */
static void
propose (Input *input, const char *bytes, gsize length, const ParseError *error, unsigned line)
{
  g_free (input->proposal);
  input->proposal = input->n_proposals < PROPOSALS_MAX ? proposal_line (input->name, bytes, length, error, line) : NULL;
  input->n_proposals += input->proposal != NULL;
}

static void
say_errno (Input *input, int code)
{
  fflush (stdout);
  fprintf (stderr, "%s:0:0: %s\n", input->name, g_strerror (code));
  input->failed = true;
}

/* Reads what is there, at least a byte unless the end has come. */
static bool
read_more (Input *input)
{
  gsize length = input->pending->len;
  ssize_t n;

  if (input->file < 0)
    return false;

  g_string_set_size (input->pending, length + CHUNK);
  do
    n = read (input->file, input->pending->str + length, CHUNK);
  while (n < 0 && errno == EINTR);
  g_string_set_size (input->pending, length + (gsize) MAX (n, 0));

  if (n > 0)
    return true;
  if (n < 0)
    say_errno (input, errno);
  if (input->file > 0)
    close (input->file);
  input->file = -1;
  return false;
}

static bool
looks_streamable (Input *input)
{
  const Format *format;

  if (input_looks_wide (input->pending))
    return false;
  format = input->format ? input->format : input_sniff_lines (input->pending);
  if (!format || !(format->flags & FORMAT_BY_LINE))
    return false;
  input->format = format;
  return true;
}

static void
read_whole (Input *input)
{
  while (input->pending->len <= FORMAT_MAX_BYTES && read_more (input))
    continue;
  input->records = format_read (input->format, input->pending->str, input->pending->len, &input->format);
  if (input->records->len == 1 && !g_array_index (input->records, Record, 0).document)
    propose (input, input->pending->str, input->pending->len, &g_array_index (input->records, Record, 0).error, 1);
  else if (input->format && !(input->format->flags & FORMAT_BY_LINE))
    proposal_say_skipped (input->name, input->pending->str, input->pending->len, input->format, input->records);
  g_string_truncate (input->pending, 0);
}

static void
skip_byte_order_mark (Input *input)
{
  if (g_str_has_prefix (input->pending->str, "\xef\xbb\xbf"))
    input->start = 3;
}

static void
settle (Input *input)
{
  while (!input->by_line && input->pending->len < CHUNK && read_more (input))
    input->by_line = looks_streamable (input);
  if (!input->by_line && input->file >= 0)
    input->by_line = looks_streamable (input);

  if (input->by_line)
    skip_byte_order_mark (input);
  else if (!(input->failed && input->pending->len == 0))
    read_whole (input);
}

static int
open_file (Input *input, const char *name)
{
  struct stat status;
  int file = open (name, O_RDONLY | O_CLOEXEC);

  if (file < 0)
    return -1;
  if (fstat (file, &status) == 0 && S_ISDIR (status.st_mode))
    {
      close (file);
      errno = EISDIR;
      return -1;
    }

  return file;
}

/* Rather a puzzle than the name of a file: also one that lacks some cells. */
static bool
is_text (const char *name)
{
  return strlen (name) >= N_CELLS || strspn (name, "0123456789.") >= NEAR_CELLS || strchr (name, '\n') || strstr (name, "://");
}

Input *
input_open (const char *name, const Format *format)
{
  Input *input = g_new0 (Input, 1);
  bool standard = !name || strcmp (name, "-") == 0;

  input->name = text_visible (standard ? "<stdin>" : name);
  input->format = format;
  input->pending = g_string_new (NULL);
  input->file = standard ? 0 : open_file (input, name);

  if (!standard && input->file < 0)
    {
      int code = errno;

      if ((code == ENOENT || code == ENAMETOOLONG) && is_text (name))
        {
          g_string_assign (input->pending, name);
          g_free (input->name);
          input->name = g_strdup ("<argument>");
        }
      else
        {
          say_errno (input, code);
          input_close (input);
          return NULL;
        }
    }

  settle (input);
  return input;
}

/* The first LF or CR from offset on; NULL: the line goes on. */
static char *
find_line_end (const Input *input, gsize offset)
{
  char *start = input->pending->str + offset;
  char *feed = memchr (start, '\n', input->pending->len - offset);
  char *back = memchr (start, '\r', (feed ? feed : input->pending->str + input->pending->len) - start);

  return back ? back : feed;
}

static void
skip_line_feed (Input *input)
{
  if (input->after_return && input->start < input->pending->len)
    {
      input->start += input->pending->str[input->start] == '\n';
      input->after_return = false;
    }
}

/* Reads on behind the beginning of a line. Of a line that is too long only so much is kept. False at the end. */
static bool
read_on (Input *input)
{
  g_string_erase (input->pending, 0, (gssize) input->start);
  input->start = 0;
  if (input->pending->len > FORMAT_MAX_BYTES)
    {
      g_string_truncate (input->pending, CHUNK);
      input->cut = true;
    }
  input->known = input->pending->len;
  return read_more (input);
}

/* The next line of a stream, NUL-terminated in place; NULL at the end. */
static char *
next_line (Input *input, gsize *length, bool *cut)
{
  char *line, *end;

  do
    {
      skip_line_feed (input);
      end = find_line_end (input, input->start + input->known);
    }
  while (!end && read_on (input));
  *cut = input->cut;
  input->cut = false;
  input->known = 0;

  line = input->pending->str + input->start;
  if (!end && input->start == input->pending->len)
    return NULL;

  *length = end ? (gsize) (end - line) : input->pending->len - input->start;
  input->after_return = end && *end == '\r';
  if (end)
    *end = '\0';
  input->start = MIN (input->start + *length + 1, input->pending->len);
  return line;
}

bool
input_read_line (const Input *input, const char *line, gsize length, unsigned number, Record *record)
{
  *record = (Record) { .line = number };
  if (strcmp (line, "\x1a") == 0 && length == 1)          /* the end-of-file sign of DOS */
    return false;
  if (strlen (line) == length)
    return format_read_line (input->format, line, number, record);

  record->error = (ParseError) { .reason = PARSE_BINARY, .line = number, .column = (unsigned) strlen (line) + 1 };
  return true;
}

static bool
next_of_stream (Input *input, Record *record)
{
  gsize length;
  char *line;
  bool cut;

  while ((line = next_line (input, &length, &cut)))
    {
      unsigned number = ++input->line;

      if (!cut && !input_read_line (input, line, length, number, record))
        continue;
      if (cut)
        *record = (Record) {
          .line = number,
          .error = { .reason = PARSE_TOO_LARGE, .line = number, .expected = FORMAT_MAX_BYTES },
        };
      else if (!record->document)
        propose (input, line, length, &record->error, number);
      return true;
    }

  return false;
}

static bool
next_of_whole (Input *input, Record *record)
{
  if (!input->records || input->next >= input->records->len)
    return false;

  *record = g_array_index (input->records, Record, input->next);
  g_array_index (input->records, Record, input->next++).document = NULL;
  if (!input->any_board)
    record_only_classic (record);
  return true;
}

bool
input_is_stream (const Input *input)
{
  return input->by_line;
}

static bool
readable (const Input *input)
{
  struct pollfd file = { .fd = input->file, .events = POLLIN };

  return poll (&file, 1, PATIENCE_MS) != 0;
}

/* How many bytes the whole lines have that are there: at most so many, unless the first alone is longer. */
static gsize
whole_lines (const Input *input, gsize bytes)
{
  const char *start = input->pending->str + input->start, *end;

  for (const char *ends = "\n\r"; *ends; ends++)
    for (gsize n = MIN (bytes, input->pending->len - input->start); n > 0; n--)
      if (start[n - 1] == *ends)
        return n;

  end = find_line_end (input, input->start + input->known);
  return end ? (gsize) (end - start) + 1 : 0;
}

void
input_take_any_board (Input *input)
{
  input->any_board = true;
}

InputLines
input_take_lines (Input *input, gsize bytes, GString *lines)
{
  InputLines taken = INPUT_TAKEN;
  gsize n;

  while (skip_line_feed (input), (n = whole_lines (input, bytes)) == 0)
    {
      if (input->file >= 0 && !readable (input))
        return INPUT_WAITING;
      if (!read_on (input))
        break;
    }
  if (n == 0)
    n = input->pending->len;           /* the last line, without an end */
  if (n == 0)
    return INPUT_END;

  if (input->cut)
    taken = INPUT_TOO_LONG;
  else
    g_string_append_len (lines, input->pending->str + input->start, (gssize) n);
  input->cut = false;
  input->known = 0;
  input->after_return = input->pending->str[input->start + n - 1] == '\r';
  input->start += n;
  return taken;
}

bool
input_take_record (Input *input, Record *record)
{
  return next_of_whole (input, record);
}

bool
input_marks_count (const Input *input)
{
  return input->format && !(input->format->flags & HOLDS_ENTRIES);
}

static bool
next_record (Input *input, Record *record)
{
  return input->by_line ? next_of_stream (input, record) : next_of_whole (input, record);
}

bool
input_more (Input *input)
{
  if (!input->has_ahead)
    input->has_ahead = next_record (input, &input->ahead);
  return input->has_ahead;
}

bool
input_next (Input *input, Record *record)
{
  bool found = input_more (input);

  if (!found)
    return false;
  *record = input->ahead;
  input->has_ahead = false;
  if (!record->document)
    {
      say (input, &record->error);
      proposal_say (input->proposal);
      g_clear_pointer (&input->proposal, g_free);
    }
  return true;
}

bool
input_failed (const Input *input)
{
  return input->failed;
}

const char *
input_name (const Input *input)
{
  return input->name;
}

void
input_close (Input *input)
{
  if (!input)
    return;

  if (input->file > 0)
    close (input->file);
  if (input->has_ahead)
    record_clear (&input->ahead);
  g_clear_pointer (&input->records, g_array_unref);
  g_string_free (input->pending, TRUE);
  g_free (input->name);
  g_free (input->proposal);
  g_free (input);
}
