/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-read-window-private.h — what the two files of the window share: setdoku-read-window.c shows, setdoku-read-commands.c has
 * the commands. What is shown is a moment, a plain value: where the corners lie, and the draft that was read between them. So
 * undo is a list of moments. */
#pragma once

#include "setdoku-read-window.h"
#include "view/kit/command.h"

typedef struct {
  Draft draft;
  Quad  corners;
  bool  upright;                     /* the first one is known to be the upper left one */
} Moment;

typedef enum { ASKED_PICTURE, ASKED_GRID, ASKED_PLACE } Asked;

struct _SetdokuReadWindow
{
  SetdokuBaseWindow     parent_instance;

  SetdokuBanner        *banner;
  GtkStack             *stack;
  GtkSpinner           *spinner;
  GtkProgressBar       *progress;
  guint                 watching;              /* the tick that moves it; 0: none */
  GtkLabel             *failure;
  GtkWidget            *title, *use, *switcher, *columns, *left, *again_words;
  SetdokuPhotoView     *photo;
  SetdokuReadBoard     *board;

  SetdokuPictureReader *reader;
  GSimpleActionGroup   *actions;
  SetdokuReadUsed       used;
  PhotoLook             look;
  Moment                now;
  GArray               *undo, *redo;           /* of Moment */
  Asked                 asked;                 /* of the reader, last */
  gboolean              narrow;
  const char           *page;                  /* that is shown where it is narrow */
};

/* setdoku-read-window.c */
void setdoku_read_window_show_moment  (SetdokuReadWindow *self);
void setdoku_read_window_show_columns (SetdokuReadWindow *self);
void setdoku_read_window_read_corners (SetdokuReadWindow *self);
void setdoku_read_window_take_reading (SetdokuReadWindow *self, const SightReading *reading);

/* setdoku-read-commands.c */
void setdoku_read_window_step         (SetdokuReadWindow *self);       /* before a change: it can be undone */
void setdoku_read_window_add_commands (SetdokuReadWindow *self);
