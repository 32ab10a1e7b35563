/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-speech.c — the main job as somebody hears it who works with Orca: typing a puzzle, playing it, watching it solved.
 *
 * Each step is some keys, then what has to be said from there on: without the last full stop, which Orca 48 leaves out. How many
 * solutions there are may come with the cell or after it. */
#include "orca.h"
#include "hands.h"
#include "reader.h"

#include <glib/gstdio.h>

/* One solution; the first row is ..3.2.6.. */
#define PUZZLE "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..\n"
#define NEARLY ".34678912672195348198342567859761423426853791713924856961537284287419635345286179\n"

enum { MOST_WORDS = 4 };

typedef struct { const char *keys, *words[MOST_WORDS]; } Step;

static const char *program, *orca_program;

static void
follow (Orca *orca, const Step *steps, size_t n)
{
  for (size_t i = 0; i < n; i++)
    {
      hands_press (steps[i].keys);
      for (int word = 0; word < MOST_WORDS && steps[i].words[word]; word++)
        orca_expect (orca, steps[i].words[word]);
    }
}

/* Where the focus was before it listened it does not ask. The first keys that a program ever gets from here can be lost, to the
 * window or to Orca: it is so long on its way to the second cell until that is said. */
static void
begin (Orca *orca)
{
  enum { MOST = 6, SECONDS = 10 };

  for (int n = 0;; n++)
    {
      hands_press ("Home Page_Up Right");
      if (orca_says (orca, "Row 1, column 2", SECONDS))
        break;
      g_assert_cmpint (n, <, MOST);
      g_test_message ("the way to the second cell was not said");
    }
  hands_press ("Left");
  orca_expect (orca, "Row 1, column 1");
}

/* puzzle: what the file holds that is opened; NULL: the empty board. */
static void
run (const char *puzzle, const Step *steps, size_t n)
{
  Orca *orca = orca_new (orca_program);
  g_autofree char *folder = g_dir_make_tmp ("setdoku-speech-XXXXXX", NULL), *path = g_build_filename (folder, "puzzle.txt", NULL);
  Reader *reader;

  g_assert_true (!puzzle || g_file_set_contents (path, puzzle, -1, NULL));
  reader = reader_new (program, puzzle ? path : NULL);
  begin (orca);
  follow (orca, steps, n);
  reader_free (reader);
  orca_free (orca);
  reader_remove_folder (folder);
}

static void
test_clues (void)
{
  static const Step steps[] = {
    { "Right", { "Row 1, column 2: empty" } },
    { "5", { "Row 1, column 2: 5, given" } },
    { "5", { "Row 1, column 3: 5, given, repeated. 5 is repeated. Row 1" } },
    { "BackSpace", { "Row 1, column 3: empty" } },
    { "ctrl+z", { "5, given, repeated" } },
  };

  run (NULL, steps, G_N_ELEMENTS (steps));
}

/* None of the clues is spare: until the last one there are several solutions, however fast they are counted and however slowly
 * the keys come. */
static void
test_solutions (void)
{
  static const Step steps[] = {
    { "0 0 0 0 0 0 0 1 0", { "Row 2, column 1: empty" } },
    { "4 0 0 0 0 0 0 0 0", { "Row 3, column 1: empty" } },
    { "0 2 0 0 0 0 0 0 0", { "Row 4, column 1: empty" } },
    { "0 0 0 0 5 0 4 0 7", { "Row 5, column 1: empty" } },
    { "0 0 8 0 0 0 3 0 0", { "Row 6, column 1: empty" } },
    { "0 0 1 0 9 0 0 0 0", { "Row 7, column 1: empty" } },
    { "3 0 0 4 0 0 2 0 0", { "Row 8, column 1: empty" } },
    { "0 5 0 1 0 0 0 0 0", { "Row 9, column 1: empty" } },
    { "0 0 0 8 0", { "Row 9, column 6: empty" } },
    { "6", { "Exactly one solution" } },
    { "BackSpace", { "At least * solutions" } },
  };

  run (NULL, steps, G_N_ELEMENTS (steps));
}

