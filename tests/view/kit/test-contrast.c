/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-contrast.c — controls as they are on the screen, measured in pixels: each can be made out on each ground that it stands on,
 * in light and in dark, with more contrast and without; and a theme of high contrast is one, however it was chosen. */
#include <gtk/gtk.h>

#include "../frames.h"
#include "../rendered.h"

#include "view/kit/setdoku-style.h"

typedef struct { const char *name; GtkWidget *widget; } Tried;

static GtkWidget *
new_check (gboolean on)
{
  GtkWidget *check = gtk_check_button_new ();

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), on);
  return check;
}

static GtkWidget *
new_switch (gboolean on)
{
  GtkWidget *toggle = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (toggle), on);
  return toggle;
}

static GtkWidget *
new_scale (void)
{
  GtkWidget *scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 10, 1);

  gtk_range_set_value (GTK_RANGE (scale), 5);
  gtk_widget_set_size_request (scale, 160, -1);
  return scale;
}

static GtkWidget *
new_plain (GtkWidget *widget)
{
  gtk_widget_add_css_class (widget, "plain");
  return widget;
}

/* What differs most in an area from a pixel beside it. */
static double
measure_part (cairo_surface_t *surface,
              graphene_rect_t  area,
              double           x,
              double           y)
{
  Color ground = color_of_pixel (pixel_at (surface, (int) x, (int) y));
  double best = 1;

  for (int row = (int) area.origin.y; row < (int) (area.origin.y + area.size.height); row++)
    for (int column = (int) area.origin.x; column < (int) (area.origin.x + area.size.width); column++)
      best = MAX (best, contrast (color_of_pixel (pixel_at (surface, column, row)), ground));
  return best;
}

static GtkWidget *
find_knob (GtkWidget *widget)
{
  GtkWidget *found = g_str_equal (gtk_widget_get_css_name (widget), "slider") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_knob (child);
  return found;
}

/* A quarter of a switch or of a slider, which its knob is not on, against the ground beside it. */
static double
measure_quarter (cairo_surface_t *surface,
                 graphene_rect_t  area,
                 gboolean         last)
{
  double left = area.origin.x + (last ? 0.75 * area.size.width : 0);

  return measure_part (surface, GRAPHENE_RECT_INIT (left, area.origin.y, area.size.width / 4, area.size.height),
                       area.origin.x - 4, area.origin.y + area.size.height / 2);
}

/* Each part of a control has to be made out by itself: a knob tells nothing where its track is not to be seen, and a track
 * nothing without its knob. */
static double
measure_all (cairo_surface_t *surface,
             GtkWidget       *root,
             GtkWidget       *widget)
{
  graphene_rect_t area, knob;
  double least = measure (surface, root, widget), middle;
  gboolean on = GTK_IS_SWITCH (widget) && gtk_switch_get_active (GTK_SWITCH (widget));

  g_assert_true (find_in_picture (root, widget, &area));
  if (!GTK_IS_SWITCH (widget) && !GTK_IS_SCALE (widget))
    return MIN (least, measure_control (surface, area, TRUE));
  g_assert_true (find_in_picture (root, find_knob (widget), &knob));
  middle = area.origin.y + area.size.height / 2;
  least = MIN (least, measure_quarter (surface, area, !on));
  if (GTK_IS_SWITCH (widget))
    {
      /* Its round edge within the track, where the track's own outline is not beside it. */
      knob = GRAPHENE_RECT_INIT (on ? knob.origin.x - 1 : knob.origin.x + knob.size.width / 2, middle - 2,
                                 knob.size.width / 2 + 1, 4);
      return MIN (least, measure_part (surface, knob, area.origin.x + area.size.width * (on ? 0.25 : 0.75), middle));
    }
  least = MIN (least, measure_quarter (surface, area, FALSE));
  /* Above the trough. */
  knob.size.height = knob.size.height / 2 - 4;
  return MIN (least, measure_part (surface, knob, area.origin.x - 4, middle));
}

