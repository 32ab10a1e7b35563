/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-tree-pane.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/search/tree-spine.h"
#include "setdoku-tree-page.h"
#include "setdoku-tree-spine.h"
#include "setdoku-tree.h"
#include "view/kit/bar.h"
#include "view/kit/command.h"
#include "view/kit/popovers.h"
#include "view/kit/setdoku-part.h"
#include "view/kit/picture-source.h"

/* Heights of the whole tree, in pixels: the board keeps its room. */
static const int heights[] = {
  [SETDOKU_STATURE_TALL] = 170,
  [SETDOKU_STATURE_LOW]  = 96,
  [SETDOKU_STATURE_FLAT] = 0,          /* there is no room for it */
};

enum { HEIGHT_NARROW = 120, HEIGHT_AMPLE = 166, MARGIN = 22 };

struct _SetdokuTreePane
{
  GtkBox              parent_instance;

  SetdokuSearch      *search;
  SetdokuPlayer      *player;          /* its */
  SetdokuInspection  *inspection;
  SetdokuStrip       *strip;
  SetdokuTreeBuilder *builder;
  SetdokuTreePage    *page;            /* the panel has it */
  SetdokuTree        *canvas;
  GtkButton          *form;
  GtkLabel           *words;
  GtkWidget          *menu;            /* weak: of a node; NULL: none is open */
  SetdokuRoom         room;
  gboolean            unfolded[2];     /* where there is ample room, by itself; elsewhere, when it is asked for */
};

G_DEFINE_FINAL_TYPE (SetdokuTreePane, setdoku_tree_pane, GTK_TYPE_BOX)

static gboolean
guesses (SetdokuTreePane *self)
{
  return setdoku_player_get_strategy (self->player)->guess || setdoku_player_get_totals (self->player)->nodes > 0;
}

static gboolean
is_unfolded (SetdokuTreePane *self)
{
  return self->unfolded[self->room.ample ? 0 : 1];
}

static gboolean
is_wanted (SetdokuTreePane *self)
{
  return setdoku_search_is_open (self->search) && is_unfolded (self) && heights[self->room.stature] > 0;
}

/* The numbers within a folded subtree are found out; while the whole tree is shown from near, the detail is for that. */
static void
ask_numbers (SetdokuTreePane *self, const Tree *tree, uint64_t cursor)
{
  TreeNode node;

  if (!tree || setdoku_search_is_fast (self->search) || (is_wanted (self) && setdoku_tree_wants_detail (self->canvas)))
    return;
  tree_get (tree, tree_at (tree, cursor), &node);
  if (node.folded && node.last != UINT64_MAX)
    setdoku_tree_builder_ask_detail (self->builder, node.first - 1, node.last);
}

/* While the worker has the tree the page waits for it, which is not long: else it would flicker. */
static void
update_page (SetdokuTreePane *self)
{
  const Tree *tree = setdoku_tree_builder_get_tree (self->builder);
  uint64_t cursor = setdoku_player_get_cursor (self->player), begin;
  const Tree *detail = setdoku_tree_builder_get_detail (self->builder, &begin);
  SetdokuTreeSpine *drawn = SETDOKU_TREE_SPINE (setdoku_tree_page_get_spine (self->page));
  Spine spine;
  Limbs limbs;
  const TreeShape *shapes;
  int first, last, n_shapes;

  if (setdoku_tree_builder_is_away (self->builder))
    return;
  tree_spine (tree, detail, setdoku_player_get_columns (self->player), setdoku_player_get_any (self->player),
              setdoku_player_get_event (self->player), cursor, &spine);
  setdoku_tree_spine_get_columns (drawn, &spine, &first, &last);
  tree_limbs (tree, detail, &spine, first, last, setdoku_tree_spine_opened, drawn, &limbs);
  setdoku_tree_page_set (self->page, &spine, &limbs, guesses (self));
  shapes = setdoku_tree_builder_get_shapes (self->builder, &n_shapes);
  setdoku_tree_page_set_shapes (self->page, shapes, n_shapes, cursor);
  setdoku_tree_set_frame (self->canvas, first >= 0 && first < spine.n_rows ? spine.rows[first].step : 0, first + 1, last + 1);
  ask_numbers (self, tree, cursor);
}

/* The node that is pointed at or in focus; else how large the tree is. */
static void
update_words (SetdokuTreePane *self)
{
  g_autofree char *node = setdoku_tree_describe (self->canvas), *number = NULL, *text = NULL;
  uint64_t nodes = setdoku_player_get_totals (self->player)->nodes;

  number = explain_count (nodes);
  /* Translators: %s is a number */
  text = g_strdup_printf (ngettext ("%s guess", "%s guesses", (gulong) nodes), number);
  gtk_label_set_label (self->words, node ? node : text);
}

