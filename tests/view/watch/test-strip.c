/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-strip.c — the strip says where one is, and where one points; the set table holds the rows of an explanation. */
#include <gtk/gtk.h>

#include "engine/search/strategies/strategies.h"
#include "frames.h"
#include "taken.h"
#include "model/search/player-range.h"
#include "view/board/setdoku-set-table.h"
#include "view/watch/setdoku-strip-private.h"

static GtkWidget *
show (GtkWidget *widget, int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  run_frames (window);
  return window;
}

/* The whole search of a strategy on the empty board; the clock is the test's own. */
static SetdokuPlayer *
explored (const char *strategy)
{
  SetdokuPlayer *player = setdoku_player_new ();
  const Strategy *found = strategy_find (strategy);
  Board empty = { 0 };
  int64_t now = 1000000;

  setdoku_player_start (player, &(Trace) { .strategy = found, .board = empty, .options = found->defaults, .seed = 0 });
  while (!setdoku_player_is_ended (player))
    {
      setdoku_player_tick (player, now += 16667);
      g_usleep (500);
    }
  return player;
}

static void
test_value (void)
{
  g_autoptr (SetdokuPlayer) player = explored ("ascending");
  GtkWidget *strip = g_object_ref_sink (setdoku_strip_new (player));
  Condition dead_end = CONDITION_KIND (EVENT_WIPEOUT);
  g_autofree char *start = setdoku_strip_value_text (SETDOKU_STRIP (strip)), *dead = NULL, *end = NULL, *expected = NULL;

  g_assert_cmpstr (start, ==, "Event 0 of 838, depth 0, before the first step");
  g_assert_true (setdoku_player_find (player, &dead_end, 1));
  dead = setdoku_strip_value_text (SETDOKU_STRIP (strip));
  expected = g_strdup_printf ("Event %" G_GUINT64_FORMAT " of 838, depth %d, dead end", setdoku_player_get_cursor (player),
                              setdoku_player_get_event (player)->depth);
  g_assert_cmpstr (dead, ==, expected);
  setdoku_player_seek (player, UINT64_MAX);
  end = setdoku_strip_value_text (SETDOKU_STRIP (strip));
  g_assert_cmpstr (end, ==, "Event 838 of 838, depth 81, solution");
  setdoku_strip_update (SETDOKU_STRIP (strip));            /* GTK tells no value of what is no range of its own */
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (strip), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, end);
  g_object_unref (strip);
}

static void
test_hits (void)
{
  g_autoptr (SetdokuPlayer) player = explored ("ascending");
  GtkWidget *widget = setdoku_strip_new (player);
  GtkWidget *window = show (widget, 1000, 56);
  SetdokuStrip *strip = SETDOKU_STRIP (widget);
  int width = gtk_widget_get_width (widget);

  g_assert_cmpuint (setdoku_strip_event_at (strip, -100), ==, 0);
  g_assert_cmpuint (setdoku_strip_event_at (strip, 0), ==, 0);
  g_assert_cmpuint (setdoku_strip_event_at (strip, width), ==, 838);
  g_assert_cmpuint (setdoku_strip_event_at (strip, 10 * width), ==, 838);
  g_assert_cmpuint (setdoku_strip_event_at (strip, width / 2.0), ==, 419);
  for (uint64_t event = 0; event <= 838; event += 7)
    g_assert_cmpuint (setdoku_strip_event_at (strip, setdoku_strip_x_of (strip, event)), ==, event);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* As if the key was pressed on the strip. */
static gboolean
press (GtkWidget *strip, guint keyval, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (strip);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, modifiers, &handled);
    }
  return handled;
}

