/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-matrix.c — see setdoku-matrix.h. The look is a value; what is drawn is a function of it and of the column that is
 * pointed at. */
#include "setdoku-matrix.h"

#include <glib/gi18n.h>

#include "engine/core/notation.h"
#include "model/explain/explain.h"
#include "model/explain/explain-say.h"
#include "model/look/explain-cover.h"
#include "picture/cover-picture.h"
#include "view/kit/card.h"
#include "view/kit/setdoku-layout.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/voice.h"

enum { BLOCKS_LEAST = 280, TABLE_LEAST = 140, WIDE = 560, ROOMY_WIDTH = 640, LIST_WIDTH = 190, GAP = 12 };     /* pixels */

struct _SetdokuMatrix
{
  GtkWidget   parent_instance;

  SetdokuPlayer *player;
  CoverLook      look;
  CoverColumn    pointed;
  gboolean       is_pointed;

  GtkWidget     *top, *below;             /* the children */
  GtkWidget     *blocks, *table;
  GtkLabel      *counts, *title, *sentence, *more, *chosen_count, *numbers, *rows, *columns;
};

G_DEFINE_FINAL_TYPE (SetdokuMatrix, setdoku_matrix, GTK_TYPE_WIDGET)

enum { POINTED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const PangoFontDescription *
font_of (GtkWidget *widget)
{
  return pango_context_get_font_description (gtk_widget_get_pango_context (widget));
}

/* The blocks. */

static CoverPicture
picture_of (SetdokuMatrix *self, double width)
{
  return (CoverPicture) {
    .width = width,
    .palette = setdoku_style_get_palette (setdoku_style_get_default ()),
    .font = font_of (self->blocks),
    .titles = { C_("exact cover", "Each cell"), C_("exact cover", "Each row"), C_("exact cover", "Each column"),
                C_("exact cover", "Each box") },
    .captions = { _("row × column"), _("row × digit"), _("column × digit"), _("box × digit") },
    .pointed = self->is_pointed ? &self->pointed : NULL,
  };
}

static void
draw_blocks (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  SetdokuMatrix *self = data;
  CoverPicture picture = picture_of (self, width);

  cover_picture_paint (&picture, &self->look, cr);
}

/* As high as its width asks for; a drawing area has one height only. */
static void
on_resized (GtkDrawingArea *area, int width, int height, SetdokuMatrix *self)
{
  CoverPicture picture = picture_of (self, width);

  gtk_drawing_area_set_content_height (area, (int) cover_picture_height (&picture));
}

static void
point_at (SetdokuMatrix *self, const CoverColumn *column)
{
  gboolean is_pointed = column != NULL;
  g_autofree char *text = NULL;

  if (is_pointed == self->is_pointed && (!is_pointed || cover_column_equal (*column, self->pointed)))
    return;
  self->is_pointed = is_pointed;
  if (is_pointed)
    {
      self->pointed = *column;
      text = explain_cover_rows (&self->look, *column);
    }
  gtk_widget_set_tooltip_text (self->blocks, text);
  voice_describe (self->blocks, text ? text : "");
  gtk_widget_queue_draw (self->blocks);
  g_signal_emit (self, signals[POINTED], 0);
}

static void
on_motion (GtkEventControllerMotion *motion, double x, double y, SetdokuMatrix *self)
{
  CoverPicture picture = picture_of (self, gtk_widget_get_width (self->blocks));
  CoverColumn column;

  point_at (self, cover_picture_find (&picture, x, y, &column) ? &column : NULL);
}

static void
on_left (SetdokuMatrix *self)
{
  point_at (self, NULL);
}

/* Blocks stand side by side, so the keys go from one into the next. */
static gboolean
on_key_pressed (GtkEventControllerKey *key, guint keyval, guint keycode, GdkModifierType modifiers, SetdokuMatrix *self)
{
  CoverColumn column = self->pointed;
  int across = column.kind * 9 + column.number % 9, down = column.number / 9;

  if (modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Left: case GDK_KEY_KP_Left:     across -= self->is_pointed; break;
    case GDK_KEY_Right: case GDK_KEY_KP_Right:   across += self->is_pointed; break;
    case GDK_KEY_Up: case GDK_KEY_KP_Up:         down -= self->is_pointed; break;
    case GDK_KEY_Down: case GDK_KEY_KP_Down:     down += self->is_pointed; break;
    default:                                     return FALSE;
    }
  if (across < 0 || across >= N_COVER_KINDS * 9 || down < 0 || down >= 9)
    return TRUE;
  column = (CoverColumn) { (uint8_t) (across / 9), (uint8_t) (down * 9 + across % 9) };
  point_at (self, &column);
  return TRUE;
}

/* The row. */

static CoverTable
table_of (SetdokuMatrix *self)
{
  return (CoverTable) {
    .width = gtk_widget_get_width (self->table),
    .height = MAX (gtk_widget_get_height (self->table), TABLE_LEAST),
    .palette = setdoku_style_get_palette (setdoku_style_get_default ()),
    .font = font_of (self->table),
    .rows_left = _("rows left"),
    .next = C_("exact cover", "next"),
    .column_name = explain_cover_name,
    .column_place = explain_cover_place,
  };
}

static void
draw_table (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  SetdokuMatrix *self = data;
  CoverTable table = table_of (self);

  cover_table_paint (&table, &self->look, cr);
}

/* How many rows have no room in the table. */
static void
show_hidden (SetdokuMatrix *self)
{
  CoverTable table = table_of (self);
  int hidden = cover_table_hidden (&table, &self->look);
  g_autofree char *more = NULL;

  if (hidden > 0)
    more = g_strdup_printf (self->look.taken
                              ? ngettext ("%d more row goes", "%d more rows go", (gulong) hidden)
                              : ngettext ("%d more row comes back", "%d more rows come back", (gulong) hidden), hidden);
  gtk_label_set_label (self->more, more ? more : "");
}

static void
show_row (SetdokuMatrix *self)
{
  g_autofree char *title = explain_cover_title (&self->look), *sentence = explain_cover_sentence (&self->look);

  gtk_label_set_label (self->title, title ? title : _("The matrix"));
  card_label_show (self->sentence, sentence);
  show_hidden (self);
  voice_describe (self->table, sentence ? sentence : "");
  gtk_widget_queue_draw (self->table);
}

/* The chosen rows, as three labels of as many lines: the newest is bold. */
static void
show_chosen (SetdokuMatrix *self)
{
  g_autoptr (GString) numbers = g_string_new (NULL), rows = g_string_new (NULL), columns = g_string_new (NULL);
  const CoverLook *look = &self->look;
  g_autofree char *count = g_strdup_printf (ngettext ("%d row", "%d rows", (gulong) look->n_chosen), look->n_chosen);

  for (int i = look->n_chosen - 1; i >= 0; i--)
    {
      const CoverRow *row = &look->chosen[i];
      g_autofree char *column = row->by.kind == COVER_CELLS ? g_strdup (C_("exact cover", "cell"))
                                                            : explain_cover_column (row->by);
      const char *end = i > 0 ? "\n" : "";

      g_string_append_printf (numbers, "%d%s", i + 1, end);
      g_string_append_printf (rows, "%s%s", notation_placed (row->cell, row->digit).text, end);
      g_string_append_printf (columns, "%s%s", column, end);
    }
  gtk_label_set_label (self->chosen_count, count);
  gtk_label_set_label (self->numbers, numbers->str);
  gtk_label_set_label (self->rows, look->n_chosen ? rows->str : _("None yet"));
  gtk_label_set_label (self->columns, columns->str);
}

static void
show_all (SetdokuMatrix *self)
{
  g_autofree char *counts = explain_cover_counts (&self->look);

  gtk_label_set_label (self->counts, counts);
  gtk_widget_queue_draw (self->blocks);
  show_row (self);
  show_chosen (self);
}

static void
take (SetdokuMatrix *self)
{
  const Strategy *strategy = setdoku_player_get_strategy (self->player);

  if (!strategy || !strategy->covers || !setdoku_player_get_view (self->player))
    return;
  cover_look_compute (&self->look, setdoku_player_get_view (self->player), setdoku_player_get_event (self->player));
  show_all (self);
}

/* Object. */

static void
setdoku_matrix_map (GtkWidget *widget)
{
  take (SETDOKU_MATRIX (widget));
  GTK_WIDGET_CLASS (setdoku_matrix_parent_class)->map (widget);
}

/* Row and list stand below the blocks where there is width for them. */
static void
setdoku_matrix_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SetdokuMatrix *self = SETDOKU_MATRIX (widget);
  gboolean is_wide = width >= WIDE;
  int top = height;

