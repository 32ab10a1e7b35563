/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-sight.c — how well and how fast pictures are read. A folder has pictures, NAME.jpg or NAME.png, each with NAME.dat: two
 * lines about the camera, then the rows of its digits, 0 for empty; or without a NAME.dat: then no puzzle is in it.
 *
 *     bench-sight [--turn DEGREES] [--side PIXELS] [--every N] [--verbose] [FOLDER]
 *
 * FOLDER: $SETDOKU_DATA/photos if none is given. --turn: each is turned by so much before; --side: shrunk to so many pixels;
 * --every: only each N-th, in the order of the names. Prints one "key: value" line a figure, and which digit was read as which. */
#include <glib/gstdio.h>
#include <math.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "cli/bench-clock.h"
#include "model/file/photograph.h"
#include "model/read/board-counter.h"
#include "sight/sight.h"

static double turn;
static int side, every = 1;
static gboolean verbose;

typedef struct {
  int n, found, faultless, raw_cells, doubtful, accepted_wrong, accepted_none, none, refused;
  int confusion[SIZE_VALUES][SIZE_VALUES];
  double cpu, most_cpu, decode;
} Figures;

typedef struct {
  GBytes *bytes;                     /* owned */
  SightPicture picture;
} Altered;

/* Red, green, blue between four pixels; grey beyond the edge. */
static void
sample (const SightPicture *picture, double x, double y, uint8_t to[3])
{
  int column = (int) floor (x - 0.5), row = (int) floor (y - 0.5), channels = picture->channels;
  double across = x - 0.5 - column, down = y - 0.5 - row;

  for (int i = 0; i < 3; i++)
    {
      double sum = 0;

      for (int k = 0; k < 4; k++)
        {
          int at_x = column + k % 2, at_y = row + k / 2;
          bool inside = at_x >= 0 && at_y >= 0 && at_x < picture->width && at_y < picture->height;
          double value = inside ? picture->pixels[(gsize) at_y * picture->stride + (gsize) (at_x * channels + i % channels)] : 128;

          sum += value * (k % 2 ? across : 1 - across) * (k / 2 ? down : 1 - down);
        }
      to[i] = (uint8_t) CLAMP (sum + 0.5, 0, 255);
    }
}

/* Turned, then shrunk: several samples a pixel. */
static Altered
alter (const SightPicture *from)
{
  double angle = turn * G_PI / 180, c = cos (angle), s = sin (angle);
  double width = from->width * fabs (c) + from->height * fabs (s), height = from->width * fabs (s) + from->height * fabs (c);
  double scale = side ? MIN (1, side / MAX (width, height)) : 1;
  int w = (int) (width * scale), h = (int) (height * scale), subs = (int) ceil (1 / scale);
  uint8_t *pixels = g_malloc ((gsize) w * (gsize) h * 3);

  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++)
      {
        int sums[3] = { 0 };

        for (int k = 0; k < subs * subs; k++)
          {
            double u = (x + (k % subs + 0.5) / subs) / scale - width / 2, v = (y + (k / subs + 0.5) / subs) / scale - height / 2;
            uint8_t colour[3];

            sample (from, c * u + s * v + from->width / 2.0, -s * u + c * v + from->height / 2.0, colour);
            for (int i = 0; i < 3; i++)
              sums[i] += colour[i];
          }
        for (int i = 0; i < 3; i++)
          pixels[(y * w + x) * 3 + i] = (uint8_t) (sums[i] / (subs * subs));
      }
  return (Altered) { g_bytes_new_take (pixels, (gsize) w * (gsize) h * 3), { pixels, w, h, (size_t) w * 3, 3 } };
}

/* Returns how many cells there are; 0: no puzzle is in it. */
static int
read_truth (const char *path, uint8_t truth[SIZE_CELLS_MOST])
{
  g_autofree char *name = g_strndup (path, strlen (path) - 4);
  g_autofree char *dat = g_strconcat (name, ".dat", NULL);
  g_autofree char *text = NULL;
  char *at;
  int n = 0;

  if (!g_file_get_contents (dat, &text, NULL, NULL))
    return 0;
  at = strchr (text, '\n');
  at = at ? strchr (at + 1, '\n') : NULL;
  while (at && *at && n < SIZE_CELLS_MOST)
    if (g_ascii_isdigit (*at))
      truth[n++] = (uint8_t) strtoul (at, &at, 10);
    else
      at++;
  return n;
}

static void
judge (Figures *figures, const SightReading *reading, const uint8_t *truth, int cells, const char *name)
{
  int n = reading->grid.lattice.n, wrong = n * n == cells ? 0 : cells;

  for (int cell = 0; cell < cells && n * n == cells; cell++)
    {
      figures->confusion[truth[cell]][reading->cell[cell].digit]++;
      wrong += truth[cell] != reading->cell[cell].digit;
    }
  figures->faultless += wrong == 0;
  figures->doubtful += reading->outcome != SIGHT_READ;
  figures->accepted_wrong += reading->outcome == SIGHT_READ && wrong > 0;
  if (verbose && (wrong || reading->outcome != SIGHT_READ))
    {
      g_print ("# %s: outcome %d, %d wrong, score %.3f, confidence %.3f, quarters %d, clues %d:", name, reading->outcome, wrong,
               reading->grid.score, reading->confidence, reading->quarters, reading->n_clues);
      for (int cell = 0; cell < cells; cell++)
        if (truth[cell] != reading->cell[cell].digit && wrong < 12)
          g_print (" r%dc%d %d→%d (%.2f)", cell / n + 1, cell % n + 1, truth[cell], reading->cell[cell].digit,
                   (double) reading->cell[cell].p);
      g_print ("\n");
    }
}

