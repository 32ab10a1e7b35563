/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "level.h"

#include <string.h>

#include "engine/core/words.h"

const RatingLevel rating_levels[] = {
  { "easy",    N_("Easy"),    10, 15 },
  { "medium",  N_("Medium"),  16, 28 },
  { "hard",    N_("Hard"),    29, 44 },
  { "expert",  N_("Expert"),  45, 71 },
  { "extreme", N_("Extreme"), 72, 999 },
  { 0 }
};

/* What is rated by the length of a chain can have any rating from EVERY on. Below it: unique rectangles and loops from 4.5, sets
 * of up to seven cells among them; BUGs from 5.6, up to six of these cells; aligned pairs 6.2. */
static const int values[] = { 10, 12, 15, 17, 19, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 45, 46, 47, 48, 49,
                              50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62 };
enum { N_VALUES = sizeof values / sizeof values[0], EVERY = 65 };

int
rating_at_least (int tenths)
{
  for (int i = 0; i < N_VALUES; i++)
    if (values[i] >= tenths)
      return values[i];
  if (tenths > RATING_HIGHEST)
    return 0;

  return tenths > EVERY ? tenths : EVERY;
}

int
rating_at_most (int tenths)
{
  if (tenths >= EVERY)
    return tenths < RATING_HIGHEST ? tenths : RATING_HIGHEST;
  for (int i = N_VALUES - 1; i >= 0; i--)
    if (values[i] <= tenths)
      return values[i];

  return 0;
}

const RatingLevel *
rating_level_of (int tenths)
{
  for (const RatingLevel *level = rating_levels; level->id; level++)
    if (tenths >= level->min && tenths <= level->max)
      return level;

  return NULL;
}

const RatingLevel *
rating_level_find (const char *id)
{
  for (const RatingLevel *level = rating_levels; level->id; level++)
    if (strcmp (level->id, id) == 0)
      return level;

  return NULL;
}
