/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-photo-corner.c — see setdoku-photo-corner.h. */
#include "setdoku-photo-corner.h"

#include <glib/gi18n.h>

#include "model/explain/explain-say.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/voice.h"

enum { FAST = 10 };

struct _SetdokuPhotoCorner
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (SetdokuPhotoCorner, setdoku_photo_corner, GTK_TYPE_WIDGET)

static guint step_signal;

static gboolean
on_key (SetdokuPhotoCorner *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  static const struct { guint keys[2]; int x, y; } rows[] = {
    { { GDK_KEY_Left, GDK_KEY_KP_Left }, -1, 0 }, { { GDK_KEY_Right, GDK_KEY_KP_Right }, 1, 0 },
    { { GDK_KEY_Up, GDK_KEY_KP_Up }, 0, -1 }, { { GDK_KEY_Down, GDK_KEY_KP_Down }, 0, 1 },
  };
  int by = modifiers & GDK_SHIFT_MASK ? FAST : 1;

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    if (keyval == rows[i].keys[0] || keyval == rows[i].keys[1])
      {
        g_signal_emit (self, step_signal, 0, rows[i].x * by, rows[i].y * by);
        return TRUE;
      }
  return FALSE;
}

static void
setdoku_photo_corner_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                              int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = PHOTO_CORNER_SIDE;
}

static void
setdoku_photo_corner_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  double middle = PHOTO_CORNER_SIDE / 2.0, radius = 12;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, PHOTO_CORNER_SIDE, PHOTO_CORNER_SIDE));

  cairo_arc (cr, middle, middle, radius, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.35);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, 5);
  cairo_stroke_preserve (cr);
  color_use (cr, palette->accent);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
  cairo_arc (cr, middle, middle, 3, 0, 2 * G_PI);
  cairo_fill (cr);
  if (gtk_widget_has_visible_focus (widget))
    {
      cairo_arc (cr, middle, middle, radius + 5.5, 0, 2 * G_PI);
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_set_line_width (cr, 4);
      cairo_stroke_preserve (cr);
      color_use (cr, palette->accent);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

static void
setdoku_photo_corner_class_init (SetdokuPhotoCornerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = setdoku_photo_corner_measure;
  widget_class->snapshot = setdoku_photo_corner_snapshot;
  step_signal = g_signal_new ("step", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                              G_TYPE_INT, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-photo-corner");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
setdoku_photo_corner_init (SetdokuPhotoCorner *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "move");
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
setdoku_photo_corner_new (int corner)
{
  static const char *const names[] = {
    N_("Upper left corner of the grid"), N_("Upper right corner of the grid"),
    N_("Lower right corner of the grid"), N_("Lower left corner of the grid"),
  };
  SetdokuPhotoCorner *self = g_object_new (SETDOKU_TYPE_PHOTO_CORNER, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _(names[corner]), -1);
  voice_describe (GTK_WIDGET (self), _("Arrow keys move it by a pixel, with Shift by ten."));
  return GTK_WIDGET (self);
}

void
setdoku_photo_corner_set_value (SetdokuPhotoCorner *self, double x, double y)
{
  g_autofree char *text = explain_say (_("{x} px from the left, {y} px from the top"), SAY_COUNT ("x", (uint64_t) MAX (x, 0)),
                                       SAY_COUNT ("y", (uint64_t) MAX (y, 0)));
  g_autofree char *described = explain_titled (text, _("Arrow keys move it by a pixel, with Shift by ten."));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, x,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  voice_describe (GTK_WIDGET (self), described);
}
