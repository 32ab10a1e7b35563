/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "paper-pdf.h"

#include <cairo-pdf.h>
#include <time.h>

enum { SAMPLES = 12 };                           /* pages, evenly spread */

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

static double
cpu_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

static bool
count_bytes (const void *bytes, size_t length, void *user)
{
  *(size_t *) user += length;
  return true;
}

PaperCost
paper_pdf_cost (const Paper *paper, unsigned n, void (*paint) (void *user, unsigned page, Pen *pen, cairo_t *cr), void *user)
{
  g_autoptr (Pen) pen = pen_new ();
  size_t bytes = 0, first = 0, last;
  PaperPdf *pdf = paper_pdf_new (paper, NULL, count_bytes, &bytes);
  double start = 0, seconds;

  /* The first page is dear: fonts are looked for. */
  for (unsigned i = 0; i <= SAMPLES; i++)
    {
      paint (user, (unsigned) ((guint64) i * (n - 1) / SAMPLES), pen, paper_pdf_cairo (pdf));
      paper_pdf_turn (pdf);
      if (i == 0)
        {
          first = bytes;
          start = cpu_seconds ();
        }
    }
  seconds = cpu_seconds () - start;
  last = bytes;
  paper_pdf_close (pdf);
  return (PaperCost) { n * seconds / SAMPLES, (double) (bytes - last + first) + n * (double) (last - first) / SAMPLES };
}
