/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sentence.h — a label of a line or more, from the start of the line, at the end of a box. */
#pragma once

#include <gtk/gtk.h>

/* Not wider than this many letters; text and the CSS class may be NULL. */
GtkLabel *sentence_add (GtkWidget *box, const char *text, const char *style, int width);
