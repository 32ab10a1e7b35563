/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "film-file-private.h"

#include <errno.h>
#include <gio/gfiledescriptorbased.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

#include "model/explain/explain-words.h"

#ifdef FILM_WEBP
#define WEBP &film_codec_webp
#else
#define WEBP NULL
#endif

const FilmKind film_kinds[] = {
  { "webp", "webp", "image/webp", N_("WebP film"), 60, 16383, WEBP },
  { "gif", "gif", "image/gif", N_("GIF film"), 50, 65535, &film_codec_gif },
  { "frames", "", "", N_("Folder of pictures"), 60, 32767, &film_codec_frames },
  { NULL }
};

const FilmKind *
film_kind_from_id (const char *id)
{
  for (const FilmKind *kind = film_kinds; kind->id; kind++)
    if (strcmp (kind->id, id) == 0)
      return kind;
  return NULL;
}

const FilmKind *
film_kind_from_name (const char *file_name)
{
  const char *dot = strrchr (file_name, '.');

  for (const FilmKind *kind = film_kinds; dot && kind->id; kind++)
    if (!film_kind_is_folder (kind) && g_ascii_strcasecmp (kind->extension, dot + 1) == 0)
      return kind;
  return NULL;
}

const FilmKind *
film_kind_default (void)
{
  const FilmKind *kind = film_kinds;

  while (!kind->codec)
    kind++;
  return kind;
}

/* The writer. */

struct FilmWriter {
  const FilmKind  *kind;
  void            *state;              /* the codec's */
  GOutputStream   *stream;             /* borrowed, as is the folder */
  GFile           *folder;
  GCancellable    *cancellable;        /* borrowed, during a call */
  int              width, height;
  cairo_surface_t *canvas;             /* the frame that came last */
  FilmPatch        patch;              /* what was new in it: written once it is known how long it is to be seen */
  bool             begun, pending;
  int64_t          length;             /* ms of all frames so far */
  uint64_t         bytes;
};

bool
film_no_memory (GError **error)
{
  g_autofree char *words = explain_no_memory ();

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, words);
  return false;
}

int
film_writer_width (const FilmWriter *writer)
{
  return writer->width;
}

int
film_writer_height (const FilmWriter *writer)
{
  return writer->height;
}

GFile *
film_writer_folder (FilmWriter *writer)
{
  return writer->folder;
}

cairo_surface_t *
film_writer_canvas (FilmWriter *writer)
{
  return writer->canvas;
}

uint64_t
film_writer_bytes (const FilmWriter *writer)
{
  return writer->bytes;
}

void
film_writer_count (FilmWriter *writer, size_t length)
{
  writer->bytes += length;
}

bool
film_writer_put (FilmWriter *writer, const void *bytes, size_t length, GError **error)
{
  writer->bytes += length;
  return g_output_stream_write_all (writer->stream, bytes, length, NULL, writer->cancellable, error);
}

/* GIO's stream of a descriptor cannot seek, though the file can. */
bool
film_writer_put_at (FilmWriter *writer, goffset offset, const void *bytes, size_t length, GError **error)
{
  GSeekable *seekable = G_IS_SEEKABLE (writer->stream) ? G_SEEKABLE (writer->stream) : NULL;

  if (G_IS_FILE_DESCRIPTOR_BASED (writer->stream))
    {
      int file = g_file_descriptor_based_get_fd (G_FILE_DESCRIPTOR_BASED (writer->stream));

      if (pwrite (file, bytes, length, offset) == (ssize_t) length)
        return true;
      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
      return false;
    }
  if (seekable && g_seekable_can_seek (seekable))
    return g_seekable_seek (seekable, offset, G_SEEK_SET, writer->cancellable, error)
           && g_output_stream_write_all (writer->stream, bytes, length, NULL, writer->cancellable, error)
           && g_seekable_seek (seekable, 0, G_SEEK_END, writer->cancellable, error);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, g_strerror (ESPIPE));
  return false;
}

FilmWriter *
film_writer_new (const FilmKind *kind, int width, int height, GOutputStream *stream, GFile *folder)
{
  FilmWriter *writer;

  g_return_val_if_fail (kind && kind->codec && width > 0 && height > 0 && MAX (width, height) <= kind->side_max, NULL);
  g_return_val_if_fail (film_kind_is_folder (kind) ? folder != NULL : stream != NULL, NULL);
  writer = g_new0 (FilmWriter, 1);
  writer->kind = kind;
  writer->state = g_malloc0 (kind->codec->size);
  writer->stream = stream;
  writer->folder = folder;
  writer->width = width;
  writer->height = height;
  writer->canvas = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  writer->patch.pixels = g_try_malloc_n ((size_t) width * (size_t) height, sizeof (uint32_t));
  return writer;
}

void
film_writer_free (FilmWriter *writer)
{
  if (!writer)
    return;
  if (writer->begun && writer->kind->codec->clear)
    writer->kind->codec->clear (writer->state);
  g_free (writer->state);
  cairo_surface_destroy (writer->canvas);
  g_free (writer->patch.pixels);
  g_free (writer);
}

