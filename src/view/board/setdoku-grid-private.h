/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-grid-private.h — what the files of the board share: setdoku-grid.c (cells, layers, names),
 * setdoku-grid-gestures.c (keys, pointer, fingers), setdoku-grid-lens.c (nearer, with two fingers),
 * setdoku-grid-wave.c (a moment's light) and setdoku-grid-zoom.c (a cell, large). */
#pragma once

#include "setdoku-grid.h"

struct _SetdokuGrid
{
  GtkWidget    parent_instance;

  GtkWidget   *cells[RULES_CELLS_MAX];           /* NULL where the board has none */
  GtkWidget   *rows[RULES_LINE_MAX];             /* that draw them on a large board; NULL: they draw themselves */
  GtkWidget   *lines, *links, *wave, *marks;     /* layers */

  Scene       *scene;                  /* what is shown; owned: an object has no room for so many cells */
  int          place;                  /* pressed last: of the candidates of its cell, 1–9 of 3 × 3; 0: none */
  int          pointed;                /* the cell that a drag is in; −1: the margin */
  double       drag_x, drag_y;         /* where it was last */
  gboolean     along_line;             /* a drag comes to a cell near its middle only, so it can cross corners */
  gboolean     pressing;               /* the primary button or a finger is down, for drawing a selection */

  int          side, left, top;        /* of a cell, and of the board in the widget */
  struct {
    double     times;                  /* as large as the board that fits; 1: it does */
    double     x, y;                   /* the part of the board, 0–1, in the middle of its place */
    double     begun, held_x, held_y;  /* when two fingers came: times, and the part between them */
    double     pointer_x, pointer_y;   /* where the wheel would be turned */
    GridPart   told;                   /* with the last "part" */
    gboolean   near;                   /* with the last "near" */
  } lens;

  gboolean     fast;
  gboolean     resting;                /* the focus stays where it is */
  guint        names_timeout;          /* 0: none is waiting */
  PlaceSet     wave_cells;             /* through which light runs; ∅: none */
  int          wave_from;
  int64_t      wave_start, wave_now;   /* µs of the frame clock; start 0: with the next frame */
  guint        wave_tick;              /* 0: none */
  int64_t      last_digit;             /* monotonic time of the latest digit that came or went */
};

enum { GRID_PRESSED, GRID_DRAGGED, GRID_RELEASED, GRID_MENU, GRID_KEY, GRID_SWIPED, N_GRID_SIGNALS };

enum { GRID_PROP_SCENE = 1, GRID_PROP_PART, GRID_PROP_NEAR, N_GRID_PROPERTIES };

extern guint setdoku_grid_signals[N_GRID_SIGNALS];
extern GParamSpec *setdoku_grid_properties[N_GRID_PROPERTIES];

/* Where the focus enters: the cursor, or what is inspected, or the first cell. */
int  setdoku_grid_get_focus_cell  (SetdokuGrid *self);
void setdoku_grid_add_controllers (SetdokuGrid *self);
void setdoku_grid_add_lens        (SetdokuGrid *self);
void setdoku_grid_add_wave        (SetdokuGrid *self);
void setdoku_grid_add_zoom        (SetdokuGrid *self);

/* setdoku-grid-lens.c */
GtkAllocation setdoku_grid_place_board (SetdokuGrid *self, int width, int height);      /* side, left and top, too */
void          setdoku_grid_reveal      (SetdokuGrid *self, int cell);                   /* moves the board, if it is out of sight */
void          setdoku_grid_show_whole  (SetdokuGrid *self);                             /* with the next allocation */
void          setdoku_grid_install_properties (GObjectClass *klass);
void          setdoku_grid_tell_part   (SetdokuGrid *self);                             /* that is another, if it is */
