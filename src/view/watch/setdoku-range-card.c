/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-range-card.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"
#include "view/kit/card.h"
#include "view/kit/setdoku-style.h"

struct _SetdokuRangeCard
{
  GtkBox          parent_instance;

  GtkLabel       *title, *figures, *hottest;
  GtkWidget      *progress, *stop, *scale;
  GtkWidget      *legend;
};

G_DEFINE_FINAL_TYPE (SetdokuRangeCard, setdoku_range_card, GTK_TYPE_BOX)

/* What is told of, in this order; kinds that did not occur are left out. */
static const EventKind told[] = {
  EVENT_ASSIGN, EVENT_UNDO_ASSIGN, EVENT_WIPEOUT, EVENT_SINGLE, EVENT_STRIP, EVENT_TECHNIQUE, EVENT_RESTART, EVENT_REMOVE,
  EVENT_SOLUTION
};

/* %s: how many */
static const char *
figure_format (EventKind kind, gulong n)
{
  switch (kind)
    {
    case EVENT_ASSIGN:      return ngettext ("%s guess", "%s guesses", n);
    case EVENT_UNDO_ASSIGN: return ngettext ("%s take-back", "%s take-backs", n);
    case EVENT_WIPEOUT:     return ngettext ("%s dead end", "%s dead ends", n);
    case EVENT_SINGLE:      return ngettext ("%s deduction", "%s deductions", n);
    case EVENT_STRIP:       return ngettext ("%s candidate ruled out", "%s candidates ruled out", n);
    case EVENT_TECHNIQUE:   return ngettext ("%s technique", "%s techniques", n);
    case EVENT_RESTART:     return ngettext ("%s new start", "%s new starts", n);
    case EVENT_REMOVE:      return ngettext ("%s clue taken away", "%s clues taken away", n);
    default:                return ngettext ("%s solution", "%s solutions", n);
    }
}

/* The legend: the fills of the board, from never to most often. */
static void
draw_scale (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user)
{
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  enum { STEPS = 5 };

  for (int i = 0; i < STEPS; i++)
    {
      double left = (double) width * i / STEPS;

      cairo_rectangle (cr, left, 0, (double) width / STEPS - 2, height);
      color_use (cr, palette->cell);
      cairo_fill_preserve (cr);
      if (i)
        {
          color_use_alpha (cr, palette->dead.tint, 0.12 + 0.88 * i / (STEPS - 1));
          cairo_fill_preserve (cr);
        }
      color_use (cr, palette->thin_line);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
}

static void
build_legend (SetdokuRangeCard *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->legend = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->scale = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->scale), 120);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->scale), 14);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->scale), draw_scale, NULL, NULL);
  gtk_widget_set_valign (self->scale, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), card_label_new (C_("heat map", "never"), "small"));
  gtk_box_append (GTK_BOX (row), self->scale);
  self->hottest = GTK_LABEL (card_label_new ("", "small"));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->hottest));
  gtk_box_append (GTK_BOX (self->legend), row);
  card_label_append (GTK_BOX (self->legend), _("The number in a cell: how often it had no digit left to try."), "dim");
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self->scale,
                           G_CONNECT_SWAPPED);
}

static void
setdoku_range_card_class_init (SetdokuRangeCardClass *klass)
{
}

