/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-shortcuts.c — the list of keys is true: each key that it names is pressed where it says, and what the row promises
 * happens. What an action gives, that action is asked for; what the board, the strip and the tree do with keys themselves, is seen
 * in an account of the window. And no key that one of the window's controllers takes is missing in the list. */
#include "../frames.h"
#include "pointer.h"

#include "view/compare/setdoku-compare-table.h"
#include "view/watch/setdoku-strip.h"
#include "view/watch/setdoku-tree.h"
#include "view/watch/setdoku-tree-spine.h"
#include "view/window/setdoku-shortcuts.h"
#include "view/window/setdoku-window-private.h"

/* steps: "KEY:ACCOUNT", one behind the other; ACCOUNT has to be in the account then, "*": the account has to be another one, "-":
 * the key only leads there. before: how the window comes where the keys are said to work. */
typedef struct {
  const char *title;
  void      (*before) (Fixture *fixture);
  const char *steps;
} Row;

static GString *ran;                  /* the actions since the last key, with a blank before each */

static void
on_ran (GSimpleAction *action,
        GVariant      *value,
        gpointer       name)
{
  g_string_append_printf (ran, " %s", (const char *) name);
}

static void
forget (gpointer  name,
        GClosure *closure)
{
  g_free (name);
}

static void
listen_to (GActionMap *map,
           const char *group,
           const char *name)
{
  GAction *action = g_action_map_lookup_action (map, name);
  const char *signal = action && g_action_get_state_type (action) ? "change-state" : "activate";

  if (!G_IS_SIMPLE_ACTION (action) || g_object_get_data (G_OBJECT (action), "listened"))
    return;
  g_object_set_data (G_OBJECT (action), "listened", GINT_TO_POINTER (TRUE));
  g_signal_connect_data (action, signal, G_CALLBACK (on_ran), g_strconcat (group, ".", name, NULL), forget, 0);
}

static void
listen (Fixture *fixture)
{
  const struct { const char *name; gpointer map; } groups[] = {
    { "app", application }, { "win", fixture->window }, { "board", fixture->window->board_actions },
    { "search", setdoku_watch_get_actions (fixture->window->watch) },
    { "compare", setdoku_compare_get_actions (setdoku_window_get_compare (fixture->window)) },
    { "replay", fixture->window->replay ? setdoku_replay_get_actions (fixture->window->replay) : NULL },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (groups) && groups[i].map; i++)
    {
      g_auto(GStrv) names = g_action_group_list_actions (groups[i].map);

      for (int n = 0; names[n]; n++)
        listen_to (groups[i].map, groups[i].name, names[n]);
    }
}

static SetdokuPlay *
play_of (Fixture *fixture)
{
  return fixture->window->play;
}

