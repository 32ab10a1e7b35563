/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-layout.c — see setdoku-layout.h.
 *
 * The shape follows from the size, and what the parts show follows from the shape; but parts must
 * not be changed during an allocation. So a new shape is taken over just after it, before the next
 * frame, and only the frame in between is drawn with parts that are too large, clipped. */
#include "setdoku-layout.h"

enum { AMPLE = 1500, ROOMY = 1280, BROAD = 1060, WIDE = 860, PANEL = 300, BOARD = 300, FLAT_BOARD = 220, TALL = 600, LOW = 460 };
enum { HEADER = 48, MARGIN = 20, NARROW_MARGIN = 8, LEAST_BESIDE = 172, LARGE_BOARD = 9 * 80, SHEET = 388 };
enum { STAGE_MARGIN = 6, STAGE_GAP = 6, STAGE_WIDTH = 440 };
enum { MIN_WIDTH = 340, MIN_HEIGHT = 246, MIN_BOARD = 9 * 15 };           /* with borders and header 360 × 294 */

struct _SetdokuLayout
{
  GtkWidget     parent_instance;

  GtkWidget    *slots[N_SETDOKU_SLOTS];
  gboolean      panel_visible, panel_at_start, panel_spreads, drawn, covered;
  SetdokuRoom   room;
  guint         adapting;                 /* source id */
};

G_DEFINE_FINAL_TYPE (SetdokuLayout, setdoku_layout, GTK_TYPE_WIDGET)

static SetdokuRoom *
room_copy (SetdokuRoom *room)
{
  return g_memdup2 (room, sizeof *room);
}

static void
room_free (SetdokuRoom *room)
{
  g_free (room);
}

G_DEFINE_BOXED_TYPE (SetdokuRoom, setdoku_room, room_copy, room_free)

