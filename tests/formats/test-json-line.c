/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-json-line.c — what is written is what json-glib reads again. */
#include <string.h>

#include "formats/json-line.h"
#include "formats/json-text.h"

static void
expect_line (const GString *text, const char *expected)
{
  g_autoptr (JsonParser) parser = json_parser_new ();

  g_assert_cmpstr (text->str, ==, expected);
  g_assert_true (json_parser_load_from_data (parser, text->str, -1, NULL));
}

static void
commas_stand_where_they_are_due (void)
{
  g_autoptr (GString) text = g_string_new ("{}\n");

  json_line_open (text, NULL, '{');
  json_line_open (text, "empty", '[');
  json_line_close (text, ']');
  json_line_open (text, "objects", '[');
  for (int i = 0; i < 2; i++)
    {
      json_line_open (text, NULL, '{');
      json_line_bool (text, "last", i == 1);
      json_line_null (text, "none");
      json_line_close (text, '}');
    }
  json_line_close (text, ']');
  json_line_string (text, "bracket", "[");
  json_line_string (text, "none", NULL);
  json_line_end (text);
  g_string_erase (text, 0, 3);
  expect_line (text, "{\"empty\":[],\"objects\":[{\"last\":false,\"none\":null},{\"last\":true,\"none\":null}],"
                     "\"bracket\":\"[\",\"none\":null}\n");
}

static void
figures_are_numbers (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  json_line_open (text, NULL, '{');
  json_line_number (text, "least", G_MININT64);
  json_line_count (text, "most", G_MAXUINT64);
  json_line_count (text, "zero", 0);
  json_line_tenths (text, "er", 119);
  json_line_real (text, "mean", 2.346, 2);
  json_line_digits (text, "digits", digits_of (1) | digits_of (9));
  json_line_digits (text, "no_digits", DIGITS_NONE);
  json_line_end (text);
  g_assert_cmpstr (text->str, ==, "{\"least\":-9223372036854775808,\"most\":18446744073709551615,\"zero\":0,\"er\":11.9,"
                                  "\"mean\":2.35,\"digits\":[1,9],\"no_digits\":[]}\n");
}

static void
cells_are_notation (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  json_line_open (text, NULL, '{');
  json_line_cell (text, "cell", 31);
  json_line_words (text, "placed", "r4c5=7 r1c1=2");
  json_line_words (text, "struck", "");
  json_line_ascii (text, "puzzle", "123456789....", 11);
  json_line_end (text);
  expect_line (text, "{\"cell\":\"r4c5\",\"placed\":[\"r4c5=7\",\"r1c1=2\"],\"struck\":[],\"puzzle\":\"123456789..\"}\n");
}

/* Every byte at every place of a sequence, and what cannot be text. */
static void
any_string_comes_back_valid (void)
{
  for (int first = 1; first < 256; first++)
    for (int second = 0; second < 256; second++)
      {
        const char value[] = { 'a', (char) first, (char) second, '\0' };
        g_autoptr (GString) text = g_string_new (NULL);
        g_autoptr (JsonParser) parser = json_parser_new ();
        g_autofree char *valid = g_utf8_make_valid (value, -1);

        json_line_open (text, NULL, '{');
        json_line_string (text, "value", value);
        json_line_end (text);
        g_assert_true (g_utf8_validate (text->str, (gssize) text->len, NULL));
        for (gsize i = 0; i + 1 < text->len; i++)
          g_assert_false (g_ascii_iscntrl (text->str[i]));
        g_assert_true (json_parser_load_from_data (parser, text->str, -1, NULL));
        g_assert_cmpstr (json_object_get_string_member (json_node_get_object (json_parser_get_root (parser)), "value"), ==, valid);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/json-line/commas-stand-where-they-are-due", commas_stand_where_they_are_due);
  g_test_add_func ("/json-line/figures-are-numbers", figures_are_numbers);
  g_test_add_func ("/json-line/cells-are-notation", cells_are_notation);
  g_test_add_func ("/json-line/any-string-comes-back-valid", any_string_comes_back_valid);
  return g_test_run ();
}
