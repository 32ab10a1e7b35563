/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-panel-form.c — where the parts of the panel are: in another place in each form. arrange () says where, and nothing
 * else moves one. */
#include "setdoku-watch-panel-private.h"

#include <math.h>

#include "view/kit/setdoku-part.h"

WatchForm
watch_panel_get_form (SetdokuWatchPanel *self)
{
  return self->room.shape == SETDOKU_SHAPE_NARROW ? WATCH_SHEET : self->room.ample ? WATCH_SPREAD : WATCH_COLUMN;
}

gboolean
watch_panel_is_brief (SetdokuWatchPanel *self)
{
  return watch_panel_get_form (self) == WATCH_SHEET && !self->drawn;
}

/* Where there is no card to be seen there is no gap for them; where they have a page an answer brings it to the front. */
static void
update_cards (SetdokuWatchPanel *self)
{
  gboolean any = FALSE;

  for (GtkWidget *card = gtk_widget_get_first_child (self->at.cards); card; card = gtk_widget_get_next_sibling (card))
    any |= gtk_widget_get_visible (card);
  gtk_widget_set_visible (self->at.cards, any && !watch_panel_is_brief (self));
  gtk_widget_set_visible (self->nothing_asked, !any);
  if (any != self->answered && watch_panel_get_form (self) == WATCH_SPREAD)
    setdoku_watch_pages_show (self->pages, any ? "why" : "code");
  self->answered = any;
}

/* The sheet follows the finger: any way up or down will do, from anywhere on it while it is down, else from its grip. */

enum { FAR = 20, TAP = 6 };            /* px */

static gboolean
is_dragged_from (SetdokuWatchPanel *self, double x, double y)
{
  GtkWidget *under = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  return watch_panel_get_form (self) == WATCH_SHEET
      && (!self->drawn || (under && (under == self->at.grip || gtk_widget_is_ancestor (under, self->at.grip))));
}

