/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-film.c — a film tells the pixels that changed and no others, its board is the board, and it is as long as it said. */
#include <string.h>

#include "engine/search/any/any-strategies.h"
#include "engine/search/strategies/strategies.h"
#include "formats/blocks.h"
#include "picture/film-edges.h"
#include "picture/film-sheet.h"
#include "picture/film.h"
#include "pixels.h"

#define EASY "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define HARD "000000010400000000020000000000050407008000300001090000300400200050100000000806000"

enum { ALL_PARTS = (1 << N_FILM_PARTS) - 1 };

static void
read_board (const char *text, Board *board)
{
  uint8_t digits[N_CELLS] = { 0 };

  for (int cell = 0; cell < N_CELLS && text[cell]; cell++)
    digits[cell] = (uint8_t) (text[cell] - '0');
  board_from_digits (board, digits);
}

static FilmReel *
search_reel (const char *strategy, const char *clues, uint64_t last)
{
  g_autoptr (GError) error = NULL;
  g_autofree Trace *trace = g_new0 (Trace, 1);
  FilmReel *reel;

  trace->strategy = strategy_find (strategy);
  trace->options = trace->strategy->defaults;
  read_board (clues, &trace->board);
  reel = film_reel_of_search (trace, last);
  g_assert_true (film_reel_prepare (reel, NULL, &error));
  g_assert_no_error (error);
  return reel;
}

static FilmReel *
path_reel (void)
{
  g_autoptr (GError) error = NULL;
  PathQuestion question = { .start = PATH_FROM_CLUES, .profile = &ladder_profiles[0] };
  FilmReel *reel;

  for (int cell = 0; cell < N_CELLS; cell++)
    question.cells[cell].given = (uint8_t) (EASY[cell] - '0');
  reel = film_reel_of_path (path_new (&question));
  g_assert_true (film_reel_prepare (reel, NULL, &error));
  g_assert_no_error (error);
  return reel;
}

static cairo_surface_t *
new_surface (const FilmWish *wish)
{
  int width, height;

  film_wish_get_size (wish, &width, &height);
  return cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
}

static bool
same_row (cairo_surface_t *a, cairo_surface_t *b, int ax, int ay, int bx, int by, int width)
{
  for (int x = 0; x < width; x++)
    if ((pixel_at (a, ax + x, ay) ^ pixel_at (b, bx + x, by)) & 0xffffff)
      return false;
  return true;
}

/* Window, picture and film have one painter; a film paints only what changed, and comes to the same. */
static void
check_board (Film *film, Painter *painter, cairo_surface_t *frame, cairo_surface_t *board)
{
  cairo_rectangle_int_t area = film_board_area (film);
  cairo_t *cr = cairo_create (board);

  if (film_scene (film)->plan)                 /* it is painted cell by cell, as the window does */
    {
      cairo_destroy (cr);
      return;
    }
  color_use (cr, film_palette (film)->window);
  cairo_paint (cr);
  painter_scene (painter, cr, area.width / 9, film_scene (film), film_palette (film));
  cairo_destroy (cr);
  for (int y = 0; y < area.height; y++)
    g_assert_true (same_row (frame, board, area.x, area.y + y, 0, y, area.width));
}

