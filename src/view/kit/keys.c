/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "keys.h"

gboolean
keys_run (const Key      *keys,
          int             n,
          GActionGroup   *group,
          guint           keyval,
          GdkModifierType modifiers)
{
  guint lower = gdk_keyval_to_lower (keyval);
  int shift = (modifiers & GDK_SHIFT_MASK) != 0;

  for (int i = 0; i < n; i++)
    if (keys[i].keyval == lower && (keys[i].shift < 0 || keys[i].shift == shift))
      {
        if (g_action_group_get_action_enabled (group, keys[i].action))
          g_action_group_activate_action (group, keys[i].action, NULL);
        return TRUE;
      }
  return FALSE;
}

gboolean
keys_are_typed (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && (GTK_IS_TEXT (focus) || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER));
}

void
keys_add_shortcut (GtkWidget      *widget,
                   guint           keyval,
                   GdkModifierType modifiers,
                   const char     *action,
                   const char     *target)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (keyval, modifiers), gtk_named_action_new (action));

  if (target)
    gtk_shortcut_set_arguments (shortcut, g_variant_new_string (target));
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
  gtk_widget_add_controller (widget, controller);
}
