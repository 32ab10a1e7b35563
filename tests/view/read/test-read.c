/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-read.c — a picture becomes a puzzle in the window: opened, pasted, put right cell by cell, its corners moved. */
#include "read-fixture.h"

#include "view/window/setdoku-ask.h"

static void
a_picture_is_opened_and_its_clues_are_used (Fixture *fixture, gconstpointer data)
{
  g_autoptr(GFile) file = draw_file (PUZZLE, "page.png");

  open_file (fixture, file);
  g_assert_true (draft_is (PUZZLE));
  g_assert_null (said ());
  g_assert_cmpint (draft_n_doubts (draft ()), ==, 0);
  g_assert_true (setdoku_game_is_empty (game_of (fixture)));
  wait_for (shows (GTK_WIDGET (reading ()), "Exactly one solution"));
  command ("read.use");
  g_assert_null (reading ());
  g_assert_cmpint (count_clues (fixture), ==, 36);
  g_assert_null (setdoku_game_get_file (game_of (fixture)));     /* saving must not replace the picture */
  g_assert_nonnull (strstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), "page.png"));
}

static void
a_game_is_touched_only_once_it_may_go (Fixture *fixture, gconstpointer data)
{
  g_autoptr(GFile) file = draw_file (OTHER, "other.png");

  setdoku_window_take_text (fixture->window, PUZZLE, -1, NULL);
  type (fixture, "9");
  open_file (fixture, file);
  close_reading ();
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  open_file (fixture, file);
  command ("read.use");
  wait_for (find_window (SETDOKU_TYPE_ASK));
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  setdoku_ask_answer (SETDOKU_ASK (find_window (SETDOKU_TYPE_ASK)), SETDOKU_ANSWER_DISCARD);
  wait_for (cells_of_game (fixture)[2].given == 9);
}

static GdkTexture *
texture_of (const char *digits)
{
  g_autoptr(GFile) file = draw_file (digits, "copied.png");
  g_autoptr(GError) error = NULL;
  GdkTexture *texture = gdk_texture_new_from_file (file, &error);

  g_assert_no_error (error);
  return texture;
}

static void
a_picture_in_the_clipboard_is_read (Fixture *fixture, gconstpointer data)
{
  g_autoptr(GdkTexture) texture = texture_of (OTHER);

  gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), texture);
  act (fixture, "win.paste");
  wait_for_reading ();
  g_assert_true (draft_is (OTHER));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), PUZZLE);
  act (fixture, "win.paste");
  wait_for (count_clues (fixture) == 36);
}

/* Opens pictures with one wrong digit each, until there is one that is proposed to be another. Which does depends on the font. */
static int
open_changed (Fixture *fixture, char wrong[N_CELLS + 1])
{
  static const struct { int cell; char digit; } slips[] = { { 0, '4' }, { 0, '7' }, { 1, '3' }, { 8, '4' }, { 80, '6' }, { 40, '6' } };

  for (size_t i = 0; i < G_N_ELEMENTS (slips); i++)
    {
      g_autoptr(GFile) file = NULL;

      g_strlcpy (wrong, PUZZLE, N_CELLS + 1);
      wrong[slips[i].cell] = slips[i].digit;
      file = draw_file (wrong, "wrong.png");
      open_file (fixture, file);
      for (int cell = 0; cell < N_CELLS; cell++)
        if (draft ()->reading.cell[cell].changed && draft ()->reading.cell[cell].second == wrong[cell] - '0')
          return cell;
      close_reading ();
    }
  g_assert_not_reached ();
}

/* A digit that cannot be right is proposed to be another one, and that is said: the one who looks decides. */
static void
what_uniqueness_changes_is_said (Fixture *fixture, gconstpointer data)
{
  char wrong[N_CELLS + 1];
  int changed = open_changed (fixture, wrong);
  SetdokuReadWindow *window = reading ();

  g_assert_true (draft_is_doubtful (draft (), changed));
  g_assert_nonnull (strstr (said (), "1 cell looks otherwise"));
  setdoku_read_board_set_cursor (setdoku_read_window_get_board (window), changed);
  wait_for (shows (GTK_WIDGET (window), "Only so there is exactly one solution. Type the right digit."));
  press_on_board (GDK_KEY_0 + (guint) (wrong[changed] - '0'));
  g_assert_true (draft_is (wrong));
  g_assert_null (said ());
}

