/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch-boards.c — searches on boards of any shape in Watch: stepped, sought, stopped, asked, steered, and the classic board
 * after them. */
#include "boards-fixture.h"
#include "watch-fixture.h"

#include "model/search/why.h"

static void
watch_board (Fixture *f, unsigned i)
{
  uint8_t givens[RULES_CELLS_MAX];
  Topology *topology = fixture_board (i, givens);

  setdoku_watch_set_any_board (f->watch, topology, givens);
  topology_unref (topology);                     /* whoever searches on it holds it */
}

/* Everything is drawn and said of the event at hand. */
static void
check_shown (Fixture *f)
{
  const Explanation *said = setdoku_watch_get_explanation (f->watch);
  const Scene *scene = setdoku_grid_get_scene (f->grid);
  const AnyView *view = setdoku_player_get_any (f->player);
  const Event *event = setdoku_player_get_event (f->player);

  g_assert_nonnull (scene->plan);
  g_assert_cmpint (scene_n_cells (scene), ==, setdoku_player_get_n_cells (f->player));
  g_assert_nonnull (said->title);
  g_assert_cmpstr (said->title, !=, "");
  g_assert_nonnull (said->spoken);
  g_assert_true (g_utf8_validate (said->spoken, -1, NULL));
  for (int cell = 0; cell < scene_n_cells (scene); cell++)
    if (view->value[cell] && !(event_has_cell (event) && event->cell == cell))
      g_assert_cmpint (scene->looks[cell].digit, ==, view->value[cell]);
}

static void
test_steps (void)
{
  Fixture f;

  open_watch (&f);
  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      uint64_t length;

      watch_board (&f, i);
      g_test_message ("%s", boards[i].id);
      g_assert_cmpstr (setdoku_watch_get_strategy (f.watch), ==, "any-explore");
      explore (&f);
      length = setdoku_player_get_length (f.player);
      g_assert_cmpuint (length, >, 5);
      check_shown (&f);
      for (int n = 0; n < 60 && setdoku_player_get_cursor (f.player) < length; n++)
        {
          act (&f, "forward", NULL);
          check_shown (&f);
        }
      act (&f, "back", NULL);
      check_shown (&f);
      for (int part = 0; part <= 8; part++)
        {
          setdoku_player_seek (f.player, length * (uint64_t) part / 8);
          check_shown (&f);
        }
      g_assert_cmpint (setdoku_player_get_event (f.player)->kind, ==, EVENT_SOLUTION);
      act (&f, "first", NULL);
      setdoku_player_set_speed (f.player, 1e6);
      act (&f, "play", NULL);
      for (int frames = 0; setdoku_player_is_playing (f.player); frames++)
        {
          g_assert_cmpint (frames, <, 10000);
          setdoku_player_tick (f.player, f.now += 16667);
        }
      check_shown (&f);
    }
  close_watch (&f);
}

/* Each strategy that takes the board; the others are refused. */
static void
test_strategies (void)
{
  static const char *const ids[] = { "any-order", "any-dlx", "any-explore", "any-sets" };
  Fixture f;

  open_watch (&f);
  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    for (unsigned s = 0; s < G_N_ELEMENTS (ids); s++)
      {
        bool taken = !(boards[i].n == 9 && boards[i].rows == 9 && s == 1);        /* a thermometer is no house */

        watch_board (&f, i);
        act (&f, "strategy", g_variant_new_string ("any-explore"));
        act (&f, "strategy", g_variant_new_string (ids[s]));
        g_assert_cmpstr (setdoku_watch_get_strategy (f.watch), ==, taken ? ids[s] : "any-explore");
        wait_for ((setdoku_player_tick (f.player, f.now += 16667), setdoku_player_get_length (f.player) > 5
                                                                   || setdoku_player_is_ended (f.player)));
        for (int n = 0; n < 6; n++)
          {
            act (&f, "forward", NULL);
            check_shown (&f);
          }
      }
  act (&f, "strategy", g_variant_new_string ("norvig"));             /* of the classic board */
  g_assert_cmpstr (setdoku_watch_get_strategy (f.watch), ==, "any-sets");
  close_watch (&f);
}

/* A cell, and a value in it. */
static void
test_why (void)
{
  Fixture f;

  open_watch (&f);
  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      const AnyView *view;

      watch_board (&f, i);
      explore (&f);
      setdoku_player_seek (f.player, setdoku_player_get_length (f.player) / 2);
      view = setdoku_player_get_any (f.player);
      for (int cell = 0, asked = 0; cell < setdoku_player_get_n_cells (f.player) && asked < 12; cell += 5)
        {
          g_autofree WhyAnswer *answer = NULL;

          if (!topology_exists (setdoku_player_get_topology (f.player), cell))
            continue;
          asked++;
          act (&f, "inspect", g_variant_new_int32 (cell));
          g_assert_cmpint (setdoku_watch_get_explanation (f.watch)->cell, ==, cell);
          for (int value = 0; value <= boards[i].n; value++)
            {
              bool stands = value && view->value[cell] == value;

              answer = answer ? answer : g_new0 (WhyAnswer, 1);
              why_ask_player (f.player, &(WhyQuestion) { (uint16_t) cell, (uint8_t) value,
                                                         setdoku_player_get_cursor (f.player) }, answer);
              g_assert_nonnull (answer->explanation.title);
              if (value)
                g_assert_cmpint (stands, ==, answer->kind == WHY_GIVEN || answer->kind == WHY_GUESSED
                                             || answer->kind == WHY_DEDUCED);
              g_assert_cmpuint (answer->step, <=, answer->question.step);
              for (unsigned cause = 0; cause < answer->n_causes; cause++)
                g_assert_cmpuint (answer->causes[cause].ask.step, <=, answer->question.step);
              view = setdoku_player_get_any (f.player);
            }
          why_answer_clear (answer);
          act (&f, "why-not", g_variant_new_int32 (boards[i].n));
          act (&f, "back-to-event", NULL);
        }
    }
  close_watch (&f);
}

