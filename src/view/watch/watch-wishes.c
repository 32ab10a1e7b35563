/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-wishes.c — when something is shown: parts wish for it, and once the command or the event is over that they came from,
 * it is done, once. */
#include "view/kit/command.h"
#include "view/kit/voice.h"
#include "view/kit/setdoku-style.h"
#include "setdoku-watch-private.h"

#define SPEED_CALM 2.0                 /* events/s, up to which a set table is built up line by line */

void
watch_say (SetdokuWatch *self, const char *text)
{
  GtkWidget *board = watch_get_board (self);

  if (text && gtk_widget_get_mapped (board))
    voice_say (board, text);
}

static void
say_moved (SetdokuWatch *self)
{
  double speed = setdoku_player_get_speed (self->player);
  g_autofree char *where = setdoku_pace_dup_text (self->pace);

  watch_say (self, where);
  if (setdoku_player_is_playing (self->player) && speed <= SPEED_CALM
      && setdoku_style_get_animations (setdoku_style_get_default ()))
    setdoku_watch_panel_appear (self->panel, (int) (1000 / speed * 0.8));
}

static void
fulfil (SetdokuWatch *self, unsigned wishes)
{
  if (!setdoku_search_is_live (self->search))
    return;
  if (wishes & WATCH_ALL)
    watch_refresh (self);
  else if (wishes & WATCH_BOARD)
    watch_refresh_board (self, setdoku_search_is_fast (self->search));
  if (wishes & WATCH_BAR && !(wishes & WATCH_ALL))
    watch_refresh_bar (self);
  if (wishes & WATCH_SAY)
    watch_announce (self);
  if (wishes & WATCH_MOVED)
    say_moved (self);
}

/* What is shown of a search that moved on depends on the pace, which goes along first. */
static void
settle (SetdokuWatch *self)
{
  while (!self->holds && self->wishes)
    {
      unsigned wishes;

      self->holds++;
      if (self->wishes & WATCH_MOVED && setdoku_pace_move (self->pace))
        self->wishes |= WATCH_SAY;
      wishes = self->wishes;
      self->wishes = 0;
      fulfil (self, wishes);
      commands_update (G_ACTION_MAP (self->actions));
      self->holds--;
    }
}

void
watch_want (SetdokuWatch *self, unsigned wishes)
{
  self->wishes |= wishes;
  settle (self);
}

/* What had the focus may have gone with what was done: then the board has it. */
static void
keep_focus (SetdokuWatch *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->grid));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (root && setdoku_search_is_open (self->search) && gtk_widget_get_mapped (GTK_WIDGET (self->grid))
      && !(focus && gtk_widget_get_mapped (focus) && gtk_widget_is_sensitive (focus)))
    setdoku_grid_focus_cursor (self->grid);
}

void
watch_hold (SetdokuWatch *self)
{
  g_object_ref (self);
  self->holds++;
}

void
watch_release (SetdokuWatch *self)
{
  self->holds--;
  if (self->grid)
    {
      settle (self);
      if (!self->holds)
        keep_focus (self);
    }
  g_object_unref (self);
}

void
watch_bracket (gpointer data, gboolean begins)
{
  SetdokuWatch *self = data;

  if (begins)
    {
      watch_hold (self);
      return;
    }
  self->wishes |= WATCH_COMMANDS;
  watch_release (self);
}

/* Time: frames are counted while there is something to wait for. */

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SetdokuWatch *self = data;
  gboolean more;

  watch_hold (self);
  more = setdoku_player_tick (self->player, gdk_frame_clock_get_frame_time (clock));
  if (!more)
    self->tick = 0;
  watch_release (self);
  return more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
watch_update_tick (SetdokuWatch *self)
{
  gboolean open = setdoku_search_is_open (self->search);
  gboolean wanted = setdoku_search_is_live (self->search)
                    && (setdoku_player_is_playing (self->player) || setdoku_player_is_exploring (self->player)
                        || setdoku_player_is_finding (self->player, NULL));

  if (wanted && !self->tick)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->grid), on_tick, self, NULL);
  else if (!open && self->tick)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self->grid), self->tick);
      self->tick = 0;
    }
}