static guint adapted_signal;
enum { ROOM = 1, DRAWN, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

gboolean
setdoku_room_equal (SetdokuRoom a,
                    SetdokuRoom b)
{
  return a.shape == b.shape && a.stature == b.stature && !a.roomy == !b.roomy && !a.ample == !b.ample;
}

gboolean
setdoku_room_to_narrow (GBinding     *binding,
                        const GValue *room,
                        GValue       *narrow,
                        gpointer      user)
{
  g_value_set_boolean (narrow, ((const SetdokuRoom *) g_value_get_boxed (room))->shape == SETDOKU_SHAPE_NARROW);
  return TRUE;
}

SetdokuRoom
setdoku_room_for (int    width,
                  int    height,
                  double text)
{
  double usual = width / MAX (text, 1), high = height / MAX (text, 1), board = width - PANEL * MAX (text, 1);
  SetdokuStature stature = high >= TALL ? SETDOKU_STATURE_TALL : high >= LOW ? SETDOKU_STATURE_LOW : SETDOKU_STATURE_FLAT;
  gboolean beside = board >= BOARD || (stature == SETDOKU_STATURE_FLAT && board >= FLAT_BOARD && width > height);

  return (SetdokuRoom) {
    .shape = usual >= BROAD ? SETDOKU_SHAPE_BROAD : usual >= WIDE ? SETDOKU_SHAPE_WIDE
           : beside ? SETDOKU_SHAPE_MEDIUM : SETDOKU_SHAPE_NARROW,
    .stature = stature,
    .roomy = usual >= ROOMY && stature == SETDOKU_STATURE_TALL,
    .ample = usual >= AMPLE && stature == SETDOKU_STATURE_TALL,
  };
}

/* How many times larger the text is than GTK's usual 11 points at 96 dots per inch. */
static double
text_scale (SetdokuLayout *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  double resolution = pango_cairo_context_get_resolution (context);

  if (!pango_font_description_get_size_is_absolute (font))
    size *= (resolution > 0 ? resolution : 96) / 72;
  return size / (11.0 * 96 / 72);
}

static SetdokuRoom
room_for (SetdokuLayout *self,
          int            width,
          int            height)
{
  return setdoku_room_for (width, height + HEADER, text_scale (self));
}

static gboolean
shown (SetdokuLayout *self,
       SetdokuSlot    slot)
{
  return self->slots[slot] && gtk_widget_should_layout (self->slots[slot]);
}

/* For a width that a part cannot have it is asked for its least: a new shape is not taken over before the next frame. */
static int
minimum_of (SetdokuLayout  *self,
            SetdokuSlot     slot,
            GtkOrientation  orientation,
            int             for_size,
            int            *natural)
{
  int minimum = 0, own_natural = 0, least;

  if (shown (self, slot) && for_size >= 0)
    {
      gtk_widget_measure (self->slots[slot], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      for_size = MAX (for_size, least);
    }
  if (shown (self, slot))
    gtk_widget_measure (self->slots[slot], orientation, for_size, &minimum, &own_natural, NULL, NULL);
  if (natural)
    *natural = own_natural;
  return minimum;
}

static void
place (SetdokuLayout *self,
       SetdokuSlot    slot,
       int            x,
       int            y,
       int            width,
       int            height)
{
  int least_width = minimum_of (self, slot, GTK_ORIENTATION_HORIZONTAL, -1, NULL);
  int least_height;

  if (!shown (self, slot))
    return;
  width = MAX (width, least_width);
  least_height = minimum_of (self, slot, GTK_ORIENTATION_VERTICAL, width, NULL);
  gtk_widget_size_allocate (self->slots[slot], &(GtkAllocation) { x, y, width, MAX (height, least_height) }, -1);
}

static void
show_board (SetdokuLayout *self,
            gboolean       visible)
{
  if (self->slots[SETDOKU_SLOT_BOARD])
    gtk_widget_set_child_visible (self->slots[SETDOKU_SLOT_BOARD], visible);
}

/* A phone on its side, or half of one: what the panel needs stands beside the board, if a board is left then. 0: it does not. */
static int
panel_beside (SetdokuLayout *self,
              int            width,
              int            height)
{
  int least = minimum_of (self, SETDOKU_SLOT_PANEL, GTK_ORIENTATION_HORIZONTAL, -1, NULL);
  gboolean fits = self->room.stature == SETDOKU_STATURE_FLAT && width > height && shown (self, SETDOKU_SLOT_PANEL)
                  && width - least >= MIN_BOARD + 2 * NARROW_MARGIN;

  return fits ? MAX (MAX (least, LEAST_BESIDE), width - MAX (height, MIN_BOARD + 2 * NARROW_MARGIN)) : 0;
}

static void
allocate_column (SetdokuLayout *self,
                 int            width,
                 int            height)
{
  int switcher = minimum_of (self, SETDOKU_SLOT_SWITCHER, GTK_ORIENTATION_VERTICAL, width, NULL);
  int bar = minimum_of (self, SETDOKU_SLOT_BAR, GTK_ORIENTATION_VERTICAL, width, NULL);
  int wanted, board, panel, rest = height - switcher - bar, beside = panel_beside (self, width, rest);
  gboolean mirrored = (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL) != self->panel_at_start;
  gboolean alone = self->drawn && self->room.stature == SETDOKU_STATURE_FLAT && !beside;

  minimum_of (self, SETDOKU_SLOT_PANEL, GTK_ORIENTATION_VERTICAL, width, &wanted);
  board = MIN (width, MAX (rest - wanted, rest * 55 / 100));             /* the panel can scroll, the board cannot */
  if (self->drawn)
    board = MIN (board, height - SHEET);
  board = MIN (rest, MAX (board, MIN_BOARD));
  panel = rest - board;
  if (!shown (self, SETDOKU_SLOT_PANEL))
    board = rest;
  if (beside)
    board = panel = rest;
  else if (alone)
    panel = rest;
  show_board (self, !alone);
  place (self, SETDOKU_SLOT_BOARD, NARROW_MARGIN + (mirrored ? beside : 0), NARROW_MARGIN, width - beside - 2 * NARROW_MARGIN,
         board - 2 * NARROW_MARGIN);
  if (beside)
    place (self, SETDOKU_SLOT_PANEL, mirrored ? 0 : width - beside, 0, beside, panel);
  else
    place (self, SETDOKU_SLOT_PANEL, 0, alone ? 0 : board, width, panel);
  place (self, SETDOKU_SLOT_BAR, 0, height - switcher - bar, width, bar);
  place (self, SETDOKU_SLOT_SWITCHER, 0, height - switcher, width, switcher);
}

/* Within this room the board stands as high as it can, and the line right above it. */
static void
allocate_stage (SetdokuLayout *self,
                int            x,
                int            y,
                int            width,
                int            height)
{
  int stage = minimum_of (self, SETDOKU_SLOT_STAGE, GTK_ORIENTATION_VERTICAL, -1, NULL) + STAGE_GAP;
  int side = MAX (MIN (width, height - stage) / 9 * 9, MIN_BOARD), above = MAX ((height - stage - side) / 2, 0);
  int line = MAX (side, MIN (width, STAGE_WIDTH));             /* a small board does not cut its words */

  place (self, SETDOKU_SLOT_STAGE, x + (width - line) / 2, y + above, line, stage - STAGE_GAP);
  place (self, SETDOKU_SLOT_BOARD, x, y + above + stage, width, side);
}

static void
allocate_beside (SetdokuLayout *self,
                 int            width,
                 int            height)
{
  gboolean mirrored = (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL) != self->panel_at_start;
  int bar = minimum_of (self, SETDOKU_SLOT_BAR, GTK_ORIENTATION_VERTICAL, width, NULL);
  int panel = minimum_of (self, SETDOKU_SLOT_PANEL, GTK_ORIENTATION_HORIZONTAL, -1, NULL);
  int margin = self->room.stature == SETDOKU_STATURE_TALL ? MARGIN : NARROW_MARGIN;
  int board = MAX (width - panel, MIN_BOARD);

  show_board (self, TRUE);
  if (self->room.ample && self->panel_spreads)
    {
      board = MIN (board, MIN (LARGE_BOARD + 2 * margin, height - bar));
      panel = width - board;
    }
  if (shown (self, SETDOKU_SLOT_STAGE) && self->room.stature == SETDOKU_STATURE_TALL)
    allocate_stage (self, margin + (mirrored ? panel : 0), STAGE_MARGIN, board - 2 * margin, height - bar - 2 * STAGE_MARGIN);
  else
    place (self, SETDOKU_SLOT_BOARD, margin + (mirrored ? panel : 0), margin, board - 2 * margin, height - bar - 2 * margin);
  place (self, SETDOKU_SLOT_PANEL, mirrored ? 0 : board, 0, panel, height - bar);
  place (self, SETDOKU_SLOT_BAR, 0, height - bar, width, bar);
}

/* Its own margins keep it from the edges. */
static void
allocate_whole (SetdokuLayout *self,
                int            width,
                int            height)
{
  int switcher = minimum_of (self, SETDOKU_SLOT_SWITCHER, GTK_ORIENTATION_VERTICAL, width, NULL);
  int bar = minimum_of (self, SETDOKU_SLOT_BAR, GTK_ORIENTATION_VERTICAL, width, NULL);

  place (self, SETDOKU_SLOT_WHOLE, 0, 0, width, height - switcher - bar);
  place (self, SETDOKU_SLOT_BAR, 0, height - switcher - bar, width, bar);
  place (self, SETDOKU_SLOT_SWITCHER, 0, height - switcher, width, switcher);
}

/* What is covered is not to be drawn, nor to be reached by the Tab key or found by a screen reader. */
static void
cover (SetdokuLayout *self,
       gboolean       covered)
{
  gboolean stage = self->room.shape != SETDOKU_SHAPE_NARROW && self->room.stature == SETDOKU_STATURE_TALL && !covered;

  if (self->slots[SETDOKU_SLOT_STAGE])
    gtk_widget_set_child_visible (self->slots[SETDOKU_SLOT_STAGE], stage);
  if (self->covered == covered)
    return;
  self->covered = covered;
  for (SetdokuSlot slot = SETDOKU_SLOT_BOARD; slot <= SETDOKU_SLOT_PANEL; slot++)
    if (self->slots[slot])
      {
        gtk_widget_set_child_visible (self->slots[slot], !covered);
        gtk_accessible_update_state (GTK_ACCESSIBLE (self->slots[slot]), GTK_ACCESSIBLE_STATE_HIDDEN,
                                     covered || !gtk_widget_get_visible (self->slots[slot]), -1);
      }
}

static void
take_room (SetdokuLayout *self,
           SetdokuRoom    room)
{
  self->room = room;
  if (self->slots[SETDOKU_SLOT_SWITCHER])
    gtk_widget_set_visible (self->slots[SETDOKU_SLOT_SWITCHER], room.shape == SETDOKU_SHAPE_NARROW && !self->drawn);
  g_object_notify_by_pspec (G_OBJECT (self), properties[ROOM]);
  g_signal_emit (self, adapted_signal, 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static gboolean
on_adapt (gpointer user)
{
  SetdokuLayout *self = user;
  SetdokuRoom room = room_for (self, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));

  self->adapting = 0;
  if (!setdoku_room_equal (self->room, room))
    take_room (self, room);
  return G_SOURCE_REMOVE;
}

static void
setdoku_layout_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  SetdokuLayout *self = SETDOKU_LAYOUT (widget);

  if (!setdoku_room_equal (self->room, room_for (self, width, height)) && !self->adapting)
    self->adapting = g_idle_add_full (G_PRIORITY_HIGH, on_adapt, self, NULL);
  cover (self, shown (self, SETDOKU_SLOT_WHOLE));
  if (shown (self, SETDOKU_SLOT_WHOLE))
    allocate_whole (self, width, height);
  else if (self->room.shape == SETDOKU_SHAPE_NARROW)
    allocate_column (self, width, height);
  else
    allocate_beside (self, width, height);
}

static void
setdoku_layout_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1080 : 692;
}

static void
setdoku_layout_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *property)
{
  if (id == DRAWN)
    g_value_set_boolean (value, SETDOKU_LAYOUT (object)->drawn);
  else
    g_value_set_boxed (value, &SETDOKU_LAYOUT (object)->room);
}

