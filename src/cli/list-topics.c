/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "list-topics.h"

#include <glib/gi18n.h>

#include "engine/any/make/any-shape.h"
#include "engine/fast/count.h"
#include "engine/logic/ladder.h"
#include "engine/logic/score.h"
#include "engine/make/symmetry.h"
#include "engine/rate/level.h"
#include "engine/search/strategies/strategies.h"
#include "formats/format.h"
#include "json-keys.h"
#include "model/search/strategy-words.h"

typedef struct { unsigned flag; const char *word; } FlagWord;

/* "read,write,collection", whichever hold. */
static void
put_words (GString *text, unsigned flags, const FlagWord *words, int n)
{
  const char *comma = "";

  for (int i = 0; i < n; i++)
    if (flags & words[i].flag)
      {
        g_string_append_printf (text, "%s%s", comma, words[i].word);
        comma = ",";
      }
}

static void
list_techniques (GString *text)
{
  for (const Technique *row = techniques; row->id; row++)
    g_string_append_printf (text, "%s\t%s\t%s\t%d\t%s\n", row->id, row->code ? row->code : "-", score_levels[row->level].id,
                            row->score, _(row->name));
}

static void
list_formats (GString *text)
{
  static const FlagWord can[] = {
    { FORMAT_READS, "read" }, { FORMAT_WRITES, "write" }, { FORMAT_COLLECTION, "collection" },
  };
  static const FlagWord holds[] = {
    { HOLDS_ENTRIES, "entries" }, { HOLDS_MARKS, "marks" }, { HOLDS_COLOURS, "colours" }, { HOLDS_HISTORY, "history" },
    { HOLDS_ABOUT, "about" }, { HOLDS_TIMELINE, "timeline" }, { HOLDS_TIME, "time" }, { HOLDS_TECHNIQUE, "technique" },
    { HOLDS_RATING, "rating" },
  };

  for (int i = 0; formats[i]; i++)
    {
      g_string_append_printf (text, "%s\t%s\t", formats[i]->id, formats[i]->extension);
      put_words (text, formats[i]->flags, can, G_N_ELEMENTS (can));
      g_string_append_c (text, '\t');
      put_words (text, formats[i]->flags, holds, G_N_ELEMENTS (holds));
      g_string_append_printf (text, "\t%s\n", _(formats[i]->name));
    }
}

static void
list_strategies (GString *text)
{
  for (int i = 0; strategies[i]; i++)
    {
      const char *comma = "";

      g_string_append_printf (text, "%s\t", strategies[i]->id);
      for (int key = 0; key < N_SWITCHES; key++)
        if (strategies[i]->switches >> key & 1)
          {
            g_string_append_printf (text, "%s%s", comma, search_switches[key].key);
            comma = ",";
          }
      g_string_append_printf (text, "\t%s\t%s\n", strategy_also_called (strategies[i]), _(strategies[i]->name));
    }
}

static void
list_ladders (GString *text)
{
  for (const LadderProfile *row = ladder_profiles; row->id; row++)
    g_string_append_printf (text, "%s\t%u\t%s\n", row->id, g_strv_length ((char **) row->techniques), _(row->description));
}

static const char *
kind_word (SwitchKind kind)
{
  return kind == SWITCH_NUMBER ? "N" : "T1,T2…";
}

static void
list_switches (GString *text)
{
  for (int key = 0; key < N_SWITCHES; key++)
    {
      const SearchSwitch *row = &search_switches[key];

      g_string_append_printf (text, "%s\t%s", row->key, row->kind == SWITCH_CHOICE ? row->values[0].id : kind_word (row->kind));
      for (gsize i = 1; row->kind == SWITCH_CHOICE && i < G_N_ELEMENTS (row->values) && row->values[i].id; i++)
        g_string_append_printf (text, "|%s", row->values[i].id);
      g_string_append_printf (text, "\t%s\n", _(row->name));
    }
}

static void
list_symmetries (GString *text)
{
  for (const Symmetry *row = symmetries; row->id; row++)
    g_string_append_printf (text, "%s\t%s\n", row->id, _(row->name));
}

static void
list_shapes (GString *text)
{
  for (const AnyShapeKind *row = any_shape_kinds; row->id; row++)
    g_string_append_printf (text, "%s\t%s\n", row->id, _(row->name));
}

static void
list_levels (GString *text)
{
  for (const RatingLevel *row = rating_levels; row->id; row++)
    g_string_append_printf (text, "se:%s\t%d.%d\t%d.%d\t%s\n", row->id, row->min / 10, row->min % 10, row->max / 10,
                            row->max % 10, _(row->name));
  for (int level = 0; level < N_LEVELS; level++)
    g_string_append_printf (text, "hodoku:%s\t-\t-\t%s\n", score_levels[level].id, _(score_levels[level].name));
}

static void
list_kernels (GString *text)
{
  for (int i = 0; count_kernels[i]; i++)
    g_string_append_printf (text, "%s\t%s\n", count_kernels[i]->id, count_kernels[i]->runs_here () ? "here" : "-");
}

static void
list_json (GString *text)
{
  for (const JsonKey *row = json_keys; row->command; row++)
    g_string_append_printf (text, "%s\t%s\t%s\t%s\n", row->command, row->key, row->type, row->meaning);
}

const ListTopic list_topics[] = {
  { "techniques", "ID CODE LEVEL SCORE NAME", list_techniques },
  { "formats", "ID EXTENSION CAN HOLDS NAME", list_formats },
  { "strategies", "ID SWITCHES WORDS NAME", list_strategies },
  { "ladders", "ID TECHNIQUES DESCRIPTION", list_ladders },
  { "switches", "KEY VALUES NAME", list_switches },
  { "symmetries", "ID NAME", list_symmetries },
  { "shapes", "ID NAME", list_shapes },
  { "levels", "ID FROM TO NAME", list_levels },
  { "kernels", "ID HERE", list_kernels },
  { "json", "COMMAND KEY TYPE MEANING", list_json },
  { NULL }
};
