/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-palette.c — nine colours are nine colours, whoever looks at them, and none is what something else means. */
#include <glib.h>

#include "colour-vision.h"

static double
least_among_nine (const Palette *palette, Vision vision)
{
  double least = G_MAXDOUBLE;

  for (int i = 0; i < 9; i++)
    for (int j = 0; j < i; j++)
      least = MIN (least, distance_seen (palette->colour[i], palette->colour[j], vision));
  return least;
}

static double
least_to (const Palette *palette, Color other, Vision vision)
{
  double least = G_MAXDOUBLE;

  for (int i = 0; i < 9; i++)
    least = MIN (least, distance_seen (palette->colour[i], other, vision));
  return least;
}

/* Measured; whoever changes a colour measures again. Of nine colours two are always somewhat near to one who lacks a cone:
 * 13 is six times what can just be seen, and letters say the same. */
static void
test_nine_colours_differ_in_every_vision (void)
{
  static const double measured[2][N_VISIONS] = { { 27.71, 14.08, 13.80, 13.68 }, { 26.53, 14.49, 14.61, 15.89 } };

  for (int i = 0; i < 4; i++)
    for (Vision vision = 0; vision < N_VISIONS; vision++)
      {
        double least = least_among_nine (palette_get (i & 1, i >> 1), vision);

        g_test_message ("%s, vision %d: %.1f", i & 1 ? "dark" : "light", vision, least);
        g_assert_cmpfloat_with_epsilon (least, measured[i & 1][vision], 0.05);
        g_assert_cmpfloat (least, >=, vision == VISION_NORMAL ? 25 : 13);
      }
}

/* Not the ground of a cell, nor what the cursor and its digit lay on it. */
static void
test_no_colour_is_a_highlight (void)
{
  for (int i = 0; i < 4; i++)
    for (Vision vision = 0; vision < N_VISIONS; vision++)
      {
        const Palette *palette = palette_get (i & 1, i >> 1);
        const Color grounds[] = { palette->cell, palette->given_cell, palette->peer, palette->same, palette->selected };

        for (size_t n = 0; n < G_N_ELEMENTS (grounds); n++)
          {
            double least = least_to (palette, grounds[n], vision);

            g_test_message ("palette %d, ground %zu, vision %d: %.1f", i, n, vision, least);
            g_assert_cmpfloat (least, >=, 7.5);
          }
      }
}

/* The simulation itself: red and green of one lightness are one to who has no cone for them; grey stays grey. */
static void
test_the_simulation_sees_less (void)
{
  const Color red = { 0.72, 0.36, 0.2 }, green = { 0.45, 0.47, 0.2 }, grey = { 0.5, 0.5, 0.5 };

  g_assert_cmpfloat (distance_seen (red, green, VISION_NORMAL), >, 40);
  g_assert_cmpfloat (distance_seen (red, green, VISION_DEUTAN), <, 12);
  for (Vision vision = 0; vision < N_VISIONS; vision++)
    {
      Lab seen = seen_as (grey, vision);

      g_assert_cmpfloat (fabs (seen.a) + fabs (seen.b), <, 0.5);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/palette/nine-colours", test_nine_colours_differ_in_every_vision);
  g_test_add_func ("/palette/no-highlight", test_no_colour_is_a_highlight);
  g_test_add_func ("/palette/simulation", test_the_simulation_sees_less);
  return g_test_run ();
}
