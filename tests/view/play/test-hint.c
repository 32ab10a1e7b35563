/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-hint.c — the window tells a hint a rung at a time, shows it, carries it out, and lets go of it. */
#include "window-fixture.h"

#include "view/board/setdoku-cell.h"

/* After the singles it needs a naked pair. */
#define PAIRS "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"

/* The first step with links is a skyscraper. */
#define SKYSCRAPER "210950004090060037000700000000000308920000015805000000000002000680010040100047096"

static SetdokuPlay *
play_of (Fixture *fixture)
{
  return setdoku_window_get_play (fixture->window);
}

static SetdokuHintSession *
hints_of (Fixture *fixture)
{
  return setdoku_play_get_hints (play_of (fixture));
}

static const Hint *
hint_of (Fixture *fixture)
{
  return setdoku_hint_session_get (hints_of (fixture));
}

static const CellLook *
look_at (Fixture *fixture,
         int      cell)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (setdoku_window_get_grid (fixture->window)));

  for (int i = 0; i < cell; i++)
    child = gtk_widget_get_next_sibling (child);
  return setdoku_cell_get_look (SETDOKU_CELL (child));
}

static int
count_looks (Fixture *fixture,
             bool   (*has) (const CellLook *look))
{
  int n = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    n += has (look_at (fixture, cell));
  return n;
}

static bool is_tinted (const CellLook *look) { return look->tints; }
static bool is_chosen (const CellLook *look) { return look->chosen; }
static bool is_struck (const CellLook *look) { return look->struck; }
static bool is_open   (const CellLook *look) { return look->candidates; }
static bool is_wrong  (const CellLook *look) { return look->wrong; }
static bool is_ringed (const CellLook *look) { return look->restored; }

static gboolean
window_shows (Fixture    *fixture,
              const char *text)
{
  return shows (GTK_WIDGET (fixture->window), text);
}

static void
load (Fixture            *fixture,
      const char         *puzzle,
      const DocumentCell *marked)
{
  g_autoptr(Document) document = setdoku_game_to_document (game_of (fixture));
  Board board;

  g_assert_true (board_parse (&board, puzzle));
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      document->cells[cell] = marked ? marked[cell] : (DocumentCell) { 0 };
      document->cells[cell].given = board.digit[cell];
    }
  setdoku_game_load (game_of (fixture), document);
}

/* The key, and the worker's answer. */
static void
ask (Fixture *fixture)
{
  g_assert_true (press (fixture, GDK_KEY_h, 0));
  wait_for (hint_of (fixture));
}

static void
ask_up_to (Fixture  *fixture,
           HintRung  rung)
{
  ask (fixture);
  while (hint_of (fixture)->rung < rung)
    ask (fixture);
}

/* Takes hints until one only rules out. */
static void
go_to_strike (Fixture *fixture)
{
  for (ask (fixture); hint_of (fixture)->deduction.n_placed; ask (fixture))
    {
      g_assert_true (press (fixture, GDK_KEY_H, GDK_SHIFT_MASK));
      g_assert_true (press (fixture, GDK_KEY_Escape, 0));
    }
}

static void
test_each_press_tells_one_thing_more (Fixture       *fixture,
                                      gconstpointer  data)
{
  g_autofree char *effect = NULL;

  load (fixture, EASY, NULL);
  g_assert_true (is_enabled (fixture, "hint"));
  g_assert_false (is_enabled (fixture, "hint-do"));
  ask (fixture);
  effect = hint_say (hint_of (fixture), RUNG_DO);
  g_assert_true (window_shows (fixture, "Where"));
  g_assert_false (window_shows (fixture, "What"));
  g_assert_cmpint (count_looks (fixture, is_tinted), ==, 9);
  g_assert_cmpint (count_looks (fixture, is_chosen), ==, 0);
  ask (fixture);
  g_assert_true (window_shows (fixture, "Where") && window_shows (fixture, "What"));
  g_assert_cmpint (count_looks (fixture, is_chosen), ==, 0);
  g_assert_null (setdoku_hint_session_get_explanation (hints_of (fixture)));
  ask (fixture);
  g_assert_true (window_shows (fixture, "Why"));
  g_assert_false (window_shows (fixture, effect));
  g_assert_cmpint (count_looks (fixture, is_chosen), ==, 1);
  ask (fixture);
  g_assert_true (window_shows (fixture, effect) && window_shows (fixture, "Where"));
  g_assert_cmpint (hint_of (fixture)->rung, ==, RUNG_DO);
  ask (fixture);
  g_assert_cmpint (hint_of (fixture)->rung, ==, RUNG_DO);
}

