/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-label-stop.h — around a text that Tab comes to, for who reads the window with a screen reader and did not hear it.
 *
 * A label of GTK's takes the focus only where its text can be selected, and then at each click, too; its boxes never do. So it is
 * this around them that has the focus, a ring, and the text as its name. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_LABEL_STOP (setdoku_label_stop_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLabelStop, setdoku_label_stop, SETDOKU, LABEL_STOP, GtkWidget)

/* child: the label, or what it stands in. It is a stop while the child is shown. */
GtkWidget        *setdoku_label_stop_new    (GtkWidget *child, GtkLabel *label);

/* What the label comes to say is its name, until it is given another one. */
void              setdoku_label_stop_follow (SetdokuLabelStop *self, GtkLabel *label);

/* The one that the widget stands in. */
SetdokuLabelStop *setdoku_label_stop_of     (gpointer widget);
