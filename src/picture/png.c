/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* png.c — an image as a PNG file (W3C, third edition), for pictures that are mostly flat.
 *
 * libpng as cairo calls it tries five filters a row and compresses as hard as a photograph needs; that takes six times as long
 * as drawing the board. Here a row is what differs from the row above it, which on a board is next to nothing, and the fast
 * end of deflate makes a file of it that is hardly larger. */
#include "picture.h"

#include <glib/gi18n.h>
#include <string.h>

enum { PIECE = 64 * 1024, LEVEL = 3 };         /* bytes of a chunk; of deflate, 1–9 */

typedef struct {
  GByteArray *bytes;
  GConverter *deflate;
  uint32_t    crcs[256];
} Png;

/* Of chunks. */

static void
fill_crcs (uint32_t crcs[256])
{
  for (uint32_t i = 0; i < 256; i++)
    {
      crcs[i] = i;
      for (int bit = 0; bit < 8; bit++)
        crcs[i] = crcs[i] & 1 ? 0xedb88320 ^ crcs[i] >> 1 : crcs[i] >> 1;
    }
}

static void
append_number (GByteArray *bytes, uint32_t number)
{
  uint32_t big = GUINT32_TO_BE (number);

  g_byte_array_append (bytes, (const uint8_t *) &big, 4);
}

static void
append_chunk (Png *png, const char *type, const void *data, gsize length)
{
  uint32_t crc = 0xffffffff;
  guint start;

  append_number (png->bytes, (uint32_t) length);
  start = png->bytes->len;
  g_byte_array_append (png->bytes, (const uint8_t *) type, 4);
  g_byte_array_append (png->bytes, data, (guint) length);
  for (guint i = start; i < png->bytes->len; i++)
    crc = png->crcs[(crc ^ png->bytes->data[i]) & 0xff] ^ crc >> 8;
  append_number (png->bytes, ~crc);
}

/* False: failed, which it does for want of memory only. */
static bool
deflate (Png *png, const void *data, gsize length, bool last, GError **error)
{
  uint8_t piece[PIECE];
  gsize done = 0;

  for (GConverterResult result = G_CONVERTER_CONVERTED; last ? result != G_CONVERTER_FINISHED : done < length;)
    {
      gsize taken, made;

      result = g_converter_convert (png->deflate, (const uint8_t *) data + done, length - done, piece, sizeof piece,
                                    last ? G_CONVERTER_INPUT_AT_END : G_CONVERTER_NO_FLAGS, &taken, &made, error);
      if (result == G_CONVERTER_ERROR)
        return false;
      done += taken;
      if (made)
        append_chunk (png, "IDAT", piece, made);
    }
  return true;
}

/* Of pixels: 0xaarrggbb, red, green and blue multiplied by alpha. */

static bool
is_opaque (const uint32_t *pixels, int width)
{
  uint32_t all = 0xffffffff;

  for (int x = 0; x < width; x++)
    all &= pixels[x];
  return all >> 24 == 0xff;
}

static void
take_rgb (const uint32_t *pixels, int width, uint8_t *bytes)
{
  for (int x = 0; x < width; x++)
    {
      bytes[3 * x] = (uint8_t) (pixels[x] >> 16);
      bytes[3 * x + 1] = (uint8_t) (pixels[x] >> 8);
      bytes[3 * x + 2] = (uint8_t) pixels[x];
    }
}

static void
take_rgba (const uint32_t *pixels, int width, uint8_t *bytes)
{
  for (int x = 0; x < width; x++)
    {
      uint32_t pixel = pixels[x], alpha = pixel >> 24;

      for (int i = 0; i < 3; i++)
        {
          uint32_t value = pixel >> (16 - 8 * i) & 0xff;

          bytes[4 * x + i] = (uint8_t) (alpha ? MIN ((value * 255 + alpha / 2) / alpha, 255) : 0);
        }
      bytes[4 * x + 3] = (uint8_t) alpha;
    }
}

/* What a row adds to the one above it. */
static bool
append_rows (Png *png, cairo_surface_t *image, bool opaque, GError **error)
{
  int width = cairo_image_surface_get_width (image), height = cairo_image_surface_get_height (image);
  gsize length = (gsize) width * (opaque ? 3 : 4);
  g_autofree uint8_t *row = g_malloc0 (length), *above = g_malloc0 (length), *up = g_malloc (length + 1);
  const uint8_t *data = cairo_image_surface_get_data (image);
  int stride = cairo_image_surface_get_stride (image);
  bool good = true;

  up[0] = 2;                           /* the filter “up” */
  for (int y = 0; good && y < height; y++)
    {
      const uint8_t *line = data + (gsize) y * (gsize) stride;
      uint8_t *before = above;

      above = row;
      row = before;
      (opaque ? take_rgb : take_rgba) ((const uint32_t *) (const void *) line, width, row);
      for (gsize i = 0; i < length; i++)
        up[i + 1] = (uint8_t) (row[i] - above[i]);
      good = deflate (png, up, length + 1, y == height - 1, error);
    }
  return good;
}

GBytes *
picture_encode_png (cairo_surface_t *image, GError **error)
{
  static const uint8_t signature[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' };
  int width = cairo_image_surface_get_width (image), height = cairo_image_surface_get_height (image);
  Png png = { .bytes = g_byte_array_new () };
  struct { uint32_t width, height; uint8_t depth, type, zeros[3]; } header = {
    GUINT32_TO_BE ((uint32_t) width), GUINT32_TO_BE ((uint32_t) height), .depth = 8,
  };
  bool opaque = true, good;

  g_return_val_if_fail (cairo_image_surface_get_format (image) == CAIRO_FORMAT_ARGB32 && width > 0 && height > 0, NULL);
  cairo_surface_flush (image);
  for (int y = 0; opaque && y < height; y++)
    opaque = is_opaque ((const uint32_t *) (const void *) (cairo_image_surface_get_data (image)
                                                           + (gsize) y * (gsize) cairo_image_surface_get_stride (image)), width);
  header.type = opaque ? 2 : 6;
  fill_crcs (png.crcs);
  png.deflate = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, LEVEL));
  g_byte_array_append (png.bytes, signature, sizeof signature);
  append_chunk (&png, "IHDR", &header, 13);
  good = append_rows (&png, image, opaque, error);
  append_chunk (&png, "IEND", "", 0);
  g_object_unref (png.deflate);
  if (good)
    return g_byte_array_free_to_bytes (png.bytes);
  g_byte_array_unref (png.bytes);
  return NULL;
}