/* What differs. The highest byte of a pixel is nobody's. */

typedef struct { int left, top, right, bottom; } Box;          /* right and bottom are beyond it */

static inline const uint32_t *
row_of (cairo_surface_t *surface, int y)
{
  const unsigned char *data = cairo_image_surface_get_data (surface);

  return (const uint32_t *) (const void *) (data + (ptrdiff_t) y * cairo_image_surface_get_stride (surface));
}

static bool
rows_differ (const uint32_t *a, const uint32_t *b, int from, int until)
{
  uint32_t differences = 0;

  for (int x = from; x < until; x++)
    differences |= a[x] ^ b[x];
  return differences & 0xffffff;
}

static inline bool
pixels_differ (uint32_t a, uint32_t b)
{
  return (a ^ b) & 0xffffff;
}

/* Of the box only what differs is left; false: nothing is. */
static bool
shrink_box (Box *box, cairo_surface_t *now, cairo_surface_t *before)
{
  int left = box->right, right = box->left;

  while (box->top < box->bottom && !rows_differ (row_of (now, box->top), row_of (before, box->top), box->left, box->right))
    box->top++;
  while (box->top < box->bottom
         && !rows_differ (row_of (now, box->bottom - 1), row_of (before, box->bottom - 1), box->left, box->right))
    box->bottom--;
  for (int y = box->top; y < box->bottom; y++)
    {
      const uint32_t *a = row_of (now, y), *b = row_of (before, y);
      int x = box->left;

      while (x < left && !pixels_differ (a[x], b[x]))
        x++;
      left = x;
      x = box->right;
      while (x > right && !pixels_differ (a[x - 1], b[x - 1]))
        x--;
      right = x;
    }
  box->left = left;
  box->right = right;
  return box->top < box->bottom;
}

static Box
box_of (const FilmWriter *writer, const cairo_region_t *changed)
{
  Box box = { 0, 0, writer->width, writer->height };

  if (changed && writer->begun)
    {
      cairo_rectangle_int_t extents;

      cairo_region_get_extents (changed, &extents);
      box = (Box) { MAX (0, extents.x), MAX (0, extents.y), MIN (writer->width, extents.x + extents.width),
                    MIN (writer->height, extents.y + extents.height) };
    }
  return box;
}

/* Takes the frame over into the canvas, and what is new in it into the patch. */
static void
take_patch (FilmWriter *writer, cairo_surface_t *surface, const Box *box)
{
  FilmPatch *patch = &writer->patch;
  uint32_t *pixel = patch->pixels;

  patch->first = !writer->begun;
  patch->x = box->left & ~1;
  patch->y = box->top & ~1;
  patch->width = box->right - patch->x;
  patch->height = box->bottom - patch->y;
  cairo_surface_flush (writer->canvas);
  for (int y = patch->y; y < box->bottom; y++)
    {
      const uint32_t *now = row_of (surface, y);
      uint32_t *shown = (uint32_t *) row_of (writer->canvas, y);

      for (int x = patch->x; x < box->right; x++)
        {
          *pixel++ = patch->first || pixels_differ (now[x], shown[x]) ? now[x] | 0xff000000 : 0;
          shown[x] = now[x] | 0xff000000;
        }
    }
  cairo_surface_mark_dirty (writer->canvas);
}

/* The frame that was waiting is over. */
static bool
put_pending (FilmWriter *writer, GError **error)
{
  if (!writer->pending)
    return true;
  writer->pending = false;
  writer->patch.until = writer->length;
  return writer->kind->codec->put (writer->state, writer, &writer->patch, error);
}

static bool
is_out_of_memory (const FilmWriter *writer)
{
  return !writer->patch.pixels || cairo_surface_status (writer->canvas) != CAIRO_STATUS_SUCCESS;
}

bool
film_writer_frame (FilmWriter *writer, cairo_surface_t *surface, int ms, const cairo_region_t *changed,
                   GCancellable *cancellable, GError **error)
{
  Box box;

  g_return_val_if_fail (writer && cairo_image_surface_get_width (surface) == writer->width
                        && cairo_image_surface_get_height (surface) == writer->height && ms > 0, false);
  if (is_out_of_memory (writer))
    return film_no_memory (error);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return false;
  writer->cancellable = cancellable;
  cairo_surface_flush (surface);
  box = box_of (writer, changed);
  if (!writer->begun || shrink_box (&box, surface, writer->canvas))
    {
      if (!put_pending (writer, error) || (!writer->begun && !writer->kind->codec->begin (writer->state, writer, error)))
        return false;
      take_patch (writer, surface, &box);
      writer->patch.from = writer->length;
      writer->begun = writer->pending = true;
    }
  writer->length += ms;
  return true;
}

bool
film_writer_end (FilmWriter *writer, GCancellable *cancellable, GError **error)
{
  g_return_val_if_fail (writer && writer->begun, false);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return false;
  writer->cancellable = cancellable;
  return put_pending (writer, error) && writer->kind->codec->end (writer->state, writer, error);
}
