/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* print-laying.h — a content laid out as sheets: a book at once, a path on the worker. What was laid out before stays until then.
 * A value that the page owns; zero it, and set done and user. */
#pragma once

#include "model/job/job.h"
#include "picture/sheets.h"

typedef struct {
  Sheets    *sheets;                         /* NULL: there are none */
  SetdokuJob job;
  void     (*done) (void *user);             /* there are other sheets; may come before print_laying_start () returns */
  void      *user;
} PrintLaying;

/* content: NULL: there are to be none. */
void print_laying_start  (PrintLaying *laying, Content *content, const SheetsStyle *style, const Paper *paper);
bool print_laying_active (const PrintLaying *laying);
void print_laying_clear  (PrintLaying *laying);
