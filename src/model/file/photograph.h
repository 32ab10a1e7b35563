/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* photograph.h — a picture of any kind that GdkPixbuf loads, as pixels that sight/ can look at.
 *
 * Its size is asked before it is decoded: a file of some kilobytes may claim to be 50,000 pixels wide. Of an animated one the
 * first frame is taken; what is transparent is put onto a ground from which it stands out. Whatever turn the file claims is left
 * aside, as many claim a wrong one; only one that was mirrored is mirrored back. Blocking: for workers and the command line. */
#pragma once

#include <gio/gio.h>

#include "sight/grey.h"

enum {
  PHOTOGRAPH_LOOK_SIDE = 1600,                 /* of the copy to look at, at most */
  PHOTOGRAPH_MAX_PIXELS = 50000000,
  PHOTOGRAPH_KEPT_PIXELS = 12500000,           /* larger ones are shrunk, as they are decoded where that can be */
  PHOTOGRAPH_MAX_BYTES = 256 * 1024 * 1024,
};

typedef struct _Photograph Photograph;

/* name: how an error calls it. NULL: it cannot be read, or is no picture, too large, cut short: the error's message is a sentence
 * that names it. */
Photograph *photograph_read (GInputStream *stream, const char *name, GCancellable *cancellable, GError **error);
Photograph *photograph_load (GFile *file, GCancellable *cancellable, GError **error);

/* Of pixels that a desktop hands over: rows from the top, each pixel as cairo has ARGB32, colours multiplied by how opaque it is.
 * Of those that would be too large nothing need be there. name: how an error calls it. */
Photograph *photograph_of_pixels (GBytes *pixels, int width, int height, size_t stride, const char *name, GError **error);

Photograph *photograph_ref   (Photograph *photograph);           /* any thread; NULL is fine */
void        photograph_unref (Photograph *photograph);           /* the same */

/* Borrowed. */
const SightPicture *photograph_get_picture (const Photograph *photograph);

/* How many pixels of the file's a pixel of the picture is: 1 or more. */
double      photograph_get_scale (const Photograph *photograph);

/* A copy to look at, as cairo has RGB24: no side is longer than PHOTOGRAPH_LOOK_SIDE. It is made anew each time. (transfer full) */
GBytes     *photograph_dup_look  (const Photograph *photograph, int *width, int *height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Photograph, photograph_unref)
