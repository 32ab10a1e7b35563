/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-tree.c — the tree of the search in Watch: a page of the panel for where it is, and the whole of it, unfolded above the
 * strip. It grows only while one of the two is seen. */
#include <glib/gi18n.h>

#include "model/tree-spine.h"
#include "setdoku-tree-page.h"
#include "setdoku-tree.h"
#include "watch-private.h"

/* Heights of the whole tree, in pixels: the board keeps its room. */
static const int heights[] = {
  [SETDOKU_STATURE_TALL] = 170,
  [SETDOKU_STATURE_LOW]  = 96,
  [SETDOKU_STATURE_FLAT] = 0,          /* there is no room for it */
};

enum { HEIGHT_NARROW = 120 };

struct _WatchTree
{
  SetdokuTreeBuilder *builder;
  GtkWidget          *page;            /* the panel has it */
  GtkWidget          *pane;            /* the whole tree with its buttons; ours, the window shows it */
  GtkWidget          *canvas, *form;
  GtkLabel           *words;
  SetdokuStature      stature;
  gboolean            unfolded;
  int                 hovered;         /* cell, −1 */
};

static gboolean
guesses (SetdokuWatch *self)
{
  return watch_ready (self) && (setdoku_player_get_strategy (self->player)->guess
                                || setdoku_player_get_totals (self->player)->nodes > 0);
}

static gboolean
pane_is_wanted (SetdokuWatch *self)
{
  return self->active && self->tree->unfolded && heights[self->tree->stature] > 0;
}

/* What is pointed at in the tree is ringed on the board. */
static void
point_out (SetdokuWatch *self)
{
  CellSet cells = CELLS_NONE;

  if (self->tree->hovered < 0)
    return;
  cells_add (&cells, self->tree->hovered);
  setdoku_grid_set_marks (self->grid, cells, -1, watch_is_fast (self) ? -1 : watch_get_cell (self));
}

/* The numbers within a folded subtree are found out; while the whole tree is shown, the detail is for that. */
static void
ask_numbers (SetdokuWatch *self, const Tree *tree, uint64_t cursor)
{
  TreeNode node;

  if (!tree || watch_is_fast (self) || gtk_widget_get_visible (self->tree->pane))
    return;
  tree_get (tree, tree_at (tree, cursor), &node);
  if (node.folded && node.last != UINT64_MAX)
    setdoku_tree_builder_ask_detail (self->tree->builder, node.first - 1, node.last);
}

static void
refresh_page (SetdokuWatch *self)
{
  const Tree *tree = setdoku_tree_builder_get_tree (self->tree->builder);
  uint64_t cursor = setdoku_player_get_cursor (self->player), begin;
  const Tree *detail = setdoku_tree_builder_get_detail (self->tree->builder, &begin);
  Spine spine;

  tree_spine (tree, detail, setdoku_player_get_view (self->player), setdoku_player_get_event (self->player), cursor, &spine);
  setdoku_tree_page_set (SETDOKU_TREE_PAGE (self->tree->page), &spine, guesses (self));
  ask_numbers (self, tree, cursor);
}

/* The node that is pointed at or in focus; else how large the tree is. */
static void
refresh_words (SetdokuWatch *self)
{
  g_autofree char *node = setdoku_tree_describe (SETDOKU_TREE (self->tree->canvas)), *number = NULL, *text = NULL;
  uint64_t nodes = setdoku_player_get_totals (self->player)->nodes;

  number = explain_count (nodes);
  /* Translators: %s is a number */
  text = g_strdup_printf (ngettext ("%s guess", "%s guesses", (gulong) nodes), number);
  gtk_label_set_label (self->tree->words, node ? node : text);
}

/* All of the tree and all of the strip below it have the same axis. */
static void
align_to_strip (SetdokuWatch *self)
{
  SetdokuStrip *strip = setdoku_transport_get_strip (self->bar);
  uint64_t from, to, length = setdoku_player_get_length (self->player);
  double left, right;

  setdoku_strip_get_shown (strip, &from, &to);
  left = setdoku_strip_x_of (strip, from);
  right = setdoku_strip_x_of (strip, to);
  if (from == 0 && to == length && right > left)
    setdoku_tree_set_axis (SETDOKU_TREE (self->tree->canvas),
                           (double) length * gtk_widget_get_width (self->tree->canvas) / (right - left));
}

