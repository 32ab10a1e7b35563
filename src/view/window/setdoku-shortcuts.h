/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-shortcuts.h — every key of the program in one table: it sets the accelerators and fills the window that
 * lists them. */
#pragma once

#include <gtk/gtk.h>

typedef struct {
  const char *section;         /* marked NC_("shortcuts"); NULL: as the row above */
  const char *title;           /* marked N_() */
  const char *keys;            /* accelerators as GTK writes them, blank between alternatives, "…" between the ends of a range */
  const char *action;          /* detailed name; NULL: the board itself answers */
} Shortcut;

extern const Shortcut shortcuts[];              /* ended by .title = NULL */

void       setdoku_shortcuts_apply (GtkApplication *application);
GtkWidget *setdoku_shortcuts_new   (GtkWindow *parent);      /* the window */
