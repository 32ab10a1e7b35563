/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* export-keep.h — what was chosen in the Export window is chosen in the next one, too.
 *
 * A row that is kept has a name in the settings, and stands there once somebody has chosen; until then it is as usual, so that
 * the style goes on being the window's. What follows from that which leaves the window (a film of what, from where to where, how
 * fast) is no choice of that kind, and is not kept. */
#pragma once

#include <gtk/gtk.h>

#define EXPORT_CHOICE_KEY "export"       /* in the settings: "picture-ground=transparent film-shape=1:1 …" */

/* Sets the control to what was chosen last, and writes down what will be. settings: NULL: nothing is kept. key: copied. control:
 * a switch, or a number; whoever is told of its changes connects afterwards. */
void export_keep      (GSettings *settings, const char *key, GtkWidget *control);
/* The same of a list; ids: as many as it has words, stable, without blanks; copied. */
void export_keep_list (GSettings *settings, const char *key, GtkDropDown *list, const char *const *ids);
