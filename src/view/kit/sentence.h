/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sentence.h — labels of a line or more. */
#pragma once

#include <gtk/gtk.h>

/* From the start of the line, at the end of a box. Not wider than this many letters; text and the CSS class may be NULL. */
GtkLabel *sentence_add        (GtkWidget *box, const char *text, const char *style, int width);
/* What a button says breaks where it is longer than the room for it. */
void      sentence_wrap_below (GtkWidget *button);
