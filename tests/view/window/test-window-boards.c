/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-window-boards.c — boards of any shape in the window: opened, played, broken, solved, saved, copied; what they are not
 * offered; and a classic board after them. */
#include "window-fixture.h"

#include <string.h>

#include "model/file/file.h"
#include "view/board/samples.h"
#include "view/learn/setdoku-any-path-window.h"
#include "view/paper/setdoku-export-film.h"
#include "view/paper/setdoku-export-slides.h"
#include "view/paper/setdoku-export-window.h"

#define KILLER "puzzle=small\nrows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=7|r1c1 r1c2\ngivens=..............4.\n"
#define KILLER_ONE "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=4|r1c1 r2c1\ncage=3|r1c2 r1c3\ncage=7|r1c4 r2c4\n" \
  "cage=9|r2c2 r3c1 r3c2\ncage=6|r2c3 r3c3\ncage=6|r3c4 r4c3 r4c4\ncage=5|r4c1 r4c2\ngivens=................\n"
#define DOTS "................................................................"          /* 64 */
#define SIXTEEN "puzzle=large\nrows=16\ncols=16\nvalues=1-16\nboxes=4x4\ngivens=" DOTS DOTS DOTS DOTS "\n"
#define SOLVED "3412123443212143"

static void
take (Fixture    *fixture,
      const char *text)
{
  setdoku_window_take_text (fixture->window, text, -1, NULL);
}

static SetdokuPlay *
play_of (Fixture *fixture)
{
  return setdoku_window_get_play (fixture->window);
}

static void
enter (Fixture    *fixture,
       int         cell,
       const char *digit)
{
  setdoku_play_select (play_of (fixture), places_of (cell));
  type (fixture, digit);
}

static bool
is_outlined (Fixture *fixture,
             int      cell)
{
  return places_has (&setdoku_grid_get_scene (setdoku_window_get_grid (fixture->window))->selection, cell);
}

/* It is there to be played at once, clues or not, with its own size and its own rules. */
static void
test_a_killer_is_played (Fixture       *fixture,
                         gconstpointer  data)
{
  PlaceSet broken;

  take (fixture, KILLER);
  g_assert_nonnull (setdoku_game_get_topology (game_of (fixture)));
  g_assert_cmpint (setdoku_play_get_phase (play_of (fixture)), ==, SETDOKU_PHASE_PLAY);
  enter (fixture, 0, "2");                               /* seven is not made with a two */
  broken = setdoku_game_get_repeats (game_of (fixture));
  g_assert_true (places_equal (broken, places_of (0)));
  act (fixture, "win.undo");
  for (int cell = 0; cell < 16; cell++)
    if (!cells_of_game (fixture)[cell].given)
      enter (fixture, cell, (const char[]) { SOLVED[cell], '\0' });
  g_assert_cmpint (setdoku_play_get_phase (play_of (fixture)), ==, SETDOKU_PHASE_SOLVED);
  act (fixture, "win.undo");
  g_assert_cmpint (setdoku_play_get_phase (play_of (fixture)), ==, SETDOKU_PHASE_PLAY);
}

/* The arrows go round the board as it is. */
static void
test_keys_move_on_the_board (Fixture       *fixture,
                             gconstpointer  data)
{
  take (fixture, KILLER);
  setdoku_play_select (play_of (fixture), places_of (3));
  press (fixture, GDK_KEY_Right, 0);
  g_assert_cmpint (setdoku_play_get_selection (play_of (fixture))->cursor, ==, 0);
  press (fixture, GDK_KEY_Up, 0);
  g_assert_cmpint (setdoku_play_get_selection (play_of (fixture))->cursor, ==, 12);
  press (fixture, GDK_KEY_End, 0);
  g_assert_cmpint (setdoku_play_get_selection (play_of (fixture))->cursor, ==, 15);
  g_assert_true (is_outlined (fixture, 15));
}

