/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-sheet-view.c — see setdoku-sheet-view.h. */
#include "setdoku-sheet-view.h"

#include <glib/gi18n.h>

#include "model/explain/explain-say.h"
#include "view/kit/voice.h"

enum { ROUND = 16, LEAST_WIDTH = 150, LEAST_HEIGHT = 210 };              /* px: around the sheet; of the picture */

struct _SetdokuSheetView
{
  GtkWidget       parent_instance;

  GtkWidget      *box, *picture, *pager, *before, *after;
  GtkLabel       *words;
  Sheets         *sheets;                  /* NULL: none */
  Paper           paper;
  unsigned        sheet;
  Pen            *pen;
};

G_DEFINE_FINAL_TYPE (SetdokuSheetView, setdoku_sheet_view, GTK_TYPE_WIDGET)

static unsigned
count (SetdokuSheetView *self)
{
  return self->sheets ? sheets_n (self->sheets) : 0;
}

static void
on_draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user)
{
  SetdokuSheetView *self = user;
  double scale = MIN ((width - 2 * ROUND) / self->paper.width, (height - 2 * ROUND) / self->paper.height);

  if (scale <= 0)
    return;
  cairo_translate (cr, (width - scale * self->paper.width) / 2, (height - scale * self->paper.height) / 2);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 0, 0, self->paper.width, self->paper.height);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.3);
  cairo_set_line_width (cr, 2 / scale);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  if (self->sheet < count (self))
    sheets_paint (self->sheets, self->sheet, self->pen, cr);
}

static void
update (SetdokuSheetView *self)
{
  unsigned n = count (self);
  g_autofree char *words = NULL;

  self->sheet = n ? MIN (self->sheet, n - 1) : 0;
  words = n ? explain_say (_("Sheet {sheet} of {count}"), SAY_COUNT ("sheet", self->sheet + 1), SAY_COUNT ("count", n))
          : g_strdup (_("No sheet"));
  gtk_label_set_label (self->words, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_sensitive (self->before, self->sheet > 0);
  gtk_widget_set_sensitive (self->after, self->sheet + 1 < n);
  gtk_widget_queue_draw (self->picture);
}

static void
on_before (SetdokuSheetView *self)
{
  if (self->sheet > 0)
    setdoku_sheet_view_show (self, self->sheet - 1);
}

static void
on_after (SetdokuSheetView *self)
{
  setdoku_sheet_view_show (self, self->sheet + 1);
}

static void
setdoku_sheet_view_dispose (GObject *object)
{
  SetdokuSheetView *self = SETDOKU_SHEET_VIEW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->sheets, sheets_unref);
  g_clear_pointer (&self->pen, pen_free);
  G_OBJECT_CLASS (setdoku_sheet_view_parent_class)->dispose (object);
}

static void
setdoku_sheet_view_class_init (SetdokuSheetViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_sheet_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
new_button (SetdokuSheetView *self, const char *icon, const char *name, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  return button;
}

static void
setdoku_sheet_view_init (SetdokuSheetView *self)
{
  self->pen = pen_new ();
  self->paper = paper_of (paper_sizes, false);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->picture = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->picture), on_draw, self, NULL);
  gtk_widget_set_size_request (self->picture, LEAST_WIDTH, LEAST_HEIGHT);
  gtk_widget_set_vexpand (self->picture, TRUE);
  gtk_widget_set_hexpand (self->picture, TRUE);
  self->pager = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_halign (self->pager, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_bottom (self->pager, 10);
  self->before = new_button (self, "go-previous-symbolic", _("Previous sheet"), G_CALLBACK (on_before));
  self->after = new_button (self, "go-next-symbolic", _("Next sheet"), G_CALLBACK (on_after));
  self->words = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->words), "num");
  voice_follow (self->words);
  gtk_box_append (GTK_BOX (self->pager), self->before);
  gtk_box_append (GTK_BOX (self->pager), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (self->pager), self->after);
  gtk_box_append (GTK_BOX (self->box), self->picture);
  gtk_box_append (GTK_BOX (self->box), self->pager);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  update (self);
}

GtkWidget *
setdoku_sheet_view_new (void)
{
  return g_object_new (SETDOKU_TYPE_SHEET_VIEW, NULL);
}

void
setdoku_sheet_view_set_sheets (SetdokuSheetView *self, Sheets *sheets, const Paper *paper)
{
  g_return_if_fail (SETDOKU_IS_SHEET_VIEW (self) && paper);

  if (sheets)
    sheets_ref (sheets);
  sheets_unref (self->sheets);
  self->sheets = sheets;
  self->paper = sheets ? *sheets_get_paper (sheets) : *paper;
  update (self);
}

void
setdoku_sheet_view_show (SetdokuSheetView *self, unsigned sheet)
{
  g_return_if_fail (SETDOKU_IS_SHEET_VIEW (self));

  self->sheet = sheet;
  update (self);
}

unsigned
setdoku_sheet_view_get_sheet (SetdokuSheetView *self)
{
  g_return_val_if_fail (SETDOKU_IS_SHEET_VIEW (self), 0);
  return self->sheet;
}

const char *
setdoku_sheet_view_get_words (SetdokuSheetView *self)
{
  g_return_val_if_fail (SETDOKU_IS_SHEET_VIEW (self), NULL);
  return gtk_label_get_label (self->words);
}
