/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "help-lists.h"

#include <glib/gi18n.h>

#include "engine/rate/level.h"
#include "explain-rating.h"
#include "formats/format.h"
#include "model/explain/explain-format.h"
#include "model/explain/explain-say.h"
#include "model/explain/explain-words.h"

void
help_add_formats (GPtrArray *text)
{
  for (int i = 0; formats[i]; i++)
    g_ptr_array_add (text, explain_format (formats[i]));
}

/* Sudoku Explainer's; most of what can be longer or larger is rated more. */
static const struct { int least; bool more; } ratings[N_RATE_TECHNIQUES] = {
  [RATE_LAST_CELL] = { 10 }, [RATE_HIDDEN_SINGLE] = { 12, true }, [RATE_DIRECT_POINTING] = { 17 },
  [RATE_DIRECT_CLAIMING] = { 19 }, [RATE_DIRECT_HIDDEN_PAIR] = { 20 }, [RATE_NAKED_SINGLE] = { 23 },
  [RATE_DIRECT_HIDDEN_TRIPLET] = { 25 }, [RATE_POINTING] = { 26 }, [RATE_CLAIMING] = { 28 }, [RATE_NAKED_PAIR] = { 30 },
  [RATE_X_WING] = { 32 }, [RATE_HIDDEN_PAIR] = { 34 }, [RATE_NAKED_TRIPLET] = { 36 }, [RATE_SWORDFISH] = { 38 },
  [RATE_HIDDEN_TRIPLET] = { 40 }, [RATE_XY_WING] = { 42 }, [RATE_XYZ_WING] = { 44 }, [RATE_UNIQUE_RECTANGLE] = { 45, true },
  [RATE_UNIQUE_LOOP] = { 46, true }, [RATE_NAKED_QUAD] = { 50 }, [RATE_JELLYFISH] = { 52 }, [RATE_HIDDEN_QUAD] = { 54 },
  [RATE_BUG_1] = { 56 }, [RATE_BUG_2] = { 57 }, [RATE_BUG_3] = { 58, true }, [RATE_BUG_4] = { 57 },
  [RATE_ALIGNED_PAIR] = { 62 }, [RATE_X_CYCLE] = { 65, true }, [RATE_Y_CYCLE] = { 65, true }, [RATE_XY_CYCLE] = { 70, true },
  [RATE_FORCING_X_CHAIN] = { 66, true }, [RATE_FORCING_CHAIN] = { 70, true }, [RATE_ALIGNED_TRIPLET] = { 75 },
  [RATE_NISHIO] = { 75, true }, [RATE_MULTIPLE_CHAINS] = { 80, true }, [RATE_DYNAMIC_CHAINS] = { 85, true },
  [RATE_DYNAMIC_PLUS] = { 90, true }, [RATE_NESTED_2] = { 95, true }, [RATE_NESTED_3] = { 100, true },
  [RATE_NESTED_4] = { 105, true }, [RATE_NESTED_5] = { 110, true },
};

int
help_least_rating (int technique)
{
  return ratings[technique].least;
}

/* Of those that begin in this level. */
static char *
list_techniques (const RatingLevel *level)
{
  GPtrArray *list = explain_list_new ();

  for (int technique = RATE_NOTHING + 1; technique < N_RATE_TECHNIQUES; technique++)
    {
      int least = ratings[technique].least;
      const char *name = explain_rate_technique (technique);
      g_autofree char *value = explain_tenths (least);

      if (least < level->min || least > level->max)
        continue;
      /* Translators: a technique and its rating, the least that it may have: "Unique rectangle from 4.5" */
      g_ptr_array_add (list, ratings[technique].more ? g_strdup_printf (_("%s from %s"), name, value)
                                                     : g_strdup_printf ("%s %s", name, value));
    }
  return explain_join (list, LIST_FACTS);
}

void
help_add_ratings (GPtrArray *text)
{
  for (const RatingLevel *level = rating_levels; level->id; level++)
    {
      g_autofree char *least = explain_tenths (level->min), *most = explain_tenths (level->max), *list = list_techniques (level);

      /* Translators: a level such as Hard, its first and its last rating, and the techniques there with theirs */
      g_ptr_array_add (text, level[1].id ? g_strdup_printf (_("%s, %s to %s: %s"), _(level->name), least, most, list)
                                         : g_strdup_printf (_("%s, from %s: %s"), _(level->name), least, list));
    }
}
