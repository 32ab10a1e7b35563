/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-window-room.c — a window of any size shows what belongs into it, whole, and measures itself without contradiction.
 *
 * GTK warns of a part that is measured for less than it needs, and a warning ends the test. */
#include "window-fixture.h"

static void
set_view (Fixture    *fixture,
          const char *view)
{
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string (view));
}

/* Without a compositor the window's border is part of its size. */
static void
set_size (Fixture *fixture,
          int      width,
          int      height)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  wait_for (ABS (gtk_widget_get_width (window) - width) <= BORDER && ABS (gtk_widget_get_height (window) - height) <= BORDER);
  run_for (60);
}

static GtkWidget *
find_named (GtkWidget  *widget,
            const char *css_name)
{
  GtkWidget *found = NULL;

  if (g_str_equal (gtk_widget_get_css_name (widget), css_name) && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_named (child, css_name);
  return found;
}

typedef struct { int within, cut; } Buttons;

enum { FRAME = 4 };                /* px, of a window that draws its own */

/* How many buttons lie within the bar at the top of the window, and how many not or only in part. */
static Buttons
count_buttons (GtkWidget *widget,
               GtkWidget *bar)
{
  graphene_rect_t area;
  Buttons all = { 0 }, some;

  if (!gtk_widget_get_mapped (widget))
    return all;
  if (GTK_IS_BUTTON (widget))
    {
      g_assert_true (gtk_widget_compute_bounds (widget, bar, &area));
      /* On GTK 4.18 the last button reaches 3 px into the window's own border. */
      all.within = area.origin.x >= 0 && area.origin.x + area.size.width <= gtk_widget_get_width (bar) + FRAME;
      all.cut = !all.within;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      some = count_buttons (child, bar);
      all.within += some.within;
      all.cut += some.cut;
    }
  return all;
}

static void
test_the_narrowest_header_is_whole (Fixture       *fixture,
                                    gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window), *header = find_named (window, "headerbar");

  g_assert_nonnull (header);
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  for (const char *const *view = (const char *const[]) { "play", "watch", "compare", NULL }; *view; view++)
    {
      g_test_message ("%s", *view);
      set_view (fixture, *view);
      set_size (fixture, 360, 640);
      g_assert_nonnull (find_named (header, "windowcontrols"));
      wait_for (count_buttons (header, gtk_window_get_titlebar (GTK_WINDOW (window))).cut == 0);
      /* New, the menu, and the window's own. */
      g_assert_cmpint (count_buttons (header, gtk_window_get_titlebar (GTK_WINDOW (window))).within, >=, 3);
    }
}

static graphene_rect_t
place_of (Fixture    *fixture,
          const char *css_name)
{
  GtkWidget *widget = find_named (GTK_WIDGET (fixture->window), css_name);
  graphene_rect_t place = GRAPHENE_RECT_INIT (0, 0, 0, 0);               /* not on the screen yet */

  if (widget)
    g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->window), &place));
  return place;
}

/* A wide window: the board is as large as 80 px a cell, and the panel of Watch has all the rest; that of Play has not. A narrow
 * one: the sheet, drawn up, leaves a small board, and comes down when one leaves Watch. */
static void
test_the_panel_takes_what_the_board_leaves (Fixture       *fixture,
                                            gconstpointer  data)
{
  GActionGroup *actions = setdoku_watch_get_actions (setdoku_window_get_watch (fixture->window));
  float board;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  set_view (fixture, "play");
  set_size (fixture, 1560, 900);
  wait_for (place_of (fixture, "setdoku-grid").size.width > 1000);
  set_view (fixture, "watch");
  wait_for (place_of (fixture, "setdoku-watch-panel").size.width > 760);
  wait_for (place_of (fixture, "setdoku-grid").size.width <= 720);

  set_size (fixture, 360, 640);
  wait_for (gtk_widget_has_css_class (GTK_WIDGET (fixture->window), "phone"));
  wait_for ((board = place_of (fixture, "setdoku-grid").size.height) > 200);
  g_action_group_activate_action (actions, "sheet", NULL);
  wait_for (place_of (fixture, "setdoku-grid").size.height < board * 2 / 3);
  wait_for (place_of (fixture, "setdoku-watch-panel").size.height > 250);
  set_view (fixture, "play");
  wait_for (place_of (fixture, "setdoku-grid").size.height >= board);
}

