/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* photograph.c — GdkPixbuf is fed piece by piece: it tells the size as soon as it has read it, and is stopped there if need be. */
#include "photograph.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib/gi18n.h>
#include <errno.h>
#include <math.h>
#include <string.h>

#include "file.h"
#include "file-private.h"
#include "model/explain/explain-say.h"

enum { CHUNK = 64 * 1024, LIGHT_INK = 160 };

struct _Photograph {
  GdkPixbuf   *pixbuf;               /* owned */
  SightPicture picture;              /* its pixels */
  double       scale;
};

typedef struct {
  double   scale;
  bool     too_large;
  unsigned width, height;            /* as the file says */
  int      top, bottom;              /* the rows that came; 0, 0: it was not told */
} Asked;

/* A size of 0 ends the decoding. */
static void
on_size_prepared (GdkPixbufLoader *loader, int width, int height, void *user)
{
  double pixels = (double) width * height;
  Asked *asked = user;

  asked->width = (unsigned) MAX (width, 0);
  asked->height = (unsigned) MAX (height, 0);
  asked->too_large = pixels > PHOTOGRAPH_MAX_PIXELS;
  if (asked->too_large)
    gdk_pixbuf_loader_set_size (loader, 0, 0);
  else if (pixels > PHOTOGRAPH_KEPT_PIXELS)
    {
      asked->scale = sqrt (pixels / PHOTOGRAPH_KEPT_PIXELS);
      gdk_pixbuf_loader_set_size (loader, MAX (1, (int) (width / asked->scale)), MAX (1, (int) (height / asked->scale)));
    }
}

static void
on_area_updated (GdkPixbufLoader *loader, int x, int y, int width, int height, void *user)
{
  Asked *asked = user;

  asked->top = asked->bottom ? MIN (asked->top, y) : y;
  asked->bottom = MAX (asked->bottom, y + height);
}

/* The loader of PNG takes what is there for a whole picture, but tells of each row. That of JPEG makes the rest grey and tells
 * nothing: what is left of the grid is looked at. */
static bool
is_cut_short (GdkPixbufLoader *loader, const Asked *asked)
{
  GdkPixbufFormat *format = gdk_pixbuf_loader_get_format (loader);
  g_autofree char *name = format ? gdk_pixbuf_format_get_name (format) : NULL;
  GdkPixbuf *pixbuf = gdk_pixbuf_loader_get_pixbuf (loader);

  return pixbuf && asked->bottom > 0 && g_strcmp0 (name, "png") == 0
         && asked->bottom - asked->top < gdk_pixbuf_get_height (pixbuf);
}

static void
say_too_large (unsigned width, unsigned height, const char *name, GError **error)
{
  g_autofree char *said = explain_say (_("{file} is too large a picture: {width} × {height} pixels, where {limit} are the most. "
                                         "Make it smaller, or cut the puzzle out of it."),
                                       SAY_TEXT ("file", name), SAY_COUNT ("width", width),
                                       SAY_COUNT ("height", height), SAY_COUNT ("limit", PHOTOGRAPH_MAX_PIXELS));

  g_set_error_literal (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_TOO_LARGE, said);
}

static void
say_unreadable (const GError *why, const char *name, GError **error)
{
  g_autofree char *said = explain_say (_("{file} cannot be read as a picture: {reason}"), SAY_TEXT ("file", name),
                                       SAY_TEXT ("reason", why ? why->message : _("it is empty or cut short")));

  g_set_error_literal (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE, said);
}

/* Everything into the loader. False: the stream failed (reading is set), or the loader did. */
static bool
feed (GdkPixbufLoader *loader, GInputStream *stream, const Asked *asked, GCancellable *cancellable, GError **reading,
      GError **decoding)
{
  g_autofree guchar *chunk = g_malloc (CHUNK);
  gsize total = 0;

  for (;;)
    {
      gssize n = g_input_stream_read (stream, chunk, CHUNK, cancellable, reading);

      if (n < 0)
        return false;
      if (n == 0)
        return true;
      total += (gsize) n;
      if (total > PHOTOGRAPH_MAX_BYTES)
        {
          g_set_error_literal (decoding, G_IO_ERROR, G_IO_ERROR_NO_SPACE, g_strerror (EFBIG));
          return false;
        }
      if (!gdk_pixbuf_loader_write (loader, chunk, (gsize) n, decoding) || asked->too_large)
        return false;
    }
}

