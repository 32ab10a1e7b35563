/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-charts.c — the pictures beside the board, each made from its model: they show what they are of, outlive it, and are the
 * same as PNG, SVG and PDF. */
#include "contrast.h"
#include "decode.h"
#include "near.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/timeline.h"
#include "model/explain/explain.h"
#include "picture/profile-picture.h"
#include "picture/set-table-picture.h"
#include "picture/statistics-picture.h"
#include "picture/strip-picture.h"
#include "picture/table-picture.h"
#include "picture/tree-picture.h"

enum { SQUARE = 60, SMOOTHED = 30 };   /* of a square: pixels that smoothing and hinting of small words make strange */

/* How many pixels have the colour. */
static unsigned
count_colour (const Picture *picture, Color color)
{
  cairo_surface_t *image = picture_draw (picture, 1, NULL);
  const int wanted[] = { (int) (color.blue * 255 + 0.5), (int) (color.green * 255 + 0.5), (int) (color.red * 255 + 0.5) };
  unsigned n = 0;

  for (int y = 0; y < cairo_image_surface_get_height (image); y++)
    for (int x = 0; x < cairo_image_surface_get_width (image); x++)
      {
        uint32_t pixel = near_pixel (image, x, y);
        bool same = true;

        for (int i = 0; i < 3; i++)
          same &= abs ((int) (pixel >> (8 * i) & 0xff) - wanted[i]) <= 1;
        n += same;
      }
  cairo_surface_destroy (image);
  return n;
}

/* Written in each way, and read by others. */
static void
check_files (const Picture *picture)
{
  cairo_surface_t *(*const decoders[N_PICTURE_KINDS]) (GBytes *) = { decode_png, decode_svg, decode_pdf };
  cairo_surface_t *drawn = picture_draw (picture, 1, NULL);

  for (int kind = 0; kind < N_PICTURE_KINDS; kind++)
    {
      g_autoptr (GBytes) file = picture_write (picture, (PictureKind) kind, 1, NULL);
      cairo_surface_t *read;

      g_assert_nonnull (file);
      read = decoders[kind] (file);
      if (!read)
        continue;
      g_assert_cmpuint (near_difference (drawn, read, SQUARE), <=, kind == PICTURE_PNG ? 0 : SMOOTHED);
      cairo_surface_destroy (read);
    }
  cairo_surface_destroy (drawn);
}

static void
fill_trace (Trace *trace, const Strategy *strategy)
{
  *trace = (Trace) { .strategy = strategy, .options = strategy->defaults, .seed = 1 };
}

/* Strip */

static void
make_strip (uint64_t cursor, const Palette *palette, Picture *picture)
{
  DepthColumn columns[200] = { 0 };
  Explorer *explorer;
  Timeline *timeline;
  Batch *batch;
  Trace trace;

  fill_trace (&trace, &strategy_ascending);
  explorer = explorer_new (&trace, TIMELINE_BUDGET);
  timeline = timeline_new (&trace, TIMELINE_BUDGET);
  while (explorer_run (explorer, 1 << 20, &batch))
    g_assert_true (timeline_accept (timeline, batch));
  g_assert_true (timeline_accept (timeline, batch));
  g_assert_cmpuint (timeline_length (timeline), ==, 838);
  timeline_profile (timeline, 1, 838, 200, columns);
  strip_picture_make (838, false, cursor, columns, 200, palette, 600, 72, picture);
  timeline_free (timeline);
  explorer_free (explorer);
}

static void
a_strip_is_played_up_to_the_playhead (void)
{
  g_auto (Picture) none = { 0 }, half = { 0 }, whole = { 0 };
  const Palette *palette = palette_get (false, false);
  Color played = palette->strip;

  make_strip (0, palette, &none);
  make_strip (419, palette, &half);
  make_strip (838, palette, &whole);
  g_assert_cmpuint (count_colour (&none, played), ==, 0);
  g_assert_cmpuint (count_colour (&half, played), >, 1000);
  g_assert_cmpuint (count_colour (&whole, played), >, count_colour (&half, played) + 1000);
  check_files (&half);
}

/* How deep it gets is to be seen in each column of pixels, played or to come. */
static void
check_strip (uint64_t cursor, const Palette *palette)
{
  g_auto (Picture) strip = { 0 };
  cairo_surface_t *image;

  make_strip (cursor, palette, &strip);
  image = picture_draw (&strip, 1, NULL);
  for (int x = 14; x < 586; x++)                      /* between the round corners */
    {
      double best = 1;

      for (int y = 20; y < 70; y++)
        best = MAX (best, contrast (color_of_pixel (near_pixel (image, x, y)), palette->card));
      g_assert_cmpfloat (best, >=, CONTRAST_SIGN);
    }
  cairo_surface_destroy (image);
}

