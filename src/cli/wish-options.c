/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "wish-options.h"

#include <string.h>

#include "command.h"
#include "engine/logic/method-set.h"
#include "engine/logic/score.h"
#include "engine/make/symmetry.h"
#include "engine/rate/level.h"
#include "engine/search/options.h"
#include "model/explain/explain-wish.h"

enum { ANY_ER = 999, ANY_SCORE = 1000000 };

/* A number of at most that many places after the point, as an integer of these places: "3.5" with one is 35. */
static bool
parse_number (const char *text, const char *end, int places, int *number)
{
  int value = 0, left = -1;

  if (text == end)
    return false;
  for (; text < end; text++)
    if (*text == '.' && left < 0 && places > 0 && text + 1 < end)
      left = places;
    else if (!g_ascii_isdigit (*text) || left == 0 || value > ANY_SCORE)
      return false;
    else
      {
        value = value * 10 + (*text - '0');
        left -= left > 0;
      }

  for (left = left < 0 ? places : left; left > 0; left--)
    value *= 10;
  *number = value;
  return true;
}

/* "A..B", or "A" for A to A. */
static bool
parse_range (const char *text, int places, int *from, int *to)
{
  const char *dots = strstr (text, ".."), *end = text + strlen (text);

  return parse_number (text, dots ? dots : end, places, from) && parse_number (dots ? dots + 2 : text, end, places, to);
}

/* A word for a level of one of the scales. */
static bool
get_level (const char *text, bool hodoku, Wish *wish)
{
  const RatingLevel *level = hodoku ? NULL : rating_level_find (text);
  const ScoreLevel  *score = hodoku ? score_level_find (text) : NULL;

  if (level)
    {
      wish->er_min = level->min;
      wish->er_max = level->max;
    }
  if (score)
    wish->score_level = (int) (score - score_levels);
  return level || score;
}

/* "hodoku:hard" names its scale itself; *text goes behind that. NULL: it does not. */
static const char *
scale_before (const char **text)
{
  static const char *const scales[] = { "se", "hodoku" };

  for (gsize i = 0; *text && i < G_N_ELEMENTS (scales); i++)
    if (g_str_has_prefix (*text, scales[i]) && (*text)[strlen (scales[i])] == ':')
      {
        *text += strlen (scales[i]) + 1;
        return scales[i];
      }
  return NULL;
}

static bool
get_rating (const WishOptions *options, Wish *wish)
{
  const char *text = options->rating, *named = scale_before (&text), *scale = named ? named : options->scale;
  bool hodoku = scale && strcmp (scale, "hodoku") == 0;

  if (scale && !hodoku && strcmp (scale, "se") != 0)
    {
      command_usage ("--scale %s: expected se or hodoku", scale);
      return false;
    }
  if (named && options->scale && strcmp (named, options->scale) != 0)
    {
      command_usage ("--rating %s: --scale says %s", options->rating, options->scale);
      return false;
    }
  if (!text)
    {
      wish->er_max = scale && !hodoku ? ANY_ER : 0;
      wish->score_max = hodoku ? ANY_SCORE : 0;
      return true;
    }

  if (get_level (text, hodoku, wish)
      || (hodoku ? parse_range (text, 0, &wish->score_min, &wish->score_max) && wish->score_max > 0
                 : parse_range (text, 1, &wish->er_min, &wish->er_max) && wish->er_max > 0 && wish->er_max <= ANY_ER))
    return true;
  command_usage (hodoku ? "--rating %s: expected a score, as 500..800, or easy, medium, hard, unfair, extreme"
                        : "--rating %s: expected a rating, as 3.0..4.4, or easy, medium, hard, expert, extreme", options->rating);
  return false;
}

static bool
get_techniques (const WishOptions *options, Wish *wish)
{
  const Technique *needed = options->needs ? technique_find (options->needs) : NULL;

  if (options->needs && !needed)
    {
      command_unknown_technique ("--needs", options->needs);
      return false;
    }
  if (needed)
    wish->needs = (int) (needed - techniques);
  wish->only_allowed = options->allow != NULL;
  if (options->allow && !method_set_parse (options->allow, &wish->allowed))
    {
      command_usage ("--allow %s: expected techniques, as ns,hs,naked-pair, or all,-ID", options->allow);
      return false;
    }

  return true;
}

static bool
get_pattern (const char *text, Wish *wish)
{
  if (strlen (text) != N_CELLS)
    {
      command_usage ("--pattern: expected 81 signs, not %d", (int) strlen (text));
      return false;
    }

  for (int cell = 0; cell < N_CELLS; cell++)
    if (text[cell] != '.' && text[cell] != '0')
      cells_add (&wish->pattern, cell);
  wish->has_pattern = true;
  return true;
}

static bool
get_cells (const WishOptions *options, Wish *wish)
{
  const Symmetry *symmetry = options->symmetry ? symmetry_find (options->symmetry) : symmetries;

  if (options->clues
      && (!parse_range (options->clues, 0, &wish->clues_min, &wish->clues_max) || wish->clues_max > N_CELLS))
    {
      command_usage ("--clues %s: expected a number from 17 to 81, or a range, as 24..28", options->clues);
      return false;
    }
  if (!symmetry)
    {
      g_autoptr(GString) known = g_string_new (NULL);

      for (const Symmetry *row = symmetries; row->id; row++)
        g_string_append_printf (known, "%s%s", known->len ? ", " : "", row->id);
      command_usage ("--symmetry %s: there is none of that name; known are %s", options->symmetry, known->str);
      return false;
    }

  wish->symmetry = (int) (symmetry - symmetries);
  wish->minimal = options->minimal;
  return !options->pattern || get_pattern (options->pattern, wish);
}

static bool
get_method (const WishOptions *options, Wish *wish)
{
  const SearchSwitch *variants = &search_switches[SWITCH_VARIANT];

  if (options->method && strcmp (options->method, "search") != 0 && strcmp (options->method, "potential") != 0)
    {
      command_usage ("--method %s: expected search or potential", options->method);
      return false;
    }
  wish->method = options->method && strcmp (options->method, "potential") == 0 ? MAKE_POTENTIAL : MAKE_SEARCH;
  if (!options->variant)
    return true;

  if (wish->method != MAKE_POTENTIAL)
    {
      command_usage ("--variant is for --method potential");
      return false;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (variants->values) && variants->values[i].id; i++)
    if (strcmp (variants->values[i].id, options->variant) == 0)
      {
        wish->variant = (Variant) variants->values[i].value;
        return true;
      }
  command_usage ("--variant %s: expected random-naked, mrv-naked, random-hidden or mrv-hidden", options->variant);
  return false;
}

bool
wish_options_get (const WishOptions *options, Wish *wish)
{
  WishStatus status;

  wish_init (wish);
  if (!get_rating (options, wish) || !get_techniques (options, wish) || !get_cells (options, wish)
      || !get_method (options, wish))
    return false;

  status = wish_check (wish);
  if (status != WISH_OK)
    {
      g_autofree char *refusal = explain_wish_refusal (wish, status);

      command_usage ("%s", refusal);
      return false;
    }
  return true;
}

void
wish_options_clear (WishOptions *options)
{
  char *texts[] = { options->rating, options->scale, options->needs, options->allow, options->clues, options->symmetry,
                    options->pattern, options->method, options->variant };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (texts[i]);
}
