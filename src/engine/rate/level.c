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
