/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-address.c — the search as a document keeps it: which one, the viewer's guesses in it, where it stands, what was
 * marked, and where it stops. What this version cannot take is told, and stays in the document. */
#include <glib/gi18n.h>
#include <string.h>

#include "model/forks.h"
#include "watch-private.h"

/* What is put off until its search starts. */

static void
forget_marks (SetdokuWatch *self)
{
  g_clear_pointer (&self->wanted, document_free);
}

void
watch_forget_address (SetdokuWatch *self)
{
  self->wanted_step = 0;
  forget_marks (self);
}

/* The bookmarks of the document become those of the search that stands here. */
void
watch_take_marks (SetdokuWatch *self)
{
  const GArray *marks = self->wanted ? self->wanted->bookmarks : NULL;
  const GArray *before = setdoku_player_get_bookmarks (self->player);

  if (!self->wanted || !watch_ready (self))
    return;

  self->loading++;
  while (before->len > 0)
    setdoku_player_set_bookmark (self->player, g_array_index (before, Bookmark, before->len - 1).step, NULL);
  for (guint i = 0; marks && i < marks->len; i++)
    {
      const DocumentBookmark *mark = &g_array_index (marks, DocumentBookmark, i);

      if (mark->step >= 1)
        setdoku_player_set_bookmark (self->player, mark->step, mark->note);
    }
  self->loading--;
  forget_marks (self);
}

/* Once the search has come to its end, or beyond what can be looked back on: what lies beyond is told once. */
static void
check_end (SetdokuWatch *self)
{
  const GArray *bookmarks = setdoku_player_get_bookmarks (self->player);
  uint64_t length = setdoku_player_get_length (self->player);
  guint n = 0;

  if (!self->unchecked || !(setdoku_player_is_ended (self->player) || setdoku_player_get_explored (self->player) > length))
    return;

  self->unchecked = FALSE;
  for (guint i = 0; i < bookmarks->len; i++)
    n += g_array_index (bookmarks, Bookmark, i).step > length;
  if (n > 0)
    {
      g_autofree char *number = explain_count (length);
      g_autofree char *text =
        /* Translators: %u bookmarks, %s the number of the last event */
        g_strdup_printf (ngettext ("%u bookmark of the file lies beyond the end of this search, event %s. It stays in the file.",
                                   "%u bookmarks of the file lie beyond the end of this search, event %s. They stay in the file.",
                                   n), n, number);

      g_signal_emit_by_name (self, "refused", text);
    }
}

void
watch_go_to_wanted (SetdokuWatch *self)
{
  uint64_t wanted = self->wanted_step;

  if (!watch_ready (self))
    return;
  check_end (self);
  if (!wanted || (setdoku_player_get_length (self->player) < wanted && !setdoku_player_is_ended (self->player)))
    return;
  self->wanted_step = 0;
  setdoku_player_seek (self->player, wanted);
}

void
setdoku_watch_set_step (SetdokuWatch *self, uint64_t step)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  self->wanted_step = step;
  if (self->active && !self->stale)
    watch_go_to_wanted (self);
}

/* Taking. */

/* NULL: this version knows all of the search. Else a sentence. */
static char *
explain_unknown (const Document *document)
{
  const Strategy *strategy = strategy_find (document->strategy);
  g_auto (GStrv) pairs = g_strsplit (document->switches ? document->switches : "", " ", -1);
  SearchOptions options;
  Forks forks;

  if (!strategy)
    return g_strdup_printf (_("The search in this file goes by a way that this version does not know, “%s”. "
                              "It stays in the file."), document->strategy);

  options = strategy->defaults;
  for (char **pair = pairs; *pair; pair++)
    {
      g_auto (GStrv) sides = g_strsplit (*pair, "=", 2);

      if (**pair && (g_strv_length (sides) != 2
                     || search_options_set (&options, strategy->switches, sides[0], sides[1]) != OPTION_OK))
        return g_strdup_printf (_("The search in this file makes a choice that this version does not know, “%s”. "
                                  "It stays in the file."), *pair);
    }
  if (document->forks && !forks_parse (document->forks, &forks))
    return g_strdup_printf (_("The search in this file has guesses of yours that this version does not know, “%s”. "
                              "It stays in the file."), document->forks);

  return NULL;
}

/* A document that says nothing of breakpoints leaves them as they are. Those not understood are kept as text. */
static char *
take_breakpoints (SetdokuWatch *self, const Document *document)
{
  char *why = NULL;

  g_clear_pointer (&self->strange, document_free);
  if (!document->breakpoints || document->breakpoints->len == 0)
    return NULL;

  self->strange = document_new ();
  self->loading++;
  while (setdoku_player_get_n_breakpoints (self->player) > 0)
    setdoku_player_remove_breakpoint (self->player, 0);
  for (guint i = 0; i < document->breakpoints->len; i++)
    {
      const DocumentBreakpoint *kept = &g_array_index (document->breakpoints, DocumentBreakpoint, i);
      Condition condition;

      if (!condition_parse (kept->condition, &condition, NULL) || !setdoku_player_add_breakpoint (self->player, &condition))
        {
          document_add_breakpoint (self->strange, kept->condition, kept->enabled);
          if (!why)
            why = g_strdup_printf (_("A stop in this file is not known to this version, “%s”. It stays in the file."),
                                   kept->condition);
          continue;
        }
      setdoku_player_enable_breakpoint (self->player, (guint) setdoku_player_find_breakpoint (self->player, &condition),
                                        kept->enabled);
    }
  self->loading--;
  return why;
}