static GtkWidget *
focus_of (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

static void
append_digits (GString    *text,
               const char *name,
               Values      digits)
{
  g_string_append_printf (text, " %s=", name);
  for (int digit = 1; digit <= 9; digit++)
    if (values_has (digits, digit))
      g_string_append_printf (text, "%d", digit);
}

static void
append_play (GString *text,
             Fixture *fixture)
{
  static const char *const modes[] = { "digit", "corner", "centre", "colour" };
  SetdokuPlay *play = play_of (fixture);
  const Selection *selection = setdoku_play_get_selection (play);
  const DocumentCell *cell = &cells_of_game (fixture)[selection->cursor];
  int filled = 0;

  for (int i = 0; i < 81; i++)
    filled += cells_of_game (fixture)[i].entry || cells_of_game (fixture)[i].given;
  g_string_append_printf (text, " at=%d selected=%d mode=%s of-marks=%d shown=%d first=%d pairs=%d paused=%d hint=%d filled=%d phase=%d"
                          " given=%d entry=%d", selection->cursor, places_count (selection->cells), modes[setdoku_play_get_mode (play)],
                          setdoku_play_get_of_marks (play), setdoku_play_get_shown_digit (play),
                          setdoku_play_get_choices (play)->digit_first, setdoku_play_get_pairs (play),
                          gtk_widget_get_mapped (GTK_WIDGET (fixture->window->cover)),
                          setdoku_hint_session_get (setdoku_play_get_hints (play)) != NULL, filled,
                          setdoku_play_get_phase (play), cell->given, cell->entry);
  append_digits (text, "corner", cell->corner);
  append_digits (text, "centre", cell->centre);
  append_digits (text, "colours", (Values) cell->colours << 1);
}

static void
append_watch (GString *text,
              Fixture *fixture)
{
  GtkWidget *strip = find_widget (setdoku_watch_get_bar (fixture->window->watch), SETDOKU_TYPE_STRIP);
  GtkWidget *tree = find_widget (setdoku_watch_get_tree (fixture->window->watch), SETDOKU_TYPE_TREE);
  GtkWidget *spine = find_widget (setdoku_watch_get_panel (fixture->window->watch), SETDOKU_TYPE_TREE_SPINE);
  g_autofree char *there = spine ? setdoku_tree_spine_describe (SETDOKU_TREE_SPINE (spine)) : NULL;
  uint64_t from, to, first = 0, last = 0;
  double x = 0, y = 0;

  setdoku_strip_get_shown (SETDOKU_STRIP (strip), &from, &to);
  setdoku_strip_get_range (SETDOKU_STRIP (strip), &first, &last);
  if (tree && setdoku_tree_get_focus (SETDOKU_TREE (tree)))
    setdoku_tree_point (SETDOKU_TREE (tree), setdoku_tree_get_focus (SETDOKU_TREE (tree)), &x, &y);
  g_string_append_printf (text, " event=%d of=%d strip=%d-%d range=%d-%d tree=%d@%.0f,%.0f spine=“%s”",
                          (int) setdoku_player_get_cursor (setdoku_watch_get_player (fixture->window->watch)),
                          (int) setdoku_player_get_length (setdoku_watch_get_player (fixture->window->watch)), (int) from, (int) to,
                          (int) first, (int) last, tree ? (int) setdoku_tree_get_focus (SETDOKU_TREE (tree)) : 0, x, y,
                          there ? there : "");
}

/* Among the cells of its board. */
static int
place_of (GtkWidget *cell)
{
  int place = 0;

  while (cell && (cell = gtk_widget_get_prev_sibling (cell)))
    place++;
  return place;
}

/* (transfer full) */
static char *
account_of (Fixture *fixture)
{
  GString *text = g_string_new (NULL);
  GtkWidget *focus = focus_of (fixture);

  append_play (text, fixture);
  if (fixture->window->view == SETDOKU_VIEW_WATCH)
    append_watch (text, fixture);
  if (fixture->window->view == SETDOKU_VIEW_COMPARE)
    g_string_append_printf (text, " place=%d", place_of (focus));
  g_string_append_printf (text, " focus=%s%s ran:%s ", focus ? G_OBJECT_TYPE_NAME (focus) : "",
                          focus && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) ? " popover" : "", ran->str);
  return g_string_free (text, FALSE);
}

static gboolean
can (Fixture    *fixture,
     const char *group,
     const char *action)
{
  return g_action_group_get_action_enabled (g_str_equal (group, "search") ? setdoku_watch_get_actions (fixture->window->watch)
                                            : setdoku_compare_get_actions (setdoku_window_get_compare (fixture->window)), action);
}

static gboolean
tells (const char *account,
       const char *before,
       const char *expected)
{
  g_autofree char *part = g_strdup_printf (" %s ", expected);

  return g_str_equal (expected, "*") ? !g_str_equal (account, before) : strstr (account, part) != NULL;
}

/* A key as GTK has it in the keys of xdotool: "<Control><Shift>o" is ctrl+shift+o. */
static char *
key_of_xdotool (const char *told)
{
  GdkModifierType modifiers;
  guint key;

  if (!g_utf8_validate (told, -1, NULL) || !gtk_accelerator_parse (told, &key, &modifiers) || !key)
    return g_strdup (told);
  return g_strdup_printf ("%s%s%s%s", modifiers & GDK_CONTROL_MASK ? "ctrl+" : "", modifiers & GDK_ALT_MASK ? "alt+" : "",
                          modifiers & GDK_SHIFT_MASK ? "shift+" : "", gdk_keyval_name (key));
}

static void
do_step (Fixture    *fixture,
         const Row  *row,
         const char *key,
         const char *expected)
{
  int64_t end = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;
  g_autofree char *before = NULL, *after = NULL, *pressed = key_of_xdotool (key);

  g_string_truncate (ran, 0);
  before = account_of (fixture);
  point ("key %s", pressed);
  do
    {
      run_for (10);
      g_free (after);
      after = account_of (fixture);
    }
  while (!g_str_equal (expected, "-") && !tells (after, before, expected) && g_get_monotonic_time () < end);
  if (!g_str_equal (expected, "-") && !tells (after, before, expected))
    {
      g_test_message ("“%s”: %s gives no “%s”, but%s", row->title, key, expected, after);
      g_test_fail ();
    }
}