/* What would take it for nine by nine. */
static void
test_what_it_is_not_offered (Fixture       *fixture,
                             gconstpointer  data)
{
  static const char *const any[] = { "hint", "path", "replay", "export", "print", "copy-picture", "copy-handout" };

  take (fixture, KILLER);
  enter (fixture, 0, "3");
  for (gsize i = 0; i < G_N_ELEMENTS (any); i++)
    g_assert_true (is_enabled (fixture, any[i]));
  g_assert_true (is_enabled (fixture, "save"));
  wait_for (setdoku_census_get_report (setdoku_play_get_census (play_of (fixture)))->exact);
  g_assert_false (is_enabled (fixture, "difficulty"));   /* the scales are not for it */
  act (fixture, "win.undo");
  take (fixture, EASY);                                  /* and everything is there again */
  g_assert_null (setdoku_game_get_topology (game_of (fixture)));
  g_assert_true (is_enabled (fixture, "hint"));
  g_assert_true (is_enabled (fixture, "print"));
  g_assert_cmpint (count_clues (fixture), ==, 36);
}

/* What Watch shows of it is filmed; its path and solve are not, yet. */
static void
test_its_search_is_filmed (Fixture       *fixture,
                           gconstpointer  data)
{
  SetdokuPlayer *player = setdoku_watch_get_player (setdoku_window_get_watch (fixture->window));
  SetdokuExportWindow *window;
  SetdokuExportPage *page;

  take (fixture, KILLER);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "watch");
  wait_for (setdoku_player_is_ended (player));
  setdoku_player_set_bookmark (player, 2, "");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.export", "s", "film");
  window = SETDOKU_EXPORT_WINDOW (find_window (SETDOKU_TYPE_EXPORT_WINDOW));
  page = setdoku_export_window_get_page (window);
  g_assert_true (SETDOKU_IS_EXPORT_FILM (page));
  g_assert_false (shows (GTK_WIDGET (page), "The solution path"));
  wait_for (setdoku_export_page_is_ready (page));
  setdoku_export_window_show_page (window, "slides");
  g_assert_true (SETDOKU_IS_EXPORT_SLIDES (setdoku_export_window_get_page (window)));
  wait_for (setdoku_export_page_is_ready (setdoku_export_window_get_page (window)));
}

/* Its searches go from the clues, and by hand from where they stand. */
static void
test_it_is_watched (Fixture       *fixture,
                    gconstpointer  data)
{
  SetdokuPlayer *player = setdoku_watch_get_player (setdoku_window_get_watch (fixture->window));
  g_autoptr(GVariant) view = NULL;
  int filled = 0;

  take (fixture, KILLER);
  enter (fixture, 0, "3");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "watch");
  view = g_action_group_get_action_state (G_ACTION_GROUP (fixture->window), "view");
  g_assert_cmpstr (g_variant_get_string (view, NULL), ==, "watch");
  g_assert_nonnull (setdoku_player_get_topology (player));
  wait_for (setdoku_player_is_ended (player));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "search.last", NULL);
  g_assert_cmpint (setdoku_player_get_event (player)->kind, ==, EVENT_SOLUTION);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "search.use", NULL);
  for (int cell = 0; cell < 16; cell++)
    filled += cells_of_game (fixture)[cell].given || cells_of_game (fixture)[cell].entry;
  g_assert_cmpint (filled, ==, 16);
  while (is_enabled (fixture, "undo"))
    act (fixture, "win.undo");
}

/* A search is kept with its board: strategy, the step, a guess of one's own, bookmarks, stops. */
static void
test_its_search_is_kept (Fixture       *fixture,
                         gconstpointer  data)
{
  SetdokuWatch *watch = setdoku_window_get_watch (fixture->window);
  SetdokuPlayer *player = setdoku_watch_get_player (watch);
  g_autoptr(Document) document = document_new ();
  Condition stop;

  take (fixture, SIXTEEN);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "watch");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "search.strategy", "s", "any-order");
  wait_for (setdoku_player_get_length (player) > 40);
  setdoku_player_seek (player, 30);
  setdoku_player_set_bookmark (player, 25, "here");
  g_assert_cmpint (setdoku_player_get_n_cells (player), ==, 256);
  g_assert_true (condition_parse_on (setdoku_player_get_topology (player), "lost=r1c16=G", &stop, NULL));
  g_assert_true (setdoku_player_add_breakpoint (player, &stop));
  document_set_topology (document, setdoku_game_get_topology (game_of (fixture)));
  setdoku_watch_put_address (watch, document);
  g_assert_cmpstr (document->strategy, ==, "any-order");
  g_assert_cmpuint (document->step, ==, 30);
  setdoku_player_remove_breakpoint (player, 0);
  setdoku_player_set_bookmark (player, 25, NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "search.strategy", "s", "any-explore");
  g_assert_null (setdoku_watch_take_address (watch, document));
  wait_for (setdoku_player_get_cursor (player) == 30);
  g_assert_cmpstr (setdoku_watch_get_strategy (watch), ==, "any-order");
  g_assert_nonnull (setdoku_player_find_bookmark (player, 25));
  g_assert_cmpint (setdoku_player_find_breakpoint (player, &stop), ==, 0);
}