/* With the panel, and with the time in its place. */
static void
test_a_middling_header_is_whole (Fixture       *fixture,
                                 gconstpointer  data)
{
  static const struct { int width; gboolean panel; } sizes[] = { { 620, TRUE }, { 700, TRUE }, { 700, FALSE } };
  GtkWidget *window = GTK_WIDGET (fixture->window), *header = find_named (window, "headerbar");
  int needed;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      set_size (fixture, sizes[i].width, 500);
      g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "show-panel", g_variant_new_boolean (sizes[i].panel));
      run_for (60);
      gtk_widget_measure (header, GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL, NULL);
      g_test_message ("%d, panel %d: needs %d", sizes[i].width, sizes[i].panel, needed);
      wait_for (count_buttons (header, gtk_window_get_titlebar (GTK_WINDOW (window))).cut == 0);
    }
}

static gboolean
is_cut (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "h3")
      && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (is_cut (child))
      return TRUE;
  return FALSE;
}

static void
test_the_narrowest_header_has_a_title (Fixture       *fixture,
                                       gconstpointer  data)
{
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  set_size (fixture, 360, 640);
  wait_for (!is_cut (find_named (GTK_WIDGET (fixture->window), "headerbar")));
}

static void
test_every_view_fits_every_size (Fixture       *fixture,
                                 gconstpointer  data)
{
  static const struct { int width, height; } sizes[] = {
    { 360, 640 }, { 1080, 740 }, { 600, 500 }, { 1080, 740 }, { 360, 294 }, { 700, 400 }, { 530, 430 }, { 900, 700 },
  };

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  for (const char *const *view = (const char *const[]) { "watch", "play", "compare", NULL }; *view; view++)
    {
      set_view (fixture, *view);
      for (size_t i = 0; i < G_N_ELEMENTS (sizes); i++)
        {
          g_test_message ("%s: %d × %d", *view, sizes[i].width, sizes[i].height);
          set_size (fixture, sizes[i].width, sizes[i].height);
        }
    }
}

/* Every button that is seen, and lies within the window. */
static int
count_whole (GtkWidget *widget,
             GtkWidget *window)
{
  graphene_rect_t area;
  int n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (GTK_IS_BUTTON (widget) && gtk_widget_compute_bounds (widget, window, &area))
    n = area.origin.y + area.size.height <= gtk_widget_get_height (window) && area.size.height > 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_whole (child, window);
  return n;
}

static void
test_every_tool_is_there_where_room_is_short (Fixture       *fixture,
                                              gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  set_size (fixture, 700, 500);
  wait_for (count_whole (find_named (window, "setdoku-tools"), window) == 6);
  wait_for (count_whole (find_named (window, "setdoku-pad"), window) == 9);
  g_assert_false (shows (window, "Fill marks"));
  set_size (fixture, 1080, 740);
  wait_for (shows (window, "Fill marks"));
}

/* On a phone the board has the whole width: 342 px of 360, less the window's border here. */
static void
test_a_phone_gives_the_board_its_width (Fixture       *fixture,
                                        gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window), *grid = GTK_WIDGET (setdoku_window_get_grid (fixture->window));

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  set_size (fixture, 360, 640);
  wait_for (count_whole (find_named (window, "setdoku-tools"), window) == 1);
  wait_for (count_whole (find_named (window, "setdoku-pad"), window) == 10);
  g_assert_cmpint (gtk_widget_get_height (grid), >=, gtk_widget_get_width (grid) - 2);
  set_size (fixture, 1080, 740);
  wait_for (shows (window, "Fill marks"));
}

/* The head of the panel stays, and the pad is one row. */
static void
test_a_hint_leaves_the_head (Fixture       *fixture,
                             gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window), *pad;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  set_size (fixture, 1080, 740);
  wait_for (shows (window, "Easy · 1.2 · 36 clues"));
  pad = find_named (window, "setdoku-pad");
  g_assert_false (gtk_widget_has_css_class (pad, "row"));
  act (fixture, "win.hint");
  wait_for (gtk_widget_has_css_class (pad, "row"));
  run_for (60);
  g_assert_true (shows (window, "Easy · 1.2 · 36 clues"));
  g_assert_cmpint (count_whole (pad, window), ==, 10);                      /* the digits, and Erase */
  g_assert_cmpint (gtk_widget_get_height (pad), <, 50);
  act (fixture, "win.hint-close");
  wait_for (!gtk_widget_has_css_class (pad, "row"));
}

#define ADD(path, test) g_test_add ("/window-room/" path, Fixture, NULL, set_up, test, tear_down)

