/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch-boards-ways.c — on boards of any shape a search has its tree, its heat and the viewer's own guesses. */
#include "boards-fixture.h"
#include "tree-fixture.h"

#include "model/search/heat.h"

static const char digits[] = " 123456789ABCDEFG";

static void
search_board (Fixture *f, unsigned i, const char *strategy)
{
  uint8_t givens[RULES_CELLS_MAX];
  Topology *topology = fixture_board (i, givens);

  g_test_message ("%s", boards[i].id);
  setdoku_watch_set_any_board (f->watch, topology, givens);
  topology_unref (topology);
  setdoku_watch_set_search (f->watch, strategy, "", 0);
  wait_for (setdoku_player_is_ended (f->player));
}

/* The guess of the highest digit from there on; 0: none. */
static uint64_t
find_guess (Fixture *f, uint64_t from)
{
  uint64_t found = 0;
  int digit = 0;

  for (uint64_t event = from; event <= MIN (setdoku_player_get_length (f->player), from + 400); event++)
    {
      setdoku_player_seek (f->player, event);
      if (setdoku_player_get_event (f->player)->kind != EVENT_ASSIGN || setdoku_player_get_event (f->player)->digit <= digit)
        continue;
      found = event;
      digit = setdoku_player_get_event (f->player)->digit;
    }
  return found;
}

static void
test_tree (void)
{
  Fixture f;

  open_watch (&f, NULL);
  unfold (&f);
  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *text = NULL, *expected = NULL;
      const Event *event;
      uint64_t guess;
      double x, y;

      search_board (&f, i, "any-explore");
      wait_for (setdoku_tree_can_branch (f.tree));
      guess = find_guess (&f, 1);
      g_assert_cmpuint (guess, >, 0);
      setdoku_player_seek (f.player, 0);
      wait_for_node (&f, guess, &x, &y);
      click (GTK_WIDGET (f.tree), x, y);
      g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, guess);
      event = setdoku_player_get_event (f.player);
      text = setdoku_tree_describe (f.tree);
      expected = g_strdup_printf ("Guess %c at row %d, column %d", digits[event->digit], event->cell / boards[i].rows + 1,
                                  event->cell % boards[i].rows + 1);
      if (!g_str_has_prefix (text, expected))
        g_error ("%s: %s, not %s", boards[i].id, text, expected);
    }
  close_watch (&f);
}

/* What is hot is where the search was exhausted, counted on that board. */
static void
test_heat (void)
{
  Fixture f;

  open_watch (&f, NULL);
  for (unsigned i = 0; i < 2; i++)               /* the large ones are filled without a take-back */
    {
      g_autoptr (SetdokuHeat) heat = setdoku_heat_new ();
      uint64_t kinds[N_EVENT_KINDS] = { 0 };
      const HeatCounts *counts;
      uint64_t length;

      search_board (&f, i, "any-order");
      length = setdoku_player_get_length (f.player);
      setdoku_heat_start (heat, f.player, 1, length);
      wait_for (!setdoku_heat_is_counting (heat));
      counts = setdoku_heat_get_counts (heat);
      for (uint64_t event = 1; event <= length; event++)
        {
          setdoku_player_seek (f.player, event);
          kinds[setdoku_player_get_event (f.player)->kind]++;
        }
      for (int kind = 0; kind < N_EVENT_KINDS; kind++)
        g_assert_cmpuint (counts->kinds[kind], ==, kinds[kind]);
      g_assert_cmpuint (setdoku_heat_get_most (heat), >, 0);

      g_action_group_activate_action (f.actions, "heat", NULL);
      for (int cell = 0; cell < setdoku_player_get_n_cells (f.player); cell++)
        {
          wait_for (setdoku_grid_get_scene (f.grid)->looks[cell].exhausted == counts->exhausted[cell]);
          g_assert_cmpint (setdoku_grid_get_scene (f.grid)->looks[cell].heat == 255, ==,
                           counts->exhausted[cell] == setdoku_heat_get_most (heat));
        }
      g_action_group_activate_action (f.actions, "heat", NULL);
    }
  close_watch (&f);
}

/* A digit that the search would have tried later, or not, is tried where it guesses; and taken back with the way. */
static void
test_steering (void)
{
  Fixture f;

  open_watch (&f, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      uint64_t guess, length;
      Event event;
      int other = 0;

      search_board (&f, i, "any-explore");
      length = setdoku_player_get_length (f.player);
      guess = find_guess (&f, 1);
      setdoku_player_seek (f.player, guess);
      event = *setdoku_player_get_event (f.player);
      setdoku_player_seek (f.player, guess - 1);
      for (int digit = 1; digit <= boards[i].n && !other; digit++)
        if (digit != event.digit && setdoku_player_get_any (f.player)->candidates[event.cell] & values_of (digit))
          other = digit;
      g_assert_cmpint (other, >, 0);
      setdoku_player_seek (f.player, guess);
      g_action_group_activate_action (f.actions, "try", g_variant_new ("(ii)", event.cell, other));
      wait_for (setdoku_player_get_cursor (f.player) == guess);
      g_assert_cmpint (setdoku_player_get_event (f.player)->cell, ==, event.cell);
      g_assert_cmpint (setdoku_player_get_event (f.player)->digit, ==, other);
      g_assert_cmpint (setdoku_player_get_event (f.player)->reason, ==, REASON_CHOSEN);
      wait_for (setdoku_player_is_ended (f.player));
      g_assert_cmpuint (setdoku_player_get_trace (f.player)->steering.n, ==, 1);

      g_action_group_activate_action (f.actions, "drop-way", NULL);
      wait_for (setdoku_player_get_cursor (f.player) == guess);
      g_assert_cmpint (setdoku_player_get_event (f.player)->digit, ==, event.digit);
      wait_for (setdoku_player_is_ended (f.player));
      g_assert_cmpuint (setdoku_player_get_length (f.player), ==, length);
    }
  close_watch (&f);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/watch-boards-ways/tree", test_tree);
  g_test_add_func ("/watch-boards-ways/heat", test_heat);
  g_test_add_func ("/watch-boards-ways/steering", test_steering);
  return g_test_run ();
}
