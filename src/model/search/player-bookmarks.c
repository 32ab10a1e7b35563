/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* player-bookmarks.c — the player's bookmarks. Each search has its own: they are put aside when another one starts, and
 * come back when it starts again. */
#include "player-private.h"

enum { ASIDE_MAX = 32 };                   /* searches whose bookmarks are put aside */

static void
clear_bookmark (void *data)
{
  g_clear_pointer (&((Bookmark *) data)->note, g_free);
}

static GArray *
bookmarks_new (void)
{
  GArray *bookmarks = g_array_new (FALSE, FALSE, sizeof (Bookmark));

  g_array_set_clear_func (bookmarks, clear_bookmark);
  return bookmarks;
}

static void
marked_search_free (void *data)
{
  MarkedSearch *search = data;

  g_array_unref (search->bookmarks);
  topology_unref (search->trace.topology);
  g_free (search);
}

/* The newest lies last. */
static MarkedSearch *
take_aside (SetdokuPlayer *self)
{
  for (unsigned i = 0; i < self->marked->len; i++)
    if (trace_equal (&((const MarkedSearch *) self->marked->pdata[i])->trace, &self->trace))
      return g_ptr_array_steal_index (self->marked, i);

  return NULL;
}

static MarkedSearch *
search_at_hand (SetdokuPlayer *self)
{
  return self->marked->len ? g_ptr_array_index (self->marked, self->marked->len - 1) : NULL;
}

/* The same search but for what was steered. */
static bool
is_way_of (const Trace *a, const Trace *b)
{
  Trace other = *b;

  other.steering = a->steering;
  return trace_equal (a, &other);
}

/* The step up to which the two are the same search: the first that only one of them steers, or another way. */
static uint64_t
common_steps (const Steering *a, const Steering *b)
{
  unsigned i = 0;

  while (i < a->n && i < b->n && a->at[i].step == b->at[i].step && a->at[i].cell == b->at[i].cell
         && a->at[i].digit == b->at[i].digit)
    i++;
  return MIN (i < a->n ? a->at[i].step : UINT64_MAX, i < b->n ? b->at[i].step : UINT64_MAX);
}

/* A way that branches off shares what lies before. */
static void
share_bookmarks (MarkedSearch *search, const MarkedSearch *before)
{
  uint64_t common = common_steps (&search->trace.steering, &before->trace.steering);

  for (unsigned i = 0; i < before->bookmarks->len; i++)
    {
      Bookmark bookmark = g_array_index (before->bookmarks, Bookmark, i);

      if (bookmark.step > common)
        break;
      bookmark.note = g_strdup (bookmark.note);
      g_array_append_val (search->bookmarks, bookmark);
    }
}

bool
player_choose_bookmarks (SetdokuPlayer *self)
{
  MarkedSearch *before = search_at_hand (self);
  unsigned      n = before ? before->bookmarks->len : 0;
  MarkedSearch *search = take_aside (self);

  if (!search)
    {
      search = g_new0 (MarkedSearch, 1);
      search->trace = self->trace;
      topology_ref (search->trace.topology);
      search->bookmarks = bookmarks_new ();
      if (before && is_way_of (&before->trace, &self->trace))
        share_bookmarks (search, before);
    }
  g_ptr_array_add (self->marked, search);
  if (self->marked->len > ASIDE_MAX)
    g_ptr_array_remove_index (self->marked, 0);

  return n || search->bookmarks->len;
}

void
player_init_bookmarks (SetdokuPlayer *self)
{
  self->no_bookmarks = bookmarks_new ();
  self->marked = g_ptr_array_new_with_free_func (marked_search_free);
}

void
player_clear_bookmarks (SetdokuPlayer *self)
{
  g_clear_pointer (&self->marked, g_ptr_array_unref);
  g_clear_pointer (&self->no_bookmarks, g_array_unref);
}

static GArray *
bookmarks_at_hand (SetdokuPlayer *self)
{
  return self->trace.strategy && self->marked->len ? search_at_hand (self)->bookmarks : self->no_bookmarks;
}

const GArray *
setdoku_player_get_bookmarks (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), NULL);
  return bookmarks_at_hand (self);
}

/* The place of the first at or after the step. */
static unsigned
place_of (const GArray *bookmarks, uint64_t step)
{
  unsigned low = 0, high = bookmarks->len;

  while (low < high)
    {
      unsigned middle = low + (high - low) / 2;

      if (g_array_index (bookmarks, Bookmark, middle).step < step)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

const Bookmark *
setdoku_player_find_bookmark (SetdokuPlayer *self, uint64_t step)
{
  const GArray *bookmarks;
  unsigned      i;

  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), NULL);

  bookmarks = bookmarks_at_hand (self);
  i = place_of (bookmarks, step);
  return i < bookmarks->len && g_array_index (bookmarks, Bookmark, i).step == step
         ? &g_array_index (bookmarks, Bookmark, i) : NULL;
}

/* What ends a line, or is no text at all, becomes a blank. */
static char *
one_line (const char *note)
{
  char *line = g_utf8_make_valid (note, -1);

  for (char *at = line; *at; at++)
    if (g_ascii_iscntrl (*at))
      *at = ' ';
  return g_strstrip (line);
}

void
setdoku_player_set_bookmark (SetdokuPlayer *self, uint64_t step, const char *note)
{
  GArray         *bookmarks;
  const Bookmark *before;
  Bookmark        bookmark = { .step = step };
  unsigned        i;

  g_return_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy && step >= 1);

  bookmarks = bookmarks_at_hand (self);
  before = setdoku_player_find_bookmark (self, step);
  i = place_of (bookmarks, step);
  if (!note && !before)
    return;

  bookmark.note = note ? one_line (note) : NULL;
  if (note && before && g_str_equal (bookmark.note, before->note))
    {
      g_free (bookmark.note);
      return;
    }
  if (before)
    g_array_remove_index (bookmarks, i);
  if (note)
    g_array_insert_val (bookmarks, i, bookmark);
  player_emit_one (self, MARKS_CHANGED);
}