/* Playing stops where the condition comes true, whose cells and houses are the board's own. */
static void
test_stops (void)
{
  static const char *const texts[] = { "kind=single cell=r6c6", "kind=strip house=R3", "digit=9 kind=assign,single", "lost=r4c4=1",
                                       "house=B5@3 kind=assign,single" };
  Fixture f;

  open_watch (&f);
  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      const Topology *topology;
      const Condition *stop;
      Condition condition;
      char text[CONDITION_TEXT_SIZE];

      watch_board (&f, i);
      explore (&f);
      topology = setdoku_player_get_topology (f.player);
      g_assert_cmpuint (setdoku_player_get_n_breakpoints (f.player), ==, 0);        /* those of another board are gone */
      g_assert_true (condition_parse_on (topology, texts[i], &condition, NULL));
      condition_format_on (topology, &condition, text, sizeof text);
      g_assert_true (condition_parse_on (topology, text, &condition, NULL));
      g_assert_true (setdoku_player_add_breakpoint (f.player, &condition));
      act (&f, "next-stop", NULL);
      wait_for ((setdoku_player_tick (f.player, f.now += 16667), !setdoku_player_is_finding (f.player, NULL)));
      g_assert_cmpint (setdoku_player_get_fired (f.player), ==, 0);
      stop = &setdoku_player_get_breakpoint (f.player, 0)->condition;
      g_assert_true (condition_equal (stop, &condition));
      check_shown (&f);
      act (&f, "first", NULL);
    }
  g_assert_false (condition_parse_on (setdoku_player_get_topology (f.player), "cell=r10c1", &(Condition) { 0 }, NULL));
  g_assert_false (condition_parse_on (setdoku_player_get_topology (f.player), "house=row1", &(Condition) { 0 }, NULL));
  close_watch (&f);
}

static void
press (Fixture *f, guint keyval)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (f->grid, "key", keyval, 0, 0, &handled);
  g_assert_true (handled);
}

/* The arrows go round the board as it is, and over what it leaves out. */
static void
test_arrows (void)
{
  Fixture f;

  open_watch (&f);
  watch_board (&f, 3);                           /* 16 × 16 */
  explore (&f);
  act (&f, "inspect", g_variant_new_int32 (200));
  press (&f, GDK_KEY_Down);
  g_assert_cmpint (setdoku_grid_get_scene (f.grid)->active, ==, 216);
  press (&f, GDK_KEY_Right);
  g_assert_cmpint (setdoku_grid_get_scene (f.grid)->active, ==, 217);
  watch_board (&f, 4);                           /* Samurai: columns 10 to 12 of the first row are not there */
  explore (&f);
  act (&f, "inspect", g_variant_new_int32 (8));
  press (&f, GDK_KEY_Right);
  g_assert_cmpint (setdoku_grid_get_scene (f.grid)->active, ==, 12);
  close_watch (&f);
}

/* The digit that the cell is asked about. */
static void
check_asked (Fixture *f, int digit)
{
  g_assert_cmpuint (setdoku_grid_get_scene (f->grid)->looks[200].chosen, ==, values_of (digit));
}

/* A digit of two figures is typed with two keys; one that no other can follow is asked at once, and one that could, by Enter. */
static void
test_digits (void)
{
  Fixture f;

  open_watch (&f);
  watch_board (&f, 3);                           /* 16 × 16 */
  explore (&f);
  act (&f, "inspect", g_variant_new_int32 (200));
  press (&f, GDK_KEY_1);
  press (&f, GDK_KEY_4);
  check_asked (&f, 14);
  press (&f, GDK_KEY_7);
  check_asked (&f, 7);
  press (&f, GDK_KEY_1);
  check_asked (&f, 7);
  press (&f, GDK_KEY_0);
  check_asked (&f, 10);
  press (&f, GDK_KEY_1);
  press (&f, GDK_KEY_Return);
  check_asked (&f, 1);
  press (&f, GDK_KEY_KP_1);
  press (&f, GDK_KEY_KP_6);
  check_asked (&f, 16);
  close_watch (&f);
}

/* The classic board has its own way to search again. */
static void
test_back_to_classic (void)
{
  Board empty = { 0 };
  Fixture f;

  open_watch (&f);
  act (&f, "strategy", g_variant_new_string ("norvig"));
  watch_board (&f, 0);
  act (&f, "strategy", g_variant_new_string ("any-sets"));
  explore (&f);
  act (&f, "last", NULL);
  setdoku_watch_set_board (f.watch, &empty);
  g_assert_cmpstr (setdoku_watch_get_strategy (f.watch), ==, "norvig");
  g_assert_null (setdoku_grid_get_scene (f.grid)->plan);
  explore (&f);
  act (&f, "last", NULL);
  g_assert_cmpint (setdoku_player_get_event (f.player)->kind, ==, EVENT_SOLUTION);
  watch_board (&f, 0);
  g_assert_cmpstr (setdoku_watch_get_strategy (f.watch), ==, "any-sets");
  close_watch (&f);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/watch-boards/steps", test_steps);
  g_test_add_func ("/watch-boards/strategies", test_strategies);
  g_test_add_func ("/watch-boards/why", test_why);
  g_test_add_func ("/watch-boards/stops", test_stops);
  g_test_add_func ("/watch-boards/arrows", test_arrows);
  g_test_add_func ("/watch-boards/digits", test_digits);
  g_test_add_func ("/watch-boards/back-to-classic", test_back_to_classic);
  return g_test_run ();
}