  gtk_widget_set_child_visible (self->below, is_wide);
  if (is_wide)
    {
      gtk_widget_measure (self->top, GTK_ORIENTATION_VERTICAL, width, &top, NULL, NULL, NULL);
      gtk_widget_allocate (self->below, width, MAX (height - top - GAP, 0), -1,
                           gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) (top + GAP))));
    }
  else
    gtk_widget_measure (self->top, GTK_ORIENTATION_VERTICAL, width, NULL, &top, NULL, NULL);
  gtk_widget_allocate (self->top, width, MIN (top, height), -1, NULL);
}

static void
setdoku_matrix_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  SetdokuMatrix *self = SETDOKU_MATRIX (widget);
  int below = 0;

  gtk_widget_measure (self->top, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= WIDE)
    {
      gtk_widget_measure (self->below, orientation, for_size, &below, NULL, NULL, NULL);
      *minimum += GAP + below;
      *natural += GAP + below;
    }
  *minimum_baseline = *natural_baseline = -1;
}

static void
setdoku_matrix_set_property (GObject *object, guint id, const GValue *value, GParamSpec *property)
{
  const SetdokuRoom *room = g_value_get_boxed (value);

  gtk_widget_set_size_request (GTK_WIDGET (object), room->roomy ? ROOMY_WIDTH : -1, -1);
}

