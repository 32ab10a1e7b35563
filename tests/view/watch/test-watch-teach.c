/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch-teach.c — Watch before others: predicting hides what would tell and answers keys; slides lead from bookmark to
 * bookmark; the presentation shows what Watch shows. */
#include <string.h>

#include "watch-fixture.h"

#include "engine/search/strategies/strategies.h"
#include "model/teach/predict.h"
#include "view/watch/setdoku-lesson-card.h"
#include "view/watch/setdoku-predict-card.h"
#include "view/watch/setdoku-presentation.h"

#define PUZZLE "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3"

static GtkWidget *
find (GtkWidget *within, GType type)
{
  if (g_type_is_a (G_OBJECT_TYPE (within), type))
    return within;
  for (GtkWidget *child = gtk_widget_get_first_child (within); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found)
        return found;
    }
  return NULL;
}

static gboolean
has_label (GtkWidget *within, const char *text)
{
  if (GTK_IS_LABEL (within) && gtk_widget_get_visible (within) && g_str_equal (gtk_label_get_label (GTK_LABEL (within)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (within); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && has_label (child, text))
      return TRUE;
  return FALSE;
}

static gboolean
press (SetdokuGrid *grid, guint keyval)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (grid, "key", keyval, 0u, 0u, &handled);
  return handled;
}

static void
begin (Fixture *f, uint64_t step)
{
  Board board;

  open_watch (f);
  g_assert_true (board_parse (&board, PUZZLE));
  setdoku_watch_set_board (f->watch, &board);
  explore (f);
  setdoku_player_seek (f->player, step);
}

static gboolean
has_state (Fixture *f, const char *action)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (setdoku_watch_get_actions (f->watch), action);

  return g_variant_get_boolean (state);
}

static void
test_predicting (void)
{
  static const char *const telling[] = { "rescue", "heat", "unfold", "page", "try", "inspect", "why-not" };
  GtkWidget *panel, *card, *tree;
  const Scene *scene;
  Fixture f;

  begin (&f, 356);
  panel = setdoku_watch_get_panel (f.watch);
  tree = setdoku_watch_get_tree (f.watch);
  card = find (panel, SETDOKU_TYPE_PREDICT_CARD);
  g_assert_nonnull (card);
  g_assert_false (gtk_widget_get_visible (card));

  g_assert_true (press (f.grid, GDK_KEY_p));
  g_assert_true (has_state (&f, "predicting"));
  g_assert_true (gtk_widget_get_visible (card));
  g_assert_true (has_label (panel, "What happens next?"));
  g_assert_true (has_label (panel, "The search looks at row 5, column 6."));
  g_assert_false (gtk_widget_get_sensitive (tree));              /* it has all that is to come */
  g_assert_true (has_label (setdoku_watch_get_bar (f.watch), "Event <b>356</b>"));         /* not of how many */
  for (size_t i = 0; i < G_N_ELEMENTS (telling); i++)
    g_assert_false (g_action_group_get_action_enabled (setdoku_watch_get_actions (f.watch), telling[i]));
  scene = setdoku_grid_get_scene (f.grid);
  g_assert_cmpint (scene->active, ==, 4 * 9 + 5);
  g_assert_false (scene->looks[4 * 9 + 5].dead);
  g_assert_cmpint (scene->looks[4 * 9 + 5].candidates, ==, DIGITS_NONE);

  g_assert_true (press (f.grid, GDK_KEY_7));                     /* no answer, and no question about 7 either */
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 356);
  g_assert_true (press (f.grid, GDK_KEY_2));
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 357);
  g_assert_true (setdoku_grid_get_scene (f.grid)->looks[4 * 9 + 5].dead);
  g_assert_true (has_label (panel, "1 of 1 predicted"));

  g_assert_true (press (f.grid, GDK_KEY_space));                 /* asks again */
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 357);
  g_assert_true (has_label (panel, "What happens next?"));
  g_assert_true (press (f.grid, GDK_KEY_space));                 /* shows */
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 358);
  g_assert_true (has_label (panel, "1 of 1 predicted"));
  g_assert_true (press (f.grid, GDK_KEY_p));
  g_assert_false (gtk_widget_get_visible (card));
  g_assert_true (gtk_widget_get_sensitive (tree));
  close_watch (&f);
}

/* The card and the player may outlive Watch for a moment, and still tell of what happens. */
static void
test_what_is_told_too_late (void)
{
  g_autoptr (SetdokuPlayer) player = NULL;
  g_autoptr (GtkWidget) card = NULL;
  Trace trace;
  Fixture f;

  begin (&f, 10);
  trace = *setdoku_player_get_trace (f.player);
  g_assert_true (press (f.grid, GDK_KEY_p));
  card = g_object_ref (find (setdoku_watch_get_panel (f.watch), SETDOKU_TYPE_PREDICT_CARD));
  player = g_object_ref (f.player);
  close_watch (&f);
  setdoku_player_start (player, &trace);
  setdoku_player_play (player, 1);
  setdoku_player_tick (player, 20000000);
  g_assert_cmpuint (setdoku_player_get_cursor (player), ==, 0);
}

