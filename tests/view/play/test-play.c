/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-play.c — keys, selection and the Play controller, without a window around them. */
#include <gtk/gtk.h>
#include <string.h>

#include "view/board/board-command.h"
#include "view/board/repeats.h"
#include "view/board/samples.h"
#include "view/play/setdoku-play.h"
#include "view/window/setdoku-shortcuts.h"
#include "engine/search/strategies/strategies.h"

typedef struct {
  const char      *what;
  guint            keyval, keycode;
  GdkModifierType  modifiers;
  bool             clues;
  BoardCommand     expected;
} KeyCase;

#define SHIFT   GDK_SHIFT_MASK
#define CONTROL GDK_CONTROL_MASK
#define ALT     GDK_ALT_MASK

static const KeyCase key_cases[] = {
  { "5", GDK_KEY_5, 14, 0, false, { COMMAND_ENTER, .digit = 5 } },
  { "Shift+5 types a percent sign", GDK_KEY_percent, 14, SHIFT, false,
    { COMMAND_ENTER, .digit = 5, .forced = true, .mode = MARK_MODE_CORNER } },
  { "Ctrl+5", GDK_KEY_5, 14, CONTROL, false, { COMMAND_ENTER, .digit = 5, .forced = true, .mode = MARK_MODE_CENTRE } },
  { "AZERTY: the key of 5 without Shift", GDK_KEY_parenleft, 14, 0, false, { COMMAND_ENTER, .digit = 5 } },
  { "AZERTY: with Shift", GDK_KEY_5, 14, SHIFT, false,
    { COMMAND_ENTER, .digit = 5, .forced = true, .mode = MARK_MODE_CORNER } },
  { "AZERTY: the key of 6 types a minus", GDK_KEY_minus, 15, 0, true, { COMMAND_ENTER, .digit = 6 } },
  { "keypad 7", GDK_KEY_KP_7, 79, 0, false, { COMMAND_ENTER, .digit = 7 } },
  { "a digit of no known key", GDK_KEY_3, 200, 0, false, { COMMAND_ENTER, .digit = 3 } },
  { "a digit where another one lies elsewhere", GDK_KEY_5, 10, 0, false, { COMMAND_ENTER, .digit = 5 } },
  { "a letter where a digit lies elsewhere", GDK_KEY_x, 11, 0, false, { COMMAND_SET_MODE, .mode = MARK_MODE_CORNER } },
  { "Up where a digit lies elsewhere", GDK_KEY_Up, 12, 0, false, { COMMAND_MOVE, .rows = -1 } },
  { "Alt+1 is the view", GDK_KEY_1, 10, ALT, false, { COMMAND_NONE } },
  { "Ctrl+Shift+1", GDK_KEY_exclam, 10, CONTROL | SHIFT, false,
    { COMMAND_ENTER, .digit = 1, .forced = true, .mode = MARK_MODE_COLOUR } },
  { "Ctrl+Shift+1 in clues", GDK_KEY_exclam, 10, CONTROL | SHIFT, true, { COMMAND_NONE } },
  { "0 erases", GDK_KEY_0, 19, 0, false, { COMMAND_ERASE } },
  { "0 skips in clues", GDK_KEY_0, 19, 0, true, { COMMAND_SKIP } },
  { "* on the key of 8 skips in clues", GDK_KEY_asterisk, 17, SHIFT, true, { COMMAND_SKIP } },
  { "the same is a mark in play", GDK_KEY_asterisk, 17, SHIFT, false,
    { COMMAND_ENTER, .digit = 8, .forced = true, .mode = MARK_MODE_CORNER } },
  { "underscore", GDK_KEY_underscore, 20, SHIFT, true, { COMMAND_SKIP } },
  { "period in clues", GDK_KEY_period, 60, 0, true, { COMMAND_SKIP } },
  { "space in clues", GDK_KEY_space, 65, 0, true, { COMMAND_SKIP } },
  { "space in play", GDK_KEY_space, 65, 0, false, { COMMAND_NEXT_MODE } },
  { "Ctrl+space", GDK_KEY_space, 65, CONTROL, false, { COMMAND_TOGGLE } },
  { "Up", GDK_KEY_Up, 111, 0, false, { COMMAND_MOVE, .rows = -1 } },
  { "Shift+Down", GDK_KEY_Down, 116, SHIFT, false, { COMMAND_MOVE, .rows = 1, .how = SELECT_EXTEND } },
  { "Shift+Down in clues does not extend", GDK_KEY_Down, 116, SHIFT, true, { COMMAND_MOVE, .rows = 1 } },
  { "Ctrl+Right", GDK_KEY_Right, 114, CONTROL, false, { COMMAND_MOVE, .columns = 1, .how = SELECT_KEEP } },
  { "Alt+Left", GDK_KEY_Left, 113, ALT, false, { COMMAND_MOVE, .columns = -3 } },
  { "d moves right", GDK_KEY_d, 40, 0, false, { COMMAND_MOVE, .columns = 1 } },
  { "D of Caps Lock too", GDK_KEY_D, 40, GDK_LOCK_MASK, false, { COMMAND_MOVE, .columns = 1 } },
  { "Ctrl+D is not ours", GDK_KEY_d, 40, CONTROL, false, { COMMAND_NONE } },
  { "z", GDK_KEY_z, 52, 0, false, { COMMAND_SET_MODE, .mode = MARK_MODE_DIGIT } },
  { "x in play", GDK_KEY_x, 53, 0, false, { COMMAND_SET_MODE, .mode = MARK_MODE_CORNER } },
  { "x in clues", GDK_KEY_x, 53, 0, true, { COMMAND_SKIP } },
  { "c", GDK_KEY_c, 54, 0, false, { COMMAND_SET_MODE, .mode = MARK_MODE_CENTRE } },
  { "v", GDK_KEY_v, 55, 0, false, { COMMAND_SET_MODE, .mode = MARK_MODE_COLOUR } },
  { "Ctrl+V is not ours", GDK_KEY_v, 55, CONTROL, false, { COMMAND_NONE } },
  { "e", GDK_KEY_e, 26, 0, false, { COMMAND_NEXT_DIGIT } },
  { "q", GDK_KEY_q, 24, 0, false, { COMMAND_PREVIOUS_DIGIT } },
  { "f", GDK_KEY_f, 41, 0, false, { COMMAND_DIGIT_FIRST } },
  { "b", GDK_KEY_b, 56, 0, false, { COMMAND_PAIRS } },
  { "m", GDK_KEY_m, 58, 0, false, { COMMAND_FILL_MARKS } },
  { "Shift+M", GDK_KEY_M, 58, SHIFT, false, { COMMAND_TIDY_MARKS } },
  { "m in clues", GDK_KEY_m, 58, 0, true, { COMMAND_NONE } },
  { "Return in play", GDK_KEY_Return, 36, 0, false, { COMMAND_PLACE } },
  { "Shift+Return", GDK_KEY_Return, 36, SHIFT, false, { COMMAND_PLACE, .forced = true, .mode = MARK_MODE_CORNER } },
  { "Ctrl+Return", GDK_KEY_Return, 36, CONTROL, false, { COMMAND_PLACE, .forced = true, .mode = MARK_MODE_CENTRE } },
  { "Backspace in clues", GDK_KEY_BackSpace, 22, 0, true, { COMMAND_ERASE_BACK } },
  { "Delete in clues", GDK_KEY_Delete, 119, 0, true, { COMMAND_ERASE } },
  { "N", GDK_KEY_N, 57, SHIFT, false, { COMMAND_PREVIOUS_EMPTY } },
  { "Ctrl+A", GDK_KEY_a, 38, CONTROL, false, { COMMAND_SELECT_ALL } },
  { "Ctrl+Shift+A", GDK_KEY_A, 38, CONTROL | SHIFT, false, { COMMAND_SELECT_NONE } },
  { "Ctrl+I", GDK_KEY_i, 31, CONTROL, false, { COMMAND_INVERT } },
  { "Escape", GDK_KEY_Escape, 9, 0, false, { COMMAND_ESCAPE } },
  { "h", GDK_KEY_h, 43, 0, false, { COMMAND_HINT } },
  { "Shift+H", GDK_KEY_H, 43, SHIFT, false, { COMMAND_DO_HINT } },
  { "h in clues", GDK_KEY_h, 43, 0, true, { COMMAND_NONE } },
  { "Escape keeps clues", GDK_KEY_Escape, 9, 0, true, { COMMAND_NONE } },
  { "Return in clues", GDK_KEY_Return, 36, 0, true, { COMMAND_PLAY } },
  { "Tab leaves the board", GDK_KEY_Tab, 23, 0, false, { COMMAND_NONE } },
  { "F10 is the menu", GDK_KEY_F10, 76, 0, false, { COMMAND_NONE } },
};

