/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-play-marks.c — the four modes, colours, digit first and the preferences of Play, without a window around
 * them: keys and pointer as the board tells them. */
#include "play-fixture.h"

#include "../../patience.h"

static void
drag (Fixture         *fixture,
      int              cell,
      GdkModifierType  modifiers)
{
  g_signal_emit_by_name (fixture->grid, "dragged", cell, modifiers);
}

static const DocumentCell *
cell_of (Fixture *fixture,
         int      cell)
{
  return &setdoku_game_get_cells (fixture->game)[cell];
}

static PlaceSet
selected (Fixture *fixture)
{
  return setdoku_play_get_selection (fixture->play)->cells;
}

static void
test_each_mode_writes_its_own (Fixture       *fixture,
                               gconstpointer  data)
{
  click (fixture, 0, 0);
  type (fixture, "x12");
  g_assert_cmpint (setdoku_play_get_mode (fixture->play), ==, MARK_MODE_CORNER);
  type (fixture, "c89");
  type (fixture, "v17");
  g_assert_cmphex (cell_of (fixture, 0)->corner, ==, digits_of (1) | digits_of (2));
  g_assert_cmphex (cell_of (fixture, 0)->centre, ==, digits_of (8) | digits_of (9));
  g_assert_cmphex (cell_of (fixture, 0)->colours, ==, 1 << 0 | 1 << 6);
  type (fixture, " 9");                          /* the next mode after colours: digits */
  g_assert_cmpint (cell_of (fixture, 0)->entry, ==, 9);
  for (int i = 0; i < 8; i++)
    setdoku_play_undo (fixture->play);
  g_assert_cmphex (cell_of (fixture, 0)->colours | cell_of (fixture, 0)->corner | cell_of (fixture, 0)->centre, ==, 0);
}

static void
test_modifiers_go_before_the_mode (Fixture       *fixture,
                                   gconstpointer  data)
{
  click (fixture, 0, 0);
  press (fixture, GDK_KEY_1, SHIFT);
  press (fixture, GDK_KEY_8, CONTROL);
  press (fixture, GDK_KEY_5, CONTROL | SHIFT);
  g_assert_cmphex (cell_of (fixture, 0)->corner, ==, digits_of (1));
  g_assert_cmphex (cell_of (fixture, 0)->centre, ==, digits_of (8));
  g_assert_cmphex (cell_of (fixture, 0)->colours, ==, 1 << 4);
  g_assert_cmpint (setdoku_play_get_mode (fixture->play), ==, MARK_MODE_DIGIT);
}

/* A colour for one candidate: of the highlighted digit, where it is marked, and only there. */
static void
test_marks_are_coloured_by_their_digit (Fixture       *fixture,
                                        gconstpointer  data)
{
  click (fixture, 2, 0);                         /* holds 4 */
  type (fixture, "mvvq");                        /* all marks; colours, of marks; the digit before 4 */
  g_assert_cmpint (setdoku_play_get_shown_digit (fixture->play), ==, 3);
  type (fixture, "eeeee");
  g_assert_cmpint (setdoku_play_get_shown_digit (fixture->play), ==, 8);
  click (fixture, 0, 0);
  click (fixture, 3, CONTROL);                   /* where 8 cannot be */
  type (fixture, "2");
  g_assert_cmpint (document_cell_get_candidate_colour (cell_of (fixture, 0), 8), ==, 1);
  g_assert_cmpint (document_cell_get_candidate_colour (cell_of (fixture, 3), 8), ==, -1);
  g_assert_cmphex (cell_of (fixture, 0)->colours, ==, 0);
  g_assert_cmpint (look_of (fixture, 0)->mark_colour[8], ==, 2);
  g_assert_cmphex (look_of (fixture, 0)->same_marks, ==, digits_of (8));

  /* A cell that holds a digit says of which the marks are coloured from then on. */
  click (fixture, 6, 0);                         /* holds 7 */
  click (fixture, 76, 0);                        /* 2 7 9 */
  type (fixture, "9");
  g_assert_cmpint (document_cell_get_candidate_colour (cell_of (fixture, 76), 7), ==, 8);
  setdoku_play_colour (fixture->play, 2, 1);
  g_assert_cmpint (document_cell_get_candidate_colour (cell_of (fixture, 76), 2), ==, 0);
  setdoku_play_undo (fixture->play);
  g_assert_cmpint (document_cell_get_candidate_colour (cell_of (fixture, 76), 2), ==, -1);
  type (fixture, "v3");
  g_assert_cmphex (cell_of (fixture, 76)->colours, ==, 1 << 2);
}

