/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* phone.h — a window as narrow as a phone is worked with fingers, and so is every window of a screen that was just
 * touched: what is pressed in it is at least 44 pixels large. */
#pragma once

#include <gtk/gtk.h>

/* While the window is that narrow it has the style class "phone", and of the buttons that its desktop wants there only the one that
 * closes it. Then, and while fingers are used, it has the class "fingers". */
void phone_follow      (GtkWindow *window);
/* Told by every window that is followed, and by tests. */
void phone_set_touched (gboolean touched);