/* What is ink in a transparent picture is light in a dark theme; its ground is then black. In place. */
static void
put_onto_ground (GdkPixbuf *pixbuf)
{
  int width = gdk_pixbuf_get_width (pixbuf), height = gdk_pixbuf_get_height (pixbuf);
  gsize stride = (gsize) gdk_pixbuf_get_rowstride (pixbuf);
  guchar *pixels = gdk_pixbuf_get_pixels (pixbuf);
  double light = 0, solid = 0;
  unsigned ground;

  if (gdk_pixbuf_get_n_channels (pixbuf) < 4)
    return;
  for (int y = 0; y < height; y++)
    for (const guchar *at = pixels + (gsize) y * stride, *end = at + 4 * (gsize) width; at < end; at += 4)
      {
        light += (at[0] + at[1] + at[2]) * at[3] / 765.0;
        solid += at[3];
      }
  if (solid >= 254.0 * width * height)
    return;
  ground = light * 255 > LIGHT_INK * solid ? 0 : 255;
  for (int y = 0; y < height; y++)
    for (guchar *at = pixels + (gsize) y * stride, *end = at + 4 * (gsize) width; at < end; at += 4)
      for (int i = 0; i < 3; i++)
        at[i] = (guchar) ((at[i] * at[3] + ground * (255u - at[3]) + 127) / 255);
}

/* Takes the loader's picture, upright or turned, but never mirrored. */
static GdkPixbuf *
take_pixbuf (GdkPixbufLoader *loader)
{
  GdkPixbuf *pixbuf = gdk_pixbuf_loader_get_pixbuf (loader);
  const char *turn;

  if (!pixbuf)
    return NULL;
  turn = gdk_pixbuf_get_option (pixbuf, "orientation");
  if (turn && strchr ("2457", turn[0]))
    return gdk_pixbuf_apply_embedded_orientation (pixbuf);
  return g_object_ref (pixbuf);
}

/* Takes the pixels. */
static Photograph *
photograph_take (GdkPixbuf *pixbuf, double scale)
{
  Photograph *photograph = g_atomic_rc_box_new0 (Photograph);

  photograph->pixbuf = pixbuf;
  photograph->scale = scale;
  photograph->picture = (SightPicture) {
    .pixels = gdk_pixbuf_read_pixels (pixbuf), .width = gdk_pixbuf_get_width (pixbuf), .height = gdk_pixbuf_get_height (pixbuf),
    .stride = (size_t) gdk_pixbuf_get_rowstride (pixbuf), .channels = gdk_pixbuf_get_n_channels (pixbuf),
  };
  return photograph;
}