static void
test_slides (void)
{
  GtkWidget *panel, *card;
  Fixture f;

  begin (&f, 3);
  panel = setdoku_watch_get_panel (f.watch);
  card = find (panel, SETDOKU_TYPE_LESSON_CARD);
  g_assert_false (g_action_group_get_action_enabled (setdoku_watch_get_actions (f.watch), "slides"));
  setdoku_player_set_bookmark (f.player, 8, "The first dead end.");
  setdoku_player_set_bookmark (f.player, 357, "Another one.");
  act (&f, "slides", NULL);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 8);
  g_assert_true (gtk_widget_get_visible (card));
  g_assert_true (has_label (card, "Slide 1 of 2"));
  g_assert_true (has_label (card, "The first dead end."));
  g_assert_true (press (f.grid, GDK_KEY_Page_Down));
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 357);
  g_assert_true (has_label (card, "Another one."));
  g_assert_true (press (f.grid, GDK_KEY_comma));
  g_assert_false (has_label (card, "Another one."));
  act (&f, "same-slide", NULL);
  g_assert_true (has_label (card, "Another one."));
  g_assert_true (press (f.grid, GDK_KEY_Page_Up));
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 8);
  act (&f, "end-slides", NULL);
  g_assert_false (gtk_widget_get_visible (card));
  close_watch (&f);
}

static void
test_presentation (void)
{
  static const int sizes[][2] = { { 1920, 1080 }, { 1280, 720 }, { 1080, 740 }, { 360, 640 } };
  GtkWidget *presentation;
  SetdokuGrid *grid;
  Fixture f;

  begin (&f, 357);
  set_room (&f, (SetdokuRoom) { SETDOKU_SHAPE_BROAD, SETDOKU_STATURE_TALL });
  presentation = setdoku_watch_get_presentation (f.watch);
  grid = setdoku_presentation_get_grid (SETDOKU_PRESENTATION (presentation));
  g_assert_false (gtk_widget_get_visible (presentation));
  gtk_box_append (GTK_BOX (gtk_window_get_child (GTK_WINDOW (f.window))), presentation);
  setdoku_player_set_bookmark (f.player, 357, "Look at this cell.");
  g_action_group_change_action_state (setdoku_watch_get_actions (f.watch), "present", g_variant_new_boolean (TRUE));
  g_assert_true (gtk_widget_get_visible (presentation));
  g_assert_true (has_label (presentation, "Dead end at row 5, column 6"));
  g_assert_true (setdoku_grid_get_scene (grid)->looks[4 * 9 + 5].dead);

  act (&f, "slides", NULL);
  g_assert_true (has_label (presentation, "Look at this cell."));
  g_assert_true (press (grid, GDK_KEY_period));
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 358);
  g_assert_false (has_label (presentation, "Look at this cell."));
  g_assert_true (press (grid, GDK_KEY_p));
  g_assert_true (has_label (presentation, "What happens next?"));

  for (size_t i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int width = sizes[i][0], height = sizes[i][1];
      GtkWidget *text = gtk_widget_get_next_sibling (GTK_WIDGET (grid));
      graphene_rect_t board, words;

      gtk_widget_allocate (presentation, width, height, -1, NULL);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (grid), presentation, &board));
      g_assert_true (gtk_widget_compute_bounds (text, presentation, &words));
      g_test_message ("%d × %d: board %.0f, words %.0f × %.0f at %.0f, %.0f", width, height, board.size.width,
                      words.size.width, words.size.height, words.origin.x, words.origin.y);
      g_assert_cmpfloat (words.origin.x + words.size.width, <=, width + 1);
      g_assert_cmpfloat (words.origin.y + words.size.height, <=, height + 1);
      if (width > height)
        {
          g_assert_cmpfloat (words.origin.x, >=, board.origin.x + board.size.width);
          g_assert_cmpfloat (board.size.width, >=, 0.5 * width - 9);
        }
      else
        g_assert_cmpfloat (words.origin.y, >=, board.origin.y + board.size.height);
    }

  setdoku_watch_set_active (f.watch, FALSE);                     /* nothing of it outlives the view */
  g_assert_false (gtk_widget_get_visible (presentation));
  g_assert_false (has_state (&f, "predicting"));
  close_watch (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/watch-teach/predicting", test_predicting);
  g_test_add_func ("/watch-teach/what-is-told-too-late", test_what_is_told_too_late);
  g_test_add_func ("/watch-teach/slides", test_slides);
  g_test_add_func ("/watch-teach/presentation", test_presentation);
  return g_test_run ();
}
