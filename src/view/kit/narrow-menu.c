/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "narrow-menu.h"

#include <gtk/gtk.h>

/* px that a menu has around its lines, and a line around what is in it: paddings and borders, as style.css has them. */
enum { AROUND_LINES = 14, AROUND_LINE = 24, BEFORE_KEY = 12 };

/* Of a line, however little room there is. */
enum { LEAST_CHARS = 8 };

static void (*show_menu) (GtkWidget *widget);

static gboolean
is_key (GtkWidget *label)
{
  return g_str_equal (gtk_widget_get_css_name (label), "accelerator");
}

/* px of what is said in one line, whether it is shown so or not. */
static int
width_of_words (GtkWidget *label)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (label, gtk_label_get_text (GTK_LABEL (label)));
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* px, as labels count their characters. */
static int
width_of_a_char (GtkWidget *widget)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  int width = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                   pango_font_metrics_get_approximate_digit_width (metrics));

  pango_font_metrics_unref (metrics);
  return MAX (PANGO_PIXELS_CEIL (width), 1);
}

/* Whether they break. Broken, a label wants to be about square: it is told how long its lines are. */
static gboolean
fit_words (GtkLabel *words, int room)
{
  gboolean breaks = width_of_words (GTK_WIDGET (words)) > room;
  int chars = breaks ? MAX (room / width_of_a_char (GTK_WIDGET (words)), LEAST_CHARS) : -1;

  gtk_label_set_wrap (words, breaks);
  gtk_label_set_wrap_mode (words, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (words, breaks ? 0 : 0.5f);
  gtk_label_set_width_chars (words, chars);
  gtk_label_set_max_width_chars (words, chars);
  return breaks;
}

/* Whether it breaks. A line has its words, and may have a key and marks: a check, an arrow, a picture. */
static gboolean
fit_line (GtkWidget *line, int room)
{
  GtkWidget *words = NULL, *key = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (line); child; child = gtk_widget_get_next_sibling (child))
    {
      int marks = 0;

      if (!GTK_IS_LABEL (child))
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &marks, NULL, NULL, NULL);
      else if (is_key (child))
        key = child;
      else
        words = child;
      room -= marks;
    }
  if (key && words)
    gtk_widget_set_visible (key, width_of_words (words) + BEFORE_KEY + width_of_words (key) <= room);
  return words && fit_words (GTK_LABEL (words), room);
}

/* Whether one breaks. */
static gboolean
fit_lines (GtkWidget *widget, int room)
{
  gboolean breaks = FALSE;

  if (g_str_equal (gtk_widget_get_css_name (widget), "modelbutton"))
    return fit_line (widget, room - AROUND_LINE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    breaks |= fit_lines (child, room);
  return breaks;
}

/* A menu is a stack of its submenus. GTK has it as wide as the widest of them; but it asks those that are not seen how wide they are
 * at their least height, that is with all their lines unbroken. */
static void
fit_menu (GtkWidget *widget, int room)
{
  if (GTK_IS_STACK (widget))
    gtk_stack_set_hhomogeneous (GTK_STACK (widget), !fit_lines (widget, room));
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
      fit_menu (child, room);
}

static void
show_in_window (GtkWidget *menu)
{
  GtkRoot *root = gtk_widget_get_root (menu);
  int width = root ? gtk_widget_get_width (GTK_WIDGET (root)) : 0;

  if (width > AROUND_LINES + AROUND_LINE)
    fit_menu (menu, width - AROUND_LINES);
  show_menu (menu);
}

void
narrow_menu_keep_in (void)
{
  GtkWidgetClass *menu_class = g_type_class_ref (GTK_TYPE_POPOVER_MENU);

  if (menu_class->show != show_in_window)
    {
      show_menu = menu_class->show;
      menu_class->show = show_in_window;
    }
  g_type_class_unref (menu_class);
}
