/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "draw-chart.h"

#include <glib/gi18n.h>

#include "engine/fast/count.h"
#include "engine/rate/level.h"
#include "explore.h"
#include "picture/profile-picture.h"
#include "picture/strip-picture.h"
#include "picture/tree-picture.h"

enum { STRIP_WIDTH = 800, STRIP_HEIGHT = 72, PROFILE_WIDTH = 600, PROFILE_HEIGHT = 240, TREE_STEP = 1 << 20 };

static bool
say_no_memory (char **why)
{
  *why = g_strdup ("memory is short");
  return false;
}

static bool
say_beyond (uint64_t events, char **why)
{
  *why = g_strdup_printf ("the search has only %" G_GUINT64_FORMAT " events", events);
  return false;
}

static bool
draw_strip (const Trace *trace, uint64_t at, int size, const Palette *palette, Picture *picture, char **why)
{
  Timeline *timeline = explore (trace, UINT64_MAX);
  int width = size ? size : STRIP_WIDTH;
  uint64_t events = timeline ? timeline_length (timeline) : 0;
  bool open, good = at == UINT64_MAX || at <= events;
  int n;

  if (!timeline)
    return say_no_memory (why);
  open = !timeline_ended (timeline) || timeline_explored (timeline) > events;
  n = (int) MIN ((uint64_t) strip_picture_axis (width - 2 * STRIP_INSET, open), events);
  if (good)
    {
      g_autofree DepthColumn *columns = g_new0 (DepthColumn, MAX (n, 1));

      timeline_profile (timeline, 1, events, n, columns);
      strip_picture_make (events, open, MIN (at, events), columns, n, palette, width, STRIP_HEIGHT, picture);
    }
  timeline_free (timeline);
  return good || say_beyond (events, why);
}

/* Whole, whatever the event: what comes after it is drawn as to come. */
static bool
draw_tree (const Trace *trace, uint64_t at, int size, const Palette *palette, const char *font, Picture *picture, char **why)
{
  Tree *tree = tree_new (trace, TREE_NODES_MAX);
  uint64_t events;

  if (!tree)
    return say_no_memory (why);
  while (tree_grow (tree, TREE_STEP))
    continue;
  events = tree_events (tree);
  if (at != UINT64_MAX && at > events)
    {
      tree_free (tree);
      return say_beyond (events, why);
    }
  tree_picture_make (tree, MIN (at, events), size, palette, font, picture);
  return true;
}

/* Any other would be rated for minutes, for nothing. */
static bool
has_one_solution (const Board *board)
{
  CountPuzzle puzzle;

  count_puzzle_from_board (&puzzle, board);
  return board_filled (board) < N_CELLS && count_solutions (&puzzle, 2, NULL, NULL) == 1;
}

static bool
draw_profile (const Board *board, int size, const Palette *palette, const char *font, Picture *picture, char **why)
{
  g_autofree SeRating *se = g_new (SeRating, 1);
  PangoFontDescription *words;
  ProfilePicture profile = {
    .width = size ? size : PROFILE_WIDTH, .height = size ? size * PROFILE_HEIGHT / PROFILE_WIDTH : PROFILE_HEIGHT,
    .palette = palette, .cursor = -1,
  };

  if (!has_one_solution (board))
    {
      *why = g_strdup ("only a puzzle with one solution can be rated");
      return false;
    }
  se_rating_find (se, board, NULL);
  if (!se->rated)
    return say_no_memory (why);
  words = pango_font_description_new ();
  pango_font_description_set_family (words, font ? font : "sans");
  pango_font_description_set_absolute_size (words, MAX (9, profile.height / 20) * PANGO_SCALE);
  profile.font = words;
  for (int band = 0; band < PROFILE_BANDS; band++)
    profile.bands[band] = _(rating_levels[band].name);
  profile_picture_make (&profile, se, picture);
  pango_font_description_free (words);
  return true;
}

bool
draw_chart_make (const DrawWish *wish, const Document *document, int size, const Palette *palette, const char *font,
                 Picture *picture, char **why)
{
  Trace trace = wish->search;

  *why = NULL;
  document_get_board (document, &trace.board);
  if (wish->kind == DRAW_STRIP)
    return draw_strip (&trace, wish->at, size, palette, picture, why);
  if (wish->kind == DRAW_TREE)
    return draw_tree (&trace, wish->at, size, palette, font, picture, why);
  return draw_profile (&trace.board, size, palette, font, picture, why);
}