static void
test_axis (void)
{
  StripAxis axis = { .events = 1000 };

  g_assert_true (strip_axis_is_whole (&axis));
  g_assert_true (strip_axis_zoom (&axis, 2, 0.25));
  g_assert_cmpuint (strip_axis_to (&axis) - strip_axis_from (&axis), ==, 500);
  /* What was at a quarter is there still. */
  g_assert_cmpuint (strip_axis_from (&axis) + 125, ==, 250);
  g_assert_true (strip_axis_pan (&axis, 0.5));
  g_assert_cmpuint (strip_axis_from (&axis), ==, 375);
  strip_axis_pan (&axis, 100);
  g_assert_cmpuint (strip_axis_to (&axis), ==, 1000);
  g_assert_false (strip_axis_pan (&axis, 1));
  g_assert_false (strip_axis_follow (&axis, 700));
  g_assert_true (strip_axis_follow (&axis, 400));
  g_assert_cmpuint (strip_axis_from (&axis), <=, 400);
  g_assert_cmpuint (strip_axis_to (&axis), >=, 400);
  strip_axis_zoom (&axis, 1e9, 0.5);
  g_assert_cmpuint (axis.span, ==, STRIP_SPAN_LEAST);
  strip_axis_zoom (&axis, 1e-9, 0.5);
  g_assert_true (strip_axis_is_whole (&axis));

  /* Another, shorter search. */
  strip_axis_zoom (&axis, 2, 1);
  strip_axis_set_events (&axis, 10);
  g_assert_true (strip_axis_is_whole (&axis));
  g_assert_cmpuint (strip_axis_to (&axis), ==, 10);
}