Photograph *
photograph_read (GInputStream *stream, const char *name, GCancellable *cancellable, GError **error)
{
  g_autoptr(GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  g_autoptr(GError) reading = NULL;
  g_autoptr(GError) decoding = NULL;
  Asked asked = { .scale = 1 };
  GdkPixbuf *pixbuf;
  bool whole;

  g_signal_connect (loader, "size-prepared", G_CALLBACK (on_size_prepared), &asked);
  g_signal_connect (loader, "area-updated", G_CALLBACK (on_area_updated), &asked);
  whole = feed (loader, stream, &asked, cancellable, &reading, &decoding);
  whole = gdk_pixbuf_loader_close (loader, decoding ? NULL : &decoding) && whole;
  if (reading)
    {
      g_propagate_error (error, g_steal_pointer (&reading));
      return NULL;
    }
  if (asked.too_large)
    {
      say_too_large (asked.width, asked.height, name, error);
      return NULL;
    }
  pixbuf = whole && !is_cut_short (loader, &asked) ? take_pixbuf (loader) : NULL;
  if (!pixbuf)
    {
      say_unreadable (decoding, name, error);
      return NULL;
    }
  put_onto_ground (pixbuf);
  return photograph_take (pixbuf, asked.scale);
}

/* What lies beneath the alpha was multiplied by it. */
static void
take_row (const uint32_t *from, guchar *to, int width)
{
  for (int x = 0; x < width; x++, to += 4)
    {
      unsigned alpha = from[x] >> 24;

      for (int i = 0; i < 3; i++)
        to[i] = alpha ? (guchar) MIN (255, ((from[x] >> (16 - 8 * i) & 255) * 255 + alpha / 2) / alpha) : 0;
      to[3] = (guchar) alpha;
    }
}

Photograph *
photograph_of_pixels (GBytes *pixels, int width, int height, size_t stride, const char *name, GError **error)
{
  const uint8_t *rows = g_bytes_get_data (pixels, NULL);
  double scale = 1, all = (double) width * height;
  GdkPixbuf *pixbuf;

  if (all > PHOTOGRAPH_MAX_PIXELS)
    {
      say_too_large ((unsigned) width, (unsigned) height, name, error);
      return NULL;
    }
  g_return_val_if_fail (g_bytes_get_size (pixels) >= stride * (size_t) height && width > 0 && height > 0, NULL);
  pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, TRUE, 8, width, height);
  if (!pixbuf)
    {
      g_autoptr(GError) why = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NO_SPACE, g_strerror (ENOMEM));

      say_unreadable (why, name, error);
      return NULL;
    }
  for (int y = 0; y < height; y++)
    take_row ((const void *) (rows + (size_t) y * stride),
              gdk_pixbuf_get_pixels (pixbuf) + (gsize) y * (gsize) gdk_pixbuf_get_rowstride (pixbuf), width);
  if (all > PHOTOGRAPH_KEPT_PIXELS)
    {
      GdkPixbuf *large = pixbuf;

      scale = sqrt (all / PHOTOGRAPH_KEPT_PIXELS);
      pixbuf = gdk_pixbuf_scale_simple (large, MAX (1, (int) (width / scale)), MAX (1, (int) (height / scale)),
                                        GDK_INTERP_BILINEAR);
      g_object_unref (large);
    }
  put_onto_ground (pixbuf);
  return photograph_take (pixbuf, scale);
}

Photograph *
photograph_load (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autofree char *name = file_display_name (file);
  g_autoptr(GFileInputStream) stream = NULL;
  Photograph *photograph = NULL;

  if (file_check_kind (file, name, G_MAXOFFSET, NULL, cancellable, error))
    stream = g_file_read (file, cancellable, error);
  if (stream)
    photograph = photograph_read (G_INPUT_STREAM (stream), name, cancellable, error);
  if (!photograph)
    file_word_read_error (error, name);
  return photograph;
}

Photograph *
photograph_ref (Photograph *photograph)
{
  return photograph ? g_atomic_rc_box_acquire (photograph) : NULL;
}

static void
clear (void *memory)
{
  g_object_unref (((Photograph *) memory)->pixbuf);
}

void
photograph_unref (Photograph *photograph)
{
  if (photograph)
    g_atomic_rc_box_release_full (photograph, clear);
}

const SightPicture *
photograph_get_picture (const Photograph *photograph)
{
  return &photograph->picture;
}

double
photograph_get_scale (const Photograph *photograph)
{
  return photograph->scale;
}

GBytes *
photograph_dup_look (const Photograph *photograph, int *width, int *height)
{
  const SightPicture *picture = &photograph->picture;
  double scale = MIN (1, (double) PHOTOGRAPH_LOOK_SIDE / MAX (picture->width, picture->height));
  int w = MAX (1, (int) (picture->width * scale)), h = MAX (1, (int) (picture->height * scale));
  g_autoptr(GdkPixbuf) small = scale < 1 ? gdk_pixbuf_scale_simple (photograph->pixbuf, w, h, GDK_INTERP_BILINEAR)
                                         : g_object_ref (photograph->pixbuf);
  const guchar *pixels = gdk_pixbuf_read_pixels (small);
  gsize stride = (gsize) gdk_pixbuf_get_rowstride (small);
  int channels = gdk_pixbuf_get_n_channels (small);
  uint32_t *look = g_new (uint32_t, (gsize) w * (gsize) h), *to = look;

  for (int y = 0; y < h; y++)
    for (const guchar *at = pixels + (gsize) y * stride, *end = at + (gsize) channels * (gsize) w; at < end; at += channels)
      *to++ = (uint32_t) at[0] << 16 | (uint32_t) at[1] << 8 | at[2];
  *width = w;
  *height = h;
  return g_bytes_new_take (look, (gsize) w * (gsize) h * sizeof *look);
}
