/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-address.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/game/forks.h"
#include "model/explain/explain.h"
#include "model/search/strategy-choice.h"

struct _SetdokuAddress
{
  GObject        parent_instance;

  SetdokuSearch *search;
  SetdokuPlayer *player;
  uint64_t       wanted_step;          /* to go to as soon as it was explored, 0: none */
  Document      *wanted;               /* its bookmarks are the search's when it starts; NULL: none */
  Document      *strange;              /* its breakpoints are those of the file that are not understood; NULL: none */
  gboolean       unchecked;            /* bookmarks of a file may lie beyond the end */
  gboolean       loading;              /* what changes in marks is not the viewer's doing */
};

G_DEFINE_FINAL_TYPE (SetdokuAddress, setdoku_address, G_TYPE_OBJECT)

enum { EDITED, REFUSED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What is put off until its search starts. */

static void
forget_marks (SetdokuAddress *self)
{
  g_clear_pointer (&self->wanted, document_free);
}

/* Another search is wanted. */
static void
on_other (SetdokuAddress *self)
{
  self->wanted_step = 0;
  forget_marks (self);
}

/* The bookmarks of the document become those of the search that stands here. */
static void
take_marks (SetdokuAddress *self)
{
  const GArray *marks = self->wanted ? self->wanted->bookmarks : NULL;
  const GArray *before = setdoku_player_get_bookmarks (self->player);

  if (!self->wanted || !setdoku_search_is_ready (self->search))
    return;

  self->loading = TRUE;
  while (before->len > 0)
    setdoku_player_set_bookmark (self->player, g_array_index (before, Bookmark, before->len - 1).step, NULL);
  for (guint i = 0; marks && i < marks->len; i++)
    {
      const DocumentBookmark *mark = &g_array_index (marks, DocumentBookmark, i);

      if (mark->step >= 1)
        setdoku_player_set_bookmark (self->player, mark->step, mark->note);
    }
  self->loading = FALSE;
  forget_marks (self);
}

/* Once the search has come to its end, or beyond what can be looked back on: what lies beyond is told once. */
static void
check_end (SetdokuAddress *self)
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
      g_autofree char *count = explain_count (n), *number = explain_count (length);
      g_autofree char *text =
        /* Translators: the number of bookmarks, and the number of the last event */
        g_strdup_printf (ngettext ("%s bookmark of the file lies beyond the end of this search, event %s. It stays in the file.",
                                   "%s bookmarks of the file lie beyond the end of this search, event %s. They stay in the file.",
                                   n), count, number);

      g_signal_emit (self, signals[REFUSED], 0, text);
    }
}

void
setdoku_address_go (SetdokuAddress *self)
{
  uint64_t wanted = self->wanted_step;

  if (!setdoku_search_is_live (self->search))
    return;
  check_end (self);
  if (!wanted || (setdoku_player_get_length (self->player) < wanted && !setdoku_player_is_ended (self->player)))
    return;
  self->wanted_step = 0;
  setdoku_player_seek (self->player, wanted);
}

void
setdoku_address_set_step (SetdokuAddress *self, uint64_t step)
{
  self->wanted_step = step;
  if (!setdoku_search_is_stale (self->search))
    setdoku_address_go (self);
}

static void
on_way (SetdokuSearch *search, uint64_t step, SetdokuAddress *self)
{
  setdoku_address_set_step (self, step);
}

static void
on_moved (SetdokuAddress *self)
{
  if (setdoku_player_get_cursor (self->player) > 0)
    self->wanted_step = 0;
}

static void
on_marks_changed (SetdokuAddress *self)
{
  if (!self->loading && !setdoku_search_is_starting (self->search))
    g_signal_emit (self, signals[EDITED], 0);
}

/* Object. */

static void
setdoku_address_finalize (GObject *object)
{
  SetdokuAddress *self = SETDOKU_ADDRESS (object);

  forget_marks (self);
  g_clear_pointer (&self->strange, document_free);
  g_object_unref (self->search);
  G_OBJECT_CLASS (setdoku_address_parent_class)->finalize (object);
}

