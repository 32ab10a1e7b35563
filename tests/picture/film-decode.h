/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-decode.h — for tests of films: a file read back by somebody else's decoder, frame by frame as one would see it. */
#pragma once

#include <cairo.h>
#include <glib.h>
#include <stdint.h>

#ifdef WITH_WEBP_DECODER
#include <webp/demux.h>
#endif
#ifdef WITH_GIF_DECODER
#include <gif_lib.h>
#endif

/* One frame: width × height pixels 0xffrrggbb, (transfer full), and how long it is seen. */
typedef struct { uint32_t *pixels; int ms; } SeenFrame;
typedef struct { GArray *frames; int width, height, loops; } SeenFilm;         /* loops 0: again and again */

static inline void
seen_clear (SeenFilm *film)
{
  for (guint i = 0; i < film->frames->len; i++)
    g_free (g_array_index (film->frames, SeenFrame, i).pixels);
  g_array_unref (film->frames);
}

static inline void
seen_add (SeenFilm *film, const uint32_t *pixels, int ms)
{
  SeenFrame frame = { g_memdup2 (pixels, (gsize) film->width * (gsize) film->height * sizeof *pixels), ms };

  g_array_append_val (film->frames, frame);
}

/* False: said why it cannot be looked at here, and the test is skipped. */
static inline bool
seen_webp (SeenFilm *film, const char *bytes, gsize length)
{
#ifdef WITH_WEBP_DECODER
  const WebPData data = { (const uint8_t *) bytes, length };
  WebPAnimDecoderOptions options;
  WebPAnimDecoder *decoder;
  WebPAnimInfo info;
  uint8_t *canvas;
  int at, before = 0;

  g_assert_true (WebPAnimDecoderOptionsInit (&options));
  options.color_mode = G_BYTE_ORDER == G_LITTLE_ENDIAN ? MODE_BGRA : MODE_ARGB;
  decoder = WebPAnimDecoderNew (&data, &options);
  g_assert_nonnull (decoder);
  g_assert_true (WebPAnimDecoderGetInfo (decoder, &info));
  *film = (SeenFilm) { g_array_new (FALSE, FALSE, sizeof (SeenFrame)), (int) info.canvas_width, (int) info.canvas_height,
                       (int) info.loop_count };
  while (WebPAnimDecoderHasMoreFrames (decoder))
    {
      g_assert_true (WebPAnimDecoderGetNext (decoder, &canvas, &at));
      seen_add (film, (const uint32_t *) (const void *) canvas, at - before);
      before = at;
    }
  g_assert_cmpuint (film->frames->len, ==, info.frame_count);
  WebPAnimDecoderDelete (decoder);
  return true;
#else
  g_test_skip ("libwebpdemux is not here: the films cannot be looked at");
  return false;
#endif
}

#ifdef WITH_GIF_DECODER
typedef struct { const char *bytes; gsize left; } GifBytes;

static inline int
gif_read_bytes (GifFileType *file, GifByteType *to, int n)
{
  GifBytes *from = file->UserData;
  gsize some = MIN (from->left, (gsize) n);

  memcpy (to, from->bytes, some);
  from->bytes += some;
  from->left -= some;
  return (int) some;
}

/* Lays one picture over the canvas. */
static inline void
gif_lay (const GifFileType *file, const SavedImage *image, int transparent, uint32_t *canvas)
{
  const ColorMapObject *map = image->ImageDesc.ColorMap ? image->ImageDesc.ColorMap : file->SColorMap;
  const GifByteType *place = image->RasterBits;

  for (int y = 0; y < image->ImageDesc.Height; y++)
    for (int x = 0; x < image->ImageDesc.Width; x++, place++)
      if (*place != transparent)
        {
          const GifColorType *colour = &map->Colors[*place];

          g_assert_cmpint (*place, <, map->ColorCount);
          canvas[(image->ImageDesc.Top + y) * file->SWidth + image->ImageDesc.Left + x] =
            0xff000000 | (uint32_t) colour->Red << 16 | (uint32_t) colour->Green << 8 | colour->Blue;
        }
}
#endif

static inline bool
seen_gif (SeenFilm *film, const char *bytes, gsize length)
{
#ifdef WITH_GIF_DECODER
  GifBytes from = { bytes, length };
  int error = 0;
  GifFileType *file = DGifOpen (&from, gif_read_bytes, &error);
  g_autofree uint32_t *canvas = NULL;

  g_assert_nonnull (file);
  g_assert_cmpint (DGifSlurp (file), ==, GIF_OK);
  *film = (SeenFilm) { g_array_new (FALSE, FALSE, sizeof (SeenFrame)), file->SWidth, file->SHeight, 1 };
  canvas = g_new0 (uint32_t, film->width * film->height);
  for (int i = 0; i < file->ImageCount; i++)
    {
      GraphicsControlBlock control;

      g_assert_cmpint (DGifSavedExtensionToGCB (file, i, &control), ==, GIF_OK);
      g_assert_cmpint (control.DisposalMode, ==, DISPOSE_DO_NOT);
      gif_lay (file, &file->SavedImages[i], control.TransparentColor, canvas);
      seen_add (film, canvas, 10 * control.DelayTime);
      for (int j = 0; j < file->SavedImages[i].ExtensionBlockCount; j++)
        {
          const ExtensionBlock *block = &file->SavedImages[i].ExtensionBlocks[j];

          if (block->Function == CONTINUE_EXT_FUNC_CODE && block->ByteCount == 3 && block->Bytes[0] == 1)
            film->loops = block->Bytes[1] | block->Bytes[2] << 8;
        }
    }
  g_assert_cmpuint (from.left, ==, 0);
  DGifCloseFile (file, &error);
  return true;
#else
  g_test_skip ("libgif is not here: the films cannot be looked at");
  return false;
#endif
}