static void
test_keys_ask_for_what_the_table_says (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (key_cases); i++)
    {
      const KeyCase *row = &key_cases[i];
      BoardCommand command = board_command_from_key (row->keyval, row->keycode, row->modifiers, row->clues);

      g_test_message ("%s", row->what);
      g_assert_cmpint (command.kind, ==, row->expected.kind);
      g_assert_cmpint (command.digit, ==, row->expected.digit);
      g_assert_cmpint (command.rows, ==, row->expected.rows);
      g_assert_cmpint (command.columns, ==, row->expected.columns);
      g_assert_cmpint (command.how, ==, row->expected.how);
      g_assert_cmpint (command.forced, ==, row->expected.forced);
      if (row->expected.forced || row->expected.kind == COMMAND_SET_MODE)
        g_assert_cmpint (command.mode, ==, row->expected.mode);
    }
}

static void
test_a_selection_moves_wraps_and_grows (void)
{
  Selection selection = selection_of (0);

  selection_move (&selection, NULL, -1, 0, SELECT_ONLY);
  g_assert_cmpint (selection.cursor, ==, 72);
  selection_move (&selection, NULL, 0, -1, SELECT_EXTEND);
  g_assert_cmpint (selection.cursor, ==, 80);
  g_assert_cmpint (places_count (selection.cells), ==, 2);
  selection_move (&selection, NULL, -3, 0, SELECT_KEEP);
  g_assert_cmpint (selection.cursor, ==, 53);
  g_assert_false (places_has (&selection.cells, 53));
  selection_go (&selection, 53, SELECT_TOGGLE);
  g_assert_true (places_has (&selection.cells, 53));
  selection_go (&selection, 53, SELECT_TOGGLE);
  g_assert_false (places_has (&selection.cells, 53));
  selection_take (&selection, places_of (7));
  g_assert_cmpint (selection.cursor, ==, 7);
  selection_take (&selection, PLACES_NONE);
  g_assert_cmpint (selection.cursor, ==, 7);
}

