/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "book-style.h"

#include <glib/gi18n.h>

const int book_per_page[] = { 1, 2, 4, 6, 9, 12, 0 };

const BookChoice book_solutions[N_BOOK_SOLUTIONS] = {
  [BOOK_SOLUTIONS_NONE] = { "none", N_("No solutions") },
  [BOOK_SOLUTIONS_FOOT] = { "foot", N_("Upside down") },
  [BOOK_SOLUTIONS_END] = { "end", N_("At the end") },
};

const BookChoice book_candidates[N_BOOK_CANDIDATES] = {
  [BOOK_CANDIDATES_NONE] = { "none", N_("No candidates") },
  [BOOK_CANDIDATES_GRID] = { "grid", N_("A grid for marks") },
  [BOOK_CANDIDATES_ALL] = { "all", N_("Every possible digit") },
};

const BookChoice book_lines[N_BOOK_LINES] = {
  [BOOK_LINE_NONE] = { "none", N_("No line") },
  [BOOK_LINE_TIME] = { "time", N_("Time") },
  [BOOK_LINE_DATE] = { "date", N_("Date") },
};

const BookStyle book_default_style = {
  .per_page = 6, .solutions = BOOK_SOLUTIONS_END, .numbers = true, .page_numbers = true,
};

bool
book_style_numbers (const BookStyle *style)
{
  return style->numbers || style->solutions != BOOK_SOLUTIONS_NONE;
}
