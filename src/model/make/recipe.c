/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* recipe.c — see recipe.h. Each part of a wish is a word or a key with its value; parts are parted by commas. */
#include "recipe.h"

#include <string.h>

#include "engine/logic/score.h"
#include "engine/search/switches.h"
#include "engine/make/symmetry.h"
#include "engine/search/options.h"

static const SwitchValue *
variant_values (void)
{
  return search_switches[SWITCH_VARIANT].values;
}

const RatingLevel *
recipe_level (const Wish *wish)
{
  for (const RatingLevel *level = rating_levels; level->id; level++)
    if (wish->er_min == level->min && wish->er_max == level->max)
      return level;

  return NULL;
}

void
recipe_set_level (Wish *wish, const RatingLevel *level)
{
  wish->er_min = level ? level->min : 0;
  wish->er_max = level ? level->max : 0;
}

/* Writing. */

static void
append (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
append (GString *text, const char *format, ...)
{
  va_list arguments;

  if (text->len)
    g_string_append (text, ", ");
  va_start (arguments, format);
  g_string_append_vprintf (text, format, arguments);
  va_end (arguments);
}

static void
append_method (GString *text, const Wish *wish)
{
  if (wish->method == MAKE_POTENTIAL)
    for (const SwitchValue *value = variant_values (); value->id; value++)
      if (value->value == (int) wish->variant)
        append (text, "potential %s", value->id);
}

static void
append_hardness (GString *text, const Wish *wish)
{
  const RatingLevel *level = recipe_level (wish);

  if (level)
    append (text, "%s", level->id);
  else if (wish->er_max)
    append (text, "rating %d.%d-%d.%d", wish->er_min / 10, wish->er_min % 10, wish->er_max / 10, wish->er_max % 10);
  if (wish->score_max)
    append (text, "score %d-%d", wish->score_min, wish->score_max);
  if (wish->score_level >= 0)
    append (text, "hodoku %s", score_levels[wish->score_level].id);
}

static void
append_techniques (GString *text, const Wish *wish)
{
  if (wish->needs >= 0)
    append (text, "needs %s", techniques[wish->needs].id);
  if (!wish->only_allowed)
    return;

  append (text, "allows");
  for (const Technique *technique = techniques; technique->id; technique++)
    if (technique_set_has (&wish->allowed, technique))
      g_string_append_printf (text, " %s", technique->id);
}

static void
append_clues (GString *text, const Wish *wish)
{
  if (wish->symmetry)
    append (text, "%s", symmetries[wish->symmetry].id);
  if (wish->clues_min > 0 || wish->clues_max < N_CELLS)
    append (text, "clues %d-%d", wish->clues_min, wish->clues_max);
  if (wish->has_pattern)
    {
      append (text, "pattern ");
      for (int cell = 0; cell < N_CELLS; cell++)
        g_string_append_c (text, cells_has (wish->pattern, cell) ? 'x' : '.');
    }
  if (wish->minimal)
    append (text, "minimal");
}

static void
append_wish (GString *text, const Wish *wish)
{
  append_hardness (text, wish);
  append_clues (text, wish);
  append_techniques (text, wish);
  append_method (text, wish);
}

char *
recipe_format_wish (const Wish *wish)
{
  GString *text = g_string_new (NULL);

  append_wish (text, wish);
  if (!text->len)
    g_string_append (text, "any");
  return g_string_free (text, FALSE);
}

char *
recipe_format (const Recipe *recipe)
{
  GString *text = g_string_new (NULL);

  append (text, "seed %" G_GUINT64_FORMAT, recipe->seed);
  append (text, "number %" G_GUINT64_FORMAT, recipe->number);
  append_wish (text, &recipe->wish);
  return g_string_free (text, FALSE);
}

/* Reading. */

/* "2.9" or "3" in tenths. */
static bool
parse_tenths (const char *text, int *tenths)
{
  g_auto (GStrv) parts = g_strsplit (text, ".", 2);
  guint64        whole, tenth = 0;

  if (!parts[0] || !g_ascii_string_to_unsigned (parts[0], 10, 0, 99, &whole, NULL)
      || (parts[1] && !g_ascii_string_to_unsigned (parts[1], 10, 0, 9, &tenth, NULL)))
    return false;
  *tenths = (int) (10 * whole + tenth);
  return true;
}

static bool
parse_whole (const char *text, int *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT, &value, NULL))
    return false;
  *number = (int) value;
  return true;
}

/* "A-B" */
static bool
parse_range (const char *text, bool (*parse) (const char *, int *), int *min, int *max)
{
  g_auto (GStrv) ends = g_strsplit (text, "-", 2);

  return g_strv_length (ends) == 2 && parse (ends[0], min) && parse (ends[1], max);
}

