/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* phone.h — a window as small as a phone, upright, is worked with fingers: what is pressed in it is at least 44 pixels large. */
#pragma once

#include <gtk/gtk.h>

/* While the window has that size it has the style class "phone", and of the buttons that its desktop wants there only the one that
 * closes it. */
void phone_follow (GtkWindow *window);