/* Every frame: what is outside of what changed is as it was; it is what a film that begins there paints, too. */
static void
check_film (FilmReel *reel, FilmReel *again, FilmWish wish)
{
  FilmEstimate estimate = film_estimate (reel, &wish);
  g_autoptr (Film) film = film_new (reel, &wish);
  g_autoptr (Film) fresh = film_new (again, &wish);
  cairo_surface_t *frame = new_surface (&wish), *before = new_surface (&wish), *whole = new_surface (&wish);
  int width = cairo_image_surface_get_width (frame), height = cairo_image_surface_get_height (frame);
  cairo_rectangle_int_t area = film_board_area (film);
  cairo_surface_t *board = cairo_image_surface_create (CAIRO_FORMAT_RGB24, area.width, area.height);
  Painter *painter = painter_new (wish.font);
  bool still = wish.rate <= 10, told = wish.speed <= SETDOKU_PLAYER_SPEED_FLOW;
  uint64_t ms = 0, n = 0;
  FilmFrame shown = { 0 };

  for (; film_next (film, frame, &shown); n++)
    {
      g_assert_cmpuint (shown.number, ==, n);
      g_assert_cmpuint (shown.at_ms, ==, ms);
      g_assert_cmpint (shown.ms, >=, 1);
      ms += (uint64_t) shown.ms;
      if (n == 0)
        g_assert_true (cairo_region_contains_rectangle (shown.changed, &(cairo_rectangle_int_t) { 0, 0, width, height })
                       == CAIRO_REGION_OVERLAP_IN);
      for (int y = 0; y < height && n > 0; y++)
        if (!same_row (frame, before, 0, y, 0, y, width))
          for (int x = 0; x < width; x++)
            g_assert_true (pixel_at (frame, x, y) == pixel_at (before, x, y) || cairo_region_contains_point (shown.changed, x, y));
      memcpy (cairo_image_surface_get_data (before), cairo_image_surface_get_data (frame),
              (size_t) (height * cairo_image_surface_get_stride (frame)));
      if (still)
        check_board (film, painter, frame, board);
      if (still && told && n % 7 == 0)
        {
          FilmFrame first;

          film_seek (fresh, shown.event);
          g_assert_true (film_next (fresh, whole, &first));
          g_assert_cmpuint (first.event, ==, shown.event);
          for (int y = 0; y < height; y++)
            g_assert_true (same_row (frame, whole, 0, y, 0, y, width));
        }
    }
  g_assert_cmpuint (shown.event, ==, MIN (wish.last, film_reel_length (reel)));
  g_assert_cmpint (shown.ms, >=, wish.hold_last_ms);
  check_board (film, painter, frame, board);
  g_assert_cmpuint (ms, >=, estimate.ms - estimate.ms / 50 - 200);
  g_assert_cmpuint (ms, <=, estimate.ms + estimate.ms / 50 + 200);
  g_assert_cmpuint (n, <=, estimate.frames + 2);
  g_assert_cmpuint (n, >=, estimate.frames / 2);
  painter_free (painter);
  cairo_surface_destroy (board);
  cairo_surface_destroy (frame);
  cairo_surface_destroy (before);
  cairo_surface_destroy (whole);
}

static FilmReel *
board_reel (const char *text, uint64_t last)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Block) block = NULL;
  g_autofree Trace *trace = g_new0 (Trace, 1);
  ParseError fault;
  unsigned line = 1;
  FilmReel *reel;

  g_assert_true (block_read (&text, &line, &block, &fault));
  trace->topology = block_topology (block, &fault);
  trace->strategy = &strategy_any_explore;
  trace->options = trace->strategy->defaults;
  memcpy (trace->givens, block->givens, sizeof trace->givens);
  reel = film_reel_of_search (trace, last);
  topology_unref (trace->topology);            /* the reel holds it */
  g_assert_true (film_reel_prepare (reel, NULL, &error));
  g_assert_no_error (error);
  return reel;
}

static FilmWish
small_wish (void)
{
  FilmWish wish = film_wish_default ();

  wish.size = 240;
  wish.parts = ALL_PARTS;
  return wish;
}

#define SIX "puzzle=six\nrows=6\ncols=6\nvalues=1-6\nboxes=2x3\ncage=7|r1c1 r1c2\nsandwich=row2|5\ngivens=" \
  "..3.5.............................6.\n"
#define DOTS "................................................................"          /* 64 */
#define SIXTEEN "puzzle=large\nrows=16\ncols=16\nvalues=1-16\nboxes=4x4\ngivens=" DOTS DOTS DOTS DOTS "\n"