static void
test_a_repeat_is_said_with_its_houses (void)
{
  g_autoptr(SetdokuGame) game = setdoku_game_new ();
  uint8_t digits[N_CELLS] = { 0 };
  g_autofree char *title = NULL, *where = NULL;

  g_assert_false (repeats_describe (game, &title, &where));
  g_assert_null (title);
  digits[cell_at (5, 3)] = digits[cell_at (6, 3)] = digits[cell_at (6, 5)] = 7;
  setdoku_game_set_entries (game, digits);
  g_assert_true (repeats_describe (game, &title, &where));
  g_assert_cmpstr (title, ==, "7 is repeated");
  g_assert_cmpstr (where, ==, "Row 7, column 4 and box 8");

  g_clear_pointer (&title, g_free);
  g_clear_pointer (&where, g_free);
  memset (digits, 7, sizeof digits);
  setdoku_game_set_entries (game, digits);
  g_assert_true (repeats_describe (game, &title, &where));
  g_assert_cmpstr (where, ==, "Row 1, row 2, row 3, row 4, row 5 and more");
}

static void
test_every_sample_can_be_shown (void)
{
  for (const Sample *sample = samples; sample->id; sample++)
    {
      const Strategy *strategy = strategy_find (sample->strategy);
      g_auto(GStrv) switches = g_strsplit (sample->switches, " ", -1);
      SearchOptions options;
      Board board;

      g_test_message ("%s", sample->id);
      g_assert_true (sample_find (sample->id) == sample);
      g_assert_nonnull (strategy);
      options = strategy->defaults;
      for (int i = 0; switches[i] && *switches[i]; i++)
        {
          g_auto(GStrv) pair = g_strsplit (switches[i], "=", 2);

          g_assert_cmpint (search_options_set (&options, strategy->switches, pair[0], pair[1]), ==, OPTION_OK);
        }
      if (!sample->puzzle)
        continue;
      g_assert_true (board_parse (&board, sample->puzzle));
      g_assert_true (cells_is_empty (board_repeats (&board)));
    }
  g_assert_null (sample_find ("no such sample"));
}