/* All of the tree and all of the strip below it have the same axis. */
static void
align_to_strip (SetdokuTreePane *self)
{
  uint64_t from, to, length = setdoku_player_get_length (self->player);
  double left, right;

  setdoku_strip_get_shown (self->strip, &from, &to);
  left = setdoku_strip_x_of (self->strip, from);
  right = setdoku_strip_x_of (self->strip, to);
  if (from == 0 && to == length && right > left)
    setdoku_tree_set_axis (self->canvas,
                           (double) length * gtk_widget_get_width (GTK_WIDGET (self->canvas)) / (right - left));
}

static void
update_pane (SetdokuTreePane *self)
{
  gboolean can = setdoku_tree_can_branch (self->canvas), branches = setdoku_tree_get_branches (self->canvas);

  align_to_strip (self);
  setdoku_tree_update (self->canvas);
  update_words (self);
  gtk_widget_set_visible (GTK_WIDGET (self->form), can);
  gtk_button_set_label (self->form, branches ? _("Along time") : _("As branches"));
}

static void
update_shown (SetdokuTreePane *self)
{
  gboolean wanted = is_wanted (self);

  gtk_widget_set_visible (GTK_WIDGET (self), wanted);
  setdoku_tree_builder_set_shown (self->builder, wanted || (setdoku_search_is_open (self->search)
                                                            && gtk_widget_get_mapped (GTK_WIDGET (self->page))));
}

void
setdoku_tree_pane_update (SetdokuTreePane *self)
{
  g_return_if_fail (SETDOKU_IS_TREE_PANE (self));
  update_shown (self);
  if (!setdoku_search_is_live (self->search))
    return;
  if (gtk_widget_get_mapped (GTK_WIDGET (self->page)))
    update_page (self);
  if (is_wanted (self))
    update_pane (self);
}

/* Of the page and of the canvas. */

static void
on_seek (SetdokuTreePane *self, guint64 step)
{
  if (setdoku_search_is_live (self->search))
    gtk_widget_activate_action (GTK_WIDGET (self), "search.tree-go", "t", step);
}

static void
on_hovered (SetdokuTreePane *self, int cell)
{
  setdoku_inspection_hover_cell (self->inspection, cell);
  if (setdoku_search_is_live (self->search) && is_wanted (self))
    update_words (self);
}

/* Other columns are seen, or something was opened. */
static void
on_looked (SetdokuTreePane *self)
{
  if (setdoku_search_is_live (self->search) && gtk_widget_get_mapped (GTK_WIDGET (self->page)))
    update_page (self);
}

static void
on_wanted (SetdokuTreePane *self, guint64 first, guint64 last)
{
  setdoku_tree_builder_ask_detail (self->builder, first, last);
}

static void
on_framed (SetdokuTreePane *self, int levels)
{
  setdoku_tree_spine_scroll (SETDOKU_TREE_SPINE (setdoku_tree_page_get_spine (self->page)), levels);
}

static void
on_started (SetdokuTreePane *self)
{
  setdoku_tree_spine_reset (SETDOKU_TREE_SPINE (setdoku_tree_page_get_spine (self->page)));
}

static void
append (GMenu *menu, const char *label, const char *action, uint64_t step)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "t", step);
  g_menu_append_item (menu, item);
}

/* Go to a node, stop there, and which rule would have saved its guess. */
static void
on_menu (SetdokuTreePane *self, guint64 step, double x, double y)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  Condition condition = { .cell = -1, .event = step };
  bool stops = setdoku_player_find_breakpoint (self->player, &condition) >= 0;

  if (!setdoku_search_is_live (self->search))
    return;
  setdoku_player_pause (self->player);
  append (menu, _("Go to this guess"), "search.tree-go", step);
  append (menu, stops ? _("Do not stop at this guess any more") : _("Stop at this guess"), "search.tree-stop", step);
  append (menu, _("What rule would have saved this guess?"), "search.tree-rescue", step);
  picture_source_append (GTK_WIDGET (self->canvas), menu);
  gtk_widget_translate_coordinates (GTK_WIDGET (self->canvas), GTK_WIDGET (self), x, y, &x, &y);
  popovers_open_menu (&self->menu, G_MENU_MODEL (menu), GTK_WIDGET (self), (int) x, (int) y);
}

/* Commands. */

static gboolean
can_unfold (gpointer data)
{
  SetdokuTreePane *self = data;

  return setdoku_search_is_live (self->search) && heights[self->room.stature] > 0;
}

static gboolean can_look (gpointer data) { return setdoku_search_is_live (SETDOKU_TREE_PANE (data)->search) && is_wanted (data); }

/* The other way than it is seen to be: the room may have changed it since the action was asked how it stands. */
static void
run_unfold (gpointer data, GVariant *value)
{
  SetdokuTreePane *self = data;

  self->unfolded[self->room.ample ? 0 : 1] = !is_unfolded (self);
  setdoku_tree_pane_update (self);
}

static GVariant *get_unfolded (gpointer data) { return g_variant_new_boolean (is_unfolded (data)); }
static void run_fit (gpointer data, GVariant *value) { setdoku_tree_fit (SETDOKU_TREE_PANE (data)->canvas); }

static void
run_zoom (gpointer data, GVariant *factor)
{
  setdoku_tree_zoom (SETDOKU_TREE_PANE (data)->canvas, g_variant_get_double (factor));
}