static void
test_marks_are_filled_tidied_and_cleared (Fixture       *fixture,
                                          gconstpointer  data)
{
  type (fixture, "m");
  g_assert_cmphex (cell_of (fixture, 0)->centre, ==, digits_of (1) | digits_of (5) | digits_of (8) | digits_of (9));
  click (fixture, 0, 0);
  press (fixture, GDK_KEY_2, CONTROL);           /* there is a 2 in the box */
  press (fixture, GDK_KEY_M, SHIFT);
  g_assert_cmphex (cell_of (fixture, 0)->centre, ==, digits_of (1) | digits_of (5) | digits_of (8) | digits_of (9));
  setdoku_play_clear (fixture->play, SETDOKU_KIND_CENTRE);
  g_assert_cmphex (cell_of (fixture, 0)->centre | cell_of (fixture, 80)->centre, ==, 0);

  /* Several cells that are selected are meant, and nothing else. */
  click (fixture, 0, 0);
  click (fixture, 1, CONTROL);
  type (fixture, "xm");
  g_assert_cmphex (cell_of (fixture, 1)->corner, ==, digits_of (1) | digits_of (5) | digits_of (8));
  g_assert_cmphex (cell_of (fixture, 80)->corner | cell_of (fixture, 80)->centre, ==, 0);
}

static void
test_a_digit_tidies_the_marks_it_rules_out (Fixture       *fixture,
                                            gconstpointer  data)
{
  type (fixture, "m");
  click (fixture, 0, 0);
  type (fixture, "9");
  g_assert_false (digits_has (cell_of (fixture, 9)->centre, 9));
  setdoku_play_undo (fixture->play);             /* one step with the digit */
  g_assert_true (places_equal (selected (fixture), places_of (0)));       /* and the selection is that of the step */
  g_assert_true (digits_has (cell_of (fixture, 9)->centre, 9));
  g_settings_set_boolean (fixture->settings, "tidy-marks", FALSE);
  type (fixture, "9");
  g_assert_true (digits_has (cell_of (fixture, 9)->centre, 9));
}

static int
count_peers_that_mark (Fixture *fixture,
                       int      candidate)
{
  CellSet peers = cell_peer_set (candidate_cell (candidate));
  int n = 0;

  for_each_cell (peer, peers)
    n += !cell_of (fixture, peer)->entry && digits_has (cell_of (fixture, peer)->centre, candidate_digit (candidate));
  return n;
}

/* What a hint places, and how many of its peers mark the digit then; it is taken back. */
static int
count_marks_after_a_hint (Fixture *fixture)
{
  int candidate, n;

  setdoku_play_hint (fixture->play);
  wait_for (setdoku_hint_session_get (setdoku_play_get_hints (fixture->play)));
  candidate = setdoku_hint_session_get (setdoku_play_get_hints (fixture->play))->deduction.placed[0];
  g_assert_cmpint (count_peers_that_mark (fixture, candidate), >, 0);
  setdoku_play_do_hint (fixture->play);
  g_assert_cmpint (cell_of (fixture, candidate_cell (candidate))->entry, ==, candidate_digit (candidate));
  n = count_peers_that_mark (fixture, candidate);
  setdoku_play_undo (fixture->play);
  g_assert_cmpint (count_peers_that_mark (fixture, candidate), >, 0);
  return n;
}

static void
test_a_hint_tidies_as_a_digit_does (Fixture       *fixture,
                                    gconstpointer  data)
{
  type (fixture, "m");
  g_assert_cmpint (count_marks_after_a_hint (fixture), ==, 0);
  g_settings_set_boolean (fixture->settings, "tidy-marks", FALSE);
  g_assert_cmpint (count_marks_after_a_hint (fixture), >, 0);
}

