/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "model/explain/explain.h"
#include "setdoku-tree-spine-private.h"
#include "tree-words.h"
#include "view/kit/voice.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/picture-source.h"

#define ZOOM_LEAST 0.6
#define ZOOM_MOST  2.0

enum { LEAST_WIDTH = 200, LEAST_HEIGHT = 90, USUAL_HEIGHT = 150 };

G_DEFINE_FINAL_TYPE (SetdokuTreeSpine, setdoku_tree_spine, GTK_TYPE_WIDGET)

enum { SEEK, HOVERED, LOOKED, WANTED, N_SIGNALS };
static guint signals[N_SIGNALS];

enum { FOLLOW = 1, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

/* What was done by hand. */

static TreeHand
hand_of (void *user, uint64_t step)
{
  SetdokuTreeSpine *self = user;

  return (TreeHand) GPOINTER_TO_INT (g_hash_table_lookup (self->hands, &step));
}

bool
setdoku_tree_spine_opened (void *self, uint64_t step)
{
  g_return_val_if_fail (SETDOKU_IS_TREE_SPINE (self), false);
  return hand_of (self, step) == HAND_OPENED;
}

static void
set_hand (SetdokuTreeSpine *self, uint64_t step, TreeHand hand)
{
  if (!step)
    return;
  g_hash_table_replace (self->hands, g_memdup2 (&step, sizeof step), GINT_TO_POINTER (hand));
  self->stale = TRUE;
  g_signal_emit (self, signals[LOOKED], 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What is seen. */

static double
text_size (SetdokuTreeSpine *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE, dpi;

  dpi = pango_cairo_context_get_resolution (context);
  return pango_font_description_get_size_is_absolute (font) ? size : size * (dpi > 0 ? dpi : 96) / 72;
}

/* As it is to be for this spine. */
static ColumnsView
view_for (SetdokuTreeSpine *self, const Spine *spine)
{
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  ColumnsView view = self->view;

  view.width = MAX (gtk_widget_get_width (GTK_WIDGET (self)), 1);
  view.height = MAX (gtk_widget_get_height (GTK_WIDGET (self)), 1);
  columns_view_measure (&view, font, text_size (self), self->mixed);
  view.first = self->follow ? columns_view_follow (&view, spine) : MIN (view.first, columns_view_limit (&view, spine));
  return view;
}

static void
lay_out (SetdokuTreeSpine *self)
{
  ColumnsRoom room = { .hand = hand_of, .user = self };

  self->view = view_for (self, self->spine);
  room.first = self->view.first;
  room.last = columns_view_last (&self->view);
  room.lanes = self->view.lanes;
  tree_columns_layout (self->columns, self->spine, &self->limbs, &room);
  self->view.lift = CLAMP (self->view.lift, 0, MAX (self->columns->lanes - self->view.lanes, 0) * self->view.pitch_y);
}

/* The place that was in focus, among those that there are now: the same guess, whether it stands or failed. −1: it has gone. */
static int
find_focused (SetdokuTreeSpine *self)
{
  for (int i = 0; self->focus >= 0 && i < self->columns->n; i++)
    {
      const TreePlace *at = &self->columns->places[i];

      bool alike = at->kind == self->focused.kind && at->row == self->focused.row;

      if (spine_step_of (self, at) == self->focused_step && (self->focused_step || alike))
        return i;
    }
  return -1;
}

void
spine_prepare (SetdokuTreeSpine *self)
{
  if (!self->stale)
    return;
  self->stale = FALSE;
  lay_out (self);
  if (self->columns->mixed && !self->mixed)
    {
      self->mixed = TRUE;
      lay_out (self);
    }
  self->focus = find_focused (self);
}

void
setdoku_tree_spine_get_columns (SetdokuTreeSpine *self, const Spine *spine, int *first, int *last)
{
  ColumnsView view;

  g_return_if_fail (SETDOKU_IS_TREE_SPINE (self));

  view = view_for (self, spine);
  *first = view.first;
  *last = columns_view_last (&view);
}

static void
set_follow (SetdokuTreeSpine *self, gboolean follow)
{
  if (follow == self->follow)
    return;
  self->follow = follow;
  self->view.lift = follow ? 0 : self->view.lift;
  self->stale = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[FOLLOW]);
  g_signal_emit (self, signals[LOOKED], 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
spine_scroll_to (SetdokuTreeSpine *self, int first)
{
  spine_prepare (self);
  first = CLAMP (first, 0, columns_view_limit (&self->view, self->spine));
  if (first == self->view.first)
    return;
  self->view.first = first;
  set_follow (self, FALSE);
  self->stale = TRUE;
  g_signal_emit (self, signals[LOOKED], 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
spine_scroll (SetdokuTreeSpine *self, int columns, double lift)
{
  spine_prepare (self);
  if (columns)
    spine_scroll_to (self, self->view.first + columns);
  if (lift == 0)
    return;
  self->view.lift += lift;
  self->stale = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
setdoku_tree_spine_scroll (SetdokuTreeSpine *self, int columns)
{
  g_return_if_fail (SETDOKU_IS_TREE_SPINE (self));
  spine_scroll (self, columns, 0);
}

void
setdoku_tree_spine_zoom (SetdokuTreeSpine *self, double factor)
{
  g_return_if_fail (SETDOKU_IS_TREE_SPINE (self) && factor > 0);

  self->view.zoom = CLAMP (self->view.zoom * factor, ZOOM_LEAST, ZOOM_MOST);
  self->stale = TRUE;
  g_signal_emit (self, signals[LOOKED], 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
spine_show_place (SetdokuTreeSpine *self, int place)
{
  const TreePlace *at = &self->columns->places[place];
  double y = columns_view_y (&self->view, at->lane);

  if (y < self->view.pitch_y / 2)
    spine_scroll (self, 0, self->view.pitch_y / 2 - y);
  if (at->column < self->view.first)
    spine_scroll_to (self, at->column);
  else if (at->column > columns_view_last (&self->view))
    spine_scroll_to (self, at->column - self->view.slots + 1);
}

/* In focus. */

char *
setdoku_tree_spine_describe (SetdokuTreeSpine *self)
{
  g_return_val_if_fail (SETDOKU_IS_TREE_SPINE (self), NULL);

  spine_prepare (self);
  return self->focus < 0 ? NULL : spine_describe (self, &self->columns->places[self->focus]);
}

static void
update_name (SetdokuTreeSpine *self)
{
  g_autofree char *text = setdoku_tree_spine_describe (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Where the search is"),
                                  -1);
  voice_describe (GTK_WIDGET (self), text ? text : "");
}

void
spine_focus (SetdokuTreeSpine *self, int place)
{
  g_autofree char *text = NULL;

  self->focus = place;
  self->focused = self->columns->places[place];
  self->focused_step = spine_step_of (self, &self->focused);
  spine_show_place (self, place);
  update_name (self);
  text = setdoku_tree_spine_describe (self);
  if (text)
    voice_say (GTK_WIDGET (self), text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A sign for several opens its row. */
gboolean
spine_toggle (SetdokuTreeSpine *self, int place)
{
  const TreePlace *at = &self->columns->places[place];
  const SpineBranch *guess = at->limb < 0 ? NULL : &self->limbs.limbs[at->limb].guess;

  if (at->kind == PLACE_MORE)
    set_hand (self, self->spine->rows[at->row].step, HAND_OPENED);
  if (at->kind != PLACE_LIMB || !at->can_open)
    return at->kind == PLACE_MORE;
  if (guess->folded && !at->open)
    g_signal_emit (self, signals[WANTED], 0, (guint64) guess->step - 1, (guint64) guess->last);
  set_hand (self, guess->step, at->open ? HAND_FOLDED : HAND_OPENED);
  return TRUE;
}

void
spine_seek (SetdokuTreeSpine *self, const TreePlace *at)
{
  uint64_t step = spine_step_of (self, at);

  if (step)
    g_signal_emit (self, signals[SEEK], 0, (guint64) step);
}

void
spine_hover (SetdokuTreeSpine *self, int cell)
{
  if (cell == self->hovered)
    return;
  self->hovered = cell;
  g_signal_emit (self, signals[HOVERED], 0, cell);
}

/* The widget. */

static void
setdoku_tree_spine_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuTreeSpine *self = SETDOKU_TREE_SPINE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  g_autofree char *before = NULL, *cells = NULL, *number = NULL;
  ColumnsWords words = {
    .dead_end = C_("tree", "dead end"), .solved = C_("tree", "solved"), .depth = C_("tree", "Depth · cell")
  };
  ColumnsPicture picture = { self->spine, &self->limbs, self->columns, &self->view, &words, -1 };
  TreePen pen = {
    .palette = setdoku_style_get_palette (setdoku_style_get_default ()),
    .font = pango_context_get_font_description (gtk_widget_get_pango_context (widget)),
  };

  spine_prepare (self);
  if (self->view.first > 0)
    {
      words.before[0] = before = tree_words_before (self->view.first);
      words.before[1] = cells = tree_words_from (self->spine->columns, self->spine->rows[0].cell);
      words.short_before = number = g_strdup_printf ("‹ %d", self->view.first);
    }
  if (gtk_widget_has_visible_focus (widget))
    picture.focus = self->focus;
  pen.cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  columns_paint (&picture, &pen);
  cairo_destroy (pen.cr);
}

static void
setdoku_tree_spine_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : USUAL_HEIGHT;
}

static gboolean
tell_size (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SETDOKU_TREE_SPINE (widget)->tick = 0;
  g_signal_emit (widget, signals[LOOKED], 0);
  return G_SOURCE_REMOVE;
}

/* Who is told may change what is around it, which is no matter for the frame that is being laid out. */
static void
setdoku_tree_spine_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SetdokuTreeSpine *self = SETDOKU_TREE_SPINE (widget);

  if (self->view.width == width && self->view.height == height)
    return;
  self->stale = TRUE;
  if (!self->tick)
    self->tick = gtk_widget_add_tick_callback (widget, tell_size, NULL, NULL);
}

static void
restyle (SetdokuTreeSpine *self)
{
  self->stale = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
setdoku_tree_spine_get_property (GObject *object, guint id, GValue *value, GParamSpec *property)
{
  g_value_set_boolean (value, SETDOKU_TREE_SPINE (object)->follow);
}

static void
setdoku_tree_spine_set_property (GObject *object, guint id, const GValue *value, GParamSpec *property)
{
  set_follow (SETDOKU_TREE_SPINE (object), g_value_get_boolean (value));
}

static void
setdoku_tree_spine_finalize (GObject *object)
{
  g_hash_table_unref (SETDOKU_TREE_SPINE (object)->hands);
  g_free (SETDOKU_TREE_SPINE (object)->spine);
  g_free (SETDOKU_TREE_SPINE (object)->columns);
  G_OBJECT_CLASS (setdoku_tree_spine_parent_class)->finalize (object);
}

static void
setdoku_tree_spine_class_init (SetdokuTreeSpineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->finalize = setdoku_tree_spine_finalize;
  object_class->get_property = setdoku_tree_spine_get_property;
  object_class->set_property = setdoku_tree_spine_set_property;
  widget_class->snapshot = setdoku_tree_spine_snapshot;
  widget_class->measure = setdoku_tree_spine_measure;
  widget_class->size_allocate = setdoku_tree_spine_size_allocate;
  properties[FOLLOW] = g_param_spec_boolean ("follow", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                                          | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  signals[SEEK] = g_signal_new ("seek", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[HOVERED] = g_signal_new ("hovered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[LOOKED] = g_signal_new ("looked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[WANTED] = g_signal_new ("wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT64,
                                  G_TYPE_UINT64);
  gtk_widget_class_set_css_name (widget_class, "setdoku-tree");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
setdoku_tree_spine_init (SetdokuTreeSpine *self)
{
  self->spine = g_new0 (Spine, 1);
  self->columns = g_new0 (TreeColumns, 1);
  self->hands = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  self->follow = self->stale = TRUE;
  self->view.zoom = 1;
  self->focus = self->hovered = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  spine_add_input (self);
  picture_source_add (GTK_WIDGET (self), N_("Where the search is"));
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (restyle), self, G_CONNECT_SWAPPED);
  update_name (self);
}

GtkWidget *
setdoku_tree_spine_new (void)
{
  return g_object_new (SETDOKU_TYPE_TREE_SPINE, NULL);
}

void
setdoku_tree_spine_set (SetdokuTreeSpine *self, const Spine *spine, const Limbs *limbs)
{
  g_return_if_fail (SETDOKU_IS_TREE_SPINE (self));

  if (spine_equal (self->spine, spine) && memcmp (&self->limbs, limbs, sizeof *limbs) == 0)
    return;
  spine_copy (self->spine, spine);
  self->limbs = *limbs;
  self->stale = TRUE;
  update_name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
setdoku_tree_spine_reset (SetdokuTreeSpine *self)
{
  g_return_if_fail (SETDOKU_IS_TREE_SPINE (self));

  g_hash_table_remove_all (self->hands);
  self->mixed = FALSE;
  self->focus = -1;
  self->view.lift = 0;
  self->stale = TRUE;
  set_follow (self, TRUE);
}
