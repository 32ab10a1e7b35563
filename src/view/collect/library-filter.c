/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "library-filter.h"

#include <string.h>

#include "library-columns.h"
#include "model/teach/explain-rating.h"

static gboolean
has_level (const LibraryFilter *filter,
           const PuzzleFacts   *facts)
{
  const RatingLevel *level = facts->state == PUZZLE_RATED ? rating_level_of (facts->er) : NULL;

  return !filter->level || g_str_equal (filter->level, level ? level->id : "");
}

static gboolean
contains (const char *text,
          const char *part)
{
  g_autofree char *folded = text ? g_utf8_casefold (text, -1) : NULL;

  return folded && strstr (folded, part);
}

static gboolean
has_tag_with (const PuzzleFacts *facts,
              const char        *part)
{
  for (char **tag = facts->tags; tag && *tag; tag++)
    if (contains (*tag, part))
      return TRUE;
  return FALSE;
}

static gboolean
is_in_place (const LibraryFilter *filter,
             SetdokuPuzzle       *puzzle)
{
  const PuzzleFacts *facts = setdoku_puzzle_get_facts (puzzle);

  return (!filter->star || facts->star) && (!filter->set || g_strcmp0 (facts->set, filter->set) == 0)
         && (!filter->tag || setdoku_puzzle_has_tag (puzzle, filter->tag));
}

static gboolean
has_text (const LibraryFilter *filter,
          const PuzzleFacts   *facts)
{
  g_autofree char *level = NULL;

  if (!filter->text || !*filter->text)
    return TRUE;
  level = library_describe_level (facts);
  return strstr (facts->cells, filter->text) || contains (facts->title, filter->text) || contains (level, filter->text)
         || contains (facts->set, filter->text) || contains (facts->note, filter->text) || has_tag_with (facts, filter->text)
         || (facts->technique && contains (explain_rate_technique (facts->technique), filter->text));
}

gboolean
library_filter_matches (const LibraryFilter *filter,
                        SetdokuPuzzle       *puzzle)
{
  const PuzzleFacts *facts = setdoku_puzzle_get_facts (puzzle);

  return is_in_place (filter, puzzle) && has_level (filter, facts)
         && (!filter->clues_min || facts->n_clues >= filter->clues_min)
         && (!filter->clues_max || facts->n_clues <= filter->clues_max)
         && (filter->state == LIBRARY_ANY || facts->solved == (filter->state == LIBRARY_SOLVED))
         && has_text (filter, facts);
}

LibraryFilter *
library_filter_copy (const LibraryFilter *filter)
{
  LibraryFilter *copy = g_memdup2 (filter, sizeof *filter);

  copy->level = g_strdup (filter->level);
  copy->set = g_strdup (filter->set);
  copy->tag = g_strdup (filter->tag);
  copy->text = filter->text ? g_utf8_casefold (filter->text, -1) : NULL;
  if (copy->known_solved)
    g_hash_table_ref (copy->known_solved);
  return copy;
}

void
library_filter_free (LibraryFilter *filter)
{
  g_free ((char *) filter->level);
  g_free ((char *) filter->set);
  g_free ((char *) filter->tag);
  g_free ((char *) filter->text);
  g_clear_pointer (&filter->known_solved, g_hash_table_unref);
  g_free (filter);
}

PuzzleQuery *
library_filter_to_query (const LibraryFilter *filter)
{
  const RatingLevel *level = filter->level && *filter->level ? rating_level_find (filter->level) : NULL;
  PuzzleQuery query = {
    .unrated = filter->level && !level, .er_min = level ? level->min : 0, .er_max = level ? level->max : 0,
    .clues_min = filter->clues_min, .clues_max = filter->clues_max, .no_twins = filter->no_twins,
    .solved = (PuzzleSolved) filter->state, .known_solved = filter->known_solved, .text = (char *) filter->text,
  };

  for (int technique = 1; filter->text && *filter->text && technique < N_RATE_TECHNIQUES; technique++)
    query.techniques[technique] = contains (explain_rate_technique (technique), filter->text);
  return puzzle_query_copy (&query);
}
