/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* windows.h — every window, dialog and view of the program, and how a test comes there. One row each: what is asked of all windows is
 * asked of a new one by adding its row. */
#pragma once

#include "window-fixture.h"

#include "../sight/drawing.h"

typedef struct {
  const char *name;
  const char *type;              /* of the window; NULL: the main one */
  const char *text;              /* the puzzle on the board; NULL: it is empty */
  const char *actions;           /* detailed, one after another: a blank between */
  void      (*open) (Fixture *fixture);                      /* what no action does; NULL: nothing */
} Place;

#define PLACES_KILLER "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=4|r1c1 r2c1\ncage=3|r1c2 r1c3\ncage=7|r1c4 r2c4\n" \
  "cage=9|r2c2 r3c1 r3c2\ncage=6|r2c3 r3c3\ncage=6|r3c4 r4c3 r4c4\ncage=5|r4c1 r4c2\ngivens=................\n"

/* The newest window of a class. NULL: none is shown. */
static GtkWindow *
window_of_type (const char *type)
{
  g_autoptr(GListModel) all = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (all, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), type) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

static GtkWidget *
button_called (GtkWidget  *widget,
               const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = button_called (child, label);
  return found;
}

static void
open_batch (Fixture *fixture)
{
  wait_for (window_of_type ("SetdokuNewDialog"));
  g_signal_emit_by_name (button_called (GTK_WIDGET (window_of_type ("SetdokuNewDialog")), g_dgettext (GETTEXT_PACKAGE, "Save many…")), "clicked");
}

static void
open_list (Fixture *fixture)
{
  g_autoptr(GFile) file = write_file ("two.txt", EASY "\n" EASY "\n", -1);

  setdoku_window_open (fixture->window, file);
}

