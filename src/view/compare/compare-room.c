/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compare-room.c — where the parts of Compare are, by the room there is (UX §15): two boards above the table; below 860 px of
 * width one board above it; below 600 px of height one board beside it, but above it where that is higher than wide. */
#include "setdoku-compare-private.h"

enum { MARGIN = 20, NARROW_MARGIN = 8, GAP = 14, BESIDE = 380, MIN_BOARD = 9 * 15, LEAST_TABLE = 60 };

gboolean
compare_shows_both (SetdokuCompare *self)
{
  return self->room.shape <= SETDOKU_SHAPE_WIDE && self->room.stature == SETDOKU_STATURE_TALL;
}

/* For no width that is less than it needs: the room is found out after the first size, and GTK 4.18 warns. */
static int
height_for (GtkWidget *widget, int width, int *natural)
{
  int least_width, least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &least, natural, NULL, NULL);
  return least;
}

/* The table, and one board. */
static gboolean
stands_beside (SetdokuRoom room)
{
  return room.stature != SETDOKU_STATURE_TALL;
}

/* Never less than it needs: the layout around clips what is too large. */
static void
put (GtkWidget *widget, int x, int y, int width, int height)
{
  int least_width, least_height = height_for (widget, width, NULL);

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_size_allocate (widget, &(GtkAllocation) { x, y, MAX (width, least_width), MAX (height, least_height) }, -1);
}

/* The boards get what the table leaves, but never less than their share: the table can scroll, a board cannot. Where there is no
 * room for a row of it the table is not there. */
static void
put_above (SetdokuCompare *self, int margin, int width, int height)
{
  gboolean both = compare_shows_both (self), mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int inner = width - 2 * margin, table, boards, least, half = (inner - 2 * MARGIN) / 2;

  height_for (self->scroller, inner, &table);
  height -= 2 * margin;
  gtk_widget_measure (GTK_WIDGET (self->boards[self->used]), GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  boards = MAX (MAX (height - GAP - table, height * 55 / 100), least);
  if (height - boards - GAP < LEAST_TABLE)
    boards = height;
  gtk_widget_set_child_visible (self->scroller, boards < height);
  if (both)
    for (int i = 0; i < COMPARE_BOARDS; i++)
      put (GTK_WIDGET (self->boards[i]), margin + ((i == 1) != mirrored ? half + 2 * MARGIN : 0), margin, half, boards);
  else
    put (GTK_WIDGET (self->boards[self->used]), margin, margin, inner, boards);
  if (boards < height)
    put (self->scroller, margin, margin + boards + GAP, inner, height - boards - GAP);
}

static void
put_beside (SetdokuCompare *self, int margin, int width, int height)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int inner = width - 2 * margin, gap = self->room.shape == SETDOKU_SHAPE_NARROW ? NARROW_MARGIN : GAP;
  int least = MIN (MIN_BOARD - GAP, height - 2 * margin);                 /* a board is no wider than high */
  int table = MIN (MAX (BESIDE, inner - height), inner - gap - least), board = inner - gap - table;

  gtk_widget_set_child_visible (self->scroller, TRUE);
  put (GTK_WIDGET (self->boards[self->used]), mirrored ? margin + table + gap : margin, margin, board, height - 2 * margin);
  put (self->scroller, mirrored ? margin : margin + board + gap, margin, table, height - 2 * margin);
}

void
compare_place (SetdokuCompare *self, int width, int height)
{
  int margin = compare_shows_both (self) ? MARGIN : NARROW_MARGIN;

  /* One that gets no place is not drawn, though it may not have been hidden yet. */
  for (int i = 0; i < COMPARE_BOARDS; i++)
    gtk_widget_set_child_visible (GTK_WIDGET (self->boards[i]), compare_shows_both (self) || i == self->used);

  /* On a phone large letters make it low, not wide. */
  if (stands_beside (self->room) && !(self->room.shape == SETDOKU_SHAPE_NARROW && height > width))
    put_beside (self, margin, width, height);
  else
    put_above (self, margin, width, height);
}

/* Where the table stands beside a board it is as narrow as in a narrow window, and in that one narrower still. */
static SetdokuShape
table_shape (SetdokuRoom room)
{
  if (!stands_beside (room))
    return room.shape;
  return room.shape == SETDOKU_SHAPE_NARROW ? COMPARE_SHAPE_BESIDE_NARROW : SETDOKU_SHAPE_NARROW;
}

void
compare_take_room (SetdokuCompare *self)
{
  SetdokuRoom room = self->room;
  gboolean tight = room.stature != SETDOKU_STATURE_TALL || room.shape >= SETDOKU_SHAPE_MEDIUM;
  gboolean bare = room.stature == SETDOKU_STATURE_FLAT && room.shape == SETDOKU_SHAPE_NARROW;

  setdoku_compare_table_set_shape (self->table, table_shape (room));
  for (int i = 0; i < COMPARE_BOARDS; i++)
    setdoku_compare_board_set_tight (self->boards[i], tight, bare);
  compare_refresh (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