/* Whatever a row has opened. */
static void
close_all (Fixture *fixture)
{
  GtkWindow *other = find_window (SETDOKU_TYPE_BASE_WINDOW);

  if (other)
    gtk_window_destroy (other);
  for (int i = 0; i < 4 && focus_of (fixture) && gtk_widget_get_ancestor (focus_of (fixture), GTK_TYPE_POPOVER); i++)
    {
      point ("key Escape");
      run_for (50);
    }
}

static void
show_view (Fixture    *fixture,
           const char *view)
{
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string (view));
  setdoku_window_focus_board (fixture->window);
  wait_for (focus_of (fixture) && gtk_widget_get_mapped (focus_of (fixture)));
}

static void
play (Fixture *fixture)
{
  setdoku_window_end_replay (fixture->window);
  if (gtk_widget_get_mapped (GTK_WIDGET (fixture->window->cover)))
    {
      point ("key p");
      run_for (50);
    }
  show_view (fixture, "play");
  setdoku_play_discard (play_of (fixture));
  setdoku_game_mark_saved (game_of (fixture));
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  setdoku_play_set_mode (play_of (fixture), MARK_MODE_DIGIT);
  setdoku_play_set_digit_first (play_of (fixture), FALSE);
  setdoku_window_focus_board (fixture->window);
}

static void
play_in_the_middle (Fixture *fixture)
{
  play (fixture);
  point ("key Down Down Down Down Right Right Right Right");
  run_for (50);
}

static void
replay_what_was_entered (Fixture *fixture)
{
  act (fixture, "win.replay");
  wait_for (fixture->window->replay && setdoku_window_is_replaying (fixture->window));
  setdoku_window_focus_board (fixture->window);
  listen (fixture);
}

static void
replay (Fixture *fixture)
{
  play (fixture);
  point ("key 5 Right 4 n 1");
  wait_for (cells_of_game (fixture)[3].entry == 1);
  replay_what_was_entered (fixture);
}

/* Solved after a mistake. What is worth a look is found on a worker. */
static void
replay_a_mistake (Fixture *fixture)
{
  play (fixture);
  setdoku_window_take_text (fixture->window, "..4678912672195348198342567859761423426853791713924856961537284287419635345286179", -1, NULL);
  setdoku_window_focus_board (fixture->window);
  wait_for (setdoku_window_get_solution (fixture->window));
  point ("key 9 5 Right 3");
  wait_for (setdoku_play_get_phase (play_of (fixture)) == SETDOKU_PHASE_SOLVED);
  replay_what_was_entered (fixture);
  wait_for (g_action_group_get_action_enabled (setdoku_replay_get_actions (fixture->window->replay), "next-moment"));
}

static void
clues (Fixture *fixture)
{
  play (fixture);
  act (fixture, "win.new");
  run_for (50);
}

static void
clues_of_a_puzzle (Fixture *fixture)
{
  play (fixture);
  act (fixture, "win.type-clues");
  run_for (50);
}

static void
watch (Fixture *fixture)
{
  SetdokuPlayer *player;

  play (fixture);
  show_view (fixture, "watch");
  player = setdoku_watch_get_player (fixture->window->watch);
  wait_for (setdoku_player_is_ended (player));
  setdoku_player_pause (player);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "search.back-to-event", NULL);
  setdoku_player_seek (player, 0);
  listen (fixture);
  wait_for (setdoku_player_get_cursor (player) == 0);
}

/* At a dead end, with something to take back. */
static void
watch_a_dead_end (Fixture *fixture)
{
  watch (fixture);
  point ("key greater");
  wait_for (setdoku_player_get_cursor (setdoku_watch_get_player (fixture->window->watch)) > 5);
}

/* Why not 1 beside it, and what led to that. */
static void
watch_a_cause (Fixture *fixture)
{
  watch_a_dead_end (fixture);
  point ("key Right Left 1");
  wait_for (can (fixture, "search", "why-follow"));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "search.why-follow", "i", 0);
}

static void
watch_a_guess (Fixture *fixture)
{
  watch (fixture);
  point ("key period period period");
  wait_for (can (fixture, "search", "rescue"));
}

static void
grab (GtkWidget *above,
      GType      type)
{
  GtkWidget *widget;

  wait_for ((widget = find_widget (above, type)) && gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0);
  gtk_widget_grab_focus (widget);
  run_for (100);
}