static void
open_picture (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (folder, "photo.png", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  Drawing drawing = drawing_new (520, 540, 0.9);

  cairo_translate (drawing.cr, 40, 50);
  drawing_grid (drawing.cr, EASY, 50, 0.1);
  drawing_end (&drawing);
  g_assert_cmpint (cairo_surface_write_to_png (drawing.surface, path), ==, CAIRO_STATUS_SUCCESS);
  drawing_clear (&drawing);
  setdoku_window_open (fixture->window, file);
}

static gboolean
has_rows (GtkWidget *list)
{
  GtkSelectionModel *rows = list ? gtk_list_view_get_model (GTK_LIST_VIEW (list)) : NULL;

  return rows && g_list_model_get_n_items (G_LIST_MODEL (rows)) > 0;
}

/* Another page of the path's window, once there is a path, and what is open now. */
static void
turn_path_to (const char *page)
{
  GtkWidget *path, *stack, *now;

  wait_for (window_of_type ("SetdokuPathWindow"));
  path = GTK_WIDGET (window_of_type ("SetdokuPathWindow"));
  wait_for (has_rows (find_widget (path, GTK_TYPE_LIST_VIEW)));
  stack = gtk_widget_get_ancestor (find_widget (path, GTK_TYPE_LIST_VIEW), GTK_TYPE_STACK);
  now = gtk_stack_get_child_by_name (GTK_STACK (stack), "now");
  wait_for (has_rows (find_widget (now, GTK_TYPE_LIST_VIEW)));
  gtk_stack_set_visible_child_name (GTK_STACK (stack), page);
}

static void
turn_to_now (Fixture *fixture)
{
  turn_path_to ("now");
}

static void
turn_to_ladders (Fixture *fixture)
{
  turn_path_to ("ladders");
}

static void
edit_and_leave (Fixture *fixture)
{
  type (fixture, "9");
  act (fixture, "win.new");
}

#define WATCH   "win.view::watch"
#define COMPARE "win.view::compare"

static const Place places[] = {
  { "clues" },
  { "play", NULL, EASY },
  { "hint", NULL, EASY, "win.hint" },
  { "board", NULL, PLACES_KILLER },
  { "explain", NULL, EASY, WATCH " search.page::explain" },
  { "code", NULL, EASY, WATCH " search.page::code" },
  { "tree", NULL, EASY, WATCH " search.page::tree" },
  { "log", NULL, EASY, WATCH " search.page::log" },
  { "compare", NULL, EASY, COMPARE },
  { "collections", "SetdokuLibraryWindow", EASY, "win.library" },
  { "earlier", "SetdokuEarlierWindow", EASY, "win.earlier-games" },
  { "help", "SetdokuHelpWindow", EASY, "win.help" },
  { "path", "SetdokuPathWindow", EASY, "win.path" },
  { "now", "SetdokuPathWindow", EASY, "win.path", turn_to_now },
  { "ladders", "SetdokuPathWindow", EASY, "win.path", turn_to_ladders },
  { "board-path", "SetdokuAnyPathWindow", PLACES_KILLER, "win.path" },
  { "practise", "SetdokuPracticeList", EASY, "win.practise" },
  { "new", "SetdokuNewDialog", EASY, "win.new-puzzle" },
  { "many", "SetdokuBatchDialog", EASY, "win.new-puzzle", open_batch },
  { "shapes", "SetdokuShapesWindow", EASY, "win.new-shape" },
  { "statistics", "SetdokuStatisticsWindow", EASY, "app.statistics" },
  { "preferences", "SetdokuPreferencesWindow", EASY, "app.preferences" },
  { "shortcuts", "SetdokuBaseWindow", EASY, "app.shortcuts" },
  { "print", "SetdokuPrintWindow", EASY, "win.print" },
  { "export", "SetdokuExportWindow", EASY, "win.export::picture" },
  { "film", "SetdokuExportWindow", EASY, WATCH " win.export::film" },
  { "survey", "SetdokuCompareSurvey", EASY, COMPARE " compare.survey" },
  { "flame", "SetdokuCompareInsight", EASY, COMPARE " compare.flame" },
  { "merge", "SetdokuCompareInsight", EASY, COMPARE " compare.merge" },
  { "stop", "SetdokuStopForm", EASY, WATCH " search.stop-build" },
  { "list", "SetdokuPuzzleList", NULL, NULL, open_list },
  { "read", "SetdokuReadWindow", NULL, NULL, open_picture },
  { "ask", "SetdokuAsk", EASY, NULL, edit_and_leave },
};

static gboolean
place_act (Fixture    *fixture,
           const char *detailed)
{
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;

  g_assert_true (g_action_parse_detailed_name (detailed, &name, &target, NULL));
  return gtk_widget_activate_action_variant (GTK_WIDGET (fixture->window), name, target);
}

/* Borrowed: the window of the row, shown. */
static GtkWidget *
place_open (Fixture     *fixture,
            const Place *place)
{
  g_auto(GStrv) actions = g_strsplit (place->actions ? place->actions : "", " ", -1);
  GtkWidget *window = GTK_WIDGET (fixture->window);

  if (place->text)
    setdoku_window_take_text (fixture->window, place->text, -1, NULL);
  for (int i = 0; actions[i] && *actions[i]; i++)
    wait_for (place_act (fixture, actions[i]));
  if (place->open)
    place->open (fixture);
  if (place->type)
    wait_for ((window = GTK_WIDGET (window_of_type (place->type))));
  wait_for (gtk_widget_get_width (window) > 0);
  return window;
}

static void
place_close (const Place *place,
             GtkWidget   *window)
{
  if (place->type)
    gtk_window_destroy (GTK_WINDOW (window));
}

/* A test of each row, "/ROOT/NAME". */
static void
add_places (const char *root,
            void      (*test) (Fixture *fixture, gconstpointer place))
{
  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *path = g_strdup_printf ("/%s/%s", root, places[i].name);

      g_test_add (path, Fixture, &places[i], set_up, test, tear_down);
    }
}
