/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-play-digits.c — boards with more or fewer than nine digits: the keys of the pad, and digits that are typed with two keys. */
#include <gtk/gtk.h>

#include "../../patience.h"
#include "formats/format.h"
#include "view/board/digit-typing.h"
#include "view/play/setdoku-cell-menu.h"
#include "view/play/setdoku-pad.h"
#include "view/play/setdoku-play.h"

static SetdokuGame *
new_game (int n, int box_rows, int box_columns)
{
  g_autofree char *dots = g_strnfill ((gsize) (n * n), '.');
  g_autofree char *block = g_strdup_printf ("rows=%d\ncols=%d\nvalues=1-%d\nboxes=%dx%d\ngivens=%s\n",
                                            n, n, n, box_rows, box_columns, dots);
  g_autoptr(GArray) records = format_read (format_find ("blocks"), block, strlen (block), NULL);
  SetdokuGame *game = setdoku_game_new ();

  g_assert_nonnull (g_array_index (records, Record, 0).document);
  setdoku_game_load (game, g_array_index (records, Record, 0).document);
  return game;
}

/* The figure, after the ones before; −1: it waits. */
static int
take (DigitTyping *typing, int figure, int n, int64_t now)
{
  BoardCommand command = { .kind = COMMAND_ENTER, .digit = figure };

  return digit_typing_take (typing, &command, n, now) ? command.digit : -1;
}

static void
test_two_figures_are_one_digit (void)
{
  static const struct { int n, first, second, digit; } pairs[] = {
    { 10, 1, 0, 10 }, { 16, 1, 2, 12 }, { 16, 1, 6, 16 }, { 16, 1, 1, 11 }, { 25, 2, 5, 25 }, { 25, 1, 9, 19 }, { 25, 2, 0, 20 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      DigitTyping typing = { 0 };

      g_assert_cmpint (take (&typing, pairs[i].first, pairs[i].n, 5), ==, -1);
      g_assert_true (digit_typing_waits (&typing));
      g_assert_cmpint (take (&typing, pairs[i].second, pairs[i].n, 6), ==, pairs[i].digit);
      g_assert_false (digit_typing_waits (&typing));
    }
}

static void
test_what_begins_no_other_is_a_digit (void)
{
  DigitTyping typing = { 0 };

  for (int figure = 1; figure <= 9; figure++)
    g_assert_cmpint (take (&typing, figure, 9, 0), ==, figure);
  for (int figure = 2; figure <= 9; figure++)
    g_assert_cmpint (take (&typing, figure, 16, 0), ==, figure);
  g_assert_cmpint (take (&typing, 3, 25, 0), ==, 3);
  g_assert_cmpint (take (&typing, 0, 25, 0), ==, 0);
}

static void
test_figures_belong_together_for_a_moment (void)
{
  const int64_t end = DIGIT_TYPING_MS * INT64_C (1000);
  const BoardCommand two = { .kind = COMMAND_ENTER, .digit = 2 }, seven = { .kind = COMMAND_ENTER, .digit = 7 };
  const BoardCommand corner = { .kind = COMMAND_ENTER, .digit = 2, .forced = true, .mode = MARK_MODE_CORNER };
  DigitTyping typing = { 0 };

  g_assert_false (digit_typing_joins (&typing, &two, 16, 0));
  take (&typing, 1, 16, 0);
  g_assert_true (digit_typing_joins (&typing, &two, 16, end - 1));
  g_assert_false (digit_typing_joins (&typing, &two, 16, end));
  g_assert_false (digit_typing_joins (&typing, &seven, 16, 1));
  g_assert_false (digit_typing_joins (&typing, &corner, 16, 1));               /* that is meant for something else */
  g_assert_cmpint (digit_typing_end (&typing).digit, ==, 1);
  g_assert_false (digit_typing_joins (&typing, &two, 16, 1));
}

typedef struct {
  GtkWidget   *grid;
  SetdokuGame *game;
  SetdokuPlay *play;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  int n = GPOINTER_TO_INT (data);

  fixture->grid = g_object_ref_sink (setdoku_grid_new ());
  fixture->game = new_game (n, n == 16 ? 4 : n == 25 ? 5 : 2, n == 16 ? 4 : n == 25 ? 5 : n / 2);
  fixture->play = setdoku_play_new (SETDOKU_GRID (fixture->grid), fixture->game);
  setdoku_play_set_active (fixture->play, TRUE);
  setdoku_play_begin (fixture->play);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->play);
  g_assert_finalize_object (fixture->game);
  g_object_unref (fixture->grid);
}