static void
strip (Fixture *fixture)
{
  watch_a_dead_end (fixture);
  grab (setdoku_watch_get_bar (fixture->window->watch), SETDOKU_TYPE_STRIP);
}

static void
tree (Fixture *fixture)
{
  watch_a_dead_end (fixture);
  if (!gtk_widget_get_mapped (setdoku_watch_get_tree (fixture->window->watch)))
    point ("key t");
  grab (setdoku_watch_get_tree (fixture->window->watch), SETDOKU_TYPE_TREE);
  run_for (400);                          /* it grows on a worker */
}

static void
spine (Fixture *fixture)
{
  watch_a_dead_end (fixture);
  point ("key alt+t period period");
  grab (setdoku_watch_get_panel (fixture->window->watch), SETDOKU_TYPE_TREE_SPINE);
  run_for (400);
}

static void
slides (Fixture *fixture)
{
  watch (fixture);
  for (int i = 0; i < 2; i++)
    {
      point ("key period period ctrl+d");
      wait_for (focus_of (fixture) && gtk_widget_get_ancestor (focus_of (fixture), GTK_TYPE_POPOVER));
      close_all (fixture);
    }
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "search.slides", NULL);
  run_for (100);
}

static void
compare (Fixture *fixture)
{
  SetdokuRace *race;

  play (fixture);
  show_view (fixture, "compare");
  listen (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "compare.first", NULL);
  race = setdoku_compare_get_race (setdoku_window_get_compare (fixture->window));
  wait_for (setdoku_race_get_length (race, 0) > 20 && can (fixture, "compare", "play"));
}

/* A row of its table has the focus; there are enough to take one away. */
static void
compare_row (Fixture *fixture)
{
  SetdokuCompareTable *table;

  compare (fixture);
  table = setdoku_compare_get_table (setdoku_window_get_compare (fixture->window));
  wait_for (setdoku_compare_table_get_row (table, 1));
  gtk_widget_grab_focus (GTK_WIDGET (setdoku_compare_table_get_row (table, 1)));
  run_for (50);
}