static void
a_strip_can_be_seen (void)
{
  for (int i = 0; i < 4; i++)
    {
      check_strip (0, palette_get (i & 1, i >> 1));
      check_strip (838, palette_get (i & 1, i >> 1));
    }
}

/* Tree */

static void
fill_tree_trace (Trace *trace, const Strategy *strategy)
{
  fill_trace (trace, strategy);
  if (strategy == &strategy_ascending)
    g_assert_true (board_parse (&trace->board,
                                "000600450004090001070013090090000104045000920201000070050360010900070500012005000"));
}

static void
make_tree (const Strategy *strategy, uint64_t cursor, Picture *picture)
{
  Trace trace;
  Tree *tree;

  fill_tree_trace (&trace, strategy);
  tree = tree_new (&trace, TREE_NODES_MAX);
  while (tree_grow (tree, 1 << 20))
    continue;
  tree_picture_make (tree, MIN (cursor, tree_events (tree)), 0, palette_get (false, false), NULL, picture);
}

static void
a_small_tree_is_whole_and_as_wide_as_its_nodes (void)
{
  g_auto (Picture) start = { 0 }, end = { 0 };
  Color stands = palette_get (false, false)->path;

  make_tree (&strategy_norvig, 1, &start);
  make_tree (&strategy_norvig, UINT64_MAX, &end);
  g_assert_cmpfloat (end.width, >, 2000);            /* each digit that was not tried has a place */
  g_assert_cmpfloat (end.width, ==, start.width);
  g_assert_cmpuint (count_colour (&end, stands), >, 4 * count_colour (&start, stands));
}

static void
a_large_tree_is_an_icicle (void)
{
  g_auto (Picture) picture = { 0 };

  make_tree (&strategy_ascending, UINT64_MAX, &picture);
  g_assert_cmpfloat (picture.width, ==, 1200);
  g_assert_cmpuint (count_colour (&picture, palette_get (false, false)->path), >, 10000);
  check_files (&picture);
}

/* What a worker grows is what the command line draws; a part that is seen is a value, too. */
static void
a_model_of_a_tree_is_its_picture (void)
{
  const Strategy *both[] = { &strategy_norvig, &strategy_ascending };

  for (int i = 0; i < 2; i++)
    {
      g_auto (Picture) expected = { 0 }, picture = { 0 };
      g_autoptr (GBytes) bytes = NULL, wanted = NULL;
      PictureModel model;
      Trace trace;

      make_tree (both[i], 500, &expected);
      fill_tree_trace (&trace, both[i]);
      tree_picture_model (&trace, UINT64_MAX, 500, &model);
      g_assert_true (model.prepare (model.what, NULL));
      model.make (model.what, palette_get (false, false), NULL, &picture);
      picture_model_clear (&model);
      bytes = picture_write (&picture, PICTURE_PNG, 1, NULL);
      wanted = picture_write (&expected, PICTURE_PNG, 1, NULL);
      g_assert_true (g_bytes_equal (bytes, wanted));
    }
}

/* Profile */

static void
a_profile_outlives_its_words (void)
{
  g_auto (Picture) picture = { 0 };
  g_autofree SeRating *se = g_new (SeRating, 1);
  PangoFontDescription *font = pango_font_description_from_string ("Sans 8");
  char *word = g_strdup ("Hard");
  ProfilePicture profile = {
    .width = 400, .height = 200, .palette = palette_get (false, false), .font = font, .cursor = -1,
    .bands = { word, word, word, word, word },
  };
  Board board;

  g_assert_true (board_parse (&board, "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."));
  se_rating_find (se, &board, NULL);
  g_assert_true (se->rated);
  g_assert_cmpint (se->n_steps, ==, 45);
  profile_picture_make (&profile, se, &picture);
  memset (se, 0, sizeof *se);
  memset (word, 'x', 4);
  g_free (word);
  pango_font_description_free (font);
  g_assert_cmpuint (count_colour (&picture, palette_get (false, false)->solution), >, 500);        /* easy steps */
  check_files (&picture);
}

/* Set table */

static void
fill_explanation (Explanation *explanation)
{
  Board board;
  SearchView *view = g_new0 (SearchView, 1);

  g_assert_true (board_parse (&board, "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."));
  view->board = board;
  explain_cell (view, 0, explanation);
  g_free (view);
}

static void
a_table_shows_the_sets (void)
{
  g_auto (Picture) picture = { 0 }, none = { 0 };
  Explanation explanation = { 0 }, empty = { 0 };
  const Palette *palette = palette_get (false, false);

  fill_explanation (&explanation);
  g_assert_cmpint (explanation.n_rows, >, 3);
  g_assert_true (set_table_picture_make (&explanation, 400, 0, 12, palette, NULL, &picture));
  explanation_clear (&explanation);
  g_assert_cmpuint (count_colour (&picture, palette->row.tint), >, 200);
  g_assert_cmpuint (count_colour (&picture, palette->column.tint), >, 200);
  g_assert_cmpuint (count_colour (&picture, palette->box.tint), >, 200);
  check_files (&picture);
  g_assert_false (set_table_picture_make (&empty, 400, 0, 12, palette, NULL, &none));
}