static void
take_search (SetdokuWatch *self, const Document *document)
{
  Steering before;

  setdoku_watch_set_search (self, document->strategy, document->switches, document->seed);
  before = *watch_get_steering (self);
  if (!document->forks || !watch_set_forks (self, document->forks))
    watch_forget_forks (self);
  if (!steering_equal (&before, watch_get_steering (self)))
    watch_restart (self);

  self->wanted = document_new ();
  for (guint i = 0; document->bookmarks && i < document->bookmarks->len; i++)
    {
      const DocumentBookmark *mark = &g_array_index (document->bookmarks, DocumentBookmark, i);

      document_add_bookmark (self->wanted, mark->step, mark->note);
    }
  self->unchecked = self->wanted->bookmarks != NULL;
  if (!self->stale)
    watch_take_marks (self);
  setdoku_watch_set_step (self, document->step);
}

char *
setdoku_watch_take_address (SetdokuWatch *self, const Document *document)
{
  g_autofree char *unknown = NULL;
  g_autofree char *strange = NULL;

  g_return_val_if_fail (SETDOKU_IS_WATCH (self) && document, NULL);

  strange = take_breakpoints (self, document);
  unknown = document->strategy ? explain_unknown (document) : NULL;
  forget_marks (self);
  if (document->strategy && !unknown)
    take_search (self, document);
  return unknown ? g_steal_pointer (&unknown) : g_steal_pointer (&strange);
}

/* Giving. */

static void
put_breakpoints (SetdokuWatch *self, Document *document)
{
  const GArray *strange = self->strange ? self->strange->breakpoints : NULL;

  g_clear_pointer (&document->breakpoints, g_array_unref);
  for (guint i = 0; i < setdoku_player_get_n_breakpoints (self->player); i++)
    {
      const Breakpoint *breakpoint = setdoku_player_get_breakpoint (self->player, i);
      char text[CONDITION_TEXT_SIZE];

      condition_format (&breakpoint->condition, text, sizeof text);
      document_add_breakpoint (document, text, breakpoint->enabled);
    }
  for (guint i = 0; strange && i < strange->len; i++)
    {
      const DocumentBreakpoint *kept = &g_array_index (strange, DocumentBreakpoint, i);

      document_add_breakpoint (document, kept->condition, kept->enabled);
    }
}

static void
put_bookmarks (SetdokuWatch *self, Document *document, gboolean running)
{
  const GArray *wanted = self->wanted ? self->wanted->bookmarks : NULL;
  const GArray *bookmarks = setdoku_player_get_bookmarks (self->player);

  if (self->wanted || !running)
    {
      for (guint i = 0; wanted && i < wanted->len; i++)
        {
          const DocumentBookmark *mark = &g_array_index (wanted, DocumentBookmark, i);

          document_add_bookmark (document, mark->step, mark->note);
        }
      return;
    }
  for (guint i = 0; i < bookmarks->len; i++)
    {
      const Bookmark *mark = &g_array_index (bookmarks, Bookmark, i);

      document_add_bookmark (document, mark->step, mark->note);
    }
}

static gboolean
is_unknown (const Document *document)
{
  g_autofree char *why = document->strategy ? explain_unknown (document) : NULL;

  return why != NULL;
}

void
setdoku_watch_put_address (SetdokuWatch *self, Document *document)
{
  Board clues;
  gboolean running, moved;

  g_return_if_fail (SETDOKU_IS_WATCH (self) && document);
  put_breakpoints (self, document);
  document_get_board (document, &clues);
  running = watch_ready (self) && !self->stale;
  moved = running && (setdoku_player_get_cursor (self->player) > 0 || setdoku_player_get_bookmarks (self->player)->len > 0);
  /* A search that only another version knows stays in the file until something is done with another one. */
  if (!moved && is_unknown (document))
    return;
  g_clear_pointer (&document->strategy, g_free);
  g_clear_pointer (&document->switches, g_free);
  g_clear_pointer (&document->forks, g_free);
  g_clear_pointer (&document->bookmarks, g_array_unref);
  document->seed = document->step = 0;
  if (memcmp (clues.digit, self->board.digit, sizeof clues.digit) != 0 || !(running || self->wanted_step || self->wanted))
    return;
  document->strategy = g_strdup (self->strategy->id);
  document->switches = setdoku_watch_dup_switches (self);
  document->forks = watch_dup_forks (self);
  document->seed = self->seed;
  document->step = self->wanted_step ? self->wanted_step : setdoku_player_get_cursor (self->player);
  put_bookmarks (self, document, running);
}
