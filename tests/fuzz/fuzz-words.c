/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fuzz-words.c — what is read inside of files, settings and command lines: breakpoints, recipes, sets of techniques, ladders,
 * ways to search, forks … a row each. What was understood is written, read again and written again, which must be the same text. */
#include <string.h>

#include "engine/core/notation.h"
#include "engine/logic/ladder-text.h"
#include "engine/logic/library.h"
#include "engine/logic/method-set.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/condition.h"
#include "fuzz.h"
#include "formats/text-visible.h"
#include "model/explain/explain-condition.h"
#include "model/game/forks.h"
#include "model/make/recipe.h"
#include "model/search/compare.h"

enum { TEXT_SIZE = LADDER_TEXT_SIZE + 1 };

/* Each writes to text what it read from it; false: it was none. */

static bool
condition_row (char *text)
{
  Condition condition;
  ConditionError error;

  if (condition_parse (text, &condition, &error))
    {
      fuzz_check (condition_format (&condition, text, TEXT_SIZE) < CONDITION_TEXT_SIZE, "the text of a condition is too long", text);
      return true;
    }
  fuzz_check (error.status != CONDITION_OK && error.at + error.length <= strlen (text), "an error without reason or place", text);
  if (g_utf8_validate (text, -1, NULL))
    {
      g_autofree char *words = explain_condition_error (&error, text);
      g_autofree char *shown = text_visible (words);

      fuzz_check_message (shown);
    }
  return false;
}

static bool
recipe_row (char *text)
{
  Recipe recipe;
  g_autofree char *written = NULL;

  if (!recipe_parse (&recipe, text))
    return false;
  fuzz_check (MAX (recipe.wish.clues_min, recipe.wish.clues_max) <= N_CELLS, "more clues than cells", text);
  wish_check (&recipe.wish);
  (void) recipe_level (&recipe.wish);
  written = recipe_format (&recipe);
  g_strlcpy (text, written, TEXT_SIZE);
  return true;
}

static bool
wish_row (char *text)
{
  Wish wish;
  g_autofree char *written = NULL;

  if (!recipe_parse_wish (&wish, text))
    return false;
  written = recipe_format_wish (&wish);
  g_strlcpy (text, written, TEXT_SIZE);
  return true;
}

static bool
methods_row (char *text)
{
  TechniqueSet set;

  if (!method_set_parse (text, &set))
    return false;
  fuzz_check (method_set_count (&set) > 0, "a set of nothing", text);
  fuzz_check (method_set_format (&set, text, TEXT_SIZE) < METHOD_SET_TEXT_SIZE, "the text of a set is too long", text);
  return true;
}

static bool
entrant_row (char *text)
{
  Trace entrant;
  g_autoptr (GError) error = NULL;
  g_autofree char *written = NULL, *name = NULL, *description = NULL;

  if (!entrant_parse (text, &entrant, &error))
    {
      g_autofree char *shown = text_visible (error->message);

      fuzz_check_message (shown);
      return false;
    }
  name = entrant_name (&entrant);
  description = entrant_describe (&entrant);
  fuzz_check_message (name);
  fuzz_check_message (description);
  written = entrant_format (&entrant);
  g_strlcpy (text, written, TEXT_SIZE);
  return true;
}

static bool
forks_row (char *text)
{
  Forks forks;
  g_autofree char *written = NULL;

  if (!forks_parse (NULL, text, &forks))
    return false;
  for (unsigned i = 0; i <= forks.n; i++)
    {
      g_autofree char *words = forks_describe (NULL, &forks, i);

      fuzz_check (*words, "a fork without words", text);
      fuzz_check (i == 0 || forks_parent (&forks, i) <= forks.n, "a fork of nothing", text);
    }
  written = forks_format (NULL, &forks);
  g_strlcpy (text, written, TEXT_SIZE);
  return true;
}

static bool
ladder_row (char *text)
{
  LadderOwn own;
  int line = -1;
  LadderTextStatus status = ladder_text_read (text, &own, &line);

  if (status != LADDER_TEXT_OK)
    {
      fuzz_check (line >= (status != LADDER_TEXT_EMPTY), "an error in no line", text);
      return false;
    }
  fuzz_check (own.n > 0 && own.n <= TECHNIQUES_MAX, "a ladder of nothing", text);
  fuzz_check (ladder_text_write (&own, text, TEXT_SIZE) < LADDER_TEXT_SIZE, "the text of a ladder is too long", text);
  return true;
}

static bool
technique_row (char *text)
{
  int variant;
  const Technique *technique = library_technique (text, &variant);

  if (!technique)
    return false;
  fuzz_check (technique_find (technique->id) == technique, "a technique that is not in the table", text);
  g_strlcpy (text, technique->id, TEXT_SIZE);
  return true;
}

static bool
notation_row (char *text)
{
  const char *rest = text;
  int cell, digit, house;
  NotationText written;

  if (notation_read_placed (&rest, &cell, &digit))
    written = notation_placed (cell, digit);
  else if (notation_read_cell (&rest, &cell))
    written = notation_cell (cell);
  else if (notation_read_house (&rest, &house))
    written = notation_house (house);
  else
    {
      fuzz_check (rest == text, "something was taken of what is none", text);
      return false;
    }
  fuzz_check (rest > text && (size_t) (rest - text) == strlen (written.text), "another length was taken", text);
  g_strlcpy (text, written.text, TEXT_SIZE);
  return true;
}

/* "STRATEGY KEY VALUE" */
static bool
switch_row (char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 3);
  const Strategy *strategy = words[0] ? strategy_find (words[0]) : NULL;
  SearchOptions options;
  char pairs[SEARCH_OPTIONS_TEXT_SIZE];

  if (!strategy || g_strv_length (words) != 3)
    return false;
  options = strategy->defaults;
  if (search_options_set (&options, strategy->switches, words[1], words[2]) != OPTION_OK)
    return false;
  fuzz_check (strategy->size (&options) > 0, "a search without a state", text);
  for (int id = 0; id < N_SWITCHES; id++)
    if (strcmp (search_switches[id].key, words[1]) == 0)
      {
        fuzz_check (search_options_format (&options, 1u << id, pairs, sizeof pairs) < sizeof pairs, "too long", text);
        g_snprintf (text, TEXT_SIZE, "%s %s %s", strategy->id, words[1], strchr (pairs, '=') + 1);
      }
  return true;
}

static const struct { const char *id; bool (*read_and_write) (char *text); } rows[] = {
  { "condition", condition_row },
  { "recipe", recipe_row },
  { "wish", wish_row },
  { "methods", methods_row },
  { "entrant", entrant_row },
  { "forks", forks_row },
  { "ladder", ladder_row },
  { "technique", technique_row },
  { "notation", notation_row },
  { "switch", switch_row },
};

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_auto (FuzzInput) input = fuzz_input (data, size);

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    if (strcmp (rows[i].id, input.row) == 0)
      {
        g_autofree char *once = g_malloc0 (MAX (TEXT_SIZE, input.length + 1)), *again = g_malloc0 (TEXT_SIZE);

        memcpy (once, input.text, input.length);
        if (!rows[i].read_and_write (once))
          break;
        fuzz_check (strlen (once) < TEXT_SIZE - 1, "a text of no end", once);
        g_strlcpy (again, once, TEXT_SIZE);
        fuzz_check (rows[i].read_and_write (again), "what was written is not read", once);
        fuzz_check_same ("read and written again it is another text", once, again);
      }
  return 0;
}
