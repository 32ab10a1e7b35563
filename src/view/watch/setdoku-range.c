/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-range.c — see setdoku-range.h. A range is there to be looked at as heat, which comes and goes with it unless the
 * viewer wanted it before or says otherwise. */
#include "setdoku-range.h"

#include <glib/gi18n.h>

#include "model/search/heat.h"
#include "setdoku-range-card.h"
#include "view/kit/command.h"
#include "view/kit/voice.h"

struct _SetdokuRange
{
  GObject           parent_instance;

  SetdokuSearch    *search;
  SetdokuPlayer    *player;            /* its */
  SetdokuStrip     *strip;
  GtkWidget        *voice;
  SetdokuHeat      *heat;
  SetdokuRangeCard *card;
  gboolean          hot;               /* the heat map is on */
  gboolean          came_along;        /* with the range */
  gboolean          told;              /* the end of this count */
};

G_DEFINE_FINAL_TYPE (SetdokuRange, setdoku_range, G_TYPE_OBJECT)

static guint changed_signal;

static gboolean
has_range (gpointer data)
{
  uint64_t first, last;

  return setdoku_strip_get_range (SETDOKU_RANGE (data)->strip, &first, &last);
}

gboolean
setdoku_range_is_shown (SetdokuRange *self)
{
  return self->hot || has_range (self);
}

gboolean
setdoku_range_is_hot (SetdokuRange *self)
{
  return self->hot && setdoku_heat_has_range (self->heat);
}

char *
setdoku_range_dup_text (SetdokuRange *self)
{
  return explain_heat (setdoku_heat_get_first (self->heat), setdoku_heat_get_last (self->heat));
}

void
setdoku_range_add_looks (SetdokuRange *self, const BoardPlan *plan, CellLook *looks)
{
  if (setdoku_range_is_hot (self))
    look_heat (plan, setdoku_heat_get_counts (self->heat)->exhausted, looks);
}

/* What was asked for, once it is counted. */
static void
tell (SetdokuRange *self)
{
  g_autofree char *text = NULL;

  if (setdoku_heat_is_counting (self->heat) || self->told || !setdoku_heat_has_range (self->heat)
      || setdoku_strip_is_dragged (self->strip))
    return;
  self->told = TRUE;
  text = g_strdup_printf ("%s\n%s", setdoku_range_card_get_title (self->card), setdoku_range_card_get_figures (self->card));
  voice_say (self->voice, text);
}

static void
on_counted (SetdokuRange *self)
{
  setdoku_range_card_update (self->card, self->heat, has_range (self), setdoku_player_get_columns (self->player));
  g_signal_emit (self, changed_signal, 0);
  if (setdoku_search_is_live (self->search))
    tell (self);
}

/* What is counted: the range, or for the heat map alone all that there is. */
static void
count (SetdokuRange *self)
{
  uint64_t first, last, length = setdoku_player_get_length (self->player);
  gboolean ready = setdoku_search_is_ready (self->search) && length > 0;

  if (!setdoku_strip_get_range (self->strip, &first, &last) && self->hot)
    {
      first = 1;
      last = length;
    }
  if (!ready || !first)
    setdoku_heat_clear (self->heat);
  else if (!setdoku_heat_has_range (self->heat) || first != setdoku_heat_get_first (self->heat)
           || last != setdoku_heat_get_last (self->heat))
    {
      self->told = FALSE;
      setdoku_heat_start (self->heat, self->player, first, MIN (last, length));
    }
  g_signal_emit (self, changed_signal, 0);
}

static void
on_range_changed (SetdokuRange *self)
{
  gboolean there = has_range (self);

  if (there && !self->hot)
    self->hot = self->came_along = TRUE;
  else if (!there && self->came_along && !setdoku_strip_is_dragged (self->strip))
    self->hot = self->came_along = FALSE;
  count (self);
  tell (self);
}

void
setdoku_range_end (SetdokuRange *self)
{
  self->hot = self->came_along = FALSE;
  setdoku_strip_select (self->strip, 0, 0);
  count (self);
}