static void
look (Sight *sight, const char *path, Figures *figures)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;
  double start = bench_ms (CLOCK_PROCESS_CPUTIME_ID), taken;
  g_autoptr(Photograph) photograph = photograph_load (file, NULL, &error);
  uint8_t truth[SIZE_CELLS_MOST] = { 0 };
  int known = read_truth (path, truth);
  SightReading reading;
  SightOutcome outcome;
  SightPicture picture;
  Altered altered = { NULL };
  SightPage page;

  figures->n++;
  if (!photograph)
    {
      g_print ("# %s\n", error->message);
      return;
    }
  taken = bench_ms (CLOCK_PROCESS_CPUTIME_ID) - start;
  figures->decode += taken;
  picture = *photograph_get_picture (photograph);
  if (turn != 0 || side)
    {
      altered = alter (&picture);
      picture = altered.picture;
    }
  start = bench_ms (CLOCK_PROCESS_CPUTIME_ID);
  outcome = sight_read_page (sight, &picture, NULL, &page, &reading);
  taken += bench_ms (CLOCK_PROCESS_CPUTIME_ID) - start;
  figures->cpu += taken;
  figures->most_cpu = MAX (figures->most_cpu, taken);
  g_clear_pointer (&altered.bytes, g_bytes_unref);

  figures->found += page.n > 0;
  if (!known)
    {
      figures->none++;
      figures->accepted_none += reading.outcome == SIGHT_READ;
      figures->refused += outcome != SIGHT_READ && outcome != SIGHT_DOUBTFUL;
      if (verbose && reading.outcome < SIGHT_FULL)
        g_print ("# %s: no puzzle, but outcome %d, confidence %.3f, clues %d, score %.3f\n", path, reading.outcome,
                 reading.confidence, reading.n_clues, reading.grid.score);
    }
  else if (page.n > 0)
    judge (figures, &reading, truth, known, path);
  else if (verbose)
    g_print ("# %s: no grid, best score %.3f\n", path, page.best);
}

static void
print_figures (const Figures *figures)
{
  struct rusage usage;
  int known = figures->n - figures->none;

  g_print ("sight-pictures: %d\n", figures->n);
  g_print ("sight-puzzles: %d\n", known);
  g_print ("sight-faultless: %d\n", figures->faultless);
  g_print ("sight-doubtful: %d\n", figures->doubtful);
  g_print ("sight-accepted-but-wrong: %d\n", figures->accepted_wrong);
  g_print ("sight-grids-found: %d\n", figures->found);
  if (figures->none)
    g_print ("sight-without-puzzle: %d\nsight-without-puzzle-accepted: %d\nsight-without-puzzle-refused: %d\n", figures->none,
             figures->accepted_none, figures->refused);
  g_print ("sight-cpu-ms: %.1f\n", figures->cpu / MAX (1, figures->n));
  g_print ("sight-cpu-most-ms: %.1f\n", figures->most_cpu);
  g_print ("sight-decode-cpu-ms: %.1f\n", figures->decode / MAX (1, figures->n));
  getrusage (RUSAGE_SELF, &usage);
  g_print ("sight-memory-peak-mib: %.1f\n", usage.ru_maxrss / 1024.0);
  if (known)
    g_print ("# read as   ");
  for (int row = -1; row < SIZE_VALUES && known; row++)
    {
      g_print (row < 0 ? "" : "# %2d shown ", row);
      for (int column = 0; column < SIZE_VALUES && row < 0; column++)
        g_print (" %5d", column);
      for (int column = 0; column < SIZE_VALUES && row >= 0; column++)
        g_print (" %5d", figures->confusion[row][column]);
      g_print ("\n");
    }
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

int
main (int argc, char **argv)
{
  const GOptionEntry entries[] = {
    { "turn", 0, 0, G_OPTION_ARG_DOUBLE, &turn, "Turn each by so much", "DEGREES" },
    { "side", 0, 0, G_OPTION_ARG_INT, &side, "Shrink the longer side to so much", "PIXELS" },
    { "every", 0, 0, G_OPTION_ARG_INT, &every, "Only each N-th", "N" },
    { "verbose", 0, 0, G_OPTION_ARG_NONE, &verbose, "Name what was not read without a fault", NULL },
    { NULL }
  };
  g_autoptr(GOptionContext) context = g_option_context_new ("[FOLDER]");
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *photos = g_build_filename (g_getenv ("SETDOKU_DATA") ? g_getenv ("SETDOKU_DATA") : ".", "photos", NULL);
  g_autofree void *room = g_malloc (sight_size ());
  g_autoptr(BoardCounter) counter = board_counter_new ();
  SightCounter lent = board_counter_lend (counter);
  Figures figures = { 0 };
  const char *folder, *name;
  g_autoptr(GDir) dir = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || every < 1)
    return 2;
  folder = argc > 1 ? argv[1] : photos;
  dir = g_dir_open (folder, 0, NULL);
  if (!dir)
    {
      g_print ("sight-skipped: there is no %s\n", folder);
      return 0;
    }
  while ((name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".jpg") || g_str_has_suffix (name, ".png"))
      g_ptr_array_add (names, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (unsigned i = 0; i < names->len; i += (unsigned) every)
    {
      Sight *sight = sight_start (room);

      sight_lend (sight, &lent);
      look (sight, g_ptr_array_index (names, i), &figures);
    }
  print_figures (&figures);
  return 0;
}
