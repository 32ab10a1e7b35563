/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-grid-signals.c — the board as a widget: focus, keys and pointer, and what it tells of them. */
#include "grid-fixture.h"

static void
test_focus_is_one_tab_stop_at_the_cursor (void)
{
  Fixture f;

  open_window (&f, 400, 500);
  set_marks (&f, cells_of (42), 42, -1);
  gtk_widget_grab_focus (f.before);

  gtk_widget_child_focus (f.window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == GTK_WIDGET (cell_of (f.grid, 42)));
  set_marks (&f, cells_of (43), 43, -1);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == GTK_WIDGET (cell_of (f.grid, 43)));
  gtk_widget_child_focus (f.window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == f.after);

  set_marks (&f, CELLS_NONE, -1, 7);      /* elsewhere the cursor does not pull the focus */
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == f.after);
  gtk_widget_child_focus (f.window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == GTK_WIDGET (cell_of (f.grid, 7)));
  gtk_widget_child_focus (f.window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == f.before);

  setdoku_grid_focus_cursor (f.grid);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == GTK_WIDGET (cell_of (f.grid, 7)));
  close_window (&f);
}

/* While nobody could be told of each cell the focus rests; then it goes where the cursor is by now. */
static void
test_focus_rests_while_it_is_told_to (void)
{
  Fixture f;

  open_window (&f, 400, 400);
  set_marks (&f, CELLS_NONE, -1, 42);
  setdoku_grid_focus_cursor (f.grid);
  setdoku_grid_rest_focus (f.grid, TRUE);
  for (int cell = 43; cell < 50; cell++)
    {
      set_marks (&f, CELLS_NONE, -1, cell);
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == GTK_WIDGET (cell_of (f.grid, 42)));
    }
  setdoku_grid_rest_focus (f.grid, FALSE);
  set_marks (&f, CELLS_NONE, -1, 49);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == GTK_WIDGET (cell_of (f.grid, 49)));

  close_window (&f);
}

/* Signals, as text: what came last. */

static gboolean
on_key (SetdokuGrid *grid, guint keyval, guint keycode, guint modifiers, GString *log)
{
  g_string_append_printf (log, "key %s %u %u;", gdk_keyval_name (keyval), keycode, modifiers);

  return keyval == GDK_KEY_Left;
}

static void
on_pressed (SetdokuGrid *grid, int cell, int n_press, guint modifiers, GString *log)
{
  g_string_append_printf (log, "pressed %d %d %u;", cell, n_press, modifiers & GDK_CONTROL_MASK);
}

static void
on_dragged (SetdokuGrid *grid, int cell, guint modifiers, GString *log)
{
  g_string_append_printf (log, "dragged %d;", cell);
}

static void
on_menu (SetdokuGrid *grid, int cell, double x, double y, GString *log)
{
  g_assert_cmpint (setdoku_grid_get_cell_at (grid, x, y), ==, cell);
  g_string_append_printf (log, "menu %d;", cell);
}

static GtkEventController *
controller_of (GtkWidget *widget, GType type)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;             /* the widget holds it */
    }

  g_assert_not_reached ();
}

static void
test_keys_are_left_to_the_listener (void)
{
  g_autoptr(GString) log = g_string_new (NULL);
  GtkEventController *controller;
  gboolean handled;
  Fixture f;

  open_window (&f, 400, 500);
  controller = controller_of (GTK_WIDGET (f.grid), GTK_TYPE_EVENT_CONTROLLER_KEY);
  g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Left, 113, 0, &handled);
  g_assert_false (handled);                                /* nobody listens */

  g_signal_connect (f.grid, "key", G_CALLBACK (on_key), log);
  g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Left, 113, 0, &handled);
  g_assert_true (handled);
  g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_1, 10, GDK_SHIFT_MASK, &handled);
  g_assert_false (handled);
  g_assert_cmpstr (log->str, ==, "key Left 113 0;key 1 10 1;");

  g_string_truncate (log, 0);                              /* the menu's key asks for that of the cursor's cell */
  g_signal_connect (f.grid, "menu", G_CALLBACK (on_menu), log);
  set_marks (&f, cells_of (40), 40, -1);
  g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Menu, 135, 0, &handled);
  g_assert_true (handled);
  g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_F10, 76, GDK_SHIFT_MASK, &handled);
  g_assert_true (handled);
  g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_F10, 76, 0, &handled);
  g_assert_false (handled);                                /* the main menu's */
  g_assert_cmpstr (log->str, ==, "menu 40;menu 40;key F10 76 0;");
  close_window (&f);
}

