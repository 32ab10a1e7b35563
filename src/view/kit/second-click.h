/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* second-click.h — what a click of the secondary button asks for, a finger asks for that stays where it is.
 *
 * The one place where the secondary button is listened to, so that no such click is without its long press. */
#pragma once

#include <gtk/gtk.h>

/* x, y: in the widget; held: by a finger. */
typedef void (*SecondClick) (GtkWidget *widget, double x, double y, gboolean held, gpointer user);

/* Whatever else the finger had begun there is over when it is told; user: alive as long as the widget. */
void second_click_add (GtkWidget *widget, SecondClick asked, gpointer user);
