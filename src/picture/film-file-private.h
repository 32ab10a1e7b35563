/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-file-private.h — what a kind of film has to do (film-webp.c, film-gif.c, film-frames.c), and what it may use. */
#pragma once

#include "film-file.h"

/* What is new in a frame: the smallest rectangle around it. Of the first frame everything is. */
typedef struct {
  uint32_t *pixels;                    /* width × height, 0xffrrggbb; 0: as in the frame before. May be scratched */
  int       x, y, width, height;       /* x and y are even */
  int64_t   from, until;               /* ms since the film's beginning */
  bool      first;
} FilmPatch;

struct FilmCodec {
  size_t   size;                       /* of its state, which is zeroed before begin */
  bool   (*begin) (void *state, FilmWriter *writer, GError **error);
  bool   (*put)   (void *state, FilmWriter *writer, FilmPatch *patch, GError **error);
  bool   (*end)   (void *state, FilmWriter *writer, GError **error);
  void   (*clear) (void *state);       /* frees what the state owns; may be NULL */
};

extern const FilmCodec film_codec_webp, film_codec_gif, film_codec_frames;

bool film_frames_has_name (const char *name);          /* of a file in a folder of frames */

/* For the codecs. */
int              film_writer_width  (const FilmWriter *writer);
int              film_writer_height (const FilmWriter *writer);
GFile           *film_writer_folder (FilmWriter *writer);                        /* borrowed */
cairo_surface_t *film_writer_canvas (FilmWriter *writer);                        /* the frame of the patch, whole; borrowed */
bool             film_writer_put    (FilmWriter *writer, const void *bytes, size_t length, GError **error);
bool             film_writer_put_at (FilmWriter *writer, goffset offset, const void *bytes, size_t length, GError **error);
void             film_writer_count  (FilmWriter *writer, size_t length);         /* bytes that were written past it */
bool             film_no_memory     (GError **error);                            /* sets it; false */
