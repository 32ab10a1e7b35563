/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-rating.h"

#include <glib/gi18n.h>

#include "engine/rate/level.h"
#include "model/explain/explain.h"
#include "engine/rate/ways.h"

static const char *const names[N_RATE_TECHNIQUES] = {
  [RATE_LAST_CELL] = N_("Full house"),
  [RATE_HIDDEN_SINGLE] = N_("Hidden single"),
  [RATE_DIRECT_POINTING] = N_("Direct pointing"),
  [RATE_DIRECT_CLAIMING] = N_("Direct claiming"),
  [RATE_DIRECT_HIDDEN_PAIR] = N_("Direct hidden pair"),
  [RATE_NAKED_SINGLE] = N_("Naked single"),
  [RATE_DIRECT_HIDDEN_TRIPLET] = N_("Direct hidden triple"),
  [RATE_POINTING] = N_("Pointing"),
  [RATE_CLAIMING] = N_("Claiming"),
  [RATE_NAKED_PAIR] = N_("Naked pair"),
  [RATE_X_WING] = N_("X-wing"),
  [RATE_HIDDEN_PAIR] = N_("Hidden pair"),
  [RATE_NAKED_TRIPLET] = N_("Naked triple"),
  [RATE_SWORDFISH] = N_("Swordfish"),
  [RATE_HIDDEN_TRIPLET] = N_("Hidden triple"),
  [RATE_XY_WING] = N_("XY-wing"),
  [RATE_XYZ_WING] = N_("XYZ-wing"),
  [RATE_UNIQUE_RECTANGLE] = N_("Unique rectangle"),
  [RATE_UNIQUE_LOOP] = N_("Unique loop"),
  [RATE_NAKED_QUAD] = N_("Naked quad"),
  [RATE_JELLYFISH] = N_("Jellyfish"),
  [RATE_HIDDEN_QUAD] = N_("Hidden quad"),
  [RATE_BUG_1] = N_("BUG + 1"),
  [RATE_BUG_2] = N_("BUG type 2"),
  [RATE_BUG_3] = N_("BUG type 3"),
  [RATE_BUG_4] = N_("BUG type 4"),
  [RATE_ALIGNED_PAIR] = N_("Aligned pair exclusion"),
  [RATE_X_CYCLE] = N_("X-cycle"),
  [RATE_Y_CYCLE] = N_("Y-cycle"),
  [RATE_XY_CYCLE] = N_("XY-cycle"),
  [RATE_FORCING_X_CHAIN] = N_("Forcing X-chain"),
  [RATE_FORCING_CHAIN] = N_("Forcing chain"),
  [RATE_ALIGNED_TRIPLET] = N_("Aligned triple exclusion"),
  [RATE_NISHIO] = N_("Nishio"),
  [RATE_MULTIPLE_CHAINS] = N_("Multiple forcing chains"),
  [RATE_DYNAMIC_CHAINS] = N_("Dynamic forcing chains"),
  [RATE_DYNAMIC_PLUS] = N_("Dynamic forcing chains with techniques"),
  [RATE_NESTED_2] = N_("Nested forcing chains"),
  [RATE_NESTED_3] = N_("Nested multiple chains"),
  [RATE_NESTED_4] = N_("Nested dynamic chains"),
  [RATE_NESTED_5] = N_("Nested dynamic chains with techniques"),
};

const char *
explain_rate_technique (int technique)
{
  g_return_val_if_fail (technique >= 0 && technique < N_RATE_TECHNIQUES, "");
  return names[technique] ? _(names[technique]) : "";
}

const char *
explain_se_level (const SeRating *se)
{
  const RatingLevel *level = se->rated ? rating_level_of (se->er) : NULL;

  return level ? _(level->name) : "";
}

const char *
explain_hodoku_level (const HodokuRating *hodoku)
{
  return hodoku->hardest ? _(score_levels[hodoku->level].name) : "";
}

static char *
on_se_scale (int tenths)
{
  g_autofree char *number = explain_tenths (tenths);

  /* Translators: %s is a rating such as 7.2 */
  return g_strdup_printf (_("%s on Sudoku Explainer’s scale"), number);
}

static char *
by_hodoku (int score)
{
  g_autofree char *number = explain_count ((uint64_t) score);

  /* Translators: %s is a number such as 1 234; HoDoKu is another Sudoku program */
  return g_strdup_printf (_("Score %s by HoDoKu"), number);
}

char *
explain_se_rating (const SeRating *se)
{
  g_autofree char *number = explain_tenths (se->er);

  /* Translators: %s is a rating such as 9.6 */
  return se->at_least ? g_strdup_printf (_("At least %s on Sudoku Explainer’s scale"), number) : on_se_scale (se->er);
}

char *
explain_se_figures (const SeRating *se)
{
  g_autofree char *figures = explain_isolate (g_strdup_printf ("ER/EP/ED %d.%d/%d.%d/%d.%d", se->er / 10, se->er % 10,
                                                               se->ep / 10, se->ep % 10, se->ed / 10, se->ed % 10));

  /* Translators: three ratings: "ER/EP/ED 7.1/1.2/1.2" */
  return g_strdup_printf (_("%s: the hardest step, up to the first digit, and the first step"), figures);
}

