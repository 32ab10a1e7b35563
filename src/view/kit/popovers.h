/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* popovers.h — a widget that places its children itself, and can have popovers.
 *
 * GTK expects of it, at every allocation, to let them take their place and size anew; layout managers do. Else a popover
 * keeps the size that it had before its style was known. */
#pragma once

#include <gtk/gtk.h>

/* Gives the popover its place in the parent, there; popping it up is the caller's. Once it is closed it goes, after the item
 * that closed it was activated. at: a weak pointer to it; what was open there closes. */
void popovers_open          (GtkWidget **at, GtkWidget *popover, GtkWidget *parent, int x, int y);
/* The same of a menu, which is popped up, and stays in its place when it is closed: the next one comes there, too. */
void popovers_open_menu     (GtkWidget **at, GMenuModel *menu, GtkWidget *parent, int x, int y);
void popovers_drop          (GtkWidget **at);            /* at once, if one is open */

/* Where it opens next, in coordinates of its parent. One that is open closes first: GTK would place it at once, also where no
 * monitor is (on-monitor.h). */
void popovers_point_to      (GtkWidget *popover, const GdkRectangle *place);

/* Once it is closed the action, a static string, takes the focus to where the next key is meant for; but what was chosen in it may
 * have opened something that has the focus. */
void popovers_lead_back     (GtkWidget *popover, const char *action);

void popovers_present       (GtkWidget *parent);         /* at the end of size_allocate */
void popovers_remove        (GtkWidget *parent);         /* in dispose: whoever opened one may be told later, or not at all */

/* The whole size_allocate of a widget that has no other children. */
void popovers_size_allocate (GtkWidget *parent, int width, int height, int baseline);
