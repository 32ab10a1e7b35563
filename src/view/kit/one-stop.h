/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* one-stop.h — a list is one stop on the way that Tab takes through a window, however many rows it has. */
#pragma once

#include <gtk/gtk.h>

/* list: a GtkListBox, GtkListView or GtkColumnView whose rows hold nothing that is worked with by itself, or a box of lines, in
 * which the arrows go wherever they point. Tab goes on to what follows the list. What it scrolls in is no stop either. After it is
 * in there. */
void one_stop (GtkWidget *list);
