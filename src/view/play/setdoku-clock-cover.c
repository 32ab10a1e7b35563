/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-clock-cover.c — see setdoku-clock-cover.h. */
#include "setdoku-clock-cover.h"

#include <glib/gi18n.h>

struct _SetdokuClockCover
{
  GtkWidget  parent_instance;

  GtkWidget *box, *button;
  GtkLabel  *time;
};

G_DEFINE_FINAL_TYPE (SetdokuClockCover, setdoku_clock_cover, GTK_TYPE_WIDGET)

static guint go_on_signal;

static void
go_on (SetdokuClockCover *self)
{
  g_signal_emit (self, go_on_signal, 0);
}

/* Commands, Tab for the header, and keys that only modify have their own meaning. */
static gboolean
on_key (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        modifiers,
        SetdokuClockCover     *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));
  gboolean modifier = event && gdk_key_event_is_modifier (event);

  if (modifier || modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK) || keyval == GDK_KEY_Tab
      || keyval == GDK_KEY_ISO_Left_Tab || (keyval >= GDK_KEY_F1 && keyval <= GDK_KEY_F35))
    return FALSE;
  go_on (self);
  return TRUE;
}

static gboolean
setdoku_clock_cover_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (SETDOKU_CLOCK_COVER (widget)->button);
}

static void
setdoku_clock_cover_dispose (GObject *object)
{
  g_clear_pointer (&SETDOKU_CLOCK_COVER (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_clock_cover_parent_class)->dispose (object);
}

static void
setdoku_clock_cover_class_init (SetdokuClockCoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_clock_cover_dispose;
  widget_class->grab_focus = setdoku_clock_cover_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-clock-cover");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  go_on_signal = g_signal_new ("go-on", SETDOKU_TYPE_CLOCK_COVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
add_label (SetdokuClockCover *self,
           const char        *text,
           const char        *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (self->box), label);
  return label;
}

static void
setdoku_clock_cover_init (SetdokuClockCover *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_halign (self->box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->box, GTK_ALIGN_CENTER);
  add_label (self, _("Paused"), "h1");
  self->time = GTK_LABEL (add_label (self, "", "h2"));
  self->button = gtk_button_new_with_label (_("Resume"));
  gtk_widget_add_css_class (self->button, "suggested");
  gtk_widget_add_css_class (self->button, "tall");
  gtk_widget_set_halign (self->button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), self->button);
  add_label (self, _("Press any key, or click."), "dim");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Paused"), -1);

  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (go_on), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (go_on), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
setdoku_clock_cover_set_time (SetdokuClockCover *self,
                              const char        *time)
{
  g_return_if_fail (SETDOKU_IS_CLOCK_COVER (self));
  gtk_widget_set_visible (GTK_WIDGET (self->time), time != NULL);
  gtk_label_set_label (self->time, time ? time : "");
}