/* Of any size, with what stands outside; told, and so fast that what was touched glows. */
static void
test_boards (void)
{
  static const struct { const char *text; double speed; uint64_t last; } boards[] = {
    { SIX, 4, 40 }, { SIXTEEN, 4, 12 }, { SIXTEEN, 2000, 3000 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (FilmReel) reel = board_reel (boards[i].text, boards[i].last);
      g_autoptr (FilmReel) again = board_reel (boards[i].text, boards[i].last);
      FilmWish wish = small_wish ();

      wish.rate = 8;
      wish.speed = boards[i].speed;
      wish.dark = i & 1;
      wish.shape = (FilmShape) (i % N_FILM_SHAPES);
      check_film (reel, again, wish);
      g_assert_cmpint (board_plan_n (film_reel_plan (reel)), ==, i ? 16 : 6);
    }
}

static void
test_told (void)
{
  const char *const strategies_filmed[] = { "ascending", "norvig", "explore", "logic", "sets+guess" };

  for (size_t i = 0; i < G_N_ELEMENTS (strategies_filmed); i++)
    {
      g_autoptr (FilmReel) reel = search_reel (strategies_filmed[i], i == 3 ? HARD : EASY, 60);
      g_autoptr (FilmReel) again = search_reel (strategies_filmed[i], i == 3 ? HARD : EASY, 60);
      FilmWish wish = small_wish ();

      wish.rate = 8;
      wish.shape = (FilmShape) (i % N_FILM_SHAPES);
      wish.dark = i & 1;
      wish.candidates = (FilmCandidates) (i % 3);
      if (i == 4)
        wish.parts &= ~(1u << FILM_TINTS);
      check_film (reel, again, wish);
    }
}

/* With what moves in between. */
static void
test_moving (void)
{
  g_autoptr (FilmReel) reel = search_reel ("norvig", EASY, 40), again = search_reel ("norvig", EASY, 40);
  FilmWish wish = small_wish ();

  wish.candidates = FILM_CANDIDATES_EVERYWHERE;
  check_film (reel, again, wish);
}

static void
test_brief (void)
{
  g_autoptr (FilmReel) reel = search_reel ("ascending", EASY, 3000), again = search_reel ("ascending", EASY, 3000);
  FilmWish wish = small_wish ();

  wish.rate = 10;
  wish.speed = 250;
  check_film (reel, again, wish);
  wish.rate = 30;
  wish.ramp = true;
  check_film (reel, again, wish);
}

static void
test_path (void)
{
  g_autoptr (FilmReel) reel = path_reel (), again = path_reel ();
  FilmWish wish = small_wish ();

  g_assert_cmpuint (film_reel_length (reel), >, 40);
  wish.rate = 8;
  wish.parts = ALL_PARTS;
  check_film (reel, again, wish);
}

/* Frames that show the event, in ms. */
static uint64_t
time_of (FilmReel *reel, const FilmWish *wish, uint64_t event)
{
  g_autoptr (Film) film = film_new (reel, wish);
  cairo_surface_t *surface = new_surface (wish);
  FilmFrame frame;
  uint64_t ms = 0;

  while (film_next (film, surface, &frame))
    if (frame.event == event)
      ms += (uint64_t) frame.ms;
  cairo_surface_destroy (surface);
  return ms;
}

/* Event 6 of this search is its first dead end. */
static void
test_time (void)
{
  g_autoptr (FilmReel) reel = search_reel ("ascending", EASY, 40);
  FilmWish wish = small_wish ();

  wish.size = FILM_SIZE_MIN;
  g_assert_true (film_reel_is_dead (reel, 6));
  g_assert_cmpuint (time_of (reel, &wish, 5), ==, 250);
  g_assert_cmpuint (time_of (reel, &wish, 6), ==, 1250);
  wish.hold_dead_ms = 0;
  g_assert_cmpuint (time_of (reel, &wish, 6), ==, 250);
  g_assert_cmpuint (time_of (reel, &wish, 40), >=, 2000);
  wish.ramp = true;
  g_assert_cmpuint (time_of (reel, &wish, 3), ==, 1000);
  g_assert_cmpuint (time_of (reel, &wish, 20), ==, 250);
  wish.first = 30;
  g_assert_cmpuint (time_of (reel, &wish, 29), ==, 0);
  g_assert_cmpuint (time_of (reel, &wish, 30), ==, 1000);
}

/* What moves is drawn by the function that the grid asks: part of the way neither as before nor as after. */
static void
test_move (void)
{
  g_autoptr (FilmReel) reel = search_reel ("ascending", EASY, 3);
  FilmWish wish = small_wish ();
  g_autoptr (Film) film = NULL;
  cairo_surface_t *surface = new_surface (&wish);
  uint64_t seen[4] = { 0 };
  FilmFrame frame;

  wish.parts = 0;
  film = film_new (reel, &wish);
  while (film_next (film, surface, &frame))
    {
      seen[frame.event]++;
      if (frame.event == 2 && seen[2] == 2)          /* on its way: nothing but that cell */
        {
          cairo_rectangle_int_t changed;

          cairo_region_get_extents (frame.changed, &changed);
          g_assert_cmpint (changed.width, ==, film_board_area (film).width / 9);
          g_assert_cmpint (changed.height, ==, film_board_area (film).width / 9);
        }
    }
  g_assert_cmpuint (seen[0], ==, 1);
  g_assert_cmpuint (seen[1], ==, 4);
  g_assert_cmpuint (seen[2], ==, 4);
  cairo_surface_destroy (surface);
}

static bool
overlap (const FilmArea *a, const FilmArea *b)
{
  return a->width && b->width && a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height
         && b->y < a->y + a->height;
}

/* Whatever is ticked, each part has its place, and the board is not less than two fifths of the shorter side. */
static void
test_sheet (void)
{
  for (FilmShape shape = FILM_SQUARE; shape < N_FILM_SHAPES; shape++)
    for (unsigned parts = 0; parts <= ALL_PARTS; parts++)
      {
        FilmWish wish = { .shape = shape, .size = parts % 2 ? 120 : 1080, .parts = parts };
        FilmSheet sheet;
        const FilmArea *areas[] = { &sheet.board, &sheet.title, &sheet.sentence, &sheet.table, &sheet.counters, &sheet.strip,
                                    &sheet.progress };

        film_sheet_init (&sheet, &wish, NULL);
        g_assert_cmpint (sheet.width % 2 + sheet.height % 2, ==, 0);
        g_assert_cmpint (5 * sheet.board.width, >=, 2 * MIN (sheet.width, sheet.height));
        for (size_t i = 0; i < G_N_ELEMENTS (areas); i++)
          {
            g_assert_true (areas[i]->x >= 0 && areas[i]->y >= 0 && areas[i]->x + areas[i]->width <= sheet.width
                           && areas[i]->y + areas[i]->height <= sheet.height);
            for (size_t j = 0; j < i; j++)
              g_assert_true (!overlap (areas[i], areas[j]) || (i == 3 && j == 2 && areas[2]->y == areas[3]->y));
          }
        film_sheet_clear (&sheet);
      }
}

/* The row of pixels, rounded from the second to the last but one, twice. */
static void
check_rounded (const uint32_t before[8], const uint32_t after[8])
{
  const cairo_rectangle_int_t area = { 1, 0, 6, 1 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 8, 1);

  memcpy (cairo_image_surface_get_data (surface), before, 8 * sizeof *before);
  cairo_surface_mark_dirty (surface);
  for (int i = 0; i < 2; i++)
    {
      film_edges_round (surface, &area);
      g_assert_cmpint (memcmp (cairo_image_surface_get_data (surface), after, 8 * sizeof *after), ==, 0);
    }
  cairo_surface_destroy (surface);
}

/* Edges come in steps, what is flat stays, and nothing outside is touched. */
static void
test_edges (void)
{
  const uint32_t flat = 0xfffafafa, edge = 0xff2b3c9d, rounded = 0xff303090;

  check_rounded ((uint32_t[]) { edge, flat, flat, flat, edge, edge, 0xffffffff, edge },
                 (uint32_t[]) { edge, flat, flat, flat, rounded, rounded, 0xfff0f0f0, edge });
  check_rounded ((uint32_t[]) { edge, edge, edge, edge, edge, edge, edge, edge },
                 (uint32_t[]) { edge, edge, edge, edge, edge, edge, edge, edge });
}

static void
test_cancelled (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree Trace *trace = g_new0 (Trace, 1);
  g_autoptr (FilmReel) reel = NULL;

  trace->strategy = strategy_find ("ascending");
  trace->options = trace->strategy->defaults;
  reel = film_reel_of_search (trace, UINT64_MAX);
  g_cancellable_cancel (cancellable);
  g_assert_false (film_reel_prepare (reel, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_false (film_reel_is_ready (reel));
  g_clear_error (&error);
  g_assert_true (film_reel_prepare (reel, NULL, &error));
  g_assert_cmpuint (film_reel_length (reel), ==, 838);
  g_assert_cmpfloat (film_reel_progress (reel), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/film/told", test_told);
  g_test_add_func ("/film/boards", test_boards);
  g_test_add_func ("/film/moving", test_moving);
  g_test_add_func ("/film/brief", test_brief);
  g_test_add_func ("/film/path", test_path);
  g_test_add_func ("/film/time", test_time);
  g_test_add_func ("/film/move", test_move);
  g_test_add_func ("/film/sheet", test_sheet);
  g_test_add_func ("/film/edges", test_edges);
  g_test_add_func ("/film/cancelled", test_cancelled);
  return g_test_run ();
}
