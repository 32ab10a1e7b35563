/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch-stage.c — the line above the board says why playing stopped or what is shown, and its buttons change that. */
#include "watch-fixture.h"

#include <string.h>

#define CELL(row, column) (((row) - 1) * 9 + (column) - 1)
#define HARD "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"

static gboolean
is_on (Fixture *f, const char *action)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (setdoku_watch_get_actions (f->watch), action);

  return g_variant_get_boolean (state);
}

/* The label that is seen. */
static const char *
said (GtkWidget *widget)
{
  const char *text = NULL;

  if (GTK_IS_BUTTON (widget) || !gtk_widget_get_visible (widget))
    return NULL;
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_label (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !text; child = gtk_widget_get_next_sibling (child))
    text = said (child);
  return text;
}

static const char *
line_says (Fixture *f)
{
  GtkWidget *line = setdoku_watch_get_stage (f->watch);

  gtk_widget_set_visible (line, TRUE);           /* the window does it */
  return said (line);
}

static void
press (Fixture *f, guint keyval)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (f->grid, "key", keyval, 0, 0, &handled);
  g_assert_true (handled);
}

static const CellLook *
look_at (Fixture *f, int cell)
{
  return &setdoku_grid_get_scene (f->grid)->looks[cell];
}

static int
count_candidates (Fixture *f)
{
  int n = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    n += look_at (f, cell)->candidates != 0;
  return n;
}

static void
search (Fixture *f, const char *strategy)
{
  Board board;

  g_assert_true (board_parse (&board, HARD));
  setdoku_watch_set_search (f->watch, strategy, "", 0);
  setdoku_watch_set_board (f->watch, &board);
  wait_for (setdoku_player_get_length (f->player) > 200);
  setdoku_player_seek (f->player, 5);
}

/* A search that strikes candidates shows them all, unless the button says no; another one does not, unless it says yes. */
static void
test_candidates (void)
{
  Fixture f;

  open_watch (&f);
  search (&f, "ascending");
  g_assert_false (is_on (&f, "candidates"));
  g_assert_cmpint (count_candidates (&f), <, 10);
  press (&f, GDK_KEY_c);
  g_assert_true (is_on (&f, "candidates"));
  g_assert_cmpint (count_candidates (&f), >, 40);
  g_assert_cmpstr (line_says (&f), ==, "What each cell can still hold");

  search (&f, "norvig");
  g_assert_true (is_on (&f, "candidates"));
  g_assert_cmpint (count_candidates (&f), >, 40);
  press (&f, GDK_KEY_c);
  g_assert_cmpint (count_candidates (&f), <, 10);
  g_assert_cmpstr (line_says (&f), ==, "");

  setdoku_watch_set_shown (f.watch, WATCH_CANDIDATES_NEVER, TRUE);
  g_assert_false (is_on (&f, "candidates"));
  g_assert_cmpint (count_candidates (&f), ==, 0);
  setdoku_watch_set_shown (f.watch, WATCH_CANDIDATES_EVERYWHERE, TRUE);
  g_assert_true (is_on (&f, "candidates"));
  close_watch (&f);
}

/* The stop is told in words and on the board, until one moves on or does not want to know. */
static void
test_stopped (void)
{
  Condition lost = { .cell = CELL (1, 2), .digit = 1, .change = CANDIDATE_LOST };
  Fixture f;

  open_watch (&f);
  explore (&f);
  setdoku_player_add_breakpoint (f.player, &lost);
  act (&f, "next-stop", NULL);
  while (setdoku_player_is_finding (f.player, NULL))
    setdoku_player_tick (f.player, f.now += 16667);
  g_assert_cmpint (setdoku_player_get_fired (f.player), ==, 0);
  g_assert_cmpstr (line_says (&f), ==, "Stopped: r1c2 lost 1");
  g_assert_true (look_at (&f, CELL (1, 2))->halted && cell_look_is_lost (look_at (&f, CELL (1, 2))));
  act (&f, "dismiss-stop", NULL);
  g_assert_cmpstr (line_says (&f), ==, "");
  g_assert_false (look_at (&f, CELL (1, 2))->halted);

  act (&f, "back", NULL);
  act (&f, "next-stop", NULL);
  while (setdoku_player_is_finding (f.player, NULL))
    setdoku_player_tick (f.player, f.now += 16667);
  g_assert_cmpstr (line_says (&f), ==, "Stopped: r1c2 lost 1");
  act (&f, "forward", NULL);
  g_assert_cmpstr (line_says (&f), ==, "");
  close_watch (&f);
}