/* With the real pointer: xdotool moves it. */
static void
point (const char *format, ...)
{
  g_autofree char *arguments = NULL, *command = NULL;
  va_list list;

  va_start (list, format);
  arguments = g_strdup_vprintf (format, list);
  va_end (list);
  command = g_strdup_printf ("xdotool %s", arguments);
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  run_for (60);
}

static void
move_to (Fixture *f, int cell)
{
  GdkRectangle area;
  graphene_point_t at;

  setdoku_grid_get_cell_area (f->grid, cell, &area);
  at = GRAPHENE_POINT_INIT (area.x + area.width / 2.0f, area.y + area.height / 2.0f);
  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (f->grid), f->window, &at, &at));
  point ("mousemove %d %d", (int) at.x, (int) at.y);
}

/* On a busy machine an event may take its time, and motion that is not waited for is lost in the next. */
static void
assert_comes (GString *log, const char *expected)
{
  for (int i = 0; i < 1000 && g_strcmp0 (log->str, expected) != 0; i++)
    run_for (20);

  g_assert_cmpstr (log->str, ==, expected);
}

static void
test_pointer_presses_drags_and_asks (void)
{
  g_autofree char *xdotool = g_find_program_in_path ("xdotool");
  g_autoptr(GString) log = g_string_new (NULL);
  Fixture f;

  if (xdotool == NULL)
    {
      g_test_skip ("xdotool is not installed");
      return;
    }

  open_window (&f, 400, 500);
  g_signal_connect (f.grid, "pressed", G_CALLBACK (on_pressed), log);
  g_signal_connect (f.grid, "dragged", G_CALLBACK (on_dragged), log);
  g_signal_connect (f.grid, "menu", G_CALLBACK (on_menu), log);

  move_to (&f, 20);
  point ("mousedown 1");
  assert_comes (log, "pressed 20 1 0;");
  move_to (&f, 21);
  assert_comes (log, "pressed 20 1 0;dragged 21;");
  point ("mousemove_relative 2 2");                        /* within a cell nothing is said again */
  move_to (&f, 22);
  assert_comes (log, "pressed 20 1 0;dragged 21;dragged 22;");
  move_to (&f, 31);
  point ("mouseup 1");
  move_to (&f, 40);
  assert_comes (log, "pressed 20 1 0;dragged 21;dragged 22;dragged 31;");
  g_assert_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (f.grid)));

  g_string_truncate (log, 0);
  point ("click 3");
  assert_comes (log, "menu 40;");
  run_for (500);                                           /* longer than a double click */
  move_to (&f, 0);
  point ("keydown ctrl click 1 keyup ctrl");
  assert_comes (log, "menu 40;pressed 0 1 4;");

  g_string_truncate (log, 0);
  run_for (500);
  point ("click 1 click 1");
  assert_comes (log, "pressed 0 1 0;pressed 0 2 0;");
  close_window (&f);
}

/* A menu that is still there goes along: whoever opened it may not hear of it. */
static void
test_it_goes_with_its_popovers (void)
{
  Fixture f;
  GtkWidget *popover = gtk_popover_new ();

  open_window (&f, 400, 400);
  gtk_widget_set_parent (popover, GTK_WIDGET (f.grid));
  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  gtk_window_destroy (GTK_WINDOW (f.window));
  g_assert_null (popover);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  set_animations (FALSE);

  g_test_add_func ("/grid/focus-is-one-tab-stop-at-the-cursor", test_focus_is_one_tab_stop_at_the_cursor);
  g_test_add_func ("/grid/focus-rests-while-it-is-told-to", test_focus_rests_while_it_is_told_to);
  g_test_add_func ("/grid/keys-are-left-to-the-listener", test_keys_are_left_to_the_listener);
  g_test_add_func ("/grid/pointer-presses-drags-and-asks", test_pointer_presses_drags_and_asks);
  g_test_add_func ("/grid/popovers-go-with-it", test_it_goes_with_its_popovers);

  return g_test_run ();
}
