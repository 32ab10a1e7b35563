/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* place-notation.h — cells of a board of any shape as one types and prints them: r4c15. Columns is the canvas's. */
#pragma once

#include <stdbool.h>

typedef struct { char text[16]; } PlaceText;         /* a value: printf ("%s", place_text_on (cell, columns).text) */

PlaceText place_text_on (int cell, int columns);

/* Takes it off the front of the text. False, and nothing is taken or written: that is not one, or not on the board. */
bool      place_read    (const char **text, int rows, int columns, int *cell);
