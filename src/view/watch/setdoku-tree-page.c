/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-tree-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/explain/explain.h"
#include "picture/tree-glyph.h"
#include "view/kit/setdoku-style.h"
#include "setdoku-tree-spine.h"
#include "tree-words.h"

enum {
  WIDE = 680,                          /* pixels from which all stands in one line above the tree */
  WORDY = 1000,                        /* from which the legend has room there for all its words */
  TALL = 230,                          /* from which there are lines below it */
  N_SIGNS = 4,
};

#define ZOOM_STEP 1.25

struct _SetdokuTreePage
{
  GtkBox     parent_instance;

  GtkWidget *spine, *nothing, *legend, *tools;
  GtkWidget *alike, *alike_rows;       /* menu button of what looks alike, and what is in its popover */
  int        n_alike;
  TreeShape  shapes[TREE_SHAPES_MAX];
  uint64_t   cursor;
  GtkWidget *head, *middle, *foot;     /* lines above and below the tree; where the legend is within the upper one */
  GtkLabel  *depths, *signs[N_SIGNS];
};

enum { SEEK, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SetdokuTreePage, setdoku_tree_page, GTK_TYPE_BOX)

/* What the glyphs mean, in many words and in few. */
static const struct { TreeGlyph glyph; const char *word, *short_word; } signs[] = {
  { TREE_GLYPH_GUESS, NC_("tree", "open"), NC_("tree", "open") },
  { TREE_GLYPH_FAILED, NC_("tree", "one failed guess"), NC_("tree", "failed") },
  { TREE_GLYPH_FAILED_MANY, NC_("tree", "failed subtree, guesses in it"), NC_("tree", "subtree") },
  { TREE_GLYPH_UNTRIED, NC_("tree", "not tried yet"), NC_("tree", "to try") },
};

/* Lines. */

static void
move_into (GtkWidget *child, GtkWidget *box)
{
  if (gtk_widget_get_parent (child) == box)
    return;
  g_object_ref (child);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (child)), child);
  gtk_box_append (GTK_BOX (box), child);
  g_object_unref (child);
}

/* As the size asks for it; outside of layout, which is when the spine tells that its size is another one. */
static void
arrange (SetdokuTreePage *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  gboolean wide = width >= WIDE;

  move_into (self->legend, wide ? self->middle : self->foot);
  move_into (self->tools, wide ? self->middle : self->foot);
  for (size_t i = 0; i < G_N_ELEMENTS (signs); i++)
    gtk_label_set_label (self->signs[i], g_dpgettext2 (NULL, "tree", width >= WORDY ? signs[i].word : signs[i].short_word));
  gtk_widget_set_visible (GTK_WIDGET (self->depths), wide);
  gtk_widget_set_visible (self->foot, !wide && height >= TALL);
}

static void
setdoku_tree_page_class_init (SetdokuTreePageClass *klass)
{
  signals[SEEK] = g_signal_new ("seek", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_UINT64);
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
add_sign (SetdokuTreePage *self, size_t i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5), *sign = gtk_drawing_area_new ();
  GtkWidget *label = gtk_label_new (g_dpgettext2 (NULL, "tree", signs[i].short_word));

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (sign), 12);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (sign), 12);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (sign), draw_sign, GINT_TO_POINTER (signs[i].glyph), NULL);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), sign, G_CONNECT_SWAPPED);
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "small");
  gtk_widget_add_css_class (label, "dim");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (self->legend), box);
  self->signs[i] = GTK_LABEL (label);
}

/* What looks alike. */

/* The next one after where one is, and after the last the first. */
static uint64_t
next_alike (const TreeShape *shape, uint64_t cursor)
{
  for (int i = 0; i < shape->n_known; i++)
    if (shape->first[i] > cursor)
      return shape->first[i];
  return shape->first[0];
}

static void
on_alike_clicked (GtkWidget *button, SetdokuTreePage *self)
{
  int i = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "shape"));

  if (i < self->n_alike)
    g_signal_emit (self, signals[SEEK], 0, (guint64) next_alike (&self->shapes[i], self->cursor));
}

static void
add_alike (SetdokuTreePage *self, int i)
{
  g_autofree char *text = tree_words_shape (&self->shapes[i]);
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_widget_add_css_class (button, "flat");
  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 0);
  gtk_widget_set_tooltip_text (button, _("Go to the next one"));
  g_object_set_data (G_OBJECT (button), "shape", GINT_TO_POINTER (i));
  g_signal_connect (button, "clicked", G_CALLBACK (on_alike_clicked), self);
  gtk_box_append (GTK_BOX (self->alike_rows), button);
}

static void
add_alike_button (SetdokuTreePage *self)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *head = gtk_label_new (_("Failed subtrees with as many guesses on each level"));

  gtk_label_set_xalign (GTK_LABEL (head), 0);
  gtk_widget_add_css_class (head, "small");
  gtk_widget_add_css_class (head, "dim");
  self->alike_rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->alike_rows);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  self->alike = gtk_menu_button_new ();
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->alike), C_("tree", "Alike"));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->alike), popover);
  gtk_widget_set_focus_on_click (self->alike, FALSE);
  gtk_widget_add_css_class (self->alike, "flat");
  gtk_widget_set_tooltip_text (self->alike, _("Failed subtrees that look alike"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->alike), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("tree", "Alike"), -1);
  gtk_widget_set_sensitive (self->alike, FALSE);
  gtk_box_append (GTK_BOX (self->tools), self->alike);
}