static void
test_every_shortcut_can_be_typed_and_no_two_are_alike (void)
{
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (const Shortcut *shortcut = shortcuts; shortcut->title; shortcut++)
    {
      g_auto(GStrv) keys = g_strsplit (shortcut->keys, " ", -1);

      for (int i = 0; keys[i]; i++)
        {
          GdkModifierType modifiers;
          guint key;

          if (g_str_equal (keys[i], "…"))
            continue;
          g_test_message ("%s: %s", shortcut->title, keys[i]);
          g_assert_true (gtk_accelerator_parse (keys[i], &key, &modifiers) && key);
          if (shortcut->action)
            g_assert_true (g_hash_table_add (seen, gtk_accelerator_name (key, modifiers)));
        }
    }
}

/* The controller. */

typedef struct {
  GtkWidget   *grid;
  SetdokuGame *game;
  SetdokuPlay *play;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->grid = g_object_ref_sink (setdoku_grid_new ());
  fixture->game = setdoku_game_new ();
  fixture->play = setdoku_play_new (SETDOKU_GRID (fixture->grid), fixture->game);
  setdoku_play_set_active (fixture->play, TRUE);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->play);
  g_assert_finalize_object (fixture->game);
  g_object_unref (fixture->grid);
}

static gboolean
press (Fixture         *fixture,
       guint            keyval,
       GdkModifierType  modifiers)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (fixture->grid, "key", keyval, 200u, modifiers, &handled);
  return handled;
}

static void
type (Fixture    *fixture,
      const char *text)
{
  for (; *text; text++)
    g_assert_true (press (fixture, gdk_unicode_to_keyval (*text), 0));
}

static void
click (Fixture         *fixture,
       int              cell,
       int              n_press,
       GdkModifierType  modifiers)
{
  g_signal_emit_by_name (fixture->grid, "pressed", cell, n_press, modifiers);
}

static void
test_a_digit_on_the_empty_board_starts_clues (Fixture       *fixture,
                                              gconstpointer  data)
{
  const DocumentCell *cells;

  g_assert_cmpint (setdoku_play_get_phase (fixture->play), ==, SETDOKU_PHASE_START);
  type (fixture, "5 7");
  cells = setdoku_game_get_cells (fixture->game);
  g_assert_cmpint (setdoku_play_get_phase (fixture->play), ==, SETDOKU_PHASE_CLUES);
  g_assert_cmpint (cells[0].given, ==, 5);
  g_assert_cmpint (cells[1].given, ==, 0);
  g_assert_cmpint (cells[2].given, ==, 7);
  g_assert_cmpint (setdoku_play_get_selection (fixture->play)->cursor, ==, 3);
  press (fixture, GDK_KEY_BackSpace, 0);
  press (fixture, GDK_KEY_BackSpace, 0);
  g_assert_cmpint (setdoku_game_get_cells (fixture->game)[2].given, ==, 0);
  g_assert_cmpint (setdoku_play_get_selection (fixture->play)->cursor, ==, 1);
}

static void
test_clues_are_not_played_while_one_repeats (Fixture       *fixture,
                                             gconstpointer  data)
{
  type (fixture, "55");
  g_assert_cmpint (places_count (setdoku_game_get_repeats (fixture->game)), ==, 2);
  setdoku_play_done (fixture->play);
  g_assert_cmpint (setdoku_play_get_phase (fixture->play), ==, SETDOKU_PHASE_CLUES);
  setdoku_play_undo (fixture->play);
  setdoku_play_done (fixture->play);
  g_assert_cmpint (setdoku_play_get_phase (fixture->play), ==, SETDOKU_PHASE_PLAY);
}