/* The first of several cells that cannot all be right is chosen; what is typed goes on to the next one. */
static void
what_is_in_doubt_is_put_right (Fixture *fixture, gconstpointer data)
{
  g_autofree char *wrong = g_strdup (PUZZLE);
  g_autoptr(GFile) file = NULL;
  SetdokuReadBoard *board;
  int first;

  wrong[0] = wrong[1] = wrong[3] = '4';          /* the row has one */
  file = draw_file (wrong, "wrong.png");
  board = setdoku_read_window_get_board (open_file (fixture, file));
  g_assert_nonnull (strstr (said (), "no solution"));
  g_assert_cmpint (draft_n_doubts (draft ()), >=, 2);
  first = setdoku_read_board_get_cursor (board);
  g_assert_cmpint (first, ==, 0);
  g_assert_true (shows (GTK_WIDGET (reading ()), "No solution") || shows (GTK_WIDGET (reading ()), "Solutions: not counted yet"));
  press_on_board (GDK_KEY_0);
  g_assert_cmpint (setdoku_read_board_get_cursor (board), ==, 1);
  press_on_board (GDK_KEY_Delete);
  press_on_board (GDK_KEY_4);
  press_on_board (GDK_KEY_0);
  while (draft_n_doubts (draft ()) > 0)
    press_on_board (GDK_KEY_Return);             /* as it was read */
  g_assert_true (draft_is (PUZZLE));
  g_assert_null (said ());
  wait_for (shows (GTK_WIDGET (reading ()), "Exactly one solution"));
  command ("read.undo");
  g_assert_cmpint (draft_n_doubts (draft ()), >, 0);
  command ("read.redo");
  g_assert_cmpint (draft_n_doubts (draft ()), ==, 0);
  command ("read.use");
  g_assert_cmpint (count_clues (fixture), ==, 36);
}

static void
corners_are_moved_by_keys_and_taken_back (Fixture *fixture, gconstpointer data)
{
  g_autoptr(GFile) file = draw_file (PUZZLE, "page.png");
  SetdokuPhotoView *photo = setdoku_read_window_get_photo (open_file (fixture, file));
  double x = setdoku_photo_view_get_corners (photo)->corner[0].x, left = x;

  for (int i = 0; i < 3; i++)
    g_signal_emit_by_name (setdoku_photo_view_get_corner (photo, 0), "step", -1, 0);
  g_assert_cmpfloat_with_epsilon (setdoku_photo_view_get_corners (photo)->corner[0].x, x - 3, 1e-6);
  wait_for_reading ();
  g_assert_cmpfloat_with_epsilon (setdoku_photo_view_get_corners (photo)->corner[0].x, x - 3, 1e-6);       /* not drawn back */
  g_assert_true (draft_is (PUZZLE));
  for (int i = 0; i < 30; i++)
    g_signal_emit_by_name (setdoku_photo_view_get_corner (photo, 0), "step", 10, 10);
  left = setdoku_photo_view_get_corners (photo)->corner[0].x;
  g_assert_cmpfloat_with_epsilon (left, x - 3 + 300, 1e-6);
  wait_for_reading ();
  g_assert_false (draft_is (PUZZLE));
  for (int i = 0; i < 33; i++)
    command ("read.undo");
  g_assert_cmpfloat_with_epsilon (setdoku_photo_view_get_corners (photo)->corner[0].x, x, 1e-6);
  g_assert_true (draft_is (PUZZLE));
  command ("read.redo");
  command ("read.again");
  g_assert_true (draft_is (PUZZLE));
}

/* Where a place of the picture is on the screen. */
static graphene_point_t
on_screen (Fixture *fixture, SetdokuPhotoView *photo, Point at)
{
  graphene_point_t middle = middle_of (fixture, GTK_WIDGET (photo));
  int width = gtk_widget_get_width (GTK_WIDGET (photo)), height = gtk_widget_get_height (GTK_WIDGET (photo));
  PhotoPlace place = photo_place_fit (520, 540, 0, width, height);
  Point there = photo_place_to (&place, at);

  return GRAPHENE_POINT_INIT ((float) (middle.x - width / 2.0 + there.x), (float) (middle.y - height / 2.0 + there.y));
}

static void
corners_are_dragged (Fixture *fixture, gconstpointer data)
{
  g_autoptr(GFile) file = draw_file (PUZZLE, "page.png");
  SetdokuPhotoView *photo = setdoku_read_window_get_photo (open_file (fixture, file));
  Point corner = setdoku_photo_view_get_corners (photo)->corner[2];
  graphene_point_t from, to;

  if (!has_pointer ())
    return;
  wait_for (gtk_widget_get_width (GTK_WIDGET (photo)) > 0 && gtk_widget_get_mapped (GTK_WIDGET (photo)));
  from = on_screen (fixture, photo, corner);
  to = on_screen (fixture, photo, (Point) { corner.x - 200, corner.y - 200 });
  point ("mousemove %d %d mousedown 1", (int) from.x, (int) from.y);
  run_for (100);
  point ("mousemove %d %d", (int) (from.x + to.x) / 2, (int) (from.y + to.y) / 2);
  run_for (100);
  point ("mousemove %d %d mouseup 1", (int) to.x, (int) to.y);
  wait_for (fabs (setdoku_photo_view_get_corners (photo)->corner[2].x - (corner.x - 200)) < 4);
  wait_for_reading ();
  wait_for (!draft_is (PUZZLE));
  command ("read.undo");
  g_assert_true (draft_is (PUZZLE));
}