static void
test_presses_before_the_answer_count (Fixture       *fixture,
                                      gconstpointer  data)
{
  load (fixture, EASY, NULL);
  for (int i = 0; i < 3; i++)
    g_assert_true (press (fixture, GDK_KEY_h, 0));
  g_assert_null (hint_of (fixture));
  wait_for (hint_of (fixture));
  g_assert_cmpint (hint_of (fixture)->rung, ==, RUNG_WHY);
}

static void
test_doing_it_places_and_another_tells_as_much (Fixture       *fixture,
                                                gconstpointer  data)
{
  int cell, digit;

  load (fixture, EASY, NULL);
  ask_up_to (fixture, RUNG_DO);
  cell = candidate_cell (hint_of (fixture)->deduction.placed[0]);
  digit = candidate_digit (hint_of (fixture)->deduction.placed[0]);
  act (fixture, "win.hint-do");
  g_assert_cmpint (cells_of_game (fixture)[cell].entry, ==, digit);
  g_assert_true (setdoku_hint_session_is_done (hints_of (fixture)));
  g_assert_true (window_shows (fixture, "Done") && window_shows (fixture, "Another hint"));
  g_assert_cmpint (count_looks (fixture, is_tinted), ==, 0);
  g_assert_false (is_enabled (fixture, "hint-do"));

  act (fixture, "win.hint-another");
  wait_for (!setdoku_hint_session_is_done (hints_of (fixture)));
  g_assert_cmpint (hint_of (fixture)->rung, ==, RUNG_WHY);
  g_assert_cmpint (candidate_cell (hint_of (fixture)->deduction.placed[0]), !=, cell);

  act (fixture, "win.undo");
  g_assert_cmpint (cells_of_game (fixture)[cell].entry, ==, 0);
  g_assert_null (hint_of (fixture));
}

static void
test_another_tells_no_more_than_was_told (Fixture       *fixture,
                                          gconstpointer  data)
{
  load (fixture, EASY, NULL);
  ask (fixture);
  g_assert_true (press (fixture, GDK_KEY_H, GDK_SHIFT_MASK));
  g_assert_false (window_shows (fixture, "What"));
  act (fixture, "win.hint-another");
  wait_for (!setdoku_hint_session_is_done (hints_of (fixture)));
  g_assert_cmpint (hint_of (fixture)->rung, ==, RUNG_WHERE);
}

static void
test_ruling_out_is_one_step (Fixture       *fixture,
                             gconstpointer  data)
{
  DocumentCell before[N_CELLS];
  const Deduction *deduction;

  load (fixture, PAIRS, NULL);
  go_to_strike (fixture);
  deduction = &hint_of (fixture)->deduction;
  ask_up_to (fixture, RUNG_WHY);
  g_assert_cmpint (count_looks (fixture, is_struck), >, 0);
  g_assert_cmpint (count_looks (fixture, is_open), >=, cells_count (deduction->cells));
  memcpy (before, cells_of_game (fixture), sizeof before);
  g_assert_true (press (fixture, GDK_KEY_H, GDK_SHIFT_MASK));
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      {
        g_assert_true (cells_of_game (fixture)[cell].centre);
        g_assert_false (digits_has (cells_of_game (fixture)[cell].centre, digit));
      }
  act (fixture, "win.undo");
  g_assert_cmpmem (before, sizeof before, cells_of_game (fixture), sizeof before);
}