static const Row rows[] = {
  { "Main menu", play, "F10:popover" },
  { "Move", play_in_the_middle, "Up:at=31 Down:at=40 Left:at=39 Right:at=40 w:at=31 a:at=30 s:at=39 d:at=40" },
  { "Extend the selection", play_in_the_middle, "<Shift>Up:selected=2 <Shift>Right:selected=3 <Shift>Down:selected=4 <Shift>Left:at=40" },
  { "Move without selecting; select or not", play_in_the_middle,
    "<Control>Up:at=31 <Control>Right:selected=1 <Control>Down:at=41 <Control>Left:at=40 <Control>space:selected=0 <Control>space:selected=1" },
  { "One box further", play_in_the_middle, "<Alt>Up:at=13 <Alt>Right:at=16 <Alt>Down:at=43 <Alt>Left:at=40" },
  { "Ends of the row, of the column", play_in_the_middle, "Home:at=36 End:at=44 Page_Up:at=8 Page_Down:at=80" },
  { "Enter a digit in the current mode", play,
    "1:entry=1 2:entry=2 3:entry=3 4:entry=4 5:entry=5 6:entry=6 7:entry=7 8:entry=8 9:entry=9" },
  { "Corner mark", play, "<Shift>1:corner=1 <Shift>2:corner=12 <Shift>3:corner=123 <Shift>4:corner=1234 <Shift>5:corner=12345"
    " <Shift>6:corner=123456 <Shift>7:corner=1234567 <Shift>8:corner=12345678 <Shift>9:corner=123456789" },
  { "Centre mark", play, "<Control>1:centre=1 <Control>2:centre=12 <Control>3:centre=123 <Control>4:centre=1234 <Control>5:centre=12345"
    " <Control>6:centre=123456 <Control>7:centre=1234567 <Control>8:centre=12345678 <Control>9:centre=123456789" },
  { "Colour, a–i", play, "<Control><Shift>1:colours=1 <Control><Shift>1:colours= <Control><Shift>5:colours=5"
    " <Control><Shift>5:colours= <Control><Shift>9:colours=9" },
  { "Mode: digit, corner, centre, colour; next", play, "x:mode=corner c:mode=centre v:mode=colour z:mode=digit space:mode=corner" },
  { "Colours go to cells, or to the marks of a digit", play, "v:of-marks=0 v:of-marks=1" },
  { "Highlight the next digit, the one before", play, "e:shown=1 e:shown=2 q:shown=1" },
  { "Digit first: choose a digit, then cells", play, "f:first=1 f:first=0" },
  { "Enter the chosen digit or colour", play, "5:entry=5 Right:at=1 Return:entry=5" },
  { "Highlight cells with two candidates", play, "b:pairs=1 b:pairs=0" },
  { "Fill marks; tidy marks", play, "m:centre=1589 <Control>4:centre=14589 <Shift>m:centre=1589" },
  { "Menu of the cell", play, "Menu:popover Escape:focus=SetdokuCell <Shift>F10:popover" },
  { "Erase", play, "5:entry=5 BackSpace:entry=0 5:entry=5 Delete:entry=0 5:entry=5 0:entry=0" },
  { "Next, previous empty cell", play, "n:at=1 n:at=3 <Shift>n:at=1" },
  { "Select all, none, the others", play, "<Control>a:selected=81 <Control><Shift>a:selected=0 <Control>i:selected=81" },
  { "Clear the selection", play, "Escape:selected=0" },
  { "Pause: hide the board and stop the clock", play, "p:paused=1 p:paused=0" },
  { "Hint: tell one thing more", play, "h:hint=1" },
  { "Do what the hint says; close it", play, "h:hint=1 Escape:hint=0 h:hint=1 <Shift>h:filled=37" },
  { "Play or pause", replay, "space:replay.play k:replay.play" },
  { "One back, one forward", replay, "period:replay.forward comma:replay.back Right:replay.forward Left:replay.back" },
  { "Previous, next moment", replay_a_mistake, "greater:replay.next-moment End:- less:replay.previous-moment" },
  { "To the start, to the end", replay, "End:replay.last Home:replay.first" },
  { "Close", replay, "Escape:replay.close" },
  { "Set a clue and go on", clues, "1:filled=1 2:filled=2 3:at=3 4:at=4 5:at=5 6:at=6 7:at=7 8:at=8 9:filled=9" },
  { "Leave the cell empty and go on", clues, "space:at=1 0:at=2 period:at=3 minus:at=4 x:at=5" },
  { "Erase and step back", clues, "1:at=1 BackSpace:at=0 BackSpace:filled=0" },
  { "Play this puzzle", clues_of_a_puzzle, "Return:phase=2" },
  { "Play or pause", watch, "space:search.play k:search.play" },
  { "Play backwards, forwards; again: twice as fast", watch_a_dead_end, "j:search.play-back k:- l:search.play-on k:-" },
  { "One event back, forward", watch_a_dead_end, "comma:search.back period:search.forward" },
  { "Previous, next stop", watch_a_dead_end, "greater:search.next-stop less:search.previous-stop" },
  { "To the start, to the end", watch, "End:search.last Home:search.first" },
  { "Strategy", watch, "<Alt>s:search.choose-strategy" },
  { "Choose where to stop", watch, "<Alt>b:search.choose-stops" },
  { "Stop when this cell changes", watch_a_dead_end, "Right:search.inspect b:search.stop-cell b:search.stop-cell" },
  { "Go to an event by its number", watch, "g:search.ask-go-to" },
  { "Bookmark this event", watch_a_dead_end, "<Control>d:search.bookmark Escape:- <Control>d:search.bookmark" },
  { "Next, previous bookmark", watch_a_dead_end, "<Control>d:popover Escape:- Home:event=0 m:search.next-bookmark End:- <Shift>m:search.previous-bookmark" },
  { "Candidates; heat map: where the search failed", watch_a_dead_end, "c:search.candidates e:search.heat c:- e:-" },
  { "A range of events: counted, and its heat alone", watch_a_dead_end, "r:search.range r:search.range" },
  { "On the strip: nearer, farther, all of it", strip, "<Control>plus:* <Control>minus:* <Control>plus:* <Control>0:*" },
  { "On the strip: select a range of events", strip, "<Shift>Left:* <Shift>Left:* <Shift>Right:* Escape:-" },
  { "What happens next? Predict it", watch, "p:search.predicting 1:search.predict p:- p:search.predicting 4:search.predict p:-" },
  { "Slides: next, previous", slides, "Page_Down:search.next-slide Page_Up:search.previous-slide Escape:-" },
  { "Unfold or fold the whole tree", watch_a_dead_end, "t:search.unfold t:search.unfold" },
  { "In the tree: parent, first child, siblings", tree, "Up:* Up:* Up:* Down:* Up:* Up:* Right:* Left:*" },
  { "In the tree: move the picture", tree, "Up:* plus:* plus:* plus:* <Shift>Up:* <Shift>Down:* <Shift>Left:* <Shift>Right:*" },
  { "In the tree: nearer, farther, all of it; go there", tree, "Up:* Up:* plus:* minus:* plus:* Home:* Return:search.tree-go" },
  { "Where the search is: open or fold what failed", spine, "Up:- space:-" },
  { "To the end of this guess, back to the guess before", watch_a_dead_end, "u:search.out o:search.over" },
  { "Slower, faster", watch, "minus:search.slower plus:search.faster" },
  { "Explanation, tree, log", watch, "<Alt>t:search.page <Alt>l:search.page <Alt>e:search.page" },
  { "Ask about another cell", watch_a_dead_end, "Right:search.inspect Down:search.inspect Left:search.inspect Up:search.inspect"
    " d:search.inspect s:search.inspect a:search.inspect w:search.inspect" },
  { "Why not this digit here?", watch_a_dead_end, "Right:search.inspect 1:search.why-not 9:search.why-not" },
  { "What rule would have saved this guess?", watch_a_guess, "h:search.rescue" },
  { "Next, previous event on this cell", watch_a_dead_end, "Right:search.inspect n:search.next-here <Shift>n:search.previous-here" },
  { "Go to the event that set this cell", watch_a_dead_end, "Right:search.inspect Return:search.go-to-placing" },
  { "Back to the question before", watch_a_cause, "BackSpace:search.why-back" },
  { "Back to the current event", watch_a_dead_end, "Right:search.inspect Escape:search.back-to-event" },
  { "Play or pause", compare, "space:compare.play k:compare.play" },
  { "Play backwards, forwards", compare, "period:- j:compare.play-back k:- l:compare.play-on k:-" },
  { "One back, one forward", compare, "period:compare.forward comma:compare.back" },
  { "To the start, to the end", compare, "End:compare.last Home:compare.first" },
  { "Slower, faster", compare, "minus:compare.slower plus:compare.faster" },
  { "Strategy", compare, "<Alt>s:compare.choose-strategy" },
  { "Move", compare, "Right:place=0 Right:place=1 Down:place=10 Left:place=9 Up:place=0 d:place=1 s:place=10 a:place=9 w:place=0" },
  { "Another way here", compare, "o:compare.another-way" },
  { "To the first difference of the two boards", compare, "f:compare.difference" },
  { "Show the strategy on the board used last", compare_row, "Return:compare.show" },
  { "Remove the strategy from the race", compare_row, "Delete:compare.remove" },
};

