/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-tree-menu.c — the menu of a node of the tree: go there, stop there, and which rule would have saved its guess. */
#include <glib/gi18n.h>

#include "watch-private.h"

static Condition
condition_of (uint64_t step)
{
  return (Condition) { .cell = -1, .event = step };
}

static void
go_to (SetdokuWatch *self, uint64_t step)
{
  watch_inspect (self, -1, 0);
  setdoku_player_seek (self->player, step);
}

static void
on_go (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  if (watch_ready (data))
    go_to (data, g_variant_get_uint64 (parameter));
}

static void
on_stop (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SetdokuWatch *self = data;
  Condition condition = condition_of (g_variant_get_uint64 (parameter));
  int there = setdoku_player_find_breakpoint (self->player, &condition);

  if (there >= 0)
    setdoku_player_remove_breakpoint (self->player, (unsigned) there);
  else
    setdoku_player_add_breakpoint (self->player, &condition);
}

static void
on_rescue (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SetdokuWatch *self = data;

  if (!watch_ready (self))
    return;
  go_to (self, g_variant_get_uint64 (parameter));
  if (watch_can_rescue (self))
    watch_rescue (self);
}

static const GActionEntry entries[] = {
  { "tree-go", on_go, "t" },
  { "tree-stop", on_stop, "t" },
  { "tree-rescue", on_rescue, "t" },
};

static void
append (GMenu *menu, const char *label, const char *action, uint64_t step)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "t", step);
  g_menu_append_item (menu, item);
}

static void
on_menu (GtkWidget *tree, guint64 step, double x, double y, SetdokuWatch *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  Condition condition = condition_of (step);
  GtkWidget *parent = gtk_widget_get_parent (tree);
  bool stops = setdoku_player_find_breakpoint (self->player, &condition) >= 0;

  if (!self->active || !watch_ready (self) || !parent)
    return;
  setdoku_player_pause (self->player);
  append (menu, _("Go to this guess"), "search.tree-go", step);
  append (menu, stops ? _("Do not stop at this guess any more") : _("Stop at this guess"), "search.tree-stop", step);
  append (menu, _("What rule would have saved this guess?"), "search.tree-rescue", step);
  gtk_widget_translate_coordinates (tree, parent, x, y, &x, &y);
  watch_pop_up (self, parent, G_MENU_MODEL (menu), x, y);
}

void
watch_add_tree_menu (SetdokuWatch *self, GtkWidget *tree)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (tree, "menu", G_CALLBACK (on_menu), self, 0);
}
