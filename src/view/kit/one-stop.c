/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "one-stop.h"

static bool
is_tab (guint             keyval,
        GdkModifierType   state,
        GtkDirectionType *direction)
{
  bool back = keyval == GDK_KEY_ISO_Left_Tab || state & GDK_SHIFT_MASK;

  *direction = back ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD;
  return !(state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
         && (keyval == GDK_KEY_Tab || keyval == GDK_KEY_KP_Tab || keyval == GDK_KEY_ISO_Left_Tab);
}

/* Without the list the way goes on behind it, or before. */
static gboolean
on_key (GtkEventControllerKey *keys,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        GtkWidget             *list)
{
  GtkDirectionType direction;
  gboolean moved;

  if (!is_tab (keyval, state, &direction))
    return FALSE;
  gtk_widget_set_can_focus (list, FALSE);
  moved = gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (list)), direction);
  gtk_widget_set_can_focus (list, TRUE);
  return moved;
}

void
one_stop (GtkWidget *list)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *scroller = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);

  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), list);
  gtk_widget_add_controller (list, keys);
  if (scroller)
    gtk_widget_set_focusable (scroller, FALSE);
}
