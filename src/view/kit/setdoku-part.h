/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-part.h — a widget that is made of others, and knows whether there is little room.
 *
 * Whoever has it binds "narrow" to its own; nobody pushes it. A kind of part that looks another way then says how in adapt ().
 * Its children go with it.
 *
 * Property "narrow" (gboolean): there is little room. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_PART (setdoku_part_get_type ())
G_DECLARE_DERIVABLE_TYPE (SetdokuPart, setdoku_part, SETDOKU, PART, GtkWidget)

struct _SetdokuPartClass
{
  GtkWidgetClass parent_class;

  void (*adapt) (SetdokuPart *self);             /* after "narrow" changed; at first it is not narrow */
};

gboolean setdoku_part_is_narrow (gpointer self);

/* The class is on the widget, or is not. */
void     setdoku_part_set_class (gpointer widget, const char *name, gboolean on);