static void
setdoku_matrix_dispose (GObject *object)
{
  SetdokuMatrix *self = SETDOKU_MATRIX (object);

  g_clear_pointer (&self->top, gtk_widget_unparent);
  g_clear_pointer (&self->below, gtk_widget_unparent);
  g_clear_object (&self->player);
  G_OBJECT_CLASS (setdoku_matrix_parent_class)->dispose (object);
}

static void
setdoku_matrix_class_init (SetdokuMatrixClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_matrix_dispose;
  G_OBJECT_CLASS (klass)->set_property = setdoku_matrix_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1,
                                   g_param_spec_boxed ("room", NULL, NULL, SETDOKU_TYPE_ROOM,
                                                       G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  widget_class->map = setdoku_matrix_map;
  widget_class->measure = setdoku_matrix_measure;
  widget_class->size_allocate = setdoku_matrix_size_allocate;
  signals[POINTED] = g_signal_new ("pointed", SETDOKU_TYPE_MATRIX, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
new_drawing (SetdokuMatrix *self, GtkDrawingAreaDrawFunc draw, const char *name)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, self, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (area, "small");
  gtk_widget_set_direction (area, GTK_TEXT_DIR_LTR);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), area, G_CONNECT_SWAPPED);
  return area;
}

static GtkWidget *
new_card (void)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  card_set_up (GTK_BOX (card), 6);
  return card;
}

/* A title with what stands at its end. */
static void
add_head (GtkWidget *card, const char *title, GtkLabel **end)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (title), *other = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "h3");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (other, "small");
  gtk_widget_add_css_class (other, "dim");
  gtk_widget_add_css_class (other, "num");
  gtk_label_set_wrap (GTK_LABEL (other), TRUE);
  gtk_label_set_xalign (GTK_LABEL (other), 1);
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (head), other);
  gtk_box_append (GTK_BOX (card), head);
  *end = GTK_LABEL (other);
}