static void
run_form (gpointer data, GVariant *value)
{
  SetdokuTreePane *self = data;

  setdoku_tree_set_branches (self->canvas, !setdoku_tree_get_branches (self->canvas));
  update_pane (self);
}

static const Command commands[] = {
  { "unfold", run_unfold, NULL, can_unfold, get_unfolded },
  { "tree-fit", run_fit, NULL, can_look },
  { "tree-zoom", run_zoom, "d", can_look },
  { "tree-form", run_form, NULL, can_look },
};

/* Object. */

static void
setdoku_tree_pane_set_property (GObject *object, guint id, const GValue *value, GParamSpec *property)
{
  SetdokuTreePane *self = SETDOKU_TREE_PANE (object);
  gboolean narrow, was_ample = self->room.ample;

  self->room = *(const SetdokuRoom *) g_value_get_boxed (value);
  if (!self->room.ample != !was_ample)
    setdoku_tree_set_branches (self->canvas, !self->room.ample);
  narrow = self->room.shape == SETDOKU_SHAPE_NARROW;
  setdoku_tree_set_height (self->canvas, narrow             ? MIN (heights[self->room.stature], HEIGHT_NARROW)
                                         : self->room.ample ? HEIGHT_AMPLE : heights[self->room.stature]);
  setdoku_part_set_class (GTK_WIDGET (self), "narrow", narrow);
  update_shown (self);
}

static void
setdoku_tree_pane_dispose (GObject *object)
{
  SetdokuTreePane *self = SETDOKU_TREE_PANE (object);

  popovers_drop (&self->menu);
  if (self->builder)
    setdoku_tree_builder_set_shown (self->builder, false);
  g_clear_object (&self->builder);
  g_clear_object (&self->page);
  g_clear_object (&self->strip);
  g_clear_object (&self->inspection);
  g_clear_object (&self->search);
  G_OBJECT_CLASS (setdoku_tree_pane_parent_class)->dispose (object);
}

static void
setdoku_tree_pane_class_init (SetdokuTreePaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = setdoku_tree_pane_dispose;
  object_class->set_property = setdoku_tree_pane_set_property;
  g_object_class_install_property (object_class, 1, g_param_spec_boxed ("room", NULL, NULL, SETDOKU_TYPE_ROOM,
                                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "tree-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, SetdokuTreePane, words);
  gtk_widget_class_bind_template_child (widget_class, SetdokuTreePane, form);
}

static void
setdoku_tree_pane_init (SetdokuTreePane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->unfolded[0] = TRUE;
}

static void
build (SetdokuTreePane *self)
{
  GtkWidget *canvas = setdoku_tree_new (self->builder, self->player);

  self->canvas = SETDOKU_TREE (canvas);
  /* Its time is that of the strip below. */
  gtk_widget_set_margin_start (canvas, MARGIN);
  gtk_widget_set_margin_end (canvas, MARGIN);
  gtk_box_append (GTK_BOX (self), canvas);
  self->page = g_object_ref_sink (SETDOKU_TREE_PAGE (setdoku_tree_page_new ()));
}

SetdokuTreePane *
setdoku_tree_pane_new (SetdokuSearch *search, SetdokuInspection *inspection, SetdokuStrip *strip, GActionMap *map)
{
  SetdokuTreePane *self = g_object_new (SETDOKU_TYPE_TREE_PANE, NULL);
  GtkWidget *spine;

  self->search = g_object_ref (search);
  self->player = setdoku_search_get_player (search);
  self->inspection = g_object_ref (inspection);
  self->strip = g_object_ref (strip);
  self->builder = setdoku_tree_builder_new (self->player);
  build (self);
  spine = setdoku_tree_page_get_spine (self->page);
  g_signal_connect_object (search, "notify::open", G_CALLBACK (update_shown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (search, "started", G_CALLBACK (setdoku_tree_reset), self->canvas, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->builder, "changed", G_CALLBACK (setdoku_tree_pane_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (spine, "seek", G_CALLBACK (on_seek), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (search, "started", G_CALLBACK (on_started), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (spine, "looked", G_CALLBACK (on_looked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (spine, "wanted", G_CALLBACK (on_wanted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "seek", G_CALLBACK (on_seek), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (spine, "hovered", G_CALLBACK (on_hovered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "map", G_CALLBACK (update_shown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "unmap", G_CALLBACK (update_shown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->canvas, "seek", G_CALLBACK (on_seek), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->canvas, "hovered", G_CALLBACK (on_hovered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->canvas, "framed", G_CALLBACK (on_framed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->canvas, "menu", G_CALLBACK (on_menu), self, G_CONNECT_SWAPPED);
  commands_add (map, commands, G_N_ELEMENTS (commands), self);
  return self;
}

GtkWidget *
setdoku_tree_pane_get_page (SetdokuTreePane *self)
{
  g_return_val_if_fail (SETDOKU_IS_TREE_PANE (self), NULL);
  return GTK_WIDGET (self->page);
}