/* What is up in the picture is up in the puzzle. */
static void
a_picture_is_turned (Fixture *fixture, gconstpointer data)
{
  g_autoptr(GFile) file = draw_file (PUZZLE, "page.png");

  open_file (fixture, file);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (reading ()), "read.turn", "i", 2));
  wait_for_reading ();
  g_assert_false (draft_is (PUZZLE));
  for (int i = 0; i < 2; i++)
    {
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (reading ()), "read.turn", "i", 1));
      wait_for_reading ();
    }
  g_assert_true (draft_is (PUZZLE));
}

static void
another_grid_of_the_page_is_chosen (Fixture *fixture, gconstpointer data)
{
  Drawing drawing = drawing_new (900, 560, 0.9);
  g_autoptr(GFile) file = NULL;
  SetdokuPhotoView *photo;

  cairo_translate (drawing.cr, 20, 30);
  drawing_grid (drawing.cr, PUZZLE, 52, 0.1);
  cairo_translate (drawing.cr, 520, 60);
  drawing_grid (drawing.cr, OTHER, 34, 0.1);
  file = drawn_file (&drawing, "two.png");
  photo = setdoku_read_window_get_photo (open_file (fixture, file));
  g_assert_true (draft_is (PUZZLE));
  g_assert_true (shows (GTK_WIDGET (photo), "Grid 2"));
  g_assert_false (shows (GTK_WIDGET (photo), "Grid 1"));
  g_signal_emit_by_name (photo, "grid", 1);
  wait_for_reading ();
  g_assert_true (draft_is (OTHER));
  g_assert_true (shows (GTK_WIDGET (photo), "Grid 1"));
  command ("read.undo");
  g_assert_true (draft_is (PUZZLE));
}

static GtkDropTarget *
drop_target_of (GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  GtkDropTarget *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !found; i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      found = GTK_IS_DROP_TARGET (controller) ? GTK_DROP_TARGET (controller) : NULL;
    }
  g_assert_nonnull (found);
  return found;
}

/* As a file or as pixels; and while it is read, the share of it that is done grows to its end. */
static void
another_picture_is_dropped_on_the_preview (Fixture *fixture, gconstpointer data)
{
  g_autoptr(GFile) file = draw_file (PUZZLE, "page.png"), other = draw_file (OTHER, "other.png");
  g_autoptr(GdkTexture) texture = texture_of (PUZZLE);
  SetdokuReadWindow *window = open_file (fixture, file);
  SetdokuPictureReader *reader = setdoku_read_window_get_reader (window);
  GtkDropTarget *target = drop_target_of (GTK_WIDGET (window));
  GSList files = { .data = other };
  GValue value = G_VALUE_INIT;
  gboolean taken = FALSE;
  double share = 0;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, &files);
  g_signal_emit_by_name (target, "drop", &value, 0.0, 0.0, &taken);
  g_value_unset (&value);
  g_assert_true (taken);
  while (setdoku_picture_reader_is_busy (reader))
    {
      double now = setdoku_picture_reader_get_share (reader);

      g_assert_cmpfloat (now, >=, share);
      g_assert_cmpfloat (now, <=, 1);
      share = now;
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpfloat (setdoku_picture_reader_get_share (reader), ==, 1);
  g_assert_true (draft_is (OTHER));
  g_value_init (&value, GDK_TYPE_TEXTURE);
  g_value_set_object (&value, texture);
  g_signal_emit_by_name (target, "drop", &value, 0.0, 0.0, &taken);
  g_value_unset (&value);
  wait_for_reading ();
  g_assert_true (draft_is (PUZZLE));
}

/* What the cell of the preview is called. */
static void
check_name (int cell, const char *name)
{
  GtkWidget *grid = find_child (GTK_WIDGET (setdoku_read_window_get_board (reading ())), SETDOKU_TYPE_GRID);
  GtkWidget *child = gtk_widget_get_first_child (grid);
  char *other;

  while (cell-- > 0)
    child = gtk_widget_get_next_sibling (child);
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  if (other)
    g_error ("it is called %s, and not %s", other, name);
}