/* The name of a control that cannot be made out, with its measure. NULL: all can. */
static char *
find_faint (GtkWidget     *root,
            const Tried *controls,
            int            n)
{
  cairo_surface_t *surface = draw (root);
  char *faint = NULL;

  for (int i = 0; i < n && !faint; i++)
    {
      double measured = measure_all (surface, root, controls[i].widget);

      if (measured < CONTRAST_SIGN)
        faint = g_strdup_printf ("%s: %.2f", controls[i].name, measured);
    }
  cairo_surface_destroy (surface);
  return faint;
}

static void
check_ground (const char *ground)
{
  const Tried controls[] = {
    { "switch, off", new_switch (FALSE) }, { "switch, on", new_switch (TRUE) }, { "slider", new_scale () },
    { "check, off", new_check (FALSE) }, { "check, on", new_check (TRUE) }, { "entry", gtk_entry_new () },
    { "plain entry", new_plain (gtk_entry_new ()) }, { "number", gtk_spin_button_new_with_range (0, 9, 1) },
    { "plain number", new_plain (gtk_spin_button_new_with_range (0, 9, 1)) },
    { "drop-down", gtk_drop_down_new_from_strings ((const char *const[]) { "", NULL }) },
  };
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (box, ground);
  for (size_t i = 0; i < G_N_ELEMENTS (controls); i++)
    {
      gtk_widget_set_halign (controls[i].widget, GTK_ALIGN_START);
      gtk_widget_set_margin_start (controls[i].widget, 12);
      gtk_box_append (GTK_BOX (box), controls[i].widget);
    }
  setdoku_style_dress (setdoku_style_get_default (), window);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  for (int i = 0; i < 4; i++)
    {
      int64_t end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;
      g_autofree char *faint = NULL;

      setdoku_style_set_scheme (setdoku_style_get_default (), i & 1 ? SETDOKU_SCHEME_DARK : SETDOKU_SCHEME_LIGHT);
      setdoku_style_set_contrast (setdoku_style_get_default (), i >> 1);
      do
        {
          run_frames (window);
          g_free (faint);
          faint = find_faint (window, controls, G_N_ELEMENTS (controls));
        }
      while (faint && !g_getenv ("SETDOKU_WALK") && g_get_monotonic_time () < end);
      if (!faint)
        continue;
      g_test_message ("%s%s, on %s: %s", i >> 1 ? "contrast, " : "", i & 1 ? "dark" : "light", ground, faint);
      g_test_fail ();
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_controls (void)
{
  for (const char *const *ground = (const char *const[]) { "page", "panel", "card", NULL }; *ground; ground++)
    check_ground (*ground);
}

/* GTK takes a theme from the environment before that of the settings. */
static void
test_a_forced_theme_is_respected (void)
{
  static const struct { const char *theme; bool dark, contrast; } themes[] = {
    { "HighContrast", false, true }, { "HighContrastInverse", true, true }, { "Adwaita:dark", true, false },
    { "Adwaita", false, false },
  };
  SetdokuStyle *style = setdoku_style_get_default ();

  setdoku_style_set_contrast (style, FALSE);
  for (size_t i = 0; i < G_N_ELEMENTS (themes); i++)
    {
      g_setenv ("GTK_THEME", themes[i].theme, TRUE);
      setdoku_style_set_scheme (style, SETDOKU_SCHEME_SYSTEM);
      g_assert_true (setdoku_style_get_palette (style)->dark == themes[i].dark);
      g_assert_true (setdoku_style_get_palette (style)->high_contrast == themes[i].contrast);
    }
  g_unsetenv ("GTK_THEME");
  setdoku_style_set_scheme (style, SETDOKU_SCHEME_SYSTEM);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/contrast/controls", test_controls);
  g_test_add_func ("/contrast/forced-theme", test_a_forced_theme_is_respected);
  return g_test_run ();
}