static void
test_play (void)
{
  static const Step steps[] = {
    { "Home Page_Up Right", { "Row 1, column 2: empty" } },
    { "8", { "8" } },
    { "Left", { "Row 1, column 1: empty" } },                          /* the key itself is spoken, too */
    { "Right", { "Row 1, column 2: 8" } },
    { "ctrl+z", { "empty" } },
    { "shift+4", { "empty, corner marks 4" } },
    { "shift+8", { "empty, corner marks 4 8" } },
    { "ctrl+7", { "corner marks 4 8, centre marks 7" } },
    { "ctrl+shift+2", { "colour b" } },
    { "ctrl+shift+2", { "corner marks 4 8, centre marks 7" } },
    { "x", { "Corner marks" } },
    { "z", { "Digits" } },
    { "Right", { "Row 1, column 3: 3, given" } },
    { "9", { "3, given" } },                                           /* nothing can be entered here */
    { "Left 6", { "6, repeated. 6 is repeated" } },
    { "ctrl+k", { "1 digit is wrong. Row 1, column 2" } },
    { "ctrl+z", { "empty, corner marks 4 8, centre marks 7, wrong" } },
    { "ctrl+k", { "The marks of 1 cell lack the right digit. Row 1, column 2" } },
    { "Delete", { "empty" } },
    { "ctrl+k", { "No mistakes so far" } },
    { "h", { "Hint. Look at box 5" } },
    { "h", { "Hint. Naked single — a cell with one digit left" } },
    { "h", { "Hint. Every other digit is ruled out in row 5, column 6" } },
    { "shift+h", { "Row 5, column 6: 4. Done" } },
  };

  run (PUZZLE, steps, G_N_ELEMENTS (steps));
}

static void
test_solved (void)
{
  static const Step steps[] = {
    { "Home Page_Up 5", { "5. Solved" } },
  };

  run (NEARLY, steps, G_N_ELEMENTS (steps));
}

static void
test_watch (void)
{
  static const Step steps[] = {
    { "alt+2", { "Watch" } },
    { "period", { "Guess 4 at row 1, column 1. It comes first in reading order." } },
    { "period", { "Guess 5 at row 1, column 2. It comes first in reading order." } },
    { "comma", { "Guess 4 at row 1, column 1. It comes first in reading order." } },
    { "plus plus plus plus plus plus plus plus plus plus plus plus space", { "Solved" } },
    { "Home", { "Before the first step" } },
  };

  run (PUZZLE, steps, G_N_ELEMENTS (steps));
}

/* While it plays it is said every few seconds where it is; at the slowest pace each step is. Not from the start, where the first
 * one ever is slow. */
static void
test_playing (void)
{
  static const Step steps[] = {
    { "alt+2", { "Watch" } },
    { "period", { "Guess 1 at row 1, column 1" } },
    { "plus space", { "Event *, depth *", "Event *, depth *", "Event *, depth *" } },
    { "space", { "* at row *, column *" } },
    { "minus minus minus minus minus minus minus minus space", { "* at row *, column *", "* at row *, column *" } },
  };

  run (NULL, steps, G_N_ELEMENTS (steps));
}

/* By Tab to the table of the first dead end, from line to line, to a digit, and a step further: the lines are others then. */
static void
test_sets (void)
{
  enum { MOST = 30 };
  static const Step before[] = {
    { "alt+2", { "Watch" } },
    { "greater", { "Dead end at row 2, column 7" } },
  };
  static const Step steps[] = {
    { "Down", { "Row 2: 1 2 3 4 5 6." } },
    { "Down", { "Column 7: 7." } },
    { "Right", { "7" } },
    { "comma", { "Row 2" } },
  };
  Orca *orca;
  Reader *reader;
  int n = 0;

  orca = orca_new (orca_program);
  reader = reader_new (program, NULL);
  begin (orca);
  follow (orca, before, G_N_ELEMENTS (before));
  for (bool there = false; !there; n++)
    {
      unsigned events = reader_focus_events (reader);
      g_autofree char *name = NULL;

      g_assert_cmpint (n, <, MOST);
      hands_press ("Tab");
      reader_await_focus_event (reader, events);
      name = reader_focus_name (reader);
      g_test_message ("%s", name);
      there = g_str_equal (name, "Set table");
    }
  orca_expect (orca, "Row 2: 1 2 3 4 5 6. Column 7: 7. Box 3: 7 8 9.");        /* behind the name, or in the same breath */
  follow (orca, steps, G_N_ELEMENTS (steps));
  reader_free (reader);
  orca_free (orca);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  reader_allow_warnings ();
  g_assert_cmpint (argc, ==, 3);
  program = argv[1];
  orca_program = argv[2];

  g_test_add_func ("/a11y/speech/clues-that-are-typed-are-spoken", test_clues);
  g_test_add_func ("/a11y/speech/and-how-many-solutions-they-have", test_solutions);
  g_test_add_func ("/a11y/speech/so-is-all-that-is-entered-refused-and-found-wrong", test_play);
  g_test_add_func ("/a11y/speech/and-the-end", test_solved);
  g_test_add_func ("/a11y/speech/watch-speaks-its-title-and-sentence-at-each-step", test_watch);
  g_test_add_func ("/a11y/speech/and-sums-up-while-it-plays", test_playing);
  g_test_add_func ("/a11y/speech/the-table-of-sets-is-read-line-by-line", test_sets);

  return g_test_run ();
}
