/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-grid.c — the board as a widget: its 81 cells are read, found, focused and redrawn one by one. */
#include <gtk/gtk.h>

#include "frames.h"
#include "view/setdoku-cell.h"
#include "view/setdoku-grid.h"

static unsigned drawn[N_CELLS];        /* how often each cell drew itself */

static void (*cell_snapshot) (GtkWidget *widget, GtkSnapshot *snapshot);

static void
counting_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  drawn[setdoku_cell_get_index (SETDOKU_CELL (widget))]++;
  cell_snapshot (widget, snapshot);
}

static void
count_draws (void)
{
  GtkWidgetClass *cells = g_type_class_ref (SETDOKU_TYPE_CELL);

  cell_snapshot = cells->snapshot;
  cells->snapshot = counting_snapshot;
}

static void
forget_draws (void)
{
  memset (drawn, 0, sizeof drawn);
}

typedef struct {
  GtkWidget   *window, *before, *after;
  SetdokuGrid *grid;
  CellLook     looks[N_CELLS];
} Fixture;

static void
open_window (Fixture *f, int width, int height)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  *f = (Fixture) { .window = gtk_window_new (), .before = gtk_button_new (), .after = gtk_button_new (),
                   .grid = SETDOKU_GRID (setdoku_grid_new ()) };
  gtk_box_append (GTK_BOX (column), f->before);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (f->grid));
  gtk_box_append (GTK_BOX (column), f->after);
  gtk_window_set_decorated (GTK_WINDOW (f->window), FALSE);
  gtk_window_set_title (GTK_WINDOW (f->window), "Grid");
  gtk_window_set_default_size (GTK_WINDOW (f->window), width, height);
  gtk_window_set_child (GTK_WINDOW (f->window), column);
  gtk_window_present (GTK_WINDOW (f->window));
  run_frames (f->window);
  forget_draws ();
}

static void
close_window (Fixture *f)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
set_animations (gboolean on)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", on, NULL);
}

/* The cells, in the order that a screen reader meets them. */
static SetdokuCell *
cell_of (SetdokuGrid *grid, int index)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (grid));

  while (index-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return SETDOKU_CELL (child);
}