static void
refresh_pane (SetdokuWatch *self)
{
  SetdokuTree *canvas = SETDOKU_TREE (self->tree->canvas);
  gboolean can = setdoku_tree_can_branch (canvas), branches = setdoku_tree_get_branches (canvas);

  align_to_strip (self);
  setdoku_tree_update (canvas);
  refresh_words (self);
  gtk_widget_set_visible (self->tree->form, can);
  gtk_button_set_label (GTK_BUTTON (self->tree->form), branches ? _("Along time") : _("As branches"));
}

void
watch_refresh_tree (SetdokuWatch *self)
{
  if (gtk_widget_get_mapped (self->tree->page))
    refresh_page (self);
  if (gtk_widget_get_visible (self->tree->pane))
    refresh_pane (self);
  point_out (self);
}

static void
update_shown (SetdokuWatch *self)
{
  gtk_widget_set_visible (self->tree->pane, pane_is_wanted (self));
  setdoku_tree_builder_set_shown (self->tree->builder, self->active && (pane_is_wanted (self)
                                                                        || gtk_widget_get_mapped (self->tree->page)));
}

static void
on_built (SetdokuTreeBuilder *builder, SetdokuWatch *self)
{
  if (self->active && watch_ready (self))
    watch_refresh_tree (self);
}

static void
on_seek (GtkWidget *widget, guint64 step, SetdokuWatch *self)
{
  if (!self->active || !watch_ready (self))
    return;
  watch_hint_used (self);
  watch_inspect (self, -1, 0);
  setdoku_player_seek (self->player, step);
}

static void
on_hovered (GtkWidget *widget, int cell, SetdokuWatch *self)
{
  self->tree->hovered = cell;
  if (!self->active || !watch_ready (self))
    return;
  watch_refresh_board (self, watch_is_fast (self));
  point_out (self);
  if (gtk_widget_get_visible (self->tree->pane))
    refresh_words (self);
}

/* What the tree does not answer itself is a key of the view. */
static gboolean
on_key (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, SetdokuWatch *self)
{
  return watch_key (self, keyval, keycode, modifiers);
}

static void
add_keys (SetdokuWatch *self, GtkWidget *widget)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  g_signal_connect_object (key, "key-pressed", G_CALLBACK (on_key), self, 0);
  gtk_widget_add_controller (widget, key);
}

/* Actions. */

static void
on_unfold (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SetdokuWatch *self = data;
  GtkRoot *root = gtk_widget_get_root (self->tree->canvas);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  self->tree->unfolded = !self->tree->unfolded;
  if (!self->tree->unfolded && focus && gtk_widget_is_ancestor (focus, self->tree->pane))
    gtk_widget_grab_focus (GTK_WIDGET (self->grid));
  update_shown (self);
  watch_update_actions (self);
  watch_refresh_tree (self);
}

static void
on_fit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  setdoku_tree_fit (SETDOKU_TREE (((SetdokuWatch *) data)->tree->canvas));
}

static void
on_zoom (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  setdoku_tree_zoom (SETDOKU_TREE (((SetdokuWatch *) data)->tree->canvas), g_variant_get_double (parameter));
}

static void
on_form (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SetdokuWatch *self = data;
  SetdokuTree *canvas = SETDOKU_TREE (self->tree->canvas);

  setdoku_tree_set_branches (canvas, !setdoku_tree_get_branches (canvas));
  refresh_pane (self);
}

static const GActionEntry entries[] = {
  { "unfold", on_unfold, NULL, "false" },
  { "tree-fit", on_fit },
  { "tree-zoom", on_zoom, "d" },
  { "tree-form", on_form },
};

void
watch_update_tree_actions (SetdokuWatch *self)
{
  gboolean can = self->active && watch_ready (self);

  update_shown (self);
  for (size_t i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      GSimpleAction *action = G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), entries[i].name));

      g_simple_action_set_enabled (action, i == 0 ? can && heights[self->tree->stature] > 0 : can && pane_is_wanted (self));
      if (i == 0)
        g_simple_action_set_state (action, g_variant_new_boolean (self->tree->unfolded));
    }
}

/* Building. */

static const struct { const char *icon, *label, *tooltip, *action; } buttons[] = {
  { "zoom-out-symbolic", N_("Zoom out"), N_("Zoom out (−)"), "search.tree-zoom(0.64)" },
  { "zoom-in-symbolic", N_("Zoom in"), N_("Zoom in (+)"), "search.tree-zoom(1.5625)" },
  { "zoom-fit-best-symbolic", N_("Show all of the tree"), N_("Show all of the tree (Home)"), "search.tree-fit" },
  { "pan-down-symbolic", N_("Fold the tree"), N_("Fold the tree (T)"), "search.unfold" },
};

static void
add_button (GtkWidget *head, GtkWidget *button, const char *action)
{
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (head), button);
}