/* Rows without an action: each of the list is here, in its order, and does what it says. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  size_t n = 0;

  if (!has_pointer ())
    return;
  point ("mousemove 60 300");
  for (const Shortcut *shortcut = shortcuts; shortcut->title; shortcut++)
    if (!shortcut->action)
      {
        g_auto(GStrv) steps = NULL;

        g_assert_cmpuint (n, <, G_N_ELEMENTS (rows));
        g_assert_cmpstr (rows[n].title, ==, shortcut->title);
        g_test_message ("%s", rows[n].title);
        close_all (fixture);
        rows[n].before (fixture);
        listen (fixture);
        steps = g_strsplit (rows[n].steps, " ", -1);
        for (int i = 0; steps[i]; i++)
          {
            g_auto(GStrv) parts = g_strsplit (steps[i], ":", 2);

            do_step (fixture, &rows[n], parts[0], parts[1]);
          }
        n++;
      }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (rows));
  close_all (fixture);
}

/* Each key of a row is among those that are pressed above; "1 … 9" is told by its ends. */
static void
test_no_key_is_left_out (void)
{
  size_t n = 0;

  for (const Shortcut *shortcut = shortcuts; shortcut->title; shortcut++)
    if (!shortcut->action)
      {
        g_auto(GStrv) keys = g_strsplit (shortcut->keys, " ", -1);

        for (int i = 0; keys[i]; i++)
          {
            g_autofree char *pressed = g_strconcat (" ", keys[i], ":", NULL), *steps = g_strconcat (" ", rows[n].steps, NULL);

            if (!g_str_equal (keys[i], "…") && !strstr (steps, pressed))
              {
                g_test_message ("“%s”: %s", shortcut->title, keys[i]);
                g_test_fail ();
              }
          }
        n++;
      }
}

/* The sections of the list that tell what keys do where the focus is on the board of a view. */
typedef struct { void (*before) (Fixture *fixture); const char *sections[2]; } Scope;

static const Scope scopes[] = {
  { play, { "Play" } }, { clues, { "Type clues", "Play" } }, { watch_a_dead_end, { "Watch" } }, { compare, { "Compare" } },
  { replay, { "Replay", "Play" } },
};

