/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-notation-core.c — what is written is read back, and nothing else is read. */
#include <glib.h>

#include "engine/core/houses.h"
#include "engine/core/notation.h"

static void
what_is_written_is_read_back (void)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++)
      {
        NotationText written = notation_placed (cell, digit);
        const char *text = written.text;
        int there = -1, number = -1;

        g_assert_true (notation_read_placed (&text, &there, &number));
        g_assert_cmpint (there, ==, cell);
        g_assert_cmpint (number, ==, digit);
        g_assert_cmpint (*text, ==, '\0');
      }

  for (int house = 0; house < N_HOUSES; house++)
    {
      NotationText written = notation_house (house);
      const char *text = written.text;
      int there = -1;

      g_assert_true (notation_read_house (&text, &there));
      g_assert_cmpint (there, ==, house);
      g_assert_cmpint (*text, ==, '\0');
    }

  g_assert_cmpstr (notation_cell (0).text, ==, "r1c1");
  g_assert_cmpstr (notation_cell (80).text, ==, "r9c9");
  g_assert_cmpstr (notation_placed (31, 7).text, ==, "r4c5=7");
  g_assert_cmpstr (notation_struck (31, 7).text, ==, "r4c5<>7");
  g_assert_cmpstr (notation_house (HOUSE_COLUMNS + 3).text, ==, "column4");
}

static void
nonsense_is_not_taken (void)
{
  static const char *const nonsense[] = { "", "r", "r4", "r4c", "r0c1", "r1c0", "R4c5", " r4c5", "r-1c5", "r 4c5", "c4r5", "row", "row0" };
  static const char *const no_digit[] = { "r4c5", "r4c5=", "r4c5=0", "r4c5<>7" };

  for (size_t i = 0; i < G_N_ELEMENTS (nonsense); i++)
    {
      const char *text = nonsense[i];
      int cell = -1, house = -1;

      g_assert_false (notation_read_cell (&text, &cell));
      g_assert_false (notation_read_house (&text, &house));
      g_assert_false (notation_read_placed (&text, &cell, &house));
      g_assert_true (text == nonsense[i] && cell == -1 && house == -1);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (no_digit); i++)
    {
      const char *text = no_digit[i];
      int cell = -1, digit = -1;

      g_assert_false (notation_read_placed (&text, &cell, &digit));
      g_assert_true (text == no_digit[i] && cell == -1 && digit == -1);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/what-is-written-is-read-back", what_is_written_is_read_back);
  g_test_add_func ("/notation/nonsense-is-not-taken", nonsense_is_not_taken);
  return g_test_run ();
}
