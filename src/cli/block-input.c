/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "block-input.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "formats/text-visible.h"
#include "input-sniff.h"

enum { CHUNK = 64 * 1024 };

struct BlockInput {
  char       *name;
  int         file;                    /* −1: nothing more comes */
  GString    *pending;                 /* read */
  gsize       start;                   /* where in it the next piece begins */
  gsize       known;                   /* so many bytes of that hold no end */
  char       *text;                    /* the piece, decoded; NULL: none */
  const char *at;                      /* where its rest begins */
  unsigned    line;                    /* of the rest, or where the next piece begins */
  bool        whole;                   /* two bytes a character: one piece */
  bool        any, failed;
};

static void
say_errno (BlockInput *input, int code)
{
  fflush (stdout);
  fprintf (stderr, "%s:0:0: %s\n", input->name, g_strerror (code));
  input->failed = true;
}

/* Nothing more is read. */
static void
end (BlockInput *input)
{
  if (input->file > 0)
    close (input->file);
  input->file = -1;
}

/* What was answered is out before it waits. */
static bool
read_more (BlockInput *input)
{
  gsize length = input->pending->len - input->start;
  ssize_t n;

  if (input->file < 0)
    return false;
  fflush (stdout);
  g_string_erase (input->pending, 0, (gssize) input->start);
  input->start = 0;
  g_string_set_size (input->pending, length + CHUNK);
  do
    n = read (input->file, input->pending->str + length, CHUNK);
  while (n < 0 && errno == EINTR);
  if (n < 0)
    say_errno (input, errno);
  g_string_set_size (input->pending, length + (gsize) MAX (n, 0));
  if (n <= 0)
    end (input);
  return n > 0;
}

BlockInput *
block_input_open (const char *name)
{
  BlockInput *input = g_new0 (BlockInput, 1);
  bool standard = !name || strcmp (name, "-") == 0;

  input->name = text_visible (standard ? "<stdin>" : name);
  input->file = standard ? STDIN_FILENO : open (name, O_RDONLY | O_CLOEXEC);
  input->pending = g_string_new (NULL);
  input->line = 1;
  if (input->file < 0)
    say_errno (input, errno);
  while (!input->failed && input->pending->len < 2 && read_more (input))
    continue;
  if (input->failed)
    {
      block_input_close (input);
      return NULL;
    }
  input->whole = input_looks_wide (input->pending);
  return input;
}

void
block_input_close (BlockInput *input)
{
  if (!input)
    return;
  end (input);
  g_string_free (input->pending, TRUE);
  g_free (input->text);
  g_free (input->name);
  g_free (input);
}

const char *
block_input_name (const BlockInput *input)
{
  return input->name;
}

bool
block_input_failed (const BlockInput *input)
{
  return input->failed;
}

static const char *
rest (const BlockInput *input, gsize *length)
{
  *length = input->pending->len - input->start;
  return input->pending->str + input->start;
}

/* How many bytes there are up to an empty line, with it; 0: it is not there yet. */
static gsize
find_end (const BlockInput *input)
{
  gsize length;
  const char *bytes = rest (input, &length);

  for (gsize i = MAX (input->known, 1); !input->whole && i < length; i++)
    if ((bytes[i] == '\n' && bytes[i - 1] == '\n') || (bytes[i] == '\r' && bytes[i - 1] == '\r')
        || (i > 1 && bytes[i] == '\n' && bytes[i - 1] == '\r' && bytes[i - 2] == '\n'))
      return i + 1;
  return 0;
}

/* Lines that end there: with LF, CR, or both. */
static unsigned
count_lines (const char *bytes, gsize length)
{
  unsigned n = 0;

  for (gsize i = 0; i < length; i++)
    n += bytes[i] == '\n' ? i == 0 || bytes[i - 1] != '\r' : bytes[i] == '\r';
  return n;
}

static void
pass (BlockInput *input, gsize length)
{
  input->start += length;
  input->known = 0;
}

/* The length of the next piece. False: it is too long, and all but its end is gone. */
static bool
find_piece (BlockInput *input, gsize *length)
{
  bool fits = true;

  while ((*length = find_end (input)) == 0)
    {
      const char *bytes = rest (input, length);

      input->known = *length > 2 ? *length - 2 : 0;
      if (*length > FORMAT_MAX_BYTES)
        {
          fits = false;
          input->line += count_lines (bytes, *length - 2);
          pass (input, *length - 2);
          if (input->whole)                    /* nobody knows where it would go on */
            end (input);
        }
      if (!read_more (input))
        {
          rest (input, length);
          break;
        }
    }
  return fits;
}

/* Whether nothing behind such bytes could be read on. */
static bool
is_no_text_at_all (const ParseError *error, const char *bytes, gsize length)
{
  return error->reason == PARSE_PACKED || (error->reason == PARSE_BINARY && memchr (bytes, '\0', length));
}

/* Goes on to the next piece. False: it is no text, and *error says so; where it is empty, there is none, and that is right. */
static bool
take_piece (BlockInput *input, ParseError *error)
{
  unsigned line = input->line;
  gsize length, all;
  bool fits = find_piece (input, &length), first = !input->any;
  const char *bytes = rest (input, &all);

  *error = (ParseError) { .reason = PARSE_TOO_LARGE, .expected = FORMAT_MAX_BYTES };
  input->at = input->text = fits ? format_decode (bytes, length, error) : NULL;
  if (!input->text)                            /* else its lines are counted as they are read */
    input->line += count_lines (bytes, length);
  if (input->text || error->reason == PARSE_EMPTY)
    {
      pass (input, length);
      return true;
    }
  error->line = line + MAX (error->line, 1) - 1;
  if (first && is_no_text_at_all (error, bytes, length))
    {
      end (input);
      length = all;
    }
  input->any = true;
  pass (input, length);
  return false;
}

bool
block_input_next (BlockInput *input, Block **block, ParseError *error)
{
  for (;;)
    {
      if (input->text && block_read (&input->at, &input->line, block, error))
        return input->any = true;
      g_clear_pointer (&input->text, g_free);
      *block = NULL;
      if (input->start == input->pending->len && !read_more (input))
        break;
      if (!take_piece (input, error))
        return true;
    }
  if (input->any || input->failed)
    return false;
  *error = (ParseError) { .reason = PARSE_EMPTY };
  return input->any = true;
}

bool
block_input_more (BlockInput *input)
{
  if (input->text && input->at[strspn (input->at, " \t\n")])
    return true;
  do
    for (gsize i = input->start; i < input->pending->len; i++)
      if (!g_ascii_isspace (input->pending->str[i]))
        return true;
  while (read_more (input));
  return false;
}
