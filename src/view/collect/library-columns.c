/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "library-columns.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "engine/rules/setting.h"
#include "formats/text-visible.h"
#include "model/explain/explain.h"
#include "model/explain/explain-say.h"
#include "model/teach/explain-rating.h"
#include "view/learn/statistics-words.h"

char *
library_describe_level (const PuzzleFacts *facts)
{
  const RatingLevel *level = facts->state == PUZZLE_RATED ? rating_level_of (facts->er) : NULL;

  switch (facts->state)
    {
    case PUZZLE_IMPOSSIBLE:
      return g_strdup (_("No solution"));
    case PUZZLE_AMBIGUOUS:
      return g_strdup (_("Several solutions"));
    default:
      return g_strdup (level ? _(level->name) : "–");
    }
}

static char *
describe_rating (const PuzzleFacts *facts)
{
  return facts->state == PUZZLE_RATED ? explain_tenths (facts->er) : g_strdup ("–");
}

static char *
describe_technique (const PuzzleFacts *facts)
{
  return g_strdup (facts->technique ? explain_rate_technique (facts->technique) : "–");
}

static char *
describe_clues (const PuzzleFacts *facts)
{
  return g_strdup_printf ("%d", facts->n_clues);
}

static char *
describe_solved (const PuzzleFacts *facts)
{
  g_autofree char *best = facts->best >= 0 ? statistics_describe_time (facts->best) : NULL;

  /* Translators: solved, and in which time */
  return !facts->solved ? g_strdup ("") : best ? g_strdup_printf (_("✓ %s"), best) : g_strdup ("✓");
}

/* Each name once. */
static void
add_rule (const char *name,
          GPtrArray  *parts)
{
  for (guint i = 0; i < parts->len; i++)
    if (g_strcmp0 (parts->pdata[i], name) == 0)
      return;
  g_ptr_array_add (parts, g_strdup (name));
}

/* Of a line of the block, "cage=", the words that setting has for it. */
static void
name_rules (const char *line,
            GPtrArray  *parts)
{
  gsize length = strcspn (line, "=");

  for (const SettingTool *tool = setting_tools; tool->id; tool++)
    if (strncmp (tool->id, line, length) == 0 && tool->id[length] == '\0')
      add_rule (_(tool->name), parts);
  if (g_str_has_prefix (line, "extras="))
    {
      g_auto(GStrv) ids = g_strsplit (line + strlen ("extras="), " ", -1);

      for (int extra = 0; extra < N_EXTRAS; extra++)
        if (g_strv_contains ((const char *const *) ids, extra_ids[extra]))
          add_rule (_(extra_names[extra]), parts);
    }
  if (g_str_has_prefix (line, "regions="))
    add_rule (_("Jigsaw"), parts);
}

/* "16 × 16", "9 × 9, Cage, Thermometer": what another board has that the classic one has not. */
static void
add_shape (const PuzzleFacts *facts,
           GPtrArray         *parts)
{
  g_auto(GStrv) lines = g_strsplit (facts->cells, ";", -1);
  int rows = 0, columns = 0;
  g_autoptr(GPtrArray) rules = explain_list_new ();

  for (int i = 0; lines[i]; i++)
    {
      if (g_str_has_prefix (lines[i], "rows="))
        rows = atoi (lines[i] + strlen ("rows="));
      if (g_str_has_prefix (lines[i], "cols="))
        columns = atoi (lines[i] + strlen ("cols="));
      name_rules (lines[i], rules);
    }
  g_ptr_array_add (parts, g_strdup_printf ("%d × %d", rows, columns));
  for (guint i = 0; i < rules->len; i++)
    g_ptr_array_add (parts, g_strdup (rules->pdata[i]));
}

static char *
describe_title (const PuzzleFacts *facts)
{
  GPtrArray *parts = explain_list_new ();

  if (facts->title)
    g_ptr_array_add (parts, text_visible (facts->title));
  if (!facts->classic)
    add_shape (facts, parts);
  return explain_join (parts, LIST_PARTS);
}

static char *
describe_place (const PuzzleFacts *facts)
{
  return explain_count (facts->place);
}

