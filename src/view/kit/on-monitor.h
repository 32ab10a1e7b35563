/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* on-monitor.h — a popover opens where a monitor is.
 *
 * On X11 a part of the window can lie beyond the edge of the screen. A popover of a place there is laid out in the work area of
 * the monitor below it, which is none: GTK 4.8 complains, and then sizes it by what it finds in memory. The same comes of one
 * that is open while the window is laid out anew, its place beyond the edge by then. */
#pragma once

/* Has every popover of the process that is shown from now on point to a place of a monitor: what it points to, as far as that
 * is on one, else the nearest place. It points to what it did before again once it is hidden, which it is where it
 * may not stay on a monitor, as the window moved or grew. Once, after GTK is initialised. */
void on_monitor_keep_popovers (void);