static gboolean
press (Fixture *fixture, guint keyval, GdkModifierType modifiers)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (fixture->grid, "key", keyval, 200u, modifiers, &handled);
  return handled;
}

static void
type (Fixture *fixture, const char *text)
{
  for (; *text; text++)
    g_assert_true (press (fixture, gdk_unicode_to_keyval ((guint) *text), 0));
}

static const DocumentCell *
cell_of (Fixture *fixture, int cell)
{
  return &setdoku_game_get_cells (fixture->game)[cell];
}

static void
test_twelve_is_one_step (Fixture *fixture, gconstpointer data)
{
  type (fixture, "1");
  g_assert_cmpint (setdoku_game_get_n_steps (fixture->game), ==, 0);
  type (fixture, "2");
  g_assert_cmpint (cell_of (fixture, 0)->entry, ==, 12);
  g_assert_cmpint (setdoku_game_get_n_steps (fixture->game), ==, 1);
  setdoku_play_undo (fixture->play);
  g_assert_cmpint (cell_of (fixture, 0)->entry, ==, 0);
  type (fixture, "10");                          /* 0 alone would erase */
  g_assert_cmpint (cell_of (fixture, 0)->entry, ==, 10);
  type (fixture, "0");
  g_assert_cmpint (cell_of (fixture, 0)->entry, ==, 0);
}

static void
test_return_and_other_keys_end_a_digit (Fixture *fixture, gconstpointer data)
{
  type (fixture, "1");
  g_assert_true (press (fixture, GDK_KEY_Return, 0));
  g_assert_cmpint (cell_of (fixture, 0)->entry, ==, 1);
  g_assert_true (press (fixture, GDK_KEY_Right, 0));
  type (fixture, "1");
  g_assert_true (press (fixture, GDK_KEY_Right, 0));
  g_assert_cmpint (cell_of (fixture, 1)->entry, ==, 1);
  type (fixture, "17");                          /* not one of sixteen: 1, then 7 */
  g_assert_cmpint (cell_of (fixture, 2)->entry, ==, 7);
  g_assert_cmpint (setdoku_game_get_n_steps (fixture->game), ==, 4);
  type (fixture, "1");
  setdoku_play_undo (fixture->play);             /* the 1 that was meant */
  g_assert_cmpint (cell_of (fixture, 2)->entry, ==, 7);
}

static void
test_a_figure_left_alone_is_entered (Fixture *fixture, gconstpointer data)
{
  type (fixture, "1");
  wait_for (cell_of (fixture, 0)->entry == 1);
  type (fixture, "2");
  g_assert_cmpint (cell_of (fixture, 0)->entry, ==, 2);
  type (fixture, "1");
  setdoku_play_begin (fixture->play);            /* another puzzle does not get it */
  setdoku_play_enter (fixture->play, 16);
  g_assert_cmpint (cell_of (fixture, 0)->entry, ==, 16);
}

static void
test_marks_have_two_figures_and_colours_one (Fixture *fixture, gconstpointer data)
{
  press (fixture, GDK_KEY_1, GDK_SHIFT_MASK);
  g_assert_false (press (fixture, GDK_KEY_Shift_L, 0));
  press (fixture, GDK_KEY_2, GDK_SHIFT_MASK);
  press (fixture, GDK_KEY_1, GDK_CONTROL_MASK);
  press (fixture, GDK_KEY_0, GDK_CONTROL_MASK);
  g_assert_cmphex (cell_of (fixture, 0)->corner, ==, values_of (12));
  g_assert_cmphex (cell_of (fixture, 0)->centre, ==, values_of (10));
  type (fixture, "v12");
  g_assert_cmphex (cell_of (fixture, 0)->colours, ==, 1 << 0 | 1 << 1);
}

static void
test_clues_have_two_figures (Fixture *fixture, gconstpointer data)
{
  setdoku_play_type_clues (fixture->play);
  type (fixture, "121.113a.d");
  g_assert_true (press (fixture, GDK_KEY_Return, 0));
  g_assert_cmpint (cell_of (fixture, 0)->given, ==, 12);
  g_assert_cmpint (cell_of (fixture, 1)->given, ==, 1);
  g_assert_cmpint (cell_of (fixture, 2)->given, ==, 0);
  g_assert_cmpint (cell_of (fixture, 3)->given, ==, 11);
  g_assert_cmpint (cell_of (fixture, 4)->given, ==, 3);
  g_assert_true (cell_of (fixture, 5)->given == 10 && cell_of (fixture, 7)->given == 13);
}

