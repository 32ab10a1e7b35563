/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-announce.c — what happens on the board is said aloud: by an announcement where GTK has them, from 4.14 on, else
 * as the description of what has the focus. And who did not hear it comes to it by Tab. */
#include "hands.h"
#include "reader.h"

#include <glib/gstdio.h>
#include <string.h>

/* One cell is empty: the first. */
#define NEARLY ".34678912672195348198342567859761423426853791713924856961537284287419635345286179\n"

static const char *const events[] = { "object:announcement", "object:property-change:accessible-description" };
static const char *program;
static char *puzzle;                 /* a file */

static void
on_announcement (AtspiEvent *event, void *data)
{
  GString *heard = data;

  if (G_VALUE_HOLDS_STRING (&event->any_data))
    g_string_append_printf (heard, "%s\n", g_value_get_string (&event->any_data));
  g_boxed_free (ATSPI_TYPE_EVENT, event);
}

static AtspiEventListener *
listen (GString *heard)
{
  AtspiEventListener *listener = atspi_event_listener_new (on_announcement, heard, NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (events); i++)
    g_assert_true (atspi_event_listener_register (listener, events[i], NULL));
  return listener;
}

static void
expect (GString *heard, const char *pattern)
{
  int64_t end = g_get_monotonic_time () + READER_PATIENCE * G_USEC_PER_SEC;

  while (!g_pattern_match_simple (pattern, heard->str))
    {
      if (g_get_monotonic_time () > end)
        g_error ("“%s” was not said, but: %s", pattern, heard->str);
      reader_listen ();
      g_usleep (5000);
    }
}

static void
end_listening (AtspiEventListener *listener)
{
  for (size_t i = 0; i < G_N_ELEMENTS (events); i++)
    atspi_event_listener_deregister (listener, events[i], NULL);
  g_object_unref (listener);
}

static void
test_solved_is_said (void)
{
  g_autoptr(GString) heard = g_string_new (NULL);
  AtspiEventListener *listener;
  Reader *reader = reader_new (program, puzzle);
  g_autoptr(Node) cell = reader_cell (reader, 0);

  listener = listen (heard);
  reader_expect_name (reader, cell, "Row 1, column 1: empty");
  hands_press ("5");
  reader_expect_name (reader, cell, "Row 1, column 1: 5");
  expect (heard, "*Solved*");
  end_listening (listener);
  reader_free (reader);
}

/* Every few seconds of play; not from the start, where the first one ever is slow and tells each event. */
static void
test_play_is_summed_up (void)
{
  g_autoptr(GString) heard = g_string_new (NULL);
  AtspiEventListener *listener;
  Reader *reader = reader_new (program, NULL);
  g_autoptr(Node) title = NULL;

  hands_press ("alt+2");
  title = reader_need (reader, NULL, NULL, "Before the first step");
  listener = listen (heard);
  hands_press ("period");
  reader_expect_name (reader, title, "Guess 1 at row 1, column 1");
  expect (heard, "*Guess 1 at row 1, column 1. *");
  hands_press ("plus space");
  expect (heard, "*Event *, depth *Event *, depth *");
  g_string_truncate (heard, 0);
  hands_press ("space");
  expect (heard, "* at row *, column *. *");
  end_listening (listener);
  reader_free (reader);
}

static void
go_by_tab (Reader *reader, const char *to)
{
  enum { MOST = 60 };

  for (int n = 0; n < MOST; n++)
    {
      unsigned before = reader_focus_events (reader);
      g_autofree char *name = NULL;

      hands_press ("Tab");
      reader_await_focus_event (reader, before);
      name = reader_focus_name (reader);
      g_test_message ("%s", name);
      if (g_str_has_prefix (name, to))
        return;
    }
  g_error ("Tab does not come to “%s”", to);
}

static void
test_what_was_said_is_a_stop (void)
{
  g_autoptr(GString) heard = g_string_new (NULL);
  AtspiEventListener *listener;
  Reader *reader = reader_new (program, puzzle);
  g_autoptr(Node) cell = reader_cell (reader, 0), title = NULL;

  listener = listen (heard);
  reader_expect_name (reader, cell, "Row 1, column 1: empty");
  hands_press ("h");
  expect (heard, "*Hint. Look at *");
  go_by_tab (reader, "Look at ");
  end_listening (listener);
  hands_press ("alt+2");
  title = reader_need (reader, NULL, NULL, "Before the first step");
  hands_press ("period");
  reader_expect_name (reader, title, "Only 5 fits row 1, column 1");
  go_by_tab (reader, "Only 5 fits row 1, column 1");
  reader_free (reader);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  reader_allow_warnings ();
  program = argv[1];
  folder = g_dir_make_tmp ("setdoku-announce-XXXXXX", NULL);
  puzzle = g_build_filename (folder, "puzzle.txt", NULL);
  g_assert_true (g_file_set_contents (puzzle, NEARLY, -1, NULL));
  g_test_add_func ("/a11y/announce/solved", test_solved_is_said);
  g_test_add_func ("/a11y/announce/summed-up", test_play_is_summed_up);
  g_test_add_func ("/a11y/announce/what-was-said-is-a-stop", test_what_was_said_is_a_stop);
  result = g_test_run ();
  g_unlink (puzzle);
  g_rmdir (folder);
  g_free (puzzle);
  return result;
}
