/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-file.h — the kinds of file that a film can become, a row each, and the writer that turns frames into one.
 *
 * A writer compares each frame with the one before and hands on only what differs; a frame that shows nothing new makes the
 * one before last longer. It holds two frames, however many there are. Of what it writes nothing is looked at again but the
 * head, so that a film goes straight to the disk. */
#pragma once

#include <cairo.h>
#include <gio/gio.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct FilmCodec FilmCodec;

typedef struct {
  const char      *id;                 /* stable: "webp" */
  const char      *extension;          /* without a dot; "": it is a folder */
  const char      *mime;               /* "": it is a folder */
  const char      *name;               /* marked N_() */
  int              rate_max;           /* frames/s that programs show at their pace */
  int              side_max;           /* pixels */
  const FilmCodec *codec;              /* NULL: this build has none */
} FilmKind;

extern const FilmKind film_kinds[];    /* ends with a NULL id; one without a codec cannot be written */

const FilmKind *film_kind_from_id   (const char *id);          /* available or not; NULL: there is none of this name */
const FilmKind *film_kind_from_name (const char *file_name);   /* by its extension; NULL: none has it */
const FilmKind *film_kind_default   (void);                    /* the first that can be written */
static inline bool film_kind_is_folder (const FilmKind *kind) { return !*kind->extension; }

typedef struct FilmWriter FilmWriter;

/* kind: can be written. width, height: pixels, 1 … side_max. stream: where a file goes, one with a descriptor or one that can
 * seek, at its beginning; folder: where frames go, empty. The other one is NULL; both are borrowed. */
FilmWriter *film_writer_new   (const FilmKind *kind, int width, int height, GOutputStream *stream, GFile *folder);
void        film_writer_free  (FilmWriter *writer);            /* NULL is fine; writes nothing */

/* surface: an image of the film's size, CAIRO_FORMAT_RGB24 or ARGB32 with nothing transparent; it is only read. ms: how long
 * it is to be seen, ≥ 1. changed: no pixel outside of it is different from the frame before; NULL: any may be. False: nothing
 * more is to be written. */
bool        film_writer_frame (FilmWriter *writer, cairo_surface_t *surface, int ms, const cairo_region_t *changed,
                               GCancellable *cancellable, GError **error);

/* After the last frame; there was at least one. It plays again and again. */
bool        film_writer_end   (FilmWriter *writer, GCancellable *cancellable, GError **error);

uint64_t    film_writer_bytes (const FilmWriter *writer);      /* so far; the last frame is not among them before the end */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FilmWriter, film_writer_free)
