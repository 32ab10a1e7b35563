/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* play-fixture.h — the board and Play without a window around them, and keys and pointer as the board tells them. */
#pragma once

#include <gtk/gtk.h>

#include "model/keep/settings.h"
#include "view/board/setdoku-cell.h"
#include "view/play/setdoku-play.h"

#define EASY     "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define SOLUTION "984123756123756948756849321361582497542917863879364215437691582698235174215478639"
#define MANY     "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7.........."

#define SHIFT   GDK_SHIFT_MASK
#define CONTROL GDK_CONTROL_MASK

typedef struct {
  GtkWidget   *grid;
  GSettings   *settings;
  SetdokuGame *game;
  SetdokuPlay *play;
} Fixture;

static void
load (Fixture    *fixture,
      const char *puzzle)
{
  g_autoptr(Document) document = document_new ();
  Board board;

  g_assert_true (board_parse (&board, puzzle));
  document_set_board (document, &board);
  setdoku_game_load (fixture->game, document);
  setdoku_play_begin (fixture->play);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  static const char *const keys[] = {
    "show-mistakes", "show-repeats", "highlight-peers", "highlight-same", "tidy-marks", "fixed-places", "number-first",
    "erase-order", "pad-at-cell",
  };

  fixture->settings = setdoku_settings_new ();
  g_assert_nonnull (fixture->settings);
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (fixture->settings, keys[i]);
  fixture->grid = g_object_ref_sink (setdoku_grid_new ());
  fixture->game = setdoku_game_new ();
  fixture->play = setdoku_play_new (SETDOKU_GRID (fixture->grid), fixture->game);
  setdoku_play_set_settings (fixture->play, fixture->settings);
  setdoku_play_set_active (fixture->play, TRUE);
  load (fixture, EASY);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->play);
  g_assert_finalize_object (fixture->game);
  g_object_unref (fixture->settings);
  g_object_unref (fixture->grid);
}

static void
press (Fixture         *fixture,
       guint            keyval,
       GdkModifierType  modifiers)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (fixture->grid, "key", keyval, 200u, modifiers, &handled);
  g_assert_true (handled);
}

static void
type (Fixture    *fixture,
      const char *text)
{
  for (; *text; text++)
    press (fixture, gdk_unicode_to_keyval (*text), 0);
}

static void
hold (Fixture         *fixture,
      int              cell,
      int              n_press,
      GdkModifierType  modifiers)
{
  g_signal_emit_by_name (fixture->grid, "pressed", cell, n_press, modifiers);
}

static void
let_go (Fixture         *fixture,
        GdkModifierType  modifiers)
{
  g_signal_emit_by_name (fixture->grid, "released", modifiers);
}

static void
click (Fixture         *fixture,
       int              cell,
       GdkModifierType  modifiers)
{
  hold (fixture, cell, 1, modifiers);
  let_go (fixture, modifiers);
}

static const CellLook *
look_of (Fixture *fixture,
         int      cell)
{
  GtkWidget *child = gtk_widget_get_first_child (fixture->grid);

  while (cell-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return setdoku_cell_get_look (SETDOKU_CELL (child));
}