static void
assert_named (SetdokuGrid *grid, int cell, const char *name)
{
  gtk_test_accessible_assert_property (cell_of (grid, cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static bool
is_named (SetdokuGrid *grid, int cell, const char *name)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (cell_of (grid, cell)),
                                                               GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  return wrong == NULL;
}

static void
test_board_is_read_cell_by_cell (void)
{
  Fixture f;
  int n_cells = 0;

  open_window (&f, 400, 500);
  gtk_test_accessible_assert_role (f.grid, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_property (f.grid, GTK_ACCESSIBLE_PROPERTY_LABEL, "Sudoku board, 9 by 9");

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (f.grid)); child;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (child)) == GTK_ACCESSIBLE_ROLE_GRID_CELL)
      {
        g_autofree char *name = g_strdup_printf ("Row %d, column %d: empty", n_cells / 9 + 1, n_cells % 9 + 1);

        assert_named (f.grid, n_cells, name);
        g_assert_cmpint (setdoku_cell_get_index (SETDOKU_CELL (child)), ==, n_cells++);
      }
    else
      gtk_test_accessible_assert_role (child, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_assert_cmpint (n_cells, ==, N_CELLS);

  f.looks[4] = (CellLook) { .digit = 8, .ink = INK_GIVEN };
  f.looks[27] = (CellLook) { .digit = 6, .ink = INK_GUESS, .guess = 17 };
  setdoku_grid_set_looks (f.grid, f.looks);
  setdoku_grid_set_marks (f.grid, cells_union (cells_of (4), cells_of (80)), 80, -1);
  assert_named (f.grid, 4, "Row 1, column 5: 8, given, selected");
  assert_named (f.grid, 27, "Row 4, column 1: 6, guess 17");
  assert_named (f.grid, 80, "Row 9, column 9: empty, selected");

  setdoku_grid_set_marks (f.grid, CELLS_NONE, -1, -1);
  assert_named (f.grid, 80, "Row 9, column 9: empty");
  close_window (&f);
}

static void
test_only_changed_cells_are_redrawn (void)
{
  Fixture f;

  open_window (&f, 400, 500);
  setdoku_grid_set_looks (f.grid, f.looks);
  run_frames (f.window);
  for (int i = 0; i < N_CELLS; i++)
    g_assert_cmpuint (drawn[i], ==, 0);

  f.looks[10].digit = 3;
  f.looks[11].highlight = HIGHLIGHT_PEER;
  setdoku_grid_set_looks (f.grid, f.looks);
  run_frames (f.window);
  for (int i = 0; i < N_CELLS; i++)
    g_assert_cmpuint (drawn[i], ==, i == 10 || i == 11);

  forget_draws ();
  setdoku_grid_set_marks (f.grid, cells_of (40), 40, 12);
  run_frames (f.window);
  for (int i = 0; i < N_CELLS; i++)
    g_assert_cmpuint (drawn[i], ==, 0);
  close_window (&f);
}

static void
test_one_digit_moves_alone (void)
{
  Fixture f;

  set_animations (TRUE);
  open_window (&f, 400, 500);
  run_for (300);

  for (int digit = 5; digit >= 0; digit -= 5)              /* placed, then taken back */
    {
      int64_t end = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

      forget_draws ();
      f.looks[10] = (CellLook) { .digit = (uint8_t) digit, .ink = INK_GUESS };
      setdoku_grid_set_looks (f.grid, f.looks);
      while (drawn[10] < 2 && g_get_monotonic_time () < end)     /* its first frame and its last, at the very least */
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (drawn[10], >=, 2);
      run_for (400);

      for (int i = 0; i < N_CELLS; i++)
        g_assert_cmpuint (drawn[i] > 0, ==, i == 10);

      forget_draws ();                                     /* and comes to rest */
      run_for (100);
      g_assert_cmpuint (drawn[10], ==, 0);
    }

  f.looks[10] = (CellLook) { .digit = 5, .ink = INK_ENTRY };
  setdoku_grid_set_looks (f.grid, f.looks);
  run_for (400);
  forget_draws ();
  f.looks[10] = (CellLook) { 0 };                          /* what the player erases is gone at once */
  setdoku_grid_set_looks (f.grid, f.looks);
  run_until (drawn[10] > 0);
  run_for (300);
  g_assert_cmpuint (drawn[10], ==, 1);

  forget_draws ();                                         /* many at once do not move */
  f.looks[20].digit = f.looks[21].digit = 1;
  setdoku_grid_set_looks (f.grid, f.looks);
  run_until (drawn[20] > 0);
  run_for (300);
  g_assert_cmpuint (drawn[20], ==, 1);
  set_animations (FALSE);
  close_window (&f);
}

static void
test_each_cell_is_found_by_its_place (void)
{
  const struct { int width, height; } sizes[] = { { 333, 500 }, { 401, 479 }, { 640, 400 }, { 517, 731 } };

  for (unsigned s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      Fixture f;
      int width, height, side;

      open_window (&f, sizes[s].width, sizes[s].height);
      width = gtk_widget_get_width (GTK_WIDGET (f.grid));
      height = gtk_widget_get_height (GTK_WIDGET (f.grid));
      side = setdoku_grid_get_side (f.grid);
      g_assert_cmpint (side, ==, MIN (width, height) / 9);

      for (int i = 0; i < N_CELLS; i++)
        {
          GdkRectangle area;
          double x, y;

          setdoku_grid_get_cell_area (f.grid, i, &area);
          g_assert_cmpint (area.width, ==, side);
          g_assert_cmpint (area.height, ==, side);
          x = area.x + side / 2.0;
          y = area.y + side / 2.0;
          g_assert_cmpint (setdoku_grid_get_cell_at (f.grid, x, y), ==, i);
          g_assert_cmpint (setdoku_grid_get_cell_at (f.grid, area.x, area.y), ==, i);
          g_assert_cmpint (setdoku_grid_get_cell_at (f.grid, area.x + side - 0.5, area.y + side - 0.5), ==, i);
          g_assert_true (gtk_widget_pick (GTK_WIDGET (f.grid), x, y, GTK_PICK_DEFAULT)
                         == GTK_WIDGET (cell_of (f.grid, i)));
        }

      {
        GdkRectangle first, last;

        setdoku_grid_get_cell_area (f.grid, 0, &first);
        setdoku_grid_get_cell_area (f.grid, 80, &last);
        g_assert_cmpint (ABS (first.x - (width - last.x - side)), <=, 1);                /* centred */
        g_assert_cmpint (ABS (first.y - (height - last.y - side)), <=, 1);
        g_assert_cmpint (setdoku_grid_get_cell_at (f.grid, first.x - 1, first.y + 1), ==, -1);
        g_assert_cmpint (setdoku_grid_get_cell_at (f.grid, last.x, last.y + side), ==, -1);
      }
      close_window (&f);
    }
}

static void
test_focus_is_one_tab_stop_at_the_cursor (void)
{
  Fixture f;

  open_window (&f, 400, 500);
  setdoku_grid_set_marks (f.grid, cells_of (42), 42, -1);
  gtk_widget_grab_focus (f.before);

  gtk_widget_child_focus (f.window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == GTK_WIDGET (cell_of (f.grid, 42)));
  setdoku_grid_set_marks (f.grid, cells_of (43), 43, -1);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == GTK_WIDGET (cell_of (f.grid, 43)));
  gtk_widget_child_focus (f.window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == f.after);

  setdoku_grid_set_marks (f.grid, CELLS_NONE, -1, 7);      /* elsewhere the cursor does not pull the focus */
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == f.after);
  gtk_widget_child_focus (f.window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == GTK_WIDGET (cell_of (f.grid, 7)));
  gtk_widget_child_focus (f.window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == f.before);

  setdoku_grid_focus_cursor (f.grid);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f.window)) == GTK_WIDGET (cell_of (f.grid, 7)));
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
  setdoku_grid_set_marks (f.grid, cells_of (40), 40, -1);
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

