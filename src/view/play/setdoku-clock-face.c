/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-clock-face.c — see setdoku-clock-face.h. */
#include "setdoku-clock-face.h"

#include <glib/gi18n.h>

struct _SetdokuClockFace
{
  SetdokuPart parent_instance;

  GtkLabel  *time;
};

G_DEFINE_FINAL_TYPE (SetdokuClockFace, setdoku_clock_face, SETDOKU_TYPE_PART)

static void
setdoku_clock_face_class_init (SetdokuClockFaceClass *klass)
{
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
setdoku_clock_face_init (SetdokuClockFace *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("media-playback-pause-symbolic");

  self->time = GTK_LABEL (gtk_label_new (""));
  gtk_widget_add_css_class (GTK_WIDGET (self->time), "num");
  gtk_widget_set_parent (GTK_WIDGET (self->time), GTK_WIDGET (self));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.pause");
  gtk_widget_set_tooltip_text (button, _("Hide the board and stop the clock (P)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Pause"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Time"), -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 4);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
setdoku_clock_face_new (void)
{
  return g_object_new (SETDOKU_TYPE_CLOCK_FACE, NULL);
}

void
setdoku_clock_face_set_time (SetdokuClockFace *self,
                             const char       *time)
{
  g_return_if_fail (SETDOKU_IS_CLOCK_FACE (self) && time);
  gtk_label_set_label (self->time, time);
}

void
setdoku_clock_face_follow (SetdokuClockFace *self,
                           SetdokuClockFace *other)
{
  g_return_if_fail (SETDOKU_IS_CLOCK_FACE (self) && SETDOKU_IS_CLOCK_FACE (other));
  g_object_bind_property (other->time, "label", self->time, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (other, "visible", self, "visible", G_BINDING_SYNC_CREATE);
}