/* The cursor stood where the next board has no cell. */
static void
test_a_smaller_board_follows (Fixture       *fixture,
                              gconstpointer  data)
{
  take (fixture, SIXTEEN);
  setdoku_play_select (play_of (fixture), places_of (255));
  take (fixture, KILLER);
  g_assert_cmpint (setdoku_play_get_selection (play_of (fixture))->cursor, ==, 0);
  take (fixture, SIXTEEN);
  setdoku_play_select (play_of (fixture), places_of (255));
  act (fixture, "win.new");
  g_assert_null (setdoku_game_get_topology (game_of (fixture)));
  g_assert_cmpint (setdoku_play_get_selection (play_of (fixture))->cursor, ==, 0);
}

static const CellLook *
look_of (Fixture *fixture,
         int      cell)
{
  return &setdoku_grid_get_scene (setdoku_window_get_grid (fixture->window))->looks[cell];
}

/* What its solutions say is shown on the board. */
static void
test_questions_are_answered (Fixture       *fixture,
                             gconstpointer  data)
{
  take (fixture, KILLER);
  wait_for (setdoku_census_get_report (setdoku_play_get_census (play_of (fixture)))->n_solutions > 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "board.true-candidates", NULL);
  wait_for (look_of (fixture, 0)->truth == (values_of (3) | values_of (4)));
  g_assert_true (values_has (look_of (fixture, 15)->truth, 1));
}

/* Where, what, why, and then it is done: one step to undo. */
static void
test_a_hint_is_told_and_done (Fixture       *fixture,
                              gconstpointer  data)
{
  SetdokuHintSession *hints = setdoku_play_get_hints (play_of (fixture));
  const Hint *hint;
  int cell;

  take (fixture, KILLER_ONE);
  act (fixture, "win.hint");
  wait_for (setdoku_hint_session_get (hints));
  hint = setdoku_hint_session_get (hints);
  g_assert_cmpint (hint->kind, ==, HINT_STEP);
  act (fixture, "win.hint");
  act (fixture, "win.hint");
  g_assert_cmpint (hint->rung, ==, RUNG_WHY);
  g_assert_nonnull (setdoku_hint_session_get_explanation (hints)->formula);
  cell = hint->any_deduction.places ? hint->any_deduction.placed.cell : hint->any_deduction.struck[0].cell;
  g_assert_true (look_of (fixture, cell)->chosen | look_of (fixture, cell)->struck);
  act (fixture, "win.hint-do");
  g_assert_true (setdoku_hint_session_is_done (hints));
  g_assert_true (cells_of_game (fixture)[cell].entry || cells_of_game (fixture)[cell].centre);
  act (fixture, "win.hint-another");
  wait_for (!setdoku_hint_session_is_done (hints));
  act (fixture, "win.hint-close");
  act (fixture, "win.undo");
  g_assert_false (cells_of_game (fixture)[cell].entry || cells_of_game (fixture)[cell].centre);
  g_assert_false (is_enabled (fixture, "undo"));
}

/* Taking them all leads to the end. */
static void
test_hints_solve_it (Fixture       *fixture,
                     gconstpointer  data)
{
  SetdokuHintSession *hints = setdoku_play_get_hints (play_of (fixture));

  take (fixture, KILLER_ONE);
  for (int i = 0; i < 100 && setdoku_play_get_phase (play_of (fixture)) == SETDOKU_PHASE_PLAY; i++)
    {
      act (fixture, "win.hint");
      wait_for (setdoku_hint_session_get (hints) && !setdoku_hint_session_is_done (hints));
      g_assert_cmpint (setdoku_hint_session_get (hints)->kind, ==, HINT_STEP);
      act (fixture, "win.hint-do");
    }
  g_assert_cmpint (setdoku_play_get_phase (play_of (fixture)), ==, SETDOKU_PHASE_SOLVED);
}

/* Whether some label that can be seen has these words. */
static gboolean
label_within (GtkWidget  *widget,
              const char *words)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), words))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (label_within (child, words))
      return TRUE;
  return FALSE;
}

