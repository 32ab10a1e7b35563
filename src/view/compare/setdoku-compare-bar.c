/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-bar.c — see setdoku-compare-bar.h. */
#include "setdoku-compare-bar.h"

#include <glib/gi18n.h>

#include "compare-words.h"
#include "config.h"
#include "setdoku-compare-add.h"
#include "view/kit/bar.h"
#include "view/kit/popovers.h"
#include "view/kit/setdoku-play-button.h"
#include "view/kit/setdoku-speed.h"

struct _SetdokuCompareBar
{
  GtkWidget      parent_instance;

  SetdokuRace   *race;
  GtkWidget     *rows, *place_row, *add, *difference, *survey, *buttons, *pace, *lock_label, *segments, *more, *place_scale;
  SetdokuPlayButton *play;
  SetdokuSpeed  *speed;
  GtkLabel      *position, *brief, *speed_label;
  GtkAdjustment *place;
  GtkWidget     *popover;                  /* to add a strategy; NULL: it was not opened yet */
  gboolean       updating;
};

G_DEFINE_FINAL_TYPE (SetdokuCompareBar, setdoku_compare_bar, GTK_TYPE_WIDGET)

/* A share of the whole: its length may be more than a double counts exactly. */
static void
on_place (GtkAdjustment *adjustment, SetdokuCompareBar *self)
{
  if (!self->updating)
    gtk_widget_activate_action (GTK_WIDGET (self), "compare.seek", "d", gtk_adjustment_get_value (adjustment));
}

static void
take_room (SetdokuCompareBar *self, SetdokuRoom room)
{
  gboolean low = room.stature != SETDOKU_STATURE_TALL, narrow = room.shape == SETDOKU_SHAPE_NARROW;
  gboolean menu = low || room.shape >= SETDOKU_SHAPE_MEDIUM;

  bar_set_room (GTK_WIDGET (self), room);
  gtk_widget_set_visible (self->place_row, !low);
  gtk_widget_set_visible (GTK_WIDGET (self->position), !narrow);
  gtk_widget_set_visible (self->pace, !menu);
  gtk_widget_set_visible (self->add, !menu);
  gtk_widget_set_visible (self->difference, !menu);
  gtk_widget_set_visible (GTK_WIDGET (self->brief), narrow ? FALSE : low);
  gtk_widget_set_visible (self->lock_label, room.shape == SETDOKU_SHAPE_BROAD);
  gtk_widget_set_visible (self->segments, !narrow && !(low && room.shape == SETDOKU_SHAPE_MEDIUM));
  gtk_widget_set_visible (self->survey, !menu && room.shape == SETDOKU_SHAPE_BROAD);
  gtk_widget_set_visible (self->more, TRUE);
  gtk_box_set_spacing (GTK_BOX (self->buttons), narrow ? 0 : 6);
}

static void
setdoku_compare_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *property)
{
  take_room (SETDOKU_COMPARE_BAR (object), *(const SetdokuRoom *) g_value_get_boxed (value));
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
  G_OBJECT_CLASS (klass)->set_property = setdoku_compare_bar_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1, g_param_spec_boxed ("room", NULL, NULL, SETDOKU_TYPE_ROOM,
                                                                                  G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  g_type_ensure (SETDOKU_TYPE_PLAY_BUTTON);
  g_type_ensure (SETDOKU_TYPE_SPEED);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-compare-bar");
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "compare-bar.ui");
  BIND (rows);
  BIND (place_row);
  BIND (position);
  BIND (place_scale);
  BIND (place);
  BIND (pace);
  BIND (speed_label);
  BIND (speed);
  BIND (add);
  BIND (difference);
  BIND (survey);
  BIND (brief);
  BIND (buttons);
  BIND (play);
  BIND (lock_label);
  BIND (segments);
  BIND (more);
  gtk_widget_class_bind_template_callback (widget_class, on_place);
}

static void
setdoku_compare_bar_init (SetdokuCompareBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "bar");
  bar_may_shrink (GTK_BUTTON (self->add));
  bar_may_shrink (GTK_BUTTON (self->difference));
  bar_may_shrink (GTK_BUTTON (self->survey));
  bar_run_to_the_right (self->buttons);
  bar_run_to_the_right (self->place_scale);
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
  gboolean finding;
  g_autofree char *position = NULL, *speed = NULL;
  uint64_t end;

  g_return_if_fail (SETDOKU_IS_COMPARE_BAR (self));
  finding = setdoku_race_is_finding (self->race);
  end = setdoku_race_get_end (self->race);
  position = finding ? g_strdup (_("Looking for the difference…")) : compare_position_text (self->race);
  speed = compare_speed_text (setdoku_race_get_clock (self->race), setdoku_race_get_speed (self->race));

  setdoku_play_button_set_playing (self->play, setdoku_race_is_playing (self->race));
  setdoku_speed_set (self->speed, setdoku_race_get_speed (self->race));
  setdoku_speed_tell (self->speed, speed);
  gtk_label_set_label (self->position, position);
  gtk_label_set_label (self->brief, position);
  gtk_label_set_label (self->speed_label, speed);
  self->updating = TRUE;
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
      popovers_lead_back (self->popover, "compare.focus-board");
    }
  if (gtk_widget_compute_bounds (at, GTK_WIDGET (self), &bounds))
    popovers_point_to (self->popover, &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                        (int) bounds.size.width, (int) bounds.size.height });
  setdoku_compare_add_update (SETDOKU_COMPARE_ADD (self->popover), self->race);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}