/* Statistics */

static void
a_solve_with_a_hint_is_an_outline (void)
{
  Solve solves[] = { { .elapsed = 60000 }, { .elapsed = 120000 }, { .elapsed = 90000 } };
  StatisticsPicture statistics = {
    .width = 200, .height = 140, .palette = palette_get (true, false), .solves = solves, .n = 3, .median = 90000, .chosen = -1,
  };
  g_auto (Picture) alone = { 0 }, helped = { 0 };

  statistics_picture_make (&statistics, &alone);
  solves[1].hints = 1;
  statistics_picture_make (&statistics, &helped);
  g_assert_cmpint (statistics_picture_bar (&statistics, 8 + 28 + 5), ==, 1);
  g_assert_cmpint (statistics_picture_bar (&statistics, 150), ==, -1);
  g_assert_cmpint (statistics_picture_bar (&statistics, 2), ==, -1);
  g_assert_cmpuint (count_colour (&alone, palette_get (true, false)->strip), >,
                    count_colour (&helped, palette_get (true, false)->strip) + 1000);
  check_files (&helped);
}

/* Table */

static void
a_line_has_its_figures_and_its_bar (void)
{
  static const char *const heads[] = { "Strategy", "guesses", "time" };
  static const char *const cells[] = { "In order", "391", "12 ms", "Fewest", "0", "1 ms", "By lot", "…", "…" };
  static const TableBar bars[] = { { true, false, 391 }, { true, false, 0 }, { false, false, 0 } };
  TablePicture table = {
    .n_columns = 3, .n_lines = 3, .heads = heads, .cells = cells, .bars = bars, .palette = palette_get (false, false),
  };
  g_auto (Picture) with = { 0 }, without = { 0 };

  table_picture_make (&table, &with);
  table.bars = NULL;
  table_picture_make (&table, &without);
  g_assert_cmpfloat (with.width, >, without.width + 300);
  g_assert_cmpuint (count_colour (&with, table.palette->strip), >, 500);
  g_assert_cmpuint (count_colour (&with, table.palette->box.stroke), >, 50);        /* of no guess */
  g_assert_cmpuint (count_colour (&without, table.palette->strip), ==, 0);
  check_files (&with);
}

/* Its words may go, and it is dark when it is asked to be. */
static void
a_model_of_a_table_keeps_its_words (void)
{
  char *word = g_strdup ("In order");
  const char *const heads[] = { "Strategy" }, *const cells[] = { word };
  TablePicture table = { .n_columns = 1, .n_lines = 1, .heads = heads, .cells = cells };
  g_auto (Picture) picture = { 0 }, dark = { 0 };
  PictureModel model;
  double before;

  table.palette = palette_get (false, false);
  table_picture_make (&table, &picture);
  before = picture.width;
  picture_clear (&picture);
  table_picture_model (&table, &model);
  g_free (word);
  model.make (model.what, palette_get (false, false), NULL, &picture);
  model.make (model.what, palette_get (true, false), NULL, &dark);
  picture_model_clear (&model);
  g_assert_cmpfloat (picture.width, ==, before);
  g_assert_cmpuint (count_colour (&dark, palette_get (true, false)->card), >, 1000);
  check_files (&picture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/charts/a-strip-can-be-seen", a_strip_can_be_seen);
  g_test_add_func ("/charts/a-strip-is-played-up-to-the-playhead", a_strip_is_played_up_to_the_playhead);
  g_test_add_func ("/charts/a-small-tree-is-whole-and-as-wide-as-its-nodes", a_small_tree_is_whole_and_as_wide_as_its_nodes);
  g_test_add_func ("/charts/a-large-tree-is-an-icicle", a_large_tree_is_an_icicle);
  g_test_add_func ("/charts/a-model-of-a-tree-is-its-picture", a_model_of_a_tree_is_its_picture);
  g_test_add_func ("/charts/a-profile-outlives-its-words", a_profile_outlives_its_words);
  g_test_add_func ("/charts/a-table-shows-the-sets", a_table_shows_the_sets);
  g_test_add_func ("/charts/a-solve-with-a-hint-is-an-outline", a_solve_with_a_hint_is_an_outline);
  g_test_add_func ("/charts/a-line-has-its-figures-and-its-bar", a_line_has_its_figures_and_its_bar);
  g_test_add_func ("/charts/a-model-of-a-table-keeps-its-words", a_model_of_a_table_keeps_its_words);
  return g_test_run ();
}