static void
test_zoom (void)
{
  g_autoptr (SetdokuPlayer) player = explored ("ascending");
  GtkWidget *widget = setdoku_strip_new (player), *window = show (widget, 1000, 56);
  SetdokuStrip *strip = SETDOKU_STRIP (widget);
  uint64_t from, to;
  double x;

  setdoku_player_seek (player, 400);
  setdoku_strip_update (strip);
  run_frames (window);
  x = setdoku_strip_x_of (strip, 400);
  g_assert_true (press (widget, GDK_KEY_plus, GDK_CONTROL_MASK));
  g_assert_true (press (widget, GDK_KEY_plus, GDK_CONTROL_MASK));
  run_frames (window);
  setdoku_strip_get_shown (strip, &from, &to);
  g_assert_cmpuint (to - from, <, 838 / 2);
  g_assert_cmpuint (from, >, 0);
  g_assert_cmpfloat_with_epsilon (setdoku_strip_x_of (strip, 400), x, 3);
  g_assert_cmpuint (setdoku_strip_event_at (strip, -10), ==, from);
  g_assert_cmpuint (setdoku_strip_event_at (strip, 2000), ==, to);

  /* The page turns with the playhead, and all of it comes back. */
  setdoku_player_seek (player, 838);
  setdoku_strip_update (strip);
  setdoku_strip_get_shown (strip, &from, &to);
  g_assert_cmpuint (to, ==, 838);
  g_assert_true (press (widget, GDK_KEY_0, GDK_CONTROL_MASK));
  setdoku_strip_get_shown (strip, &from, &to);
  g_assert_cmpuint (from, ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_range_by_keys (void)
{
  g_autoptr (SetdokuPlayer) player = explored ("ascending");
  GtkWidget *widget = setdoku_strip_new (player), *window = show (widget, 1000, 56);
  SetdokuStrip *strip = SETDOKU_STRIP (widget);
  uint64_t first, last;

  setdoku_player_seek (player, 100);
  g_assert_false (setdoku_strip_get_range (strip, &first, &last));
  for (int i = 0; i < 3; i++)
    g_assert_true (press (widget, GDK_KEY_Right, GDK_SHIFT_MASK));
  g_assert_true (setdoku_strip_get_range (strip, &first, &last));
  g_assert_cmpuint (first, ==, 101);
  g_assert_cmpuint (last, ==, 103);
  /* Over the other end. */
  for (int i = 0; i < 5; i++)
    press (widget, GDK_KEY_Left, GDK_SHIFT_MASK);
  g_assert_true (setdoku_strip_get_range (strip, &first, &last));
  g_assert_cmpuint (first, ==, 99);
  g_assert_cmpuint (last, ==, 100);
  g_assert_cmpuint (setdoku_player_get_cursor (player), ==, 98);
  /* Elsewhere a new one begins. */
  setdoku_player_seek (player, 500);
  press (widget, GDK_KEY_Right, GDK_SHIFT_MASK);
  g_assert_true (setdoku_strip_get_range (strip, &first, &last));
  g_assert_cmpuint (first, ==, 501);
  g_assert_cmpuint (last, ==, 501);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Every mark in the lane is where something of its kind happened. */
static void
test_marks (void)
{
  g_autoptr (SetdokuPlayer) player = explored ("ascending");
  GtkWidget *widget = setdoku_strip_new (player), *window = show (widget, 900, 56);
  const StripPicture *picture = &SETDOKU_STRIP (widget)->picture;
  int dead_ends = 0;

  g_assert_cmpuint (picture->marks->len, >, 10);
  for (guint i = 0; i < picture->marks->len; i++)
    {
      const StripMark *mark = &g_array_index (picture->marks, StripMark, i);
      bool there = false;

      for (uint64_t event = mark->first; event <= mark->last && !there; event++)
        {
          setdoku_player_seek (player, event);
          there = setdoku_player_get_event (player)->kind == mark->kind;
        }
      g_assert_true (there);
      dead_ends += mark->kind == EVENT_WIPEOUT;
      g_assert_true (strip_picture_mark (picture, mark->x, 1, false) != NULL);
    }
  g_assert_cmpint (dead_ends, >, 5);
  gtk_window_destroy (GTK_WINDOW (window));
}

static int
count_marks (const StripPicture *picture, unsigned kind)
{
  int n = 0;

  for (guint i = 0; i < picture->marks->len; i++)
    n += g_array_index (picture->marks, StripMark, i).kind == kind;
  return n;
}

/* Pixels of the lane, between the rows, in which something is drawn. */
static int
count_drawn (const StripPicture *picture, int top, int bottom)
{
  const unsigned char *data = cairo_image_surface_get_data (picture->played);
  int stride = cairo_image_surface_get_stride (picture->played), n = 0;

  cairo_surface_flush (picture->played);
  for (int y = top; y < bottom; y++)
    for (int x = 0; x < picture->width; x++)
      n += data[y * stride + 4 * x + 3] > 0;
  return n;
}

/* How many different colours there are in a row of pixels. */
static guint
count_shades (const StripPicture *picture, int y)
{
  const unsigned char *data = cairo_image_surface_get_data (picture->played) + y * cairo_image_surface_get_stride (picture->played);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (int x = 8; x < picture->width - 8; x++)
    g_hash_table_add (seen, GUINT_TO_POINTER (((const guint32 *) (const void *) data)[x]));
  return g_hash_table_size (seen);
}

/* Where marks would merge each two pixels tell by their shade and by a bar in the lane how much failed; from near they are
 * squares again. */
static void
test_many_events_are_shaded (void)
{
  g_autoptr (SetdokuPlayer) player = explored ("ascending");
  GtkWidget *widget = setdoku_strip_new (player), *window = show (widget, 300, 56);
  SetdokuStrip *strip = SETDOKU_STRIP (widget);
  const StripPicture *picture = &strip->picture;
  int squares;

  g_assert_cmpint (count_marks (picture, EVENT_WIPEOUT), ==, 0);
  g_assert_cmpint (count_marks (picture, EVENT_SOLUTION), ==, 1);
  g_assert_cmpint (count_drawn (picture, picture->lane - 9, picture->lane - 2), >, 100);
  g_assert_cmpuint (count_shades (picture, picture->height - 8), >, 8);

  for (int i = 0; i < 3; i++)
    press (widget, GDK_KEY_plus, GDK_CONTROL_MASK);
  wait_for (!strip_axis_is_whole (&strip->axis) && (run_frames (window), (squares = count_marks (picture, EVENT_WIPEOUT)) > 3));
  g_assert_cmpuint (count_shades (picture, picture->height - 8), <, 6);
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkEventController *
find_controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }
  g_assert_not_reached ();
}

static void
drag (GtkWidget *widget, double from, double to)
{
  GtkEventController *gesture = find_controller (widget, GTK_TYPE_GESTURE_DRAG);

  g_signal_emit_by_name (gesture, "drag-begin", from, 40.0);
  g_signal_emit_by_name (gesture, "drag-update", to - from, 0.0);
  g_signal_emit_by_name (gesture, "end", NULL);
}

/* Wherever the pointer is let go, a guess or a dead end is near. */
static void
test_scrubbing_holds (void)
{
  g_autoptr (SetdokuPlayer) player = explored ("ascending");
  GtkWidget *widget = setdoku_strip_new (player), *window = show (widget, 300, 56);
  SetdokuStrip *strip = SETDOKU_STRIP (widget);

  for (double x = 20; x < 280; x += 3.7)
    {
      unsigned kind;

      drag (widget, 20, x);
      kind = setdoku_player_get_event (player)->kind;
      g_assert_true (kind == EVENT_ASSIGN || kind == EVENT_WIPEOUT);
      g_assert_cmpfloat (ABS (setdoku_strip_x_of (strip, setdoku_player_get_cursor (player)) - x), <=, 7);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Each end of the range is moved by its handle; the playhead stays. */
static void
test_handles (void)
{
  g_autoptr (SetdokuPlayer) player = explored ("ascending");
  GtkWidget *widget = setdoku_strip_new (player), *window = show (widget, 1000, 56);
  SetdokuStrip *strip = SETDOKU_STRIP (widget);
  uint64_t first, last;

  setdoku_player_seek (player, 250);
  setdoku_strip_select (strip, 101, 400);
  drag (widget, setdoku_strip_x_of (strip, 400) + 2, setdoku_strip_x_of (strip, 500));
  g_assert_true (setdoku_strip_get_range (strip, &first, &last));
  g_assert_cmpuint (first, ==, 101);
  g_assert_cmpuint (last, ==, 500);
  drag (widget, setdoku_strip_x_of (strip, 100) - 2, setdoku_strip_x_of (strip, 50));
  g_assert_true (setdoku_strip_get_range (strip, &first, &last));
  g_assert_cmpuint (first, ==, 51);
  g_assert_cmpuint (last, ==, 500);
  g_assert_cmpuint (setdoku_player_get_cursor (player), ==, 250);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* From near the columns are exact, whatever the summaries have merged. */
static void
test_close_up (void)
{
  enum { FROM = 1000000, SPAN = 4000 };
  g_autoptr (SetdokuPlayer) player = setdoku_player_new ();
  g_autofree CloseUp *close_up = g_new (CloseUp, 1);
  static const char clues[] = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
  Board board = { 0 };
  int64_t now = 1000000;

  for (int cell = 0; cell < N_CELLS; cell++)
    board.digit[cell] = clues[cell] == '.' ? 0 : (uint8_t) (clues[cell] - '0');
  setdoku_player_start (player,
                        &(Trace) { .strategy = &strategy_ascending, .board = board, .options = strategy_ascending.defaults, .seed = 0 });
  while (setdoku_player_get_length (player) < 2 * FROM)
    {
      setdoku_player_tick (player, now += 16667);
      g_usleep (500);
    }
  setdoku_player_stop_exploring (player);
  g_assert_cmpuint (setdoku_player_get_grain (player), >, 1);
  setdoku_player_take_close_up (player, FROM + 1, FROM + SPAN, SPAN / 4, close_up);
  while (close_up_run (close_up, 1000))
    ;
  for (int i = 0; i < SPAN / 4; i += 37)
    {
      unsigned kinds = 0;
      int deepest = 0;

      for (int k = 1; k <= 4; k++)
        {
          setdoku_player_seek (player, FROM + (uint64_t) (4 * i + k));
          kinds |= 1u << setdoku_player_get_event (player)->kind;
          deepest = MAX (deepest, setdoku_player_get_event (player)->depth);
        }
      g_assert_cmpuint (close_up->columns[i].kinds, ==, kinds);
      g_assert_cmpint (close_up->columns[i].max_depth, ==, deepest);
    }
}

/* As a picture it is what is seen: the part, the playhead, the range, and a bookmark's flag. */
static void
test_picture (void)
{
  g_autoptr (SetdokuPlayer) player = explored ("ascending");
  GtkWidget *widget = setdoku_strip_new (player), *window = show (widget, 500, 60);
  SetdokuStrip *strip = SETDOKU_STRIP (widget);
  GBytes *files[5];

  files[0] = taken_from (widget);
  setdoku_player_seek (player, 400);
  files[1] = taken_from (widget);
  strip->first = strip->last = 300;
  files[2] = taken_from (widget);
  setdoku_player_set_bookmark (player, 600, "");
  files[3] = taken_from (widget);
  g_assert_true (strip_axis_zoom (&strip->axis, 4, 0.5));
  strip_moved_axis (strip);
  run_frames (window);
  files[4] = taken_from (widget);
  for (int i = 1; i < 5; i++)
    g_assert_false (g_bytes_equal (files[i], files[i - 1]));
  for (int i = 0; i < 5; i++)
    g_bytes_unref (files[i]);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_table_of_dead_end (void)
{
  g_autoptr (SetdokuPlayer) player = explored ("ascending");
  GtkWidget *widget = g_object_new (SETDOKU_TYPE_SET_TABLE, NULL);
  GtkWidget *window = show (widget, 360, 300);
  SetdokuSetTable *table = SETDOKU_SET_TABLE (widget);
  Condition dead_end = CONDITION_KIND (EVENT_WIPEOUT);
  Explanation explanation = { .cell = -1 };
  int height, kept, digits = 0;

  g_assert_true (setdoku_player_find (player, &dead_end, 1));
  explain_event (setdoku_player_get_event (player), setdoku_player_get_view (player), &strategy_ascending, 1, &explanation);
  setdoku_set_table_set_explanation (table, &explanation);
  g_assert_cmpint (setdoku_set_table_get_n_lines (table), ==, 5);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);

  /* Every member of every set, and nothing else, is found by pointing at it. */
  for (int y = 0; y < height; y++)
    for (int x = 0; x < gtk_widget_get_width (widget); x++)
      {
        int row, digit;

        setdoku_set_table_pick (table, x, y, &row, &digit);
        if (digit)
          g_assert_true (digits_has (explanation.rows[row].digits, digit));
        if (row == 0 && digit)
          digits |= 1 << digit;
      }
  g_assert_cmpint (digits, ==, explanation.rows[0].digits);

  g_bytes_unref (taken_from (widget));
  setdoku_set_table_set_explanation (table, NULL);
  g_assert_cmpint (setdoku_set_table_get_n_lines (table), ==, 0);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &kept, NULL, NULL, NULL);
  g_assert_cmpint (kept, ==, height);
  explanation_clear (&explanation);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_table_folds (void)
{
  SetdokuSetTable *table = g_object_ref_sink (g_object_new (SETDOKU_TYPE_SET_TABLE, NULL));
  Explanation explanation = { .cell = 0, .spoken = (char *) "", .n_rows = 10 };
  static const int rows[] = { 0, 1, 2, 3, -1, 8, 9 };

  explanation.rows[0] = (SetRow) { .role = ROLE_TARGET, .label = "PV", .digits = DIGITS_ALL };
  for (int i = 1; i <= 8; i++)
    explanation.rows[i] = (SetRow) { .role = ROLE_OTHER, .label = "PV", .digits = digits_of (i) };
  explanation.rows[9] = (SetRow) { .role = ROLE_NONE, .label = "Result", .digits = digits_of (9) };

  setdoku_set_table_set_explanation (table, &explanation);
  g_assert_cmpint (setdoku_set_table_get_n_lines (table), ==, G_N_ELEMENTS (rows));
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (setdoku_set_table_get_line_row (table, (int) i), ==, rows[i]);
  g_object_unref (table);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/strip/says-where-one-is", test_value);
  g_test_add_func ("/strip/finds-the-event-pointed-at", test_hits);
  g_test_add_func ("/strip/axis-zooms-about-a-place", test_axis);
  g_test_add_func ("/strip/comes-nearer-and-follows", test_zoom);
  g_test_add_func ("/strip/keys-select-a-range", test_range_by_keys);
  g_test_add_func ("/strip/marks-are-where-it-happened", test_marks);
  g_test_add_func ("/strip/many-events-are-shaded", test_many_events_are_shaded);
  g_test_add_func ("/strip/scrubbing-holds-at-guesses-and-dead-ends", test_scrubbing_holds);
  g_test_add_func ("/strip/handles-of-the-range", test_handles);
  g_test_add_func ("/strip/near-columns-are-exact", test_close_up);
  g_test_add_func ("/strip/gives-its-picture", test_picture);
  g_test_add_func ("/set-table/members-are-where-they-are-drawn", test_table_of_dead_end);
  g_test_add_func ("/set-table/folds-many-operands", test_table_folds);
  return g_test_run ();
}
