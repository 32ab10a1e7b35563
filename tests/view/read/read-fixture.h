/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* read-fixture.h — pictures that a test draws, opened in the window. */
#pragma once

#include "../../sight/drawing.h"
#include "../pointer.h"
#include "model/explain/explain-sight.h"
#include "view/read/setdoku-read-window.h"

#define PUZZLE EASY
#define OTHER  "..9.57263..52..4.....9..581..27..1.4.5.....3.3.4..16..51...2.....7..89....867.3.."

static G_GNUC_UNUSED SetdokuReadWindow *
reading (void)
{
  return SETDOKU_READ_WINDOW (find_window (SETDOKU_TYPE_READ_WINDOW));
}

/* Whoever has put it into the folder. */
static G_GNUC_UNUSED GFile *
drawn_file (Drawing *drawing, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  drawing_end (drawing);
  g_assert_cmpint (cairo_surface_write_to_png (drawing->surface, path), ==, CAIRO_STATUS_SUCCESS);
  drawing_clear (drawing);
  return g_file_new_for_path (path);
}

static G_GNUC_UNUSED GFile *
draw_file (const char *digits, const char *name)
{
  Drawing drawing = drawing_new (520, 540, 0.9);

  cairo_translate (drawing.cr, 40, 50);
  drawing_grid (drawing.cr, digits, 50, 0.1);
  return drawn_file (&drawing, name);
}

static G_GNUC_UNUSED void
wait_for_reading (void)
{
  wait_for (reading () && !setdoku_picture_reader_is_busy (setdoku_read_window_get_reader (reading ())));
}

static G_GNUC_UNUSED SetdokuReadWindow *
open_file (Fixture *fixture, GFile *file)
{
  setdoku_window_open (fixture->window, file);
  wait_for_reading ();
  return reading ();
}

static G_GNUC_UNUSED const Draft *
draft (void)
{
  return setdoku_read_window_get_draft (reading ());
}

static G_GNUC_UNUSED bool
draft_is (const char *digits)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if (draft ()->digit[cell] != (digits[cell] == '.' ? 0 : digits[cell] - '0'))
      return false;
  return true;
}

static G_GNUC_UNUSED void
command (const char *name)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (reading ()), name, NULL));
}

/* What its banner, or its page, says. */
static G_GNUC_UNUSED const char *
said (void)
{
  const char *failed = setdoku_picture_reader_get_error (setdoku_read_window_get_reader (reading ()));

  return failed ? failed : setdoku_banner_get_message (setdoku_read_window_get_banner (reading ()));
}

static G_GNUC_UNUSED void
close_reading (void)
{
  gtk_window_close (GTK_WINDOW (reading ()));
  wait_for (!reading ());
}

static G_GNUC_UNUSED GtkWidget *
find_child (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_child (child, type);
  return found;
}

static G_GNUC_UNUSED void
press_on_board (guint keyval)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (find_child (GTK_WIDGET (setdoku_read_window_get_board (reading ())), SETDOKU_TYPE_GRID), "key", keyval, 200u,
                         0u, &handled);
  g_assert_true (handled);
}
