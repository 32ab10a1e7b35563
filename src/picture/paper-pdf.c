/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "paper-pdf.h"

#include <cairo-pdf.h>

struct PaperPdf {
  cairo_surface_t *surface;
  cairo_t         *cr;
  bool           (*write) (const void *bytes, size_t length, void *user);
  void            *user;
};

static cairo_status_t
write_bytes (void *data, const unsigned char *bytes, unsigned length)
{
  PaperPdf *pdf = data;

  return pdf->write (bytes, length, pdf->user) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

PaperPdf *
paper_pdf_new (const Paper *paper, const char *title, bool (*write) (const void *bytes, size_t length, void *user), void *user)
{
  PaperPdf *pdf = g_new0 (PaperPdf, 1);

  pdf->write = write;
  pdf->user = user;
  pdf->surface = cairo_pdf_surface_create_for_stream (write_bytes, pdf, paper->width, paper->height);
  cairo_pdf_surface_set_metadata (pdf->surface, CAIRO_PDF_METADATA_CREATOR, "Setdoku");
  if (title && *title)
    cairo_pdf_surface_set_metadata (pdf->surface, CAIRO_PDF_METADATA_TITLE, title);
  pdf->cr = cairo_create (pdf->surface);
  return pdf;
}

cairo_t *
paper_pdf_cairo (PaperPdf *pdf)
{
  return pdf->cr;
}

bool
paper_pdf_turn (PaperPdf *pdf)
{
  cairo_show_page (pdf->cr);
  return cairo_status (pdf->cr) == CAIRO_STATUS_SUCCESS;
}

bool
paper_pdf_close (PaperPdf *pdf)
{
  bool good;

  cairo_destroy (pdf->cr);
  cairo_surface_finish (pdf->surface);
  good = cairo_surface_status (pdf->surface) == CAIRO_STATUS_SUCCESS;
  cairo_surface_destroy (pdf->surface);
  g_free (pdf);
  return good;
}
