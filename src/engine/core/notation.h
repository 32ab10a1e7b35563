/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* notation.h — cells, candidates and houses as one types and prints them: r4c5, r4c5=7, r4c5<>7, row4.
 *
 * The same in every language and every file; what people read in a sentence is worded elsewhere. */
#pragma once

#include <stdbool.h>

/* Room for any of them. A value: printf ("%s", notation_cell (cell).text). */
typedef struct { char text[12]; } NotationText;

extern const char *const house_kind_ids[3];                        /* "row", "column", "box": of house / 9 */

NotationText notation_cell       (int cell);                       /* "r4c5" */
NotationText notation_placed     (int cell, int digit);            /* "r4c5=7" */
NotationText notation_struck     (int cell, int digit);            /* "r4c5<>7" */
NotationText notation_house      (int house);                      /* "row4" */

/* They take what they read off the front of the text. False, and nothing is taken or written: that is not one. */
bool         notation_read_cell   (const char **text, int *cell);
bool         notation_read_placed (const char **text, int *cell, int *digit);
bool         notation_read_house  (const char **text, int *house);
