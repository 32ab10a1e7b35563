/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-play-button.h"

#include <glib/gi18n.h>

struct _SetdokuPlayButton
{
  GtkButton parent_instance;

  gboolean  playing;
};

G_DEFINE_FINAL_TYPE (SetdokuPlayButton, setdoku_play_button, GTK_TYPE_BUTTON)

static void
show (SetdokuPlayButton *self)
{
  gtk_button_set_icon_name (GTK_BUTTON (self), self->playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), self->playing ? _("Pause (Space)") : _("Play (Space)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->playing ? _("Pause") : C_("search", "Play"), -1);
}

static void
setdoku_play_button_class_init (SetdokuPlayButtonClass *klass)
{
}

static void
setdoku_play_button_init (SetdokuPlayButton *self)
{
  show (self);
}

void
setdoku_play_button_set_playing (SetdokuPlayButton *self,
                                 gboolean           playing)
{
  g_return_if_fail (SETDOKU_IS_PLAY_BUTTON (self));
  if (self->playing == playing)
    return;
  self->playing = playing;
  show (self);
}