static void
setdoku_range_card_init (SetdokuRangeCard *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *end = gtk_button_new_from_icon_name ("window-close-symbolic");
  GtkWidget *count = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  card_set_up (GTK_BOX (self), 8);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);

  self->title = GTK_LABEL (card_label_new ("", "h3"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (end), "search.end-range");
  gtk_widget_set_tooltip_text (end, _("End the heat map (Escape)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (end), GTK_ACCESSIBLE_PROPERTY_LABEL, _("End the heat map"), -1);
  gtk_widget_add_css_class (end, "flat");
  gtk_widget_set_valign (end, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (head), end);

  self->figures = GTK_LABEL (card_label_new ("", "num"));
  self->progress = gtk_progress_bar_new ();
  gtk_widget_set_hexpand (self->progress, TRUE);
  gtk_widget_set_valign (self->progress, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Counting…"), -1);
  self->stop = gtk_button_new_with_label (C_("search", "Stop"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->stop), "search.stop-heat");
  gtk_box_append (GTK_BOX (count), self->progress);
  gtk_box_append (GTK_BOX (count), self->stop);
  g_object_bind_property (self->progress, "visible", self->stop, "visible", G_BINDING_DEFAULT);
  build_legend (self);

  gtk_box_append (GTK_BOX (self), head);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->figures));
  gtk_box_append (GTK_BOX (self), count);
  gtk_box_append (GTK_BOX (self), self->legend);
}

GtkWidget *
setdoku_range_card_new (void)
{
  return g_object_new (SETDOKU_TYPE_RANGE_CARD, NULL);
}

static void
show_title (SetdokuRangeCard *self, SetdokuHeat *heat)
{
  uint64_t last = setdoku_heat_is_counting (heat) ? setdoku_heat_get_last (heat) : setdoku_heat_get_counted (heat);
  g_autofree char *from = explain_count (setdoku_heat_get_first (heat));
  g_autofree char *to = explain_count (MAX (last, setdoku_heat_get_first (heat)));
  /* Translators: the numbers of the first and the last event of a range */
  g_autofree char *title = g_strdup_printf (_("Events %s–%s"), from, to);

  gtk_label_set_label (self->title, title);
}

static void
show_figures (SetdokuRangeCard *self, const HeatCounts *counts)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (told); i++)
    {
      uint64_t n = counts->kinds[told[i]];
      g_autofree char *number = explain_count (n);

      if (!n)
        continue;
      if (text->len)
        g_string_append_c (text, '\n');
      g_string_append_printf (text, figure_format (told[i], (gulong) n), number);
    }
  gtk_label_set_label (self->figures, text->str);
}

/* The card comes into view by itself: it was asked for, and stands below others. */
static gboolean
on_shown (GtkWidget *self, GdkFrameClock *clock, gpointer user)
{
  GtkWidget *window = gtk_widget_get_ancestor (self, GTK_TYPE_SCROLLED_WINDOW);
  double x, y, beyond;

  if (!window || !gtk_widget_get_mapped (self))
    return G_SOURCE_REMOVE;
  if (gtk_widget_get_height (self) == 0)
    return G_SOURCE_CONTINUE;
  gtk_widget_translate_coordinates (self, window, 0, 0, &x, &y);
  beyond = y + gtk_widget_get_height (self) - gtk_widget_get_height (window);
  if (beyond > 0)
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window));

      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + MIN (beyond, y));
    }
  return G_SOURCE_REMOVE;
}

void
setdoku_range_card_update (SetdokuRangeCard *self, SetdokuHeat *heat)
{
  uint64_t most, span;
  g_autofree char *number = NULL, *hottest = NULL;

  g_return_if_fail (SETDOKU_IS_RANGE_CARD (self) && SETDOKU_IS_HEAT (heat));

  if (setdoku_heat_has_range (heat) && !gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_widget_add_tick_callback (GTK_WIDGET (self), on_shown, NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), setdoku_heat_has_range (heat));
  if (!setdoku_heat_has_range (heat))
    return;
  show_title (self, heat);
  show_figures (self, setdoku_heat_get_counts (heat));

  most = setdoku_heat_get_most (heat);
  number = explain_count (most);
  /* Translators: %s is a number; as in "2 times" */
  hottest = g_strdup_printf (ngettext ("%s time", "%s times", (gulong) most), number);
  gtk_label_set_label (self->hottest, hottest);
  gtk_widget_set_visible (self->legend, most > 0);

  span = setdoku_heat_get_last (heat) - setdoku_heat_get_first (heat) + 1;
  gtk_widget_set_visible (self->progress, setdoku_heat_is_counting (heat));
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress),
                                 (double) (setdoku_heat_get_counted (heat) + 1 - setdoku_heat_get_first (heat)) / (double) span);
}

const char *
setdoku_range_card_get_title (SetdokuRangeCard *self)
{
  g_return_val_if_fail (SETDOKU_IS_RANGE_CARD (self), NULL);
  return gtk_label_get_label (self->title);
}

const char *
setdoku_range_card_get_figures (SetdokuRangeCard *self)
{
  g_return_val_if_fail (SETDOKU_IS_RANGE_CARD (self), NULL);
  return gtk_label_get_label (self->figures);
}
