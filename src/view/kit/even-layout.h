/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* even-layout.h — choices in columns of one width: side by side where there is room, else in as few rows as will do, and as many
 * in each. */
#pragma once

#include <gtk/gtk.h>

#define TYPE_EVEN_LAYOUT (even_layout_get_type ())
G_DECLARE_FINAL_TYPE (EvenLayout, even_layout, SETDOKU, EVEN_LAYOUT, GtkLayoutManager)

/* most: columns; least: whatever the width. */
GtkLayoutManager *even_layout_new (int least, int most, int spacing);
void              even_layout_set (EvenLayout *self, int least, int most);

/* Of two choices none is shortened for the other's sake: they share a row as they need it, or have one each. */
GtkLayoutManager *even_layout_new_whole (int spacing);
