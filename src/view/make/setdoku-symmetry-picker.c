/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-symmetry-picker.c — see setdoku-symmetry-picker.h. The pictures are computed: a few cells, with their images. */
#include "setdoku-symmetry-picker.h"

#include <glib/gi18n.h>

#include "view/kit/compat.h"
#include "view/kit/even-layout.h"
#include "engine/core/houses.h"
#include "engine/make/symmetry.h"

enum { COLUMNS = 5, ICON_PX = 45, DOT_PX = 5, SYMMETRIES_MAX = 16 };

struct _SetdokuSymmetryPicker
{
  GtkWidget        parent_instance;

  GtkWidget       *grid;
  GtkToggleButton *buttons[SYMMETRIES_MAX];
  int              n_buttons;
};

G_DEFINE_FINAL_TYPE (SetdokuSymmetryPicker, setdoku_symmetry_picker, GTK_TYPE_WIDGET)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* As many cells in each picture, so that what differs is their order. */
static CellSet
sample_pattern (const Symmetry *symmetry)
{
  static const int cells[] = { 1, 12, 20, 31, 36, 15, 5, 28, 64, 50, 70, 42, 17, 75, 59, 46, 67, 25, 80, 53, 8, 62, 30, 57 };
  CellSet pattern = { 0 };

  for (size_t i = 0; i < G_N_ELEMENTS (cells) && cells_count (pattern) < (int) G_N_ELEMENTS (cells); i++)
    pattern = cells_union (pattern, symmetry_orbit (symmetry, cells[i]));
  return pattern;
}

static void
draw_icon (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        user)
{
  CellSet pattern = sample_pattern (user);
  double left = (width - ICON_PX) / 2, top = (height - ICON_PX) / 2;
  GdkRGBA color;

  compat_get_color (GTK_WIDGET (area), &color);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      gboolean in = cells_has (pattern, cell);

      cairo_set_source_rgba (cr, color.red, color.green, color.blue, in ? color.alpha : 0.16 * color.alpha);
      cairo_rectangle (cr, left + cell_column (cell) * DOT_PX, top + cell_row (cell) * DOT_PX, DOT_PX - 1, DOT_PX - 1);
      cairo_fill (cr);
    }
}

static void
on_toggled (GtkToggleButton       *button,
            SetdokuSymmetryPicker *self)
{
  if (gtk_toggle_button_get_active (button))
    g_signal_emit (self, signals[CHANGED], 0);
}

static GtkWidget *
new_tile (const Symmetry *symmetry)
{
  GtkWidget *tile = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *icon = gtk_drawing_area_new ();
  GtkWidget *name = gtk_label_new (_(symmetry->name)), *button = gtk_toggle_button_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (icon), ICON_PX);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (icon), ICON_PX);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (icon), draw_icon, (gpointer) symmetry, NULL);
  gtk_widget_add_css_class (icon, "dots");
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 9);
  gtk_widget_add_css_class (name, "tiny");
  gtk_box_append (GTK_BOX (tile), icon);
  gtk_box_append (GTK_BOX (tile), name);
  gtk_button_set_child (GTK_BUTTON (button), tile);
  gtk_widget_add_css_class (button, "tile");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(symmetry->name), -1);
  return button;
}

static void
setdoku_symmetry_picker_dispose (GObject *object)
{
  g_clear_pointer (&SETDOKU_SYMMETRY_PICKER (object)->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_symmetry_picker_parent_class)->dispose (object);
}

static void
setdoku_symmetry_picker_class_init (SetdokuSymmetryPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_symmetry_picker_dispose;
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_SYMMETRY_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
  gtk_widget_class_set_css_name (widget_class, "setdoku-symmetry-picker");
}

static void
setdoku_symmetry_picker_init (SetdokuSymmetryPicker *self)
{
  self->grid = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->grid, even_layout_new (2, COLUMNS, 8));
  for (const Symmetry *symmetry = symmetries; symmetry->id && self->n_buttons < SYMMETRIES_MAX; symmetry++)
    {
      GtkWidget *button = new_tile (symmetry);
      int i = self->n_buttons++;

      self->buttons[i] = GTK_TOGGLE_BUTTON (button);
      if (i > 0)
        gtk_toggle_button_set_group (self->buttons[i], self->buttons[0]);
      gtk_box_append (GTK_BOX (self->grid), button);
    }
  gtk_toggle_button_set_active (self->buttons[0], TRUE);
  for (int i = 0; i < self->n_buttons; i++)
    g_signal_connect (self->buttons[i], "toggled", G_CALLBACK (on_toggled), self);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

int
setdoku_symmetry_picker_get_symmetry (SetdokuSymmetryPicker *self)
{
  g_return_val_if_fail (SETDOKU_IS_SYMMETRY_PICKER (self), 0);
  for (int i = 0; i < self->n_buttons; i++)
    if (gtk_toggle_button_get_active (self->buttons[i]))
      return i;
  return 0;
}

void
setdoku_symmetry_picker_set_symmetry (SetdokuSymmetryPicker *self,
                                      int                    symmetry)
{
  g_return_if_fail (SETDOKU_IS_SYMMETRY_PICKER (self) && symmetry >= 0 && symmetry < self->n_buttons);
  gtk_toggle_button_set_active (self->buttons[symmetry], TRUE);
}
