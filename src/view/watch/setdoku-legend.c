/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-legend.c — see setdoku-legend.h. The samples are drawn by the painters of board and tree, so they are what is seen. */
#include "setdoku-legend.h"

#include <glib/gi18n.h>

#include "model/look/look.h"
#include "picture/painter.h"
#include "picture/tree-glyph.h"
#include "view/kit/popovers.h"
#include "view/kit/setdoku-style.h"

enum { SIDE = 30, SIGN = 6 };          /* px: of a cell; the radius of a sign of the tree */

typedef struct {
  const char *text;                    /* N_() */
  CellLook    look;
  int         sign;                    /* TreeGlyph instead of a cell; −1: a cell */
} Entry;

#define CELL(...) { __VA_ARGS__ }, -1
#define SIGN_OF(glyph) { 0 }, TREE_GLYPH_ ## glyph

static const Entry entries[] = {
  { N_("A clue"), CELL (.digit = 4, .ink = INK_GIVEN, .given_ground = true) },
  { N_("A guess, and which one it is"), CELL (.digit = 4, .ink = INK_GUESS, .guess = 7, .shade = 2) },
  { N_("A digit that was the only possibility"), CELL (.digit = 4, .ink = INK_DEDUCED) },
  { N_("In the set of the row"), CELL (.digit = 4, .ink = INK_GIVEN, .tints = TINT_ROW) },
  { N_("In the set of the column"), CELL (.digit = 4, .ink = INK_GIVEN, .tints = TINT_COLUMN) },
  { N_("In the set of the box"), CELL (.digit = 4, .ink = INK_GIVEN, .tints = TINT_BOX) },
  { N_("In the sets of row and box"), CELL (.digit = 4, .ink = INK_GIVEN, .tints = TINT_ROW | TINT_BOX) },
  { N_("A dead end: no digit is left"), CELL (.dead = true, .tints = TINT_DEAD) },
  { N_("A guess that failed at once"), SIGN_OF (FAILED) },
  { N_("A guess that failed after others"), SIGN_OF (FAILED_MANY) },
  { N_("Not tried yet"), SIGN_OF (UNTRIED) },
  { N_("A solution"), SIGN_OF (SOLUTION) },
};

struct _SetdokuLegend
{
  GtkWidget  parent_instance;

  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (SetdokuLegend, setdoku_legend, GTK_TYPE_WIDGET)

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const Entry *entry = data;
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (area)));
  Painter *painter;

  if (entry->sign >= 0)
    {
      TreePen pen = { .cr = cr, .palette = palette, .font = font };

      tree_glyph_paint (&pen, (TreeGlyph) entry->sign, width / 2.0, height / 2.0, SIGN, 0);
      return;
    }
  painter = painter_new (pango_font_description_get_family (font));
  painter_cell (painter, cr, SIDE, &entry->look, palette);
  painter_free (painter);
  cairo_rectangle (cr, 0.5, 0.5, SIDE - 1, SIDE - 1);
  cairo_set_line_width (cr, 1);
  color_use (cr, palette->thin_line);
  cairo_stroke (cr);
}

static void
add_entry (GtkGrid *grid, int i)
{
  GtkWidget *sample = gtk_drawing_area_new (), *text = gtk_label_new (_(entries[i].text));

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (sample), SIDE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (sample), entries[i].sign < 0 ? SIDE : SIDE * 2 / 3);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (sample), draw, (gpointer) &entries[i], NULL);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), sample,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_valign (sample, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_grid_attach (grid, sample, 0, i, 1, 1);
  gtk_grid_attach (grid, text, 1, i, 1, 1);
}

static GtkWidget *
new_popover (void)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);   /* others have no name */

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (int i = 0; i < (int) G_N_ELEMENTS (entries); i++)
    add_entry (GTK_GRID (grid), i);
  /* There is nothing to press in it, and without anything to focus a popover would not have the keyboard. */
  gtk_widget_set_focusable (grid, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What ink, tints and signs mean"), -1);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  gtk_widget_add_css_class (popover, "legend");
  return popover;
}

/* Made when it is first opened. */
static void
on_popup (GtkMenuButton *button, gpointer user)
{
  GtkWidget *popover;

  if (gtk_menu_button_get_popover (button))
    return;
  popover = new_popover ();
  popovers_lead_back (popover, "search.focus-board");
  gtk_menu_button_set_popover (button, popover);
}

static void
setdoku_legend_dispose (GObject *object)
{
  g_clear_pointer (&SETDOKU_LEGEND (object)->button, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_legend_parent_class)->dispose (object);
}

static void
setdoku_legend_class_init (SetdokuLegendClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_legend_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setdoku-legend");
}

static void
setdoku_legend_init (SetdokuLegend *self)
{
  const char *about = _("What ink, tints and signs mean");

  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), gtk_label_new ("?"));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), on_popup, NULL, NULL);
  gtk_widget_set_tooltip_text (self->button, about);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, about, -1);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}
