/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-layout.h — where board, panel, bar and switcher go, by the room there is (UX §15).
 *
 * Done by allocation alone: the window never resizes itself, and it can always be made as small as
 * 360 × 294. From 600 px of width the panel is beside the board, below that everything is one
 * column with the switcher at the bottom. Larger text counts as a smaller window, so that nothing
 * has to be cut; but the panel stays beside the board while both have room, for only the panel grows
 * with the text. A line may stand above the board, as wide as it: the stage, where the window is tall and not narrow. While
 * the whole is shown it takes the place of all three, which are not there then.
 *
 * Property "drawn" (boolean): in one column the panel is drawn up, over the lower part of the board's place and the switcher.
 * Property "room" (SetdokuRoom, read-only): which kind of room there is; parts bind to it, and show more or less.
 * Signal "adapted" (no arguments): it is another one. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_LAYOUT (setdoku_layout_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLayout, setdoku_layout, SETDOKU, LAYOUT, GtkWidget)

typedef enum {
  SETDOKU_SHAPE_BROAD,           /* ≥ 1060: words on every button */
  SETDOKU_SHAPE_WIDE,            /* ≥ 860 */
  SETDOKU_SHAPE_MEDIUM,          /* ≥ 600, and a flat landscape: a narrower panel */
  SETDOKU_SHAPE_NARROW,          /* one column */
} SetdokuShape;

typedef enum {
  SETDOKU_STATURE_TALL,          /* ≥ 600 */
  SETDOKU_STATURE_LOW,           /* ≥ 460 */
  SETDOKU_STATURE_FLAT,
} SetdokuStature;

typedef struct {
  SetdokuShape   shape;
  SetdokuStature stature;
  gboolean       roomy;          /* tall, and ≥ 1280 wide: a page that needs it may make the panel as wide as the board */
  gboolean       ample;          /* broad and tall, and ≥ 1500 wide: a panel that spreads has room */
} SetdokuRoom;

#define SETDOKU_TYPE_ROOM (setdoku_room_get_type ())
GType        setdoku_room_get_type     (void);
gboolean     setdoku_room_equal        (SetdokuRoom a, SetdokuRoom b);
/* Of a binding from a "room" to a "narrow". */
gboolean     setdoku_room_to_narrow    (GBinding *binding, const GValue *room, GValue *narrow, gpointer user);

/* The one place that decides. width, height: of the window without its decoration, header included, in px; text: how
 * many times larger than usual the text is. */
SetdokuRoom  setdoku_room_for          (int width, int height, double text);

typedef enum {
  SETDOKU_SLOT_STAGE, SETDOKU_SLOT_BOARD, SETDOKU_SLOT_PANEL, SETDOKU_SLOT_WHOLE, SETDOKU_SLOT_BAR, SETDOKU_SLOT_SWITCHER,
  N_SETDOKU_SLOTS
} SetdokuSlot;

/* The children follow one another as the slots do, whenever each of them comes. */
void         setdoku_layout_set_child  (SetdokuLayout *self, SetdokuSlot slot, GtkWidget *child);
GtkWidget   *setdoku_layout_get_child  (SetdokuLayout *self, SetdokuSlot slot);          /* borrowed; NULL: none */
void         setdoku_layout_set_panel_visible (SetdokuLayout *self, gboolean visible);
gboolean     setdoku_layout_get_panel_visible (SetdokuLayout *self);
void         setdoku_layout_set_panel_at_start (SetdokuLayout *self, gboolean at_start);    /* else at the end of a line */
/* Where there is ample room the panel gets all that the board leaves; the board then has 80 px a cell at most. */
void         setdoku_layout_set_panel_spreads (SetdokuLayout *self, gboolean spreads);
SetdokuShape setdoku_layout_get_shape  (SetdokuLayout *self);
gboolean     setdoku_layout_is_low     (SetdokuLayout *self);            /* less than 600 px high, header included */

/* What it will be for this size, to start in the right shape. */
void         setdoku_layout_expect     (SetdokuLayout *self, int width, int height);
