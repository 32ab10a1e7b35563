/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* condition-reader.c — the words of a condition, one by one. */
#include "condition-text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void
condition_put (Writer *writer, const char *format, ...)
{
  size_t  room = writer->size - writer->length;
  va_list arguments;
  int     written;

  va_start (arguments, format);
  written = vsnprintf (writer->text + writer->length, room, format, arguments);
  va_end (arguments);
  writer->length += (size_t) written < room ? (size_t) written : room ? room - 1 : 0;
}

bool
condition_take_text (Reader *reader, const char *text)
{
  size_t length = strlen (text);

  if ((size_t) (reader->end - reader->at) < length || memcmp (reader->at, text, length) != 0)
    return false;
  reader->at += length;
  return true;
}

/* A number without sign, least … most. */
bool
condition_take_number (Reader *reader, uint64_t least, uint64_t most, uint64_t *number)
{
  const char *start = reader->at;

  for (*number = 0; reader->at < reader->end && *reader->at >= '0' && *reader->at <= '9'; reader->at++)
    {
      unsigned digit = (unsigned) (*reader->at - '0');

      if (*number > (UINT64_MAX - digit) / 10)
        return false;
      *number = *number * 10 + digit;
    }

  return reader->at > start && *number >= least && *number <= most;
}

bool
condition_take_small (Reader *reader, int least, int most, int *number)
{
  uint64_t read;

  if (!condition_take_number (reader, (uint64_t) least, (uint64_t) most, &read))
    return false;
  *number = (int) read;
  return true;
}

/* The next item of a list with commas between, as a word of its own; false: the list is at its end. */
bool
condition_take_item (Reader *reader, Reader *item)
{
  *item = *reader;
  if (reader->at == reader->end)
    return false;
  while (reader->at < reader->end && *reader->at != ',')
    reader->at++;
  item->end = reader->at;
  if (reader->at < reader->end)
    reader->at++;
  return true;
}