/* It goes nowhere, and is the one that is meant, wherever one looks; until the cursor moves. */
static void
test_a_digit_on_a_clue_is_highlighted (Fixture       *fixture,
                                       gconstpointer  data)
{
  click (fixture, 2, 0);                         /* holds 4 */
  g_assert_cmpint (look_of (fixture, 16)->highlight, ==, HIGHLIGHT_SAME);
  type (fixture, "7");
  g_assert_cmpint (setdoku_play_get_digit (fixture->play), ==, 7);
  g_assert_cmpint (setdoku_play_get_shown_digit (fixture->play), ==, 7);
  g_assert_cmpint (look_of (fixture, 6)->highlight, ==, HIGHLIGHT_SAME);
  g_assert_cmpint (look_of (fixture, 16)->highlight, !=, HIGHLIGHT_SAME);
  click (fixture, 16, 0);
  g_assert_cmpint (setdoku_play_get_shown_digit (fixture->play), ==, 4);
}

static void
on_menu (SetdokuGrid *grid,
         int          cell,
         double       x,
         double       y,
         int         *opened)
{
  *opened = cell;
}

/* A plain click on an empty cell; not on a digit, nor where cells are gathered. */
static void
test_a_click_opens_the_pad_if_wanted (Fixture       *fixture,
                                      gconstpointer  data)
{
  int opened = -1;

  g_signal_connect (fixture->grid, "menu", G_CALLBACK (on_menu), &opened);
  click (fixture, 0, 0);
  g_assert_cmpint (opened, ==, -1);
  g_settings_set_boolean (fixture->settings, "pad-at-cell", TRUE);
  click (fixture, 2, 0);                         /* holds 4 */
  click (fixture, 1, CONTROL);
  hold (fixture, 3, 1, 0);
  drag (fixture, 4, 0);
  let_go (fixture, 0);
  g_assert_cmpint (opened, ==, -1);
  hold (fixture, 0, 1, 0);
  g_assert_cmpint (opened, ==, -1);
  let_go (fixture, 0);
  g_assert_cmpint (opened, ==, 0);
  g_assert_true (places_equal (selected (fixture), places_of (0)));
  opened = -1;
  type (fixture, "f");
  click (fixture, 0, 0);                         /* digit first: a click enters */
  g_assert_cmpint (opened, ==, -1);
}

static int
count_fixed (Fixture *fixture)
{
  int n = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    n += look_of (fixture, cell)->fixed_places;
  return n;
}

/* Marks of one's own stand as one writes them; those that are filled in, three by three, also after they were tidied. */
static void
test_filled_marks_have_fixed_places (Fixture       *fixture,
                                     gconstpointer  data)
{
  click (fixture, 0, 0);
  press (fixture, GDK_KEY_1, CONTROL);
  press (fixture, GDK_KEY_5, CONTROL);
  g_assert_cmpint (count_fixed (fixture), ==, 0);
  type (fixture, "m");
  g_assert_cmpint (count_fixed (fixture), ==, 45);
  click (fixture, 1, 0);
  type (fixture, "8");                           /* tidies */
  g_assert_cmpint (count_fixed (fixture), ==, 44);
  g_assert_true (look_of (fixture, 0)->fixed_places);
  setdoku_play_undo (fixture->play);
  g_assert_cmpint (count_fixed (fixture), ==, 45);
  press (fixture, GDK_KEY_Delete, 0);
  press (fixture, GDK_KEY_8, CONTROL);           /* begun anew, by hand */
  g_assert_cmpint (count_fixed (fixture), ==, 44);
  setdoku_play_undo (fixture->play);
  setdoku_play_undo (fixture->play);
  setdoku_play_undo (fixture->play);
  g_assert_cmpint (count_fixed (fixture), ==, 0);
}

/* A clue that repeats will not stay: it asks for none opposite. */
static void
test_a_repeated_clue_makes_no_pattern (Fixture       *fixture,
                                       gconstpointer  data)
{
  load (fixture, ".................................................................................");
  type (fixture, "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6");
  type (fixture, "9");
  g_assert_true (look_of (fixture, 50)->wrong);
  g_assert_false (look_of (fixture, 30)->ghost);
}

