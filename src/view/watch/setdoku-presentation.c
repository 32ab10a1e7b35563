/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-presentation.h"

#include <math.h>

#include "view/board/setdoku-set-table.h"
#include "view/kit/card.h"
#include "view/kit/glyph-kind.h"
#include "view/kit/setdoku-style.h"

/* Of the drawing, in pixels: the text beside a board of 0.9 of the height. */
enum { WIDTH = 1920, HEIGHT = 1080, TEXT = 808, MARGIN = 32, GAP = 60, LINE = 6 };

#define BOARD_HEIGHT 0.9
#define BOARD_WIDTH  0.54              /* at most: a narrower screen makes the board smaller, too */
#define BOARD_TALL   0.52              /* of the height, where the text stands below */
#define FOOT_LEAST   0.6               /* the keys can be read on a small screen, too */

struct _SetdokuPresentation
{
  GtkWidget        parent_instance;

  SetdokuGrid     *grid;
  GtkWidget       *text, *foot;
  SetdokuGlyph    *glyph;
  GtkLabel        *title, *sentence, *formula, *where, *keys;
  SetdokuSetTable *table;
  double           played;
};

G_DEFINE_FINAL_TYPE (SetdokuPresentation, setdoku_presentation, GTK_TYPE_WIDGET)

/* A part, as wide as the drawing has it, scaled into a place; in the middle of its height. */
static void
place_scaled (GtkWidget *part, double x, double y, double width, double height, double scale)
{
  int least, most, needed;

  gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  scale = MIN (scale, width / MAX (least, 1));
  for (int i = 0; i < 12; i++)                 /* what is too high for its place is made smaller, and so wider */
    {
      gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, (int) (width / scale), &needed, NULL, NULL, NULL);
      if (needed * scale <= height)
        break;
      scale *= MAX (0.75, sqrt (height / (needed * scale)));
    }
  most = MAX ((int) (height / scale), needed);
  gtk_widget_allocate (part, MAX ((int) (width / scale), least), most, -1,
                       gsk_transform_scale (gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)),
                                            (float) scale, (float) scale));
}

static void
setdoku_presentation_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SetdokuPresentation *self = SETDOKU_PRESENTATION (widget);
  gboolean tall = width < height, mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double unit = MIN ((double) width / WIDTH, (double) height / HEIGHT), foot_scale = MAX (unit, FOOT_LEAST);
  double margin = MAX (MARGIN * unit, 8), gap = GAP * unit, foot, rest, board, left, text;
  int foot_height;

  gtk_widget_measure (self->foot, GTK_ORIENTATION_VERTICAL, (int) (width / foot_scale), &foot_height, NULL, NULL, NULL);
  foot = foot_height * foot_scale;
  rest = height - LINE - foot;
  board = tall ? MIN (width - 2 * margin, BOARD_TALL * height) : MIN (BOARD_HEIGHT * height, BOARD_WIDTH * width);
  board = MIN (round (board / 9), floor ((rest - 2) / 9)) * 9;
  left = tall ? (width - board) / 2 : margin;
  text = width - 2 * margin - board - gap;

  gtk_widget_size_allocate (GTK_WIDGET (self->grid),
                            &(GtkAllocation) { (int) (mirrored && !tall ? width - margin - board : left),
                                               (int) (tall ? margin : (rest - board) / 2), (int) board, (int) board }, -1);
  if (tall)
    place_scaled (self->text, margin, board + 2 * margin, width - 2 * margin, rest - board - 2 * margin,
                  (width - 2 * margin) / TEXT);
  else
    place_scaled (self->text, mirrored ? margin : margin + board + gap, 0, text, rest, text / TEXT);
  place_scaled (self->foot, 0, rest, width, foot, foot_scale);
}

static void
setdoku_presentation_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                              int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 340 : 246;            /* as the layout whose place it takes */
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1080 : 692;
}

/* The time, as a line at the lower edge. */
static void
setdoku_presentation_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuPresentation *self = SETDOKU_PRESENTATION (widget);
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double played = self->played * width;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, (float) (height - LINE), (float) width, LINE));

  cairo_rectangle (cr, gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - played : 0, height - LINE, played, LINE);
  color_use (cr, palette->strip);
  cairo_fill (cr);
  cairo_destroy (cr);
  GTK_WIDGET_CLASS (setdoku_presentation_parent_class)->snapshot (widget, snapshot);
}