/* One's own solve of it is looked at again, and compared once it is solved. */
static void
test_its_solve_is_replayed (Fixture       *fixture,
                            gconstpointer  data)
{
  static const char one[] = "puzzle=one\nrows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=3|r4c1 r4c2\ngivens=12..342........4\n";
  static const char solved[] = "1243342143122134";
  SetdokuGrid *grid = setdoku_window_get_grid (fixture->window);

  take (fixture, one);
  for (int cell = 0; cell < 16; cell++)
    if (!cells_of_game (fixture)[cell].given)
      enter (fixture, cell, (const char[]) { solved[cell], '\0' });
  wait_for (setdoku_census_get_report (setdoku_play_get_census (play_of (fixture)))->exact);
  act (fixture, "win.replay");
  g_assert_nonnull (setdoku_grid_get_scene (grid)->plan);
  g_assert_cmpint (setdoku_grid_get_scene (grid)->looks[2].digit, ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "replay.forward", NULL);
  g_assert_cmpint (setdoku_grid_get_scene (grid)->looks[2].digit, ==, solved[2] - '0');
  wait_for (label_within (GTK_WIDGET (fixture->window), "You were ahead of the ladder"));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "replay.close", NULL);
  g_assert_cmpint (setdoku_grid_get_scene (grid)->looks[15].digit, ==, solved[15] - '0');
  act (fixture, "win.undo-to-mistake");
}

static GtkWidget *
button_within (GtkWidget  *widget,
               const char *label)
{
  GtkWidget *found = GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0 ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = button_within (child, label);
  return found;
}

/* A window beside: every step, seen on a board of its own; the classic board has another one. */
static void
test_its_path_is_shown (Fixture       *fixture,
                        gconstpointer  data)
{
  GtkWindow *window = NULL;
  SetdokuAnyPathWindow *path;
  const AnyPath *found;
  g_autofree AnyPosition *position = g_new (AnyPosition, 1);
  SetdokuPathList *list;

  take (fixture, KILLER_ONE);
  act (fixture, "win.path");
  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++)
    {
      g_autoptr(GtkWindow) one = g_list_model_get_item (gtk_window_get_toplevels (), i);

      if (SETDOKU_IS_ANY_PATH_WINDOW (one))
        window = one;
    }
  g_assert_nonnull (window);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  path = SETDOKU_ANY_PATH_WINDOW (window);
  list = setdoku_any_path_window_get_list (path);
  wait_for (setdoku_any_path_window_get_path (path));
  found = setdoku_any_path_window_get_path (path);
  g_assert_true (found->complete);
  g_assert_cmpint (found->report.verdict, ==, ANY_VERDICT_LEVEL);
  g_assert_cmpint (found->steps->len, >, 10);
  setdoku_any_path_window_choose (path, 3);
  g_assert_cmpint (setdoku_any_path_window_get_chosen (path), ==, 3);
  wait_for (label_within (GTK_WIDGET (window), "are for the classic board"));
  setdoku_path_list_search (list, "no such step");
  wait_for (setdoku_path_list_get_n_shown (list) == 0);
  g_assert_true (shows (GTK_WIDGET (window), "No step is like that."));
  setdoku_path_list_search (list, "");
  setdoku_path_list_set_filter (list, 3);                        /* the cheapest of its techniques */
  wait_for (setdoku_path_list_get_n_shown (list) > 0);
  g_assert_cmpint (setdoku_path_list_get_n_shown (list), <, found->steps->len);
  setdoku_path_list_set_filter (list, 0);
  wait_for (setdoku_path_list_get_n_shown (list) == (int) found->steps->len);
  setdoku_any_path_window_choose (path, (int) found->steps->len - 1);
  g_signal_emit_by_name (button_within (GTK_WIDGET (window), "Solve up to here"), "clicked");
  any_path_position (found, (int) found->steps->len - 1, position);
  for (int cell = 0; cell < found->topology->n_cells; cell++)
    if (!found->givens[cell])
      g_assert_cmpint (cells_of_game (fixture)[cell].entry, ==, position->value[cell]);
  setdoku_game_undo (game_of (fixture), NULL);           /* nothing of a game is in the way of another */
  take (fixture, EASY);
  wait_for (!window);                                    /* it was of the board before */
}

