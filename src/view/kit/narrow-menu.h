/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* narrow-menu.h — a menu is no wider than the window that it belongs to.
 *
 * On a phone, and with large text, GTK's menus are wider than the screen and lose what is at their end. Here a line that has no
 * room for its key does without it, and breaks if it is still too long. */
#pragma once

/* Has every menu of the process that is shown from now on keep to the width of its window. Once, after GTK is initialised. */
void narrow_menu_keep_in (void);
