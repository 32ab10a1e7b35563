/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* book-rate.h — rates what a book holds and no file has rated, by all processors. */
#pragma once

#include <gio/gio.h>

#include "picture/book.h"

/* What is rated on Sudoku Explainer's scale, or has not exactly one solution, is passed over; what is beyond the rater stays
 * unrated. n_jobs: threads, 0 for one a processor. progress: called now and then, 0–1; may be NULL. */
void book_rate (Book *book, int n_jobs, void (*progress) (double part), GCancellable *cancellable);