static void
on_drag_begin (GtkGestureDrag *gesture, double x, double y, SetdokuWatchPanel *self)
{
  if (!is_dragged_from (self, x, y))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

static void
on_drag_update (GtkGestureDrag *gesture, double dx, double dy, SetdokuWatchPanel *self)
{
  if (fabs (dy) < FAR || (dy < 0) == self->drawn)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (GTK_WIDGET (self), "search.sheet", NULL);
  gtk_event_controller_reset (GTK_EVENT_CONTROLLER (gesture));
}

/* A tap on what peeks; the grip is a button itself. */
static void
on_drag_end (GtkGestureDrag *gesture, double dx, double dy, SetdokuWatchPanel *self)
{
  double x, y;
  GtkWidget *under;

  if (self->drawn || hypot (dx, dy) > TAP || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  under = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  if (under && !gtk_widget_get_ancestor (under, GTK_TYPE_BUTTON))
    gtk_widget_activate_action (GTK_WIDGET (self), "search.sheet", NULL);
}

void
watch_panel_add_drag (SetdokuWatchPanel *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

/* Where the parts are. */

static GtkWidget *
page_of (SetdokuWatchPanel *self, const char *id)
{
  return setdoku_watch_pages_get_page (self->pages, id);
}

/* after: the child of the box to stand behind; NULL: as the first. */
static void
put (GtkWidget *part, GtkWidget *box, GtkWidget *after)
{
  GtkWidget *parent = gtk_widget_get_parent (part);

  g_object_ref (part);
  if (parent && parent != box)
    gtk_box_remove (GTK_BOX (parent), part);
  if (parent == box)
    gtk_box_reorder_child_after (GTK_BOX (box), part, after);
  else
    gtk_box_insert_child_after (GTK_BOX (box), part, after);
  g_object_unref (part);
}

static void
arrange (SetdokuWatchPanel *self)
{
  WatchForm form = watch_panel_get_form (self);
  gboolean spread = form == WATCH_SPREAD, column = form == WATCH_COLUMN;

  put (self->at.explain, spread ? self->at.beside : page_of (self, "explain"), NULL);
  put (self->at.cards, spread ? self->at.why : self->at.sets, spread ? self->nothing_asked : self->card);
  put (GTK_WIDGET (self->program), column ? self->at.sets : page_of (self, "code"), column ? self->at.cards : NULL);
  if (self->at.tree)
    put (self->at.tree, spread ? self->at.below : page_of (self, "tree"), NULL);
  if (self->at.matrix)
    put (self->at.matrix, spread ? self->at.below : page_of (self, "matrix"), spread ? self->at.tree : NULL);
  put (self->at.more, spread ? self->at.why : self->at.aside_box, spread ? self->at.cards : NULL);
  setdoku_set_table_set_tight (self->table, column);
  setdoku_pseudo_code_set_whole (self->program, spread);
  gtk_widget_set_vexpand (GTK_WIDGET (self->program), spread);
  gtk_widget_set_vexpand (self->card, spread);
  gtk_widget_set_visible (self->at.beside, spread);
  gtk_widget_set_visible (self->at.below, spread);
  gtk_widget_set_vexpand (self->at.middle, !spread);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->at.top), spread ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (GTK_BOX (self->at.top), spread);
  gtk_box_set_spacing (GTK_BOX (self->at.top), spread ? 12 : 8);
  gtk_widget_set_halign (setdoku_watch_pages_get_segments (self->pages), spread ? GTK_ALIGN_END : GTK_ALIGN_FILL);
  setdoku_watch_pages_set_form (self->pages, form);
}

static void
take_form (SetdokuWatchPanel *self)
{
  WatchForm form = watch_panel_get_form (self);
  gboolean brief = watch_panel_is_brief (self);

  /* What is seen of the sheet while it is down. */
  if (brief)
    setdoku_watch_pages_show (self->pages, "explain");
  gtk_widget_set_visible (self->at.grip, form == WATCH_SHEET);
  gtk_widget_set_visible (self->at.strategy, form != WATCH_SHEET);
  gtk_widget_set_visible (self->at.top, !brief);
  gtk_widget_set_visible (setdoku_watch_pages_get_segments (self->pages), !brief);
  gtk_widget_set_halign (GTK_WIDGET (self->formula), brief ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_label_set_justify (self->formula, brief ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
  setdoku_part_set_class (self, "sheet", form == WATCH_SHEET);
  update_cards (self);
  g_object_notify (G_OBJECT (self), "brief");
}

void
watch_panel_heed_cards (SetdokuWatchPanel *self)
{
  for (GtkWidget *card = gtk_widget_get_first_child (self->at.cards); card; card = gtk_widget_get_next_sibling (card))
    g_signal_connect_object (card, "notify::visible", G_CALLBACK (update_cards), self, G_CONNECT_SWAPPED);
}

void
watch_panel_take_room (SetdokuWatchPanel *self, SetdokuRoom room)
{
  self->room = room;
  arrange (self);
  take_form (self);
  if (watch_panel_get_form (self) != WATCH_SHEET)
    setdoku_watch_panel_draw (self, FALSE);
}

gboolean
setdoku_watch_panel_show_page (SetdokuWatchPanel *self, const char *id)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH_PANEL (self) && id, FALSE);
  setdoku_watch_panel_draw (self, watch_panel_get_form (self) == WATCH_SHEET);
  return setdoku_watch_pages_show (self->pages, id);
}

void
setdoku_watch_panel_draw (SetdokuWatchPanel *self, gboolean drawn)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  if (self->drawn == drawn)
    return;
  self->drawn = drawn;
  take_form (self);
  g_object_notify (G_OBJECT (self), "drawn");
}

void
setdoku_watch_panel_set_tree (SetdokuWatchPanel *self, GtkWidget *tree)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self) && GTK_IS_WIDGET (tree) && !self->at.tree);
  self->at.tree = tree;
  gtk_widget_set_vexpand (tree, TRUE);
  gtk_widget_set_hexpand (tree, TRUE);
  arrange (self);
}

/* In a page of its own, which not every search has; spread, beside the tree. */
void
setdoku_watch_panel_set_matrix (SetdokuWatchPanel *self, GtkWidget *matrix)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self) && GTK_IS_WIDGET (matrix) && !self->at.matrix);
  self->at.matrix = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->at.matrix), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->at.matrix), matrix);
  gtk_widget_set_vexpand (self->at.matrix, TRUE);
  arrange (self);
}

void
setdoku_watch_panel_add_choice (SetdokuWatchPanel *self, GtkWidget *card)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self) && GTK_IS_WIDGET (card));
  gtk_box_prepend (GTK_BOX (self->at.more), card);
}

void
setdoku_watch_panel_add_card (SetdokuWatchPanel *self, GtkWidget *card)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self) && GTK_IS_WIDGET (card));
  gtk_box_append (GTK_BOX (self->at.cards), card);
  g_signal_connect_object (card, "notify::visible", G_CALLBACK (update_cards), self, G_CONNECT_SWAPPED);
  update_cards (self);
}
