/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-tree-page.h"

#include <glib/gi18n.h>

#include "picture/tree-glyph.h"
#include "view/kit/setdoku-style.h"
#include "setdoku-tree-spine.h"

enum { LEAST_HEIGHT = 150 };           /* pixels of the spine that can be seen */

struct _SetdokuTreePage
{
  GtkBox     parent_instance;

  GtkWidget *spine, *scroller, *nothing, *legend;
};

G_DEFINE_FINAL_TYPE (SetdokuTreePage, setdoku_tree_page, GTK_TYPE_BOX)

/* As the spine becomes longer or shorter, its end stays in sight: there one is. In the next frame, since this one is being
 * laid out. */
static gboolean
scroll_to_end (GtkWidget *scroller, GdkFrameClock *clock, gpointer data)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

static void
on_length_changed (SetdokuTreePage *self)
{
  gtk_widget_add_tick_callback (self->scroller, scroll_to_end, NULL, NULL);
}

static void
setdoku_tree_page_class_init (SetdokuTreePageClass *klass)
{
}

/* The signs of the legend are the drawn ones. */
static void
draw_sign (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer glyph)
{
  TreePen pen = {
    .cr = cr,
    .palette = setdoku_style_get_palette (setdoku_style_get_default ()),
    .font = pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (area))),
  };

  tree_glyph_paint (&pen, (TreeGlyph) GPOINTER_TO_INT (glyph), width / 2.0, height / 2.0, 4.5, 0);
}

static void
add_sign (GtkBox *legend, TreeGlyph glyph, const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5), *sign = gtk_drawing_area_new (), *label = gtk_label_new (text);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (sign), 12);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (sign), 12);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (sign), draw_sign, GINT_TO_POINTER (glyph), NULL);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), sign, G_CONNECT_SWAPPED);
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "small");
  gtk_widget_add_css_class (label, "dim");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (legend, box);
}

static GtkWidget *
new_head (void)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *title = gtk_label_new (_("Where the search is"));
  GtkWidget *whole = gtk_button_new_with_label (_("Whole tree"));

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (title, "h3");
  gtk_widget_add_css_class (whole, "flat");
  gtk_widget_set_tooltip_text (whole, _("Unfold the tree (T)"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (whole), "search.unfold");
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), whole);
  return head;
}

static void
setdoku_tree_page_init (SetdokuTreePage *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkAdjustment *adjustment;

  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller), LEAST_HEIGHT);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (on_length_changed), self, G_CONNECT_SWAPPED);
  self->spine = setdoku_tree_spine_new (adjustment);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->spine);

  self->nothing = gtk_label_new (_("This strategy makes no guesses, so its tree is one straight line."));
  gtk_label_set_wrap (GTK_LABEL (self->nothing), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->nothing), 0);
  gtk_widget_add_css_class (self->nothing, "dim");
  gtk_widget_set_visible (self->nothing, FALSE);

  self->legend = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_halign (self->legend, GTK_ALIGN_CENTER);
  add_sign (GTK_BOX (self->legend), TREE_GLYPH_GUESS, C_("tree", "current"));
  add_sign (GTK_BOX (self->legend), TREE_GLYPH_FAILED_MANY, C_("tree", "failed"));
  add_sign (GTK_BOX (self->legend), TREE_GLYPH_SOLUTION, C_("tree", "solved"));
  add_sign (GTK_BOX (self->legend), TREE_GLYPH_UNTRIED, C_("tree", "not tried yet"));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_set_vexpand (card, TRUE);
  gtk_box_append (GTK_BOX (card), new_head ());
  gtk_box_append (GTK_BOX (card), self->nothing);
  gtk_box_append (GTK_BOX (card), self->scroller);
  gtk_box_append (GTK_BOX (card), self->legend);
  gtk_box_append (GTK_BOX (self), card);
}

GtkWidget *
setdoku_tree_page_new (void)
{
  return g_object_new (SETDOKU_TYPE_TREE_PAGE, NULL);
}

void
setdoku_tree_page_set (SetdokuTreePage *self, const Spine *spine, gboolean guesses)
{
  g_return_if_fail (SETDOKU_IS_TREE_PAGE (self));

  gtk_widget_set_visible (self->nothing, !guesses);
  gtk_widget_set_visible (self->scroller, guesses);
  gtk_widget_set_visible (self->legend, guesses);
  setdoku_tree_spine_set (SETDOKU_TREE_SPINE (self->spine), spine);
}

GtkWidget *
setdoku_tree_page_get_spine (SetdokuTreePage *self)
{
  g_return_val_if_fail (SETDOKU_IS_TREE_PAGE (self), NULL);
  return self->spine;
}
