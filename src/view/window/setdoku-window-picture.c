/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-picture.c — a picture comes, from wherever puzzles come: it is read beside the game, which stays as it is until
 * somebody uses the clues. */
#include "setdoku-window-private.h"

#include "view/read/setdoku-read-window.h"

static void
on_used (GtkWindow      *window,
         const Document *document)
{
  setdoku_window_offer (SETDOKU_WINDOW (window), document);
}

static GtkWidget *
new_read (SetdokuWindow *self)
{
  return GTK_WIDGET (setdoku_read_window_new (GTK_WINDOW (self), on_used));
}

static SetdokuReadWindow *
get_read (SetdokuWindow *self)
{
  setdoku_banner_dismiss (self->banner);
  return SETDOKU_READ_WINDOW (setdoku_window_get_companion (self, COMPANION_READ, new_read));
}

void
setdoku_window_read_picture (SetdokuWindow *self,
                             GFile         *file)
{
  SetdokuReadWindow *read = get_read (self);

  setdoku_read_window_load_file (read, file);
  gtk_window_present (GTK_WINDOW (read));
}

void
setdoku_window_read_texture (SetdokuWindow *self,
                             GdkTexture    *texture)
{
  SetdokuReadWindow *read = get_read (self);

  setdoku_read_window_load_texture (read, texture);
  gtk_window_present (GTK_WINDOW (read));
}
