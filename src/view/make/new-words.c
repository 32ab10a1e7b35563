/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "new-words.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"

char *
new_words_rating (int tenths)
{
  const RatingLevel *level = rating_level_of (tenths);

  /* Translators: a level ("Hard"), then the rating */
  return explain_say (_("{level} {rating}"), SAY_TEXT ("level", level ? _(level->name) : ""),
                      SAY_OWN ("rating", explain_tenths (tenths)));
}

char *
new_words_made (const Made *made)
{
  int n = board_filled (&made->puzzle);
  g_autofree char *clues = g_strdup_printf (ngettext ("%d clue", "%d clues", n), n), *rating = NULL;

  if (!made->er)
    return g_steal_pointer (&clues);
  rating = new_words_rating (made->er);
  return explain_join_some (LIST_FACTS, rating, clues, NULL);
}

char *
new_words_progress (const MakerReport *report)
{
  unsigned long n = (unsigned long) report->n_tries;
  g_autofree char *count = explain_count (report->n_tries), *one_in = explain_count (report->one_in);

  if (report->one_in > 1)
    /* Translators: how many boards were tried; of how many about one fits */
    return g_strdup_printf (ngettext ("Tried %s board, about 1 in %s fits.", "Tried %s boards, about 1 in %s fits.", n), count,
                            one_in);
  if (report->one_in == 1)
    return g_strdup_printf (ngettext ("Tried %s board, nearly all fit.", "Tried %s boards, nearly all fit.", n), count);
  if (report->state == MAKER_MADE)
    return g_strdup_printf (ngettext ("Tried %s board.", "Tried %s boards.", n), count);
  return g_strdup_printf (ngettext ("Tried %s board, none fits so far.", "Tried %s boards, none fits so far.", n), count);
}

/* What the scale's techniques up to there are. */
static const char *
about_level (const RatingLevel *level)
{
  static const struct { const char *id, *about; } rows[] = {
    { "easy",    N_("Hidden singles: always a digit with one place left in a house.") },
    { "medium",  N_("Naked singles, locked candidates.") },
    { "hard",    N_("Pairs, triples, fish and wings.") },
    { "expert",  N_("Uniqueness and chains.") },
    { "extreme", N_("Long and branching chains.") },
  };

  for (size_t i = 0; level && i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].id, level->id))
      return _(rows[i].about);
  return _("A range of your own.");
}

/* Two lines each, so that nothing jumps. */
char *
new_words_level (const Wish *wish)
{
  const char *about = about_level (recipe_level (wish));
  int min = wish->er_min, max = wish->er_max;

  if (max == 0)
    return g_strdup (_("However hard it turns out to be.\nNot rated."));
  if (max >= NEW_WORDS_OPEN)
    return explain_say (_("{about}\nSudoku Explainer {low} and above."), SAY_TEXT ("about", about),
                        SAY_OWN ("low", explain_tenths (min)));
  /* Translators: what the level needs, then its range on the scale of Sudoku Explainer */
  return explain_say (_("{about}\nSudoku Explainer {low}–{high}."), SAY_TEXT ("about", about),
                      SAY_OWN ("low", explain_tenths (min)), SAY_OWN ("high", explain_tenths (max)));
}
