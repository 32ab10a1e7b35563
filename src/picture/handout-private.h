/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* handout-private.h — what the two files of a handout share. */
#pragma once

#include "handout.h"

void handout_append         (HandoutKind kind, const char *words, GString *text);      /* escaped */
void handout_define_colours (GString *text);                                           /* of the board, for LaTeX's head */