static void
test_letters_are_digits (Fixture *fixture, gconstpointer data)
{
  type (fixture, "d");
  g_assert_cmpint (cell_of (fixture, 0)->entry, ==, 13);
  press (fixture, GDK_KEY_G, GDK_LOCK_MASK);                               /* Caps Lock is no Shift */
  g_assert_cmpint (cell_of (fixture, 0)->entry, ==, 16);
  press (fixture, GDK_KEY_Right, 0);
  type (fixture, "1a");                                                    /* two digits, not 11 nor 20 */
  g_assert_true (cell_of (fixture, 1)->entry == 10 && setdoku_game_get_n_steps (fixture->game) == 4);
  press (fixture, GDK_KEY_Right, 0);
  press (fixture, GDK_KEY_B, GDK_SHIFT_MASK);
  type (fixture, "xc");
  g_assert_cmphex (cell_of (fixture, 2)->corner, ==, values_of (11) | values_of (12));
  type (fixture, "vd");                                                    /* of nine colours none has one */
  g_assert_cmpint (setdoku_play_get_selection (fixture->play)->cursor, ==, 3);
}

/* The digits of a quadruple are typed one a key, so a letter is the only way to those above nine; a sum has figures alone. */
static void
test_letters_are_digits_of_a_quadruple (Fixture *fixture, gconstpointer data)
{
  const SettingTool *quad = setting_tools;

  while (quad->number != SETTING_VALUES)
    quad++;
  setdoku_play_type_clues (fixture->play);
  setdoku_play_set_tool (fixture->play, quad);
  type (fixture, "1ga");
  g_assert_cmpstr (setdoku_play_get_draft (fixture->play)->number, ==, "1GA");
  setdoku_play_set_tool (fixture->play, setting_tools);                    /* a cage */
  type (fixture, "1d2");
  g_assert_cmpstr (setdoku_play_get_draft (fixture->play)->number, ==, "12");
  setdoku_play_enter (fixture->play, 10);                                  /* the pad's A */
  g_assert_cmpstr (setdoku_play_get_draft (fixture->play)->number, ==, "1210");
}

static void
test_digits_that_the_board_lacks_do_nothing (Fixture *fixture, gconstpointer data)
{
  type (fixture, "56789");
  setdoku_play_enter (fixture->play, 5);
  setdoku_play_enter_as (fixture->play, 12, MARK_MODE_CORNER);
  setdoku_play_enter (fixture->play, 0);
  g_assert_cmpint (setdoku_game_get_n_steps (fixture->game), ==, 0);
  type (fixture, "da4v9");                       /* letters move there */
  g_assert_cmpint (cell_of (fixture, 0)->entry, ==, 4);
  g_assert_cmphex (cell_of (fixture, 0)->colours, ==, 1 << 8);
}

/* The menu of a cell has a pad of its own, and types as the board does. */

static void
on_enter_as (GSimpleAction *action, GVariant *value, gpointer user)
{
  Fixture *fixture = user;
  int mode, digit;

  g_variant_get (value, "(ii)", &mode, &digit);
  setdoku_play_enter_as (fixture->play, digit, (MarkMode) mode);
}

static void
type_in_menu (SetdokuCellMenu *menu, guint keyval)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (menu));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled = FALSE;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_BUBBLE)
        g_signal_emit_by_name (controller, "key-pressed", keyval, 200u, 0, &handled);
      if (handled)
        return;
    }
  g_assert_not_reached ();
}

