/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-seen.c — every window as it is on the screen, measured in pixels: what is written can be read (4.5), and what is taken
 * hold of can be made out (3), in light and in dark, with more contrast and without. Only what cannot be used now may be fainter. */
#include "../frames.h"
#include "../rendered.h"
#include "../windows.h"

#include "view/kit/setdoku-style.h"

typedef struct {
  GtkWidget       *window;
  cairo_surface_t *picture;
  GString         *found;                /* lines */
  int              n;                    /* how much was measured */
} Look;

static void
say (Look       *look,
     GtkWidget  *widget,
     const char *what,
     double      measured)
{
  g_string_append_printf (look->found, "%s: %.2f of a %s “%.30s” in", what, measured, G_OBJECT_TYPE_NAME (widget),
                          GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");
  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent && parent != look->window;
       parent = gtk_widget_get_parent (parent))
    {
      g_auto(GStrv) classes = gtk_widget_get_css_classes (parent);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (look->found, " %s%s%s", gtk_widget_get_css_name (parent), *joined ? "." : "", joined);
    }
  g_string_append_c (look->found, '\n');
}

/* Where it is in the picture; FALSE: it is not whole there, scrolled away or covered by the window's edge. */
static gboolean
find_area (Look            *look,
           GtkWidget       *widget,
           graphene_rect_t *area)
{
  graphene_rect_t view;

  if (!find_in_picture (look->window, widget, area) || area->size.width < 4 || area->size.height < 4)
    return FALSE;
  for (GtkWidget *parent = widget; parent; parent = gtk_widget_get_parent (parent))
    {
      gboolean cuts = parent == look->window || gtk_widget_get_overflow (parent) == GTK_OVERFLOW_HIDDEN
                      || GTK_IS_SCROLLED_WINDOW (parent);

      if (gtk_widget_get_opacity (parent) < 1)
        return FALSE;
      if (cuts && (!find_in_picture (look->window, parent, &view) || !graphene_rect_contains_rect (&view, area)))
        return FALSE;
    }
  return TRUE;
}

/* What is taken hold of, and has no words by which it is known. */
static gboolean
is_control (GtkWidget *widget)
{
  return GTK_IS_SWITCH (widget) || GTK_IS_ENTRY (widget) || GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget)
         || GTK_IS_SCALE (widget) || GTK_IS_DROP_DOWN (widget) || g_str_equal (gtk_widget_get_css_name (widget), "check");
}

/* A dash alone does not tell its ink: it is thinner than a pixel, and where GTK puts letters between pixels, as it does from 4.18
 * on, none has all of it. The words of the same colour beside it do. */
static gboolean
has_ink (GtkLabel *label)
{
  const char *text = gtk_label_get_text (label);

  return *text && !g_str_equal (text, "–");
}

static void
check (Look      *look,
       GtkWidget *widget)
{
  graphene_rect_t area;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || !gtk_widget_is_sensitive (widget))
    return;
  if (GTK_IS_LABEL (widget) && has_ink (GTK_LABEL (widget)) && find_area (look, widget, &area))
    {
      double measured = measure_text (look->picture, area);

      look->n++;
      if (measured < CONTRAST_TEXT)
        say (look, widget, "text", measured);
    }
  if (GTK_IS_IMAGE (widget) && !GTK_IS_SWITCH (gtk_widget_get_parent (widget)) && find_area (look, widget, &area))
    {
      double measured = measure_text (look->picture, area);

      look->n++;
      if (measured < CONTRAST_SIGN)
        say (look, widget, "picture", measured);
    }
  if (is_control (widget) && find_area (look, widget, &area))
    {
      double measured = measure_control (look->picture, area, GTK_IS_ENTRY (widget) || GTK_IS_SEARCH_ENTRY (widget)
                                                              || GTK_IS_SPIN_BUTTON (widget) || GTK_IS_DROP_DOWN (widget));

      look->n++;
      if (measured < CONTRAST_SIGN)
        say (look, widget, "control", measured);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check (look, child);
}

/* (transfer full) A line for each fault; "": there is none. */
static char *
look_at (GtkWidget *window)
{
  Look look = { window, draw (window), g_string_new (NULL), 0 };

  check (&look, window);
  cairo_surface_destroy (look.picture);
  if (look.n == 0)
    g_string_append (look.found, "nothing was measured\n");
  return g_string_free (look.found, FALSE);
}

static void
test_place (Fixture       *fixture,
            gconstpointer  data)
{
  const Place *place = data;
  GtkWidget *window = place_open (fixture, place);

  for (int i = 0; i < 4; i++)
    {
      int64_t end = g_get_monotonic_time () + (g_getenv ("SETDOKU_WALK") ? 1 : 10) * G_USEC_PER_SEC;
      g_autofree char *found = NULL;

      setdoku_style_set_scheme (setdoku_style_get_default (), i & 1 ? SETDOKU_SCHEME_DARK : SETDOKU_SCHEME_LIGHT);
      setdoku_style_set_contrast (setdoku_style_get_default (), i >> 1);
      do
        {
          run_frames (window);
          g_free (found);
          found = look_at (window);
        }
      while (*found && g_get_monotonic_time () < end);
      if (!*found)
        continue;
      g_test_message ("%s, %s%s:\n%s", place->name, i >> 1 ? "contrast, " : "", i & 1 ? "dark" : "light", found);
      g_test_fail ();
    }
  setdoku_style_set_scheme (setdoku_style_get_default (), SETDOKU_SCHEME_SYSTEM);
  setdoku_style_set_contrast (setdoku_style_get_default (), FALSE);
  place_close (place, window);
}

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  add_places ("seen", test_place);
  return run_tests ();
}