static void
test_names_follow_slowly_while_playing_fast (void)
{
  Fixture f;
  int n_changes = 0, n_seen = 0;
  char seen[64] = "";
  int64_t start;

  open_window (&f, 400, 500);
  setdoku_grid_set_fast (f.grid, TRUE);
  f.looks[0].digit = 1;
  setdoku_grid_set_looks (f.grid, f.looks);
  assert_named (f.grid, 0, "Row 1, column 1: empty");

  start = g_get_monotonic_time ();
  while (g_get_monotonic_time () - start < G_USEC_PER_SEC)
    {
      f.looks[0] = (CellLook) { .digit = (uint8_t) (1 + n_changes++ % 9), .ink = INK_ENTRY };
      setdoku_grid_set_looks (f.grid, f.looks);
      run_for (10);
      for (int digit = 1; digit <= 9; digit++)
        {
          g_autofree char *name = g_strdup_printf ("Row 1, column 1: %d", digit);

          if (is_named (f.grid, 0, name) && g_strcmp0 (seen, name) != 0)
            {
              g_strlcpy (seen, name, sizeof seen);
              n_seen++;
            }
        }
    }
  g_assert_cmpint (n_changes, >, 10);
  g_assert_cmpint (n_seen, >=, 1);
  g_assert_cmpint (n_seen, <=, 4);

  f.looks[0] = (CellLook) { .digit = 9, .ink = INK_ENTRY };
  f.looks[1] = (CellLook) { .digit = 8, .ink = INK_ENTRY };
  setdoku_grid_set_looks (f.grid, f.looks);
  setdoku_grid_set_fast (f.grid, FALSE);
  assert_named (f.grid, 0, "Row 1, column 1: 9");
  assert_named (f.grid, 1, "Row 1, column 2: 8");
  close_window (&f);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  set_animations (FALSE);
  count_draws ();

  g_test_add_func ("/grid/board-is-read-cell-by-cell", test_board_is_read_cell_by_cell);
  g_test_add_func ("/grid/only-changed-cells-are-redrawn", test_only_changed_cells_are_redrawn);
  g_test_add_func ("/grid/one-digit-moves-alone", test_one_digit_moves_alone);
  g_test_add_func ("/grid/each-cell-is-found-by-its-place", test_each_cell_is_found_by_its_place);
  g_test_add_func ("/grid/focus-is-one-tab-stop-at-the-cursor", test_focus_is_one_tab_stop_at_the_cursor);
  g_test_add_func ("/grid/keys-are-left-to-the-listener", test_keys_are_left_to_the_listener);
  g_test_add_func ("/grid/pointer-presses-drags-and-asks", test_pointer_presses_drags_and_asks);
  g_test_add_func ("/grid/names-follow-slowly-while-playing-fast", test_names_follow_slowly_while_playing_fast);

  return g_test_run ();
}
