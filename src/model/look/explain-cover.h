/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-cover.h — the exact-cover matrix in words. All of them are the caller's to free. */
#pragma once

#include "cover-look.h"

char *explain_cover_title    (const CoverLook *look);                /* "Take row r2c9=1"; NULL: the event takes none */
/* "The column of row 2, column 9 has the fewest rows: 2. Its four columns are covered; 11 rows go." NULL: nothing is to be said. */
char *explain_cover_sentence (const CoverLook *look);
char *explain_cover_counts   (const CoverLook *look);                /* "212 of 324 columns open · 197 of 729 rows left" */
char *explain_cover_column   (CoverColumn column);                   /* "row 2, column 9", "1 in row 2" */
char *explain_cover_rows     (const CoverLook *look, CoverColumn column);    /* the same with its rows: "1 in row 2: 6 rows" */
char *explain_cover_name     (CoverColumn column);                   /* the upper half of a heading: "r2c9", "1" */
char *explain_cover_place    (CoverColumn column);                   /* the lower half: "cell", "row 2" */
