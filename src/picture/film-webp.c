/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-webp.c — animated WebP: each patch is compressed by libwebp, without loss, and laid over the one before.
 *
 * Flat grounds and letters take less room without loss than with it, and less time: at 600 pixels some 1.2 KB and 2 ms a
 * frame, where lossy pictures of the same patches took 4.4 KB and 4.6 ms. The container is written here: libwebp's own keeps
 * the whole film in memory, and compares frames once more. RIFF chunks as in Google's "WebP Container Specification". */
#include "film-file-private.h"

#include <errno.h>
#include <string.h>
#include <webp/encode.h>

/* Of 0–9. At 3 films with words are a sixth smaller than at 1, at 85 frames/s instead of 160; 6 takes longer for nothing, and 0
 * is ten times as large. */
enum { EFFORT = 3 };

enum { HEAD = 30, FRAME_HEAD = 24, RIFF_HEAD = 12 };           /* bytes before the first frame; before a frame's picture */
enum { ANIMATED = 1 << 1, WITH_ALPHA = 1 << 4, NO_BLEND = 1 << 1 };

typedef struct {
  WebPConfig       config;
  WebPMemoryWriter memory;             /* used again for each frame */
} WebpState;

static void
put_number (uint8_t *at, uint64_t number, int bytes)
{
  for (int i = 0; i < bytes; i++)
    at[i] = (uint8_t) (number >> 8 * i);
}

static bool
webp_begin (void *memory, FilmWriter *writer, GError **error)
{
  WebpState *state = memory;
  uint8_t head[HEAD + 14] = "RIFF....WEBPVP8X";

  WebPMemoryWriterInit (&state->memory);
  if (!WebPConfigInit (&state->config) || !WebPConfigLosslessPreset (&state->config, EFFORT))
    return film_no_memory (error);
  put_number (head + 4, 0, 4);                                 /* the length: written at the end */
  put_number (head + 16, 10, 4);
  put_number (head + 20, ANIMATED | WITH_ALPHA, 4);
  put_number (head + 24, (uint64_t) film_writer_width (writer) - 1, 3);
  put_number (head + 27, (uint64_t) film_writer_height (writer) - 1, 3);
  memcpy (head + HEAD, "ANIM", 4);
  put_number (head + HEAD + 4, 6, 4);
  put_number (head + HEAD + 8, 0xffffffff, 4);                 /* the ground, which is never seen */
  put_number (head + HEAD + 12, 0, 2);                         /* again and again */
  return film_writer_put (writer, head, sizeof head, error);
}

static bool
compress (WebpState *state, const FilmPatch *patch)
{
  WebPPicture picture;
  bool good;

  if (!WebPPictureInit (&picture))
    return false;
  picture.use_argb = 1;
  picture.width = patch->width;
  picture.height = patch->height;
  picture.argb = patch->pixels;
  picture.argb_stride = patch->width;
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = &state->memory;
  state->memory.size = 0;
  good = WebPEncode (&state->config, &picture);
  WebPPictureFree (&picture);                                  /* the pixels are ours, and stay */
  return good && state->memory.size > RIFF_HEAD;
}

static bool
webp_put (void *memory, FilmWriter *writer, FilmPatch *patch, GError **error)
{
  WebpState *state = memory;
  int64_t ms = MIN (patch->until - patch->from, 0xffffff);
  uint8_t head[FRAME_HEAD] = "ANMF";
  size_t length;

  if (!compress (state, patch))
    return film_no_memory (error);
  length = state->memory.size - RIFF_HEAD;                     /* even, as each chunk of it is */
  put_number (head + 4, FRAME_HEAD - 8 + length, 4);
  put_number (head + 8, (uint64_t) patch->x / 2, 3);
  put_number (head + 11, (uint64_t) patch->y / 2, 3);
  put_number (head + 14, (uint64_t) patch->width - 1, 3);
  put_number (head + 17, (uint64_t) patch->height - 1, 3);
  put_number (head + 20, (uint64_t) ms, 3);
  head[23] = patch->first ? NO_BLEND : 0;
  return film_writer_put (writer, head, sizeof head, error)
         && film_writer_put (writer, state->memory.mem + RIFF_HEAD, length, error);
}

static bool
webp_end (void *memory, FilmWriter *writer, GError **error)
{
  uint64_t length = film_writer_bytes (writer) - 8;
  uint8_t number[4];

  if (length > G_MAXUINT32 - 1)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (EFBIG));
      return false;
    }
  put_number (number, length, 4);
  return film_writer_put_at (writer, 4, number, sizeof number, error);
}

static void
webp_clear (void *memory)
{
  WebpState *state = memory;

  WebPMemoryWriterClear (&state->memory);
}

const FilmCodec film_codec_webp = { sizeof (WebpState), webp_begin, webp_put, webp_end, webp_clear };