static bool
parse_pattern (const char *text, Wish *wish)
{
  if (strlen (text) != N_CELLS || strspn (text, "x.") != N_CELLS)
    return false;
  wish->pattern = (CellSet) { 0 };
  for (int cell = 0; cell < N_CELLS; cell++)
    if (text[cell] == 'x')
      cells_add (&wish->pattern, cell);
  wish->has_pattern = true;
  return true;
}

static bool
parse_allowed (const char *text, Wish *wish)
{
  g_auto (GStrv) ids = g_strsplit (text, " ", -1);

  wish->only_allowed = true;
  for (char **id = ids; *id; id++)
    {
      const Technique *technique = technique_find (*id);

      if (!technique)
        return false;
      technique_set_add (&wish->allowed, technique);
    }

  return true;
}

static bool
parse_needs (const char *text, Wish *wish)
{
  const Technique *technique = technique_find (text);

  wish->needs = technique ? (int) (technique - techniques) : -1;
  return technique != NULL;
}

static bool
parse_score_level (const char *text, Wish *wish)
{
  const ScoreLevel *level = score_level_find (text);

  wish->score_level = level ? (int) (level - score_levels) : -1;
  return level != NULL;
}

static bool
parse_potential (const char *text, Wish *wish)
{
  for (const SwitchValue *value = variant_values (); value->id; value++)
    if (g_str_equal (value->id, text))
      {
        wish->method = MAKE_POTENTIAL;
        wish->variant = (Variant) value->value;
        return true;
      }

  return false;
}

/* A word by itself. */
static bool
parse_word (const char *word, Wish *wish)
{
  const RatingLevel *level = rating_level_find (word);
  const Symmetry    *symmetry = symmetry_find (word);

  if (level)
    recipe_set_level (wish, level);
  else if (symmetry)
    wish->symmetry = (int) (symmetry - symmetries);
  else if (g_str_equal (word, "minimal"))
    wish->minimal = true;
  else
    return g_str_equal (word, "any");

  return true;
}

static bool
parse_part (const char *part, Recipe *recipe)
{
  g_auto (GStrv) words = g_strsplit (part, " ", 2);
  const char    *key = words[0], *value = key ? words[1] : NULL;
  Wish          *wish = &recipe->wish;

  if (!key)
    return false;
  if (!value)
    return g_str_equal (key, "allows") ? parse_allowed ("", wish) : parse_word (key, wish);
  if (g_str_equal (key, "seed"))
    return g_ascii_string_to_unsigned (value, 10, 0, G_MAXUINT64, &recipe->seed, NULL);
  if (g_str_equal (key, "number"))
    return g_ascii_string_to_unsigned (value, 10, 0, G_MAXUINT64, &recipe->number, NULL);
  if (g_str_equal (key, "rating"))
    return parse_range (value, parse_tenths, &wish->er_min, &wish->er_max);
  if (g_str_equal (key, "score"))
    return parse_range (value, parse_whole, &wish->score_min, &wish->score_max);
  if (g_str_equal (key, "hodoku"))
    return parse_score_level (value, wish);
  if (g_str_equal (key, "clues"))
    return parse_range (value, parse_whole, &wish->clues_min, &wish->clues_max)
           && MAX (wish->clues_min, wish->clues_max) <= N_CELLS;
  if (g_str_equal (key, "pattern"))
    return parse_pattern (value, wish);
  if (g_str_equal (key, "needs"))
    return parse_needs (value, wish);
  if (g_str_equal (key, "allows"))
    return parse_allowed (value, wish);
  if (g_str_equal (key, "potential"))
    return parse_potential (value, wish);

  return false;
}

bool
recipe_parse (Recipe *recipe, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  memset (recipe, 0, sizeof *recipe);
  wish_init (&recipe->wish);
  for (char **part = parts; *part; part++)
    if (!parse_part (g_strstrip (*part), recipe))
      return false;

  return parts[0] != NULL;
}

bool
recipe_parse_wish (Wish *wish, const char *text)
{
  Recipe recipe;
  bool   read = recipe_parse (&recipe, text);

  *wish = recipe.wish;
  return read;
}

uint64_t
recipe_new_seed (void)
{
  return (uint64_t) g_random_int_range (1, 1000 * 1000 * 1000);
}

/* Documents. */

Document *
recipe_document (const Recipe *recipe, const Made *made)
{
  g_autofree char   *how = recipe_format (recipe);
  Document          *document = document_new ();
  const RatingLevel *level = made->er ? rating_level_of (made->er) : NULL;

  document_set_board (document, &made->puzzle);
  document->source = g_strconcat (DOCUMENT_MADE_HERE, how, NULL);
  document->level = level ? g_strdup (level->name) : NULL;
  if (made->er)
    document->rating = (DocumentRating) { .scale = SCALE_SE, .er = made->er, .ep = made->ep, .ed = made->ed };
  else if (made->score >= 0)
    document->rating = (DocumentRating) { .scale = SCALE_HODOKU, .er = made->score };
  return document;
}
