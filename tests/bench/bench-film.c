/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-film.c — films: how many frames a second of one core are painted, and what memory ten thousand of them take. */
#include <stdio.h>
#include <string.h>

#include "cli/bench-clock.h"
#include "engine/search/strategies/strategies.h"
#include "picture/film.h"

enum { FRAMES = 10000, SETTLED = 1000 };

static FilmReel *
reel_of (const char *strategy, const char *clues, uint64_t last)
{
  g_autoptr (GError) error = NULL;
  g_autofree Trace *trace = g_new0 (Trace, 1);
  uint8_t digits[N_CELLS];
  FilmReel *reel;

  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = (uint8_t) (clues ? clues[cell] - '0' : 0);
  trace->strategy = strategy_find (strategy);
  trace->options = trace->strategy->defaults;
  board_from_digits (&trace->board, digits);
  reel = film_reel_of_search (trace, last);
  if (!film_reel_prepare (reel, NULL, &error))
    g_error ("%s", error->message);
  return reel;
}

/* Paints up to so many frames, again from the start where the film is shorter. */
static void
paint (const char *name, FilmReel *reel, const FilmWish *wish, uint64_t frames)
{
  g_autoptr (Film) film = film_new (reel, wish);
  int width, height;
  cairo_surface_t *surface;
  double start = bench_ms (CLOCK_PROCESS_CPUTIME_ID), settled = 0;
  FilmFrame frame;

  film_wish_get_size (wish, &width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  for (uint64_t n = 0; n < frames; n++)
    {
      if (!film_next (film, surface, &frame))
        film_seek (film, 0);
      if (n == SETTLED)
        settled = bench_resident ();
    }
  printf ("film-paint-%s-frames-per-cpu-s: %.0f\n", name, (double) frames / (bench_ms (CLOCK_PROCESS_CPUTIME_ID) - start) * 1e3);
  if (frames > SETTLED)
    printf ("film-paint-%s-memory-growth-mib: %.2f\n", name, bench_resident () - settled);
  cairo_surface_destroy (surface);
}

int
main (void)
{
  const char *clues = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
  g_autoptr (FilmReel) empty = reel_of ("ascending", NULL, UINT64_MAX), easy = reel_of ("ascending", clues, 100000);
  g_autoptr (FilmReel) marks = reel_of ("norvig", clues, 100000);
  FilmWish wish = film_wish_default ();

  wish.parts = (1 << N_FILM_PARTS) - 1;
  paint ("moving", easy, &wish, FRAMES);               /* four events a second, and what moves between them */
  wish.speed = 10;
  paint ("told", empty, &wish, 838);
  wish.candidates = FILM_CANDIDATES_EVERYWHERE;
  paint ("candidates", marks, &wish, 1000);
  wish.speed = 1000;
  paint ("fast", easy, &wish, 1000);
  return 0;
}
