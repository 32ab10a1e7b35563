/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-palette.c — nine colours are nine colours, whoever looks at them, and none is what something else means. */
#include <glib.h>

#include "contrast.h"
#include "pixels.h"

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

/* What the cursor lays on the board: the cells beside it, those with its digit, those selected. In high contrast a selected cell has
 * a frame, and no ground of its own; there the weakest ground of all, beside the cursor, says least and is let be. */
static void
test_highlights_differ_in_every_vision (void)
{
  for (int i = 0; i < 4; i++)
    for (Vision vision = 0; vision < N_VISIONS; vision++)
      {
        const Palette *palette = palette_get (i & 1, i >> 1);
        const Color others[] = { palette->cell, palette->given_cell, palette->peer, palette->same };

        for (size_t n = 0; n < G_N_ELEMENTS (others); n++)
          {
            g_test_message ("palette %d, ground %zu, vision %d", i, n, vision);
            if (!palette->high_contrast)
              g_assert_cmpfloat (distance_seen (palette->selected, others[n], vision), >=, 5);
            if (n < 3)
              g_assert_cmpfloat (distance_seen (palette->same, others[n], vision), >=, 5);
          }
      }
}

typedef struct { const char *name; Color ink, grounds[6]; int n; double least; } Reading;

/* What is written and drawn, on each of what it is written and drawn on. An error is told by a digit's size, too. */
static void
check_palette (const Palette *palette)
{
  const Color *cell = &palette->cell, *window = &palette->window;
  const Reading readings[] = {
    { "text", palette->text, { *window, palette->panel, palette->card, palette->trough }, 4, CONTRAST_TEXT },
    { "dim text", palette->dim, { *window, palette->panel, palette->card, palette->trough }, 4, CONTRAST_TEXT },
    { "accent text", palette->accent_text, { *window, palette->panel, palette->card, palette->trough }, 4, CONTRAST_TEXT },
    { "text on the accent", palette->on_accent, { palette->accent }, 1, CONTRAST_TEXT },
    { "solution", palette->solution, { *window, palette->panel, palette->card }, 3, CONTRAST_TEXT },
    { "error", palette->error, { *window, palette->panel, palette->card }, 3, CONTRAST_TEXT },
    { "clue", palette->given, { *cell, palette->given_cell, palette->peer, palette->same, palette->selected }, 5, CONTRAST_TEXT },
    { "entry", palette->entry, { *cell, palette->given_cell, palette->peer, palette->same, palette->selected }, 5, CONTRAST_TEXT },
    { "mark", palette->mark, { *cell, palette->given_cell, palette->peer, palette->same, palette->selected }, 5, CONTRAST_TEXT },
    { "wrong digit", palette->error, { *cell, palette->given_cell, palette->peer, palette->same, palette->selected }, 5,
      CONTRAST_SIGN },
    { "depth", palette->guess, { *cell, palette->shade[0], palette->shade[1], palette->shade[2] }, 4, CONTRAST_TEXT },
    { "depth of a dead end", palette->dead_ink, { palette->dead.tint }, 1, CONTRAST_TEXT },
    { "selection", palette->selection, { *cell, palette->given_cell, palette->peer, palette->selected }, 4, CONTRAST_SIGN },
    { "accent", palette->accent, { *window, palette->panel, palette->card }, 3, CONTRAST_SIGN },
    { "strip", palette->strip, { *window, palette->panel, palette->card }, 3, CONTRAST_SIGN },
    { "path", palette->path, { *window, palette->panel, palette->card }, 3, CONTRAST_TEXT },
    { "box line", palette->box_line, { *cell, palette->given_cell }, 2, CONTRAST_SIGN },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (readings); i++)
    for (int n = 0; n < readings[i].n; n++)
      {
        double measured = contrast (readings[i].ink, readings[i].grounds[n]);

        g_test_message ("%s%s, %s, ground %d: %.2f", palette->high_contrast ? "contrast, " : "", palette->dark ? "dark" : "light",
                        readings[i].name, n, measured);
        g_assert_cmpfloat (measured, >=, readings[i].least);
      }
}

static void
test_all_can_be_read (void)
{
  for (int i = 0; i < 4; i++)
    check_palette (palette_get (i & 1, i >> 1));
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

/* Clues on all that lies under them; entries are larger than what is written small. */
static void
check_plan (const Palette *palette)
{
  for (int role = 0; role < PLAN_CAGE; role++)
    {
      bool tint = role <= PLAN_INDEX && role != PLAN_DIAGONAL;
      Color ground = tint ? color_mix (palette->cell, palette->plan[role], PLAN_TINT_STRENGTH) : palette->plan[role];

      if (role == PLAN_DIAGONAL || role == PLAN_ARROW)                    /* thin */
        continue;
      g_test_message ("%d", role);
      g_assert_cmpfloat (contrast (palette->given, ground), >=, 4.5);
      g_assert_cmpfloat (contrast (palette->entry, ground), >=, 3);
    }
  for (int role = PLAN_CAGE; role < N_PLAN_ROLES; role++)
    g_assert_cmpfloat (contrast (palette->plan[role], palette->cell), >=, 4);
}

static void
test_what_rules_draw_can_be_read_on (void)
{
  each_palette (check_plan);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/palette/nine-colours", test_nine_colours_differ_in_every_vision);
  g_test_add_func ("/palette/no-highlight", test_no_colour_is_a_highlight);
  g_test_add_func ("/palette/contrast", test_all_can_be_read);
  g_test_add_func ("/palette/rules", test_what_rules_draw_can_be_read_on);
  g_test_add_func ("/palette/highlights", test_highlights_differ_in_every_vision);
  g_test_add_func ("/palette/simulation", test_the_simulation_sees_less);
  return g_test_run ();
}