static graphene_rect_t
board_bounds (Fixture *fixture)
{
  SetdokuGrid *grid = setdoku_window_get_grid (fixture->window);
  graphene_rect_t bounds;
  GdkRectangle first;

  setdoku_grid_get_cell_area (grid, 0, &first);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (grid), GTK_WIDGET (fixture->window), &bounds));
  return GRAPHENE_RECT_INIT (bounds.origin.x + (float) first.x, bounds.origin.y + (float) first.y, (float) (9 * first.width),
                             (float) (9 * first.height));
}

/* Right above the board and as wide as it, where there is height for it; whatever it says, the board stays where it is. */
static void
test_the_stage_moves_nothing (Fixture       *fixture,
                              gconstpointer  data)
{
  static const char *const actions[] = { "search.heat", "search.range", "search.candidates", "search.stop-dead-end",
                                         "search.next-stop", "search.forward", "search.heat" };
  SetdokuWatch *watch = setdoku_window_get_watch (fixture->window);
  GtkWidget *stage = setdoku_watch_get_stage (watch);
  graphene_rect_t board, line;

  set_size (fixture, 1080, 740);
  g_assert_false (gtk_widget_get_mapped (stage));
  set_view (fixture, "watch");
  wait_for (gtk_widget_get_mapped (stage) && setdoku_player_get_length (setdoku_watch_get_player (watch)) > 100);
  run_for (60);
  board = board_bounds (fixture);
  g_assert_true (gtk_widget_compute_bounds (stage, GTK_WIDGET (fixture->window), &line));
  g_assert_cmpfloat (line.size.height, >=, 34);
  g_assert_cmpfloat_with_epsilon (line.origin.x, board.origin.x, 1);
  g_assert_cmpfloat_with_epsilon (line.size.width, board.size.width, 1);
  g_assert_cmpfloat (line.origin.y + line.size.height, <=, board.origin.y);
  g_assert_cmpfloat (line.origin.y + line.size.height, >=, board.origin.y - 10);
  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      graphene_rect_t now;

      act (fixture, actions[i]);
      run_for (80);
      now = board_bounds (fixture);
      g_test_message ("%s", actions[i]);
      g_assert_true (graphene_rect_equal (&now, &board));
    }

  set_size (fixture, 1080, 500);
  g_assert_false (gtk_widget_get_mapped (stage));
  set_size (fixture, 360, 640);
  g_assert_false (gtk_widget_get_mapped (stage));
}

static void
collect_menu_buttons (GtkWidget *widget,
                      GPtrArray *buttons)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_MENU_BUTTON (widget) && gtk_widget_is_sensitive (widget))
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    collect_menu_buttons (child, buttons);
}

/* Whoever opens one by the keyboard is in it then, also where nothing had the focus; GTK 4.8 complains of one that is only looked
 * at. */
static void
test_what_a_button_opens_takes_the_focus (Fixture       *fixture,
                                          gconstpointer  data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);

  for (const char *const *view = (const char *const[]) { "play", "watch", "compare", NULL }; *view; view++)
    {
      g_autoptr(GPtrArray) buttons = g_ptr_array_new ();

      set_view (fixture, *view);
      run_for (200);
      collect_menu_buttons (GTK_WIDGET (window), buttons);
      g_assert_cmpuint (buttons->len, >, 0);
      for (guint i = 0; i < buttons->len; i++)
        {
          GtkMenuButton *button = buttons->pdata[i];
          const char *tooltip = gtk_widget_get_tooltip_text (GTK_WIDGET (button));
          GtkWidget *popover, *focus;

          gtk_window_set_focus (window, NULL);
          gtk_menu_button_popup (button);
          popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
          g_assert_nonnull (popover);
          wait_for (gtk_widget_get_mapped (popover));
          focus = gtk_window_get_focus (window);
          if (!focus || !(focus == popover || gtk_widget_is_ancestor (focus, popover)))
            g_error ("%s: %s opens what has nothing to focus", *view, tooltip ? tooltip : "a button");
          gtk_menu_button_popdown (button);
          wait_for (!gtk_widget_get_mapped (popover));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  ADD ("header", test_the_narrowest_header_is_whole);
  ADD ("medium-header", test_a_middling_header_is_whole);
  ADD ("short-of-room", test_every_tool_is_there_where_room_is_short);
  ADD ("phone", test_a_phone_gives_the_board_its_width);
  ADD ("panel", test_the_panel_takes_what_the_board_leaves);
  ADD ("hint", test_a_hint_leaves_the_head);
  ADD ("title", test_the_narrowest_header_has_a_title);
  ADD ("stage", test_the_stage_moves_nothing);
  ADD ("sizes", test_every_view_fits_every_size);
  ADD ("focus", test_what_a_button_opens_takes_the_focus);
  return run_tests ();
}