/* Another search has events of its own. */
static void
on_starting (SetdokuRange *self)
{
  setdoku_range_end (self);
}

/* Commands. */

static void
set_heat (gpointer data, GVariant *on)
{
  SetdokuRange *self = data;

  self->hot = g_variant_get_boolean (on);
  self->came_along = FALSE;
  count (self);
}

/* A quarter of what the strip shows, about the playhead. */
static void
set_range (gpointer data, GVariant *on)
{
  SetdokuRange *self = data;
  uint64_t from, to, middle = setdoku_player_get_cursor (self->player), reach;

  if (!g_variant_get_boolean (on))
    {
      setdoku_strip_select (self->strip, 0, 0);
      return;
    }
  setdoku_strip_get_shown (self->strip, &from, &to);
  reach = MAX ((to - from) / 8, 1);
  middle = CLAMP (middle, MIN (from + reach, to), to > reach ? MAX (to - reach, from) : to);
  setdoku_strip_select (self->strip, middle > reach ? middle - reach + 1 : 1, MIN (middle + reach, to));
}

static void run_end (gpointer self, GVariant *value) { setdoku_range_end (self); }
static void run_stop (gpointer data, GVariant *value) { setdoku_heat_stop (SETDOKU_RANGE (data)->heat); }
static gboolean is_live (gpointer data) { return setdoku_search_is_live (SETDOKU_RANGE (data)->search); }

static gboolean
has_events (gpointer data)
{
  return is_live (data) && setdoku_player_get_length (SETDOKU_RANGE (data)->player) > 0;
}

static gboolean is_shown (gpointer data) { return is_live (data) && setdoku_range_is_shown (data); }
static gboolean is_counting (gpointer data) { return is_live (data) && setdoku_heat_is_counting (SETDOKU_RANGE (data)->heat); }
static GVariant *get_heat (gpointer data) { return g_variant_new_boolean (SETDOKU_RANGE (data)->hot); }
static GVariant *get_range (gpointer data) { return g_variant_new_boolean (has_range (data)); }

static const Command commands[] = {
  { "heat", set_heat, NULL, has_events, get_heat },
  { "range", set_range, NULL, has_events, get_range },
  { "end-range", run_end, NULL, is_shown },
  { "stop-heat", run_stop, NULL, is_counting },
};

/* Object. */

static void
setdoku_range_dispose (GObject *object)
{
  SetdokuRange *self = SETDOKU_RANGE (object);

  if (self->heat)
    {
      g_signal_handlers_disconnect_by_data (self->heat, self);
      setdoku_heat_clear (self->heat);
    }
  g_clear_object (&self->heat);
  g_clear_object (&self->card);
  g_clear_object (&self->strip);
  g_clear_object (&self->voice);
  g_clear_object (&self->search);
  G_OBJECT_CLASS (setdoku_range_parent_class)->dispose (object);
}

static void
setdoku_range_class_init (SetdokuRangeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_range_dispose;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_range_init (SetdokuRange *self)
{
  self->heat = setdoku_heat_new ();
  self->card = g_object_ref_sink (SETDOKU_RANGE_CARD (setdoku_range_card_new ()));
  g_signal_connect_swapped (self->heat, "changed", G_CALLBACK (on_counted), self);
}

SetdokuRange *
setdoku_range_new (SetdokuSearch *search, SetdokuStrip *strip, GtkWidget *voice, GActionMap *map)
{
  SetdokuRange *self = g_object_new (SETDOKU_TYPE_RANGE, NULL);

  self->search = g_object_ref (search);
  self->player = setdoku_search_get_player (search);
  self->strip = g_object_ref (strip);
  self->voice = g_object_ref (voice);
  g_signal_connect_object (strip, "range-changed", G_CALLBACK (on_range_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (search, "starting", G_CALLBACK (on_starting), self, G_CONNECT_SWAPPED);
  commands_add (map, commands, G_N_ELEMENTS (commands), self);
  return self;
}

GtkWidget *
setdoku_range_get_card (SetdokuRange *self)
{
  return GTK_WIDGET (self->card);
}