static gboolean
is_arrow (guint key)
{
  return key >= GDK_KEY_Left && key <= GDK_KEY_Down;
}

/* "1", or "1 … 9", or "<Shift>Up … <Shift>Right": all four. */
static gboolean
names_key (const char      *keys,
           guint            key,
           GdkModifierType  modifiers)
{
  g_auto(GStrv) told = g_strsplit (keys, " ", -1);

  for (int i = 0; told[i]; i++)
    {
      gboolean range = told[i + 1] && g_str_equal (told[i + 1], "…");
      GdkModifierType own;
      guint first;

      if (g_str_equal (told[i], "…") || !gtk_accelerator_parse (told[i], &first, &own) || own != modifiers)
        continue;
      if (first == key || (range && is_arrow (first) && is_arrow (key)) || (range && key > first && key <= GDK_KEY_9))
        return TRUE;
    }
  return FALSE;
}

/* scope: whose sections count; NULL: all. */
static gboolean
is_listed (const Scope     *scope,
           guint            key,
           GdkModifierType  modifiers)
{
  const char *section = "";

  for (const Shortcut *shortcut = shortcuts; shortcut->title; shortcut++)
    {
      section = shortcut->section ? shortcut->section : section;
      if ((!scope || shortcut->action || g_str_equal (section, scope->sections[0]) || g_strcmp0 (section, scope->sections[1]) == 0)
          && names_key (shortcut->keys, key, modifiers))
        return TRUE;
    }
  return FALSE;
}

static void
check_taken (Fixture         *fixture,
             const Scope     *scope,
             guint            key,
             GdkModifierType  modifiers)
{
  guint typed = modifiers & GDK_SHIFT_MASK ? gdk_keyval_to_upper (key) : key;

  if (!give_key (focus_of (fixture), typed, 200, modifiers))
    return;
  if (!is_listed (scope, key, modifiers))
    {
      g_autofree char *label = gtk_accelerator_get_label (key, modifiers);

      g_test_message ("%s is a key of “%s”, but not told of", label, scope->sections[0]);
      g_test_fail ();
    }
  run_for (20);
  close_all (fixture);
  scope->before (fixture);
}

/* Keys that controllers take are told. The keypad and other keys with the same meaning as one that is told need not be. */
static void
test_no_key_is_secret (Fixture       *fixture,
                       gconstpointer  data)
{
  static const GdkModifierType modifiers[] = { 0, GDK_SHIFT_MASK, GDK_CONTROL_MASK, GDK_CONTROL_MASK | GDK_SHIFT_MASK, GDK_ALT_MASK };
  static const guint others[] = {
    GDK_KEY_comma, GDK_KEY_period, GDK_KEY_minus, GDK_KEY_plus, GDK_KEY_less, GDK_KEY_greater, GDK_KEY_slash, GDK_KEY_question,
    GDK_KEY_Home, GDK_KEY_End, GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_Delete, GDK_KEY_BackSpace, GDK_KEY_Insert, GDK_KEY_Up,
    GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_space, GDK_KEY_Escape, GDK_KEY_F3, GDK_KEY_F4, GDK_KEY_F6, GDK_KEY_F12,
  };
  const Scope *scope = data;

  if (!has_pointer ())
    return;
  point ("mousemove 60 300");
  scope->before (fixture);
  for (guint key = GDK_KEY_a; key <= GDK_KEY_z; key++)
    for (size_t i = 0; i < G_N_ELEMENTS (modifiers); i++)
      check_taken (fixture, scope, key, modifiers[i]);
  for (guint key = GDK_KEY_0; key <= GDK_KEY_9; key++)
    check_taken (fixture, scope, key, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (others); i++)
    check_taken (fixture, scope, others[i], 0);
  close_all (fixture);
}

static void
check_shortcuts_of (GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller)
          || gtk_shortcut_controller_get_scope (GTK_SHORTCUT_CONTROLLER (controller)) != GTK_SHORTCUT_SCOPE_GLOBAL)
        continue;
      for (guint n = 0; n < g_list_model_get_n_items (G_LIST_MODEL (controller)); n++)
        {
          g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), n);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);
          g_autofree char *label = gtk_shortcut_trigger_to_label (trigger, gtk_widget_get_display (widget));

          if (!GTK_IS_KEYVAL_TRIGGER (trigger)
              || is_listed (NULL, gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)),
                            gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger))))
            continue;
          g_test_message ("%s of a %s is not told of", label, G_OBJECT_TYPE_NAME (widget));
          g_test_fail ();
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_shortcuts_of (child);
}

