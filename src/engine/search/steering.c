/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "steering.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "engine/core/notation.h"
#include "engine/rules/place-notation.h"

bool
steering_add (Steering *steering, uint64_t step, int cell, int digit)
{
  unsigned n = 0;

  while (n < steering->n && steering->at[n].step < step)
    n++;
  if (n == STEERS_MAX)
    return false;

  memset (&steering->at[n], 0, (STEERS_MAX - n) * sizeof *steering->at);
  steering->at[n] = (Steer) { step, (uint16_t) cell, (uint8_t) digit };
  steering->n = n + 1;
  return true;
}

bool
steering_equal (const Steering *a, const Steering *b)
{
  bool same = a->n == b->n;

  for (unsigned i = 0; same && i < a->n; i++)
    same = a->at[i].step == b->at[i].step && a->at[i].cell == b->at[i].cell && a->at[i].digit == b->at[i].digit;
  return same;
}

size_t
steering_format (const Steering *steering, char *text, size_t size)
{
  return steering_format_on (NULL, steering, text, size);
}

size_t
steering_format_on (const Topology *topology, const Steering *steering, char *text, size_t size)
{
  size_t length = 0;

  if (size)
    *text = '\0';
  for (unsigned i = 0; i < steering->n && length < size; i++)
    {
      const Steer *at = &steering->at[i];
      int written = snprintf (text + length, size - length, "%s%" PRIu64 ":%s=%c", i ? " " : "", at->step,
                              place_text_on (at->cell, topology ? topology->columns : 9).text, value_character (at->digit));

      length += (size_t) written;
    }

  return length < size ? length : size ? size - 1 : 0;
}

/* A number without a sign, and what follows it; NULL: there is none, or it is too large. */
static const char *
parse_number (const char *text, uint64_t *number)
{
  const char *at = text;

  for (*number = 0; *at >= '0' && *at <= '9'; at++)
    {
      uint64_t digit = (uint64_t) (*at - '0');

      if (*number > (UINT64_MAX - digit) / 10)
        return NULL;
      *number = *number * 10 + digit;
    }

  return at > text ? at : NULL;
}

/* "r4c12=A" */
static bool
parse_placed (const Topology *topology, const char **text, int *cell, int *value)
{
  if (!place_read (text, topology->rows, topology->columns, cell) || !topology_exists (topology, *cell) || **text != '=')
    return false;
  *value = value_from_character (*++*text);
  if (*value < 1 || *value > topology->n)
    return false;
  ++*text;
  return true;
}

/* "356:r4c5=7" */
static const char *
parse_steer (const Topology *topology, const char *text, Steer *steer)
{
  const char *at = parse_number (text, &steer->step);
  int         cell, digit;

  if (!at || *at++ != ':'
      || !(topology ? parse_placed (topology, &at, &cell, &digit) : notation_read_placed (&at, &cell, &digit)))
    return NULL;

  steer->cell = (uint16_t) cell;
  steer->digit = (uint8_t) digit;
  return at;
}

bool
steering_parse (const char *text, Steering *steering)
{
  return steering_parse_on (NULL, text, steering);
}

bool
steering_parse_on (const Topology *topology, const char *text, Steering *steering)
{
  Steering read = { 0 };

  while (*text)
    {
      Steer steer = { 0 };

      text = parse_steer (topology, text, &steer);
      if (!text || (*text && (*text++ != ' ' || !*text)) || read.n == STEERS_MAX
          || (read.n && steer.step <= read.at[read.n - 1].step))
        return false;
      read.at[read.n++] = steer;
    }

  *steering = read;
  return true;
}
