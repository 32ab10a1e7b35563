/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* voice.h — what the program says aloud, where somebody listens with a screen reader.
 *
 * GTK has a call for it from 4.14 on. Below, a screen reader tells at once of a new description of what has the focus, and of
 * nothing else that suits: status regions and other names of a cell it passes over. So what is said is for a while the
 * description of the focused widget: until that loses the focus, or something else is said. */
#pragma once

#include <gtk/gtk.h>

/* What is said within one turn of the main loop is said as one message, for a second one would interrupt the first, and after
 * the focus has come to rest. Of its window or, where it is in none, of the active one. text: NULL or "": nothing. */
void voice_say      (GtkWidget *from, const char *text);

/* The same for what is soon out of date: said in one turn, or before the first was heard, the last of these alone is left, and
 * goes before the rest. */
void voice_say_now  (GtkWidget *from, const char *text);

/* Describes the widget in its own words, which come back after others were said. NULL: it has none. What is drawn here tells its
 * value so, too: of a value GTK tells a screen reader only where a widget is one of its own ranges. */
void voice_describe (GtkWidget *widget, const char *text);

/* Whatever the label comes to say is said, while it is on the screen. */
void voice_follow   (GtkLabel *label);
