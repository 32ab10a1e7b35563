/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* card.h — what the cards of a side panel are made of. */
#pragma once

#include <gtk/gtk.h>

void       card_set_up       (GtkBox *card, int spacing);                        /* downwards, and it looks like a card */
GtkWidget *card_label_new    (const char *text, const char *css_class);          /* wraps to the width of the panel */
GtkWidget *card_label_append (GtkBox *box, const char *text, const char *css_class);
void       card_label_show   (GtkLabel *label, const char *text);                /* NULL or "": it is hidden */