/* They are left out, until somebody wishes for them; then each is a mark of the game. */
static void
pencil_marks_are_taken_on_demand (Fixture *fixture, gconstpointer data)
{
  Drawing drawing = drawing_new (900, 900, 0.95);
  g_autoptr(GFile) file = NULL;
  Board board;

  g_assert_true (board_parse (&board, PUZZLE));
  cairo_translate (drawing.cr, 60, 50);
  drawing_grid (drawing.cr, PUZZLE, 84, 0.1);
  drawing_marks (drawing.cr, &board, 84);
  file = drawn_file (&drawing, "marked.png");
  open_file (fixture, file);
  g_assert_true (draft_is (PUZZLE));
  g_assert_true (shows (GTK_WIDGET (reading ()), "Pencil marks, too"));
  check_name (1, "Row 1, column 2: empty");
  check_name (2, "Row 1, column 3: 4, given");
  g_assert_cmphex (draft_marks (draft (), 0), ==, 0);
  command ("read.marks");
  g_assert_cmphex (draft_marks (draft (), 0), ==, board_possible (&board, 0));
  g_assert_cmphex (draft_marks (draft (), 2), ==, 0);
  command ("read.use");
  wait_for (count_clues (fixture) == 36);
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmphex (cells_of_game (fixture)[cell].centre, ==, board.digit[cell] ? 0 : board_possible (&board, cell));
}

static void
few_specks_are_no_marks (Fixture *fixture, gconstpointer data)
{
  g_autoptr(GFile) file = draw_file (PUZZLE, "clean.png");

  open_file (fixture, file);
  g_assert_false (shows (GTK_WIDGET (reading ()), "Pencil marks, too"));
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (reading ()), "read.marks", NULL)
                  && draft ()->takes_marks);
}

/* Its clues become a game of that board, and values above nine are typed as letters. */
static void
a_board_of_another_size_is_opened (Fixture *fixture, gconstpointer data)
{
  Drawing drawing = drawing_new (900, 900, 0.9);
  g_autoptr(GFile) file = NULL;
  SetdokuReadBoard *board;

  cairo_translate (drawing.cr, 50, 50);
  drawing_board (drawing.cr, 16, 4, SIXTEEN, 50, 0.1);
  file = drawn_file (&drawing, "large.png");
  board = setdoku_read_window_get_board (open_file (fixture, file));
  g_assert_cmpint (draft_n_cells (draft ()), ==, 256);
  wait_for (shows (GTK_WIDGET (reading ()), "Exactly one solution"));
  setdoku_read_board_set_cursor (board, 3);
  g_assert_cmpint (draft ()->digit[3], ==, 16);
  press_on_board (GDK_KEY_0);
  g_assert_cmpint (draft ()->digit[3], ==, 0);
  setdoku_read_board_set_cursor (board, 3);
  press_on_board (GDK_KEY_g);
  g_assert_cmpint (draft ()->digit[3], ==, 16);
  command ("read.use");
  wait_for (setdoku_game_get_topology (game_of (fixture)));
  g_assert_cmpint (setdoku_game_get_topology (game_of (fixture))->n, ==, 16);
  g_assert_cmpint (cells_of_game (fixture)[3].given, ==, 16);
}

static void
a_narrow_window_shows_one_side_at_a_time (Fixture *fixture, gconstpointer data)
{
  g_autoptr(GFile) file = draw_file (PUZZLE, "page.png");
  SetdokuReadWindow *window = open_file (fixture, file);
  GtkWidget *photo = GTK_WIDGET (setdoku_read_window_get_photo (window)), *board = GTK_WIDGET (setdoku_read_window_get_board (window));

  wait_for (gtk_widget_get_mapped (photo) && gtk_widget_get_mapped (board));
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  wait_for (gtk_widget_get_width (GTK_WIDGET (window)) <= 360 && gtk_widget_get_mapped (board) && !gtk_widget_get_mapped (photo));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "read.page", "s", "picture"));
  wait_for (gtk_widget_get_mapped (photo) && !gtk_widget_get_mapped (board));
}

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
#define ADD(path, function) g_test_add ("/read/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("opened", a_picture_is_opened_and_its_clues_are_used);
  ADD ("untouched", a_game_is_touched_only_once_it_may_go);
  ADD ("pasted", a_picture_in_the_clipboard_is_read);
  ADD ("changed", what_uniqueness_changes_is_said);
  ADD ("doubts", what_is_in_doubt_is_put_right);
  ADD ("keys", corners_are_moved_by_keys_and_taken_back);
  ADD ("dragged", corners_are_dragged);
  ADD ("turned", a_picture_is_turned);
  ADD ("others", another_grid_of_the_page_is_chosen);
  ADD ("dropped", another_picture_is_dropped_on_the_preview);
  ADD ("marks", pencil_marks_are_taken_on_demand);
  ADD ("no-marks", few_specks_are_no_marks);
  ADD ("other-size", a_board_of_another_size_is_opened);
  ADD ("narrow", a_narrow_window_shows_one_side_at_a_time);
  return run_tests ();
}