static gboolean
setdoku_presentation_grab_focus (GtkWidget *widget)
{
  setdoku_grid_focus_cursor (SETDOKU_PRESENTATION (widget)->grid);
  return TRUE;
}

static void
setdoku_presentation_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (setdoku_presentation_parent_class)->dispose (object);
}

static void
setdoku_presentation_class_init (SetdokuPresentationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_presentation_dispose;
  widget_class->size_allocate = setdoku_presentation_size_allocate;
  widget_class->measure = setdoku_presentation_measure;
  widget_class->snapshot = setdoku_presentation_snapshot;
  widget_class->grab_focus = setdoku_presentation_grab_focus;
  gtk_widget_class_set_css_name (widget_class, "setdoku-presentation");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_line (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = card_label_append (GTK_BOX (box), "", css_class);

  gtk_label_set_max_width_chars (GTK_LABEL (label), -1);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return GTK_LABEL (label);
}

static void
build_text (SetdokuPresentation *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 22);

  self->text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 32);
  gtk_widget_set_valign (self->text, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->text, "presented");
  self->glyph = g_object_new (SETDOKU_TYPE_GLYPH, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->glyph));
  self->title = add_line (head, "title");
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_box_append (GTK_BOX (self->text), head);
  self->sentence = add_line (self->text, "sentence");
  self->table = g_object_new (SETDOKU_TYPE_SET_TABLE, NULL);
  gtk_box_append (GTK_BOX (self->text), GTK_WIDGET (self->table));
  self->formula = add_line (self->text, "formula");
  gtk_label_set_justify (self->formula, GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (self->formula, 0.5);
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));
}

static void
build_foot (SetdokuPresentation *self)
{
  self->foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 36);
  gtk_widget_add_css_class (self->foot, "presented-foot");
  self->where = GTK_LABEL (gtk_label_new (NULL));
  self->keys = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->where, PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (self->keys, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (self->where, 0);
  gtk_label_set_xalign (self->keys, 1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->keys), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->where), "num");
  gtk_box_append (GTK_BOX (self->foot), GTK_WIDGET (self->where));
  gtk_box_append (GTK_BOX (self->foot), GTK_WIDGET (self->keys));
  gtk_widget_set_parent (self->foot, GTK_WIDGET (self));
}

static void
setdoku_presentation_init (SetdokuPresentation *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  self->grid = SETDOKU_GRID (setdoku_grid_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
  build_text (self);
  build_foot (self);
}

static void
on_scene (SetdokuGrid *grid, GParamSpec *property, SetdokuPresentation *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    setdoku_grid_set_scene (self->grid, setdoku_grid_get_scene (grid));
}

GtkWidget *
setdoku_presentation_new (SetdokuGrid *grid, GtkWidget *card)
{
  SetdokuPresentation *self = g_object_new (SETDOKU_TYPE_PRESENTATION, NULL);

  g_signal_connect_object (grid, "notify::scene", G_CALLBACK (on_scene), self, 0);
  gtk_box_append (GTK_BOX (self->text), card);
  return GTK_WIDGET (self);
}

SetdokuGrid *
setdoku_presentation_get_grid (SetdokuPresentation *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRESENTATION (self), NULL);
  return self->grid;
}

void
setdoku_presentation_explain (SetdokuPresentation *self, const Explanation *explanation, const char *note)
{
  g_return_if_fail (SETDOKU_IS_PRESENTATION (self) && explanation);
  glyph_kind_show (self->glyph, explanation->glyph);
  card_label_show (self->title, explanation->title);
  card_label_show (self->sentence, note && *note ? note : explanation->sentence);
  card_label_show (self->formula, explanation->formula);
  setdoku_set_table_set_explanation (self->table, explanation);
}

void
setdoku_presentation_run (SetdokuPresentation *self, const char *title, const char *sentence)
{
  g_return_if_fail (SETDOKU_IS_PRESENTATION (self));
  glyph_kind_show (self->glyph, GLYPH_NEXT);
  card_label_show (self->title, title);
  card_label_show (self->sentence, sentence);
  card_label_show (self->formula, NULL);
  setdoku_set_table_set_explanation (self->table, NULL);
}

void
setdoku_presentation_set_foot (SetdokuPresentation *self, const char *where, const char *keys, double played)
{
  g_return_if_fail (SETDOKU_IS_PRESENTATION (self) && played >= 0 && played <= 1);
  gtk_label_set_markup (self->where, where);
  gtk_label_set_label (self->keys, keys);
  self->played = played;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