static void
test_digits_and_marks_go_to_the_whole_selection (Fixture       *fixture,
                                                 gconstpointer  data)
{
  const DocumentCell *cells;

  type (fixture, "5");
  setdoku_play_done (fixture->play);
  click (fixture, 1, 1, 0);
  click (fixture, 2, 1, CONTROL);
  press (fixture, GDK_KEY_3, SHIFT);
  press (fixture, GDK_KEY_4, CONTROL);
  cells = setdoku_game_get_cells (fixture->game);
  g_assert_cmpint (cells[1].corner, ==, digits_of (3));
  g_assert_cmpint (cells[2].centre, ==, digits_of (4));
  type (fixture, "8");
  cells = setdoku_game_get_cells (fixture->game);
  g_assert_cmpint (cells[1].entry, ==, 8);
  g_assert_cmpint (cells[2].entry, ==, 8);
  type (fixture, "8");
  g_assert_cmpint (setdoku_game_get_cells (fixture->game)[1].entry, ==, 0);
}

static void
test_undo_selects_what_it_changed (Fixture       *fixture,
                                   gconstpointer  data)
{
  type (fixture, "5");
  setdoku_play_done (fixture->play);
  click (fixture, 40, 1, 0);
  type (fixture, "6");
  click (fixture, 10, 1, 0);
  setdoku_play_undo (fixture->play);
  g_assert_cmpint (setdoku_game_get_cells (fixture->game)[40].entry, ==, 0);
  g_assert_true (places_equal (setdoku_play_get_selection (fixture->play)->cells, places_of (40)));
  setdoku_play_redo (fixture->play);
  g_assert_cmpint (setdoku_game_get_cells (fixture->game)[40].entry, ==, 6);
}

static void
test_discard_brings_the_board_back (Fixture       *fixture,
                                    gconstpointer  data)
{
  type (fixture, "5");
  setdoku_play_done (fixture->play);
  click (fixture, 40, 1, 0);
  type (fixture, "6");
  setdoku_play_type_clues (fixture->play);
  g_assert_cmpint (setdoku_game_get_cells (fixture->game)[40].entry, ==, 0);
  g_assert_cmpint (setdoku_game_get_cells (fixture->game)[40].centre, ==, digits_of (6));
  setdoku_play_clear_all (fixture->play);
  g_assert_true (setdoku_game_is_empty (fixture->game));
  setdoku_play_discard (fixture->play);
  g_assert_cmpint (setdoku_game_get_cells (fixture->game)[0].given, ==, 5);
  g_assert_cmpint (setdoku_game_get_cells (fixture->game)[40].entry, ==, 6);
}

static void
test_clues_left_alone_keep_the_entries (Fixture       *fixture,
                                        gconstpointer  data)
{
  type (fixture, "5");
  setdoku_play_done (fixture->play);
  click (fixture, 40, 1, 0);
  type (fixture, "6");
  setdoku_play_type_clues (fixture->play);
  setdoku_play_done (fixture->play);
  g_assert_cmpint (setdoku_game_get_cells (fixture->game)[40].entry, ==, 6);
}

static void
test_a_clue_goes_to_one_cell (Fixture       *fixture,
                              gconstpointer  data)
{
  click (fixture, -1, 1, 0);                    /* the margin */
  type (fixture, "5");
  g_assert_cmpint (setdoku_game_get_cells (fixture->game)[0].given, ==, 5);
  setdoku_play_undo (fixture->play);
  setdoku_play_done (fixture->play);
  g_assert_cmpint (setdoku_play_get_phase (fixture->play), ==, SETDOKU_PHASE_START);
  click (fixture, 10, 1, 0);
  g_signal_emit_by_name (fixture->grid, "dragged", 11, 0);
  click (fixture, 13, 1, CONTROL);
  type (fixture, "7");
  g_assert_cmpint (setdoku_game_count_digit (fixture->game, 7), ==, 1);
  g_assert_cmpint (setdoku_game_get_cells (fixture->game)[13].given, ==, 7);
  setdoku_play_clear_all (fixture->play);
  type (fixture, "89");
  setdoku_play_clear_all (fixture->play);
  setdoku_play_undo (fixture->play);            /* changes two cells */
  g_assert_cmpint (places_count (setdoku_play_get_selection (fixture->play)->cells), ==, 1);
}