static GtkWidget *
new_head (WatchTree *tree)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2), *words = gtk_label_new (NULL);

  tree->words = GTK_LABEL (words);
  gtk_label_set_xalign (tree->words, 0);
  gtk_label_set_ellipsize (tree->words, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_add_css_class (words, "small");
  gtk_widget_add_css_class (words, "dim");
  gtk_widget_add_css_class (words, "num");
  gtk_box_append (GTK_BOX (head), words);
  tree->form = gtk_button_new_with_label (_("Along time"));
  add_button (head, tree->form, "search.tree-form");
  for (size_t i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkWidget *button = gtk_button_new_from_icon_name (buttons[i].icon);

      gtk_widget_set_tooltip_text (button, _(buttons[i].tooltip));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(buttons[i].label), -1);
      add_button (head, button, buttons[i].action);
    }
  return head;
}

static void
build_pane (SetdokuWatch *self)
{
  WatchTree *tree = self->tree;
  GtkWidget *head = new_head (tree);

  tree->pane = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 4));
  gtk_widget_add_css_class (tree->pane, "bar");
  gtk_widget_add_css_class (tree->pane, "tree");
  tree->canvas = setdoku_tree_new (tree->builder, self->player);
  gtk_widget_set_margin_start (head, 22);
  gtk_widget_set_margin_end (head, 22);
  gtk_widget_set_margin_top (head, 6);
  /* Its time is that of the strip below. */
  gtk_widget_set_margin_start (tree->canvas, 22);
  gtk_widget_set_margin_end (tree->canvas, 22);
  gtk_box_append (GTK_BOX (tree->pane), head);
  gtk_box_append (GTK_BOX (tree->pane), tree->canvas);
  gtk_widget_insert_action_group (tree->pane, "search", G_ACTION_GROUP (self->actions));
  gtk_widget_set_visible (tree->pane, FALSE);
}

void
watch_add_tree (SetdokuWatch *self)
{
  WatchTree *tree = self->tree = g_new0 (WatchTree, 1);

  tree->hovered = -1;
  tree->builder = setdoku_tree_builder_new (self->player);
  tree->page = setdoku_tree_page_new ();
  build_pane (self);
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  setdoku_watch_panel_add_page (self->panel, "tree", C_("search", "Tree"), tree->page);
  add_keys (self, setdoku_tree_page_get_spine (SETDOKU_TREE_PAGE (tree->page)));
  add_keys (self, tree->canvas);
  watch_add_tree_menu (self, tree->canvas);
  g_signal_connect_object (tree->builder, "changed", G_CALLBACK (on_built), self, 0);
  g_signal_connect_object (tree->page, "seek", G_CALLBACK (on_seek), self, 0);
  g_signal_connect_object (tree->page, "hovered", G_CALLBACK (on_hovered), self, 0);
  g_signal_connect_object (tree->page, "map", G_CALLBACK (update_shown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tree->page, "unmap", G_CALLBACK (update_shown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tree->canvas, "seek", G_CALLBACK (on_seek), self, 0);
  g_signal_connect_object (tree->canvas, "hovered", G_CALLBACK (on_hovered), self, 0);
}

void
watch_remove_tree (SetdokuWatch *self)
{
  WatchTree *tree = g_steal_pointer (&self->tree);

  if (!tree)
    return;
  g_signal_handlers_disconnect_by_data (tree->page, self);
  g_signal_handlers_disconnect_by_data (tree->canvas, self);
  g_signal_handlers_disconnect_by_data (tree->builder, self);
  setdoku_tree_builder_set_shown (tree->builder, false);
  g_object_unref (tree->builder);
  g_object_unref (tree->pane);
  g_free (tree);
}

void
watch_reset_tree (SetdokuWatch *self)
{
  setdoku_tree_reset (SETDOKU_TREE (self->tree->canvas));
}

void
watch_set_tree_room (SetdokuWatch *self, SetdokuRoom room)
{
  gboolean narrow = room.shape == SETDOKU_SHAPE_NARROW;

  self->tree->stature = room.stature;
  setdoku_tree_set_height (SETDOKU_TREE (self->tree->canvas),
                           narrow ? MIN (heights[room.stature], HEIGHT_NARROW) : heights[room.stature]);
  if (narrow)
    gtk_widget_add_css_class (self->tree->pane, "narrow");
  else
    gtk_widget_remove_css_class (self->tree->pane, "narrow");
  watch_update_tree_actions (self);
}

GtkWidget *
setdoku_watch_get_tree (SetdokuWatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH (self), NULL);
  return self->tree->pane;
}
