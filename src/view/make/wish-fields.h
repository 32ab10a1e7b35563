/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* wish-fields.h — the rows of a form: a name, a dim line about it, a control, and a place for what is wrong with it. */
#pragma once

#include <gtk/gtk.h>

/* about: NULL: none. control: taken; it gets the name for screen readers. below: what else belongs to the row, NULL: nothing.
 * Returns the label for what is wrong, hidden; borrowed. */
GtkLabel  *wish_fields_add   (GtkBox *box, const char *name, const char *about, GtkWidget *control, GtkWidget *below);

/* A row to choose from names, which are taken. changed: of notify::selected, with user. Borrowed. */
GtkDropDown *wish_fields_add_choice (GtkBox *box, const char *name, const char *about, GtkStringList *names, GCallback changed,
                                     gpointer user);

void       wish_fields_add_heading (GtkBox *box, const char *text);

GtkLabel  *wish_fields_new_about (void);                         /* a dim line below something, empty; floating */

/* NULL: nothing is wrong. */
void       wish_fields_say   (GtkLabel *label, const char *wrong);

/* Two numbers, from and to, side by side. changed: called with user, swapped. */
typedef struct { GtkWidget *box; GtkSpinButton *min, *max; } WishRange;

WishRange  wish_range_new    (double low, double high, double step, const char *from, const char *to, GCallback changed,
                              gpointer user);
/* Enter in it does what the window's default button does. */
void       wish_fields_enter_is_default (GtkSpinButton *spin);
GtkWidget *wish_fields_icon  (const char *icon, const char *tip, GCallback clicked, gpointer user);
