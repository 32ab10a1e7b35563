/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-grid-picture.c — the board in the window and its picture are the same, to the pixel: whatever the size, on a screen of
 * two pixels a point, too, light and dark.
 *
 * GTK records what is drawn, layer by layer, and draws that again: what the painter draws must come through unchanged. */
#include "../../dead-end.h"
#include "grid-fixture.h"
#include "picture/board-picture.h"
#include "view/kit/setdoku-style.h"

static void
show_game (Scene *scene)
{
  DocumentCell cells[N_CELLS] = { 0 };
  LookInput input = { .cells = cells, .cursor = 80, .selection = places_of (80), .show_peers = true, .show_same = true };

  for (int cell = 0; cell < N_CELLS; cell += 2)
    cells[cell] = (DocumentCell) { .given = (uint8_t) (cell % 9 + 1), .colours = (uint16_t) (cell % 5 ? 0 : 1 << cell % 9) };
  for (int cell = 1; cell < N_CELLS; cell += 2)
    cells[cell] = (DocumentCell) { .corner = digits_of (cell % 9 + 1) | digits_of (1), .centre = digits_of (cell % 7 + 2) };
  scene_compute (scene, &input);
}

/* What GTK is given to draw, on the window's ground: the board's part of it. */
static cairo_surface_t *
take_window (Fixture *f, const Palette *palette, int scale)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (f->grid));
  int whole = 9 * setdoku_grid_get_side (f->grid) * scale;
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, whole, whole);
  cairo_t *cr = cairo_create (image);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  GdkRectangle first;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (GTK_WIDGET (f->grid)),
                          gtk_widget_get_height (GTK_WIDGET (f->grid)));
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  setdoku_grid_get_cell_area (f->grid, 0, &first);
  color_use (cr, palette->window);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -first.x, -first.y);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  return image;
}

static cairo_surface_t *
take_picture (Fixture *f, const Palette *palette, int scale)
{
  g_autofree char *name = NULL;
  PangoFontDescription *font;
  g_auto (Picture) picture = { 0 };
  BoardPicture board = { .scene = f->scene, .size = 9 * setdoku_grid_get_side (f->grid), .palette = palette, .parts = BOARD_ALL };

  g_object_get (gtk_settings_get_default (), "gtk-font-name", &name, NULL);
  font = pango_font_description_from_string (name);
  board.font = pango_font_description_get_family (font);
  board_picture_make (&board, &picture);
  pango_font_description_free (font);
  return picture_draw (&picture, scale, NULL);
}

static void
check_same (cairo_surface_t *window, cairo_surface_t *picture)
{
  int side = cairo_image_surface_get_width (window), stride = cairo_image_surface_get_stride (window);

  g_assert_cmpint (side, ==, cairo_image_surface_get_width (picture));
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++)
      {
        const uint32_t *a = (const uint32_t *) (const void *) (cairo_image_surface_get_data (window) + y * stride);
        const uint32_t *b = (const uint32_t *) (const void *) (cairo_image_surface_get_data (picture) + y * stride);

        if (a[x] != b[x])
          g_error ("of %d pixels, at %d, %d: the window has %08x, the picture %08x", side, x, y, a[x], b[x]);
      }
  cairo_surface_destroy (window);
  cairo_surface_destroy (picture);
}

static void
check_all (SetdokuScheme scheme, int width)
{
  static void (*const shows[]) (Scene *) = { scene_of_dead_end, show_game };
  const Palette *palette;
  Fixture f;

  setdoku_style_set_scheme (setdoku_style_get_default (), scheme);
  palette = setdoku_style_get_palette (setdoku_style_get_default ());
  open_window (&f, width, width + 100);
  for (unsigned i = 0; i < G_N_ELEMENTS (shows); i++)
    {
      shows[i] (&f.scene);
      setdoku_grid_set_scene (f.grid, &f.scene);
      run_frames (f.window);
      for (int scale = 1; scale <= 2; scale++)
        check_same (take_window (&f, palette, scale), take_picture (&f, palette, scale));
    }
  close_window (&f);
}

/* From cells without marks to those of a screen on the wall. */
static void
the_picture_is_the_window (void)
{
  static const int widths[] = { 300, 457, 600, 830 };

  set_animations (FALSE);
  for (unsigned i = 0; i < G_N_ELEMENTS (widths); i++)
    for (int dark = 0; dark < 2; dark++)
      check_all (dark ? SETDOKU_SCHEME_DARK : SETDOKU_SCHEME_LIGHT, widths[i]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/grid-picture/the-picture-is-the-window", the_picture_is_the_window);
  return g_test_run ();
}