static void
build_blocks (SetdokuMatrix *self)
{
  GtkWidget *card = new_card ();
  GtkEventController *motion = gtk_event_controller_motion_new (), *key = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->top = card;
  gtk_widget_set_parent (card, GTK_WIDGET (self));
  card_label_append (GTK_BOX (card), _("Columns to cover"), "h3");
  self->counts = GTK_LABEL (card_label_append (GTK_BOX (card), NULL, "dim"));
  gtk_widget_add_css_class (GTK_WIDGET (self->counts), "num");
  gtk_widget_add_css_class (GTK_WIDGET (self->counts), "small");
  self->blocks = new_drawing (self, draw_blocks, _("Columns to cover"));
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->blocks), BLOCKS_LEAST);
  gtk_widget_set_focusable (self->blocks, TRUE);
  gtk_box_append (GTK_BOX (card), self->blocks);
  g_signal_connect (self->blocks, "resize", G_CALLBACK (on_resized), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_left), self);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_left), self);
  gtk_widget_add_controller (self->blocks, motion);
  gtk_widget_add_controller (self->blocks, key);
  gtk_widget_add_controller (self->blocks, focus);
}

static GtkLabel *
add_lines (GtkWidget *box, const char *css_class, float xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "num");
  gtk_widget_add_css_class (label, "small");
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
build_chosen (SetdokuMatrix *self)
{
  GtkWidget *card = new_card (), *lines = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *scrolled = gtk_scrolled_window_new (), *end;

  gtk_box_append (GTK_BOX (self->below), card);
  add_head (card, _("Chosen rows"), &self->chosen_count);
  gtk_widget_set_size_request (card, LIST_WIDTH, -1);
  gtk_widget_set_hexpand (card, FALSE);                                /* as the lines in it do */
  self->numbers = add_lines (lines, "dim", 1);
  self->rows = add_lines (lines, NULL, 0);
  self->columns = add_lines (lines, "dim", 1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->columns), TRUE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), lines);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (card), scrolled);
  end = card_label_append (GTK_BOX (card), _("Solved when every column is covered once."), "dim");
  gtk_label_set_max_width_chars (GTK_LABEL (end), 20);
}

static void
setdoku_matrix_init (SetdokuMatrix *self)
{
  GtkWidget *card = new_card ();

  build_blocks (self);
  self->below = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_set_parent (self->below, GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (self->below), card);
  gtk_widget_set_hexpand (card, TRUE);
  self->title = GTK_LABEL (card_label_append (GTK_BOX (card), NULL, "h3"));
  self->sentence = GTK_LABEL (card_label_append (GTK_BOX (card), NULL, "small"));
  self->table = new_drawing (self, draw_table, _("The row, its four columns, and the rows that go with them"));
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->table), TABLE_LEAST);
  gtk_widget_set_vexpand (self->table, TRUE);
  g_signal_connect_swapped (self->table, "resize", G_CALLBACK (show_hidden), self);
  gtk_box_append (GTK_BOX (card), self->table);
  self->more = GTK_LABEL (card_label_append (GTK_BOX (card), NULL, "dim"));
  build_chosen (self);
}

GtkWidget *
setdoku_matrix_new (SetdokuPlayer *player)
{
  SetdokuMatrix *self = g_object_new (SETDOKU_TYPE_MATRIX, NULL);

  self->player = g_object_ref (player);
  return GTK_WIDGET (self);
}

void
setdoku_matrix_update (SetdokuMatrix *self)
{
  g_return_if_fail (SETDOKU_IS_MATRIX (self));
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    take (self);
}

CellSet
setdoku_matrix_get_cells (SetdokuMatrix *self)
{
  g_return_val_if_fail (SETDOKU_IS_MATRIX (self), CELLS_NONE);
  return self->is_pointed ? cover_column_cells (self->pointed) : CELLS_NONE;
}