static void
test_any_edit_closes_it (Fixture       *fixture,
                         gconstpointer  data)
{
  load (fixture, EASY, NULL);
  ask_up_to (fixture, RUNG_WHY);
  setdoku_play_select (play_of (fixture), places_of (0));
  g_assert_nonnull (hint_of (fixture));
  type (fixture, "1");
  g_assert_null (hint_of (fixture));
  g_assert_false (window_shows (fixture, "Why"));
  g_assert_cmpint (count_looks (fixture, is_tinted), ==, 0);

  /* Also while it is looked for: nothing arrives for a board that is gone. */
  g_assert_true (press (fixture, GDK_KEY_h, 0));
  type (fixture, "1");
  run_for (200);
  g_assert_null (hint_of (fixture));
}

static void
test_escape_closes_it_first (Fixture       *fixture,
                             gconstpointer  data)
{
  load (fixture, EASY, NULL);
  setdoku_play_select (play_of (fixture), places_of (5));
  ask (fixture);
  g_assert_true (press (fixture, GDK_KEY_Escape, 0));
  g_assert_null (hint_of (fixture));
  g_assert_false (places_is_empty (&setdoku_play_get_selection (play_of (fixture))->cells));
  g_assert_true (press (fixture, GDK_KEY_Escape, 0));
  g_assert_true (places_is_empty (&setdoku_play_get_selection (play_of (fixture))->cells));
}

static void
enter (Fixture    *fixture,
       int         cell,
       const char *digit)
{
  setdoku_play_select (play_of (fixture), places_of (cell));
  type (fixture, digit);
}

/* What stands in the cell in the end. */
static int
solution_of (Fixture *fixture,
             int      cell)
{
  const CensusReport *report = setdoku_census_get_report (setdoku_play_get_census (play_of (fixture)));

  wait_for (report->exact && report->n_solutions == 1);
  return report->solution[0][cell];
}

static void
test_a_mistake_is_undone_and_redo_keeps_it (Fixture       *fixture,
                                            gconstpointer  data)
{
  char right[2] = "", wrong[2] = "";

  load (fixture, EASY, NULL);
  right[0] = (char) ('0' + solution_of (fixture, 0));
  wrong[0] = (char) ('0' + solution_of (fixture, 1) % 9 + 1);
  enter (fixture, 0, right);
  enter (fixture, 1, wrong);
  setdoku_play_select (play_of (fixture), places_of (3));
  setdoku_play_enter_as (play_of (fixture), 1, MARK_MODE_CORNER);
  ask (fixture);
  g_assert_cmpint (hint_of (fixture)->kind, ==, HINT_MISTAKE);
  g_assert_true (window_shows (fixture, "There is a mistake on the board."));
  ask_up_to (fixture, RUNG_WHY);
  g_assert_true (look_at (fixture, 1)->wrong);
  g_assert_cmpint (count_looks (fixture, is_wrong), >=, 1);
  ask (fixture);
  g_assert_true (window_shows (fixture, "Undo to before it"));
  act (fixture, "win.hint-do");
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, right[0] - '0');
  g_assert_cmpint (cells_of_game (fixture)[1].entry, ==, 0);
  g_assert_cmpint (cells_of_game (fixture)[3].corner, ==, 0);
  act (fixture, "win.redo");
  act (fixture, "win.redo");
  g_assert_cmpint (cells_of_game (fixture)[3].corner, ==, digits_of (1));
}

