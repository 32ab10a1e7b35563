/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-spare.h — a place for what is shown if there is room for it.
 *
 * It asks for none, so nothing gets larger by it: what lies around it has its room first. Where what is left is too little the
 * child is not seen, and Tab passes it by. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_SPARE (setdoku_spare_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSpare, setdoku_spare, SETDOKU, SPARE, GtkWidget)

/* NULL: none. The one before goes. */
void setdoku_spare_set_child (SetdokuSpare *self, GtkWidget *child);