/* A digit is taken up, and goes to the cells that are clicked; dragged over several it is one step. */
static void
test_digit_first (Fixture       *fixture,
                  gconstpointer  data)
{
  type (fixture, "f");
  g_assert_true (g_settings_get_boolean (fixture->settings, "number-first"));
  type (fixture, "8");
  g_assert_cmpint (cell_of (fixture, 0)->entry, ==, 0);
  click (fixture, 1, 0);
  g_assert_cmpint (cell_of (fixture, 1)->entry, ==, 8);
  click (fixture, 1, 0);
  g_assert_cmpint (cell_of (fixture, 1)->entry, ==, 0);
  click (fixture, 1, SHIFT);
  g_assert_cmphex (cell_of (fixture, 1)->corner, ==, digits_of (8));
  click (fixture, 1, CONTROL);
  g_assert_cmphex (cell_of (fixture, 1)->centre, ==, digits_of (8));

  type (fixture, "x");
  hold (fixture, 27 + 1, 1, 0);
  drag (fixture, 27 + 2, 0);
  drag (fixture, 27 + 3, 0);
  g_assert_cmphex (cell_of (fixture, 28)->corner, ==, 0);
  let_go (fixture, 0);
  for (int cell = 28; cell <= 30; cell++)
    g_assert_cmphex (cell_of (fixture, cell)->corner, ==, digits_of (8));
  setdoku_play_undo (fixture->play);
  g_assert_cmphex (cell_of (fixture, 28)->corner | cell_of (fixture, 29)->corner | cell_of (fixture, 30)->corner, ==, 0);

  type (fixture, "z");
  click (fixture, 2, 0);                         /* a clue gives its digit */
  g_assert_cmpint (setdoku_play_get_digit (fixture->play), ==, 4);
  press (fixture, GDK_KEY_Escape, 0);
  g_assert_cmpint (setdoku_play_get_digit (fixture->play), ==, 0);
  click (fixture, 0, 0);
  g_assert_cmpint (cell_of (fixture, 0)->entry, ==, 0);
  type (fixture, "99");                          /* the same again puts it down */
  g_assert_cmpint (setdoku_play_get_digit (fixture->play), ==, 0);

  type (fixture, "v5");                          /* colours just so */
  click (fixture, 2, 0);
  g_assert_cmphex (cell_of (fixture, 2)->colours, ==, 1 << 4);
}

static void
test_digit_first_by_keys_alone (Fixture       *fixture,
                                gconstpointer  data)
{
  type (fixture, "f8");
  press (fixture, GDK_KEY_Right, 0);
  press (fixture, GDK_KEY_Return, 0);
  g_assert_cmpint (cell_of (fixture, 1)->entry, ==, 8);
  press (fixture, GDK_KEY_Left, 0);
  press (fixture, GDK_KEY_Return, SHIFT);
  press (fixture, GDK_KEY_Return, CONTROL);
  g_assert_cmphex (cell_of (fixture, 0)->corner & cell_of (fixture, 0)->centre, ==, digits_of (8));
}

static void
test_a_digit_without_a_cell_is_highlighted (Fixture       *fixture,
                                            gconstpointer  data)
{
  press (fixture, GDK_KEY_A, CONTROL | SHIFT);
  type (fixture, "6");
  g_assert_false (setdoku_game_can_undo (fixture->game));
  g_assert_cmpint (look_of (fixture, 2)->highlight, !=, HIGHLIGHT_SAME);
  g_assert_cmpint (look_of (fixture, 20)->highlight, ==, HIGHLIGHT_SAME);       /* a clue 6 */
}

static void
test_control_drags_take_out_what_they_began_with (Fixture       *fixture,
                                                  gconstpointer  data)
{
  hold (fixture, 10, 1, 0);
  drag (fixture, 11, 0);
  drag (fixture, 12, 0);
  g_assert_cmpint (places_count (selected (fixture)), ==, 3);
  hold (fixture, 12, 1, SHIFT);                  /* Shift only takes in */
  g_assert_cmpint (places_count (selected (fixture)), ==, 3);
  hold (fixture, 11, 1, CONTROL);
  drag (fixture, 10, CONTROL);
  g_assert_true (places_equal (selected (fixture), places_of (12)));
}