static void
test_a_mistake_without_a_history_is_taken_out (Fixture       *fixture,
                                               gconstpointer  data)
{
  DocumentCell cells[N_CELLS] = { 0 };
  int wrong;

  load (fixture, EASY, NULL);
  wrong = solution_of (fixture, 1) % 9 + 1;
  cells[1].entry = (uint8_t) wrong;
  load (fixture, EASY, cells);
  setdoku_play_select (play_of (fixture), places_of (3));
  setdoku_play_enter_as (play_of (fixture), 1, MARK_MODE_CORNER);
  ask (fixture);
  g_assert_cmpint (hint_of (fixture)->kind, ==, HINT_MISTAKE);
  g_assert_true (press (fixture, GDK_KEY_H, GDK_SHIFT_MASK));
  g_assert_cmpint (cells_of_game (fixture)[1].entry, ==, 0);
  g_assert_cmpint (cells_of_game (fixture)[3].corner, ==, digits_of (1));
  act (fixture, "win.undo");
  g_assert_cmpint (cells_of_game (fixture)[1].entry, ==, wrong);
}

static void
test_a_missing_mark_is_added (Fixture       *fixture,
                              gconstpointer  data)
{
  int missing, other;

  load (fixture, EASY, NULL);
  missing = solution_of (fixture, 0);
  other = missing % 9 + 1;
  setdoku_play_select (play_of (fixture), places_of (0));
  setdoku_play_enter_as (play_of (fixture), other, MARK_MODE_CENTRE);
  ask (fixture);
  g_assert_cmpint (hint_of (fixture)->kind, ==, HINT_MARK);
  g_assert_cmpint (count_looks (fixture, is_ringed), ==, 0);
  ask_up_to (fixture, RUNG_WHY);
  g_assert_cmphex (look_at (fixture, 0)->restored, ==, digits_of (missing));
  g_assert_true (press (fixture, GDK_KEY_H, GDK_SHIFT_MASK));
  g_assert_cmphex (cells_of_game (fixture)[0].centre, ==, digits_of (missing) | digits_of (other));
}

/* One clue: nothing can be deduced, and nothing be done. */
static void
test_nothing_to_find_is_said (Fixture       *fixture,
                              gconstpointer  data)
{
  load (fixture, "1................................................................................", NULL);
  ask (fixture);
  g_assert_cmpint (hint_of (fixture)->kind, ==, HINT_STUCK);
  g_assert_true (window_shows (fixture, "No technique that is switched on finds anything here."));
  g_assert_false (window_shows (fixture, "Where") || window_shows (fixture, "Tell me more"));
  g_assert_false (is_enabled (fixture, "hint-do"));
  ask (fixture);
  g_assert_cmpint (hint_of (fixture)->rung, ==, RUNG_WHERE);
}

static void
test_only_play_has_hints (Fixture       *fixture,
                          gconstpointer  data)
{
  g_assert_false (is_enabled (fixture, "hint"));                   /* the empty board */
  load (fixture, EASY, NULL);
  ask (fixture);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("watch"));
  g_assert_false (is_enabled (fixture, "hint"));
  g_assert_false (is_enabled (fixture, "hint-do"));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("play"));
  g_assert_true (is_enabled (fixture, "hint"));
  g_assert_cmpint (count_looks (fixture, is_tinted), ==, 9);
  act (fixture, "win.type-clues");
  g_assert_null (hint_of (fixture));
  g_assert_false (is_enabled (fixture, "hint"));
}

static void
test_the_focus_stays_on_the_board (Fixture       *fixture,
                                   gconstpointer  data)
{
  GtkWidget *grid = GTK_WIDGET (setdoku_window_get_grid (fixture->window));

  load (fixture, EASY, NULL);
  setdoku_grid_focus_cursor (setdoku_window_get_grid (fixture->window));
  ask_up_to (fixture, RUNG_DO);
  g_assert_nonnull (gtk_widget_get_focus_child (grid));
  act (fixture, "win.hint-do");
  g_assert_nonnull (gtk_widget_get_focus_child (grid));
}

