/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compare-entrants.c — who takes part in the race that Compare shows, and which of them are on its boards. */
#include "setdoku-compare-private.h"

#include "model/keep/settings.h"
#include "model/search/strategy-choice.h"

/* On the board used last; one that is on a board already is shown there. */
void
compare_show (SetdokuCompare *self, int entrant)
{
  if (entrant < 0 || entrant >= (int) setdoku_race_get_n (self->race))
    return;
  if (compare_shows_both (self) && self->shown[1 - self->used] == entrant)
    self->used = 1 - self->used;
  else
    self->shown[self->used] = entrant;
  if (self->shown[0] == self->shown[1])
    self->shown[1 - self->used] = entrant == 0 ? 1 : 0;
  g_clear_pointer (&self->difference, g_free);
  compare_refresh (self);
  compare_announce (self);
}

/* Those whose guesses are the viewer's are about this puzzle: they are not kept, and go with it. Those of either kind of board
 * stand in one text, for a strategy tells for which it is. */
static void
keep (SetdokuCompare *self)
{
  g_autoptr(GString) text = g_string_new (NULL);
  char **wished = &self->wished[self->puzzle.topology != NULL];
  g_autofree char *both = NULL;

  for (unsigned i = 0; i < setdoku_race_get_n (self->race); i++)
    {
      g_autofree char *entrant = entrant_format (setdoku_race_get_entrant (self->race, i));

      if (setdoku_race_get_entrant (self->race, i)->steering.n == 0)
        g_string_append_printf (text, text->len ? " %s" : "%s", entrant);
    }
  g_free (*wished);
  *wished = g_strdup (text->str);
  both = g_strstrip (g_strjoin (" ", self->wished[0], self->wished[1], NULL));
  setdoku_settings_set_string (self->settings, "entrants", both);
}

gboolean
compare_add (SetdokuCompare *self, const Trace *entrant)
{
  if (!setdoku_race_add (self->race, entrant))
    return FALSE;
  compare_show (self, (int) setdoku_race_get_n (self->race) - 1);
  keep (self);
  return TRUE;
}

/* A board whose entrant has gone shows another that no board shows. */
void
compare_remove (SetdokuCompare *self, int entrant)
{
  int n = (int) setdoku_race_get_n (self->race);

  if (entrant < 0 || entrant >= n || n <= ENTRANTS_MIN)
    return;
  g_clear_pointer (&self->difference, g_free);
  for (int i = 0; i < COMPARE_BOARDS; i++)
    if (self->shown[i] == entrant)
      self->shown[i] = -1;
    else if (self->shown[i] > entrant)
      self->shown[i]--;
  for (int i = 0; i < COMPARE_BOARDS; i++)
    if (self->shown[i] < 0)
      self->shown[i] = self->shown[1 - i] == 0 ? 1 : 0;
  setdoku_race_remove (self->race, (unsigned) entrant);
  compare_refresh (self);
  keep (self);
}

/* A search that is as good without what was steered, or another that is not there yet. */
static void
put_plain (SetdokuCompare *self, unsigned i)
{
  Trace entrant = *setdoku_race_get_entrant (self->race, i);

  entrant.steering = (Steering) { 0 };
  for (const EntrantPreset *preset = entrant_presets (entrant.topology != NULL);
       !setdoku_race_replace (self->race, i, &entrant) && preset->id; preset++)
    entrant_from_preset (&entrant, preset);
}

void
compare_drop_steered (SetdokuCompare *self)
{
  for (int i = (int) setdoku_race_get_n (self->race) - 1; i >= 0; i--)
    if (setdoku_race_get_entrant (self->race, (unsigned) i)->steering.n)
      {
        if (setdoku_race_get_n (self->race) > ENTRANTS_MIN)
          compare_remove (self, i);
        else
          put_plain (self, (unsigned) i);
      }
}

gboolean
compare_add_way (SetdokuCompare *self)
{
  Trace entrant;

  return setdoku_race_find_way (self->race, (unsigned) self->shown[self->used], &entrant) && compare_add (self, &entrant);
}

void
compare_hint_used (SetdokuCompare *self)
{
  setdoku_settings_list_add (self->settings, "hints-seen", COMPARE_HINT);
}

/* Another way to search on a board: if that one races already, it is shown; else it takes the place. */
void
compare_choose (SetdokuCompare *self, const Trace *entrant, SetdokuCompareBoard *board)
{
  Trace plain = *entrant;
  int found;

  plain.steering = (Steering) { 0 };       /* it was steered in a search that goes another way */
  found = setdoku_race_find (self->race, &plain);
  self->used = board == self->boards[1];
  g_clear_pointer (&self->difference, g_free);
  if (found >= 0)
    compare_show (self, found);
  else
    setdoku_race_replace (self->race, (unsigned) self->shown[self->used], &plain);
  compare_refresh (self);
  keep (self);
}

static void
show_first (SetdokuCompare *self)
{
  self->shown[0] = 0;
  self->shown[1] = (int) setdoku_race_get_n (self->race) - 1;
  self->used = 0;
  g_clear_pointer (&self->difference, g_free);
}

/* Those that take the puzzle's board. */
static void
add_if_taken (SetdokuCompare *self, const Trace *entrant)
{
  g_autofree char *why = strategy_choice_refuse (entrant->strategy, self->puzzle.topology);

  if (!why)
    setdoku_race_add (self->race, entrant);
}

static void
remove_all (SetdokuCompare *self)
{
  while (setdoku_race_get_n (self->race) > 0)
    setdoku_race_remove (self->race, setdoku_race_get_n (self->race) - 1);
}

void
setdoku_compare_reset (SetdokuCompare *self)
{
  g_return_if_fail (SETDOKU_IS_COMPARE (self));
  remove_all (self);
  for (const char *const *id = entrants_first (self->puzzle.topology != NULL); *id; id++)
    {
      Trace entrant;

      entrant_from_preset (&entrant, entrant_preset_find (*id));
      add_if_taken (self, &entrant);
    }
  show_first (self);
  compare_refresh (self);
}

/* Those of last time; if they cannot be read any more, or not enough of them take the board, those that it starts with. */
void
compare_fit (SetdokuCompare *self)
{
  const char *wished = self->wished[self->puzzle.topology != NULL];
  g_auto(GStrv) words = g_strsplit (wished, " ", -1);

  remove_all (self);
  for (char **word = words; *word; word++)
    {
      Trace entrant;

      if (entrant_parse (*word, &entrant, NULL))
        add_if_taken (self, &entrant);
    }
  show_first (self);
  if (setdoku_race_get_n (self->race) < ENTRANTS_MIN)
    setdoku_compare_reset (self);
}

void
compare_restore (SetdokuCompare *self)
{
  g_autofree char *text = setdoku_settings_get_string (self->settings, "entrants", "");
  g_auto(GStrv) words = g_strsplit (text, " ", -1);
  GString *wished[2] = { g_string_new (NULL), g_string_new (NULL) };

  for (char **word = words; *word; word++)
    {
      Trace entrant;

      if (entrant_parse (*word, &entrant, NULL))
        g_string_append_printf (wished[entrant.strategy->any != NULL], "%s ", *word);
    }
  for (int kind = 0; kind < 2; kind++)
    self->wished[kind] = g_strchomp (g_string_free (wished[kind], FALSE));
  compare_fit (self);
}