void
setdoku_tree_page_set_shapes (SetdokuTreePage *self, const TreeShape *shapes, int n, uint64_t cursor)
{
  GtkWidget *child;

  g_return_if_fail (SETDOKU_IS_TREE_PAGE (self));

  self->cursor = cursor;
  if (n == self->n_alike && memcmp (shapes, self->shapes, (size_t) n * sizeof *shapes) == 0)
    return;
  self->n_alike = n;
  memcpy (self->shapes, shapes, (size_t) n * sizeof *shapes);
  while ((child = gtk_widget_get_first_child (self->alike_rows)))
    gtk_box_remove (GTK_BOX (self->alike_rows), child);
  for (int i = 0; i < n; i++)
    add_alike (self, i);
  gtk_widget_set_sensitive (self->alike, n > 0);
}

/* Its parts. */

static void on_zoom_in (SetdokuTreePage *self)  { setdoku_tree_spine_zoom (SETDOKU_TREE_SPINE (self->spine), ZOOM_STEP); }
static void on_zoom_out (SetdokuTreePage *self) { setdoku_tree_spine_zoom (SETDOKU_TREE_SPINE (self->spine), 1 / ZOOM_STEP); }

static void
add_zoom (SetdokuTreePage *self, const char *icon, const char *tooltip, const char *name, GCallback zoom)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", zoom, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->tools), button);
}

static void
fill_head (SetdokuTreePage *self)
{
  GtkWidget *title = gtk_label_new (_("Where the search is")), *follow = gtk_toggle_button_new_with_label (C_("tree", "Follow"));

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (title, "h3");
  self->depths = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->depths, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->depths), "small");
  gtk_widget_add_css_class (GTK_WIDGET (self->depths), "dim");
  gtk_widget_set_visible (GTK_WIDGET (self->depths), FALSE);
  self->middle = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_hexpand (self->middle, TRUE);
  gtk_widget_set_halign (self->middle, GTK_ALIGN_END);
  gtk_widget_set_focus_on_click (follow, FALSE);
  gtk_widget_set_tooltip_text (follow, _("Keep where the search is in sight"));
  g_object_bind_property (self->spine, "follow", follow, "active", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  gtk_box_append (GTK_BOX (self->head), title);
  gtk_box_append (GTK_BOX (self->head), GTK_WIDGET (self->depths));
  gtk_box_append (GTK_BOX (self->head), self->middle);
  gtk_box_append (GTK_BOX (self->head), follow);
}

static void
fill_foot (SetdokuTreePage *self)
{
  GtkWidget *whole = gtk_button_new_with_label (_("Whole tree"));

  self->legend = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  for (size_t i = 0; i < G_N_ELEMENTS (signs); i++)
    add_sign (self, i);
  gtk_widget_add_css_class (whole, "flat");
  gtk_widget_set_focus_on_click (whole, FALSE);
  gtk_widget_set_tooltip_text (whole, _("Unfold the tree (T)"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (whole), "search.unfold");
  self->tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  add_alike_button (self);
  gtk_box_append (GTK_BOX (self->tools), whole);
  add_zoom (self, "zoom-out-symbolic", _("Zoom out (−)"), _("Zoom out"), G_CALLBACK (on_zoom_out));
  add_zoom (self, "zoom-in-symbolic", _("Zoom in (+)"), _("Zoom in"), G_CALLBACK (on_zoom_in));
  gtk_box_append (GTK_BOX (self->foot), self->legend);
  gtk_box_append (GTK_BOX (self->foot), self->tools);
}

static void
setdoku_tree_page_init (SetdokuTreePage *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->spine = setdoku_tree_spine_new ();
  gtk_widget_set_vexpand (self->spine, TRUE);
  self->nothing = gtk_label_new (_("This strategy makes no guesses, so its tree is one straight line."));
  gtk_label_set_wrap (GTK_LABEL (self->nothing), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->nothing), 0);
  gtk_widget_add_css_class (self->nothing, "dim");
  gtk_widget_set_visible (self->nothing, FALSE);
  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  fill_head (self);
  fill_foot (self);
  g_signal_connect_object (self->spine, "looked", G_CALLBACK (arrange), self, G_CONNECT_SWAPPED);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "tree");
  gtk_widget_set_vexpand (card, TRUE);
  gtk_box_append (GTK_BOX (card), self->head);
  gtk_box_append (GTK_BOX (card), self->nothing);
  gtk_box_append (GTK_BOX (card), self->spine);
  gtk_box_append (GTK_BOX (card), self->foot);
  gtk_box_append (GTK_BOX (self), card);
}

GtkWidget *
setdoku_tree_page_new (void)
{
  return g_object_new (SETDOKU_TYPE_TREE_PAGE, NULL);
}

static void
update_depths (SetdokuTreePage *self, const Spine *spine)
{
  g_autofree char *text = NULL;
  int first, last;

  setdoku_tree_spine_get_columns (SETDOKU_TREE_SPINE (self->spine), spine, &first, &last);
  last = MIN (last, spine->n_rows - 1);
  if (last > first)
    text = explain_say (_("Depth {first} to {last}"), SAY_NUMBER ("first", first + 1), SAY_NUMBER ("last", last + 1));
  gtk_label_set_label (self->depths, text ? text : "");
}

void
setdoku_tree_page_set (SetdokuTreePage *self, const Spine *spine, const Limbs *limbs, gboolean guesses)
{
  g_return_if_fail (SETDOKU_IS_TREE_PAGE (self));

  gtk_widget_set_visible (self->nothing, !guesses);
  gtk_widget_set_visible (self->spine, guesses);
  gtk_widget_set_sensitive (self->foot, guesses);
  update_depths (self, spine);
  setdoku_tree_spine_set (SETDOKU_TREE_SPINE (self->spine), spine, limbs);
}

GtkWidget *
setdoku_tree_page_get_spine (SetdokuTreePage *self)
{
  g_return_val_if_fail (SETDOKU_IS_TREE_PAGE (self), NULL);
  return self->spine;
}
