/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-bar.c — see setdoku-compare-bar.h. */
#include "setdoku-compare-bar.h"

#include <glib/gi18n.h>
#include <math.h>

#include "compare-words.h"
#include "config.h"
#include "setdoku-compare-add.h"
#include "setdoku-transport.h"

struct _SetdokuCompareBar
{
  GtkWidget      parent_instance;

  SetdokuRace   *race;
  GtkWidget     *rows, *place_row, *row, *tools, *add, *difference, *survey, *buttons, *play, *pace;
  GtkWidget     *locks, *lock_label, *segments, *more;
  GtkWidget     *place_scale, *speed_scale;
  GtkLabel      *position, *brief, *speed_label;
  GtkAdjustment *place, *speed;
  GtkWidget     *popover;                  /* to add a strategy; NULL: it was not opened yet */
  gboolean       updating;
};

G_DEFINE_FINAL_TYPE (SetdokuCompareBar, setdoku_compare_bar, GTK_TYPE_WIDGET)

static void
on_speed (GtkAdjustment *adjustment, SetdokuCompareBar *self)
{
  int index = CLAMP ((int) lround (gtk_adjustment_get_value (adjustment)), 0, N_SPEEDS - 1);

  if (!self->updating && index != transport_speed_index (setdoku_race_get_speed (self->race)))
    gtk_widget_activate_action (GTK_WIDGET (self), "compare.speed", "d", transport_speeds[index]);
}

/* A share of the whole: its length may be more than a double counts exactly. */
static void
on_place (GtkAdjustment *adjustment, SetdokuCompareBar *self)
{
  if (!self->updating)
    gtk_widget_activate_action (GTK_WIDGET (self), "compare.seek", "d", gtk_adjustment_get_value (adjustment));
}

static void
setdoku_compare_bar_dispose (GObject *object)
{
  SetdokuCompareBar *self = SETDOKU_COMPARE_BAR (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->rows, gtk_widget_unparent);
  g_clear_object (&self->race);
  G_OBJECT_CLASS (setdoku_compare_bar_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuCompareBar, name)

static void
setdoku_compare_bar_class_init (SetdokuCompareBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_compare_bar_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-compare-bar");
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "compare-bar.ui");
  BIND (rows);
  BIND (place_row);
  BIND (position);
  BIND (place_scale);
  BIND (place);
  BIND (pace);
  BIND (speed_scale);
  BIND (speed_label);
  BIND (speed);
  BIND (row);
  BIND (tools);
  BIND (add);
  BIND (difference);
  BIND (survey);
  BIND (brief);
  BIND (buttons);
  BIND (play);
  BIND (locks);
  BIND (lock_label);
  BIND (segments);
  BIND (more);
}

/* Time runs from left to right everywhere. */
static void
run_to_the_right (GtkWidget *widget)
{
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    run_to_the_right (child);
}

static void
setdoku_compare_bar_init (SetdokuCompareBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "bar");
  run_to_the_right (self->buttons);
  run_to_the_right (self->place_scale);
  g_signal_connect (self->speed, "value-changed", G_CALLBACK (on_speed), self);
  g_signal_connect (self->place, "value-changed", G_CALLBACK (on_place), self);
}

GtkWidget *
setdoku_compare_bar_new (SetdokuRace *race)
{
  SetdokuCompareBar *self = g_object_new (SETDOKU_TYPE_COMPARE_BAR, NULL);

  self->race = g_object_ref (race);
  return GTK_WIDGET (self);
}

void
setdoku_compare_bar_update (SetdokuCompareBar *self)
{
  gboolean playing, finding;
  g_autofree char *position = NULL, *speed = NULL;
  uint64_t end;

  g_return_if_fail (SETDOKU_IS_COMPARE_BAR (self));
  playing = setdoku_race_is_playing (self->race);
  finding = setdoku_race_is_finding (self->race);
  end = setdoku_race_get_end (self->race);
  position = finding ? g_strdup (_("Looking for the difference…")) : compare_position_text (self->race);
  speed = compare_speed_text (setdoku_race_get_clock (self->race), setdoku_race_get_speed (self->race));

  gtk_button_set_icon_name (GTK_BUTTON (self->play), playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->play, playing ? _("Pause (Space)") : _("Play (Space)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  playing ? _("Pause") : C_("search", "Play"), -1);
  gtk_label_set_label (self->position, position);
  gtk_label_set_label (self->brief, position);
  gtk_label_set_label (self->speed_label, speed);
  self->updating = TRUE;
  gtk_adjustment_set_value (self->speed, transport_speed_index (setdoku_race_get_speed (self->race)));
  gtk_adjustment_set_value (self->place, end ? (double) setdoku_race_get_position (self->race) / (double) end : 0);
  self->updating = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->place_scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, position, -1);
}

/* At its button, or at the menu where that is all there is. */
void
setdoku_compare_bar_choose_add (SetdokuCompareBar *self)
{
  GtkWidget *at;
  graphene_rect_t bounds;

  g_return_if_fail (SETDOKU_IS_COMPARE_BAR (self));
  at = gtk_widget_get_mapped (self->add) ? self->add : self->more;
  if (!self->popover)
    {
      self->popover = setdoku_compare_add_new ();
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
    }
  if (gtk_widget_compute_bounds (at, GTK_WIDGET (self), &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                                 &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                   (int) bounds.size.width, (int) bounds.size.height });
  setdoku_compare_add_update (SETDOKU_COMPARE_ADD (self->popover), self->race);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
setdoku_compare_bar_set_room (SetdokuCompareBar *self, SetdokuRoom room)
{
  gboolean low = room.stature != SETDOKU_STATURE_TALL, narrow = room.shape == SETDOKU_SHAPE_NARROW;
  gboolean menu = low || room.shape >= SETDOKU_SHAPE_MEDIUM;

  g_return_if_fail (SETDOKU_IS_COMPARE_BAR (self));
  set_class (GTK_WIDGET (self), "narrow", narrow);
  set_class (GTK_WIDGET (self), "flat", room.stature == SETDOKU_STATURE_FLAT);
  gtk_widget_set_visible (self->place_row, !low);
  gtk_widget_set_visible (GTK_WIDGET (self->position), !narrow);
  gtk_widget_set_visible (self->pace, !menu);
  gtk_widget_set_visible (self->add, !menu);
  gtk_widget_set_visible (self->difference, !menu);
  gtk_widget_set_visible (GTK_WIDGET (self->brief), narrow ? FALSE : low);
  gtk_widget_set_visible (self->lock_label, room.shape == SETDOKU_SHAPE_BROAD);
  gtk_widget_set_visible (self->segments, !narrow && !(low && room.shape == SETDOKU_SHAPE_MEDIUM));
  gtk_widget_set_visible (self->survey, !menu && room.shape == SETDOKU_SHAPE_BROAD);
  gtk_widget_set_visible (self->more, menu || room.shape != SETDOKU_SHAPE_BROAD);
  gtk_box_set_spacing (GTK_BOX (self->buttons), narrow ? 0 : 6);
}
