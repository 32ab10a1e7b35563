/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* help-lists.h — what pages of the guide say from tables: the formats of files, the values of ratings. Part of help. */
#pragma once

#include <glib.h>

/* Each adds paragraphs, translated. */
void help_add_formats (GPtrArray *text);
void help_add_ratings (GPtrArray *text);

/* What a step by this RateTechnique is rated at least, in tenths. */
int  help_least_rating (int technique);