static void
test_the_row_pointed_at_is_tinted_alone (Fixture       *fixture,
                                         gconstpointer  data)
{
  int all;

  load (fixture, PAIRS, NULL);
  go_to_strike (fixture);
  ask_up_to (fixture, RUNG_WHY);
  g_assert_cmpint (setdoku_hint_session_get_explanation (hints_of (fixture))->n_rows, >, 1);
  all = count_looks (fixture, is_tinted);
  setdoku_hint_session_point_at_row (hints_of (fixture), 0);
  g_assert_cmpint (count_looks (fixture, is_tinted), ==,
                   places_count (setdoku_hint_session_get_explanation (hints_of (fixture))->rows[0].cells));
  setdoku_hint_session_point_at_row (hints_of (fixture), -1);
  g_assert_cmpint (count_looks (fixture, is_tinted), ==, all);
}

/* Goes through the events of a search by techniques; the links are there at the one that found them, and not after it. */
static void
test_watch_draws_what_a_technique_found (Fixture       *fixture,
                                         gconstpointer  data)
{
  SetdokuGrid *grid = setdoku_window_get_grid (fixture->window);
  SetdokuWatch *watch = setdoku_window_get_watch (fixture->window);
  SetdokuPlayer *player = setdoku_watch_get_player (watch);
  uint64_t step = 0;

  load (fixture, SKYSCRAPER, NULL);
  setdoku_watch_set_search (watch, "logic", "", 0);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("watch"));
  wait_for (setdoku_player_is_ended (player));
  while (!setdoku_grid_get_scene (grid)->n_links)
    {
      g_assert_cmpuint (++step, <, setdoku_player_get_length (player));
      setdoku_player_seek (player, step);
    }
  g_assert_cmpint (setdoku_player_get_event (player)->kind, ==, EVENT_TECHNIQUE);
  g_assert_cmpstr (techniques[setdoku_player_get_event (player)->nodes].id, ==, "skyscraper");
  g_assert_cmpint (setdoku_grid_get_scene (grid)->n_links, ==, 3);
  g_assert_cmpint (count_looks (fixture, is_struck), >, 0);
  setdoku_player_seek (player, step + 1);
  g_assert_cmpint (setdoku_grid_get_scene (grid)->n_links, ==, 0);

  setdoku_player_seek (player, step);
  g_assert_cmpint (setdoku_grid_get_scene (grid)->n_links, ==, 3);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("play"));
  g_assert_cmpint (setdoku_grid_get_scene (grid)->n_links, ==, 0);
}

/* In the narrow window only what was told last has room. */
static void
test_the_narrow_window_tells_the_last_rung (Fixture       *fixture,
                                            gconstpointer  data)
{
  load (fixture, EASY, NULL);
  ask_up_to (fixture, RUNG_WHAT);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  wait_for (!window_shows (fixture, "Where"));
  g_assert_true (window_shows (fixture, "What"));
  ask (fixture);
  g_assert_true (window_shows (fixture, "Why"));
  g_assert_false (window_shows (fixture, "What"));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), <=, 400);
}

#define ADD(name, function) g_test_add ("/hint/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  start_application (&argc, &argv);
  ADD ("rungs", test_each_press_tells_one_thing_more);
  ADD ("early-presses", test_presses_before_the_answer_count);
  ADD ("do", test_doing_it_places_and_another_tells_as_much);
  ADD ("another", test_another_tells_no_more_than_was_told);
  ADD ("rule-out", test_ruling_out_is_one_step);
  ADD ("edit", test_any_edit_closes_it);
  ADD ("escape", test_escape_closes_it_first);
  ADD ("mistake", test_a_mistake_is_undone_and_redo_keeps_it);
  ADD ("mistake-without-history", test_a_mistake_without_a_history_is_taken_out);
  ADD ("missing-mark", test_a_missing_mark_is_added);
  ADD ("nothing", test_nothing_to_find_is_said);
  ADD ("only-play", test_only_play_has_hints);
  ADD ("focus", test_the_focus_stays_on_the_board);
  ADD ("row", test_the_row_pointed_at_is_tinted_alone);
  ADD ("watch", test_watch_draws_what_a_technique_found);
  ADD ("narrow", test_the_narrow_window_tells_the_last_rung);
  return run_tests ();
}
