/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "bars-picture.h"

#include <glib.h>
#include <math.h>

enum { GAP = 8 };

/* A bar ends where the next begins: at 1, 1.8, 3.2, 5.6, 10 … */
static unsigned
bar_of (uint64_t value, uint64_t top)
{
  unsigned bar = value ? 1 + (unsigned) floor (BARS_A_DECADE * log10 ((double) value) + 1e-9) : 0;

  return MIN (bar, bars_n (top) - 1);
}

unsigned
bars_n (uint64_t top)
{
  return MIN (2 + (unsigned) floor (BARS_A_DECADE * log10 ((double) MAX (top, 10)) + 1e-9), (unsigned) BARS_MAX);
}

uint64_t
bars_count (const SpreadStep *steps, unsigned n, uint64_t top, uint64_t counts[BARS_MAX])
{
  uint64_t highest = 0;

  for (unsigned i = 0; i < n; i++)
    {
      unsigned bar = bar_of (steps[i].value, top);

      counts[bar] += steps[i].count;
    }
  for (unsigned bar = 0; bar < BARS_MAX; bar++)
    highest = MAX (highest, counts[bar]);
  return highest;
}

void
bars_paint (const BarsPicture *self, cairo_t *cr)
{
  unsigned n = bars_n (self->top);
  double pitch = self->page.width / n, ground = self->page.height - 1;

  color_use (cr, self->page.palette->hairline);
  cairo_rectangle (cr, 0, ground, self->page.width, 1);
  cairo_fill (cr);
  if (self->highest == 0)
    return;
  for (unsigned bar = 0; bar < n; bar++)
    if (self->counts[bar])
      {
        /* One puzzle of a million can be seen, too. */
        double height = MAX ((ground - 1) * (double) self->counts[bar] / (double) self->highest, 1.5);

        cairo_rectangle (cr, bar * pitch + 0.5, ground - height, MAX (pitch - 1, 1), height);
      }
  color_use (cr, plot_color (self->page.palette, self->series));
  cairo_fill (cr);
}

void
bars_paint_axis (const PlotPage *page, uint64_t top, char *(*label) (uint64_t value), cairo_t *cr)
{
  unsigned n = bars_n (top);
  double free_from = 0, width, height, last;
  g_autofree char *end = label (top);

  plot_text_size (page, end, false, &width, &height, cr);
  last = page->width - width;
  plot_text (page, end, page->width, 0, 1, 0, 0, page->palette->dim, false, cr);
  for (uint64_t tick = 0; tick < top && tick <= G_MAXUINT64 / 10; tick = plot_next_tick (tick))
    {
      g_autofree char *text = label (tick);
      double x = page->width / n * bar_of (tick, top);

      plot_text_size (page, text, false, &width, &height, cr);
      if (x < free_from || x + width + GAP > last)
        continue;
      plot_text (page, text, x, 0, 0, 0, 0, page->palette->dim, false, cr);
      free_from = x + width + GAP;
    }
}
