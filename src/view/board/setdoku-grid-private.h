/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-grid-private.h — what the files of the board share: setdoku-grid.c (cells, layers, names),
 * setdoku-grid-gestures.c (keys, pointer, fingers) and setdoku-grid-wave.c (a moment's light). */
#pragma once

#include "setdoku-grid.h"

struct _SetdokuGrid
{
  GtkWidget    parent_instance;

  GtkWidget   *cells[N_CELLS];
  GtkWidget   *lines, *links, *wave, *marks;     /* layers */

  Scene        scene;                  /* what is shown */
  int          place;                  /* pressed last: of the 3 × 3 candidates of its cell, 1–9; 0: none */
  int          pointed;                /* the cell that a drag is in; −1: the margin */
  double       drag_x, drag_y;         /* where it was last */
  gboolean     pressing;               /* the primary button or a finger is down, for drawing a selection */

  int          side, left, top;        /* of a cell, and of the board in the widget */

  gboolean     fast;
  guint        names_timeout;          /* 0: none is waiting */
  CellSet      wave_cells;             /* through which light runs; ∅: none */
  int          wave_from;
  int64_t      wave_start, wave_now;   /* µs of the frame clock; start 0: with the next frame */
  guint        wave_tick;              /* 0: none */
  int64_t      last_digit;             /* monotonic time of the latest digit that came or went */
};

enum { GRID_PRESSED, GRID_DRAGGED, GRID_RELEASED, GRID_MENU, GRID_KEY, N_GRID_SIGNALS };

extern guint setdoku_grid_signals[N_GRID_SIGNALS];

void setdoku_grid_add_controllers (SetdokuGrid *self);
void setdoku_grid_add_wave        (SetdokuGrid *self);
