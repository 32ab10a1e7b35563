/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "picture.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "lettering.h"
#include "model/explain/explain-say.h"

const PictureKindRow picture_kinds[N_PICTURE_KINDS] = {
  [PICTURE_PNG] = { "png", "image/png", N_("PNG image"), false },
  [PICTURE_SVG] = { "svg", "image/svg+xml", N_("SVG drawing"), false },
  [PICTURE_PDF] = { "pdf", "application/pdf", N_("PDF document"), true },
};

bool
picture_kind_find (const char *id, PictureKind *kind)
{
  for (int i = 0; i < N_PICTURE_KINDS; i++)
    if (g_ascii_strcasecmp (id, picture_kinds[i].id) == 0)
      {
        *kind = (PictureKind) i;
        return true;
      }
  return false;
}

bool
picture_kind_for_name (const char *file_name, PictureKind *kind)
{
  const char *slash = strrchr (file_name, '/'), *dot = strrchr (slash ? slash : file_name, '.');

  return dot && picture_kind_find (dot + 1, kind);
}

char *
picture_kind_list (void)
{
  GPtrArray *list = explain_list_new ();

  for (int i = 0; i < N_PICTURE_KINDS; i++)
    g_ptr_array_add (list, g_strdup (picture_kinds[i].id));
  return explain_join (list, LIST_ANY);
}

void
picture_clear (Picture *picture)
{
  if (picture->free_what)
    picture->free_what (picture->what);
  *picture = (Picture) { 0 };
}

void
picture_model_clear (PictureModel *model)
{
  if (model->free_what)
    model->free_what (model->what);
  *model = (PictureModel) { 0 };
}

void
picture_paint (const Picture *picture, cairo_t *cr)
{
  cairo_save (cr);
  if (!picture->transparent)
    {
      cairo_rectangle (cr, 0, 0, picture->width, picture->height);
      color_use (cr, picture->ground);
      cairo_fill (cr);
    }
  picture->paint (picture->what, cr);
  cairo_restore (cr);
}

/* False: said why. */
static bool
has_room (const Picture *picture, double scale, GError **error)
{
  if (ceil (picture->width * scale) <= PICTURE_SIDE_MAX && ceil (picture->height * scale) <= PICTURE_SIDE_MAX)
    return true;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("A picture can be at most %d pixels wide and high."),
               PICTURE_SIDE_MAX);
  return false;
}

static bool
is_good (cairo_status_t status, GError **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    return true;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  return false;
}

cairo_surface_t *
picture_draw (const Picture *picture, double scale, GError **error)
{
  cairo_surface_t *image;
  cairo_t *cr;

  g_return_val_if_fail (picture && picture->paint && scale > 0, NULL);
  if (!has_room (picture, scale, error))
    return NULL;
  image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (picture->width * scale),
                                      (int) ceil (picture->height * scale));
  cr = cairo_create (image);
  if (!picture->transparent)
    {
      color_use (cr, picture->ground);           /* of a last row that is half there, too */
      cairo_paint (cr);
    }
  cairo_scale (cr, scale, scale);
  picture_paint (picture, cr);
  if (!is_good (cairo_status (cr), error))
    g_clear_pointer (&image, cairo_surface_destroy);
  cairo_destroy (cr);
  if (image)
    cairo_surface_flush (image);
  return image;
}

static cairo_status_t
append (void *bytes, const unsigned char *data, unsigned length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
paint_page (const Picture *picture, double scale, cairo_surface_t *surface)
{
  cairo_t *cr = cairo_create (surface);

  lettering_outlines (cr);
  cairo_scale (cr, scale, scale);
  picture_paint (picture, cr);
  cairo_show_page (cr);
  cairo_destroy (cr);
}

/* Takes bytes and surface. */
static GBytes *
finish (cairo_surface_t *surface, GByteArray *bytes, bool wanted, GError **error)
{
  bool good;

  cairo_surface_finish (surface);
  good = wanted && is_good (cairo_surface_status (surface), error);
  cairo_surface_destroy (surface);
  if (good)
    return g_byte_array_free_to_bytes (bytes);
  g_byte_array_unref (bytes);
  return NULL;
}

static GBytes *
write_svg (const Picture *picture, double scale, GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (append, bytes, picture->width * scale, picture->height * scale);

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  paint_page (picture, scale, surface);
  return finish (surface, bytes, true, error);
}

/* Without the hour, for the same picture to give the same bytes. */
static cairo_surface_t *
new_pdf (GByteArray *bytes, double width, double height)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append, bytes, width, height);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Setdoku");
  return surface;
}

static GBytes *
write_pdf (const Picture *picture, double scale, GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = new_pdf (bytes, picture->width * scale, picture->height * scale);

  paint_page (picture, scale, surface);
  return finish (surface, bytes, true, error);
}

GBytes *
picture_write_pages (bool (*next) (void *user, Picture *picture), void *user, double scale, GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = new_pdf (bytes, 1, 1);
  bool good = true;

  for (Picture picture = { 0 }; good && next (user, &picture); picture_clear (&picture))
    {
      good = has_room (&picture, scale, error);
      if (!good)
        continue;
      cairo_pdf_surface_set_size (surface, picture.width * scale, picture.height * scale);
      paint_page (&picture, scale, surface);
    }
  return finish (surface, bytes, good, error);
}

static GBytes *
write_png (const Picture *picture, double scale, GError **error)
{
  cairo_surface_t *image = picture_draw (picture, scale, error);
  GBytes *bytes = image ? picture_encode_png (image, error) : NULL;

  g_clear_pointer (&image, cairo_surface_destroy);
  return bytes;
}

GBytes *
picture_write (const Picture *picture, PictureKind kind, double scale, GError **error)
{
  static GBytes *(*const writers[N_PICTURE_KINDS]) (const Picture *, double, GError **) = {
    [PICTURE_PNG] = write_png, [PICTURE_SVG] = write_svg, [PICTURE_PDF] = write_pdf,
  };

  g_return_val_if_fail (picture && picture->paint && kind < N_PICTURE_KINDS && scale > 0, NULL);
  return has_room (picture, scale, error) ? writers[kind] (picture, scale, error) : NULL;
}
