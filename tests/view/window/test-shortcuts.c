/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-shortcuts.c — the list of keys is true: each key that it names is pressed where it says, and what the row promises
 * happens. What an action gives, that action is asked for; what the board, the strip and the tree do with keys themselves, is
 * seen in an account of the window. And no key that one of the window's controllers takes is missing in the list. */
#include "shortcut-told.h"

static const Row rows[] = {
  { "Main menu", play, "F10:popover" },
  { "Move", play_in_the_middle, "Up:at=31 Down:at=40 Left:at=39 Right:at=40 w:at=31 a:at=30 s:at=39 d:at=40" },
  { "Extend the selection", play_in_the_middle,
    "<Shift>Up:selected=2 <Shift>Right:selected=3 <Shift>Down:selected=4 <Shift>Left:at=40" },
  { "Move without selecting; select or not", play_in_the_middle,
    "<Control>Up:at=31 <Control>Right:selected=1 <Control>Down:at=41 <Control>Left:at=40"
    " <Control>space:selected=0 <Control>space:selected=1" },
  { "One box further", play_in_the_middle, "<Alt>Up:at=13 <Alt>Right:at=16 <Alt>Down:at=43 <Alt>Left:at=40" },
  { "Ends of the row, of the column", play_in_the_middle, "Home:at=36 End:at=44 Page_Up:at=8 Page_Down:at=80" },
  { "Of several grids, to one of them", several_grids,
    "<Control>5:at=352 <Control>4:at=340 <Control>3:at=220 <Control>2:at=100 <Control>1:at=88" },
  { "The board nearer, farther, all of it", play,
    "<Control>plus:* <Control>minus:times=1.0 <Control>plus:* <Control>0:times=1.0" },
  { "Enter a digit in the current mode", play,
    "1:entry=1 2:entry=2 3:entry=3 4:entry=4 5:entry=5 6:entry=6 7:entry=7 8:entry=8 9:entry=9" },
  { "On boards of more digits: 10 and on; with Alt, what the letter does on others", of_25_digits,
    "<Alt>e:shown=1 a:entry=10 p:entry=25 <Alt>d:at=1 s:at=26 <Alt>a:at=25 <Alt>n:at=26 <Alt><Shift>n:at=25 <Alt>c:mode=centre"
    " z:mode=digit <Alt>f:first=1 <Alt>f:first=0 <Alt>b:pairs=1 <Alt>b:pairs=0 <Alt>h:hint=1 Escape:hint=0 <Alt>p:paused=1"
    " p:paused=0" },
  { "Corner mark", play, "<Shift>1:corner=1 <Shift>2:corner=12 <Shift>3:corner=123 <Shift>4:corner=1234 <Shift>5:corner=12345"
    " <Shift>6:corner=123456 <Shift>7:corner=1234567 <Shift>8:corner=12345678 <Shift>9:corner=123456789" },
  { "Centre mark", play,
    "<Control>1:centre=1 <Control>2:centre=12 <Control>3:centre=123 <Control>4:centre=1234 <Control>5:centre=12345"
    " <Control>6:centre=123456 <Control>7:centre=1234567 <Control>8:centre=12345678 <Control>9:centre=123456789" },
  { "Colour, a–i", play, "<Control><Shift>1:colours=1 <Control><Shift>1:colours= <Control><Shift>5:colours=5"
    " <Control><Shift>5:colours= <Control><Shift>9:colours=9" },
  { "Mode: digit, corner, centre, colour; next", play,
    "x:mode=corner c:mode=centre v:mode=colour z:mode=digit space:mode=corner" },
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
  { "Pause: hide the board and stop the clock", play, "p:paused=1 p:paused=0 <Alt>p:paused=1 p:paused=0" },
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
  { "Next, previous bookmark", watch_a_dead_end,
    "<Control>d:popover Escape:- Home:event=0 m:search.next-bookmark End:- <Shift>m:search.previous-bookmark" },
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
  { "Next, previous event on this cell", watch_a_dead_end,
    "Right:search.inspect n:search.next-here <Shift>n:search.previous-here" },
  { "Go to the event that set this cell", watch_a_dead_end, "Right:search.inspect Return:search.go-to-placing" },
  { "Back to the question before", watch_a_cause, "BackSpace:search.why-back" },
  { "Back to the current event", watch_a_dead_end, "Right:search.inspect Escape:search.back-to-event" },
  { "Play or pause", compare, "space:compare.play k:compare.play" },
  { "Play backwards, forwards", compare, "period:- j:compare.play-back k:- l:compare.play-on k:-" },
  { "One back, one forward", compare, "period:compare.forward comma:compare.back" },
  { "To the start, to the end", compare, "End:compare.last Home:compare.first" },
  { "Slower, faster", compare, "minus:compare.slower plus:compare.faster" },
  { "Strategy", compare, "<Alt>s:compare.choose-strategy" },
  { "Move", compare,
    "Right:place=0 Right:place=1 Down:place=10 Left:place=9 Up:place=0 d:place=1 s:place=10 a:place=9 w:place=0" },
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
