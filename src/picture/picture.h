/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* picture.h — whatever can be drawn, as a value: how large it is, what it lies on, and who paints it. And the files that
 * can be made of one, a row of a table each.
 *
 * Off screen, on any thread, but on one: who makes a picture paints, writes and clears it, for Pango's fonts are of a thread.
 * The same value gives the same bytes, but for the names that cairo numbers in an SVG. In SVG and PDF all text is outlines,
 * so that it looks alike where the font is not. */
#pragma once

#include <cairo.h>
#include <gio/gio.h>

#include "palette.h"

typedef struct {
  double         width, height;              /* points, which are CSS pixels; > 0 */
  Color          ground;
  bool           transparent;                /* nothing lies under it, instead of the ground */
  void         (*paint) (const void *what, cairo_t *cr);     /* origin at the upper left corner, in points */
  void          *what;
  GDestroyNotify free_what;                  /* NULL: what is borrowed, and must outlive the picture */
} Picture;

/* What a picture is made of, apart from its colours: a value that outlives whoever shows it. make () is for any thread, and
 * changes nothing of it. What takes longer to find out than a frame lasts is found by prepare (), once, on a worker, before the
 * first make (); false: it was cancelled, or memory is short, and there is nothing to make. */
typedef struct {
  void         (*make) (const void *what, const Palette *palette, const char *font, Picture *picture);   /* NULL: there is none */
  bool         (*prepare) (void *what, GCancellable *cancellable);       /* NULL: it is all there */
  void          *what;
  GDestroyNotify free_what;                  /* NULL: what is borrowed */
  bool           fixed;                      /* it has the colours it was seen in, and is for one thread at a time */
} PictureModel;

typedef enum { PICTURE_PNG, PICTURE_SVG, PICTURE_PDF, N_PICTURE_KINDS } PictureKind;

typedef struct {
  const char *id;                            /* "png", which is its extension too */
  const char *mime;
  const char *name;                          /* marked N_() */
  bool        pages;                         /* holds several, see picture_write_pages () */
} PictureKindRow;

extern const PictureKindRow picture_kinds[N_PICTURE_KINDS];

enum { PICTURE_SIDE_MAX = 16384 };           /* pixels or points of what is written, either way */

/* By id, or by what the name of a file ends with, in whatever case. False: there is no such kind. */
bool             picture_kind_find     (const char *id, PictureKind *kind);
bool             picture_kind_for_name (const char *file_name, PictureKind *kind);

/* "png, svg or pdf", for whoever must choose again. (transfer full) */
char            *picture_kind_list     (void);

void             picture_clear         (Picture *picture);               /* both may be cleared twice */
void             picture_model_clear   (PictureModel *model);

/* Ground and picture, where cr stands. */
void             picture_paint         (const Picture *picture, cairo_t *cr);

/* An image of ceil (width × scale) by ceil (height × scale) pixels, ARGB32; the caller's. NULL: it is larger than
 * PICTURE_SIDE_MAX, or memory is short. */
cairo_surface_t *picture_draw          (const Picture *picture, double scale, GError **error);

/* The bytes of a file. scale > 0: pixels a point in PNG, else the size of the page is multiplied. (transfer full) NULL: as
 * above. Errors: G_IO_ERROR, whole sentences. */
GBytes          *picture_write         (const Picture *picture, PictureKind kind, double scale, GError **error);

/* Pages of a PDF, each as large as its picture, which is cleared once it is drawn; until next () returns false. */
GBytes          *picture_write_pages   (bool (*next) (void *user, Picture *picture), void *user, double scale, GError **error);

/* What picture_write () makes a PNG with. image: ARGB32. */
GBytes          *picture_encode_png    (cairo_surface_t *image, GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Picture, picture_clear)