/* The cage under the cursor stands out, and no other. */
static void
test_the_cage_stands_out (Fixture       *fixture,
                          gconstpointer  data)
{
  SetdokuGrid *grid = setdoku_window_get_grid (fixture->window);

  take (fixture, KILLER_ONE);
  setdoku_play_select (play_of (fixture), places_of (0));
  g_assert_cmpint (setdoku_grid_get_scene (grid)->constraint, ==, 1);
  setdoku_play_select (play_of (fixture), places_of (10));
  g_assert_cmpint (setdoku_grid_get_scene (grid)->constraint, ==, 5);
  wait_for (label_within (GTK_WIDGET (fixture->window), "Cage 6 in 2 cells"));
  take (fixture, EASY);
  setdoku_play_select (play_of (fixture), places_of (0));
  g_assert_cmpint (setdoku_grid_get_scene (grid)->constraint, ==, 0);
}

/* By deductions; and why a digit does not go is told on it, too. */
static void
test_its_level_is_told (Fixture       *fixture,
                        gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  const char *title, *sentence;

  take (fixture, KILLER_ONE);
  wait_for (label_within (window, "by its hardest deduction"));
  setdoku_play_select (play_of (fixture), places_of (0));
  setdoku_play_why_not (play_of (fixture), 4);
  g_assert_true (setdoku_play_describe_why (play_of (fixture), &title, &sentence));
  g_assert_cmpstr (title, ==, "Why not 4?");
  setdoku_play_why_not (play_of (fixture), 3);
  g_assert_true (setdoku_play_describe_why (play_of (fixture), &title, &sentence));
  g_assert_cmpstr (title, ==, "3 is possible");
  take (fixture, EASY);
  wait_for (!label_within (window, "by its hardest deduction"));
}

static void
on_text (GObject      *clipboard,
         GAsyncResult *result,
         gpointer      user)
{
  *(char **) user = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

/* Its copy holds the rules, and pasted it is the same board. */
static void
test_a_copy_is_the_board (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autofree char *text = NULL;

  take (fixture, KILLER);
  act (fixture, "win.copy");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), NULL, on_text, (gpointer) &text);
  wait_for (text);
  g_assert_nonnull (strstr (text, "cage=7|r1c1 r1c2\n"));
  take (fixture, EASY);
  take (fixture, text);
  g_assert_cmpint (setdoku_game_get_n_cells (game_of (fixture)), ==, 16);
}

/* In our own file with all that was done; in another format it is refused, and the file is left as it is. */
static void
test_it_is_saved (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr(GFile) own = write_file ("killer.setdoku", "", 0), line = write_file ("killer.txt", "before", -1);
  g_autoptr(Document) document = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) records = NULL;
  g_autofree char *left = NULL;

  take (fixture, KILLER);
  enter (fixture, 0, "3");
  document = setdoku_game_to_document (game_of (fixture));
  g_assert_true (setdoku_file_save (own, format_find ("setdoku"), document, NULL, &error));
  records = setdoku_file_load (own, NULL, NULL, &error);
  g_assert_true (document_equal (document, g_array_index (records, Record, 0).document));
  g_assert_false (setdoku_file_save (line, format_find ("line"), document, NULL, &error));
  g_assert_nonnull (error);
  g_assert_true (g_file_load_contents (line, NULL, &left, NULL, NULL, NULL));
  g_assert_cmpstr (left, ==, "before");
}

#define ADD(path, test) g_test_add ("/window-boards/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  ADD ("played", test_a_killer_is_played);
  ADD ("keys", test_keys_move_on_the_board);
  ADD ("not-offered", test_what_it_is_not_offered);
  ADD ("watched", test_it_is_watched);
  ADD ("filmed", test_its_search_is_filmed);
  ADD ("replayed", test_its_solve_is_replayed);
  ADD ("smaller", test_a_smaller_board_follows);
  ADD ("questions", test_questions_are_answered);
  ADD ("hint", test_a_hint_is_told_and_done);
  ADD ("hints-solve", test_hints_solve_it);
  ADD ("path", test_its_path_is_shown);
  ADD ("cage", test_the_cage_stands_out);
  ADD ("level", test_its_level_is_told);
  ADD ("copy", test_a_copy_is_the_board);
  ADD ("saved", test_it_is_saved);
  ADD ("search-kept", test_its_search_is_kept);
  return run_tests ();
}