static void
setdoku_address_class_init (SetdokuAddressClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_address_finalize;
  signals[EDITED] = g_signal_new ("edited", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
setdoku_address_init (SetdokuAddress *self)
{
}

SetdokuAddress *
setdoku_address_new (SetdokuSearch *search)
{
  SetdokuAddress *self = g_object_new (SETDOKU_TYPE_ADDRESS, NULL);

  self->search = g_object_ref (search);
  self->player = setdoku_search_get_player (search);
  g_signal_connect_object (search, "other", G_CALLBACK (on_other), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (search, "started", G_CALLBACK (take_marks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (search, "way", G_CALLBACK (on_way), self, 0);
  g_signal_connect_object (self->player, "moved", G_CALLBACK (on_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->player, "explored", G_CALLBACK (setdoku_address_go), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->player, "marks-changed", G_CALLBACK (on_marks_changed), self, G_CONNECT_SWAPPED);
  return self;
}

/* Taking. */

/* NULL: this version knows all of the search. Else a sentence. */
static char *
explain_unknown (const Document *document)
{
  const Strategy *strategy = strategy_choice_find (document->topology, document->strategy);
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
  if (document->forks && !forks_parse (document->topology, document->forks, &forks))
    return g_strdup_printf (_("The search in this file has guesses of yours that this version does not know, “%s”. "
                              "It stays in the file."), document->forks);

  return NULL;
}

/* A document that says nothing of breakpoints leaves them as they are. Those not understood are kept as text. */
static char *
take_breakpoints (SetdokuAddress *self, const Document *document)
{
  char *why = NULL;

  g_clear_pointer (&self->strange, document_free);
  if (!document->breakpoints || document->breakpoints->len == 0)
    return NULL;

  self->strange = document_new ();
  self->loading = TRUE;
  while (setdoku_player_get_n_breakpoints (self->player) > 0)
    setdoku_player_remove_breakpoint (self->player, 0);
  for (guint i = 0; i < document->breakpoints->len; i++)
    {
      const DocumentBreakpoint *kept = &g_array_index (document->breakpoints, DocumentBreakpoint, i);
      Condition condition;

      if (!condition_parse_on (document->topology, kept->condition, &condition, NULL)
          || !setdoku_player_add_breakpoint (self->player, &condition))
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
  self->loading = FALSE;
  return why;
}

static void
take_search (SetdokuAddress *self, const Document *document)
{
  setdoku_search_set (self->search, strategy_choice_find (document->topology, document->strategy), document->switches,
                      document->seed);
  setdoku_search_set_forks (self->search, document->forks);

  self->wanted = document_new ();
  for (guint i = 0; document->bookmarks && i < document->bookmarks->len; i++)
    {
      const DocumentBookmark *mark = &g_array_index (document->bookmarks, DocumentBookmark, i);

      document_add_bookmark (self->wanted, mark->step, mark->note);
    }
  self->unchecked = self->wanted->bookmarks != NULL;
  if (!setdoku_search_is_stale (self->search))
    take_marks (self);
  setdoku_address_set_step (self, document->step);
}

char *
setdoku_address_take (SetdokuAddress *self, const Document *document)
{
  g_autofree char *strange = take_breakpoints (self, document);
  g_autofree char *unknown = document->strategy ? explain_unknown (document) : NULL;

  forget_marks (self);
  if (document->strategy && !unknown)
    take_search (self, document);
  return unknown ? g_steal_pointer (&unknown) : g_steal_pointer (&strange);
}

/* Giving. */

static void
put_breakpoints (SetdokuAddress *self, Document *document)
{
  const GArray *strange = self->strange ? self->strange->breakpoints : NULL;

  g_clear_pointer (&document->breakpoints, g_array_unref);
  for (guint i = 0; i < setdoku_player_get_n_breakpoints (self->player); i++)
    {
      const Breakpoint *breakpoint = setdoku_player_get_breakpoint (self->player, i);
      char text[CONDITION_TEXT_SIZE];

      condition_format_on (setdoku_search_get_trace (self->search)->topology, &breakpoint->condition, text, sizeof text);
      document_add_breakpoint (document, text, breakpoint->enabled);
    }
  for (guint i = 0; strange && i < strange->len; i++)
    {
      const DocumentBreakpoint *kept = &g_array_index (strange, DocumentBreakpoint, i);

      document_add_breakpoint (document, kept->condition, kept->enabled);
    }
}

static void
put_bookmarks (SetdokuAddress *self, Document *document, gboolean running)
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

static gboolean
has_clues_of (const Document *document, const Trace *trace)
{
  int n_cells = trace->topology ? trace->topology->n_cells : N_CELLS;
  const uint8_t *givens = trace->topology ? trace->givens : trace->board.digit;

  if (!topology_equal (document->topology, trace->topology))
    return FALSE;
  for (int cell = 0; cell < n_cells; cell++)
    if ((document->cells[cell].given ? document->cells[cell].given : 0) != givens[cell])
      return FALSE;
  return TRUE;
}

void
setdoku_address_put (SetdokuAddress *self, Document *document)
{
  const Trace *trace = setdoku_search_get_trace (self->search);
  gboolean running = setdoku_search_is_ready (self->search) && !setdoku_search_is_stale (self->search);
  gboolean moved = running && (setdoku_player_get_cursor (self->player) > 0
                               || setdoku_player_get_bookmarks (self->player)->len > 0);

  put_breakpoints (self, document);
  /* A search that only another version knows stays in the file until something is done with another one. */
  if (!moved && is_unknown (document))
    return;
  g_clear_pointer (&document->strategy, g_free);
  g_clear_pointer (&document->switches, g_free);
  g_clear_pointer (&document->forks, g_free);
  g_clear_pointer (&document->bookmarks, g_array_unref);
  document->seed = document->step = 0;
  if (!has_clues_of (document, trace) || !(running || self->wanted_step || self->wanted))
    return;
  document->strategy = g_strdup (trace->strategy->id);
  document->switches = setdoku_search_dup_switches (self->search);
  document->forks = forks_format (trace->topology, setdoku_search_get_forks (self->search));
  document->seed = trace->seed;
  document->step = self->wanted_step ? self->wanted_step : setdoku_player_get_cursor (self->player);
  put_bookmarks (self, document, running);
}
