/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-path-card.h"

#include <glib/gi18n.h>
#include <math.h>

#include "set-chip.h"
#include "setdoku-style.h"

typedef struct {
  GtkWidget *button, *chips, *note;
  GtkLabel  *depth, *cell;
  Decision   guess;
} Row;

struct _SetdokuPathCard
{
  GtkWidget  parent_instance;

  GtkLabel  *earlier;
  Row        rows[PATH_ROWS_MAX];
};

G_DEFINE_FINAL_TYPE (SetdokuPathCard, setdoku_path_card, GTK_TYPE_WIDGET)

/* From chip to chip, in heights of a row, and how much of it is chip. Where room is short, that of CHIPS_KEPT is kept
 * and more of them share it. */
#define CHIP_STEP 1.15
#define CHIP_PART 0.83
enum { CHIPS_KEPT = 5 };

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
draw_chips (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const Row *row = data;
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  double usual = height * CHIP_STEP, x = 0;
  double step = MIN (usual, (double) width / MAX (digits_count (row->guess.possible), 1));
  double chip = step * CHIP_PART, chip_height = height * step / usual, top = (height - chip_height) / 2;

  if (gtk_widget_get_direction (GTK_WIDGET (area)) == GTK_TEXT_DIR_RTL)
    x = width - step * digits_count (row->guess.possible);
  for_each_digit (digit, row->guess.possible)
    {
      ChipKind kind = digit == row->guess.digit ? CHIP_CURRENT
                    : digits_has (row->guess.untried, digit) ? CHIP_TO_COME : CHIP_TRIED;

      set_chip_draw (cr, GTK_WIDGET (area), x, top, chip, chip_height, digit, kind, palette);
      x += step;
    }
}

static void
on_clicked (GtkButton *button, SetdokuPathCard *self)
{
  for (int i = 0; i < PATH_ROWS_MAX; i++)
    if (self->rows[i].button == GTK_WIDGET (button))
      {
        g_signal_emit (self, signals[CHOSEN], 0, (int) self->rows[i].guess.cell);
        return;
      }
}

/* The chips are as high as the text of the row, whatever its size. */
static void
size_chips (SetdokuPathCard *self)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (GTK_WIDGET (self)), NULL, NULL);
  int height = (pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics)) / PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  for (int i = 0; i < PATH_ROWS_MAX; i++)
    {
      int kept = MIN (digits_count (self->rows[i].guess.possible), CHIPS_KEPT);

      gtk_widget_set_size_request (self->rows[i].chips, (int) ceil (height * CHIP_STEP * kept), height);
    }
}

static void
setdoku_path_card_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (setdoku_path_card_parent_class)->dispose (object);
}

static void
setdoku_path_card_class_init (SetdokuPathCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_path_card_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static GtkLabel *
new_label (const char *css_class, int chars)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), chars < 5 ? 1 : 0);
  gtk_label_set_width_chars (GTK_LABEL (label), chars);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_add_css_class (label, "num");
  gtk_widget_add_css_class (label, "small");
  return GTK_LABEL (label);
}

static void
add_row (SetdokuPathCard *self, Row *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  row->button = gtk_button_new ();
  row->depth = new_label ("dim", 2);
  row->cell = new_label ("cell", 5);
  row->chips = gtk_drawing_area_new ();
  row->note = gtk_label_new (_("next to take back"));
  gtk_widget_add_css_class (row->note, "small");
  gtk_label_set_ellipsize (GTK_LABEL (row->note), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (row->note), 1);
  gtk_widget_set_hexpand (row->chips, TRUE);
  gtk_widget_set_valign (row->chips, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (row->chips), draw_chips, row, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->depth));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->cell));
  gtk_box_append (GTK_BOX (box), row->chips);
  gtk_box_append (GTK_BOX (box), row->note);
  gtk_button_set_child (GTK_BUTTON (row->button), box);
  gtk_widget_add_css_class (row->button, "flat");
  gtk_widget_add_css_class (row->button, "path");
  gtk_widget_set_tooltip_text (row->button, _("Go to this guess"));
  g_signal_connect (row->button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_widget_set_parent (row->button, GTK_WIDGET (self));
}

static void
setdoku_path_card_init (SetdokuPathCard *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *title = gtk_label_new (_("Guesses so far"));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))), GTK_ORIENTATION_VERTICAL);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (title, "h3");
  gtk_widget_add_css_class (head, "path-head");
  self->earlier = new_label ("dim", -1);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->earlier));
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  for (int i = 0; i < PATH_ROWS_MAX; i++)
    add_row (self, &self->rows[i]);
  size_chips (self);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (size_chips), self, G_CONNECT_SWAPPED);
}

static void
show_guess (Row *row, const Decision *guess, int depth, gboolean dead_end)
{
  char depth_text[12], cell_text[12];
  g_autofree char *name = NULL, *cell = explain_cell_name (guess->cell);

  row->guess = *guess;
  g_snprintf (depth_text, sizeof depth_text, "%d", depth);
  g_snprintf (cell_text, sizeof cell_text, "r%dc%d", cell_row (guess->cell) + 1, cell_column (guess->cell) + 1);
  gtk_label_set_label (row->depth, depth_text);
  gtk_label_set_label (row->cell, cell_text);
  gtk_widget_set_visible (row->note, dead_end);
  if (dead_end)
    gtk_widget_add_css_class (row->button, "doomed");
  else
    gtk_widget_remove_css_class (row->button, "doomed");
  /* Translators: number of the guess, cell, digit */
  name = g_strdup_printf (_("Guess %d: %s is %d"), depth, cell, guess->digit);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_queue_draw (row->chips);
}

void
setdoku_path_card_set_path (SetdokuPathCard *self, const SearchView *view, gboolean dead_end)
{
  int first = MAX (view->n_path - PATH_ROWS_MAX, 0);
  g_autofree char *earlier = NULL;

  g_return_if_fail (SETDOKU_IS_PATH_CARD (self));
  if (first)
    /* Translators: so many guesses were made before the ones shown */
    earlier = g_strdup_printf (ngettext ("%d earlier", "%d earlier", first), first);
  gtk_label_set_label (self->earlier, earlier ? earlier : "");
  for (int i = 0; i < PATH_ROWS_MAX; i++)
    {
      int guess = first + i;

      /* The rows keep their place, so that the card does not jump. */
      gtk_widget_set_opacity (self->rows[i].button, guess < view->n_path ? 1 : 0);
      gtk_widget_set_sensitive (self->rows[i].button, guess < view->n_path);
      if (guess < view->n_path)
        show_guess (&self->rows[i], &view->path[guess], guess + 1, dead_end && guess == view->n_path - 1);
    }
  size_chips (self);
}
