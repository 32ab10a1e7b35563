/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* keys.h — keys of a view, as a table: a row a key, and the action that it gives. */
#pragma once

#include <gtk/gtk.h>

typedef struct {
  guint       keyval;                /* lower case */
  int         shift;                 /* 0: must be up, 1: must be down, −1: either */
  const char *action;                /* of the group, without a parameter */
} Key;

/* TRUE: it is a key of the table, and was given to its action if that is enabled. */
gboolean keys_run          (const Key *keys, int n, GActionGroup *group, guint keyval, GdkModifierType modifiers);

/* The focus is where keys are typed: in a field or a popover. */
gboolean keys_are_typed    (GtkWidget *widget);

/* Wherever the focus is, as long as the action is enabled. target: a string; NULL: none. */
void     keys_add_shortcut (GtkWidget *widget, guint keyval, GdkModifierType modifiers, const char *action, const char *target);