static void
test_a_double_click_finds_marks_and_colours (Fixture       *fixture,
                                             gconstpointer  data)
{
  click (fixture, 0, 0);
  click (fixture, 40, CONTROL);
  press (fixture, GDK_KEY_3, SHIFT);
  click (fixture, 7, 0);
  click (fixture, 80, CONTROL);
  press (fixture, GDK_KEY_3, CONTROL | SHIFT);
  hold (fixture, 40, 2, 0);
  g_assert_true (places_equal (selected (fixture), places_union (places_of (0), places_of (40))));
  hold (fixture, 7, 2, 0);
  g_assert_true (places_equal (selected (fixture), places_union (places_of (7), places_of (80))));
  hold (fixture, 8, 1, 0);
  hold (fixture, 8, 2, 0);                       /* nothing to be alike in */
  g_assert_true (places_equal (selected (fixture), places_of (8)));
}

static void
test_erasing_goes_by_kinds_or_takes_all (Fixture       *fixture,
                                         gconstpointer  data)
{
  for (int all = 0; all <= 1; all++)
    {
      load (fixture, EASY);
      g_settings_set_string (fixture->settings, "erase-order", all ? "everything" : "digit-first");
      press (fixture, GDK_KEY_1, SHIFT);
      press (fixture, GDK_KEY_2, CONTROL | SHIFT);
      type (fixture, "9");
      press (fixture, GDK_KEY_Delete, 0);
      g_assert_cmpint (cell_of (fixture, 0)->entry, ==, 0);
      g_assert_cmphex (cell_of (fixture, 0)->corner, ==, all ? 0 : digits_of (1));
      press (fixture, GDK_KEY_Delete, 0);
      g_assert_cmphex (cell_of (fixture, 0)->corner, ==, 0);
      g_assert_cmphex (cell_of (fixture, 0)->colours, ==, all ? 0 : 1 << 1);
    }
}

static void
test_highlights_follow_the_preferences_at_once (Fixture       *fixture,
                                                gconstpointer  data)
{
  press (fixture, GDK_KEY_1, SHIFT);
  click (fixture, 2, 0);
  g_assert_cmpint (look_of (fixture, 4)->highlight, ==, HIGHLIGHT_PEER);
  g_assert_cmpint (look_of (fixture, 16)->highlight, ==, HIGHLIGHT_SAME);
  g_settings_set_boolean (fixture->settings, "highlight-peers", FALSE);
  g_assert_cmpint (look_of (fixture, 4)->highlight, ==, HIGHLIGHT_NONE);
  g_settings_set_boolean (fixture->settings, "highlight-same", FALSE);
  g_assert_cmpint (look_of (fixture, 16)->highlight, ==, HIGHLIGHT_NONE);
  g_settings_set_boolean (fixture->settings, "fixed-places", TRUE);
  g_assert_true (look_of (fixture, 0)->fixed_places);
  type (fixture, "b");
  g_assert_true (setdoku_play_get_pairs (fixture->play));
  g_assert_false (look_of (fixture, 14)->pair);  /* 6 or 9, which is not what the marks say */
  setdoku_play_undo (fixture->play);
  g_assert_true (look_of (fixture, 14)->pair);
  type (fixture, "b");
  g_assert_false (look_of (fixture, 14)->pair);
}

#define ADD(path, test) g_test_add ("/play-marks/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  ADD ("modes", test_each_mode_writes_its_own);
  ADD ("modifiers", test_modifiers_go_before_the_mode);
  ADD ("coloured-marks", test_marks_are_coloured_by_their_digit);
  ADD ("fill-tidy-clear", test_marks_are_filled_tidied_and_cleared);
  ADD ("tidied-by-a-digit", test_a_digit_tidies_the_marks_it_rules_out);
  ADD ("tidied-by-a-hint", test_a_hint_tidies_as_a_digit_does);
  ADD ("digit-on-a-clue", test_a_digit_on_a_clue_is_highlighted);
  ADD ("pad-at-cell", test_a_click_opens_the_pad_if_wanted);
  ADD ("filled-marks", test_filled_marks_have_fixed_places);
  ADD ("repeated-clue", test_a_repeated_clue_makes_no_pattern);
  ADD ("digit-first", test_digit_first);
  ADD ("digit-first-keys", test_digit_first_by_keys_alone);
  ADD ("no-cell", test_a_digit_without_a_cell_is_highlighted);
  ADD ("control-drag", test_control_drags_take_out_what_they_began_with);
  ADD ("double-click", test_a_double_click_finds_marks_and_colours);
  ADD ("erase-order", test_erasing_goes_by_kinds_or_takes_all);
  ADD ("preferences", test_highlights_follow_the_preferences_at_once);
  return g_test_run ();
}