/* Nor those that work wherever the focus is. */
static void
test_global (Fixture       *fixture,
             gconstpointer  data)
{
  if (!has_pointer ())
    return;
  watch (fixture);
  compare (fixture);
  check_shortcuts_of (GTK_WIDGET (fixture->window));
}

/* Rows with an action: their keys reach it. What it does is not done, since some of them leave, or open another program's window. */

static void
press_for (Fixture    *fixture,
           const char *key,
           const char *detailed)
{
  g_autofree char *name = NULL, *pressed = key_of_xdotool (key);
  g_autoptr(GVariant) target = NULL;
  GActionMap *map;
  GAction *action;
  const char *signal;
  gulong heard, handler;
  guint id;
  g_autoptr(GArray) muted = g_array_new (FALSE, FALSE, sizeof (gulong));
  int64_t end = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

  g_assert_true (g_action_parse_detailed_name (detailed, &name, &target, NULL));
  map = g_str_has_prefix (name, "win.") ? G_ACTION_MAP (fixture->window) : g_str_has_prefix (name, "app.") ? G_ACTION_MAP (application)
        : G_ACTION_MAP (g_str_has_prefix (name, "board.") ? fixture->window->board_actions
                                                          : setdoku_watch_get_actions (fixture->window->watch));
  action = g_action_map_lookup_action (map, strchr (name, '.') + 1);
  wait_for (g_action_get_enabled (action));
  signal = g_action_get_state_type (action) ? "change-state" : "activate";
  id = g_signal_lookup (signal, G_OBJECT_TYPE (action));
  while ((handler = g_signal_handler_find (action, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_UNBLOCKED, id, 0, NULL, NULL, NULL)))
    {
      g_signal_handler_block (action, handler);
      g_array_append_val (muted, handler);
    }
  heard = g_signal_connect (action, signal, G_CALLBACK (on_ran), name);
  g_string_truncate (ran, 0);
  point ("key %s", pressed);
  while (!*ran->str && g_get_monotonic_time () < end)
    run_for (10);
  g_signal_handler_disconnect (action, heard);
  for (guint i = 0; i < muted->len; i++)
    g_signal_handler_unblock (action, g_array_index (muted, gulong, i));
  if (!*ran->str || !muted->len)
    {
      g_test_message ("%s does not reach %s", key, detailed);
      g_test_fail ();
    }
}

/* What was entered can be undone and done again, and is wrong. */
static void
entered (Fixture *fixture)
{
  play (fixture);
  point ("key 4 Right 5 ctrl+z");
  run_for (50);
}

/* With half of the clues there are many solutions. */
static void
several (Fixture *fixture)
{
  play (fixture);
  setdoku_game_mark_saved (game_of (fixture));
  setdoku_window_take_text (fixture->window, "..4..37...2.75..4.7.68..3.13...8.49..............................................", -1, NULL);
}

static void
test_actions (Fixture       *fixture,
              gconstpointer  data)
{
  if (!has_pointer ())
    return;
  point ("mousemove 60 300");
  for (const Shortcut *shortcut = shortcuts; shortcut->title; shortcut++)
    if (shortcut->action)
      {
        g_auto(GStrv) keys = g_strsplit (shortcut->keys, " ", -1);

        g_test_message ("%s", shortcut->action);
        if (g_str_has_prefix (shortcut->action, "search."))
          watch (fixture);
        else if (g_str_equal (shortcut->action, "board.two-solutions"))
          several (fixture);
        else
          entered (fixture);
        for (int i = 0; keys[i]; i++)
          press_for (fixture, keys[i], shortcut->action);
      }
}

int
main (int    argc,
      char **argv)
{
  int result;

  start_application (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ran = g_string_new (NULL);
  g_test_add ("/shortcuts/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/shortcuts/actions", Fixture, NULL, set_up, test_actions, tear_down);
  g_test_add ("/shortcuts/global", Fixture, NULL, set_up, test_global, tear_down);
  for (size_t i = 0; i < G_N_ELEMENTS (scopes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/shortcuts/no-secret/%s", scopes[i].sections[0]);

      g_test_add (path, Fixture, &scopes[i], set_up, test_no_key_is_secret, tear_down);
    }
  g_test_add_func ("/shortcuts/all", test_no_key_is_left_out);
  result = run_tests ();
  g_string_free (ran, TRUE);
  return result;
}
