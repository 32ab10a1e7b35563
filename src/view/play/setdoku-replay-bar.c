/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-replay-bar.h"

#include <glib/gi18n.h>

#include "model/game/replay-words.h"

struct _SetdokuReplayBar
{
  SetdokuPart         parent_instance;

  SetdokuReplayStrip *strip;
  GtkLabel           *time, *moves;
  GtkWidget          *play, *texts, *speeds, *close;
};

G_DEFINE_FINAL_TYPE (SetdokuReplayBar, setdoku_replay_bar, SETDOKU_TYPE_PART)

static void
setdoku_replay_bar_adapt (SetdokuPart *part)
{
  SetdokuReplayBar *self = SETDOKU_REPLAY_BAR (part);
  gboolean narrow = setdoku_part_is_narrow (self);

  gtk_widget_set_visible (self->speeds, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->moves), !narrow);
  gtk_button_set_label (GTK_BUTTON (self->close), narrow ? _("Done") : _("Back to the game"));
}

static void
setdoku_replay_bar_class_init (SetdokuReplayBarClass *klass)
{
  SETDOKU_PART_CLASS (klass)->adapt = setdoku_replay_bar_adapt;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static GtkWidget *
add_button (GtkWidget  *box,
            const char *icon,
            const char *name,
            const char *tooltip,
            const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkLabel *
add_label (GtkWidget *box)
{
  GtkWidget *label = gtk_label_new ("");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "num");
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static GtkWidget *
build_transport (SetdokuReplayBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  add_button (box, "go-first-symbolic", _("First"), _("To the start (Home)"), "replay.first");
  add_button (box, "go-previous-symbolic", _("Back"), _("One move back (,)"), "replay.back");
  self->play = add_button (box, "media-playback-start-symbolic", C_("search", "Play"), _("Play or pause (Space)"), "replay.play");
  gtk_widget_remove_css_class (self->play, "flat");
  gtk_widget_add_css_class (self->play, "suggested");
  gtk_widget_add_css_class (self->play, "round");
  add_button (box, "go-next-symbolic", _("Forward"), _("One move forward (.)"), "replay.forward");
  add_button (box, "go-last-symbolic", _("Last"), _("To the end (End)"), "replay.last");
  return box;
}

static GtkWidget *
build_speeds (void)
{
  static const struct { const char *label, *speed; } speeds[] = {
    { N_("As it was"), "1" }, { N_("4 times as fast"), "4" }, { N_("16 times as fast"), "16" }, { N_("64 times as fast"), "64" },
  };
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr(GMenu) menu = g_menu_new ();

  for (size_t i = 0; i < G_N_ELEMENTS (speeds); i++)
    {
      g_autofree char *action = g_strconcat ("replay.speed::", speeds[i].speed, NULL);

      g_menu_append (menu, _(speeds[i].label), action);
    }
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (button), GTK_ARROW_UP);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), _("Speed"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  return button;
}

static void
setdoku_replay_bar_init (SetdokuReplayBar *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *row = gtk_center_box_new (), *end = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "bar");
  gtk_widget_add_css_class (GTK_WIDGET (self), "foot");
  self->strip = SETDOKU_REPLAY_STRIP (setdoku_replay_strip_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->strip), GTK_WIDGET (self));
  self->texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_valign (self->texts, GTK_ALIGN_CENTER);
  self->time = add_label (self->texts);
  self->moves = add_label (self->texts);
  gtk_widget_add_css_class (GTK_WIDGET (self->moves), "small");
  gtk_widget_add_css_class (GTK_WIDGET (self->moves), "dim");
  self->speeds = build_speeds ();
  self->close = gtk_button_new_with_label (_("Back to the game"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->close), "replay.close");
  gtk_widget_set_tooltip_text (self->close, _("Back to the game (Escape)"));
  gtk_widget_set_valign (self->close, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (end), self->speeds);
  gtk_box_append (GTK_BOX (end), self->close);
  gtk_center_box_set_start_widget (GTK_CENTER_BOX (row), self->texts);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (row), build_transport (self));
  gtk_center_box_set_end_widget (GTK_CENTER_BOX (row), end);
  gtk_widget_set_parent (row, GTK_WIDGET (self));
}

GtkWidget *
setdoku_replay_bar_new (void)
{
  return g_object_new (SETDOKU_TYPE_REPLAY_BAR, NULL);
}

SetdokuReplayStrip *
setdoku_replay_bar_get_strip (SetdokuReplayBar *self)
{
  g_return_val_if_fail (SETDOKU_IS_REPLAY_BAR (self), NULL);
  return self->strip;
}

void
setdoku_replay_bar_update (SetdokuReplayBar *self,
                           const Replay     *replay,
                           gboolean          playing)
{
  g_autofree char *time = NULL, *moves = NULL;
  const char *icon = playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic";

  g_return_if_fail (SETDOKU_IS_REPLAY_BAR (self) && replay);
  time = replay_words_time (replay);
  moves = replay_words_count (replay);
  gtk_label_set_label (self->time, time);
  gtk_label_set_label (self->moves, moves);
  if (g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (self->play)), icon) != 0)
    {
      gtk_button_set_icon_name (GTK_BUTTON (self->play), icon);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      playing ? _("Pause") : C_("search", "Play"), -1);
    }
  setdoku_replay_strip_update (self->strip);
}
