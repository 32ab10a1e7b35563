/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-narrow-menu.c — where a window is narrower than the lines of a menu and of its submenus, they do without their keys and break;
 * a key that has room stays, and all is as GTK has it once the window is wide. */
#include <gtk/gtk.h>

#include "view/kit/narrow-menu.h"

#include "../patience.h"

/* px. */
enum { NARROW = 300, WIDE = 1200 };

#define LONG "Worked board: what is ruled out in a box, told at length"
#define LONGER "A board and how it is explained, as Markdown, with all of its marks"

typedef struct {
  GtkWidget *window, *button;
  GtkWidget *menu;               /* of the button */
} Fixture;

static void
append (GMenu      *menu,
        const char *label,
        const char *key)
{
  g_autoptr(GMenuItem) item = g_menu_item_new (label, "window.close");

  g_menu_item_set_attribute (item, "accel", "s", key);
  g_menu_append_item (menu, item);
}

static GMenuModel *
new_model (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr(GMenu) submenu = g_menu_new ();

  append (menu, "A", "F1");
  append (menu, LONG, "<Control><Shift>s");
  append (submenu, "B", "F2");
  append (submenu, LONGER, "<Control><Shift>e");
  g_menu_append_submenu (menu, "More", G_MENU_MODEL (submenu));
  return G_MENU_MODEL (menu);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr(GMenuModel) model = new_model ();

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  fixture->window = gtk_window_new ();
  fixture->button = gtk_menu_button_new ();
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (fixture->button), model);
  gtk_widget_set_halign (fixture->button, GTK_ALIGN_CENTER);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->button);
  fixture->menu = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (fixture->button)));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static void
open_at (Fixture *fixture,
         int      width)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 400);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for (gtk_widget_get_width (fixture->window) == width);
  gtk_menu_button_popup (GTK_MENU_BUTTON (fixture->button));
  wait_for (gtk_widget_get_mapped (fixture->menu));
}

static void
close_menu (Fixture *fixture)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (fixture->button));
  wait_for (!gtk_widget_get_mapped (fixture->menu));
}

static GtkWidget *
find_label (GtkWidget  *widget,
            const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

/* It is the label after the words, and stays in its place where it is not seen. */
static gboolean
has_key (GtkWidget *words)
{
  GtkWidget *key = gtk_widget_get_next_sibling (words);

  g_assert_cmpstr (gtk_widget_get_css_name (key), ==, "accelerator");
  return gtk_widget_get_visible (key);
}

static int
count_lines (GtkWidget *words)
{
  return pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (words)));
}

/* The page that is shown. */
static void
check_page (Fixture    *fixture,
            const char *short_words,
            const char *long_words,
            gboolean    narrow)
{
  GtkWidget *words = find_label (fixture->menu, long_words);
  GtkWidget *lines = gtk_popover_get_child (GTK_POPOVER (fixture->menu));

  wait_for (gtk_widget_get_mapped (words) && gtk_widget_get_width (words) > 0);
  if (narrow)
    {
      wait_for (gtk_widget_get_width (lines) < NARROW);
      g_assert_cmpint (count_lines (words), >, 1);
    }
  else
    g_assert_cmpint (count_lines (words), ==, 1);
  g_assert_true (has_key (words) == !narrow);
  g_assert_true (has_key (find_label (fixture->menu, short_words)));
}

static void
check_pages (Fixture  *fixture,
             gboolean  narrow)
{
  check_page (fixture, "A", LONG, narrow);
  g_object_set (fixture->menu, "visible-submenu", "More", NULL);
  check_page (fixture, "B", LONGER, narrow);
  g_object_set (fixture->menu, "visible-submenu", "main", NULL);
}

static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  open_at (fixture, NARROW);
  check_pages (fixture, TRUE);
}

static void
test_wide (Fixture       *fixture,
           gconstpointer  data)
{
  open_at (fixture, WIDE);
  check_pages (fixture, FALSE);
}

/* There and back: what was taken away for one width is there again at the other. */
static void
test_resized (Fixture       *fixture,
              gconstpointer  data)
{
  static const int widths[] = { NARROW, WIDE, NARROW };

  for (size_t i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      open_at (fixture, widths[i]);
      check_pages (fixture, widths[i] == NARROW);
      close_menu (fixture);
    }
}

#define ADD(name, function) g_test_add ("/narrow-menu/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  narrow_menu_keep_in ();
  ADD ("narrow", test_narrow);
  ADD ("wide", test_wide);
  ADD ("resized", test_resized);
  return g_test_run ();
}