/* Heat is of the range, or of everything; a range brings it along and takes it away again. */
static void
test_heat_and_range (void)
{
  Fixture f;

  open_watch (&f);
  explore (&f);
  setdoku_player_seek (f.player, 400);
  press (&f, GDK_KEY_e);
  wait_for (look_at (&f, CELL (2, 8))->exhausted == 96);
  g_assert_true (is_on (&f, "heat"));
  g_assert_false (is_on (&f, "range"));
  g_assert_cmpstr (line_says (&f), ==, "Heat: dead ends, events 1 to 838");

  press (&f, GDK_KEY_r);
  g_assert_true (is_on (&f, "range"));
  g_assert_cmpstr (line_says (&f), ==, "Heat: dead ends, events 297 to 504");
  wait_for (look_at (&f, CELL (2, 8))->exhausted && look_at (&f, CELL (2, 8))->exhausted < 96);
  press (&f, GDK_KEY_r);
  wait_for (look_at (&f, CELL (2, 8))->exhausted == 96);
  press (&f, GDK_KEY_e);
  g_assert_cmpuint (look_at (&f, CELL (2, 8))->exhausted, ==, 0);

  press (&f, GDK_KEY_r);
  g_assert_true (is_on (&f, "heat"));
  press (&f, GDK_KEY_r);
  g_assert_false (is_on (&f, "heat"));
  press (&f, GDK_KEY_r);
  press (&f, GDK_KEY_e);
  g_assert_true (is_on (&f, "range"));
  g_assert_cmpstr (line_says (&f), ==, "");
  press (&f, GDK_KEY_Escape);
  g_assert_false (is_on (&f, "range"));
  close_watch (&f);
}

/* What was taken back is there for its moment only, and the line never changes its height. */
static void
test_take_back (void)
{
  Condition take_back = CONDITION_KIND (EVENT_UNDO_ASSIGN);
  const Event *event;
  int cell, digit, height;
  Fixture f;

  open_watch (&f);
  explore (&f);
  line_says (&f);
  gtk_widget_measure (setdoku_watch_get_stage (f.watch), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_assert_true (setdoku_player_find (f.player, &take_back, 1));
  event = setdoku_player_get_event (f.player);
  cell = event->cell;
  digit = event->digit;
  g_assert_cmpint (look_at (&f, cell)->taken, ==, digit);
  g_assert_cmpint (setdoku_grid_get_scene (f.grid)->active, ==, cell);
  press (&f, GDK_KEY_e);
  wait_for (look_at (&f, CELL (2, 8))->exhausted == 96);
  g_assert_cmpint (look_at (&f, cell)->taken, ==, digit);
  act (&f, "forward", NULL);
  g_assert_cmpint (look_at (&f, cell)->taken, ==, 0);
  for (int i = 0; i < 2; i++)
    {
      int now;

      gtk_widget_measure (setdoku_watch_get_stage (f.watch), GTK_ORIENTATION_VERTICAL, -1, &now, NULL, NULL, NULL);
      g_assert_cmpint (now, ==, height);
      g_assert_cmpint (now, ==, 34);
      act (&f, "end-range", NULL);
    }
  close_watch (&f);
}

static gboolean
has_words (GtkWidget *widget, const char *words)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), words))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (has_words (child, words))
      return TRUE;
  return FALSE;
}

/* A small board has a short line. */
static void
test_brief (void)
{
  Fixture f;

  open_watch (&f);
  set_room (&f, (SetdokuRoom) { .shape = SETDOKU_SHAPE_MEDIUM });
  g_assert_false (has_words (setdoku_watch_get_stage (f.watch), "Heat"));
  set_room (&f, (SetdokuRoom) { .shape = SETDOKU_SHAPE_BROAD });
  g_assert_true (has_words (setdoku_watch_get_stage (f.watch), "Heat"));
  close_watch (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/watch-stage/candidates", test_candidates);
  g_test_add_func ("/watch-stage/stopped", test_stopped);
  g_test_add_func ("/watch-stage/heat-and-range", test_heat_and_range);
  g_test_add_func ("/watch-stage/take-back", test_take_back);
  g_test_add_func ("/watch-stage/brief", test_brief);
  return g_test_run ();
}