static void
setdoku_layout_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *property)
{
  SetdokuLayout *self = SETDOKU_LAYOUT (object);

  self->drawn = g_value_get_boolean (value);
  if (self->slots[SETDOKU_SLOT_SWITCHER])
    gtk_widget_set_visible (self->slots[SETDOKU_SLOT_SWITCHER], self->room.shape == SETDOKU_SHAPE_NARROW && !self->drawn);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
setdoku_layout_dispose (GObject *object)
{
  SetdokuLayout *self = SETDOKU_LAYOUT (object);

  g_clear_handle_id (&self->adapting, g_source_remove);
  for (int slot = 0; slot < N_SETDOKU_SLOTS; slot++)
    g_clear_pointer (&self->slots[slot], gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_layout_parent_class)->dispose (object);
}

static void
setdoku_layout_class_init (SetdokuLayoutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_layout_dispose;
  G_OBJECT_CLASS (klass)->get_property = setdoku_layout_get_property;
  G_OBJECT_CLASS (klass)->set_property = setdoku_layout_set_property;
  properties[ROOM] = g_param_spec_boxed ("room", NULL, NULL, SETDOKU_TYPE_ROOM, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[DRAWN] = g_param_spec_boolean ("drawn", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
  widget_class->size_allocate = setdoku_layout_size_allocate;
  widget_class->measure = setdoku_layout_measure;
  gtk_widget_class_set_css_name (widget_class, "setdoku-layout");
  adapted_signal = g_signal_new ("adapted", SETDOKU_TYPE_LAYOUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_layout_init (SetdokuLayout *self)
{
  self->panel_visible = TRUE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

void
setdoku_layout_set_child (SetdokuLayout *self,
                          SetdokuSlot    slot,
                          GtkWidget     *child)
{
  GtkWidget *next = NULL;

  g_return_if_fail (SETDOKU_IS_LAYOUT (self) && slot < N_SETDOKU_SLOTS);
  if (self->slots[slot] == child)
    return;
  for (unsigned later = slot + 1; later < N_SETDOKU_SLOTS && !next; later++)
    next = self->slots[later];
  g_clear_pointer (&self->slots[slot], gtk_widget_unparent);
  self->slots[slot] = child;
  if (child)
    gtk_widget_insert_before (child, GTK_WIDGET (self), next);
}

GtkWidget *
setdoku_layout_get_child (SetdokuLayout *self,
                          SetdokuSlot    slot)
{
  g_return_val_if_fail (SETDOKU_IS_LAYOUT (self) && slot < N_SETDOKU_SLOTS, NULL);
  return self->slots[slot];
}

void
setdoku_layout_set_panel_visible (SetdokuLayout *self,
                                  gboolean       visible)
{
  g_return_if_fail (SETDOKU_IS_LAYOUT (self));
  self->panel_visible = visible;
  if (self->slots[SETDOKU_SLOT_PANEL])
    gtk_widget_set_visible (self->slots[SETDOKU_SLOT_PANEL], visible);
}

gboolean
setdoku_layout_get_panel_visible (SetdokuLayout *self)
{
  g_return_val_if_fail (SETDOKU_IS_LAYOUT (self), FALSE);
  return self->panel_visible;
}

void
setdoku_layout_set_panel_at_start (SetdokuLayout *self,
                                   gboolean       at_start)
{
  g_return_if_fail (SETDOKU_IS_LAYOUT (self));
  self->panel_at_start = at_start;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
setdoku_layout_set_panel_spreads (SetdokuLayout *self,
                                  gboolean       spreads)
{
  g_return_if_fail (SETDOKU_IS_LAYOUT (self));
  self->panel_spreads = spreads;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

SetdokuShape
setdoku_layout_get_shape (SetdokuLayout *self)
{
  g_return_val_if_fail (SETDOKU_IS_LAYOUT (self), SETDOKU_SHAPE_WIDE);
  return self->room.shape;
}

gboolean
setdoku_layout_is_low (SetdokuLayout *self)
{
  g_return_val_if_fail (SETDOKU_IS_LAYOUT (self), FALSE);
  return self->room.stature != SETDOKU_STATURE_TALL;
}

void
setdoku_layout_expect (SetdokuLayout *self,
                       int            width,
                       int            height)
{
  g_return_if_fail (SETDOKU_IS_LAYOUT (self));
  take_room (self, setdoku_room_for (width, height, text_scale (self)));
}