static char *
describe_note (const PuzzleFacts *facts)
{
  return facts->note ? text_visible (facts->note) : g_strdup ("");
}

/* "★ nice, x-wing" */
static char *
describe_tags (const PuzzleFacts *facts)
{
  GPtrArray *list = explain_list_new ();
  g_autofree char *tags = NULL;

  for (char **tag = facts->tags; tag && *tag; tag++)
    g_ptr_array_add (list, g_strdup (*tag));
  tags = explain_join (list, LIST_PARTS);
  return g_strconcat (facts->star ? "★" : "", facts->star && *tags ? " " : "", tags, NULL);
}

#define ORDER(a, b) (((a) > (b)) - ((a) < (b)))

static int
order_of_rating (const PuzzleFacts *facts)
{
  return facts->state == PUZZLE_RATED ? facts->er : facts->state == PUZZLE_UNRATED ? 10000 : 20000 + (int) facts->state;
}

static int
compare_ratings (const PuzzleFacts *a, const PuzzleFacts *b)
{
  return ORDER (order_of_rating (a), order_of_rating (b));
}

static int
compare_techniques (const PuzzleFacts *a, const PuzzleFacts *b)
{
  return ORDER (a->technique, b->technique);
}

static int
compare_clues (const PuzzleFacts *a, const PuzzleFacts *b)
{
  return ORDER (a->n_clues, b->n_clues);
}

static int
compare_solved (const PuzzleFacts *a, const PuzzleFacts *b)
{
  int solved = ORDER (a->solved, b->solved);

  return solved ? solved : ORDER (a->best, b->best);
}

static int
compare_titles (const PuzzleFacts *a, const PuzzleFacts *b)
{
  return a->title && b->title ? g_utf8_collate (a->title, b->title) : ORDER (a->title != NULL, b->title != NULL);
}

/* Those with a star, then those with tags. */
static int
compare_tags (const PuzzleFacts *a, const PuzzleFacts *b)
{
  if (a->star != b->star || !a->tags || !b->tags)
    return ORDER (b->star * 2 + (b->tags != NULL), a->star * 2 + (a->tags != NULL));
  return g_utf8_collate (a->tags[0], b->tags[0]);
}

static int
compare_places (const PuzzleFacts *a, const PuzzleFacts *b)
{
  return ORDER (a->place, b->place);
}

static int
compare_notes (const PuzzleFacts *a, const PuzzleFacts *b)
{
  return a->note && b->note ? g_utf8_collate (a->note, b->note) : ORDER (b->note != NULL, a->note != NULL);
}

const LibraryColumn library_columns[] = {
  { N_("Level"), FALSE, library_describe_level, compare_ratings, QUERY_BY_RATING },
  { N_("Rating"), FALSE, describe_rating, compare_ratings, QUERY_BY_RATING },
  { N_("Hardest step"), TRUE, describe_technique, compare_techniques, QUERY_BY_TECHNIQUE },
  { N_("Clues"), FALSE, describe_clues, compare_clues, QUERY_BY_CLUES },
  { N_("Solved"), FALSE, describe_solved, compare_solved, -1 },
  { N_("Title"), TRUE, describe_title, compare_titles, -1 },
  { N_("Tags"), TRUE, describe_tags, compare_tags, -1 },
  { N_("Note"), TRUE, describe_note, compare_notes, -1 },
  /* Translators: a column of numbers */
  { N_("No."), FALSE, describe_place, compare_places, QUERY_BY_PLACE, .first = TRUE, .of_long = TRUE },
};

const unsigned library_n_columns = G_N_ELEMENTS (library_columns);

char *
library_describe_puzzle (const PuzzleFacts *facts)
{
  GPtrArray *parts = explain_list_new ();

  for (unsigned i = 0; i < library_n_columns; i++)
    {
      g_autofree char *value = library_columns[i].describe (facts);

      if (*value && !g_str_equal (value, "–"))
        g_ptr_array_add (parts, explain_say (_("{name}: {value}"), SAY_TEXT ("name", _(library_columns[i].name)),
                                             SAY_TEXT ("value", value)));
    }
  return explain_join (parts, LIST_PARTS);
}