static void
test_the_menu_of_a_cell_types_the_same (Fixture *fixture, gconstpointer data)
{
  const GActionEntry entry = { .name = "enter-as", .activate = on_enter_as, .parameter_type = "(ii)" };
  g_autoptr(GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr(GMenu) copies = g_menu_new ();
  GtkWidget *window = gtk_window_new ();
  SetdokuCellMenu *menu;

  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, fixture);
  gtk_widget_insert_action_group (window, "board", G_ACTION_GROUP (group));
  gtk_window_set_child (GTK_WINDOW (window), fixture->grid);
  gtk_window_present (GTK_WINDOW (window));
  menu = setdoku_cell_menu_new (SETDOKU_GRID (fixture->grid), G_MENU_MODEL (copies));
  setdoku_play_select (fixture->play, places_of (255));
  setdoku_cell_menu_open (menu, fixture->play, fixture->game, 255);
  type_in_menu (menu, GDK_KEY_1);
  g_assert_cmpint (cell_of (fixture, 255)->entry, ==, 0);
  type_in_menu (menu, GDK_KEY_6);
  g_assert_cmpint (cell_of (fixture, 255)->entry, ==, 16);
  type_in_menu (menu, GDK_KEY_1);
  type_in_menu (menu, GDK_KEY_0);
  g_assert_cmpint (cell_of (fixture, 255)->entry, ==, 10);
  type_in_menu (menu, GDK_KEY_1);
  type_in_menu (menu, GDK_KEY_Return);
  g_assert_cmpint (cell_of (fixture, 255)->entry, ==, 1);
  type_in_menu (menu, GDK_KEY_e);
  g_assert_cmpint (cell_of (fixture, 255)->entry, ==, 14);
  gtk_popover_popdown (GTK_POPOVER (menu));
  gtk_widget_unparent (GTK_WIDGET (menu));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The pad. */

static GtkWidget *
key_of (GtkWidget *pad, int i)
{
  GtkWidget *key = gtk_widget_get_first_child (pad);

  while (i-- > 1)
    key = gtk_widget_get_next_sibling (key);
  return key;
}

static int
count_shown (GtkWidget *pad)
{
  int n = 0;

  for (GtkWidget *key = gtk_widget_get_first_child (pad); key; key = gtk_widget_get_next_sibling (key))
    n += gtk_widget_get_visible (key);
  return n;
}

static const char *
text_of (GtkWidget *key)
{
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (key)))));
}

/* Where a key is in the pad when it is as large as it would like to be. */
static graphene_rect_t
area_of (GtkWidget *pad, int i)
{
  graphene_rect_t area;
  int width, height;

  gtk_widget_measure (pad, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (pad, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_size_allocate (pad, &(GtkAllocation) { 0, 0, width, height }, -1);
  g_assert_true (gtk_widget_compute_bounds (key_of (pad, i), pad, &area));
  return area;
}

static int
column_of (GtkWidget *pad, int i)
{
  graphene_rect_t area = area_of (pad, i);

  return (int) (area.origin.x / area.size.width);
}

static int
row_of (GtkWidget *pad, int i)
{
  graphene_rect_t area = area_of (pad, i);

  return (int) (area.origin.y / area.size.height);
}

static GtkWidget *
new_pad (int n)
{
  GtkWidget *pad = g_object_ref_sink (g_object_new (SETDOKU_TYPE_PAD, NULL));
  PadState state = { .n = n, .show_left = true };

  setdoku_pad_update (SETDOKU_PAD (pad), &state);
  return pad;
}

static void
test_a_pad_has_a_key_for_each_digit (void)
{
  static const struct { int n, columns, narrow_columns, row; const char *last; } pads[] = {
    { 4, 2, 5, 0, "4" }, { 6, 3, 4, 0, "6" }, { 9, 3, 5, 0, "9" }, { 12, 4, 7, 2, "C" }, { 16, 4, 6, 2, "G" },
    { 25, 5, 7, 1, "P" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (pads); i++)
    {
      int n = pads[i].n;
      GtkWidget *pad = new_pad (n);

      g_assert_cmpint (count_shown (pad), ==, n);
      g_assert_cmpstr (text_of (key_of (pad, n)), ==, pads[i].last);
      g_assert_cmpint (column_of (pad, n), ==, (n - 1) % pads[i].columns);
      g_assert_cmpint (row_of (pad, n), ==, (n - 1) / pads[i].columns);
      g_object_set (pad, "narrow", TRUE, NULL);
      g_assert_cmpint (count_shown (pad), ==, n + 1);                          /* and Erase */
      g_assert_cmpint (row_of (pad, n), ==, (n - 1) / pads[i].narrow_columns);
      setdoku_pad_set_row (SETDOKU_PAD (pad), TRUE);
      g_assert_cmpint (count_shown (pad), ==, n + 1);
      g_assert_cmpint (row_of (pad, n), ==, pads[i].row);
      g_object_unref (pad);
    }
}

static void
test_keys_are_named_by_their_number (void)
{
  GtkWidget *pad = g_object_ref_sink (g_object_new (SETDOKU_TYPE_PAD, NULL));
  g_autoptr(SetdokuGame) game = new_game (16, 4, 4);
  PadState state = pad_state_of (game, true), direct;

  g_assert_cmpint (state.left[16], ==, 16);
  setdoku_game_enter (game, places_of (0), 12);
  state = pad_state_of (game, true);
  setdoku_pad_update (SETDOKU_PAD (pad), &state);
  g_assert_cmpstr (text_of (key_of (pad, 12)), ==, "C");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (key_of (pad, 12)), ==, "12, 15 left");
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (key_of (pad, 16))), ==, "board.enter");
  g_assert_cmpint (g_variant_get_int32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (key_of (pad, 16)))), ==, 16);
  direct = state;
  direct.colours = true;
  setdoku_pad_update (SETDOKU_PAD (pad), &direct);
  g_assert_cmpint (count_shown (pad), ==, 9);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (key_of (pad, 9)), ==, "Colour i, grey");
  setdoku_pad_update (SETDOKU_PAD (pad), &state);
  g_assert_cmpint (count_shown (pad), ==, 16);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (key_of (pad, 9)), ==, "9, 16 left");
  g_object_unref (pad);
}