static void
test_undo_of_type_clues_leaves_it (Fixture       *fixture,
                                   gconstpointer  data)
{
  type (fixture, "5");
  setdoku_play_done (fixture->play);
  click (fixture, 40, 1, 0);
  type (fixture, "6");
  setdoku_play_type_clues (fixture->play);
  g_assert_cmpint (setdoku_play_get_phase (fixture->play), ==, SETDOKU_PHASE_CLUES);
  setdoku_play_undo (fixture->play);
  g_assert_cmpint (setdoku_play_get_phase (fixture->play), ==, SETDOKU_PHASE_PLAY);
  g_assert_cmpint (setdoku_game_get_cells (fixture->game)[40].entry, ==, 6);
}

static void
test_going_on_by_hand_leaves_type_clues (Fixture       *fixture,
                                         gconstpointer  data)
{
  uint8_t digits[N_CELLS] = { [1] = 8 };

  type (fixture, "5");
  setdoku_play_go_on_with (fixture->play, digits);
  g_assert_cmpint (setdoku_play_get_phase (fixture->play), ==, SETDOKU_PHASE_PLAY);
  g_assert_cmpint (setdoku_game_get_cells (fixture->game)[1].entry, ==, 8);
}

static void
test_a_double_click_selects_the_same_digit (Fixture       *fixture,
                                            gconstpointer  data)
{
  type (fixture, "5  ");
  setdoku_play_done (fixture->play);
  click (fixture, 12, 1, 0);
  type (fixture, "5");
  click (fixture, 12, 2, 0);
  g_assert_cmpint (places_count (setdoku_play_get_selection (fixture->play)->cells), ==, 2);
  click (fixture, -1, 1, 0);
  g_assert_true (places_is_empty (&setdoku_play_get_selection (fixture->play)->cells));
}

static void
test_the_last_right_digit_solves_it (Fixture       *fixture,
                                     gconstpointer  data)
{
  const char *solution = "984123756123756948756849321361582497542917863879364215437691582698235174215478639";
  g_autoptr(Document) document = document_new ();

  for (int cell = 1; cell < N_CELLS; cell++)
    document->cells[cell].given = (uint8_t) (solution[cell] - '0');
  setdoku_game_load (fixture->game, document);
  setdoku_play_begin (fixture->play);
  g_assert_cmpint (setdoku_play_get_phase (fixture->play), ==, SETDOKU_PHASE_PLAY);
  type (fixture, "9");
  g_assert_cmpint (setdoku_play_get_phase (fixture->play), ==, SETDOKU_PHASE_SOLVED);
  g_assert_true (places_is_empty (&setdoku_play_get_selection (fixture->play)->cells));
}

static void
test_another_view_leaves_the_keys_alone (Fixture       *fixture,
                                         gconstpointer  data)
{
  setdoku_play_set_active (fixture->play, FALSE);
  g_assert_false (press (fixture, GDK_KEY_5, 0));
  g_assert_true (setdoku_game_is_empty (fixture->game));
}

#define ADD(path, test) g_test_add ("/play/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/play/keys", test_keys_ask_for_what_the_table_says);
  g_test_add_func ("/play/selection", test_a_selection_moves_wraps_and_grows);
  g_test_add_func ("/play/repeat", test_a_repeat_is_said_with_its_houses);
  g_test_add_func ("/play/samples", test_every_sample_can_be_shown);
  g_test_add_func ("/play/shortcuts", test_every_shortcut_can_be_typed_and_no_two_are_alike);
  ADD ("starts-clues", test_a_digit_on_the_empty_board_starts_clues);
  ADD ("repeat-blocks", test_clues_are_not_played_while_one_repeats);
  ADD ("selection-entry", test_digits_and_marks_go_to_the_whole_selection);
  ADD ("undo", test_undo_selects_what_it_changed);
  ADD ("discard", test_discard_brings_the_board_back);
  ADD ("clues-untouched", test_clues_left_alone_keep_the_entries);
  ADD ("one-clue-at-a-time", test_a_clue_goes_to_one_cell);
  ADD ("clues-undone", test_undo_of_type_clues_leaves_it);
  ADD ("go-on-by-hand", test_going_on_by_hand_leaves_type_clues);
  ADD ("double-click", test_a_double_click_selects_the_same_digit);
  ADD ("solved", test_the_last_right_digit_solves_it);
  ADD ("inactive", test_another_view_leaves_the_keys_alone);
  return g_test_run ();
}
