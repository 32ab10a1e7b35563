/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-frames.c — a folder of PNG pictures, one for each frame that is different, and film.txt beside them.
 *
 * That text is what ffmpeg's "concat" reads: each picture and how long it is to be seen. Its comments are the lines that make
 * a film of it. */
#include "film-file-private.h"

#include <string.h>

#include "picture.h"

#define LIST  "film.txt"
#define FRAME "frame-"
#define PNG   ".png"

static const char list_head[] =
  "ffconcat version 1.0\n"
  "# ffmpeg -f concat -i " LIST " -vf fps=30,format=yuv420p -movflags +faststart film.mp4\n"
  "# ffmpeg -f concat -i " LIST " -vf fps=30 -c:v libvpx-vp9 -crf 20 -b:v 0 film.webm\n";

typedef struct {
  GString    *list;
  char        name[32];                /* of the last picture */
  int         n;
} FramesState;

bool
film_frames_has_name (const char *name)
{
  const char *number = name + strlen (FRAME);

  return strcmp (name, LIST) == 0
         || (g_str_has_prefix (name, FRAME) && strcmp (number + strspn (number, "0123456789"), PNG) == 0);
}

static bool
put_file (FilmWriter *writer, const char *name, const void *bytes, size_t length, GError **error)
{
  g_autoptr (GFile) file = g_file_get_child (film_writer_folder (writer), name);
  g_autoptr (GFileOutputStream) stream = g_file_create (file, G_FILE_CREATE_NONE, NULL, error);

  film_writer_count (writer, length);
  return stream && g_output_stream_write_all (G_OUTPUT_STREAM (stream), bytes, length, NULL, NULL, error)
         && g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, error);
}

static bool
frames_begin (void *memory, FilmWriter *writer, GError **error)
{
  FramesState *state = memory;

  state->list = g_string_new (list_head);
  return true;
}

static bool
frames_put (void *memory, FilmWriter *writer, FilmPatch *patch, GError **error)
{
  FramesState *state = memory;
  int64_t ms = patch->until - patch->from;
  g_autoptr (GBytes) png = picture_encode_png (film_writer_canvas (writer), error);

  if (!png)
    return false;
  g_snprintf (state->name, sizeof state->name, FRAME "%05d" PNG, ++state->n);
  g_string_append_printf (state->list, "file %s\nduration %" G_GINT64_FORMAT ".%03d\n", state->name, ms / 1000,
                          (int) (ms % 1000));
  return put_file (writer, state->name, g_bytes_get_data (png, NULL), g_bytes_get_size (png), error);
}

/* ffmpeg takes the last duration as it is meant only if a picture follows. */
static bool
frames_end (void *memory, FilmWriter *writer, GError **error)
{
  FramesState *state = memory;

  g_string_append_printf (state->list, "file %s\n", state->name);
  return put_file (writer, LIST, state->list->str, state->list->len, error);
}

static void
frames_clear (void *memory)
{
  FramesState *state = memory;

  g_string_free (state->list, TRUE);
}

const FilmCodec film_codec_frames = { sizeof (FramesState), frames_begin, frames_put, frames_end, frames_clear };
