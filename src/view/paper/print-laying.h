/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* print-laying.h — a content laid out as sheets: a book at once, a path on the worker. What was laid out before stays until then.
 * Of many sheets it is found out, too, what it will cost to write them.
 * A value that the page owns; zero it, and set done and user. */
#pragma once

#include "model/job/job.h"
#include "picture/paper-pdf.h"
#include "picture/sheets.h"

typedef struct {
  Sheets    *sheets;                         /* NULL: there are none */
  SetdokuJob job, costing;
  PaperCost  cost;                           /* of writing them; seconds 0: they are few, or it is not known yet */
  void     (*done) (void *user);             /* there are other sheets, or their cost is known; may come before print_laying_start () returns */
  void      *user;
} PrintLaying;

/* content: NULL: there are to be none. */
void print_laying_start  (PrintLaying *laying, Content *content, const SheetsStyle *style, const Paper *paper);
bool print_laying_active (const PrintLaying *laying);
void print_laying_clear  (PrintLaying *laying);