/* A pad that had sixteen keys is a classic one again. */
static void
test_a_pad_follows_its_board (void)
{
  GtkWidget *pad = new_pad (16);
  PadState state = { .held = 3 };

  setdoku_pad_update (SETDOKU_PAD (pad), &state);
  g_assert_cmpint (count_shown (pad), ==, 9);
  g_assert_cmpint (row_of (pad, 9), ==, 2);
  g_assert_cmpint (row_of (pad, 16), ==, 0);
  g_assert_false (gtk_widget_has_css_class (pad, "many"));
  setdoku_pad_press (SETDOKU_PAD (pad), 16);               /* no key, no harm */
  g_assert_cmpstr (gtk_widget_get_tooltip_text (key_of (pad, 3)), ==, "3");
  g_object_unref (pad);
}

/* How often a digit of several grids stands on them depends on where. */
static void
test_several_grids_count_no_digits (void)
{
  const char *block = "rows=6\ncols=6\nvalues=1-4\ngrids=r1c1 r3c3\nboxes=2x2\ngivens=....--....--............--....--....\n";
  g_autoptr(GArray) records = format_read (format_find ("blocks"), block, strlen (block), NULL);
  g_autoptr(SetdokuGame) game = setdoku_game_new ();
  PadState state;

  setdoku_game_load (game, g_array_index (records, Record, 0).document);
  state = pad_state_of (game, true);
  g_assert_cmpint (state.n, ==, 4);
  g_assert_false (state.show_left);
}

#define ADD(path, n, test) g_test_add ("/play-digits/" path, Fixture, GINT_TO_POINTER (n), set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/play-digits/two-figures", test_two_figures_are_one_digit);
  g_test_add_func ("/play-digits/one-figure", test_what_begins_no_other_is_a_digit);
  g_test_add_func ("/play-digits/moment", test_figures_belong_together_for_a_moment);
  ADD ("twelve", 16, test_twelve_is_one_step);
  ADD ("ended", 16, test_return_and_other_keys_end_a_digit);
  ADD ("alone", 16, test_a_figure_left_alone_is_entered);
  ADD ("marks", 16, test_marks_have_two_figures_and_colours_one);
  ADD ("clues", 16, test_clues_have_two_figures);
  ADD ("letters", 16, test_letters_are_digits);
  ADD ("letters-of-a-rule", 16, test_letters_are_digits_of_a_quadruple);
  ADD ("absent", 4, test_digits_that_the_board_lacks_do_nothing);
  ADD ("menu", 16, test_the_menu_of_a_cell_types_the_same);
  g_test_add_func ("/play-digits/pad/keys", test_a_pad_has_a_key_for_each_digit);
  g_test_add_func ("/play-digits/pad/names", test_keys_are_named_by_their_number);
  g_test_add_func ("/play-digits/pad/another-board", test_a_pad_follows_its_board);
  g_test_add_func ("/play-digits/pad/several-grids", test_several_grids_count_no_digits);
  return g_test_run ();
}