char *
explain_rating_name (const RatingReport *report)
{
  const char *level = report->known ? explain_se_level (&report->se) : "";
  g_autofree char *number = explain_tenths (report->se.er);

  return *level ? g_strdup_printf ("%s %s", level, number) : NULL;
}

char *
explain_hodoku_rating (const HodokuRating *hodoku)
{
  g_autofree char *number = explain_count ((uint64_t) hodoku->score);

  /* Translators: %s is a number such as 1 234; HoDoKu is another Sudoku program */
  return hodoku->stuck ? g_strdup_printf (_("Score at least %s by HoDoKu"), number) : by_hodoku (hodoku->score);
}

char *
explain_document_rating (const DocumentRating *rating)
{
  g_autofree char *number = explain_tenths (rating->er);

  switch (rating->scale)
    {
    case SCALE_SE:
      return on_se_scale (rating->er);
    case SCALE_SUKAKU:
      /* Translators: %s is a rating such as 7.2 */
      return g_strdup_printf (_("%s on Sukaku Explainer’s scale"), number);
    case SCALE_HODOKU:
      return by_hodoku (rating->er);
    case SCALE_UNNAMED:
      /* Translators: %s is a rating such as 7.2 */
      return g_strdup_printf (_("%s on a scale without a name"), number);
    default:
      return NULL;
    }
}

static bool
rating_differs (const DocumentRating *rating, const RatingReport *report)
{
  switch (rating->scale)
    {
    case SCALE_NONE:
      return false;
    case SCALE_SE:
      return !report->se.rated || report->se.at_least || rating->er != report->se.er;
    case SCALE_HODOKU:
      return !report->hodoku.scored || rating->er != report->hodoku.score;
    default:
      return true;
    }
}

/* One of our own words, or anybody's. */
static const RatingLevel *
find_level (const char *word)
{
  for (const RatingLevel *level = rating_levels; level->id; level++)
    if (g_ascii_strcasecmp (level->name, word) == 0)
      return level;
  return NULL;
}

char *
explain_brought_rating (const DocumentRating *rating, const char *level, const RatingReport *report)
{
  const RatingLevel *known = level ? find_level (level) : NULL;
  bool another_level = level && *level && !(known && report->se.rated && known == rating_level_of (report->se.er));
  g_autofree char *number = rating_differs (rating, report) ? explain_document_rating (rating) : NULL;
  const char *word = known ? _(known->name) : level;

  if (number && another_level)
    /* Translators: a level such as “Hard”, and a rating such as “8.3 on Sukaku Explainer’s scale” */
    return g_strdup_printf (_("Its source says: %s, %s"), word, number);
  if (number || another_level)
    /* Translators: a level such as “Hard”, or a rating such as “8.3 on Sukaku Explainer’s scale” */
    return g_strdup_printf (_("Its source says: %s"), number ? number : word);
  return NULL;
}

static char *
ways_open (int ways)
{
  if (ways == RATE_WAYS_MOST)
    /* Translators: this many different steps could be taken */
    return g_strdup_printf (ngettext ("%d way or more open", "%d ways or more open", (gulong) ways), ways);
  /* Translators: this many different steps could be taken */
  return g_strdup_printf (ngettext ("%d way open", "%d ways open", (gulong) ways), ways);
}

char *
explain_rating_step (const SeRating *se, int step)
{
  const RatingStep *of;
  g_autofree char *tenths = NULL, *ways = NULL;

  g_return_val_if_fail (step >= 0 && step < se->n_steps, NULL);
  of = &se->steps[step];
  tenths = explain_tenths (of->tenths);
  if (of->ways == 0)
    /* Translators: number of the step, how many there are, technique, its rating: “Step 14 of 52: X-wing, 3.2” */
    return g_strdup_printf (_("Step %d of %d: %s, %s"), step + 1, se->n_steps, explain_rate_technique (of->technique), tenths);
  ways = ways_open (of->ways);
  /* Translators: number of the step, how many there are, technique, its rating, “4 ways open” */
  return g_strdup_printf (_("Step %d of %d: %s, %s; %s"), step + 1, se->n_steps, explain_rate_technique (of->technique),
                          tenths, ways);
}

char *
explain_rating_profile (const SeRating *se)
{
  const RatingStep *hardest = se->hardest_step >= 0 ? &se->steps[se->hardest_step] : NULL;
  g_autofree char *tenths = hardest ? explain_tenths (hardest->tenths) : NULL;

  if (!hardest)
    return g_strdup ("");
  /* Translators: how many steps, number of the hardest one, its technique, its rating */
  return g_strdup_printf (ngettext ("%d step; the hardest is step %d: %s, %s", "%d steps; the hardest is step %d: %s, %s",
                                    (gulong) se->n_steps),
                          se->n_steps, se->hardest_step + 1, explain_rate_technique (hardest->technique), tenths);
}
