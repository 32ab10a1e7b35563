/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* paper-pdf.h — sheets as a PDF document, written a page at a time, so that a thousand of them take the memory of one. */
#pragma once

#include "paper.h"

typedef struct PaperPdf PaperPdf;

/* write: takes the next bytes of the file; false: it could not, and nothing more is asked of it. title: of the document,
 * may be NULL. */
PaperPdf *paper_pdf_new   (const Paper *paper, const char *title, bool (*write) (const void *bytes, size_t length, void *user),
                           void *user);
/* What the current page is drawn with; borrowed. */
cairo_t  *paper_pdf_cairo (PaperPdf *pdf);
/* Ends the page: its bytes are written. False: it went wrong, a write or for want of memory. */
bool      paper_pdf_turn  (PaperPdf *pdf);
/* Writes what ends the document, and frees it. False: the file is not whole. */
bool      paper_pdf_close (PaperPdf *pdf);

/* What a document of many pages will cost, told from a few of them. */
typedef struct { double seconds, bytes; } PaperCost;

enum { PAPER_MANY = 200 };                       /* pages; what has fewer is done before anybody asks */

/* n: pages, at least 1. paint: as they will be painted; page: from 0. Some tens of milliseconds; any thread. */
PaperCost paper_pdf_cost (const Paper *paper, unsigned n, void (*paint) (void *user, unsigned page, Pen *pen, cairo_t *cr),
                          void *user);
