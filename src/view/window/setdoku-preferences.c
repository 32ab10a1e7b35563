/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-preferences.c — see setdoku-preferences.h. */
#include "setdoku-preferences.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"
#include "model/keep/settings.h"
#include "view/kit/setdoku-style.h"

const Preference preferences[] = {
  { N_("Playing"), "show-mistakes", N_("Show mistakes"), N_("Digits that differ from the solution"),
    { { "never", N_("Never") }, { "when-asked", N_("When I check") }, { "at-once", N_("At once") } } },
  { NULL, "show-repeats", N_("Show repeats"), N_("A digit twice in a row, column or box is underlined at once"), { { NULL } } },
  { NULL, "show-remaining", N_("Show remaining digits"), N_("Dots on the keys count what is left of each"), { { NULL } } },
  { NULL, "highlight-peers", N_("Highlight row, column and box"), N_("Those of the cell where you are"), { { NULL } } },
  { NULL, "highlight-same", N_("Highlight the same digit"), N_("Everywhere on the board, in marks too"), { { NULL } } },
  { NULL, "tidy-marks", N_("Remove marks when I place a digit"),
    N_("From its row, column and box, in the same step"), { { NULL } } },
  { NULL, "fixed-places", N_("Marks in fixed places"), N_("Each digit has its place in the cell, three by three"), { { NULL } } },
  { NULL, "number-first", N_("Digit first"), N_("Choose a digit, then click the cells that get it"), { { NULL } } },
  { NULL, "pad-at-cell", N_("Pad at the cell"), N_("A click on an empty cell opens the pad there"), { { NULL } } },
  { NULL, "erase-order", N_("The erase key takes"), N_("Digits, then marks, then colours; or everything at once"),
    { { "digit-first", N_("Digits first") }, { "everything", N_("Everything") } } },
  { NULL, "show-time", N_("Show time"), N_("How long you have been solving"), { { NULL } } },
  { NULL, "pause-when-away", N_("Pause when I am away"),
    N_("After a minute in another program the board is hidden"), { { NULL } } },

  { N_("Watching"), "start-speed", N_("Speed at start"), N_("Of a new window"),
    { { "last", N_("As last time") }, { "slow", N_("1 event/s") }, { "usual", N_("4 events/s") }, { "quick", N_("15 events/s") },
      { "fast", N_("60 events/s") } } },
  { NULL, "show-candidates", N_("Show candidates"), N_("The digits that are still possible in a cell"),
    { { "explained", N_("In the explanation") }, { "everywhere", N_("Everywhere") }, { "never", N_("Never") } } },
  { NULL, "shade-guesses", N_("Shade guesses by depth"), N_("Later guesses are darker"), { { NULL } } },
  { NULL, "find-all", N_("Find all solutions"), N_("Go on after the first, up to a thousand"), { { NULL } } },
  { NULL, "notation", N_("Cells are called"), N_("In sentences; formulas always say r5c6"),
    { { "words", N_("row 5, column 6") }, { "r1c1", N_("r5c6") }, { "a1", N_("E6") } } },

  { N_("Appearance"), "style", N_("Style"), N_("Light or dark"),
    { { "system", N_("Follow system") }, { "light", N_("Light") }, { "dark", N_("Dark") } } },
  { NULL, "contrast", N_("More contrast"), N_("Black and white, with lines and patterns"),
    { { "system", N_("Follow system") }, { "more", N_("On") } } },
  { NULL, "motion", N_("Reduce motion"), N_("Nothing glides or fades"),
    { { "system", N_("Follow system") }, { "reduced", N_("On") } } },
  { NULL, "rating-scale", N_("Rating scale"), N_("How hard a puzzle is, in whose numbers"),
    { { "se", N_("Sudoku Explainer 1.2.1") }, { "hodoku", N_("HoDoKu") } } },
  { NULL, "panel-side", N_("Side of the panel"), N_("At the end or the start of a line, where it is beside the board"),
    { { "end", N_("End") }, { "start", N_("Start") } } },
  { NULL, NULL, NULL, NULL, { { NULL } } }
};

/* What concerns the whole program. */

static void
apply_style (const char *nick)
{
  setdoku_style_set_scheme (setdoku_style_get_default (), g_str_equal (nick, "dark") ? SETDOKU_SCHEME_DARK
                                                          : g_str_equal (nick, "light") ? SETDOKU_SCHEME_LIGHT
                                                          : SETDOKU_SCHEME_SYSTEM);
}

static void
apply_contrast (const char *nick)
{
  setdoku_style_set_contrast (setdoku_style_get_default (), g_str_equal (nick, "more"));
}

static void
apply_motion (const char *nick)
{
  GtkSettings *settings = gtk_settings_get_default ();

  if (g_str_equal (nick, "reduced"))
    g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  else
    gtk_settings_reset_property (settings, "gtk-enable-animations");
}

static void
apply_notation (const char *nick)
{
  explain_set_notation (g_str_equal (nick, "r1c1") ? NOTATION_R1C1 : g_str_equal (nick, "a1") ? NOTATION_A1 : NOTATION_WORDS);
}

static const struct {
  const char *key, *usual;
  void      (*apply) (const char *nick);
} effects[] = {
  { "style", "system", apply_style },
  { "contrast", "system", apply_contrast },
  { "motion", "system", apply_motion },
  { "notation", "words", apply_notation },
};

static int
find_effect (const char *key)
{
  for (size_t i = 0; i < G_N_ELEMENTS (effects); i++)
    if (g_str_equal (effects[i].key, key))
      return (int) i;
  return -1;
}

bool
setdoku_preferences_has_effect (const char *key)
{
  return find_effect (key) >= 0;
}

bool
setdoku_preferences_apply (const char *key, const char *nick)
{
  int i = find_effect (key);

  if (i >= 0)
    effects[i].apply (nick);
  return i >= 0;
}

static void
on_changed (GSettings *settings, const char *key, gpointer user)
{
  for (size_t i = 0; i < G_N_ELEMENTS (effects); i++)
    if (!key || g_str_equal (effects[i].key, key))
      {
        g_autofree char *nick = setdoku_settings_get_string (settings, effects[i].key, effects[i].usual);

        effects[i].apply (nick);
      }
}

void
setdoku_preferences_follow (GSettings *settings)
{
  on_changed (settings, NULL, NULL);
  if (settings)
    g_signal_connect (settings, "changed", G_CALLBACK (on_changed), NULL);
}
